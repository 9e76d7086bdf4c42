"""The colours of the standard powers on dials, which cards speak of (27.1 to 27.4)."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["COLORS", "color_of"]

COLORS: Mapping[str, tuple[str, ...]] = {
    "red": ("flurry", "blades-claws-fangs", "super-senses", "ranged-combat-expert"),
    "orange": ("leap-climb", "energy-explosion", "toughness", "battle-fury"),
    "yellow": ("phasing-teleport", "pulse-wave", "defend", "support"),
    "lime-green": ("earthbound-neutralized", "quake", "combat-reflexes", "exploit-weakness"),
    "green": ("charge", "super-strength", "energy-shield-deflection", "enhancement"),
    "light-blue": ("mind-control", "incapacitate", "barrier", "probability-control"),
    "blue": ("plasticity", "penetrating-psychic-blast", "mastermind", "shape-change"),
    "purple": ("force-blast", "smoke-cloud", "willpower", "close-combat-expert"),
    "pink": ("sidestep", "precision-strike", "invincible", "empower"),
    "brown": ("hypersonic-speed", "poison", "impervious", "perplex"),
    "black": ("stealth", "steal-energy", "regeneration", "outwit"),
    "gray": ("running-shot", "telekinesis", "invulnerability", "leadership"),
}


def color_of(slug: str) -> str:
    """Return the colour of a standard power; empty where it has none.

    >>> color_of("outwit"), color_of("charge"), color_of("flight")
    ('black', 'green', '')
    """
    return next((color for color, slugs in COLORS.items() if slug in slugs), "")
