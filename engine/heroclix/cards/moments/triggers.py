"""When a sentence matters that is no standing effect: what its action is, or what sets it off (21.1a, 21.1b).

A moment is understood whole, or as far as its first words go: "when Hollis hits" is a moment whoever has to be hit. In
the second case the sentence is reminded at each such moment, and never judged.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.heroclix.cards.grammar import Grammar, Value
from engine.heroclix.cards.moments.happenings import (
    ACTING,
    ATTACKER,
    BEFALLING,
    BEFORE,
    CHOSEN,
    ELSEWHERE,
    HANDLING,
    LEAVING,
    MOVING,
    OF_ROLLS,
    PHASES,
    REVEALED,
    SEVERAL,
    SHOWN,
    STATES,
    TARGET,
)
from engine.heroclix.cards.timing.lasting import LASTING

__all__ = ["add_triggers"]

SLOT = re.compile(r"\{(\w+)")
# what may stand behind somebody half understood
BEHIND_ANYBODY = {"kind", "power", "two_powers", "action", "digit", "team"}
ITSELF = {"itself": True}
TOGETHER = {"any": [{"itself": True}, "$character"]}  # "Hollis or an adjacent friendly character"
ACTIONS = {
    "FREE|Free|free": "free",
    "POWER|Power": "power",
    "MOVE|Move": "move",
    "CLOSE|Close": "close",
    "RANGE|Range": "range",
}


def add_triggers(grammar: Grammar) -> None:
    """Give the grammar its moments: `moment` behind "when", and `phase`."""
    grammar.rules("action", ACTIONS)
    doing: dict[str, dict[str, Value]] = {
        **ATTACKER,
        **TARGET,
        **MOVING,
        **ACTING,
        **BEFALLING,
        **HANDLING,
        **{verb: {"kind": "elsewhere"} for verb in ELSEWHERE},
        **{verb: {"kind": "state"} for verb in STATES},
    }
    doing = {_forgiven(template): meaning for template, meaning in doing.items()}
    for template, meaning in doing.items():
        grammar.rule("moment", f"{{self}} {template}", meaning)
        if set(SLOT.findall(template)) <= BEHIND_ANYBODY and meaning["kind"] not in ("elsewhere", "state"):
            grammar.rule("verb", template, meaning)
        if "aimed" not in template:
            plural = _plural(template)
            grammar.rule("moment", f"{{self}} {plural}", meaning)  # of a pair on one base, and a slip of print
            grammar.rule("moment", f"{{character}} {template}", {"who": "$character", **meaning})
            grammar.rule("moment", f"{{characters}} {plural}", {"who": "$characters", **meaning})
            grammar.rule("moment", f"one or more {{plural_of}} {plural}", {"who": "$plural_of", **meaning})
            grammar.rule("moment", f"an {{plural_of}} {template}", {"who": "$plural_of", **meaning})  # a slip of print
        else:
            grammar.rule("moment", f"{{character}} {template}", {"who": "$character", **meaning})
    for template, meaning in doing.items():
        if "aimed" not in template:
            grammar.rule("moment", f"{{self}} or {{character}} {template}", {"who": TOGETHER, **meaning})
            beside = f"{{self}} or|and|and/or one|1 or more {{plural_of}} {_plural(template)}"
            grammar.rule("moment", beside, {"who": {"any": [ITSELF, "$plural_of"]}, **meaning})
    _chosen(grammar)
    _leaving(grammar)
    _several(grammar, doing)
    grammar.rule("plural_of", "{plural}", "$plural")
    for joint in ("or", "and", "or opposing", "and opposing"):
        grammar.rule("two_powers", f"{{a:power}} {joint} {{b:power}}", ["$a", "$b"])
        grammar.rule("two_powers", f"{{a:power}} , {{b:power}} ?, {joint} {{c:power}}", ["$a", "$b", "$c"])
    grammar.rules("moment", OF_ROLLS)
    _rerolled(grammar)
    grammar.rules("lasting", LASTING)
    grammar.rules("phase", {_forgiven(template): meaning for template, meaning in PHASES.items()})
    for words in BEFORE:
        grammar.rule("phase", words, {"kind": "set-up"})
    grammar.rule("phase", "at the beginning of your first turn", {"kind": "set-up", "name": "first-turn"})
    grammar.rule("phase", "at the end of the game", {"kind": "set-up", "name": "end"})
    for words in SHOWN:
        grammar.rule("shown", words, "")
    for words, more in REVEALED.items():
        grammar.rule("phase", words, {"kind": "revealed", **more})


def _rerolled(grammar: Grammar) -> None:
    """Add whose rolls may be rerolled: attack rolls, or any, break away rolls among them (10.8, 12.2)."""
    of_them: Value = {"kind": "attacks", "who": "$character"}
    for who in ("you", "{self}"):
        grammar.rule("rerolled", f"{who} may reroll a|an|any|one attack roll made by {{character}}", of_them)
        any_roll: Value = {**of_them, "any_roll": True}
        grammar.rule("rerolled", f"{who} may reroll a|any|one roll|d6 made by {{character}}", any_roll)
        anybody: Value = {"kind": "attacks", "who": {"side": "any"}}
        grammar.rule("rerolled", f"{who} may reroll a|an|any|one attack roll", anybody)
    grammar.rule("rerolled", "{character} may reroll ?one ?of his|her|its|their ?own attack roll|rolls", of_them)
    theirs: Value = {"kind": "attacks", "who": {"side": "opponents"}}  # in his own attack is no such roll
    for whose in ("an|any|one opposing", "an|any|one opposing character's", "an opponent's"):
        for uses in ("uses|use it", "uses|use {power}"):
            grammar.rule("moment", f"{{self}} {uses} to reroll {whose} attack roll", theirs)


def _chosen(grammar: Grammar) -> None:
    """Add whom a power is used on: "Hollis is targeted with opposing Perplex", a friend of hers, one of several."""
    for template, meaning in CHOSEN.items():
        grammar.rule("moment", f"{{self}} {template}", {**meaning, "other": {"itself": True}})
        grammar.rule("moment", f"{{character}} {template}", {**meaning, "other": "$character"})
        grammar.rule("moment", f"{{characters}} {_plural(template)}", {**meaning, "other": "$characters"})
        grammar.rule("moment", f"{{self}} or {{character}} {template}", {**meaning, "other": TOGETHER})


def _several(grammar: Grammar, doing: Mapping[str, Mapping[str, Value]]) -> None:
    """Add the attacks that have two or more opposing targets, or hit as many."""
    for words in SEVERAL:
        grammar.rule("several", words, {"targets": {"least": 2}})
    for template, meaning in doing.items():
        if "{aimed}" in template:
            words = template.replace("{aimed}", "{several}")
            grammar.rule("moment", f"{{self}} {words}", {**meaning, "*": ["several"]})


def _leaving(grammar: Grammar) -> None:
    """Add from whom somebody breaks away: "an opposing character breaks away from Hollis", or she from one (10.8)."""
    for template, meaning in LEAVING.items():
        grammar.rule("moment", f"{{character}} {template} {{self}}", {**meaning, "who": "$character", "other": ITSELF})
        grammar.rule("moment", f"{{self}} {template} {{by:character}}", {**meaning, "other": "$by"})
        several = {**meaning, "who": "$characters", "other": ITSELF}
        grammar.rule("moment", f"{{characters}} {_plural(template)} {{self}}", several)
        grammar.rule(
            "moment", f"{{character}} {template} {{by:character}}", {**meaning, "who": "$character", "other": "$by"}
        )


def _forgiven(template: str) -> str:
    """Return a template that forgives a slip of print: "an opponents attack"."""
    return template.replace("opponent's", "opponent's|opponents")


def _plural(template: str) -> str:
    """Return what several do, as one does it: "hits" becomes "hit", "is hit" becomes "are hit"."""
    first, _, rest = template.partition(" ")
    if first.endswith("ly"):
        return f"{first} {_plural(rest)}"
    several = {"is": "are", "has": "have", "misses": "miss", "carries": "carry", "attacks": "attack"}
    one = several.get(first, first.removesuffix("'s") if first.endswith("'s") else first.removesuffix("s"))
    return f"{one} {rest}".strip()
