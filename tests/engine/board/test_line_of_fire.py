"""Lines of fire on one level: chapter 11.4 and 16.2–16.4, 16.8, 16.9, with the exemptions of 27."""

from __future__ import annotations

import pytest

from tests.engine.board.asking import figure, line, messages, result

TWO = {"cap": figure("C5"), "ultron": figure("G5", "blue")}
DIAGONAL = {"cap": figure("C5"), "ultron": figure("D6", "blue")}


def test_11_4_a_line_over_clear_squares_is_clear() -> None:
    """Nothing on the way: clear, with the two squares and the distance between them."""
    fields = line("cap", "ultron", TWO).fields
    assert fields == {
        "result": "clear",
        "from_square": "C5",
        "to_square": "G5",
        "distance": 4,
        "direct": True,
        "blocked_by": [],
        "hindered_by": [],
        "clear_if": [],
        "cards": [],
    }


def test_11_4_a_figures_id_wins_over_a_square_of_the_same_name() -> None:
    """A figure whose id looks like a square is asked about as a figure."""
    fields = line("cap", "A1", {**TWO, "A1": figure("C9", "blue")}).fields
    assert fields["to_square"] == "C9"


def test_11_4c_a_figure_between_blocks() -> None:
    """A figure of the same size on the line blocks it, whosever it is, and is named."""
    for side in ("red", "blue"):
        found = line("cap", "ultron", {**TWO, "wasp": figure("E5", side)}).fields
        assert (found["result"], found["blocked_by"]) == ("blocked", [{"figure": "wasp", "rule": "11.4c"}])


def test_11_4c_a_figure_beside_the_line_does_not_block() -> None:
    """One square off the line changes nothing."""
    assert result("cap", "ultron", {**TWO, "wasp": figure("E6")}) == "clear"


@pytest.mark.parametrize(
    ("source", "between", "target", "expected"),
    [
        ("standard", "tiny", "standard", "clear"),
        ("tiny", "tiny", "tiny", "blocked"),
        ("tiny", "standard", "giant", "clear"),
        ("giant", "standard", "tiny", "clear"),
        ("standard", "giant", "standard", "blocked"),
        ("giant", "giant", "colossal", "clear"),
        ("giant", "colossal", "giant", "blocked"),
        ("colossal", "colossal", "tiny", "blocked"),
    ],
)
def test_21_2b_smaller_figures_do_not_block(source: str, between: str, target: str, expected: str) -> None:
    """R1: smaller than either end is enough; as large as both blocks."""
    figures = {
        "a": figure("C5", size=source),
        "b": figure("E5", size=between),
        "c": figure("G5", "blue", size=target),
    }
    assert result("a", "c", figures) == expected


def test_11_4a_bare_squares_have_no_size() -> None:
    """R15: asked from the square of a giant, a tiny figure on the way blocks; asked from the giant it does not."""
    figures = {"giant": figure("C5", size="giant"), "wasp": figure("E5", size="tiny")}
    assert (result("C5", "G5", figures), result("giant", "G5", figures)) == ("blocked", "clear")


def test_16_3b_blocking_terrain_blocks() -> None:
    """A blocking square on the line blocks and is named; one beside it does not."""
    found = line("cap", "ultron", TWO, blocking=["E5"]).fields
    assert (found["result"], found["blocked_by"]) == ("blocked", [{"square": "E5", "rule": "16.3b"}])
    assert result("cap", "ultron", TWO, blocking=["E4", "E6"]) == "clear"


def test_16_3b_the_target_square_counts_and_the_source_square_does_not() -> None:
    """A line to a blocking square is blocked, one from it is not."""
    assert (result("A1", "C1", blocking=["C1"]), result("C1", "A1", blocking=["C1"])) == ("blocked", "clear")


def test_11_4c_the_culprits_come_nearest_to_the_source_first() -> None:
    """The order of what blocks follows the line, from either end."""
    figures = {**TWO, "wasp": figure("D5")}
    there, back = (line(*ends, figures, blocking=["F5"]).fields for ends in (("cap", "ultron"), ("ultron", "cap")))
    assert [next(iter(culprit.values())) for culprit in there["blocked_by"]] == ["wasp", "F5"]
    assert [next(iter(culprit.values())) for culprit in back["blocked_by"]] == ["F5", "wasp"]


