"""The standard speed powers (27.1), in the card's order."""

from engine.heroclix.powers.improved import FREE_RUNNER, KINDS
from engine.heroclix.ruleset.power import Power, ValueEffect, minimum_range

__all__ = ["SPEED"]

HALVE_SPEED = ValueEffect(("speed",), "halve", when="this-action")
PHASING = frozenset(("improved-movement:elevated", "improved-movement:blocking", "improved-movement:characters"))

SPEED = (
    Power("flurry", "27.1a", "speed", actions=("close",), attack="close", then=("close",)),
    Power("leap-climb", "27.1b", "speed", includes=FREE_RUNNER),
    Power("phasing-teleport", "27.1c", "speed", actions=("move",), moves=True, grants=PHASING),
    Power("earthbound-neutralized", "27.1d", "speed", bars=KINDS),
    Power("charge", "27.1e", "speed", actions=("power",), attack="close", moves=True, values=(HALVE_SPEED,)),
    Power(
        "mind-control",
        "27.1f",
        "speed",
        actions=("close", "range"),
        attack="any",
        values=(minimum_range(),),
        no_damage=True,
    ),
    Power("plasticity", "27.1g", "speed"),
    Power(
        "force-blast",
        "27.1h",
        "speed",
        actions=("power",),
        aim="opponent",
        values=(minimum_range(),),
        knocks_back=("close", "range"),
    ),
    Power("sidestep", "27.1i", "speed", actions=("free",), moves=True, squares=2),
    Power(
        "hypersonic-speed",
        "27.1j",
        "speed",
        actions=("power",),
        attack="any",
        moves=True,
        grants=frozenset(("passenger:0",)),
        then=("move",),
        values=(ValueEffect(("range",), "halve", when="this-action"),),
    ),
    Power("stealth", "27.1k", "speed"),
    Power("running-shot", "27.1l", "speed", actions=("power",), attack="range", moves=True, values=(HALVE_SPEED,)),
)
