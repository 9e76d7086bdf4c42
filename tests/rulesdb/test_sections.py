"""The order of ids, their parents, and how they are written."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.sections import ancestors, book_order, clean_section, is_reading

ORDERED = ["1", "1.1", "1.1a", "1.9b", "1.9bi", "1.9c", "1.10", "2", "6.2", "6.10", "10", "R1", "R2", "R10", "P1"]

numbers = st.integers(0, 99)
letters = st.text("abcdefghi", max_size=2)
sections = st.one_of(
    numbers.map(str),
    st.builds("{}.{}{}".format, numbers, numbers, letters),
    numbers.map("R{}".format),
)


def test_ids_sort_as_the_book_counts() -> None:
    """6.2 precedes 6.10, 1.9b precedes 1.9bi and 1.9c, and readings come after all sections."""
    shuffled = ORDERED[:]
    random.Random(7).shuffle(shuffled)
    assert sorted(shuffled, key=book_order) == ORDERED


def test_ids_that_are_words_keep_the_order_they_were_written_in() -> None:
    """Slugs have no order of their own: their position decides."""
    written = ["terreno", "lineas/el-borde", "glosario/accion"]
    assert sorted(written, key=lambda section: book_order(section, written.index(section))) == written


@given(sections)
def test_what_stands_above_a_section_precedes_it(section: str) -> None:
    """A parent comes before its parts in the book, and each ancestor's ancestors are its own tail."""
    above = ancestors(section)
    for place, parent in enumerate(above):
        assert book_order(parent) < book_order(section)
        assert ancestors(parent) == above[place + 1 :]


@given(sections)
def test_cleaning_an_id_changes_nothing_the_second_time(section: str) -> None:
    """An id of the library is clean already."""
    assert clean_section(section) == section
    assert clean_section(f" § {section.upper()}? ") == section


@pytest.mark.parametrize(
    ("section", "expected"), [("R1", True), ("P12", True), ("1.1", False), ("r1", False), ("R", False)]
)
def test_readings_are_told_from_sections(section: str, expected: bool) -> None:
    """Only R or P with a number is a reading."""
    assert is_reading(section) is expected
