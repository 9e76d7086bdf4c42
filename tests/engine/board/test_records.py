"""The board asks the record: a made-up edition that differs in one field changes that rule, bare and explained."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.heroclix.board.ground.board import Board
from engine.heroclix.board.knockback.path import knockback
from engine.heroclix.board.knockback.several import marker_removed
from engine.heroclix.board.lines.clear_if import clear_if
from engine.heroclix.board.lines.line import line_of_fire
from engine.heroclix.board.lines.pairs import line_result
from engine.heroclix.board.lines.survey import Survey, seen_from
from engine.heroclix.board.lines.tables import RESULTS
from engine.heroclix.board.measures import adjacent, rule_adjacent
from engine.heroclix.board.steps.break_away import break_away
from engine.heroclix.board.steps.flood import Flood
from engine.heroclix.board.steps.move import check_path, reachable
from engine.heroclix.board.steps.mover import Mover
from engine.heroclix.board.steps.walk import Walk
from engine.heroclix.editions.heroclix_2012 import OF_2012
from engine.heroclix.editions.heroclix_2022 import OF_2022
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.judge import read
from engine.heroclix.position import Figure, MapPrint, Marker, Position, Printed, Thing, Turn
from engine.heroclix.ruleset import Ruleset
from tests.engine.board import exhaustive
from tests.engine.board.scenes import document, queries


def made_up(part: str, **fields: Any) -> Ruleset:
    """Return today's record but for these fields of one part."""
    return replace(MODERN, **{part: replace(getattr(MODERN, part), **fields)})


OBJECTS_HINDER = made_up("ground", objects_hinder=True)
SMOKE_BLOCKS = made_up("ground", markers={**MODERN.ground.markers, "smoke": "blocking"})
WINDOWS_STOP = made_up("sight", stopping=frozenset({"wall", "window", "door"}))
DOORS_OPEN = made_up("sight", stopping=frozenset({"wall"}))
ANYONE_BLOCKS_CLIMBS = made_up("sight", between_levels="tiny")
CLIMBS_HINDERED = made_up("sight", climbs_hindered=True)
CLOSED_CORNERS = made_up("adjacency", corner_sides=2)
SELF_HIDING = made_up("sight", stealth_from_oneself=True)
SOURCE_BLOCKS = made_up("sight", source_blocks=True)
DIAGONALS = made_up("ground", diagonal_bases=True)
WINDOWS_JOIN = made_up("adjacency", parting=frozenset({"wall", "door"}))
NARROW_CORNERS = made_up("steps", open_corner_sides=2)
DOORS_BAR = made_up("steps", barring=frozenset({"wall", "window", "door"}))
NOBODY_STOPS = made_up("steps", stops_beside_opponents=False)
NO_CLIFFS = made_up("steps", level_change="free")
CLIFFS_BAR = made_up("steps", level_change="barred")
OPEN_BESIDE_OPPONENTS = made_up("steps", opponents_bar_corners=False)
EVERYONE_STOPS = made_up("steps", passes_those_left=False)
LEVELS_JOIN = made_up("adjacency", levels_shut_corners=False)
ROUGH_STOPS = made_up("steps", stopping=frozenset({"hindering", "water"}))
ROUGH_SLOWS = made_up("steps", slowing=frozenset({"hindering"}))
SOURCE_HINDERS = made_up("sight", source_hinders=True)
NOBODY_TOO_SMALL = made_up("sight", looks_over_smaller=False)
INDOORS_EVERYWHERE = made_up("sight", indoors_everywhere=True)
TYPES_ADD_UP = made_up("ground", markers_cover=False)
CORNERS_STOP = made_up("steps", stopping=frozenset({"hindering", "water"}), corners_stop=True)
FLAT_BASES = made_up("ground", spans_levels=None)
EDITIONS = (
    OBJECTS_HINDER, SMOKE_BLOCKS, WINDOWS_STOP, DOORS_OPEN, ANYONE_BLOCKS_CLIMBS, CLIMBS_HINDERED, CLOSED_CORNERS,
    WINDOWS_JOIN, NARROW_CORNERS, DOORS_BAR, NOBODY_STOPS, NO_CLIFFS, ROUGH_STOPS, CLIFFS_BAR, OPEN_BESIDE_OPPONENTS,
    EVERYONE_STOPS, LEVELS_JOIN, SELF_HIDING, SOURCE_BLOCKS, DIAGONALS, SOURCE_HINDERS,
    NOBODY_TOO_SMALL, INDOORS_EVERYWHERE, TYPES_ADD_UP, CORNERS_STOP, FLAT_BASES, OF_2022, OF_2012,
)  # fmt: skip
ROOFS = MapPrint(4, 1, levels=(2, 1, 1, 2))
HILL = MapPrint(4, 1, levels=(1, 1, 1, 2))
seeds = st.integers(0, 10**6)


