"""The shipped libraries beside each other: whole, linked both ways, and marked where one takes over."""

import re

import pytest

import rulesdb
from rulesdb import LANGUAGES, UnknownSection, check, counterparts, load, section_titles, uncovered
from rulesdb.sections import is_reading

COVERED = list(rulesdb.RULESETS)
OLDER = [ruleset for ruleset in COVERED if rulesdb.RULESETS[ruleset].builds_on]


@pytest.mark.parametrize("ruleset", COVERED)
def test_every_section_of_the_book_has_a_sound_entry(ruleset: str) -> None:
    """The committed list of ids and the library agree, and no link leads nowhere."""
    library = load(ruleset)
    assert check(library) == []
    assert uncovered(library) == ()
    assert {section for section in library.sections if not is_reading(section)} == set(section_titles(ruleset))


@pytest.mark.parametrize("ruleset", COVERED)
def test_sections_stand_in_the_order_of_the_book(ruleset: str) -> None:
    """The order is that of the committed list, with the readings after it."""
    sections = load(ruleset).sections
    book = [section for section in sections if not is_reading(section)]
    assert book == list(section_titles(ruleset))
    assert all(is_reading(section) for section in sections[len(book) :])


@pytest.mark.parametrize("ruleset", COVERED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_can_be_shown(ruleset: str, lang: str) -> None:
    """Titles fit a heading, texts are not empty, no alias or question stands twice, and words are translated."""
    for entry in load(ruleset).entries(lang):
        assert "\n" not in entry.title
        assert len(entry.title) <= 256
        assert entry.text
        assert entry.lang == lang, entry.section
        for several in (entry.aliases, entry.questions):
            assert len(set(several)) == len(several), entry.section
        assert entry.questions or entry.kind == "reading", entry.section


def test_the_current_rules_take_nothing_over() -> None:
    """No entry of the current edition comes from another."""
    assert all(entry.taken_over is None for entry in load().entries("en"))


# What the 2022 book states itself of chapter 27, though its words are the current edition's where they fit.
STATED_IN_2022 = [
    "27.4f", "27.7h", "27.7i", "27.7j", "27.7o",
    "27.8a", "27.8b", "27.8c", "27.8e", "27.8f", "27.8g", "27.8h", "27.8i",
]  # fmt: skip
# What it states a part of: in a section of its own on it, or as that year's card is known to differ.
STATED_IN_PART_IN_2022 = [
    "27", "27.1f", "27.1h", "27.2c", "27.2e", "27.2h", "27.2l", "27.3f", "27.4c", "27.4j", "27.4k", "27.5a", "27.7",
    "27.7a", "27.7b", "27.7d", "27.7g", "27.7k", "27.7l", "27.7n", "27.7p", "27.7s", "27.8", "27.8d",
]  # fmt: skip


OURS = {"reading", "departure"}  # of what the book leaves open, and against its letter


@pytest.mark.parametrize("ruleset", COVERED)
def test_a_reading_against_the_letter_says_so(ruleset: str) -> None:
    """Its own heading, and words that name the letter, in both languages; no other reading speaks of departing."""
    found = load(ruleset)
    for section in filter(is_reading, found.sections):
        entry, spanish = found.entry(section, "en"), found.entry(section, "es")
        departs = entry.source == "departure"
        assert spanish.source == entry.source in OURS, section
        assert departs == bool(re.search(r"[Hh]ere we depart|4a by its letter", entry.text)), section
        assert departs == bool(re.search(r"nos apartamos|4a deja por su letra", spanish.text)), section


def test_the_readings_against_the_letter() -> None:
    """One that departs must be meant so: today's, and those of the older books and of Battleground."""
    found = {
        ruleset: {e.section for e in load(ruleset).entries("en") if e.source == "departure"} for ruleset in COVERED
    }
    assert found == {
        "heroclix-modern": {"P24", "P42", "P46", "P113"},
        "heroclix-2022": {"P24", "P42"},
        "heroclix-2012": {"P182"},
        "motu": {"P306"},
    }


def test_each_2022_entry_tells_what_it_rests_on() -> None:
    """Chapters 1 to 26 are the book's; of chapter 27 it states some, a part of others, and is silent on the rest."""
    expected = dict.fromkeys(STATED_IN_2022, "book") | dict.fromkeys(STATED_IN_PART_IN_2022, "part")
    for entry in load("heroclix-2022").entries("en"):
        if entry.kind == "reading":
            assert entry.source in OURS, entry.section
        elif entry.section.partition(".")[0] == "27":
            assert entry.source == expected.get(entry.section, "card"), entry.section
            assert entry.counterparts["heroclix-modern"][0] == entry.section
            assert (entry.taken_over is None) == (entry.source == "book"), entry.section
        else:
            assert (entry.source, entry.taken_over) == ("book", None), entry.section


def test_what_the_2022_book_states_is_not_said_to_be_taken_over() -> None:
    """No sentence of such an entry says that the current card fills it."""
    for lang, pattern in (("en", "taken over from"), ("es", "se toma de")):
        for section in STATED_IN_2022:
            assert pattern not in load("heroclix-2022").entry(section, lang).text, section


def test_each_2012_entry_tells_what_it_rests_on() -> None:
    """Silent are those powers that the book merely names; in part stated, those of which it says more."""
    for entry in load("heroclix-2012").entries("en"):
        if entry.kind == "reading":
            assert entry.source in OURS, entry.section
            continue
        silent = re.search(r"book (only )?names the power|says no more; the rest", entry.text) is not None
        taken = (
            re.search(r"current card's|[Ff]rom the current card|Taken over from the current", entry.text) is not None
        )
        expected = ("card" if silent else "part") if taken else "book"
        assert entry.source == expected, entry.section
        assert (entry.taken_over is not None) == taken, entry.section
    assert load("heroclix-2012").entry("poderes/support", "en").source == "book"
    assert {entry.source for entry in load("motu").entries("en") if not is_reading(entry.section)} == {"book"}


@pytest.mark.parametrize(
    ("section", "says", "says_in_spanish"),
    [
        ("11.4b", "the figure's own Stealth on another player's turn", "el propio Sigilo de la figura"),
        ("16.2b", "on another player's turn one's own Stealth blocks it", "la bloquea el propio Sigilo"),
        ("27.1k", "even for its own line to itself", "incluso para la suya hacia sí mismo"),
        ("R17", "the figure's own Stealth blocks it", "la bloquea el propio Sigilo"),
        ("19.3", "One symbol on the base", "Un solo símbolo en la base"),
        ("27.3g", "the keywords it has itself", "las palabras clave que él mismo tiene"),
        ("27.4a", "becomes the 3 that destroying asks for", "pasa a ser el 3 que hace falta para destruir"),
        ("27.4h", "becomes the 3 that destroying asks for", "pasa a ser el 3 que hace falta para destruir"),
        ("27.8c", "other than the RANGE Object Action", "que no sean la de objeto"),
        ("27.2", "the active player chooses one", "el jugador activo elige uno"),
        ("6.3b", "A square of another level beside the corner shuts nothing", "junto a la esquina no cierra nada"),
        ("27.8a", "one it broke away from included", "también si es una de la que se separó"),
        ("27.4c", "A critical miss harms the user", "Un fallo crítico daña a quien lo usa"),
        ("27.4c", "Combines with: Probability Control", "Se combina con: Control de Probabilidad"),
        ("12.6d", "a path cut short, unless by a figure, costs 1 damage, a fall another 1", "la caída otro 1"),
    ],
)  # fmt: skip
def test_2022_says_its_own_rule(section: str, says: str, says_in_spanish: str) -> None:
    """A line to oneself can meet Stealth, one symbol stands for all improved abilities, 3 damage destroys…"""
    library = load("heroclix-2022")
    assert says in " ".join(library.entry(section, "en").text.split())
    assert says_in_spanish in " ".join(library.entry(section, "es").text.split())


@pytest.mark.parametrize(
    ("section", "says"),
    [
        ("poderes/stealth", "it works while it is not its own player's turn"),
        ("poderes/incapacitate", "pushes too (our reading R78)"),
        ("poderes/great-size", "ignores it (our reading R63)"),
        ("poderes/charge", "ignores knockback (our reading R63)"),
        ("poderes/indomitable", "may ignore pushing damage (our reading R64)"),
        ("conceptos-importantes/linea-de-fuego", "small or large"),
        ("catapulta-desde-terreno-elevado", "1 more if the figure had squares left to go"),
    ],
)
def test_2012_says_its_own_rule(section: str, says: str) -> None:
    """What is read into that book and what its entries say are one."""
    assert says in load("heroclix-2012").entry(section, "en").text


@pytest.mark.parametrize("section", ["27.1f", "27.1h", "27.2h", "27.2l", "27.3f", "27.4f", "27.4j", "27.4k", "27.8i"])
def test_the_minimum_range_of_2022_is_six(section: str) -> None:
    """Where the current card says 4, that year's says 6, in the facts and in both languages' words."""
    then, now = load("heroclix-2022"), load()
    assert then.entry(section, "en").facts["minimum_range"] == 6
    assert now.entry(section, "en").facts.get("minimum_range", 4) == 4
    assert "A range value below 6 counts as 6" in then.entry(section, "en").text
    assert "Un alcance menor que 6 cuenta como 6" in then.entry(section, "es").text


@pytest.mark.parametrize(
    ("section", "facts"),
    [
        ("27.2c", {"range": "half-rounded-up"}),
        ("27.2e", {"picks_up": "heavy-objects"}),
        ("27.2l", {"within_squares": 6}),
        ("27.4c", {"heals_at_least": 2, "heals_by_result": [2, 2, 2, 2, 3, 4]}),
        ("27.4f", {"themed_team_uses_per_game": 3}),
        ("27.4j", {"not_values": ["damage"]}),
        ("27.1h", {"knockback_damage": 0}),
    ],
)
def test_what_is_known_of_the_2022_powers(section: str, facts: dict[str, object]) -> None:
    """What that year's card is known to say stands in the facts of its entry."""
    found = load("heroclix-2022").entry(section, "en").facts
    assert {key: found[key] for key in facts} == facts


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ("23.3", "beneficios-de-equipos-tematicos"), ("23.4", "beneficios-de-equipos-tematicos"),
        ("23.4a", "beneficios-de-equipos-tematicos"), ("26.3", "determinar-puntos-de-victoria"),
        ("16.8a", "glosario/marcadores-de-terreno"), ("20", "glosario/activar"),
        ("1.10", "glosario/personaje-estandar"),
        ("16.2b", "terreno/limpia-obstaculizada-o-bloqueada"),
    ],
)  # fmt: skip
def test_counterparts_between_the_older_editions(section: str, expected: str) -> None:
    """Sections on one subject lead to each other, those on another do not."""
    assert expected in counterparts("heroclix-2022", section)["heroclix-2012"]
    assert section in counterparts("heroclix-2012", expected)["heroclix-2022"]


