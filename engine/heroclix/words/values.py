"""Questions about a value, as it stands or during an attack, and damage taken (CONTRACT 3.1: `value`, `odds`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.heroclix.words.attackers import ATTACKS, attack_kind
from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.pattern import Made
from engine.words.clauses import DOES, ENDURES, Role, by_clause
from engine.words.purpose import gerund
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["clicks_taken", "names_a_value", "shooting_range", "value"]

NOUNS = frozenset({"attack", "attacks", "damage", "damages", "ataque", "el ataque", "dano"})  # which are verbs, too

SAID = ("deal", "suffer", "if", "when", "power")  # of what one does to another
COMBAT = frozenset({"combat", "combate"})  # says how, behind "close"


def names_a_value(reading: Reading) -> bool:
    """Return whether all that might be said of an attack is the name of a value: "Thor's attack against Loki?".

    It is where it is somebody's, or nobody is attacked, and nothing else makes it an attack that somebody may make.
    """
    said = {sign.text for sign in reading.all(*ATTACKS, "noun")}
    if not said & NOUNS or not said <= NOUNS | COMBAT:
        return False
    if reading.has("may", "do", "have", "there", "make", "inrange", "who", "first", "why", "any"):
        return False
    spots = reading.spots
    return len(spots) == 1 or any(spot.mark == "of" or spot.form == "against" for spot in spots)


def _a_verb(reading: Reading) -> bool:
    """Return whether a word for a value says what somebody does: "what can Thor attack", "Thor attack Loki"."""
    signs, said = reading.signs, reading.all("value")[0]
    before = signs[signs.index(said) - 1] if signs.index(said) else None
    if said.text not in NOUNS or before is None or before.kind != "figure" or before.mark:
        return False
    after = [spot for spot in reading.spots if spot.at > said.at]
    done_to = any(not spot.mark for spot in after) and not reading.has("wh", "how", "have", "deal", "suffer")
    return done_to or any(sign.at < before.at for sign in reading.all("may", "do", "deal"))


def value(context: Context) -> Made:
    """Ask for a value, also as it is during an attack."""
    reading = context.reading
    if reading.has("any", "who"):
        raise NotUnderstood  # whom somebody has in range is another question
    values = reading.all("value")
    asked = values[0].word
    if len({each.word for each in values}) != 1 or _a_verb(reading) or not _of_a_value(context):
        raise NotUnderstood
    spots = reading.spots
    if any(spot.kind != "figure" for spot in spots):
        raise NotUnderstood
    if reading.has("power"):
        return _while_charging(context, asked)
    during: dict[str, Any] = {}
    if len(spots) == 2:
        owner, other = _owner(context, asked)
        if asked == "damage" and reading.has("suffer"):  # what is taken, is left of it by what reduces it
            return {"type": "odds", "attacker": owner, "targets": [other], "kind": attack_kind(context, owner, other)}
        during = {"attack": attack_kind(context, *((other, owner) if asked == "defense" else (owner, other)))}
        during["attacker" if asked == "defense" else "target"] = other
    else:
        owner = context.figure(context.alone()).id
        if reading.has("close", "ranged", "shoot", "punch"):
            during = {"attack": attack_kind(context, None, None)}
        elif reading.has("hit"):
            raise NotUnderstood
    made: dict[str, Any] = {"type": "value", "figure": owner, "value": asked}
    return {**made, "during": during} if during else made


def clicks_taken(context: Context) -> Made:
    """Ask how many clicks one deals another, or takes from it: what is left when reducers have taken theirs."""
    reading = context.reading
    figures = [spot for spot in reading.spots if spot.kind == "figure"]
    if reading.has("any", "who", "not", "may", "me", "first") or len(figures) != 2 or len(reading.spots) != 2:
        raise NotUnderstood
    if not reading.has("suffer") and not reading.has("deal"):
        raise NotUnderstood
    owner, other = _owner(context, "damage")
    return {"type": "odds", "attacker": owner, "targets": [other], "kind": attack_kind(context, owner, other)}


CHARGING = frozenset({"charging", "cargando", "when charging", "al cargar", "charge", "carga"})


def _while_charging(context: Context, value: str) -> Made:
    """Ask for a value in the close attack that Charge gives: of one figure, also against another."""
    reading = context.reading
    if any(sign.word != "charge" or sign.text not in CHARGING for sign in reading.all("power")):
        raise NotUnderstood
    if value == "defense" or reading.has("ranged", "shoot") or not 1 <= len(reading.spots) <= 2:
        raise NotUnderstood
    during = {"attack": "close", "action": "charge"}
    if len(reading.spots) == 1:
        return {"type": "value", "figure": context.figure(reading.spots[0]).id, "value": value, "during": during}
    owner, other = reading.spots
    if other.mark not in ("", "to") or context.figure(owner).id == context.figure(other).id:
        raise NotUnderstood
    during["target"] = context.figure(other).id
    return {"type": "value", "figure": context.figure(owner).id, "value": value, "during": during}


def _of_a_value(context: Context) -> bool:
    """Return whether a value is asked for: with a word of asking, or as the name of a figure's value alone."""
    reading = context.reading
    value = reading.all("value")[0]
    may = reading.has("may") and not reading.has("wh", "how")
    if reading.has("not", "why") or may or _of_no_value(reading, value) or _whose_range_reaches(reading, value):
        return False
    reach = value.text == "reach" and len(reading.spots) > 1
    if (reading.signs[0].kind == "be" or reach) and not reading.has("wh", "how"):
        return False  # "is Thor out of Cap's reach" asks for no number; "does Thor reach Cap" says the verb
    wh = reading.first("wh")
    wish = wh.at if wh is not None and wh.text in ("que", "q", "k") and value.word == "attack" else value.at
    if any(wish < spot.at < value.at for spot in reading.spots):
        return False  # in Spanish, a wish that somebody attack
    if reading.has("wh", "how", "have", "be", "deal", "suffer") or reading.asked or value.text.startswith("cuanto"):
        return True
    clause = reading.signs[0] is value and reading.has("if", "when") and len(reading.spots) > 1
    if clause or any(spot.mark == "of" for spot in reading.spots):  # "daño a Loki si le pega Thor"
        return True
    led = any(spot.at < value.at for spot in reading.spots)
    return not reading.has("make", "do") and (led or value.word in ("defense", "speed", "range"))