def scene(ruleset: Ruleset, seed: int) -> Position:
    """Return a random position, judged by that record; without windows and doors where the edition has none."""
    position = replace(read(document(queries(seed, 1)[0]))[0], ruleset=ruleset)
    if "windows" not in ruleset.vocabulary.lacks:
        return position
    none = dict.fromkeys(("windows_east", "windows_south", "doors_east", "doors_south"), 0)
    return replace(position, map=replace(position.map, **none))


def result(ruleset: Ruleset, position: Position, source: Figure | int, target: Figure | int) -> str:
    """Return what a line comes to, told alike by the bare path, the ruling and the survey."""
    judged = replace(position, ruleset=ruleset)
    bare = line_result(judged, source, target)
    assert line_of_fire(judged, source, target).verdict == RESULTS[bare]
    if isinstance(target, int):
        assert seen_from(judged, source)[target] == bare
    return RESULTS[bare]


@pytest.mark.parametrize(
    ("ruleset", "position", "today", "otherwise"),
    [
        (OBJECTS_HINDER, Position(MODERN, MapPrint(4, 1), things=(Thing("t", square=1),)), "clear", "hindered"),
        (OBJECTS_HINDER, Position(MODERN, MapPrint(4, 1), things=(Thing("t", held_by="x"),)), "clear", "clear"),
        (
            OBJECTS_HINDER,
            Position(MODERN, MapPrint(4, 1, water=2), things=(Thing("t", square=1),)),
            "clear",
            "hindered",
        ),
        (
            OBJECTS_HINDER,
            Position(MODERN, MapPrint(4, 1, blocking=2), things=(Thing("t", square=1),)),
            "blocked",
            "blocked",
        ),
        (SMOKE_BLOCKS, Position(MODERN, MapPrint(4, 1), markers=(Marker("smoke", (1,)),)), "hindered", "blocked"),
        (SMOKE_BLOCKS, Position(MODERN, MapPrint(4, 1), markers=(Marker("debris", (1,)),)), "hindered", "hindered"),
        (WINDOWS_STOP, Position(MODERN, MapPrint(4, 1, windows_east=2)), "clear", "blocked"),
        (WINDOWS_STOP, Position(MODERN, MapPrint(4, 1, doors_east=2)), "blocked", "blocked"),
        (DOORS_OPEN, Position(MODERN, MapPrint(4, 1, doors_east=2)), "blocked", "clear"),
        (DOORS_OPEN, Position(MODERN, MapPrint(4, 1, walls_east=2)), "blocked", "blocked"),
        (ANYONE_BLOCKS_CLIMBS, Position(MODERN, HILL, (Figure("a", "A", "", (1,)),)), "clear", "blocked"),
        (CLIMBS_HINDERED, Position(MODERN, replace(HILL, hindering=2)), "clear", "hindered"),
        (SOURCE_BLOCKS, Position(MODERN, MapPrint(4, 1, blocking=1)), "clear", "blocked"),
        (SOURCE_BLOCKS, Position(MODERN, MapPrint(4, 1, blocking=1, levels=(2, 1, 1, 1))), "clear", "clear"),
        (SOURCE_HINDERS, Position(MODERN, MapPrint(4, 1, hindering=1)), "clear", "hindered"),
        (SOURCE_HINDERS, Position(MODERN, MapPrint(4, 1, water=1)), "clear", "clear"),
        (SOURCE_HINDERS, Position(MODERN, replace(HILL, hindering=1)), "clear", "clear"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(ROOFS, blocking=2, indoor=2)), "clear", "blocked"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(ROOFS, blocking=2)), "clear", "clear"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(ROOFS, hindering=2, indoor=2)), "clear", "clear"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(ROOFS, walls_east=2, indoor=4)), "clear", "blocked"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(ROOFS, walls_east=2)), "clear", "clear"),
        (INDOORS_EVERYWHERE, Position(MODERN, replace(HILL, blocking=8, indoor=8)), "clear", "blocked"),
        (
            TYPES_ADD_UP,
            Position(MODERN, MapPrint(4, 1, hindering=2), markers=(Marker("water", (1,)),)),
            "clear",
            "hindered",
        ),
        (
            TYPES_ADD_UP,
            Position(MODERN, MapPrint(4, 1, hindering=2), markers=(Marker("barrier", (1,)),)),
            "blocked",
            "blocked",
        ),
        (
            TYPES_ADD_UP,
            Position(MODERN, MapPrint(4, 1, blocking=2), markers=(Marker("debris", (1,)),)),
            "hindered",
            "hindered",
        ),
        (
            TYPES_ADD_UP,
            Position(MODERN, MapPrint(4, 1, blocking=2), markers=(Marker("smoke", (1,)),)),
            "hindered",
            "blocked",
        ),
    ],
)
def test_what_stops_or_hinders_a_line_stands_on_the_record(
    ruleset: Ruleset, position: Position, today: str, otherwise: str
) -> None:
    """16.2b, 16.4, 16.5c, 17.14: objects, markers, edges and sizes, each with a near miss where there is one."""
    assert result(MODERN, position, 0, 3) == today
    assert result(ruleset, position, 0, 3) == otherwise


