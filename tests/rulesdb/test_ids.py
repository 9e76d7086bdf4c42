"""The committed list of section ids."""

import html
import re
from collections import Counter
from collections.abc import Callable

import pytest

from rulesdb import UnknownRuleset, section_titles
from rulesdb.idlist import section_kinds
from rulesdb.sections import ancestors, book_order

MODERN = section_titles("heroclix-modern")


def test_the_modern_list_is_in_the_books_order() -> None:
    """Chapters 1 to 27 with every section, each id once, each with a title."""
    assert list(MODERN) == sorted(MODERN, key=book_order)
    assert [section for section in MODERN if section.isdigit()] == [str(chapter) for chapter in range(1, 28)]
    assert len(MODERN) == 539
    assert all(MODERN.values())


def test_the_list_says_what_each_id_is() -> None:
    """48 powers, 21 abilities and 19 keyphrases stand in the appendix; everything else is a section."""
    kinds = section_kinds("heroclix-modern")
    assert list(kinds) == list(MODERN)
    counted = Counter(kinds.values())
    assert (counted["power"], counted["ability"], counted["keyphrase"]) == (48, 21, 19)
    assert counted["section"] == 539 - 48 - 21 - 19
    assert all(section.startswith("27.") for section, kind in kinds.items() if kind != "section")


def test_every_section_stands_under_one_that_exists() -> None:
    """The ids above an id are in the list too."""
    for section in MODERN:
        assert set(ancestors(section)) <= set(MODERN)


def test_the_list_is_that_of_the_books_own_contents(rulebook: Callable[[str], bytes]) -> None:
    """The table of contents at the head of the book has the same ids, in the same order."""
    text = html.unescape(rulebook("heroclix-modern.en.txt").decode())
    contents = [re.sub(r"[#*]|</?b>", "", line).strip() for line in text.splitlines() if "....." in line]
    assert [re.split(r"\s", line)[0] for line in contents] == list(MODERN)


def test_the_list_is_that_of_the_books_headings(rulebook: Callable[[str], bytes]) -> None:
    """The headings of the body have the same ids, in the same order."""
    text = rulebook("heroclix-modern.en.txt").decode()
    headings = re.findall(r"^#+ \**(\d+(?:\.\d+[a-z]*)?)(?!.*\.{5})", text, re.MULTILINE)
    assert headings == list(MODERN)


def test_the_2022_list_is_in_the_books_order() -> None:
    """Chapters 1 to 26 of the book, and the current chapter 27, which that book does not have."""
    listed = section_titles("heroclix-2022")
    assert list(listed) == sorted(listed, key=book_order)
    assert [section for section in listed if section.isdigit()] == [str(chapter) for chapter in range(1, 28)]
    assert {section for section in listed if section.startswith("27")} == {
        section for section in MODERN if section.startswith("27")
    }
    assert len(listed) == 402 + 97
    assert all(set(ancestors(section)) <= set(listed) for section in listed)
    kinds, modern = section_kinds("heroclix-2022"), section_kinds("heroclix-modern")
    assert all(kind == (modern[section] if section.startswith("27") else "section") for section, kind in kinds.items())


# What the 2022 book prints where another number is meant.
MISPRINTED = {"9.1a": "9", "16.4g": "16.4f", "25.2d": "25.2c"}


def test_the_2022_list_is_that_of_the_books_headings(rulebook: Callable[[str], bytes]) -> None:
    """The numbered headings of the body are those of the list, one by one, three of them misprinted."""
    lines = rulebook("heroclix-2022.es.txt").decode().splitlines()
    body = max(number for number, line in enumerate(lines) if re.fullmatch(r"\W*1 Personajes\W*", line))
    listed = section_titles("heroclix-2022")
    expected = [section for section in listed if not section.startswith("27")]
    found = []
    for line in lines[body:]:
        text = re.sub(r"[#*]", "", html.unescape(line)).strip()
        due = expected[len(found)] if len(found) < len(expected) else "none"
        number = re.escape(MISPRINTED.get(due, due))
        if match := re.match(rf"{number}\.?\s+(?P<title>\D.*)", text):
            words = re.findall(r"\w+", listed[due].casefold())
            if set(words) <= set(re.findall(r"\w+", match["title"].casefold())):
                found.append(due)
    assert found == expected


@pytest.mark.parametrize("ruleset", ["heroclix-2012", "motu"])
def test_the_other_lists_are_not_written_yet(ruleset: str) -> None:
    """A ruleset without a list has an empty one."""
    assert section_titles(ruleset) == {}


def test_an_unknown_ruleset_has_no_list() -> None:
    """Asking for one is refused."""
    with pytest.raises(UnknownRuleset):
        section_titles("chess")
