"""Who stands over and who under a platform's hex are both seen in the picture."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.motu.pictures import draw_field
from bot.motu.pictures.board import ASIDE
from bot.motu.pictures.layout import layout_of
from bot.motu.pictures.tokens import LOOKS
from engine.motu import judge

ANYTHING = {"type": "distance", "a": "A1", "b": "A1"}


def drawn(*figures: dict[str, object]) -> tuple[Image.Image, tuple[float, float], int]:
    """Return the picture of a field with a platform over E5, where that hex lies in it, and how wide a hex is."""
    field = {"size": [10, 8], "pieces": [{"id": "p1", "kind": "platform", "hexes": ["E5", "F5"]}]}
    position, _ = judge.read({"ruleset": "motu", "map": field, "figures": list(figures), "ask": ANYTHING})
    layout = layout_of(10, 8)
    return Image.open(BytesIO(draw_field(position))).convert("RGB"), layout.centre((4, 4)), layout.cell


def near(color: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Return whether two colours are about the same: the picture has few of them."""
    return all(abs(a - b) < 40 for a, b in zip(color, other, strict=True))


OVER = {"id": "a", "name": "A", "side": "masters", "at": "E5@p1"}
UNDER = {"id": "b", "name": "B", "side": "evil", "at": "E5"}


@pytest.mark.parametrize("figures", [(OVER, UNDER), (UNDER, OVER)])
def test_both_storeys_of_a_hex_are_seen(figures: tuple[dict[str, object], ...]) -> None:
    """The upper one to the upper left and the lower one to the lower right, each in its army's colour."""
    image, (x, y), cell = drawn(*figures)
    aside = cell * ASIDE
    for way, side in ((-1, "masters"), (1, "evil")):
        at = x + way * aside, y + way * aside
        seen = {
            image.getpixel((round(at[0] + dx), round(at[1] + dy)))
            for dx in range(-14, 15, 2)
            for dy in range(-14, 15, 2)
        }
        fills = sum(near(color, LOOKS[side].fill) for color in seen if isinstance(color, tuple))
        assert fills, side
