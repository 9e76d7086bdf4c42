"""What players ask about a field: the signs that a kind of question has, and the structured question it makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.motu.words.context import Context, NotUnderstood
from engine.motu.words.fights import ATTACKS, WITH, Several, attack, cost, dice, odds, reaches, threshold, to_hit
from engine.motu.words.going import charge, how_much, moves, way_told
from engine.motu.words.guarding import guard_triggers, guarded_against
from engine.motu.words.leaving import opportunity
from engine.words.clauses import ENDURES, OPEN, by_clause
from engine.words.purpose import purpose
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["PATTERNS", "Pattern", "Several"]

Question = dict[str, Any]
ASKING = frozenset({"may", "do", "be", "not", "stop", "him", "he", "have"})  # what any question may have
ASKS = (
    "may",
    "do",
    "be",
    "have",
    "wh",
    "how",
    "who",
    "where",
    "far",
    "options",
    "isthere",
    "odds",
    "threshold",
    "score",
    "provoke",
)
TOLD = frozenset({"see", "reach", "flank", *ATTACKS})


@dataclass(frozen=True, slots=True)
class Pattern:
    """One kind of question: of each of `needs` one sign at least, `allows` what else its words may be."""

    name: str
    needs: tuple[frozenset[str], ...]
    allows: frozenset[str]
    make: Callable[[Context], Question | Several]
    known: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "known", self.allows.union(ASKING, *self.needs))

    def fits(self, reading: Reading) -> bool:
        """Return whether a reading has all that the pattern needs, asks, and parts no two questions."""
        have = {sign.kind for sign in reading.signs}
        asks = (
            reading.asked or purpose(reading, ATTACKS) is not None or reading.has(*ASKS, "suppose") or _told_of(reading)
        )
        parted = any(
            sign.kind == "stop" and not (number and reading.signs[number - 1].kind == "suppose")
            for number, sign in enumerate(reading.signs)
        )
        return asks and not parted and all(have & needed for needed in self.needs)


def _told_of(reading: Reading) -> bool:
    """Return whether words tell what somebody does, which Spanish asks without a sign: "Brak ve a Zor"."""
    if reading.has("reacts") and reading.has("if", "anybody"):
        return True
    if reading.has("opportunity") and any(sign.text.split()[0] in ("si", "al") for sign in reading.all("leave")):
        return True
    if any(sign.text.startswith("le toca") for sign in reading.all("activate")) and not reading.has("not"):
        return True
    verb = next((sign for sign in reading.signs if sign.form == "third" and sign.kind in TOLD), None)
    if verb is None:
        return False
    if verb.kind not in ATTACKS:
        return any(spot.mark == "to" for spot in reading.spots)
    after = [spot for spot in reading.spots if spot.at > verb.at]
    le = any(sign.text in ("le", "les") and sign.at <= verb.at for sign in reading.signs) or verb.text.startswith("le ")
    return le or (len(after) == 2 and after[0].mark == "" and after[1].mark == "to")


def _sight(context: Context) -> Question:
    one, other = context.pair()
    if context.reading.has("visible") and not context.reading.has("line"):
        one, other = _seen(context)
    return {"type": "line_of_sight", "from": context.name(one), "to": context.name(other)}


def _seen(context: Context) -> tuple[Sign, Sign]:
    """Return who sees and whom, of words that say that somebody is seen: who sees follows `to`, `for`, `of`, `by`."""
    one, other = context.two()
    if other.mark and not one.mark:
        return other, one
    if one.mark and not other.mark:
        return one, other
    raise NotUnderstood


def _cover(context: Context) -> Question:
    """Ask for the cover of one from another: who attacks follows `from`, `against`, `of`, `by`."""
    one, other = context.two()
    told = by_clause(context.reading, ATTACKS, _endures)
    if told == () or (told is None and context.reading.has("if")):
        raise NotUnderstood
    if told:
        attacker, covered = told  # "does Brak have cover if Zor shoots him"
    elif one.mark == "between":
        attacker, covered = one, other
    elif other.mark == "from" or (one.mark in ("", "of") and other.mark):
        attacker, covered = other, one
    elif one.mark == "from" or (other.mark == "" and one.mark):
        attacker, covered = one, other
    else:
        raise NotUnderstood
    return {"type": "cover", "from": context.name(attacker), "to": context.name(covered)}


def _endures(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:  # noqa: ARG001 - as every language says it
    """Return what is said of who has cover, or is flanked, outside a clause that tells who attacks whom."""
    return ENDURES


def _arc(context: Context) -> Question:
    """Ask in which arc one stands of another: whose arc it is follows `of`, or is flanked."""
    one, other = context.two()
    if context.reading.has("may"):
        raise NotUnderstood  # whether somebody can get behind another is another question
    told = by_clause(context.reading, ATTACKS, _flanked)
    if told == ():
        raise NotUnderstood
    if told:
        return {"type": "arc", "of": context.figure(told[1]).id, "from": context.name(told[0])}
    if context.reading.has("flank"):
        by, of = (other, one) if other.mark == "by" else (one, other)
        if by.mark in ("to", "of"):
            by, of = of, by
    elif (one.mark == "of") == (other.mark == "of"):
        raise NotUnderstood
    else:
        of, by = (one, other) if one.mark == "of" else (other, one)
    return {"type": "arc", "of": context.figure(of).id, "from": context.name(by)}


def _flanked(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:
    """Return what is said of who is flanked, outside a clause that tells who attacks whom; of others, nothing."""
    flanked = any(sign.text in ("flanked", "flanqueado", "flanqueada") for sign in signs)
    return _endures(signs, spot, spanish) if flanked and not spot.mark else OPEN


def _facing(context: Context) -> Question:
    """Ask in which arc of one another stands, of words for where the first looks: "is Brak facing Zor"."""
    one, other = context.two()
    if one.mark or other.mark not in ("", "to"):
        raise NotUnderstood
    return {"type": "arc", "of": context.figure(one).id, "from": context.name(other)}


def _engaged(context: Context) -> Question:
    spots = context.reading.spots
    if context.reading.has("may") and not context.reading.has("be"):
        raise NotUnderstood  # whether somebody can get there is another question
    if len(spots) == 1 and spots[0].mark in ("", "with", "to"):
        return {"type": "engaged", "figure": context.figure(spots[0]).id}
    one, other = context.two()
    return {"type": "engaged", "figure": context.figure(one).id, "with": context.figure(other).id}


def _distance(context: Context) -> Question:
    one, other = context.two()
    if context.reading.has("weapon"):
        one, other = context.pair()
        weapons = [each for each in context.weapons(context.figure(one)) if each.range]
        if len(weapons) != 1:
            raise NotUnderstood
        reach = int(weapons[0].range) if float(weapons[0].range).is_integer() else weapons[0].range
        return {"type": "distance", "a": context.name(one), "b": context.name(other), "range": reach}
    return {"type": "distance", "a": context.name(one), "b": context.name(other)}


def _may_give(context: Context) -> Question:
    """Ask what concentration or guard costs, and whether it may be given."""
    if not context.reading.has("may", "cost"):
        raise NotUnderstood
    action = "guard" if context.reading.has("guard") else "concentration"
    return {"type": "action_cost", "figure": context.alone().id, "action": action}


def _of_one(kind: str) -> Callable[[Context], Question]:
    return lambda context: {"type": kind, "figure": context.alone().id}


def _objective(context: Context) -> Question:
    """Ask about the token that is named; "the objective" is none's name, but the only one's where there is one."""
    named = [token.ids[0] for token in context.reading.all("thing")]
    if not named and len(context.position.objectives) == 1:
        named = [context.position.objectives[0].id]
    if len(named) != 1:
        raise NotUnderstood
    return {"type": "objective", "figure": context.alone().id, "token": named[0]}


def _ability(context: Context) -> Question:
    """Ask what an ability costs, and whether it may be used: one of the character's own."""
    figure = context.alone()
    named = context.reading.all("ability")
    own = [ability.id for ability in figure.abilities if all(ability.id in sign.ids for sign in named)]
    if len(own) != 1:
        raise NotUnderstood
    return {"type": "action_cost", "figure": figure.id, "action": "ability", "ability": own[0]}


