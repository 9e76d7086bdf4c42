"""What may be asked of a game now, as data: which command, by which side, with what (3, 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.motu import judge
from engine.motu.game.decide.cards import choosing
from engine.motu.game.decide.outcomes import still_struck
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.doing import Contest, Moving, Trigger
from engine.motu.game.state.figure import GameFigure
from engine.motu.questions import ActivationAsk, LegalActionsAsk, ObjectiveAsk

__all__ = ["Offer", "offers"]


@dataclass(frozen=True, slots=True)
class Offer:
    """A command that would be accepted: its name, the side whose it is, and each way in which it can be completed.

    `of`: the character or card that it is about, empty where there is none; `part`: its weapon, ability or item;
    `choices`: what else is to be named, such as bonuses, targets or objective tokens.
    """

    command: str
    side: str
    of: str = ""
    choices: tuple[str, ...] = ()
    part: str = ""


# the commands of the actions that the judge tells of
COMMANDS = {
    "concentration": "Concentrate",
    "movement": "Move",
    "guard": "Guard",
    "attack": "Attack",
    "ability": "UseAbility",
}


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
    """Yield what goes on has to end with, else what who acts may do."""
    first = state.untaken
    active = state.by_id(state.course.active)
    if first is not None:
        yield Offer("TakeBonus", active.side, first.id, first.bonuses)
        return
    for card in state.cards:
        if card.place == "on" and card.bonus == "quest":
            yield Offer("CompleteQuest", card.side, card.id)
    if state.contest is not None:
        yield from _testing(state, state.contest)
    elif state.due is not None:
        yield from _interrupting(state, state.due)
    elif state.area is not None:
        area = state.area
        yield Offer("Attack", state.by_id(area.figure).side, area.figure, still_struck(state), area.weapon)
    elif state.under_way is not None:
        yield from _moving(state, state.under_way)
    else:
        yield from _free(state)


def _testing(state: GameState, contest: Contest) -> Iterator[Offer]:
    side = state.by_id(contest.thrower).side
    for command in ("Throw",) if contest.open is None else ("Reroll", "Keep"):
        yield Offer(command, side, contest.thrower)


def _interrupting(state: GameState, due: Trigger) -> Iterator[Offer]:
    for id_ in due.left:
        if state.by_id(id_).on_field:
            yield Offer("Interrupt", state.by_id(id_).side, id_)
    if due.of == state.acting or any(each.of == due.of for each in state.course.interruptions):
        yield from _items(state.by_id(due.of))  # of a swap the other is neither


def _moving(state: GameState, moving: Moving) -> Iterator[Offer]:
    if moving.push:
        yield Offer("ChoosePush", state.by_id(moving.push).side, moving.push, moving.options)
        return
    side = state.by_id(moving.figure).side
    yield Offer("Move", side, moving.figure)
    yield Offer("StopMoving", side, moving.figure)


def _items(figure: GameFigure) -> Iterator[Offer]:
    for item in figure.card.items:
        if item.consumable and item.id not in figure.used:
            yield Offer("UseItem", figure.side, figure.id, (), item.id)


def _free(state: GameState) -> Iterator[Offer]:
    """Yield what the rules let who acts do, as `legal_actions` answers (4b, 6)."""
    figure = state.by_id(state.acting)
    if not figure.on_field:
        return
    answer = judge.answer(state.position(), LegalActionsAsk(type="legal_actions", figure=figure.id))
    entries = answer.fields["actions"]
    assert isinstance(entries, list)  # noqa: S101 - as the question answers
    for entry in entries:
        if entry["legal"]:
            part = entry.get("weapon") or entry.get("ability") or ""
            yield Offer(COMMANDS[entry["action"]], figure.side, figure.id, tuple(entry.get("targets", ())), part)
    yield from _items(figure)
    yield Offer("PlayCard", figure.side, figure.id)
    yield Offer("EndActivation", figure.side, figure.id)
