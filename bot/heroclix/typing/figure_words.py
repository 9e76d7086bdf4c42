"""Words and marks of a figure's line that stand alone: sizes, what a figure is, what joins one part to the next."""

from __future__ import annotations

import re

__all__ = [
    "ABILITY_SYMBOLS",
    "AND",
    "ASKING",
    "BETWEEN",
    "COSTING",
    "ELSEWHERE",
    "FENCED",
    "FLAGS",
    "JOINING",
    "LEADING",
    "LIKE_DIGITS",
    "LISTS",
    "LONGEST_ALONE",
    "LOWER_IN_NAMES",
    "MARKS",
    "NAMED",
    "NO_NAMES",
    "NO_POWERS",
    "NUMERALS",
    "ODD",
    "OF_A_CLICK",
    "OF_A_SIDE",
    "ORDERS",
    "RARITIES",
    "ROW",
    "SAME",
    "SEVERAL_POINTS",
    "SIGNED",
    "SIZES",
    "SMALL_NUMERALS",
    "SOME_CLICKS",
    "SQUARE",
    "SQUARES_JOINED",
    "TAKEN_OFF",
    "TIMES",
    "TRAILING",
    "UNFINISHED",
]

SIZES = {"tiny": "tiny", "diminuto": "tiny", "diminuta": "tiny", "giant": "giant", "gigante": "giant"}
SIZES |= {"colossal": "colossal", "colosal": "colossal", "coloso": "colossal"}
SIZES |= {"standard": "standard", "estandar": "standard"}
SIZES |= {"🔍": "tiny", "🦸": "giant", "🦶": "colossal"}  # 1.3f to 1.3h
ABILITY_SYMBOLS = {"🦋": "flight", "🐬": "swim", "🦾": "autonomous", "🚗": "vehicle"}  # 1.3c to 1.3e, 1.3i
FLAGS = {"bystander": "bystander", "pog": "bystander", "secundario": "bystander", "secundaria": "bystander"}
FLAGS |= {"transeunte": "bystander", "transeuntes": "bystander"}
FLAGS |= {"unique": "unique", "unico": "unique", "unica": "unique"}
BETWEEN = frozenset(
    ("with", "con", "and", "y", "e", "on", "el", "size", "tamano", "base", "peana", "powers", "poderes", "power")
)
BETWEEN |= {"poder", "dial", "abilities", "habilidades", "is", "es", "values", "valores", "stats"}
ORDERS = frozenset(("add", "agrega", "agregar", "anade", "anadir", "crea", "crear", "create", "make", "mete", "pon"))
ORDERS |= {
    "poner",
    "put",
    "quiero",
    "want",
    "please",
    "porfa",
    "por",
    "my",
    "mi",
    "our",
    "nuestro",
}  # of a figure, no name
NUMERALS = frozenset(("ten", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety", "hundred"))
NUMERALS |= {"diez", "veinte", "treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"}
NUMERALS |= {"cien", "ciento", "doscientos", "trescientos"}  # points in words, behind a name
# the same of a few words or letters: names end in these too, but where no points are told they may be these
SMALL_NUMERALS = frozenset(("one", "two", "three", "four", "five", "six", "seven", "eight", "nine"))
SMALL_NUMERALS |= {"eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen"}
SMALL_NUMERALS |= {"nineteen", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "once"}
SMALL_NUMERALS |= {"doce", "trece", "catorce", "quince", "dieciseis", "diecisiete", "dieciocho", "diecinueve"}
SMALL_NUMERALS |= {"veintiuno", "veintidos", "veintitres", "veinticuatro", "veinticinco", "veintiseis"}
SMALL_NUMERALS |= {"veintisiete", "veintiocho", "veintinueve"}
LIKE_DIGITS = re.compile(r"(?=.*[0-9])(?=.*[A-Za-z])[0-9OoIlSsBZ]{2,4}")  # 5O, l25: a letter typed for a digit
LEADING = frozenset(("with", "con"))  # what comes before powers, and hardly in a name
ASKING = re.compile(r"[?¿]|^/")
TRAILING = frozenset(
    ("with", "con", "on", "at", "en", "el", "de", "of", "for", "is", "es", "has", "tiene")
)  # what leads from a name to its first value
RARITIES = frozenset(("C", "U", "R", "SR", "CH", "LE", "UC", "P"))
COSTING = frozenset(("cost", "costs", "cuesta", "coste", "vale"))  # in small letters, before the points
UNFINISHED = frozenset(
    ("points", "pts", "ptos", "puntos", "range", "rng", "alcance", "targets", "objetivos", "or", "o")
) | {"powers", "poderes", "abilities", "habilidades", "keywords"}
UNFINISHED |= {"about", "around", "cost", "costs", "worth", "cuesta", "coste", "sobre", "unos", "vale"}
LONGEST_ALONE = 3  # words of a name that stands alone, without quotes
LOWER_IN_NAMES = frozenset(("a", "and", "de", "del", "el", "la", "las", "los", "of", "the", "van", "von", "y"))
# what a channel says, and no figure is called: a capital letter makes no name of it
NO_NAMES = frozenset(("ayuda", "gracias", "hello", "help", "hey", "hi", "hola", "jaja", "lol", "no", "ok", "okay"))
NO_NAMES |= {"please", "por favor", "prueba", "si", "sorry", "test", "thank you", "thanks", "vale", "wait", "yes"}
# what a card has beside powers and abilities of the rules: its text is typed elsewhere
ELSEWHERE = re.compile(
    r"\b(?:team|teams|equipo|ta|ata|trait|traits|rasgo|rasgos|special|especial|protected|protegido|protegida|indomitable|indomable)\b"
)
JOINING = re.compile(r"[,;:.+&|·•/()'’–—−-]+")  # marks between the parts that say nothing themselves
ODD = re.compile(r"[^\w\s,;:.+&|·•/()'’–—−-]+")  # marks that may say something: a symbol of a card, half a bracket
TIMES = re.compile(r"[x×]([0-9]{1,2})", re.IGNORECASE)
TAKEN_OFF = re.compile(r"(?<!\S)[-–−][^\W\d]\S*")  # a power with a minus before it
_COLOURS = "red|blue|green|yellow|rojo|roja|azul|verde|amarillo|amarilla"
OF_A_SIDE = re.compile(
    rf"(?:(?:{_COLOURS}) (?:side|team)|(?:side|team|bando|equipo|lado) (?:{_COLOURS})|^(?:{_COLOURS}))$"
)
SAME = frozenset(("=", '"', "same", "igual", "idem", "ídem"))
# keywords, up to the next part; without a colon where the word says it whole
LISTS = re.compile(
    r"(?<!\w)(?:(?:keywords?|kw|palabras? claves?|claves?)\s*[:=]|(?:keywords?|palabras? claves?)(?=\s))\s*"
    r"([^;|\[\]]+?)(?=\s*(?:[;|\[\]]|$|(?<=\s)(?:at|in|en|@)\s+[a-z]{1,2}[0-9]))",
    re.IGNORECASE,
)
AND = re.compile(r"\s(?:and|y|e)\s|&", re.IGNORECASE)  # one keyword, or two
NO_POWERS = frozenset(("none", "no powers", "ninguno", "sin poderes", "vacio", "empty"))
SOME_CLICKS = re.compile(  # clicks 1-3, whose powers are told apart from their values
    r"(?<!\w)cli(?:ck|c)s?\s*[0-9]{1,2}\s*(?:[-–]|to|a|hasta|through)\s*[0-9]{1,2}(?!\w|[-–][0-9])"
    r"|(?<!\w)(?:all|every|each)\s+clicks?(?!\w)|(?<!\w)(?:todos\s+los\s+clics|cada\s+clic|todo\s+el\s+dial)(?!\w)"
    r"|(?<!\w)(?:whole|entire)\s+dial(?!\w)|(?<=\()\s*[0-9]{1,2}\s*[-–]\s*[0-9]{1,2}\s*(?=\))",
    re.IGNORECASE,
)
SEVERAL_POINTS = re.compile(r"[0-9]{2,4}(?:/[0-9]{1,4}){1,4}")  # 100/75/50: a card's point values
OF_A_CLICK = frozenset(("on", "at", "from", "in", "en", "el", "desde", "del", "a"))  # between a power and its click
SQUARES_JOINED = re.compile(r"\s*(?:[,&+]|(?:y|e|and)\b)?\s*", re.IGNORECASE)  # E5 F5, E5 y F5
NAMED = re.compile(r"^\s*(?:name|nombre|figure|figura)\s*[:=]\s*", re.IGNORECASE)  # before a name
MARKS = re.compile(r"^(?:[🔴🔷🔵🟢🔶🟡▪•]\s*|(?:[*-]|>{1,3}|#{1,3})\s+)*")  # of a list, a quotation, a heading, a side
FENCED = re.compile(r'\s*(`{1,3}|")([^`"]+)\1\s*')  # a whole line written as code, or in quotes
ROW = re.compile(r"[0-9]\s?([/|–-])\s?[0-9]+\s?\1\s?[0-9]+\s?\1\s?[0-9]")  # four values, which no name holds
SQUARE = re.compile(r"[A-Z]{1,2}[1-9][0-9]{0,2}(?::[A-Z]{1,2}[1-9][0-9]{0,2})?")
SIGNED = re.compile(
    r"-[0-9]\S*|[0-9]+(?:[-–][0-9]+)+|[0-9]+(?:[/|][0-9]*)+|@+|\+[0-9]+|x[0-9]+|[0-9]+x|[0-9]{1,2}[.][0-9]{3}"
)  # a number or values that were not understood
