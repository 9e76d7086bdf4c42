"""Words and marks of a figure's line that stand alone: sizes, what a figure is, what joins one part to the next."""

from __future__ import annotations

import re

__all__ = [
    "ASKING",
    "BETWEEN",
    "FLAGS",
    "JOINING",
    "LEADING",
    "LISTS",
    "LONGEST_ALONE",
    "MARKS",
    "ODD",
    "OF_A_SIDE",
    "RARITIES",
    "SAME",
    "SIGNED",
    "SIZES",
    "SQUARE",
    "TAKEN_OFF",
    "TIMES",
    "TRAILING",
    "UNFINISHED",
]

SIZES = {"tiny": "tiny", "diminuto": "tiny", "diminuta": "tiny", "giant": "giant", "gigante": "giant"}
SIZES |= {"colossal": "colossal", "colosal": "colossal", "standard": "standard", "estandar": "standard"}
FLAGS = {"bystander": "bystander", "pog": "bystander", "secundario": "bystander", "secundaria": "bystander"}
FLAGS |= {"unique": "unique", "unico": "unique", "unica": "unique"}
BETWEEN = frozenset(
    ("with", "con", "and", "y", "e", "on", "el", "size", "tamano", "base", "peana", "powers", "poderes", "power")
)
BETWEEN |= {"poder", "dial", "abilities", "habilidades", "is", "es"}
LEADING = frozenset(("with", "con"))  # what comes before powers, and hardly in a name
ASKING = re.compile(r"[?¿]|^/")
TRAILING = frozenset(
    ("with", "con", "on", "at", "en", "el", "de", "of", "for")
)  # what leads from a name to its first value
RARITIES = frozenset(("C", "U", "R", "SR", "CH", "LE", "UC", "P"))
UNFINISHED = frozenset(
    ("points", "pts", "ptos", "puntos", "range", "rng", "alcance", "targets", "objetivos", "or", "o")
)
LONGEST_ALONE = 3  # words of a name that stands alone, without quotes
JOINING = re.compile(r"[,;:.+&|·•/()'’–—−-]+")  # marks between the parts that say nothing themselves
ODD = re.compile(r"[^\w\s,;:.+&|·•/()'’–—−-]+")  # marks that may say something: a symbol of a card, half a bracket
TIMES = re.compile(r"[x×]([0-9]{1,2})", re.IGNORECASE)
TAKEN_OFF = re.compile(r"(?<!\S)[-–−][^\W\d]\S*")  # a power with a minus before it
_COLOURS = "red|blue|green|yellow|rojo|roja|azul|verde|amarillo|amarilla"
OF_A_SIDE = re.compile(
    rf"(?:(?:{_COLOURS}) (?:side|team)|(?:side|team|bando|equipo|lado) (?:{_COLOURS})|^(?:{_COLOURS}))$"
)
SAME = frozenset(("=", '"', "same", "igual", "idem", "ídem"))
LISTS = re.compile(r"(?<!\w)(?:keywords?|kw|palabras? clave|claves)\s*[:=]\s*([^;|\[\]]+)", re.IGNORECASE)
MARKS = re.compile(r"^(?:[🔴🔷🔵🟢🔶🟡▪•]\s*|[*-]\s+)*")  # of a list, of a side
SQUARE = re.compile(r"[A-Z]{1,2}[1-9][0-9]{0,2}(?::[A-Z]{1,2}[1-9][0-9]{0,2})?")
SIGNED = re.compile(
    r"-[0-9]\S*|[0-9]+(?:[-–][0-9]+)+|[0-9]+(?:[/|][0-9]*)+|@+|\+[0-9]+|x[0-9]+|[0-9]+x|[0-9]{1,2}[.][0-9]{3}"
)  # a number or values that were not understood
