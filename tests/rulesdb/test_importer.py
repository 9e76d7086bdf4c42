"""Cutting the text of a numbered rulebook into sections."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulesdb
from rulesdb import BookError, section_titles
from rulesdb.importer import ImportedBook, parse_book
from rulesdb.importer.model import BEFORE, CONTENTS, HEADER, STRAY

BOOK = """\
# Pond Rules

*For quiet afternoons*

## Table of Contents

<b>1</b>\t<b>Characters.....</b>\t<b>1</b>
1.1\tThe Base .....1
1.2\tThe Combat Dial™ .....2

## 1 Characters

Pebbles are our characters. See 1.2 The Combat Dial for more, and

4

go on turning.

### **1.1 The Base**
It is round.
1.2 pounds is its weight.
1. First it rolls
2. Then it sinks

Pond Rules

1.2 The Combat Dial™

It turns &amp; clicks.

<b>1.3 Combat Symbols</b>

Five in all.

#### 1.3c Wing Symbol \N{BUTTERFLY}

\N{BUTTERFLY} grants wings.

## 1 Characters

Wings carry far.

### 1.3x Tail Symbol

Tails wag.

### 1.9 Combat Values

Four values on a dial. Five in all.
"""


ENDING = "Finalización de la Fase de Inicio de Turno"


def parse(text: str | bytes) -> ImportedBook:
    """Import a text as the modern book."""
    return parse_book(text, "heroclix-modern")


@pytest.fixture(scope="module")
def imported() -> ImportedBook:
    """Return the invented book, imported."""
    return parse(BOOK)


def test_markdown_bold_and_plain_headings_are_found(imported: ImportedBook) -> None:
    """Each section stands at its id with its heading and line, icons and marks taken off."""
    found = [(section.section, section.title, section.line) for section in imported.sections]
    assert found == [
        ("1", "Characters", 11),
        ("1.1", "The Base", 19),
        ("1.2", "The Combat Dial™", 27),
        ("1.3", "Combat Symbols", 31),
        ("1.3c", "Wing Symbol", 35),
        ("1.5", "Combat Values", 47),
    ]


def test_references_and_lists_are_text(imported: ImportedBook) -> None:
    """A number at the start of a line is no heading unless the title follows."""
    assert imported.sections[1].text == "It is round.\n1.2 pounds is its weight.\n1. First it rolls\n2. Then it sinks"


def test_a_sentence_torn_by_a_page_is_joined(imported: ImportedBook) -> None:
    """A page number between is dropped and the sentence goes on."""
    assert imported.sections[0].text == (
        "Pebbles are our characters. See 1.2 The Combat Dial for more, and go on turning."
    )


def test_a_heading_repeated_later_is_text(imported: ImportedBook) -> None:
    """The first of two equal headings counts; the second stays where it stands, so nothing is lost."""
    assert imported.sections[4].text == "\N{BUTTERFLY} grants wings.\n\n## 1 Characters\n\nWings carry far."


def test_contents_and_page_headers_are_dropped_by_line(imported: ImportedBook) -> None:
    """Lines with dots and a page, page numbers and the book's own title are left out, and told."""
    reasons = {(line.line, line.reason) for line in imported.dropped}
    assert reasons == {
        (1, HEADER),
        (5, CONTENTS),
        (7, CONTENTS),
        (8, CONTENTS),
        (9, CONTENTS),
        (15, HEADER),
        (25, HEADER),
    }


def test_a_misprinted_number_is_read_as_its_neighbours_imply() -> None:
    """A heading with the next section's title under a wrong number is that section."""
    text = "## 1 Characters\n\nx\n\n### 1.1 The Base\n\ny\n\n### 1.9 Set Symbol\n\nz\n\n### 1.1b Rarity\n\nw\n"
    assert [section.section for section in parse(text).sections] == ["1", "1.1", "1.1a", "1.1b"]


def test_a_misprinted_chapter_is_read_by_its_title() -> None:
    """A bare 9 before the title of 9.1a is 9.1a, in a marked heading and in a plain one."""
    for mark in ("#### ", ""):
        text = f"## 9 Fases de un Turno\n\n### 9.1 Inicio de Turno\n\na\n\n{mark}9. {ENDING}\n\nb\n"
        found = parse_book(text, "heroclix-2022").sections
        assert [(one.section, one.text) for one in found] == [("9", ""), ("9.1", "a"), ("9.1a", "b")]


def test_a_number_printed_twice_is_the_next_one_the_second_time() -> None:
    """The second 25.2c is 25.2d; the second 16.4f, its words in another order, is 16.4g."""
    worn = "25.2 Equipamientos\n\n25.2c Personajes equipados.\n\na\n\n25.2c Desequipando personajes.\n\nb\n"
    found = parse_book(worn, "heroclix-2022").sections
    assert [(one.section, one.text) for one in found[1:]] == [("25.2c", "a"), ("25.2d", "b")]
    openings = "16.4 Paredes (Wall)\n\n16.4f Ventanas/Windows (RETIRED)\n\na\n\n16.4f Puertas/Doors (RETIRED)\n\nb\n"
    found = parse_book(openings, "heroclix-2022").sections
    assert [(one.section, one.text) for one in found[1:]] == [("16.4f", "a"), ("16.4g", "b")]


@pytest.mark.parametrize(
    ("around", "found"), [("\n\n", ["1", "1.8"]), ("\n", ["1"])], ids=["alone", "in the midst of text"]
)
def test_a_reworded_plain_heading_counts_where_it_stands_alone(around: str, found: list[str]) -> None:
    """Blank lines around it make a heading of a numbered line; among other lines it is text."""
    text = f"1 Personajes\n\nUno{around}1.8 Cuando cae el disco{around}dos."
    assert [one.section for one in parse_book(text, "heroclix-2022").sections] == found


