"""Carrying: who may be carried, how many, where they are placed, who breaks away (17.7, 17.12, 22.1, 27.7k, 27.8d)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from tests.engine.movement.asking import Figures, cited, figure, reached, shortest, walk

PAIR = {"cap": figure("C5", values={"speed": 6}), "ant": figure("C6", size="tiny")}
EIGHT = {"H4", "I4", "J4", "H5", "J5", "H6", "I6", "J6"}


def test_27_8d_one_smaller_friend_is_placed_beside_the_carrier() -> None:
    """After six squares the passenger may be placed on any of the eight squares around."""
    found = walk(["D5", "E5", "F5", "G5", "H5", "I5"], PAIR, carry=["ant"])
    assert (found["legal"], found["ends_at"], found["placed"]) == (True, "I5", 1)
    assert set(found["places"]["ant"]) == EIGHT


def test_27_8d_carrying_costs_no_movement_and_tokens_do_not_matter() -> None:
    """The reach is that of the figure alone, but for nothing; two tokens, an action taken and a carry keep no one."""
    worn = {**PAIR, "ant": figure("C6", size="tiny", tokens=2, acted=True, this_turn={"carried": True})}
    assert reached(worn, carry=["ant"])["costs"] == reached(worn)["costs"]


@pytest.mark.parametrize(
    ("carrier", "passenger", "rules"),
    [
        ({}, {"size": "standard"}, ["27.8d"]),
        ({}, {"size": "giant"}, ["27.8d"]),
        ({"abilities": "passenger:1"}, {"size": "standard"}, []),
        ({"abilities": "passenger:1"}, {"size": "giant"}, ["27.7k"]),
        ({"abilities": "flight"}, {"size": "standard"}, []),
        ({"size": "giant"}, {"size": "standard"}, []),
        ({"size": "giant"}, {"size": "giant"}, ["27.8d"]),
        ({"size": "colossal"}, {"size": "giant"}, []),
        ({"abilities": "flight passenger:0"}, {"size": "tiny"}, ["27.7k"]),
        ({"powers": "earthbound-neutralized", "abilities": "flight"}, {"size": "standard"}, []),
        ({}, {"size": "tiny", "side": "blue"}, ["27.8d"]),
        ({}, {"size": "tiny", "powers": "battle-fury"}, ["27.4b"]),
        ({}, {"size": "tiny", "abilities": "immobile"}, ["27.7f"]),
        ({}, {"size": "tiny", "abilities": "vehicle"}, ["24.4"]),
        ({"cant_use": "carry"}, {"size": "tiny"}, ["20.4"]),
    ],
)
def test_27_8d_27_7k_who_may_be_carried(carrier: dict[str, str], passenger: dict[str, str], rules: list[str]) -> None:
    """Smaller friends; with Passenger those of the same size; nobody with Passenger: 0."""
    figures = {"cap": figure("C5", values={"speed": 6}, **carrier), "ant": figure("C6", **passenger)}
    found = reached(figures, carry=["ant"])
    assert cited(found) == rules
    assert found["legal"] is (not rules)
    assert bool(found["result"]) is (not rules)
    assert walk(["D5"], figures, carry=["ant"])["legal"] is (not rules)


def test_27_8d_the_passenger_is_adjacent_before_the_move() -> None:
    """Two squares off, behind a wall and across a transition between levels it is not."""
    assert cited(reached({**PAIR, "ant": figure("C7", size="tiny")}, carry=["ant"])) == ["27.8d"]
    assert cited(reached(PAIR, carry=["ant"], walls=["C5/C6"])) == ["27.8d"]
    stairs = {"elevated": {2: ["C6:C7"]}, "transitions": ["C5/C6"]}
    assert cited(reached(PAIR, carry=["ant"], **stairs)) == ["27.8d"]


def test_27_7k_passenger_says_how_many() -> None:
    """One without the ability, two with Passenger: 2; the third is too many."""
    ants = {f"ant{n}": figure(at, size="tiny") for n, at in enumerate(("C6", "D6", "B6"))}
    one = {"cap": figure("C5", values={"speed": 6}), **ants}
    two = {"cap": figure("C5", values={"speed": 6}, abilities="passenger:2"), **ants}
    assert cited(reached(one, carry=["ant0", "ant1"])) == ["27.8d"]
    assert reached(two, carry=["ant0", "ant1"])["legal"]
    assert cited(reached(two, carry=["ant0", "ant1", "ant2"])) == ["27.7k"]


def test_17_12_nobody_holds_anything_while_carrying() -> None:
    """Neither the carrier nor the passenger; an object on the map is no matter."""
    for holder, rule in (("cap", "17.12"), ("ant", "17.7")):
        assert cited(reached(PAIR, carry=["ant"], objects=[{"id": "crate", "held_by": holder}])) == [rule]
    assert reached(PAIR, carry=["ant"], objects=[{"id": "crate", "at": "C5"}])["legal"]


def test_27_1j_hypersonic_speed_carries_nobody() -> None:
    """It gives Passenger: 0 for the action, even to a flyer; Charge and Sidestep let it carry."""
    powers = "hypersonic-speed charge sidestep"
    figures = {"cap": figure("C5", values={"speed": 6}, powers=powers, abilities="flight"), "ant": figure("C6")}
    assert cited(reached(figures, action="hypersonic-speed", carry=["ant"])) == ["27.7k"]
    for action in ("charge", "sidestep", "move"):
        assert reached(figures, action=action, carry=["ant"])["legal"]


def test_27_1f_a_controlled_carrier_takes_friends_of_its_controller() -> None:
    """P51: the controller's figure beside it, no longer its own friend."""
    figures = {**PAIR, "bee": figure("D5", "blue", size="tiny")}
    assert reached(figures, action="mind-control", by="bee", carry=["bee"])["legal"]
    assert cited(reached(figures, action="mind-control", by="bee", carry=["ant"])) == ["27.8d"]
    assert cited(reached(figures, carry=["bee"])) == ["27.8d"]


