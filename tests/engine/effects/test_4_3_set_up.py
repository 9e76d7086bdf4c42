"""Starting areas: expansion, and where everything is set up (4.2, 4.3, 15.4, 16.7a, 17.2, 17.4, 25.1, 25.5b, 25.9)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.heroclix.board.steps.passengers import places
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.effects.placing.fit import Fit
from engine.heroclix.effects.placing.one import Placement, against
from engine.heroclix.effects.placing.placing import (
    against_figure,
    against_marker,
    against_special_terrain,
    barred_to_markers,
)
from engine.heroclix.effects.placing.starting import SetUp
from engine.heroclix.position import Figure, MapPrint, Position, Thing
from engine.heroclix.ruleset import Ruleset
from tests.engine.effects.scenes import Answer, ask, figure, place, reasons, said, squares

AREAS = {"red": ["A1:P1"], "blue": ["A16:P16"]}
PRINTED = {"size": [16, 16], "starting_areas": AREAS}


def start(side: str = "red", figures: dict[str, Any] | None = None, **more: Any) -> Answer:
    """The `starting_area` question; `bases`, `off_map` and `edge` go to it, the rest to the position."""
    question = {"type": "starting_area", "side": side}
    for key in ("bases", "off_map", "edge"):
        if key in more:
            question[key] = more.pop(key)
    return ask(question, figures, **{"map": PRINTED, **more})


def singles(count: int) -> list[list[int]]:
    """So many bases of one square."""
    return [[1, 1]] * count


def test_4_3a_no_expansion_while_all_fit() -> None:
    """Sixteen single bases fit along one edge, seventeen need another row."""
    assert start(bases=singles(16)).fields["expanded"] == 0
    more = start(bases=singles(17))
    assert (more.fields["expanded"], more.fields["fits"]) == (1, True)
    assert {"A2", "P2"} <= squares(more)


def test_4_3b_row_by_row() -> None:
    """Thirty-three need two more rows."""
    assert start(bases=singles(33)).fields["expanded"] == 2


def test_13_2_blocking_terrain_takes_room() -> None:
    """Blocking terrain along the edge leaves fewer squares, and is pointed out."""
    printed = {**PRINTED, "blocking": ["C1:D1"]}
    answer = start(bases=singles(15), map=printed)
    assert (answer.fields["expanded"], answer.fields["odd"]) == (1, ["setup-blocking"])
    assert start(bases=singles(14), map=printed).fields["expanded"] == 0
    assert "C1" not in squares(answer)


def test_4_3a_larger_bases_hang_over() -> None:
    """As much of a larger base as possible lies in the area: two of the four squares of a 2×2 along one row."""
    assert start(bases=[[2, 2]] * 8).fields["expanded"] == 0
    assert start(bases=[[2, 2]] * 8 + singles(1)).fields["expanded"] == 2  # they fill the second row as well
    assert start(bases=[[2, 2]] * 7 + singles(2)).fields["expanded"] == 0
    # eight fill two rows; of the ninth as much lies inside as they leave room for: half of it, in the third
    assert start(bases=[[2, 2]] * 9).fields["expanded"] == 2


def test_4_3a_any_arrangement_counts() -> None:
    """A blocked square in the middle: the larger bases have to lie beside it, and do."""
    printed = {"size": [5, 5], "starting_areas": {"red": ["A1:E1"]}, "blocking": ["C1"]}
    assert start(bases=[[2, 2], [1, 2], *singles(1)], map=printed).fields["expanded"] == 1
    assert start(bases=[[2, 2], [2, 2]], map=printed).fields["expanded"] == 0


def test_4_3d_both_sides_expand_alike() -> None:
    """What one side needs the other gets too."""
    crowd = {f"b{n}": figure(None, "blue") for n in range(17)}
    red = start("red", {**crowd, "cap": figure(None)})
    assert (red.fields["needed"], red.fields["expanded"]) == (0, 1)
    assert "setup-expanded-alike" in said(red)
    assert start("blue", crowd).fields["expanded"] == 1


def test_4_3c_areas_never_overlap() -> None:
    """On a small map the rows end where the areas would meet; what is left over is KO'd."""
    printed = {"size": [4, 6], "starting_areas": {"red": ["A1:D1"], "blue": ["A6:D6"]}}
    fits, left = (start(bases=singles(count), map=printed) for count in (12, 13))
    assert (fits.fields["expanded"], fits.fields["fits"]) == (2, True)
    assert (left.fields["expanded"], left.fields["needed"], left.fields["fits"]) == (2, None, False)
    assert "setup-overlap-limit" in said(left)


