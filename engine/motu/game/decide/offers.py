"""What may be asked of a game now, as data: which command, by which side, with what (3, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.motu import judge
from engine.motu.game.decide.cards import choosing, untaken
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.questions import ActivationAsk, ObjectiveAsk

__all__ = ["Offer", "offers"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A command that would be accepted: its name, the side whose it is, and each way in which it can be completed.

    `of`: the character or card that it is about, empty where there is none; `choices`: what its other part may be, such
    as bonuses or objective tokens.
    """

    command: str
    side: str
    of: str = ""
    choices: tuple[str, ...] = ()


def offers(state: GameState) -> tuple[Offer, ...]:
    """Return what may be asked now, beside corrections, taking back and ending.

    Of a hidden hand only that a card may be chosen is told; of who acts the question `legal_actions` tells the rest.
    """
    if state.status != "playing":
        return ()
    phase = state.course.phase
    if phase == "preparation":
        waited = (side for side in SIDES_OF_WAR if state.tracks(side) and side not in state.course.prepared)
        return tuple(Offer("Prepare", side) for side in waited)
    if phase == "maintenance":
        return tuple(_maintenance(state))
    return tuple(_activation(state))


def _maintenance(state: GameState) -> Iterator[Offer]:
    for figure in state.figures:
        if not figure.on_field:
            continue
        tokens = tuple(
            token.id
            for token in state.objectives
            if judge.answer(state.position(), ObjectiveAsk(type="objective", figure=figure.id, token=token.id)).fields[
                "result"
            ]
        )
        if tokens:
            yield Offer("Collect", figure.side, figure.id, tokens)
    for side in SIDES_OF_WAR:
        if side not in state.course.prepared:
            yield Offer("Maintain", side)


def _activation(state: GameState) -> Iterator[Offer]:
    if choosing(state):
        yield from _choosing(state)
    elif state.course.active:
        yield from _acting(state)
    else:
        side = state.active_side
        card = state.card_by_id(state.shown[side])
        for figure in state.figures:
            asked = ActivationAsk(type="activation", figure=figure.id)
            own = figure.side == side and figure.on_field
            if own and judge.answer(state.position(), asked).fields["legal"]:
                yield Offer("Activate", side, figure.id, card.bonuses)
        yield Offer("Pass", side)


def _choosing(state: GameState) -> Iterator[Offer]:
    open_ = [side for side in SIDES_OF_WAR if side not in state.course.passed]
    for side in open_:
        if side not in state.sealed:
            yield Offer("ChooseCard", side)
        yield Offer("Pass", side)
    if all(side in state.sealed for side in open_):
        yield Offer("Reveal", "")


def _acting(state: GameState) -> Iterator[Offer]:
    figure = state.by_id(state.course.active)
    first = untaken(state)
    if first is not None:
        yield Offer("TakeBonus", figure.side, first.id, first.bonuses)
        return
    for card in state.cards:
        if card.place == "on" and card.bonus == "quest":
            yield Offer("CompleteQuest", card.side, card.id)
    yield Offer("PlayCard", figure.side, figure.id)
    yield Offer("EndActivation", figure.side, figure.id)
