"""The character of the most or the fewest points of some: "the highest point opposing character" (21.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.effects import each, shared
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_topmost"]

RANKS = ("lowest", "highest")
SIDES: Mapping[str, Mapping[str, Value]] = {
    "friendly": {"side": "friends"},
    "opposing": {"side": "opponents"},
    "adjacent friendly": {"side": "friends", "adjacent": True},
    "adjacent opposing": {"side": "opponents", "adjacent": True},
}
WHOSE: Mapping[str, Mapping[str, Value]] = {
    "on your force": {"side": "friends"},
    "on an|your opposing|opponent's force": {"side": "opponents"},
}
BEHIND: Mapping[str, Mapping[str, Value]] = {
    "": {},
    "with the {keywords} keyword": {"keyword": "$keywords"},
    "within {digit} squares": {"within": "$digit"},
    "on the map": {},
}


def add_topmost(grammar: Grammar) -> None:
    """Give the grammar that one character: what it gets, and attacks on it."""
    for rank in RANKS:
        for words in (f"{rank} point|points", f"{rank}-point"):
            for side, meaning in SIDES.items():
                for behind, more in BEHIND.items():
                    form = {**meaning, **more, "ranked": rank}
                    grammar.rule("topmost", f"the {words} {side} character {behind}", form)
            for whose, meaning in WHOSE.items():
                grammar.rule("topmost", f"the {words} character {whose}", {**meaning, "ranked": rank})
        for side, meaning in SIDES.items():
            most = f"the {side} character with the {rank} points|point ?value"
            grammar.rule("topmost", most, {**meaning, "ranked": rank})
    grammar.rule("aimed", "{topmost}", {"other": "$topmost"})
    grammar.rule("aimed", "only {topmost}", {"other": "$topmost", "only": True})
    _gets(grammar, "{topmost} {deeds:others_deeds}", ordered=False)
    _gets(grammar, "{topmost} modifies his|her|its {change}", ordered=True)


def _gets(grammar: Grammar, template: str, ordered: bool) -> None:
    """Add what that character gets: values modified, powers that it can or can't use."""

    def make(slots: Slots) -> Value | None:
        if ordered:
            values, add = slots["change"]
            return [{"modify": value, "add": add, "who": slots["topmost"]} for value in values]
        plain = all(one.keys() in ({"modify", "add"}, {"grants"}, {"loses"}) for one in slots["deeds"])
        return each(slots["deeds"], "who", slots["topmost"]) if plain else None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in shared(value, "who"):
            if "ranked" not in who:
                continue
            if not ordered:
                yield {"topmost": who, "deeds": rest}
            elif all(one.keys() == {"modify", "add"} and one["add"] == rest[0]["add"] for one in rest):
                yield {"topmost": who, "change": [[one["modify"] for one in rest], rest[0]["add"]]}

    grammar.made("clause", template, make, split)
