"""The keyphrase abilities (27.7)."""

from engine.heroclix.ruleset.power import Power, ValueEffect

__all__ = ["ABILITIES", "KEYPHRASES"]

# abilities that are judged without a record of their own: those with a number or a name behind a colon, and others
ABILITIES = frozenset(
    ("autopilot", "colossal-stamina", "giant-reach", "indestructible", "passenger", "safeguard", "stop", "vehicle")
)

KEYPHRASES = (
    Power("autonomous", "27.7a", "keyphrase"),
    Power("wild-card", "19.4a", "keyphrase", actions=("free",)),
    Power("flight", "27.7c", "keyphrase"),
    Power("giant-reach", "27.7d", "keyphrase"),
    Power("great-size", "27.7e", "keyphrase", succeeds_on=(3, 4, 5, 6)),
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
