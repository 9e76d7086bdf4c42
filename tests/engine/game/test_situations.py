"""Pilots of vehicles (24.4) and equipment (25.2) in games: who may, what it does, what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import (
    Attach,
    Command,
    Correct,
    Damage,
    EndTurn,
    LoadMap,
    Move,
    Place,
    RemoveFigure,
    RemoveFromGame,
    Replace,
    ToSideline,
    Use,
)
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import adjudicate
from tests.engine.game.tables import ANN, BEN, MAP, Game, able, table_of

BUS = able("Bus", "energy-explosion", abilities=["vehicle"])


def may(game: Game, figure: str) -> dict[str, bool]:
    """Return the actions that the rules list for a figure, with whether each may be given."""
    document = to_document(game.state, {"type": "legal_actions", "figure": figure})
    actions: Any = adjudicate(document).fields["actions"]
    return {offer["action"]: offer["legal"] for offer in actions}


def with_equipment(game: Game, *objects: dict[str, Any]) -> Game:
    """Lay objects on the map."""
    game.do(LoadMap({**MAP, "objects": list(objects)}, actor=ANN))
    return game


def cloak(at: str = "C3", **more: Any) -> dict[str, Any]:
    """Return a piece of equipment."""
    return {"id": "cloak", "kind": "equipment", **({} if "held_by" in more else {"at": at}), **more}


def piloted() -> Game:
    """Return a game in which Cato pilots the bus, Ann to play."""
    cato = able("Cato", "ranged-combat-expert", "pulse-wave", range=7)
    cato["dial"] = [{**click, "attack": 12, "damage": 4} for click in cato["dial"]]
    game = table_of((ANN, BUS, "C3"), (ANN, cato, "C4"), (BEN, able("Dario"), "H8"))
    game.do(Use("cato", "become-pilot", target="bus", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    return game


def test_24_4_a_standard_character_beside_a_vehicle_becomes_its_pilot() -> None:
    """A POWER action with its token; the vehicle, which could be given nothing, now may be; nobody else gets on."""
    game = table_of((ANN, BUS, "C3"), (ANN, able("Cato"), "C4"), (ANN, able("Fina"), "B3"), (ANN, able("Far"), "H8"))
    assert not any(may(game, "bus").values())
    assert may(game, "cato")["become-pilot"]
    assert "become-pilot" not in may(game, "far")
    assert game.refused(Use("far", "become-pilot", target="bus", actor=ANN)) == ["legal-no-vehicle-to-pilot"]
    game.do(Use("cato", "become-pilot", target="bus", actor=ANN))
    cato, bus = game.state.by_id("cato"), game.state.by_id("bus")
    assert (bus.pilot, cato.squares, cato.tokens, cato.acted) == ("cato", (), 1, True)
    assert may(game, "bus")["move"]
    assert game.refused(Use("fina", "become-pilot", target="bus", actor=ANN)) == ["legal-no-vehicle-to-pilot"]


def test_24_4_an_opposing_vehicle_and_a_vehicle_as_pilot_are_refused() -> None:
    """The vehicle has to be friendly, the pilot a standard character."""
    game = table_of((BEN, BUS, "C3"), (ANN, able("Cato"), "C4"), (ANN, able("Van", abilities=["vehicle"]), "A1"))
    assert game.refused(Use("cato", "become-pilot", target="bus", actor=ANN)) == ["legal-no-vehicle-to-pilot"]
    assert "legal-vehicle-no-standard" in game.refused(Use("van", "become-pilot", target="bus", actor=ANN))


def test_24_4_the_pilot_is_placed_adjacent() -> None:
    """Not two squares away, not on somebody; then the vehicle has no pilot any more."""
    game = piloted()
    assert game.refused(Use("bus", "place-pilot", to="C5", actor=ANN)) == ["game-refused-not-adjacent"]
    assert game.refused(Use("bus", "place-pilot", to="D4", actor=ANN))
    game.do(Use("bus", "place-pilot", to="B4", actor=ANN))
    cato = game.state.by_id("cato")
    assert (game.state.squares(cato), cato.placed, game.state.by_id("bus").pilot) == (("B4",), True, "")
    assert "place-pilot" not in may(game, "bus")


def test_24_4_the_pilots_printed_values_until_the_next_turn() -> None:
    """Attack, damage and range are the pilot's, defense its own; once a turn; over when its next turn begins."""
    game = piloted()
    game.do(Use("bus", "pilot-values", actor=ANN))
    shown = game.state.affected(game.state.by_id("bus")).printed
    assert (shown.attack, shown.damage, shown.range, shown.defense) == (12, 4, 7, 16)
    assert game.state.by_id("bus").tokens == 0
    assert game.refused(Use("bus", "pilot-values", actor=ANN)) == ["legal-free-used"]
    game.do(EndTurn(actor=ANN))
    assert game.state.affected(game.state.by_id("bus")).printed.attack == 12
    game.do(EndTurn(actor=BEN))
    assert game.state.affected(game.state.by_id("bus")).printed.attack == 10


