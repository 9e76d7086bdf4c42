"""Lines of every offset judged from all squares at once: a packed set moved to every place that a line meets.

Lines that begin alike share what they have met so far, and a line that passes the middle of a square is two
lines, one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product, takewhile
from math import gcd
from typing import NamedTuple

from engine.grid.lines import BITS, SQUARE, Lines

__all__ = ["Sweep"]


class Leg(NamedTuple):
    """The lines of one offset that pass no square's middle.

    `step` is the number of a line's last square less that of its first. `things` are the kinds and places of what it
    meets, with a row to spare, less the first `shared`, which the leg before it meets too.
    """

    offset: int
    step: int
    shared: int
    things: tuple[tuple[int, int], ...]


class Relay(NamedTuple):
    """The lines of one offset that are lines of the offset `part` one after the other, `change` squares apart."""

    offset: int
    step: int
    part: int
    change: int


class Sweep:
    """The lines of every offset from a square to one with a higher number.

    >>> lines = Lines.of(16, 16)
    >>> met = Sweep.of(16, 16).crossed(lines.spared(1 << BITS))  # square B1
    >>> [met[lines.key[2]] >> square & 1 for square in (0, 1)]
    [1, 0]
    """

    def __init__(self, lines: Lines) -> None:
        self._columns = columns = lines.columns
        self._relays = []
        primitive = []
        for down, across in product(range(lines.rows), range(1 - columns, columns)):
            if (down, across) <= (0, 0):
                continue
            offset, step, times = down * (2 * columns - 1) + across, down * columns + across, gcd(down, across)
            if times == 1:
                primitive.append((_things(lines, step, across), offset, step))
            else:
                self._relays.append(Relay(offset, step, offset // times, step // times))
        self._legs = list(_legs(sorted(primitive)))
        self._longest = max((leg.shared + len(leg.things) for leg in self._legs), default=0)

    @staticmethod
    @lru_cache(maxsize=4)
    def of(columns: int, rows: int) -> Sweep:
        """Return the shared sweep of boards of this size."""
        return Sweep(Lines.of(columns, rows))

    def steps(self) -> Iterator[tuple[int, int]]:
        """Yield every offset, with the number of a line's last square less that of its first."""
        for leg in self._legs:
            yield leg.offset, leg.step
        for relay in self._relays:
            yield relay.offset, relay.step

    def crossed(self, spared: int) -> dict[int, int]:
        """Return for every offset from which squares such a line meets something of a packed set with a row to spare.

        The squares are plain sets, of which lines that leave the board mean nothing.
        """
        if not spared:
            return {offset: 0 for offset, _ in self.steps()}
        found: dict[int, int] = {}
        kinds = _kinds(spared)
        squares = kinds[SQUARE] >> self._columns
        so_far = [0] * (self._longest + 1)  # what a leg has met after so many things
        for offset, _, shared, things in self._legs:
            met = so_far[shared]
            for number, (kind, place) in enumerate(things, shared + 1):
                met |= kinds[kind] >> place
                so_far[number] = met
            found[offset] = met
        for offset, _, part, change in self._relays:
            found[offset] = found[part] | (squares | found[offset - part]) >> change
        return found


def _kinds(packed: int) -> list[int]:
    """Return a packed set as one plain set for each kind of thing.

    >>> _kinds(0b10001_00001)
    [3, 0, 0, 0, 2]
    """
    digits = f"{packed:b}"[::-1]
    return [int(digits[kind::BITS][::-1] or "0", 2) for kind in range(BITS)]


def _things(lines: Lines, step: int, across: int) -> list[tuple[int, int]]:
    """Return the kinds and places of what a line meets, in order."""
    first = max(0, -across)
    spare = lines.columns - first
    return [(kind, spare + square) for square, kind in lines.among(first, first + step, -1)]


def _legs(lines: list[tuple[list[tuple[int, int]], int, int]]) -> Iterator[Leg]:
    """Yield lines, sorted by what they meet, as legs."""
    before: list[tuple[int, int]] = []
    for things, offset, step in lines:
        pairs = zip(before, things, strict=False)
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
        yield Leg(offset, step, shared, tuple(things[shared:]))
        before = things
