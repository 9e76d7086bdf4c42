"""A power with a restriction or a change (20.2): "Outwit, but only to target characters of 50 points or less."."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.usable.changes.wording import (
    AIMED,
    CHANGES,
    FREE_ALONE,
    FREE_TOO,
    HEEDLESS,
    MARKERS,
    OF_ACTIONS,
    OF_ONE,
    POWERS_CHOSEN,
    SOME_VALUES,
    SPEEDS,
    WHOSE_VALUES,
)
from engine.heroclix.powers.colors import COLORS

__all__ = ["ATTACKERS", "OF_BOTH_KINDS", "TARGETS", "add_restrictions"]

# powers that count in an attack of their own figure, whom it targets told or not, and in an attack on it
ATTACKERS = (
    "blades-claws-fangs", "super-strength", "penetrating-psychic-blast", "precision-strike", "steal-energy",
    "ranged-combat-expert", "exploit-weakness", "close-combat-expert", "incapacitate",
)  # fmt: skip
OF_BOTH_KINDS = ("precision-strike", "incapacitate", "knockback")
TARGETS = (
    "super-senses", "toughness", "combat-reflexes", "energy-shield-deflection", "mastermind", "invincible",
    "impervious", "invulnerability", "shape-change",
)  # fmt: skip
GENERATES = ("may generate|place", "generates|generate", "with", "{self} may generate")
Forms = list[tuple[str, str]]  # how a restricted power begins, and the key of its effect
BEGINS = (("{ability}", "grants"), *((f"{{ability}} {words}", "as_free") for words in FREE_ALONE))


def add_restrictions(grammar: Grammar) -> None:
    """Give the grammar powers that are not quite those of the card of powers."""
    grammar.rule("aim", "{characters}", "$characters")
    grammar.rule("aim", "{character}", "$character")
    grammar.rule("aim", "himself|herself|itself", {"itself": True})
    for who in ("{self}", "himself|herself|itself"):
        grammar.rule("aim", f"{who} or|and {{characters}}", {"any": [{"itself": True}, "$characters"]})
        grammar.rule("aim", f"{who} or {{character}}", {"any": [{"itself": True}, "$character"]})
    _kinds(grammar)
    grammar.made(
        "meaning",
        "{items} , {last:narrowed}",
        lambda slots: [*slots["items"], *slots["last"]],
        lambda value: (
            iter([{"items": value[:-1], "last": value[-1:]}])
            if isinstance(value, list) and len(value) > 1
            else iter(())
        ),
    )
    slow: Value = [{"as_free": "$ability", "restrict": {"moves_most": "$digit"}}]
    grammar.rule("narrowed", "{ability} as FREE ?, but {self} can't|cannot move more than {digit} squares", slow)
    for each in ("with a range ?value of {digit}", "with {digit} range"):
        grammar.rule("narrowed", f"{{ability}} {each}", [{"grants": "$ability", "restrict": {"range": "$digit"}}])
    grammar.rule("period", "turn", "once-per-turn")
    grammar.rule("period", "game", "once-per-game")
    grammar.rules("restriction", CHANGES)
    for template, (slug, change) in {**OF_ONE, **OF_ACTIONS}.items():
        _used(grammar, template, [{"grants": slug, "restrict": change}])
    _better_by_kind(grammar)
    _by_two(grammar)
    _markers(grammar)
    _both_whole(grammar)
    _as_power(grammar)
    _twice_if(grammar)
    _again_for(grammar)
    for begin, key in BEGINS:
        _restricted(grammar, "changed", f"{begin} {{restriction}}", key)
        if key == "as_free":
            grammar.rule("freely", begin, [{key: "$ability"}])
    for kind in ("changed", "freely"):
        _used(grammar, f"{{{kind}}}", f"${kind}")
    grammar.rule("deed", "has|have {changed}", "$changed")
    grammar.rule("deed", "may use {freely}", "$freely")
    grammar.rule("deed", "may use {changed}", "$changed")
    _in_attacks(grammar)
    _besides(grammar)


def _better_by_kind(grammar: Grammar) -> None:
    """Add "Super Senses, but succeeds on a 4-6 for range attacks (succeeds normally for close attacks)"."""
    for name, slug in (("Super Senses", "super-senses"), ("Shape Change", "shape-change")):
        for kind, other in (("close", "range"), ("range", "close")):
            bettered, usual = ({"attack": {"role": "target", "kind": each}} for each in (kind, other))
            meaning = [
                {"grants": slug, "restrict": {"succeeds_on": "$results"}, "when": bettered},
                {"grants": slug, "when": usual},
            ]
            apart: Value = [
                {"grants": slug, "restrict": {"succeeds_on": "$a"}, "when": bettered},
                {"grants": slug, "restrict": {"succeeds_on": "$b"}, "when": usual},
            ]
            first = f"?it succeeds on ?a|an {{a:results}} for|against {kind} attacks"
            _used(grammar, f"{name} ?, but {first} and ?on ?a|an {{b:results}} for|against {other} attacks", apart)
            changed = f"{name} ?, but ?it succeeds on ?a|an {{results}} for|against {kind} attacks"
            _used(grammar, f"{changed} ( ?it succeeds normally for|against {other} attacks )", meaning)
            _used(grammar, changed, meaning)  # what stands in brackets is a reminder (21.1f)


def _by_two(grammar: Grammar) -> None:
    """Add Perplex that modifies by 2: of itself, or for whoever has it already, of some targets alone (27.4j)."""
    grammar.rules("twos", {"+2 or -2": {}, "+2": {"sign": "up"}, "-2": {"sign": "down"}})
    own: Value = [{"grants": "perplex", "restrict": {"adds": 2, "*": ["twos"]}}]
    any_value = "a|one ?combat value"
    for besides in ("other than damage", "except damage"):
        _used(grammar, f"Perplex ?, but only to modify {any_value} {besides} ?by {{twos}}", own)
        _used(grammar, f"Perplex ?, but modifies|modify {any_value} {besides} ?by {{twos}} instead", own)
        for who in ("{self}", "you", "he|she|it"):  # whoever is targeted modifies nothing
            words = f"when|whenever {{self}} uses Perplex to target {{aim}} , {who} may instead modify"
            more = {"adds": 2, "target": "$aim", "*": ["twos"]}
            also: Value = [{"grants": "perplex", "restrict": more, "when": {"can_use": ["perplex"]}}]
            grammar.rule("meaning", f"{words} {any_value} {besides} ?by {{twos}}", also)


def _twice_if(grammar: Grammar) -> None:
    """Add "Outwit, but may use it twice if …": the power, and so often under a condition alone (21.11)."""
    for name, slug in (("Outwit", "outwit"), ("Perplex", "perplex"), ("Probability Control", "probability-control")):
        more: Value = {"grants": slug, "restrict": {"times": "$counted_times"}, "when": "$condition"}
        for may in ("may use it", "{self} may use it", "may|can be used"):
            for turn in ("", " per|each|a turn"):
                words = f"{name} ?, but {may} {{counted_times}}{turn} if|when|while {{condition}}"
                grammar.rule("meaning", words, [{"grants": slug}, more])
                near = words.replace("{condition}", "{bare}")
                grammar.rule("meaning", near, [{"grants": slug}, {**more, "when": "$bare"}])


def _again_for(grammar: Grammar) -> None:
    """Add who else may use a power again each turn, of those that can use it (21.11)."""

    def make(slots: Slots) -> Value | None:
        if "can_use" in slots["characters"]:
            return None
        return [
            {"grants": slug, "restrict": {"times": 2}, "who": {**slots["characters"], "can_use": [slug]}}
            for slug in slots["powers_or"]
        ]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all("who" in one and "grants" in one for one in value):
            those = {key: each for key, each in value[0]["who"].items() if key != "can_use"}
            slots: Slots = {"characters": those, "powers_or": [one["grants"] for one in value]}
            if make(slots) == value:
                yield slots

    for again in ("a second time", "an additional time"):
        words = f"{{characters}} using {{powers_or}} may use it {again} per|each turn"
        grammar.made("meaning", words, make, split)


def _as_power(grammar: Grammar) -> None:
    """Add "Perplex as POWER, but only to target …": the type of action, and a change besides."""
    for name, slug in (("Perplex", "perplex"), ("Outwit", "outwit"), ("Mind Control", "mind-control")):
        for word in ("POWER", "CLOSE", "RANGE"):
            if (word == "POWER") != (slug == "mind-control"):
                meaning = {"as_type": word.casefold(), "*": ["restriction"]}
                _used(grammar, f"{name} as {word} {{restriction}}", [{"grants": slug, "restrict": meaning}])


def _both_whole(grammar: Grammar) -> None:
    """Add "Charge and Running Shot, but doesn't halve speed": either of them, since both halve it (27.1e, 27.1l)."""
    both = [{"grants": slug, "restrict": {"full_speed": True}} for slug in ("charge", "running-shot")]
    for change in SPEEDS:
        _used(grammar, f"Charge and Running Shot {change}", both)
        _used(grammar, f"Running Shot and Charge {change}", both[::-1])


def _markers(grammar: Grammar) -> None:
    """Add as many markers of a power's own terrain as its card says."""
    for name, slug, terrain in MARKERS:
        told = f"?, but only to generate|place ?up ?to {{some}} {terrain} terrain marker|markers"
        more = f"?, but {{may}} up to {{some}} ?{terrain} ?terrain markers"
        using = f"{name} as FREE ?, and when|whenever {{self}} uses it , place|generate"
        free: Value = [{"as_free": slug, "restrict": {"most": "$some"}}]
        for up_to in ("", "up to"):
            grammar.rule("meaning", f"{using} {up_to} {{some}} {terrain} terrain marker|markers", free)
        for begin, key in ((name, "grants"), (f"{name} as FREE", "as_free")):
            for words in (told, *(more.format(may=may, some="{some}") for may in GENERATES)):
                _used(grammar, f"{begin} {words}", [{key: slug, "restrict": {"most": "$some"}}])


