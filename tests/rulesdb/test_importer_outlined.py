"""Cutting books whose headings have no numbers, by their outlines."""

from collections.abc import Set

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb import BookError, section_titles
from rulesdb.importer import ImportedBook, parse_book
from rulesdb.importer.model import BEFORE, CONTENTS
from rulesdb.importer.outline import Kind, Mark, outline_of
from rulesdb.importer.paragraphs import paragraphs

OUTLINED = ("heroclix-2012", "motu")
FILLING = ("PONDS", "A pebble rolls over the water of the pond and", "sinks there.", "", "4", "Ponds .... 7")


def marks(ruleset: str) -> tuple[Mark, ...]:
    """Return every mark of an outline."""
    outline = outline_of(ruleset)
    assert outline
    return outline.marks


def printed(mark: Mark) -> list[str]:
    """Return lines that show a mark, with the next words after it."""
    if mark.kind is Kind.RUN_IN:
        return [f"{mark.words}: run {mark.place}."]
    if mark.kind in {Kind.HEADER, Kind.CONTENTS}:
        return []
    end = " ON" if mark.open_ended else ""
    return [mark.words.removesuffix("…") + end, f"Text {mark.place}."]


def book_of(ruleset: str) -> str:
    """Return a book with every mark of the outline in its order, each followed by words of its own."""
    return "\n".join(line for mark in marks(ruleset) for line in printed(mark))


