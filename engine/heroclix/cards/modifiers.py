"""Modifiers of combat values (6.7, 14.2, 22.10): "modifies attack +1", "modify defense +1 for each action token"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations

from engine.heroclix.cards.effects import cuts, each, shared
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted
from engine.heroclix.position import VALUE_NAMES

__all__ = ["MOST", "add_modifiers", "made_of", "slots_of"]

# the values that a phrase may mean
VALUES: dict[str, tuple[str, ...]] = {
    **{name: (name,) for name in VALUE_NAMES},
    **{f"{one} and {other}": (one, other) for one in VALUE_NAMES for other in VALUE_NAMES if one != other},
    "combat values": VALUE_NAMES,
    "all combat values": VALUE_NAMES,
    "all of his|her|its|their combat values": VALUE_NAMES,
    "all his|her|its|their combat values": VALUE_NAMES,
    **{
        f"{words} {but} {name}": tuple(each for each in VALUE_NAMES if each != name)
        for words in ("combat values", "all combat values")
        for but in ("except", "except for", "other than")
        for name in VALUE_NAMES
    },
    **{f"{one} , {two} ?, and {last}": (one, two, last) for one, two, last in permutations(VALUE_NAMES, 3)},
    **{f"{a} , {b} , {c} ?, and {d}": (a, b, c, d) for a, b, c, d in permutations(VALUE_NAMES, 4)},
}
PER = {
    "for each|every action token {self} has": {"tokens": True},
    "for each|every of {selfs} action tokens": {"tokens": True},
    "for each|every action token on {me}": {"tokens": True},
    "for each|every action token on his|her|its card": {"tokens": True},
    "for each|every action token on {selfs} target": {"its_tokens": True},
    "for each|every action token on his|her|its target": {"its_tokens": True},
    "for each|every action token on the target": {"its_tokens": True},
    "for each|every action token the target has": {"its_tokens": True},
    "for each|every of the target's action tokens": {"its_tokens": True},
    "for each|every action token {selfs} target has": {"its_tokens": True},
    "for each|every {proper} token {self} has": {"named_tokens": "$proper"},
    "for each|every {proper} token on {me}": {"named_tokens": "$proper"},
    "for each|every {proper} token on {selfs} card": {"named_tokens": "$proper"},
    "for each|every of {selfs} {proper} tokens": {"named_tokens": "$proper"},
    "for each|every {singular}": {"characters": "$singular"},
    "for each|every {singular} on the map": {"characters": "$singular"},
    "for each|every {singular} on the map {behinds}": {"characters": {"*": ["singular", "behinds"]}},
    "for each|every {proper} token on this card": {"named_tokens": "$proper"},
}


# behind what others modify: their own tokens
THEIRS = {
    "for each|every action token on them": {"tokens": True, "theirs": True},
    "for each|every action token they have": {"tokens": True, "theirs": True},
    "for each|every of their action tokens": {"tokens": True, "theirs": True},
    "for each|every {proper} token on them": {"named_tokens": "$proper", "theirs": True},
    "for each|every {proper} token they have": {"named_tokens": "$proper", "theirs": True},
    "for each|every of their {proper} tokens": {"named_tokens": "$proper", "theirs": True},
}


# so many of them at a time
OF_EVERY = "for each|every {more_than_one} "
EVERY: dict[str, Value] = {
    **{
        f"{OF_EVERY}{tokens}": {"named_tokens": "$proper", "every": "$more_than_one"}
        for tokens in (
            "{proper} tokens {self} has", "{proper} tokens on {me}", "{proper} tokens on {selfs} card",
            "of {selfs} {proper} tokens", "{proper} tokens on this card",
        )
    },
    **{
        f"{OF_EVERY}{{plural}}{on}": {"characters": "$plural", "every": "$more_than_one"}
        for on in ("", " on the map")
    },
}  # fmt: skip
THEIR_EVERY: dict[str, Value] = {
    f"{OF_EVERY}{tokens}": {"named_tokens": "$proper", "theirs": True, "every": "$more_than_one"}
    for tokens in ("{proper} tokens they have", "{proper} tokens on them", "of their {proper} tokens")
}


# at the end, how often at most, or how much at most
MOST = (
    "( ?a maximum ?of {most} )", "?, ?up to a maximum of {most}", "?, up to {most:most_sum}", "( max|max. ?of {most} )",
    "?, maximum ?of {most}",
    "( ?up to a maximum of {most} )",
)  # fmt: skip


def add_modifiers(grammar: Grammar) -> None:
    """Give the grammar the modifiers."""
    for words, values in VALUES.items():
        grammar.rule("values", words, list(values))
    grammar.rules("per", {**PER, **EVERY})
    grammar.rules("their_per", {**THEIRS, **THEIR_EVERY})
    for behind in ("", "{behinds}"):
        _of_the_force(grammar, f"for each|every {{singular}} on your force {behind}")
    _of_the_force(grammar, f"{OF_EVERY}{{singular:plural}} on your force")
    grammar.rule("whose", "{selfs}", "$selfs")
    grammar.rule("change", "{values} {signed}", ["$values", "$signed"])
    grammar.rule("change", "{values} by {signed}", ["$values", "$signed"])
    grammar.rule("change", "{values} value|values ?by {signed}", ["$values", "$signed"])
    for kind, template in (
        ("deed", "modifies|modify {change}"),
        ("own_deed", "modifies his|her|its {change}"),
        ("others_deed", "modify their {change}"),
        ("order", "modify {change}"),
        ("order", "modify {selfs} {change}"),
        ("order", "modify all ?of {selfs} {change}"),
    ):
        _modify(grammar, kind, template)
        _modify(grammar, kind, f"{template} {{per}}")
        if kind == "order":
            _modify(grammar, kind, f"{{per}} , {template}")
            for most in MOST:
                _modify(grammar, kind, f"{{per}} , {template} {most}")
        for most in MOST:
            _modify(grammar, kind, f"{template} {{per}} {most}")
    for template in ("modify {change}", "modify their {change}"):
        _modify(grammar, "others_deed", f"{template} {{per:their_per}}")
    for name in VALUE_NAMES:
        rest = [{"modify": each, "add": "$signed"} for each in VALUE_NAMES if each != name]
        but = f"combat values ?by {{signed}} ?, except ?for {name}"
        for kind, verb in (("order", "modify"), ("order", "modify {selfs}"), ("deed", "modifies|modify his|her|its")):
            grammar.rule(kind, f"{verb} {but}", rest)
    _most(grammar)
    _two(grammar)
    grammar.made(
        "order",
        "{values} {signed}",
        lambda slots: made_of({"change": [slots["values"], slots["signed"]]}),
        lambda value: (
            {"values": one["change"][0], "signed": one["change"][1]} for one in slots_of(value, False, False)
        ),
    )
    _action_total(grammar)
    _shortly(grammar)
    _of_others(grammar)


def _shortly(grammar: Grammar) -> None:
    """Add "attack +1, damage +1", and "defense +1 for each adjacent friendly character"."""
    grammar.rule("short", "{values} {signed}", ["$values", "$signed"])
    grammar.made(
        "order",
        "{change:short} {per}",
        made_of,
        lambda value: slots_of(value, True, False),
    )
    for joint in (",", "and", ", and"):
        grammar.made("order", f"{{a:short}} {joint} {{b:short}}", _all_added, partial(_parted_in, "ab"))
    for joint in (",", ", and"):
        grammar.made("order", f"{{a:short}} , {{b:short}} {joint} {{c:short}}", _all_added, partial(_parted_in, "abc"))


def _of_others(grammar: Grammar) -> None:
    """Add "modify the attack of opposing characters within 3 squares -1": what others get, their value named first."""
    for value in ("{values}", "{values} value|values"):
        grammar.made(
            "order",
            f"modify the {value} of {{characters}} ?by {{signed}}",
            lambda slots: each(_added([slots["values"], slots["signed"]]), "who", slots["characters"]),
            lambda found: (
                {"characters": who, "values": one["change"][0], "signed": one["change"][1]}
                for who, rest in shared(found, "who")
                for one in slots_of(rest, False, False)
            ),
        )


def _all_added(slots: Slots) -> Value:
    return [effect for name in sorted(slots) for effect in _added(slots[name])]


def _parted_in(names: str, value: Value) -> Iterator[Slots]:
    """Yield the changes that effects in a row may be, each with a number of its own."""
    for parts in cuts(value, names) if isinstance(value, list) else ():
        changes = [next(slots_of(parts[name], False, False), None) for name in names]
        if all(change is not None for change in changes):
            yield {name: change["change"] for name, change in zip(names, changes, strict=True) if change is not None}


def _of_the_force(grammar: Grammar, template: str) -> None:
    """Add "for each other character on your force": whoever is on it is friendly (2.5, 6.2)."""

    def make(slots: Slots) -> Value | None:
        those = merged(slots["singular"], slots.get("behinds", {}))
        if those is None or those.get("side", "friends") != "friends":
            return None
        every = {"every": slots["more_than_one"]} if "more_than_one" in slots else {}
        return {"characters": {**those, "side": "friends"}, "force": True, **every}

    def split(value: Value) -> Iterator[Slots]:
        keys = {"characters", "force", *(("every",) if OF_EVERY in template else ())}
        if not isinstance(value, dict) or value.keys() != keys:
            return
        every = {"more_than_one": value["every"]} if "every" in keys else {}
        bare = {key: each for key, each in value["characters"].items() if key != "side"}
        for those in (value["characters"], bare):
            for one, other in parted(those) if "behinds" in template else ((those, None),):
                yield {"singular": one, **every, **({} if other is None else {"behinds": other})}

    grammar.made("per", template, make, split)


def _action_total(grammar: Grammar) -> None:
    """Add changes of a force's action total (7.9): "Action Total +1", for all that have the card once."""
    total = "?your action|Action total|Total"
    for kind, words in (
        ("deed", f"modifies|modify {total} ?by {{signed}}"),
        ("order", f"modify {total} ?by {{signed}}"),
        ("order", f"{total} {{signed}}"),
        ("order", "your action total is modified ?by {signed}"),
        ("order", "your action total is increased ?by {number}"),
        ("order", "your action total is increased ?by {plus}"),
        ("order", f"increase {total} by {{plus}}"),
        ("deed", f"increases {total} by {{plus}}"),
        ("order", f"increase {total} by {{number}}"),
        ("deed", f"increases {total} by {{number}}"),
    ):
        slot = next(f"${kind}" for kind in ("plus", "number", "signed") if f"{{{kind}}}" in words)
        grammar.rule(kind, words, [{"action_total": slot}])
    grammar.made(
        "meaning",
        "for all friendly characters with this trait|effect|ability , {effects:meaning}",
        lambda slots: each(slots["effects"], "once", True) if _is_total(slots["effects"]) else None,
        lambda value: ({"effects": rest} for said, rest in shared(value, "once") if said is True),
    )


