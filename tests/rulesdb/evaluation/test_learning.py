"""The questions for learning only: aimed at sections that exist, and none of them in an evaluation set."""

from collections import Counter

import pytest

import rulesdb
from tests.rulesdb.evaluation.learning import FOLDER, asked_of, questions_of
from tests.rulesdb.evaluation.sets import SETS, load_set, normalised

FILES = [(ruleset, lang) for ruleset in rulesdb.RULESETS for lang in rulesdb.LANGUAGES]
EXAMINED = {normalised(question.question) for name in SETS for question in load_set(name)}


@pytest.mark.parametrize(("ruleset", "lang"), FILES)
def test_questions_aim_at_sections_that_exist(ruleset: str, lang: str) -> None:
    """Each stands under a section of its ruleset, once, and is none that the search is examined with."""
    held = questions_of(ruleset, lang)
    assert set(held) <= set(rulesdb.load(ruleset).sections)
    for section, questions in held.items():
        counted = Counter(map(normalised, questions))
        assert counted, section
        assert [text for text, count in counted.items() if count > 1 or text in EXAMINED] == []
        assert asked_of(ruleset, section, lang) == questions
    assert sum(map(len, held.values())) > 400


def test_every_file_is_read() -> None:
    """The folder holds a file for each ruleset and language, and nothing else."""
    assert {path.name for path in FOLDER.iterdir()} == {f"{ruleset}.{lang}.yaml" for ruleset, lang in FILES}


def test_a_section_that_nobody_asks_about_has_none() -> None:
    """Readings were not asked about."""
    assert list(asked_of("motu", "R1", "en")) == []
