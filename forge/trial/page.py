"""A trial as one HTML page that needs nothing else: figures, tables and plots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from forge import write as writer
from forge.finding import counted
from forge.trial.ask import Trial
from forge.trial.plots import Plot, plots
from forge.trial.summary import Summary
from forge.trial.table import as_text, percent, players
from forge.trial.told import heading

STYLE = """
body{font:16px/1.5 Georgia,'Noto Serif',serif;color:#33261b;background:#fbf6ea;margin:0 auto;
max-width:62rem;padding:2rem 1.2rem}
h1{font-size:2rem;margin:0}h2{margin:2.2rem 0 .4rem;border-bottom:1px solid #c9b48a}
p.sub{margin:.2rem 0 1rem;color:#6b5a45}
table{border-collapse:collapse;margin:.6rem 0}td,th{padding:.15rem .8rem .15rem 0;text-align:left;
vertical-align:top}td.n{text-align:right;font-variant-numeric:tabular-nums}
figure{margin:1rem 0}figure svg{max-width:100%;height:auto}figcaption{color:#6b5a45;font-size:.9rem}
pre{overflow-x:auto;background:#f3ead4;padding:1rem;font-size:.85rem}
.verdict{display:inline-block;padding:0 .5rem;border-radius:.3rem;background:#e5d8b5}
""".strip()


def write(trials: Sequence[Trial], path: Path) -> None:
    """Writes the page of some trials, whole or not at all."""
    writer.file(path, page(trials).encode())


def page(trials: Sequence[Trial]) -> str:
    """The page as text: HTML 5 without scripts and without links to anywhere."""
    title = f"{trials[0].opened.game.id}: simulated games" if trials else "simulated games"
    body = "\n".join(line for one in trials for line in _trial(one))
    full = escape(as_text(trials))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title>"
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{STYLE}</style></head><body>\n{body}\n<h2>All figures</h2>\n"
        f"<pre>{full}</pre>\n</body></html>\n"
    )


def _trial(trial: Trial) -> Iterator[str]:
    head, found = heading(trial), trial.summary
    yield f"<h1>{escape(str(head['game']))} · {escape(str(head['edition']))}</h1>"
    yield (
        f'<p class="sub">{counted(found.games, "game")} of {counted(head["players"], "player")}'
        f" ({escape(players(head['policies']))}), seed {head['seed']},"
        f" at most {found.limit} turns, content {head['content_hash'][:10]}, {head['made_by']}</p>"
    )
    yield from _wins(found)
    for plot in plots(trial, found):
        yield _figure(plot)
    yield from _rules(found)


def _wins(found: Summary) -> Iterator[str]:
    yield "<h2>Who wins</h2><table>"
    if found.together.n:
        yield f'<tr><td>all together</td><td class="n">{percent(found.together)}</td></tr>'
    else:
        yield from _shares(found)
    yield f'<tr><td>unfinished</td><td class="n">{percent(found.unfinished)}</td></tr></table>'


def _shares(found: Summary) -> Iterator[str]:
    for seat, each in enumerate(found.seats, 1):
        yield f'<tr><td>seat {seat}</td><td class="n">{percent(each)}</td></tr>'
    yield f'<tr><td>seats</td><td><span class="verdict">{found.seats_fair}</span></td></tr>'
    if len(found.starts) < 2:
        return
    for name, each in found.starts.items():
        yield f'<tr><td>start {escape(name)}</td><td class="n">{percent(each)}</td></tr>'
    yield f'<tr><td>starts</td><td><span class="verdict">{found.starts_fair}</span></td></tr>'


def _figure(plot: Plot) -> str:
    return (
        f"<h2>{escape(plot.title)}</h2><figure>{plot.svg}"
        f"<figcaption>{escape(plot.caption)}</figcaption></figure>"
    )


def _rules(found: Summary) -> Iterator[str]:
    yield "<h2>Rules that fired</h2><table><tr><th>rule</th><th>times</th><th>games</th></tr>"
    for one in found.fired:
        if one.rule not in found.silent:
            yield (
                f'<tr><td>{escape(one.rule)}</td><td class="n">{one.times}</td>'
                f'<td class="n">{percent(one.games)}</td></tr>'
            )
    yield "</table>"
    if found.never:
        yield f"<p>Never fired: {escape(', '.join(found.never))}.</p>"
    if found.silent:
        yield f"<p>About board and parts: {escape(', '.join(found.silent))}.</p>"
