"""`legal` where a choice of squares or elements has to satisfy the action (7.2, CONTRACT)."""

from __future__ import annotations

import pytest

from tests.engine.effects.scenes import ask, board, figure, legal, reasons, said, why

OPEN = {"size": [16, 16]}
BOXED = board("###", "#.#", "###")


@pytest.mark.parametrize(("power", "section"), [("barrier", "27.3f"), ("smoke-cloud", "27.2h")])
def test_markers_need_a_square(power: str, section: str) -> None:
    """Walled in by blocking terrain Barrier has no square; smoke can still be put on its own square."""
    cap = {"cap": figure("B2", powers=[power])}
    assert reasons(legal(power, "cap", cap)) == []
    assert reasons(legal(power, "cap", cap, map=BOXED)) == ([section] if power == "barrier" else [])


def test_barrier_out_of_sight_has_no_square() -> None:
    """Walls around the user: no square is within line of fire but its own, which it occupies."""
    walls = ["D5/E5", "E5/F5", "E4/E5", "E5/E6"]
    cap = {"cap": figure("E5", powers=["barrier"])}
    assert reasons(legal("barrier", "cap", cap, map={**OPEN, "walls": walls})) == ["27.3f"]
    assert reasons(legal("barrier", "cap", cap, map={**OPEN, "walls": walls[1:]})) == []


def test_smoke_named_square() -> None:
    """`target` names a square of the cloud."""
    cap = {"cap": figure("E5", powers=["smoke-cloud"])}
    assert reasons(legal("smoke-cloud", "cap", cap, target="I5")) == []
    assert reasons(legal("smoke-cloud", "cap", cap, target="J5")) == ["11.3b"]
    assert reasons(legal("smoke-cloud", "cap", cap, target="cap")) == ["7.2"]


def test_telekinesis_may_always_place_its_user() -> None:
    """It may choose itself; a larger base can't, and needs somebody or something else."""
    assert reasons(legal("telekinesis", "jean", {"jean": figure("E5", powers=["telekinesis"])})) == []
    big = {"jean": figure(["E5", "F5"], powers=["telekinesis"])}
    assert reasons(legal("telekinesis", "jean", big)) == ["27.2l"]
    assert reasons(legal("telekinesis", "jean", big, objects=[{"id": "crate", "at": "H5"}])) == []
    assert reasons(legal("telekinesis", "jean", big, objects=[{"id": "crate", "at": "L5"}])) == ["27.2l"]
    assert reasons(legal("telekinesis", "jean", big, markers=[{"kind": "debris", "at": ["H5"]}])) == ["27.2l"]


def test_telekinesis_named_choice() -> None:
    """`target` is what is chosen, or a square where something may be placed."""
    crowd = {"jean": figure("E5", powers=["telekinesis"]), "foe": figure("F5", "blue"), "ally": figure("E6")}
    assert reasons(legal("telekinesis", "jean", crowd, target="ally")) == []
    assert reasons(legal("telekinesis", "jean", crowd, target="foe")) == ["6.2"]
    assert reasons(legal("telekinesis", "jean", crowd, target="D4")) == []
    assert reasons(legal("telekinesis", "jean", crowd, target="P16")) == ["27.2l"]
    assert reasons(legal("telekinesis", "jean", crowd, target="E5/E6")) == ["7.2"]


def test_nothing_is_left_unjudged() -> None:
    """Every action offered is judged with its choices."""
    cap = {"cap": figure("E5", powers=["barrier", "smoke-cloud", "telekinesis"])}
    answer = ask({"type": "legal_actions", "figure": "cap"}, cap)
    assert not [message for message in said(answer) if "not-judged" in message]


@pytest.mark.parametrize(
    ("at", "expected"),
    [("E5", []), ("F5", []), ("L5", []), ("L12", []), ("M5", ["27.8g"]), ("M13", ["27.8g"])],
)
def test_27_8g_objects_on_the_way(at: str, expected: list[str]) -> None:
    """In the own square, beside it, or beside a square that the move of six squares goes through."""
    answer = legal("object-pick-up", "cap", {"cap": figure("E5")}, objects=[{"id": "crate", "at": at}])
    assert reasons(answer) == expected


def test_27_8g_nothing_there() -> None:
    """Without any object there is nothing to pick up."""
    assert why(legal("object-pick-up", "cap", {"cap": figure("E5")})) == ["area-pick-up-nothing"]


def test_17_6_stopped_beside_an_opponent() -> None:
    """Where it has to stop as it enters a square it can't pick up from that square."""
    crowd = {"cap": figure("A1"), "foe": figure("D2", "blue")}
    lane = board("......", "###.##")
    assert reasons(legal("object-pick-up", "cap", crowd, map=lane, objects=[{"id": "crate", "at": "C1"}])) == []
    assert reasons(legal("object-pick-up", "cap", crowd, map=lane, objects=[{"id": "crate", "at": "D1"}])) == ["27.8g"]


