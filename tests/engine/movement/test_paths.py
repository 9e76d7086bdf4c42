"""Ways: legal or where they fail, shortest and direct ones, stops and costs (10.2–10.7, 16.5a, 16.7b, 16.8a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import DocumentError
from tests.engine.board.asking import messages
from tests.engine.movement.asking import cited, figure, move, reached, shortest, walk

CAP = {"cap": figure("C5", values={"speed": 4})}


def test_10_2_costs_count_squares_and_stand_in_the_order_of_the_result() -> None:
    """The own square costs nothing, a diagonal step one; every square of the result has its cost, in its order."""
    found = reached(CAP)
    assert (found["costs"]["C5"], found["costs"]["D6"], found["costs"]["G9"]) == (0, 1, 4)
    assert list(found["costs"]) == found["result"]


def test_10_7b_stops_are_the_squares_beside_opponents() -> None:
    """All around an opponent the move ends; elsewhere, its own square included, it may go on."""
    found = reached({**CAP, "foe": figure("F5", "blue")})
    assert set(found["stops"]) == {"E4", "E5", "E6", "F4", "F6", "G4", "G5", "G6"} & set(found["result"])
    assert reached(CAP)["stops"] == []


def test_16_5a_a_square_that_is_also_entered_without_a_stop_is_no_stop() -> None:
    """By the stairs the figure goes on, over the rim beside them it stops: the roof square behind is free."""
    roof: dict[str, Any] = {"size": [5, 1], "elevated": {2: ["D1:E1"]}}
    figures = {"cap": figure("C1", values={"speed": 2})}
    assert reached(figures, **roof)["stops"] == ["D1"]
    assert reached(figures, **roof)["result"] == ["A1", "B1", "C1", "D1"]
    stairs = reached(figures, **roof, transitions=["C1/D1"])
    assert (stairs["stops"], stairs["costs"]["E1"]) == ([], 2)


def test_16_7b_a_diagonal_onto_stairs_stops() -> None:
    """Both squares of the transition have to be moved through straight: the corner step stops, the straight one not."""
    roof: dict[str, Any] = {"elevated": {2: ["D4:E6"]}, "transitions": ["C5/D5"]}
    assert not walk(["D5"], CAP, **roof)["stopped"]
    slanted = walk(["C6", "D5", "E5"], CAP, **roof)
    assert (slanted["fails_at"], cited(slanted)) == (3, ["16.5a", "10.2"])


def test_16_7b_inside_one_level_transition_squares_are_entered_at_a_corner() -> None:
    """A doorway with equal numbers is no change of elevation."""
    assert walk(["D6", "E7"], CAP, transitions=["D6/E6"])["legal"]


@pytest.mark.parametrize(
    ("path", "parts", "fails_at", "rules"),
    [
        (["D5", "F5"], {}, 2, ["10.2"]),
        (["D5", "E5", "F5", "G5", "H5"], {}, 5, ["10.2"]),
        (["D5"], {"blocking": ["D5"]}, 1, ["16.3a"]),
        (["D5"], {"walls": ["C5/D5"]}, 1, ["16.4a"]),
        (["D6"], {"blocking": ["D5", "C6"]}, 1, ["16.8a"]),
        (["D5", "E5"], {"elevated": {2: ["D5"]}}, 2, ["16.5a", "10.2"]),
        (["D6", "E6"], {"elevated": {2: ["D5", "C6"]}}, 2, ["16.8a", "10.2"]),
    ],
)
def test_10_2_a_way_fails_at_its_first_step_that_may_not_be_taken(
    path: list[str], parts: dict[str, Any], fails_at: int, rules: list[str]
) -> None:
    """Each reason by itself: a square left out, too far, blocking, a wall, a shut corner, elevation."""
    found = walk(path, CAP, **parts)
    assert (found["legal"], found["fails_at"], cited(found)) == (False, fails_at, rules)
    assert (found["ends_at"], found["cost"]) == (None, None)


def test_10_7_figures_on_the_way() -> None:
    """An opponent's square is not entered; a friend's is passed but is no end; a stop there is no step."""
    assert cited(walk(["D5"], {**CAP, "foe": figure("D5", "blue")})) == ["10.7d"]
    pal = {**CAP, "pal": figure("D5")}
    assert walk(["D5", "E5"], pal)["legal"]
    assert cited(walk(["D5"], pal)) == ["13.2"]
    assert walk(["D5", "E5"], {**pal, "foe": figure("E6", "blue")})["fails_at"] == 2


def test_10_5_a_way_of_no_square_is_legal() -> None:
    """It ends where it began, and costs nothing."""
    found = walk([], CAP)
    assert (found["legal"], found["ends_at"], found["cost"], found["path"]) == (True, "C5", 0, [])


def test_10_2_the_start_may_stand_before_the_way() -> None:
    """`[C5, D5]` is the way to D5; a way back to the start square is a way of two squares."""
    assert walk(["C5", "D5"], CAP)["path"] == ["D5"]
    assert walk(["D5", "C5"], CAP)["cost"] == 2


def test_10_6_a_direct_path_keeps_its_direction_and_moves() -> None:
    """Straight and perfectly diagonal ways, never a turn, never back, never none."""
    for path in (["D5", "E5", "F5"], ["D6", "E7"], ["C4"]):
        assert walk(path, CAP, direct=True)["legal"]
    for path, fails_at in ((["D5", "E6"], 2), (["D5", "C5"], 2), (["D5", "E5", "E6"], 3)):
        found = walk(path, CAP, direct=True)
        assert (found["fails_at"], cited(found)) == (fails_at, ["10.6"])
        assert walk(path, CAP)["legal"]
    assert cited(walk([], CAP, direct=True)) == ["10.6"]


def test_10_6_the_ends_of_direct_paths_form_a_star() -> None:
    """Speed 4 in the open: rows, columns and diagonals, the own square not among them; a knight's move is no end."""
    found = reached({"cap": figure("H8", values={"speed": 4})}, direct=True)
    assert len(found["result"]) == 32
    assert "H8" not in found["result"]
    assert "J9" not in found["result"]
    assert found["costs"]["L12"] == 4


