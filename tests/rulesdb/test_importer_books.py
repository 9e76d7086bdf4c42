"""Importing the rulebooks themselves, where the host has them."""

from collections.abc import Callable
from itertools import islice
from textwrap import wrap

import pytest

from rulesdb import BookError, section_titles
from rulesdb.importer import ImportedBook, parse_book
from rulesdb.importer.lines import is_contents_line, plain
from rulesdb.importer.model import BEFORE, REPEATED, STRAY
from tests.rulesdb.pdf_files import pdf_of

BOOKS = {
    "heroclix-modern": "heroclix-modern.en.txt",
    "heroclix-2022": "heroclix-2022.es.txt",
    "heroclix-2012": "heroclix-2012.es.txt",
    "motu": "motu.es.txt",
}
LINES = 55  # on a page of a PDF


@pytest.fixture(scope="module")
def books(rulebook: Callable[[str], bytes]) -> dict[str, ImportedBook]:
    """Return all four books, imported."""
    return {ruleset: parse_book(rulebook(name), ruleset) for ruleset, name in BOOKS.items()}


def text_of(books: dict[str, ImportedBook], ruleset: str, section: str) -> str:
    """Return the text of one section."""
    return next(one.text for one in books[ruleset].sections if one.section == section)


def in_print(ruleset: str) -> list[str]:
    """Return the listed sections that the book itself holds: that of 2022 has no chapter 27."""
    listed = section_titles(ruleset)
    return [section for section in listed if ruleset != "heroclix-2022" or section.partition(".")[0] != "27"]


@pytest.mark.parametrize("ruleset", BOOKS)
def test_every_section_stands_at_its_id(books: dict[str, ImportedBook], ruleset: str) -> None:
    """All sections of the library's list are found, and none twice."""
    placed = [one.section for one in books[ruleset].sections]
    assert sorted(placed) == sorted(in_print(ruleset))
    assert books[ruleset].missing == ()


@pytest.mark.parametrize(
    ("ruleset", "reasons"),
    [
        ("heroclix-modern", [BEFORE, REPEATED]),
        ("heroclix-2022", [BEFORE] * 3),
        ("heroclix-2012", [BEFORE] * 6 + [STRAY] * 3),
        ("motu", [BEFORE]),
    ],
)
def test_few_lines_have_no_place(books: dict[str, ImportedBook], ruleset: str, reasons: list[str]) -> None:
    """Subtitles, a stray repetition and one book's credits are all that is reported."""
    assert [one.reason for one in books[ruleset].unplaced] == reasons


@pytest.mark.parametrize("ruleset", BOOKS)
def test_no_word_of_a_book_is_lost(
    books: dict[str, ImportedBook], rulebook: Callable[[str], bytes], ruleset: str
) -> None:
    """Each line stands, whole, in a section's title or text, or is told as unplaced or dropped."""
    book = books[ruleset]
    written = " ".join(f"{one.section} {one.title}\n{one.text}" for one in book.sections)
    kept = letters(written + "".join(one.text for one in (*book.unplaced, *book.dropped)))
    repeats = [one.text for one in book.unplaced if one.reason == REPEATED]
    for line in rulebook(BOOKS[ruleset]).decode().split("\n"):
        text = plain(line).removeprefix("Traducido por ASBat").strip()
        for repeat in repeats:
            text = text.removesuffix(repeat)
        number, _, title = text.partition(" ")
        assert letters(text) in kept or (number[0].isdigit() and letters(title) in kept)


def letters(text: str) -> str:
    """Return the letters and digits of a text, without marks."""
    return "".join(letter for letter in plain(text) if letter.isalnum())


@pytest.mark.parametrize("ruleset", ["heroclix-modern", "heroclix-2022"])
def test_sections_of_a_numbered_book_keep_their_order(books: dict[str, ImportedBook], ruleset: str) -> None:
    """Each section begins further down than the one before."""
    lines = [one.line for one in books[ruleset].sections]
    assert lines == sorted(set(lines))
    assert [one.section for one in books[ruleset].sections] == in_print(ruleset)


@pytest.mark.parametrize("ruleset", BOOKS)
def test_a_page_header_or_the_contents_stand_in_no_text(books: dict[str, ImportedBook], ruleset: str) -> None:
    """What heads or ends the pages, and the contents, is in no section (an index of terms is one)."""
    for section in books[ruleset].sections:
        assert "Traducido por" not in section.text
        assert "BATTLEGROUND" not in section.text
        if (ruleset, section.section) != ("motu", "9"):
            assert not any(is_contents_line(line) for line in section.text.split("\n"))


def test_the_modern_books_contents_are_all_that_is_dropped(
    books: dict[str, ImportedBook], rulebook: Callable[[str], bytes]
) -> None:
    """Each dropped line is one of the contents or the book's title."""
    lines = rulebook("heroclix-modern.en.txt").decode().split("\n")
    title = lines[0].strip("# ")
    for dropped in books["heroclix-modern"].dropped:
        line = lines[dropped.line - 1]
        assert is_contents_line(line) or title in line or "Contents" in line


