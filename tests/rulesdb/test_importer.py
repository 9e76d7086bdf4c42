"""Cutting a rulebook's text into sections."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rulesdb
from rulesdb import BookError, section_titles
from rulesdb.importer import ImportedBook, parse_book
from rulesdb.importer.headings import is_contents_line

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
        (1, "page header or number"),
        (5, "table of contents"),
        (7, "table of contents"),
        (8, "table of contents"),
        (9, "table of contents"),
        (15, "page header or number"),
        (25, "page header or number"),
    }


def test_a_misprinted_number_is_read_as_its_neighbours_imply() -> None:
    """A heading with the next section's title under a wrong number is that section."""
    text = "## 1 Characters\n\nx\n\n### 1.1 The Base\n\ny\n\n### 1.9 Set Symbol\n\nz\n\n### 1.1b Rarity\n\nw\n"
    assert [section.section for section in parse(text).sections] == ["1", "1.1", "1.1a", "1.1b"]


def test_what_has_no_place_is_reported_with_its_line(imported: ImportedBook) -> None:
    """Front matter and sections that the list of ids does not have are told line by line."""
    assert [(one.line, one.text, one.reason) for one in imported.unplaced] == [
        (3, "*For quiet afternoons*", "before the first section"),
        (43, "### 1.3x Tail Symbol", "1.3x is not a section of heroclix-modern"),
        (45, "Tails wag.", "1.3x is not a section of heroclix-modern"),
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
        ("", "the file is empty"),
        (" \n\t\n", "the file is empty"),
        (b"", "the file is empty"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "the file is not UTF-8 text (line 1)"),
        (b"1 Characters\n\n\xe9t\xe9", "the file is not UTF-8 text (line 3)"),
        ("1 Characters\0", "the file is binary"),
        ("\x01\x02\x03\x04", "the file is binary"),
        ("x" * 50_000_000, "the file is 50.0 MB; a rulebook's text has at most 5 MB"),
        ("# " * 100_000, "no section of heroclix-modern found"),
        ("x\n" * 100_000, "the file has 100001 lines; a rulebook's text has at most 100000"),
        ("## 1 Figures\n" * 3_000, "3000 numbered headings found; the book has 539"),
        ("(" * 1_000_000, "no section of heroclix-modern found"),
        ("A letter to a friend.\n1. Milk\n2. Eggs\n", "expected numbered headings such as: 1 Characters; 1.1 The Base"),
        ("## 1 Uno\n\n## 2 Dos\n\n## 3 Tres\n", "this looks like another book: only 0 of its 3 headings"),
    ],
    ids=lambda value: repr(value)[:24],
)
def test_a_hostile_file_gives_one_line(source: str | bytes, message: str) -> None:
    """What is no rulebook is refused in one line that says what was found or expected."""
    with pytest.raises(BookError) as caught:
        parse(source)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012", "motu"])
def test_other_books_are_not_covered_yet(ruleset: str) -> None:
    """The refusal says so, and names the ruleset."""
    with pytest.raises(BookError, match=f"importing the book of {ruleset} is not covered yet"):
        parse_book(BOOK, ruleset)


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


def test_the_modern_book_is_imported_whole(rulebook: Callable[[str], bytes]) -> None:
    """Every section of the book stands at its id, in order; only its subtitle and a misprint do not."""
    book = parse(rulebook("heroclix-modern.en.txt"))
    assert [section.section for section in book.sections] == list(section_titles("heroclix-modern"))
    assert book.missing == ()
    assert [one.reason for one in book.unplaced] == [
        "before the first section",
        "repeats 27.8a after the last section",
    ]


def test_the_modern_books_contents_are_all_that_is_dropped(rulebook: Callable[[str], bytes]) -> None:
    """Each dropped line is one of the contents or the book's title."""
    text = rulebook("heroclix-modern.en.txt").decode()
    all_lines = text.split("\n")
    title = all_lines[0].strip("# ")
    for dropped in parse(text).dropped:
        line = all_lines[dropped.line - 1]
        assert is_contents_line(line) or title in line or "Contents" in line


def test_the_modern_books_words_are_all_there(rulebook: Callable[[str], bytes]) -> None:
    """Each word between the first heading and the end is in a heading, a section or the unplaced."""
    text = rulebook("heroclix-modern.en.txt").decode()
    book = parse(text)
    first = book.sections[0].line
    body = text.split("\n")[first - 1 :]
    placed = "".join(section.text for section in book.sections)
    placed += "".join(body[section.line - first] for section in book.sections)
    placed += "".join(one.text for one in book.unplaced if one.line > first)
    assert len("".join(placed.split())) == len("".join("".join(body).split()))


def test_sections_cite_their_own_words(rulebook: Callable[[str], bytes]) -> None:
    """Section 27.8a ends where its own rule ends, and 27.8i does not hold it."""
    book = {section.section: section for section in parse(rulebook("heroclix-modern.en.txt")).sections}
    assert book["27.8a"].text.startswith("MOVE")
    assert not book["27.8i"].text.endswith(book["27.8a"].text)
    assert book["27.2c"].text.startswith("RANGE")


@pytest.mark.parametrize("name", ["heroclix-2022.es.txt", "heroclix-2012.es.txt", "motu.es.txt"])
def test_another_game_or_edition_is_not_taken_for_the_modern_book(rulebook: Callable[[str], bytes], name: str) -> None:
    """A host who names the wrong ruleset is told, and nothing is placed."""
    with pytest.raises(BookError):
        parse(rulebook(name))
