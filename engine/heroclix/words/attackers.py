"""Who attacks whom, and how, in a question about an attack."""

from __future__ import annotations

from engine.heroclix.fight.attack.targets import reach_of
from engine.heroclix.position import Figure, Position, Special
from engine.heroclix.words.context import Context, NotUnderstood
from engine.words.clauses import by_clause, struck
from engine.words.needing import needing
from engine.words.reading import Reading
from engine.words.signs import Sign
from engine.words.text import words_of

__all__ = ["ATTACKS", "HOW", "attack_kind", "attack_pair", "attacks_by"]

ATTACKS = ("hit", "shoot", "punch", "harm", "kill")
HOW = ("close", "ranged", "by-range", "noun", "make", "past", "unmoved")


def attack_kind(context: Context, a: str | None, b: str | None) -> str:
    """Return the kind of an attack by `a`: as it is said, else as the two are adjacent or not, of kinds it can make."""
    reading = context.reading
    close, ranged = reading.has("punch", "close"), reading.has("shoot", "ranged", "by-range", "inrange")
    if close and ranged:
        raise NotUnderstood
    if close or ranged:
        return "close" if close else "range"
    if a is None or b is None:
        raise NotUnderstood
    kind = context.kind_between(a, b)
    return kind if kind == "close" or _shoots(context.position, context.position.figure(a)) else "close"


RANGE = frozenset({"range", "ranges", "rango", "alcance", "distancia", "bolt"})  # in the words of a card


def _shoots(position: Position, figure: Figure) -> bool:
    """Return whether somebody might make a range attack at all, whose targets are within its range value (11.2).

    Of range 0 nobody else is; but another's range may count, a thing be thrown, or a card's words give some.
    """
    if figure.printed.attack is None or figure.pilot:  # of whom no values are told, none is 0
        return True
    if any(thing.held_by == figure.id for thing in position.things):
        return True
    if any(_tells_of_range(special) for special in figure.special):
        return True
    powers = (power for power in map(position.powers.__getitem__, ("range", *figure.powers)))
    ranged = (power for power in powers if power.attack in ("range", "any"))
    return any(reach_of(position, figure, "range", power).squares for power in ranged)


def _tells_of_range(special: Special) -> bool:
    """Return whether a card's text might give range: it was not read, or speaks of range in words nobody judges."""
    if special.text and not special.sentences:
        return True
    unsure = (sentence.text for sentence in special.sentences if sentence.status != "judged")
    return any(RANGE & {word.text for word in words_of(text)} for text in unsure)


def attack_pair(context: Context) -> tuple[str, str]:
    """Return who attacks and who is attacked, both figures."""
    a, b = _in_clause(context) or _needing(context) or _having(context.reading) or context.pair()
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


SHOTS = frozenset({"tiro", "disparo", "rango", "alcance", "vision"})
HAS = frozenset({"tiene", "tienen", "tendria", "tenia", "tenga"})


def _having(reading: Reading) -> tuple[Sign, Sign] | None:
    """Return who has a shot and at whom, of Spanish words that say so: "tiene tiro Thor con Loki" is at Loki."""
    spots = reading.spots
    said = [sign for sign in reading.all("inrange", "have") if sign.text.split()[0] in HAS] or reading.all("there")
    shots = {word for sign in reading.all("inrange", "shoot", "number", "ranged", "noun") for word in sign.text.split()}
    if not said or not shots & SHOTS or reading.has("me", "first") or len(spots) != 2:
        return None
    if sorted(spot.mark for spot in spots) not in (["", "with"], ["of", "with"]):
        return None
    return (spots[0], spots[1]) if spots[1].mark == "with" else (spots[1], spots[0])


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