def _besides(grammar: Grammar) -> None:
    """Add powers that can be given as FREE besides, and those that heed no range, line of fire or adjacency."""
    for words in FREE_TOO:
        _used(grammar, f"{{ability}} {words}", [{"grants": "$ability"}, {"as_free": "$ability"}])
    for words, what in HEEDLESS.items():
        for need in ("doesn't|don't need|require", "does|do not need|require"):
            _heedless(grammar, "meaning", f"{{ability}} ?, but {need} {words}", what)
            _heedless(grammar, "deed", f"can use {{ability}} ?, but {need} {words}", what)
        for but in ("", "?, ", "?, but "):
            _heedless(grammar, "meaning", f"{{ability}} {but}regardless of {words}", what)
            _heedless(grammar, "deed", f"can use {{ability}} {but}regardless of {words}", what)


def _used(grammar: Grammar, template: str, meaning: Value) -> None:
    """Add a changed power as it stands alone, and behind "can use"."""
    grammar.rule("meaning", template, meaning)
    grammar.rule("deed", f"can use {template}", meaning)


def _heedless(grammar: Grammar, kind: str, template: str, what: Sequence[str]) -> None:
    """Add "Outwit regardless of line of fire": the power, and what it does not heed."""

    def of(slug: Value) -> list[dict[str, Value]]:
        return [{"grants": slug}, *({"regardless": each, "of": slug} for each in what)]

    grammar.made(
        kind,
        template,
        lambda slots: of(slots["ability"]) if slots["ability"] in AIMED else None,
        lambda value: (
            iter([{"ability": value[0]["grants"]}])
            if isinstance(value, list) and value and "grants" in value[0] and value == of(value[0]["grants"])
            else iter(())
        ),
    )


