"""Questions about the middle of things: found nearly as often among the first three as anything else is."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulesdb
from tests.rulesdb.evaluation.sets import TIMING, load_set, normalised
from tests.rulesdb.evaluation.tally import figures, rank_of

ASKED = load_set(TIMING)


def test_the_set_is_large_enough_and_apart_from_the_library() -> None:
    """At least 20 questions in each language, none of them a question or alias of any entry."""
    for lang in rulesdb.LANGUAGES:
        assert len([each for each in ASKED if each.lang == lang]) >= 20
    library = rulesdb.load()
    written = {
        normalised(text)
        for lang in rulesdb.LANGUAGES
        for entry in library.entries(lang)
        for text in (*entry.questions, *entry.aliases)
    }
    learning = Path(__file__).parent / "learning"
    learnt = normalised(" ".join(path.read_text(encoding="utf-8") for path in learning.glob("heroclix-modern.*.yaml")))
    for each in ASKED:
        assert normalised(each.question) not in written
        assert normalised(each.question) not in learnt


@pytest.mark.parametrize("lang", rulesdb.LANGUAGES)
def test_timing_is_found(lang: str) -> None:
    """The right section stands first in six of ten questions, and among the first three in five of six."""
    asked = [each for each in ASKED if each.lang == lang]
    library = rulesdb.load()
    found = figures(
        [rank_of(each, [hit.section for hit in library.search(each.question, lang).hits]) for each in asked]
    )
    assert found.first >= 0.6
    assert found.three >= 0.83
