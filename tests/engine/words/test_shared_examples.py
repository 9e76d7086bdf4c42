"""Questions and what they mean, as others put them: read from where they lie, where they do."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.table.ruling import answer_document
from engine.game import understand

SHARED = Path(__file__).parents[4] / "shared" / "words"
pytestmark = pytest.mark.skipif(not SHARED.is_dir(), reason="the examples of ../shared/words are not here")


def _examples() -> list[dict[str, Any]]:
    file = SHARED / "examples.jsonl"
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.is_file() else []


def _fits(wanted: Any, found: Any) -> bool:
    """Return whether a value is as wanted: itself, or one of some, or holding one of some, or naming something."""
    if isinstance(wanted, Mapping) and "in" in wanted:
        return found in wanted["in"]
    if isinstance(wanted, Mapping) and "any" in wanted:
        return any(each in found for each in wanted["any"])
    if isinstance(wanted, Mapping) and "mentions" in wanted:
        return wanted["mentions"] in json.dumps(found)
    if isinstance(wanted, Mapping):
        return isinstance(found, Mapping) and all(_fits(value, found.get(key)) for key, value in wanted.items())
    return bool(wanted == found)


def _at(path: str, answer: Any) -> Any:
    """Return a field of an answer; a dot goes into one."""
    for part in path.split("."):
        answer = answer[part]
    return answer


@pytest.mark.parametrize("example", _examples(), ids=lambda example: example["id"])
def test_the_first_meaning_is_one_of_those_expected(example: Mapping[str, Any]) -> None:
    """The best meaning is one of the structured questions expected, with the answer expected beside it."""
    positions = json.loads((SHARED / "positions.json").read_text("utf-8"))
    found = understand(positions[example["position"]], example["question"])
    first = found.meanings[0]
    ask, answer = dict(first.asks[0]), answer_document(first.answers[0], example["lang"])
    pairs = zip(example["expect_ask"], example["expect"], strict=True)
    matching = [wanted for asked, wanted in pairs if set(asked) == set(ask) and _fits(asked, ask)]
    assert matching, ask
    assert all(_fits(value, _at(path, answer)) for path, value in matching[0].items())
    squares = {figure: list(there) for figure, there in first.suppose.items()}
    assert all(square in squares[figure] for figure, square in example.get("expect_suppose", {}).items())
