"""How far "within range" reaches: the calculated range value of whose card it stands on (11.3, 11.3a, 11.3b).

It is looked at outside of any action and attack. What changes the range value under conditions of its own is left
aside: these may ask who is within range, and one would hang on the other.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.measures import adjacent
from engine.heroclix.position import Figure, Modifier, Position
from engine.heroclix.powers.special import in_force

__all__ = ["reach_of"]

Change = tuple[str, int]  # an operation, and its number
RANGE = "range"


def reach_of(position: Position, figure: Figure) -> int:
    """Return the calculated range value of a figure.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> from engine.heroclix.position import MapPrint, Printed
    >>> cap = Figure("cap", "Cap", "red", (0,), printed=Printed(range=6), modifiers=(Modifier("range", 1, "Plan"),))
    >>> reach_of(Position(MODERN, MapPrint(8, 8), (cap,)), cap)
    7
    """
    found = list(_changes(position, figure))
    number = next((each for operation, each in reversed(found) if operation == "set"), figure.printed.range)
    for operation, _ in found:
        number = (number + 1) // 2 if operation == "halve" else number * 2 if operation == "double" else number
    added = sum(each for operation, each in found if operation == "add")
    number = max(0, number + position.ruleset.by_rule_of_three(added))
    for operation, bound in found:
        number = max(number, bound) if operation == "minimum" else number
    for operation, bound in found:
        number = min(number, bound) if operation == "maximum" else number
    return number


def _changes(position: Position, figure: Figure) -> Iterator[Change]:
    """Yield what is done to its range value, of one UNIQUE MODIFIER once (22.10)."""
    unique: set[str | None] = set()
    for modifier in (*figure.modifiers, *_of_cards(position, figure)):
        if modifier.value == RANGE and modifier.when is None and modifier.unique not in unique:
            unique |= {modifier.unique} - {None}
            yield modifier.operation, modifier.add


def _of_cards(position: Position, figure: Figure) -> Iterator[Modifier]:
    """Yield what its own cards do without conditions, and what friends beside it lend it."""
    for special in in_force(figure.special):
        yield from (each for each in special.modifiers if not each.lent)
    for holder in Board.of(position).carded if figure.squares else ():
        if holder.id != figure.id and position.friendly(holder, figure) and adjacent(position, holder, figure):
            for special in in_force(holder.special):
                yield from (each for each in special.modifiers if each.lent)
