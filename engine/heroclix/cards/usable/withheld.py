"""What targets can't use against somebody, and more of who can't target or see whom (11.4, 12.1, 20.4)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.heroclix.cards.effects import cuts
from engine.heroclix.cards.grammar import Grammar, Slots, Value
from engine.heroclix.cards.protections import NEARBY, OF_VALUES, TARGETING
from engine.heroclix.cards.timing.attacks import ALONE
from engine.heroclix.cards.usable.abilities import OF_TARGETS
from engine.heroclix.cards.usable.besides import add_besides

__all__ = ["add_withheld"]

HARMLESS = frozenset(("mind-control", "incapacitate"))  # powers that deal no damage
SHOTS = (("with a close attack", "close"), ("with a range|ranged attack", "range"))


def add_withheld(grammar: Grammar) -> None:
    """Give the grammar what somebody's targets can't use, and who can neither target nor see the character."""
    _kept_from_targets(grammar)
    add_besides(grammar)
    _from_afar(grammar)
    _with_friends_nearby(grammar)
    _one_way(grammar)
    _controlled(grammar)
    for guards in ("guards", "parted_guards"):
        _guarded_besides(grammar, guards)
    grammar.rule("deed", "can't carry or be carried", [{"loses": "carry"}, {"cant_be": "carried"}])
    grammar.rule("behind", "that|who is|are not adjacent", {"adjacent": False})
    grammar.rule("clause", "lines of fire can't be drawn to {me}", [{"cant_be": "seen"}])
    grammar.rule("clause", "lines of fire can't be drawn to {me} by {blind:characters}", [_unseen("$blind")])


def _unseen(by: Value) -> dict[str, Value]:
    return {"cant_be": "seen", "by": by}


def _kept_from_targets(grammar: Grammar) -> None:
    """Add what the only target of the character's attack can't use, and what nobody can against it (20.4)."""
    alone: dict[str, Value] = {"targets": ALONE}
    for several in ("defenses", "powers_or", "powers_both"):
        for opposing, who in (("", {}), ("opposing", {"side": "opponents"})):
            single = f"a single {opposing} character"
            for words, kind in (
                (f"attacks {single}", {}),
                (f"targets {single} with an attack", {}),
                *((f"targets {single} {shot}", {"kind": kind}) for shot, kind in SHOTS),
            ):
                for that in ("they", "that character", "the target"):
                    template = f"when|whenever {{self}} {words} , {that} can't use {{{several}}}"
                    _rule(grammar, template, several, {**alone, **kind}, who)
        for attack, kind in (
            ("{selfs} attack|attacks", {}),
            ("an attack by {me}", {}),
            ("an attack made by {me}", {}),
            ("{selfs} {kind} attack|attacks", {"kind": "$kind"}),
        ):
            for when in ("if|when|while they are", "if|when|while they're"):
                template = f"{{characters}} can't use {{{several}}} {when} the only target of {attack}"
                _rule(grammar, template, several, {**alone, **kind}, None)
    for several in ("powers_or", "powers_both"):
        against = f"{{characters}} can't use {{{several}}} against {{me}}"
        _rule(grammar, against, several, {}, None)


def _rule(
    grammar: Grammar, template: str, several: str, attack: dict[str, Value], who: dict[str, Value] | None
) -> None:
    """Add what the targets of the character's attacks can't use; `attack`: in which, `who`: those, if not told."""

    def make(slots: Slots) -> Value | None:
        told = {key: slots["kind"] if value == "$kind" else value for key, value in attack.items()}
        found: dict[str, Value] = {"role": "target", "other": {"itself": True}, **told}
        if not OF_TARGETS.issuperset(slots[several]):
            return None
        those = slots["characters"] if who is None else who
        if "other" in those:
            return None  # than the character, or than its targets, nobody tells
        return [{"loses": slug, "who": those, "when": {"attack": found}} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if not isinstance(value, list) or not value or any(one.keys() != {"loses", "who", "when"} for one in value):
            return
        slots: Slots = {several: [one["loses"] for one in value], "characters": value[0]["who"]}
        slots["kind"] = value[0]["when"].get("attack", {}).get("kind")
        if make(slots) == value:
            yield slots

    grammar.made("meaning", template, make, split)


def _from_afar(grammar: Grammar) -> None:
    """Add whoever can't target or see the character unless near it, whatever else is said of them (11.4, 12.1)."""
    for near, beyond in NEARBY.items():
        joint = "to" if near == "adjacent" else "of"
        far: Value = {**beyond, "*": ["characters"]}
        for unless in (f"unless they are {near}", f"unless they are {near} {joint} {{me}}"):
            grammar.rule(
                "own_deed", f"can't be targeted by {{characters}} {unless}", [{"cant_be": "targeted", "by": far}]
            )
            for shot, kind in (("close", "close"), ("range|ranged", "range")):
                kept = [{"cant_be": "targeted", "attacks": kind, "by": far}]
                for by in ("by|from", "made by"):
                    words = f"can't be targeted with|by {shot} attacks {by} {{characters}} {unless}"
                    grammar.rule("own_deed", words, kept)
            words = f"{{characters}} can't draw ?a lines|line of fire to {{me}} {unless}"
            grammar.rule("clause", words, [_unseen(far)])


