"""How a game stands, as data: the round, whose turn it is, what each army has, and the score so far (4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.motu import judge
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.cards import FATE, GLORY
from engine.motu.questions import ScoreAsk

__all__ = ["ArmyStanding", "Standing", "standing"]


@dataclass(frozen=True, slots=True)
class ArmyStanding:
    """An army: its points so far, what made them, and its cards; `hand`, `deck`: None where nobody counts them."""

    points: int
    objectives: int
    quests: tuple[int, ...]
    cost: int
    passed: bool
    chosen: bool
    shown: str
    hand: int | None
    deck: int | None
    glory: int


@dataclass(frozen=True, slots=True)
class Standing:
    """The game: `acting` is who may act now, the innermost interrupter or who is activated, with its points."""

    round: int
    phase: str
    starting_player: str
    turn: str
    acting: str
    points: int
    armies: Mapping[str, ArmyStanding]
    winner: str
    by: str


def standing(state: GameState) -> Standing:
    """Return how a game stands.

    >>> from engine.motu.game.state import EMPTY
    >>> standing(EMPTY).armies["evil"].points
    0
    """
    course = state.course
    points: Mapping[str, int] = dict.fromkeys(SIDES_OF_WAR, 0)
    if state.ground is not None:
        found = judge.answer(state.position(), ScoreAsk(type="score")).fields["points"]
        assert isinstance(found, dict)  # noqa: S101 - as the question answers
        points = found
    inner = course.interruptions[-1] if course.interruptions else None
    return Standing(
        course.number,
        course.phase if course.number else "",
        course.starting_player,
        state.active_side,
        inner.by if inner else course.active,
        inner.points if inner else course.points,
        {side: _army(state, side, points[side]) for side in SIDES_OF_WAR},
        state.winner,
        state.ended_by,
    )


def _army(state: GameState, side: str, points: int) -> ArmyStanding:
    army, deck, cards = state.army(side), state.deck(side), state.cards_of(side)
    counted = state.tracks(side)
    return ArmyStanding(
        points,
        army.objectives,
        army.quests,
        sum(figure.card.cost for figure in state.figures if figure.side == side),
        side in state.course.passed,
        side in state.sealed,
        state.shown.get(side, ""),
        deck.held if counted else None,
        sum(card.kind == FATE for card in cards) - deck.drawn if counted else None,
        sum(card.kind == GLORY and card.place == "hidden" for card in cards),
    )
