"""Words and marks of a figure's line that stand alone: sizes, what a figure is, what joins one part to the next."""

from __future__ import annotations

import re

__all__ = ["BETWEEN", "FLAGS", "LISTS", "MARKS", "RARITIES", "SAME", "SIGNED", "SIZES", "SQUARE", "TRAILING"]

SIZES = {"tiny": "tiny", "diminuto": "tiny", "diminuta": "tiny", "giant": "giant", "gigante": "giant"}
SIZES |= {"colossal": "colossal", "colosal": "colossal", "standard": "standard", "estandar": "standard"}
FLAGS = {"bystander": "bystander", "pog": "bystander", "secundario": "bystander", "secundaria": "bystander"}
FLAGS |= {"unique": "unique", "unico": "unique", "unica": "unique"}
BETWEEN = frozenset(
    ("with", "con", "and", "y", "e", "on", "el", "size", "tamano", "base", "powers", "poderes", "power")
)
BETWEEN |= {"poder", "dial", "abilities", "habilidades", "is", "es"}
TRAILING = frozenset(("with", "con", "on", "at", "en", "el"))  # what leads from a name to its first value
RARITIES = frozenset(("C", "U", "R", "SR", "CH", "LE", "UC", "P"))
SAME = frozenset(("=", '"', "same", "igual", "idem", "ídem"))
LISTS = re.compile(r"(?<!\w)(?:keywords?|kw|palabras? clave|claves)\s*[:=]\s*([^;|\[\]]+)", re.IGNORECASE)
MARKS = re.compile(r"^(?:[🔴🔷🔵🟢🔶🟡▪•]\s*|[*-]\s+)*")  # of a list, of a side
SQUARE = re.compile(r"[A-Z]{1,2}[1-9][0-9]{0,2}(?::[A-Z]{1,2}[1-9][0-9]{0,2})?")
SIGNED = re.compile(
    r"-[0-9]\S*|[0-9]+(?:[/|][0-9]*)+|\+[0-9]+|x[0-9]+|[0-9]+x"
)  # a number or values that were not understood
