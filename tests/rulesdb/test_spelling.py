"""Mending misspelled words against the library's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb.search.spelling import Spelling

COUNTS = {"knockback": 5, "knock": 2, "back": 9, "pebble": 3, "pebbles": 1, "reeds": 4, "reads": 1}


@pytest.fixture(scope="module")
def spelling() -> Spelling:
    """Return a speller that knows a few words."""
    return Spelling(COUNTS)


@pytest.mark.parametrize(("typed", "meant"), [("peble", "pebble"), ("pebbel", "pebble"), ("knokback", "knockback")])
def test_a_typo_becomes_the_word_meant(spelling: Spelling, typed: str, meant: str) -> None:
    """A letter lost, swapped or doubled is mended, and the word counts a little less than a sure one."""
    word, likeness = spelling.mend(typed)
    assert word == meant
    assert 0.7 <= likeness < 1


@pytest.mark.parametrize("typed", ["pebble", "the", "zebra", "16.3b", "rds", "reed5"])
def test_what_is_right_short_or_foreign_stays(spelling: Spelling, typed: str) -> None:
    """Known words, fillers, ids, short forms and words far from all others are left as they are."""
    assert spelling.mend(typed) == (typed, 1.0)


def test_of_two_words_equally_near_the_usual_one_is_meant(spelling: Spelling) -> None:
    """One letter lies between reids and both reeds and reads; the library says reeds more often."""
    assert spelling.mend("reids")[0] == "reeds"


@pytest.mark.parametrize(
    ("typed", "mended"),
    [
        (["knock", "bak"], ["knockback"]),
        (["knok", "bak"], ["knockback"]),
        (["resolve", "knock", "bak"], ["resolve", "knockback"]),
        (["knock", "back"], ["knock", "back"]),
        (["peble", "reeds"], ["pebble", "reeds"]),
        (["16", "3"], ["16", "3"]),
        ([], []),
    ],
)
def test_a_word_split_in_two_is_joined(spelling: Spelling, typed: list[str], mended: list[str]) -> None:
    """Two words of which one is unknown become the word they make together; known ones stay apart."""
    assert [word for word, _ in spelling.mend_all(typed)] == mended


@given(st.lists(st.text(max_size=12), max_size=6))
def test_nothing_is_invented(typed: list[str]) -> None:
    """Every word that comes out was typed or is the library's, and there are never more than were typed."""
    mended = Spelling(COUNTS).mend_all(typed)
    assert len(mended) <= len(typed)
    assert all(word in COUNTS or word in typed for word, _ in mended)
    assert all(0 < likeness <= 1 for _, likeness in mended)
