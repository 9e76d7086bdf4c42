"""The library of the current HeroClix rules as it is shipped."""

import itertools

import pytest

import rulesdb
from rulesdb import LANGUAGES, Library, check, section_titles, uncovered
from rulesdb.sections import is_reading

LONGEST_TITLE = 256  # Discord's limit for the title of an embed


@pytest.fixture(scope="module")
def modern() -> Library:
    """Return the library of the current rules."""
    return rulesdb.load()


def test_the_library_is_sound(modern: Library) -> None:
    """Languages agree in ids and order, links resolve, and every id is the book's or a reading's."""
    assert check(modern) == []


def test_every_entry_is_in_the_book_or_a_reading(modern: Library) -> None:
    """Nothing stands in the library that the list of ids does not have, readings aside."""
    known = set(section_titles("heroclix-modern"))
    assert {section for section in modern.sections if not is_reading(section)} <= known


def test_what_is_covered_and_what_is_not_make_up_the_book(modern: Library) -> None:
    """Every section of the book either has an entry or is told as lacking one."""
    covered = [section for section in modern.sections if not is_reading(section)]
    assert sorted([*covered, *uncovered(modern)]) == sorted(section_titles("heroclix-modern"))


@pytest.mark.parametrize("chapter", ["6", "7", "9", "10", "11", "12", "13", "14", "15", "16", "27"])
def test_the_chapters_that_rulings_rest_on_are_whole(modern: Library, chapter: str) -> None:
    """No section of these chapters lacks an entry."""
    lacking = [section for section in uncovered(modern) if section.partition(".")[0] == chapter]
    assert lacking == []


def test_the_readings_are_numbered_without_a_gap(modern: Library) -> None:
    """R1 to R49 are all in the library, and every entry that is a reading has such an id."""
    readings = [section for section in modern.sections if is_reading(section)]
    assert {f"R{number}" for number in range(1, 50)} <= set(readings)
    assert all((modern.entry(section, "en").kind == "reading") == is_reading(section) for section in modern.sections)


