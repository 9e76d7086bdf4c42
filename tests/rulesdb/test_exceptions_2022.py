"""The rules of 2022 read alone: each names the reading, or the section, that takes some of it back.

An entry that tells the rule and not its exception misleads whoever reads no further; so does a word that this book
defines, used for something else.
"""

import re

import pytest

from rulesdb import LANGUAGES, load

BOOK = load("heroclix-2022")
READING = re.compile(r"\b[RP]\d{1,3}\b")
SECTION = re.compile(r"\b\d{1,2}\.\d{1,2}[a-z]?\b")

# The section, and the readings that it has to name.
READ: dict[str, set[str]] = {
    "4.3d": {"R57"},  # who begins on an added square
    "5.2": {"P65"},  # several opponents
    "10.4": {"P53"},  # larger bases
    "11.1": {"P12"},  # a wall across a transition
    "11.2": {"R46"},  # targets that Energy Explosion adds
    "12.6": {"R45"},
    "12.6b": {"R55"},  # damage to one is enough
    "12.6d": {"R56"},  # no damage
    "12.6e": {"R31"},  # Immune figures
    "13.2": {"R25"},  # the debris left by Destroy Blocking
    "14.1": {"R57"},  # gone for good
    "16.5c": {"P12"},
    "16.7a": {"R52", "R54"},  # a diagonal 1×2 base
    "16.8": {"P41"},  # no blocking marker on a figure
    "23.1b": {"P98"},  # an effect that says until when
    "23.2a": {"R60"},  # a force of one
    "23.3": {"R61"},  # further bonuses, several opponents
    "24.2b": {"R52"},  # the line and the step past a diagonal base
    "25.4a": {"P112"},  # assigned to nobody from the start
}

# The section, and the sections whose rules limit it; what those of the current rules name is named here too.
NAMED: dict[str, tuple[str, ...]] = {
    "1": ("1.9c", "24.1"),  # figures without a card, without a dial
    "1.3b": ("12.1b",),  # attacks on all characters
    "1.6a": ("12.5c",),  # STOP and KO clicks end it
    "1.8": ("24.2f", "24.3"),  # several dials; countdown clicks off the map
    "1.9a": ("1.9c",),
    "1.10": ("24.4",),  # vehicles
    "2.1": ("2.2b", "2.2c", "17.10", "25.2a"),  # what joins unpaid, and additional costs
    "2.2": ("2.2b", "2.2c"),
    "2.2c": ("5.4b",),  # the opponent scores it
    "2.4a": ("2.5a", "25.1"),  # during the game; Unique without a ring
    "4.3": ("17.3", "25.1", "25.5b"),  # how far from starting areas
    "4.5": ("26.1",),  # more than two players
    "5.4a": ("25.5", "25.6b", "26.3"),  # what scores by rules of its own
    "6.4": ("10.8",),  # no die decides what is automatic
    "6.6": ("6.6b", "24.3"),  # past the starting line, onto a countdown click
    "7.3": ("7.3a", "24.4"),  # what takes a basic action away
    "8.1h": ("26.2",),  # more than two players
    "9.4": ("22.2",),  # Colossal Stamina keeps its tokens
    "10.2": ("13.2", "16.5a"),  # occupied squares; changes of elevation
    "10.4": ("24.2d",),  # larger bases
    "10.7c": ("10.8",),  # who does it automatically
    "10.8": ("24.4",),  # vehicles, always
    "11.4": ("24.2e",),
    "11.4c": ("27.6", "27.7e"),  # Improved Targeting, Great Size
    "12.1a": ("12.1b", "27.7d"),  # attacks on all characters; Giant Reach
    "12.2": ("12.3b", "12.3c"),  # the dice that decide alone
    "12.5d": ("24.1", "24.2f"),  # bystanders; several dials
    "12.6d": ("12.6e",),
    "13.5": ("26.2",),
    "16.2b": ("27.6b", "27.7e"),
    "16.3b": ("27.6c", "27.6d", "27.7e"),
    "16.4a": ("16.4g",),  # doors
    "16.5d": ("27.6a", "27.7e"),
    "17.2": ("17.10", "25.2a"),  # what does not count
    "17.3": ("13.2",),  # no object on blocking terrain
    "17.4": ("17.5", "17.6", "17.9"),
    "17.6": ("13.2",),
    "20.4": ("8.1f",),
    "20.5": ("27.7l", "27.7m", "27.7n"),  # Protected, SAFEGUARD
    "20.6a": ("18.4",),
    "22.4": ("12.6b",),
}

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
@pytest.mark.parametrize("section", NAMED)
def test_a_rule_names_the_section_that_limits_it(section: str, lang: str) -> None:
    """In the text itself, not only among what to see besides."""
    assert set(NAMED[section]) <= set(SECTION.findall(BOOK.entry(section, lang).text))


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


@pytest.mark.parametrize(
    ("section", "limits"),
    [
        ("2.4a", ("other than characters", "no son personajes")),  # 2.4a today: two characters have numbers
        ("P153", ("objects excepted", "menos los objetos")),  # 17.10 today: an object leaves no debris
    ],
)
def test_what_the_current_rules_have_besides_is_no_wider_than_they_say(section: str, limits: tuple[str, str]) -> None:
    """What differs is told with the limits that it has today."""
    for lang, limit in zip(LANGUAGES, limits, strict=True):
        differs = BOOK.entry(section, lang).text.rpartition("\n\n")[2]
        assert differs.startswith(("Differs from", "Difiere de"))
        assert limit in differs


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_term_explains_itself(lang: str) -> None:
    """A word is not followed by itself in brackets, as in “POWER (POWER)”."""
    found = {e.section: hit.group() for e in BOOK.entries(lang) if (hit := re.search(r"\b(\w{3,}) \(\1\)", e.text))}
    assert found == {}
