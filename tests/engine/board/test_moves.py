"""Basic moves: chapter 10, 13.2, 15.2, 16.3–16.8 as far as they bear on movement, 27.5, 24.2d."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.board.steps.move import Path, check_path, path
from engine.heroclix.judge import read
from engine.ruling import Ruling
from tests.engine.board.asking import ask, figure, reach

CAP = {"cap": figure("C5")}
EVERYTHING = "improved-movement:elevated improved-movement:blocking improved-movement:characters"


def way(squares: list[str], speed: int, figures: dict[str, dict[str, object]], **parts: object) -> Path:
    """Return what a way given square by square comes to."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [16, 16], **parts},
        "figures": [{"id": name, **given} for name, given in figures.items()],
        "ask": {"type": "reachable", "figure": "cap"},
    }
    position = read(document)[0]
    columns = position.map.columns
    numbers = [(int(name[1:]) - 1) * columns + ord(name[0]) - ord("A") for name in squares]
    value = check_path(position, position.figure("cap"), numbers, speed).value
    assert isinstance(value, Path)
    return value


def shortest(to: int, speed: int, figures: dict[str, dict[str, object]], **parts: object) -> Ruling:
    """Return the ruling on the shortest way to the square of that number."""
    document = {
        "ruleset": "heroclix-modern",
        "map": {"size": [16, 16], **parts},
        "figures": [{"id": name, **given} for name, given in figures.items()],
        "ask": {"type": "reachable", "figure": "cap"},
    }
    position = read(document)[0]
    return path(position, position.figure("cap"), to, speed)


def test_10_2_a_move_goes_in_eight_directions() -> None:
    """One square of speed: the square itself and its eight neighbours; two squares: twenty-five."""
    assert reach("cap", 1, CAP) == {"B4", "C4", "D4", "B5", "C5", "D5", "B6", "C6", "D6"}
    assert len(reach("cap", 2, CAP)) == 25


def test_10_5_moving_no_square_leaves_the_figure_where_it_is() -> None:
    """Speed 0 reaches the own square alone."""
    assert reach("cap", 0, CAP) == {"C5"}


def test_10_2_squares_are_sorted_by_column_then_row() -> None:
    """The order of the answer; columns after Z come after it."""
    found = ask({"type": "reachable", "figure": "cap", "speed": 1}, {"cap": figure("Z2")}, size=[30, 30]).fields
    assert found["result"] == ["Y1", "Y2", "Y3", "Z1", "Z2", "Z3", "AA1", "AA2", "AA3"]


def test_10_2_the_default_speed_is_the_calculated_one() -> None:
    """Left out, the speed is what the figure's value comes to, modifiers included; it has to be given."""
    modified = {"cap": figure("C5", values={"speed": 1}, modifiers=[{"value": "speed", "add": 1, "from": "Perplex"}])}
    assert len(ask({"type": "reachable", "figure": "cap"}, modified).fields["result"]) == 25  # type: ignore[arg-type]
    with pytest.raises(DocumentError, match=r"figures\[0\]\.values\.speed"):
        ask({"type": "reachable", "figure": "cap"}, CAP)


def test_15_2_nobody_moves_past_the_edge_of_the_map() -> None:
    """In the corner four squares are left."""
    assert reach("cap", 1, {"cap": figure("A1")}) == {"A1", "B1", "A2", "B2"}


def test_16_2a_hindering_terrain_does_not_slow() -> None:
    """Hindering and water are entered as clear ground."""
    assert len(reach("cap", 2, CAP, hindering=["B4:D6"], water=["D5"])) == 25


def test_16_3a_blocking_terrain_is_not_entered() -> None:
    """Not the square itself; past it at a corner one open side is enough, two shut ones are not."""
    assert reach("cap", 1, CAP, blocking=["D5"]) == {"B4", "C4", "D4", "B5", "C5", "B6", "C6", "D6"}
    assert "D6" not in reach("cap", 1, CAP, blocking=["D5", "C6"])


