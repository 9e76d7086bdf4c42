"""Questions about whose guard a movement triggers: who is supposed to move, and whose guard it may be."""

from __future__ import annotations

from typing import Any

from engine.motu.words.context import Context, NotUnderstood
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["guard_triggers", "guarded_against"]

CLAUSES = ("if", "when", "si", "cuando")
TRIGGERS = (
    "trigger",
    "triggers",
    "activa la guardia",
    "activaria la guardia",
    "activa alguna guardia",
    "activa",
    "activaria",
)


def guard_triggers(context: Context) -> dict[str, Any]:
    """Ask whose guard is triggered by who is supposed to have moved; an enemy may be named, none else."""
    reading = context.reading
    if reading.has("not") or len(context.suppose) > 1:
        raise NotUnderstood
    if context.suppose:
        if reading.has("move", "if"):
            raise NotUnderstood
        return _mover(context, next(iter(context.suppose)), reading.spots)
    mover = _moving(context)
    return _mover(context, context.figure(mover).id, tuple(spot for spot in reading.spots if spot is not mover))


def _mover(context: Context, mover: str, others: tuple[Sign, ...]) -> dict[str, Any]:
    """Return the question, where all others who are named are enemies, one at most, or anybody is asked for."""
    enemies = {enemy.id for enemy in context.position.enemies(context.position.by_id[mover])}
    asked = context.reading.has("who", "anybody") or _of_guard(context.reading)
    if len(others) > 1 or (not others and not asked) or any(context.figure(each).id not in enemies for each in others):
        raise NotUnderstood
    return {"type": "guard_triggers", "mover": mover}


def _moving(context: Context) -> Sign:
    """Return who moves, of a clause that says so, or triggers a guard: "if Brak moves", "does Brak trigger a guard"."""
    reading = context.reading
    clause = next((sign for sign in reading.signs if sign.text in CLAUSES), None)
    spots = reading.spots
    if clause is None:
        return _triggering(context)
    behind = [spot for spot in spots if spot.at > clause.at and not spot.mark]
    verbs = [sign for sign in reading.all("move") if sign.at > clause.at]
    if len(verbs) != 1 or not behind or reading.has("he", "him") or not _of_guard(reading):
        raise NotUnderstood  # without a hex, what else may interrupt is another question
    return min(behind, key=lambda spot: abs(spot.at - verbs[0].at))


def _of_guard(reading: Reading) -> bool:
    return any("guard" in sign.text for sign in reading.all("reacts", "guard", "anybody"))


def _triggering(context: Context) -> Sign:
    """Return who triggers a guard, no clause telling who moves: no owner of the guard."""
    reading = context.reading
    led = [spot for spot in reading.spots if not spot.mark]
    verb = reading.all("reacts")[0]
    if reading.has("move", "he", "him", "who") or len(led) != 1 or verb.text not in TRIGGERS:
        raise NotUnderstood
    whose = "guardia" in verb.text or any(sign.at > verb.at for sign in reading.all("guard", "anybody"))
    behind = led[0].at > verb.at and not verb.text.startswith("activ")  # "activa Brak la guardia de alguien"
    if not whose or behind or any(spot.mark != "of" for spot in reading.spots if spot is not led[0]):
        raise NotUnderstood
    return led[0]


def guarded_against(context: Context) -> dict[str, Any]:
    """Ask who has guard against one who ends a movement where it stands: "who guards against Brak"."""
    figure = context.alone()
    if context.reading.spots[0].form != "against" or context.reading.has("not", "may", "he", "him"):
        raise NotUnderstood
    return {"type": "guard_triggers", "mover": figure.id}
