"""The rules of 2022 read alone: each names the reading, or the section, that takes some of it back.

An entry that tells the rule and not its exception misleads whoever reads no further; so does a word that this book
defines, used for something else.
"""

import re

import pytest

from rulesdb import LANGUAGES, load

BOOK = load("heroclix-2022")
READING = re.compile(r"\b[RP]\d{1,3}\b")

# The section, and the readings that it has to name.
READ: dict[str, set[str]] = {
    "11.1": {"P12"},  # a wall across a transition
    "12.6": {"R45"},
    "12.6b": {"R55"},  # damage to one is enough
    "12.6d": {"R56"},  # no damage
    "12.6e": {"R31"},  # Immune figures
    "14.1": {"R57"},  # gone for good
    "16.5c": {"P12"},
    "16.8": {"P41"},  # no blocking marker on a figure
    "23.1b": {"P98"},  # an effect that says until when
    "23.2a": {"R60"},  # a force of one
    "23.3": {"R61"},  # further bonuses, several opponents
    "24.2b": {"R52"},  # the line and the step past a diagonal base
}

# The section, and the section whose rule limits it.
NAMED = [
    ("11.4c", "27.6"),  # Improved Targeting
    ("16.3b", "27.6"),
    ("17.3", "13.2"),  # no object on blocking terrain
    ("17.6", "13.2"),
]

# Defined in 6.3c: squares that touch, adjacent or not. Where the book says adjacent, an entry does too.
NEXT_TO = {
    "en": re.compile(r"\b(next to|beside)\b"),
    "es": re.compile(r"\b(junto a|al lado|a su lado|contigu[ao]s?)\b"),
}
OF_ADJACENCY = ["10", "10.7", "10.7b", "10.7c", "10.8", "11.1", "11.2a", "17.8b", "22.1", "R53", "P55"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", READ)
def test_a_rule_names_the_reading_that_completes_it(section: str, lang: str) -> None:
    """What the book leaves open there, and a reading answers, is told with its number."""
    assert READ[section] <= set(READING.findall(BOOK.entry(section, lang).text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("section", "limit"), NAMED)
def test_a_rule_names_the_section_that_limits_it(section: str, limit: str, lang: str) -> None:
    """In the text itself, in brackets."""
    assert f"({limit})" in BOOK.entry(section, lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", OF_ADJACENCY)
def test_what_stops_a_figure_or_forbids_its_attack_is_adjacent(section: str, lang: str) -> None:
    """10.7b, 11.2a, 22.1: an opponent behind a wall is next to a figure (6.3c) and does neither."""
    entry = BOOK.entry(section, lang)
    assert not NEXT_TO[lang].search(f"{entry.title} {entry.text}")


@pytest.mark.parametrize(("lang", "words"), [("en", "next to"), ("es", "junto a")])
@pytest.mark.parametrize("section", ["6.3c", "21.6a", "24.4"])
def test_next_to_stands_where_the_book_has_it(section: str, lang: str, words: str) -> None:
    """6.3c, 21.6a, 24.4: what is generated, and a pilot without its vehicle, goes next to something."""
    assert words in BOOK.entry(section, lang).text


@pytest.mark.parametrize(("lang", "blocking"), [("en", "blocking"), ("es", "bloqueante")])
def test_objects_off_blocking_terrain_are_no_difference(lang: str, blocking: str) -> None:
    """13.2 keeps objects off blocking terrain in this book as in the current rules."""
    differs = BOOK.entry("17.3", lang).text.rpartition("\n\n")[2]
    assert differs.startswith(("Differs from", "Difiere de"))
    assert blocking not in differs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_explains_itself(lang: str) -> None:
    """A word is not followed by itself in brackets, as in “POWER (POWER)”."""
    found = {e.section: hit.group() for e in BOOK.entries(lang) if (hit := re.search(r"\b(\w{3,}) \(\1\)", e.text))}
    assert found == {}
