"""Objects and equipment that players lay out by hand: on a square, or in somebody's hands or on a card (17, 25.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.app.errors import UserError
from engine.heroclix.game import GameState
from engine.heroclix.game.state.document_map import standing_map
from engine.heroclix.game.state.names import new_id

__all__ = ["KEYPHRASES", "OBJECTS", "WEIGHTS", "keyphrases_of", "results_of", "with_marker", "with_object"]

OBJECTS = ("standard", "light", "heavy", "special", "equipment", "immobile", "ultra-heavy", "relic")
WEIGHTS = ("light", "heavy", "immobile", "ultra-heavy")  # of a special object, where the edition asks for it
ON_CARDS = ("equipment", "relic")
KEYPHRASES = ("equip:any", "equip:friendly", "unequip:drop", "unequip:ko", "indestructible", "immobile")


def keyphrases_of(text: str) -> list[str]:
    """Return the keyphrases that a text names, several with commas between. Raises UserError for another word.

    >>> keyphrases_of("Equip (Friendly), unequip ko")
    ['equip:friendly', 'unequip:ko']
    """
    found = []
    for part in text.split(","):
        if not part.strip():
            continue
        words = ":".join(re.findall(r"[a-z]+", part.casefold()))
        if words not in KEYPHRASES:
            raise UserError("map-object-keyphrase", given=part.strip()[:40], known=", ".join(KEYPHRASES))
        found.append(words)
    return found


def results_of(text: str) -> list[int]:
    """Return the results of a d6 that a text names, one by one or as a range. Raises UserError for others.

    >>> results_of("5-6"), results_of("1, 3"), results_of("")
    ([5, 6], [1, 3], [])
    """
    found: set[int] = set()
    for part in re.split(r"[,;\s]+", re.sub(r"\s*[-–]\s*", "-", text.strip())):
        match = re.fullmatch(r"([1-6])(?:-([1-6]))?", part)
        if part and match is None:
            raise UserError("map-object-results", given=text.strip()[:40])
        if match is not None:
            first = int(match[1])
            found.update(range(first, int(match[2] or first) + 1))
    return sorted(found)


def with_object(
    state: GameState,
    kind: str,
    name: str,
    place: str | None,
    figure: str | None,
    side: str | None,
    more: Sequence[str],
    *,
    weight: str | None = None,
    taken_on: Sequence[int] = (),
) -> tuple[dict[str, Any], str, str]:
    """Return the map as it stands with one more object, its id, and where it is: a square, or a figure's name.

    Equipment and relics come onto the figure's card, anything else into its hands. `weight`: of a special object;
    `taken_on`: the results of a relic. Raises UserError without a map, and unless
    one place is named, DocumentError for a figure that is not there.
    """
    if state.map_document is None:
        raise UserError("map-none")
    if (place is None) == (figure is None):
        raise UserError("map-object-where")
    holder = None if figure is None else state.figure(figure)
    found: dict[str, Any] = {"id": new_id(name or kind, _taken(state)), "kind": kind}
    if holder is not None:
        found["equipped_by" if kind in ON_CARDS else "held_by"] = holder.id
    else:
        found["at"] = (place or "").strip().upper()
    owner = side or (holder.side if holder else None)
    told = {"name": name.strip(), "side": owner, "abilities": list(more), "weight": weight, "taken_on": list(taken_on)}
    found |= {key: value for key, value in told.items() if value}
    document = standing_map(state)
    return {**document, "objects": [*document["objects"], found]}, found["id"], holder.name if holder else found["at"]


def with_marker(
    state: GameState, kind: str, name: str, square: str, figure: str, side: str
) -> tuple[dict[str, Any], str]:
    """Return the map as it stands with one more terrain marker, which a figure of that side generated, and its id."""
    made = new_id(name or kind, _taken(state))
    marker: dict[str, Any] = {"id": made, "kind": kind, "at": [square], "by": side, "generated_by": figure}
    document = standing_map(state)
    return {**document, "markers": [*document["markers"], marker]}, made


def _taken(state: GameState) -> set[str]:
    """Return the ids that something on the table has."""
    figures, things = {figure.id for figure in state.figures}, {thing.id for thing in state.things}
    return figures | things | {marker.id for marker in state.markers}