def test_24_4_a_power_of_the_pilot_in_place_of_its_own() -> None:
    """An attack or damage power that the pilot can use; those on its own dial can't be used meanwhile."""
    game = piloted()
    with pytest.raises(DocumentError):
        game.ask(Use("bus", "pilot-power", value="charge", actor=ANN))
    game.do(Use("bus", "pilot-power", value="pulse-wave", actor=ANN))
    listed = may(game, "bus")
    assert "pulse-wave" in listed
    assert not listed["energy-explosion"]
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert "pulse-wave" not in may(game, "bus")


def test_24_4_without_a_pilot_none_of_that() -> None:
    """A vehicle without one, and somebody who is no vehicle."""
    game = table_of((ANN, able("Bus", abilities=["vehicle", "autopilot"]), "C3"), (ANN, able("Cato"), "C4"))
    for action in ("place-pilot", "pilot-values", "pilot-power"):
        more = {"to": "B3", "value": "pulse-wave"}
        assert "legal-without-pilot" in game.refused(Use("bus", action, **more, actor=ANN))  # type: ignore[arg-type]
        assert "legal-situation-of-vehicles" in game.refused(
            Use("cato", action, **more, actor=ANN)  # type: ignore[arg-type]
        )


def test_24_4_put_on_the_map_by_hand_or_ko_d_it_is_no_pilot_any_more() -> None:
    """It is a pilot only while it is on the card."""
    game = piloted()
    game.do(Place("cato", "H1", actor=ANN))
    assert game.state.by_id("bus").pilot == ""
    game = piloted()
    game.do(Damage("cato", 9, actor=ANN))
    assert game.state.by_id("bus").pilot == ""


def test_25_2c_equipment_in_the_same_square_is_equipped() -> None:
    """A POWER action; beside it there is no such action; the printed effect is named as not judged."""
    game = with_equipment(table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "C4")), cloak())
    assert may(game, "cato")["equip"]
    assert "equip" not in may(game, "fina")
    assert game.refused(Use("fina", "equip", target="cloak", actor=ANN)) == ["legal-no-equipment"]
    decision = game.do(Use("cato", "equip", actor=ANN))
    (thing,) = game.state.things
    assert (thing.equipped_by, thing.square, thing.held_by) == ("cato", None, None)
    assert game.state.by_id("cato").tokens == 1
    assert "game-read-equipment" in [step.message for step in decision.ruling.steps]
    assert to_document(game.state)["objects"] == [{"id": "cloak", "kind": "equipment", "equipped_by": "cato"}]


def test_25_2c_held_equipment_is_equipped_and_no_other_object_is() -> None:
    """What it holds counts as what it stands on; a standard object is none."""
    game = with_equipment(table_of((ANN, able("Cato"), "C3")), cloak(held_by="cato"))
    game.do(Use("cato", "equip", actor=ANN))
    game = with_equipment(table_of((ANN, able("Cato"), "C3")), {"id": "crate", "at": "C3"})
    assert game.refused(Use("cato", "equip", target="crate", actor=ANN)) == ["legal-no-equipment"]


