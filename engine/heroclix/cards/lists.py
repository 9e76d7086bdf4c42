"""Bare lists at the head of a part: powers, abilities, keyphrases, symbols, STOP (21.1c, 22.6 to 22.10)."""

from __future__ import annotations

from collections.abc import Iterator

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


def add_lists(grammar: Grammar) -> None:
    """Give the grammar bare lists, `list`: each name an effect of its own."""
    grammar.rules(
        "item",
        {
            "{ability}": [{"grants": "$ability"}],
            "STOP|Stop": [{"grants": "stop"}],
            "{improved}": "$improved",
            "[ {improved} ]": "$improved",
            "{proper} team|Team ability|Ability": [{"fact": "team-ability"}],
        },
    )
    grammar.made("item", "{symbol}", lambda slots: [dict([slots["symbol"]])], _of_symbol)
    grammar.rule("shield", "PROTECTED|SAFEGUARD : {guards}", "$guards")
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
    grammar.rule("guards", "{a:guard} ?, and {b:further}", ["$a", "$b"])
    grammar.rule("guards", "{a:guard} , {b:further}", ["$a", "$b"])
    grammar.rule("guards", "{a:guard} , {b:further} ?, ?and {c:further}", ["$a", "$b", "$c"])
    grammar.rule("guards", "{a:guard} , {b:further} , {c:further} ?, ?and {d:further}", ["$a", "$b", "$c", "$d"])
    for template in ("but only from {characters}", ", but only from {characters}", ", but only against {characters}"):
        grammar.rule(
            "shield", f"PROTECTED|SAFEGUARD : {{power}} {template}", [{"safeguard": "$power", "by": "$characters"}]
        )
    for kind in ("items", "shield", "protected_list"):  # what is protected stands last: its own list would go on
        grammar.rule("list", f"{{{kind}}} ?.", f"${kind}")


def _of_symbol(value: Value) -> Iterator[Slots]:
    if isinstance(value, list) and len(value) == 1 and len(value[0]) == 1:
        yield {"symbol": list(next(iter(value[0].items())))}


def _guarded(slots: Slots) -> Value:
    return [{"safeguard": slug} for slug in slots["guarded"]]


def _guards(value: Value) -> Iterator[Slots]:
    if (
        isinstance(value, list)
        and value
        and all(isinstance(one, dict) and one.keys() == {"safeguard"} for one in value)
    ):
        yield {"guarded": [one["safeguard"] for one in value]}
