"""What the attack roll shows: "when Hollis's attack roll is doubles, …", "on a critical hit" (12.2, 12.3b)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.heroclix.cards.grammar import Grammar, Slots, Value, merged

__all__ = ["add_rolled"]

# behind "the attack roll"
SHOWN: dict[str, dict[str, Value]] = {
    "is doubles": {"doubles": True},
    "isn't doubles": {"doubles": False},
    "is not doubles": {"doubles": False},
    "is {digit} or more|higher|greater": {"total": {"least": "$digit"}},
    "is {digit} or less|lower|fewer": {"total": {"most": "$digit"}},
    "is a critical hit": {"critical": "hit"},
}
# what the attacker does, behind its name, and what its roll is then
ROLLING: dict[str, dict[str, Value]] = {
    "rolls doubles": {"doubles": True},
    "attacks and rolls doubles": {"doubles": True},
    "makes an attack and rolls doubles": {"doubles": True},
    "hits with doubles": {"doubles": True},
    "hits and rolls doubles": {"doubles": True},
    "hits with an attack roll of {digit} or more|higher|greater": {"total": {"least": "$digit"}},
    "hits and ?his|her|its|the attack roll is {digit} or more|higher|greater": {"total": {"least": "$digit"}},
    "hits and ?his|her|its|the attack roll is doubles": {"doubles": True},
    "rolls a critical hit": {"critical": "hit"},
    "critically|critical hits": {"critical": "hit"},
}
# behind "deals penetrating damage"
ON: dict[str, dict[str, Value]] = {
    "on doubles": {"doubles": True},
    "on an attack roll of {digit} or more|higher|greater": {"total": {"least": "$digit"}},
    "on an attack roll of {away}": {"total": {"least": "$away"}},
    "on a critical hit": {"critical": "hit"},
    "on|with critical hits": {"critical": "hit"},
    "when he|she|it rolls doubles": {"doubles": True},
}


def add_rolled(grammar: Grammar) -> None:
    """Give the grammar damage that depends on the attack roll: what it shows is known before damage is dealt."""
    grammar.rules("shown", SHOWN)
    for template, roll in ROLLING.items():
        grammar.rule("hitting", f"{{self}} {template}", _own({"rolled": roll}))
    grammar.rule("hitting", "{self} makes a {kind} attack and rolls doubles", _doubles("$kind"))
    grammar.rule("hitting", "{selfs} attack roll {shown}", _own({"rolled": "$shown"}))
    for template, roll in ON.items():
        grammar.rule("own_deed", f"deals penetrating damage {template}", [_piercing(_own({"rolled": roll}))])
    critical = [_piercing(_own({"rolled": {"critical": "hit"}}))]
    for words in ("deal penetrating damage", "are penetrating ?damage"):
        grammar.rule("clause", f"{{selfs}} critical hits {words}", critical)
    for if_ in ("if|when|while {selfs} attack roll {shown}", "if|when|while the attack roll {shown}"):
        rolled = [_piercing(_own({"rolled": "$shown"}))]
        grammar.rule("own_deed", f"deals penetrating damage {if_}", rolled)
        grammar.rule("clause", f"?all ?the damage dealt by {{me}} is penetrating ?damage {if_}", rolled)
    _unless(grammar)


def _own(attack: dict[str, Value]) -> dict[str, Value]:
    return {"role": "attacker", **attack}


def _doubles(kind: str) -> dict[str, Value]:
    return _own({"kind": kind, "rolled": {"doubles": True}})


def _piercing(attack: dict[str, Value]) -> dict[str, Value]:
    return {"penetrating": True, "when": {"attack": attack}}


def _unless(grammar: Grammar) -> None:
    """Add "takes a maximum of 1 damage from attacks unless the attack roll is doubles": where it is not."""
    for most in ("takes a maximum of {most:digit} damage {from}", "takes no more than {most:digit} damage {from}"):
        for words, wanted in (("if|when the attack roll", True), ("unless the attack roll", False)):
            for verb, doubles in (("is doubles", True), ("isn't doubles", False)):
                _bounded(grammar, f"{most} {words} {verb}", {"doubles": doubles == wanted})


def _bounded(grammar: Grammar, template: str, roll: Mapping[str, Value]) -> None:
    def make(slots: Slots) -> Value | None:
        attack = merged(slots["from"], {"rolled": dict(roll)})
        return None if attack is None else [{"takes_most": slots["most"], "when": {"attack": attack}}]

    def split(value: Value) -> Iterator[Slots]:
        if isinstance(value, list) and len(value) == 1 and value[0].keys() == {"takes_most", "when"}:
            attack = value[0]["when"].get("attack", {})
            if attack.get("rolled") == roll and value[0]["when"].keys() == {"attack"}:
                rest = {key: each for key, each in attack.items() if key != "rolled"}
                yield {"most": value[0]["takes_most"], "from": rest}

    grammar.made("own_deed", template, make, split)
