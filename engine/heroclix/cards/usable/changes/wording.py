"""What a card may say behind a power that it changes (20.2), and what that means: "…, but succeeds on a 4-6"."""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = [
    "AIMED",
    "CHANGES",
    "FREE_ALONE",
    "FREE_TOO",
    "HEEDLESS",
    "INSTEAD",
    "MARKERS",
    "OF_ACTIONS",
    "OF_ONE",
    "POWERS_CHOSEN",
    "SOME_VALUES",
    "SPEEDS",
    "VERBS",
    "WHOSE_VALUES",
]

# its own range value, and as many targets as it has
AFAR = (
    "?, but with a range ?value of {digit}",
    "with a range ?value of {digit}",
    "?, but with {digit} range",
    "with {digit} range",
    "?, but with ?a range {digit}",
    "with ?a range {digit}",
    "?, but has|have a range ?value of {digit}",
    "?, but {self} has a range value of {digit}",
)
AT_SEVERAL = ("with {digit} range", "with a range ?value of {digit}")
RANGES: dict[str, Value] = {
    **{template: {"range": "$digit"} for template in AFAR},
    **{f"{template} and {{bolts}}": {"range": "$digit", "targets": "$bolts"} for template in AT_SEVERAL},
    "with a range ?value of {digit} {more:restriction}": {"range": "$digit", "*": ["more"]},
    **{
        f"{template} and {{bolts}} {{more:restriction}}": {"range": "$digit", "targets": "$bolts", "*": ["more"]}
        for template in AT_SEVERAL
    },
    **{
        f"{begin} ?a minimum range {of}{{digit}}{instead}": {"minimum_range": "$digit"}
        for begin in ("?, but with", "with")
        for of in ("", "of ", "value of ")
        for instead in ("", " instead")
    },
    "?, but with {bolts}": {"targets": "$bolts"},
    "with {bolts}": {"targets": "$bolts"},
}
SUCCESSES: dict[str, Value] = {
    template: {"succeeds_on": "$results"}
    for template in (
        "?, but ?only succeeds|succeed on {results}",
        "?, but ?it succeeds on {results}",
        "?, but ?only succeeds|succeed on a|an {results}",
        "?, but ?it ?only succeeds on a|an roll|result of {results}",
        "?, but {self} ?only succeeds on ?a {results}",
        "?, but {self} ?only succeeds on a roll|result of {results}",
        "?, but on ?a {results}",
        "that succeeds on ?a {results}",
        "that succeeds on a roll|result of {results}",
        "?, but with a success range of {results}",
        "with a success range of {results}",
    )
}


def _whole(value: str) -> dict[str, Value]:
    """Return how it is said of a power that it doesn't halve a value, speed or range (27.1e, 27.1j)."""
    its = f"?his|her|its|their {value} ?value"
    return {
        template: {f"full_{value}": True}
        for template in (
            f"?, but doesn't|don't halve {its}",
            f"?, but do|does not halve {its}",
            f"?, but {{self}} doesn't|don't halve {its}",
            f"?, but {{self}} does not halve {its}",
            f"?, but {value} isn't halved",
            f"?, but {value} is not halved",
            f"?, but {{selfs}} {value} isn't halved",
            f"?, but {{selfs}} {value} is not halved",
            f"?, but|and without halving {its}",
            f"without halving {its}",
        )
    }


