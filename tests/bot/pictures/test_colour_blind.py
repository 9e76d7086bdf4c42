"""Pictures as the colour-blind see them: sides, lines and terrain stay apart, and nothing is told by colour alone.

Dichromats' sight is simulated by the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A Physiologically-
based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics 15(6),
2009, table 1, on linear light. Contrast is that of WCAG 2.2, "contrast ratio": (lighter + 0.05) / (darker + 0.05).
"""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.canvas import tints
from bot.canvas.palette import BLACK, BORDERS, LOOKS, THEMES, WHITE, Color, ThemeName
from bot.motu.pictures.tokens import LOOKS as ARMIES

SIGHTS = {
    "everybody": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
LETTERING = 4.5  # WCAG 2.2, 1.4.3: text against its ground
GRAPHICS = 3.0  # WCAG 2.2, 1.4.11: what is needed to understand a picture
PLAYING = ("red", "blue", "green", "yellow")
OUTLINED = ("clear", "hindered", "blocked", "path")  # strokes of lines and ways, drawn with a black rim


def _linear(channel: float) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def seen(color: Color, sight: str) -> tuple[float, float, float]:
    """Return a colour in linear light as somebody sees it."""
    light = [_linear(channel) for channel in color]
    red, green, blue = (
        min(max(sum(share * one for share, one in zip(row, light, strict=True)), 0.0), 1.0) for row in SIGHTS[sight]
    )
    return red, green, blue


def luminance(color: Color, sight: str) -> float:
    """Return the relative luminance of WCAG."""
    red, green, blue = seen(color, sight)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color, sight: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, lighter = sorted((luminance(one, sight), luminance(other, sight)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_is_the_known_one() -> None:
    """Black on white is 21 to 1 for everybody; pure red and green are nearer to each other for the red-green blind."""
    black, white, red, green = (0, 0, 0), (255, 255, 255), (255, 0, 0), (0, 128, 0)
    assert all(contrast(black, white, sight) == pytest.approx(21, abs=0.05) for sight in SIGHTS)
    ordinary, deuteranope = (
        sum(abs(a - b) for a, b in zip(seen(red, s), seen(green, s), strict=True))
        for s in ("everybody", "deuteranopia")
    )
    assert deuteranope < ordinary / 2


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("look", [*LOOKS.values(), *ARMIES.values()], ids=[*LOOKS, *ARMIES])
def test_the_lettering_of_every_side_is_read(look: object, sight: str) -> None:
    """A name stands out from its side's ground, and so does the ring that tells the side."""
    assert contrast(look.fill, look.ink, sight) >= LETTERING  # type: ignore[attr-defined]
    assert contrast(look.fill, look.ring, sight) >= GRAPHICS  # type: ignore[attr-defined]


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_two_sides_of_most_games_differ_in_lightness(sight: str) -> None:
    """Red and blue, and the two armies of Battleground, differ by lightness whatever colours are seen."""
    assert contrast(LOOKS["red"].fill, LOOKS["blue"].fill, sight) >= GRAPHICS
    assert contrast(ARMIES["masters"].fill, ARMIES["evil"].fill, sight) >= GRAPHICS


def test_no_two_sides_differ_by_colour_alone() -> None:
    """Of the sides that players take each has another pattern of its ring."""
    assert len({LOOKS[side].pattern for side in PLAYING}) == len(PLAYING)
    assert len({look.pattern for look in ARMIES.values()}) == len(ARMIES)
    for one, other in combinations(LOOKS.values(), 2):
        same = one.pattern == other.pattern
        assert not same or all(contrast(one.fill, other.fill, sight) >= GRAPHICS for sight in SIGHTS)


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("name", THEMES)
def test_lines_are_seen_on_every_ground(name: ThemeName, sight: str) -> None:
    """A line has a black rim: its colour stands out from the rim, so that it is seen on red ground, too."""
    theme = THEMES[name]
    for kind in OUTLINED:
        assert contrast(getattr(theme, kind), BLACK, sight) >= GRAPHICS, kind
    assert contrast(theme.ink, theme.page, sight) >= LETTERING


@pytest.mark.parametrize("sight", SIGHTS)
def test_black_or_white_stands_out_from_every_border(sight: str) -> None:
    """The boundary lines of printed maps, the red of elevated terrain too: black or white is seen on each of them."""
    for first, second in BORDERS.values():
        for border in (first, second):
            assert max(contrast(border, BLACK, sight), contrast(border, WHITE, sight)) >= GRAPHICS


def test_no_tint_is_told_by_colour_alone() -> None:
    """Every kind of tinted square that may stand beside another of its colour has a pattern of its own."""
    theme = THEMES["dark"]
    patterned = {kind: pattern for kind, pattern in tints.PATTERNS.items() if pattern is not None}
    assert set(tints.PATTERNS) - set(patterned) == {"fog"}
    for one, other in combinations(("clear", "hindered", "blocked", "reach", "range"), 2):
        assert patterned[one] != patterned[other]
        assert tints._color(theme, one) != tints._color(theme, other)
