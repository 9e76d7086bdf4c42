"""What the events of cards beside the map do to a game (25)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.game.events.cards import (
    CardAdded,
    CardDrawn,
    CardKind,
    CardLeft,
    CardPlace,
    CardUsed,
    ClueGiven,
    DeckShuffled,
    SideCard,
)
from engine.heroclix.game.state import GameState
from engine.heroclix.game.state.tally import Scored
from engine.unfit import NotThereError

__all__ = ["OF_CARDS", "active_tarot", "deck_of", "fresh_cards", "scored_card", "unassigned"]

STARTS_AT: Mapping[CardKind, CardPlace] = {"tarot": "deck", "mystery-card": "sideline", "one-shot": "sideline"}


def active_tarot(state: GameState, side: str) -> SideCard | None:
    """Return the Tarot Card that a side has in play (25.7)."""
    return next((c for c in state.cards if c.kind == "tarot" and c.side == side and c.place == "play"), None)


def deck_of(state: GameState, side: str) -> tuple[SideCard, ...]:
    """Return the cards in a side's Tarot Deck; those put to the bottom last, in their order."""
    found = [card for card in state.cards if card.side == side and card.place == "deck"]
    return tuple(sorted(found, key=lambda card: card.bottom))


def scored_card(state: GameState, card: SideCard) -> Scored:
    """Return what a card scores that is KO'd, or left on the force of a defeated side (5.4)."""
    turn = state.active if state.status == "playing" else ""
    return Scored(card.id, card.name, card.points, card.side, turn, "")


def fresh_cards(state: GameState) -> tuple[SideCard, ...]:
    """Return the cards with nothing used this turn (21.11)."""
    return tuple(replace(card, used=False) if card.used else card for card in state.cards)


def unassigned(state: GameState, figure: str) -> GameState:
    """Return the state with a figure that is replaced, or on the sideline, without its resource (25.4b, P99)."""
    cards = tuple(
        replace(one, gone=one.gone | {figure}) if one.kind == "resource" and figure in one.assigned else one
        for one in state.cards
    )
    return replace(state, cards=cards)


def _added(state: GameState, event: CardAdded) -> GameState:
    if any(card.id == event.card for card in state.cards):
        raise DocumentError("card", "error-id-twice", id=event.card)
    card = SideCard(
        event.card,
        event.name,
        event.kind,
        event.side,
        STARTS_AT.get(event.kind, "play"),
        points=event.points,
        assigned=event.assigned,
        everyone=event.everyone,
        clue=event.clue,
        limit=event.limit,
        text=event.text,
    )
    return replace(state, cards=(*state.cards, card))


def _used(state: GameState, event: CardUsed) -> GameState:
    card = _by_id(state, event.card)
    return state.with_card(replace(card, used=True, used_up=True, face_up=card.face_up and not event.turned))


def _clue(state: GameState, event: ClueGiven) -> GameState:
    if event.after < 0:
        raise DocumentError("after", "error-too-small", given=event.after, limit=0)
    return state.with_card(replace(_by_id(state, event.card), clues=event.after))


def _drawn(state: GameState, event: CardDrawn) -> GameState:
    card = _by_id(state, event.card)
    if event.bottom:
        lowest = max(one.bottom for one in state.cards) + 1
        return state.with_card(replace(card, place="deck", bottom=lowest))
    before = active_tarot(state, event.side)
    if before is not None:
        state = state.with_card(replace(before, place="out", used=False))
    drawn = replace(card, place="play", bottom=0, used=False, used_up=False, drawn=state.turn_number)
    return state.with_card(drawn)


def _shuffled(state: GameState, event: DeckShuffled) -> GameState:
    cards = tuple(
        replace(card, place="deck", bottom=0)
        if card.kind == "tarot" and card.side == event.side and card.place in ("out", "deck")
        else card
        for card in state.cards
    )
    return replace(state, cards=cards)


def _left(state: GameState, event: CardLeft) -> GameState:
    card = _by_id(state, event.card)
    if event.ko:
        state = replace(state, scored=(*state.scored, scored_card(state, card)))
    return state.with_card(replace(card, place="ko" if event.ko else "out"))


def _by_id(state: GameState, card_id: str) -> SideCard:
    for card in state.cards:
        if card.id == card_id:
            return card
    raise NotThereError(card_id, (card.id for card in state.cards))


OF_CARDS: Mapping[type, Callable[[GameState, Any], GameState]] = {
    CardAdded: _added,
    CardUsed: _used,
    ClueGiven: _clue,
    CardDrawn: _drawn,
    DeckShuffled: _shuffled,
    CardLeft: _left,
}
