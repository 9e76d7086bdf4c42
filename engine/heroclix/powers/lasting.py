"""Which effects powers leave on the map, how long those last, and on whom they may be (27.4j, 27.4k, 20.3).

>>> LEFT_BY["modify"], LASTS.get("modify", "next-turn")
(('perplex',), 'next-turn')
"""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["LASTS", "LEFT_BY", "OF_ITSELF", "OUTWIT", "PERPLEX"]

PERPLEX, OUTWIT = "perplex", "outwit"
# by the kind of an effect the powers that leave one; those of cards and keywords players say themselves
LEFT_BY: Mapping[str, tuple[str, ...]] = {
    "modify": (PERPLEX,),
    "cant-use": (OUTWIT, "pilot-power"),
    "copies": ("wild-card",),
    "replace": ("pilot-values",),
    "lends": ("pilot-power",),
    "cant-target": ("shape-change",),
}
LASTS: Mapping[str, str] = {"copies": "again", "cant-target": "turn"}  # others until its user's next turn
OF_ITSELF = ("pilot-power", "pilot-values", "wild-card")  # on nobody but who uses it
