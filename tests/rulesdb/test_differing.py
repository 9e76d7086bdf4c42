"""The rows of the table of differences, by the section that they rest on."""

from __future__ import annotations

import pytest

from rulesdb import LANGUAGES, differences, load
from tests.engine.differences.table import EDITIONS, rows


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_row_is_found_by_its_sections(edition: str, lang: str) -> None:
    """Each row that says two things stands under every section that an edition's part of it names."""
    for row in rows():
        said = row.editions.get(edition)  # type: ignore[call-overload]  # an edition's name
        if said is None or len({each.says for each in row.editions.values()}) < 2:
            continue
        for section in said.sections:
            assert getattr(row.subject, lang) in [each.subject for each in differences(edition, section, lang)], section


def test_10_7b_rows_come_with_the_section_named_first() -> None:
    """The row that rests on it before all comes before those that name it later; a silent book says so without one."""
    first, *_ = differences("heroclix-2022", "10.7b", "en")
    assert first.subject == "Beside whom one broke away from"
    assert set(first.says) == set(EDITIONS)
    assert first.sections["heroclix-2022"] == ("10.7b", "10.8", "R53")


def test_a_section_about_which_the_books_agree_has_none() -> None:
    """Of most sections nothing is settled differently; of another game nothing at all."""
    assert differences("heroclix-modern", "10.5", "en") == ()
    assert differences("motu", load("motu").sections[0], "es") == ()
