"""What some random positions are about, so that the rarer rules meet often enough to be compared."""

from __future__ import annotations

import random
from typing import Any

Fields = dict[str, Any]
# theme → what the asked figure gets, what everybody may get
THEMES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "water": (("outwit", "perplex", "force-blast", "pulse-wave"), ("swim", "stealth")),
    "lifting": (("telekinesis",), ("immobile", "safeguard:telekinesis", "great-size")),
    "demolition": ((), ("empower", "enhancement", "close-combat-expert", "ranged-combat-expert", "battle-fury")),
    "breach": (("improved-targeting:destroy-blocking", "mind-control"), ("stealth", "improved-targeting:hindering")),
    "sneaking": (
        ("outwit", "energy-explosion", "giant-reach:4"),
        ("stealth", "earthbound-neutralized", "giant-reach:2"),
    ),
    "wave": (("pulse-wave",), ("stealth", "swim", "immune", "safeguard:pulse-wave", "earthbound-neutralized")),
    "quake": (("quake", "poison", "giant-reach:2"), ("immune", "safeguard:quake", "safeguard:poison")),
    "carrying": (
        ("super-strength",),
        ("flight", "passenger:1", "leap-climb", "improved-movement:blocking", "tiny-size"),
    ),
}
FAR = ("water", "breach", "sneaking")  # themes with longer ranges


def themed(dice: random.Random, printed: Fields, figures: list[Fields]) -> None:
    """Turn a position to a theme, or leave it as it is."""
    theme = dice.choice((*THEMES, *(None,) * 6))
    if theme is None:
        return
    asked, anybody = THEMES[theme]
    if theme == "water":
        del figures[3:]
    for figure in figures:
        _gain(figure, [what for what in anybody if dice.random() < (0.7 if theme == "water" else 0.35)])
        if theme == "demolition":
            figure["values"] = {**figure.get("values", {}), "damage": 2}
            figure["side"] = "red"
        if theme in FAR:
            figure["values"] = {**figure.get("values", {}), "range": dice.randint(4, 9)}
    _gain(figures[0], list(asked))
    if theme == "water" and not printed["water"]:
        printed["water"] = sorted({at for figure in figures for at in figure.get("at", []) if dice.random() < 0.7})
        for kind in ("hindering", "blocking"):
            printed[kind] = [at for at in printed[kind] if at not in printed["water"]]


def _gain(figure: Fields, names: list[str]) -> None:
    """Give a figure powers and abilities, each where a document lists it."""
    for what in names:
        listed = figure["powers" if what in POWERS else "abilities"]
        if what not in listed:
            listed.append(what)


POWERS = (
    *("outwit", "perplex", "force-blast", "pulse-wave", "stealth", "telekinesis", "empower", "enhancement", "quake"),
    *("close-combat-expert", "ranged-combat-expert", "battle-fury", "mind-control", "energy-explosion", "poison"),
    *("earthbound-neutralized", "super-strength", "leap-climb"),
)
