"""Positions worked out by hand from the rulebook alone, one fact each: the board's own table of situations.

Every `acceptance_*.yaml` beside this file is a list of them, written as the situations of
`tests/engine/situations` are; `why` may be left out where the name says it all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.engine.situations.runner import judged, situations

SITUATIONS = situations(Path(__file__).resolve().parent.glob("acceptance_*.yaml"))
PARTS = {"name", "section", "document", "expect"}


@pytest.mark.parametrize("situation", SITUATIONS, ids=[one["name"] for one in SITUATIONS])
def test_acceptance(situation: dict[str, Any]) -> None:
    """The answer to one question about the board is the one worked out by hand."""
    assert judged(situation) == []


def test_acceptance_is_whole() -> None:
    """Every situation has a name of its own, its sections, a question and something expected of the answer."""
    names = [one["name"] for one in SITUATIONS]
    assert len(set(names)) == len(names)
    for one in SITUATIONS:
        assert set(one) - {"why"} == PARTS, one["name"]
        assert one["section"], one["name"]
        assert one["expect"], one["name"]
