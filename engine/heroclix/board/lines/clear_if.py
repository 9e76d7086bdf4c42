"""What would clear a line of fire: the smallest sets of changes, each verified by judging again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.rubble import objects_on
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.lines.changes import Change, changed, destructible, piece_on
from engine.heroclix.board.lines.foresight import Forecast, Foresight
from engine.heroclix.board.lines.line import Culprit, culprits_between
from engine.heroclix.board.lines.pairs import Target, line_result
from engine.heroclix.board.lines.sight import Purpose
from engine.heroclix.board.lines.tables import CLEAR
from engine.heroclix.position import Figure, Position

__all__ = ["Change", "candidates_of", "clear_if"]

MOST_SETS = 3
MOST_CHANGES = 3
MOST_TRIES = 600  # sets looked at closely; crowded boards have more sets than anyone would read
ABILITIES = ("hindering", "blocking", "characters", "elevated", "destroy-blocking")


def clear_if(
    position: Position, source: Spot, target: Target, purpose: Purpose = "range-attack"
) -> list[tuple[Change, ...]]:
    """Return up to three smallest sets of changes that would make a line clear; none for a clear line.

    What is destroyed leaves debris, as it does in play (16.9a, 16.9b), so that a line through it is
    hindered at best unless hindering terrain is ignored too; of an object that hinders nothing stays.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> cap, wasp = Figure("cap", "Cap", "red", (0,)), Figure("wasp", "Wasp", "red", (1,))
    >>> found = clear_if(Position(MODERN, MapPrint(16, 16), (cap, wasp)), cap, 2)
    >>> [[change.name for change in changes] for changes in found]
    [['wasp'], ['improved-targeting:characters']]
    """
    if line_result(position, source, target, purpose) == CLEAR:
        return []
    culprits = culprits_between(position, source, target, purpose)
    candidates = list(candidates_of(position, source, target, culprits))
    opens = (
        purpose == "range-attack"
        and isinstance(source, Figure)
        and traits(position.powers, source).targets("destroy-blocking")
    )
    ways = _Ways(Foresight(position, source, target, purpose, candidates), culprits, opens)
    found: list[int] = []
    sets: list[tuple[Change, ...]] = []
    tries = 0
    for numbers in _sets(len(candidates)):
        made = sum(1 << number for number in numbers)
        if any(made & smaller == smaller for smaller in found):
            continue
        lines = ways.freed(numbers)
        if not lines:
            continue
        tries += 1
        if len(found) == MOST_SETS or tries > MOST_TRIES:
            break
        changes = tuple(candidates[number] for number in numbers)
        if ways.may_clear(lines, made) and line_result(*changed(position, changes, source, target), purpose) == CLEAR:
            found.append(made)
            sets.append(changes)
    return sets


def _sets(many: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of so many changes, the smallest first."""
    for size in range(1, MOST_CHANGES + 1):
        yield from combinations(range(many), size)


Ends = list[tuple[int, int]]  # of lines that are alike: the two squares of each


class _Way(NamedTuple):
    """What is in the way of some lines alike: bits of `all` are the culprits, `figures` those that no attack opens.

    `untouched` tells for every change which culprits it leaves; corners have sides to choose from, and are left out.
    """

    all: int
    figures: int
    untouched: tuple[int, ...]


class _Ways:
    """The lines of one question: which changes touch all that is in the way of one, and what they make of it."""

    def __init__(self, foresight: Foresight, lines: dict[tuple[int, int], tuple[Culprit, ...]], opens: bool) -> None:
        self._foresight = foresight
        self._opens = opens
        self._lines: dict[_Way, Ends] = {}
        for ends, culprits in lines.items():
            self._lines.setdefault(_way(culprits, foresight.changes), []).append(ends)
        self._forecasts: dict[tuple[int, int], Forecast] = {}

    def freed(self, numbers: tuple[int, ...]) -> list[Ends]:
        """Return the lines of which these changes touch everything in the way."""
        return [ends for way, ends in self._lines.items() if self._free(way, numbers)]

    def _free(self, way: _Way, numbers: tuple[int, ...]) -> bool:
        """Return whether changes touch all that is in the way; what an attack opens itself needs none (27.6d)."""
        left, untouched = way.all, way.untouched
        for number in numbers:
            left &= untouched[number]
        return not left or (self._opens and not left & left - 1 and not left & way.figures)

    def may_clear(self, freed: list[Ends], made: int) -> bool:
        """Return whether these changes, which free some lines, would clear one, as far as that can be foreseen."""
        if made & self._foresight.levelling:  # on other levels other things are in the way, of every line
            freed = list(self._lines.values())
        return any(self._forecast(*pair).clears(made) for ends in freed for pair in ends)

    def _forecast(self, a: int, b: int) -> Forecast:
        found = self._forecasts.get((a, b))
        if found is None:
            found = self._forecasts[a, b] = Forecast(self._foresight, a, b)
        return found


def _way(culprits: tuple[Culprit, ...], changes: Sequence[Change]) -> _Way:
    there = [culprit for culprit in culprits if not culprit.at_corner]
    untouched = tuple(
        sum(1 << place for place, culprit in enumerate(there) if not _touches(change, culprit)) for change in changes
    )
    figures = sum(1 << place for place, culprit in enumerate(there) if culprit.kind == "figure")
    return _Way((1 << len(there)) - 1, figures, untouched)


def _touches(change: Change, culprit: Culprit) -> bool:
    if change.kind != "gained":
        return change.name == culprit.name or (culprit.kind == "square" and culprit.squares[0] in change.squares)
    kind = change.name.removeprefix("improved-targeting:")
    if culprit.kind == "figure":
        return kind == "characters"
    return kind != "characters" and (culprit.kind == "square" or kind in ("blocking", "destroy-blocking"))


def candidates_of(
    position: Position, source: Spot, target: Target, lines: dict[tuple[int, int], tuple[Culprit, ...]]
) -> Iterator[Change]:
    """Yield the changes that could matter: what stands or lies in the way of lines, and what the source could gain."""
    terrain, markers = Board.of(position).terrain, position.markers
    ends = {spot.id for spot in (source, target) if isinstance(spot, Figure)}
    seen: set[str] = set()
    for culprit in (each for culprits in lines.values() for each in culprits):
        if culprit.name in seen:
            continue
        seen.add(culprit.name)
        if culprit.kind == "figure" and culprit.name not in ends:
            yield Change("gone", culprit.name)
        elif culprit.kind == "edge":
            yield Change("destroyed", culprit.name, (culprit.squares[0], culprit.squares[1]))
        elif culprit.kind == "square" and destructible(terrain, markers, culprit.squares[0]):
            squares = piece_on(terrain, markers, culprit.squares[0])
            seen |= {position.map.name_of(square) for square in squares}
            yield Change("destroyed", culprit.name, culprit.squares[0], squares)
        elif culprit.kind == "square":
            square = culprit.squares[0]
            for thing in objects_on(position.ruleset, position.things, square):
                yield Change("destroyed", thing.id, None, (square,))
    if isinstance(source, Figure):
        able = traits(position.powers, source)
        yield from (Change("gained", f"improved-targeting:{kind}") for kind in ABILITIES if not able.targets(kind))
