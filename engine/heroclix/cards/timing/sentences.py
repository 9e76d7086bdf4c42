"""When the effects of a sentence count: "if …" before or behind them, "when attacking", "during your turn" (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.effects import OF_ATTACKERS, alike, of_that_side, timed, untimed
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.timing.combined import placed
from engine.heroclix.cards.usable.changes.restrictions import ATTACKERS, TARGETS
from engine.heroclix.position import VALUE_NAMES
from engine.heroclix.written.applied import USING

__all__ = ["ATTACKING", "add_timing"]

Key = str | tuple[str, ...] | None
# powers that are an action which makes attacks: whoever uses them attacks
ATTACKING = frozenset(
    (
        "flurry", "charge", "mind-control", "hypersonic-speed", "running-shot", "energy-explosion", "pulse-wave",
        "quake",
    )
)  # fmt: skip
# conditions that last, which "when" may tell of, too: others may happen at that moment
AROUND = (
    "on", "beside", "count", "turn", "tokens", "named_tokens", "holds", "equipped", "points", "markers", "area",
    "moved", "placed", "moved_or_placed", "carried", "acted", "can_use", "lacks", "themed", "pilot", "outnumbered",
    "opposing_force", "click", "unless", "any",
)  # fmt: skip
# behind what others get, a condition that tells near whom somebody is: theirs may be meant, or the character itself
PLACED = "{condition:placed}"
# where the conditions stand, and the slot that reads them
CONDITIONS: tuple[tuple[str, str, Key], ...] = (
    *((f"{word} {{condition}} , {{effects:clause}}", "condition", None) for word in ("if", "while", "as long as")),
    *(
        (f"{{effects:clause}} {behind} {{condition}}", "condition", None)
        for behind in ("if", "while", ", but only if", "but only if", "as long as", ", but only while")
    ),
    ("when {condition} , {effects:clause}", "condition", AROUND),
    ("{effects:clause} when {condition}", "condition", AROUND),
    ("if|while {condition} , {effects:fought}", "condition", None),
    ("when {condition} , {effects:fought}", "condition", AROUND),
    ("{effects:fought} if|while {condition}", "condition", None),
    ("{effects:fought} ?, but only if|while {condition}", "condition", None),
    ("{effects:clause} if|while|when {bare}", "bare", None),
    ("{effects:clause} ?, but only if|while {bare}", "bare", None),
    ("if|while|when {bare} , {effects:clause}", "bare", None),
    ("if|while|when {turns} {effects:clause}", "turns", None),  # some cards leave the comma out
    ("{during} , {effects:clause}", "during", None),
    ("{during} {effects:clause}", "during", None),
    ("{effects:clause} {during}", "during", None),
    ("{effects:clause} , but only {during}", "during", None),
    ("{effects:clause} {during_attacks}", "during_attacks", "attack"),
    ("{effects:clause} {using}", "using", "attack"),
    ("{effects:clause} {own_using}", "own_using", "attack"),
    ("{effects:clause} , but only {own_using}", "own_using", "attack"),
    ("{effects:clause} , but only {using}", "using", "attack"),
    ("{effects:clause} , but only {to_use}", "to_use", "attack"),
    ("if {attack_itself} , {effects:clause}", "attack_itself", "attack"),
    ("while {attack_itself} , {effects:clause}", "attack_itself", "attack"),
    *(
        (f"when|whenever {{{slot}}} , {{effects:{kind}}}", slot, "attack")
        for slot in ("attack_self", "attack_itself")
        for kind in ("clause", "conditioned")
    ),
    ("when|whenever {self_using} , {effects:clause}", "self_using", "attack"),
    ("when|whenever {its_using} , {effects:clause}", "its_using", "attack"),
    ("when|whenever {its_using} , {effects:conditioned}", "its_using", "attack"),
    ("{using} , {effects:clause}", "using", "attack"),
    *(
        (f"{{effects:clause}} {before}{behind}", slot, "attack")
        for before in ("", "?, but only ")
        for behind, slot in (
            ("when|while|if {attack_itself}", "attack_itself"),
            ("when|if|while {attack_self}", "attack_self"),
            ("{against}", "against"),
        )
    ),
)
EXCEPTIONS = (
    ("{effects:clause} ?, unless {bare}", "bare"),
    ("{effects:clause} ?, unless {condition}", "condition"),
    ("{effects:clause} ?, but not if|while|when {bare}", "bare"),
    ("{effects:clause} ?, but not if|while|when {condition}", "condition"),
    ("unless {condition} , {effects:clause}", "condition"),
)
# within another condition
WITHIN: tuple[tuple[str, str, str, Key], ...] = (
    ("conditioned", "{effects:clause} if|while {condition}", "condition", None),
    ("conditioned", "if|while {condition} , {effects:clause}", "condition", None),
    ("conditioned", "{effects:clause} if|while {bare}", "bare", None),
    ("fought", "{effects:clause} when|while {attack_itself}", "attack_itself", "attack"),
    ("fought", "{effects:clause} {against}", "against", "attack"),
    ("fought", "{effects:clause} , but only when|while|if {attack_itself}", "attack_itself", "attack"),
    ("fought", "{effects:clause} , but only {against}", "against", "attack"),
    ("fought", "{effects:clause} {using}", "using", "attack"),
)


def add_timing(grammar: Grammar) -> None:
    """Give the grammar effects under conditions."""
    grammar.rule("to_use", "to use {powers_or}", {"role": "attacker", "using": "$powers_or"})
    grammar.rule("self_using", "{self} uses {powers_or}", {"role": "attacker", "using": "$powers_or"})
    _by_the_listed(grammar)
    grammar.primitive("placed", placed)
    for kind, template, slot, key in (
        *(("meaning", *one) for one in CONDITIONS),
        *(("meaning", *one, "unless") for one in EXCEPTIONS),
        *WITHIN,
    ):
        _when(grammar, kind, template, slot, key)
        if slot == "condition" and template.startswith("{effects:"):
            _when(grammar, kind, template.replace("{condition}", PLACED), slot, key)
    _facing(grammar)


def _by_the_listed(grammar: Grammar) -> None:
    """Add "Hollis uses it": the one power at the head of the part, which makes attacks (20.7a)."""
    grammar.made(
        "its_attack",
        "{powers_or:the_listed}",
        lambda slots: slots["powers_or"] if ATTACKING.issuperset(slots["powers_or"]) else None,
        lambda value: iter([{"powers_or": value}]),
    )
    uses = "{self} uses {its_attack}"
    several, one = {"least": 2}, {"least": 1, "most": 1}
    further: dict[str, dict[str, Value]] = {
        "": {},
        " as CLOSE": {"kind": "close"},
        " as RANGE": {"kind": "range"},
        " to make a close attack": {"kind": "close"},
        " to make a range attack": {"kind": "range"},
        " to target|attack more than one character|target": {"targets": several},
        " to target|attack a single character|target": {"targets": one},
    }
    for words, more in further.items():
        grammar.rule("its_using", f"{uses}{words}", {"role": "attacker", "using": "$its_attack", **more})


def _when(grammar: Grammar, kind: str, template: str, slot: str, key: Key) -> None:
    """Add a sentence with its conditions: whole ones, those of these keys alone, an attack, or that they don't hold."""
    wrapped = key if isinstance(key, str) else None  # the key under which they stand
    aimless = _of_nobody_or_both if template.startswith("{effects:") else _aimless

    def make(slots: Slots) -> Value | None:
        conditions, effects = slots[slot], slots["effects"]
        if isinstance(key, tuple) and not conditions.keys() <= set(key):
            return None
        if template.startswith("{effects:") and not (alike(effects) and _unchanged(effects)):
            return None
        nowhere = _attackless(slot, conditions) or (key == "attack" and aimless(conditions, effects))
        if nowhere or _of_nobody_sure(template, slot, key, effects):
            return None
        return timed(effects, {wrapped: conditions} if wrapped else conditions)

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if wrapped is None:
                if not isinstance(key, tuple) or conditions.keys() <= set(key):
                    yield {slot: conditions, "effects": rest}
            elif conditions.keys() == {wrapped}:
                yield {slot: conditions[wrapped], "effects": rest}

    grammar.made(kind, template, make, split)


