"""Picking up and putting down on the way: what, where, and where not (10.5, 17.1d, 17.6–17.8, 17.14, 24.4, 27.8g)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from engine.errors import DocumentError
from tests.engine.movement.asking import Figures, cited, figure, reached, shortest, walk

CRATE = {"objects": [{"id": "crate", "at": "F5"}]}
CAP = {"cap": figure("C5", values={"speed": 5})}
STRONG = {"cap": figure("C5", values={"speed": 5}, powers="super-strength")}


def test_17_6_the_move_has_to_pass_the_object_or_a_square_beside_it() -> None:
    """Over F5 or beside it any square may be the end; a way that keeps two squares off is legal but for the object."""
    assert walk(["D5", "E5", "D5"], CAP, pick_up="crate", **CRATE)["legal"]
    assert walk(["D5", "E5"], CAP, pick_up="crate", **CRATE)["legal"]
    far = walk(["D5", "D6"], CAP, pick_up="crate", **CRATE)
    assert (far["legal"], far["fails_at"], cited(far)) == (False, None, ["17.6"])


def test_17_6_the_ends_of_such_a_move_cost_the_detour() -> None:
    """Two squares to E5 are the least; C5 itself then costs four, B5 five, and A5 is out of reach."""
    costs = reached(CAP, pick_up="crate", **CRATE)["costs"]
    assert (costs["E5"], costs["F5"], costs["C5"], costs["B5"]) == (2, 3, 4, 5)
    assert "A5" not in costs
    assert "D5" in costs


def test_10_5_without_moving_what_lies_underfoot_or_beside_is_picked_up() -> None:
    """0 squares: on the own square and on an adjacent one, not two squares off and not behind a wall."""
    for at, legal in (("C5", True), ("D6", True), ("E5", False)):
        found = walk([], CAP, pick_up="crate", objects=[{"id": "crate", "at": at}])
        assert found["legal"] is legal
    assert not walk([], CAP, pick_up="crate", objects=[{"id": "crate", "at": "D5"}], walls=["C5/D5"])["legal"]
    assert "C5" in reached(CAP, pick_up="crate", objects=[{"id": "crate", "at": "C5"}])["result"]


def test_17_6_nothing_is_picked_up_in_a_square_that_stops_the_figure() -> None:
    """Entering E5 beside an opponent: the crate at F5 stays; one square earlier it would have been in reach."""
    figures = {**CAP, "foe": figure("E6", "blue")}
    stopped = walk(["D4", "E5"], figures, pick_up="crate", objects=[{"id": "crate", "at": "F5"}])
    assert (stopped["legal"], cited(stopped)) == (False, ["17.6"])
    assert walk(["D4", "E5"], figures, pick_up="crate", objects=[{"id": "crate", "at": "E5"}])["legal"]
    assert not walk(["D5"], figures, pick_up="crate", objects=[{"id": "crate", "at": "E5"}])["legal"]


def test_17_6_elevation_that_stops_keeps_from_picking_up_too() -> None:
    """P52: up onto the roof where the crate lies; with the change of elevation ignored it is picked up."""
    roof: dict[str, Any] = {"elevated": {2: ["E4:G6"]}, **CRATE}
    assert not walk(["D5", "E5"], CAP, pick_up="crate", **roof)["legal"]
    leaper = {"cap": figure("C5", values={"speed": 5}, powers="leap-climb")}
    assert walk(["D5", "E5"], leaper, pick_up="crate", **roof)["legal"]


def test_17_6_the_start_counts_once_the_figure_has_broken_away() -> None:
    """P52: held by an opponent at the start it picks up beside its first square all the same."""
    figures = {**CAP, "foe": figure("C6", "blue")}
    found = walk(["B4"], figures, pick_up="crate", objects=[{"id": "crate", "at": "D5"}])
    assert (found["legal"], found["break_away"]) == (True, "roll")


@pytest.mark.parametrize(
    ("thing", "weak", "strong"),
    [
        ({"kind": "standard"}, [], []),
        ({"kind": "light"}, [], []),
        ({"kind": "heavy"}, ["17.1d"], []),
        ({"kind": "standard", "abilities": ["immobile"]}, ["27.7f"], ["27.7f"]),
    ],
)
def test_17_1_which_objects_are_picked_up(thing: dict[str, Any], weak: list[str], strong: list[str]) -> None:
    """Heavy ones by Super Strength alone, immobile ones by nobody."""
    objects = [{"id": "crate", "at": "D5", **thing}]
    assert cited(reached(CAP, pick_up="crate", objects=objects)) == weak
    assert cited(reached(STRONG, pick_up="crate", objects=objects)) == strong


@pytest.mark.parametrize(
    ("kind", "weak", "strong"),
    [
        ("hindering", ["17.6"], []),
        ("blocking", ["17.6"], []),
        ("elevated", ["17.6"], []),
        ("barrier", ["17.6"], []),
        ("debris", ["17.14d"], ["17.14d"]),
        ("smoke", ["17.14e"], ["17.14e"]),
        ("water", ["17.14f"], ["17.14f"]),
        ("special", ["17.14h"], ["17.14h"]),
    ],
)
def test_17_14_which_markers_are_picked_up(kind: str, weak: list[str], strong: list[str]) -> None:
    """Terrain markers by Super Strength; debris, smoke, water and what is no terrain marker by nobody."""
    markers = [{"kind": kind, "at": "D5", "id": "thing"}]
    assert cited(reached(CAP, pick_up="thing", markers=markers)) == weak
    assert cited(reached(STRONG, pick_up="thing", markers=markers)) == strong


def test_17_6_a_marker_that_is_picked_up_takes_its_terrain_along() -> None:
    """P54: a barrier in a lane is lifted and the move goes on through its square; unlifted it shuts the lane."""
    lane: dict[str, Any] = {"size": [6, 1], "markers": [{"kind": "barrier", "at": "C1", "id": "slab"}]}
    figures: Figures = {"cap": figure("A1", values={"speed": 5}, powers="super-strength")}
    assert set(reached(figures, **lane)["result"]) == {"A1", "B1"}
    lifted = reached(figures, pick_up="slab", **lane)
    assert lifted["costs"] == {"B1": 1, "A1": 2, "C1": 2, "D1": 3, "E1": 4, "F1": 5}
    assert walk(["B1", "C1", "D1"], figures, pick_up="slab", **lane)["legal"]
    assert walk(["B1", "C1"], figures, **lane)["fails_at"] == 2


def test_17_7_full_hands_and_held_things() -> None:
    """One thing at a time; what somebody holds lies nowhere on the map."""
    objects = [{"id": "crate", "at": "D5"}, {"id": "pipe", "held_by": "cap"}]
    assert cited(reached(CAP, pick_up="crate", objects=objects)) == ["17.7"]
    other = {**CAP, "pal": figure("D4")}
    assert cited(reached(other, pick_up="pipe", objects=[{"id": "pipe", "held_by": "pal"}])) == ["17.7"]


def test_17_8_what_is_held_is_put_down_on_the_way() -> None:
    """On or beside a square moved through, not farther, not on blocking terrain, not with empty hands."""
    held = {"objects": [{"id": "pipe", "held_by": "cap"}]}
    assert walk(["D5", "E5"], CAP, put_down="F6", **held)["legal"]
    assert cited(walk(["D5", "E5"], CAP, put_down="G5", **held)) == ["17.6"]
    assert not walk(["D5", "E5"], CAP, put_down="F6", blocking=["F6"], **held)["legal"]
    assert cited(walk(["D5"], CAP, put_down="F6")) == ["17.8"]


def test_17_8_never_both_and_never_with_a_passenger_or_by_a_vehicle() -> None:
    """17.8, 17.12, 24.4, 7.3a: each is a reason of its own."""
    objects = [{"id": "crate", "at": "D5"}]
    assert "17.8" in cited(reached(CAP, pick_up="crate", put_down="D4", objects=objects))
    pair = {**CAP, "ant": figure("C6", size="tiny")}
    assert cited(reached(pair, pick_up="crate", carry=["ant"], objects=objects)) == ["17.12"]
    car = {"cap": figure("C5", values={"speed": 5}, abilities="vehicle")}
    assert cited(reached(car, pick_up="crate", objects=objects)) == ["24.4"]
    statue = {"cap": figure("C5", values={"speed": 5}, abilities="immobile")}
    assert cited(walk([], statue, pick_up="crate", objects=objects)) == ["7.3a"]
    clumsy = {"cap": figure("C5", values={"speed": 5}, cant_use="object-pick-up")}
    assert cited(reached(clumsy, pick_up="crate", objects=objects)) == ["20.4"]


def test_10_4_a_larger_base_reaches_from_all_its_squares_before_it_moves() -> None:
    """P53: beside the far end of a 1×3 base at the start; on the way beside the chosen square alone."""
    bike = {"cap": figure(["C5", "D5"], values={"speed": 3})}
    assert walk(["B5"], bike, pick_up="crate", objects=[{"id": "crate", "at": "E5"}])["legal"]
    behind = walk(["C5", "B5", "A5"], bike, pick_up="crate", objects=[{"id": "crate", "at": "F5"}])
    assert cited(behind) == ["17.6"]


def test_27_1i_sidestep_picks_up_within_its_two_squares() -> None:
    """Once per move, whatever gives the move."""
    figures = {"cap": figure("C5", powers="sidestep")}
    assert reached(figures, action="sidestep", pick_up="crate", **CRATE)["costs"] == {
        "E4": 2, "E5": 2, "E6": 2,
    }  # fmt: skip


def test_17_6_the_shortest_way_takes_the_detour_or_says_why_not() -> None:
    """Back to B5 by way of E5, five squares; and where the only way beside the crate stops, the reason."""
    found = shortest("B5", CAP, pick_up="crate", **CRATE)
    assert (found["legal"], found["cost"]) == (True, 5)
    assert cited(shortest("A5", CAP, pick_up="crate", **CRATE)) == ["17.6"]
    assert cited(shortest("K5", CAP, pick_up="crate", **CRATE)) == ["10.2"]


@pytest.mark.parametrize("given", [{"pick_up": "nothing"}, {"put_down": "Z99"}])
def test_3_1_what_is_handled_has_to_exist(given: dict[str, str]) -> None:
    """An unknown id and a square off the map are bad input."""
    with pytest.raises(DocumentError, match=r"ask\.(pick_up|put_down)"):
        reached(CAP, **given)


def test_27_5d_a_larger_base_that_destroys_also_picks_up() -> None:
    """In a lane a 1×2 base breaks C1 and D1, takes the crate from E1, and lies on what it broke; slower, it can't."""
    lane: dict[str, Any] = {"size": [6, 1], "blocking": ["C1:D1"], "objects": [{"id": "crate", "at": "E1"}]}
    breaking = "improved-movement:destroy-blocking"
    figures = {"cap": figure(["A1", "B1"], values={"speed": 3}, abilities=breaking)}
    assert reached(figures, pick_up="crate", **lane)["costs"] == {"B1": 3, "C1": 2, "D1": 2, "E1": 3}
    found = shortest("D1", figures, pick_up="crate", **lane)
    assert (found["cost"], found["destroyed"]) == (2, ["C1", "D1"])
    slow = {"cap": figure(["A1", "B1"], values={"speed": 1}, abilities=breaking)}
    assert reached(slow, pick_up="crate", **lane)["result"] == []