def test_16_4a_walls_and_windows_bar_and_doors_do_not() -> None:
    """Across a wall or window it is three steps round; through a door one."""
    for kind in ("walls", "windows"):
        assert "D5" not in reach("cap", 1, CAP, **{kind: ["C4/D4", "C5/D5", "C6/D6"]})
        assert "D5" in reach("cap", 2, CAP, **{kind: ["C5/D5", "C6/D6"]})
    assert "D5" in reach("cap", 1, CAP, doors=["C4/D4", "C5/D5", "C6/D6"])


@pytest.mark.parametrize(
    ("walls", "open_"),
    [
        (["C5/D5"], True),
        (["C5/D5", "C5/C6"], False),
        (["C5/D5", "D5/D6"], True),
        (["C5/D5", "C6/D6"], False),
    ],
)
def test_16_8a_a_corner_takes_the_less_restrictive_side(walls: list[str], open_: bool) -> None:
    """R9: two walls on different sides of the corner bar the step, two on one side do not."""
    assert ("D6" in reach("cap", 1, CAP, walls=walls)) is open_


def test_10_7a_friends_are_moved_through_but_not_stood_upon() -> None:
    """Behind a friend in a corridor the way goes on; on its square it does not end."""
    figures = {**CAP, "friend": figure("D5")}
    found = reach("cap", 2, figures, blocking=["C4", "D4", "E4", "C6", "D6", "E6", "B4:B6"])
    assert found == {"C5", "E5"}


def test_10_7d_opposing_figures_bar_the_way() -> None:
    """In the same corridor an opponent two squares off stops the move and its square is not entered."""
    figures = {**CAP, "foe": figure("E5", "blue")}
    found = reach("cap", 5, figures, blocking=["C4", "D4", "E4", "C6", "D6", "E6", "F4:F6", "B4:B6"])
    assert found == {"C5", "D5"}


def test_10_7b_entering_adjacency_of_an_opponent_stops() -> None:
    """The square behind an opponent, four squares away, takes six: the ring around it is not passed through."""
    figures = {**CAP, "foe": figure("F5", "blue")}
    assert {"E4", "E5", "E6"} <= reach("cap", 3, figures)
    assert "G5" in reach("cap", 4, CAP)
    assert "G5" not in reach("cap", 5, figures)
    assert "G5" in reach("cap", 6, figures)


def test_10_7b_an_opponent_behind_a_wall_does_not_stop() -> None:
    """Without adjacency nobody stops."""
    figures = {**CAP, "foe": figure("E6", "blue")}
    parts = {"blocking": ["C4:G4"], "size": [16, 5]}
    assert "G5" in reach("cap", 4, CAP, **parts)
    walls = {"walls": ["D5/D6", "E5/E6", "F5/F6", "C5/C6", "G5/G6"], "blocking": ["C4:G4"]}
    assert "G5" in reach("cap", 4, figures, **walls)
    assert "G5" not in reach("cap", 4, figures, blocking=["C4:G4"])


def test_10_8_after_breaking_away_old_opponents_do_not_stop() -> None:
    """R10: squares adjacent to whom it was adjacent to are passed, a new opponent still stops."""
    corridor = {"blocking": ["A4:H4"], "size": [8, 6]}
    figures = {**CAP, "old": figure("D6", "blue")}
    assert "F5" in reach("cap", 3, figures, **corridor)
    both = {**figures, "new": figure("F6", "blue")}
    assert "E5" in reach("cap", 3, both, **corridor)
    assert "F5" not in reach("cap", 3, both, **corridor)


def test_16_5a_a_change_of_elevation_stops() -> None:
    """Onto a roof and off it: one step, then the move ends."""
    parts = {"elevated": {2: ["D1:D16"]}}
    found = reach("cap", 3, CAP, **parts)
    assert {"D4", "D5", "D6"} <= found
    assert not {name for name in found if name[0] == "E"}
    assert "E5" in reach("cap", 1, {"cap": figure("D5")}, **parts)
    assert "F5" not in reach("cap", 2, {"cap": figure("D5")}, **parts)


