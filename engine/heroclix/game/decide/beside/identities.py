"""ID cards and their characters: who waits on the sideline for which card, as far as players have told (25.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.heroclix.force.listed import ForceIn
from engine.heroclix.game.describe import messages_beside
from engine.heroclix.game.events.cards import SideCard
from engine.heroclix.game.state import GameState
from engine.heroclix.names import same_name
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["comes_by_steps", "identity_steps", "listed_character", "starting_characters"]

IGNORED = StepKind.IGNORED


def identity_steps(state: GameState, card: SideCard) -> list[Step]:
    """Return what is missing of an ID card's character: nobody waits, nobody is named, or the one named is elsewhere.

    Whose name stands on the card is the players' to read (P110).
    """
    if card.kind != "id-card":
        return []
    title = Typed(card.name)
    waiting = [one for one in state.sidelined if one.owner == card.side]
    if not waiting:
        return [messages_beside.NO_ID_CHARACTER.step(IGNORED, card=title)]
    if not card.assigned:
        there = tuple(FigureId(one.id) for one in waiting)
        return [messages_beside.ID_UNNAMED.step(IGNORED, card=title, figures=there)]
    away = [name for name in card.assigned if all(one.id != name for one in waiting)]
    return [messages_beside.ID_ELSEWHERE.step(IGNORED, card=title, figure=FigureId(name)) for name in away]


def comes_by_steps(state: GameState, figure: str) -> Iterator[Step]:
    """Yield the ID cards whose character comes from the sideline: how long it stays is read on them (25.3b)."""
    for card in state.cards:
        if card.kind == "id-card" and figure in card.assigned and card.place == "play":
            yield messages_beside.ID_COMES.step(IGNORED, card=Typed(card.name), figure=FigureId(figure))


def listed_character(state: GameState, side: str, force: ForceIn, character: str | None) -> tuple[str, ...]:
    """Return the figure on a side's sideline that a force list means by an ID card's character, if it is there."""
    names = [one.name for one in force.sideline if character is not None and character in (one.id, one.name)]
    found = (one.id for one in state.sidelined if one.owner == side and names and same_name(one.name, names[0]))
    return tuple(found)[:1]


def starting_characters(state: GameState, side: str, force: ForceIn, listed: Iterable[str]) -> tuple[str, ...]:
    """Return the figures in play that a force list means by some of its characters, each once, as far as they stand."""
    wanted = [one.name for name in listed for one in force.figures if name in (one.id, one.name)]
    found: dict[str, None] = {}
    for name in wanted:
        same = (one.id for one in state.in_play if one.owner == side and same_name(one.name, name))
        found |= dict.fromkeys([each for each in same if each not in found][:1])
    return tuple(found)
