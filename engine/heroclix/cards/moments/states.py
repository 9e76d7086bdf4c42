"""What is no event: how somebody is as something else is so. That is a condition, and sets nothing off (20.9a, 21.1b).

What is not understood of it may change every answer as long as it lasts, so that it is remembered in all of them, where
a trigger is at its moment alone.
"""

from __future__ import annotations

from engine.heroclix.cards.grammar import Reading, Value

__all__ = ["WHEN", "does_besides", "happens_besides", "is_equipped", "of_words", "stands"]

WHEN = ("when", "whenever")
BEING = ("is", "are")
# what is done to somebody, of whatever else somebody may be: "is hindered" lasts
DONE = frozenset(
    ("activated", "added", "assigned", "attacked", "brought", "captured", "carried", "chosen", "cleared", "countered",
     "damaged", "dealt", "declared", "destroyed", "drawn", "dropped", "generated", "given", "healed", "hit", "ko'd",
     "knocked", "made", "missed", "moved", "placed", "pushed", "put", "removed", "replaced", "rerolled", "resolved",
     "returned", "revealed", "rolled", "scored", "switched", "swapped", "targeted", "turned", "unequipped", "used")
)  # fmt: skip
EFFECTS = frozenset(("use", "modify", "modifies", "has", "have", "gains", "gain", "increase", "increases"))
NO_EVENT = ("elsewhere", "state", "equips")
# what somebody does once as it begins, by which a state is an event after all
DEEDS = frozenset(("after", "immediately", "give", "deal", "heal", "place", "generate", "remove", "put", "ko", "roll"))


def of_words(reading: Reading, place: int) -> dict[str, Value]:
    """Return what the words that end and go on at a place say: what is done to somebody, and who attacks or is dealt.

    >>> from engine.heroclix.cards.grammar import Context
    >>> from engine.heroclix.cards.rules import rules
    >>> from engine.heroclix.cards.tokens import tokens
    >>> from engine.heroclix.editions.modern import MODERN
    >>> said = [Reading(rules(), Context(MODERN.powers, frozenset()), tokens(each)) for each in ("is moved", "is big")]
    >>> [of_words(one, 1) for one in said]
    [{'kind': 'elsewhere'}, {}]
    """
    words = [token.low for token in reading.tokens]
    verb, behind = words[place - 1], words[place : place + 2]
    if behind[:1] == ["dealt"] or behind == ["be", "dealt"] or verb in ("reduces", "reduce"):
        return {"kind": "dealt"}
    if verb in ("deals", "deal"):
        return {"kind": "hits"}
    if verb in ("makes", "make", "resolves", "resolve") and _attack(words[place:]):
        return {"kind": "attacks"}
    return {"kind": "elsewhere"} if verb in BEING and DONE.intersection(behind[:1]) else {}


def _attack(words: list[str]) -> bool:
    """Return whether an attack is made, up to the comma."""
    until = words[: words.index(",")] if "," in words else words
    return "attack" in until or "attacks" in until


def is_equipped(reading: Reading, place: int) -> bool:
    """Return whether somebody is equipped behind "when", where another becomes so."""
    words = [token.low for token in reading.tokens[place:]]
    until = words[: words.index(",")] if "," in words else words
    return any(until[at : at + 2] in (["is", "equipped"], ["are", "equipped"]) for at in range(len(until)))


def does_besides(reading: Reading, place: int) -> bool:
    """Return whether a sentence has an effect before a place already, that may matter at other times."""
    words = [token.low for token in reading.tokens]
    before = words[words.index(",") : place] if "," in words[:place] else []
    return bool(EFFECTS.intersection(before))


def happens_besides(reading: Reading, place: int) -> dict[str, Value] | None:
    """Return what happens while something is so: "has no action tokens and is hit". That alone sets something off."""
    words = [token.low for token in reading.tokens]
    until = words.index(",", place) if "," in words[place:] else len(words)
    for joint in range(place, until):
        if words[joint] == "and":
            found = [*reading.at("moment", joint + 1), *reading.at("verb", joint + 1)]
            known = [each for each in found if each[0]["kind"] not in NO_EVENT and each[0].get("using") != "it"]
            if known:
                return dict(max(known, key=lambda each: each[1])[0])
    return None


def stands(reading: Reading, place: int) -> bool:
    """Return whether what is so behind "when" is a condition, as nothing is done just as it begins."""
    words = [token.low for token in reading.tokens]
    if words[place - 1] not in WHEN:
        return False
    if "," not in words[place:]:
        return True
    first = words.index(",", place) + 1
    if words[first + 1 : first + 2] == ["may"]:
        first += 2
    return not DEEDS.intersection(words[first : first + 1])