def test_10_6_a_direct_path_ends_at_what_stops_it() -> None:
    """Beyond an opponent's adjacency, a wall or a friend on the last square nothing is reached that way."""
    figures = {"cap": figure("A1", values={"speed": 5}), "foe": figure("D2", "blue")}
    assert "D1" not in reached(figures, direct=True, size=[8, 8])["result"]
    assert reached(figures, direct=True, size=[8, 8])["costs"]["C1"] == 2
    lane = {"cap": figure("A1", values={"speed": 3}), "pal": figure("C1")}
    assert reached(lane, direct=True, size=[4, 1])["result"] == ["B1", "D1"]


def test_10_2_the_shortest_way_costs_what_the_reach_says() -> None:
    """Around a wall of blocking terrain; beyond the speed the answer says how much would be needed."""
    parts = {"blocking": ["D3:D7"]}
    found = shortest("E5", {"cap": figure("C5", values={"speed": 9})}, **parts)
    assert (found["legal"], found["cost"]) == (True, 6)
    slow = move("shortest_path", CAP, {"to": "E5"}, **parts)
    assert (slow.fields["legal"], slow.fields["cost"]) == (False, None)
    assert slow.ruling.steps[-1].data["needed"] == 6


def test_27_5d_the_way_names_what_it_destroys() -> None:
    """Squares and walls, one side of a shut corner, and none that an open corner spares."""
    figures = {"cap": figure("C5", values={"speed": 4}, abilities="improved-movement:destroy-blocking")}
    parts = {"blocking": ["D5", "E4"], "walls": ["E5/F5", "C5/C6"]}
    assert walk(["D5", "E5", "F5"], figures, **parts)["destroyed"] == ["D5", "E5/F5"]
    assert walk(["D6", "E6"], figures, **parts)["destroyed"] in (["D5"], ["C5/C6"])
    assert walk(["D4"], figures, **parts)["destroyed"] == []


