"""The next part of a movement that goes on: as far as the next push, else to its end (6b, 7l)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.errors import DocumentError
from engine.motu.game.state import GameState
from engine.motu.game.state.doing import Moving
from engine.motu.ground.field import Place, Places
from engine.motu.ground.hexes import centre
from engine.motu.moves.reach import reach
from engine.motu.moves.steps import shifted
from engine.motu.moves.way import walked
from engine.motu.names import Names

__all__ = ["Leg", "goal_of", "in_the_way", "next_leg", "places_of"]

ANY = 10**6  # points, for what only asks what a place costs


@dataclass(frozen=True, slots=True)
class Leg:
    """A part of a movement: the names of its places, where the base stands then, and its points."""

    path: tuple[str, ...]
    base: Places
    cost: int


def places_of(state: GameState, names: Sequence[str]) -> tuple[Place, ...]:
    """Return the places of these names. Raises DocumentError for one that is none of the field's."""
    reader = Names(state.position().ground)
    return tuple(reader.place("path", text) for text in names)


def goal_of(state: GameState, toward: str) -> Places:
    """Return where a charge or a directed move leads: to somebody's base, or to a place; nowhere for any other."""
    if not toward:
        return ()
    other = state.position().by_id.get(toward)
    return other.places if other is not None else places_of(state, (toward,))


def in_the_way(state: GameState, figure: str, base: Places) -> list[str]:
    """Return who else stands where a base is set down."""
    there = state.position().at
    return list(dict.fromkeys(there[place].id for place in base if place in there and there[place].id != figure))


def next_leg(state: GameState, moving: Moving) -> Leg:
    """Return the next part of a movement that has a way still to go. Raises DocumentError where it has no room."""
    position = state.position()
    figure = position.by_id[moving.figure]
    way = places_of(state, moving.path)
    if way[0] == figure.places[0]:  # an effect has put it there meanwhile
        return Leg(moving.path[:1], figure.places, 0)
    if moving.how != "move":
        ends = reach(position, figure, ANY, moving.how, goal_of(state, moving.toward))
        base = next((each for each in ends if each[0] == way[-1]), None) or _anyhow(state, moving, way[-1])
        return Leg(moving.path, base, ends.get(base, 0))
    found = walked(position, figure, way)
    if found.toward is not None:  # let stand against the rules: the miniature is put there
        return Leg(moving.path, _anyhow(state, moving, way[-1]), 0)
    index = next((at for at, stride in enumerate(found.strides) if stride.pushed), len(found.strides)) or 1
    cost = sum(stride.cost for stride in found.strides[:index])
    return Leg(moving.path[:index], found.strides[index - 1].base, cost)


def _anyhow(state: GameState, moving: Moving, end: Place) -> Places:
    """Return a base set down somewhere, as it lies now; of a place that does not take it whole, an error."""
    position = state.position()
    base = position.by_id[moving.figure].places
    (x, y), (to_x, to_y) = centre(base[0].hex), centre(end.hex)
    found = shifted(position.ground, base, (to_x - x, to_y - y), position.ground.height(end))
    if found is None:
        raise DocumentError("path", "error-motu-obstacle", place=position.ground.name(end))
    return found