@pytest.mark.parametrize(
    ("section", "other", "not_there"),
    [
        ("glosario/tirar", "heroclix-modern", "21.3"), ("glosario/no-modificado", "heroclix-modern", "6.12"),
        ("glosario/activar", "heroclix-modern", "7.2"), ("ubicando-objetos", "heroclix-2022", "16.8a"),
        ("terreno/limpia-obstaculizada-o-bloqueada", "heroclix-modern", "16.8"),
        ("equipos-tematicos", "heroclix-2022", "23.4"), ("objetos-inmoviles", "heroclix-2022", "27.7f"),
    ],
)  # fmt: skip
def test_no_link_leads_to_another_subject(section: str, other: str, not_there: str) -> None:
    """A roll is no reroll, an unmodified value no printed one, an immobile object no immobile figure."""
    assert not_there not in counterparts("heroclix-2012", section).get(other, ())
    assert section not in counterparts(other, not_there).get("heroclix-2012", ())


@pytest.mark.parametrize("section", ["27.1g", "27.2b", "27.2k", "27.3c", "27.6b", "27.7e"])
def test_what_is_not_known_to_differ_is_the_current_card(section: str) -> None:
    """Title, text with its worked example, facts, aliases and questions are those of the current edition."""
    for lang in LANGUAGES:
        then, now = load("heroclix-2022").entry(section, lang), load().entry(section, lang)
        assert (then.title, then.text, then.facts) == (now.title, now.text, now.facts)
        assert (then.aliases, then.questions) == (now.aliases, now.questions)


