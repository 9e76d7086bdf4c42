"""Entries, their order, and their neighbourhood."""

import json

import pytest

import rulesdb
from rulesdb import Library, UnknownSection


def test_an_entry_has_its_words_and_facts(pond: Library) -> None:
    """An entry gives back what its file holds."""
    entry = pond.entry("1.2", "en")
    assert (entry.ruleset, entry.section, entry.lang) == ("heroclix-modern", "1.2", "en")
    assert (entry.kind, entry.title) == ("section", "Skipping")
    assert entry.text.startswith("A pebble that skips")
    assert entry.facts == {"sinks_on": [1], "die": "d6"}
    assert entry.aliases == ("skip", "hop")
    assert entry.questions[1] == "When does my stone sink?"
    assert entry.see_also == ("1.10",)
    assert not entry.retired


def test_spanish_inherits_what_no_language_changes(pond: Library) -> None:
    """Kind, facts, see-also and retired are those of the English entry; the words are Spanish."""
    english, spanish = pond.entry("1.10", "en"), pond.entry("1.10", "es")
    assert (spanish.lang, spanish.title) == ("es", "Juncos")
    assert (spanish.kind, spanish.facts, spanish.see_also) == (english.kind, english.facts, english.see_also)
    assert spanish.retired
    assert pond.entry("1.2", "es").facts == {"sinks_on": [1], "die": "d6"}


def test_entries_can_be_written_as_json(pond: Library) -> None:
    """The facts of an entry are plain data."""
    assert json.loads(json.dumps(dict(pond.entry("1.2", "es").facts))) == {"sinks_on": [1], "die": "d6"}


def test_an_entry_cannot_be_changed(pond: Library) -> None:
    """An entry and its facts are frozen."""
    entry = pond.entry("1", "en")
    with pytest.raises(AttributeError):
        entry.title = "Boulders"  # type: ignore[misc]
    with pytest.raises(TypeError):
        entry.facts["new"] = 1  # type: ignore[index]


@pytest.mark.parametrize("written", ["1.2a", " 1.2A", "§1.2a", "1.2 a", "(1.2a)", "1.2a?"])
def test_ids_are_read_as_players_write_them(pond: Library, written: str) -> None:
    """Case, spaces and signs around an id make no difference."""
    assert pond.has(written)
    assert pond.entry(written, "en").section == "1.2a"


@pytest.mark.parametrize("written", ["1.2z", "1.3", "", "R2", "x" * 100_000, "1.2\n1.2", "\0"])
def test_an_unknown_section_is_refused_in_one_line(pond: Library, written: str) -> None:
    """The message quotes the id, shortened, and stays one short line."""
    assert not pond.has(written)
    with pytest.raises(UnknownSection) as caught:
        pond.entry(written, "en")
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)
    assert "\0" not in str(caught.value)


def test_an_unknown_section_names_the_nearest(pond: Library) -> None:
    """The parent comes first, then ids that look alike."""
    with pytest.raises(
        UnknownSection, match=r'"1\.2z" is not a section of heroclix-modern; nearest: 1\.2, 1\.2a'
    ) as caught:
        pond.entry("1.2z", "es")
    assert caught.value.nearest[0] == "1.2"


def test_parents_children_and_neighbours(pond: Library) -> None:
    """The family of a section follows its number; a neighbour is the next in the book, readings last."""
    assert (pond.parent("1"), pond.parent("1.2"), pond.parent("1.2a"), pond.parent("R1")) == (None, "1", "1.2", None)
    assert pond.children("1") == ("1.2", "1.10")
    assert pond.children("1.2") == ("1.2a",)
    assert pond.children("1.2a") == ()
    assert pond.neighbours("1") == (None, "1.2")
    assert pond.neighbours("1.10") == ("1.2a", "R1")
    assert pond.neighbours("R1") == ("1.10", None)


@pytest.mark.parametrize("call", ["parent", "children", "neighbours"])
def test_an_unknown_section_has_no_family(pond: Library, call: str) -> None:
    """Asking for the surroundings of an unknown section is refused like asking for itself."""
    with pytest.raises(UnknownSection):
        getattr(pond, call)("9.9")


def test_entries_come_in_the_order_of_the_book(pond: Library) -> None:
    """Both languages list the same sections in one order."""
    for lang in rulesdb.LANGUAGES:
        assert tuple(entry.section for entry in pond.entries(lang)) == pond.sections


def test_a_library_is_loaded_once() -> None:
    """Two calls give the same object; rulesets do not share one."""
    assert rulesdb.load("motu") is rulesdb.load("motu")
    assert rulesdb.load() is not rulesdb.load("motu")
