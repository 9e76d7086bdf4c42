"""The standard attack powers (27.2), in the card's order."""

from engine.heroclix.ruleset.power import Decision, Power, ValueEffect, minimum_range

__all__ = ["ATTACK"]

ATTACK = (
    Power("blades-claws-fangs", "27.2a", "attack", decision=Decision("die", "damage", "attacker")),
    Power("energy-explosion", "27.2b", "attack", actions=("range",), attack="range", instead=2, spreads=True),
    Power(
        "pulse-wave",
        "27.2c",
        "attack",
        actions=("range",),
        attack="range",
        everyone=True,
        grants=frozenset(("improved-targeting:characters", "improved-targeting:adjacent")),
        values=(ValueEffect(("range",), "set", 4, when="this-action"),),
        instead=1,
        silences=True,
    ),
    Power(
        "quake",
        "27.2d",
        "attack",
        actions=("close",),
        attack="close",
        everyone=True,
        grants=frozenset(("knockback",)),
        instead=2,
    ),
    Power("super-strength", "27.2e", "attack", knocks_back=("close",)),
    Power("incapacitate", "27.2f", "attack", decision=Decision("option", "damage", "attacker")),
    Power("penetrating-psychic-blast", "27.2g", "attack", penetrates=("range",)),
    Power("smoke-cloud", "27.2h", "attack", actions=("power",), values=(minimum_range(),)),
    Power("precision-strike", "27.2i", "attack"),
    Power("poison", "27.2j", "attack", actions=("free",), aim="adjacent-opponents", still=True),
    Power("steal-energy", "27.2k", "attack"),
    Power(
        "telekinesis",
        "27.2l",
        "attack",
        actions=("power",),
        values=(minimum_range(),),
        decision=Decision("figure", "targets", "attacker", waits=False),
    ),
)
