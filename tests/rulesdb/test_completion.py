"""Completion while a player types."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesdb import LANGUAGES, Library


def sections(library: Library, typed: str, lang: str = "en") -> list[str]:
    """Return the sections offered."""
    return [hit.section for hit in library.complete(typed, lang)]


def test_one_character_is_enough(pond: Library) -> None:
    """The first letter offers the titles it begins before aliases and later words."""
    assert sections(pond, "s")[:2] == ["1.2", "1.2a"]
    assert sections(pond, "r")[0] == "1.10"
    assert "1.2a" in sections(pond, "r")


@pytest.mark.parametrize(
    ("typed", "lang", "section"),
    [
        ("1.2", "en", "1.2"),
        ("1.2a", "es", "1.2a"),
        ("1.1", "en", "1.10"),
        ("Skip", "en", "1.2"),
        ("splash ri", "en", "1.2a"),
        ("splash/ri", "en", "1.2a"),
        ("ripp", "en", "1.2a"),
        ("grass", "en", "1.10"),
        ("juncos", "en", "1.10"),
        ("reed", "es", "1.10"),
        ("Sálpi", "es", "1.2a"),
        ("at once", "en", "R1"),
        ("r1", "en", "R1"),
        ("skiping", "en", "1.2"),
        ("over the reeds", "en", "1.2"),
    ],
)
def test_ids_titles_aliases_words_and_typos_are_completed(pond: Library, typed: str, lang: str, section: str) -> None:
    """What was meant stands first, by any part of its names in either language, misspelled too."""
    assert sections(pond, typed, lang)[0] == section


def test_nothing_typed_offers_the_book_from_its_start(pond: Library) -> None:
    """An empty field lists the first sections."""
    assert sections(pond, "") == list(pond.sections)
    assert sections(pond, "   ") == list(pond.sections)


def test_the_limit_is_kept(pond: Library) -> None:
    """No more choices than asked for."""
    assert [hit.section for hit in pond.complete("", "en", 2)] == ["1", "1.2"]
    assert len(pond.complete("s", "en", 1)) == 1
    assert pond.complete("s", "en", 0) == []


@settings(max_examples=150, deadline=None)
@given(
    typed=st.one_of(st.text(max_size=20), st.sampled_from(["1", "1.", "s", "sk", "ju", "on", "r"])),
    lang=st.sampled_from(LANGUAGES),
    limit=st.integers(0, 25),
)
def test_choices_are_sorted_and_unique(pond: Library, typed: str, lang: str, limit: int) -> None:
    """Whatever is typed: no error, no section twice, scores falling, titles in the language, the same again."""
    choices = pond.complete(typed, lang, limit)
    scores = [hit.score for hit in choices]
    assert scores == sorted(scores, reverse=True)
    assert len({hit.section for hit in choices}) == len(choices) <= limit
    assert all(hit.title == pond.entry(hit.section, lang).title for hit in choices)
    assert pond.complete(typed, lang, limit) == choices


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_beginning_of_a_title_offers_its_entry(pond: Library, data: st.DataObject) -> None:
    """From its first character to its last a title offers its own entry."""
    entry = data.draw(st.sampled_from(pond.entries("en") + pond.entries("es")))
    typed = entry.title[: data.draw(st.integers(1, len(entry.title)))]
    assert entry.section in sections(pond, typed, entry.lang)
