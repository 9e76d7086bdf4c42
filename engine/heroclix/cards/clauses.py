"""How effects are put together: who does or gets them, and under which conditions (20.9)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted

__all__ = ["TITLE", "add_clauses", "each", "listed"]

TITLE = "@"  # stands for the card's own name, by which a UNIQUE MODIFIER is told from others (22.10)
# seen from whoever makes or suffers the attack, who is not the figure itself where the effect is for others
RELATIVE = frozenset(
    ("adjacent", "within", "away", "line_of_fire", "in_range", "compared", "shares_keyword", "height", "other")
)
BESIDE = ("when", "who", "by", "restrict", "per", "sign", "attacks", "several", "of")  # no kinds of effects


def each(effects: Sequence[Mapping[str, Value]], key: str, value: Value) -> list[dict[str, Value]] | None:
    """Return the effects with something said of each; None where one of them says it already."""
    if any(key in effect for effect in effects):
        return None
    return [{**effect, key: value} for effect in effects]


def _shared(effects: Value, key: str) -> Iterator[tuple[Value, list[dict[str, Value]]]]:
    """Yield what all effects say alike under a key, and the effects without it."""
    if isinstance(effects, list) and effects and all(isinstance(one, dict) and key in one for one in effects):
        value = effects[0][key]
        if all(one[key] == value for one in effects):
            yield value, [{name: each for name, each in one.items() if name != key} for one in effects]


def timed(effects: Value, conditions: Mapping[str, Value]) -> list[dict[str, Value]] | None:
    """Return the effects under conditions besides their own; None where both say the same thing, or nobody is meant."""
    found = []
    for effect in effects:
        both = merged(effect.get("when", {}), conditions)
        if both is None or not _one_view(effect, both):
            return None
        found.append({**effect, "when": both})
    return found


def _one_view(effect: Mapping[str, Value], when: Mapping[str, Value]) -> bool:
    """Return whether the other side of an attack is described so that everybody sees the same, where others act."""
    other = when.get("attack", {}).get("other", {})
    return "who" not in effect or not _keys(other) & RELATIVE


def _keys(characters: Mapping[str, Value]) -> set[str]:
    return characters.keys() | {key for one in characters.get("any", ()) for key in one}


def untimed(effects: Value) -> Iterator[tuple[dict[str, Value], list[dict[str, Value]]]]:
    """Yield conditions that all effects have, and the effects without them, in each way that this can be."""
    if not isinstance(effects, list) or not effects or not all("when" in one for one in effects):
        return
    for common, _ in parted(effects[0]["when"]):
        if not common:
            continue
        rest = [next((more for mine, more in parted(one["when"]) if mine == common), None) for one in effects]
        if all(more is not None for more in rest):
            yield (
                common,
                [
                    {**{key: value for key, value in one.items() if key != "when"}, **({"when": more} if more else {})}
                    for one, more in zip(effects, rest, strict=True)
                ],
            )


def listed(grammar: Grammar, kind: str, one: str) -> None:
    """Let lists of phrases of a kind be put together with commas and "and"; each of them is a list itself."""

    def together(*names: str) -> None:
        def make(slots: Slots) -> Value | None:
            found = [effect for name in names for effect in slots[name]]
            last = found[-1]  # "when making close attacks" behind all of them may be said of all of them
            return None if "penetrating" in last and "when" in last and not _alike(found) else found

        def split(value: Value) -> Iterator[Slots]:
            if isinstance(value, list):
                yield from _cuts(value, names)

        templates = {
            2: (f"{{a:{one}}} and {{b:{one}}}", f"{{a:{one}}} , and {{b:{one}}}"),
            3: (f"{{a:{one}}} , {{b:{one}}} ?, and {{c:{one}}}",),
        }
        for template in templates[len(names)]:
            grammar.made(kind, template, make, split)

    grammar.rule(kind, f"{{{one}}}", f"${one}")
    together("a", "b")
    together("a", "b", "c")


def _cuts(value: list[Value], names: Sequence[str]) -> Iterator[Slots]:
    if len(names) == 1:
        if value:
            yield {names[0]: value}
        return
    for cut in range(1, len(value)):
        for rest in _cuts(value[cut:], names[1:]):
            yield {names[0]: value[:cut], **rest}


def add_clauses(grammar: Grammar) -> None:
    """Give the grammar its sentences of standing effects."""
    _subjects(grammar)
    grammar.rule("sentence", "{meaning} ?.", "$meaning")
    grammar.rule("meaning", "{clause}", "$clause")
    for before in ("{condition} , {effects:clause}",):
        for word in ("if", "while", "as long as"):
            _when(grammar, f"{word} {before}", "condition", None)
        _when(grammar, f"when {before}", "condition", ("on", "beside", "count"))
    for behind in ("if", "while", ", but only if", "but only if", "as long as", ", but only while"):
        _when(grammar, f"{{effects:clause}} {behind} {{condition}}", "condition", None)
    _when(grammar, "{effects:clause} when {condition}", "condition", ("on", "beside", "count"))
    for bare in (
        "{effects:clause} if|while {bare}",
        "{effects:clause} ?, but only if|while {bare}",
        "if|while {bare} , {effects:clause}",
    ):
        _when(grammar, bare, "bare", None)
    _when(grammar, "{effects:clause} when {bare}", "bare", None)
    _when(grammar, "{effects:clause} ?, unless {bare}", "bare", None, unless=True)
    _when(grammar, "{effects:clause} ?, unless {condition}", "condition", None, unless=True)
    _when(grammar, "unless {condition} , {effects:clause}", "condition", None, unless=True)
    _when(grammar, "{effects:clause} {using}", "using", "attack")
    _when(grammar, "{effects:clause} {own_using}", "own_using", "attack")
    _facing(grammar)
    _both(grammar)
    for when in ("when|whenever {attack_self}", "when|whenever|while {attack_itself}", "if {attack_itself}"):
        slot = when.split("{")[1].strip("}")
        _when(grammar, f"{when} , {{effects:clause}}", slot, "attack")
    _receiving(grammar)
    for behind in (
        "when {attack_itself}",
        "when {attack_self}",
        "while {attack_itself}",
        "if {attack_itself}",
        "{against}",
    ):
        slot = behind.split("{")[1].strip("}")
        _when(grammar, f"{{effects:clause}} {behind}", slot, "attack")
        _when(grammar, f"{{effects:clause}} , but only {behind}", slot, "attack")
    for kind in ("close", "range"):
        for template in (f"when {{self}} attacks them with a {kind} attack",):
            _fixed(grammar, template, {"role": "target", "kind": kind, "other": {"itself": True}})
    _fixed(grammar, "when {self} attacks them", {"role": "target", "other": {"itself": True}})
    _fixed(grammar, "when attacked by {self}", {"role": "target", "other": {"itself": True}})
    for mark in ("-", ":"):
        grammar.made(
            "meaning",
            f"UNIQUE MODIFIER {mark} {{effects:meaning}}",
            lambda slots: each(slots["effects"], "unique", TITLE) if _all_modify(slots["effects"]) else None,
            lambda value: ({"effects": rest} for name, rest in _shared(value, "unique") if name == TITLE),
        )


def _subjects(grammar: Grammar) -> None:
    """Add who does or gets what: the character itself, others, or nobody named."""
    for whose in ("own", "others"):  # "his attack" is the character's own, "their attack" that of those it speaks of
        grammar.rule(f"{whose}_deed", "{deed}", "$deed")
        listed(grammar, f"{whose}_deeds", f"{whose}_deed")
    grammar.rule("clause", "{self} {own_deeds}", "$own_deeds")
    grammar.rule("clause", "{order}", "$order")
    for who in ("{characters}", "{several}", "{all}", "each {singular}"):
        slot = who.strip("{}").split("{")[-1]
        _with(grammar, "clause", f"{who} {{others_deeds}}", "who", slot, "others_deeds")
    grammar.made(
        "clause",
        "{characters} {mutual_deed}",
        lambda slots: each(slots["mutual_deed"], "who", slots["characters"]),
        lambda value: ({"characters": said, "mutual_deed": rest} for said, rest in _shared(value, "who")),
    )
    for joint in ("{self} and {characters}", "{characters} and {self}"):
        grammar.rule("several", joint, {"any": [{"itself": True}, "$characters"]})
    grammar.made(
        "several",
        "{a:characters} and {b:characters}",
        lambda slots: {"any": [slots["a"], slots["b"]]} if _apart(slots["a"]) and _apart(slots["b"]) else None,
        lambda value: (
            iter([{"a": value["any"][0], "b": value["any"][1]}])
            if isinstance(value, dict) and value.keys() == {"any"} and len(value["any"]) == 2
            else iter(())
        ),
    )


def _apart(those: Mapping[str, Value]) -> bool:
    """Return whether more than a side is said of some characters: else what is said of others may be of them too."""
    return not those.keys() <= {"side", "other"}


def _all_modify(effects: Sequence[Mapping[str, Value]]) -> bool:
    return all("modify" in effect for effect in effects)


def _with(grammar: Grammar, kind: str, template: str, key: str, slot: str, effects: str) -> None:
    """Add a phrase that says something of each effect."""
    grammar.made(
        kind,
        template,
        lambda slots: _seen(each(slots[effects], key, slots[slot])),
        lambda value: ({slot: said, effects: rest} for said, rest in _shared(value, key)),
    )


def _seen(effects: list[dict[str, Value]] | None) -> list[dict[str, Value]] | None:
    if effects is None or not all(_one_view(effect, effect.get("when", {})) for effect in effects):
        return None
    if any(_keys(effect.get("by", {})) & RELATIVE for effect in effects):
        return None  # whether they are near those who get it, or near the character itself, nobody tells
    return None if any(_away_from_itself(effect.get("who", {})) for effect in effects) else effects


def _away_from_itself(who: Mapping[str, Value]) -> bool:
    """Return whether the character itself may be among those that are not adjacent, which no card means (6.3a)."""
    return who.get("adjacent") is False and who.get("side") != "opponents" and not who.get("other")


# the other one of whom "both" speaks, and where it has to be
TOGETHER: dict[str, dict[str, Value]] = {
    "if {self} is adjacent to {character} , ": {"adjacent": True},
    "if {self} is within {digit} squares of {character} , ": {"within": "$digit"},
}
OF_BOTH = ("both modify {change}", "modify both their {change}", "modify both of their {change}")


def _both(grammar: Grammar) -> None:
    """Add "if Hollis is adjacent to a character named Rob, both modify defense +1": one of that name, and Hollis."""
    for begin, near in TOGETHER.items():
        for end in OF_BOTH:
            _of_two(grammar, begin + end, near)


def _of_two(grammar: Grammar, template: str, near: dict[str, Value]) -> None:
    def make(slots: Slots) -> Value | None:
        if not {"named"} <= slots["character"].keys() <= {"named", "side"}:
            return None
        there = {**slots["character"], **{key: slots.get("digit", each) for key, each in near.items()}}
        values, number = slots["change"]
        changes = [{"modify": value, "add": number} for value in values]
        own = [{**each, "when": {"count": [{"of": there, "least": 1}]}} for each in changes]
        return [*own, *({**each, "who": there} for each in changes)]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or len(value) % 2:
            return
        others = value[len(value) // 2 :]
        there = dict(others[0].get("who", {})) if isinstance(others[0], dict) else {}
        slots: Slots = {"self": "self", "change": [[one.get("modify") for one in others], others[0].get("add")]}
        for key in near:
            found = there.pop(key, None)
            slots |= {"digit": found} if key == "within" else {}
        slots["character"] = there
        if "named" in there and make(slots) == value:
            yield slots

    grammar.made("meaning", template, make, split)


def _receiving(grammar: Grammar) -> None:
    """Add "if they have moved this turn" behind what others get: it is asked of each of them."""

    def make(slots: Slots) -> Value | None:
        found = []
        for effect in slots["effects"]:
            who = merged(effect["who"], slots["receiver"]) if "who" in effect else None
            if who is None:
                return None
            found.append({**effect, "who": who})
        return found if _alike(found) else None

    def split(value: Value) -> Iterator[Slots]:
        for who, rest in _shared(value, "who"):
            for those, more in parted(who):
                if those and more:
                    yield {"effects": [{**one, "who": those} for one in rest], "receiver": more}

    grammar.made("meaning", "{effects:clause} if they {receiver}", make, split)


def _facing(grammar: Grammar) -> None:
    """Add "against such characters": attacked by them what is a defense value, attacking them what is none."""

    def make(slots: Slots) -> Value | None:
        values = {effect.get("modify") for effect in slots["effects"]}
        role = "target" if values == {"defense"} else "attacker"
        if role == "attacker" and not values <= {"attack", "damage", "range"}:
            return None
        return timed(slots["effects"], {"attack": {"role": role, "other": slots["characters"]}})

    def split(value: Value) -> Iterator[Slots]:
        for conditions, rest in untimed(value):
            if conditions.keys() == {"attack"} and conditions["attack"].keys() == {"role", "other"}:
                yield {"characters": conditions["attack"]["other"], "effects": rest}

    grammar.made("meaning", "{effects:clause} against {characters}", make, split)


def _when(grammar: Grammar, template: str, slot: str, key: str | tuple[str, ...] | None, unless: bool = False) -> None:
    """Add a sentence with its conditions: whole ones, those of these keys alone, an attack, or that they don't hold."""

    def make(slots: Slots) -> Value | None:
        conditions = {"attack": slots[slot]} if key == "attack" else slots[slot]
        conditions = {"unless": conditions} if unless else conditions
        if isinstance(key, tuple) and not conditions.keys() <= set(key):
            return None
        if template.startswith("{effects:") and not _alike(slots["effects"]):
            return None
        if any("who" in effect for effect in slots["effects"]) and (
            slot == "bare" or (key == "attack" and _of_itself(template))
        ):
            return None  # of others nobody asks for the character's own attack, nor tells who of them is near somebody
        if key == "attack" and _aimless(slots[slot], slots["effects"]):
            return None
        return timed(slots["effects"], conditions)

    def split(value: Value) -> Iterator[Slots]:
        wrapped = "unless" if unless else key if key == "attack" else None
        for conditions, rest in untimed(value):
            if wrapped is None and (not isinstance(key, tuple) or conditions.keys() <= set(key)):
                yield {slot: conditions, "effects": rest}
            elif conditions.keys() == {wrapped}:
                yield {slot: conditions[str(wrapped)], "effects": rest}

    grammar.made("meaning", template, make, split)


def _alike(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects are of one kind: of two kinds a condition behind them may be the last one's alone."""
    return len({frozenset(effect) - set(BESIDE) for effect in effects}) == 1


def _aimless(attack: Mapping[str, Value], effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether a target's own value is changed that no attack on it asks for: the attacker's may be meant."""
    changed = {effect.get("modify", "defense") for effect in effects if "who" not in effect}
    return attack.get("role") == "target" and bool(changed - {"defense"})


def _of_itself(template: str) -> bool:
    """Return whether the attack that a template speaks of is the character's own: it is named, or stands first."""
    return "_self}" in template or "own_using" in template or not template.startswith("{effects:")


def _fixed(grammar: Grammar, behind: str, attack: dict[str, Value]) -> None:
    """Add a sentence that ends with one certain attack, on or by the character itself; it is about others."""
    conditions = {"attack": attack}
    grammar.made(
        "meaning",
        f"{{effects:clause}} {behind}",
        lambda slots: (
            timed(slots["effects"], conditions) if all("who" in effect for effect in slots["effects"]) else None
        ),
        lambda value: ({"effects": rest, "self": "self"} for found, rest in untimed(value) if found == conditions),
    )
