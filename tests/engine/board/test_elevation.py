"""Lines of fire and elevation: 16.5c–e, 17.14c, readings R2, R3, R5, R6, R14 and R19."""

from __future__ import annotations

from tests.engine.board.asking import figure, line, result

GROUND = {"cap": figure("C5"), "ultron": figure("G5", "blue")}
ROOFS = {2: ["C5", "G5"]}
UP = {2: ["G5"]}


def test_16_5c_higher_ground_blocks_a_line_on_one_level() -> None:
    """A hill between two on the ground blocks; the ground below two on hills does not."""
    found = line("cap", "ultron", GROUND, elevated={2: ["E5"]}).fields
    assert (found["result"], found["blocked_by"]) == ("blocked", [{"square": "E5", "rule": "16.5c"}])
    assert result("cap", "ultron", GROUND, elevated=ROOFS) == "clear"
    assert result("cap", "ultron", GROUND, elevated={2: ["C5:G5"]}) == "clear"
    assert result("cap", "ultron", GROUND, elevated={2: ["C5:D5", "F5:G5"], 3: ["E5"]}) == "blocked"


def test_16_5c_what_lies_below_the_line_does_not_count() -> None:
    """R3: terrain, walls and figures on the ground do nothing to a line between two roofs."""
    below = {"blocking": ["D5"], "hindering": ["E5"], "walls": ["D5/E5"], "elevated": ROOFS}
    assert result("cap", "ultron", {**GROUND, "hulk": figure("F5", size="giant")}, **below) == "clear"


def test_16_5c_terrain_on_the_lines_own_level_counts() -> None:
    """On a common roof blocking blocks and hindering hinders."""
    roof = {2: ["C5:G5"]}
    assert result("cap", "ultron", GROUND, elevated=roof, blocking=["E5"]) == "blocked"
    assert result("cap", "ultron", GROUND, elevated=roof, hindering=["E5"]) == "hindered"


def test_16_5d_only_the_rim_is_seen_from_another_level() -> None:
    """A square of the roof before the target's blocks; at the rim the line is clear, both ways."""
    for ends in (("cap", "ultron"), ("ultron", "cap")):
        assert result(*ends, GROUND, elevated=UP) == "clear"
        assert result(*ends, GROUND, elevated={2: ["F5:G5"]}) == "blocked"


def test_16_5c_blocking_terrain_on_the_lower_level_blocks_between_levels() -> None:
    """Blocking on the ground blocks a line up or down; a blocking square at the higher end does not (R14)."""
    found = line("cap", "ultron", GROUND, elevated=UP, blocking=["E5"]).fields
    assert found["blocked_by"] == [{"square": "E5", "rule": "16.5c"}]
    assert result("cap", "G5", {"cap": figure("C5")}, elevated=UP, blocking=["G5"]) == "clear"
    assert result("G5", "C5", elevated=UP, blocking=["C5"]) == "blocked"


def test_16_5c_between_levels_only_the_targets_square_hinders() -> None:
    """Hindering on the way does not count, under the target it does, high or low."""
    assert result("cap", "ultron", GROUND, elevated=UP, hindering=["E5"]) == "clear"
    assert result("cap", "ultron", GROUND, elevated=UP, hindering=["G5"]) == "hindered"
    assert result("ultron", "cap", GROUND, elevated=UP, hindering=["C5"]) == "hindered"


def test_16_5c_between_levels_only_giants_block() -> None:
    """R5: a standard figure on the way does not block, a giant does, unless it is smaller than an end (R1)."""
    for size, expected in (("standard", "clear"), ("giant", "blocked"), ("colossal", "blocked")):
        assert result("cap", "ultron", {**GROUND, "hulk": figure("E5", size=size)}, elevated=UP) == expected
    tall = {"cap": figure("C5", size="colossal"), "ultron": GROUND["ultron"], "hulk": figure("E5", size="giant")}
    assert result("cap", "ultron", tall, elevated=UP) == "clear"