def test_4_3b_larger_maps_grow_by_columns_first() -> None:
    """Along the shortest edge, as deep as printed, at either end in turn (P46)."""
    printed = {"size": [16, 24], "starting_areas": {"red": ["E1:L2"], "blue": ["E23:L24"]}}
    assert start(bases=singles(16), map=printed).fields["expanded"] == 0
    one = start(bases=singles(17), map=printed)
    assert {"D1", "D2"} <= squares(one)
    assert not {"M1", "D3", "E3"} & squares(one)
    assert {"D2", "M2"} <= squares(start(bases=singles(19), map=printed))
    full = start(bases=singles(33), map=printed)
    assert (full.fields["expanded"], "setup-rows" in said(full)) == (9, True)
    assert {"A3", "P3"} <= squares(full)


def test_15_4_an_area_off_every_edge() -> None:
    """How it would expand is not judged, and that is said."""
    answer = start(map={"size": [16, 16], "starting_areas": {"red": ["H8:I9"]}}, bases=singles(5))
    assert ("setup-no-edge" in said(answer), answer.fields["fits"]) == (True, False)


def test_4_2a_a_chosen_edge() -> None:
    """On a map that prints no areas the edge is chosen, the other player has the one across."""
    crowd = {"cap": figure(None), "foe": figure(None, "blue")}
    answer = start(map={"size": [16, 16]}, edge="left", figures=crowd)
    assert squares(answer) == {f"A{row}" for row in range(1, 17)}
    assert not {"P1", "A1"} & set(answer.fields["markers"])
    with pytest.raises(Exception, match="error-no-starting-area"):
        start(map={"size": [16, 16]})


def test_17_4_where_terrain_markers_go() -> None:
    """Outside every area, on no blocking terrain, no transition and no other marker or object."""
    printed = {
        **PRINTED,
        "blocking": ["F6"],
        "transitions": ["H6/H7"],
        "elevated": {"2": ["H7"]},
        "orange": ["J6", "J7"],
        "hindering": ["J7"],
    }
    position = {"map": printed, "objects": [{"id": "crate", "at": "C6"}], "markers": [{"kind": "water", "at": ["D6"]}]}
    free = set(start(**position).fields["markers"])
    cases = [
        ("A1", ["17.4"]),
        ("A16", ["17.4"]),
        ("F6", ["17.4"]),
        ("H6", ["16.7a"]),
        ("H7", ["16.7a"]),
        ("C6", ["17.4"]),
        ("D6", ["17.4"]),
        ("J6", []),
        ("J7", ["17.4"]),
        ("K6", []),
    ]
    for square, expected in cases:
        assert reasons(place("marker", how="set-up", at=square, **position)) == expected
        assert reasons(place("object", how="set-up", at=square, **position)) == expected
        assert (square in free) is (expected == [])


def test_16_7a_transitions_of_an_elevated_marker() -> None:
    """It is not placed so that one of its transition squares holds another terrain marker."""
    bush = [{"kind": "hindering", "at": ["G6"], "id": "bush"}]
    question: dict[str, Any] = {"kind": "elevated", "how": "set-up", "at": "F6", "map": PRINTED, "markers": bush}
    assert reasons(place("marker", transitions=["F6/G6"], **question)) == ["16.7a"]
    assert reasons(place("marker", transitions=["E6/F6"], **question)) == []
    hill = [{"kind": "elevated", "at": ["F6"], "transitions": ["F6/G6"], "id": "hill"}]
    assert reasons(place("marker", how="set-up", at="G6", map=PRINTED, markers=hill)) == ["16.7a"]