def _score(context: Context) -> Question:
    if context.reading.spots:
        raise NotUnderstood
    return {"type": "score"}


def _who_sees(context: Context) -> Question | Several:
    """Ask whom one sees, or who sees it: Spanish tells by `a`, English by the order of words."""
    figure, who = context.alone(), context.reading.first("who")
    verb, spot = context.reading.first("see", "visible", "line"), context.reading.spots[0]
    if who is None or verb is None or not figure.places:
        raise NotUnderstood
    led = who.text.split()[0]
    sees = led == "a" or (led not in ("quien", "quienes", "que") and spot.at < verb.at)
    if led in ("quien", "quienes", "que") and spot.mark != "to":
        raise NotUnderstood
    enemies = [other.id for other in context.position.enemies(figure)]
    if not enemies:
        raise NotUnderstood
    pairs = ((figure.id, each) if sees else (each, figure.id) for each in enemies)
    return Several(({"type": "line_of_sight", "from": a, "to": b} for a, b in pairs), "from" if sees else "to")


def _all_seen(context: Context) -> Question:
    """Ask all that one sees: what, or which hexes; not what sees it."""
    figure, spot = context.alone(), context.reading.spots[0]
    what, verb = context.reading.first("wh", "where", "options"), context.reading.first("see")
    if what is None or verb is None or spot.mark == "to" or not figure.places:
        raise NotUnderstood
    english = verb.text.split()[0].startswith(("see", "spot"))
    if english and spot.at > verb.at:
        raise NotUnderstood
    return {"type": "visible", "from": figure.id}


