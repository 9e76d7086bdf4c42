"""What a line of fire is judged with: the exemptions that the figures at its ends have (27.6, 27.7e, 21.2b, 27.1k)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal, NamedTuple

from engine.heroclix.board.board import Board, Spot
from engine.heroclix.board.terrain import Edges
from engine.heroclix.board.traits import Traits, traits
from engine.heroclix.position import SIZES, Figure, Position

__all__ = ["BARE", "GIANT", "NOBODY", "NOTHING", "Purpose", "Removed", "Sight", "sight_between"]

Purpose = Literal["range-attack", "effect", "destroy"]
GIANT = SIZES.index("giant")
NOBODY = len(SIZES)  # a rank that no figure has: characters do not block


class Removed(NamedTuple):
    """Pieces judged as if they were gone: squares of blocking terrain, and walls."""

    squares: int = 0
    walls: Edges = Edges(0, 0)

    def joined(self, other: Removed) -> Removed:
        """Return both sets of pieces."""
        return Removed(self.squares | other.squares, self.walls.joined(other.walls))


NOTHING = Removed()


@dataclass(frozen=True, slots=True)
class Sight:
    """What a line of fire is judged with: the exemptions of both its ends.

    `rank` is the smallest size that blocks (R1); `own` the squares of larger bases at its ends, which block
    nothing (R7, R16); `stealth` whether a hindered line is blocked; `opens` whether a range attack may open a
    piece of blocking terrain (27.6d); `removed` pieces that count as gone.
    """

    ignores_elevated: bool = False
    ignores_blocking: bool = False
    ignores_outdoor: bool = False
    never_hindered: bool = False
    target_hinders_alone: bool = False
    rank: int = 0
    own: int = 0
    stealth: bool = False
    opens: bool = False
    removed: Removed = NOTHING
    key: object = field(init=False, compare=False)  # tells apart sights that judge differently

    def __post_init__(self) -> None:
        terrain = self.ignores_elevated | self.ignores_blocking << 1 | self.ignores_outdoor << 2
        flags = terrain | self.never_hindered << 3 | self.target_hinders_alone << 4 | self.stealth << 5 | self.rank << 6
        plain = not self.own and self.removed == NOTHING
        object.__setattr__(self, "key", flags if plain else (flags, self.own, self.removed))

    def without(self, removed: Removed) -> Sight:
        """Return this sight with more pieces gone."""
        return replace(self, removed=self.removed.joined(removed))


BARE = Sight()


def sight_between(position: Position, source: Spot, target: Spot, granting: frozenset[str] = frozenset()) -> Sight:
    """Return what a line from source to target is judged with.

    `granting` adds slugs to what a source figure can use itself, for an action that grants them.
    """
    board = Board.of(position)
    if isinstance(source, int) and isinstance(target, int) and not board.has_larger_bases:
        return BARE
    active = position.turn.active if position.turn else ""
    ends = [spot if isinstance(spot, int) else spot.id for spot in (source, target)]
    key = (ends[0], ends[1], granting, active)
    found = board.sights.get(key)
    if found is None:
        found = board.sights[key] = _sight(position, board, source, target, granting)
    return found


def _sight(position: Position, board: Board, source: Spot, target: Spot, granting: frozenset[str]) -> Sight:
    own = _own(board, source) | _own(board, target)
    mine = None if isinstance(source, int) else _drawing(source, granting)
    theirs = None if isinstance(target, int) else traits(target)
    great = bool((mine and mine.can("great-size")) or (theirs and theirs.can("great-size")))
    return Sight(
        ignores_elevated=great or bool(mine and mine.targets("elevated")),
        ignores_blocking=bool(mine and mine.targets("blocking")),
        ignores_outdoor=great,
        never_hindered=bool(mine and mine.targets("hindering")),
        target_hinders_alone=great,
        rank=_rank(source, target, mine),
        own=own,
        stealth=bool(theirs and theirs.can("stealth")) and _stealth_counts(position, source, target),
        opens=bool(mine and mine.targets("destroy-blocking")),
    )


def _drawing(source: Figure, granting: frozenset[str]) -> Traits:
    return traits(replace(source, abilities=source.abilities | granting) if granting else source)


def _rank(source: Spot, target: Spot, mine: Traits | None) -> int:
    """Return the smallest size that blocks: none smaller than either end (21.2b, R1); bare squares have none (R15)."""
    if mine is not None and mine.targets("characters"):
        return NOBODY
    return max(0 if isinstance(spot, int) else spot.size_rank for spot in (source, target))


def _own(board: Board, spot: Spot) -> int:
    """Return the squares of a larger base at a line's end, be it drawn from or to, or standing there (R7, R16)."""
    figure = board.at.get(spot) if isinstance(spot, int) else spot
    return board.squares[figure.id] if figure is not None and len(figure.squares) > 1 else 0


def _stealth_counts(position: Position, source: Spot, target: Spot) -> bool:
    """Return whether Stealth would block a hindered line now (27.1k).

    Only for a line that another figure draws, from where it is not adjacent (R21), and when it is not the
    turn of the target's side; without a turn it is the turn of the drawing figure's (R22).
    """
    if isinstance(source, int) or isinstance(target, int) or source.id == target.id:
        return False
    active = (position.turn.active if position.turn else "") or source.side
    if target.side and target.side == active:
        return False
    board = Board.of(position)
    return not board.neighbours_of(source.squares) & board.squares[target.id]
