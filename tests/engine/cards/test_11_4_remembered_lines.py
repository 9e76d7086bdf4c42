"""What a card says of lines of fire and targets that is not judged is remembered in each question on them (11.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure

DRAWN = "Lines of fire drawn to Hollis are hindered."
SIGHT = {"type": "line_of_fire", "from": "rob", "to": "hollis"}
FROM_SQUARE = {"type": "line_of_fire", "from": "H12", "to": "hollis"}
SHOT = {"type": "legal", "figure": "rob", "action": "range", "target": "hollis"}
ATTACK = {"type": "attack", "attacker": "rob", "targets": ["hollis"], "kind": "range", "roll": [3, 4]}
OTHER = {"type": "line_of_fire", "from": "rob", "to": "sam"}
BACK = {"type": "line_of_fire", "from": "hollis", "to": "rob"}


def remembered(text: str, question: dict[str, Any]) -> bool:
    """Return whether a question names a sentence on Hollis's card, with a friend beside her and a foe afar."""
    figures = figure("Hollis", "red", "H8", text), figure("Sam", "red", "I8"), figure("Rob", "blue", "H12")
    cards = asked(question, *figures, turn={"active": "blue"})["cards"]
    assert all(card["status"] == "reminded" for card in cards)
    return bool(cards)


@pytest.mark.parametrize("question", [SIGHT, FROM_SQUARE, SHOT, ATTACK])
@pytest.mark.parametrize(
    "text",
    [
        DRAWN,
        "Lines of fire drawn to Hollis from elevated terrain are blocked.",
        "Hollis can't be targeted by attacks unless the attacker is the closest opposing character.",
    ],
)
def test_11_4_a_standing_sentence_is_remembered_in_what_it_changes(question: dict[str, Any], text: str) -> None:
    """A line of fire to it, an attack that is asked for, and one that is made."""
    assert remembered(text, question)


@pytest.mark.parametrize("question", [OTHER, BACK])
def test_11_4_to_others_and_by_itself_it_is_not(question: dict[str, Any]) -> None:
    """It says nothing of these."""
    assert not remembered(DRAWN, question)


def test_11_4_those_of_others_and_by_others() -> None:
    """To friends beside it, and by opponents near enough."""
    beside = "Lines of fire drawn to adjacent friendly characters are hindered."
    assert remembered(beside, OTHER)
    assert not remembered(beside, SIGHT)
    near, far = (f"Lines of fire drawn by opposing characters within {many} squares are hindered." for many in (4, 3))
    assert remembered(near, SIGHT)
    assert not remembered(far, SIGHT)
