"""The evaluation sets are sound: balanced, aimed at sections that exist, kept apart from each other and the library."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from collections.abc import Iterable
from types import ModuleType

import pytest

import rulesdb
from rulesdb.idlist import section_kinds
from tests.rulesdb.evaluation import sets, tally
from tests.rulesdb.evaluation.rankers import Bm25
from tests.rulesdb.evaluation.run import main
from tests.rulesdb.evaluation.sets import KINDS, SETS, TIMING, UNSEEN, Question, load_set, normalised
from tests.rulesdb.evaluation.tally import rank_of

HELD = {name: load_set(name) for name in SETS}
QUESTIONS = [question for questions in (*HELD.values(), load_set(TIMING)) for question in questions]
SHARES = {"heroclix-modern": 0.5, "heroclix-2022": 0.2, "heroclix-2012": 0.15, "motu": 0.15}
READING = re.compile(r"[RP]\d+")


def shares(values: Iterable[str]) -> dict[str, float]:
    """Return the part of the whole that each value makes up."""
    counted = Counter(values)
    return {value: count / counted.total() for value, count in counted.items()}


def test_ids_are_unique() -> None:
    """No two questions of any set share an id."""
    assert [identity for identity, count in Counter(question.id for question in QUESTIONS).items() if count > 1] == []


def test_no_question_is_asked_twice() -> None:
    """No question stands twice, in one set or in two, however it is accented or punctuated."""
    asked = Counter(normalised(question.question) for question in QUESTIONS)
    assert [text for text, count in asked.items() if count > 1] == []


@pytest.mark.parametrize("ruleset", SHARES)
def test_every_section_exists(ruleset: str) -> None:
    """Each section a question aims at or accepts is in its ruleset's list of ids, or is a reading."""
    known = rulesdb.section_titles(ruleset)
    if not known:
        pytest.skip(f"the list of ids of {ruleset} is not written yet")
    aimed = {section for question in QUESTIONS if question.ruleset == ruleset for section in question.right}
    assert [section for section in sorted(aimed) if section not in known and not READING.fullmatch(section)] == []


@pytest.mark.parametrize("name", SETS)
def test_each_set_is_large_and_balanced(name: str) -> None:
    """At least 240 questions; every kind at least an eighth; both languages alike; the rulesets in their shares."""
    asked = HELD[name]
    assert len(asked) >= 240
    kinds = shares(question.kind for question in asked)
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 0.125
    assert shares(question.lang for question in asked) == pytest.approx({"en": 0.5, "es": 0.5}, abs=0.03)
    assert shares(question.ruleset for question in asked) == pytest.approx(SHARES, abs=0.02)


@pytest.mark.parametrize("name", SETS)
def test_each_set_asks_every_kind_of_every_ruleset_in_both_languages(name: str) -> None:
    """None of the forty groups is empty in any set."""
    groups = {(question.kind, question.ruleset, question.lang) for question in HELD[name]}
    assert len(groups) == len(KINDS) * len(SHARES) * len(rulesdb.LANGUAGES)


def test_every_power_and_chapter_is_asked_about() -> None:
    """The questions on the current rules aim at each of the 48 powers and at each of the 27 chapters."""
    aimed = {question.section for question in QUESTIONS if question.ruleset == "heroclix-modern"}
    powers = {section for section, kind in section_kinds("heroclix-modern").items() if kind == "power"}
    assert len(powers) == 48
    assert powers - aimed == set()
    assert {section.split(".")[0] for section in aimed} == {str(chapter) for chapter in range(1, 28)}


def test_the_library_does_not_hold_the_questions() -> None:
    """No question is one of those written into the library, in either language."""
    written = {
        normalised(question)
        for ruleset in rulesdb.RULESETS
        for lang in rulesdb.LANGUAGES
        for entry in rulesdb.load(ruleset).entries(lang)
        for question in entry.questions
    }
    assert [question.id for question in QUESTIONS if normalised(question.question) in written] == []


def test_rank_of_counts_the_sections_that_answer_as_well() -> None:
    """The best section and an accepted one both count; another does not."""
    question = Question("q0", "how far?", "en", "heroclix-modern", "natural", "11.3a", ("11.3b",))
    assert rank_of(question, ["12.1", "11.3b", "11.3a"]) == 2
    assert rank_of(question, ["11.3a"]) == 1
    assert rank_of(question, ["11.3", "12.1"]) is None


def test_bm25_prefers_the_rare_word_and_the_short_document() -> None:
    """A word that every document has weighs less than one that few have; of two equals the shorter wins."""
    plain = Bm25({"a": "dice dice dice dice", "b": "dice smoke", "c": "dice smoke and very much more besides"})
    assert plain.rank("dice smoke", 3) == ["b", "c", "a"]
    assert plain.rank("stealth", 3) == []


@pytest.mark.parametrize("module", [sets, tally])
def test_the_examples_hold(module: ModuleType) -> None:
    """The examples in the docstrings of the set and of its figures print what they say."""
    tried = doctest.testmod(module)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_runner_reports_every_group(capsys: pytest.CaptureFixture[str]) -> None:
    """A set prints a row for each kind and one for all; the plain methods stand beside the library."""
    assert main(["--set", "tuning"]) == 0
    printed = capsys.readouterr().out
    assert all(re.search(rf"^{name} ", printed, re.MULTILINE) for name in (*KINDS, *rulesdb.LANGUAGES, "everything"))
    assert all(method in printed for method in ("library", "BM25 text", "BM25 all", "fuzzy title"))


def test_the_unseen_set_shows_no_failures(capsys: pytest.CaptureFixture[str]) -> None:
    """Asking for the failures of the set that nothing is fitted to is refused in one line that says what is right."""
    with pytest.raises(SystemExit) as refused:
        main(["--set", UNSEEN, "--failures"])
    assert refused.value.code == 2
    assert "use --set tuning" in capsys.readouterr().err.splitlines()[-1]
