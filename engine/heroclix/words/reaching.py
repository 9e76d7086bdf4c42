"""Questions of what somebody strikes or shoots with, and whether it reaches: "does Rook's gun reach Wolf" (`legal`)."""

from __future__ import annotations

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made, Pattern, asks, kinds
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["REACHING"]

RANGES = frozenset({"rango", "alcance", "range"})  # of words for a distance, those that somebody has
KINDS = {"gun": "range", "ranged": "range", "arm": "close"}


def _reaches(context: Context) -> Made:
    """Ask whether an attack is legal, of the kind that what it is made with tells."""
    reading = context.reading
    spots, means = reading.spots, reading.all("gun", "arm", "ranged")
    if len(spots) != 2 or any(spot.kind != "figure" for spot in spots) or len(means) != 1:
        raise NotUnderstood
    if any(sign.text not in RANGES for sign in reading.all("ranged")) or not asks(reading, "reach"):
        raise NotUnderstood
    if reading.has("not", "he", "me", "first", "any", "him", "why", "stop") and not reading.has("le"):
        raise NotUnderstood
    owner, other = _owned(reading, means[0], *spots) or _with(reading, means[0], *spots)
    figure, target = context.figure(owner).id, context.figure(other).id
    if figure == target:
        raise NotUnderstood
    return {"type": "legal", "figure": figure, "action": KINDS[means[0].kind], "target": target}


def _owned(reading: Reading, means: Sign, one: Sign, other: Sign) -> tuple[Sign, Sign] | None:
    """Return whose it is that reaches, and whom: "Rook's gun reaches Wolf", "le llega el golpe de Rook a Wolf"."""
    reach = reading.all("reach")[0]
    led = one.at < means.at < reach.at < other.at and means.kind != "ranged"  # a range alone reaches squares
    if one.mark == "of" and other.mark == "" and led:
        return one, other
    if one.mark == "of" and other.mark == "to" and reach.at < means.at < one.at:
        return one, other
    return None


def _with(reading: Reading, means: Sign, one: Sign, other: Sign) -> tuple[Sign, Sign]:
    """Return who reaches whom with it: "can Rook reach Wolf with his gun", "llega Rook a Wolf con el rango"."""
    reach = reading.all("reach")[0]
    led = [sign.at for sign in reading.loose if sign.text in ("with", "con", "using")]
    if len(led) != 1 or not other.at < led[0] < means.at or one.mark:
        raise NotUnderstood
    english = other.mark == "" and one.at < reach.at < other.at
    if not english and other.mark != "to":
        raise NotUnderstood
    return one, other


REACHING = (
    Pattern("what reaches", (frozenset({"reach"}), frozenset({"gun", "arm", "ranged"})), kinds("his"), _reaches),
)  # fmt: skip
