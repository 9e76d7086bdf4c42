"""A host's own book, searched: words that stand in it alone find the section."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb import ImportedText, digest_of_sections, load, search_with_books

POND = [
    ("16.3b", "Reeds", "Heron nests block every pebble's flight."),
    ("6.11", "Rounding", "Half a tadpole is a whole tadpole."),
    ("10.8", "Leaving", "A frog beside a heron rolls to hop away."),
]


@pytest.fixture(scope="module")
def pond() -> ImportedText:
    """The pond's book in English."""
    return ImportedText("heroclix-modern", "en", POND)


def asked(question: str, *books: ImportedText, limit: int = 5) -> list[str]:
    """The sections found for a question in English."""
    return [hit.section for hit in search_with_books(load(), question, "en", limit, books).hits]


def test_a_word_of_the_book_alone_finds_its_section(pond: ImportedText) -> None:
    """The library knows no tadpoles; the book does, in one section, also among other words and in the singular."""
    assert "6.11" not in asked("tadpole")
    assert pond.only_here("tadpole")
    assert asked("tadpole", pond)[0] == "6.11"
    assert "6.11" in asked("how many tadpoles make a whole", pond)


def test_a_word_of_the_book_is_no_misspelling(pond: ImportedText) -> None:
    """A pebble is no peril: what the book writes is taken as written, and finds the book's section."""
    assert asked("pebbles", pond)[0] == "16.3b"


def test_what_the_library_knows_is_not_the_books_alone(pond: ImportedText) -> None:
    """Half is a word of the library; heron is the book's; a word of neither is nobody's."""
    assert [pond.only_here(word) for word in ("half", "heron", "xyzzy")] == [False, True, False]


def test_the_section_that_holds_more_of_the_question_is_better(pond: ImportedText) -> None:
    """Two sections speak of herons; the one that speaks of frogs too comes before."""
    scores = pond.scores("frog and heron")
    assert scores["10.8"] > scores["16.3b"] > 0


def test_a_title_is_not_outdone_by_the_book() -> None:
    """Carry is asked by its name: another section's imported text full of the word stays behind."""
    shouting = ImportedText("heroclix-modern", "en", [("6.11", "Carry", "Carry, carry, carry. " * 40)])
    assert asked("carry", shouting)[0] in {"27.8d", "22.1"}


def test_nothing_extra_changes_nothing() -> None:
    """Without a word from elsewhere the answer is the library's, score for score."""
    plain = load().search("knock back", "en")
    assert search_with_books(load(), "knock back", "en", 5, ()) == plain
    assert load().search("knock back", "en", 5, {}) == plain
    assert load().search("knock back", "en", 5, {"99.9": 1.0}) == plain


@settings(max_examples=50)
@given(st.text(max_size=80))
def test_a_score_is_a_share(question: str) -> None:
    """Whatever is asked, each score lies between 0 and 1, and asking again gives the same."""
    book = ImportedText("heroclix-modern", "en", POND)
    scores = book.scores(question)
    assert all(0 < score <= 1 for score in scores.values())
    assert book.scores(question) == scores


def test_spanish_is_stemmed_as_spanish() -> None:
    """A plural finds its singular in the book's own language."""
    book = ImportedText("motu", "es", [("6c", "Garzas", "La garza come ranas.")])
    assert list(book.scores("garzas")) == ["6c"]


def test_an_empty_copy_says_nothing() -> None:
    """Headings without text, and no sections at all, are no index to fail on."""
    assert ImportedText("heroclix-modern", "en", []).scores("frog") == {}
    assert ImportedText("heroclix-modern", "en", [("6.11", "Rounding", " ")]).scores("rounding") == {}


def test_an_index_is_kept_by_its_digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same copy is read back from the cache; one word more makes another index."""
    monkeypatch.setattr("rulesdb._compiled.cache_folder", lambda: tmp_path)
    first = digest_of_sections(POND)
    ImportedText("heroclix-modern", "en", POND, first)
    kept = [path.name for path in tmp_path.iterdir()]
    assert [name for name in kept if first in name]
    assert ImportedText("heroclix-modern", "en", [], first).scores("tadpoles")  # read, not built
    more = [*POND, ("12.6", "Splash", "Newts.")]
    assert digest_of_sections(more) != first
    assert ImportedText("heroclix-modern", "en", more, digest_of_sections(more)).scores("newts")
