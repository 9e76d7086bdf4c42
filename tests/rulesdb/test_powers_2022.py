"""The powers and abilities of 2022 read alone, against the book of that year (chapter 27, mostly taken over).

Where a power's text is the current card's, its short restatements of other sections are this book's all the same.
"""

import re

import pytest

from rulesdb import LANGUAGES, load
from tests.rulesdb.power_names import DIFFERS, paragraphs

BOOK = load("heroclix-2022")
CITED = re.compile(r"\b(?:\d{1,2}\.\d{1,2}[a-z]{0,2}|[RP]\d{1,3})\b")
CHAPTER = [entry.section for entry in BOOK.entries("en") if entry.section.startswith("27")]
# Powers of which no section of this book prints the range: what is known of that year's card says it.
RANGED = [s for s in CHAPTER if BOOK.entry(s, "en").facts.get("minimum_range") and BOOK.entry(s, "en").source != "book"]

# The section, and what limits one of its short sentences: the reading, or the section.
LIMITS: dict[str, set[str]] = {
    **{section: {"R49", "R59"} for section in RANGED},
    "27.1b": {"16.5a"},  # without it a figure changes level by transition squares alone
    "27.1c": {"16.5a"},
    "27.1d": {"16.5a"},
    "27.7c": {"16.5a"},
    "27.1f": {"P25", "17.8", "R49", "R59"},  # hits that can't be passed on, a held object
    "27.1i": {"R53"},  # also opponents it broke away from stop it
    "27.1j": {"R53"},
    "27.8a": {"R53"},
    "27.1k": {"R59"},  # half the range of Pulse Wave
    "27.2b": {"P21"},  # further targets in hindering terrain
    "27.2c": {"R59"},
    "27.2d": {"16.9", "25.1a", "25.5e", "P27"},
    "27.2e": {"17.5", "20.4"},  # outwitted, and not lost
    "27.2h": {"16.9", "17.4", "R49", "R59"},
    "27.3a": {"8.1i", "P84"},  # the active player orders what "would" trigger
    "27.3g": {"8.1i", "P84"},
    "27.3f": {"P41", "R49", "R59"},  # no barrier on figures and objects
    "27.4f": {"R17", "R21", "R49"},  # one's own Stealth
    "27.7f": {"P137"},  # what is no figure
    "27.7g": {"14.1", "R57"},
    "27.8b": {"16.5c"},  # close attacks across a transition
    "27.8e": {"25.5e"},
    "27.8f": {"25.5e"},
}

# Defined in 6.3c, of squares that touch. What holds, stops or forbids is adjacent (10.7b, 10.7c, 11.2a, 17.4).
NEXT_TO = {
    "en": re.compile(r"\b(?:next to|beside)\b"),
    "es": re.compile(r"\b(?:junto a|al lado|a su lado|contigu[ao]s?)\b"),
}
OF_ADJACENCY = ["27.1b", "27.1d", "27.1i", "27.1j", "27.1l", "27.8a", "27.8c", "27.8i"]

# Who stays where it is under KNOCKBACK (12.6e, 21.2b, 24.2, 27.7f, 27.7g).
STAYS = {"en": ("larger", "base", "Immobile", "Immune"), "es": ("mayor", "base", "Inmóvil", "Inmune")}


def rules(section: str, lang: str) -> str:
    """Return an entry's text without its example and without how it differs from today's rules."""
    told = paragraphs(BOOK.entry(section, lang).text)
    return "\n\n".join(each for each in told if not each.startswith(("Example:", "Ejemplo:", DIFFERS[lang])))


def stopped(section: str, lang: str) -> str:
    """Return the list of what stops a power."""
    heading = {"en": "Stopped by:", "es": "Lo frenan:"}[lang]
    return next(each for each in paragraphs(BOOK.entry(section, lang).text) if each.startswith(heading))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", LIMITS)
def test_a_power_names_what_limits_it(section: str, lang: str) -> None:
    """In the text itself, in both languages."""
    assert LIMITS[section] <= set(CITED.findall(BOOK.entry(section, lang).text))


def test_r59_the_powers_of_minimum_range_6() -> None:
    """R59: seven powers have it by that reading; of two the book prints it (23.4, 17.8b)."""
    assert RANGED == ["27.1f", "27.1h", "27.2h", "27.2l", "27.3f", "27.4j", "27.4k"]
    assert all(BOOK.entry(section, "en").facts["minimum_range"] == 6 for section in [*RANGED, "27.4f", "27.8i"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_16_5a_no_power_says_that_a_change_of_level_merely_stops(lang: str) -> None:
    """16.5a: here whoever lacks Improved Movement: Elevated can't cross the boundary; today it has to stop."""
    stops = re.compile(
        r"(?:level changes|changes of elevation|elevation)(?: of level)? (?:do|does) not stop"
        r"|(?:los cambios de (?:nivel|elevación)|la elevación) no l[oa]s? (?:detiene|para|frena)"
    )
    assert not [section for section in CHAPTER if stops.search(BOOK.entry(section, lang).text)]


@pytest.mark.parametrize(("lang", "who"), [("en", "the active player says"), ("es", "el jugador activo")])
@pytest.mark.parametrize("section", ["27.3a", "27.3g"])
def test_8_1i_the_active_player_orders_super_senses_and_mastermind(section: str, lang: str, who: str) -> None:
    """8.1h, 8.1i: today each player orders their own; the entry tells the difference."""
    assert who in rules(section, lang)
    assert {"en": "its own player", "es": "su propio jugador"}[lang] in BOOK.entry(section, lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", OF_ADJACENCY)
def test_what_holds_a_figure_or_forbids_its_attack_is_adjacent(section: str, lang: str) -> None:
    """10.7b, 10.7c, 11.2a: an opponent behind a wall is next to a figure (6.3c) and does neither."""
    found = [
        sentence
        for sentence in re.split(r"(?<=[.;:])\s", rules(section, lang))
        if NEXT_TO[lang].search(sentence) and re.search(r"opponent|opposing|adversari", sentence)
    ]
    assert found == []


@pytest.mark.parametrize(("lang", "adjacent"), [("en", "adjacent to such a square"), ("es", "o adyacente a ella")])
def test_17_4_objects_are_picked_up_from_adjacent_squares(lang: str, adjacent: str) -> None:
    """17.4, 17.6: from a square moved through or one adjacent to it, so not through a wall."""
    assert adjacent in BOOK.entry("27.8g", lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("section", ["27.1h", "27.2e", "27.7i"])
def test_12_6e_each_list_of_who_is_not_knocked_back_is_whole(section: str, lang: str) -> None:
    """12.6e, 21.2b, 24.2: larger figures, larger bases, Immobile and Immune ones."""
    assert [word for word in STAYS[lang] if word not in stopped(section, lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_23_4_a_themed_team_has_as_many_rerolls_as_members(lang: str) -> None:
    """23.4: X is the number of members in the starting force, and never more than 3; it is not 3 for a pair."""
    words = {"en": "as often in a game as it had members", "es": "tantas veces por partida como miembros"}
    assert words[lang] in rules("27.4f", lang)


def test_close_combat_has_one_name_in_spanish() -> None:
    """A power is called alike in every entry: Experto en Combate Cuerpo a Cuerpo, ataque cuerpo a cuerpo."""
    other = re.compile(r"Combate Cercano|ataques? (?:CLOSE|RANGE)|ataques? cercanos?")
    assert not [section for section in CHAPTER if other.search(BOOK.entry(section, "es").text)]
