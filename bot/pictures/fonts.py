"""Lettering: the Inter typeface at any size and weight, and what it can show of a name typed by a user."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

__all__ = ["BOLD", "MEDIUM", "fitted", "font", "printable"]

MEDIUM = 560
BOLD = 760
ELLIPSIS = "…"
NO_CHARACTER = "\U0010ffff"  # assigned to nothing, so the typeface shows its sign for a missing glyph
OPTICAL = (14, 32)  # the typeface's own range of optical sizes


@cache
def _file() -> bytes:
    return (resources.files("fontpkg_inter") / "files" / "Inter[opsz,wght].ttf").read_bytes()


@lru_cache(maxsize=64)
def font(size: int, weight: int = MEDIUM) -> FreeTypeFont:
    """Return the typeface at a size in pixels and a weight from 100 to 900."""
    # the basic layout draws the same on every machine, with or without the shaping libraries
    face = ImageFont.truetype(BytesIO(_file()), max(size, 1), layout_engine=ImageFont.Layout.BASIC)
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


def fitted(text: str, face: FreeTypeFont, width: float) -> str:
    """Return the text, cut with an ellipsis if it is wider than `width` pixels."""
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
