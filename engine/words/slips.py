"""A word of a question with a slip of the finger; ordinary words that are none, however near they are."""

from __future__ import annotations

from engine.words.sounds import sounded

__all__ = ["slipped"]

ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")  # of the keys of a phone, each half a key further right
PLACES = {key: (at + 0.5 * row, row) for row, keys in enumerate(ROWS) for at, key in enumerate(keys)}
# that say something else than the word of a question which is a letter away
_ORDINARY = (
    "acera actin action agarrado agility among anglo aplicado auction avance banco basada basado beard beards "
    "bearing bears beast bedside beings blando bloque boast boxer brick bricks caches cagada cagado cagar canta "
    "canto cantos cargar caries carrier carriers carta catchers causas cerda cesta change changer changes class "
    "clause clover coast coats cojer contact contigo contract controles corra correo corte costa costas course "
    "cover crore cuento cuentos cuero curse damos danza deban debio defences densa dieta dijera disparado entera "
    "entere entrado escala escapado espada exert explorar explore fairy feared fearing fiera files firma fitting "
    "flaco fleet forge frase fried fries fright fuerza goles greet haven heaps heard heating heels hills hiper "
    "ingenio inmune landa lanes larva leales letal levantado libra librar ligera likes linda linden living "
    "llegada llegado lunes mafia makers males metal meter metre metric miente mirado moverme movers muere mueren "
    "nerds ocular paces parir peaked peaks pecado pecan pides pilar pinch pinos pints podia podian podias podran "
    "poison poker ponder ponds porra powder power precio precioso pride prize probes quota racing raging raped "
    "recover regain rezar riches ruins salgo salta salva sancion sealing seals seeds seeking sells separarse "
    "seres sewing shape short shorts shots shout shouting shouts siglo singing sings sleeping sleeps slide "
    "sliding slots smash snack snacks solar spade spare spice splash sport sports spot steaks steel steep stiff "
    "strikers stroke strokes styling supper swung takers tales tango tapped temer tender terra three tiende times "
    "tocado tocas tomado toros trader tragado transportes turbo unica usada usado users uses utilizado valle "
    "vapor veian vendo veran versa vinedo violando violar volado wages waking waves weave weaves"
)
ORDINARY = frozenset(_ORDINARY.split())


def slipped(typed: str, meant: str) -> bool:
    """Return whether a word is another with one slip of the finger within it, or as it sounds.

    Two letters are swapped, one is left out or doubled, or the key beside it was hit. The first letter and the last are
    right: with others at its end it is mostly another form, or another word.

    >>> slipped("visble", "visible"), slipped("shoto", "shoot"), slipped("neccesita", "necesita")
    (True, False, True)
    >>> slipped("alone", "along"), slipped("closed", "close"), slipped("three", "there"), slipped("muere", "mueve")
    (False, False, False, False)
    """
    if typed in ORDINARY or typed[0] != meant[0] or typed[-1] != meant[-1]:
        return False
    return _one_slip(typed, meant) or sounded(typed) == sounded(meant)


def _one_slip(typed: str, meant: str) -> bool:
    at = next((at for at, (one, other) in enumerate(zip(typed, meant, strict=False)) if one != other), -1)
    if at < 0:
        return False
    if len(typed) == len(meant):
        swapped = typed[at : at + 2] == meant[at : at + 2][::-1] and typed[at + 2 :] == meant[at + 2 :]
        return swapped or (typed[at + 1 :] == meant[at + 1 :] and _beside(typed[at], meant[at]))
    if len(typed) < len(meant):
        return typed[at:] == meant[at + 1 :]
    around = typed[at - 1] + typed[at + 1 : at + 2]
    return typed[at + 1 :] == meant[at:] and any(_beside(typed[at], each) for each in around)


def _beside(one: str, other: str) -> bool:
    """Return whether two letters are one, or on keys that touch."""
    if one not in PLACES or other not in PLACES:
        return one == other
    (across, row), (over, line) = PLACES[one], PLACES[other]
    return abs(row - line) <= 1 and abs(across - over) <= 1