def _kinds(grammar: Grammar) -> None:
    """Add what changes speak of: values, whose they are, powers that are chosen, friends, numbers of times."""
    grammar.rules("some_values", SOME_VALUES)
    grammar.rules("whose_values", WHOSE_VALUES)
    grammar.rules("powers_chosen", POWERS_CHOSEN)
    for color in COLORS:
        grammar.rule("color", color.replace("-", " "), color)
    for value in ("speed", "attack", "defense", "damage"):
        grammar.rule("kind_of_power", value, value)
        grammar.rule("powers_chosen", f"?a|an standard {value} power|powers", [f"standard-{value}"])
    grammar.made("friends", "{aim}", lambda slots: _friends(slots["aim"]), lambda value: iter([{"aim": value}]))
    for words, those in (
        ("?the [wing_symbol]|[flight_symbol]", ["flight"]),
        ("size", ["size"]),
        ("[wing_symbol]|[flight_symbol] or size", ["flight", "size"]),
        ("size or [wing_symbol]|[flight_symbol]", ["size", "flight"]),
    ):
        grammar.rule("carried", words, those)
    for up_to in ("", "up to "):
        grammar.rule("counted_times", f"{up_to}twice", 2)
        grammar.rule("counted_times", f"{up_to}{{more_than_one}} times", "$more_than_one")