def _is_total(effects: Sequence[dict[str, Value]]) -> bool:
    return all("action_total" in effect and "once" not in effect for effect in effects)


def _most(grammar: Grammar) -> None:
    """Add the most of it: a number that may be meant of both, or so much that is added at most, `+3`."""
    grammar.rule("most", "{digit}", {"times": "$digit"})
    for kind in ("most", "most_sum"):
        grammar.rule(kind, "{plus}", {"sum": "$plus"})


def _two(grammar: Grammar) -> None:
    """Add "modify attack +1 and damage +2": two changes with a number each, or three."""
    for joints in (("and",), ("but",), (", but",), (",", "and"), (",", ", and"), ("and", "and")):
        names = "abc"[: len(joints) + 1]
        changes = " ".join(f"{joint} {{{name}:change}}" for joint, name in zip(("", *joints), names, strict=True))
        for kind, verb in (("order", "modify"), ("deed", "modifies|modify")):
            grammar.made(kind, f"{verb} {changes}", _all_added, partial(_parted_in, names))


def _modify(grammar: Grammar, kind: str, template: str) -> None:
    per, most = "{per" in template, "{most" in template
    fixed = {"selfs": "self"} if "{selfs}" in template else {}
    grammar.made(kind, template, made_of, lambda value: ({**one, **fixed} for one in slots_of(value, per, most)))