@pytest.mark.parametrize(("what", "section"), [("special-object", "25.1"), ("effect-terrain", "25.9")])
def test_25_1_25_9_five_squares_away(what: str, section: str) -> None:
    """Special objects and EFFECT terrain start five squares or more from every starting area."""
    assert reasons(place(what, how="set-up", at="H6", map=PRINTED)) == []
    assert reasons(place(what, how="set-up", at="H5", map=PRINTED)) == [section]


def test_4_3d_as_far_away_as_possible() -> None:
    """Where no square is five away the farthest will do."""
    small = {"size": [8, 8], "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]}}
    assert reasons(place("special-object", how="set-up", at="D4", map=small)) == []
    assert reasons(place("special-object", how="set-up", at="D3", map=small)) == ["25.1", "4.3d"]
    assert set(start(map=small).fields["special_objects"]) == {f"{c}{r}" for c in "ABCDEFGH" for r in (4, 5)}


def test_25_5b_special_terrain_at_set_up() -> None:
    """Three squares away from every area, counted from the expanded one."""
    assert reasons(place("special-terrain", how="set-up", at=["H4", "I4"], map=PRINTED)) == []
    assert reasons(place("special-terrain", how="set-up", at=["H3", "I3"], map=PRINTED)) == ["25.5b"]
    crowd = {f"r{n}": figure(None) for n in range(17)}
    assert reasons(place("special-terrain", crowd, how="set-up", at=["H4"], map=PRINTED)) == ["25.5b"]


def test_4_3_figures_start_in_their_own_area() -> None:
    """In the own area, not in the other's, not on blocking terrain, not where somebody is."""
    crowd = {"cap": figure(None), "ally": figure("B1"), "foe": figure(None, "blue")}
    printed = {**PRINTED, "blocking": ["D1"]}
    for square, expected in (("C1", []), ("C2", ["4.3"]), ("C16", ["4.3"]), ("B1", ["13.2"]), ("D1", ["13.2"])):
        assert reasons(place("figure", crowd, id="cap", how="set-up", at=square, map=printed)) == expected
    assert squares(place("figure", crowd, id="cap", how="set-up", map=printed)) == {f"{c}1" for c in "ACEFGHIJKLMNOP"}


def test_4_3a_a_larger_base_as_far_inside_as_possible() -> None:
    """A 1×2 base lies along the row; upright it would leave a square outside."""
    crowd = {"tank": figure(["A1", "B1"])}
    assert reasons(place("figure", crowd, id="tank", how="set-up", at=["E1", "F1"], map=PRINTED)) == []
    assert reasons(place("figure", crowd, id="tank", how="set-up", at=["E1", "E2"], map=PRINTED)) == ["4.3a"]


def test_17_2_odd_things_are_listed() -> None:
    """More than three markers of one force, a marker in an area, areas of different size."""
    bushes = [{"kind": "hindering", "at": [f"{c}8"], "side": "red", "id": c} for c in "ABC"]
    assert start(markers=bushes).fields["odd"] == []
    four = [*bushes, {"kind": "hindering", "at": ["D1"], "side": "red", "id": "d"}]
    assert start(markers=four).fields["odd"] == ["setup-marker-inside", "setup-too-many-markers"]
    uneven = {"size": [16, 16], "starting_areas": {"red": ["A1:P1"], "blue": ["A1:C1", "A16:C16"]}}
    assert start(map=uneven).fields["odd"] == ["setup-areas-overlap", "setup-areas-differ"]


@settings(max_examples=20, deadline=None)
@given(
    st.integers(0, 60),
    st.integers(0, 4),
    st.sets(st.sampled_from([f"{c}{r}" for c in "ABCDEFGH" for r in (1, 2)]), max_size=6),
)
def test_law_expansion_is_the_least_that_fits(count: int, larger: int, blocks: set[str]) -> None:
    """One expansion fewer would not do, and areas never overlap."""
    printed = {"size": [8, 12], "starting_areas": {"red": ["A1:H1"], "blue": ["A12:H12"]}, "blocking": sorted(blocks)}
    answer = start(bases=[[2, 2]] * larger + singles(count), map=printed)
    expanded, needed = answer.fields["expanded"], answer.fields["needed"]
    assert isinstance(expanded, int)
    assert expanded <= 5
    rows = expanded + 1
    room = 8 * rows - sum(int(name[1:]) <= rows for name in blocks)
    assert len(squares(answer)) == room
    if larger == 0:
        assert (needed is None) is (count > room)
        assert needed is None or not needed or count > room - 8


def test_4_3a_bases_that_are_not_on_the_map_yet() -> None:
    """Told by the ids of figures of any side: four 2×2 bases and eight single ones fill sixteen squares."""
    crowd = {f"r{n}": figure(None) for n in range(12)} | {f"b{n}": figure(None, "blue") for n in range(16)}
    large = {f"r{n}": [2, 2] for n in range(4)}
    assert start(figures=crowd, off_map=large).fields["expanded"] == 0
    more = start(figures=crowd, off_map={**large, "r4": [2, 2]})
    assert (more.fields["expanded"], more.fields["needed"]) == (1, 1)
    assert start("blue", crowd, off_map={**large, "r4": [2, 2]}).fields["expanded"] == 1


def test_24_2c_a_flyer_not_on_the_map_yet_lies_across_levels() -> None:
    """The base of a figure with Flight may lie across levels, that of another may not."""
    printed = {"size": [3, 2], "starting_areas": {"red": ["B1:C1"]}, "elevated": {"2": ["B2:C2"]}, "blocking": ["A1"]}
    wings = {"it": figure(None, abilities=["flight"])}
    assert start(figures=wings, off_map={"it": [2, 2]}, map=printed).fields["fits"] is True
    assert start(figures={"it": figure(None)}, off_map={"it": [2, 2]}, map=printed).fields["fits"] is False


def test_4_3a_a_larger_base_set_up_from_off_the_map() -> None:
    """As much of it as possible lies in the area, two squares along an edge, though it was nowhere before."""
    ogre = {"ogre": figure(None)}
    base = {"id": "ogre", "how": "set-up", "base": [2, 2], "map": PRINTED}
    assert reasons(place("figure", ogre, at=["C1:D2"], **base)) == []
    assert reasons(place("figure", ogre, at=["C2:D3"], **base)) == ["4.3"]
    assert reasons(place("figure", ogre, at=["C1"], **base)) == ["24.2a"]
    assert squares(place("figure", ogre, **base)) == {
        f"{letter}{row}" for letter in "ABCDEFGHIJKLMNOP" for row in (1, 2)
    }


def _alone(**fields: Any) -> Ruleset:
    """Return today's record but for these fields of how a game is set up."""
    return replace(MODERN, set_up=replace(MODERN.set_up, **fields))


CORNERED = MapPrint(6, 8, starting_areas={"red": 0b001100, "blue": 0b001100 << 42})


def _grown(ruleset: Ruleset, bases: int = 3, **more: Any) -> list[str]:
    """Return where red may be set up with so many single bases, its area the two squares C1 and D1."""
    position = Position(ruleset, CORNERED)
    setup = SetUp(position, CORNERED.starting_areas, forces={"red": ((1, 1, False),) * bases}, **more)
    return [position.map.name_of(square) for square in position.map.squares_of(setup.area("red"))]


def test_4_3b_how_an_area_grows_stands_on_the_record() -> None:
    """By rows on a small map today; elsewhere by columns, in turn or all at one end first."""
    assert _grown(MODERN) == ["C1", "D1", "C2", "D2"]
    assert _grown(_alone(rows_alone_up_to=0), 4) == ["B1", "C1", "D1", "E1"]
    one_end = _alone(rows_alone_up_to=0, ends_in_turn=False)
    assert _grown(one_end, 4) == ["A1", "B1", "C1", "D1"]
    assert _grown(one_end, 4, asked="red", toward="right") == ["C1", "D1", "E1", "F1"]
    assert _grown(one_end, 5, asked="red", toward="right") == ["B1", "C1", "D1", "E1", "F1"]
    assert _grown(one_end, 7)[6:8] == ["A2", "B2"]


def test_4_3a_4_3c_what_lies_half_outside_or_is_left_over_stands_on_the_record() -> None:
    """As many squares inside as can be today, elsewhere more than half; what finds no room is KO'd or removed."""
    fit = [
        Fit(Position(rules, CORNERED), 0b11).enough((2, 4, False), 8) for rules in (MODERN, _alone(half_inside=True))
    ]
    assert fit == [8, 5]
    told = []
    for rules in (MODERN, _alone(left_over_ko=False)):
        setup = SetUp(Position(rules, CORNERED), CORNERED.starting_areas, forces={"red": ((1, 1, False),) * 49})
        told.append(setup.steps("red")[-1].message)
    assert told == ["setup-overlap-limit", "setup-left-over"]


def test_4_2a_17_4_25_5b_where_things_may_lie_stands_on_the_record() -> None:
    """Areas of two sizes are odd where edges serve; objects and special terrain keep off transitions today."""
    printed = MapPrint(6, 8, starting_areas={"red": 0b111, "blue": 0b11 << 42}, transitions=frozenset({(20, 26)}))
    there = Thing("crate", square=33)
    odd, free, special = [], [], []
    for rules in (MODERN, _alone(edges_serve=False, things_apart=False, special_terrain_over_transitions=True)):
        position = Position(rules, printed, things=(there,))
        setup = SetUp(position, printed.starting_areas)
        odd.append([step.message for step in setup.odd("red")])
        free.append([bool(setup.for_markers >> square & 1) for square in (20, 33, 32, 0)])
        special.append([step.message for step in against_special_terrain(position, (20,), 0)])
    assert odd == [["setup-areas-differ"], []]
    assert free == [[False, False, True, False], [True, True, True, False]]
    assert special == [["place-special-terrain-transition"], []]


def test_16_8a_where_markers_and_objects_lie_later_stands_on_the_record() -> None:
    """Orange squares bar markers at set-up alone today; objects are barred like markers."""
    paper = MapPrint(4, 4, hindering=0b110, orange=0b110)
    crate = Placement("object", "crate", (1,), "set-up")
    found = []
    for rules in (MODERN, _alone(objects_are_markers=False, orange_later=True)):
        position = Position(rules, paper)
        marker = [step.message for step in against_marker(position, "hindering", "smoke", (1,))]
        asked = replace(crate, setup=SetUp(position, {}))
        found.append((marker, [step.message for step in against(position, asked, (1,))]))
        assert bool(barred_to_markers(position, "hindering") & 0b10) == bool(marker)
    assert found == [([], ["setup-not-clear"]), (["place-orange-not-clear"], [])]


def test_24_2a_a_base_on_a_diagonal_fits_and_is_placed_as_the_record_says() -> None:
    """Two squares of an area that touch at a corner hold no base of 1 × 2 today; past a shut corner nowhere."""
    other = replace(MODERN, ground=replace(MODERN.ground, diagonal_bases=True))
    corner, shut = MapPrint(3, 3), MapPrint(3, 3, blocking=0b1010)
    most = [
        Fit(Position(rules, paper), 0b10001).inside((1, 2, False))[0]
        for rules in (MODERN, other)
        for paper in (corner, shut)
    ]
    assert most == [1, 1, 2, 1]
    bike = Figure("bike", "Bike", "red", (4, 5))
    told = []
    for rules in (MODERN, other):
        for paper in (corner, shut):
            position = Position(rules, paper, (bike,))
            told.append([step.message for step in against_figure(position, bike, (0, 4))])
    assert told == [["place-base-shape"], ["place-base-shape"], [], ["place-base-corner"]]


@pytest.mark.parametrize(
    ("diagonals", "lies"), [(False, {(0, 3), (1, 2), (2, 5)}), (True, {(0, 3), (1, 2), (2, 5), (1, 3), (1, 5)})]
)
def test_24_2a_a_carried_base_is_set_down_as_the_record_says(diagonals: bool, lies: set[tuple[int, int]]) -> None:
    """Beside its carrier in the middle of the lower row, the squares in between free: also across the corners."""
    rules = replace(MODERN, ground=replace(MODERN.ground, diagonal_bases=diagonals))
    truck, bike = Figure("truck", "Truck", "red", (4,)), Figure("bike", "Bike", "red", (0, 1))
    position = Position(rules, MapPrint(3, 2), (truck, bike))
    found = places(position, truck, [1 << 4], [bike])["bike"]
    assert {tuple(position.map.squares_of(lie)) for lie in found} == lies | {(0, 1)}
