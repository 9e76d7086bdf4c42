"""The standard defense powers (27.3), in the card's order."""

from engine.heroclix.ruleset.power import Decision, Healing, Power, ValueEffect, minimum_range

__all__ = ["DEFENSE"]

DEFENSE = (
    Power("super-senses", "27.3a", "defense", evades_on=(5, 6), decision=Decision("die", "hit", "target")),
    Power("toughness", "27.3b", "defense", reduces=1),
    Power(
        "defend",
        "27.3c",
        "defense",
        values=(ValueEffect(("defense",), "lend-printed", lent=True),),
        decision=Decision("figure", "hit", "target", waits=False),
    ),
    Power(
        "combat-reflexes",
        "27.3d",
        "defense",
        values=(ValueEffect(("defense",), "add", 2, when="against-close"),),
    ),
    Power(
        "energy-shield-deflection",
        "27.3e",
        "defense",
        values=(ValueEffect(("defense",), "add", 2, when="against-range"),),
    ),
    Power("barrier", "27.3f", "defense", actions=("power",), values=(minimum_range(),)),
    Power("mastermind", "27.3g", "defense", decision=Decision("figure", "hit", "target"), chooses_friend=True),
    Power("willpower", "27.3h", "defense", succeeds_on=(5, 6), decision=Decision("die", "beginning", "anyone")),
    Power("invincible", "27.3i", "defense", reduces=2, reduces_penetrating=True),
    Power(
        "impervious", "27.3j", "defense", reduces=2, reduces_all_on=(5, 6), decision=Decision("die", "taking", "target")
    ),
    Power("regeneration", "27.3k", "defense", actions=("power",), heals=Healing()),
    Power("invulnerability", "27.3l", "defense", reduces=2),
)
