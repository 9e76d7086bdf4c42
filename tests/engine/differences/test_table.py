"""The table of differences is sound: its form, its sections, its languages, and what the library says beside it."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache

import pytest

from rulesdb import load
from tests.engine.differences.table import EDITIONS, Row, cited, rows, themes

OLDER = "heroclix-2022"
TODAY = "heroclix-modern"
DIFFERS = {"en": "Differs from the current rules", "es": "Difiere de las reglas actuales"}
OF_2022 = re.compile(r"R(5[0-9]|6[0-2])")  # the readings made for that book
APART = re.compile(r"27|[RP]\d")  # powers and readings
MOST_LINES = 400
ROWS_OF_2022 = 200  # the books were compared whole: fewer would mean that rows got lost


def _ids(of: Sequence[Row]) -> list[str]:
    return [row.id for row in of]


def test_every_theme_is_read_in_one_sitting() -> None:
    """A file holds one theme and stays short."""
    assert {
        file.name: lines for file in themes() if (lines := len(file.read_text("utf-8").splitlines())) > MOST_LINES
    } == {}


def test_no_row_stands_twice() -> None:
    """Ids are unique over all themes, and so are subjects."""
    assert [each for each, count in Counter(row.id for row in rows()).items() if count > 1] == []
    assert [each for each, count in Counter(row.subject.en for row in rows()).items() if count > 1] == []
    assert [each for each, count in Counter(row.subject.es for row in rows()).items() if count > 1] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_sections_exist(edition: str) -> None:
    """Whatever a row or an outcome cites is in that edition's library."""
    library = load(edition)
    told = [(row, edition_said) for row in rows() if (edition_said := row.editions.get(edition))]
    wrong = [(row.id, section) for row, said in told for section in said.sections if not library.has(section)]
    outcomes = [(row.id, outcome) for row in rows() if row.case and (outcome := row.case.outcomes.get(edition))]
    wrong += [(of, section) for of, outcome in outcomes for section in cited(outcome) if not library.has(section)]
    assert wrong == []
    assert [of for of, outcome in outcomes if not cited(outcome)] == []


def test_the_books_are_said_to_differ() -> None:
    """No row says the same of every book it names."""
    assert _ids([row for row in rows() if len({said.says for said in row.editions.values()}) == 1]) == []


def test_the_languages_are_told_apart() -> None:
    """A statement of several words is not the same in English and Spanish."""
    told = [
        (row.id, words) for row in rows() for words in (row.subject, *(said.says for said in row.editions.values()))
    ]
    assert [of for of, words in told if words.en == words.es and len(words.en.split()) > 2] == []


def test_the_comparison_with_2022_is_whole() -> None:
    """What tells 2022 from today has its rows."""
    assert sum(row.of_2022 for row in rows()) >= ROWS_OF_2022


def test_cases_show_the_difference() -> None:
    """What is expected is not the same in every edition that a case tells."""
    told = [
        (row.id, {outcome.rsplit(" (", 1)[0] for outcome in row.case.outcomes.values()}) for row in rows() if row.case
    ]
    assert [of for of, outcomes in told if len(outcomes) == 1] == []


def test_what_one_book_alone_has_is_told() -> None:
    """A section of today's book without a counterpart in 2022 is cited, powers and readings aside."""
    cites = {section for row in rows() if (said := row.editions.get(TODAY)) for section in said.sections}
    alone = [each for each in load(TODAY).sections if each not in _linked() and not APART.match(each)]
    assert [section for section in alone if section not in cites] == []


def test_the_readings_of_2022_have_their_rows() -> None:
    """Each reading made for that book changes something."""
    cites = {section for row in rows() if (said := row.editions.get(OLDER)) for section in said.sections}
    assert [each for each in load(OLDER).sections if OF_2022.fullmatch(each) and each not in {*cites, "R50"}] == []


@pytest.mark.parametrize("lang", DIFFERS)
def test_what_the_library_says_to_differ_has_a_row(lang: str) -> None:
    """Each entry of 2022 that says it differs from the current rules is cited by a row of the table."""
    cites = {section for row in rows() if (said := row.editions.get(OLDER)) for section in said.sections}
    saying = [entry.section for entry in load(OLDER).entries(lang) if DIFFERS[lang] in entry.text]
    assert saying
    assert [section for section in saying if section not in cites] == []


def test_what_the_table_says_to_differ_the_library_says() -> None:
    """For each row on 2022 an entry or a reading of its own says that it differs, or one book lacks the section."""
    assert _ids([row for row in rows() if row.of_2022 and not _is_told(row)]) == []


def _is_told(row: Row) -> bool:
    then, now = (row.editions[edition].sections for edition in (OLDER, TODAY))
    says = any(DIFFERS["en"] in load(OLDER).entry(section, "en").text for section in then)
    own_reading = any(OF_2022.fullmatch(section) for section in then)
    alone = not (then and now) or any(section not in _linked() and not load(OLDER).has(section) for section in now)
    return says or own_reading or alone


@cache
def _linked() -> frozenset[str]:
    """Today's sections that some entry of 2022 has as its counterpart."""
    return frozenset(other for entry in load(OLDER).entries("en") for other in entry.counterparts.get(TODAY, ()))