@pytest.mark.parametrize("ruleset", EDITIONS)
@settings(max_examples=40)
@given(seed=seeds)
def test_11_4_bare_and_explained_lines_agree_in_every_edition(ruleset: Ruleset, seed: int) -> None:
    """Whatever one field says, the tables, the ruling and the sieve of `clear_if` read the same record."""
    position = scene(ruleset, seed)
    far = position.map.columns * position.map.rows - 1
    source = position.figures[0] if position.figures else 0
    for target in (*position.figures[1:4], 0, far):
        bare = line_result(position, source, target)
        assert line_of_fire(position, source, target).verdict == RESULTS[bare]
    assert clear_if(position, source, far) == exhaustive.clear_if(position, source, far, "range-attack")


@pytest.mark.parametrize("ruleset", EDITIONS)
@settings(max_examples=40)
@given(seed=seeds)
def test_10_2_both_searches_agree_in_every_edition(ruleset: Ruleset, seed: int) -> None:
    """Whatever one field says, moves found by layers and step by step are the same, and each may be taken."""
    position = scene(ruleset, seed)
    for figure in position.figures[:2]:
        mover, start = Mover(position, figure), figure.squares[0]
        fast, slow = Flood(mover, start, 4), Walk(mover, start, 4)
        assert (fast.covered, fast.free, dict(fast.costs)) == (slow.covered, slow.free, dict(slow.costs))
        for square in range(position.map.columns * position.map.rows):
            if fast.reaches(square) and len(figure.squares) == 1:
                assert check_path(position, figure, fast.path(square), 4).value.legal


@pytest.mark.parametrize("ruleset", EDITIONS)
@settings(max_examples=40)
@given(seed=seeds)
def test_6_3_adjacency_is_explained_as_it_is_found_in_every_edition(ruleset: Ruleset, seed: int) -> None:
    """Both ways round, and with a reason."""
    position = scene(ruleset, seed)
    board = Board.of(position)
    for a in range(0, board.lines.area, 3):
        for b in board.touching(a):
            ruling = rule_adjacent(position, a, b)
            assert ruling.value == adjacent(position, a, b) == adjacent(position, b, a)
            assert len(ruling.steps) > 1


