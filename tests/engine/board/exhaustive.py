"""What would clear a line, found by judging the whole position again after every set of changes: slow and plain."""

from __future__ import annotations

from itertools import combinations

from engine.heroclix.board.ground.board import Spot
from engine.heroclix.board.ground.traits import traits
from engine.heroclix.board.lines.changes import Change, changed
from engine.heroclix.board.lines.clear_if import MOST_CHANGES, MOST_SETS, MOST_TRIES, candidates_of
from engine.heroclix.board.lines.line import Culprit, culprits_between
from engine.heroclix.board.lines.pairs import Target, line_result
from engine.heroclix.board.lines.sight import Purpose
from engine.heroclix.board.lines.tables import CLEAR
from engine.heroclix.position import Figure, Position


def clear_if(position: Position, source: Spot, target: Target, purpose: Purpose) -> list[tuple[Change, ...]]:
    """Return the sets of changes that clear a line, every one that touches all in its way judged again."""
    if line_result(position, source, target, purpose) == CLEAR:
        return []
    lines = culprits_between(position, source, target, purpose)
    candidates = list(candidates_of(position, source, target, lines))
    opens = (
        purpose == "range-attack"
        and isinstance(source, Figure)
        and traits(position.powers, source).targets("destroy-blocking")
    )
    found: list[tuple[Change, ...]] = []
    tries = 0
    for size in range(1, MOST_CHANGES + 1):
        for changes in combinations(candidates, size):
            if any(set(smaller) <= set(changes) for smaller in found):
                continue
            if not any(_nothing_left(changes, culprits, opens) for culprits in lines.values()):
                continue
            tries += 1
            if len(found) == MOST_SETS or tries > MOST_TRIES:
                return found
            if line_result(*changed(position, changes, source, target), purpose) == CLEAR:
                found.append(changes)
    return found


def _nothing_left(changes: tuple[Change, ...], culprits: tuple[Culprit, ...], opens: bool) -> bool:
    there = [culprit for culprit in culprits if not culprit.at_corner]
    left = [culprit for culprit in there if not any(_touches(change, culprit) for change in changes)]
    return not left or (opens and len(left) == 1 and left[0].kind != "figure")


def _touches(change: Change, culprit: Culprit) -> bool:
    if change.kind != "gained":
        return change.name == culprit.name or (culprit.kind == "square" and culprit.squares[0] in change.squares)
    kind = change.name.removeprefix("improved-targeting:")
    if culprit.kind == "figure":
        return kind == "characters"
    return kind != "characters" and (culprit.kind == "square" or kind in ("blocking", "destroy-blocking"))