SPEEDS, HALVED_RANGES = _whole("speed"), _whole("range")
VERBS = "target|choose|carry|place|heal|affect"
TARGETS: dict[str, Value] = {
    **{
        template: {"target": "$aim"}
        for template in (
            f"?, but only to {VERBS} {{aim}}",
            "?, but only targeting|choosing|carrying|placing|healing {aim}",
            f"?, but may|can only {VERBS} {{aim}}",
            f"?, but {{self}} may|can only {VERBS} {{aim}}",
            f"?, but may|can only be used to {VERBS} {{aim}}",
            "?, but {self} may|can only use it to target|choose|carry|place {aim}",
            f"and may|can only {VERBS} {{aim}}",
        )
    },
    "?, but only to target self": {"target": {"itself": True}},
    **{
        template: {"target": {"other": True}}
        for template in (
            "?, but can't|cannot target|choose|affect {myself}",
            "?, but can't|cannot be used to target|choose {myself}",
            "?, but not to target|choose {myself}",
        )
    },
    **{
        f"?, but {words} choose|target {friends} within {{digit}} squares{instead}": {"squares": "$digit"}
        for words in ("may|can", "{self} may|can")
        for instead in ("", " instead of adjacent")
        for friends in ("a|any friend", "a|any|another friendly character", "?other friendly characters")
    },
}
# whose values a change speaks of, behind and before them
WHOSE_VALUES: dict[str, Value] = {
    "a|an {before} character's": "$before",
    "{before} characters'": "$before",
    "a character's": {},
    "{selfs} ?own": {"itself": True},
}
SOME_VALUES: dict[str, Value] = {
    "{one_value}": ["$one_value"],
    "{first:one_value} and|or {second:one_value}": ["$first", "$second"],
    "{first:one_value} , {second:one_value} ?, and|or {third:one_value}": ["$first", "$second", "$third"],
}
MODIFYING: dict[str, Value] = {
    "?, but only to generate|place {some} marker|markers": {"most": "$some"},
    "?, but only to generate|place up to {some} marker|markers": {"most": "$some"},
    "?, but only to generate|place a single marker": {"most": 1},
    "?, but ?only up to {some} markers": {"most": "$some"},
    "?, but only {some} marker|markers": {"most": "$some"},
    "?, but only to modify {some_values}": {"only_modify": "$some_values"},
    "?, but only to modify {some_values} on|of {aim}": {"only_modify": "$some_values", "target": "$aim"},
    "?, but only to modify a|an {values} value": {"only_modify": "$values"},
    "?, but only to modify {some_values} values": {"only_modify": "$some_values"},
    "?, but only to modify a|an {values} value on|of {aim}": {"only_modify": "$values", "target": "$aim"},
    "?, but only on {selfs} ?own combat values": {"target": {"itself": True}},
    "?, but only to modify {some_values} on {myself}": {"only_modify": "$some_values", "target": {"itself": True}},
    "?, but only to modify {whose_values} {some_values} ?value|values": {
        "only_modify": "$some_values",
        "target": "$whose_values",
    },
    "?, but only to modify {whose_values} ?combat values|value": {"target": "$whose_values"},
    "?, but only to modify {some_values} ?by +1": {"only_modify": "$some_values", "sign": "up"},
    "?, but only to modify {some_values} ?by -1": {"only_modify": "$some_values", "sign": "down"},
    "?, but only to positively modify ?a combat value|values": {"sign": "up"},
    "?, but only to negatively modify ?a combat value|values": {"sign": "down"},
    "?, but only to increase ?a combat value|values": {"sign": "up"},
    "?, but only to decrease|reduce ?a combat value|values": {"sign": "down"},
    "?, but only to increase {whose_values} ?combat values|value": {"sign": "up", "target": "$whose_values"},
    "?, but only to decrease|reduce {whose_values} ?combat values|value": {"sign": "down", "target": "$whose_values"},
    "?, but only to positively modify ?a combat value|values of|on {aim}": {"sign": "up", "target": "$aim"},
    "?, but only to negatively modify ?a combat value|values of|on {aim}": {"sign": "down", "target": "$aim"},
    "?, but only to negatively modify opposing combat values": {"sign": "down", "target": {"side": "opponents"}},
    "?, but only to positively modify friendly combat values": {"sign": "up", "target": {"side": "friends"}},
    **{
        f"?, but only to modify {words} ?by {change}": {"sign": sign}
        for words in ("a|any combat value", "?combat values", "a value", "values", "")
        for change, sign in (("+1", "up"), ("-1", "down"))
    },
    "?, but only once per {period}": {"limit": "$period"},
    "once per {period}": {"limit": "$period"},
    "?, but only to reroll {rolls}": {"rerolls": "$rolls"},
    "?, but only for|on {rolls}": {"rerolls": "$rolls"},
    "?, but only to reroll attacks|attack ?rolls of {friends}": {"rerolls": ["all"], "target": "$friends"},
    "?, but only to reroll attacks|attack ?rolls made by {friends}": {"rerolls": ["all"], "target": "$friends"},
    "?, but only for attacks|attack ?rolls made by {friends}": {"rerolls": ["all"], "target": "$friends"},
    **{
        f"{words}": {"carries": "$carried"}
        for words in (
            "?, regardless of {carried}",
            "?, but carried characters may|can be ?of any {carried}",
            "?, but regardless of {carried}",
            "?, but|and may carry regardless of {carried}",
            "?, but|and may carry characters regardless of {carried}",
            "?, but|and {self} may carry regardless of {carried}",
        )
    },
    "?, but only to carry {aim} ?, regardless of {carried}": {"target": "$aim", "carries": "$carried"},
    "?, but may|can only reroll {rolls}": {"rerolls": "$rolls"},
    "?, but only {counted_times} per turn": {"times": "$counted_times"},
    **{
        f"?, but {words} {again} per|each turn": {"times": 2}
        for words in ("may use it", "{self} may use it", "may|can be used")
        for again in ("a second time", "an additional time")
    },
    **{
        f"?, but {words} {{counted_times}}{turn}": {"times": "$counted_times"}
        for words in ("may use it", "{self} may use it", "may|can be used")
        for turn in ("", " per|each|a turn")
    },
    "?, but only to choose|counter|target {powers_chosen}": {"chooses": "$powers_chosen"},
    "?, but may|can only choose|counter|target {powers_chosen}": {"chooses": "$powers_chosen"},
}
CHANGES: dict[str, Value] = {**RANGES, **SUCCESSES, **SPEEDS, **HALVED_RANGES, **TARGETS, **MODIFYING}
# which powers Outwit may take
POWERS_CHOSEN: dict[str, Value] = {
    "?a|an {kind_of_power} power|powers": ["$kind_of_power"],
    "{a:kind_of_power} or|and {b:kind_of_power} powers": ["$a", "$b"],
    "?a standard power|powers": ["standard"],
    "?a special power|powers": ["special"],
    "?a|an {color} power|powers": ["$color"],
    "a|an {color} power or a special power": ["$color", "special"],
    "a|an {a:color} or {b:color} power": ["$a", "$b"],
}
# what is said of one power alone, whose own number it replaces
INSTEAD: tuple[tuple[str, str, int], ...] = (
    ("Quake", "quake", 2), ("Energy Explosion", "energy-explosion", 2), ("Pulse Wave", "pulse-wave", 1),
)  # fmt: skip
OF_ONE: dict[str, tuple[str, Value]] = {
    **{
        f"{name} ?, but {words}{instead}": (slug, {"deals": "$number"})
        for name, slug, usual in INSTEAD
        for words in (
            "deals {number} damage",
            "hit characters are dealt {number} damage",
            "each hit character is dealt {number} damage",
        )
        for instead in (f" instead of {usual}", " instead", "")
    },
    **{
        f"Steal Energy ?, but {words} {{some}} clicks{instead}": ("steal-energy", {"heals": "$some"})
        for words in ("heals", "{self} heals", "heals {me}", "heals up to", "{self} heals up to")
        for instead in ("", " instead", " instead of 1|one")
    },
    **{
        f"Steal Energy {words}": ("steal-energy", {"attack": "any"})
        for words in (
            "?, but with close or range attacks",
            "?, but with any attack|attacks",
            "with close or range attacks",
            "?, but may use it with close or range attacks",
            "?, but may use it with range attacks",
            "?, but may also use it with range attacks",
            "?, but may use it with range attacks as well",
            "?, but {self} may use it with close or range attacks",
            "?, but can be used with close or range attacks",
            "?, but can|may be used with range attacks",
            "?, but also with range attacks",
            "?, but also for range attacks",
            "?, but for close or range attacks",
            "?, but for range attacks as well",
            "?, but with range attacks as well",
            "?, and may use it with range attacks",
        )
    },
    "Steal Energy ?, but only with range attacks": ("steal-energy", {"attack": "range"}),
    "Steal Energy with range attacks": ("steal-energy", {"attack": "range"}),
    **{
        f"Incapacitate ?, but {words} {{some}} action tokens{instead}": ("incapacitate", {"gives": "$some"})
        for words in ("hit targets|characters are given", "gives ?hit ?targets|characters", "gives each hit character")
        for instead in ("", " instead", " instead of 1|one")
    },
    **{
        f"{name} ?, but modifies|modify defense ?by {{plus}}{instead}": (slug, {"adds": "$plus"})
        for name, slug in (
            ("Energy Shield/Deflection", "energy-shield-deflection"),
            ("Combat Reflexes", "combat-reflexes"),
        )
        for instead in ("", " instead", " instead of +2")
    },
    **{
        f"{name} ?, but modifies|modify damage ?by {{plus}}{instead}": (slug, {"adds": "$plus"})
        for name, slug in (("Empower", "empower"), ("Enhancement", "enhancement"))
        for instead in ("", " instead", " instead of +1")
    },
    **{
        f"{name} ?, but modifies|modify attack and damage ?by {{plus}}{instead}": (slug, {"adds": "$plus"})
        for name, slug in (
            ("Close Combat Expert", "close-combat-expert"),
            ("Ranged Combat Expert", "ranged-combat-expert"),
        )
        for instead in ("", " instead", " instead of +1")
    },
    **{
        f"Hypersonic Speed ?, but {words}": ("hypersonic-speed", {"attack": kind})
        for kind, said in (("close", "close"), ("range", "range|ranged"))
        for words in (
            f"only to make ?a {said} attacks|attack",
            f"can|may only make {said} attacks",
            f"{{self}} can|may only make {said} attacks",
            f"only makes {said} attacks",
            f"only with {said} attacks",
        )
    },
    **{
        f"Sidestep ?, but {words} {{some}} squares{instead}": ("sidestep", {"squares": "$some"})
        for words in ("up to", "moves|move up to", "may move up to", "{self} moves up to", "{self} may move up to")
        for instead in ("", " instead", " instead of 2")
    },
    **{
        f"Super Senses ?, but {words} on {roll}{{results}}": ("super-senses", {"succeeds_on": "$results"})
        for words in ("evades", "{self} evades")
        for roll in ("", "a ", "a roll|result of ")
    },
    **{
        f"Mind Control ?, but only {words}": ("mind-control", {"as_type": kind})
        for kind in ("close", "range")
        for words in (f"with {kind} attacks", f"to make ?a {kind} attacks|attack", f"as a {kind} attack")
    },
    **{
        f"Leadership ?, but only to {words} {{aim}}": ("leadership", {"target": "$aim"})
        for words in ("remove action tokens from", "remove an action token from", "remove ?action tokens|token from")
    },
    **{
        f"{name} ?, but {words} {{aim}}": (slug, {"target": "$aim"})
        for name, slug in (
            ("Charge", "charge"),
            ("Flurry", "flurry"),
            ("Running Shot", "running-shot"),
            ("Hypersonic Speed", "hypersonic-speed"),
        )
        for words in ("only to attack", "may|can only attack")
    },
    **{
        f"Outwit ?, but {words} choose|counter powers of|on {{characters}}": ("outwit", {"target": "$characters"})
        for words in ("only to", "may|can only")
    },
    "Probability Control ?, but only for {friends}": ("probability-control", {"target": "$friends"}),
    **{
        f"{name} ?, but {words} {{characters}}": (slug, {"target": "$characters"})
        for name, slug in (("Empower", "empower"), ("Enhancement", "enhancement"))
        for words in ("only for", "only affects", "only to modify")
    },
    **{
        f"{name} ?, but {words} the ?d6 result|roll ?by {plus}": (slug, {"succeeds_on": list(range(first, 7))})
        for name, slug in (
            ("Super Senses", "super-senses"),
            ("Shape Change", "shape-change"),
            ("Impervious", "impervious"),
            ("Leadership", "leadership"),
            ("Willpower", "willpower"),
        )
        for words in ("increase|increases", "{self} increases")
        for plus, first in (("+1|1", 4), ("+2|2", 3))
    },
    "Defend ?, but only for|to {characters}": ("defend", {"target": "$characters"}),
    "Defend ?, but only to replace the defense value|values of {characters}": ("defend", {"target": "$characters"}),
    **{
        f"Poison ?, but {words} even if {moved} this turn": ("poison", {"moved_too": True})
        for words in ("may use it", "{self} may use it", "may|can be used")
        for moved in ("moved or placed", "{self} moved or was placed", "{self} has moved or been placed")
    },
    **{
        f"Poison ?, but deals {{number}} damage{instead}": ("poison", {"deals": "$number"})
        for instead in ("", " instead", " instead of 1")
    },
}
# how a power is its own and can be given as FREE besides, and as FREE alone
FREE_TOO = ("?, normally or as FREE", "?, but may|can use it as FREE", "?, but {self} may|can use it as FREE",
            "and may use it as FREE")  # fmt: skip
