"""The form of the entries on powers, abilities and keyphrases: the answer first, one example, four lists."""

from __future__ import annotations

import re

import pytest

from rulesdb import LANGUAGES, LISTS, counterparts, interactions, load
from rulesdb.interacting import HEADINGS
from tests.rulesdb.power_names import ALL, DIFFERS, POWERS, WITH_LISTS, listed, named, paragraphs

LONGEST = {"en": 1700, "es": 1800}  # letters of a whole entry; Spanish takes more of them for the same
ANSWER = 280  # letters of the first paragraph
EXAMPLE = {"en": "Example:", "es": "Ejemplo:"}
# A paragraph that begins with a word or two and a colon; what else may stand so than a heading.
# No point of a list, no keyphrase with a colon in its name.
HEADED = re.compile(r"^(?!- )([^\s.:][^.:\n]{0,28})(?<!SAFEGUARD):\s(?!\d)")
BODIES = {
    "en": {"What this book says", "The action", "The keyphrase", "KNOCKBACK", "Markers", "RANGE", "What stays"},
    "es": {"Lo que dice este libro", "La acción", "La frase clave", "KNOCKBACK", "Marcadores", "RANGE", "Lo que queda"},
}
# The powers and abilities of 2012, whose book has words of its own for each; of some it knows the name alone, and
# their example says how far the book goes without the card of that year.
TOLD = [("heroclix-2012", e.section) for e in load("heroclix-2012").entries("en") if e.kind in {"power", "ability"}]
IN_FORM = [*WITH_LISTS, *TOLD]
# How an answer that is an action, or is simply there, begins.
ACTION = re.compile(r"^(MOVE|CLOSE|RANGE|POWER|FREE)\b|^Acción (MOVE|CLOSE|RANGE|POWER|FREE)\b")


def text(ruleset: str, section: str, lang: str) -> str:
    """The text of an entry, without the paragraph in which an older edition's tells how it differs from today's."""
    told = paragraphs(load(ruleset).entry(section, lang).text)
    return "\n\n".join(told[:-1] if told[-1].startswith(DIFFERS[lang]) else told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_an_entry_starts_with_its_answer(ruleset: str, section: str, lang: str) -> None:
    """The first paragraph is the answer in one or two sentences."""
    answer = paragraphs(text(ruleset, section, lang))[0]
    assert len(answer) <= ANSWER
    assert len(re.findall(r"[.!?](?=\s|$)", answer)) in {1, 2}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), WITH_LISTS)
def test_an_action_is_named_first(ruleset: str, section: str, lang: str) -> None:
    """27: a power that is an action begins with its type, as the card's text does."""
    facts = load(ruleset).entry(section, "en").facts
    if section in POWERS and "action" in facts and section not in {"27.1h", "27.2l"}:  # those two do something besides
        assert ACTION.search(text(ruleset, section, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_an_entry_has_one_example_with_numbers(ruleset: str, section: str, lang: str) -> None:
    """One paragraph is a worked example, the same numbers in both languages."""
    found = [each for each in paragraphs(text(ruleset, section, lang)) if each.startswith(EXAMPLE[lang])]
    assert len(found) == 1
    assert re.search(r"\d", found[0]) or section == "27.7j"


@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_both_languages_work_the_same_example(ruleset: str, section: str) -> None:
    """The digits of the example are the same in English and in Spanish."""
    numbers = []
    for lang in LANGUAGES:
        found = next(each for each in paragraphs(text(ruleset, section, lang)) if each.startswith(EXAMPLE[lang]))
        numbers.append(sorted(re.findall(r"\d+", found)))
    assert numbers[0] == numbers[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_an_entry_is_no_longer_than_it_must(ruleset: str, section: str, lang: str) -> None:
    """Nobody reads a page to learn one power."""
    assert len(text(ruleset, section, lang)) <= LONGEST[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_only_the_known_headings_occur(ruleset: str, section: str, lang: str) -> None:
    """A list has one of the four headings, stands after the example, and the lists stand in their order."""
    order = []
    for paragraph in paragraphs(text(ruleset, section, lang))[1:]:
        head = HEADED.match(paragraph)
        heading = f"{head[1]}:" if head else ""
        if heading in HEADINGS[lang]:
            order.append(HEADINGS[lang].index(heading))
        else:
            assert not order, f"{paragraph[:40]} stands after a list"
            assert not head or heading == EXAMPLE[lang] or head[1] in BODIES[lang], heading
    assert order == sorted(set(order))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), WITH_LISTS)
def test_a_list_names_the_powers_that_its_ids_are(ruleset: str, section: str, lang: str) -> None:
    """What a list tells, and the ids that are shown with it, are the same powers, abilities and keyphrases."""
    told = listed(section, lang, ruleset)
    found = interactions(ruleset, section)
    assert found is not None
    for name in LISTS:
        ids = {each for _, each in getattr(found, name)}
        assert named(told.get(name, ""), lang) - {section} == ids & set(ALL), name


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("ruleset", "section"), TOLD)
def test_what_a_list_of_2012_names_is_among_its_ids(ruleset: str, section: str, lang: str) -> None:
    """The ids may tell more, since they follow the current card; they tell nothing less."""
    told, found = listed(section, lang, ruleset), interactions(ruleset, section)
    for name in LISTS if found else ():
        ids = {each for place in getattr(found, name) for each in _today(*place)}
        assert named(told.get(name, ""), lang) - {*_today(ruleset, section)} <= ids, name


def _today(ruleset: str, section: str) -> tuple[str, ...]:
    return (section,) if ruleset == "heroclix-modern" else counterparts(ruleset, section).get("heroclix-modern", ())


@pytest.mark.parametrize(("ruleset", "section"), IN_FORM)
def test_both_languages_have_the_same_lists(ruleset: str, section: str) -> None:
    """A list that English tells, Spanish tells too."""
    assert listed(section, "en", ruleset).keys() == listed(section, "es", ruleset).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])
def test_the_older_editions_use_the_same_headings(ruleset: str, lang: str) -> None:
    """What heads a list in an older edition's power is one of the four headings too."""
    like = {"en": r"^[A-Z][a-z ]*\b(with|by):", "es": r"^(L[oa] \w+|(No s|S)e combina con):"}[lang]
    found = [
        (entry.section, head[0])
        for entry in load(ruleset).entries(lang)
        if entry.kind in {"power", "ability", "keyphrase"}
        for paragraph in paragraphs(entry.text)
        if (head := re.match(like, paragraph)) and head[0] not in HEADINGS[lang] and head[0][:-1] not in BODIES[lang]
    ]
    assert found == []
