"""Passengers, things picked up, held and put down, and terrain destroyed in games (16.9, 17, 22.1, 27.8)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    Attach,
    Command,
    Correct,
    Damage,
    EndTurn,
    Move,
    Place,
    PlaceElement,
    RemoveFromGame,
    Replace,
    Use,
    event_to_json,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.game.map_games import laid
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, table_of

QUESTION = {"type": "distance", "a": "A1", "b": "A2"}


def at(game: Game, figure: str) -> tuple[str, ...]:
    """Return where a figure stands."""
    return game.state.squares(game.state.by_id(figure))


def markers(game: Game) -> list[tuple[str, str, tuple[str, ...]]]:
    """Return the markers on the map: id, kind, squares."""
    printed = game.state.map
    assert printed is not None
    return [(m.id, m.kind, tuple(map(printed.name_of, m.squares))) for m in game.state.markers]


def taxi(*more: tuple[str, dict[str, object], str]) -> Game:
    """Return a game with Cato (B1), who may carry Fina (A1), and others."""
    return table_of((ANN, able("Cato", abilities=["passenger:1"]), "B1"), (ANN, able("Fina", "sidestep"), "A1"), *more)


def test_27_8d_the_passenger_is_placed_beside_its_carrier() -> None:
    """Where the players want it; elsewhere is refused, and nothing has moved."""
    game = taxi()
    assert game.refused(Move("cato", "B5", carry=["fina"], drop={"fina": "B7"}, actor=ANN)) == [
        "game-refused-passenger-place"
    ]
    game.do(Move("cato", "B5", carry=["fina"], drop={"fina": "A6"}, actor=ANN))
    assert (at(game, "fina"), at(game, "cato")) == (("A6",), ("B5",))
    fina = game.state.by_id("fina")
    assert (fina.carried, fina.moved, fina.placed, fina.tokens) == (True, False, True, 0)


def test_27_8d_a_passenger_is_given_no_costed_action_this_turn() -> None:
    """A FREE one it may be given; next turn it acts again."""
    game = taxi()
    game.do(Move("cato", "B5", carry=["fina"], drop={"fina": "A6"}, actor=ANN))
    assert game.refused(Move("fina", "A7", actor=ANN)) == ["legal-was-carried"]
    game.do(Use("fina", "sidestep", to="A7", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("fina", "A8", actor=ANN))


def test_27_8d_untold_the_passenger_is_placed_where_there_is_room() -> None:
    """Beside the carrier, wherever that is."""
    game = taxi()
    game.do(Move("cato", "H8", carry=["fina"], actor=ANN))
    assert at(game, "fina")[0] in ("G7", "G8", "H7")


def test_22_1_a_passenger_without_room_stays_behind() -> None:
    """It is not carried, and may act."""
    game = laid(
        {"blocking": ["F7", "G7", "G6", "F8"]},
        (ANN, able("Cato", "phasing-teleport", abilities=["passenger:1"]), "F6"),
        (ANN, able("Fina"), "E6"),
    )
    game.do(Move("cato", "G8", carry=["fina"], action="phasing-teleport", actor=ANN))
    assert at(game, "fina")[0] in ("H7", "H8")
    game = laid(
        {"blocking": ["F7", "G7", "H7", "G6", "F8", "H8"]},
        (ANN, able("Cato", "phasing-teleport", abilities=["passenger:1"]), "F6"),
        (ANN, able("Fina"), "E6"),
    )
    game.do(Move("cato", "G8", carry=["fina"], action="phasing-teleport", actor=ANN))
    assert (at(game, "fina"), game.state.by_id("fina").carried) == (("E6",), False)


def test_27_8d_who_may_not_be_carried() -> None:
    """Too many, too far, an opponent: refused with the reason; let stand, it is done and the log says so."""
    game = taxi((ANN, able("Gero"), "A2"), (BEN, able("Dario"), "H8"))
    assert "carry-too-many" in game.refused(Move("cato", "B5", carry=["fina", "gero"], actor=ANN))
    assert "legal-passenger-not-friendly" in game.refused(Move("cato", "B5", carry=["dario"], actor=ANN))
    game.do(Move("cato", "B5", carry=["fina", "gero"], override=True, actor=ANN))
    assert game.state.objections
    assert game.state.by_id("gero").carried


@pytest.mark.parametrize(
    ("carrier", "size", "carried"),
    [([], "tiny", True), ([], "standard", False), (["flight"], "standard", True), (["passenger:0"], "tiny", False)],
)
def test_27_7k_whom_a_figure_may_carry(carrier: list[str], size: str, carried: bool) -> None:
    """One smaller character; with Passenger: 1, which Flight brings, one of its own size; with Passenger: 0 nobody."""
    game = laid({}, (ANN, able("Cato", abilities=carrier), "B1"), (ANN, able("Fina", size=size), "A1"))
    move = Move("cato", "B4", carry=["fina"], actor=ANN)
    if carried:
        game.do(move)
        assert game.state.by_id("fina").carried
    else:
        assert game.refused(move)


def test_22_1_carrying_without_moving() -> None:
    """A move of 0 squares carries too."""
    game = taxi()
    game.do(Move("cato", "B1", carry=["fina"], drop={"fina": "C2"}, actor=ANN))
    assert (at(game, "cato"), at(game, "fina")) == (("B1",), ("C2",))


OBJECTS = {"objects": [{"id": "crate", "at": "B3"}, {"id": "truck", "kind": "heavy", "at": "C3"}]}


def test_17_6_an_object_is_picked_up_on_the_way() -> None:
    """In a square beside the way; out of reach it is refused. Held, it is off the map and exported as held."""
    game = laid(OBJECTS, (ANN, able("Cato"), "A1"), (ANN, able("Fina"), "H1"))
    assert game.refused(Move("fina", "H3", pick_up="crate", actor=ANN))
    game.do(Move("cato", "A5", pick_up="crate", actor=ANN))
    crate = to_document(game.state)["objects"][0]
    assert crate == {"id": "crate", "held_by": "cato"}


def test_27_2e_a_heavy_object_needs_super_strength() -> None:
    """Cato can't, Fina can."""
    game = laid(OBJECTS, (ANN, able("Cato"), "C1"), (ANN, able("Fina", "super-strength"), "D1"))
    assert game.refused(Move("cato", "C2", pick_up="truck", actor=ANN))
    game.do(Move("fina", "D2", pick_up="truck", actor=ANN))


