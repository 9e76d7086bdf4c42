"""The moment of a sentence that is an action or has a trigger (21.1a, 21.1b)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from engine.heroclix.cards.grammar import Reading, Value
from engine.heroclix.cards.moments.actions import action_of
from engine.heroclix.cards.moments.limits import condition_at, limited
from engine.heroclix.cards.moments.states import WHEN, does_besides, happens_besides, is_equipped, of_words, stands
from engine.heroclix.cards.phrases import NOUNS
from engine.heroclix.sentence import Happening

__all__ = ["WHEN", "action_of", "governing_moment", "lasting_moment", "moment_of"]

FIRST = ("first", "two", "second", "third", "next", "time", "times", "each", "this", "game", "turn", "the", "per")
FIRST_TIME = ["the", "first", "time"]
SOMEBODY = ("a", "an", "another", "any", "one", "the", "all", "opposing", "friendly", "no", "each", "two", "other")
# of what attack a moment is, where its words go on: "hits two characters with a range attack", "attacks … and misses"
KINDS = re.compile(r"\b(?:with|by|from|during|of) (?:a|an opposing|an opponent's) (close|ranged?) attacks?\b")
CAME = re.compile(r"\band (hits|misses)\b(?: (all) (?:of )?(?:its |his |her |their |the )?targets\b)?")
OTHERWISE = re.compile(r"\b(?:or(?! more\b)|other than|except|unless|not|that isn't|without)\b")
OF_ATTACKS = frozenset(
    ("attacks", "hits", "misses", "damages", "kos", "attacked", "hit", "missed", "damaged", "dealt", "koed",
     "critical-hit", "critical-miss", "doubles", "knocks-back")
)  # fmt: skip
UNTOLD = ("elsewhere", "state")  # no event of any question
STATES = ("elsewhere", "state", "equips", "generates", "generated", "picks-up", "destroys", "replaced", "uses-team")
EACH_TURN = (["each", "turn"], ["every", "turn"], ["per", "turn"], ["this", "turn"], ["a", "turn"])
HANGING_ON = ("but", "only", "or", "and", "not", "except", "unless", "otherwise", "instead")  # the sentence before
AROUND = ("after", "before")  # what happens by itself, just then
MOST_BETWEEN = 24  # words between somebody and what it does
# what a trigger's effect begins with where its comma was left out
BEGINS = ("after", "you", "he", "she", "it", "they", "roll", "modify", "give", "choose", "deal", "immediately", "once")


def moment_of(reading: Reading, listed: Sequence[str]) -> Happening | None:
    """Return what sets a sentence off; None where its trigger is not understood. `listed`: the powers that "it" is."""
    return _begins_with(reading, listed) or _ends_with(reading, listed)


def governing_moment(reading: Reading, listed: Sequence[str], lasts: bool) -> Happening | None:
    """Return the moment of a standing effect behind "when", to which the rest belongs (21.1b).

    `lasts`: whether all of it counts under one condition. That is none where it is no event: None, as for other words.
    """
    if reading.tokens[0].low not in WHEN:
        return None
    return moment_of(reading, listed) or (None if lasts else Happening("attacks"))


def _ends_with(reading: Reading, listed: Sequence[str]) -> Happening | None:
    """Return what sets off a sentence that names it last: "Roll a d6 at the beginning of your turn." (21.1b)."""
    if reading.tokens[0].low in HANGING_ON:
        return None
    last = len(reading.tokens) - (reading.tokens[-1].low == ".")
    for place in range(2, last):
        when = reading.tokens[place].low in ("when", "whenever", "after")
        for kind, at in (("phase", place), ("moment", place + 1)) if when else (("phase", place),):
            for value, end in reading.at(kind, at):
                if end == last and value["kind"] not in (*STATES, "turn") and (value.get("using") != "it" or listed):
                    return _happening(value, listed, "")
    return None


def _begins_with(reading: Reading, listed: Sequence[str]) -> Happening | None:
    start, limit = limited(reading)
    if begins := _set_up(reading, start):
        return begins
    asked = start < len(reading.tokens) and reading.tokens[start].low == "if"
    start, turn = _in_turn(reading, start)
    if _after_any(reading, start):
        comma = next((at for at, token in enumerate(reading.tokens) if token.low == ","), len(reading.tokens))
        return Happening("acts", who={"side": "any"}, when=condition_at(reading, comma + 1), limit=limit)
    phases = reading.at("phase", start)
    if phases:
        value, end = max(phases, key=lambda each: each[1])
        return replace(_happening(value, (), value.get("limit") or limit), also=_also(reading, end, {}, listed))
    place = _behind_when(reading, start)
    limit = limit or _first_time(reading, start)
    if place is None:
        return _whenever(reading, start, limit) if start else None
    found = _longest(reading, place) or _by_itself(reading, place) or _by_somebody(reading, place)
    # behind "if" what happens elsewhere, or is so from then on, is no trigger, but a condition that is not understood
    condition = found is not None and found["kind"] in STATES and reading.tokens[place - 1].low == "if"
    if found is not None and not condition and (found["kind"] == "state" or is_equipped(reading, place)):
        found = happens_besides(reading, place) or found
        condition = found["kind"] in STATES and stands(reading, place)
    if condition or found is None or (asked and turn and found["kind"] == "elsewhere"):
        return _asked_alone(reading, start, limit, condition)
    also = _also(reading, max((end for _, end in reading.at("moment", place)), default=place), found, listed)
    unknown = found.get("using") == "it" and not listed
    return None if unknown else replace(_happening(found, listed, limit), also=also, when=turn)


def _in_turn(reading: Reading, place: int) -> tuple[int, dict[str, Value]]:
    """Return where "when" stands behind whose turn it has to be, or a condition, and that: "on your turn, when …"."""
    words = [token.low for token in reading.tokens]
    for value, end in reading.at("during", place):
        behind = words[end + 1 : end + 4]
        if words[end : end + 1] == [","] and (behind[:1] in (["when"], ["whenever"]) or behind == FIRST_TIME):
            return end + 1, dict(value)
    for value, end in reading.at("condition", place + 1) if words[place : place + 1] == ["if"] else ():
        if words[end : end + 2] in ([",", "when"], [",", "whenever"]):
            return end + 1, dict(value)
    return place, {}


def _also(reading: Reading, place: int, first: dict[str, Value], listed: Sequence[str]) -> tuple[Happening, ...]:
    """Return what else sets a sentence off, behind "or", done by the same one where nobody is named there.

    "When Hollis hits or is hit": both are its moments, if what stands behind is understood whole.
    """
    words = [token.low for token in reading.tokens]
    place += words[place : place + 2] == [",", "or"]
    if words[place : place + 1] != ["or"]:
        return ()
    place += 1
    for behind in (["after", "resolutions", "when"], ["when"], ["whenever"]):
        if words[place : place + len(behind)] == behind:
            place += len(behind)
            break
    whole = [value for value, end in reading.at("moment", place) if _ends(reading, end)]
    whole += [{**_doer(first), **value} for value, end in reading.at("verb", place) if _ends(reading, end)]
    known = [value for value in whole if value["kind"] not in UNTOLD and (value.get("using") != "it" or listed)]
    return (_happening(max(known, key=len), listed, ""),) if known else ()


def _doer(first: dict[str, Value]) -> dict[str, Value]:
    """Return who did what was told first, as the one that does what is told behind it."""
    return {"who": first["who"]} if "who" in first else {}


def _asked_alone(reading: Reading, place: int, limit: str, condition: bool) -> Happening | None:
    """Return the turn in which something may be done so often, under a condition alone: "once per turn, if …".

    What is not understood of one behind "when" may be so at any time in it.
    """
    begins = reading.tokens[place].low if limit else ""
    asked = condition_at(reading, place) if begins == "if" else {}
    return Happening("turn", when=asked, limit=limit) if asked or (condition and begins in WHEN) else None


def _whenever(reading: Reading, place: int, limit: str) -> Happening | None:
    """Return when something may be done of which is said only how often: in the turn, or in any attack.

    Whoever makes a roll that may be rerolled makes it in an attack of his, as a rule.
    """
    rolls = reading.at("rerolled", place) if limit else []
    if rolls:
        value: dict[str, Value] = max(rolls, key=lambda one: one[1])[0]
        breaking = (replace(_happening(value, (), limit), kind="breaks-away"),) if value.get("any_roll") else ()
        return replace(_happening(value, (), limit), also=(Happening("turn", limit=limit), *breaking))
    if [token.low for token in reading.tokens[:3]] == ["once", "per", "attack"]:
        return Happening("attacks", who={"side": "any"})
    return Happening("turn", limit=limit) if limit else None


def lasting_moment(reading: Reading, listed: Sequence[str]) -> Happening | None:
    """Return when a standing effect may matter of which only the beginning is understood, behind its condition or not.

    It governs nothing: what stands behind it is read for itself. None where no such beginning is found.
    """
    places = [0, *(at + 1 for at, token in enumerate(reading.tokens) if token.low == "," and _begins_with_if(reading))]
    for place in places:
        found = reading.at("lasting", place)
        if found and not does_besides(reading, place):
            value: dict[str, Value] = max(found, key=lambda each: each[1])[0]
            return None if value.get("using") == "it" and not listed else _happening(value, listed, "")
    return None


def _begins_with_if(reading: Reading) -> bool:
    return reading.tokens[0].low in ("if", "while", "when", "unless")


def _set_up(reading: Reading, place: int) -> Happening | None:
    """Return the beginning of the game, where a sentence says how its character starts."""
    for _, end in reading.at("self", place):
        words = [token.low for token in reading.tokens[end : end + 4]]
        said = words[1:] if words[:1] == ["may"] else words[:3]
        if said in (
            ["start", "the", "game"],
            ["begin", "the", "game"],
            ["starts", "the", "game"],
            ["begins", "the", "game"],
        ):
            return Happening("set-up")
        if words[:1] in (["may"], ["can"], ["can't"]) and words[1:3] in (["be", "played"], ["be", "included"]):
            return Happening("set-up")
    words = [token.low for token in reading.tokens[place : place + 6]]
    if words[:3] in (["if", "you", "paid"], ["you", "may", "include"]) or words[:5] in (
        ["if", "brought", "into", "the", "game"],
    ):
        return Happening("set-up")
    return None


def _after_any(reading: Reading, place: int) -> bool:
    """Return whether a sentence is about what comes after any action or attack: that asks for no document."""
    words = [token.low for token in reading.tokens[place : place + 6]]
    return words[:3] == ["after", "the", "resolution"] or words[:2] in (
        ["after", "resolution"],
        ["after", "resolutions"],
    )


def _by_itself(reading: Reading, place: int) -> dict[str, Value] | None:
    """Return what "it" does behind a condition of the character itself: "if Hollis is 50 points, when it uses …"."""
    words = [token.low for token in reading.tokens]
    if words[:1] != ["if"] or words[place : place + 1] != ["it"] or not reading.at("self", 1):
        return None
    return None if NOUNS.intersection(words[:place]) else _longest_verb(reading, place + 1)


def _by_somebody(reading: Reading, place: int) -> dict[str, Value] | None:
    """Return a moment of somebody of whom only the side is understood: "a friendly Sidekick hits"."""
    words = reading.tokens
    if place >= len(words) or words[place].low not in SOMEBODY:
        return None
    for verb in range(place + 1, min(place + MOST_BETWEEN, len(words))):
        if words[verb].low in (",", "."):
            return None
        done = _longest_verb(reading, verb)
        if done is not None:
            between = {token.low for token in words[place:verb]}
            side = "friends" if "friendly" in between else "opponents" if "opposing" in between else "any"
            return {**done, "who": {"side": side}}
    return None


def _longest_verb(reading: Reading, place: int) -> dict[str, Value] | None:
    found = reading.at("verb", place)
    best: tuple[dict[str, Value], int] | None = max(found, key=lambda one: one[1], default=None)
    return None if best is None else best[0]


def _longest(reading: Reading, place: int) -> dict[str, Value] | None:
    """Return the moment that begins at a place: the one that goes to the comma, else the one that goes farthest."""
    found = reading.at("moment", place)
    if not found:
        return None
    known = [(value, end) for value, end in found if value["kind"] not in UNTOLD]
    whole = [(value, end) for value, end in known if _ends(reading, end)]
    if whole:
        fullest: dict[str, Value] = max(whole, key=lambda one: (len(one[0]), one[1]))[0]
        return fullest
    far = max(end for _, end in known or found)
    best: dict[str, Value] = next(value for value, end in known or found if end == far)
    if best["kind"] in UNTOLD:
        best = {**best, **of_words(reading, far)}
    return _narrowed({key: value for key, value in best.items() if key != "only"}, _until_comma(reading, far))


def _until_comma(reading: Reading, place: int) -> str:
    """Return the words that stand between a place and the end of what sets a sentence off."""
    end = next((at for at in range(place, len(reading.tokens)) if _ends(reading, at)), len(reading.tokens))
    return " ".join(token.low for token in reading.tokens[place:end])


def _narrowed(found: dict[str, Value], rest: str) -> dict[str, Value]:
    """Return a moment with what the words behind it surely say of its attack: its kind, and whether it hits (12)."""
    kinds = {kind.removesuffix("d") if kind == "ranged" else kind for kind in KINDS.findall(rest)}
    if found["kind"] in OF_ATTACKS and "attack" not in found and len(kinds) == 1 and not OTHERWISE.search(rest):
        found = {**found, "attack": kinds.pop()}
    if found["kind"] == "attacks" and (came := CAME.search(rest)) is not None:
        found = {**found, "kind": came[1], **({"name": "all"} if came[2] else {})}
    return found


def _ends(reading: Reading, end: int) -> bool:
    return end >= len(reading.tokens) or reading.tokens[end].low in (",", ":", *BEGINS)


def _behind_when(reading: Reading, place: int) -> int | None:
    """Return where the moment begins behind "when", "whenever", "each time", "the first time each game"."""
    words = reading.tokens
    if place >= len(words):
        return None
    if words[place].low in ("when", "whenever"):
        return place + 1
    if words[place].low in ("each", "the", "every") and any(
        token.low in ("time", "times") for token in words[place : place + 6]
    ):
        while place < len(words) and words[place].low in (*FIRST, "every") and not _is_itself(reading, place):
            place += 1
        if place < len(words) and words[place].low in ("that", "when", ","):
            place += 1
        return place
    if words[place].low == "immediately" and words[place + 1 : place + 2] and words[place + 1].low in AROUND:
        return place + 2
    return place + 1 if words[place].low in ("if", *AROUND) else None


def _is_itself(reading: Reading, place: int) -> bool:
    """Return whether "this" at a place is that of "this character"."""
    return [token.low for token in reading.tokens[place : place + 2]] == ["this", "character"]


def _first_time(reading: Reading, place: int) -> str:
    """Return how often something happens "the first time each game"; of each of several nobody tells how often."""
    words = [token.low for token in reading.tokens[place : place + 5]]
    if words[:3] != ["the", "first", "time"]:
        return ""
    if words[3:4] and words[3] in ("each", "every", "per", "this", "a"):
        return f"once-per-{words[4]}" if words[4:] and words[4] in ("turn", "game") else ""
    if not reading.at("self", place + 3):
        return ""
    before = [token.low for token in reading.tokens]
    before = before[: before.index(",")] if "," in before else before
    each_turn = any(before[at : at + 2] in EACH_TURN for at in range(place, len(before)))
    return "once-per-turn" if each_turn else "once-per-game"


def _happening(found: dict[str, Value], listed: Sequence[str], limit: str) -> Happening:
    using = found.get("using", "")
    who = found.get("who", {})
    if "who" in found and not who:
        who = {"side": "any"}  # whoever it is
    return Happening(
        "elsewhere" if found["kind"] == "state" else found["kind"],
        found.get("name", ""),
        {} if who == {"itself": True} else who,
        found.get("other"),
        found.get("attack", ""),
        " ".join(listed if using == "it" else [using] if isinstance(using, str) else using),
        found.get("turn", ""),
        limit=limit,
        targets=found.get("targets", {}),
    )
