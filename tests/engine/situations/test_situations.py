"""The table of situations: positions, questions and the answers that the rulebook gives to them.

Every `*.yaml` file beside this one but the index of examples is a list of situations, each with

- `name`: what it shows, in plain words; the id of its test;
- `section`: the sections, and readings, that the answer rests on;
- `why`: the arithmetic or the reason;
- `document`: a position document in short-hand;
- `expect`: fields of the answer, with `rules` (sections) and `readings` that the ruling has to name.

`runner` has the short-hand of documents and what is compared.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engine.situations.runner import differences, judged, situations

HERE = Path(__file__).resolve().parent
INDEX = "examples.yaml"
PARTS = {"name", "section", "why", "document", "expect"}

SITUATIONS = situations(file for file in HERE.glob("*.yaml") if file.name != INDEX)


@pytest.mark.parametrize("situation", SITUATIONS, ids=[one["name"] for one in SITUATIONS])
def test_situations(situation: dict[str, Any]) -> None:
    """The answer to one situation is the one that the rulebook gives."""
    assert judged(situation) == []


def test_situations_are_whole() -> None:
    """Every situation has all its parts, a name of its own, and expects something."""
    names = [one["name"] for one in SITUATIONS]
    assert len(set(names)) == len(names)
    for one in SITUATIONS:
        assert set(one) == PARTS, one["name"]
        assert one["expect"], one["name"]
        assert all(isinstance(section, str) for section in one["section"]), one["name"]


def test_situations_can_fail() -> None:
    """A wrong number, a wrong list, a missing key and a rule that is not cited are each found."""
    asked = {"map": {}, "ask": {"type": "distance", "a": "A1", "b": "D3"}}
    assert judged({"document": asked, "expect": {"result": 3}}) == []
    assert judged({"document": asked, "expect": {"result": 2}})
    assert judged({"document": asked, "expect": {"result": [3]}})
    assert judged({"document": asked, "expect": {"nothing": 3}})
    assert judged({"document": asked, "expect": {"result": 3, "rules": ["27.9z"]}})
    assert differences({"contains": [1]}, [2], "x")
    assert differences({"excludes": [2]}, [2], "x")
    assert differences({"any": [1, True]}, 2, "x")
