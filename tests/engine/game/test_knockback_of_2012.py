"""Knockback carried out in games of 2012: as far as the damage taken, with its damage and its falls (catapulta)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.editions.heroclix_2012 import OF_2012
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import AddFigure, Attack, ConfirmDamage, LoadMap, Use, fold
from engine.heroclix.game.events import KnockedBack
from engine.heroclix.judge import answer as judged
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of


def laid(*figures: tuple[str, dict[str, Any], str], ruleset: str = "heroclix-2012", **map_: Any) -> Game:
    """Return a game past the first turns on a map of 16 by 16 squares, with these figures."""
    game = table_of(ruleset=ruleset)
    game.do(LoadMap({"size": [16, 16], **map_}, actor=JUDGE, judge=True))
    for user, made, at in figures:
        game.do(AddFigure(made, at, actor=user))
    return game


def fight(*powers: str, at: tuple[str, str] = ("C5", "C6"), **map_: Any) -> Game:
    """Return a game with Cato of Ann before Dario of Ben, who has powers or abilities; `map_` changes the map."""
    shown = [power for power in powers if power in MODERN.powers.standard_slugs]
    other = [power for power in powers if power not in shown]
    dario = able("Dario", *shown, clicks=9, abilities=other)
    return laid((ANN, able("Cato"), at[0]), (BEN, dario, at[1]), **map_)


def hit(game: Game, roll: tuple[int, int] = (4, 4)) -> list[KnockedBack]:
    """Let Cato hit Dario, click the dials, and return what was knocked back."""
    before = len(game.log)
    game.do(Attack("cato", ["dario"], "close", roll=roll, actor=ANN))
    if game.state.pending:
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert fold(game.log) == game.state
    return [event for event in game.log[before:] if isinstance(event, KnockedBack)]


def stands(game: Game) -> tuple[tuple[str, ...], int]:
    """Return where Dario stands, and on which click."""
    dario = game.state.by_id("dario")
    return game.state.squares(dario), dario.click


@pytest.mark.parametrize(
    ("powers", "roll", "square", "click"),
    [
        ((), (4, 4), "C9", 4),  # 3 damage, 3 squares
        (("toughness",), (4, 4), "C8", 3),  # 2 taken, 2 squares
        ((), (6, 6), "C10", 5),  # a critical hit: 4
        ((), (4, 3), "C6", 4),  # no doubles
        (("great-size",), (4, 4), "C6", 4),  # R63
        (("charge",), (4, 4), "C6", 4),  # R63
    ],
)
def test_catapulta_a_square_for_each_damage_taken(
    powers: tuple[str, ...], roll: tuple[int, int], square: str, click: int
) -> None:
    """Nobody is asked whether."""
    game = fight(*powers)
    moved = hit(game, roll)
    assert stands(game) == ((square,), click)
    assert bool(moved) == (square != "C6")


@pytest.mark.parametrize(
    ("at", "map_", "square", "click"),
    [
        (("C14", "C15"), {}, "C16", 5),  # the edge with squares left: 1
        (("C12", "C13"), {}, "C16", 4),  # the edge behind the last square: none (R74)
        (("C15", "C16"), {}, "C16", 5),  # not a square, and 1
        (("C5", "C6"), {"walls": ["C7/C8"]}, "C7", 5),
        (("C5", "C6"), {"blocking": ["C8"]}, "C7", 5),
        (("C5", "C6"), {"elevated": {"2": ["C8"]}}, "C7", 5),
        (("C5", "C6"), {"elevated": {"2": ["C5:C6"]}}, "C7", 6),  # a fall: 2
        (("C5", "C6"), {"hindering": ["C7"]}, "C9", 4),  # ignored
    ],
)
def test_dano_por_catapulta_in_a_game(at: tuple[str, str], map_: dict[str, Any], square: str, click: int) -> None:
    """What stops it early costs 1, a fall 2; the ruling on the attack said the same before the dials were clicked."""
    game = fight(at=at, **map_)
    game.do(Attack("cato", ["dario"], "close", roll=(4, 4), actor=ANN))
    told = judged(
        game.state.position(),
        {"type": "attack", "attacker": "cato", "targets": ["dario"], "kind": "close", "roll": [4, 4]},
    )
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    assert stands(game) == ((square,), click)
    landed = told.fields["targets"]["dario"]["knocked_back"]  # type: ignore[index]
    assert (landed["ends_at"], landed["click_after"]) == (square, click)


def test_catapulta_another_character_stops_it_without_damage() -> None:
    """Neither is hurt."""
    game = laid((ANN, able("Cato"), "C5"), (BEN, able("Dario", clicks=9), "C6"), (BEN, able("Boro2"), "C8"))
    hit(game)
    assert stands(game) == (("C7",), 4)
    assert game.state.by_id("boro2").click == 1


@pytest.mark.parametrize("ruleset", ["heroclix-2012", "heroclix-modern"])
def test_force_blast_goes_the_three_squares_of_its_card(ruleset: str) -> None:
    """The book says nothing of it, so the card's own number stands (R64), in a game as in a document."""
    game = laid((ANN, able("Cato", "force-blast"), "C3"), (BEN, able("Dario", clicks=9), "C6"), ruleset=ruleset)
    asked = judged(
        game.state.position(), {"type": "area", "effect": "force-blast", "figure": "cato", "targets": ["dario"]}
    )
    assert asked.fields["path"] == ["C7", "C8", "C9"]
    game.do(Use("cato", "force-blast", target="dario", actor=ANN))
    assert stands(game) == (("C9",), 1)


def test_that_book_s_knockback_is_by_damage() -> None:
    """Its record has no number of squares of its own, today's has."""
    assert (OF_2012.knockback.squares, MODERN.knockback.squares) == (None, 3)
