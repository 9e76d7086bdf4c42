"""Who does it, where a clause of "if" or "when" tells so: "would a 6 hit Loki if Thor attacks".

In a clause beside one who is named, its pronoun stands for that one, and whoever the clause names does it, or endures
it: "if Thor attacks him", "si lo ataca Thor", but "if he attacks Thor", "si ataca a Thor".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["DOES", "ENDURES", "OPEN", "Found", "Role", "by_clause", "passive", "struck"]

DOES, ENDURES, OPEN = "does", "endures", ""
Found = tuple[Sign, Sign] | tuple[()] | None
# of the signs outside a clause, whether who is named among them does what the clause tells; whether they are Spanish
Role = Callable[[Sequence[Sign], Sign, bool], str]

SPANISH = frozenset({"si", "cuando", "mientras", "el", "que", "caso"})  # last words of what begins a clause
ENGLISH = frozenset({"if", "when", "while", "whenever"})
BEFORE = frozenset({"and", "stop", "about"})  # signs that may stand before a clause that leads
# signs that begin what is asked behind a clause: always, and once the clause has its verb
BEGINS = frozenset({"do", "wh", "how", "where", "far", "need", "chance", "value", "land", "threshold", "odds", "dice"})
GOES_ON = frozenset({"may", "be", "number", "hits", "have", "knock", "roll", "suffer", "deal", "cover", "double"})
PRONOUNS = ("le", "les", "lo", "la", "los", "las")  # of Spanish, before a verb: whom it is done to
PARTICIPLES = frozenset({"hit", "shot", "struck"})  # beside what ends in -ed
SPANISH_PARTICIPLES = ("ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas")
BEING = frozenset(
    {"is", "are", "be", "being", "gets", "get", "was", "were", "been", "got", "r", "es", "son", "ser", "sea", "fue",
     "fuera", "siendo", "resulta", "esta", "queda"}
)  # fmt: skip
STRIKING = frozenset({"hit", "shoot", "punch", "harm", "kill", "hits", "noun", "melee", "cast"})  # signs of attacking
LETS = frozenset({"may", "knock"})  # that may stand between who does something and whom it is done to


@dataclass(frozen=True, slots=True)
class _Clause:
    """A clause: what begins it, its verb, the signs behind that up to the verb and all of it, and the other signs."""

    lead: Sign
    verb: Sign | None
    inside: tuple[Sign, ...]
    rest: tuple[Sign, ...]

    @property
    def spanish(self) -> bool:
        return self.lead.text.split()[-1] in SPANISH


def by_clause(reading: Reading, verbs: Sequence[str], role: Role) -> Found:
    """Return who does it and to whom, of two of whom a clause names one or both.

    None without a clause that names anybody; nothing where it is open, or the clause says otherwise than the rest.
    `verbs`: the kinds of verbs that tell what is done. `role`: what the rest says of who stands outside the clause.

    >>> loki, thor = Sign("figure", "loki", ids=("l",), at=3), Sign("figure", "thor", ids=("t",), at=5)
    >>> signs = (Sign("number", "6", at=1), Sign("hit", "hit", at=2), loki, Sign("if", "if", at=4), thor)
    >>> found = by_clause(Reading((*signs, Sign("hit", "attacks", form="third", at=6)), False), ("hit",), struck)
    >>> [sign.text for sign in found or ()]
    ['thor', 'loki']
    """
    clause = _clause(reading, verbs)
    if clause is None:
        return None
    spots = _distinct(reading)
    inside = [spot for spot in spots if spot in clause.inside]
    if not inside:  # who is named once more in it may do there what the rest says of another
        return () if clause.verb is not None and any(sign in reading.spots for sign in clause.inside) else None
    if len(spots) != 2 or clause.verb is None or any(sign.kind == "not" for sign in clause.inside):
        return ()
    me = reading.has("me", "first") or clause.verb.form == "first"
    if len(inside) == 2:
        return _both(clause, clause.verb, me, *inside)
    named, other = inside[0], next(spot for spot in spots if spot not in inside)
    told, outside = _of_named(clause, clause.verb, me, named), role(clause.rest, other, clause.spanish)
    if told == OPEN and clause.spanish and named.mark == "" and outside == ENDURES:
        told = DOES  # "un 6 le da a Loki si ataca Thor"
    if OPEN in (told, outside) or told == outside:
        return ()
    return (named, other) if told == DOES else (other, named)


def _clause(reading: Reading, verbs: Sequence[str]) -> _Clause | None:
    """Return the first clause of a reading; None without one."""
    signs = reading.signs
    lead = next((sign for sign, after in zip_longest(signs, signs[1:]) if sign.text and _leads(sign, after)), None)
    if lead is None:
        return None
    first = all(sign.kind in BEFORE for sign in signs if sign.at < lead.at)
    inside: list[Sign] = []
    verb: Sign | None = None
    told = False
    for sign in (each for each in signs if each.at > lead.at):
        if first and (sign.kind in BEGINS or (told and sign.kind in GOES_ON)):
            break
        told = told or sign.kind in (*verbs, "deal", "hits")
        verb = sign if verb is None and sign.kind in verbs else verb
        inside.append(sign)
    rest = (sign for sign in signs if sign not in (lead, *inside))
    return _Clause(lead, verb, tuple(inside), tuple(_infinitive(reading, sign) for sign in rest))


def _infinitive(reading: Reading, sign: Sign) -> Sign:
    """Return a sign with the "to" before it in its words: "to hit" is nothing that is done to somebody."""
    led = any(each.text == "to" and each.at == sign.at - 1 for each in reading.loose)
    return replace(sign, text=f"to {sign.text}") if led and sign.kind in STRIKING else sign


def _leads(sign: Sign, after: Sign | None) -> bool:
    if sign.text in ("al", "a el", "el"):
        return after is not None and after.text.endswith(("ar", "er", "ir"))  # "al pegarle Thor"
    return sign.kind == "if" or sign.text in ENGLISH or sign.text in ("si", "cuando", "mientras")


def _distinct(reading: Reading) -> list[Sign]:
    """Return the figures and squares, each where it is named first."""
    named = {spot.ids or spot.word: spot for spot in reversed(reading.spots)}
    return sorted(named.values(), key=lambda spot: spot.at)


def passive(signs: Sequence[Sign], verb: Sign) -> bool:
    """Return whether a verb says that it is done to somebody: "is hit", "was attacked".

    `signs`: the clause that it stands in.

    >>> hit = Sign("hit", "hit", at=2)
    >>> passive((Sign("be", "is", at=1), hit), hit)
    True
    """
    first = verb.text.split()[0]
    if first in BEING:
        return True
    if first not in PARTICIPLES and not first.endswith(("ed", *SPANISH_PARTICIPLES)):
        return False
    return any(sign.at < verb.at and sign.text.split()[-1] in BEING for sign in signs if sign.text)


def _of_named(clause: _Clause, verb: Sign, me: bool, named: Sign) -> str:
    """Return whether who is named in a clause does what it tells, or endures it."""
    if named.mark == "by" or (named.mark == "with" and me):
        return DOES
    if named.mark:
        return ENDURES if named.mark == "to" else OPEN
    done = passive(clause.inside, verb)
    if named.at < verb.at:
        return ENDURES if done else DOES
    if done:
        return OPEN
    if not clause.spanish:
        return ENDURES  # "if he attacks Thor"
    before = [sign.text for sign in clause.inside if sign.at < verb.at and sign.kind in ("le", "him")]
    return DOES if {*before, verb.text.split()[0]} & {*PRONOUNS} else OPEN  # "si le pega Thor"


def _both(clause: _Clause, verb: Sign, me: bool, one: Sign, other: Sign) -> Found:
    """Return who does it and to whom, of two in one clause."""
    after = [sign for sign in (*clause.inside, *clause.rest) if sign.at > other.at]
    if other.mark == "" and verb.at < other.at and any(sign.kind in STRIKING for sign in after[:1]):
        return ()  # "si Thor ataca Loki pega" leaves it open who hits
    for a, b in ((one, other), (other, one)):
        if (a.mark, b.mark) in (("by", ""), ("", "to")):
            return a, b
        if a.mark == "with" and b.mark in ("", "to") and me:
            return a, b
    straight = one.mark == other.mark == "" and one.at < verb.at < other.at and not passive(clause.inside, verb)
    between = [sign for sign in clause.inside if one.at < sign.at < other.at]
    pronoun = verb.text.split()[0] in PRONOUNS or any(sign.kind in ("le", "him") for sign in between)
    more = any(sign.kind in GOES_ON - LETS for sign in between)
    return (one, other) if straight and not pronoun and not more else ()


def struck(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:
    """Return whether who stands outside a clause makes an attack, or is its target, by the verb beside it."""
    kinds = {sign.kind for sign in signs}
    verbs = [sign for sign in signs if sign.kind in STRIKING]
    before = [sign for sign in verbs if sign.at < spot.at]
    if spot.mark == "to":
        return DOES if spot.form != "against" and "need" in kinds else ENDURES
    if spot.mark in ("by", "with"):
        connects = spot.mark == "with" and any(sign.text.startswith("connect") for sign in before[-1:])
        return ENDURES if connects else DOES
    if "suffer" in kinds or (verbs and not before and passive(signs, verbs[0])):
        return ENDURES
    if spot.mark:
        return OPEN
    if before:
        return DOES if spanish else ENDURES
    return DOES if verbs or "need" in kinds else OPEN
