"""What only other editions have, by the names that players use: asked of it, an older book has no sure answer.

The words of such a question still resemble those of some entry, and its score tells nothing of that. So an answer that
does not speak of the thing itself is offered as one of several, never given alone.
"""

from __future__ import annotations

import re
from types import MappingProxyType

from rulesdb.search.text import fold

__all__ = ["named_elsewhere"]

# Folded words, English and Spanish; what is written here stands for its plural too.
_NEWER_THAN_2022 = (
    r"one[- ]?shot|tarot|mystery card|cartas? de misterio|mission point|puntos? de mision|team[- ]up|legacy card"
    r"|elevated (terrain )?marker|marcador(es)? (de terreno )?elevado|effect terrain|terrain action"
    r"|accion(es)? de terreno|special (die|dice)|dados? especial(es)?"
)
_OLDER_THAN_2022 = (
    r"battlefield condition|condicion(es)? de batalla|event dial|dial(es)? de evento|feat|proeza|horde|horda"
    r"|capture|captura|relic|reliquia|epic action|accion(es)? epica|ultra heavy|ultra pesado"
    r"|double power action|accion(es)? de poder doble"
)
_NEWER_THAN_2012 = (
    r"vehicle|vehiculo|autopilot|piloto automatico|door|puerta|equipment|equipamiento|id card"
    r"|(carta|tarjeta)s? de identi\w+|location|localizacion(es)?|sideline|banquillo|stop click|clic?k? stop"
    r"|countdown|cuenta (regresiva|atras)|keyphrase|frases? clave|safeguard|unique modifier|modificador(es)? unico"
    r"|passenger|pasajero|autonomous|autonomo|title character|personajes? de titulo|plot point|puntos? de trama"
    r"|special terrain|terrenos? especial(es)?|sidestep|paso lateral|precision strike|golpe de precision"
    r"|invincible|invencible|empower"
)
_LACKED = MappingProxyType(
    {
        "heroclix-2022": re.compile(rf"\b(?:{_NEWER_THAN_2022}|{_OLDER_THAN_2022})s?\b"),
        "heroclix-2012": re.compile(rf"\b(?:{_NEWER_THAN_2022}|{_NEWER_THAN_2012})s?\b"),
    }
)


def named_elsewhere(ruleset: str, question: str) -> frozenset[str]:
    """Return what a question names that only other editions than the ruleset's have, as it was found there.

    >>> named_elsewhere("heroclix-2012", "How do vehicles work?")
    frozenset({'vehicles'})
    >>> named_elsewhere("heroclix-2022", "How do vehicles work?")
    frozenset()
    """
    lacked = _LACKED.get(ruleset)
    return frozenset() if lacked is None else frozenset(found[0] for found in lacked.finditer(fold(question)))
