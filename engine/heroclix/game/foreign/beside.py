"""Figures, cards and their effects in a log from outside, held to what can be brought into its game (20.3, 25)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from engine.before import Told
from engine.errors import DocumentError
from engine.heroclix.document import SpecialIn
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.beside.cards import MOST_POINTS
from engine.heroclix.game.decide.beside.effects import MOST
from engine.heroclix.game.foreign.ground import check_ground
from engine.heroclix.game.foreign.moves import listed
from engine.heroclix.game.state import GameState
from engine.heroclix.structured import checked_special
from engine.heroclix.validation import document_error
from engine.heroclix.vocabulary import check_known

__all__ = ["began", "captured", "check_added", "laid_out", "put_down"]

MOST_ADDED = 99  # to a value by an effect


def check_added(state: GameState, event: ev.FigureAdded) -> None:
    """Raise DocumentError where a new figure stands where nobody can, or shows what its edition lacks (13.2)."""
    check_ground(state, event.at)
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


def laid_out(state: GameState, event: ev.CardAdded) -> Iterator[Told]:
    """A card of a kind that the edition has is laid out for a side, and assigned to figures once each (25.4a)."""
    check_known("kind", event.kind, state.rules)
    sides = {*state.sides, *(figure.side for figure in state.figures)}
    yield "side", event.side, event.side if event.side in sides else listed(sides)
    if not 0 <= event.points <= MOST_POINTS:
        problem = ("error-too-small", 0) if event.points < 0 else ("error-too-large", MOST_POINTS)
        raise DocumentError("points", problem[0], given=event.points, limit=problem[1])
    known = [figure.id for figure in state.figures]
    for number, name in enumerate(event.assigned):
        yield f"assigned[{number}]", name, name if name in known else listed(known)
        if name in event.assigned[:number]:
            raise DocumentError(f"assigned[{number}]", "error-game-listed-twice", given=name)


def began(state: GameState, event: ev.EffectBegan) -> Iterator[Told]:
    """An effect on a figure is one that a card or a power can have (20.3)."""
    known = [figure.id for figure in state.figures]
    for field, name in (("on", event.on), ("by", event.by)):
        yield field, name, name if not name or name in known else listed(known)
    if abs(event.add) > MOST_ADDED:
        raise DocumentError("add", "error-too-large", given=event.add, limit=MOST_ADDED)
    if event.kind != "card":
        yield "effects", list(event.effects), []
        return
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