def _attackless(slot: str, attack: Mapping[str, Value]) -> bool:
    """Return whether powers are used that make no attack, in which something could count."""
    return slot == "self_using" and USING.isdisjoint(attack["using"])


def _of_others(effects: Sequence[Mapping[str, Value]]) -> bool:
    return any("who" in one for one in effects)


def _unchanged(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether no power is changed: a condition behind a change may be of the power, or of the change alone."""
    return not any("restrict" in effect for effect in effects)


def _of_nobody_sure(template: str, slot: str, key: Key, effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether others get something, and whose attack it is or who is near somebody nobody tells.

    Nor are improved abilities, or more targets, given for its attack alone by who uses a power: that is said of the
    whole power.
    """
    if slot in ("its_using", "self_using") and any(
        "targets" in one or str(one.get("grants")).startswith("improved-") for one in effects
    ):
        return True
    if slot == "condition" and template.startswith("{effects:") and (PLACED in template) != _of_others(effects):
        return True
    return _of_others(effects) and (slot == "bare" or (key == "attack" and _of_itself(template)))


def _aimless(attack: Mapping[str, Value], effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether an own value is changed that the attack does not ask for: another's may be meant, or a move's.

    So is a power that only the other side of an attack uses, and damage that this side doesn't deal, or take.
    """
    if not of_that_side(attack, effects):
        return True
    own = [effect for effect in effects if "who" not in effect]
    changed = {effect.get("modify") for effect in own} - {None}
    changed -= set(VALUE_NAMES) if changed.issuperset(VALUE_NAMES) else set()  # of all of them those that matter count
    used = {effect.get("grants") for effect in own}
    if attack.get("role") == "target":
        return bool(changed - {"defense"} or ("other" in attack and used.intersection(ATTACKERS)))
    if "other" in attack and used.intersection(TARGETS):
        return True
    return ("using" in attack or "other" in attack) and bool(changed - set(OF_ATTACKERS))


def _of_nobody_or_both(attack: Mapping[str, Value], effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether an attack behind changes is not such, or one in which some of them count and others don't.

    Such words may be the last change's alone. Of all combat values those that matter count.

    >>> attack, defense = {"modify": "attack", "add": 1}, {"modify": "defense", "add": 1}
    >>> [_of_nobody_or_both({"role": "target"}, each) for each in ([attack, defense], [defense])]
    [True, False]
    """
    values = {effect.get("modify") for effect in effects} - {None}
    if _aimless(attack, effects) or values.issuperset(VALUE_NAMES):
        return _aimless(attack, effects)
    if attack.get("role") == "target":
        return bool(values - {"defense"})
    return bool(values.intersection(OF_ATTACKERS) and values.difference(OF_ATTACKERS))


def _of_itself(template: str) -> bool:
    """Return whether the attack that a template speaks of is the character's own: it is named, or stands first."""
    named = ("_self}" in template, "own_using" in template, "self_using" in template, "its_using" in template)
    return any(named) or not template.startswith("{effects:")


def _facing(grammar: Grammar) -> None:
    """Add "against such characters": attacked by them what is a defense value, attacking them what is none."""

    def make(slots: Slots) -> Value | None:
        role = _faced_as(slots["effects"])
        if role is None:
            return None
        return timed(slots["effects"], {"attack": {"role": role, "other": slots["characters"]}})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions.keys() == {"attack"} and conditions["attack"].keys() == {"role", "other"}:
                yield {"characters": conditions["attack"]["other"], "effects": rest}

    for words in ("against {characters}", "?, but only against {characters}"):
        grammar.made("meaning", f"{{effects:clause}} {words}", make, split)
    for kind, said in (("close", "close"), ("range", "range|ranged")):
        _during(grammar, f"{{effects:clause}} during {said} attacks", {"role": "attacker", "kind": kind})
        _during(grammar, f"during {said} attacks , {{effects:clause}}", {"role": "attacker", "kind": kind})
        for words in ("for", "during", "with"):
            _during(
                grammar, f"{{effects:clause}} ?, but only {words} {said} attacks", {"role": "attacker", "kind": kind}
            )


def _faced_as(effects: Sequence[Mapping[str, Value]]) -> str | None:
    """Return as what somebody faces those against whom effects count: the attacker or the target; None for neither.

    >>> [_faced_as([one]) for one in ({"modify": "damage"}, {"grants": "super-senses"}, {"grants": "stealth"})]
    ['attacker', 'target', None]
    """
    given = {effect.get("modify") or effect.get("grants") for effect in effects}
    if any("restrict" in effect for effect in effects):
        return None
    if given <= {"attack", "damage", "range"} or given <= set(ATTACKERS):
        return "attacker"
    return "target" if given == {"defense"} or given <= set(TARGETS) else None


def _during(grammar: Grammar, template: str, attack: Mapping[str, Value]) -> None:
    """Add "during close attacks", of values that count in an attack of whoever has them alone."""

    def make(slots: Slots) -> Value | None:
        if not all(effect.get("modify") in OF_ATTACKERS for effect in slots["effects"]):
            return None
        return timed(slots["effects"], {"attack": attack})

    def split(value: Value) -> Iterator[Slots]:
        yield from ({"effects": rest} for conditions, rest in untimed(value) if conditions == {"attack": attack})

    grammar.made("meaning", template, make, split)
