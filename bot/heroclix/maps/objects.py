"""Objects and equipment that players lay out by hand: on a square, or in somebody's hands or on a card (17, 25.2)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from bot.app.errors import UserError
from engine.heroclix.game import GameState
from engine.heroclix.game.state.document_map import standing_map
from engine.heroclix.game.state.names import new_id

__all__ = ["KEYPHRASES", "OBJECTS", "keyphrases_of", "with_object"]

OBJECTS = ("standard", "light", "heavy", "special", "equipment")
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


def with_object(
    state: GameState, kind: str, name: str, place: str | None, figure: str | None, side: str | None, more: Sequence[str]
) -> tuple[dict[str, Any], str, str]:
    """Return the map as it stands with one more object, its id, and where it is: a square, or a figure's name.

    Equipment comes onto the figure's card, anything else into its hands. Raises UserError without a map, and unless
    one place is named, DocumentError for a figure that is not there.
    """
    if state.map_document is None:
        raise UserError("map-none")
    if (place is None) == (figure is None):
        raise UserError("map-object-where")
    holder = None if figure is None else state.figure(figure)
    taken = (
        {f.id for f in state.figures} | {thing.id for thing in state.things} | {marker.id for marker in state.markers}
    )
    found: dict[str, Any] = {"id": new_id(name or kind, taken), "kind": kind}
    if holder is not None:
        found["equipped_by" if kind == "equipment" else "held_by"] = holder.id
    else:
        found["at"] = (place or "").strip().upper()
    owner = side or (holder.side if holder else None)
    told = {"side": owner, "abilities": list(more)}
    found |= {key: value for key, value in told.items() if value}
    document = standing_map(state)
    return {**document, "objects": [*document["objects"], found]}, found["id"], holder.name if holder else found["at"]
