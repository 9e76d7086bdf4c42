"""Questions about the number that an attack needs, and its chances (CONTRACT 3.1: `odds`)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from engine.heroclix.words.attackers import ATTACKS, attack_kind, attack_pair, attacks_by
from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made
from engine.heroclix.words.powers import spoken_powers
from engine.words.bare import bare
from engine.words.clauses import by_clause, struck
from engine.words.purpose import gerund, purpose
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["odds", "only_to_hit", "to_hit"]

A_SHOT = frozenset({"tiro"})  # in Spanish a throw of dice, too: "¿tiene tiro a Loki?" asks whether one may shoot
ANY_ACTION = frozenset({"action", "accion", "acciones", "la accion", "un", "combat", "combate"})  # no attack by itself


def odds(context: Context) -> Made:
    """Ask for the number that an attack needs and its chances."""
    reading = context.reading
    against = any(spot.form == "against" or (reading.asked and spot.mark == "to") for spot in reading.spots)
    if reading.has("need") and not (reading.has(*ATTACKS, "noun", "roll", "number", "wh", "how") or against):
        raise NotUnderstood
    if reading.has("may") and not reading.has("wh", "how", "chance", "number"):
        raise NotUnderstood
    if _prob_is_the_power(context) or any(sign.numbers for sign in reading.all("number")):
        raise NotUnderstood  # what is given of a roll, or supposed of a value, is no number that is asked for
    how_much = (
        reading.has("wh")
        or (reading.asked and against and any(sign.text not in A_SHOT for sign in reading.all("number")))
        or any(sign.text.startswith(("con cuanto", "a cuanto", "con que", "con q")) for sign in reading.all("number"))
        or (reading.signs[0].kind == "number" and (against or purpose(reading, ATTACKS) is not None))
    )
    if not reading.has("need", "chance") and not how_much:
        raise NotUnderstood
    if not reading.has(*ATTACKS, "chance") and not reading.has("number", "roll", "need"):
        raise NotUnderstood
    if reading.has("not") or _of_another_number(reading) or _must(reading):
        raise NotUnderstood  # the chance that an attack misses is another
    if _others_attack(reading) or (_rolls(reading) and not (against or reading.has(*ATTACKS))):
        raise NotUnderstood
    struck = reading.has(*ATTACKS) or any(sign.text not in ANY_ACTION for sign in reading.all("noun"))
    if not struck and not bare(reading):
        raise NotUnderstood  # it is another verb that is asked about
    attacker, target = _so_that(context) if reading.has("so-that") else attack_pair(context)
    power = reading.first("power")
    made: dict[str, Any] = {"type": "odds", "attacker": attacker, "targets": [target]}
    if power is None:
        return {**made, "kind": attack_kind(context, attacker, target)}
    return {**made, "kind": _kind_by(context, power, attacker, target), "action": attacks_by(context, power)}


LANDS = frozenset({"da", "pega", "atina", "acierta", "doy", "pego", "daria", "pegaria", "mata", "tumba"})


def _with_what_roll(reading: Reading) -> bool:
    """Return whether Spanish "con qué" may ask for a roll: "con qué le da Hulk", not "con qué puede atacarlo"."""
    if not any(sign.text in ("con que", "con q") for sign in reading.all("number")):
        return True
    verbs = [sign.text.split()[-1] for sign in reading.all(*ATTACKS)]
    return bool(verbs) and set(verbs) <= LANDS and not reading.has("may", "have", "make")


def _kind_by(context: Context, power: Sign, attacker: str, target: str) -> str:
    """Return the kind of the attack that a power gives.

    Raises NotUnderstood where another is said, or it is made only after a move, whose end is not told.
    """
    given = context.position.powers[power.word]
    kind = attack_kind(context, attacker, target)
    if given.attack not in ("close", "range") or given.attack == kind:
        return kind
    if context.reading.has("close", "ranged", "punch", "shoot") or given.moves:
        raise NotUnderstood
    return given.attack


ELSE = ("may", "do", "not", "why", "stop", "he", "first", "any", "was", "did")  # of what asks or says something more


def only_to_hit(reading: Reading) -> bool:
    """Return whether an attack is said to be for something, or going on, and nothing else is: no "may" is asked."""
    if reading.has("may", "do", "inrange", "power", "have", "there", "be", "who"):
        return False
    return purpose(reading, ATTACKS) is not None or gerund(reading, ATTACKS) is not None


def to_hit(context: Context) -> Made:
    """Ask for the number needed, of words that name an attack and no more: "Thor to hit Loki", "Thor hitting Loki?"."""
    reading = context.reading
    verb = purpose(reading, ATTACKS) or (reading.first(*ATTACKS) if reading.has("so-that") else None)
    verb = verb or (gerund(reading, ATTACKS) if reading.asked else None)
    if verb is None or len(reading.all(*ATTACKS)) != 1 or reading.has(*ELSE):
        raise NotUnderstood
    if reading.has("be") and not reading.has("wh"):
        raise NotUnderstood  # "is Thor hitting Loki" asks what he does
    marks = [spot.mark for spot in reading.spots]
    if len(marks) != 2 or max(spot.at for spot in reading.spots) < verb.at or marks == ["", "for"]:
        raise NotUnderstood
    attacker, target = attack_pair(context)
    return {
        "type": "odds",
        "attacker": attacker,
        "targets": [target],
        "kind": attack_kind(context, attacker, target),
    }


MUST = frozenset(
    {"have", "has", "must", "got", "need", "needs", "supposed", "debe", "deberia", "tiene", "hay", "necesita", "toca"}
)


def _must(reading: Reading) -> bool:
    """Return whether it is asked if somebody must attack, as nothing asks for a number: "must Thor attack Loki"."""
    if reading.has("wh", "how", "chance"):
        return False
    need, struck = reading.first("need"), reading.first(*ATTACKS, "noun", "roll", "number")
    return need is not None and struck is not None and need.at < struck.at and need.text.split()[0] in MUST


def _of_another_number(reading: Reading) -> bool:
    """Return whether it is asked how much range, or which attack, somebody needs."""
    values = ("range", "rango", "attack", "ataque", "damage", "dano")
    return not _with_what_roll(reading) or any(
        one.kind in ("wh", "how") and other.kind in ("ranged", "noun", "hit", "harm") and other.text in values
        for one, other in pairwise(reading.signs)
    )


def _rolls(reading: Reading) -> bool:
    """Return whether Spanish asks for a number in the words of who rolls it: "qué saco con Thor para darle a Loki"."""
    return any(sign.text in ("que saco", "q saco") for sign in reading.all("need"))


SPANISH_CLAUSES = frozenset({"si", "cuando", "mientras", "y si"})
CLAUSES = frozenset({"if", "when", "while", "whenever"}) | SPANISH_CLAUSES  # begin who attacks whom


def _others_attack(reading: Reading) -> bool:
    """Return whether it is open who attacks whom, of a clause of "if" or "when".

    It is told where the clause holds both, before what is asked ("if X shoots Y what does he need"), or holds whom it
    is done to alone ("what does X need when he attacks Y"), not where it holds who does it ("… if Y shoots him").
    """
    spots = reading.spots
    clause = next((sign for sign in reading.all("if", "when") if sign.text in CLAUSES), None)
    if clause is None:
        return reading.has("if")
    blow = next((sign for sign in reading.all(*ATTACKS) if sign.at > clause.at), None)
    if len(spots) != 2 or blow is None:
        return True
    one, other = spots
    if one.at < clause.at < other.at and by_clause(reading, ATTACKS, struck):
        return False  # "chance to hit Loki if Thor attacks"
    if clause.at < one.at:
        asked = [sign.at for sign in reading.all("need", "number", "chance") if sign.at > other.at]
        return not (blow.at < other.at and asked and one.mark != "with" and _beginning(reading, clause, other))
    if not blow.at < other.at:
        return True
    return other.mark == "" and clause.text in SPANISH_CLAUSES  # without `a` it may be who does it


def _beginning(reading: Reading, clause: Sign, other: Sign) -> bool:
    """Return whether a clause leads the question: nothing is asked before it ends."""
    return not any(sign.at < other.at for sign in reading.all("need", "chance", "wh")) and clause is reading.signs[0]


def _so_that(context: Context) -> tuple[str, str]:
    """Return who attacks and whom of "qué necesita X para que Y le pegue": who hits, not who needs it."""
    spots = context.reading.spots
    if len(spots) != 2 or any(spot.kind != "figure" for spot in spots):
        raise NotUnderstood
    one, other = spots
    led = next(sign.at for sign in context.reading.all("so-that"))
    if not one.at < led < other.at or other.mark not in ("", "to"):
        raise NotUnderstood
    attacker, target = (one, other) if other.mark == "to" else (other, one)
    if context.name(attacker) == context.name(target):
        raise NotUnderstood
    return context.name(attacker), context.name(target)


def _prob_is_the_power(context: Context) -> bool:
    """Return whether Probability Control is meant, not a chance: it may be used, or stands as a verb between two."""
    reading = context.reading
    spoken = spoken_powers(context.position.powers)
    said = [sign for sign in reading.all("chance") if sign.text in spoken or sign.text == "probar"]
    if not said:
        return False
    between = any(spot.at < said[0].at for spot in reading.spots) and any(
        spot.at > said[0].at for spot in reading.spots
    )
    return reading.has("may", "make") or (between and not reading.has("wh", "have", "there"))
