"""Several cards have a version of one action: in a game its player says which, before anything is rolled (20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from engine.heroclix.game import Attack, Choose, Undo, open_questions
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

ATTACK = "Charge. When Cato uses it, modify attack +1."
DAMAGE = "Charge. When Cato uses it, modify damage +1."
WET = "Charge. When Cato uses it, if he occupies hindering terrain, modify attack +2."


def table(*texts: str, **more: Any) -> Game:
    """Return a game with Cato (red) beside Dario (blue); Cato's cards are called One, Two …"""
    special = [{"name": name, "text": text} for name, text in zip(("One", "Two", "Three"), texts, strict=False)]
    return table_of((ANN, able("Cato", special=special), "C2"), (BEN, able("Dario", **more), "C3"))


def charge(game: Game, *dice: int, **choices: Any) -> None:
    """Have Cato attack Dario by Charge."""
    game.do(Attack("cato", ["dario"], "close", action="charge", choices=choices, actor=ANN), *dice)


def asked(game: Game) -> list[tuple[str, str]]:
    """Return what waits to be said, and which side says it."""
    return [(one.choice, one.side) for one in open_questions(game.state)]


@pytest.mark.parametrize(("card", "damage"), [("One", 3), ("Two", 4), ("decline", 3)])
def test_20_7_it_is_asked_before_the_roll(card: str, damage: int) -> None:
    """Nothing is rolled until it is said; declined, it is the first listed. Nobody else says it."""
    game = table(ATTACK, DAMAGE)
    charge(game)
    assert asked(game) == [("version:cato", "red")]
    [pending] = game.state.pending
    assert pending.roll is None
    number = pending.attack
    assert game.refused(Choose(number, "version:cato", "One", actor=BEN)) == ["game-refused-not-your-decision"]
    with pytest.raises(DocumentError, match="value"):
        game.ask(Choose(number, "version:cato", "Three", actor=ANN))
    game.do(Choose(number, "version:cato", card, actor=ANN), 5, 4)
    assert asked(game) == []
    [pending] = game.state.pending
    assert pending.damage == {"dario": damage}
    game.do(Undo(actor=ANN))
    assert asked(game) == [("version:cato", "red")]


def test_20_7_what_was_declared_with_it_is_not_asked() -> None:
    """It may be said as the attack is declared."""
    game = table(ATTACK, DAMAGE)
    charge(game, 5, 4, **{"version:cato": "Two"})
    assert game.state.pending[0].damage == {"dario": 4}


@pytest.mark.parametrize("texts", [(ATTACK,), (ATTACK, "Charge."), (ATTACK, WET), ("Charge.", "Charge.")])
def test_20_7_one_version_alone_is_not_asked_for(texts: tuple[str, ...]) -> None:
    """Where one card adds something now, or none, there is nothing to choose."""
    game = table(*texts)
    charge(game, 5, 4)
    assert asked(game) == []


def test_20_7_another_action_has_no_versions() -> None:
    """A basic attack is rolled at once."""
    game = table(ATTACK, DAMAGE)
    game.do(Attack("cato", ["dario"], "close", actor=ANN), 5, 4)
    assert asked(game) == []


def test_27_4g_before_shape_change() -> None:
    """The version is part of declaring the action: the target's change of shape comes behind it."""
    game = table(ATTACK, DAMAGE, abilities=["shape-change"])
    charge(game)
    assert asked(game) == [("version:cato", "red")]
    game.do(Choose(game.state.pending[0].attack, "version:cato", "Two", actor=ANN))
    assert asked(game) == [("shape-change:dario", "blue")]
