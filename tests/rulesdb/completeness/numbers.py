"""The numbers that a text names, in figures and in words."""

import re
from collections.abc import Iterator, Mapping

from rulesdb.search.text import fold

# Numbers of sections and readings, and a book's pointers to pages and figures, are no numbers of the rules;
# a measure such as 1.5 inches looks like a section.
_COMMA = re.compile(r"(\d),(\d)")
_REFERENCE = re.compile(r"\d{1,2}\.\d{1,2}[a-z]*|\b[rp]\d+\b")
_POINTER = re.compile(r"\b(?:paginas?|pag|p|figuras?|fig|parte|seccion)\b\.?\s*\d+(?:,\s*\d+)*")
_FIGURES = re.compile(r"\d+")

# In a book: words that are surely numbers. "One" and "un" are articles far more often, and so left out.
_CERTAIN: Mapping[str, Mapping[float, str]] = {
    "en": {
        2: "two",
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
        0.5: "half halve",
    },
    "es": {
        2: "dos",
        3: "tres",
        4: "cuatro",
        5: "cinco",
        6: "seis",
        7: "siete",
        8: "ocho",
        9: "nueve",
        10: "diez",
        0.5: "mitad",
    },
}
# In an entry: other words that say the same number.
_ALSO: Mapping[str, Mapping[float, str]] = {
    "en": {1: "one single", 2: "both pair twice double doubles second", 0.5: "halved halves"},
    "es": {
        1: "un una uno unica unico sola solo",
        2: "ambos ambas par doble dobles segundo segunda",
        0.5: "divide dividir dividido dividida medio media",
    },
}


def numbers_in_book(text: str, lang: str) -> set[float]:
    """Return the numbers that a section of a book names for sure."""
    return _numbers(_POINTER.sub(" ", fold(text)), _CERTAIN[lang])


def numbers_in_entry(text: str, lang: str) -> set[float]:
    """Return every number that an entry's words can be read to name."""
    return _numbers(text, _CERTAIN[lang], _ALSO[lang])


def plain_facts(value: object) -> Iterator[str]:
    """Yield each value inside the facts of an entry, as text."""
    if isinstance(value, Mapping):
        for part in value.values():
            yield from plain_facts(part)
    elif isinstance(value, list):
        for part in value:
            yield from plain_facts(part)
    else:
        yield str(value)


def _numbers(text: str, *tables: Mapping[float, str]) -> set[float]:
    bare = _REFERENCE.sub(" ", _COMMA.sub(r"\1.\2", fold(text)))
    spoken = set(re.findall(r"[a-z]+", bare))
    figures = {float(found) for found in _FIGURES.findall(bare)}
    return figures | {number for table in tables for number, words in table.items() if spoken & set(words.split())}
