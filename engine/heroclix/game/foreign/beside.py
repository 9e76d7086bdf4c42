"""Figures, cards and their effects in a log from outside, held to what can be brought into its game (20.3, 25)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from pydantic import ValidationError

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.document import SpecialIn
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.cards import LONGEST, MOST_POINTS
from engine.heroclix.game.decide.beside.effects import MOST
from engine.heroclix.game.decide.uses.chosen import CHANGES
from engine.heroclix.game.events.cards import CardDrawn, CardLeft, CardUsed, ClueGiven
from engine.heroclix.game.foreign.ground import check_ground
from engine.heroclix.game.foreign.moves import listed
from engine.heroclix.game.foreign.named import sides_of
from engine.heroclix.game.foreign.uses import followed_from
from engine.heroclix.game.state import GameState
from engine.heroclix.position import ValueName
from engine.heroclix.structured import checked_special
from engine.heroclix.validation import document_error
from engine.heroclix.vocabulary import check_known
from engine.unfit import check_between, check_once, unfit

__all__ = [
    "began",
    "captured",
    "card_named",
    "card_used",
    "check_added",
    "clue_given",
    "controlled",
    "edited",
    "laid_out",
    "put_down",
]

MOST_ADDED = 99  # to a value by an effect
OF_CARDS = ("card", "copies")  # the kinds of effects that have structured ones
# by the kind of an effect, what it adds to a value where it adds something
ADDED = {"modify": CHANGES, "keyword": (1, -1), "replace": range(MOST_ADDED + 1)}


def check_added(state: GameState, event: ev.FigureAdded) -> None:
    """Raise DocumentError where a new figure is of no side, stands where nobody can, or shows what no card may."""
    check_ground(state, event.at)
    by = next((figure for figure in state.figures if figure.id == event.generated_by), None)
    sides = {*state.sides, *(() if by is None else (by.side, by.owner))}
    if event.side not in sides:
        raise unfit("side", event.side, sides)
    if event.aside and event.at:
        raise DocumentError("at", "error-on-the-sideline", id=event.figure)
    _check_dial(event.card)
    lacking = state.rules.powers.abilities.absent
    clicks = _listed_in(event.card, "dial")
    shown = [("card.abilities", _listed_in(event.card, "abilities")), ("card.powers", _listed_in(event.card, "powers"))]
    shown += [(f"card.dial[{number}].powers", _listed_in(click, "powers")) for number, click in enumerate(clicks)]
    for where, names in shown:
        for number, name in enumerate(names):
            if isinstance(name, str) and name in lacking:
                raise DocumentError(
                    f"{where}[{number}]", "error-key-not-in-edition", given=name, ruleset=state.rules.id
                )


def edited(_state: GameState, event: ev.FigureEdited) -> Iterator[Told]:
    """A card that takes another's place has a dial, as the first one has."""
    _check_dial(event.card)
    yield from ()


def _check_dial(card: Mapping[str, Any]) -> None:
    """Raise DocumentError for a dial without a click, where nothing else of the card gives it values (1.8)."""
    if card.get("dial", None) in ([], ()) and card.get("values") is None:
        raise DocumentError("card.dial", "error-list-too-short", limit=1)


def _listed_in(document: object, key: str) -> Sequence[object]:
    """Return what a key of a card holds; nothing where it is no list, of which `apply` complains."""
    found = document.get(key, ()) if isinstance(document, Mapping) else ()
    return found if isinstance(found, (list, tuple)) else ()


def put_down(state: GameState, event: ev.Placed) -> Iterator[Told]:
    """Nobody is put into blocking terrain (13.2)."""
    check_ground(state, event.at)
    yield from ()


def captured(state: GameState, event: ev.Captured) -> Iterator[Told]:
    """An opponent is captured; whom one holds before that is told by whom he was captured."""
    opponents = {figure.id for figure in state.figures if figure.side != state.by_id(event.figure).side}
    yield "by", event.by, event.by if event.by in opponents else listed(opponents)


def controlled(state: GameState, event: ev.ControlBegan) -> Iterator[Told]:
    """Whom Mind Control hit joins the force of who uses it, one after the other (27.1f)."""
    doing = state.doing
    hit = () if doing is None or doing.by else tuple(name for name in doing.queue if state.by_id(name).squares)
    if event.figure not in hit[:1]:
        raise unfit("figure", event.figure, hit[:1])
    yield "by", event.by, None if doing is None else doing.figure
    yield "side", event.side, state.by_id(event.by).side
    yield "queue", list(event.queue), list(hit[1:])


