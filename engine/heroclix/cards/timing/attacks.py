"""The attack in which an effect counts: "when attacking only opposing characters", "against range attacks" (20.9)."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Grammar, Value

__all__ = ["ALONE", "add_attacks"]

ALONE = {"least": 1, "most": 1}  # of targets
KINDS = {"close": "close", "range|ranged": "range"}


def add_attacks(grammar: Grammar) -> None:
    """The moments of an attack, for its attacker and its target."""
    grammar.rules("kind", KINDS)
    grammar.rules(
        "aimed",  # at whom an attack goes
        {
            "{character}": {"other": "$character"},
            "only {character}": {"other": "$character", "only": True},
            "only {characters}": {"other": "$characters", "only": True},
            "{characters}": {"other": "$characters"},
            "one|1 or more {characters}": {"other": "$characters"},
            "1+ ?a {characters}": {"other": "$characters"},
            "a single character|target": {"targets": {"least": 1, "most": 1}},
            "one character|target": {"targets": {"least": 1, "most": 1}},
            "only one|a character|target": {"targets": {"least": 1, "most": 1}},
            "more than one character|target": {"targets": {"least": 2}},
            "two|2 or more characters|targets": {"targets": {"least": 2}},
            "multiple characters|targets": {"targets": {"least": 2}},
        },
    )
    grammar.rules(
        "so_many",
        {
            "a single target": dict(ALONE),
            "only one|a target": dict(ALONE),
            "more than one target": {"least": 2},
            "two|2 or more targets": {"least": 2},
            "multiple targets": {"least": 2},
        },
    )
    for template in ("a single {singular}", "only one {singular}"):
        grammar.made(
            "aimed",
            template,
            lambda slots: {"other": slots["singular"], "targets": dict(ALONE)} if slots["singular"] else None,
            lambda value: (
                iter([{"singular": value["other"]}])
                if isinstance(value, dict) and value.keys() == {"other", "targets"} and value["targets"] == ALONE
                else iter(())
            ),
        )
    aims: dict[str, dict[str, Value]] = {
        "an attack": {},
        "a {kind} attack": {"kind": "$kind"},
        "{kind} attacks": {"kind": "$kind"},
        "attacks": {},
        "an attack targeting|against {aimed}": {"*": ["aimed"]},
        "a {kind} attack targeting|against {aimed}": {"kind": "$kind", "*": ["aimed"]},
        "an attack that targets {aimed}": {"*": ["aimed"]},
        "a {kind} attack that targets {aimed}": {"kind": "$kind", "*": ["aimed"]},
        "attacks that target {aimed}": {"*": ["aimed"]},
        "{kind} attacks that target {aimed}": {"kind": "$kind", "*": ["aimed"]},
        "{kind} attacks targeting|against {aimed}": {"kind": "$kind", "*": ["aimed"]},
        "attacks targeting|against {aimed}": {"*": ["aimed"]},
        "an attack with {so_many}": {"targets": "$so_many"},
        "a {kind} attack with {so_many}": {"kind": "$kind", "targets": "$so_many"},
        "{kind} attacks with {so_many}": {"kind": "$kind", "targets": "$so_many"},
    }
    for kind, first, verbs in (
        ("by_self", "{self}", ("makes|make", "attacks|attack", "targets|target")),
        ("by_itself", "", ("making", "attacking", "targeting")),
        ("by_verb", "", ("makes|make", "attacks|attack", "targets|target")),
    ):
        making = {f"{first} {verbs[0]} {template}": meaning for template, meaning in aims.items()}
        making[f"{first} {verbs[1]}"] = {}
        making[f"{first} {verbs[1]} with {{so_many}}"] = {"targets": "$so_many"}
        making[f"{first} {verbs[1]} with {{kind}} attacks"] = {"kind": "$kind"}
        making[f"{first} {verbs[1]} with a {{kind}} attack"] = {"kind": "$kind"}
        making[f"{first} {verbs[1]} using|with {{powers_or}}"] = {"using": "$powers_or"}
        making[f"{first} {verbs[1]} from {{distant}}"] = {"other": "$distant"}
        making[f"{first} {verbs[1]} a character from {{distant}}"] = {"other": "$distant"}
        if first:
            making[f"{first} makes|make a {{kind}} attack and targets|attacks {{aimed}}"] = {
                "kind": "$kind", "*": ["aimed"],
            }  # fmt: skip
        for verb in verbs[1:]:
            making[f"{first} {verb} {{aimed}}"] = {"*": ["aimed"]}
            making[f"{first} {verb} {{aimed}} with a {{kind}} attack"] = {"kind": "$kind", "*": ["aimed"]}
            making[f"{first} {verb} {{aimed}} with {{kind}} attacks"] = {"kind": "$kind", "*": ["aimed"]}
        grammar.rules(kind, {template: {"role": "attacker", **meaning} for template, meaning in making.items()})
    grammar.rule("by_self", "{self} is {by_itself}", "$by_itself")
    _beside_another(grammar)
    grammar.rule("distant", "more than {farther} squares away", {"away": "$farther"})
    grammar.rule("distant", "{digit} or more squares away", {"away": "$digit"})
    grammar.rule("distant", "{away} squares away", {"away": "$away"})
    aimed_at: dict[str, dict[str, Value]] = {
        "targeted by an attack": {},
        "targeted by a {kind} attack": {"kind": "$kind"},
        "targeted by {kind} attacks": {"kind": "$kind"},
        "attacked": {},
        "attacked by {character}": {"other": "$character"},
        "attacked with|by a {kind} attack": {"kind": "$kind"},
        "attacked by {kind} attacks": {"kind": "$kind"},
        "targeted with a {kind} attack": {"kind": "$kind"},
        "targeted with an attack": {},
        "targeted by an attack made by {character}": {"other": "$character"},
        "targeted by a {kind} attack made by {character}": {"kind": "$kind", "other": "$character"},
        "attacked by {character} with a {kind} attack": {"kind": "$kind", "other": "$character"},
        "attacked by {characters}": {"other": "$characters"},
        "targeted by {character}": {"other": "$character"},
        "targeted by an attack from|by {character}": {"other": "$character"},
        "targeted by a {kind} attack from|by {character}": {"kind": "$kind", "other": "$character"},
        "targeted by an attack from {distant}": {"other": "$distant"},
        "targeted by a {kind} attack from {distant}": {"kind": "$kind", "other": "$distant"},
        "attacked from {distant}": {"other": "$distant"},
        "attacked|targeted by|with {powers_or}": {"using": "$powers_or"},
        "attacked|targeted by {character} using {powers_or}": {"other": "$character", "using": "$powers_or"},
        "the target of a {kind} attack": {"kind": "$kind"},
        "the target of an attack": {},
        "the target of an attack from|by {character}": {"other": "$character"},
        "the target of an attack made by {character}": {"other": "$character"},
        "the target of a {kind} attack from|by {character}": {"kind": "$kind", "other": "$character"},
        "the target of a {kind} attack made by {character}": {"kind": "$kind", "other": "$character"},
    }
    for template, meaning in aimed_at.items():
        grammar.rule("at_self", f"{{self}} is {template}", {"role": "target", **meaning})
        grammar.rule("at_itself", template, {"role": "target", **meaning})
        grammar.rule("at_itself", f"being {template}", {"role": "target", **meaning})
    against: dict[str, dict[str, Value]] = {
        "against {kind} attacks": {"kind": "$kind"},
        "against {kind} attacks by|from {characters}": {"kind": "$kind", "other": "$characters"},
        "against attacks by|from {characters}": {"other": "$characters"},
        "against attacks made by {characters}": {"other": "$characters"},
        "against {kind} attacks made by {characters}": {"kind": "$kind", "other": "$characters"},
        "against attacks from {distant}": {"other": "$distant"},
        "against {kind} attacks from {distant}": {"kind": "$kind", "other": "$distant"},
        "against a {kind} attack": {"kind": "$kind"},
        "against attacks by|from {me}": {"other": {"itself": True}},
        "against attacks made by {me}": {"other": {"itself": True}},
        "against {kind} attacks by|from {me}": {"kind": "$kind", "other": {"itself": True}},
        "against {kind} attack": {"kind": "$kind"},
        "against attacks": {},
    }
    grammar.rules("against", {template: {"role": "target", **meaning} for template, meaning in against.items()})
    using = {
        "when using {powers_or}": {"role": "attacker", "using": "$powers_or"},
        "while using {powers_or}": {"role": "attacker", "using": "$powers_or"},
    }
    grammar.rules("using", using)
    for during, meaning in (
        ("attacks targeting|against {aimed}", {"*": ["aimed"]}),
        ("{kind} attacks targeting|against {aimed}", {"kind": "$kind", "*": ["aimed"]}),
    ):
        grammar.rule("during_attacks", f"during {during}", {"role": "attacker", **meaning})
    grammar.rule("own_using", "when {self} uses {powers_or}", {"role": "attacker", "using": "$powers_or"})
    for kind in ("by_self", "at_self"):
        grammar.rule("attack_self", f"{{{kind}}}", f"${kind}")
    for kind in ("by_itself", "at_itself"):
        grammar.rule("attack_itself", f"{{{kind}}}", f"${kind}")


def _beside_another(grammar: Grammar) -> None:
    """Add "a character adjacent to another friendly character": another than the one whose card it is (6.2)."""
    another = {"side": "friends", "other": True}
    grammar.rule("another_friend", "another friendly character", another)
    grammar.rule(
        "another_friend", "another friendly character with the {keywords} keyword", {**another, "keyword": "$keywords"}
    )
    grammar.rule("another_friend", "another friendly character named {names}", {**another, "named": "$names"})
    sides: dict[str, dict[str, Value]] = {"a character": {}, "an opposing character": {"side": "opponents"}}
    for those, side in sides.items():
        for are in ("", "that|who is", "that's"):
            near = {"of": "$another_friend", "adjacent": True}
            grammar.rule("aimed", f"{those} {are} adjacent to {{another_friend}}", {"other": {**side, "near": near}})
    for several, side in (("characters", {}), ("opposing characters", {"side": "opponents"})):
        for are in ("", "that|who are"):
            near = {"of": "$another_friend", "adjacent": True}
            words = f"{several} {are} adjacent to {{another_friend}}"
            grammar.rule("aimed", words, {"other": {**side, "near": near}})
