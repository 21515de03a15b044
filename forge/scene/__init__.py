"""The drawing model: values that say what is on a page, and nothing about any file format.

Six kinds of item: :class:`Path`, :class:`Words`, :class:`Picture`, :class:`Place`,
:class:`Clip` and :class:`Fade`.  Rectangles, lines and circles are paths made by the
functions in :mod:`forge.scene.shapes`.  Everything is frozen and hashable, so equal
scenes are one PDF form and one SVG symbol.  Coordinates are whole micrometres, x to the
right, y down, origin at the top left of the scene; art may lie outside (bleed).
Text arrives shaped: a backend never measures.
"""

from forge.scene.items import (
    Clip,
    Cluster,
    Fade,
    Item,
    Linear,
    Origin,
    Paint,
    Path,
    Picture,
    Place,
    Radial,
    Scene,
    Stop,
    Stroke,
    Words,
)
from forge.scene.page import Book, Bookmark, Page
from forge.scene.piece import Piece

__all__ = [
    "Book",
    "Bookmark",
    "Clip",
    "Cluster",
    "Fade",
    "Item",
    "Linear",
    "Origin",
    "Page",
    "Paint",
    "Path",
    "Picture",
    "Piece",
    "Place",
    "Radial",
    "Scene",
    "Stop",
    "Stroke",
    "Words",
]
