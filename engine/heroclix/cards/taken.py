"""Damage taken, from whom and in which attacks: so much at most, none, or less of it (12.4a, 12.5a, 12.5b, 13.4)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.aims import denied
from engine.heroclix.cards.effects import RELATIVE, keys_of, one_view
from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged

__all__ = ["add_taken"]

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
# how it comes to somebody, of one and of several
SUFFERS = (
    ("takes damage", "take damage"),
    ("would take damage", "would take damage"),
    ("is dealt damage", "are dealt damage"),
    ("would be dealt damage", "would be dealt damage"),
)
NONE = ("can't be dealt ?any damage", "can't take ?any damage", "isn't|aren't dealt ?any damage",
        "doesn't|don't take ?any damage", "takes|take no damage", "is|are dealt no damage")  # fmt: skip
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
# by whom it is attacked, or takes what, where a most is said of it
TAKES: dict[str, dict[str, Value]] = {
    "is attacked by {character}": {"other": "$character"},
    "is targeted by an attack made by {character}": {"other": "$character"},
    **{
        f"{takes} {source}": attack
        for takes in ("takes damage", "would take damage")
        for source, attack in (
            ("from an attack", {}),
            ("from a {kind} attack", {"kind": "$kind"}),
            ("from an attack made by {character}", {"other": "$character"}),
            ("from an opposing character's attack", {"other": {"side": "opponents"}}),
            ("from an opponent's attack", {"other": {"side": "opponents"}}),
        )
    },
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
# of whom it is said whether an effect counts in an attack by him
TAKING = ("takes_most", "damage_taken", "reduces_besides", "reduces_penetrating")


def add_taken(grammar: Grammar) -> None:
    """Give the grammar what becomes of damage that somebody takes."""
    grammar.rules("by", {template: {"role": "target", **attack} for template, attack in BY.items()})
    grammar.rule("source", "{from}", "$from")
    grammar.rule("source", "{by}", "$by")
    grammar.rule("of_it", "{self} takes", "self")
    grammar.rule("of_it", "{self} is dealt", "self")
    grammar.rule("of_it", "dealt to {me}", "self")
    grammar.rule("of_it", "taken by {me}", "self")
    grammar.constants["of_it"] = "self"
    _less(grammar)
    _less_of_others(grammar)
    _none(grammar)
    _most(grammar)
    _beyond(grammar)
    _by_the_attacker(grammar)
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
        for to in ("", "taken", "he|she|it|they takes|take", "dealt to him|her|it|them"):
            for kind, reduces in (("deed", "reduces|reduce"), ("order", "reduce")):
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


def _less_of_others(grammar: Grammar) -> None:
    """Add by how much what others take is reduced: said of them, or as the damage dealt to them."""
    for damage in DAMAGE:
        for words in ("dealt to {characters}", "taken by {characters}"):
            for template in (
                f"reduce {damage} {words} {{}} by {{minus}}",
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
        for effect in _alone(value, "damage_taken", "who"):
            attack = effect.get("when", {}).get("attack")
            if (attack is not None) == sourced and effect.get("when", {}).keys() <= {"attack"}:
                yield {slot: effect["who"], "minus": effect["damage_taken"], "source": attack}

    grammar.made(kind, template, make, split)


def _alone(value: Value, *keys: str) -> Iterator[dict[str, Value]]:
    """Yield the one effect that a meaning is, where it has these keys, and `when` at most besides."""
    if isinstance(value, list) and len(value) == 1 and set(keys) <= value[0].keys() <= {*keys, "when"}:
        yield value[0]


def _besides(grammar: Grammar) -> None:
    """Add damage that is reduced besides what another effect reduces (12.5b)."""

    def besides(attack: Value = None) -> list[dict[str, Value]]:
        return [{"reduces_besides": "$number"} | ({} if attack is None else {"when": {"attack": attack}})]

    number = ("by an additional {number}", "by {number} ?, in addition to ?any|all other effects|reducers|reductions")
    for by in number:
        for to in ("", "taken", "dealt to him|her|it|them"):
            for source, effects in (("", besides()), ("{source}", besides("$source"))):
                words = f"reduces|reduce ?all ?the damage {to} {source} {by}"
                grammar.rule("deed", words, effects)
                grammar.rule("order", words, effects)
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
    for source, said in (("", None), ("{source}", "$source"), ("dealt {source}", "$source")):
        able: Value = [{"reduces_penetrating": True} | ({} if said is None else {"when": {"attack": said}})]
        for can in ("can|may reduce", "reduces|reduce") if source else ("can|may reduce",):
            for to in ("", "dealt to him|her|it|them"):
                if not to or not source.startswith("dealt"):
                    grammar.rule("deed", f"{can} penetrating damage {to} {source}", able)
        if not source.startswith("dealt"):
            grammar.rule("clause", f"penetrating damage dealt to {{me}} {source} can be reduced", able)
    for words, attack in HIT.items():
        hit: Value = [{"reduces_penetrating": True, "when": {"attack": {"role": "target", **attack}}}]
        grammar.rule("meaning", f"when|whenever {{self}} {words} , {{self}} can reduce penetrating damage", hit)
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
    for words in ("?, and|but {self} can use it to reduce", "?, and|but can use it to reduce", "?, and|but can reduce",
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
        grammar.rule("deed", f"takes {{some}} additional damage {source}", effects)
        for that in ("it", "that damage", "?the damage taken"):
            for suffers in ("takes damage", "would take damage"):
                grammar.rule("meaning", f"when {{self}} {suffers} {source} , increase {that} by {{some}}", effects)


def _none(grammar: Grammar) -> None:
    """Add damage that is not taken at all from somebody, or in some attacks."""
    nothing: Value = [{"takes_most": 0, "when": {"attack": "$source"}}]
    for words in NONE:
        grammar.rule("deed", f"{words} {{source}}", nothing)
    grammar.rule("deed", "can't be damaged {by}", [{"takes_most": 0, "when": {"attack": "$by"}}])


def _most(grammar: Grammar) -> None:
    """Add the most damage that is taken, or dealt to the character, in an attack."""
    most: Value = [{"takes_most": "$number", "when": {"attack": "$source"}}]
    for words in ("takes|take a maximum of {number} damage", "takes|take no more than {number} damage",
                  "can ?only take a maximum of {number} damage", "can't take more than {number} damage"):  # fmt: skip
        grammar.rule("deed", f"{words} {{source}}", most)
    for each in ("from an attack", "from attacks", "from a single attack"):
        words = f"the maximum ?amount ?of damage {{self}} can take {each} is {{number}}"
        grammar.rule("clause", words, [{"takes_most": "$number", "when": {"attack": {"role": "target"}}}])
    for words, attack in (HIT | TAKES).items():
        hit: Value = [{"takes_most": "$number", "when": {"attack": {"role": "target", **attack}}}]
        for takes in ("takes a maximum of {number} damage ?from ?that ?attack", "takes no more than {number} damage",
                      "can't take more than {number} damage"):  # fmt: skip
            for who in ("{self}", "he|she|it"):  # whoever attacks takes none of it
                grammar.rule("meaning", f"when|whenever {{self}} {words} , {who} {takes}", hit)
    for takes in ("takes damage", "would take damage"):
        for most in ("takes a maximum of {number} ?damage", "takes no more than {number} ?damage"):
            words = f"when|whenever {{self}} {takes} , {{self}} {most}"
            grammar.rule("meaning", words, [{"takes_most": "$number"}])
    _dealt_at_most(grammar)


def _dealt_at_most(grammar: Grammar) -> None:
    """Add the most that attacks on the character deal: it is bounded before anything reduces it (12.4a)."""

    def make(slots: Slots) -> Value | None:
        attack = {key: each for key, each in slots["source"].items() if key not in ("role", "other", "any_damage")}
        if "any_damage" in slots["source"] or not attack.keys() <= {"kind"}:
            return None
        when = {"attack": {"role": "attacker", **attack, "other": {"itself": True}}}
        return [{"deals_most": slots["number"], "who": slots["source"].get("other", {}), "when": when}]

    def split(value: Value) -> Iterator[Slots]:
        for effect in _alone(value, "deals_most", "who"):
            attack = dict(effect.get("when", {}).get("attack", {}))
            if attack.pop("other", None) != {"itself": True} or attack.pop("role", None) != "attacker":
                continue
            other = {"other": effect["who"]} if effect["who"] else {}
            yield {"number": effect["deals_most"], "source": {"role": "target", **attack, **other}, "me": "self"}

    grammar.made("own_deed", "can't be dealt more than {number} damage {source}", make, split)
    grammar.made("own_deed", "is dealt a maximum of {number} damage {source}", make, split)
    grammar.rule("all_attacks", "attacks", {"role": "target"})
    grammar.rule("all_attacks", "{kind} attacks", {"role": "target", "kind": "$kind"})
    grammar.rule("all_attacks", "attacks made by|from {characters}", {"role": "target", "other": "$characters"})
    grammar.rule("all_attacks", "attacks by {characters}", {"role": "target", "other": "$characters"})
    for words in ("deal a maximum of {number} damage to {me}", "can't deal more than {number} damage to {me}"):
        grammar.made("clause", f"{{source:all_attacks}} {words}", make, split)


def _beyond(grammar: Grammar) -> None:
    """Add "would take 3 or more damage, she takes 2 instead": 2 at most; not where a number lies between."""
    for over, above in (("more than {over:number}", 0), ("{over:number} or more", 1)):
        for source in ("", "{source}"):
            for takes in ("{self} takes {most:number} ?damage instead", "{self} instead takes {most:number} ?damage",
                          "{self} takes a maximum of {most:number} ?damage instead"):  # fmt: skip
                template = f"when|whenever|if {{self}} would take {over} damage {source} , {takes}"
                _instead_of_more(grammar, template, above, bool(source))


def _instead_of_more(grammar: Grammar, template: str, above: int, sourced: bool) -> None:
    def make(slots: Slots) -> Value | None:
        if slots["over"] != slots["most"] + above:
            return None
        return [{"takes_most": slots["most"]} | ({"when": {"attack": slots["source"]}} if sourced else {})]

    def split(value: Value) -> Iterator[Slots]:
        for effect in _alone(value, "takes_most"):
            attack = effect.get("when", {}).get("attack")
            if (attack is not None) == sourced and effect.get("when", {}).keys() <= {"attack"}:
                most = effect["takes_most"]
                yield {"over": most + above, "most": most, "source": attack, "self": "self"}

    grammar.made("meaning", template, make, split)


def _by_the_attacker(grammar: Grammar) -> None:
    """Add what is asked of the attacker: "takes a maximum of 1 damage from attacks if the attacker is adjacent"."""
    for words, told in (("if the attacker {of_target}", True), ("?, unless the attacker {of_target}", False)):
        _of_attacker(grammar, f"{{effects:clause}} {words}", told)
    _of_attacker(grammar, "if the attacker {of_target} , {effects:clause}", told=True)


def _of_attacker(grammar: Grammar, template: str, told: bool) -> None:
    def make(slots: Slots) -> Value | None:
        other = slots["of_target"] if told else denied(slots["of_target"])
        if other is None or len(slots["effects"]) != 1 or not any(key in slots["effects"][0] for key in TAKING):
            return None
        [effect] = slots["effects"]
        attack = effect.get("when", {}).get("attack", {"role": "target"})
        both = merged(attack, {"other": other})
        if both is None or effect.get("when", {}).keys() - {"attack"} or attack.get("role") != "target":
            return None
        if "who" in effect and keys_of(other) & RELATIVE:
            return None
        return [{**effect, "when": {"attack": both}}]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or len(value) != 1 or not isinstance(value[0].get("when"), Mapping):
            return
        attack = value[0]["when"].get("attack", {})
        if value[0]["when"].keys() != {"attack"} or "other" not in attack:
            return
        other = attack["other"] if told else denied(attack["other"])
        rest = {key: each for key, each in attack.items() if key != "other"}
        bare = {key: each for key, each in value[0].items() if key != "when"}
        if other is not None:
            yield {"of_target": other, "effects": [{**bare, "when": {"attack": rest}}]}
            if rest == {"role": "target"}:
                yield {"of_target": other, "effects": [bare]}

    grammar.made("meaning", template, make, split)