def test_16_5c_a_line_past_the_hill_is_clear() -> None:
    """Higher ground beside the line does nothing; at a corner one open side is enough."""
    assert result("cap", "ultron", GROUND, elevated={2: ["E4", "E6"]}) == "clear"
    diagonal = {"cap": figure("C5"), "ultron": figure("D6", "blue")}
    assert result("cap", "ultron", diagonal, elevated={2: ["D5"]}) == "clear"
    assert result("cap", "ultron", diagonal, elevated={2: ["D5", "C6"]}) == "blocked"


def test_16_8b_a_corner_between_higher_sides_blocks_even_neighbours() -> None:
    """R19: from the ground to a roof square diagonally next to it, with roof on both sides."""
    diagonal = {"cap": figure("C5"), "ultron": figure("D6", "blue")}
    assert result("cap", "ultron", diagonal, elevated={2: ["D6", "D5", "C6"]}) == "blocked"
    assert result("cap", "ultron", diagonal, elevated={2: ["D6", "D5"]}) == "clear"


def test_16_5e_walls_along_the_rim_stand_on_all_levels_between() -> None:
    """R6: such a wall blocks below and above; a wall on the roof does not block a line on the ground level."""
    rim = {"elevated": {3: ["E5:G5"]}, "walls": ["D5/E5"]}
    assert line("cap", "E5", GROUND, **rim).fields["blocked_by"] == [{"edge": "D5/E5", "rule": "16.5e"}]
    assert result("E5", "G5", **rim) == "clear"
    assert result("D5", "E5", elevated={2: ["D5"], 3: ["E5"]}, walls=["D5/E5"]) == "blocked"
    hill = {2: ["D5:E5", "G5"]}
    cap = {"cap": figure("C5", abilities="improved-targeting:elevated"), "ultron": GROUND["ultron"]}
    assert result("cap", "ultron", cap, elevated=hill, walls=["D5/E5"]) == "clear"
    assert result("cap", "ultron", cap, elevated=hill, walls=["C5/D5"]) == "blocked"


def test_27_6a_improved_targeting_elevated_ignores_the_height_alone() -> None:
    """R14: hills do not block, what stands on them does not count, but figures up there still block."""
    cap = {"cap": figure("C5", abilities="improved-targeting:elevated"), "ultron": GROUND["ultron"]}
    hill = {"elevated": {2: ["E5"]}}
    assert result("cap", "ultron", cap, **hill) == "clear"
    assert result("cap", "ultron", cap, **hill, blocking=["E5"]) == "clear"
    assert result("cap", "ultron", cap, **hill, hindering=["E5"]) == "clear"
    assert result("cap", "ultron", cap, **hill, blocking=["D5"]) == "blocked"
    assert result("cap", "ultron", {**cap, "wasp": figure("E5")}, **hill) == "blocked"
    assert result("ultron", "cap", cap, **hill) == "blocked"


def test_27_6a_no_rim_is_needed() -> None:
    """R19: with elevated terrain ignored the middle of a roof is seen from the ground."""
    cap = {"cap": figure("C5", abilities="improved-targeting:elevated"), "ultron": GROUND["ultron"]}
    assert result("cap", "ultron", cap, elevated={2: ["E4:G6"]}) == "clear"


def test_27_7e_great_size_ignores_elevated_terrain_both_ways() -> None:
    """To and from a giant hills do not block."""
    figures = {"cap": figure("C5"), "hulk": figure("G5", "blue", size="giant")}
    for ends in (("cap", "hulk"), ("hulk", "cap")):
        assert result(*ends, figures, elevated={2: ["E5"]}) == "clear"


def test_17_14c_elevated_markers_raise_and_cover() -> None:
    """R12: the marker makes its square higher and clear; a later marker on top changes the type, not the height."""
    hill = {"kind": "elevated", "at": ["E5"]}
    assert result("cap", "ultron", GROUND, markers=[hill]) == "blocked"
    roof = {"kind": "elevated", "at": ["C5:G5"], "levels": 2}
    assert result("cap", "ultron", GROUND, hindering=["E5"], markers=[roof]) == "clear"
    assert result("cap", "ultron", GROUND, markers=[roof, {"kind": "smoke", "at": ["E5"]}]) == "hindered"
    assert result("cap", "ultron", GROUND, markers=[{"kind": "smoke", "at": ["E5"]}, roof]) == "clear"
