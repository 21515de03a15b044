"""Checks of translations: each looks at an English text beside what a language says for it."""

from forge.locale.review.engine import Remark, Review, review, reviewed, reviews
from forge.locale.review.pair import Pair, pairs
from forge.locale.review.sheaf import Sheaf

__all__ = ["Pair", "Remark", "Review", "Sheaf", "pairs", "review", "reviewed", "reviews"]