FREE_ALONE = ("as FREE", "?, but only as FREE", "?, but as FREE")
# powers that are about somebody within range, in line of fire or adjacent, which a card may tell not to heed
AIMED = (
    "outwit", "perplex", "probability-control", "mind-control", "support", "mastermind", "force-blast", "empower",
    "enhancement", "defend",
)  # fmt: skip
HEEDLESS: dict[str, tuple[str, ...]] = {  # behind "regardless of"
    "range": ("range",),
    "line of fire": ("line-of-fire",),
    "range and|or line of fire": ("range", "line-of-fire"),
    "adjacency": ("adjacency",),
}
# what is given as FREE or costs nothing, as an action of one type: "Perplex as POWER"
OF_ACTIONS: dict[str, tuple[str, Value]] = {
    f"{name} {words}": (slug, {"as_type": kind})
    for name, slug, word, kind in (
        ("Perplex", "perplex", "POWER", "power"),
        ("Outwit", "outwit", "POWER", "power"),
        ("Poison", "poison", "POWER", "power"),
        ("Sidestep", "sidestep", "POWER", "power"),
        ("Phasing/Teleport", "phasing-teleport", "POWER", "power"),
        ("Mind Control", "mind-control", "CLOSE", "close"),
        ("Mind Control", "mind-control", "RANGE", "range"),
    )
    for words in (f"as {word}", f"?, but only as {word}", f"as a {word} action", f"?, but only as a {word} action")
}
# the terrain that a power's own markers are of
MARKERS = (("Barrier", "barrier", "blocking"), ("Smoke Cloud", "smoke-cloud", "hindering"))
