"""What the lines of fire keep with a board and its terrain, for as long as those last: the shapes alone.

`lines/` makes and reads them; the ground holds them, so that a move of one figure forgets little.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, Protocol

from engine.grid import Lines, Sides
from engine.heroclix.position import Figure
from engine.message import Message
from engine.ruling import Step

__all__ = ["BARS", "HINDERS", "Culprit", "End", "Field", "Finding", "Obstacles", "Seen", "Told"]

BARS, HINDERS = "bars", "hinders"  # facts of the steps that say what blocks a line, and what hinders it


class End(NamedTuple):
    """A figure at one end of lines, whatever the other end: what of it tells sights apart.

    `draws` and `aimed` are the flags that it brings to lines from and to it; those of both ends of a line,
    joined, are the flags of its sight. `square` is -1 for a larger base, which has several.
    """

    figure: Figure
    square: int
    draws: int
    aimed: int
    opens: bool
    stealth: bool


class Obstacles(NamedTuple):
    """What the terrain does to lines whose lower end is on one level, whoever stands where.

    `fixed` blocks by itself and `murk` hinders by itself, `shut` and `unclear` are the sides of corner points
    that do either; all packed. `ends[square]` says what the ground of a target's own square does.
    """

    fixed: int
    murk: int
    shut: Sides
    unclear: Sides
    ends: bytes


class Field:
    """All that counts for lines whose lower end is on one level: what blocks, what hinders on the way, and the ends.

    `hindering` is -1 until `hinder` makes it.
    """

    __slots__ = ("_figures", "_ground", "_lines", "blocking", "ends", "hindering")

    def __init__(self, lines: Lines, ground: Obstacles, figures: int) -> None:
        self._lines, self._ground, self._figures = lines, ground, figures
        self.blocking = lines.spared(ground.fixed | figures | lines.shut(ground.shut, figures))
        self.ends = ground.ends
        self.hindering = -1 if ground.murk else 0

    def hinder(self) -> int:
        """Return what hinders on the way."""
        if self.hindering < 0:
            ground = self._ground
            self.hindering = self._lines.spared(ground.murk | self._lines.shut(ground.unclear, self._figures))
        return self.hindering


class Seen(Protocol):
    """One board as lines of one sight see it."""

    def judge(self, a: int, b: int) -> int:
        """Return how clear the line from the centre of square `a` to that of `b` is."""
        ...

    def field(self, one: int, other: int) -> Field:
        """Return what counts for lines between squares of two levels."""
        ...


class Culprit(NamedTuple):
    """What blocks or hinders a line: a square or an edge by its name, a figure by its id, and the message that says so.

    `at_corner`: as a side of a corner point, of which the less restricted one counts (16.8b).
    """

    kind: Literal["square", "edge", "figure"]
    name: str
    why: Message
    squares: tuple[int, ...]
    at_corner: bool = False


class Finding:
    """What one thing on the way did to the line; `beside` is what bars the worse side of a corner that it passes."""

    __slots__ = ("beside", "blocks", "hinders", "steps")

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.blocks: list[Culprit] = []
        self.hinders: list[Culprit] = []
        self.beside: list[Culprit] = []

    def add(self, other: Finding) -> None:
        """Take in what another thing on the way did."""
        self.steps += other.steps
        self.blocks += other.blocks
        self.hinders += other.hinders

    @property
    def state(self) -> int:
        """0 clear, 1 hindered, 2 blocked."""
        return 2 if self.blocks else 1 if self.hinders else 0


Told = tuple[dict[int, Finding], dict[tuple[int, int], Finding]]  # of squares and of walls
