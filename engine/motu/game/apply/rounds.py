"""What cards, activations and maintenance change (4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.motu.game.events import rounds as ev
from engine.motu.game.state import GameState
from engine.motu.game.state.cards import FATE, Card, read_card, seal
from engine.motu.game.state.course import Deck
from engine.motu.position import Army

__all__ = ["HAND", "MOST_MANA", "OF_ROUNDS"]

HAND, MOST_MANA = 5, 5  # fate cards in hand (4a), mana on a character (7k)
Handler = Callable[[GameState, Any], GameState]


def _without(found: Mapping[str, str], *sides: str) -> Mapping[str, str]:
    return MappingProxyType({side: value for side, value in found.items() if side not in sides})


def _with(found: Mapping[str, Any], side: str, value: Any) -> Mapping[str, Any]:
    return MappingProxyType({**found, side: value})


def _added(state: GameState, event: ev.CardsAdded) -> GameState:
    taken = {card.id for card in state.cards}
    made = []
    for id_, document in event.cards.items():
        if id_ in taken:
            raise ValueError(f"there is a card {id_!r} already")
        made.append(_card(id_, event.side, document))
    return replace(state, cards=(*state.cards, *made))


def _card(id_: str, side: str, document: Mapping[str, Any]) -> Card:
    printed = read_card(document)
    return Card(
        id_,
        side,
        printed.name,
        printed.kind,
        printed.initiative,
        printed.ap,
        printed.mana,
        printed.text,
        printed.points,
    )


def _shuffled(state: GameState, event: ev.DeckShuffled) -> GameState:
    return replace(state, decks=_with(state.decks, event.side, Deck(event.seal)))


def _drawn(state: GameState, event: ev.CardsDrawn) -> GameState:
    deck = state.deck(event.side)
    deck = replace(deck, drawn=deck.drawn + event.count, held=deck.held + event.count)
    fate = sum(card.kind == FATE for card in state.cards_of(event.side))
    if deck.held > HAND or deck.drawn > fate:
        raise ValueError(f"{deck.held} cards in hand, {deck.drawn} of {fate} drawn")
    state = replace(state, decks=_with(state.decks, event.side, deck))
    return _is_prepared(state, event.side)


def _is_prepared(state: GameState, side: str) -> GameState:
    if state.status != "playing":
        return state
    return state.with_course(prepared=state.course.prepared | {side})


def _discarded(state: GameState, event: ev.CardsDiscarded) -> GameState:
    for id_ in event.cards:
        card = state.card_by_id(id_)
        if card.side != event.side or card.place != "hidden":
            raise ValueError(f"{id_!r} is not in the hand of {event.side}")
        state = _out_of_hand(state, card).with_card(replace(card, place="discarded"))
    return state


def _out_of_hand(state: GameState, card: Card) -> GameState:
    """Return the state with a card less in hand, where fate cards are counted."""
    if card.kind != FATE or not state.tracks(card.side):
        return state
    deck = state.deck(card.side)
    if not deck.held:
        raise ValueError(f"the hand of {card.side} is empty")
    return replace(state, decks=_with(state.decks, card.side, replace(deck, held=deck.held - 1)))


def _sealed(state: GameState, event: ev.CardSealed) -> GameState:
    if event.side in state.sealed or event.side in state.shown:
        raise ValueError(f"{event.side} has chosen already")
    return replace(state, sealed=_with(state.sealed, event.side, event.seal))


def _revealed(state: GameState, event: ev.CardRevealed) -> GameState:
    expected = state.sealed.get(event.side)
    given: str | Mapping[str, Any] = event.card if event.printed is None else event.printed
    if expected is not None and seal(event.side, given, event.salt) != expected:
        raise ValueError(f"the card of {event.side} is not the one sealed")
    if event.side in state.shown:
        raise ValueError(f"{event.side} has revealed already")
    state, card = _laid_down(state, event.side, event.card, event.printed)
    if event.initiative != card.initiative:
        raise ValueError(f"{event.card!r} has the initiative {card.initiative}")
    state = state.with_card(replace(card, place="shown"))
    return replace(state, sealed=_without(state.sealed, event.side), shown=_with(state.shown, event.side, event.card))


def _laid_down(state: GameState, side: str, id_: str, printed: Mapping[str, Any] | None) -> tuple[GameState, Card]:
    """Return the state with a card out of its hand, made there and then where it is on no list, and the card."""
    if printed is not None:
        if any(card.id == id_ for card in state.cards):
            raise ValueError(f"there is a card {id_!r} already")
        made = _card(id_, side, printed)
        return replace(state, cards=(*state.cards, made)), made
    card = state.card_by_id(id_)
    if card.side != side or card.place != "hidden":
        raise ValueError(f"{id_!r} is not in the hand of {side}")
    return _out_of_hand(state, card), card


def _initiative(state: GameState, event: ev.InitiativeSettled) -> GameState:
    others = sorted(side for side in state.shown if side != event.side)
    return state.with_course(turns=(event.side, *others))


def _passed(state: GameState, event: ev.Passed) -> GameState:
    """A card that was revealed and not used is discarded."""
    course = state.course
    shown = state.shown.get(event.side)
    if shown is not None:
        state = state.with_card(replace(state.card_by_id(shown), place="discarded"))
    state = replace(state, sealed=_without(state.sealed, event.side), shown=_without(state.shown, event.side))
    turns = tuple(side for side in course.turns if side != event.side)
    return state.with_course(passed=course.passed | {event.side}, turns=turns)


def _began(state: GameState, event: ev.ActivationBegan) -> GameState:
    """Who is on guard leaves it (6e)."""
    figure, card = state.by_id(event.figure), state.card_by_id(event.card)
    if state.shown.get(figure.side) != card.id or event.mana > MOST_MANA:
        raise ValueError(f"{event.card!r} is not the card revealed")
    state = state.with_figure(replace(figure, mana=event.mana, guard=False, activated=True))
    state = state.with_card(replace(card, place="on", on=figure.id, first=True))
    now = _with(state.course.now, figure.side, figure.id)
    return state.with_course(active=figure.id, points=event.points, done=(), interruptions=(), now=now)


def _played(state: GameState, event: ev.CardPlayed) -> GameState:
    figure = state.by_id(event.figure)
    state, card = _laid_down(state, figure.side, event.card, event.printed)
    interrupting = bool(state.course.interruptions)
    return state.with_card(replace(card, place="on", on=figure.id, interrupting=interrupting))


def _bonus(state: GameState, event: ev.BonusTaken) -> GameState:
    card, figure = state.card_by_id(event.card), state.by_id(event.figure)
    if card.bonus or event.bonus not in card.bonuses or event.mana > MOST_MANA:
        raise ValueError(f"{event.bonus!r} is no bonus of {event.card!r} now")
    state = state.with_figure(replace(figure, mana=event.mana))
    state = state.with_card(replace(card, bonus=event.bonus))
    interruptions = state.course.interruptions
    if interruptions:
        inner = replace(interruptions[-1], points=event.points)
        return state.with_course(interruptions=(*interruptions[:-1], inner))
    return state.with_course(points=event.points)


def _quest(state: GameState, event: ev.QuestCompleted) -> GameState:
    card = state.card_by_id(event.card)
    if card.place != "on" or card.bonus != "quest":
        raise ValueError(f"{event.card!r} is no side quest in play")
    army = state.army(event.side)
    army = replace(army, quests=(*army.quests, event.points))
    return replace(
        state.with_card(replace(card, place="completed", on="")), armies=_with(state.armies, event.side, army)
    )


def _activation_ended(state: GameState, event: ev.ActivationEnded) -> GameState:
    figure = state.by_id(event.figure)
    if state.course.active != figure.id:
        raise ValueError(f"{event.figure} is not active")
    state = replace(state, shown=_without(state.shown, figure.side), moving=(), waiting=(), contest=None, area=None)
    turns = tuple(side for side in state.course.turns if side != figure.side)
    return state.with_course(active="", points=0, done=(), interruptions=(), turns=turns)


def _phase(state: GameState, event: ev.PhaseBegan) -> GameState:
    course = state.course
    if event.round == course.number:
        return state.with_course(phase=event.phase, prepared=frozenset())
    state = replace(state, status="playing", sealed=MappingProxyType({}), shown=MappingProxyType({}))
    return state.with_course(
        number=event.round,
        phase=event.phase,
        passed=frozenset(),
        prepared=frozenset(),
        turns=(),
        last=course.now or course.last,
        now=MappingProxyType({}),
    )


def _taken(state: GameState, event: ev.ObjectiveTaken) -> GameState:
    figure = state.by_id(event.figure)
    left = tuple(each for each in state.objectives if each.id != event.token)
    if len(left) == len(state.objectives):
        raise ValueError(f"there is no token {event.token!r}")
    army: Army = state.army(figure.side)
    armies = _with(state.armies, figure.side, replace(army, objectives=army.objectives + 1))
    return replace(state, objectives=left, armies=armies)


KEPT = frozenset(("wounds", "mana", "defeated", "positive", "negative"))


def _kept(state: GameState, event: ev.RoundKept) -> GameState:
    """Effects and marks are gone, mana is received; played cards go to the discards (4c)."""
    for id_, values in event.figures.items():
        if set(values) != KEPT:
            raise ValueError(f"{sorted(values)} is not how a character stands")
        figure = replace(state.by_id(id_), **values)
        places = () if figure.defeated else figure.places
        state = state.with_figure(replace(figure, activated=False, places=places))
    cards = tuple(replace(card, place="discarded", on="") if card.place == "on" else card for card in state.cards)
    return replace(state, marks=(), cards=cards)


def _mana(state: GameState, event: ev.ManaGained) -> GameState:
    if event.after > MOST_MANA:
        raise ValueError(f"{event.after} mana")
    return state.with_figure(replace(state.by_id(event.figure), mana=event.after))


OF_ROUNDS: Mapping[type, Handler] = {
    ev.CardsAdded: _added,
    ev.DeckShuffled: _shuffled,
    ev.CardsDrawn: _drawn,
    ev.CardsDiscarded: _discarded,
    ev.CardSealed: _sealed,
    ev.CardRevealed: _revealed,
    ev.InitiativeSettled: _initiative,
    ev.Passed: _passed,
    ev.ActivationBegan: _began,
    ev.CardPlayed: _played,
    ev.BonusTaken: _bonus,
    ev.QuestCompleted: _quest,
    ev.ActivationEnded: _activation_ended,
    ev.PhaseBegan: _phase,
    ev.ObjectiveTaken: _taken,
    ev.Ready: lambda state, event: _is_prepared(state, event.side),
    ev.RoundKept: _kept,
    ev.ManaGained: _mana,
}
