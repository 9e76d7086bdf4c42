"""The readings of motu: its list M1 to M37 and our own of a game in a channel, named where its book is open."""

import re

import pytest

from rulesdb import LANGUAGES, load
from rulesdb.sections import is_reading

MOTU = load("motu")
READING = re.compile(r"\bM\d{1,2}\b")

# What the book leaves open, or tells in a way that misleads, and the readings that its entry names.
NAMED = {
    "1a/terreno": {"M2"},
    "4b/activacion-doble": {"M29"},
    "4c/descartar-fichas": {"M28"},
    "5": {"M15", "M16"},
    "5a": {"M13"},
    "6a": {"M28"},
    "6a/gastar-concentracion": {"M13"},
    "6b/movimiento-y-obstaculos-altos": {"M18"},
    "6b/movimiento-y-obstaculos-bajos": {"M18"},
    "6b/empujar": {"M20", "M35"},
    "6c/determinar-el-alcance": {"M10"},
    "6c/determinar-la-linea-de-vision": {"M3", "M4"},
    "6c/ataque-de-hechizo": {"M11"},
    "6c/aliados-objetivo": {"M11"},
    "6e": {"M23", "M28"},
    "7b/ataques-de-flanqueo": {"M7"},
    "7b/cobertura": {"M8"},
    "7c": {"M14"},
    "7d": {"M24"},
    "7e": {"M25"},
    "7e/derrotar-en-area": {"M31"},
    "7f": {"M30"},
    "7l/cargar": {"M32"},
    "7l/dirigirse": {"M32"},
    "7l/saltar": {"M22", "M24"},
    "7l/teletransportarse": {"M22"},
    "7l/tirar-y-empujar": {"M33", "M34"},
    "7m/orientacion": {"M10"},
}
# A question whose answer is the reading's, and a rule that answers before any reading.
ASKED = [
    ("en", "Can I heal an ally while engaged?", {"M11", "6c/aliados-objetivo"}),
    ("es", "¿Mi bola de fuego puede darme a mí?", {"M25", "7e"}),
    ("en", "what does a guard do", {"6e"}),
    ("es", "¿cuánto cuesta subir a una plataforma?", {"6b/subir"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_whole(lang: str) -> None:
    """M1 to M37, after the book, then our own, P301 on, and none of another game's."""
    found = [each.section for each in MOTU.entries(lang) if each.kind == "reading"]
    own = [f"P{301 + n}" for n in range(len(found) - 37)]
    assert found == [*(f"M{n}" for n in range(1, 38)), *own]
    assert own


def test_a_reading_reads_the_book() -> None:
    """Each leads to the sections it completes, and no heading of the book is taken for a reading."""
    for entry in MOTU.entries("en"):
        assert is_reading(entry.section) == (entry.kind == "reading"), entry.section
        if is_reading(entry.section):
            assert entry.see_also
            assert not any(is_reading(each) for each in entry.see_also), entry.section


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", NAMED)
def test_what_the_book_leaves_open_names_our_reading(section: str, lang: str) -> None:
    """The answer stands in the entry, with the number of the reading it rests on."""
    assert set(READING.findall(MOTU.entry(section, lang).text)) == NAMED[section]


def test_only_those_entries_name_readings() -> None:
    """No other entry names one, so each is held by its table here; and each one named is there."""
    named = {entry.section for entry in MOTU.entries("en") if READING.search(entry.text) and entry.kind != "reading"}
    assert named == set(NAMED)
    assert all(MOTU.has(reading) for readings in NAMED.values() for reading in readings)


@pytest.mark.parametrize("written", ["M4", "m4", " §m4. "])
def test_a_reading_is_found_as_players_write_it(written: str) -> None:
    """Ids of readings are spelled with a capital, however they are asked for."""
    assert MOTU.entry(written, "en").section == "M4"


@pytest.mark.parametrize(("lang", "question", "sections"), ASKED)
def test_the_book_and_its_readings_are_found(lang: str, question: str, sections: set[str]) -> None:
    """A rule of the book is found before what is read into it, and a silence by the question it leaves."""
    assert MOTU.search(question, lang).hits[0].section in sections