def test_16_7b_transitions_are_passed_straight() -> None:
    """Through the diamond the move goes on; diagonally past it, it stops."""
    parts = {"elevated": {2: ["D1:E16"]}, "transitions": ["C5/D5"]}
    assert "E5" in reach("cap", 2, CAP, **parts)
    assert "E5" not in reach("cap", 2, {"cap": figure("C6")}, **parts)
    assert "E5" in reach("cap", 3, {"cap": figure("C6")}, **parts)


def test_16_8a_a_corner_beside_another_elevation_stops() -> None:
    """R9: with blocking on one side and a roof on the other the move ends; either ignored, it goes on."""
    parts = {"blocking": ["D5"], "elevated": {2: ["C6"]}}
    assert way(["D6", "E6"], 5, CAP, **parts).fails_at == 2
    assert way(["D6"], 5, CAP, **parts).legal
    for ability in ("improved-movement:elevated", "improved-movement:blocking"):
        assert way(["D6", "E6"], 5, {"cap": figure("C5", abilities=ability)}, **parts).legal


def test_27_5a_elevated_does_not_stop_whoever_ignores_it() -> None:
    """With Improved Movement: Elevated the roof is crossed."""
    cap = {"cap": figure("C5", abilities="improved-movement:elevated")}
    assert "F5" in reach("cap", 3, cap, elevated={2: ["D1:E16"]})


def test_27_5b_blocking_is_moved_through_and_never_an_end() -> None:
    """Improved Movement: Blocking passes squares and walls; 13.2 forbids to end there."""
    cap = {"cap": figure("C5", abilities="improved-movement:blocking")}
    found = reach("cap", 2, cap, blocking=["D1:D16"], walls=["D5/E5"], setting="indoor")
    assert {"E4", "E5", "E6"} <= found
    assert not {name for name in found if name[0] == "D"}


def test_27_5c_outdoor_blocking_alone() -> None:
    """Outdoor blocking terrain and walls are passed, indoor ones not; a wall on the border is indoor."""
    cap = {"cap": figure("C5", abilities="flight")}
    wall = {"blocking": ["D1:D16"]}
    assert "E5" in reach("cap", 2, cap, **wall)
    assert "E5" not in reach("cap", 2, cap, **wall, setting="indoor")
    border = {"walls": [f"C{row}/D{row}" for row in range(1, 17)], "setting": "mixed"}
    assert "D5" in reach("cap", 1, cap, **border)
    assert "D5" not in reach("cap", 1, cap, **border, indoor=["D1:D16"])


def test_27_5d_destroy_blocking_may_end_where_blocking_stood() -> None:
    """R25: entering destroys it at once."""
    cap = {"cap": figure("C5", abilities="improved-movement:destroy-blocking")}
    assert {"D5", "E5"} <= reach("cap", 2, cap, blocking=["D1:D16"], walls=["D5/E5"])


def test_27_5d_adjacency_is_judged_without_what_was_destroyed() -> None:
    """R25: through a corner shut on both sides one side breaks; if either way opens it to an opponent, it stops."""
    cap = {"cap": figure("C3", abilities="improved-movement:destroy-blocking")}
    shut = {"blocking": ["D3", "C2", "E2", "D1"]}
    one, other = {"one": figure("E3", "blue")}, {"other": figure("C1", "blue")}
    assert way(["D2", "E1"], 5, cap | one | other, **shut).fails_at == 2
    assert way(["D2", "E1"], 5, cap | one, **shut).legal
    assert way(["D2", "E1"], 5, cap | other, **shut).legal


def test_27_5e_characters_are_passed_and_left() -> None:
    """Improved Movement: Characters goes through opponents, past others, and breaks away automatically."""
    figures = {
        "cap": figure("C5", abilities="improved-movement:characters"),
        "near": figure("D5", "blue"),
        "far": figure("F5", "blue"),
    }
    corridor = {"blocking": ["A4:H4", "A6:H6"], "size": [8, 6]}
    found = ask({"type": "reachable", "figure": "cap", "speed": 4}, figures, **corridor).fields
    assert found["break_away"] == "automatic"
    assert {"E5", "G5"} <= set(found["result"])  # type: ignore[call-overload]
    assert not {"D5", "F5"} & set(found["result"])  # type: ignore[call-overload]