def test_16_2b_hindering_on_the_way_or_under_the_target_hinders() -> None:
    """Hindering terrain under the target or between hinders; under the source it does not."""
    assert result("cap", "ultron", TWO, hindering=["E5"]) == "hindered"
    assert result("cap", "ultron", TWO, hindering=["G5"]) == "hindered"
    assert result("cap", "ultron", TWO, hindering=["C5"]) == "clear"
    assert line("cap", "ultron", TWO, hindering=["E5"]).fields["hindered_by"] == [{"square": "E5", "rule": "16.2b"}]


def test_16_2b_only_the_square_drawn_from_is_spared_under_a_larger_base() -> None:
    """R35: hindering under another square of one's own base hinders."""
    figures = {"tank": figure(["C5", "D5"]), "ultron": figure("C9", "blue"), "wasp": figure("H5", "blue")}
    assert result("tank", "wasp", figures, hindering=["C5", "D5"]) == "clear"  # from D5
    assert result("wasp", "tank", figures, hindering=["D5"]) == "hindered"
    assert result("C5", "H5", {"tank": figure(["C5", "D5"])}, hindering=["D5"]) == "hindered"


def test_11_4b_a_line_to_oneself_is_hindered_in_hindering_terrain_and_never_blocked() -> None:
    """R17: hindered in hindering terrain, not even Stealth blocks it; Improved Targeting: Hindering clears it."""
    turn = {"active": "blue"}
    hiding = {"cap": figure("C5", powers="stealth")}
    assert result("cap", "cap", {"cap": figure("C5")}) == "clear"
    assert result("cap", "cap", hiding, hindering=["C5"], turn=turn) == "hindered"
    sharp = {"cap": figure("C5", abilities="improved-targeting:hindering")}
    assert result("cap", "cap", sharp, hindering=["C5"]) == "clear"


def test_16_2b_two_in_the_same_hindering_square() -> None:
    """A line drawn from a bare square to a figure in that very square is hindered."""
    assert result("C5", "cap", {"cap": figure("C5")}, hindering=["C5"]) == "hindered"


def test_16_4b_walls_block() -> None:
    """A wall across the line blocks and is named by its edge; a wall along the line does not."""
    found = line("cap", "ultron", TWO, walls=["D5/E5"]).fields
    assert (found["result"], found["blocked_by"]) == ("blocked", [{"edge": "D5/E5", "rule": "16.4b"}])
    assert result("cap", "ultron", TWO, walls=["D5/D6", "D4/D5"]) == "clear"


def test_16_4f_windows_do_not_impede_lines_of_fire() -> None:
    """Through a window the line is clear."""
    assert result("cap", "ultron", TWO, windows=["D5/E5"]) == "clear"


def test_16_4g_doors_block_lines_of_fire() -> None:
    """A door is a wall for lines of fire."""
    assert line("cap", "ultron", TWO, doors=["D5/E5"]).fields["blocked_by"] == [{"edge": "D5/E5", "rule": "16.4g"}]


def test_16_8b_one_open_side_of_a_corner_is_enough() -> None:
    """A diagonal past one blocking square is clear; between two it is blocked."""
    assert result("cap", "ultron", DIAGONAL, blocking=["D5"]) == "clear"
    assert result("cap", "ultron", DIAGONAL, blocking=["C6"]) == "clear"
    both = line("cap", "ultron", DIAGONAL, blocking=["D5", "C6"]).fields
    assert both["result"] == "blocked"
    assert {tuple(culprit.items()) for culprit in both["blocked_by"]} == {
        (("square", "D5"), ("rule", "16.8b")),
        (("square", "C6"), ("rule", "16.8b")),
    }


def test_16_8b_the_least_restricted_side_counts() -> None:
    """Blocking on one side and hindering on the other is hindered; hindering and clear is clear."""
    assert result("cap", "ultron", DIAGONAL, blocking=["D5"], hindering=["C6"]) == "hindered"
    assert result("cap", "ultron", DIAGONAL, hindering=["C6"]) == "clear"
    assert result("cap", "ultron", DIAGONAL, hindering=["C6", "D5"]) == "hindered"


@pytest.mark.parametrize(
    ("walls", "expected"),
    [
        (["C5/D5", "C5/C6"], "blocked"),
        (["C5/D5", "C6/D6"], "blocked"),
        (["D5/D6", "C6/D6"], "blocked"),
        (["C5/D5", "D5/D6"], "clear"),
        (["C5/C6", "C6/D6"], "clear"),
        (["C5/D5"], "clear"),
        (["C4/D4", "B5/B6"], "clear"),
    ],
)
def test_16_8b_walls_shut_the_side_whose_square_they_border(walls: list[str], expected: str) -> None:
    """R4: a side has its square and the two wall edges that touch the point; walls shut their own side only."""
    assert result("cap", "ultron", DIAGONAL, walls=walls) == expected