def _of_no_value(reading: Reading, value: Sign) -> bool:
    """Return whether a word is none for a value: Spanish "va" that goes, or damage that somebody takes of nobody."""
    if value.text == "va":
        return not any(spot.mark == "of" for spot in reading.spots)
    taken = reading.has("suffer") or any(sign.text in ("take", "takes", "took") for sign in reading.all("make"))
    return value.word == "damage" and taken and not (reading.has("suffer") and len(reading.spots) == 2)


def _whose_range_reaches(reading: Reading, value: Sign) -> bool:
    """Return whether it is asked of a range if it reaches another: "does Thor's range reach Loki"."""
    has = any(sign.text in ("tiene", "tengo", "tendria") for sign in reading.all("have"))
    told = reading.has("suffer", "do", "deal", *ATTACKS) or has
    return value.word == "range" and len(reading.spots) == 2 and told and not reading.has("wh", "how", "far")


def _struck_first(reading: Reading, one: Sign, other: Sign) -> bool:
    """Return whether one attacks the other before a defense is asked for: "if X shoots Y what's his defense"."""
    value = reading.all("value")[0]
    struck = next((sign for sign in reading.all(*ATTACKS) if one.at < sign.at < other.at < value.at), None)
    return struck is not None and one.mark == "" and other.mark in ("", "to")


