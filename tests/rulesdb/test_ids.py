"""The committed list of section ids."""

import html
import re
from collections import Counter
from collections.abc import Callable

import pytest

from rulesdb import UnknownRuleset, section_titles
from rulesdb.idlist import section_kinds
from rulesdb.search.text import words
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
            expected_words = re.findall(r"\w+", listed[due].casefold())
            if set(expected_words) <= set(re.findall(r"\w+", match["title"].casefold())):
                found.append(due)
    assert found == expected


SLUGS = {"heroclix-2012": "heroclix-2012.es.txt", "motu": "motu.es.txt"}
SHORTENED = {
    "paso-1-revelar-fuerzas-y-establecer-al-primer-jugador": "the heading whole is too long a run of the book's words",
    "efectos-que-ocurren-al-comienzo-o-al-final": "the heading whole is too long a run of the book's words",
    "preguntas-frecuentes/si-un-personaje-con-stealth": "the heading is a whole question",
    "preguntas-frecuentes/cuando-debo-usar-un-poder": "the heading is a whole question",
    "preguntas-frecuentes/por-que-hay-tantos-terminos-diferentes-para-dano": "the heading is a whole question",
    "poderes/throw-a-grenade": "the list at the book's end has it in Spanish only",
}


@pytest.mark.parametrize(("ruleset", "count"), [("heroclix-2012", 360), ("motu", 133)])
def test_the_ids_of_the_other_books_are_slugs(ruleset: str, count: int) -> None:
    """Lower case without accents, words joined by one hyphen, paths by a slash; motu begins with its numbers."""
    listed = section_titles(ruleset)
    assert len(listed) == count
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*", section) for section in listed)
    if ruleset == "motu":
        assert all(re.match(r"\d{1,2}[a-n]?(/|$)|glosario/", section) for section in listed)
        assert [section for section in listed if section.isdigit()] == [str(chapter) for chapter in range(1, 12)]
        assert {"6c", "7b", "7n", "2/regla-de-oro", "2/jerarquia-de-reglas"} <= set(listed)
    else:
        assert {"terreno/terreno-elevado", "lineas/el-borde"} <= set(listed)


@pytest.mark.parametrize("ruleset", SLUGS)
def test_the_kinds_of_the_other_books(ruleset: str) -> None:
    """Glossary entries stand under glosario, the powers of 2012 and their kin under poderes."""
    for section, kind in section_kinds(ruleset).items():
        assert (kind == "glossary") == section.startswith("glosario/")
        assert (kind in {"power", "ability"}) == section.startswith("poderes/")
        assert kind != "faq" or section.startswith("preguntas-frecuentes/")


@pytest.mark.parametrize("ruleset", SLUGS)
def test_every_heading_of_the_other_lists_is_in_the_book(ruleset: str, rulebook: Callable[[str], bytes]) -> None:
    """Each title, remarks in parentheses aside, is words of the book; what was shortened is listed with a reason."""
    book = " ".join(words(rulebook(SLUGS[ruleset]).decode()))
    titles = section_titles(ruleset).items()
    absent = {section for section, title in titles if " ".join(words(re.sub(r"\([^)]*\)", "", title))) not in book}
    assert absent == set(SHORTENED) & set(section_titles(ruleset))


def test_an_unknown_ruleset_has_no_list() -> None:
    """Asking for one is refused."""
    with pytest.raises(UnknownRuleset):
        section_titles("chess")