@pytest.mark.parametrize(
    ("ruleset", "printed", "to", "today", "otherwise"),
    [
        (CLOSED_CORNERS, MapPrint(2, 2, walls_east=1), 3, True, False),
        (CLOSED_CORNERS, MapPrint(2, 2), 3, True, True),
        (LEVELS_JOIN, MapPrint(2, 2, levels=(1, 2, 2, 1)), 3, False, True),
        (LEVELS_JOIN, MapPrint(2, 2, levels=(1, 2, 2, 1), blocking=0b110), 3, False, False),
        (LEVELS_JOIN, MapPrint(2, 2, levels=(1, 1, 1, 2)), 3, False, False),
        (WINDOWS_JOIN, MapPrint(2, 2, windows_east=1), 1, False, True),
        (WINDOWS_JOIN, MapPrint(2, 2, doors_east=1), 1, False, False),
    ],
)
def test_what_parts_squares_stands_on_the_record(
    ruleset: Ruleset, printed: MapPrint, to: int, today: bool, otherwise: bool
) -> None:
    """16.4c, 16.4f, 16.8c: corners and edges, in the bare answer and in the ruling."""
    for judged, expected in ((MODERN, today), (ruleset, otherwise)):
        position = Position(judged, printed)
        assert adjacent(position, 0, to) == rule_adjacent(position, 0, to).value == expected


def ends(ruleset: Ruleset, printed: MapPrint, *others: Figure, speed: int = 2) -> set[int]:
    """Return where a figure on square 0 may end."""
    mover = Figure("mover", "Mover", "red", (0,))
    return set(reachable(Position(ruleset, printed, (mover, *others)), mover, speed).value.squares)


def test_what_bars_and_stops_a_step_stands_on_the_record() -> None:
    """10.7b, 10.8, 16.4g, 16.5a, 16.8a: the reach and the ruling on a way change together."""
    foe, near = Figure("foe", "Foe", "blue", (3,)), Figure("near", "Near", "blue", (1,))
    hill = MapPrint(2, 2, levels=(1, 2, 1, 1))
    cases = [
        (DOORS_BAR, MapPrint(3, 1, doors_east=1), (), {0, 1, 2}, {0}, [1]),
        (NARROW_CORNERS, MapPrint(2, 2, blocking=2), (), {0, 2, 3}, {0, 2, 3}, [3]),
        (NO_CLIFFS, MapPrint(3, 1, levels=(1, 2, 2)), (), {0, 1}, {0, 1, 2}, [1, 2]),
        (CLIFFS_BAR, MapPrint(3, 1, levels=(1, 2, 2)), (), {0, 1}, {0}, [1]),
        (CLIFFS_BAR, replace(hill, transitions=frozenset({(0, 1)})), (), {0, 1, 2, 3}, {0, 1, 2, 3}, [2, 1]),
        (CLIFFS_BAR, replace(hill, blocking=0b100), (), {0, 1, 3}, {0}, [3]),
        (OPEN_BESIDE_OPPONENTS, MapPrint(2, 2, blocking=0b100), (near,), {0}, {0, 3}, [3]),
        (EVERYONE_STOPS, MapPrint(2, 3), (near,), {0, 2, 3, 4, 5}, {0, 2, 3}, [2, 4]),
        (NOBODY_STOPS, MapPrint(4, 2), (foe,), {0, 1, 2, 4, 5, 6}, {0, 1, 2, 4, 5, 6}, [1, 2]),
    ]
    for ruleset, printed, others, today, otherwise, way in cases:
        mover = Figure("mover", "Mover", "red", (0,))
        assert (ends(MODERN, printed, *others), ends(ruleset, printed, *others)) == (today, otherwise)
        before = check_path(Position(MODERN, printed, (mover, *others)), mover, way, 2).value
        after = check_path(Position(ruleset, printed, (mover, *others)), mover, way, 2).value
        assert before.legal != after.legal or before.stopped != after.stopped


