"""What the effects of a sentence come to on a card: judged, if the rules apply each of them, else remembered (20.1)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pydantic import ValidationError

from engine.heroclix.cards.effects import TITLE, keys_of, plainly, tied
from engine.heroclix.cards.grammar import Value
from engine.heroclix.cards.listed import asks_for_listed, with_listed
from engine.heroclix.position import VALUE_NAMES
from engine.heroclix.powers.special import may_be_free
from engine.heroclix.ruleset import Powers
from engine.heroclix.sentence import Sentence
from engine.heroclix.written.applied import unapplied
from engine.heroclix.written.effect import EffectIn

__all__ = ["OfCard", "judged"]

# exactly one, or one and another (13.3)? Cards say "exactly one" and "one or more" where they mean either
ONE_TOKEN = re.compile(r"\b(?:has|have|with) (?:one|1) action token\b(?! or)")
# the damage that it deals (12.4), or the combat value of that name (6.7)?
OWN_DAMAGE = re.compile(r"(?:'s|s'|’s|s’|\bhis|\bher|\bits|\btheir) damage can(?:'t|’t|not) be reduced\b")
RANGE_ALONE = re.compile(r"range (?:value )?\d", re.IGNORECASE)  # the character's, or that of the power before it
AFAR = frozenset(("outwit", "perplex", "telekinesis", "probability-control"))  # powers that reach so far, in no attack
REDUCED_AS_DEALT = re.compile(r"\bdamage\b[^,.]*\bdealt\b", re.IGNORECASE)


class OfCard(NamedTuple):
    """What a card and the part of its text say besides a sentence.

    `title`: its own name; `named`: whom it lists; `given`: the powers at the head of the part; `points`: the value at
    which alone the part counts (19.2a).
    """

    title: str
    named: tuple[str, ...]
    given: tuple[str, ...]
    points: int | None


def judged(powers: Powers, card: OfCard, text: str, effects: Sequence[Mapping[str, Value]], family: str) -> Sentence:
    """Return a sentence that is understood: judged, if the rules apply each of its effects."""
    if not card.named and asks_for_listed(effects):
        return Sentence(text, "reminded", family, why="fact", words=("listed",))
    given = [*card.given, *(one["grants"] for one in effects if "grants" in one and "who" not in one)]
    effects = with_listed([tied(one, given) for one in effects], card.named)
    if facts := _facts(effects):
        return Sentence(text, "reminded", family, why="fact", words=facts)
    counted = _at_its_points(effects, card.points)
    named = tuple(plainly(_from_the_card(_titled(one, card.title))) for one in counted)
    try:
        left = [unapplied(EffectIn.model_validate(one)) for one in named]
    except ValidationError:
        return Sentence(text, "unread", family, why="words")
    free = may_be_free(powers)
    unfree = any(one.get("as_free", free[0]) not in free for one in named)  # nothing of that name is an action
    changed = "changed" if unfree or any(map(_names_damage, named)) else ""
    two = _dealt_or_taken(text, named) or any(words.search(text) for words in (ONE_TOKEN, OWN_DAMAGE))
    if doubt := "readings" if two or (RANGE_ALONE.match(text) and AFAR.intersection(card.given)) else changed:
        return Sentence(text, "reminded", family, why=doubt)
    if any(left) or any(map(_sides_swapped, named)):
        return Sentence(text, "reminded", family, named, why="not-applied")
    return Sentence(text, "judged", family, named)


def _at_its_points(effects: Sequence[Mapping[str, Value]], points: int | None) -> Sequence[Mapping[str, Value]]:
    """Return effects that count at the point value alone that stood before them, where one did (19.2a)."""
    if points is None:
        return effects
    return [{**one, "when": _at_points(one.get("when", {}), points)} for one in effects]


def _at_points(when: Mapping[str, Value], points: int) -> dict[str, Value]:
    """Return conditions at one point value alone; what they say of points themselves holds as well."""
    said = when.get("points", {})
    least, most = max(points, said.get("least", points)), min(points, said.get("most", points))
    return {**when, "points": {"least": least, "most": most}}


def _from_the_card(effect: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return an effect on others than friends with the side of whoever does something as seen from its card.

    Who opposes whom is relative (6.2): a card's "opposing" is seen from its character, as its own name is (21.9b), but
    an effect's `by` from whoever is protected, who may be of the other side.

    >>> by = {"side": "opponents"}
    >>> everybody, friends = ({"cant_be": "placed", "who": who, "by": by} for who in ({}, {"side": "friends"}))
    >>> _from_the_card(everybody), _from_the_card(friends) == friends
    ({'cant_be': 'placed', 'who': {}, 'by_side': 'opponents'}, True)
    """
    by = effect.get("by", {})
    if "who" not in effect or _of_its_side(effect["who"]) or by.get("side") not in ("friends", "opponents"):
        return effect
    rest = {key: each for key, each in by.items() if key != "side"}
    plain = {key: each for key, each in effect.items() if key != "by"}
    return {**plain, **({"by": rest} if rest else {}), "by_side": by["side"]}


def _sides_swapped(effect: Mapping[str, Value]) -> bool:
    """Return whether an effect names the side of whoever does something to others than friends among other things.

    The book doesn't say from whom that is seen: nothing is judged (6.2, 21.9b).

    >>> by = {"any": [{"side": "opponents"}, {"keyword": ["Ash"]}]}
    >>> everybody, friends = ({"cant_be": "placed", "who": who, "by": by} for who in ({}, {"side": "friends"}))
    >>> [_sides_swapped(one) for one in (everybody, friends, {"cant_be": "placed", "by": by})]
    [True, False, False]
    """
    return "who" in effect and not _of_its_side(effect["who"]) and "side" in keys_of(effect.get("by", {}))


def _of_its_side(who: Mapping[str, Value]) -> bool:
    if who.get("side") == "friends" or who.get("itself"):
        return True
    return "any" in who and all(map(_of_its_side, who["any"]))


def _dealt_or_taken(text: str, effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether words reduce damage dealt: as it is dealt (12.4a), or as a reducer does (12.5a, 12.5b).

    Besides a reducer of its own a character takes less in the one case, and not in the other.

    >>> less = [{"damage_taken": -1}]
    >>> [_dealt_or_taken(f"Reduce damage {words} by 1.", less) for words in ("dealt to Hollis", "taken")]
    [True, False]
    """
    return any(one.get("damage_taken", 0) < 0 for one in effects) and REDUCED_AS_DEALT.search(text) is not None


def _names_damage(effect: Mapping[str, Value]) -> bool:
    """Return whether a Perplex may modify damage alone, or few values with it, which its power never does (27.4j).

    Whether the card lets it, nobody tells.

    >>> only = {"grants": "perplex", "restrict": {"only_modify": ["attack", "damage"]}}
    >>> [_names_damage(one) for one in (only, {"grants": "perplex", "restrict": {"only_modify": ["attack"]}})]
    [True, False]
    """
    values = effect.get("restrict", {}).get("only_modify", ())
    return "damage" in values and len(values) < len(VALUE_NAMES) - 1


def _facts(effects: Sequence[Mapping[str, Value]]) -> tuple[str, ...]:
    """Return what effects ask for that no document carries."""
    return tuple(dict.fromkeys(str(one["fact"]) for one in effects if "fact" in one))


def _titled(effect: Mapping[str, Value], title: str) -> Mapping[str, Value]:
    """Return an effect with the card's name for a UNIQUE MODIFIER (22.10)."""
    return {**effect, "unique": title or "?"} if effect.get("unique") == TITLE else effect
