"""The words that a game says in many of its texts: its actions and roles, which nothing names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping

_WORDS = """
    a about above across add africa after again all along already also always among an and
    another any anybody anything anywhere are as at away back be because been before behind
    below beside between both but by came can cannot comes come could does down each either else
    end ends even ever every everybody everything exactly few find finds first five for found
    four from full get gets give gives given goes going gone had half happen happens has have
    here her him his how into is it its just keep keeps kept know known last later least left
    less let lets lie lies like little long look looks made make makes many matter may means
    more most much must near nearest neither never new next nobody none nor not nothing now
    number off often old once one only onto or other others our out over own part place places
    put rest right round said same say says second see seven shall she short should six small so
    some somebody something soon stand stands still such take takes taken ten than that the
    their them themselves then there these they thing things third this those three through time
    to together told too top two under until up upon use used want was way ways well went were
    what when where whether which while who whose will with without word words worth would year
    yes yet you your yours yourself zero large great medium
"""
COMMON = frozenset(_WORDS.split())
"""English words that are no terms of any game."""
LEAST = 8
SHARE = 60
"""A term is said in at least so many texts, and in at least one of so many."""
_WORD = re.compile(r"(?<![\w’])[a-z]{3,}(?![\w’])")


def often(said: Iterable[str]) -> Mapping[str, int]:
    """The words of many texts that may be terms, the most frequent first, with how many say them.

    A plural counts as its word, where texts have that as well.
    """
    texts = tuple(said)
    counts = Counter(word for text in texts for word in {*_WORD.findall(text.lower())})
    merged: Counter[str] = Counter()
    for word, count in counts.items():
        merged[singular(word, counts)] += count
    floor = max(LEAST, len(texts) // SHARE)
    kept = [(word, n) for word, n in merged.items() if n >= floor and word not in COMMON]
    return dict(sorted(kept, key=lambda one: (-one[1], one[0])))


def singular(word: str, known: Container[str]) -> str:
    """The known word that another may be the plural of; else the word itself."""
    return next((one for one in _bases(word) if one in known), word)


def _bases(word: str) -> Iterator[str]:
    """What a word may be the plural, or the third person, of."""
    if word.endswith("ies"):
        yield f"{word[:-3]}y"
    if word.endswith(("ses", "xes", "ches", "shes")):
        yield word[:-2]
    if word.endswith("s") and not word.endswith("ss"):
        yield word[:-1]
