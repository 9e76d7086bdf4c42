"""Whole random games to a winner: no crash, no broken law; illegal commands refused, undo exact, the log folds.

`RANDOM_GAMES=1000` in the environment plays more than the 200 of every run; the counted long run is
`python -m tests.engine.game.random_games`.
"""

from __future__ import annotations

import os

import pytest

from engine.heroclix.game import (
    Attack,
    Choose,
    ConfirmDamage,
    Damage,
    DropDamage,
    Move,
    Place,
    Replace,
    Undo,
    Use,
)
from tests.engine.game.map_games import laid
from tests.engine.game.random_counts import Counts
from tests.engine.game.random_games import FEWEST, run
from tests.engine.game.tables import ANN, BEN, able, table_of

GAMES = int(os.environ.get("RANDOM_GAMES", "200"))
BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_to_a_winner(batch: int) -> None:
    """Each game keeps every law after every command, and together they show every power and give every action."""
    counts = Counts()
    each = GAMES // BATCHES
    run(range(batch * each, (batch + 1) * each), counts)
    assert counts.games == each
    tables = counts.tables()
    assert [name for name, count in tables["powers shown"].items() if not count] == []
    assert list(counts.wrongly_excused(FEWEST)) == []


@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])
@pytest.mark.parametrize("batch", range(4))
def test_random_games_of_another_edition(batch: int, ruleset: str) -> None:
    """The same laws hold of what is played by the older books; what one lacks is not tried."""
    counts = Counts(ruleset)
    run(range(batch * 15, (batch + 1) * 15), counts, ruleset=ruleset)
    assert counts.games == 15


def test_12_5d_a_figure_that_was_knocked_out_is_chosen_for_nothing() -> None:
    """It is no passenger, and no target of a power; while it stands it is either."""
    game = table_of(
        (ANN, able("Cato", "perplex", abilities=["passenger:1"]), "B1"),
        (ANN, able("Fina"), "A1"),
        (BEN, able("Dario"), "H8"),
    )
    carrying = Move("cato", "B3", carry=["fina"], actor=ANN)
    perplexing = Use("cato", "perplex", target="fina", value="attack", change=1, actor=ANN)
    for command in (carrying, perplexing):
        game.do(command)
        game.do(Undo(actor=ANN))
    game.do(Damage("fina", 6, actor=ANN))
    assert game.refused(carrying) == ["game-refused-ko"]
    assert game.refused(perplexing) == ["game-refused-ko"]


def test_15_3_a_figure_off_the_map_is_not_carried() -> None:
    """The move is refused for where its passenger is not."""
    game = table_of((ANN, able("Cato", abilities=["passenger:1"]), "B1"), (ANN, able("Fina"), "A1"))
    game.do(Place("fina", None, actor=ANN))
    assert game.refused(Move("cato", "B3", carry=["fina"], actor=ANN)) == ["game-refused-off-map"]


def test_17_7_what_is_held_is_neither_moved_by_telekinesis_nor_destroyed() -> None:
    """It is off the map: each is refused for that, and neither is once it lies there again."""
    game = laid(
        {"objects": [{"id": "crate", "at": "B2"}]},
        (ANN, able("Cato", "telekinesis"), "B1"),
        (ANN, able("Fina"), "A2"),
    )
    moving = Use("cato", "telekinesis", target="crate", to="B3", actor=ANN)
    destroying = Use("cato", "close-destroy-action", target="crate", actor=ANN)
    for command in (moving, destroying):
        game.do(command)
        game.do(Undo(actor=ANN))
    game.do(Move("fina", "A2", pick_up="crate", actor=ANN))
    assert game.refused(moving) == ["legal-thing-held"]
    assert game.refused(destroying) == ["legal-thing-held"]


def test_3_3_a_replaced_figure_is_not_attacked() -> None:
    """It lies on the sideline; the one that replaced it may be attacked."""
    game = table_of((ANN, able("Cato"), "B1"), (BEN, able("Dario"), "B4"))
    game.do(Replace("dario", [able("Egon")], actor=BEN))
    assert game.refused(Attack("cato", ["dario"], "range", [3, 4], actor=ANN)) == ["game-refused-on-the-sideline"]
    game.do(Attack("cato", ["egon"], "range", [3, 4], actor=ANN))


