"""The map, figures and squares of a game (4, 10.10, 13.2, 15.3, 15.4, 24.2a; P32)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import AddFigure, Damage, EditFigure, Join, LoadMap, NewGame, Place, RemoveFigure
from tests.engine.game.tables import ANN, BEN, MAP, Game, card, set_up


def at(game: Game, figure: str) -> tuple[str, ...]:
    """Return the squares of a figure."""
    return game.state.squares(game.state.by_id(figure))


def error(game: Game, command: Any) -> DocumentError:
    """Return the input error of a command, and hold that it changed nothing."""
    before = game.state
    with pytest.raises(DocumentError) as caught:
        game.ask(command)
    assert game.state is before
    return caught.value


def test_ids_are_slugs_of_names_and_copies_are_numbered() -> None:
    """A second copy of a figure gets -2, a third -3."""
    game = set_up(begun=False)
    for expected in ("senor-niebla", "senor-niebla-2", "senor-niebla-3"):
        assert game.do(AddFigure(card("Señor Niebla"), actor=ANN)).ruling.value == expected


def test_ids_stay_short_and_unlike_those_of_objects() -> None:
    """The longest name still makes an id that a position document reads; an object's id is taken."""
    game = set_up(begun=False)
    game.do(LoadMap({**MAP, "objects": [{"id": "crate", "at": "F2"}]}, actor=ANN))
    for _ in range(2):
        game.do(AddFigure(card("x" * 80), actor=ANN))
    assert max(len(figure.id) for figure in game.state.figures) <= 80
    assert game.do(AddFigure(card("Crate"), actor=ANN)).ruling.value == "crate-2"


def test_an_object_is_not_held_by_a_ko_d_figure() -> None:
    """A figure in play may hold one, a figure in the KO area may not, whatever its id."""
    game = set_up()
    held = {**MAP, "objects": [{"id": "crate", "held_by": "alba"}]}
    game.do(LoadMap(held, actor=ANN))
    game.do(Damage("alba", 9, actor=ANN))
    assert error(game, LoadMap(held, actor=ANN)).path == "objects[0].held_by"


def test_a_figure_may_wait_off_the_map() -> None:
    """15.3: without a square it is part of its force and off the map; it can be placed later and taken off."""
    game = set_up(begun=False)
    game.do(AddFigure(card("Cato"), actor=ANN))
    assert at(game, "cato") == ()
    game.do(Place("cato", "H1", actor=ANN))
    assert at(game, "cato") == ("H1",)
    game.do(Place("cato", None, actor=ANN))
    assert at(game, "cato") == ()


def test_13_2_no_two_characters_on_one_square() -> None:
    """Adding and placing on an occupied square is refused; its own square and the next one are free."""
    game = set_up(begun=False)
    assert game.refused(AddFigure(card("Cato"), "C1", actor=ANN)) == ["game-refused-occupied"]
    assert game.refused(Place("asta", "C1", actor=ANN)) == ["game-refused-occupied"]
    game.do(Place("asta", "D1", actor=ANN))
    game.do(Place("asta", "E1", actor=ANN))


def test_13_2_no_character_on_blocking_terrain() -> None:
    """A square of blocking terrain is refused, the one beside it is not."""
    game = set_up(begun=False)
    assert game.refused(Place("asta", "D4", actor=ANN)) == ["game-refused-blocking"]
    game.do(Place("asta", "D3", actor=ANN))


def test_13_2_a_marker_decides_over_what_is_printed() -> None:
    """A barrier marker makes a square blocking; debris on printed blocking terrain opens it."""
    game = set_up(begun=False)
    markers = [{"kind": "barrier", "at": ["E4"]}, {"kind": "debris", "at": ["D4"]}]
    game.do(LoadMap({**MAP, "markers": markers}, actor=ANN))
    assert game.refused(Place("asta", "E4", actor=ANN)) == ["game-refused-blocking"]
    game.do(Place("asta", "D4", actor=ANN))


def test_a_square_outside_the_map_is_an_error() -> None:
    """The last square is taken, the next one is an input error that names the field."""
    game = set_up(begun=False)
    game.do(Place("asta", "H8", actor=ANN))
    assert error(game, Place("asta", "I8", actor=ANN)).message == "error-square-outside"
    assert error(game, Place("asta", "Q", actor=ANN)).path == "at"