def test_10_8_the_carrier_alone_breaks_away() -> None:
    """P50: an opponent beside the passenger alone asks for no roll; beside the carrier it does."""
    assert reached({**PAIR, "foe": figure("C7", "blue")}, carry=["ant"])["break_away"] == "none"
    assert reached({**PAIR, "foe": figure("C4", "blue")}, carry=["ant"])["break_away"] == "roll"


def test_13_2_the_carrier_does_not_end_where_its_passenger_stands() -> None:
    """P50: the passenger leaves its square only when the move is over; it is moved through like any friend."""
    found = reached(PAIR, carry=["ant"])
    assert "C6" not in found["result"]
    assert "C7" in found["result"]
    assert cited(walk(["C6"], PAIR, carry=["ant"])) == ["13.2"]


def test_22_1_a_move_of_no_square_carries_too() -> None:
    """The passenger may be placed on any free square around, its own included."""
    found = walk([], PAIR, carry=["ant"])
    assert (found["legal"], found["cost"], found["ends_at"]) == (True, 0, "C5")
    assert set(found["places"]["ant"]) == {"B4", "C4", "D4", "B5", "D5", "B6", "C6", "D6"}


def test_22_1_without_a_legal_square_the_passenger_stays_behind() -> None:
    """In a dead end one square wide the only square beside is the one the carrier came from; filled, there is none."""
    alley = {"size": [5, 1]}
    figures = {"cap": figure("B1", values={"speed": 3}), "ant": figure("A1", size="tiny")}
    assert walk(["C1", "D1", "E1"], figures, carry=["ant"], **alley)["places"] == {"ant": ["D1"]}
    crowd = {**figures, "pal": figure("D1")}
    found = walk(["C1", "D1", "E1"], crowd, carry=["ant"], **alley)
    assert (found["legal"], found["places"], found["placed"]) == (True, {"ant": []}, 0)
    assert reached(crowd, carry=["ant"], **alley)["no_room"] == {"ant": ["E1"]}
    assert reached(figures, carry=["ant"], **alley)["no_room"] == {}


