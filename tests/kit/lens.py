"""Look at a part of a PDF page to a fraction of a pixel: lengths in mm, y down, grey or colour."""

import ctypes

import numpy as np
import pypdfium2.raw as pdfium_c

PT = 72 / 25.4  # points in a millimetre


class Window:
    """A rectangle of a page, mm from its top left corner."""

    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height

    @classmethod
    def of(cls, page, box):
        """A page box in PDF points (y up) as a window."""
        left, bottom, right, top = box
        high = page.get_height()
        return cls(left / PT, (high - top) / PT, (right - left) / PT, (top - bottom) / PT)


def look(page, window, dots, mirror=""):
    """The pixels of a window at ``dots`` per mm, as an array of height x width x RGB.

    ``mirror`` turns the page over first: "x" about its upright middle, "y" about its level one.
    """
    wide, high = round(window.width * dots), round(window.height * dots)
    bitmap = pdfium_c.FPDFBitmap_Create(wide, high, 0)
    pdfium_c.FPDFBitmap_FillRect(bitmap, 0, 0, wide, high, 0xFFFFFFFF)
    scale = dots / PT
    a, d = (-scale if mirror == "x" else scale), (-scale if mirror == "y" else scale)
    e = -window.x * dots + (page.get_width() * scale if mirror == "x" else 0)
    f = -window.y * dots + (page.get_height() * scale if mirror == "y" else 0)
    matrix = pdfium_c.FS_MATRIX(a, 0, 0, d, e, f)
    clip = pdfium_c.FS_RECTF(0, 0, wide, high)
    pdfium_c.FPDF_RenderPageBitmapWithMatrix(bitmap, page.raw, matrix, clip, 0)
    size = pdfium_c.FPDFBitmap_GetStride(bitmap) * high
    data = ctypes.string_at(pdfium_c.FPDFBitmap_GetBuffer(bitmap), size)
    pdfium_c.FPDFBitmap_Destroy(bitmap)
    rows = np.frombuffer(data, np.uint8).reshape(high, -1, 4)
    return rows[:, :wide, 2::-1].astype(int)


def whole(page):
    """The whole page as a window."""
    return Window(0, 0, page.get_width() / PT, page.get_height() / PT)


def inked(pixels):
    """Which pixels are not white."""
    return pixels.min(axis=2) < 250