def excerpt(ruleset: str, *inserted: str) -> str:
    """Return the book's first half, and lines after it."""
    lines = book_of(ruleset).split("\n")
    return "\n".join([*lines[: len(lines) // 2], *inserted])


def book_without(ruleset: str, sections: Set[str], *lines: str) -> str:
    """Return the book of the outline with these lines at its end, and nothing else of these sections."""
    shown = [line for mark in marks(ruleset) if mark.section not in sections for line in printed(mark)]
    return "\n".join([*shown, *lines])


def texts(book: ImportedBook) -> dict[str, str]:
    """Return the text of each section."""
    return {section.section: section.text for section in book.sections}


@pytest.mark.parametrize("ruleset", OUTLINED)
def test_every_mark_leads_to_its_section(ruleset: str) -> None:
    """Each section of the outline is found, in its order, with the words of each of its marks."""
    book = parse_book(book_of(ruleset), ruleset)
    outline = outline_of(ruleset)
    assert outline
    assert tuple(section.section for section in book.sections) == outline.sections
    assert book.missing == ()
    for mark in outline.marks:
        if mark.section:
            word = f"run {mark.place}." if mark.kind is Kind.RUN_IN else f"Text {mark.place}."
            assert word in texts(book)[mark.section]


@pytest.mark.parametrize("ruleset", OUTLINED)
def test_the_outline_leads_to_the_sections_of_the_library(ruleset: str) -> None:
    """The sections of the outline are those of the list of ids."""
    if not section_titles(ruleset):
        pytest.skip(f"the list of ids of {ruleset} is not written yet")
    outline = outline_of(ruleset)
    assert outline
    assert set(outline.sections) == set(section_titles(ruleset))


@pytest.mark.parametrize("ruleset", OUTLINED)
def test_markdown_headings_may_be_in_any_case(ruleset: str) -> None:
    """A marked heading is found in lower case, over one line; the same words as plain text are not."""
    heading = next(mark for mark in marks(ruleset) if mark.kind is Kind.HEADING and len(mark.words) > 12)
    low = heading.words.capitalize()
    marked = book_without(ruleset, {heading.section}, f"## {low}", "Roll.")
    assert texts(parse_book(marked, ruleset))[heading.section] == "Roll."
    assert heading.section in parse_book(book_without(ruleset, {heading.section}, low, "Roll."), ruleset).missing


def test_columns_run_together_are_put_in_order() -> None:
    """Two headings above two texts: each text goes to its own heading."""
    book = book_without(
        "heroclix-2012",
        {"terreno/terreno-obstaculizado", "terreno/terreno-acuatico"},
        "TERRENO OBSTACULIZADO",
        "TERRENO ACUATICO",
        "El terreno obstaculizado representa un área de juncos.",
        "El terreno acuático representa características de estanque.",
    )
    found = texts(parse_book(book, "heroclix-2012"))
    assert found["terreno/terreno-obstaculizado"] == "El terreno obstaculizado representa un área de juncos."
    assert found["terreno/terreno-acuatico"] == "El terreno acuático representa características de estanque."


def test_a_text_goes_on_from_where_a_column_left_it() -> None:
    """The end of a sentence that stands before its heading is joined to its beginning."""
    section = "acciones-de-poder/accion-de-poder-doble"
    lines = ["doble de poder a un personaje dos veces.", "CAPTURA", "Acción de poder doble: No se da una acción"]
    book = book_without("heroclix-2012", {section, "captura"}, *lines)
    assert (
        texts(parse_book(book, "heroclix-2012"))[section]
        == "No se da una acción doble de poder a un personaje dos veces."
    )


def test_a_box_beside_the_text_comes_after_it() -> None:
    """A tip that stands between a heading and its text is put behind the text."""
    lines = ["LA BASE", "Consejo!", "Mira el estanque.", "Cada base de personaje tiene impresa una piedra."]
    found = texts(parse_book(book_without("heroclix-2012", {"la-base"}, *lines), "heroclix-2012"))
    assert found["la-base"] == "Cada base de personaje tiene impresa una piedra.\n\nConsejo!\nMira el estanque."


def test_equal_headings_lead_to_the_next_section_of_that_name() -> None:
    """Each of the sections that share a heading is found after the sections around it."""
    book = texts(parse_book("SUBIR\nUno.\n" + book_of("motu"), "motu"))
    assert book["6b/subir"].startswith("Uno.")
    later = "\n".join(["ORIENTACIÓN", "Gira.", "SUBIR", "Dos.", "LÍNEA DE VISIÓN", "Mira."])
    found = texts(parse_book(excerpt("motu", "MINIATURAS DE GRAN TAMAÑO", "Grande.", later), "motu"))
    assert found["7m/subir"] == "Dos."


def test_contents_are_dropped_with_their_pages() -> None:
    """A heading with its page after or below it is a line of the contents; so is one with dots."""
    contents = "ÍNDICE .... 31\nPREPARAR EL MAPA\n2\nPERSONAJES 2\n"
    book = parse_book(contents + book_of("heroclix-2012"), "heroclix-2012")
    dropped = [(one.line, one.text) for one in book.dropped if one.reason == CONTENTS]
    assert dropped == [(1, "ÍNDICE .... 31"), (2, "PREPARAR EL MAPA"), (3, "2"), (4, "PERSONAJES 2")]
    assert book.missing == ()


def test_page_headers_and_numbers_are_dropped_and_other_numbers_stay() -> None:
    """A page number follows the page before; a number of a table does not; a header may share its line."""
    lines = ["Traducido por AS_Bat 20", "Cantidad", "3", "12", "21", "Traducido por AS_Bat Los demás.", "8"]
    book = parse_book(book_without("heroclix-2012", {"captura"}, "CAPTURA", *lines), "heroclix-2012")
    assert texts(book)["captura"] == "Cantidad\n3\n12\nLos demás.\n8"
    assert [one.text for one in book.dropped] == ["Traducido por ASBat", "20", "21", "Traducido por ASBat"]


def test_credits_are_reported_with_their_line() -> None:
    """What is a part of the book and of no section is told line by line."""
    text = excerpt("heroclix-2012", "CREDITOS", "Ana made it.")
    last = len(text.split("\n"))
    found = [(one.line, one.text) for one in parse_book(text, "heroclix-2012").unplaced]
    assert found == [(last - 1, "CREDITOS"), (last, "Ana made it.")]


def test_what_stands_before_the_first_heading_is_reported() -> None:
    """A line before the first section is told, but for the title, which heads pages."""
    book = parse_book("A book of ponds\nBy Ana\n" + book_of("motu"), "motu")
    assert [(one.line, one.text, one.reason) for one in book.unplaced] == [(2, "By Ana", BEFORE)]


def test_too_few_headings_are_another_books() -> None:
    """A fifth of the headings is enough for a part of the book, less is not."""
    headings = [line for mark in marks("motu") if mark.kind is Kind.HEADING for line in printed(mark)]
    count = sum(mark.kind in {Kind.HEADING, Kind.RUN_IN} for mark in marks("motu"))
    enough = 2 * -(-count // 5)
    assert parse_book("\n".join(headings[:enough]), "motu").sections
    with pytest.raises(BookError, match="book-of-another-game"):
        parse_book("\n".join(headings[: enough - 2]), "motu")


@pytest.mark.parametrize("ruleset", OUTLINED)
def test_a_letter_is_no_book(ruleset: str) -> None:
    """A text without headings is refused with what was expected."""
    with pytest.raises(BookError, match=f"book-no-sections .ruleset={ruleset}, expected=[A-Z]"):
        parse_book("Dear Ana,\n\nthe pond is frozen.\n", ruleset)


@pytest.mark.parametrize("ruleset", OUTLINED)
@settings(max_examples=12, deadline=None)
@given(st.data())
def test_no_line_of_an_outlined_book_is_lost(ruleset: str, data: st.DataObject) -> None:
    """With any lines between them, each line ends in a title, a text, the unplaced or the dropped, none twice."""
    lines = book_of(ruleset).split("\n")
    places = data.draw(st.lists(st.integers(0, len(lines)), max_size=12))
    for place in places:
        lines.insert(place, data.draw(st.sampled_from([*FILLING, *lines[:40]])))
    book = parse_book("\n".join(lines), ruleset)
    placed = "".join(f"{section.title}{section.text}" for section in book.sections)
    told = "".join(one.text for one in (*book.unplaced, *book.dropped))
    written = placed + told
    for line in lines:
        for word in line.replace("*", "").replace("_", "").split():
            assert word.strip("….:") in written


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(OUTLINED), st.text(max_size=300), st.data())
def test_any_text_is_an_outlined_book_or_refused(ruleset: str, text: str, data: st.DataObject) -> None:
    """Nothing but a book or a one-line refusal comes of any input, marks among it."""
    shown = data.draw(st.lists(st.sampled_from([mark.words for mark in marks(ruleset)]), max_size=60))
    try:
        outcome = parse_book("\n".join([text, *shown]), ruleset).ruleset
    except BookError as error:
        outcome = str(error)
    assert outcome
    assert "\n" not in outcome


def test_paragraphs_of_a_wrapped_text_are_joined() -> None:
    """A long line without an end goes on; a short one, a finished one, a bullet and a numbered item do not."""
    wrapped = [
        "A pebble that is pushed over the",
        "Pond rolls to its other end.",
        "Then it stops.",
        "•",
        "one",
        "2. two",
    ]
    joined = "A pebble that is pushed over the Pond rolls to its other end.\nThen it stops.\n• one\n2. two"
    assert paragraphs(wrapped, wrapped=True) == joined
    assert paragraphs(wrapped[:2]) == "\n".join(wrapped[:2])


def test_a_sentence_in_brackets_ends_and_a_bracket_within_one_does_not() -> None:
    """Lower case after a bracket goes on; after a full stop in quotes it does not."""
    assert paragraphs(["It rolls (far)", "and stops."]) == "It rolls (far) and stops."
    assert paragraphs(["It says “stop.”", "and stops."]) == "It says “stop.”\nand stops."