def test_what_the_books_chapters_do_not_hold_is_not_missed() -> None:
    """The 2022 book has no appendix of powers: nothing of chapter 27 is missing from it."""
    missing = parse_book("1 Personajes\n\nUno.\n", "heroclix-2022").missing
    assert "1.1" in missing
    assert "26.4" in missing
    assert not [section for section in missing if section.startswith("27")]


def test_a_header_of_every_page_is_dropped_before_the_first_section() -> None:
    """What stands three times or more before the body is no text; twice, it is reported."""
    for times, reported in ((2, ["By Ana", "By Ana"]), (3, [])):
        text = "Pond Rules\n" + "By Ana\n1.1 The Base .....1\n" * times + "\n## 1 Characters\n\nRoll.\n"
        assert [one.text for one in parse(text).unplaced] == reported


def test_what_has_no_place_is_reported_with_its_line(imported: ImportedBook) -> None:
    """Front matter and sections that the list of ids does not have are told line by line."""
    assert [(one.line, one.text, one.reason, one.section) for one in imported.unplaced] == [
        (3, "*For quiet afternoons*", BEFORE, ""),
        (43, "### 1.3x Tail Symbol", STRAY, "1.3x"),
        (45, "Tails wag.", STRAY, "1.3x"),
    ]


def test_missing_sections_are_listed(imported: ImportedBook) -> None:
    """Every known id is either a section or missing."""
    placed = [section.section for section in imported.sections]
    assert sorted([*placed, *imported.missing]) == sorted(section_titles("heroclix-modern"))


def test_a_repeat_after_the_last_section_is_cut_off() -> None:
    """The end of the book that only repeats another section's words is no part of the last section."""
    swim = "MOVE: swim (up to your speed)."
    text = f"1 Characters\n\n{swim}\n\n1.1 The Base\n\nIt floats. {swim}\n\n"
    book = parse(text)
    assert book.sections[-1].text == "It floats."
    assert [(one.line, one.text) for one in book.unplaced] == [(7, swim)]


def test_a_book_without_page_numbers_in_its_contents_begins_after_them() -> None:
    """Contents that look like headings are not the body."""
    contents = "1 Characters\n1.1 The Base\n1.2 The Combat Dial\n"
    body = "1 Characters\nOne.\n1.1 The Base\nTwo.\n1.2 The Combat Dial\nThree.\n"
    book = parse(contents + body)
    assert [(section.section, section.text, section.line) for section in book.sections] == [
        ("1", "One.", 4),
        ("1.1", "Two.", 6),
        ("1.2", "Three.", 8),
    ]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
def test_newlines_and_byte_order_marks_make_no_difference(imported: ImportedBook, newline: str) -> None:
    """The same book from another system gives the same sections."""
    assert parse(("\ufeff" + BOOK.replace("\n", newline)).encode()).sections == imported.sections


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("", "book-empty"),
        (" \n\t\n", "book-empty"),
        (b"", "book-empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "book-not-utf8 (line=1)"),
        (b"1 Characters\n\n\xe9t\xe9", "book-not-utf8 (line=3)"),
        ("1 Characters\0", "book-binary"),
        ("\x01\x02\x03\x04", "book-binary"),
        ("x" * 50_000_000, "book-text-too-large (size=50.0, most=5)"),
        ("# " * 100_000, "book-no-sections (ruleset=heroclix-modern"),
        ("x\n" * 100_000, "book-too-many-lines (count=100001, most=100000)"),
        ("## 1 Figures\n" * 3_000, "book-too-many-headings (count=3000, most=539)"),
        ("(" * 1_000_000, "book-no-sections (ruleset=heroclix-modern"),
        ("A letter to a friend.\n1. Milk\n2. Eggs\n", "expected=1 Characters; 1.1 The Base"),
        ("## 1 Uno\n\n## 2 Dos\n\n## 3 Tres\n", "book-of-another-game (count=0, most=3"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_hostile_file_gives_one_line(source: str | bytes, message: str) -> None:
    """What is no rulebook is refused in one line that says what was found or expected."""
    with pytest.raises(BookError) as caught:
        parse(source)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_an_unknown_ruleset_is_refused() -> None:
    """A ruleset that does not exist has no book."""
    with pytest.raises(rulesdb.UnknownRuleset):
        parse_book(BOOK, "chess")


lines = st.sampled_from(
    [*BOOK.splitlines(), "", "and on", "Text.", "16.3b Blocking Terrain and Line of Fire", "7", "12 . . . . 3"]
)


@settings(max_examples=100, deadline=None)
@given(st.lists(lines, max_size=60))
def test_no_line_is_lost(chosen: list[str]) -> None:
    """In any order of lines each one ends in a heading, a section's text, the unplaced or the dropped."""
    text = "\n".join(["## 1 Characters", *chosen])
    book = parse(text)
    told = {one.line for one in (*book.unplaced, *book.dropped)} | {section.line for section in book.sections}
    texts = " ".join(" ".join(section.text.split()) for section in book.sections)
    for number, line in enumerate(text.split("\n"), 1):
        assert number in told or " ".join(line.split()) in texts
    order = list(section_titles("heroclix-modern"))
    places = [order.index(section.section) for section in book.sections]
    assert places == sorted(set(places))


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_any_text_is_a_book_or_refused(source: str | bytes) -> None:
    """Nothing but a book or a one-line refusal comes of any input."""
    try:
        outcome = parse(source).sections[0].section
    except BookError as error:
        outcome = str(error)
    assert outcome
    assert "\n" not in outcome