def test_22_1_the_place_is_adjacent_and_free_of_terrain_and_figures() -> None:
    """Not on blocking terrain, another level or a figure, nor behind a wall; hindering and water will do."""
    figures = {**PAIR, "foe": figure("J4", "blue", abilities="immobile")}
    parts = {"blocking": ["H6"], "elevated": {2: ["I6"]}, "walls": ["I5/J5"], "hindering": ["I4"], "water": ["H4"]}
    found = walk(["D5", "E5", "F5", "G5", "H5", "I5"], figures, carry=["ant"], **parts)
    assert found["places"]["ant"] == ["H4", "H5", "I4"]


def test_22_1_several_passengers_need_room_at_once() -> None:
    """P50: with one free square beside the end only one of two is placed; either may be."""
    ants = {"ant": figure("A1", size="tiny"), "bee": figure("A2", size="tiny")}
    figures: Figures = {"cap": figure("B1", values={"speed": 3}, abilities="passenger:2"), **ants}
    alley = {"size": [5, 2], "blocking": ["C2:E2"]}
    found = walk(["C1", "D1", "E1"], figures, carry=["ant", "bee"], **alley)
    assert (found["places"], found["placed"]) == ({"ant": ["D1"], "bee": ["D1"]}, 1)
    assert walk(["C1"], figures, carry=["ant", "bee"], **alley)["placed"] == 2


def test_24_2a_a_larger_passenger_needs_room_for_its_whole_base() -> None:
    """A 1×2 base beside a giant: lengthwise or across, never through a wall."""
    figures = {"cap": figure("A1", values={"speed": 9}, size="giant"), "bike": figure(["A2", "A3"])}
    lane = {"size": [9, 3], "blocking": ["B2:E3", "G2:I3"]}
    found = walk(["B1", "C1", "D1", "E1", "F1"], figures, carry=["bike"], **lane)
    assert found["places"]["bike"] == ["D1", "E1", "F2", "F3", "G1", "H1"]
    walled = walk(["B1", "C1", "D1", "E1", "F1"], figures, carry=["bike"], **lane, walls=["F2/F3", "G1/H1"])
    assert walled["places"]["bike"] == ["D1", "E1"]


def test_24_2b_a_larger_carrier_has_more_squares_beside_it() -> None:
    """A 2×2 base that drives one square right: twelve squares around it."""
    figures = {"cap": figure("C5:D6", values={"speed": 1}), "ant": figure("B5", size="tiny")}
    found = walk(["D5", "E5"], figures, carry=["ant"])
    assert found["legal"]
    assert len(found["places"]["ant"]) == 12


def test_27_5d_passengers_stand_on_what_the_carrier_destroyed() -> None:
    """R25: a square broken on the way is debris and adjacency goes through it; an unbroken one stays shut."""
    abilities = "improved-movement:destroy-blocking"
    figures = {"cap": figure("B1", values={"speed": 3}, abilities=abilities), "ant": figure("A1", size="tiny")}
    found = walk(["C1", "D1"], figures, carry=["ant"], size=[5, 1], blocking=["C1"], walls=["D1/E1"])
    assert (found["destroyed"], found["places"]["ant"]) == (["C1"], ["C1"])
    assert reached(figures, carry=["ant"], size=[5, 1], blocking=["C1"])["no_room"] == {}


def test_3_1_the_shortest_way_places_passengers_too() -> None:
    """`shortest_path` answers the same as `path` about the way it finds."""
    found = shortest("I5", PAIR, carry=["ant"])
    assert (found["cost"], set(found["places"]["ant"])) == (6, EIGHT)


@pytest.mark.parametrize("carry", [["nobody"], ["ant", "ant"]])
def test_3_1_a_passenger_is_a_figure_on_the_map_named_once(carry: list[str]) -> None:
    """An unknown id and one given twice are bad input."""
    with pytest.raises(DocumentError, match=r"ask\.carry"):
        reached(PAIR, carry=carry)
