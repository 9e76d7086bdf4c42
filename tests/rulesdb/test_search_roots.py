"""Matching by the beginnings of words, and the packed numbers that the index is made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb import Entry, Library
from rulesdb.search.packing import packed, unpacked
from rulesdb.search.roots import Roots, build_roots

TEXTS = ["Walls are destroyed.", "The figure moves.", "Who rolls the dice?", "A pond.", "A hill."]
ENTRIES = [Entry("heroclix-modern", str(n), "en", "section", "x", text) for n, text in enumerate(TEXTS)]


@pytest.fixture(scope="module")
def roots() -> Roots:
    """Return the index of five small entries."""
    return Roots(build_roots(ENTRIES))


def test_forms_that_a_stemmer_keeps_apart_meet(roots: Roots) -> None:
    """Destruction finds what is destroyed, by its first five letters; a destiny shares only four."""
    assert set(roots.score([("destruction", 1.0)])) == {0}
    assert roots.score([("destiny", 1.0)]) == {}


def test_words_that_carry_a_question_count(roots: Roots) -> None:
    """Who is asked about tells the entries apart."""
    assert set(roots.score([("who", 1.0)])) == {2}


def test_what_nearly_all_hold_tells_nothing(roots: Roots) -> None:
    """A word of every entry scores none of them."""
    assert roots.score([("x", 1.0)]) == {}


def test_an_unsure_word_counts_less(roots: Roots) -> None:
    """A mended word weighs what it is worth."""
    assert roots.score([("pond", 0.5)])[3] == pytest.approx(roots.score([("pond", 1.0)])[3] / 2)


def test_no_entries_and_no_words() -> None:
    """An empty library, or an empty question, scores nothing."""
    assert Roots(build_roots([])).score([("pond", 1.0)]) == {}
    assert Roots(build_roots(ENTRIES)).score([]) == {}


@given(st.lists(st.integers(0, 2**32 - 1)))
def test_packed_numbers_come_back(numbers: list[int]) -> None:
    """What is packed is unpacked the same."""
    assert list(unpacked("I", packed("I", numbers))) == numbers


def test_roots_reach_the_answer(pond: Library) -> None:
    """A form that nothing in the library has still finds its entry."""
    assert pond.search("sinking", "en").hits[0].section == "1.2"
