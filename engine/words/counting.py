"""Numbers that count something: "3 damage", "range 5", "12 de ataque" are no dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.words.signs import Sign
from engine.words.text import Word

__all__ = ["counted"]

# what is counted, by the words for it
THINGS: Mapping[str, str] = {
    word: thing
    for thing, words in {
        "damage": "damage dmg dano daño danos",
        "attack": "attack atk ataque atq",
        "defense": "defense defence def defensa",
        "speed": "speed movement velocidad vel movimiento",
        "range": "range rango alcance",
        "action": "action actions accion acciones",
        "token": "token tokens ficha fichas marcador marcadores",
        "point": "point points pts puntos punto",
        "click": "click clicks clic clics",
        "turn": "turn turns turno turnos round rounds ronda rondas",
        "target": "target targets objetivo objetivos blanco blancos",
        "dice": "dice die dados dado d6",
        "time": "time times vez veces",
    }.items()
    for word in words.split()
}
BETWEEN = frozenset({"of", "de", "more", "mas", "extra"})
BEFORE = frozenset({"attack", "defense", "damage", "speed", "range"})  # things that a number follows, too
# before what is dealt, or taken
WITH = frozenset({"for", "por", "take", "takes", "taking", "deal", "deals", "dealt", "recibe", "sufre", "quita"})
COUNTS = frozenset({"number", "double"})


def counted(words: Sequence[Word], at: int, end: int, sign: Sign) -> Sign:
    """Return the sign of a number as one that counts, of the thing it counts; any other sign as it is.

    >>> from engine.words.text import words_of
    >>> counted(words_of("for 3 damage"), 1, 2, Sign("number", "3", numbers=(3,))).word
    'damage'
    >>> counted(words_of("rolls 3 and 4"), 1, 2, Sign("number", "3", numbers=(3,))).kind
    'number'
    """
    if sign.kind not in COUNTS or (sign.kind == "number" and not sign.numbers):
        return sign
    after = end
    while after < len(words) and words[after].text in BETWEEN:
        after += 1
    thing = THINGS.get(words[after].text) if after < len(words) else None
    if thing is None and at:
        before = THINGS.get(words[at - 1].text)
        thing = before if before in BEFORE else None
        thing = "damage" if words[at - 1].text in WITH else thing
    return sign if thing is None else replace(sign, kind="counted", word=thing)
