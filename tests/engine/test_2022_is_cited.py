"""Whatever is judged by the book of 2022 rests on that book: every step of every ruling, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix import judge
from rulesdb import load
from tests.engine.situations.runner import document, situations
from tests.goldens.answers import documents

HERE = Path(__file__).parent
EDITION = "heroclix-2022"
UNCITED: frozenset[str] = frozenset()  # messages that may stand without a section or reading
PARTS = 4


def judged() -> Iterator[dict[str, Any]]:
    """Yield the documents of the table of differences, of 2022's situations, and of today's, all put to 2022."""
    for folder in ("differences/cases", "situations_2022"):
        for one in situations((HERE / folder).glob("*.yaml")):
            yield document({**one["document"], "ruleset": EDITION})
    for _, each in documents():
        yield {**each, "ruleset": EDITION}


@pytest.mark.parametrize("part", range(PARTS))
def test_every_step_of_2022_is_cited_by_its_book(part: int) -> None:
    """A step without a section or reading, or with one of another book, is a defect of the message or the book file."""
    library = load(EDITION)
    uncited, elsewhere, answered = set(), set(), 0
    for number, asked in enumerate(judged()):
        if number % PARTS != part:
            continue
        try:
            answer = judge.adjudicate(asked)
        except DocumentError:
            continue  # what that edition does not know is refused by name
        answered += 1
        for step in answer.ruling.steps:
            cited = [each for each in (step.rule, step.reading) if each is not None]
            elsewhere |= {(step.message, each) for each in cited if not library.has(each)}
            if not cited:
                uncited.add(step.message)
    assert uncited == UNCITED
    assert elsewhere == set()
    assert answered > 500