def _suffered(reading: Reading, one: Sign, other: Sign) -> tuple[Sign, Sign]:
    """Return who deals damage and who takes it, of words that say that somebody takes it.

    It is of, from or by who deals it, or who deals it hits the one named first: "… takes if Thor hits him".
    """
    takes = reading.all("suffer")[0]
    if other.mark in ("of", "from", "by") and one.mark in ("", "to"):
        return other, one
    if one.mark in ("of", "from", "by") and other.mark in ("", "to"):
        return one, other
    blow = next((sign for sign in reading.all(*ATTACKS) if sign.at > takes.at), None)
    if blow is None or one.mark not in ("", "to") or other.mark:
        raise NotUnderstood
    behind = other.at < blow.at and any(sign.at > blow.at for sign in reading.all("him"))
    before = blow.text.startswith("le ") or any(takes.at < sign.at < blow.at for sign in reading.all("le", "him"))
    if not behind and not before:
        raise NotUnderstood
    return other, one


FOUGHT = frozenset({"attack", "defense", "damage"})  # values in an attack


def _role_of(value: str) -> Role:
    """Return what is said of whose value is asked for, outside a clause that tells who attacks whom."""

    def role(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:  # noqa: ARG001 - as every language says it
        if spot.mark in ("by", "from"):
            return DOES
        suffers = any(sign.kind == "suffer" for sign in signs) or spot.mark == "to"
        return ENDURES if value == "defense" or (value == "damage" and suffers) else DOES

    return role


def _in_clause(context: Context, value: str) -> tuple[str, str] | None:
    """Return the same, where a clause of "if" or "when" tells who attacks whom; None without one."""
    told = by_clause(context.reading, ATTACKS, _role_of(value))
    if told is None:
        return None
    if told == () or value not in FOUGHT:
        raise NotUnderstood
    attacker, target = (context.figure(each).id for each in told)
    return (target, attacker) if value == "defense" else (attacker, target)


def _attacking(reading: Reading, one: Sign, other: Sign) -> bool:
    """Return whether it is said of whose defense is asked for that it attacks: "Thor's defense attacking Loki"."""
    verb = gerund(reading, ATTACKS)
    return verb is not None and one.at < verb.at < other.at and other.mark in ("", "to")


def _owner(context: Context, value: str) -> tuple[str, str]:
    """Return whose value is asked for, and against whom or of whose attack."""
    reading = context.reading
    one, other = reading.spots
    if value == "speed" or (not one.mark and not other.mark and not reading.has(*ATTACKS, *SAID)):
        raise NotUnderstood  # who is named beside has no part in it
    if "" in (one.mark, other.mark) and "of" in (one.mark, other.mark) and not reading.has(*ATTACKS, *SAID):
        raise NotUnderstood
    told = _in_clause(context, value)
    if told is not None:
        found = told
    elif value == "damage" and reading.has("suffer"):
        a, b = _suffered(reading, one, other)
        found = context.figure(a).id, context.figure(b).id
    elif value != "defense":
        if {one.mark, other.mark} == {"for", ""}:
            raise NotUnderstood  # "para Loki cuánto daño hace Thor": who deals it, is open
        a, b = context.pair()
        found = context.figure(a).id, context.figure(b).id
    elif _struck_first(reading, one, other) or (other.mark in ("of",) and one.mark not in ("of", "")):
        found = context.figure(other).id, context.figure(one).id
    elif not _attacking(reading, one, other) and (one.mark in ("", "of") or (one.mark == "for" and other.mark != "of")):
        found = context.figure(one).id, context.figure(other).id
    else:
        raise NotUnderstood
    if found[0] == found[1]:
        raise NotUnderstood
    return found


def shooting_range(context: Context) -> Made:
    """How far somebody shoots is the range value."""
    reading = context.reading
    how_much = reading.has("far") or any(sign.text in ("how much", "cuanto", "que tanto") for sign in reading.all("wh"))
    if len(reading.spots) != 1 or not how_much or reading.has("who", "any"):
        raise NotUnderstood  # what, or whom, somebody shoots is another question
    return {"type": "value", "figure": context.figure(context.alone()).id, "value": "range"}
