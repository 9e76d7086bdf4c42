"""The passage of a text that answers a question."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulesdb import best_passage, load


@pytest.mark.parametrize(
    ("section", "question", "begins"),
    [
        ("27.3a", "What do I need to roll?", "When this character would be hit"),
        ("27.4j", "How long does Perplex last?", "It lasts"),
        ("27.1a", "Can I Flurry with Hypersonic Speed?", "Not together with"),
        ("27.4f", "Can I Prob a Super Senses roll?", "Not together with"),
    ],
)
def test_common_questions_find_their_paragraph(section: str, question: str, begins: str) -> None:
    """The paragraph that answers is found among those of the power."""
    entry = load().entry(section, "en")
    assert best_passage(entry.text, question, "en", entry.title).startswith(begins)


def test_the_title_counts_nothing() -> None:
    """A word of the title stands everywhere and tells nothing; without it the other word decides."""
    text = "Frogs and frogs and frogs.\n\nThe frog hops."
    assert best_passage(text, "frog hops", "en", "Frog") == "The frog hops."


@given(st.text(max_size=200), st.text(max_size=60))
def test_a_passage_is_a_piece_of_the_text(text: str, question: str) -> None:
    """Whatever is asked of whatever text, what comes back stands in it."""
    assert best_passage(text, question, "en") in text