def test_17_8_what_is_held_is_put_down_on_the_way() -> None:
    """Beside a square of the way; then hands are empty."""
    game = laid({"objects": [{"id": "crate", "held_by": "alba"}]}, (ANN, able("Cato"), "A1"))
    game.do(PlaceElement("crate", "A2", actor=ANN))
    game.do(Move("cato", "A1", pick_up="crate", actor=ANN))
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    assert game.refused(Move("cato", "A3", put_down="H8", actor=ANN))
    game.do(Move("cato", "A3", put_down="B4", actor=ANN))
    assert to_document(game.state)["objects"] == [{"id": "crate", "at": "B4"}]


def test_17_6_super_strength_lifts_a_terrain_marker() -> None:
    """Its terrain goes with it, and comes back where it is put down; taken back, it lies where it lay."""
    game = laid(
        {"markers": [{"kind": "blocking", "at": ["B2"], "id": "rock"}]}, (ANN, able("Cato", "super-strength"), "A1")
    )
    game.do(Move("cato", "B2", pick_up="rock", actor=ANN))
    assert markers(game) == []
    assert to_document(game.state)["objects"] == [{"id": "rock", "held_by": "cato"}]
    assert read(to_document(game.state, QUESTION))[0] == game.state.position()
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Move("cato", "B4", put_down="B5", actor=ANN))
    assert markers(game) == [("rock", "blocking", ("B5",))]
    assert game.state.things == ()