def _with_friends_nearby(grammar: Grammar) -> None:
    """Add "can't target Hollis or adjacent friendly characters": opponents, whom all of those have alike (12.1)."""
    for behind, effects in TARGETING.items():
        meaning = [{**one, "by": {"side": "opponents"}} for one in effects]
        for words in ("{me} or {those:characters}", "{me} and {those:characters}"):
            template = f"opposing characters can't target {words} {behind}"
            _of_friends(grammar, template, meaning)


def _of_friends(grammar: Grammar, template: str, meaning: list[dict[str, Value]]) -> None:
    def made(those: Value) -> Value:
        return [{**one, "who": {"any": [{"itself": True}, those]}} for one in meaning]

    def make(slots: Slots) -> Value | None:
        return made(slots["those"]) if slots["those"].get("side") == "friends" else None

    def split(value: Value) -> Iterator[Slots]:
        either: Value = value[0].get("who", {}).get("any", ()) if isinstance(value, list) and value else ()
        if len(either) == 2 and value == made(either[1]):
            yield {"those": either[1]}

    grammar.made("clause", template, make, split)


def _one_way(grammar: Grammar) -> None:
    """Add "can't be modified negatively", the way named last, by anybody or by some."""
    for way, sign in (("positively", "up"), ("negatively", "down")):
        kept: dict[str, Value] = {"cant_modify": "all", "sign": sign}
        by = [{**kept, "by": "$before"}]
        grammar.rule("deed", f"{OF_VALUES} modified {way}", [kept])
        grammar.rule("deed", f"{OF_VALUES} modified {way} by {{before}} effects|characters", by)
        grammar.rule("meaning", f"{{selfs}} combat values can't be modified {way}", [kept])
        grammar.rule("meaning", f"{{selfs}} combat values can't be modified {way} by {{before}} effects|characters", by)


def _controlled(grammar: Grammar) -> None:
    """Add that nobody controls the character, or gives it a token by Incapacitate (27.1f, 27.2f, 27.7n).

    Neither deals damage, so that a safeguard says no more.
    """
    for several in ("powers_or", "powers_both"):
        for verb in ("can't be targeted by|with", "can't be the target of"):
            _harmless(grammar, f"{verb} {{{several}}}", several, {})
            _harmless(grammar, f"{verb} opposing {{{several}}}", several, {"by": {"side": "opponents"}})
    by = [{"safeguard": "mind-control", "by": "$blind"}]
    grammar.rule("clause", "{blind:characters} can't use Mind Control to target {me}", by)


def _harmless(grammar: Grammar, template: str, several: str, by: dict[str, Value]) -> None:
    def make(slots: Slots) -> Value | None:
        if not HARMLESS.issuperset(slots[several]):
            return None
        return [{"safeguard": slug, **by} for slug in slots[several]]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and value and all("safeguard" in one for one in value):
            slots: Slots = {several: [one["safeguard"] for one in value]}
            if make(slots) == value:
                yield slots

    grammar.made("deed", template, make, split)


def _guarded_besides(grammar: Grammar, guards: str) -> None:
    """Add "has Toughness and PROTECTED: Outwit"."""
    grammar.made(
        "deed",
        f"has|have {{granted}} and PROTECTED|SAFEGUARD : {{{guards}}}",
        lambda slots: [*slots["granted"], *slots[guards]],
        lambda value: cuts(value, ("granted", guards)) if isinstance(value, list) else iter(()),
    )