def test_16_8b_figures_beside_a_corner_count() -> None:
    """Two figures on both sides block a diagonal, one does not."""
    one, two = {"x": figure("D5")}, {"x": figure("D5"), "y": figure("C6")}
    assert (result("cap", "ultron", DIAGONAL | one), result("cap", "ultron", DIAGONAL | two)) == ("clear", "blocked")


def test_16_8b_every_slope_through_a_corner_counts() -> None:
    """R4: the line from A1 to D2 passes the corner between B1, C1, B2 and C2 exactly."""
    assert result("A1", "D2", blocking=["C1"]) == "clear"
    assert result("A1", "D2", blocking=["C1", "B2"]) == "blocked"
    assert result("A1", "D2", blocking=["B1"]) == "blocked"


def test_16_8b_a_line_that_misses_the_corner_crosses_the_square() -> None:
    """From A1 to C2 no corner is met: the line crosses B1 and B2, and either blocks."""
    assert (result("A1", "C2", blocking=["B1"]), result("A1", "C2", blocking=["B2"])) == ("blocked", "blocked")
    assert "lof-corners-open" not in messages(line("A1", "C2"))


@pytest.mark.parametrize(
    ("ability", "obstacle"),
    [
        ("improved-targeting:hindering", {"hindering": ["E5", "G5"]}),
        ("improved-targeting:blocking", {"blocking": ["E5"], "walls": ["C5/D5"], "doors": ["D5/E5"]}),
    ],
)
def test_27_6_improved_targeting_ignores_terrain(ability: str, obstacle: dict[str, list[str]]) -> None:
    """With the ability the line is clear, without it or when it can't be used it is not; the target's does not help."""
    ultron = figure("G5", "blue")
    assert result("cap", "ultron", {"cap": figure("C5", abilities=ability), "ultron": ultron}, **obstacle) == "clear"
    assert result("cap", "ultron", TWO, **obstacle) != "clear"
    helped = {"cap": figure("C5"), "ultron": figure("G5", "blue", abilities=ability)}
    assert result("cap", "ultron", helped, **obstacle) != "clear"
    taken = {"cap": figure("C5", abilities=ability, cant_use=ability), "ultron": ultron}
    assert result("cap", "ultron", taken, **obstacle) != "clear"


def test_27_6e_characters_are_ignored() -> None:
    """Improved Targeting: Characters passes figures, even colossal ones, but not blocking terrain."""
    cap = figure("C5", abilities="improved-targeting:characters")
    figures = {**TWO, "cap": cap, "hulk": figure("E5", size="colossal")}
    assert result("cap", "ultron", figures) == "clear"
    assert result("cap", "ultron", figures, blocking=["F5"]) == "blocked"


def test_27_1d_earthbound_takes_improved_targeting() -> None:
    """R24: every Improved Targeting is gone, whatever grants it; Great Size's own sentence on lines of fire stays."""
    cap = figure("C5", abilities="improved-targeting:blocking", powers="earthbound-neutralized")
    assert result("cap", "ultron", {**TWO, "cap": cap}, blocking=["E5"]) == "blocked"
    giant = figure("C5", size="giant", powers="earthbound-neutralized")
    assert result("cap", "ultron", {**TWO, "cap": giant}, blocking=["E5"]) == "clear"


def test_27_7e_great_size_ignores_outdoor_blocking_alone() -> None:
    """To or from a giant, outdoor blocking terrain and walls do not block; indoor ones do."""
    for size in ("giant", "colossal"):
        figures = {"cap": figure("C5"), "hulk": figure("G5", "blue", size=size)}
        for ends in (("cap", "hulk"), ("hulk", "cap")):
            assert result(*ends, figures, blocking=["E5"], walls=["C5/D5"]) == "clear"
            assert result(*ends, figures, blocking=["E5"], setting="indoor") == "blocked"
            assert result(*ends, figures, walls=["C5/D5"], setting="mixed", indoor=["D5"]) == "blocked"
            assert result(*ends, figures, walls=["C5/D5"], setting="mixed", indoor=["E5"]) == "clear"


def test_27_7e_great_size_is_hindered_by_the_targets_square_alone() -> None:
    """Hindering on the way does not count, under the target it does."""
    figures = {"cap": figure("C5"), "hulk": figure("G5", "blue", size="giant")}
    assert result("cap", "hulk", figures, hindering=["D5", "E5"]) == "clear"
    assert result("cap", "hulk", figures, hindering=["G5"]) == "hindered"
    assert result("hulk", "cap", figures, hindering=["G5"]) == "clear"


