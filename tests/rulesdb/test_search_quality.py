"""How well the search does on the evaluation sets, with some room below the figures reached."""

from collections.abc import Sequence

import pytest

import rulesdb
from rulesdb.search.results import SearchResult
from tests.rulesdb.evaluation.rankers import bm25_all, fuzzy_title
from tests.rulesdb.evaluation.sets import Question, load_set
from tests.rulesdb.evaluation.tally import figures, rank_of

Answers = Sequence[tuple[Question, SearchResult]]


@pytest.fixture(scope="module")
def answers() -> Answers:
    """Ask the questions of every ruleset that the library covers."""
    questions = [question for question in load_set("tuning") if rulesdb.load(question.ruleset).covered]
    return [(each, rulesdb.load(each.ruleset).search(each.question, each.lang)) for each in questions]


def ranks(answers: Answers, *kinds: str) -> list[int | None]:
    """Return the place of the right section for each question of some kinds, or of all."""
    return [
        rank_of(question, [hit.section for hit in result.hits])
        for question, result in answers
        if not kinds or question.kind in kinds
    ]


@pytest.mark.parametrize(
    ("kind", "first", "three"),
    [
        ("title", 0.95, 0.98),
        ("slang", 0.92, 0.97),
        ("natural", 0.74, 0.9),
        ("situation", 0.74, 0.91),
        ("cross-language", 0.9, 0.96),
    ],
)
def test_each_kind_is_found(answers: Answers, kind: str, first: float, three: float) -> None:
    """The right section stands first, or among the first three, at least so often."""
    found = figures(ranks(answers, kind))
    assert found.first >= first
    assert found.three >= three


def test_the_plain_methods_are_far_behind(answers: Answers) -> None:
    """BM25 over all words and fuzzy titles find far fewer first, over the same entries."""
    ours = figures(ranks(answers)).first
    for plain in (bm25_all, fuzzy_title):
        theirs = [
            rank_of(question, plain(question.question, question.ruleset, question.lang)) for question, _ in answers
        ]
        assert figures(theirs).first < ours - 0.15


def test_a_confident_answer_is_nearly_always_right(answers: Answers) -> None:
    """Where the search is confident, the first hit is right nine times in ten; and it is so for half the questions."""
    sure = [(question, result) for question, result in answers if result.confident]
    assert figures(ranks(sure)).first >= 0.9
    assert len(sure) >= 0.5 * len(answers)


def test_a_choice_of_five_nearly_always_holds_the_answer(answers: Answers) -> None:
    """Where it is not confident, the right section is among the five offered four times in five."""
    unsure = ranks([(question, result) for question, result in answers if not result.confident])
    assert sum(rank is not None for rank in unsure) >= 0.8 * len(unsure)
