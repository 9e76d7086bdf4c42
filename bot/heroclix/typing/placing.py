"""What is to be placed, as players name it: a figure, an object or marker on the map, or a new one of some kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bot.app.errors import UserError
from bot.words.language import LANGUAGES, Catalogue, catalogue
from engine import DocumentError
from engine.heroclix.effects import elements
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.game.state.layout import read_squares

__all__ = ["Placed", "bases_off_map", "elements_of", "offered", "placed_named", "question"]

# the kinds of things that come from off the map, those placed most often first
NEW = (
    "smoke", "barrier", "debris", "hindering", "blocking", "elevated", "water",
    "object", "special-object", "effect-terrain", "special-terrain",
)  # fmt: skip
MARKERS = NEW[:7]
KNOWN = 8  # things that a refusal names


class Placed(NamedTuple):
    """What is to be placed: the parameters of the question, how it is called, and the figure where it is one."""

    asked: Mapping[str, Any]
    name: str
    figure: GameFigure | None = None


def offered(state: GameState, words: Catalogue) -> Iterator[tuple[str, str]]:
    """Yield what may be named, each with the words for it: figures, what lies on the map, then new things."""
    names = state.names
    yield from ((figure.id, names[figure.id]) for figure in state.in_play)
    yield from ((each, each) for each in elements_of(state))
    yield from ((kind, words.term(f"new-{kind}")) for kind in NEW)


def placed_named(state: GameState, text: str, words: Catalogue) -> Placed:
    """Return what a text names: a figure, an object or marker, or a kind of thing in any of our languages.

    Raises UserError where it is none of them.
    """
    wanted = text.strip().casefold()
    for kind in NEW:
        if wanted in {kind, *(catalogue(language).term(f"new-{kind}").casefold() for language in LANGUAGES)}:
            new = {"what": "marker", "kind": kind} if kind in MARKERS else {"what": kind}
            return Placed(new, words.term(f"new-{kind}"))
    for element in elements_of(state):
        if element.casefold() == wanted:
            thing = any(thing.id == element for thing in state.things)
            return Placed({"what": "object" if thing else "marker", "id": element}, element)
    try:
        figure = state.figure(text, "what")
    except DocumentError as error:
        if error.message != "error-no-figure-here":
            raise
        known = ", ".join(name for _, name in [*offered(state, words)][:KNOWN])
        raise UserError("placing-unknown", given=text[:60], known=known) from None
    asked: dict[str, Any] = {"what": "figure", "id": figure.id}
    if not figure.squares and figure.card.base != (1, 1):
        asked["base"] = figure.card.base
    return Placed(asked, state.names[figure.id], figure)


def question(state: GameState, placed: Placed, at: str | None, how: str | None, by: str | None) -> dict[str, Any]:
    """Return the question whether it may lie on squares, or where it may.

    Where nothing is said about how, a figure or object is set up while the game has not begun and the map has
    starting areas. A larger base may be named by its top left square. Raises DocumentError naming the option.
    """
    position = state.position()
    waits = state.status == "setup" and any(position.map.starting_areas.values()) and by is None
    asked: dict[str, Any] = {"type": "place", **placed.asked, "how": how or ("set-up" if waits else "place")}
    if by is not None:
        asked["by"] = state.figure(by, "by").id
    named = (at or "").replace(",", " ").upper().split()
    if at is not None and placed.figure is not None:
        where = named if len(named) > 1 else at.strip().upper()
        squares = read_squares(position.ruleset, position.map, placed.figure.card.base, where, "at")
        asked["at"] = [position.map.name_of(square) for square in squares]
    elif at is not None:
        asked["at"] = named
    return asked


def bases_off_map(state: GameState) -> dict[str, tuple[int, int]]:
    """Return columns and rows of the figures that are not on the map, by their ids."""
    return {figure.id: figure.card.base for figure in state.in_play if not figure.squares}


def elements_of(state: GameState) -> list[str]:
    """Return the ids of the objects and markers that lie on the map or are held."""
    if state.map is None:
        return []
    held = [thing.id for thing in state.things if thing.held_by is not None]
    return [*dict.fromkeys((*(element.id for element in elements(state.position())), *held))]