def _added(change: Value) -> list[dict[str, Value]]:
    values, number = change
    return [{"modify": value, "add": number} for value in values]


def made_of(slots: Slots) -> Value | None:
    """Return the modifiers that a change comes to, counted for something or once; None where nobody tells."""
    number, found = slots["change"][1], _added(slots["change"])
    if "per" not in slots:
        return found
    if "most" not in slots:
        return [{**effect, "per": dict(slots["per"])} for effect in found]
    most = slots["most"].get("sum", slots["most"].get("times"))
    if ("times" in slots["most"] and abs(number) != 1) or number == 0 or most % abs(number):
        return None  # whether so many are counted, or so much is added at most, nobody tells
    if "sum" in slots["most"] and number < 0:
        return None
    return [{**effect, "per": {**slots["per"], "most": most // abs(number)}} for effect in found]


def slots_of(effects: Value, per: bool, most: bool) -> Iterator[Slots]:
    """Yield the slots that such modifiers are made of."""
    if not isinstance(effects, list) or not effects:
        return
    keys = {"modify", "add", "per"} if per else {"modify", "add"}
    if any(not isinstance(one, dict) or one.keys() != keys for one in effects):
        return
    first = effects[0]
    if any(one["add"] != first["add"] or one.get("per") != first.get("per") for one in effects):
        return
    slots: Slots = {"change": [_values(effects), first["add"]]}
    if per:
        said = dict(first["per"])
        if ("most" in said) != most:
            return
        if most:
            times = said.pop("most")
            yield {**slots, "per": said, "most": {"times": times}}
            yield {**slots, "per": said, "most": {"sum": times * first["add"]}}
            return
        slots["per"] = said
    yield slots


def _values(effects: Sequence[dict[str, Value]]) -> list[str]:
    return [one["modify"] for one in effects]
