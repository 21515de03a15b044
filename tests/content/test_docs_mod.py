"""The mod in docs/modding.md is one that can be laid."""

import re
from pathlib import Path

from forge.content.project import open_game

CHECKOUT = Path(__file__).parents[2]


def test_the_mod_of_the_documentation_can_be_laid_over_its_game(tmp_path):
    text = (CHECKOUT / "docs" / "modding.md").read_text(encoding="utf-8")
    (example, *_) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    path = tmp_path / "mod.yaml"
    path.write_text(example, encoding="utf-8")
    found = open_game(CHECKOUT / "content" / "star-of-africa", [path])
    points = {point["id"]: point["name"] for point in found.data["board"]["points"]}
    assert points["kufra"] == "Kufra Oasis"
    assert "bir-tawil" in points
    assert set(found.dropped) == {"board.links.land-cairo-khartoum"}
