"""Bare lists at the head of a part, and what protects from whom: powers, symbols, SAFEGUARD (21.1c, 22.6 to 22.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["add_lists"]

# powers that do something to others: any other one behind a safeguard may be the next of the list, which is granted
AGAINST_OTHERS = frozenset(
    (
        "outwit", "pulse-wave", "poison", "energy-explosion", "penetrating-psychic-blast", "mind-control", "quake",
        "incapacitate", "probability-control", "perplex", "telekinesis", "force-blast", "plasticity", "steal-energy",
        "precision-strike", "exploit-weakness", "earthbound-neutralized",
    )
)  # fmt: skip

# behind what it protects from: from whom alone, or who is not kept from it, and then whom it protects from
FROM: dict[str, dict[str, Value]] = {
    "?, but ?both ?all only from|against {characters}": {"*": ["characters"]},
    "from|by {characters}": {"*": ["characters"]},
    "?, but only when used|targeted by {characters}": {"*": ["characters"]},
    "?, but only if the character is {points_below}": {"*": ["points_below"]},
    "?, unless used|targeted by a character {points_above}": {"*": ["points_above"]},
    "?, unless used|targeted by a character with the {keywords} keyword": {"without_keyword": "$keywords"},
    "?, unless used|targeted by an adjacent character": {"adjacent": False},
    "?, but only if the character is {points_below} or does|do not have the {keywords} keyword": {
        "any": ["$points_below", {"without_keyword": "$keywords"}],
    },
    **{
        f"?, unless the {somebody} {verb}{more}": meaning
        for somebody in ("targeting|opposing character", "character using it", "attacker")
        for verb, more, meaning in (
            ("is", " {points_above}", {"*": ["points_above"]}),
            (
                "has|is",
                " {points_above} or has the {keywords} keyword",
                {
                    "without_keyword": "$keywords",
                    "*": ["points_above"],
                },
            ),
            ("has", " the {keywords} keyword", {"without_keyword": "$keywords"}),
            ("is", " adjacent", {"adjacent": False}),
            ("is", " adjacent to {me}", {"adjacent": False}),
            ("is", " within {farther} squares", {"away": "$farther"}),
        )
    },
}
# how points compare with the character's own; behind "unless", what is left
BELOW: dict[str, dict[str, Value]] = {
    "of|is lower|less|fewer points": {"compared": "lower"},
    "lower|less|fewer points": {"compared": "lower"},
    "lower|less|fewer points than {me}": {"compared": "lower"},
}
ABOVE: dict[str, dict[str, Value]] = {
    "higher|more|greater points": {"compared": "at-most"},
    "of higher|more|greater points": {"compared": "at-most"},
    "higher|more|greater points than {me}": {"compared": "at-most"},
    "equal or higher|more|greater points": {"compared": "lower"},
    "of equal or higher|more|greater points": {"compared": "lower"},
}


def add_lists(grammar: Grammar) -> None:
    """Give the grammar bare lists, `list`: each name an effect of its own."""
    grammar.rules(
        "item",
        {
            "{ability}": [{"grants": "$ability"}],
            "STOP|Stop": [{"grants": "stop"}],
            "{improved}": "$improved",
            "[ {improved} ]": "$improved",
            "{team}": [{"grants_team": "$team"}],
            "Range|RANGE ?value|Value {digit}": [{"replace": "range", "set": "$digit"}],
            "{bolts}": [{"targets": "$bolts"}],
        },
    )
    grammar.made("item", "{teams_in_brackets}", _of_teams, _teams_apart)
    for size in ("tiny", "giant", "colossal"):  # as some cards print the symbol
        name = size.capitalize()
        for written in (
            f'" {size}|{name} symbol|Symbol "',
            f"( {size}|{name} symbol|Symbol )",
            f"{name} Symbol",
            f"{name} damage symbol",
        ):
            grammar.rule("item", written, [{"size": size}])
    grammar.rule("item", "Standard damage symbol", [{"size": "standard"}])
    for written, ability in (("Wing|Flight", "flight"), ("Dolphin", "swim")):
        grammar.rule("item", f"{written} ?movement symbol|Symbol", [{"grants": ability}])
    grammar.made("item", "{symbol}", lambda slots: [dict([slots["symbol"]])], _of_symbol)
    for guards in ("guards", "parted_guards"):
        grammar.rule("shield", f"PROTECTED|SAFEGUARD :|; {{{guards}}}", f"${guards}")
    grammar.rule("shield", "Protected : {protected}", [{"protected": "$protected"}])
    for joint in (",", "and|y", ", Protected :"):
        grammar.rule(
            "shield",
            f"Protected : {{first:protected}} {joint} {{second:protected}}",
            [{"protected": "$first"}, {"protected": "$second"}],
        )
    grammar.rule("protected", "Outwit|Anular", "outwit")
    grammar.rule("protected", "Pulse|Onda Wave|de ?Pulso|Pulsos", "pulse-wave")
    grammar.rule("items", "{item}", "$item")
    for kind, joint, last in (
        ("items", ",", "items"),
        ("items", "and|y", "items"),
        ("items", ", and|y", "items"),
        ("protected_list", ",", "shield"),
    ):
        grammar.made(
            kind,
            f"{{first:{'item' if kind == 'items' else 'items'}}} {joint} {{rest:{last}}}",
            lambda slots: [*slots["first"], *slots["rest"]],
            lambda value: (
                {"first": value[:cut], "rest": value[cut:]}
                for cut in range(1, len(value) if isinstance(value, list) else 0)
            ),
        )
    grammar.rule("guard", "{power}", {"safeguard": "$power"})
    grammar.rule("guard", "opposing {power}", {"safeguard": "$power", "by": {"side": "opponents"}})
    grammar.rule("guards", "{guard}", ["$guard"])
    grammar.made(
        "further",
        "{guard}",
        lambda slots: slots["guard"] if slots["guard"]["safeguard"] in AGAINST_OTHERS else None,
        lambda value: iter([{"guard": value}]),
    )
    for kind, names, template in (
        ("guards", "ab", "{a:guard} and {b:further}"),
        ("parted_guards", "ab", "{a:guard} , and {b:further}"),  # what follows may be of the last alone
        ("guards", "ab", "{a:guard} , {b:further}"),
        ("guards", "abc", "{a:guard} , {b:further} ?, ?and {c:further}"),
        ("guards", "abcd", "{a:guard} , {b:further} , {c:further} ?, ?and {d:further}"),
    ):
        _several_guards(grammar, kind, names, template)
    _guards_from_some(grammar)
    grammar.made(
        "list",
        "STOP : {items} ?.",
        lambda slots: [{"grants": "stop"}, *slots["items"]],
        lambda value: (
            iter([{"items": value[1:]}])
            if isinstance(value, list) and len(value) > 1 and value[0] == {"grants": "stop"}
            else iter(())
        ),
    )
    for kind in ("items", "shield", "protected_list"):  # what is protected stands last: its own list would go on
        grammar.rule("list", f"{{{kind}}} ?.", f"${kind}")


def _several_guards(grammar: Grammar, kind: str, names: str, template: str) -> None:
    """Add several powers: whether all that follow one that is called opposing are so, too, nobody tells."""

    def make(slots: Slots) -> Value | None:
        guards = [slots[name] for name in names]
        opposing = [name for name in names if "by" in slots[name]]
        return None if "a" in opposing and len(opposing) < len(names) else guards

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == len(names):
            yield dict(zip(names, value, strict=True))

    grammar.made(kind, template, make, split)


def _guards_from_some(grammar: Grammar) -> None:
    """Give the grammar what a character is protected from, alone or as a list, and from whom."""
    for template in ("has|have {}", 'has|have " {} ?. "', "gains|gain {}"):
        for guards in ("guards", "parted_guards"):
            grammar.rule("deed", template.format(f"PROTECTED|SAFEGUARD :|; {{{guards}}}"), f"${guards}")
    grammar.rules("points_below", BELOW)
    grammar.rules("points_above", ABOVE)
    grammar.rules("from_whom", FROM)
    # "as" is a slip of print
    grammar.made("deed", "has|have|as PROTECTED|SAFEGUARD :|; {guards} {from_whom}", _from, _from_apart)
    grammar.made("shield", "PROTECTED|SAFEGUARD :|; {guards} {from_whom}", _from, _from_apart)


def _from(slots: Slots) -> Value | None:
    """Return protections from some alone; who is called opposing in the list is so besides."""
    found = []
    for guard in slots["guards"]:
        side = guard.get("by", {})
        if side and "side" in slots["from_whom"]:
            return None
        found.append({**guard, "by": {**side, **slots["from_whom"]}})
    return found


def _from_apart(value: Value) -> Iterator[Slots]:
    if not isinstance(value, list) or not value or any(one.keys() != {"safeguard", "by"} for one in value):
        return
    for side in (False, True):
        common = [_without_side(one["by"]) if side else one["by"] for one in value]
        if all(one == common[0] for one in common) and common[0]:
            guards = [
                {"safeguard": one["safeguard"], "by": {"side": "opponents"}}
                if side and one["by"].get("side") == "opponents"
                else {"safeguard": one["safeguard"]}
                for one in value
            ]
            yield {"guards": guards, "from_whom": common[0]}


def _without_side(by: Mapping[str, Value]) -> dict[str, Value]:
    return {key: each for key, each in by.items() if key != "side" or each != "opponents"}


def _of_teams(slots: Slots) -> Value:
    return [{"grants_team": name} for name in slots["teams_in_brackets"]]


def _teams_apart(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) > 1 and all(one.keys() == {"grants_team"} for one in value):
        yield {"teams_in_brackets": [one["grants_team"] for one in value]}


def _of_symbol(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) == 1 and len(value[0]) == 1:
        yield {"symbol": list(next(iter(value[0].items())))}