def test_13_2_a_move_through_a_friend_has_to_end_beyond_it() -> None:
    """With a square less the move would end on the friend, and the object behind it stays out of reach."""
    lane, crate = board("......"), [{"id": "crate", "at": "D1"}]
    for speed, expected in ((1, ["27.8g"]), (2, ["27.8g"]), (3, [])):
        crowd = {"cap": figure("A1", values={"speed": speed}), "friend": figure("C1")}
        assert reasons(legal("object-pick-up", "cap", crowd, map=lane, objects=crate)) == expected


def test_17_6_markers_need_super_strength() -> None:
    """Who can use Super Strength picks up terrain markers; debris, smoke and water stay where they are."""
    weak, strong = {"cap": figure("E5")}, {"cap": figure("E5", powers=["super-strength"])}
    bush = [{"kind": "hindering", "at": ["F5"], "id": "bush"}]
    assert reasons(legal("object-pick-up", "cap", weak, markers=bush, target="bush")) == ["17.6"]
    assert reasons(legal("object-pick-up", "cap", strong, markers=bush)) == []
    for kind, section in (("debris", "17.14d"), ("smoke", "17.14e"), ("water", "17.14f")):
        marker = [{"kind": kind, "at": ["F5"], "id": "it"}]
        assert reasons(legal("object-pick-up", "cap", strong, markers=marker, target="it")) == [section]


def test_17_1d_heavy_objects() -> None:
    """Only with Super Strength."""
    safe = [{"id": "safe", "kind": "heavy", "at": "F5"}]
    assert reasons(legal("object-pick-up", "cap", {"cap": figure("E5")}, objects=safe, target="safe")) == ["17.1d"]
    strong = {"cap": figure("E5", powers=["super-strength"])}
    assert reasons(legal("object-pick-up", "cap", strong, objects=safe)) == []


def test_27_7f_an_immobile_object() -> None:
    """It can't be picked up."""
    rock = [{"id": "rock", "at": "F5", "abilities": ["immobile"]}]
    assert reasons(legal("object-pick-up", "cap", {"cap": figure("E5")}, objects=rock, target="rock")) == ["27.7f"]


def test_17_7_17_8_full_hands_put_down_instead() -> None:
    """Who holds something may put it down, and picks up nothing else."""
    things = [{"id": "lamp", "held_by": "cap"}, {"id": "crate", "at": "F5"}]
    cap = {"cap": figure("E5")}
    assert reasons(legal("object-pick-up", "cap", cap, objects=things)) == []
    assert reasons(legal("object-pick-up", "cap", cap, objects=things, target="crate")) == ["17.7"]


def test_7_3a_an_immobile_figure_makes_no_move() -> None:
    """It has no move in which to pick up anything."""
    cap = {"cap": figure("E5", abilities=["immobile"])}
    assert reasons(legal("object-pick-up", "cap", cap, objects=[{"id": "crate", "at": "F5"}])) == ["7.3a"]


def test_27_2d_quake_counts_who_stands_behind_the_wall_it_breaks() -> None:
    """The terrain is destroyed first, so an opponent behind a wall is adjacent and a target."""
    crowd = {"cap": figure("E5", powers=["quake"]), "foe": figure("F5", "blue")}
    assert reasons(legal("quake", "cap", crowd, map={**OPEN, "walls": ["E5/F5"]})) == []
    assert reasons(legal("close", "cap", crowd, map={**OPEN, "walls": ["E5/F5"]})) == ["12.1"]
    attack = {
        "type": "attack",
        "attacker": "cap",
        "targets": ["foe"],
        "kind": "close",
        "action": "quake",
        "roll": [3, 4],
    }
    assert ask(attack, crowd, map={**OPEN, "walls": ["E5/F5"]}).fields["legal"] is True


def test_24_4_a_vehicle_picks_up_nothing() -> None:
    """Vehicles can't use Object Pick Up."""
    van = {"van": figure("E5", abilities=["vehicle", "autopilot"])}
    assert reasons(legal("object-pick-up", "van", van, objects=[{"id": "crate", "at": "F5"}])) == ["24.4"]


@pytest.mark.parametrize(
    ("kind", "at", "thrown"),
    [
        ("hindering", "G5", True),
        ("barrier", "G5", True),
        ("debris", "G5", False),
        ("smoke", "G5", False),
        ("water", "G5", False),
        ("hindering", "J5", False),
    ],
)
def test_27_2l_what_telekinesis_throws(kind: str, at: str, thrown: bool) -> None:
    """A terrain marker within range and line of fire, as if it were held; debris, smoke and water are not thrown."""
    crowd = {"jean": figure("E5", powers=["telekinesis"]), "foe": figure("E8", "blue")}
    answer = legal("range-terrain-action", "jean", crowd, markers=[{"kind": kind, "at": [at]}])
    assert (reasons(answer) == []) is thrown
