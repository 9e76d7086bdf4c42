"""Actions that a card gives as FREE under a condition or with a restriction, in a game (7.5, 7.6, 20.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Attack, Damage, EndTurn, Use
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


@pytest.mark.parametrize(("squares", "at", "cost"), [(3, "C7", 0), (3, "C8", 1), (4, "C8", 0)])
def test_p214_as_free_where_the_restriction_allows_it(squares: int, at: str, cost: int) -> None:
    """With the power besides: on somebody nearer it costs nothing, on others what it costs without the card."""
    text = f"Mind Control. // Mind Control as FREE, but only to target opposing characters within {squares} squares."
    game = game_of(text, at=at)
    game.do(Attack("cato", ["dario"], "range", [1, 1], action="mind-control", actor=ANN))
    assert game.state.actions_used == cost


@pytest.mark.parametrize(("squares", "cost"), [(["B4", "B5"], 0), (["B4", "B5", "B6"], 1)])
def test_p214_as_free_with_as_many_markers(squares: list[str], cost: int) -> None:
    """Two of them for nothing, three for an action."""
    game = game_of("Smoke Cloud. // Smoke Cloud as FREE, but only to generate 2 markers.", at="H8")
    game.do(Use("cato", "smoke-cloud", squares=squares, actor=ANN))
    assert spent(game) == (cost, cost)


@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("Regeneration, but only once per game.", False),
        ("Regeneration.", True),
        ("Regeneration. // Regeneration, but only once per game.", True),
    ],
)
def test_21_11_once_per_game_in_a_game(text: str, again: bool) -> None:
    """Used, it is used up for the game, where the figure has the power in no other way."""
    game = game_of(text)
    game.do(Use("cato", "regeneration", roll=4, actor=ANN))
    for _ in range(2):
        for user in (ANN, BEN):
            game.do(EndTurn(actor=user))
    assert game.ask(Use("cato", "regeneration", roll=4, actor=ANN)).refused == (not again)


def test_21_11_an_attack_once_per_game() -> None:
    """It is used up once it has been carried out, and not before."""
    game = game_of("Mind Control, but only once per game.")
    attack = Attack("cato", ["dario"], "range", [1, 2], action="mind-control", actor=ANN)
    game.do(attack)
    for _ in range(2):
        for user in (ANN, BEN):
            game.do(EndTurn(actor=user))
    assert game.ask(attack).refused


def test_p214_as_free_once_a_game() -> None:
    """The second time, turns later, it costs what it costs without the card."""
    game = game_of("Regeneration. // Regeneration as FREE, but only once per game.")
    game.do(Use("cato", "regeneration", roll=4, actor=ANN))
    assert spent(game) == (0, 0)
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Use("cato", "regeneration", roll=4, actor=ANN))
    assert spent(game) == (1, 1)


def test_12_5d_who_is_ko_d_is_given_nothing() -> None:
    """It is refused like any other action of one who left the map: nobody asks where it stands."""
    game = game_of("Regeneration as FREE, but only if Cato has no action tokens.", "regeneration")
    game.do(Damage("cato", 20, actor=ANN))
    assert game.refused(Use("cato", "regeneration", roll=4, actor=ANN))
