"""The committed list of section ids."""

import html
import re
from collections import Counter
from collections.abc import Callable

import pytest

from rulesdb import RULESETS, UnknownRuleset, section_titles
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


@pytest.mark.parametrize("ruleset", [ruleset for ruleset in RULESETS if ruleset != "heroclix-modern"])
def test_the_other_lists_are_not_written_yet(ruleset: str) -> None:
    """A ruleset without a list has an empty one."""
    assert section_titles(ruleset) == {}


def test_an_unknown_ruleset_has_no_list() -> None:
    """Asking for one is refused."""
    with pytest.raises(UnknownRuleset):
        section_titles("chess")
