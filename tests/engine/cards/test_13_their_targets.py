"""What a card takes off the defense of those whom its friends attack (13.1, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

CLOSE = "When an adjacent friendly character makes a close attack, modify the target's defense -1"
NEAR = f"{CLOSE} if the target is adjacent to Hollis."
SEEN = f"{CLOSE} if the target is within line of fire of this character.".replace("close", "range")
ANY = "When a friendly character within 2 squares attacks, modify the target's defense -1."
THERE = "if the target is within 3 squares of Hollis, modify the target's defense -2."
ASH = f"When a friendly character with the Ash keyword attacks, {THERE}"
WALLS = [f"{column}7/{column}8" for column in "ABCDEFGHIJKLMNOP"]


def defense(text: str, attacker: str, kind: str, *more: dict[str, Any], **fields: Any) -> tuple[int, bool]:
    """Return Rob's defense during an attack, and whether the sentence is said to count."""
    during = {"attacker": attacker, "target": "rob", "attack": kind}
    found = asked({"type": "value", "figure": "rob", "value": "defense", "during": during}, *more, **fields)
    return found["result"], any(row["applies"] for row in found["cards"] if row["sentence"] == text)


@pytest.mark.parametrize(
    ("text", "kind", "sam", "rob", "printed"),
    [
        (NEAR, "close", "D6", "D7", 16),
        (NEAR, "range", "D6", "D7", 17),
        (NEAR, "close", "D6", "E7", 17),
        (NEAR, "close", "E6", "D7", 17),
        (SEEN, "range", "C7", "K6", 16),
        (SEEN, "close", "D7", "D6", 17),
        (SEEN, "range", "E6", "K6", 17),
        (ANY, "range", "E6", "K6", 16),
        (ANY, "close", "E6", "F6", 16),
        (ANY, "range", "F6", "K6", 17),
        (ASH, "range", "H6", "F6", 15),
        (ASH, "range", "H6", "G6", 17),
    ],
)
def test_13_1_the_target_of_a_friend(text: str, kind: str, sam: str, rob: str, printed: int) -> None:
    """The friend and the target stand where it says, each asked from Hollis, and it is such an attack."""
    figures = (
        figure("Hollis", "red", "C6", text),
        figure("Sam", "red", sam, keywords=["Ash"]),
        figure("Rob", "blue", rob),
    )
    assert defense(text, "sam", kind, *figures) == (printed, printed < 17)


@pytest.mark.parametrize(("text", "at"), [(NEAR, "D7"), (ANY, "D7"), (ASH, "F6")])
def test_13_1_whose_attack_it_is(text: str, at: str) -> None:
    """Of nobody else than a friend; an adjacent friend is never Hollis herself (6.3a)."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "green", "D6"), figure("Rob", "blue", at)
    assert defense(text, "sam", "close" if text == NEAR else "range", *figures)[0] == 17
    alone = figure("Hollis", "red", "C6", NEAR), figure("Rob", "blue", "D7")
    assert defense(NEAR, "hollis", "close", *alone)[0] == 17


def test_6_4_the_line_is_its_own() -> None:
    """It is Hollis's line of fire that is asked for, not the attacker's."""
    text = SEEN.replace("an adjacent friendly", "a friendly")
    figures = figure("Hollis", "red", "C9", text), figure("Sam", "red", "C6"), figure("Rob", "blue", "K6")
    board = {"size": [16, 16], "walls": WALLS}
    assert defense(text, "sam", "range", *figures)[0] == 16
    assert defense(text, "sam", "range", *figures, map=board)[0] == 17


@pytest.mark.parametrize(
    "text",
    [
        NEAR.replace(" to Hollis", ""),
        NEAR.replace(" to Hollis", " to it"),
        NEAR.replace("if the target is", "if the target isn't"),
        NEAR.replace("defense -1 if", "defense -1 unless"),
        NEAR.replace("the target's defense", "the target's attack"),
        NEAR.replace("friendly", "opposing"),
        NEAR.replace("an adjacent friendly", "a"),
        NEAR.replace("an adjacent", "Hollis or an adjacent"),
        NEAR.replace("the target's defense", "its defense"),
    ],
)
def test_20_1_near_misses(text: str) -> None:
    """Whom or what somebody else's attack means otherwise is remembered at its moment, or unread."""
    assert one(text, "Hollis").status != "judged"