def test_27_5f_move_through_must_still_break_away() -> None:
    """Move Through passes opponents like Characters, but the roll is needed."""
    figures = {"cap": figure("C5", powers="leap-climb"), "near": figure("D5", "blue")}
    found = ask(
        {"type": "reachable", "figure": "cap", "speed": 2}, figures, blocking=["A4:H4", "A6:H6"], setting="indoor"
    )
    assert (found.fields["break_away"], found.fields["succeeds_on"]) == ("roll", [4, 5, 6])
    assert "E5" in found.fields["result"]  # type: ignore[operator]


def test_27_1c_phasing_is_an_action_of_its_own() -> None:
    """Phasing/Teleport gives a basic move nothing."""
    cap = {"cap": figure("C5", powers="phasing-teleport")}
    assert "E5" not in reach("cap", 2, cap, blocking=["D1:D16"])


def test_27_1d_earthbound_takes_flights_gifts() -> None:
    """A flier that is neutralized walks."""
    cap = {"cap": figure("C5", abilities="flight", powers="earthbound-neutralized")}
    assert "E5" not in reach("cap", 2, cap, blocking=["D1:D16"])


def test_27_7f_an_immobile_figure_stays() -> None:
    """R36: its own square alone."""
    assert reach("cap", 5, {"cap": figure("C5", abilities="immobile")}) == {"C5"}


def test_13_2_a_stop_in_an_occupied_square_is_no_step() -> None:
    """A friend on the roof's rim: the step there would have to end, so it is not taken; a flier goes on."""
    parts = {"elevated": {2: ["D5:H5"]}, "blocking": ["A4:H4", "A6:H6", "B5"], "size": [8, 6], "setting": "indoor"}
    assert reach("cap", 3, {**CAP, "friend": figure("D5")}, **parts) == {"C5"}
    flier = {"cap": figure("C5", abilities="flight"), "friend": figure("D5")}
    assert reach("cap", 3, flier, **parts) == {"C5", "E5", "F5"}


def test_10_2_the_shortest_way_is_given() -> None:
    """Round a wall, with its length; too far and walled in are said apart."""
    parts = {"walls": [f"C{row}/D{row}" for row in range(4, 7)]}
    ruling = shortest(4 * 16 + 3, 5, CAP, **parts)
    assert isinstance(ruling.value, Path)
    assert len(ruling.value.squares) == 4
    assert shortest(4 * 16 + 3, 2, CAP, **parts).steps[-1].message == "move-too-far"
    walled = {"walls": ["C5/D5", "B5/C5", "C4/C5", "C5/C6"]}
    assert shortest(4 * 16 + 3, 9, CAP, **walled).steps[-1].message == "move-no-way"
    assert shortest(4 * 16 + 3, 9, CAP, blocking=["D5"]).steps[-1].message == "move-ends-blocking"
    occupied = {**CAP, "friend": figure("D5")}
    assert shortest(4 * 16 + 3, 9, occupied).steps[-1].message == "move-ends-occupied"


@pytest.mark.parametrize(
    ("squares", "fails_at"),
    [
        (["D5", "E5"], None),
        (["C5", "D5", "E5"], None),
        (["D5", "F5"], 2),
        (["D5", "E5", "F5", "G5"], 4),
        (["C4"], 1),
        (["D5", "D4"], 2),
    ],
)
def test_10_2_a_way_is_checked_step_by_step(squares: list[str], fails_at: int | None) -> None:
    """The first step not allowed is named: a leap, one past the speed, one into blocking terrain or a friend."""
    figures = {**CAP, "friend": figure("D4")}
    assert way(squares, 3, figures, blocking=["C4"]).fails_at == fails_at