@pytest.mark.parametrize(
    ("section", "word"), [("9.1a", "beginning"), ("16.4f", ""), ("16.4g", "door"), ("25.2c", ""), ("25.2d", "")]
)
def test_numbers_that_the_2022_book_misprints_are_read_as_their_neighbours_imply(section: str, word: str) -> None:
    """The unnumbered end of 9.1, the second 16.4f and the second 25.2c have ids of their own."""
    assert section in section_titles("heroclix-2022")
    entry = load("heroclix-2022").entry(section, "en")
    assert word in f"{entry.title} {entry.text}".lower()


@pytest.mark.parametrize(
    ("section", "expected"), [("16.2a", "16.2a"), ("27.2c", "27.2c"), ("12.6e", "12.6d"), ("27.8h", "27.8h")]
)
def test_counterparts_are_found_from_the_current_rules(section: str, expected: str) -> None:
    """The current edition's entries name no counterparts, but the other edition's links count both ways."""
    assert expected in counterparts("heroclix-modern", section)["heroclix-2022"]
    assert section in counterparts("heroclix-2022", expected)["heroclix-modern"]


def test_every_counterpart_leads_back() -> None:
    """Whatever an entry names as its counterpart has that entry among its own."""
    for ruleset in OLDER:
        for entry in load(ruleset).entries("en"):
            if entry.kind == "reading":
                continue
            for other, sections in entry.counterparts.items():
                for section in sections:
                    assert entry.section in counterparts(other, section)[ruleset]


def test_what_has_no_counterpart_has_none() -> None:
    """Each edition has readings of its own; 2022's Probability Control of themed teams has no current section."""
    assert counterparts("heroclix-2022", "R7") == counterparts("heroclix-modern", "R7") == {}
    assert "heroclix-modern" not in counterparts("heroclix-2022", "23.4a")


def test_counterparts_of_an_unknown_section_are_refused() -> None:
    """The id is checked like anywhere else."""
    with pytest.raises(UnknownSection):
        counterparts("heroclix-modern", "99.9")
