"""The table of situations of HeroClix 2022: positions, questions and the answers that its book gives to them.

The form is that of `tests/engine/situations`; whatever a ruling cites is in that year's own library too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.heroclix import judge as heroclix
from rulesdb import load
from tests.engine.situations.runner import document, judged, situations

EDITION = "heroclix-2022"
PARTS = {"name", "section", "why", "document", "expect"}
SITUATIONS = situations(Path(__file__).resolve().parent.glob("*.yaml"))


@pytest.mark.parametrize("situation", SITUATIONS, ids=[one["name"] for one in SITUATIONS])
def test_situations_of_2022(situation: dict[str, Any]) -> None:
    """The answer is the one that the book of 2022 gives, and it cites no other book."""
    assert judged(situation, heroclix.adjudicate) == []
    ruling = heroclix.adjudicate(document(situation["document"])).ruling
    library = load(EDITION)
    assert [one for one in (*ruling.rules, *ruling.readings) if not library.has(one)] == []


def test_situations_of_2022_are_whole() -> None:
    """Each has all its parts, a name of its own and this edition, and rests on sections of its book."""
    names = [one["name"] for one in SITUATIONS]
    library = load(EDITION)
    assert len(set(names)) == len(names)
    for one in SITUATIONS:
        assert set(one) == PARTS, one["name"]
        assert one["document"]["ruleset"] == EDITION, one["name"]
        assert one["expect"], one["name"]
        assert [section for section in one["section"] if not library.has(section)] == [], one["name"]
