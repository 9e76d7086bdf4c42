"""The same document under the editions that a row of the table tells apart: each answers as its own book says.

Every file in `cases` holds the cases of the theme of that name. A case names its `row`, has one `document` in the
short-hand of `tests/engine/situations`, and what each edition answers; `error` is the field that an edition does not
take. `rules` and `readings` are cited among others; whatever else an edition cites is in its own library too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import DocumentError
from engine.answer import Answer
from engine.heroclix import judge as heroclix
from engine.heroclix.ruleset.editions import RECORDS
from rulesdb import load
from tests.engine.differences.table import EDITIONS, rows
from tests.engine.situations.runner import differences, document, plain, situations

FOLDER = Path(__file__).parent / "cases"
CASES = situations(FOLDER.glob("*.yaml"))
PARTS = {"row", "why", "document", *EDITIONS}


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge every edition that has a record, also one that is not offered to players yet."""
    monkeypatch.setattr(heroclix, "JUDGED", tuple(RECORDS))


def _put(short: dict[str, Any], edition: str) -> Answer:
    return heroclix.adjudicate(document({**short, "ruleset": edition}))


def _found(short: dict[str, Any], edition: str, expected: dict[str, Any]) -> list[str]:
    """Say where an edition's answer is not the expected one."""
    expected = dict(expected)
    if "error" in expected:
        with pytest.raises(DocumentError) as raised:
            _put(short, edition)
        return differences(expected["error"], raised.value.field, "error")
    answer = _put(short, edition)
    found = []
    for kind, cited in (("rules", answer.ruling.rules), ("readings", answer.ruling.readings)):
        found += [f"{kind}: {one} is not cited, only {cited}" for one in expected.pop(kind, []) if one not in cited]
    library = load(edition)
    found += [
        f"{one} is of another book" for one in (*answer.ruling.rules, *answer.ruling.readings) if not library.has(one)
    ]
    return found + differences(expected, plain(dict(answer.fields)), "answer")


@pytest.mark.parametrize("case", CASES, ids=[f"{case['row']}-{number}" for number, case in enumerate(CASES)])
def test_each_book_answers_for_itself(case: dict[str, Any]) -> None:
    """The same document gets from each edition what was worked out from its book."""
    told = {edition: _found(case["document"], edition, case[edition]) for edition in EDITIONS if edition in case}
    assert {edition: found for edition, found in told.items() if found} == {}


def test_cases_are_of_rows_and_show_a_difference() -> None:
    """Each names a row of the table and what two editions at least answer; of a row's cases one answer differs."""
    told: dict[str, bool] = dict.fromkeys((case["row"] for case in CASES), False)
    assert set(told) <= {row.id for row in rows()}
    for case in CASES:
        assert set(case) <= PARTS, case["row"]
        answers = [_answer(case[edition]) for edition in EDITIONS if edition in case]
        assert len(answers) > 1, case["row"]
        told[case["row"]] |= any(answer != answers[0] for answer in answers)
    assert [row for row, differs in told.items() if not differs] == []


def _answer(expected: dict[str, Any]) -> dict[str, Any]:
    """Return what is expected but for the sections: those differ between books that say the same."""
    return {key: value for key, value in expected.items() if key not in {"rules", "readings"}}
