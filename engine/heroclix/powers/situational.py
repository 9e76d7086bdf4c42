"""Actions that a character has only in a certain situation: beside equipment, on or beside a vehicle (24.4, 25.2c)."""

from engine.heroclix.ruleset.power import Power

__all__ = ["SITUATIONAL"]

SITUATIONAL = (
    Power("equip", "25.2c", "inherent", actions=("power",)),
    Power("become-pilot", "24.4", "inherent", actions=("power",)),
    Power("place-pilot", "24.4", "inherent", actions=("power",)),
    Power("pilot-values", "24.4", "inherent", actions=("free",)),
    Power("pilot-power", "24.4", "inherent", actions=("free",)),
)