def test_25_2c_one_piece_at_a_time() -> None:
    """Equipped again, the first lies in its square (25.2d)."""
    game = with_equipment(
        table_of((ANN, able("Cato"), "C3")),
        {"id": "ring", "kind": "equipment", "equipped_by": "cato"},
        cloak(),
    )
    decision = game.do(Use("cato", "equip", actor=ANN))
    assert {thing.id: thing.equipped_by for thing in game.state.things} == {"ring": None, "cloak": "cato"}
    assert "game-unequipped" in [step.message for step in decision.ruling.steps]
    with pytest.raises(DocumentError):
        with_equipment(
            game,
            {"id": "ring", "kind": "equipment", "equipped_by": "cato"},
            {"id": "cape", "kind": "equipment", "equipped_by": "cato"},
        )
    with pytest.raises(DocumentError):
        with_equipment(game, {"id": "crate", "equipped_by": "cato"})


@pytest.mark.parametrize("how", ["ko", "off", "replaced"])
def test_25_2d_ko_d_off_the_map_or_replaced_it_is_unequipped(how: str) -> None:
    """The equipment lies where the character stood; a move changes nothing."""
    game = with_equipment(table_of((ANN, able("Cato"), "C3")), cloak())
    game.do(Use("cato", "equip", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("cato", "C5", actor=ANN))
    assert game.state.things[0].equipped_by == "cato"
    if how == "ko":
        game.do(Damage("cato", 9, actor=ANN))
    elif how == "off":
        game.do(Place("cato", None, actor=ANN))
    else:
        game.do(Replace("cato", [able("Hydra")], actor=ANN))
    (thing,) = game.state.things
    assert game.state.map is not None
    assert thing.square is not None
    assert (thing.equipped_by, game.state.map.name_of(thing.square)) == (None, "C5")


def test_correcting_the_pilot_by_hand_still_works() -> None:
    """The table is the truth."""
    game = table_of((ANN, BUS, "C3"), (ANN, able("Cato"), "A1"))
    game.do(Correct("bus", "pilot", "cato", actor=ANN))
    assert game.state.by_id("bus").pilot == "cato"


def aboard() -> Game:
    """Return a game in which Cato pilots the bus, Fina stands beside it and Dario far off."""
    game = table_of((ANN, BUS, "C3"), (ANN, able("Cato"), "C4"), (ANN, able("Fina"), "D3"), (BEN, able("Dario"), "C8"))
    game.do(Use("cato", "become-pilot", target="bus", actor=ANN))
    return game


def said(game: Game, command: Command) -> list[str]:
    """Give a command and return what its ruling says of the pilot."""
    return [step.message for step in game.do(command).ruling.steps if "pilot" in step.message]


def test_24_4_the_pilot_of_a_vehicle_off_the_map_stays_aboard() -> None:
    """Off the map or attached, the vehicle has its card and its pilot still, and comes back with it (P97)."""
    game = aboard()
    assert said(game, Place("bus", None, actor=ANN)) == ["game-pilot-stays-aboard"]
    assert said(game, Place("bus", "C3", actor=ANN)) == []
    assert game.state.by_id("bus").pilot == "cato"
    assert said(game, Attach("bus", "fina", actor=ANN)) == ["game-pilot-stays-aboard"]
    assert said(game, RemoveFromGame("fina", actor=ANN)) == ["game-pilot-left"]  # and the bus with her


def test_24_4_the_pilot_of_a_vehicle_that_leaves_is_placed_by_hand() -> None:
    """On the sideline, removed from the game or from the table, it has no place for a pilot; that is said (P97)."""
    for command in (ToSideline("bus", actor=ANN), RemoveFromGame("bus", actor=ANN), RemoveFigure("bus", actor=ANN)):
        game = aboard()
        assert said(game, command) == ["game-pilot-left"]
        assert game.state.by_id("cato").in_play
        assert said(game, Place("cato", "C4", actor=ANN)) == []
    game = aboard()
    assert said(game, Replace("bus", [able("Jet", abilities=["vehicle"])], actor=ANN)) == ["game-pilot-left"]
    assert game.state.by_id("jet").pilot == ""


def test_24_4_without_a_pilot_nothing_is_said() -> None:
    """Neither of a vehicle without one, nor of a character that is no vehicle, nor of the pilot itself."""
    game = aboard()
    assert said(game, ToSideline("fina", actor=ANN)) == []
    assert said(game, ToSideline("cato", actor=ANN)) == []
    assert said(game, ToSideline("bus", actor=ANN)) == []