def test_12_4_damage_is_divided_by_the_roll_that_was_rerolled() -> None:
    """Probability Control made three hits of one: all of the damage may go to any of them, and it is used up."""
    game = table_of(
        (ANN, able("Cato", "probability-control", targets=3), "B1"),
        *[(BEN, able(name), at) for name, at in (("Dario", "A5"), ("Egon", "C5"), ("Fritz", "B5"))],
    )
    game.do(Attack("cato", ["dario", "egon", "fritz"], "range", [1, 2], actor=ANN))
    number = game.state.pending[0].attack
    game.do(Choose(number, "probability-control:cato", [5, 4], actor=ANN))
    assert game.state.pending[0].undivided == ("dario", "egon", "fritz")
    assert game.refused(ConfirmDamage(number, {"dario": 1, "egon": 1, "fritz": 0}, actor=ANN)) == ["attack-divide-sum"]
    assert game.refused(ConfirmDamage(number, {"dario": 2, "cato": 1}, actor=ANN)) == ["attack-divide-not-hit"]
    game.do(ConfirmDamage(number, {"dario": 1, "egon": 2, "fritz": 0}, actor=ANN))
    assert [game.state.by_id(name).click for name in ("dario", "egon", "fritz")] == [2, 3, 1]
    assert "probability-control" in game.state.by_id("cato").used


def test_27_4f_a_reroll_is_used_up_where_the_divided_damage_is_dropped() -> None:
    """The players agree on nothing, and the reroll was still made."""
    game = table_of(
        (ANN, able("Cato", "probability-control", targets=2), "B1"),
        (BEN, able("Dario"), "A5"),
        (BEN, able("Egon"), "C5"),
    )
    game.do(Attack("cato", ["dario", "egon"], "range", [1, 2], actor=ANN))
    number = game.state.pending[0].attack
    game.do(Choose(number, "probability-control:cato", [5, 4], actor=ANN))
    assert "probability-control" not in game.state.by_id("cato").used
    game.do(DropDamage(number, actor=ANN))
    assert "probability-control" in game.state.by_id("cato").used


def test_12_4_to_decline_everything_leaves_the_damage_to_be_divided() -> None:
    """The reroll and the knockback are declined at once; without a parts answer the damage waits."""
    game = table_of(
        (ANN, able("Cato", "probability-control", targets=2), "B1"),
        (BEN, able("Dario"), "A5"),
        (BEN, able("Egon"), "C5"),
    )
    game.do(Attack("cato", ["dario", "egon"], "range", [5, 5], actor=ANN))
    pending = game.state.pending[0]
    game.do(Choose(pending.attack, "*", "decline", actor=ANN))
    waiting = game.state.pending[0]
    assert (waiting.stage, waiting.undivided) == ("damage", ("dario", "egon"))
    assert game.refused(Choose(pending.attack, "*", "decline", actor=ANN)) == ["game-refused-not-asked"]
    game.do(ConfirmDamage(pending.attack, {"dario": 2, "egon": 1}, actor=ANN))
    assert [game.state.by_id(name).click for name in ("dario", "egon")] == [3, 2]


def test_27_4g_damage_is_divided_among_those_who_did_not_change_shape() -> None:
    """One of three targets escapes; the others share the damage, and the one who escaped stays out of reach."""
    game = table_of(
        (ANN, able("Cato", targets=3), "B1"),
        (BEN, able("Dario"), "A5"),
        (BEN, able("Egon"), "C5"),
        (BEN, able("Fritz", "shape-change"), "B5"),
    )
    game.do(Attack("cato", ["dario", "egon", "fritz"], "range", [5, 4], actor=ANN))
    number = game.state.pending[0].attack
    game.do(Choose(number, "shape-change:fritz", 6, actor=BEN))
    assert game.state.pending[0].undivided == ("dario", "egon")
    game.do(ConfirmDamage(number, {"dario": 2, "egon": 1}, actor=ANN))
    assert [game.state.by_id(name).click for name in ("dario", "egon", "fritz")] == [3, 2, 1]
    assert [(one.on, one.what) for one in game.state.lasting] == [("cato", "fritz")]