def test_every_power_has_its_colour_and_type_once(modern: Library) -> None:
    """27.1 to 27.4 hold twelve powers each, one a colour, and the slug is the name."""
    colors = [
        "red",
        "orange",
        "yellow",
        "lime green",
        "green",
        "light blue",
        "blue",
        "purple",
        "pink",
        "brown",
        "black",
    ]
    for number, kind in enumerate(("speed", "attack", "defense", "damage"), 1):
        powers = [
            entry
            for entry in modern.entries("en")
            if entry.section.startswith(f"27.{number}") and entry.kind == "power"
        ]
        assert [power.facts["color"] for power in powers] == [*colors, "gray"]
        assert {power.facts["type"] for power in powers} == {kind}
        for power in powers:
            assert power.facts["slug"] == power.title.lower().replace("/", "-").replace(" ", "-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_entries_can_be_shown(modern: Library, lang: str) -> None:
    """Titles fit a heading, texts are not empty, and no alias or question stands twice in an entry."""
    for entry in modern.entries(lang):
        assert "\n" not in entry.title
        assert len(entry.title) <= LONGEST_TITLE
        assert entry.text
        for several in (entry.aliases, entry.questions):
            assert len(set(several)) == len(several), entry.section


def test_every_section_answers_questions_in_both_languages(modern: Library) -> None:
    """Each entry but a reading has questions, and Spanish ones where there are English ones."""
    for english, spanish in zip(modern.entries("en"), modern.entries("es"), strict=True):
        assert english.questions or english.kind == "reading", english.section
        assert bool(english.questions) == bool(spanish.questions), english.section


NAMED = [
    ("carry", "27.8d"),
    ("break away", "10.8"),
    ("16.3b", "16.3b"),
    ("knock bak", "12.6"),
    ("knockback", "12.6"),
    ("línea de fuego", "11.4"),
    ("linea de fuego", "11.4"),
    ("line of fier", "11.4"),
    ("LoF", "11.4"),
    ("hss", "27.1j"),
    ("hipervelocidad", "27.1j"),
    ("romper contacto", "10.8"),
    ("destrabar", "10.8"),
    ("destrabarse", "10.8"),
    ("retroceso", "12.6"),
    ("super sences", "27.3a"),
    ("súper sentidos", "27.3a"),
    ("BCF", "27.2a"),
    ("TK", "27.2l"),
    ("telekensis", "27.2l"),
    ("disparo a la carrera", "27.1l"),
    ("rule of three", "14.2"),
    ("regla de tres", "14.2"),
    ("crit hit", "12.3b"),
    ("outwit", "27.4k"),
    ("anular", "27.4k"),
    ("action tokens", "7.8"),
    ("fichas de acción", "7.8"),
    ("hindering terrain", "16.2"),
    ("R7", "R7"),
    ("if you do", "20.9b"),
]


@pytest.mark.parametrize(("question", "section", "lang"), [(*pair, lang) for pair in NAMED for lang in LANGUAGES])
def test_what_players_name_is_found_first(modern: Library, question: str, section: str, lang: str) -> None:
    """Titles, typos and slang of either language find their entry first and with confidence, whoever asks."""
    result = modern.search(question, lang)
    assert result.hits[0].section == section
    assert result.confident
    assert section in [hit.section for hit in modern.complete(question, lang)][:2]


@pytest.mark.parametrize(
    ("question", "sections"),
    [("SS", {"27.1i", "27.3a"}), ("SC", {"27.2h", "27.4g"})],
)
def test_short_forms_of_two_powers_offer_both(modern: Library, question: str, sections: set[str]) -> None:
    """A short form with two meanings is not guessed: both stand on top, and completion offers both."""
    for lang in LANGUAGES:
        result = modern.search(question, lang)
        assert {hit.section for hit in result.hits[:2]} == sections
        assert not result.confident
        assert {hit.section for hit in modern.complete(question, lang)[:2]} == sections


def test_a_name_made_of_fillers_is_found_in_a_sentence(modern: Library) -> None:
    """20.9b is named by words that questions are full of."""
    assert modern.search("what does 'if you do' mean?", "en").hits[0].section == "20.9b"


def test_every_title_finds_its_entry(modern: Library) -> None:
    """Asked by its very title, an entry is among the first three, or shares that title."""
    for lang, entry in itertools.chain.from_iterable(
        ((lang, entry) for entry in modern.entries(lang)) for lang in LANGUAGES
    ):
        found = modern.search(entry.title, lang, limit=3).hits
        assert entry.section in [hit.section for hit in found] or entry.title in [hit.title for hit in found]


def test_every_id_finds_its_entry(modern: Library) -> None:
    """An id typed whole stands first in search and completion."""
    for section in modern.sections:
        assert modern.search(section, "es", limit=1).hits[0].section == section
        assert modern.complete(section, "en", limit=1)[0].section == section


def test_written_questions_find_their_entry(modern: Library) -> None:
    """The questions that an entry says it answers find it among the first three, nearly always first."""
    asked = [(entry, question) for entry in modern.entries("en") for question in entry.questions[:1]]
    ranks = []
    for entry, question in asked:
        found = [hit.section for hit in modern.search(question, "en", limit=3).hits]
        ranks.append(found.index(entry.section) if entry.section in found else 3)
    assert sum(rank < 3 for rank in ranks) >= 0.97 * len(asked)
    assert sum(rank == 0 for rank in ranks) >= 0.85 * len(asked)


@pytest.mark.parametrize(("question", "lang"), [("le hago SE", "es"), ("what does se do", "en"), ("SE roll", "en")])
def test_a_short_form_that_looks_like_a_filler_is_understood(modern: Library, question: str, lang: str) -> None:
    """SE is Steal Energy in capitals, or where "se" is no word of the language."""
    assert modern.search(question, lang).hits[0].section == "27.2k"


def test_a_filler_stays_a_filler(modern: Library) -> None:
    """A Spanish "se" does not ask for Steal Energy, nor do capitals throughout."""
    for question in ("¿cómo se mueve una figura?", "COMO SE MUEVE UNA FIGURA"):
        assert "27.2k" not in [hit.section for hit in modern.search(question, "es").hits]