def test_nothing_is_placed_without_a_map() -> None:
    """Before a map is laid out a figure is added off the map only."""
    game = Game()
    game.do(NewGame("heroclix-modern", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    assert game.refused(AddFigure(card("Cato"), "C1", actor=ANN)) == ["game-refused-no-map"]
    game.do(AddFigure(card("Cato"), actor=ANN))
    assert game.refused(Place("cato", "C1", actor=ANN)) == ["game-refused-no-map"]


def test_15_4_outside_the_starting_area_is_pointed_out() -> None:
    """During set-up the ruling says so and accepts; inside the area, and once the game is on, it says nothing."""
    game = set_up(begun=False)
    outside = game.do(Place("asta", "D2", actor=ANN))
    inside = game.do(Place("asta", "D1", actor=ANN))
    later = set_up().do(Place("asta", "D2", actor=ANN))
    found = [[step.message for step in decision.ruling.steps] for decision in (outside, inside, later)]
    assert ["game-outside-starting-area" in messages for messages in found] == [True, False, False]


def test_24_2a_a_larger_base_by_its_top_left_square() -> None:
    """A 1×2 base named by one square lies to the right and down as its card says."""
    game = set_up(begun=False)
    game.do(AddFigure(card("Colt", base=[2, 1]), "E3", actor=ANN))
    assert at(game, "colt") == ("E3", "F3")


@pytest.mark.parametrize("where", ["E3:E4", ["E3", "E4"], ["E4", "E3"]])
def test_24_2a_a_larger_base_the_other_way_round(where: Any) -> None:
    """A rectangle, or all squares in any order, lay it the other way round."""
    game = set_up(begun=False)
    game.do(AddFigure(card("Colt", base=[2, 1]), where, actor=ANN))
    assert at(game, "colt") == ("E3", "E4")


@pytest.mark.parametrize("where", ["E3:F4", ["E3", "F4"], ["E3", "G3"], "E3:G3"])
def test_24_2a_squares_that_are_no_such_base(where: Any) -> None:
    """Too many squares, a diagonal and a gap are input errors."""
    game = set_up(begun=False)
    assert error(game, AddFigure(card("Colt", base=[2, 1]), where, actor=ANN)).message == "error-base-shape"


def test_24_2a_a_base_over_the_edge_is_an_error() -> None:
    """The base fits in the last two columns and not in the last one."""
    game = set_up(begun=False)
    assert error(game, AddFigure(card("Colt", base=[2, 1]), "H3", actor=ANN)).message == "error-base-outside"
    game.do(AddFigure(card("Colt", base=[2, 1]), "G3", actor=ANN))


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"name": ""}, "card.name"),
        ({"name": "x" * 81}, "card.name"),
        ({"points": -1}, "card.points"),
        ({"points": 10_001}, "card.points"),
        ({"size": "huge"}, "card.size"),
        ({"base": [0, 1]}, "card.base[0]"),
        ({"base": [1]}, "card.base[1]"),
        ({"start": 5}, "card.start"),
        ({"stops": [5]}, "card.stops"),
        ({"clicks": 3}, "card"),
        ({"colour": "red"}, "card.colour"),
        ({"dial": [{"speed": 8}]}, "card.dial[0].attack"),
        ({"dial": "none"}, "card.dial"),
    ],
)
def test_a_malformed_card_names_its_field(changed: dict[str, Any], path: str) -> None:
    """Each input error says which field of the card is wrong."""
    assert error(set_up(), AddFigure({**card("Cato"), **changed}, actor=ANN)).path == path


def test_a_card_that_is_none_is_an_error() -> None:
    """A card has to be a mapping."""
    assert error(set_up(), AddFigure("Cato", actor=ANN)).message == "error-not-a-mapping"  # type: ignore[arg-type]


def test_constant_values_with_clicks() -> None:
    """Without a dial the values are the same at every click, and the clicks are optional."""
    game = set_up()
    values = {"speed": 6, "attack": 9, "defense": 15, "damage": 1, "range": 4, "targets": 2}
    game.do(AddFigure({"name": "Pike", "values": values, "clicks": 3, "powers": ["charge"]}, "A1", actor=ANN))
    game.do(Damage("pike", 2, actor=ANN))
    pike = game.state.by_id("pike")
    assert (pike.printed.attack, pike.printed.range, pike.printed.targets, pike.powers) == (9, 4, 2, {"charge"})
    assert pike.life is not None
    assert pike.life.click == 3


def test_an_edited_card_changes_only_what_is_named() -> None:
    """Keys named are changed, None takes one away, all others stay."""
    game = set_up()
    game.do(EditFigure("alba", {"points": 75, "keywords": ["Scout"], "range": None}, actor=ANN))
    found = game.state.by_id("alba").card
    assert (found.points, found.keywords, found.range, found.clicks) == (75, {"Scout"}, 0, 4)


