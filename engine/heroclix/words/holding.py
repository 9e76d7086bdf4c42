"""Questions of who holds whom: "does Rook have Wolf pinned", "who is Wolf tied up by".

Two things are asked at once: whether they stand side by side, and whether whom it holds must break away; both are told.
"""

from __future__ import annotations

from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Either, Made, Pattern, Several
from engine.heroclix.words.sights import OWNED, opponents
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["HOLDING", "has_somebody"]

ELSE = ("bloquead", "free ", "libre ")  # what begins a word for being stuck that says something else of who has it
SPANISH = frozenset({"tiene", "tienen", "tendria", "tenga"})
HAS = SPANISH | {"has", "have", "having", "got"}
OBJECTS = frozenset({"lo", "la", "los", "las", "le", "les"})


def has_somebody(reading: Reading) -> bool:
    """Return whether words say that somebody has another stuck, and so not that it is stuck itself."""
    held = reading.first("stuck", "held")
    return held is not None and any(sign.text in HAS and sign.at < held.at for sign in reading.all("have"))


def _holds(context: Context) -> Made:
    """Ask whether one stands beside another, and whether that one must break away."""
    reading = context.reading
    spots = reading.spots
    if len(spots) != 2 or any(spot.kind != "figure" for spot in spots) or not _surely(reading):
        raise NotUnderstood
    return _between(context, *_holder_and_held(reading, *spots))


def _surely(reading: Reading) -> bool:
    """Return whether a word for being held says no other thing, and its pronoun is whom `a` names."""
    if any(sign.text.startswith(ELSE) for sign in reading.all("stuck")):
        return False
    pronouns = reading.all("him", "le", "he")
    if any(sign.text not in OBJECTS for sign in pronouns):
        return False
    return not pronouns or [spot.mark for spot in reading.spots].count("to") == 1


def _holder_and_held(reading: Reading, one: Sign, other: Sign) -> tuple[Sign, Sign]:
    """Return who holds, and whom: `a` names whom, in English it stands between "have" and what it is."""
    held = reading.all("stuck", "held")[0]
    has = next((sign for sign in reading.all("have") if sign.text in HAS), None)
    if has is None:
        raise NotUnderstood
    if sorted((one.mark, other.mark)) == ["", "to"] and has.text in SPANISH:
        return (one, other) if other.mark == "to" else (other, one)
    asked = reading.asked or reading.has("do")
    if one.mark or other.mark or has.text in SPANISH or not asked or not one.at < has.at < other.at < held.at:
        raise NotUnderstood
    return one, other


def _pins(context: Context) -> Made:
    """Ask the same of who is said to pin another."""
    reading = context.reading
    one, other = reading.spots if len(reading.spots) == 2 else (None, None)
    verb = reading.first("pins")
    if one is None or other is None or verb is None or reading.signs[0].kind != "be":
        raise NotUnderstood
    if one.mark or other.mark or not one.at < verb.at < other.at:
        raise NotUnderstood
    return _between(context, one, other)


def _between(context: Context, one: Sign, other: Sign) -> Made:
    """Return both questions of who holds and whom; friends hold nobody."""
    holder, held = context.figure(one), context.figure(other)
    if holder.id == held.id or not holder.squares or not held.squares or context.position.friendly(holder, held):
        raise NotUnderstood
    return Either(({"type": "adjacent", "a": holder.id, "b": held.id}, {"type": "break_away", "figure": held.id}))


def _who(context: Context) -> Made:
    """Ask of every opponent whether it stands beside the one, which holds them, or is held."""
    reading = context.reading
    spots, who = reading.spots, reading.all("who")
    if len(spots) != 1 or len(who) != 1 or set(who[0].text.split()) & OWNED or not _surely(reading):
        raise NotUnderstood
    if not reading.has("have", "be", "pins") or any(sign.text not in HAS for sign in reading.all("have")):
        raise NotUnderstood
    if who[0].text.split()[0] in ("quien", "quienes", "cual", "cuales") and not spots[0].mark:
        raise NotUnderstood  # "quién tiene trabado Golem"
    one = context.figure(spots[0])
    return Several(({"type": "adjacent", "a": one.id, "b": other} for other in opponents(context, one)), "a")


ALLOWED = frozenset({"have", "be", "do", "le", "him"})
HOLDING = (
    Pattern("who holds whom", (frozenset({"have"}), frozenset({"stuck", "held"})), frozenset({"do", "le", "him"}),
            _holds),
    Pattern("who pins whom", (frozenset({"pins"}),), frozenset({"be"}), _pins),
    Pattern("who is held", (frozenset({"who"}), frozenset({"stuck", "held", "pins"})), ALLOWED, _who),
)  # fmt: skip
