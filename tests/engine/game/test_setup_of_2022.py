"""The set-up of 2022 in its order: map, special terrain, areas, each player's characters and objects (4.1 to 4.5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import (
    AddFigure,
    EndTurn,
    Join,
    LoadMap,
    NewGame,
    Place,
    PlaceElement,
    RollInitiative,
    ToSideline,
    Undo,
    next_in_set_up,
)
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, card

YEAR, TODAY = "heroclix-2022", "heroclix-modern"
OBJECTS = [{"id": "crate", "kind": "light", "at": "H12"}, {"id": "orb", "kind": "special", "at": "H13"}]
MAP = {"size": [16, 24], "starting_areas": {"red": ["A1:P2"], "blue": ["A23:P24"]}, "objects": OBJECTS}
SEATS = ((ANN, "Ann"), (BEN, "Ben"), (EVE, "Eve"))


def seated(ruleset: str = YEAR, players: int = 2, *, rolled: bool = True) -> Game:
    """Return a game whose players have their figures off the map; blue is first, red second, where it was rolled."""
    game = Game()
    game.do(NewGame(ruleset, actor=ANN))
    for who, name in SEATS[:players]:
        game.do(Join(name, actor=who))
    for who, name in SEATS[:players]:
        for number in (1, 2):
            game.do(AddFigure(card(f"{name} {number}"), actor=who))
    if rolled:
        game.do(RollInitiative(actor=ANN), 2, 3, 6, 5, *([4, 4] * (players > 2)))
    return game


def next_of(game: Game) -> list[str]:
    """Return the keys of what is next, without what they have in common."""
    return [step.message.removeprefix("game-next-") for step in next_in_set_up(game.state)]


def told(decision: Any) -> list[str]:
    """Return the keys of what a ruling says."""
    return [step.message for step in decision.ruling.steps]


def test_4_the_steps_follow_each_other() -> None:
    """The first player picks the map, then terrain and areas; it places all of its own, then the second."""
    game = seated()
    assert next_of(game) == ["map"]
    game.do(LoadMap(MAP, actor=BEN))
    assert next_of(game) == ["special-terrain", "areas", "places"]
    assert next_in_set_up(game.state)[-1].data["side"].endswith("blue")
    game.do(Place("ben-1", "C24", actor=BEN))
    assert next_in_set_up(game.state)[-1].data["figures"] == ("ben-2",)
    game.do(Place("ben-2", "D24", actor=BEN))
    assert next_of(game) == ["places"]
    assert next_in_set_up(game.state)[-1].data["side"].endswith("red")
    game.do(Place("ann-1", "C1", actor=ANN))
    game.do(ToSideline("ann-2", actor=ANN))
    assert next_of(game) == ["effects", "first-turn"]
    game.do(EndTurn(actor=ANN))
    assert (game.state.active, next_of(game)) == ("blue", [])


def test_4_nothing_is_told_before_the_dice_or_where_a_player_chooses() -> None:
    """Before the roll nobody is first; today the highest roll chooses who is, with the first turn."""
    assert next_of(seated(rolled=False)) == []
    assert next_of(seated(TODAY)) == []


@pytest.mark.parametrize(("players", "areas"), [(2, ["red", "blue"]), (3, ["green", "red", "blue"])])
def test_4_2_areas_are_picked_from_the_second_player_on(players: int, areas: list[str]) -> None:
    """The first player, who picked the map, picks its area last."""
    game = seated(players=players)
    game.do(LoadMap(MAP, actor=BEN))
    sides = next(step for step in next_in_set_up(game.state) if step.message == "game-next-areas").data["sides"]
    assert [side.rpartition("-")[2] for side in sides] == areas


FOUR = {"red": ["A1:C3"], "blue": ["N22:P24"], "green": ["N1:P3"], "yellow": ["A22:C24"]}


@pytest.mark.parametrize(
    ("players", "areas", "said"),
    [
        (2, {}, False),  # red at the top left, blue at the bottom right
        (2, {"blue": FOUR["green"], "green": FOUR["blue"]}, True),  # both at the top
        (2, {"blue": FOUR["yellow"], "yellow": FOUR["blue"]}, True),  # both at the left
        (3, {"blue": FOUR["green"], "green": FOUR["blue"]}, False),  # three players choose as they like
    ],
)
def test_4_2a_the_first_of_two_players_begins_in_the_opposite_corner(
    players: int, areas: dict[str, list[str]], said: bool
) -> None:
    """Where the map has several starting areas; what is chosen otherwise is pointed out and stands."""
    game = seated(players=players)
    decision = game.do(LoadMap({**MAP, "starting_areas": FOUR | areas, "objects": []}, actor=BEN))
    assert ("game-next-opposite" in told(decision)) == said


@pytest.mark.parametrize(("who", "said"), [(BEN, False), (ANN, True), (JUDGE, False)])
def test_4_2_whose_map_it_is_is_pointed_out(who: str, said: bool) -> None:
    """The second player's map stands, with a word; a judge lays out whatever was chosen."""
    game = seated()
    decision = game.do(LoadMap(MAP, actor=who, judge=who == JUDGE))
    assert ("game-next-map" in told(decision)) == said


