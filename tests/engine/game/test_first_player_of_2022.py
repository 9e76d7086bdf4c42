"""A game of 2022 begins: who is first, in what order the others follow, who is immune at first (4.1a, 14.1)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import (
    AddFigure,
    Attack,
    EndTurn,
    Join,
    LoadMap,
    Move,
    NewGame,
    Place,
    RollInitiative,
    describe,
)
from tests.engine.game.tables import ANN, BEN, EVE, MAP, Game, able

YEAR = "heroclix-2022"


def table(ruleset: str, players: int = 2) -> Game:
    """Return a set-up of two or three players with a figure each."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    seats = [(ANN, "Ann", "A1"), (BEN, "Ben", "A8"), (EVE, "Eve", "H4")][:players]
    for who, name, _ in seats:
        game.do(Join(name, actor=who))
    game.do(LoadMap(MAP, actor=ANN))
    for who, name, at in seats:
        game.do(AddFigure(able(f"{name}o"), at, actor=who))
    return game


def told(decision: Any) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def test_4_1a_the_highest_is_first_and_the_others_follow_by_their_results() -> None:
    """Blue's 12 is first, green's 9 second, red's 4 last; nobody chooses, and no other can take the first turn."""
    game = table(YEAR, 3)
    decision = game.do(RollInitiative(actor=ANN), 2, 2, 6, 6, 4, 5)
    assert decision.events[0].order == ("blue", "green", "red")
    step = describe(decision.events[0], game.state.rules)
    assert (step.message, step.rule) == ("game-log-initiative-order", "4.1a")
    assert "game-refused-first-decided" in game.refused(EndTurn(first="red", actor=ANN))
    game.do(EndTurn(actor=ANN))
    turns = [game.state.active]
    for player in (BEN, EVE):
        game.do(EndTurn(actor=player))
        turns.append(game.state.active)
    assert turns == ["blue", "green", "red"]


def test_4_1b_today_the_seats_follow_clockwise() -> None:
    """The same dice today: blue chooses, and green, red follow clockwise from there."""
    game = table("heroclix-modern", 3)
    decision = game.do(RollInitiative(actor=ANN), 2, 2, 6, 6, 4, 5)
    assert (decision.events[0].order, decision.events[0].chooses) == ((), "blue")
    game.do(EndTurn(first="green", actor=ANN))
    game.do(EndTurn(actor=EVE))
    assert game.state.active == "red"


def test_4_1a_a_tie_for_the_last_places_is_rolled_again() -> None:
    """Red and green tie for second place behind blue: they roll again, and only for that place."""
    game = table(YEAR, 3)
    decision = game.do(RollInitiative(actor=ANN), 2, 2, 6, 6, 3, 1, 1, 2, 6, 6)
    assert decision.events[0].order == ("blue", "green", "red")
    assert "initiative-reroll" in told(decision)


@pytest.mark.parametrize(("ruleset", "legal"), [(YEAR, True), ("heroclix-modern", False)])
def test_14_1_who_has_left_its_area_is_safe_no_more(ruleset: str, legal: bool) -> None:
    """Red leaves its area and comes back before blue's first turn ends: only today it is immune again."""
    game = table(ruleset)
    game.do(EndTurn(actor=ANN))
    game.do(Move("anno", ["A2"], actor=ANN))
    game.do(Place("anno", ["A1"], actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Place("beno", ["A4"], actor=BEN))
    decision = game.ask(Attack("beno", ["anno"], "range", actor=BEN), 6, 5)
    assert decision.refused is not legal


@pytest.mark.parametrize("ruleset", [YEAR, "heroclix-modern"])
def test_14_1_who_never_left_is_safe_in_both(ruleset: str) -> None:
    """Red moves along its own area: its immunity lasts until blue has ended its first turn."""
    game = table(ruleset)
    game.do(EndTurn(actor=ANN))
    game.do(Move("anno", ["B1"], actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Place("beno", ["B4"], actor=BEN))
    assert game.ask(Attack("beno", ["anno"], "range", actor=BEN), 6, 5).refused