def test_10_8_on_which_results_a_figure_breaks_away_stands_on_the_record() -> None:
    """10.8, 21.2b, 27.1g: each number in turn, and its neighbours stay."""
    one, foe, small = (
        Figure("one", "One", "red", (0,)), Figure("foe", "Foe", "blue", (1,)), Figure("s", "S", "blue", (1,), "tiny"),
    )  # fmt: skip
    sticky = replace(foe, powers=frozenset({"plasticity"}))

    def on(ruleset: Ruleset, figure: Figure, other: Figure) -> tuple[int, ...]:
        value: tuple[int, ...] = break_away(
            Position(ruleset, MapPrint(3, 1), (figure, other)), figure
        ).value.succeeds_on
        return value

    harder = made_up("steps", break_away_on=(5, 6))
    assert (on(MODERN, one, foe), on(harder, one, foe)) == ((4, 5, 6), (5, 6))
    assert on(harder, one, small) == on(MODERN, one, small) == (3, 4, 5, 6)
    assert on(made_up("steps", break_away_larger_on=(2,)), one, small) == (2,)
    assert on(made_up("steps", leaves_freely=1), one, small) == (1, 2, 3, 4, 5, 6)
    assert (on(MODERN, one, sticky), on(made_up("steps", held_by_plasticity_on=(1, 6)), one, sticky)) == ((6,), (1, 6))
    slippery = replace(one, powers=frozenset({"plasticity"}))
    assert on(made_up("steps", plasticity_on=(3, 4)), slippery, foe) == (3, 4)


def test_12_6_how_far_and_how_hard_knockback_is_stands_on_the_record() -> None:
    """12.6d, 12.6e, 21.2b: squares, the damage of each kind of stop, of a fall, and who may knock back whom."""
    hulk, cap = Figure("hulk", "Hulk", "red", (0,)), Figure("cap", "Cap", "blue", (1,))

    def landed(ruleset: Ruleset, printed: MapPrint, *figures: Figure) -> tuple[int, str | None, int]:
        position = Position(ruleset, printed, (hulk, cap, *figures))
        ruling = knockback(position, cap, position.figure("hulk"))
        told = sum(int(step.data["damage"]) for step in ruling.steps if step.kind == "damage")
        assert ruling.value.damage == told
        return ruling.value.ends_at, ruling.value.stopped_by, ruling.value.damage

    wide, bystander = MapPrint(8, 1), Figure("wasp", "Wasp", "red", (3,))
    assert landed(MODERN, wide) == (4, "distance", 0)
    assert landed(made_up("knockback", squares=2), wide) == (3, "distance", 0)
    assert landed(MODERN, MapPrint(3, 1)) == (2, "edge-of-map", 1)
    assert landed(made_up("knockback", early=2), MapPrint(3, 1)) == (2, "edge-of-map", 2)
    assert landed(MODERN, wide, bystander) == (2, "figure", 0)
    assert landed(made_up("knockback", at_figure=1), wide, bystander) == (2, "figure", 1)
    slope = MapPrint(8, 1, levels=(2, 2, 1, 1, 1, 1, 1, 1))
    assert (landed(MODERN, slope)[2], landed(made_up("knockback", fall=3), slope)[2]) == (2, 4)
    tall = replace(cap, size="giant")
    prevented = Position(MODERN, wide, (hulk, tall))
    assert knockback(prevented, tall, hulk).value.prevented
    allowed = replace(prevented, ruleset=made_up("knockback", larger_than_cause=True))
    assert knockback(allowed, tall, hulk).value.ends_at == 4


def test_12_6e_the_fall_from_a_marker_that_is_gone_stands_on_the_record() -> None:
    """12.6e: as much as any other fall."""
    hill = Marker("elevated", (1,))
    for ruleset, damage in ((MODERN, 1), (made_up("knockback", fall=2), 2)):
        position = Position(ruleset, MapPrint(3, 1), (Figure("cap", "Cap", "blue", (1,)),), (hill,))
        assert marker_removed(position, hill, "the hill").value[0].damage == damage