def test_17_7_a_holder_that_is_ko_d_puts_it_down_beside_it() -> None:
    """In a square adjacent to the last one, never in that square itself."""
    game = laid(OBJECTS, (ANN, able("Cato", clicks=1), "A1"))
    game.do(Move("cato", "A3", pick_up="crate", actor=ANN))
    game.do(Damage("cato", 3, actor=ANN))
    crate = to_document(game.state)["objects"][0]
    assert crate["at"] in ("A2", "B2", "B3", "B4", "A4")


def test_17_7_who_leaves_the_map_otherwise_puts_it_down_beside_it_too() -> None:
    """Removed from the game, attached or replaced: a marker of two squares lies beside, and none is lost."""
    leaves: tuple[Command, ...] = (
        RemoveFromGame("cato", actor=ANN),
        Attach("cato", "fina", actor=ANN),
        Replace("cato", [able("Nova")], actor=ANN),
    )
    for command in leaves:
        held = {"markers": [{"kind": "blocking", "at": ["A1", "B1"], "id": "rock"}]}
        game = laid(held, (ANN, able("Cato", "super-strength"), "A2"), (ANN, able("Fina"), "H8"))
        game.do(Move("cato", "A3", pick_up="rock", actor=ANN))
        game.do(command)
        ((name, kind, squares),) = markers(game)
        assert (name, kind, len(squares)) == ("rock", "blocking", 2)
        assert "A3" not in squares
        assert {"A2", "B2", "B3", "B4", "A4"} & set(squares)


def test_p36_what_can_t_be_put_down_is_destroyed() -> None:
    """A marker leaves debris in the holder's square, an object nothing."""
    walls = {"blocking": ["B1", "B2", "A2"]}
    for kind in ("object", "marker"):
        held = {"objects": [{"id": "rock", "at": "C1"}]} if kind == "object" else {}
        lying = {"markers": [{"kind": "blocking", "at": ["C1"], "id": "rock"}]} if kind == "marker" else {}
        figure = able("Cato", "super-strength", "phasing-teleport", clicks=1)
        game = laid({**walls, **held, **lying}, (ANN, figure, "C2"))
        game.do(Move("cato", "A1", pick_up="rock", action="phasing-teleport", actor=ANN))
        game.do(Damage("cato", 3, actor=ANN))
        assert game.state.things == ()
        assert markers(game) == ([("rock", "debris", ("A1",))] if kind == "marker" else [])


def test_17_7_who_loses_super_strength_lets_go_of_it() -> None:
    """As soon as nothing is resolving; a standard object it keeps."""
    for thing, held in (("crate", True), ("truck", False)):
        game = laid(OBJECTS, (ANN, able("Cato", "super-strength"), "B2"))
        game.do(Move("cato", "B2", pick_up=thing, actor=ANN))
        game.do(Correct("cato", "cant_use", ["super-strength"], actor=ANN))
        assert any(one.held_by == "cato" for one in game.state.things) == held


def test_17_12_nobody_carries_and_picks_up() -> None:
    """In one move it is one or the other."""
    game = laid(OBJECTS, (ANN, able("Cato", abilities=["passenger:1"]), "A1"), (ANN, able("Fina"), "A2"))
    assert game.refused(Move("cato", "A4", carry=["fina"], pick_up="crate", actor=ANN))
    game.do(Move("cato", "A4", carry=["fina"], actor=ANN))


def test_27_8e_a_wall_beside_it_is_destroyed() -> None:
    """Debris on both sides, and the wall is gone from the exported map; a wall elsewhere is refused."""
    game = laid({"walls": ["B1/C1", "F1/G1"]}, (ANN, able("Cato"), "B1"), (BEN, able("Dario"), "H8"))
    assert game.refused(Use("cato", "close-destroy-action", target="F1/G1", actor=ANN)) == [
        "area-destroy-wall-elsewhere"
    ]
    game.do(Use("cato", "close-destroy-action", target="B1/C1", actor=ANN))
    assert {marker[1:] for marker in markers(game)} == {("debris", ("B1",)), ("debris", ("C1",))}
    document = to_document(game.state, QUESTION)
    assert document["map"]["walls"] == ["F1/G1"]
    assert read(document)[0] == game.state.position()
    assert game.state.by_id("cato").tokens == 1


