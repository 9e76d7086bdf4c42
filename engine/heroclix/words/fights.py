"""Questions about attacks (CONTRACT 3.1: `legal`, `odds`, `attack`, `value`, `knockback`)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from engine.heroclix.words.attackers import ATTACKS, HOW, attack_kind, attack_pair, attacks_by
from engine.heroclix.words.context import Context, NotUnderstood
from engine.heroclix.words.odds import odds, only_to_hit, to_hit
from engine.heroclix.words.pattern import Made, Pattern, Several, Ways, asks, kinds
from engine.heroclix.words.sights import opponents, says_friends, who_does_it
from engine.heroclix.words.values import clicks_taken, names_a_value, shooting_range, value
from engine.words.clauses import DOES, ENDURES, OPEN, by_clause, passive
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["FIGHTS"]

LEAST, MOST = 2, 12  # of two dice


def _attack(context: Context) -> Made:
    """Ask whether an attack is legal; with a power where one is named."""
    reading = context.reading
    if not asks(reading, *ATTACKS, "noun", "inrange"):
        raise NotUnderstood
    if not reading.has(*ATTACKS, "inrange") and not (reading.has("noun") and reading.has("close", "ranged", "make")):
        raise NotUnderstood
    if reading.has("inrange") and not reading.has(*ATTACKS):
        return _in_range(context)
    if names_a_value(reading) or only_to_hit(reading) or _sticks(reading):
        raise NotUnderstood
    if any(sign.text == "rango" for sign in reading.all("ranged")) and _of_range(reading):
        raise NotUnderstood
    if len(reading.spots) == 1 and not reading.has("him", "he") and not context.supposed:
        return _without_target(context)
    attacker, target = attack_pair(context)
    power = reading.first("power")
    action = attack_kind(context, attacker, target) if power is None else attacks_by(context, power)
    if power is not None and context.position.powers[power.word].attack is None:
        raise NotUnderstood  # "perplex Thor's attack" is no attack by Thor
    if reading.has("harm", "kill") and power is None:  # whether any click gets through, or enough, its chances tell
        if any(sign.at > reading.spots[0].at for sign in reading.all("not")):
            raise NotUnderstood  # that it is not, is another chance
        return {"type": "odds", "attacker": attacker, "targets": [target], "kind": action}
    return {"type": "legal", "figure": attacker, "action": action, "target": target}


def _sticks(reading: Reading) -> bool:
    """Return whether Spanish says that somebody gets beside another: "pegarse a Golem", "se pega a" is no blow."""
    texts = [(one.text.split()[-1:], other.text.split()[:1]) for one, other in pairwise(reading.signs)]
    return (["pegar"], ["se"]) in texts or (["se"], ["pega"]) in texts


def _dies(context: Context) -> Made:
    """Ask for the chances of an attack that a clause tells, of who is said to die: "does Loki die if Thor hits him"."""
    told = by_clause(context.reading, ATTACKS, lambda _signs, spot, _spanish: OPEN if spot.mark else ENDURES)
    if not told or context.reading.has("not", "who", "any", "me", "first"):
        raise NotUnderstood
    attacker, target = (context.figure(each).id for each in told)
    if attacker == target or not _beside(context.reading, "dies", told[1]):
        raise NotUnderstood  # "if Ember shoots Tern does she die"
    kind = attack_kind(context, attacker, target)
    return {"type": "odds", "attacker": attacker, "targets": [target], "kind": kind}


def _reached_by_a_shot(context: Context) -> Made:
    """Ask for a ranged attack on whom a shot, or a range, is said to reach: "llega Vane a Rook con el rango"."""
    reading = context.reading
    if not asks(reading, "reach") or any(spot.mark == "by" for spot in reading.spots):
        raise NotUnderstood
    shot, reach = reading.all("by-range")[0], reading.all("reach")[0]
    if any(spot.mark == "of" and not (spot.at < shot.at < reach.at or shot.at < spot.at) for spot in reading.spots):
        raise NotUnderstood  # "can Rook reach Vane's gun"
    attacker, target = attack_pair(context)
    return {"type": "legal", "figure": attacker, "action": "range", "target": target}


OTHERS = frozenset({"hypersonic-speed", "running-shot", "sidestep"})  # powers by which one may do so, too


def _moves_and_hits(context: Context) -> Made:
    """Ask for Charge, by which somebody who has it, and no other such power, moves and attacks."""
    if not asks(context.reading, "move-hit"):
        raise NotUnderstood
    attacker, target = attack_pair(context)
    powers = context.position.figure(attacker).powers
    if "charge" not in powers or OTHERS & set(powers):
        raise NotUnderstood
    return {"type": "legal", "figure": attacker, "action": "charge", "target": target}


def _moves_and_shoots(context: Context) -> Made:
    """Ask for Running Shot, by which somebody moves and shoots; not of who may do so by Hypersonic Speed."""
    if not asks(context.reading, "move-shoot"):
        raise NotUnderstood
    attacker, target = attack_pair(context)
    if "hypersonic-speed" in context.position.figure(attacker).powers:
        raise NotUnderstood  # whose attack need not be a ranged one
    return {"type": "legal", "figure": attacker, "action": "running-shot", "target": target}


def _beside(reading: Reading, kind: str, figure: Sign) -> bool:
    """Return whether a sign of a kind stands beside a figure, with no more than "does" or "is" between them."""
    signs = [sign for sign in reading.signs if sign.kind not in ("do", "be", "may")]
    pairs = [*pairwise(signs), *((after, before) for before, after in pairwise(signs))]
    return any(one.kind == kind and other.ids and other.ids == figure.ids for one, other in pairs)


NOBODY = frozenset({"nobody", "noone", "nothing", "nadie", "ninguno", "nada", "one"})


def _without_target(context: Context) -> Made:
    figure = context.reading.spots[0]
    context.does_it(figure)
    if figure.mark not in ("", "for", "with", "of") or context.reading.has("power"):
        raise NotUnderstood
    if context.reading.has("me", "first") and figure.mark != "with":
        raise NotUnderstood
    if not context.reading.has("any", "noun", "ranged", "close") and not context.reading.has("shoot"):
        raise NotUnderstood
    if says_friends(context.reading) or any(sign.text.split()[-1] in NOBODY for sign in context.reading.all("any")):
        raise NotUnderstood
    return {"type": "legal", "figure": context.figure(figure).id, "action": attack_kind(context, None, None)}


def _in_range(context: Context) -> Made:
    """Ask for an attack of who has another in range: `is X in range of Y` names who has second."""
    reading = context.reading
    verb = reading.all("inrange")[0]
    spots = reading.spots
    if len(spots) == 2 and not reading.has("have") and reading.has("be") and not verb.text.startswith("le "):
        one, other = spots
        if other.mark in ("of", "to", "for", "from", "by") and one.mark == "":
            one, other = other, one
        elif one.mark not in ("of", "from") or other.mark not in ("", "to"):
            raise NotUnderstood
        attacker, target = context.figure(one).id, context.figure(other).id
    elif len(spots) == 2 and spots[0].mark == "" and spots[1].mark == "for":
        attacker, target = context.figure(spots[0]).id, context.figure(spots[1]).id  # "Thor tiene rango para Loki"
    elif len(spots) == 2 and sorted(spot.mark for spot in spots) == ["for", "to"] and _suffices(verb.text):
        if spots[0].mark == "for":
            raise NotUnderstood
        attacker, target = context.figure(spots[0]).id, context.figure(spots[1]).id  # "a Thor le da el rango para Loki"
    elif [spot.mark for spot in spots] == ["with", "for"] and reading.has("me", "first"):
        attacker, target = context.figure(spots[0]).id, context.figure(spots[1]).id  # "me da el rango con Thor para …"
    elif _suffices(verb.text) and not reading.has("me", "first") and _beside_with(reading):
        raise NotUnderstood  # whose range it is, is open
    else:
        attacker, target = attack_pair(context)
    if attacker == target:
        raise NotUnderstood
    return {"type": "legal", "figure": attacker, "action": "range", "target": target}


def _beside_with(reading: Reading) -> bool:
    """Return whether Spanish sets one beside another with "con", which may say with whom, and to whom."""
    return any(sign.text == "con" for sign in reading.signs) or any(spot.mark == "with" for spot in reading.spots)


def _of_range(reading: Reading) -> bool:
    """Return whether the range is what suffices or reaches, not how somebody is hit."""
    return any(sign.text.removeprefix("le ") in ("da", "llega", "alcanza") for sign in reading.all(*ATTACKS))


def _suffices(text: str) -> bool:
    """Return whether Spanish says that a range suffices somebody, whom `a` then names."""
    return text.removeprefix("le ").split()[0] in ("da", "llega", "alcanza")


def _who(context: Context) -> Made:
    """Ask of an attack on each opponent, or by each opponent, whether it is legal."""
    one, does = who_does_it(context, *ATTACKS, "inrange", "noun", "have")
    if says_friends(context.reading) or context.reading.has("kill"):
        raise NotUnderstood  # nobody attacks a friend; who can be knocked out, no list of attacks tells
    figure = context.figure(one)
    if context.reading.has("inrange") and not context.reading.has(*ATTACKS):
        does = one.mark in ("of", "for", "from", "by") or _has_in_range(context.reading, one)
    found = []
    for other in opponents(context, figure):
        attacker, target = (figure.id, other) if does else (other, figure.id)
        kind = attack_kind(context, attacker, target)
        found.append({"type": "legal", "figure": attacker, "action": kind, "target": target})
    return Several(found, "figure" if does else "target")


HAS = frozenset({"tiene", "have", "has", "having", "got"})


def _has_in_range(reading: Reading, one: Sign) -> bool:
    """Return whether the one figure has others in range: "who does Thor have in range", "a quién tiene a tiro Thor".

    Raises NotUnderstood where Spanish leaves open who has whom.
    """
    has = next((sign for sign in reading.all("have", "inrange") if sign.text.split()[0] in HAS), None)
    if has is None or one.mark:
        return False
    whom = any(sign.text.split()[0] == "a" for sign in reading.all("who"))
    if has.text.split()[0] != "tiene":
        return one.at < has.at
    if not whom:
        raise NotUnderstood
    return True


def _dice(context: Context) -> tuple[tuple[int, int], ...]:
    """Return the two dice that are told, or every pair that makes the total."""
    numbers = [number for sign in context.reading.all("number") for number in sign.numbers]
    doubled = context.reading.first("double")
    if len(numbers) == 2 and doubled is None and all(1 <= number <= 6 for number in numbers):
        return ((numbers[0], numbers[1]),)
    if doubled is not None and len(numbers) == 1 and 1 <= numbers[0] <= 6:
        return ((numbers[0], numbers[0]),)
    if doubled is not None and not numbers and doubled.text in ("boxcars", "snake eyes"):
        face = 6 if doubled.text == "boxcars" else 1
        return ((face, face),)
    if doubled is None and len(numbers) == 1 and LEAST <= numbers[0] <= MOST:
        return tuple((one, numbers[0] - one) for one in range(1, 7) if one <= numbers[0] - one <= 6)
    raise NotUnderstood


def _rolled(context: Context) -> Made:
    """Ask what an attack with this roll comes to."""
    rolls = _dice(context)
    if not context.reading.has(*ATTACKS, "hits", "roll", "noun"):
        raise NotUnderstood
    attacker, target = attack_pair(context)
    kind = attack_kind(context, attacker, target)
    made = {"type": "attack", "attacker": attacker, "targets": [target], "kind": kind}
    return Ways({**made, "roll": list(roll)} for roll in rolls)


def _knocked(context: Context) -> Made:
    """Ask where knockback leads."""
    attacker, target = _pair_of_knockback(context)
    numbers = [*context.reading.all("number"), *context.reading.all("counted")]
    pushed = any(sign.text != "back" for sign in context.reading.all("knock"))
    if not (pushed or numbers or context.reading.has("where", "far", "land")):
        raise NotUnderstood  # "can X hit back at Y"
    if any(before.kind != "counted" or sign.word != "damage" for before, sign in pairwise(context.reading.signs)
           if sign.kind in ("value", "harm")):  # fmt: skip
        raise NotUnderstood  # of damage, how much it is alone: "for 4 damage"
    made: dict[str, Any] = {"type": "knockback", "figure": target, "away_from": attacker}
    if len(numbers) > 1 or any(each.word not in ("", "damage") for each in numbers):
        raise NotUnderstood
    if numbers:
        made["squares"] = numbers[0].numbers[0]
    return made


NOUNS = frozenset({"retroceso", "knockback", "kb", "empujon", "empuje", "knock-back"})
DEALS = frozenset({"hace", "haria", "provoca", "causa", "mete", "da", "deal", "deals", "cause", "causes", "dealt"})
# who is named with these is moved
SUFFERS = frozenset({"retrocede", "retrocederia", "sale", "recibe", "sufre", "come", "gets", "is", "be", "es", "ser"})


def _pair_of_knockback(context: Context) -> tuple[str, str]:
    reading = context.reading
    named = {spot.ids: spot for spot in reversed(reading.spots)}  # who is named twice counts where it is first
    spots = sorted(named.values(), key=lambda spot: spot.at)
    if len(spots) != 2 or any(spot.kind != "figure" for spot in spots):
        raise NotUnderstood
    one, other = spots
    told = by_clause(reading, (*ATTACKS, "knock"), _knocked_outside)
    if told == ():
        raise NotUnderstood
    knock = reading.all("knock")[0]
    struck = reading.has("hit", "punch", "shoot")
    away = reading.first("away")
    if told:
        attacker, target = told  # "where does Golem land if Knight knocks him back"
    elif away is not None and one.at < knock.at < away.at < other.at:
        attacker, target = other, one  # "Golem retrocede 2 desde Knight"
    else:
        attacker, target = _by_marks(one, other, knock, struck)
    if context.name(attacker) == context.name(target):
        raise NotUnderstood
    return context.name(attacker), context.name(target)


def _knocked_outside(signs: Sequence[Sign], spot: Sign, spanish: bool) -> str:
    """Return whether who stands outside a clause is knocked back, or knocks back."""
    if spot.mark in ("by", "from", "with"):
        return DOES
    knocks = [sign for sign in signs if sign.kind == "knock"]
    if any(sign.text in DEALS for sign in signs):
        return OPEN
    if spot.mark or not knocks:
        return ENDURES
    first, led = knocks[0].text.split()[0], spot.at < knocks[0].at
    if first in SUFFERS or first in NOUNS or passive(signs, knocks[0]) or any(sign.kind == "land" for sign in signs):
        return ENDURES
    return DOES if led or spanish else ENDURES


def _by_marks(one: Sign, other: Sign, knock: Sign, struck: bool) -> tuple[Sign, Sign]:
    suffers = knock.text.split()[0] in SUFFERS
    if suffers and one.mark == other.mark == "":
        raise NotUnderstood
    for a, b in ((one, other), (other, one)):
        if a.mark in ("by", "from") and b.mark not in ("by", "from"):
            return a, b
    if other.mark == "to" and one.mark != "to":
        return one, other
    if one.mark == "to" and other.mark == "":
        return other, one
    if one.mark == other.mark == "" and (one.at < knock.at < other.at or knock.at < one.at or struck):
        return one, other
    if one.mark == "of" and other.mark in ("", "to"):
        return one, other
    raise NotUnderstood


ANY_ATTACK = frozenset({*ATTACKS, "noun", "inrange"})
FIGHTS = (
    Pattern(
        "rolled",
        (frozenset({"number", "double"}), frozenset({"roll", "hits", *ATTACKS})),
        kinds(*ATTACKS, *HOW, "roll", "hits", "number", "double", "and", "if", "when", "or", "have", "did", "was"),
        _rolled,
        parts=True,
        past=True,
    ),
    Pattern(
        "odds",
        (frozenset({"need", "number", "chance"}),),
        kinds(*ATTACKS, *HOW, "need", "number", "chance", "roll", "wh", "how", "have", "there", "power", "when",
              "so-that", "if"),
        odds,
    ),
    Pattern("to hit", (frozenset(ATTACKS),), kinds("close", "ranged", "by-range", "past", "unmoved", "wh", "so-that"),
            to_hit),
    Pattern("attack", (ANY_ATTACK,), kinds(*HOW, "have", "there", "power", "with-power"), _attack),
    Pattern("reached by a shot", (frozenset({"reach"}), frozenset({"by-range"})), kinds("have"), _reached_by_a_shot),
    Pattern("moves and hits", (frozenset({"move-hit"}),), kinds("close"), _moves_and_hits),
    Pattern("moves and shoots", (frozenset({"move-shoot"}),), kinds("ranged"), _moves_and_shoots),
    Pattern("dies", (frozenset({"dies"}), frozenset(ATTACKS)), kinds("close", "ranged", "if", "when", "have"), _dies),
    Pattern("who is attacked", (frozenset({"who", "any"}), ANY_ATTACK), kinds(*HOW, "have", "there"), _who),
    Pattern(
        "value",
        (frozenset({"value"}),),
        kinds(*ATTACKS, *HOW, "power", "value-of", "wh", "how", "have", "if", "when", "deal", "suffer", "his", "there",
              "would"),
        value,
    ),
    Pattern("clicks taken", (frozenset({"clicks"}), frozenset({"suffer", "deal"})),
            kinds(*ATTACKS, "close", "ranged", "if", "when", "deal", "suffer"), clicks_taken),
    Pattern(
        "shooting range",
        (frozenset({"far", "wh"}), frozenset({"shoot"})),
        kinds("far", "squares"),
        shooting_range,
    ),
    Pattern(
        "knockback",
        (frozenset({"knock"}),),
        kinds("land", "away", "where", "far", "if", "when", "hit", "punch", "shoot", "number", "counted", "squares",
              "wh", "how",
              "have", "make", "there", "deal", "and", "use", "power", "value"),
        _knocked,
    ),
)  # fmt: skip
