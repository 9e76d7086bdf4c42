"""The keyphrase abilities (27.7)."""

from types import MappingProxyType

from engine.heroclix.powers.improved import FREE_RUNNER, IMPROVED
from engine.heroclix.ruleset.power import Power, ValueEffect
from engine.heroclix.ruleset.powers import Abilities

__all__ = ["ABILITIES", "KEYPHRASES"]

ABILITIES = Abilities(
    improved=IMPROVED,
    named=frozenset(
        ("autopilot", "colossal-stamina", "giant-reach", "indestructible", "passenger", "safeguard", "stop", "vehicle")
    ),
    numbered=("giant-reach", "passenger"),
    idle=frozenset(("improved-movement:hindering",)),  # 16.2a: everybody moves through hindering terrain
    granted=frozenset(("autopilot", "colossal-stamina", "sideline-active", "stop", "vehicle")),
    of_size=MappingProxyType(
        {
            "tiny": ("tiny-size",),
            "giant": ("giant-reach:2", "great-size"),
            "colossal": ("giant-reach:3", "great-size"),
        }
    ),
)

KEYPHRASES = (
    Power("autonomous", "27.7a", "keyphrase"),
    Power("wild-card", "19.4a", "keyphrase", actions=("free",)),
    Power("flight", "27.7c", "keyphrase", includes=(*FREE_RUNNER, "passenger:1")),
    Power("giant-reach", "27.7d", "keyphrase", grants=frozenset(("improved-targeting:hindering",))),
    Power(
        "great-size",
        "27.7e",
        "keyphrase",
        succeeds_on=(3, 4, 5, 6),
        includes=(*FREE_RUNNER, "improved-targeting:adjacent"),
    ),
    Power("immobile", "27.7f", "keyphrase"),
    Power("immune", "27.7g", "keyphrase"),
    Power("knockback", "27.7i", "keyphrase", knocks_back=("close", "range")),
    Power("passenger", "27.7k", "keyphrase"),
    Power("swim", "27.7q", "keyphrase"),
    Power(
        "tiny-size",
        "27.7r",
        "keyphrase",
        values=(ValueEffect(("defense",), "add", 1, when="against-range"),),
    ),
)
