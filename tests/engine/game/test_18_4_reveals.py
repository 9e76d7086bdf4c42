"""Powers that become visible as a dial is turned: their texts are reminded of, if they were passed, too (18.4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import Damage, Heal, Use
from engine.heroclix.game.describe.reminders import reminded
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

TRICKS = "Old Tricks"
SHOWN = "When this click is revealed, after resolutions give Cato a Rage token."
FIRST = "When this click is first revealed, give Cato a Rage token."
HURT = "When this click is revealed due to damage, give Cato a Rage token."


def table(text: str, *clicks: int) -> Game:
    """Return a game with Cato, whose card shows a text on some clicks of four."""
    special = [{"name": TRICKS, "text": text, "clicks": list(clicks)}]
    return table_of((ANN, able("Cato", special=special), "C2"), (BEN, able("Dario"), "C5"))


def now(game: Game) -> list[str]:
    """Return the texts that are reminded of now."""
    return [one.text for one in reminded(game.state)]


@pytest.mark.parametrize(
    ("clicks", "damage", "expected"),
    [
        ((2,), 1, True),  # it stands there now
        ((2,), 2, True),  # it was turned past
        ((3,), 1, False),  # it did not come up
        ((1, 2), 1, False),  # it was visible before
        ((2, 3), 1, True),
        ((1, 3), 2, True),  # it came up again
        ((1,), 1, False),
        ((2,), 12, False),  # who is KO'd uses no effect (12.5d)
    ],
)
def test_18_4_what_becomes_visible_is_revealed(clicks: tuple[int, ...], damage: int, expected: bool) -> None:
    """Even while the dial is turned on; what was visible before is not."""
    game = table(SHOWN, *clicks)
    assert now(game) == []
    game.do(Damage("cato", damage, actor=ANN))
    assert (now(game) == [SHOWN]) is expected


@pytest.mark.parametrize(("text", "expected"), [(SHOWN, True), (FIRST, True), (HURT, False)])
def test_18_4_healing_reveals_as_well(text: str, expected: bool) -> None:
    """But what asks for damage is not set off by healing."""
    game = table(text, 2)
    game.do(Damage("cato", 2, actor=ANN))
    assert now(game) == [text]
    game.do(Use("cato", TRICKS, actor=ANN))
    assert now(game) == []
    again = table(text, 1)
    again.do(Damage("cato", 1, actor=ANN))
    assert now(again) == []
    again.do(Heal("cato", 1, actor=ANN))
    assert (now(again) == [text]) is expected


def test_18_4_first_revealed_is_once_a_game() -> None:
    """What was done the first time is not asked for again; what comes of every reveal is."""
    for text, expected in ((FIRST, []), (SHOWN, [SHOWN])):
        game = table(text, 2)
        game.do(Damage("cato", 1, actor=ANN))
        game.do(Use("cato", TRICKS, actor=ANN))
        game.do(Heal("cato", 1, actor=ANN))
        assert now(game) == []
        game.do(Damage("cato", 1, actor=ANN))
        assert now(game) == expected


def test_18_4_what_was_passed_can_be_done() -> None:
    """It is named as if it stood there; some other day it is not."""
    game = table(SHOWN, 2)
    game.do(Damage("cato", 2, actor=ANN))
    done: Any = game.do(Use("cato", TRICKS, actor=ANN))
    assert done.events[0].name == TRICKS
    later = table(SHOWN, 3)
    later.do(Damage("cato", 1, actor=ANN))
    with pytest.raises(DocumentError):
        later.ask(Use("cato", TRICKS, actor=ANN))