@pytest.mark.parametrize(("field", "turn"), [("stealth_when_adjacent", "red"), ("stealth_on_own_turn", "blue")])
def test_27_1k_when_stealth_hides_stands_on_the_record(field: str, turn: str) -> None:
    """27.1k: from who is adjacent, and on the turn of its own side, if the record says so."""
    at = 1 if field == "stealth_when_adjacent" else 2
    archer = Figure("archer", "Archer", "red", (0,))
    hidden = Figure("hidden", "Hidden", "blue", (at,), powers=frozenset({"stealth"}))
    position = Position(MODERN, MapPrint(4, 1, hindering=1 << at), (archer, hidden), turn=Turn(turn))
    assert result(MODERN, position, archer, hidden) == "hindered"
    assert result(made_up("sight", **{field: True}), position, archer, hidden) == "blocked"


@pytest.mark.parametrize(("turn", "otherwise"), [("blue", "blocked"), ("red", "hindered")])
def test_11_4b_whether_stealth_hides_from_oneself_stands_on_the_record(turn: str, otherwise: str) -> None:
    """11.4b, 27.1k: never today; elsewhere on the turns of others."""
    hidden = Figure("hidden", "Hidden", "red", (1,), powers=frozenset({"stealth"}))
    position = Position(MODERN, MapPrint(4, 1, hindering=2), (hidden,), turn=Turn(turn))
    assert result(MODERN, position, hidden, hidden) == "hindered"
    assert result(SELF_HIDING, position, hidden, hidden) == otherwise


@settings(max_examples=60)
@given(seed=seeds)
def test_16_3b_all_lines_at_once_are_those_one_by_one_where_the_source_blocks(seed: int) -> None:
    """11.4, 16.3b: the table of all pairs, the row of a square and the single line agree."""
    position = scene(SOURCE_BLOCKS, seed)
    bare = replace(position, figures=())
    rows = Survey(Board.of(bare)).rows()
    for source in range(0, len(rows), 5):
        assert list(rows[source]) == [line_result(bare, source, target) for target in range(len(rows))]
        assert seen_from(bare, source) == list(rows[source])


@settings(max_examples=60)
@given(seed=seeds)
def test_all_lines_at_once_are_those_one_by_one_in_2012(seed: int) -> None:
    """Own squares that block and hinder, indoor terrain on every level: the tables and the single line agree."""
    bare = replace(scene(OF_2012, seed), figures=())
    rows = Survey(Board.of(bare)).rows()
    for source in range(0, len(rows), 5):
        assert list(rows[source]) == [line_result(bare, source, target) for target in range(len(rows))]


@pytest.mark.parametrize(("hindering", "plus"), [(1, 0), (3, 1), (8, 1), (9, 1), (0, 0)])
def test_16_2b_the_source_alone_hinders_without_cover_where_the_record_says_so(hindering: int, plus: int) -> None:
    """The line is hindered by the square it is drawn from, and nothing is added to the defense for that alone."""
    archer, foe = (
        Figure("archer", "Archer", "red", (0,)),
        Figure("foe", "Foe", "blue", (3,), printed=Printed(defense=17)),
    )
    position = Position(SOURCE_HINDERS, MapPrint(4, 1, hindering=hindering), (archer, foe))
    aimed = Moment("range", attacker=archer, target=foe)
    assert calculated(position, foe, "defense", aimed).value == 17 + plus
    assert result(SOURCE_HINDERS, position, archer, foe) == ("hindered" if hindering else "clear")


def test_21_2b_whether_the_small_are_looked_over_stands_on_the_record() -> None:
    """A giant looks over a standard figure today; Improved Targeting: Characters ignores it anywhere."""
    tall, cap = Figure("tall", "Tall", "red", (0,), size="giant"), Figure("cap", "Cap", "blue", (1,))
    for figure, otherwise in (
        (tall, "blocked"),
        (replace(tall, abilities=frozenset({"improved-targeting:characters"})), "clear"),
    ):
        position = Position(MODERN, MapPrint(4, 1), (figure, cap))
        assert result(MODERN, position, figure, 3) == "clear"
        assert result(NOBODY_TOO_SMALL, position, figure, 3) == otherwise


