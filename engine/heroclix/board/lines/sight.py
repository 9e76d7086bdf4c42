"""What a line of fire is judged with: the exemptions that the figures at its ends have (27.6, 27.7e, 21.2b, 27.1k)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from engine.heroclix.board.ground.board import Board, Spot
from engine.heroclix.board.ground.kept import End
from engine.heroclix.board.ground.pieces import NOTHING, Removed
from engine.heroclix.board.ground.traits import Traits, traits
from engine.heroclix.position import SIZES, Figure, Position

__all__ = [
    "BARE",
    "NOBODY",
    "Purpose",
    "Sight",
    "end_of",
    "sight_between",
    "stealth_counts",
]

Purpose = Literal["range-attack", "effect", "destroy"]
ELEVATED, BLOCKING, OUTDOOR, NEVER_HINDERED, TARGET_ALONE = (1 << place for place in range(5))
SIZE_FLAGS = 5  # where those of sizes begin
TERRAIN_FLAGS = ELEVATED | BLOCKING | OUTDOOR | NEVER_HINDERED
IMPROVED = {"elevated": ELEVATED, "blocking": BLOCKING, "hindering": NEVER_HINDERED}
GREAT = ELEVATED | OUTDOOR | TARGET_ALONE  # Great Size, at either end of a line (27.7e)
NOBODY = len(SIZES)  # a rank that no figure has: characters do not block


def _at_least(rank: int) -> int:
    """Return one flag for each size up to a rank, so that of two sets joined the larger rank remains."""
    return ((1 << rank) - 1) << SIZE_FLAGS


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
    flags: int = field(init=False, compare=False)  # of the terrain it sees, and sizes, as in an `End`
    key: object = field(init=False, compare=False)  # tells apart sights that judge differently, Stealth aside

    def __post_init__(self) -> None:
        ignores = (self.ignores_elevated, self.ignores_blocking, self.ignores_outdoor, self.never_hindered)
        flags = sum(flag << place for place, flag in enumerate((*ignores, self.target_hinders_alone)))
        flags |= _at_least(self.rank)
        object.__setattr__(self, "flags", flags)
        plain = not self.own and self.removed == NOTHING
        object.__setattr__(self, "key", flags if plain else (flags, self.own, self.removed))

    @property
    def terrain_flags(self) -> int:
        """The flags that decide what the ground does."""
        return self.flags & TERRAIN_FLAGS

    @property
    def ground_flags(self) -> int:
        """Those flags, and whether hindering terrain counts in the target's square alone: all but sizes."""
        return self.flags & ((1 << SIZE_FLAGS) - 1)

    def without(self, removed: Removed) -> Sight:
        """Return this sight with more pieces gone."""
        return replace(self, removed=self.removed.joined(removed))


BARE = Sight()


def end_of(board: Board, figure: Figure) -> End:
    """Return what a figure brings to lines; kept as long as it stays the same."""
    found = board.ends.get(figure.id)
    if found is None or found.figure is not figure:
        found = board.ends[figure.id] = _end(board, figure, traits(board.terrain.ruleset.powers, figure))
    return found


def _end(board: Board, figure: Figure, able: Traits) -> End:
    great = GREAT if able.can("great-size") else 0
    improved = sum(flag for kind, flag in IMPROVED.items() if able.targets(kind))
    over = figure.size_rank if board.terrain.ruleset.sight.looks_over_smaller else 0  # 21.2b, R1
    # characters block no line that it draws, be they as large as they may
    rank = NOBODY if able.targets("characters") else over
    return End(
        figure,
        figure.squares[0] if len(figure.squares) == 1 else -1,
        great | improved | _at_least(rank),
        great | _at_least(over),
        able.targets("destroy-blocking"),
        able.can("stealth"),
    )


def sight_between(position: Position, source: Spot, target: Spot, granting: frozenset[str] = frozenset()) -> Sight:
    """Return what a line from source to target is judged with.

    `granting` adds slugs to what a source figure can use itself, for an action that grants them.
    """
    board = Board.of(position)
    flags, opens, stealth = 0, False, False  # bare squares bring nothing (R15)
    if isinstance(source, Figure):
        mine = _granted(board, source, granting) if granting else end_of(board, source)
        flags, opens = mine.draws, mine.opens
    if isinstance(target, Figure):
        theirs = end_of(board, target)
        flags |= theirs.aimed
        stealth = theirs.stealth and stealth_counts(position, source, target)
    own = _own(board, source) | _own(board, target) if board.has_larger_bases else 0
    return _sight(flags, own, stealth, opens)


def _granted(board: Board, figure: Figure, granting: frozenset[str]) -> End:
    figure = replace(figure, abilities=figure.abilities | granting)
    return _end(board, figure, traits(board.terrain.ruleset.powers, figure))


@lru_cache(maxsize=1024)
def _sight(flags: int, own: int, stealth: bool, opens: bool) -> Sight:
    return Sight(
        ignores_elevated=bool(flags & ELEVATED),
        ignores_blocking=bool(flags & BLOCKING),
        ignores_outdoor=bool(flags & OUTDOOR),
        never_hindered=bool(flags & NEVER_HINDERED),
        target_hinders_alone=bool(flags & TARGET_ALONE),
        rank=(flags >> SIZE_FLAGS).bit_length(),  # none smaller than either end blocks (21.2b, R1)
        own=own,
        stealth=stealth,
        opens=opens,
    )


def _own(board: Board, spot: Spot) -> int:
    """Return the squares of a larger base at a line's end, be it drawn from or to, or standing there (R7, R16)."""
    figure = board.at.get(spot) if isinstance(spot, int) else spot
    return figure.squares_bits if figure is not None and len(figure.squares) > 1 else 0


def stealth_counts(position: Position, source: Spot, target: Spot) -> bool:
    """Return whether Stealth would block a hindered line now (27.1k).

    Only for a line that a figure draws, another one as a rule (R17), from where it is not adjacent (R21), and when it
    is not the turn of the target's side; without a turn it is the turn of the drawing figure's (R22).
    """
    if isinstance(source, int) or isinstance(target, int):
        return False
    rules = position.ruleset.sight
    if source.id == target.id and not rules.stealth_from_oneself:
        return False
    active = (position.turn.active if position.turn else "") or source.side
    if target.side and target.side == active and not rules.stealth_on_own_turn:
        return False
    if rules.stealth_when_adjacent:
        return True
    board = Board.of(position)
    return not board.neighbours_of(source.squares) & target.squares_bits
