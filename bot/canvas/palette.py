"""Colours: the two themes, the colours of the borders on printed maps, and how each side's figures look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

__all__ = [
    "BLACK",
    "BORDERS",
    "DARK",
    "LIGHT",
    "THEMES",
    "WHITE",
    "Color",
    "Pattern",
    "SideLook",
    "Theme",
    "ThemeName",
    "side_looks",
]

Color = tuple[int, int, int]
ThemeName = Literal["dark", "light"]
Pattern = Literal["solid", "dashed", "double", "dotted", "long", "plain"]

BLACK: Color = (12, 12, 14)
WHITE: Color = (255, 255, 255)


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme. `ground` is level 1; `rise` is added for each level above it."""

    page: Color
    ink: Color
    quiet: Color
    ground: Color
    inside: Color
    rise: Color
    grid: Color
    hindering: Color
    hindering_hatch: Color
    blocking: Color
    blocking_hatch: Color
    water: Color
    water_hatch: Color
    level: Color
    clear: Color
    hindered: Color
    blocked: Color
    path: Color
    range: Color
    close: Color
    fog: Color
    fog_veil: int  # of 255: how much of a square the fog covers

    @property
    def is_dark(self) -> bool:
        """Whether light lettering stands on a dark page."""
        return sum(self.page) < sum(self.ink)


DARK = Theme(
    page=(30, 31, 34),
    ink=(240, 241, 244),
    quiet=(168, 172, 182),
    ground=(66, 70, 78),
    inside=(82, 80, 70),
    rise=(26, 16, 14),
    grid=(104, 109, 118),
    hindering=(38, 82, 52),
    hindering_hatch=(78, 140, 92),
    blocking=(92, 62, 38),
    blocking_hatch=(158, 112, 72),
    water=(28, 72, 124),
    water_hatch=(88, 154, 222),
    level=(255, 138, 128),
    clear=(72, 226, 140),
    hindered=(255, 204, 64),
    blocked=(255, 82, 82),
    path=(120, 214, 255),
    range=(196, 160, 255),
    close=(255, 158, 74),
    fog=(8, 9, 12),
    fog_veil=128,
)
LIGHT = Theme(
    page=(255, 255, 255),
    ink=(24, 26, 30),
    quiet=(92, 96, 104),
    ground=(240, 237, 228),
    inside=(250, 243, 208),
    rise=(-12, -24, -26),
    grid=(186, 182, 170),
    hindering=(198, 230, 200),
    hindering_hatch=(104, 170, 112),
    blocking=(214, 184, 152),
    blocking_hatch=(150, 104, 64),
    water=(186, 218, 248),
    water_hatch=(70, 136, 212),
    level=(178, 22, 22),
    clear=(0, 158, 82),
    hindered=(240, 160, 0),
    blocked=(238, 58, 62),
    path=(0, 112, 190),
    range=(118, 64, 200),
    close=(208, 84, 0),
    fog=(74, 76, 88),
    fog_veil=130,
)
THEMES: Mapping[ThemeName, Theme] = {"dark": DARK, "light": LIGHT}

# The boundary lines of printed maps (15.1c, 15.4, 15.6, 16.2 to 16.6): the same in both themes.
BORDERS: Mapping[str, tuple[Color, Color]] = {
    "hindering": ((24, 138, 58), WHITE),  # green and white, checkered
    "blocking": ((126, 74, 30), (176, 112, 56)),
    "water": ((30, 120, 232), (30, 120, 232)),
    "elevated": ((226, 32, 38), (226, 32, 38)),
    "indoor": ((250, 208, 20), (250, 208, 20)),
    "start": ((178, 92, 240), (178, 92, 240)),
    "orange": ((244, 130, 20), (244, 130, 20)),
}


@dataclass(frozen=True, slots=True)
class SideLook:
    """How one side's figures look. Lightness and ring tell sides apart where hue does not."""

    fill: Color
    ink: Color
    ring: Color
    pattern: Pattern


NEUTRAL = SideLook((128, 130, 136), WHITE, (230, 230, 232), "plain")
LOOKS: Mapping[str, SideLook] = {
    "red": SideLook((190, 24, 36), WHITE, WHITE, "solid"),
    "blue": SideLook((216, 232, 255), (12, 42, 128), (20, 74, 200), "dashed"),
    "green": SideLook((14, 92, 48), WHITE, (190, 255, 206), "double"),
    "yellow": SideLook((255, 226, 92), (60, 40, 0), (120, 84, 0), "dotted"),
    "purple": SideLook((92, 34, 140), WHITE, (236, 206, 255), "long"),
    "orange": SideLook((255, 190, 128), (94, 38, 0), (150, 62, 0), "long"),
    "black": SideLook((30, 30, 34), WHITE, (190, 190, 196), "dotted"),
    "white": SideLook((250, 250, 250), BLACK, (70, 70, 76), "double"),
}


def side_looks(sides: Iterable[str]) -> dict[str, SideLook]:
    """Return the look of each side: a side named as a colour takes it, the others what is left, in order.

    >>> looks = side_looks(["Ana", "red", "Luis"])
    >>> looks["red"].pattern, looks["Ana"].pattern, looks["Luis"].pattern
    ('solid', 'dashed', 'double')
    """
    ordered = list(dict.fromkeys(sides))
    looks = {side: LOOKS[side.lower()] for side in ordered if side.lower() in LOOKS}
    taken = {side.lower() for side in looks}
    left = [look for name, look in LOOKS.items() if name not in taken] or list(LOOKS.values())
    others = [side for side in ordered if side not in looks and side]
    looks |= {side: left[index % len(left)] for index, side in enumerate(others)}
    return looks | ({"": NEUTRAL} if "" in ordered else {})
