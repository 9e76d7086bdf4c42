"""What leaves a sentence unjudged though its words are understood: what follows it, or whom it means (20.2, 20.7)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.heroclix.cards.effects import RELATIVE, keys_of
from engine.heroclix.cards.grammar import Value
from engine.heroclix.cards.usable.changes.restrictions import ATTACKERS

__all__ = ["comes_to_nothing", "costs_its_use", "of_two_minds", "outdone", "taken_back"]

PRICED = tuple(  # what a choice before costs (20.9b)
    f"{begin} {who}," for begin in ("If", "When") for who in ("you do", "he does", "she does", "it does", "they do")
)
# how a sentence begins that restricts the one before it, or bounds it
NARROWING = (
    "But ", "Or ", "Only ", "Except ", "Unless ", "Until ", "However", "Instead", "Maximum ", "(Maximum ", "Max ",
    "(Max ", "Minimum ", "At most ", "Once per turn.", "Once per game.", "Ignore this", "This can", "This does",
    "This is", "This effect", "This power", "This ability", "This trait", "This modifier",
)  # fmt: skip
# how one forbids the use of the one before it, wherever these words stand
FORBIDDING = re.compile(
    r"\b(?:can't|cannot|can not|may not|only) use this\b|\bcan't (?:if|while|when)\b"
    r"|^(?!When)[^,]*\b(?:can't|cannot|can not|may not|can only|may only) use (?:it|them|either)\b"
)
# how one says for whom, when or how long what stands before it counts, which it names by no name of its own
LIMITING = re.compile(
    r"^(?:Applies|Not|Do(?:es)?n't|Do(?:es)? not|Lost|Use only|Ends?|Lasts?|To do so|No more than|If not|\[MAX)\b"
    r"|^(?:This|That|It|They) (?:only|doesn't|does not|isn't|is not|can't|cannot|can only|may only|applies|lasts?|ends?"
    r"|succeeds?)\b"
    r"|^(?:This|That|These|The|Those) (?:effect|power|modifier|trait|abilit|restriction|penalt|bonus)"
    r"|^(?:The )?[Rr]ange (?:value )?(?:is |of )?\d|\bpowers can(?:'t|not) be chosen\b"
    r"|^(?!When|At |If |While )[^:,]*(?:\bonly\.$|\bmust (?:be|have|occupy|share)\b)"
    r"|\b(?:can't|cannot|can not|[Mm]ay not) choose \w+ powers\b|^Choose only\b"
    r"|\b[Ii]gnores? (?:this|it|that)\b|\b(?:aren't|isn't|not|un)\W?affected\b|\bend this\b"
)
# how one takes what was given from some, or changes it, by a word for it or by none
TAKING = re.compile(
    r"\b(?:can't|cannot|can|don't|doesn't|do|does)\.?$|^(?:Increase|Decrease|Reduce|Change) (?:this|that|it)\b"
    r"|\b[Ll]oses? (?:it|them|this|that)\b|^(?:Against|On|During) [^:]*\bcan use (?:it|them)\b"
    r"|\b(?:doesn't|don't) have (?:it|them)\b|\bcan't use (?:it|them)\b|\bonly\b.*\b(?:with|using) it\b"
    r"|^[^:,]*\bdoes(?:n't| not) (?:if|while|when)\b|^(?:If|While|When) [^:]*, instead modify\b"
    r"|\bcan still\b"
)
# how one begins that says of nobody by name what is otherwise, or so of the power before it
SUBJECTLESS = re.compile(
    r"^(?:Lose|Double|Halve|Treat|Reduces|May not)\b"
    r"|^(?:Increase|Decrease) to\b|^(?:It|Its|That's|That is)\b(?!.*\balready\b)"
)
# how one says it of a power by its name
TAKING_POWER = (
    r"\b(?:loses?|(?:doesn't|don't) have|can't use|[Ii]gnores?) {0}\b|\b{0} (?:succeeds|can't|doesn't|only)\b"
)
# how one says that another power is had or used in its place, in a case or always; one's own use presupposes it
OTHER_POWER = re.compile(
    r"^(?!FREE|POWER|MOVE|CLOSE|RANGE)(?!.*\b(?:already|uses (?:it|them|this))\b).*"
    r"(?:\bcan use\b|(?:\b(?:has|have|gains?)|\w's) [A-Z]\w)"
    r".*\binstead(?:\.?$|,? (?:if|while|when|against|during|on)\b)"
    r"|^Instead,? .*(?:\bcan use\b|\bhas [A-Z]\w)|\b(?:can use|has|have) .*\binstead of (?:it|them|this|that)\b"
    r"|\breplaces? (?:it|them|this|that)\b|^(?!When)[^:]*\b(?:it|this|that) becomes [A-Z]\w"
    r"|^(?!FREE|POWER|MOVE|CLOSE|RANGE|Once|Each)(?!.*\b(?:already|When)\b).*\b[Uu]ses? [A-Z]\w.*\binstead\b(?! of)"
    r"|^(?:Against|For|From|On|During) [^:]*, [A-Z]\w.* instead\.?$"
)
FOR_ONCE = re.compile(r"\bchoose\b|\bagain\b|\bthis turn\b")  # how it takes nothing for good
AS_WELL = re.compile(r"\binstead (?:if|while|when)\b")  # another number in a case
MOST = re.compile(r"\btakes? a maximum of\b|^(?:If|While|When) [^:]*, (?:only |a maximum of )?\d\.?$")
# how one speaks of several before it
OF_ALL = re.compile(
    r"^(?:These|Those|Both) (?:effect|power|modifier|abilit|restriction|penalt|bonus)"
    r"|^(?:Both|Neither|Each of these)\b"
    r"|^(?!When|At |If |While |FREE|POWER|MOVE|CLOSE|RANGE)[^:,]*"
    r"\b(?:(?:one|either) of these|only one|one at a time|loses? both)\b"
)
INSTEAD = re.compile(r"\binstead\.?$")  # how one ends that takes the place of the one before it
REPLACING = re.compile(r"\b(?:can|may) use\b.*\binstead\b")  # by the use of another power
# how one ends that takes it in a case of its own; to those who already have what is given, it is given all the same
CASE = re.compile(r"^(?:If|While) (?!.*\balready\b).*\binstead\.?$")
MODIFYING = re.compile(r"\bmodif(?:y|ies)\b")
POWERS = ("a", "b")  # families of sentences that give powers as they are used, changed or not
# powers that find those beside their user themselves: a distance may be one that they reach to, or one that they keep
OF_NEIGHBOURS = frozenset(("support", "leadership", "empower", "enhancement", "defend", "mastermind", "poison"))
DISTANCES = frozenset(("within", "away", "in_range"))
# powers that modify defense against one kind of attack, and the kind against which they do nothing (27.3d, 27.3e)
IDLE_AGAINST = {"combat-reflexes": "range", "energy-shield-deflection": "close"}


def taken_back(text: str, family: str, judged: bool, effects: Sequence[Mapping[str, Value]] = ()) -> bool:
    """Return whether a sentence restricts the one before it, of a family, which has no meaning without it then.

    `judged`: whether the sentence itself is judged; one that is says itself when it counts. `effects`: what the one
    before it means.

    >>> taken_back("Maximum +3.", "d", False), taken_back("Hollis can use Stealth.", "d", False)
    (True, False)
    >>> tough = [{"grants": "toughness"}]
    >>> [taken_back(f"Hollis loses {power} at times.", "a", False, tough) for power in ("Toughness", "Charge")]
    [True, False]
    """
    if text.startswith(PRICED):
        return True
    if text.startswith("("):
        inside = text.strip("()")
        return text.startswith(NARROWING) or (family in POWERS and OTHER_POWER.search(inside) is not None)
    ways = {"a": [OTHER_POWER], "d": [REPLACING, INSTEAD], "g": [REPLACING, CASE, MOST]}.get(family, [REPLACING, CASE])
    replaced = any(way.search(text) for way in (*ways, AS_WELL))
    given = (str(one["grants"]).partition(":")[0].replace("-", "[ /]") for one in effects if "grants" in one)
    named = not FOR_ONCE.search(text) and any(re.search(TAKING_POWER.format(f"(?i:{name})"), text) for name in given)
    narrowed = named or text.startswith(NARROWING) or any(way.search(text) for way in (FORBIDDING, LIMITING))
    taking = any(way.search(text) for way in (TAKING, SUBJECTLESS))
    narrowed = narrowed or (taking and FOR_ONCE.search(text) is None)
    return not judged and (narrowed or replaced)


def outdone(family: str, effects: Sequence[Mapping[str, Value]], later: str) -> bool:
    """Return whether a sentence further on, which isn't judged, tells by what else a value may be modified instead.

    Whatever lies between them: nobody knows when the first modifier counts, nor whether this is the one meant. So it
    is with everything before one that speaks of "these effects".

    >>> more = "If Hollis has no action tokens, modify her attack +2 instead."
    >>> outdone("d", [{"modify": "attack", "add": 1}], more), outdone("a", [{"grants": "charge"}], more)
    (True, False)
    """
    if effects and OF_ALL.search(later):
        return True
    if any("grants" in effect for effect in effects) and OTHER_POWER.search(later):
        return True
    modifies = family not in POWERS and any("modify" in effect for effect in effects)
    return modifies and CASE.search(later) is not None and MODIFYING.search(later) is not None


def of_two_minds(effect: Mapping[str, Value]) -> bool:
    """Return whether words leave open whom an effect means, though they are understood.

    What others get for each of those near by: near them, or near whose card it is. A power of neighbours with a
    distance: as far as it reaches, or whom of its neighbours it may be used on. Other opponents: than whom, since no
    opponent is the character itself (6.2).

    >>> near = {"per": {"characters": {"adjacent": True}}}
    >>> of_two_minds({"modify": "attack", "add": 1, **near}), of_two_minds({"who": {"side": "friends"}, **near})
    (False, True)
    """
    per = effect.get("per", {})
    placed = keys_of(per.get("characters", {})) & RELATIVE or "markers" in per or "objects" in per
    if placed and effect.get("who", {"itself": True}) != {"itself": True}:
        return True
    if _other_opponents(effect):
        return True
    power = effect.get("grants", effect.get("as_free"))
    return power in OF_NEIGHBOURS and bool(keys_of(effect.get("restrict", {}).get("target", {})) & DISTANCES)


def _other_opponents(meaning: Value) -> bool:
    """Return whether a meaning speaks of other opponents, wherever in it.

    >>> others = {"side": "opponents", "other": True}
    >>> [_other_opponents({"modify": "attack", "who": who}) for who in (others, {**others, "side": "friends"})]
    [True, False]
    """
    if isinstance(meaning, Mapping):
        found = meaning.get("side") == "opponents" and meaning.get("other") is True
        return found or any(map(_other_opponents, meaning.values()))
    return isinstance(meaning, list | tuple) and any(map(_other_opponents, meaning))


def comes_to_nothing(effect: Mapping[str, Value]) -> bool:
    """Return whether a power is given in those attacks alone in which it does nothing, so that more must be meant.

    >>> against = {"role": "target", "kind": "range"}
    >>> powers = ("combat-reflexes", "exploit-weakness", "toughness")
    >>> [comes_to_nothing({"grants": power, "when": {"attack": against}}) for power in powers]
    [True, True, False]
    """
    attack = effect.get("when", {}).get("attack", {})
    kind = IDLE_AGAINST.get(str(effect.get("grants")))
    if effect.get("grants") in ATTACKERS and attack.get("role") == "target":
        return True
    return kind is not None and (attack.get("role"), attack.get("kind")) == ("target", kind)


def costs_its_use(effects: Sequence[Mapping[str, Value]], listed: Sequence[str]) -> bool:
    """Return whether effects make the use of a power worse that the same part gives.

    Whoever has that power from elsewhere too may use it without them (20.7, 20.7a).

    >>> using = {"when": {"attack": {"role": "attacker", "using": ["charge"]}}}
    >>> worse, better = ([{"modify": "attack", "add": number, **using}] for number in (-1, 1))
    >>> costs_its_use(worse, ["charge"]), costs_its_use(better, ["charge"]), costs_its_use(worse, [])
    (True, False, False)
    """
    return any(_worse(one) and not _used(one).isdisjoint(listed) for one in effects)


def _used(effect: Mapping[str, Value]) -> frozenset[str]:
    attack = effect.get("when", {}).get("attack", {})
    return frozenset(attack.get("using", ())) if attack.get("role") == "attacker" else frozenset()


def _worse(effect: Mapping[str, Value]) -> bool:
    number = effect.get("add", effect.get("damage_dealt", 0))
    return ("who" not in effect and (number < 0 or "loses" in effect)) or "deals_most" in effect
