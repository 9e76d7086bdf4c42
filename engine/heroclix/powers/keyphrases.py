"""The keyphrase abilities (27.7), and those that a size's symbol grants (1.3f–1.3h)."""

from collections.abc import Mapping
from types import MappingProxyType

from engine.heroclix.powers.power import Power, ValueEffect

__all__ = ["GRANTED_BY_SIZE", "KEYPHRASES"]

KEYPHRASES = (
    Power("autonomous", "27.7a", "keyphrase", judged=True),
    Power("flight", "27.7c", "keyphrase", judged=True),
    Power("giant-reach", "27.7d", "keyphrase", judged=True),
    Power("great-size", "27.7e", "keyphrase", judged=True),
    Power("immobile", "27.7f", "keyphrase", judged=True),
    Power("immune", "27.7g", "keyphrase", judged=True),
    Power("knockback", "27.7i", "keyphrase"),
    Power("passenger", "27.7k", "keyphrase", judged=True),
    Power("swim", "27.7q", "keyphrase", judged=True),
    Power(
        "tiny-size",
        "27.7r",
        "keyphrase",
        values=(ValueEffect(("defense",), "add", 1, when="against-range"),),
        judged=True,
    ),
)

GRANTED_BY_SIZE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "tiny": ("tiny-size",),
        "standard": (),
        "giant": ("great-size", "giant-reach:2"),
        "colossal": ("great-size", "giant-reach:3"),
    }
)
