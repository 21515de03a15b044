"""All messages of one document in one language, for what only shows when they lie together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from forge.locale.languages import Language
from forge.locale.po import Catalogue
from forge.locale.review.aids import UNAIDED, Aids
from forge.locale.review.pair import Pair, pairs
from forge.locale.walk import Source


@dataclass(frozen=True, slots=True)
class Sheaf:
    """A document's texts and its catalogue, as it lies in ``file``, line by line."""

    file: str
    document: str
    sources: Mapping[str, Source]
    catalogue: Catalogue
    to: Language
    aids: Aids = field(default=UNAIDED, repr=False)
    lines: tuple[str, ...] = field(default=(), repr=False)

    def pairs(self) -> Iterator[Pair]:
        """Each text beside its translation, in the order of the content."""
        held = self.catalogue.by_id
        for ident, source in self.sources.items():
            if ident in held:
                yield from pairs(source, held[ident], self.to, self.aids)
