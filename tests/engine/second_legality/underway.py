"""What the book says of a moment in the middle of an action: the parts of it that are left, and nothing else (8.1j)."""

from __future__ import annotations

from typing import Any

from tests.engine.second_legality.reading import Figure

__all__ = ["INSTRUCTIONS", "instead", "left", "meant"]

# What each action tells its figure to do, in order (7.2, 27.1, 27.2, 27.8); an attack is a close or a range attack
INSTRUCTIONS = {
    "move": ("move",),
    "carry": ("move",),
    "object-pick-up": ("move",),
    "phasing-teleport": ("move",),
    "sidestep": ("move",),
    "close": ("close",),
    "range": ("range",),
    "close-terrain-action": ("close",),
    "flurry": ("close", "close"),
    "quake": ("close",),
    "energy-explosion": ("range",),
    "pulse-wave": ("range",),
    "mind-control": ("attack",),
    "charge": ("move", "close"),
    "running-shot": ("move", "range"),
    "hypersonic-speed": ("move", "attack", "move"),
}
IN_PLACE = {"charge": "close", "running-shot": "range"}  # "CLOSE as FREE", "RANGE as FREE" (27.1e, 27.1l)
PART_OF_A_MOVE = ("carry", "object-pick-up")  # 27.8d, 27.8g


def left(going: dict[str, Any]) -> list[str]:
    """Return what the figure may still do."""
    given = going.get("left")
    found = INSTRUCTIONS.get(going["action"], ()) if given is None else given
    return [kind for part in found for kind in (("close", "range") if part == "attack" else (part,))]


def meant(figure: Figure, going: dict[str, Any], action: str) -> list[str]:
    """Return which of what is left an action's name stands for."""
    if figure.id != (going.get("controlled") or going.get("figure")):  # who is under Mind Control acts for it (27.1f)
        return []
    if action == going["action"]:
        return left(going)
    named = "move" if action in PART_OF_A_MOVE else action
    return [part for part in left(going) if part == named]


def instead(figure: Figure, going: dict[str, Any], action: str, kind: str) -> str | None:
    """Return the attack in whose place an action is given as FREE, or None."""
    part = IN_PLACE.get(going.get("action", ""))
    here = figure.id == going.get("figure") and not going.get("controlled") and part in left(going)
    return part if here and part in kind.split("/") and not meant(figure, going, action) else None