def test_an_edited_dial_must_hold_the_click() -> None:
    """A dial shorter than where the figure stands is an input error; one just long enough is taken."""
    game = set_up()
    game.do(Damage("alba", 2, actor=ANN))
    dial = card("Alba")["dial"]
    assert error(game, EditFigure("alba", {"dial": dial[:2]}, actor=ANN)).message == "error-click-outside"
    game.do(EditFigure("alba", {"dial": dial[:3]}, actor=ANN))


def test_an_edited_base_must_fit_the_squares() -> None:
    """A figure on one square can't get a larger base before it is taken off the map."""
    game = set_up()
    assert error(game, EditFigure("alba", {"size": "giant", "base": [2, 2]}, actor=ANN)).path == "card.base"
    game.do(Place("alba", None, actor=ANN))
    game.do(EditFigure("alba", {"size": "giant", "base": [2, 2]}, actor=ANN))


def test_a_removed_figure_is_gone() -> None:
    """Its id is free again, and its square too."""
    game = set_up(begun=False)
    game.do(RemoveFigure("alba", actor=ANN))
    assert [figure.id for figure in game.state.figures] == ["asta", "boro", "bela"]
    game.do(AddFigure(card("Alba"), "C1", actor=ANN))


def test_a_map_must_hold_the_figures() -> None:
    """A smaller map or blocking terrain under a figure is refused; one that fits keeps all squares by name."""
    game = set_up(begun=False)
    before = {figure.id: at(game, figure.id) for figure in game.state.figures}
    assert game.refused(LoadMap({"size": [8, 7]}, actor=ANN)) == ["game-refused-map-too-small"] * 2
    assert game.refused(LoadMap({"size": [8, 8], "blocking": ["C1"]}, actor=ANN)) == ["game-refused-blocking"]
    game.do(LoadMap({"size": [20, 9]}, actor=BEN))
    assert {figure.id: at(game, figure.id) for figure in game.state.figures} == before


@pytest.mark.parametrize(
    ("changed", "path"),
    [
        ({"size": [0, 8]}, "map.size[0]"),
        ({"size": [8, 101]}, "map.size[1]"),
        ({"blocking": ["Z9"]}, "map.blocking[0]"),
        ({"walls": ["C3/C5"]}, "map.walls[0]"),
        ({"terrain": []}, "map.terrain"),
        ({"markers": [{"kind": "lava", "at": ["C3"]}]}, "markers[0].kind"),
        ({"objects": [{"id": "crate", "held_by": "nobody"}]}, "objects[0].held_by"),
    ],
)
def test_a_malformed_map_names_its_field(changed: dict[str, Any], path: str) -> None:
    """Each input error says which field of the map is wrong."""
    assert error(set_up(), LoadMap({**MAP, **changed}, actor=ANN)).path == path


def test_17_7_what_a_ko_d_figure_held_is_put_down() -> None:
    """The object lies beside the square where its holder stood, and the ruling says so."""
    game = set_up()
    game.do(LoadMap({**MAP, "objects": [{"id": "crate", "held_by": "alba"}]}, actor=ANN))
    decision = game.do(Damage("alba", 4, actor=ANN))
    assert "game-drops" in [step.message for step in decision.ruling.steps]
    thing = game.state.things[0]
    assert game.state.map is not None
    assert thing.held_by is None
    assert game.state.map.name_of(thing.square or 0) in ("B1", "D1", "B2", "C2", "D2")


def test_figures_are_found_by_what_people_type() -> None:
    """By id, by name, and by the beginning of either, whatever the case and the accents."""
    game = set_up()
    game.do(AddFigure(card("Señor Niebla"), actor=ANN))
    for text in ("senor-niebla", "SEÑOR NIEBLA", "senor niebla", "Seño", "sen"):
        assert game.state.figure(text).id == "senor-niebla"


def test_an_exact_name_beats_a_beginning() -> None:
    """A name that is the beginning of another is still found."""
    game = set_up()
    game.do(AddFigure(card("Alba Mayor"), actor=ANN))
    assert game.state.figure("alba").id == "alba"
    assert game.state.figure("alba m").id == "alba-mayor"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("b", "error-figure-ambiguous"),
        ("zed", "error-no-figure-here"),
        ("", "error-no-figure-here"),
        (" ", "error-no-figure-here"),
    ],
)
def test_a_name_that_means_nobody_or_several_is_an_error(text: str, message: str) -> None:
    """Boro and Bela both begin with b; nobody is meant by an unknown or an empty name."""
    assert error(set_up(), Damage(text, 1, actor=ANN)).message == message
