"""The chart of odds: bars as long as their chances, told apart without colour, in both themes."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.canvas.palette import THEMES, Color
from bot.heroclix.pictures import ThemeName
from bot.heroclix.pictures.chart import LABEL, PAD, SHARE, WIDTH, draw_chart
from bot.heroclix.pictures.panels import Bar, Panel

FULL = WIDTH - 2 * PAD - LABEL - SHARE  # pixels of a bar for a certainty


def drawn(*bars: Bar, theme: ThemeName = "dark") -> Image.Image:
    """The picture of one panel."""
    return Image.open(BytesIO(draw_chart([Panel("Rook", "Needed 7", bars)], theme=theme))).convert("RGB")


def near(pixel: object, color: Color) -> bool:
    """Whether a pixel has a colour, the palette's rounding apart."""
    assert isinstance(pixel, tuple)
    return all(abs(a - b) < 12 for a, b in zip(pixel, color, strict=True))


def longest(image: Image.Image, color: Color) -> int:
    """The most pixels of a colour in one line."""
    pixels = image.load()
    assert pixels is not None
    return max(sum(near(pixels[x, y], color) for x in range(image.width)) for y in range(0, image.height, 3))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 1.0])
def test_a_bar_is_as_long_as_its_chance(share: float, theme: ThemeName) -> None:
    """Its coloured pixels are the share of the whole length, to a pixel or two."""
    image = drawn(Bar("3 clicks", share, "x"), theme=theme)
    assert abs(longest(image, THEMES[theme].path) - share * FULL) <= 2


def test_the_least_chance_is_still_seen() -> None:
    """One in a million has a sliver, nothing has none."""
    assert longest(drawn(Bar("9", 1e-6, "x")), THEMES["dark"].path) > 0
    assert longest(drawn(Bar("9", 0, "x")), THEMES["dark"].path) == 0


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_a_ko_is_striped(theme: ThemeName) -> None:
    """Its bar is broken by stripes, so that it differs from plain clicks in grey too."""
    plain, ko = (drawn(Bar("2", 0.8, "x", kind), theme=theme).convert("L") for kind in ("clicks", "ko"))

    def changes(image: Image.Image) -> int:
        y = image.height - PAD - 28  # through the middle of the only bar
        line = [image.getpixel((x, y)) for x in range(PAD + LABEL + 6, PAD + LABEL + FULL // 2)]
        return sum(abs(a - b) > 40 for a, b in pairwise(line))  # type: ignore[operator]

    assert changes(plain) == 0
    assert changes(ko) > 10


def test_every_panel_adds_its_bars() -> None:
    """Two panels are as wide as one, and as high as both with a gap."""
    bars = (Bar("0", 0.5, "50%", "none"), Bar("1", 0.5, "50%"))
    one = Image.open(BytesIO(draw_chart([Panel("A", "n", bars)])))
    two = Image.open(BytesIO(draw_chart([Panel("A", "n", bars), Panel("B", "n", bars)])))
    assert (one.width, two.width) == (WIDTH, WIDTH)
    assert two.height > 1.8 * one.height - 2 * PAD


def test_the_same_chart_is_the_same_bytes() -> None:
    """Nothing of chance is in it; a name that cannot be drawn does no harm."""
    panel = Panel("\U0001f9b8\n", "", (Bar("0", 1, "100%", "none"),))
    assert draw_chart([panel]) == draw_chart([panel])