def test_sections_of_the_modern_book_cite_their_own_words(books: dict[str, ImportedBook]) -> None:
    """Section 27.8a ends where its own rule ends, and 27.8i does not hold it."""
    first = text_of(books, "heroclix-modern", "27.8a")
    assert first.startswith("MOVE")
    assert not text_of(books, "heroclix-modern", "27.8i").endswith(first)
    assert text_of(books, "heroclix-modern", "27.2c").startswith("RANGE")


def test_misprints_of_the_2022_book_are_read_as_their_neighbours_imply(books: dict[str, ImportedBook]) -> None:
    """9. under 9.1 is 9.1a, the second 16.4f is 16.4g, the second 25.2c is 25.2d: each with its own text."""
    titles = {one.section: one.title for one in books["heroclix-2022"].sections}
    assert titles["9.1a"].startswith("Finalización")
    assert [titles[section].split("/")[0] for section in ("16.4f", "16.4g")] == ["Windows", "Doors"]
    assert [titles[section].split()[0] for section in ("25.2c", "25.2d")] == ["Personajes", "Desequipando"]
    assert text_of(books, "heroclix-2022", "16.4g").startswith("Las puertas")


@pytest.mark.parametrize(
    ("section", "begins", "ends"),
    [
        ("cartas-de-personajes", "Una carta de personaje", "en estas reglas."),
        ("personajes-unicos", "Si un personaje es Único", "total de construcción."),
        ("1-regla-reemplaza-luego-modifica", "Cada vez que se", "modificadores"),
        ("remplazar-personajes", "Algunos efectos de juego", "suma 200 pts."),
        ("limpiar-tokens-de-accion", "Al final del turno", "tokens de acción."),
        ("acciones-de-poder/accion-de-poder-doble", "Una acción de poder doble", "como acción gratuita."),
        ("dano-inevitable", "Daño inevitable es", "a otro personaje."),
        ("curar", "Los personajes pueden ser curados", "agujas del reloj."),
        ("combate-a-distancia", "El combate a distancia representa", "ataque a distancia!"),
        ("terreno/terreno-obstaculizado", "El terreno obstaculizado", "por el agresor."),
        ("terreno/terreno-acuatico", "El terreno acuático", "terreno limpio."),
        ("terreno/terreno-elevado", "El terreno elevado", "una elevación superior."),
        ("parte-2-reglas-fundamentales/ganar-el-juego", "Un juego de HeroClix", "piezas de juego."),
        ("determinar-puntos-de-victoria", "Los puntos de victoria", "reparten equitativamente."),
        ("habilidades-caracteristicas", "Las habilidades", "puntaje(s) indicado."),
        ("glosario/d6", "Abreviación", "seis caras”)."),
        ("poderes/outwit", "Ingenio superior", "Ingenio superior"),
        ("poderes/swim", "Nadar", "Nadar"),
    ],
)
def test_the_columns_of_the_2012_book_are_put_in_order(
    books: dict[str, ImportedBook], section: str, begins: str, ends: str
) -> None:
    """A section that the page's columns tore from its heading begins and ends with its own words."""
    text = text_of(books, "heroclix-2012", section)
    assert text.startswith(begins)
    assert text.endswith(ends)


@pytest.mark.parametrize(
    ("section", "begins"),
    [
        ("6b/subir", "Durante una acción"),
        ("7m/subir", "Las miniaturas de gran tamaño"),
        ("7b/cobertura", "Los personajes pueden"),
        ("7m/cobertura", "Al determinar"),
        ("5", "A lo largo"),
        ("10/pruebas", "1. Comprobar"),
        ("glosario/personaje", "cualquier miniatura"),
    ],
)
def test_equal_headings_of_the_motu_book_lead_to_their_own_text(
    books: dict[str, ImportedBook], section: str, begins: str
) -> None:
    """Headings that several chapters share stand each in its chapter."""
    assert text_of(books, "motu", section).startswith(begins)


@pytest.mark.parametrize("ruleset", BOOKS)
def test_a_book_as_pdf_is_placed_too(rulebook: Callable[[str], bytes], ruleset: str) -> None:
    """The same text in a PDF, its lines wrapped at the page's width: 99 % of the sections stand at their id."""
    lines = (line for raw in rulebook(BOOKS[ruleset]).decode().split("\n") for line in wrap(plain(raw), 110))
    pages = list(iter(lambda: list(islice(lines, LINES)), []))
    placed = {one.section for one in parse_book(pdf_of(pages), ruleset).sections}
    assert len(placed & set(in_print(ruleset))) >= 0.99 * len(in_print(ruleset))


@pytest.mark.parametrize("ruleset", BOOKS)
@pytest.mark.parametrize("other", BOOKS)
def test_another_game_or_edition_is_not_taken_for_the_book(
    rulebook: Callable[[str], bytes], ruleset: str, other: str
) -> None:
    """A host who names the wrong ruleset is told, and nothing is placed."""
    if other == ruleset:
        assert parse_book(rulebook(BOOKS[other]), ruleset).sections
        return
    with pytest.raises(BookError):
        parse_book(rulebook(BOOKS[other]), ruleset)