STEALTH = {"cap": figure("C5"), "batman": figure("G5", "blue", powers="stealth")}


def test_27_1k_stealth_blocks_hindered_lines() -> None:
    """Hindered and not its turn: blocked, by the figure itself; a clear line stays clear."""
    found = line("cap", "batman", STEALTH, hindering=["G5"], turn={"active": "red"}).fields
    assert (found["result"], found["blocked_by"]) == ("blocked", [{"figure": "batman", "rule": "27.1k"}])
    assert found["hindered_by"] == [{"square": "G5", "rule": "16.2b"}]
    assert result("cap", "batman", STEALTH, turn={"active": "red"}) == "clear"


def test_27_1k_stealth_sleeps_in_its_own_turn() -> None:
    """In the turn of its side the line is merely hindered; without a turn it is the drawing figure's (R22)."""
    assert result("cap", "batman", STEALTH, hindering=["G5"], turn={"active": "blue"}) == "hindered"
    assert result("cap", "batman", STEALTH, hindering=["G5"]) == "blocked"
    friends = {"robin": figure("C5", "blue"), "batman": STEALTH["batman"]}
    assert result("robin", "batman", friends, hindering=["G5"]) == "hindered"
    assert result("robin", "batman", friends, hindering=["G5"], turn={"active": "red"}) == "blocked"


def test_27_1k_stealth_yields_to_neighbours_and_bare_squares() -> None:
    """R21: an adjacent figure, or a line from a square, is not blocked; across a wall nobody is adjacent."""
    close = {"cap": figure("F5"), "batman": STEALTH["batman"]}
    assert result("cap", "batman", close, hindering=["G5"]) == "hindered"
    assert result("C5", "batman", STEALTH, hindering=["G5"]) == "hindered"
    window = line("cap", "batman", close, hindering=["G5"], windows=["F5/G5"])
    assert window.fields["result"] == "blocked"


def test_27_6b_stealth_does_not_help_against_improved_targeting_hindering() -> None:
    """The line cannot be hindered, so Stealth has nothing to block."""
    figures = {**STEALTH, "cap": figure("C5", abilities="improved-targeting:hindering")}
    assert result("cap", "batman", figures, hindering=["G5"]) == "clear"


def test_24_2e_the_least_restricted_pair_of_a_larger_base_counts() -> None:
    """R18: the clear pair counts though it is longer; of two as clear the shorter."""
    figures = {"cap": figure("A5"), "tank": figure(["C5", "D5", "C6", "D6"], "blue")}
    assert line("cap", "tank", figures).fields["to_square"] == "C5"
    found = line("cap", "tank", figures, hindering=["C5"]).fields
    assert (found["result"], found["to_square"], found["distance"]) == ("clear", "C6", 2)


def test_24_2e_other_squares_of_the_bases_do_not_block() -> None:
    """R7, R16: neither the target's own base nor that of who stands on a bare square at the end."""
    figures = {"cap": figure("A5"), "tank": figure(["C5", "D5"], "blue")}
    assert result("A5", "D5", figures) == "clear"
    assert result("cap", "D5", figures) == "clear"
    assert result("cap", "E5", figures) == "blocked"


def test_27_6d_destroy_blocking_opens_one_piece() -> None:
    """R20: one square or one wall, in a range attack only."""
    cap = figure("C5", abilities="improved-targeting:destroy-blocking")
    figures = {**TWO, "cap": cap}
    assert result("cap", "ultron", figures, blocking=["E5"]) == "clear"
    assert result("cap", "ultron", figures, walls=["D5/E5"]) == "clear"
    assert result("cap", "ultron", figures, blocking=["E5"], purpose="effect") == "blocked"
    assert result("cap", "ultron", figures, blocking=["E5", "F5"]) == "blocked"
    assert result("cap", "ultron", figures, blocking=["E5"], walls=["D5/E5"]) == "blocked"
    assert result("cap", "ultron", {**figures, "wasp": figure("E5")}) == "blocked"


def test_27_6d_a_shut_corner_costs_its_cheaper_side() -> None:
    """R20: with one piece on one side the corner opens, with two on either side it does not."""
    figures = {**DIAGONAL, "cap": figure("C5", abilities="improved-targeting:destroy-blocking")}
    assert result("cap", "ultron", figures, blocking=["D5", "C6"]) == "clear"
    assert result("cap", "ultron", figures, blocking=["D5", "C6"], walls=["C5/D5", "C6/D6"]) == "blocked"


