"""What a character and another one get: "if Hollis is adjacent to a character named Rob, both …" (20.9, 21.9)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_together"]

# where the other one has to be of whom "both" speaks: of that name, so that all see who is meant
WHERE: dict[str, dict[str, Value]] = {
    "{self} is adjacent to {character}": {"adjacent": True},
    "{self} is within {digit} squares of {character}": {"within": "$digit"},
    "{self} is within {digit} squares of {character:no_article}": {"within": "$digit"},
    "{self} and {character} are adjacent": {"adjacent": True},
    "{self} and {character} are adjacent to each other": {"adjacent": True},
    "{character} and {self} are adjacent": {"adjacent": True},
    "{self} and {character} are within {digit} squares of each other": {"within": "$digit"},
    "{self} and {character} are on the map": {},
    "{self} and {character} are both on the map": {},
    "{character} and {self} are on the map": {},
    "{character} is on the map": {},
    "{character} is adjacent": {"adjacent": True},
    "{character} is within {digit} squares": {"within": "$digit"},
}
BOTH = (
    "both {deeds:others_deeds}",
    "both characters {deeds:others_deeds}",
    "they both {deeds:others_deeds}",
    "they can both {deeds:used}",
)
MODIFIED = ("both modify {change}", "modify both their {change}", "modify both of their {change}")


def add_together(grammar: Grammar) -> None:
    """Give the grammar what is said of both."""
    grammar.rule("used", "use {granted}", "$granted")
    _of_more_of_them(grammar)
    friend = {"side": "friends", "named": "$names"}
    grammar.rule("no_article", "friendly character named {names}", friend)  # a slip of print
    for where, near in WHERE.items():
        for begin in ("if", "while", "when"):
            for end in BOTH:
                _of_two(grammar, f"{begin} {where} , {end}", near)
            for end in MODIFIED[1:]:
                _of_two(grammar, f"{begin} {where} , {end}", near)


def _of_more_of_them(grammar: Grammar) -> None:
    """Add "if Hollis is adjacent to one or more of some, …, if it's adjacent to two or more of them, also …".

    Whom "it" stands beside is said before each time, so that it is the character itself.
    """
    beside: Value = {"adjacent": True, "*": ["plural"]}
    first, second = "{a} {b:signed}", "{c} {d:signed}"
    for joint in ("if it's", "if it is", "and if it's", "and if it is"):
        words = (
            "if {self} is adjacent to one|1 or more {plural} , modify his|her|its "
            + first.replace("{a}", "{a:one_value}")
            + f" , {joint} adjacent to two|2 or more of them , also modify his|her|its "
            + second.replace("{c}", "{c:one_value}")
        )
        grammar.rule(
            "meaning",
            words,
            [
                {"modify": "$a", "add": "$b", "when": {"count": [{"of": beside, "least": 1}]}},
                {"modify": "$c", "add": "$d", "when": {"count": [{"of": beside, "least": 2}]}},
            ],
        )


def _of_two(grammar: Grammar, template: str, near: dict[str, Value]) -> None:
    changing = "{change}" in template

    def deeds_of(slots: Slots) -> list[dict[str, Value]] | None:
        if changing:
            values, number = slots["change"]
            return [{"modify": value, "add": number} for value in values]
        return None if any(one.keys() & {"when", "who", "by", "per"} for one in slots["deeds"]) else slots["deeds"]

    def make(slots: Slots) -> Value | None:
        deeds = deeds_of(slots)
        if deeds is None or not {"named"} <= slots["character"].keys() <= {"named", "side"}:
            return None
        there = {**slots["character"], **{key: slots.get("digit", each) for key, each in near.items()}}
        own = [{**each, "when": {"count": [{"of": there, "least": 1}]}} for each in deeds]
        return [*own, *({**each, "who": there} for each in deeds)]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or len(value) % 2:
            return
        others = value[len(value) // 2 :]
        there = dict(others[0].get("who", {})) if isinstance(others[0], dict) else {}
        slots: Slots = {"self": "self"}
        for key in near:
            found = there.pop(key, None)
            slots |= {"digit": found} if key == "within" else {}
        slots["character"] = there
        if changing:
            slots["change"] = [[one.get("modify") for one in others], others[0].get("add")]
        else:
            slots["deeds"] = [{key: each for key, each in one.items() if key != "who"} for one in others]
        if "named" in there and make(slots) == value:
            yield slots

    grammar.made("meaning", template, make, split)
