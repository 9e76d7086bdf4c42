"""Whom a Team-Up card lists, outside of its text, and what two get together (1.9bi, 20.9, 21.9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from tests.engine.cards.asking import asked, figure, usable
from tests.engine.cards.reading import one

LONE = "If the listed friendly character is on the map, Hollis can use Flurry."
BOTH = "If Hollis and the listed friendly character are on the map, they both can use Flurry."


def hollis(text: str, listed: list[str] | None = None) -> dict[str, Any]:
    """Return Hollis with a Team-Up card that lists somebody, or does not say whom."""
    card = {"name": "Team-Up", "text": text, **({"listed": listed} if listed is not None else {})}
    return {**figure("Hollis", "red", "C6"), "special": [card]}


@pytest.mark.parametrize(
    ("text", "listed", "sam", "who"),
    [
        (LONE, ["Sam"], "red", {"hollis"}),
        (LONE, ["Sam"], "blue", set()),
        (LONE, ["Pat", "Sam"], "red", {"hollis"}),
        (LONE, ["Pat"], "red", set()),
        (BOTH, ["Sam"], "red", {"hollis", "sam"}),
        (BOTH, ["Pat"], "red", set()),
    ],
)
def test_1_9bi_who_is_listed(text: str, listed: list[str], sam: str, who: set[str]) -> None:
    """A friend of one of the listed names; to both means to him as well."""
    figures = hollis(text, listed), figure("Sam", sam, "D6"), figure("Kim", "red", "E6")
    assert {each for each in ("hollis", "sam", "kim") if usable(each, "flurry", *figures)} == who


def test_1_9bi_where_nobody_says_who_is_listed() -> None:
    """The sentence is reminded, with what the document doesn't carry, and changes nothing."""
    answer = asked({"type": "legal_actions", "figure": "hollis"}, hollis(LONE), figure("Sam", "red", "D6"))
    [row] = answer["cards"]
    assert (row["status"], row["sentence"]) == ("reminded", LONE)
    assert "flurry" not in {each["action"] for each in answer["actions"]}
    [told] = read(MODERN.powers, "Hollis", LONE)
    assert (told.why, told.words) == ("fact", ("listed",))


def test_1_9bi_the_listed_themed_team() -> None:
    """Its keywords are listed."""
    text = "If Hollis is part of the listed themed team, she can use Flurry."
    [told] = read(MODERN.powers, "Hollis", text, listed=("Lanterners",))
    assert [dict(each) for each in told.effects] == [{"grants": "flurry", "when": {"themed": ["Lanterners"]}}]


def test_21_1b_a_moment_of_the_listed_one() -> None:
    """It is a moment of that friend where he is known, and of any friend else."""
    text = "When the listed friendly character hits, after resolutions, heal Hollis 1 click."
    for listed, who in (((), {"side": "friends"}), (("Sam",), {"side": "friends", "named": ["Sam"]})):
        [told] = read(MODERN.powers, "Hollis", text, listed=listed)
        assert told.at is not None
        assert (told.status, told.at.who) == ("reminded", who)


@pytest.mark.parametrize(
    ("text", "at", "who"),
    [
        ("If Hollis is adjacent to a friendly character named Sam, both can use Flurry.", "D6", {"hollis", "sam"}),
        ("If Hollis is adjacent to a friendly character named Sam, both can use Flurry.", "E6", set()),
        ("If Hollis and a character named Sam are adjacent, they can both use Flurry.", "D6", {"hollis", "sam"}),
        ("If Hollis and a character named Sam are within 2 squares of each other, they both can use Flurry.", "E6",
         {"hollis", "sam"}),
        ("If Hollis and a character named Sam are within 2 squares of each other, they both can use Flurry.", "F6",
         set()),
        ("If a friendly character named Sam is on the map, both can use Flurry.", "K6", {"hollis", "sam"}),
    ],
)  # fmt: skip
def test_21_9_both(text: str, at: str, who: set[str]) -> None:
    """Hollis, and who has that name, where he is."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", at)
    assert {each for each in ("hollis", "sam") if usable(each, "flurry", *figures)} == who


@pytest.mark.parametrize(
    "text",
    [
        "If Hollis is adjacent to a friendly character, both can use Flurry.",
        "If Rob and Sam are on the map, they both can use Flurry.",
        "If a friendly character named Sam is on the map, they can use Flurry.",
    ],
)
def test_21_9_whom_both_means_is_not_guessed(text: str) -> None:
    """Without a name, or without the character itself, it is unread."""
    assert one(text, "Hollis").status == "unread"