def test_27_6d_what_would_better_a_hindered_line_is_mentioned() -> None:
    """R20: the line stays hindered, and the ruling names the piece whose opening would clear it."""
    figures = {**DIAGONAL, "cap": figure("C5", abilities="improved-targeting:destroy-blocking")}
    found = line("cap", "ultron", figures, blocking=["D5"], hindering=["C6"])
    assert found.fields["result"] == "hindered"
    assert "lof-option-to-open" in messages(found)


def test_16_9a_what_is_to_be_destroyed_does_not_block() -> None:
    """The line to a blocking square is open only when it is to be destroyed; what stands before it still blocks."""
    assert result("cap", "G5", {"cap": figure("C5")}, blocking=["G5"]) == "blocked"
    assert result("cap", "G5", {"cap": figure("C5")}, blocking=["G5"], purpose="destroy") == "clear"
    assert result("cap", "G5", {"cap": figure("C5")}, blocking=["F5", "G5"], purpose="destroy") == "blocked"


def test_16_9b_a_wall_is_destroyed_through_its_near_square() -> None:
    """The line goes to the far square; neither the wall, nor blocking or a figure behind it, blocks."""
    figures = {"cap": figure("C5"), "x": figure("F5")}
    found = line("cap", "E5/F5", figures, walls=["E5/F5"], purpose="destroy").fields
    assert (found["result"], found["to_square"]) == ("clear", "F5")
    assert result("cap", "E5/F5", {"cap": figure("C5")}, walls=["E5/F5"], blocking=["F5"], purpose="destroy") == "clear"
    assert (
        result("cap", "E5/F5", {"cap": figure("C5")}, walls=["E5/F5"], blocking=["E5"], purpose="destroy") == "blocked"
    )
    assert line("H5", "E5/F5", walls=["E5/F5"], purpose="destroy").fields["to_square"] == "E5"


def test_16_9b_a_line_past_the_near_square_does_not_destroy_the_wall() -> None:
    """From C5 the line to E6 never crosses E5, so the wall between them is out of its way; from E2 it does."""
    found = line("C5", "E5/E6", walls=["E5/E6"], purpose="destroy").fields
    assert (found["result"], found["blocked_by"]) == ("blocked", [{"edge": "E5/E6", "rule": "16.9b"}])
    assert result("E2", "E5/E6", walls=["E5/E6"], purpose="destroy") == "clear"


def test_16_9b_at_a_corner_the_near_square_counts_if_its_side_does() -> None:
    """P10: the diagonal to the far square crosses the near one unless the other side is less restricted."""
    assert result("D5", "E5/E6", walls=["E5/E6"], purpose="destroy") == "clear"
    assert result("D5", "E5/E6", walls=["E5/E6"], hindering=["E5"], purpose="destroy") == "blocked"
    assert result("D5", "E5/E6", walls=["E5/E6"], hindering=["E5", "D6"], purpose="destroy") == "hindered"


def test_17_3_the_topmost_marker_decides() -> None:
    """Smoke hinders, a barrier on it blocks, debris opens blocking terrain; a marker without terrain hides nothing."""
    smoke, barrier = {"kind": "smoke", "at": ["E5"]}, {"kind": "barrier", "at": ["E5"]}
    assert result("cap", "ultron", TWO, markers=[smoke]) == "hindered"
    assert result("cap", "ultron", TWO, markers=[smoke, barrier]) == "blocked"
    assert result("cap", "ultron", TWO, markers=[barrier, smoke]) == "hindered"
    assert result("cap", "ultron", TWO, blocking=["E5"], markers=[{"kind": "debris", "at": ["E5"]}]) == "hindered"
    assert result("cap", "ultron", TWO, blocking=["E5"], markers=[{"kind": "special", "at": ["E5"]}]) == "blocked"
    clear = {"kind": "special", "at": ["E5"], "terrain": "clear"}
    assert result("cap", "ultron", TWO, blocking=["E5"], markers=[clear]) == "clear"
    assert result("cap", "ultron", TWO, hindering=["E5"], markers=[{"kind": "water", "at": ["E5"]}]) == "clear"


@pytest.mark.parametrize(("target", "direct"), [("H5", True), ("C1", True), ("F8", True), ("A7", True), ("F7", False)])
def test_11_4f_direct_lines(target: str, direct: bool) -> None:
    """Along a row, a column or a perfect diagonal; a square to the side of that is no direct line."""
    assert line("C5", target).fields["direct"] is direct
