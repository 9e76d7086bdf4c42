"""Effects as the meaning of a sentence: what is said of each of them, and the conditions that all of them have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged, parted
from engine.heroclix.written.applied import SEEN_FROM

__all__ = [
    "OF_ATTACKERS",
    "RELATIVE",
    "TITLE",
    "alike",
    "cuts",
    "each",
    "keys_of",
    "listed",
    "of_that_side",
    "one_view",
    "plainly",
    "shared",
    "tied",
    "timed",
    "untimed",
]

TITLE = "@"  # stands for the card's own name, by which a UNIQUE MODIFIER is told from others (22.10)
# seen from whoever makes or suffers the attack, who is not the figure itself where the effect is for others
RELATIVE = SEEN_FROM | {"height", "sized", "near"}
# of damage, what is so for whoever takes it, and for whoever deals it
TAKEN = frozenset(("takes_most", "damage_taken", "reduces_besides", "reduces_penetrating", "reduces_most"))
DEALT = frozenset(("penetrating", "damage_dealt", "deals_most", "reduced_least", "instead"))
OF_ATTACKERS = ("attack", "damage", "range")  # values that count in an attack that a figure makes
CHARACTERS = ("who", "of", "other", "target", "by", "characters", "also", "any_points")  # keys that describe some
BESIDE = ("when", "who", "by", "restrict", "per", "sign", "attacks", "several", "of")  # no kinds of effects


def each(effects: Sequence[Mapping[str, Value]], key: str, value: Value) -> list[dict[str, Value]] | None:
    """Return the effects with something said of each; None where one of them says it already."""
    if any(key in effect for effect in effects):
        return None
    return [{**effect, key: value} for effect in effects]


def shared(effects: Value, key: str) -> Iterator[tuple[Value, list[dict[str, Value]]]]:
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
        if both is None or not one_view(effect, both):
            return None
        found.append({**effect, "when": both})
    return found


def tied(effect: Mapping[str, Value], given: Sequence[str]) -> Mapping[str, Value]:
    """Return an effect with its attack marked as made through its own card, where that gives the action (20.7a).

    >>> using = {"damage_dealt": 1, "when": {"attack": {"role": "attacker", "using": ["charge"]}}}
    >>> tied(using, ["charge"])["when"]["attack"].get("version"), tied(using, ["flurry"]) == using
    (True, True)
    """
    when = effect.get("when", {})
    attack = when.get("attack", {})
    own = "who" not in effect if attack.get("role") == "attacker" else attack.get("other") == {"itself": True}
    if not own or not attack.get("using") or not set(attack["using"]) <= set(given):
        return effect
    return {**effect, "when": {**when, "attack": {**attack, "version": True}}}


def one_view(effect: Mapping[str, Value], when: Mapping[str, Value]) -> bool:
    """Return whether the other side of an attack is described so that everybody sees the same, where others act."""
    other = when.get("attack", {}).get("other", {})
    if effect.get("who", {}).get("side") == other.get("side") == "opponents":
        return False  # whoever opposes them may be meant
    return "who" not in effect or not keys_of(other) & RELATIVE or _beside_the_card(effect["who"], other)


def _beside_the_card(who: Mapping[str, Value], other: Mapping[str, Value]) -> bool:
    """Return whether opponents are attacked by the card's own friends: whoever "are adjacent or have …" is so to it."""
    if who.get("side") != "opponents" or other.get("side") != "friends":
        return False
    if other.keys() <= {"side", "other", "keyword", "named"}:
        return True  # another than the card's own character
    if other.keys() != {"side", "any"}:
        return False
    near, *more = other["any"]
    return near == {"adjacent": True} and all(one.keys() == {"keyword"} for one in more)


def of_that_side(attack: Mapping[str, Value], effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether own effects on damage can count on that side of an attack: the attacker alone deals it.

    >>> of_that_side({"role": "attacker"}, [{"penetrating": True}]), of_that_side({"role": "target"}, [{"instead": 2}])
    (True, False)
    """
    others = TAKEN if attack.get("role") == "attacker" else DEALT
    return not any("who" not in one and others & one.keys() for one in effects)


def keys_of(characters: Mapping[str, Value]) -> set[str]:
    """Return the keys of a description of characters, those of its alternatives too."""
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
            return None if "penetrating" in last and "when" in last and not alike(found) else found

        def split(value: Value) -> Iterator[Slots]:
            if isinstance(value, list):
                yield from cuts(value, names)

        templates = {
            2: (f"{{a:{one}}} and {{b:{one}}}", f"{{a:{one}}} , and {{b:{one}}}"),
            3: (f"{{a:{one}}} , {{b:{one}}} ?, and {{c:{one}}}",),
        }
        for template in templates[len(names)]:
            grammar.made(kind, template, make, split)

    grammar.rule(kind, f"{{{one}}}", f"${one}")
    together("a", "b")
    together("a", "b", "c")


def cuts(value: list[Value], names: Sequence[str]) -> Iterator[Slots]:
    """Yield each way in which effects in a row may be those of so many parts, none of them empty."""
    if len(names) == 1:
        if value:
            yield {names[0]: value}
        return
    for cut in range(1, len(value)):
        for rest in cuts(value[cut:], names[1:]):
            yield {names[0]: value[:cut], **rest}


def alike(effects: Sequence[Mapping[str, Value]]) -> bool:
    """Return whether effects are of one kind: of two kinds a condition behind them may be the last one's alone."""
    return len({frozenset(effect) - set(BESIDE) for effect in effects}) == 1


def plainly(value: Value, of: str = "") -> Value:
    """Return an effect as it is written by hand: a single terrain of a condition stands alone, not in a list.

    What takes the place of normal damage knows its attacks by a word.

    >>> plainly({"grants": "stealth", "when": {"on": ["hindering"]}})
    {'grants': 'stealth', 'when': {'on': 'hindering'}}
    >>> plainly({"instead": 2, "when": {"attack": {"role": "attacker", "kind": "close"}}})
    {'instead': 2, 'when': 'attacking-close'}
    """
    if isinstance(value, Mapping) and "instead" in value and isinstance(value.get("when"), Mapping):
        attack = value["when"]["attack"]
        rest = {key: each for key, each in value.items() if key != "when"}
        return {**rest, "when": f"attacking-{attack['kind']}"} if "kind" in attack else rest
    if isinstance(value, Mapping):
        return {
            key: each[0]
            if key == "on" and of not in CHARACTERS and isinstance(each, list) and len(each) == 1
            else plainly(each, of if key == "any" and of in CHARACTERS else key)
            for key, each in value.items()
        }
    return [plainly(each, of) for each in value] if isinstance(value, list) else value
