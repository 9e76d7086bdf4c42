"""How effects are put together: who does or gets them, and under which conditions (20.9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.heroclix.cards.effects import RELATIVE, TITLE, each, keys_of, listed, one_view, shared
from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["add_clauses"]


def add_clauses(grammar: Grammar) -> None:
    """Give the grammar its sentences of standing effects."""
    _subjects(grammar)
    grammar.rule("sentence", "{meaning} ?.", "$meaning")
    grammar.rule("meaning", "{clause}", "$clause")
    for mark in ("-", ":", "- -"):
        grammar.made(
            "meaning",
            f"UNIQUE MODIFIER {mark} {{effects:meaning}}",
            lambda slots: each(slots["effects"], "unique", TITLE) if _all_modify(slots["effects"]) else None,
            lambda value: ({"effects": rest} for name, rest in shared(value, "unique") if name == TITLE),
        )
    for mark in ("-", ":", ",", "- -"):
        grammar.made(
            "meaning",
            f"SIDELINE ACTIVE {mark} {{effects:meaning}}",
            lambda slots: each(slots["effects"], "sideline", True) if _for_others(slots["effects"]) else None,
            lambda value: ({"effects": rest} for said, rest in shared(value, "sideline") if said is True),
        )


def _subjects(grammar: Grammar) -> None:
    """Add who does or gets what: the character itself, others, or nobody named."""
    for whose in ("own", "others"):  # "his attack" is the character's own, "their attack" that of those it speaks of
        grammar.rule(f"{whose}_deed", "{deed}", "$deed")
        listed(grammar, f"{whose}_deeds", f"{whose}_deed")
    grammar.rule("clause", "{self} {own_deeds}", "$own_deeds")
    grammar.rule("clause", "{order}", "$order")
    for word, side in (("opposing", "opponents"), ("friendly", "friends")):  # a slip of print: one who "modify"
        grammar.rule("slipped", f"{word} character", {"side": side})
    for who in ("{characters}", "{slipped}", "{several}", "{all}", "each|every {singular}"):
        slot = who.strip("{}").split("{")[-1]
        _with(grammar, "clause", f"{who} {{others_deeds}}", "who", slot, "others_deeds")
    _with(grammar, "clause", "{characters} , {others_deeds}", "who", "characters", "others_deeds")  # a slip of print
    grammar.rule("one_for_all", "opposing character", {"side": "opponents"})  # a slip of print
    _with(grammar, "clause", "{one_for_all} {others_deeds}", "who", "one_for_all", "others_deeds")
    grammar.made(
        "clause",
        "{characters} {mutual_deed}",
        lambda slots: each(slots["mutual_deed"], "who", slots["characters"]),
        lambda value: ({"characters": said, "mutual_deed": rest} for said, rest in shared(value, "who")),
    )
    grammar.rule("several", "{self} and {all}", {"any": [{"itself": True}, "$all"]})
    for joint in ("{self} and {characters}", "{characters} and {self}"):
        grammar.rule("several", joint, {"any": [{"itself": True}, "$characters"]})
    grammar.made(
        "several",
        "{a:characters} and {b:characters}",
        lambda slots: {"any": [slots["a"], slots["b"]]} if _apart(slots["a"], slots["b"]) else None,
        lambda value: (
            iter([{"a": value["any"][0], "b": value["any"][1]}])
            if isinstance(value, dict) and value.keys() == {"any"} and len(value["any"]) == 2
            else iter(())
        ),
    )


def _apart(one: Mapping[str, Value], other: Mapping[str, Value]) -> bool:
    """Return whether what is said of the first ones is surely not said of the second ones, too.

    More than a side is said of both, and not the side of the first ones alone.
    """
    plain = any(those.keys() <= {"side", "other"} for those in (one, other))
    return not plain and ("side" not in one or "side" in other)


def _all_modify(effects: Sequence[Mapping[str, Value]]) -> bool:
    return all("modify" in effect for effect in effects)


def _for_others(effects: Sequence[Mapping[str, Value]]) -> bool:
    return all("who" in effect for effect in effects)


def _with(grammar: Grammar, kind: str, template: str, key: str, slot: str, effects: str) -> None:
    """Add a phrase that says something of each effect."""
    grammar.made(
        kind,
        template,
        lambda slots: _seen(each(slots[effects], key, slots[slot])),
        lambda value: ({slot: said, effects: rest} for said, rest in shared(value, key)),
    )


def _seen(effects: list[dict[str, Value]] | None) -> list[dict[str, Value]] | None:
    if effects is None or not all(one_view(effect, effect.get("when", {})) for effect in effects):
        return None
    if any(keys_of(effect.get("by", {})) & RELATIVE for effect in effects):
        return None  # whether they are near those who get it, or near the character itself, nobody tells
    return None if any(_away_from_itself(effect.get("who", {})) for effect in effects) else effects


def _away_from_itself(who: Mapping[str, Value]) -> bool:
    """Return whether the character itself may be among those that are not adjacent, which no card means (6.3a)."""
    return who.get("adjacent") is False and who.get("side") != "opponents" and not who.get("other")
