"""The table of situations of Masters of the Universe: Battleground, with the answers that its book gives to them.

The form is that of `tests/engine/situations`; a figure's `masters: C5` (or `evil`) gives its side and its place at
once, and lists of names are compared as sets.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine import adjudicate
from engine.ruling import Reason
from rulesdb import load
from tests.engine.situations.runner import differences, plain, situations

PARTS = {"name", "section", "why", "document", "expect"}
SITUATIONS = situations(Path(__file__).resolve().parent.glob("*.yaml"))


def figure(name: str, short: dict[str, Any]) -> dict[str, Any]:
    """Write one character of the short-hand in full."""
    full: dict[str, Any] = {"id": name}
    for key, value in short.items():
        full.update({"side": key, "at": value} if key in {"masters", "evil"} else {key: value})
    return full


def document(short: dict[str, Any]) -> dict[str, Any]:
    """Write a document of the short-hand in full."""
    figures = [figure(name, one) for name, one in short.get("figures", {}).items()]
    return {"ruleset": "motu", **short, "figures": figures}


def sets(value: Any) -> Any:
    """Sort every list of names in an answer: their order says nothing. Chances are kept to nine digits."""
    if isinstance(value, float):
        return round(value, 9)
    if isinstance(value, dict):
        return {str(key): sets(part) for key, part in value.items()}
    if isinstance(value, list):
        parts = [sets(part) for part in value]
        return sorted(parts) if all(isinstance(part, str) for part in parts) else parts
    return value


def codes(value: Any) -> Any:
    """Leave of each reason in an answer only its code."""
    if isinstance(value, Reason):
        return value.code
    if isinstance(value, dict):
        return {key: codes(part) for key, part in value.items()}
    return [codes(part) for part in value] if isinstance(value, (list, tuple)) else value


def judged(situation: dict[str, Any]) -> list[str]:
    """Put the question of a situation and say where the answer differs from the expected one."""
    fields = plain(codes(dict(adjudicate(document(situation["document"])).fields)))
    return differences(sets(situation["expect"]), sets(fields), "answer")


@pytest.mark.parametrize("situation", SITUATIONS, ids=[one["name"] for one in SITUATIONS])
def test_situations_of_motu(situation: dict[str, Any]) -> None:
    """The answer is the one that the book gives, and whatever the ruling cites is in its library."""
    assert judged(situation) == []
    ruling = adjudicate(document(situation["document"])).ruling
    library = load("motu")
    assert [one for one in (*ruling.rules, *ruling.readings) if not library.has(one)] == []


def test_situations_of_motu_are_whole() -> None:
    """Each has all its parts, a name of its own and rests on sections of the book."""
    names = [one["name"] for one in SITUATIONS]
    library = load("motu")
    assert len(set(names)) == len(names)
    for one in SITUATIONS:
        assert set(one) == PARTS, one["name"]
        assert one["expect"], one["name"]
        assert [section for section in one["section"] if not library.has(section)] == [], one["name"]
