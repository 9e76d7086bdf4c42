"""Where a line goes that is drawn or shot along: over, through or past what stands between, which the board shows."""

from __future__ import annotations

__all__ = ["ENGLISH_PAST", "SPANISH_PAST"]

_ENGLISH_WAYS = ("over", "past", "through", "behind", "around", "across", "thru")
_ENGLISH_PASSED = (
    "wall", "walls", "smoke", "hindering", "hindering terrain", "blocking", "blocking terrain", "corner", "bush",
    "bushes", "terrain", "barrier", "object", "objects", "debris", "smoke cloud", "trees", "water", "rubble", "fence",
)  # fmt: skip
ENGLISH_PAST = "|".join(
    f"{way} {thing}"
    for way in _ENGLISH_WAYS
    for each in _ENGLISH_PASSED
    for thing in (each, f"the {each}", f"that {each}")
)
_SPANISH_WAYS = ("por encima de", "a traves de", "sobre", "tras", "detras de", "por entre", "entre", "por")
_SPANISH_PASSED = (
    "el muro", "la pared", "el humo", "la barrera", "los arbustos", "el arbusto", "los muros", "el terreno",
    "el terreno obstaculizante", "el terreno bloqueante", "los escombros", "las matas", "la valla", "las paredes",
    "el objeto", "los objetos", "los arboles", "el agua", "la esquina",
)  # fmt: skip
SPANISH_PAST = "|".join(f"{way} {thing}" for way in _SPANISH_WAYS for thing in _SPANISH_PASSED)