def test_27_5d_a_larger_base_follows_through_what_its_chosen_square_destroyed() -> None:
    """R25: the hind part of a 1×2 base lies on the debris; of blocking terrain that nobody entered it never does."""
    figures = {"cap": figure(["A1", "B1"], values={"speed": 3}, abilities="improved-movement:destroy-blocking")}
    lane: dict[str, Any] = {"size": [6, 1], "blocking": ["C1:D1"]}
    found = walk(["B1", "C1", "D1"], figures, **lane)
    assert (found["legal"], found["destroyed"]) == (True, ["C1", "D1"])
    assert not walk(["B1", "C1"], {"cap": figure(["A1", "B1"], values={"speed": 3})}, **lane)["legal"]
    wide: dict[str, Any] = {"size": [6, 2], "blocking": ["C1:C2"]}
    tank = {"cap": figure("A1:B2", values={"speed": 3}, abilities="improved-movement:destroy-blocking")}
    assert cited(walk(["B1", "C1"], tank, **wide)) == ["24.2d"]


def test_27_5d_the_reach_of_a_larger_base_counts_what_it_destroys_on_its_way() -> None:
    """The 1×2 base comes to lie on both squares broken in a lane, and past them; a 2×2 one needs both rows broken."""
    figures = {"cap": figure(["A1", "B1"], values={"speed": 3}, abilities="improved-movement:destroy-blocking")}
    found = reached(figures, size=[6, 1], blocking=["C1:D1"])
    assert found["costs"] == {"A1": 0, "B1": 0, "C1": 1, "D1": 2, "E1": 3}
    assert shortest("D1", figures, size=[6, 1], blocking=["C1:D1"])["cost"] == 2
    tank = {"cap": figure("A1:B2", values={"speed": 2}, abilities="improved-movement:destroy-blocking")}
    assert "C1" not in reached(tank, size=[6, 2], blocking=["C1:C2"], speed=1)["result"]
    assert {"C1", "C2"} <= set(reached(tank, size=[6, 2], blocking=["C1:C2"], speed=2)["result"])


def test_27_5d_a_search_that_is_given_up_says_so() -> None:
    """In a city block broken open in too many ways not every way is tried; the ruling names what it left out."""
    figures = {"cap": figure("A1:B2", values={"speed": 9}, abilities="improved-movement:destroy-blocking")}
    assert "move-not-all-ways" in messages(move("reachable", figures, {}, blocking=["C1:P16"]))
    assert "move-not-all-ways" not in messages(move("reachable", figures, {}, blocking=["P16"]))


def test_24_2d_any_touching_square_of_a_larger_base_may_be_the_one_that_moves() -> None:
    """A way that only the second of two touching squares may take is legal."""
    tank = {"cap": figure("B2:C3", values={"speed": 2})}
    assert walk(["D2"], tank, size=[8, 8])["from"] == "C2"
    assert walk(["D2"], tank, size=[8, 8], blocking=["D3"])["from"] == "C3"
    assert walk(["C2", "D2"], tank, size=[8, 8], blocking=["D3"])["legal"] is False


def test_27_7f_an_immobile_figure_takes_no_step() -> None:
    """R36: moving no square is all that it may do."""
    figures = {"cap": figure("C5", values={"speed": 4}, abilities="immobile")}
    found = walk(["D5"], figures)
    assert (found["fails_at"], cited(found)) == (1, ["27.7f"])
    assert reached(figures)["result"] == ["C5"]


def test_3_1_every_ruling_ends_with_its_outcome() -> None:
    """The last step says whether the way may be taken; the opening says how far and whom it leaves."""
    figures = {**CAP, "foe": figure("C6", "blue")}
    steps = messages(move("path", figures, {"path": ["D5"]}))
    assert steps[0] == "move-speed"
    assert "break-away-held" in steps
    assert steps[-1] == "move-legal"
    assert messages(move("path", figures, {"path": ["F5"]}))[-1] == "move-illegal"


@pytest.mark.parametrize(("kind", "given"), [("path", {"path": ["Q1"]}), ("shortest_path", {"to": "cap"})])
def test_3_1_a_way_is_made_of_squares_of_the_map(kind: str, given: dict[str, Any]) -> None:
    """A square off the map and a figure's id are bad input."""
    with pytest.raises(DocumentError, match=r"ask\.(path|to)"):
        move(kind, CAP, given)
