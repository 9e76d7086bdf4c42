"""Where a line goes: over, through or past what stands between, and up or down to somebody, as the board shows."""

from __future__ import annotations

__all__ = ["ENGLISH_PAST", "SPANISH_PAST"]

_ENGLISH_WAYS = ("over", "past", "through", "behind", "around", "across", "thru")
_ENGLISH_PASSED = (
    "wall", "walls", "smoke", "hindering", "hindering terrain", "blocking", "blocking terrain", "corner", "bush",
    "bushes", "terrain", "barrier", "object", "objects", "debris", "smoke cloud", "trees", "water", "rubble", "fence",
)  # fmt: skip
_ENGLISH_BETWEEN = "|".join(
    f"{way} {thing}"
    for way in _ENGLISH_WAYS
    for each in _ENGLISH_PASSED
    for thing in (each, f"the {each}", f"that {each}")
)
_ENGLISH_THERE = (
    "up there|over there|down there|back there|way over there|all the way over there|all the way up there|way up there"
)
ENGLISH_PAST = f"{_ENGLISH_BETWEEN}|{_ENGLISH_THERE}"
_SPANISH_WAYS = ("por encima de", "a traves de", "sobre", "tras", "detras de", "por entre", "entre", "por")
_SPANISH_PASSED = (
    "el muro", "la pared", "el humo", "la barrera", "los arbustos", "el arbusto", "los muros", "el terreno",
    "el terreno obstaculizante", "el terreno bloqueante", "los escombros", "las matas", "la valla", "las paredes",
    "el objeto", "los objetos", "los arboles", "el agua", "la esquina",
)  # fmt: skip
_SPANISH_BETWEEN = "|".join(f"{way} {thing}" for way in _SPANISH_WAYS for thing in _SPANISH_PASSED)
_SPANISH_THERE = (
    "alla arriba|ahi arriba|alla abajo|ahi abajo|alla lejos|alla atras|alla al fondo|hasta alla|alli arriba|aca arriba"
)
SPANISH_PAST = f"{_SPANISH_BETWEEN}|{_SPANISH_THERE}"
