"""What the judge says is, word for word, what it said before."""

from __future__ import annotations

from tests.goldens.answers import answers, broken
from tests.goldens.games import played
from tests.goldens.record import changed


def test_the_answer_to_every_situation_is_unchanged() -> None:
    """Fields, steps, citations and words of all situations, in both languages."""
    assert changed("answers", answers()) == []


def test_the_answer_to_every_broken_question_is_unchanged() -> None:
    """One value of each situation's question made wrong: the error, or the ruling, in both languages."""
    assert changed("broken", broken()) == []


def test_random_games_are_told_as_before() -> None:
    """Every event and ruling of whole games, in both languages; each kind of event occurs in them."""
    found, counts = played()
    assert [kind for kind, count in counts.tables()["events"].items() if not count] == []
    assert changed("games", found) == []
