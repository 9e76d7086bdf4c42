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
from rulesdb import load
from tests.engine.differences.table import EDITIONS, Row, rows
from tests.engine.situations.runner import differences, document, plain, situations

FOLDER = Path(__file__).parent / "cases"
CASES = situations(FOLDER.glob("*.yaml"))
PARTS = {"row", "why", "document", *EDITIONS}


def _put(short: dict[str, Any], edition: str) -> Answer:
    return heroclix.adjudicate(document({**short, "ruleset": edition}))


def _found(short: dict[str, Any], edition: str, expected: dict[str, Any]) -> list[str]:
    """Say where an edition's answer is not the expected one."""
    expected = dict(expected)
    if "error" in expected:
        with pytest.raises(DocumentError) as raised:
            _put(short, edition)
        return differences(expected["error"], raised.value.path, "error")
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
    told: dict[str, list[dict[str, Any]]] = {}
    for case in CASES:
        assert set(case) <= PARTS, case["row"]
        answers = [_answer(case[edition]) for edition in EDITIONS if edition in case]
        assert len(answers) > 1, case["row"]
        told.setdefault(case["row"], []).append(case)
    known = {row.id: row for row in rows()}
    assert set(told) <= set(known)
    assert [
        name for name, cases in told.items() if _differs(known[name], cases[0]) and not any(map(_shows, cases))
    ] == []


def _differs(row: Row, case: dict[str, Any]) -> bool:
    """Return whether the table expects different outcomes of the editions that a case asks."""
    outcomes = row.case.outcomes if row.case else {}
    return (
        len({outcomes[edition].rsplit(" (", 1)[0] for edition in EDITIONS if edition in case and edition in outcomes})
        > 1
    )


def _shows(case: dict[str, Any]) -> bool:
    answers = [_answer(case[edition]) for edition in EDITIONS if edition in case]
    return any(answer != answers[0] for answer in answers)


def _answer(expected: dict[str, Any]) -> dict[str, Any]:
    """Return what is expected but for the sections: those differ between books that say the same."""
    return {key: value for key, value in expected.items() if key not in {"rules", "readings"}}
