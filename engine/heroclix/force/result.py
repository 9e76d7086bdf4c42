"""Who is defeated, and who wins (5.1 to 5.4, 26.4): the same for a question and for a game that is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.heroclix.force.rolls import ranked
from engine.heroclix.force.victory import leaders
from engine.heroclix.sides import side_term
from engine.message import Message
from engine.ruling import Step, StepKind

__all__ = ["Outcome", "decided_by_points", "last_one", "points_steps"]

POINTS = Message("score-points", ("side", "points"), rule="5.4")
LAST = Message("score-last-undefeated", ("side",), rule="5.1")
MOST = Message("score-most-points", ("side", "points"), rule="5.4")
ROYALE_MOST = Message("score-royale-most", ("side", "points"), rule="26.4")
TIED = Message("score-tied", ("sides", "points"), rule="5.4")
TIE_ROLLED = Message("score-tie-rolled", ("side", "first", "second"), rule="5.4")
TIE_WON = Message("score-tie-won", ("side",), rule="5.4")


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who wins; without a winner, `missing` are the tied sides whose two dice are needed."""

    winner: str | None
    missing: tuple[str, ...]
    steps: tuple[Step, ...]


def points_steps(points: Mapping[str, int]) -> tuple[Step, ...]:
    """Return one step for each side with its victory points."""
    return tuple(POINTS.step(StepKind.RESULT, side=side_term(side), points=found) for side, found in points.items())


def last_one(side: str) -> Outcome:
    """Return the outcome of a game with one side undefeated (5.1)."""
    return Outcome(side, (), (LAST.step(StepKind.RESULT, side=side_term(side)),))


def decided_by_points(
    points: Mapping[str, int],
    among: Sequence[str],
    rounds: Sequence[Mapping[str, Sequence[int]]],
    *,
    battle_royale: bool = False,
) -> Outcome:
    """Return who wins by victory points; the tied ones roll two dice, and again while they tie (5.4)."""
    best = leaders(points, among)
    if len(best) == 1:
        message = ROYALE_MOST if battle_royale else MOST
        step = message.step(StepKind.RESULT, side=side_term(best[0]), points=points[best[0]])
        return Outcome(best[0], (), (step,))
    tied = tuple(side_term(side) for side in best)
    steps = [TIED.step(StepKind.CHECK, sides=tied, points=points[best[0]] if best else 0)]
    for rolls in rounds:
        for side, dice in rolls.items():
            if side in best:
                data: dict[str, Any] = {"side": side_term(side), "first": dice[0], "second": dice[1]}
                steps.append(TIE_ROLLED.step(StepKind.ROLL, **data))
    ranking = ranked(best, rounds, {})
    top = ranking.groups[0] if ranking.groups else ()
    if len(top) != 1:
        return Outcome(None, tuple(side for side in top if side in ranking.missing), tuple(steps))
    steps.append(TIE_WON.step(StepKind.RESULT, side=side_term(top[0])))
    return Outcome(top[0], (), tuple(steps))
