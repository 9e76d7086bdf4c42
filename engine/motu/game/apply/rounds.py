"""What cards, activations and maintenance change (4)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from engine.errors import DocumentError, as_given
from engine.motu.game.events import rounds as ev
from engine.motu.game.state import SIDES_OF_WAR, GameState
from engine.motu.game.state.cards import FATE, Card, read_card, seal
from engine.motu.game.state.course import Deck
from engine.motu.position import NEGATIVE, POSITIVE, Army
from engine.unfit import check_between, unfit

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
            raise DocumentError(f"cards.{id_}", "error-id-twice", id=id_)
        made.append(_card(f"cards.{id_}", id_, event.side, document))
    return replace(state, cards=(*state.cards, *made))


def _card(path: str, id_: str, side: str, document: Mapping[str, Any]) -> Card:
    """Return a card of an army. Raises DocumentError for one that is none, by its place in the event."""
    printed = read_card(document, path)
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
    before = state.deck(event.side)
    deck = replace(before, drawn=before.drawn + event.count, held=before.held + event.count)
    fate = sum(card.kind == FATE for card in state.cards_of(event.side))
    check_between("count", event.count, 0, max(0, min(HAND - before.held, fate - before.drawn)))
    state = replace(state, decks=_with(state.decks, event.side, deck))
    return _is_prepared(state, event.side)


def _is_prepared(state: GameState, side: str) -> GameState:
    if state.status != "playing":
        return state
    return state.with_course(prepared=state.course.prepared | {side})


def _discarded(state: GameState, event: ev.CardsDiscarded) -> GameState:
    for number, id_ in enumerate(event.cards):
        card = state.card_by_id(id_)
        if card.side != event.side or card.place != "hidden":
            raise unfit(f"cards[{number}]", id_, _hidden(state, event.side))
        state = _out_of_hand(state, card).with_card(replace(card, place="discarded"))
    return state


def _hidden(state: GameState, side: str) -> list[str]:
    """Return the cards of an army that may be in its hand or its deck."""
    return [card.id for card in state.cards_of(side) if card.place == "hidden"]


def _out_of_hand(state: GameState, card: Card) -> GameState:
    """Return the state with a card less in hand, where fate cards are counted."""
    if card.kind != FATE or not state.tracks(card.side):
        return state
    deck = state.deck(card.side)
    if not deck.held:
        raise unfit("card", card.id)
    return replace(state, decks=_with(state.decks, card.side, replace(deck, held=deck.held - 1)))


def _sealed(state: GameState, event: ev.CardSealed) -> GameState:
    if event.side in state.sealed or event.side in state.shown:
        raise unfit("side", event.side, {*SIDES_OF_WAR} - {*state.sealed, *state.shown})
    return replace(state, sealed=_with(state.sealed, event.side, event.seal))


def _revealed(state: GameState, event: ev.CardRevealed) -> GameState:
    expected = state.sealed.get(event.side)
    given: str | Mapping[str, Any] = event.card if event.printed is None else event.printed
    if expected is not None and seal(event.side, given, event.salt) != expected:
        raise DocumentError("salt", "error-motu-log-seal", card=as_given(given))
    if event.side in state.shown:
        raise unfit("side", event.side, {*SIDES_OF_WAR} - {*state.shown})
    state, card = _laid_down(state, event.side, event.card, event.printed)
    if event.initiative != card.initiative:
        raise unfit("initiative", event.initiative, (card.initiative,))
    state = state.with_card(replace(card, place="shown"))
    return replace(state, sealed=_without(state.sealed, event.side), shown=_with(state.shown, event.side, event.card))


def _laid_down(state: GameState, side: str, id_: str, printed: Mapping[str, Any] | None) -> tuple[GameState, Card]:
    """Return the state with a card out of its hand, made there and then where it is on no list, and the card."""
    if printed is not None:
        if any(card.id == id_ for card in state.cards):
            raise DocumentError("card", "error-id-twice", id=id_)
        made = _card("printed", id_, side, printed)
        return replace(state, cards=(*state.cards, made)), made
    card = state.card_by_id(id_)
    if card.side != side or card.place != "hidden":
        raise unfit("card", id_, _hidden(state, side))
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
    shown = state.shown.get(figure.side)
    if shown != card.id:
        raise unfit("card", event.card, () if shown is None else (shown,))
    check_between("mana", event.mana, 0, MOST_MANA)
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
    if card.bonus or event.bonus not in card.bonuses:
        raise unfit("bonus", event.bonus, () if card.bonus else card.bonuses)
    check_between("mana", event.mana, 0, MOST_MANA)
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
        quests = (each.id for each in state.cards if each.place == "on" and each.bonus == "quest")
        raise unfit("card", event.card, quests)
    army = state.army(event.side)
    army = replace(army, quests=(*army.quests, event.points))
    return replace(
        state.with_card(replace(card, place="completed", on="")), armies=_with(state.armies, event.side, army)
    )


def _activation_ended(state: GameState, event: ev.ActivationEnded) -> GameState:
    figure = state.by_id(event.figure)
    if state.course.active != figure.id:
        raise unfit("figure", event.figure, (state.course.active,) if state.course.active else ())
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
        raise unfit("token", event.token, (each.id for each in state.objectives))
    army: Army = state.army(figure.side)
    armies = _with(state.armies, figure.side, replace(army, objectives=army.objectives + 1))
    return replace(state, objectives=left, armies=armies)


KEPT = frozenset(("wounds", "mana", "defeated", "positive", "negative"))


def _kept(state: GameState, event: ev.RoundKept) -> GameState:
    """Effects and marks are gone, mana is received; played cards go to the discards (4c)."""
    for id_, values in event.figures.items():
        if set(values) != KEPT:
            raise unfit(f"figures.{id_}", ", ".join(sorted(values)), (", ".join(sorted(KEPT)),))
        for sign, known in (("positive", POSITIVE), ("negative", NEGATIVE)):
            if values[sign] not in (None, *known):
                raise DocumentError(
                    f"figures.{id_}.{sign}", "error-not-one-of", given=as_given(values[sign]), expected=", ".join(known)
                )
        figure = replace(state.by_id(id_), **values)
        places = () if figure.defeated else figure.places
        state = state.with_figure(replace(figure, activated=False, places=places))
    cards = tuple(replace(card, place="discarded", on="") if card.place == "on" else card for card in state.cards)
    return replace(state, marks=(), cards=cards)


def _mana(state: GameState, event: ev.ManaGained) -> GameState:
    check_between("after", event.after, 0, MOST_MANA)
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