def laid_out(state: GameState, event: ev.CardAdded) -> Iterator[Told]:
    """A card of a kind that the edition has is laid out for a side, and assigned to figures once each (25.4a)."""
    check_known("kind", event.kind, state.rules)
    check_between("points", event.points, 0, MOST_POINTS)
    check_once("assigned", event.assigned)
    if any(figure.id == event.card for figure in state.figures):
        raise DocumentError("card", "error-id-twice", id=event.card)
    for field, most in LONGEST.items():
        text: str = getattr(event, field)
        if len(text) > most:
            raise DocumentError(field, "error-text-too-long", given=len(text), limit=most)
    yield from ()


def card_named(state: GameState, event: CardUsed | ClueGiven | CardDrawn | CardLeft) -> Iterator[Told]:
    """A card is called as it was laid out."""
    for card in state.cards:
        if card.id == event.card:
            yield "name", event.name, card.name


def card_used(state: GameState, event: ev.CardUsed) -> Iterator[Told]:
    """A One-Shot lies face down once it is used, and no other card does (25.11)."""
    yield from card_named(state, event)
    for card in state.cards:
        if card.id == event.card:
            yield "turned", event.turned, card.kind == "one-shot"


def clue_given(state: GameState, event: ev.ClueGiven) -> Iterator[Told]:
    """Clue tokens are placed on Mystery Cards alone, so many more or fewer than lie there (25.8)."""
    yield from card_named(state, event)
    mysteries = [card.id for card in state.cards if card.kind == "mystery-card"]
    yield "card", event.card, event.card if event.card in mysteries else listed(mysteries)
    for card in state.cards:
        if card.id == event.card:
            yield "before", event.before, card.clues


def began(state: GameState, event: ev.EffectBegan) -> Iterator[Told]:
    """An effect on a figure is one that a card or a power can have: what it changes and names, by how much (20.3)."""
    known = [figure.id for figure in state.figures]
    yield "on", event.on, event.on if event.on in known else listed(known)
    _check_there(state, event)
    changes = ADDED.get(event.kind, (0,))
    if event.add not in changes:
        raise unfit("add", event.add, changes)
    of_value = event.kind in ("modify", "replace")
    yield "value", event.value, (event.value or listed(get_args(ValueName))) if of_value else ""
    yield from _what(state, event, known)
    if event.kind not in OF_CARDS:
        yield "effects", list(event.effects), []
    yield from followed_from(state, event)
    if event.kind != "card":
        yield "even_if_lost", event.even_if_lost, False
        return
    if event.until == "game":
        yield "even_if_lost", event.even_if_lost, True
    if not event.effects:
        raise DocumentError("effects", "error-list-too-short", limit=1)
    if len(event.effects) > MOST:
        raise DocumentError("effects", "error-list-too-long", limit=MOST)
    written: Mapping[str, Any] = {"name": event.power, "kind": "card", "effects": list(event.effects)}
    try:
        source = SpecialIn.model_validate(written)
    except ValidationError as error:
        raise document_error(error, SpecialIn) from None
    try:
        checked_special(state.rules.powers, "", source)
    except DocumentError as error:
        raise DocumentError(error.path.removeprefix("."), error.message, **error.data) from None


def _check_there(state: GameState, event: ev.EffectBegan) -> None:
    """Raise DocumentError for an effect that players put on, or have come from, somebody who is KO'd (12.5d).

    It is of the side of whose card it is, else of one that plays: until that side's next turn some effects last.
    """
    for field, name in (("on", event.on), ("by", event.by)):
        if name and event.kind in ("card", "keyword") and state.by_id(name).ko:
            raise DocumentError(field, "error-game-gone", figure=name)
    sides = [state.by_id(event.by).side] if event.by and event.kind == "card" else sides_of(state)
    if event.kind in ("card", "keyword") and event.side not in sides:
        raise unfit("side", event.side, sides)


def _what(state: GameState, event: ev.EffectBegan, known: Sequence[str]) -> Iterator[Told]:
    """Yield what an effect is about: a figure, a standard power, a keyword; of other kinds it is in the players' words.

    An effect that changes values, or has structured effects of its own, is about nothing else.
    """
    if event.kind in ("modify", "replace", "card"):
        yield "what", event.what, ""
    elif event.kind == "keyword":
        yield "what", event.what, event.power
    elif event.kind == "cant-target":
        yield "what", event.what, event.what if event.what in known else listed(known)
    elif event.kind == "lends" and event.what not in state.rules.powers:
        raise unfit("what", event.what, state.rules.powers)
    elif not event.what:
        raise DocumentError("what", "error-text-empty", given="", limit=1)