@pytest.mark.parametrize(
    ("hindering", "blocking", "stops"), [(0b0110, 0, True), (0b0010, 0, False), (0b0010, 0b0100, True), (0, 0, False)]
)
def test_16_8a_a_corner_that_hinders_stops_where_the_record_says_so(hindering: int, blocking: int, stops: bool) -> None:
    """The less restrictive side counts: one clear side lets the figure go on."""
    hop = Figure("hop", "Hop", "", (0,))
    position = Position(CORNERS_STOP, MapPrint(2, 3, hindering=hindering, blocking=blocking), (hop,))
    ruling = check_path(position, hop, [3], 5)
    assert (ruling.value.legal, ruling.value.stopped) == (True, stops)
    flood = Flood(Mover(position, hop), 0, 1)
    assert bool(flood.free >> 3 & 1) == (not stops)


def test_two_rulesets_on_one_map_never_share_an_answer() -> None:
    """One map, one set of markers, figures and objects: what one edition kept is not what the other is told."""
    position = Position(MODERN, MapPrint(4, 1, windows_east=4), (), (Marker("smoke", (1,)),), (Thing("t", square=2),))
    rulesets = (MODERN, SMOKE_BLOCKS, OBJECTS_HINDER, WINDOWS_STOP, replace(MODERN, id="same"))
    boards = [Board.of(replace(position, ruleset=ruleset)) for ruleset in rulesets]
    assert len({id(board) for board in boards}) == len({id(board.terrain) for board in boards}) == len(rulesets)
    for _ in range(2):  # the second time from what was kept, in turns
        lines = [line_result(replace(position, ruleset=ruleset), 0, 3) for ruleset in rulesets]
        assert [RESULTS[line] for line in lines] == ["hindered", "blocked", "hindered", "blocked", "hindered"]


def test_objects_that_move_change_the_ground_where_they_are_terrain() -> None:
    """A board made for objects is not kept for others, though map, markers and figures are the same."""
    position = Position(OBJECTS_HINDER, MapPrint(4, 1), things=(Thing("t", square=1),))
    moved = replace(position, things=(Thing("t", square=0),))
    assert [RESULTS[line_result(each, 0, 2)] for each in (position, moved, position)] == [
        "hindered",
        "clear",
        "hindered",
    ]
    today = replace(position, ruleset=MODERN)
    assert Board.of(today) is Board.of(replace(today, things=()))  # and are no reason to begin anew where they are not


def test_16_2_what_the_ground_does_to_moves_stands_on_the_record() -> None:
    """Today nothing; elsewhere entering it stops, going on within it does not, and beginning on it halves the speed."""
    hop = Figure("hop", "Hop", "", (0,), printed=Printed(speed=5))
    clever = replace(hop, abilities=frozenset({"improved-movement:hindering"}))
    far = {}
    for name, ruleset in (("today", MODERN), ("stops", ROUGH_STOPS)):
        for figure in (hop, clever):
            position = Position(ruleset, MapPrint(5, 1, hindering=0b00110), (figure,))
            far[name, figure is hop] = max(reachable(position, figure, 5).value.squares)
    assert far == {("today", True): 4, ("today", False): 4, ("stops", True): 1, ("stops", False): 4}
    within = Position(ROUGH_STOPS, MapPrint(5, 1, hindering=0b00111), (hop,))
    assert reachable(within, hop, 5).value.stops == ()
    found = check_path(Position(ROUGH_STOPS, MapPrint(5, 1, water=0b10), (hop,)), hop, (1, 2), 5)
    assert (found.value.legal, "move-stops-terrain" in [step.message for step in found.steps]) == (False, True)
    speeds = [
        calculated(Position(ruleset, MapPrint(5, 1, hindering=under), (figure,)), figure, "speed").value
        for ruleset, under, figure in (
            (MODERN, 1, hop), (ROUGH_SLOWS, 1, hop), (ROUGH_SLOWS, 2, hop), (ROUGH_SLOWS, 1, clever)
        )
    ]  # fmt: skip
    assert speeds == [5, 3, 5, 5]