def _friends(aim: Mapping[str, Value]) -> Mapping[str, Value] | None:
    return aim if aim.get("side") == "friends" else None


def _in_attacks(grammar: Grammar) -> None:
    """Add powers that count in some attacks alone: against whom, and by which kind of attack, by what the power is."""
    opposed: tuple[tuple[str, bool], ...] = (
        ("only against", True), ("only when attacking|targeting", False), ("only if attacking|targeting", False),
        ("only to target", False), ("only to attack", False), ("may|can only target", False),
    )  # fmt: skip
    for words, either in opposed:
        _opposed(grammar, f"{{granted}} ?, but {words} {{aim}}", either)
        if not words.endswith("against"):
            continue
        for those in ("targets {aim:behinds}", "a target {aim:behinds}"):  # of an attack of the character's own
            _opposed(grammar, f"{{granted}} ?, but {words} {those}", either=False)
    for words in (
        "only with", "only for", "only during", "only when making", "only while making", "only to make", "only as",
    ):  # fmt: skip
        for kind, said in (("close", "close"), ("range", "range|ranged")):
            _by_kind(grammar, f"{{granted}} ?, but {words} ?a {said} attacks|attack", kind)


def _slug(effects: Sequence[Mapping[str, Value]]) -> str:
    return str(effects[0]["grants"]) if len(effects) == 1 and effects[0].keys() >= {"grants"} else ""


def _opposed(grammar: Grammar, template: str, either: bool) -> None:
    """Add "Shape Change, but only against some": attacks by them, or on them alone where the power is an attacker's."""

    def attack(effects: Sequence[Mapping[str, Value]], aim: Value) -> Value | None:
        slugs = {str(each.get("grants")) for each in effects if each.keys() <= {"grants", "when"}}
        if len(effects) > 2 or not slugs or len(slugs) < len(effects):
            return None
        if slugs <= set(ATTACKERS):
            return {"role": "attacker", "other": aim}
        return {"role": "target", "other": aim} if either and slugs <= set(TARGETS) else None

    def make(slots: Slots) -> Value | None:
        made = attack(slots["granted"], slots["aim"])
        return None if made is None else timed(slots["granted"], {"attack": made})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            aim = conditions.get("attack", {}).get("other")
            if aim is not None and conditions == {"attack": attack(rest, aim)}:
                yield {"granted": rest, "aim": aim}

    for of_kind, words in (("meaning", template), ("own_deed", f"can use {template}")):
        grammar.made(of_kind, words, make, split)


def _by_kind(grammar: Grammar, template: str, kind: str) -> None:
    """Add "Precision Strike, but only with range attacks", and "Toughness, but only for range attacks"."""

    def attack(effects: Sequence[Mapping[str, Value]]) -> Value | None:
        slug = _slug(effects)
        if slug in OF_BOTH_KINDS:
            return {"role": "attacker", "kind": kind}
        passive = slug in TARGETS and "for " in template
        return {"role": "target", "kind": kind} if passive else None

    def make(slots: Slots) -> Value | None:
        made = attack(slots["granted"])
        return None if made is None else timed(slots["granted"], {"attack": made})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions == {"attack": attack(rest)}:
                yield {"granted": rest}

    for of_kind, words in (("meaning", template), ("own_deed", f"can use {template}")):
        grammar.made(of_kind, words, make, split)


def _restricted(grammar: Grammar, kind: str, template: str, key: str) -> None:
    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {key, "restrict"}:
            yield {"ability": value[0][key], "restriction": value[0]["restrict"]}

    def make(slots: Slots) -> Value | None:
        slug, restriction = slots["ability"], slots["restriction"]
        aimed = slug in ATTACKERS and "target" in restriction  # said of the attacks in which it counts
        return None if aimed else [{key: slug, "restrict": restriction}]

    grammar.made(kind, template, make, split)