def test_27_5d_a_marker_picked_up_by_what_destroys_its_way() -> None:
    """A larger base with Super Strength lifts the blocking marker at E1, and goes on or back over the C1 it broke."""
    lane: dict[str, Any] = {
        "size": [6, 1],
        "blocking": ["C1"],
        "markers": [{"kind": "blocking", "at": ["E1"], "id": "it"}],
    }
    strong = {"values": {"speed": 3}, "powers": "super-strength", "abilities": "improved-movement:destroy-blocking"}
    found = reached({"cap": figure(["A1", "B1"], **strong)}, pick_up="it", **lane)
    assert found["costs"] == {"B1": 3, "C1": 2, "D1": 2, "E1": 3}


def test_10_5_unmoved_a_base_stays_as_it_lies_and_may_pick_up() -> None:
    """A base that lies on two levels may not end there anew (24.2c), but moving 0 squares it stays, and picks up."""
    found = adjudicate(
        {
            "ruleset": "heroclix-modern",
            "map": {"size": [3, 2], "elevated": {2: ["A2"]}, "walls": ["A1/B1", "A2/B2"]},
            "objects": [{"id": "crate", "at": "A1"}],
            "figures": [{"id": "cap", "side": "red", "at": ["A1", "A2"], "values": {"speed": 3}}],
            "ask": {"type": "reachable", "figure": "cap", "pick_up": "crate"},
        }
    )
    assert found.fields["result"] == ["A1", "A2"]
