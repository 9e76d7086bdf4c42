"""Who attacks whom, and how, in a question about an attack."""

from __future__ import annotations

from engine.heroclix.words.context import Context, NotUnderstood
from engine.words.clauses import by_clause, struck
from engine.words.needing import needing
from engine.words.signs import Sign

__all__ = ["ATTACKS", "HOW", "attack_kind", "attack_pair", "attacks_by"]

ATTACKS = ("hit", "shoot", "punch", "harm")
HOW = ("close", "ranged", "noun", "make", "past", "unmoved")


def attack_kind(context: Context, a: str | None, b: str | None) -> str:
    """Return the kind of an attack: as it is said, else as the two are adjacent or not."""
    reading = context.reading
    close, ranged = reading.has("punch", "close"), reading.has("shoot", "ranged", "inrange")
    if close and ranged:
        raise NotUnderstood
    if close or ranged:
        return "close" if close else "range"
    if a is None or b is None:
        raise NotUnderstood
    return context.kind_between(a, b)


def attack_pair(context: Context) -> tuple[str, str]:
    """Return who attacks and who is attacked, both figures."""
    a, b = _in_clause(context) or _needing(context) or context.pair()
    if {a.kind, b.kind} != {"figure"}:
        raise NotUnderstood
    one, other = context.name(a), context.name(b)
    if one == other:
        raise NotUnderstood
    return one, other


def _in_clause(context: Context) -> tuple[Sign, Sign] | None:
    """Return who attacks whom, where a clause of "if" or "when" tells so."""
    found = by_clause(context.reading, (*ATTACKS, "noun"), struck)
    if found == ():
        raise NotUnderstood
    return found or None


def _needing(context: Context) -> tuple[Sign, Sign] | None:
    """Return who needs a number and for whom, where "for" says so."""
    reading = context.reading
    if reading.has("any", "he", "so-that") or any(sign.text not in ("le", "les") for sign in reading.all("him")):
        return None
    found = needing(reading, (*ATTACKS, "hits"))
    if found == ():
        raise NotUnderstood
    return found or None


def attacks_by(context: Context, power: Sign) -> str:
    """Return the slug of a power that gives an action; NotUnderstood for one that is only had."""
    if not context.position.powers[power.word].actions:
        raise NotUnderstood
    return power.word