def _whom_attacked(context: Context) -> Question:
    """Ask whom one may attack: its legal actions name their targets. Not who may attack it."""
    who, spot = context.reading.first("who"), context.reading.spots[:1]
    verb = context.reading.first(*ATTACKS)
    figure = context.alone()
    if who is None or verb is None or spot[0].mark == "to" or context.reading.has("kill"):
        raise NotUnderstood
    led = who.text.split()[0]
    if led in ("quien", "quienes", "que") or (led not in ("a", "contra", "con") and spot[0].at > verb.at):
        raise NotUnderstood
    return {"type": "legal_actions", "figure": figure.id}


def _kinds(*names: str) -> frozenset[str]:
    return frozenset(names)


PATTERNS: Sequence[Pattern] = (
    Pattern("who-sees", (_kinds("who"), _kinds("see", "visible", "line")), _kinds("draw"), _who_sees),
    Pattern("all-seen", (_kinds("wh", "where", "options"), _kinds("see")), _kinds("draw"), _all_seen),
    Pattern("whom-attacked", (_kinds("who"), _kinds(*ATTACKS)), _kinds("may"), _whom_attacked),
    Pattern("cover", (_kinds("cover"),), _kinds("isthere", "wh", "how", "hit", "shoot", "if", "and"), _cover),
    Pattern("arc", (_kinds("arc", "front", "rear", "flank"),),
            _kinds("wh", "arc", "or", "isthere", "hit", "shoot", "melee"), _arc),
    Pattern("facing", (_kinds("facing"),), _kinds("or"), _facing),
    Pattern("guard-triggers", (_kinds("reacts"),), _kinds("who", "anybody", "guard", "move", "if", "whose"),
            guard_triggers),
    Pattern("guarded-against", (_kinds("who"), _kinds("guard")), _kinds("anybody"), guarded_against),
    Pattern("charge", (_kinds("charge"),), _kinds("reach"), charge),
    Pattern("sight", (_kinds("see", "line", "visible"),), _kinds("draw", "isthere", "and", "wh", "past"), _sight),
    Pattern("opportunity", (_kinds("opportunity"),), _kinds("who", "wh", "leave", "move", "isthere", "provoke"),
            opportunity),
    Pattern("provoking", (_kinds("provoke"), _kinds("leave", "move")), _kinds("may"), opportunity),
    Pattern("engaged", (_kinds("engaged"),), _kinds("and", "who", "wh"), _engaged),
    Pattern("objective", (_kinds("take"), _kinds("thing", "token")), _kinds("token"), _objective),
    Pattern("ability", (_kinds("ability"), _kinds("use", "cost")), _kinds("use", "cost", "wh", "how"), _ability),
    Pattern("odds", (_kinds("odds"),), WITH | _kinds("wh", "how", "isthere"), odds),
    Pattern("dice", (_kinds("dice"),), WITH | _kinds("wh", "how", "defend"), dice),
    Pattern("threshold", (_kinds("threshold"),), WITH | _kinds("wh", "how", "dice"), threshold),
    Pattern("to-hit", (_kinds(*ATTACKS),), WITH | _kinds("wh"), to_hit),
    Pattern("cost", (_kinds("cost", "mana"), _kinds("concentration", "guard", "movement", "move", "attacking", *WITH)),
            _kinds("wh", "how", "act", "cost", "mana", "threshold", "spends"), cost),
    Pattern("may-give", (_kinds("may"), _kinds("concentration", "guard")), _kinds("act", "use"), _may_give),
    Pattern("what-reaches", (_kinds("reach"), _kinds("weapon")), _kinds("own"), reaches),
    Pattern("reach", (_kinds("reach", "move", "cost"),), _kinds("wh", "how", "cost", "concentration", "far", "me"),
            way_told),
    Pattern("moves", (_kinds("where", "far"), _kinds("move", "reach", "teleport", "jump")),
            _kinds("wh", "how", "concentration", "end"), moves),
    Pattern("how-much", (_kinds("wh"), _kinds("move")), _kinds("concentration"), how_much),
    Pattern("distance", (_kinds("far"),), _kinds("wh", "how", "and", "isthere", "weapon"), _distance),
    Pattern("attack", (_kinds(*ATTACKS),), WITH, attack),
    Pattern("activation", (_kinds("activate"),), _kinds("may"), _of_one("activation")),
    Pattern("options", (_kinds("options"),), _kinds("act", "wh"), _of_one("legal_actions")),
    Pattern("score", (_kinds("score"),), _kinds("wh", "how", "who"), _score),
)  # fmt: skip
