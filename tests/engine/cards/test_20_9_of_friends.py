"""What a card lets its friends do, where nobody tells if its condition holds: the friend asked about is told (20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from tests.engine.cards.asking import asked, figure

LISTED = "If Hollis is on a listed themed team, friendly characters can use Flurry."
NEAR = "If Hollis is on a listed themed team, adjacent friendly characters can use Flurry."
TEAM = "If Hollis is on a listed themed team, friendly characters have the Ash team ability."
COUNTING = "If Hollis is on a listed themed team, modify attack +1 for each other friendly character."
AGAINST = "If Hollis is on a listed themed team, opposing characters can't use Flurry."


def answer(
    text: str, listed: list[str] | None, themes: dict[str, list[str]] | None, side: str = "red", at: str = "F6"
) -> dict[str, Any]:
    """Return what is answered of Sam's Flurry, who stands apart from Hollis."""
    hollis = {
        **figure("Hollis", "red", "C6"),
        "special": [{"name": "Team-Up", "text": text, **({"listed": listed} if listed is not None else {})}],
    }
    turn = {"active": side, **({"themes": themes} if themes is not None else {})}
    question = {"type": "legal", "figure": "sam", "action": "flurry"}
    return asked(question, hollis, figure("Sam", side, at), turn=turn)


@pytest.mark.parametrize(
    ("listed", "themes", "able"),
    [
        (["Lanterners", "Ash"], {"red": ["Ash"]}, True),
        (["lanterners"], {"red": ["Lanterners"]}, True),
        (["Lanterners"], {"red": ["Ash"]}, False),
        (["Lanterners"], {"red": []}, False),
        (["Lanterners"], {}, False),
    ],
)
def test_23_2_a_listed_themed_team(listed: list[str], themes: dict[str, list[str]], able: bool) -> None:
    """Where both are told it is judged: one of the listed keywords is that of the force."""
    found = answer(LISTED, listed, themes)
    [row] = found["cards"]
    assert (row["figure"], row["status"], row["applies"]) == ("hollis", "judged", able)
    assert any(reason["rule"] == "20.1" for reason in found["because"]) is not able


@pytest.mark.parametrize(
    ("listed", "themes"),
    [(None, {"red": ["Ash"]}), (["Ash"], None), (["Ash", "Lanterners"], {"red": ["Ash", "Ember"]})],
)
def test_23_2_where_nobody_tells(listed: list[str] | None, themes: dict[str, list[str]] | None) -> None:
    """What is listed, or how the team is themed, is left out: the friend's question names the sentence."""
    [row] = answer(LISTED, listed, themes)["cards"]
    assert (row["figure"], row["status"], row["applies"], row["sentence"]) == ("hollis", "reminded", False, LISTED)


@pytest.mark.parametrize(
    ("text", "side", "at", "named"),
    [
        (LISTED, "red", "F6", True),
        (LISTED, "blue", "F6", False),
        (TEAM, "red", "F6", True),
        (NEAR, "red", "F6", False),
        (NEAR, "red", "D6", True),
        (COUNTING, "red", "D6", False),
        (AGAINST, "red", "D6", False),
    ],
)
def test_20_9_whom_a_reminded_sentence_is_about(text: str, side: str, at: str, named: bool) -> None:
    """A friend, near where that is said; nobody who is only counted, and no opponent."""
    assert [row["status"] for row in answer(text, None, None, side, at)["cards"]] == ["reminded"] * named


@pytest.mark.parametrize("words", ["on a listed", "part of a listed", "on any listed", "on the listed"])
def test_1_9bi_wordings(words: str) -> None:
    """All say the same."""
    [told] = read(MODERN.powers, "Hollis", f"If Hollis is {words} themed team, modify attack +1.", listed=("Ash",))
    assert [dict(each) for each in told.effects] == [{"modify": "attack", "add": 1, "when": {"themed": ["Ash"]}}]


@pytest.mark.parametrize("words", ["on every listed", "on a fully listed", "on two listed"])
def test_1_9bi_near_misses(words: str) -> None:
    """Other teams than one of the listed are not judged."""
    [told] = read(MODERN.powers, "Hollis", f"If Hollis is {words} themed team, modify attack +1.", listed=("Ash",))
    assert told.status != "judged"
