"""Actions that a card gives as FREE under a condition or with a restriction, in a game (7.5, 7.6, 20.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Attack, Use
from tests.engine.game.tables import ANN, BEN, Game, able, table_of


def game_of(text: str, *powers: str, at: str = "C6") -> Game:
    """Return a game with Cato, who has that text, and Dario."""
    word: list[dict[str, Any]] = [{"kind": "trait", "name": "Word", "text": text}]
    return table_of((ANN, able("Cato", *powers, special=word), "C4"), (BEN, able("Dario"), at))


def spent(game: Game) -> tuple[int, int]:
    """Return the action tokens of Cato, and the actions of this turn."""
    return game.state.by_id("cato").tokens, game.state.actions_used


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("Regeneration as FREE.", 0),
        ("Regeneration as FREE, but only if Cato has no action tokens.", 0),
        ("Regeneration as FREE, but only if Cato has two action tokens.", 1),
        ("If Cato is adjacent to an opposing character, he can use Regeneration as FREE.", 1),
    ],
)
def test_7_5_what_a_free_action_costs(text: str, cost: int) -> None:
    """No token and no action of the turn, where the card's condition holds; else what the power on the dial costs."""
    game = game_of(text, "regeneration")
    game.do(Use("cato", "regeneration", roll=4, actor=ANN))
    assert spent(game) == (cost, cost)


def test_7_5_once_each_turn() -> None:
    """A second time in the turn it is a costed action."""
    game = game_of("Regeneration as FREE, but only if Cato has no action tokens.", "regeneration")
    for cost in (0, 1):
        game.do(Use("cato", "regeneration", roll=4, actor=ANN))
        assert spent(game) == (cost, cost)


def test_21_11_once_per_game_and_in_no_other_way() -> None:
    """Who hasn't the power itself is given it so, and costs nothing."""
    game = game_of("Regeneration as FREE, but only once per game.")
    game.do(Use("cato", "regeneration", roll=4, actor=ANN))
    assert spent(game) == (0, 0)


def test_20_2_a_restricted_attack_as_free() -> None:
    """Mind Control on somebody as near as the card says."""
    text = "Mind Control as FREE, but only to target opposing characters within 4 squares."
    game = game_of(text)
    game.do(Attack("cato", ["dario"], "range", [1, 1], action="mind-control", actor=ANN))
    assert spent(game) == (0, 0)
    assert game_of(text, at="H8").refused(Attack("cato", ["dario"], "range", [1, 1], action="mind-control", actor=ANN))
