"""The Tarot Deck: one card drawn at the beginning of each of its player's turns (25.7)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.apply.cards import active_tarot, deck_of
from engine.heroclix.game.decide.beside.dice import chosen_of
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.decide.table.seats import side_not_yours, side_of
from engine.heroclix.game.describe import messages, messages_beside
from engine.heroclix.game.events.cards import SideCard
from engine.heroclix.game.state import GameState
from engine.heroclix.names import plain_name
from engine.heroclix.vocabulary import check_known
from engine.ruling import Step, StepKind, Typed

__all__ = ["by_chance", "draw_card", "draw_first"]

CHECK = StepKind.CHECK


def draw_first(state: GameState, events: Sequence[ev.Event]) -> list[Step]:
    """Return that the side whose turn has begun draws a card before anything else, where it has a deck."""
    begun = [event.side for event in events if isinstance(event, ev.TurnBegan)]
    return [
        messages_beside.DRAW_FIRST.step(StepKind.IGNORED, side=messages.side_term(side))
        for side in begun
        if any(card.kind == "tarot" and card.side == side for card in state.cards)
    ]


def draw_card(draft: Draft, command: cmd.DrawCard, dice: Dice) -> Decision:
    """Draw a card, by chance or the one drawn at the table, and put it into play."""
    state = draft.state
    check_known("card", "tarot", state.rules)
    side = side_of(draft, command.side)
    if against := side_not_yours(draft, side):
        return draft.refused(against)
    named = None if command.name is None else state.card(command.name, "name", side)
    if not any(card.kind == "tarot" and card.side == side for card in state.cards):
        return draft.refused([messages_beside.NO_DECK.step(CHECK, side=messages.side_term(side))])
    against = _against(state, side)
    if against and not command.override:
        return draft.refused(against)
    sections = tuple(dict.fromkeys(step.rule or "" for step in against))
    if _late(state):
        draft.say(messages_beside.DRAW_LATE.step(CHECK, side=messages.side_term(side)))
    card = _drawn(draft, side, dice) if named is None else _by_hand(draft, side, named, command)
    if card is None:
        return draft.refused([messages_beside.ALL_ACTIVE.step(CHECK, side=messages.side_term(side))])
    before = active_tarot(draft.state, side)
    draft.add(ev.CardDrawn, card=card.id, name=card.name, side=side, objection=sections)
    if before is not None:
        step = messages_beside.LEAVES_FIRST.step(CHECK, card=Typed(card.name), covered=Typed(before.name))
        draft.say(step)
    draft.say(messages_beside.READ_CARD.step(StepKind.IGNORED, card=Typed(card.name)))
    return draft.accepted(value=card.id)


def _against(state: GameState, side: str) -> list[Step]:
    """Return why no card is drawn now: it is not that side's turn, or it has drawn already this turn."""
    shown = messages.side_term(side)
    if state.status != "playing" or state.active != side:
        return [messages_beside.NOT_YOUR_DRAW.step(CHECK, side=shown)]
    active = active_tarot(state, side)
    if active is not None and active.drawn == state.turn_number:
        return [messages_beside.DRAWN_ALREADY.step(CHECK, side=shown, card=Typed(active.name))]
    return []


def _late(state: GameState) -> bool:
    """Return whether something was done this turn before the draw, which comes before any other effect."""
    return state.actions_used > 0 or any(figure.acted or figure.used for figure in state.figures)


def _taken(state: GameState, side: str) -> set[str]:
    """Return the names of the cards that other players have in play."""
    others = (active_tarot(state, other) for other in state.sides if other != side)
    return {plain_name(card.name) for card in others if card is not None}


def _to_draw(state: GameState, side: str) -> bool:
    """Return whether a side's deck has a card that may be put into play."""
    taken = _taken(state, side)
    return any(plain_name(card.name) not in taken for card in deck_of(state, side))


def _drawn(draft: Draft, side: str, dice: Dice) -> SideCard | None:
    """Return the card drawn; what another player has in play goes to the bottom first, an empty deck is reshuffled."""
    shuffled = False
    while True:
        if not _to_draw(draft.state, side):
            if shuffled:
                return None
            shuffled = True
            draft.add(ev.DeckShuffled, side=side)
            continue
        card = by_chance(draft.state, side, dice)
        assert card is not None  # noqa: S101  # the deck holds one that may be put into play
        if plain_name(card.name) not in _taken(draft.state, side):
            return card
        draft.add(ev.CardDrawn, card=card.id, name=card.name, side=side, bottom=True)


def by_chance(state: GameState, side: str, dice: Dice) -> SideCard | None:
    """Return the card that dice draw from a side's deck: one that nobody knows the place of, else the top; or None."""
    deck = deck_of(state, side)
    unknown = [card for card in deck if not card.bottom]
    if not deck:
        return None
    return unknown[chosen_of(len(unknown), dice)] if unknown else deck[0]


def _by_hand(draft: Draft, side: str, card: SideCard, command: cmd.DrawCard) -> SideCard | None:
    """Return the card that was drawn at the table; one out of play was shuffled into the deck before.

    Cards out of play are shuffled in when no other can be drawn, unless the players let it stand.
    """
    mine = [one for one in draft.state.cards if one.kind == "tarot" and one.side == side and one.place != "play"]
    if _to_draw(draft.state, side) and not command.override:
        mine = [one for one in mine if one.place == "deck"]
    if card not in mine:
        expected = ", ".join(one.name for one in mine) or "–"
        raise DocumentError("name", "error-not-one-of", given=card.name, expected=expected)
    if plain_name(card.name) in _taken(draft.state, side):
        return None
    if card.place == "out":
        draft.add(ev.DeckShuffled, side=side)
    return next(one for one in draft.state.cards if one.id == card.id)