def test_4_3_who_places_too_early_is_told_and_stands() -> None:
    """Red places before blue has placed all: pointed out; after the last of blue's it is not. Undo takes it back."""
    game = seated()
    game.do(LoadMap(MAP, actor=BEN))
    early = game.do(Place("ann-1", "C1", actor=ANN))
    assert "game-places-later" in told(early)
    assert game.state.squares(game.state.by_id("ann-1")) == ("C1",)
    game.do(Undo(actor=ANN))
    assert game.state.squares(game.state.by_id("ann-1")) == ()
    assert "game-places-later" not in told(game.do(Place("ben-1", "C24", actor=BEN)))
    assert "game-places-later" in told(game.do(AddFigure(card("Ann 3"), "D1", actor=ANN)))
    game.do(Place("ben-2", "D24", actor=BEN))
    assert "game-places-later" not in told(game.do(Place("ann-1", "C1", actor=ANN)))


def test_4_3_a_first_turn_is_begun_in_the_order_of_the_dice_alone() -> None:
    """The side that rolled highest has it; another is refused by name."""
    game = seated()
    game.do(LoadMap(MAP, actor=BEN))
    game.do(Place("ben-1", "C24", actor=BEN))
    game.do(Place("ann-1", "C1", actor=ANN))
    assert game.refused(EndTurn(first="red", actor=ANN)) == ["game-refused-first-decided"]


@pytest.mark.parametrize(
    ("element", "at", "said"),
    [
        ("crate", "H3", []),
        ("crate", "H2", ["place-in-area"]),
        ("orb", "H7", []),
        ("orb", "H6", ["place-special-object-near"]),
        ("crate", "H13", []),
    ],
)
def test_17_3_and_25_1_where_objects_lie_is_looked_at(element: str, at: str, said: list[str]) -> None:
    """Outside the areas, a special one five squares from them; several may share a square. What lies, stands."""
    game = seated()
    game.do(LoadMap(MAP, actor=BEN))
    decision = game.do(PlaceElement(element, at, actor=ANN))
    found = [step for step in decision.ruling.steps if step.kind.name == "IGNORED"]
    assert len(found) == len(said), [step.message for step in found]
    assert game.state.map is not None
    lies = next(thing.square for thing in game.state.things if thing.id == element)
    assert lies is not None
    assert game.state.map.name_of(lies) == at


def test_17_3_objects_of_the_map_that_is_laid_out_are_looked_at_too() -> None:
    """One in a starting area is pointed out when the map comes; before the roll nothing is."""
    inside = {**MAP, "objects": [{"id": "crate", "kind": "light", "at": "H2"}]}
    for rolled in (True, False):
        decision = seated(rolled=rolled).do(LoadMap(inside, actor=BEN))
        assert bool(decision.ruling.steps and any(s.kind.name == "IGNORED" for s in decision.ruling.steps)) == rolled
