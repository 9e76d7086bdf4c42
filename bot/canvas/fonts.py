"""Lettering: the Inter typeface at any size and weight, and what it can show of a name typed by a user."""

from __future__ import annotations

import atexit
import unicodedata
from contextlib import ExitStack
from functools import cache, lru_cache
from importlib import resources

from PIL import Image, ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

__all__ = ["BOLD", "MEDIUM", "fitted", "font", "length", "prepare", "printable", "write"]

Color = tuple[int, int, int]

MEDIUM = 560
BOLD = 760
ELLIPSIS = "…"
NO_CHARACTER = "\U0010ffff"  # assigned to nothing, so the typeface shows its sign for a missing glyph
OPTICAL = (14, 32)  # the typeface's own range of optical sizes


@cache
def _file() -> str:
    """Return the path of the typeface: a file is read where letters need it, bytes would be copied for each size."""
    until_the_end = ExitStack()
    atexit.register(until_the_end.close)
    packed = resources.files("fontpkg_inter") / "files" / "Inter[opsz,wght].ttf"
    return str(until_the_end.enter_context(resources.as_file(packed)))


def prepare() -> None:
    """Read the typeface, and write a letter in each weight: else the first picture of a process waits for it."""
    for weight in (MEDIUM, BOLD):
        _lettering("A", OPTICAL[1], weight, "mm", 0)


@lru_cache(maxsize=64)
def font(size: int, weight: int = MEDIUM) -> FreeTypeFont:
    """Return the typeface at a size in pixels and a weight from 100 to 900."""
    # the basic layout draws the same on every machine, with or without the shaping libraries
    face = ImageFont.truetype(_file(), max(size, 1), layout_engine=ImageFont.Layout.BASIC)
    face.set_variation_by_axes([min(max(size, OPTICAL[0]), OPTICAL[1]), weight])
    return face


@lru_cache(maxsize=4096)
def _has_glyph(character: str) -> bool:
    face = font(16)
    shown, missing = face.getmask(character), face.getmask(NO_CHARACTER)
    return shown.size != missing.size or bytes(shown) != bytes(missing)


def printable(text: str) -> str:
    r"""Return what the typeface can show of a text, on one line; empty if it can show nothing.

    Decorated letters become plain ones; emoji, marks stacked on letters and control characters are left out.

    >>> printable("  Captain\n\U0001f9b8 𝗡𝗼𝘃𝗮 ")
    'Captain Nova'
    """
    plain = unicodedata.normalize("NFKC", text)
    shown = (c if c.isascii() or _drawable(c) else "" for c in plain if c.isprintable() or c.isspace())
    return " ".join("".join(shown).split())


def _drawable(character: str) -> bool:
    return character.isspace() or (not unicodedata.combining(character) and _has_glyph(character))


@lru_cache(maxsize=4096)
def length(text: str, size: int, weight: int = MEDIUM) -> float:
    """Return how wide a text is, in pixels."""
    return font(size, weight).getlength(text)


# a variable typeface is slow to draw, and the same names come back in every picture of a game
@lru_cache(maxsize=2048)
def _lettering(text: str, size: int, weight: int, anchor: str, stroke: int) -> tuple[Image.Image, int, int]:
    """Return a text as a mask, and where its top left corner lies from the anchor."""
    face = font(size, weight)
    left, top, right, bottom = (round(side) for side in face.getbbox(text, anchor=anchor, stroke_width=stroke))
    mask = Image.new("L", (max(right - left, 1) + 2, max(bottom - top, 1) + 2))
    draw = ImageDraw.Draw(mask)
    draw.text((1 - left, 1 - top), text, font=face, fill=255, anchor=anchor, stroke_width=stroke)
    return mask, left - 1, top - 1


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    weight: int,
    color: Color,
    *,
    anchor: str = "mm",
    around: Color | None = None,
    stroke: int = 0,
) -> None:
    """Write a text on an image, `around` it a stroke of that colour if one is given."""
    for fill, width in ((around, stroke), (color, 0)):
        if fill is not None:
            mask, left, top = _lettering(text, size, weight, anchor, width)
            image.paste(fill, (round(at[0]) + left, round(at[1]) + top), mask)


@lru_cache(maxsize=4096)
def fitted(text: str, size: int, weight: int, width: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than `width` pixels."""
    face = font(size, weight)
    if face.getlength(text) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if face.getlength(text[:middle].rstrip() + ELLIPSIS) <= width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + ELLIPSIS
