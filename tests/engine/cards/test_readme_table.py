"""The README's table of what is read is what the reader reads."""

from __future__ import annotations

from tests.engine.cards.readme import EXAMPLES, README, sentence_of, written

FAMILIES = {
    "powers and abilities alone": "a",
    "a power with a restriction": "b",
    "who can use something": "c",
    "modifiers": "d",
    "what can’t be, protections": "e",
    "damage dealt and taken": "g",
    "actions": "h",
    "triggers": "i",
    "before the game": "j",
    "reminders in brackets": "r",
    "anything else": "k",
}


def test_the_table_is_what_the_reader_reads() -> None:
    """Written anew, not a letter of the README is another."""
    text = README.read_text(encoding="utf-8")
    assert written(text) == text


def test_every_example_is_of_its_kind() -> None:
    """The reader sorts it among the sentences under which the table shows it."""
    assert EXAMPLES.keys() == FAMILIES.keys()
    for kind, examples in EXAMPLES.items():
        found = {sentence.family for example in examples for sentence in sentence_of(example)}
        assert found == {FAMILIES[kind]}, (kind, found)
