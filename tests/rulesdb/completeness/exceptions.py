"""What an entry rightly leaves out of its section, and why."""

from collections.abc import Mapping

_COUNTED = "counts what the entry lists one by one"
_HIT_AND_MISS = "the title of another section, on critical hits and misses, which the entry names"
_EITHER_PLAYER = "one of the two is either player"

NUMBERS_LEFT_OUT: Mapping[str, Mapping[tuple[str, float], str]] = {
    "heroclix-modern": {
        ("1.1a", 2): "two figures with one symbol stand for any number of them",
        ("1.5", 4): _COUNTED,
        ("6.4", 2): "an example numbers its two effects, whatever they are",
        ("7.4", 4): _COUNTED,
        ("14.2", 6): "the 6 of d6, in an example of a roll that the rule leaves alone",
        ("15.1", 2): "the first two of the three types that the entry lists",
        ("15.1", 3): _COUNTED,
        ("21.2a", 4): _COUNTED,
        ("24.1", 3): "3-D says that a sculpt is no flat token",
    },
    "heroclix-2022": {
        ("1.5", 4): _COUNTED,
        ("7.4", 4): _COUNTED,
        ("15.1", 2): "the first two of the three types that the entry lists",
        ("15.1", 3): _COUNTED,
        ("16.8a", 2): "the translator's remark on a sentence printed twice",
        ("21.2a", 4): _COUNTED,
        ("24.1", 3): "3-D says that a sculpt is no flat token",
    },
    "heroclix-2012": {
        ("turnos-y-acciones", 2): _COUNTED,
        ("paso-3-ubicar-los-personajes", 2): "with more than two players the entry tells what all the others do",
        ("redondeo", 0.5): "the entry says halving",
        ("conceptos-importantes/linea-de-fuego", 6): "labels in the figure",
        ("ningun-dano", 2): _HIT_AND_MISS,
        ("ningun-dano", 12): _HIT_AND_MISS,
        ("objetivos-multiples-en-ataques-a-distancia", 6): "an example's 2d6, of which the entry gives the result",
        ("mapas", 3): _COUNTED,
        **dict.fromkeys(
            [("beneficios-de-equipos-tematicos", number) for number in (0, 301, 601, 901, 9, 12)],
            "a table that the entry on themed teams gives with its numbers of characters",
        ),
        ("glosario/mover", 2): "from one square to another is between two",
        ("glosario/resolver", 2): "one or two dice, in a list of what an action may hold",
    },
    "motu": {
        ("2/regla-de-oro", 2): _EITHER_PLAYER,
        ("4c/puntuacion", 2): _EITHER_PLAYER,
        **dict.fromkeys([("8", number) for number in (8, 10, 64, 920)], "the publisher's address and the like"),
    },
}

_EACH_PLAYER = "the entry says each player for you and your opponent"
_DEFENSE_BONUS = "the entry names the defense bonus against range attacks itself"

TERMS_LEFT_OUT: Mapping[str, Mapping[tuple[str, str], str]] = {
    "heroclix-modern": {
        ("2", "opposing"): _EACH_PLAYER,
        ("17.11c", "giant"): "the symbol of a giant stands for the reach value, which the entry names",
        ("17.14d", "line of fire"): _DEFENSE_BONUS,
        ("17.14e", "line of fire"): _DEFENSE_BONUS,
        ("19", "special power"): "an aside on why powers have a square on the dial and abilities none",
        ("21.11", "modifier"): "what is modified there is a limit on uses, no value",
    },
    "heroclix-2022": {
        ("2", "opposing"): _EACH_PLAYER,
        ("26.4", "Sideline"): "the translator's closing remark on words left in English",
    },
    "heroclix-2012": {
        ("parte-1-lo-basico", "opposing"): "a list of what the part teaches, attacks among it",
        ("reglas-de-acciones-de-combate/hacer-dano", "modifier"): "the entry says changed by effects",
        ("catapulta-desde-terreno-elevado", "line of fire"): "the title of the section on the rim, which it links",
        ("terreno/destruir-paredes", "adjacency"): "the squares on the two sides of a wall",
        ("activar-poderes-y-habilidades", "combat dial"): "the status window is that of the dial",
        ("reliquias", "victory points"): "the Spanish entry says who scores it",
        ("asignar-proezas", "build total"): "the entry says the points of the force",
        ("equipos-tematicos", "build total"): "the Spanish entry says the points of the game",
        ("preguntas-frecuentes/cuando-debo-usar-un-poder", "click"): "why one would want the pushing damage",
    },
}

POWERS_LEFT_OUT: Mapping[str, Mapping[tuple[str, str], str]] = {
    "heroclix-modern": {},
    "heroclix-2022": {("22.7", "27.3a"): "Super Senses is an example of some standard power"},
    "heroclix-2012": {},
}