def test_10_7b_a_way_does_not_go_on_after_a_stop() -> None:
    """Past an opponent's square of adjacency the next step is the one refused."""
    figures = {**CAP, "foe": figure("E6", "blue")}
    assert way(["D5"], 5, figures).legal
    assert way(["D5", "E4"], 5, figures).fails_at == 2


def test_24_2d_a_larger_base_needs_room_for_all_its_squares() -> None:
    """P11: a 2×2 base does not squeeze through a gap of one square, a single base does."""
    gap = {"blocking": ["D1:D4", "D6:D16"]}
    tank = {"cap": figure(["B5", "C5", "B6", "C6"])}
    assert "F5" in reach("cap", 4, CAP, **gap)
    assert "E5" not in reach("cap", 2, tank, **gap)
    assert {"A4", "B4", "B5", "C6"} <= reach("cap", 1, tank, **gap)


def test_24_2d_the_chosen_square_moves_as_a_single_base() -> None:
    """P11: once through the gap with the whole base the move may end, and every square it may occupy is listed."""
    gap = {"blocking": ["D1:D4", "D6:D16"]}
    tank = {"cap": figure(["B5", "C5", "B6", "C6"])}
    assert "F6" in reach("cap", 4, tank, **gap)


def test_24_2d_an_extended_base_turns() -> None:
    """P11: a 1×2 base turns by a right angle when its other square moves no farther than the chosen one."""
    cap = {"cap": figure(["C5", "D5"])}
    walls = {"blocking": ["A4:B16", "C7:H16", "E5:E6", "A1:H1", "F2:H6"], "size": [8, 16]}
    assert "D6" in reach("cap", 1, cap, **walls)


def test_24_2d_the_largest_base_reaches_the_whole_board_however_fast() -> None:
    """A 3×6 base gets everywhere on an empty board, and more speed than that takes adds nothing."""
    colossus = {"cap": figure("B2:D7", size="colossal")}
    board = [12, 12]
    assert len(reach("cap", 12, colossus, size=board)) == 144
    assert reach("cap", 99, colossus, size=board) == reach("cap", 12, colossus, size=board)


def test_24_2d_a_larger_base_is_told_how_far_its_way_is() -> None:
    """A square past its speed is too far for it, with the squares that the way takes; behind a wall there is no way."""
    tank = {"cap": figure(["B5", "C5", "B6", "C6"])}
    last = shortest(4 * 16 + 5, 2, tank).steps[-1]
    assert (last.message, last.data["needed"]) == ("move-too-far", 3)
    assert shortest(4 * 16 + 5, 2, tank, blocking=["E1:E16"]).steps[-1].message == "move-no-way"


def test_24_2c_a_larger_base_stays_on_one_level_unless_it_flies() -> None:
    """A standard base never straddles the rim; with Flight, or giant, it does."""
    parts = {"elevated": {2: ["E1:E16"]}}
    base = ["C5", "D5"]
    assert "E5" not in reach("cap", 1, {"cap": figure(base)}, **parts, blocking=["E4", "E6"])
    assert "E5" in reach("cap", 1, {"cap": figure(base, abilities="flight")}, **parts)
    assert "E5" in reach("cap", 1, {"cap": figure(base, size="giant")}, **parts)


def test_24_2d_a_base_does_not_turn_on_a_map_too_narrow_for_it() -> None:
    """P11: two by four squares lie lengthwise alone on three columns, whichever way their square goes."""
    base = [f"{column}{row}" for column in "AB" for row in range(2, 6)]
    figures = {"tank": figure(base), "page": figure("B1", "blue"), "wasp": figure("A6", "blue")}
    question = {"type": "reachable", "figure": "tank", "speed": 3, "direct": True}
    found = ask(question, figures, size=[3, 7], walls=["A6/B6", "A5/A6", "C1/C2"])
    assert set(found.fields["result"]) == {f"{column}{row}" for column in "BC" for row in range(2, 6)} | {"B6", "C6"}