def test_27_8f_a_marker_and_an_object_are_destroyed_at_range() -> None:
    """The marker leaves debris under its own id, the object nothing; a damage of 2 is too little for either."""
    document = {
        "markers": [{"kind": "hindering", "at": ["D1"], "id": "bush"}],
        "objects": [{"id": "crate", "at": "D3"}],
    }
    game = laid(document, (ANN, able("Cato"), "B1"), (ANN, able("Fina"), "B3"))
    game.do(Correct("fina", "damage", 2, actor=ANN))
    assert "area-destroy-too-weak" in game.refused(Use("fina", "range-destroy-action", target="crate", actor=ANN))
    game.do(Correct("fina", "damage", None, actor=ANN))
    game.do(Use("cato", "range-destroy-action", target="bush", actor=ANN))
    game.do(Use("fina", "range-destroy-action", target="crate", actor=ANN))
    assert markers(game) == [("bush", "debris", ("D1",))]
    assert game.state.things == ()


def test_27_8e_blocking_terrain_beside_it() -> None:
    """Named by its square."""
    game = laid({"blocking": ["B2"]}, (ANN, able("Cato"), "B1"))
    game.do(Use("cato", "close-destroy-action", to="B2", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("cato", "B2", actor=ANN))


def test_27_1e_a_destroy_action_as_free_within_charge() -> None:
    """CLOSE as FREE: still one token."""
    game = laid({"blocking": ["B5"]}, (ANN, able("Cato", "charge"), "B1"), (BEN, able("Dario"), "H8"))
    game.do(Move("cato", "B4", action="charge", actor=ANN))
    game.do(Use("cato", "close-destroy-action", target="B5", actor=ANN))
    assert (game.state.by_id("cato").tokens, game.state.actions_used, game.state.doing) == (1, 1, None)


def test_17_14c_the_end_of_an_elevated_marker_hurts_who_stands_on_it() -> None:
    """One damage, which Toughness takes; Immune takes none."""
    for powers, abilities, click in (((), (), 2), (("toughness",), (), 1), ((), ("immune",), 1)):
        game = laid(
            {"markers": [{"kind": "elevated", "at": ["C1"], "id": "roof", "transitions": ["B1/C1"]}]},
            (ANN, able("Cato"), "B1"),
            (BEN, able("Dario", *powers, abilities=list(abilities)), "C1"),
        )
        game.do(Use("cato", "range-destroy-action", target="roof", actor=ANN))
        assert (game.state.by_id("dario").click, at(game, "dario")) == (click, ("C1",))


def test_p30_things_are_put_where_the_table_shows_them() -> None:
    """Anywhere, out of a figure's hands, and out of the game; what does not exist is an error."""
    game = laid(OBJECTS, (ANN, able("Cato"), "A1"))
    game.do(PlaceElement("truck", "H8", actor=BEN))
    game.do(Move("cato", "A2", pick_up="crate", actor=ANN))
    game.do(PlaceElement("crate", "G7", actor=JUDGE, judge=True))
    assert to_document(game.state)["objects"] == [
        {"id": "crate", "at": "G7"},
        {"id": "truck", "kind": "heavy", "at": "H8"},
    ]
    game.do(PlaceElement("truck", None, actor=ANN))
    assert [thing.id for thing in game.state.things] == ["crate"]
    with pytest.raises(DocumentError):
        game.ask(PlaceElement("truck", "A1", actor=ANN))


def test_13_2_blocking_terrain_is_put_on_nobody() -> None:
    """Not even when the players let it stand; a hindering marker may be."""
    rock = {"kind": "blocking", "at": ["A2"], "id": "blocking"}
    bush = {"kind": "hindering", "at": ["B2"], "id": "hindering"}
    game = laid({"markers": [rock, bush]}, (ANN, able("Cato", "super-strength"), "A1"), (BEN, able("Dario"), "C3"))
    assert game.refused(PlaceElement("blocking", "C3", actor=ANN)) == ["game-refused-occupied"]
    game.do(PlaceElement("hindering", "C3", actor=ANN))
    game.do(Move("cato", "A1", pick_up="blocking", actor=ANN))
    for put_down in ("C3", "B3"):
        move = Move("cato", "B3", put_down=put_down, override=True, actor=ANN)
        assert game.refused(move) == ["game-refused-occupied"]


def test_17_7_a_held_barrier_goes_with_the_others() -> None:
    """One in a figure's hands, one destroyed, two on the map: all are gone when the user's next turn begins."""
    game = laid(
        {},
        (ANN, able("Cato", "barrier"), "C1"),
        (BEN, able("Dario", "super-strength"), "C6"),
        (BEN, able("Egon"), "F4"),
    )
    squares = ("C4", "D4", "E4", "E3")
    game.do(Use("cato", "barrier", squares=squares, actor=ANN))
    game.do(EndTurn(actor=ANN))
    name = game.state.markers[0].id
    game.do(Move("dario", "C5", pick_up=f"{name}@C4", actor=BEN))
    game.do(Use("egon", "close-destroy-action", target="E4", actor=BEN))
    assert {marker.kind for marker in game.state.markers} == {"barrier", "debris"}
    game.do(EndTurn(actor=BEN))
    assert (game.state.markers, game.state.things, game.state.lifted) == ((), (), ())


def test_17_10_a_larger_marker_is_destroyed_whole() -> None:
    """Whichever of its squares is broken through, and if both are, once."""
    strong = able("Cato", abilities=["improved-movement:destroy-blocking"])
    for path in (["A2", "A3"], ["A2", "B2", "B3"]):
        document = {"markers": [{"kind": "blocking", "at": ["A2", "B2"], "id": "slab"}]}
        game = laid(document, (ANN, strong, "A1"))
        game.do(Move("cato", path[-1], path, actor=ANN))
        assert markers(game) == [("slab", "debris", ("A2", "B2"))]


def test_17_14c_a_lost_footing_is_settled_before_the_turn_ends() -> None:
    """The action that took the marker is ended by the end of the turn: the damage belongs to that turn."""
    cato = able("Cato", "charge", "super-strength")
    document = {"markers": [{"kind": "elevated", "at": ["C1"], "id": "roof"}]}
    game = laid(document, (ANN, cato, "A1"), (BEN, able("Dario"), "C1"), (BEN, able("Egon"), "H8"))
    game.do(Move("cato", "B2", action="charge", pick_up="roof", override=True, actor=ANN))
    assert (game.state.falling, game.state.by_id("dario").click) == (("dario",), 1)
    decision = game.do(EndTurn(actor=ANN))
    told = [step.message for step in decision.ruling.steps]
    assert told.index("game-log-fell") < told.index("game-log-turn-ended")
    assert line(game.state.ruleset, [event_to_json(event) for event in game.log]) == ""
    assert (game.state.falling, game.state.by_id("dario").click) == ((), 2)


def test_27_8g_picking_up_and_carrying_as_uses() -> None:
    """Without a square the figure moves 0 squares for it; off the map it is given no action."""
    game = laid(
        OBJECTS,
        (ANN, able("Cato"), "B2"),
        (ANN, able("Fina", abilities=["passenger:1"]), "G1"),
        (ANN, able("Gero"), "H1"),
    )
    game.do(Use("cato", "object-pick-up", target="crate", actor=ANN))
    game.do(Use("fina", "carry", target="gero", to="G3", squares=["G4"], actor=ANN))
    assert (at(game, "cato"), at(game, "gero"), at(game, "fina")) == (("B2",), ("G4",), ("G3",))
    for user in (ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(Use("cato", "object-pick-up", squares=["A2"], actor=ANN))
    assert to_document(game.state)["objects"][0] == {"id": "crate", "at": "A2"}
    with pytest.raises(DocumentError):
        game.ask(Use("gero", "carry", actor=ANN))
    game.do(Place("gero", None, actor=ANN))
    assert game.refused(Use("gero", "object-pick-up", target="crate", actor=ANN)) == ["game-refused-off-map"]
