"""Damage taken, from whom and in which attacks: less of it or more, and who reduces penetrating damage (12.5)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import one_view
from engine.heroclix.cards.grammar import Grammar, Slots, Value

__all__ = ["HIT", "REDUCERS", "add_taken", "alone"]

# by which attack damage is dealt, or by whom in attacks and otherwise, behind "dealt damage"
BY: dict[str, dict[str, Value]] = {
    "by attacks": {},
    "by an|any attack": {},
    "by a {kind} attack": {"kind": "$kind"},
    "by {kind} attacks": {"kind": "$kind"},
    "by an opposing attack": {"other": {"side": "opponents"}},
    "by opposing attacks": {"other": {"side": "opponents"}},
    "by opposing {kind} attacks": {"kind": "$kind", "other": {"side": "opponents"}},
    "by an opponent's attack": {"other": {"side": "opponents"}},
    "by opponent's|opponents' attacks": {"other": {"side": "opponents"}},
    "by {owners} attacks": {"other": "$owners"},
    "by {owners} {kind} attacks": {"kind": "$kind", "other": "$owners"},
    "by an opponent's {kind} attack": {"kind": "$kind", "other": {"side": "opponents"}},
    "by an attack made by {character}": {"other": "$character"},
    "by a {kind} attack made by {character}": {"kind": "$kind", "other": "$character"},
    "by attacks made by|from {characters}": {"other": "$characters"},
    "by attacks from {characters}": {"other": "$characters"},
    "by {kind} attacks made by {characters}": {"kind": "$kind", "other": "$characters"},
    "by {kind} attacks from {characters}": {"kind": "$kind", "other": "$characters"},
    "by {characters}": {"other": "$characters", "any_damage": True},
    "by {character}": {"other": "$character", "any_damage": True},
    "by {characters} with {kind} attacks": {"kind": "$kind", "other": "$characters"},
    "by {characters} with attacks": {"other": "$characters"},
}
# what the one who takes it is told to do with it
DAMAGE = ("?all ?the damage", "?any damage")
THAT = ("it", "that damage", "?the damage", "?the damage taken", "?the damage dealt to {me}")
# who reduces what: of several none is "her", and of one of them neither, who may be the character itself
REDUCING = (
    *(("deed", "reduces|reduce", to) for to in ("", "taken", "they takes|take", "dealt to them")),
    *(("deed", "reduces", to) for to in ("it takes|take", "dealt to it")),
    *(("own_deed", "reduces|reduce", to) for to in ("he|she takes|take", "dealt to him|her")),
    *(("order", "reduce", to) for to in ("", "taken", "he|she|it|they takes|take", "dealt to {sufferer}")),
)
REDUCING_MORE = tuple((kind, reduces, to) for kind, reduces, to in REDUCING if "takes" not in to)
# how it comes to somebody, of one and of several
SUFFERS = (
    ("takes damage", "take damage"),
    ("would take damage", "would take damage"),
    ("is dealt damage", "are dealt damage"),
    ("would be dealt damage", "would be dealt damage"),
)
# attacks that hit the character itself
HIT: dict[str, dict[str, Value]] = {
    "is hit": {},
    "is hit by|with an attack": {},
    "is hit by|with a {kind} attack": {"kind": "$kind"},
    "is hit by {character}": {"other": "$character"},
    "is hit by an attack made by {character}": {"other": "$character"},
    "is hit by a {kind} attack made by {character}": {"kind": "$kind", "other": "$character"},
    "is hit by {character} with a {kind} attack": {"kind": "$kind", "other": "$character"},
}
HITS: dict[str, dict[str, Value]] = {
    "{character} hits {me}": {"other": "$character"},
    "{character} hits {me} with an attack": {"other": "$character"},
    "{character} hits {me} with a {kind} attack": {"kind": "$kind", "other": "$character"},
    "{character} deals damage to {me}": {"other": "$character", "any_damage": True},
    "{character} deals damage to {me} with a {kind} attack": {"kind": "$kind", "other": "$character"},
}
# the powers that reduce damage (27.3)
REDUCERS = ("toughness", "invulnerability", "impervious")


def add_taken(grammar: Grammar) -> None:
    """Give the grammar what becomes of damage that somebody takes."""
    grammar.rule("owners", "{before} characters'", "$before")
    grammar.rules("by", {template: {"role": "target", **attack} for template, attack in BY.items()})
    grammar.rule("source", "{from}", "$from")
    grammar.rule("source", "{by}", "$by")
    grammar.rule("of_it", "{self} takes", "self")
    grammar.rule("of_it", "{self} is dealt", "self")
    grammar.rule("of_it", "dealt to {me}", "self")
    grammar.rule("of_it", "taken by {me}", "self")
    grammar.constants["of_it"] = "self"
    _less(grammar)
    _modified_and(grammar)
    _less_of_others(grammar)
    _besides(grammar)
    _more(grammar)
    _in_spite(grammar)


def _reduced(attack: Value = None) -> dict[str, Value]:
    return {"damage_taken": "$minus"} if attack is None else {"damage_taken": "$minus", "when": {"attack": attack}}


def _less(grammar: Grammar) -> None:
    """Add by how much what the character itself takes is reduced."""
    for damage in DAMAGE:
        grammar.rule("order", f"reduce {damage} {{of_it}} by {{minus}}", [_reduced()])
        grammar.rule("order", f"reduce {damage} {{of_it}} {{source}} by {{minus}}", [_reduced("$source")])
        grammar.rule("order", f"reduce {damage} {{source}} {{of_it}} by {{minus}}", [_reduced("$source")])
        grammar.rule("clause", f"{damage} {{of_it}} is reduced by {{minus}}", [_reduced()])
        grammar.rule("clause", f"{damage} {{of_it}} {{source}} is reduced by {{minus}}", [_reduced("$source")])
        grammar.rule("clause", f"{damage} {{source}} {{of_it}} is reduced by {{minus}}", [_reduced("$source")])
        for kind, reduces, to in REDUCING:
            grammar.rule(kind, f"{reduces} {damage} {to} by {{minus}}", [_reduced()])
            grammar.rule(kind, f"{reduces} {damage} {to} {{source}} by {{minus}}", [_reduced("$source")])
            grammar.rule(kind, f"{reduces} {damage} {to} by {{minus}} {{source}}", [_reduced("$source")])
    for one, _ in SUFFERS:
        for begin in (f"when|whenever {{self}} {one}", f"when|whenever {one.removeprefix('is ')}"):
            if begin.startswith("when|whenever {") or one.startswith("is "):
                _then_less(grammar, begin, None)
                _then_less(grammar, f"{begin} {{source}}", "$source")
    for words, attack in HIT.items():
        _then_less(grammar, f"when|whenever {{self}} {words}", {"role": "target", **attack})
    grammar.rules("hits_me", {words: {"role": "target", **attack} for words, attack in HITS.items()})
    for begin in ("hits_me", "on_me", "at_self", "at_itself"):
        for reduces in (
            "{self} reduces ?the damage taken by {minus}",
            "reduce ?the damage taken by {minus}",
            "reduce ?the damage dealt to {me} by {minus}",
        ):
            grammar.rule("meaning", f"when|whenever {{{begin}}} , {reduces}", [_reduced(f"${begin}")])


def _then_less(grammar: Grammar, begin: str, attack: Value) -> None:
    for that in THAT:
        for reduces in (f"reduce {that} by {{minus}}", f"{{self}} reduces {that} by {{minus}}",
                        f"{that} is reduced by {{minus}}"):  # fmt: skip
            grammar.rule("meaning", f"{begin} , {reduces}", [_reduced(attack)])


def _modified_and(grammar: Grammar) -> None:
    """Add "modify defense +1 and reduce damage taken by 1": what both are told to be."""
    grammar.made(
        "clause",
        "{order} and reduce ?the damage taken by {minus}",
        lambda slots: (
            [*slots["order"], {"damage_taken": slots["minus"]}]
            if all(one.keys() <= {"modify", "add"} for one in slots["order"])
            else None
        ),
        lambda value: (
            iter([{"order": value[:-1], "minus": value[-1]["damage_taken"]}])
            if isinstance(value, list) and len(value) > 1 and value[-1].keys() == {"damage_taken"}
            else iter(())
        ),
    )


def _less_of_others(grammar: Grammar) -> None:
    """Add by how much what others take is reduced: said of them, or as the damage dealt to them."""
    for damage in DAMAGE:
        for words in ("dealt to {characters}", "taken by {characters}", "dealt to {characters:several}",
                      "taken by {characters:several}"):  # fmt: skip
            for template in (
                f"reduce {damage} {words} {{}} by {{minus}}",
                f"{{self}} reduces {damage} {words} {{}} by {{minus}}",
                f"{damage} {words} {{}} is reduced by {{minus}}",
            ):
                _of_others(grammar, "clause", template.replace("{}", ""), "characters")
                _of_others(grammar, "clause", template.replace("{}", "{source}"), "characters")
    for one, several in SUFFERS:
        for who, suffers, slot in (("{character}", one, "character"), ("{characters}", several, "characters")):
            for source in ("", "{source}"):
                for that in ("it", "that damage", "?the damage", "?the damage taken"):
                    for reduces in (f"reduce {that} by {{minus}}", f"{that} is reduced by {{minus}}"):
                        _of_others(grammar, "meaning", f"when|whenever {who} {suffers} {source} , {reduces}", slot)


def _of_others(grammar: Grammar, kind: str, template: str, slot: str) -> None:
    sourced = "{source}" in template

    def make(slots: Slots) -> Value | None:
        who = slots[slot]
        if "itself" in who or (who.get("adjacent") is False and who.get("side") != "opponents"):
            return None
        effect: dict[str, Value] = {"damage_taken": slots["minus"], "who": who}
        when = {"attack": slots["source"]} if sourced else {}
        return [effect | ({"when": when} if when else {})] if one_view(effect, when) else None

    def split(value: Value) -> Iterator[Slots]:
        for effect in alone(value, "damage_taken", "who"):
            attack = effect.get("when", {}).get("attack")
            if (attack is not None) == sourced and effect.get("when", {}).keys() <= {"attack"}:
                yield {slot: effect["who"], "minus": effect["damage_taken"], "source": attack}

    grammar.made(kind, template, make, split)


def alone(value: Value, *keys: str) -> Iterator[dict[str, Value]]:
    """Yield the one effect that a meaning is, where it has these keys, and `when` at most besides."""
    if isinstance(value, list) and len(value) == 1 and set(keys) <= value[0].keys() <= {*keys, "when"}:
        yield value[0]


def _besides(grammar: Grammar) -> None:
    """Add damage that is reduced besides what another effect reduces (12.5b)."""

    def besides(attack: Value = None) -> list[dict[str, Value]]:
        return [{"reduces_besides": "$number"} | ({} if attack is None else {"when": {"attack": attack}})]

    number = ("by an additional {number}", "by {number} ?, in addition to ?any|all other effects|reducers|reductions")
    for by in number:
        for kind, reduces, to in REDUCING_MORE:
            for source, effects in (("", besides()), ("{source}", besides("$source"))):
                grammar.rule(kind, f"{reduces} ?all ?the damage {to} {source} {by}", effects)
        for source, effects in (("", besides()), ("{source}", besides("$source"))):
            grammar.rule("order", f"reduce ?all ?the damage {{of_it}} {source} {by}", effects)
            for suffers, _ in SUFFERS:
                for that in THAT:
                    for who in ("", "{self}"):
                        words = f"when|whenever {{self}} {suffers} {source} , {who} reduces|reduce {that} {by}"
                        grammar.rule("meaning", words, effects)
        conditional: Value = [{"reduces_besides": "$number", "when": "$condition"}]
        for that in ("?all ?the damage", "?all ?the damage taken"):
            words = f"when|whenever {{condition}} , {{self}} reduces {that} {by}"
            grammar.rule("meaning", words, conditional)


def _in_spite(grammar: Grammar) -> None:
    """Add who can reduce penetrating damage, from whom, and by which power alone (12.4d)."""
    grammar.rule("reducers", "{selfs} ?damage reducers", "self")
    grammar.constants["reducers"] = "self"
    grammar.rule("clause", "{reducers} can|may ?also reduce penetrating damage", [{"reduces_penetrating": True}])
    grammar.rule("clause", "{reducers} also reduce penetrating damage", [{"reduces_penetrating": True}])
    for source, said in (("", None), ("{source}", "$source"), ("dealt {source}", "$source")):
        able: Value = [{"reduces_penetrating": True} | ({} if said is None else {"when": {"attack": said}})]
        for can in ("can|may reduce", "reduces|reduce") if source else ("can|may reduce",):
            for kind, to in (("deed", ""), ("deed", "dealt to them"), ("own_deed", "dealt to him|her|it")):
                if not to or not source.startswith("dealt"):
                    grammar.rule(kind, f"{can} penetrating damage {to} {source}", able)
        if not source.startswith("dealt"):
            grammar.rule("clause", f"penetrating damage dealt to {{me}} {source} can be reduced", able)
    for words, attack in HIT.items():
        hit: Value = [{"reduces_penetrating": True, "when": {"attack": {"role": "target", **attack}}}]
        grammar.rule("meaning", f"when|whenever {{self}} {words} , {{self}} can reduce penetrating damage", hit)
    for begin in ("hits_me", "on_me"):
        in_spite: Value = [{"reduces_penetrating": True, "when": {"attack": f"${begin}"}}]
        for who in ("{self}", "he|she"):  # whoever attacks is dealt none of it, but is "it" before anybody else
            grammar.rule("meaning", f"when|whenever {{{begin}}} , {who} can reduce penetrating damage", in_spite)
    grammar.made(
        "meaning",
        "{self} can use {its} to reduce penetrating damage",
        lambda slots: [{"reduces_penetrating": True, "of": slots["its"][0]}] if slots["its"][0] in REDUCERS else None,
        lambda value: (
            iter([{"self": "self", "its": [value[0]["of"]]}])
            if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"reduces_penetrating", "of"}
            else iter(())
        ),
    )
    for words in ("?, and|but {self} can use it to reduce", "?, and|but can use it to reduce", "?, and can reduce",
                  "?, and|but it can reduce", "?, and|but can be used to reduce", "that can reduce"):  # fmt: skip
        _reducer(grammar, f"{{power}} {words} penetrating damage")
    grammar.rule(
        "meaning",
        "{power} ?, and {self} can reduce penetrating damage",
        [{"grants": "$power"}, {"reduces_penetrating": True}],
    )


def _reducer(grammar: Grammar, template: str) -> None:
    """Add a power that is given, and reduces penetrating damage as well."""

    def make(slots: Slots) -> Value | None:
        power = slots["power"]
        return [{"grants": power}, {"reduces_penetrating": True, "of": power}] if power in REDUCERS else None

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 2 and make({"power": value[0].get("grants")}) == value:
            yield {"power": value[0]["grants"], "self": "self"}

    grammar.made("meaning", template, make, split)


def _more(grammar: Grammar) -> None:
    """Add by how much what is taken is increased, which is so once it has been reduced (12.5a)."""

    def more(attack: Value = None) -> list[dict[str, Value]]:
        return [{"damage_taken": "$some"} | ({} if attack is None else {"when": {"attack": attack}})]

    for source, effects in (("", more()), ("{source}", more("$source"))):
        grammar.rule("order", f"increase ?all ?the damage taken by {{me}} {source} by {{some}}", effects)
        grammar.rule("order", f"increase ?all ?the damage {{self}} takes {source} by {{some}}", effects)
        grammar.rule("clause", f"?all ?the damage taken by {{me}} {source} is increased by {{some}}", effects)
        grammar.rule("deed", f"takes|take {{some}} additional damage {source}", effects)
        plus: Value = [{**effects[0], "damage_taken": "$plus"}]
        grammar.rule("deed", f"takes|take {{plus}} damage {source}", plus)
        for that in ("it", "that damage", "?the damage taken"):
            for suffers in ("takes damage", "would take damage"):
                grammar.rule("meaning", f"when {{self}} {suffers} {source} , increase {that} by {{some}}", effects)
