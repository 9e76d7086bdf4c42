"""6c Attack: sight, range and who is engaged, as they are measured on the field."""

from __future__ import annotations

import pytest

from tests.engine.motu.asking import answer, ask, figure, scene, steps

HE_MAN, STRATOS = figure("he-man", "C3"), figure("stratos", "B5")
WALL = {"id": "wall", "kind": "high", "hexes": ["E4", "E5", "E6"]}


def test_a_character_has_six_adjacent_hexes() -> None:
    """2c, caption: an enemy on any of them is engaged with it, in odd rows and in even ones (M36); none further is."""
    for middle, ring in (("C3", "D3 C2 B2 B3 B4 C4"), ("C4", "D4 D3 C3 B4 C5 D5")):
        near = set(ring.split())
        for place in (f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)):
            if place != middle:
                document = scene(figure("he-man", middle), figure("zor", place, "evil"))
                assert ask(document, "engaged", figure="he-man", with_="zor")["result"] is (place in near)


def test_engaged_are_enemies_on_adjacent_hexes() -> None:
    """He-Man is engaged with Skeletor beside him, not with Evil-Lyn a hex further (6c, caption)."""
    document = scene(HE_MAN, figure("skeletor", "D3", "evil"), figure("evil-lyn", "E3", "evil"), figure("orko", "C2"))
    assert ask(document, "engaged", figure="he-man") == {"result": ["skeletor"]}
    assert ask(document, "engaged", figure="he-man", with_="evil-lyn") == {"result": False}
    friend = answer(document, "engaged", figure="he-man", with_="orko")
    assert (friend.fields["result"], steps(friend)) == (False, ["motu-engaged-same-army"])


@pytest.mark.parametrize(("at", "engaged"), [("D3@p", True), ("C4@p", True), ("D3", False), ("E3@p", False)])
def test_heights_part_hexes_that_share_a_side(at: str, engaged: bool) -> None:
    """On a platform he is engaged with who stands on it too, not with who stands under it (2c)."""
    pieces = [{"id": "p", "kind": "platform", "hexes": ["C3", "D3", "C4", "E3"]}]
    document = scene(figure("he-man", "C3@p"), figure("skeletor", at, "evil"), pieces=pieces)
    assert ask(document, "engaged", figure="he-man")["result"] == (["skeletor"] if engaged else [])


def test_two_platforms_of_one_height_are_one_floor() -> None:
    """Hexes of two platforms that share a side are adjacent where these are as high as each other (2c, M2)."""
    for height, result in ((1, ["skeletor"]), (2, [])):
        pieces = [
            {"id": "p", "kind": "platform", "hexes": ["C3"]},
            {"id": "q", "kind": "platform", "hexes": ["D3"], "height": height},
        ]
        document = scene(figure("he-man", "C3@p"), figure("skeletor", "D3@q", "evil"), pieces=pieces)
        assert ask(document, "engaged", figure="he-man")["result"] == result


def test_who_is_defeated_engages_nobody() -> None:
    """Who is defeated has left the field (7a); `defeated: false` keeps somebody there with all wounds (M31)."""
    for more, result in (({}, []), ({"defeated": False}, ["skeletor"])):
        document = scene(HE_MAN, figure("skeletor", "D3", "evil", health=3, wounds=3, **more))
        assert ask(document, "engaged", figure="he-man")["result"] == result


def test_a_large_base_is_adjacent_to_all_around_it() -> None:
    """7m: to each hex that shares a side with one of its own."""
    document = scene(figure("he-man", "C3"), figure("beast", ["F3", "E3", "D3"], "evil"))
    assert ask(document, "engaged", figure="beast")["result"] == ["he-man"]


@pytest.mark.parametrize(
    ("a", "b", "range_", "found"),
    [
        ("A1", "A1", 0, {"inches": 0.0, "within": True}),
        ("A1", "B1", 0, {"inches": 0.0, "within": True}),
        ("A1", "E1", 3, {"inches": 3.0, "within": True}),
        ("A1", "E1", 2.99, {"inches": 3.0, "within": False}),
        ("A1", "F1", 8, {"inches": 4.0, "within": True}),
        ("A1", "A3", 0.57, {"inches": 0.58, "within": False}),
        ("A1", "A3", 0.58, {"inches": 0.58, "within": True}),
        ("A1", "I1", 7, {"inches": 7.0, "within": True}),
        ("A1", "J1", 7, {"inches": 8.0, "within": False}),
    ],
)
def test_a_range_is_measured_between_nearest_points(a: str, b: str, range_: float, found: dict[str, object]) -> None:
    """Man-At-Arms is 3 inches from Skeletor, Stratos 4 from Evil-Lyn: equal to the range is within it (6c, M1)."""
    assert ask(scene(), "distance", a=a, b=b, range=range_) == found


def test_heights_add_nothing_to_a_distance() -> None:
    """Inches are measured on the plan (M6), and the ruling says so."""
    document = scene(figure("stratos", "E1@platform"), platform=["E1"])
    found = answer(document, "distance", a="A1", b="stratos")
    assert found.fields["inches"] == 3.0
    assert found.ruling.readings == ("M6", "M1")


def test_sight_needs_two_lines_to_different_corners() -> None:
    """Stratos sees Evil-Lyn past the wall, not Trap Jaw behind it: what is left there is too little (6c, caption)."""
    evil_lyn, trap_jaw = figure("evil-lyn", "G2", "evil"), figure("trap-jaw", "G5", "evil")
    document = scene(STRATOS, evil_lyn, trap_jaw, pieces=[WALL])
    seen = ask(document, "line_of_sight", from_="stratos", to="evil-lyn")
    assert seen["result"] == "clear"
    (first, second) = seen["lines"]
    assert first[1] != second[1]
    hidden = answer(document, "line_of_sight", from_="stratos", to="trap-jaw")
    assert hidden.fields["result"] == "blocked"
    assert hidden.fields["lines"] == []
    assert set(hidden.fields["blocked_by"]) <= {"E4", "E5", "E6"}  # type: ignore[call-overload]
    assert hidden.ruling.readings == ("M4",)


def test_one_corner_is_not_enough() -> None:
    """All lines but some to a single corner are blocked: no sight, and the answer names the corner (6c, caption)."""
    found = set()
    for place in (f"{column}{row}" for column in "FGHI" for row in range(1, 9)):
        sight = ask(scene(pieces=[WALL], size=[12, 12]), "line_of_sight", from_="B5", to=place)
        if len(sight["corners"]) == 1:
            assert sight["result"] == "blocked"
            found.add(place)
    assert found


@pytest.mark.parametrize("kind", ["low", "rough", "ladder"])
def test_what_does_not_block(kind: str) -> None:
    """Rough terrain, low obstacles, ladders and characters let lines through (6c)."""
    crowd = [figure(f"p{row}", f"D{row}", "evil") for row in range(3, 8)]
    document = scene(STRATOS, *crowd, pieces=[{**WALL, "kind": kind}])
    assert ask(document, "line_of_sight", from_="stratos", to="H5")["result"] == "clear"


def test_an_opening_lets_lines_through() -> None:
    """The part of a mixed piece with an opening is a low obstacle (2c)."""
    for low, result in (([], "blocked"), (["E5"], "clear")):
        pieces = [{"id": "arch", "kind": "mixed", "hexes": ["E3", "E4", "E5", "E6", "E7"], "low": low}]
        assert ask(scene(pieces=pieces), "line_of_sight", from_="C5", to="G5")["result"] == result


def test_from_above_only_what_stands_beside_the_target_blocks() -> None:
    """Stratos looks over the wall at Trap Jaw, not at Evil-Lyn right behind it; below likewise (6c, captions)."""
    document = scene(STRATOS | {"at": "B5@platform"}, platform=["A5", "B5"], pieces=[WALL])
    for place, result in (("F5", "blocked"), ("H5", "clear")):
        assert ask(document, "line_of_sight", from_="stratos", to=place)["result"] == result
        assert ask(document, "line_of_sight", from_=place, to="stratos")["result"] == result
    assert ask(scene(STRATOS, pieces=[WALL]), "line_of_sight", from_="stratos", to="H5")["result"] == "blocked"


def test_nobody_sees_through_a_platform() -> None:
    """Who stands on it does not see the hexes right under it, nor who stands there those on it (6c)."""
    document = scene(platform=["C3", "D3"])
    for up in ("C3@platform", "D3@platform"):
        for down, result in (("C3", "blocked"), ("D3", "blocked"), ("E3", "clear")):
            assert ask(document, "line_of_sight", from_=up, to=down)["result"] == result
            assert ask(document, "line_of_sight", from_=down, to=up)["result"] == result
    assert steps(answer(document, "line_of_sight", from_="C3@platform", to="D3")) == [
        "motu-sight-from-above", "motu-sight-platform-between"
    ]  # fmt: skip


def test_under_a_platform_one_sees_what_lies_below() -> None:
    """A platform hides only what is under it from who stands on it (M5)."""
    assert ask(scene(platform=["C3", "D3", "E3"]), "line_of_sight", from_="C3", to="E3")["result"] == "clear"


@pytest.mark.parametrize(("height", "result"), [(1, "clear"), (2, "blocked")])
def test_between_platforms_what_stands_under_one_so_high_does_not_block(height: int, result: str) -> None:
    """Platforms of one height: as on the flat, less the obstacles under a platform that high (M5)."""
    pieces = [
        {"id": "a", "kind": "platform", "hexes": ["A5"]},
        {"id": "b", "kind": "platform", "hexes": ["I5"]},
        {"id": "c", "kind": "platform", "hexes": ["E3", "E4", "E5", "E6", "E7"], "height": height},
        {"id": "wall", "kind": "high", "hexes": ["E3", "E4", "E5", "E6", "E7"]},
    ]
    assert ask(scene(pieces=pieces), "line_of_sight", from_="A5@a", to="I5@b")["result"] == result


def test_a_large_miniature_sees_and_is_seen_by_any_of_its_hexes() -> None:
    """7m: behind a wall with its slot, beside it with another hex: the lines join that one."""
    wall = [f"E{row}" for row in range(3, 8)]
    for base, result in (("G5", "blocked"), (["G5", "G4", "G3", "G2"], "clear")):
        document = scene(figure("beast", base, "evil"), high=wall)
        found = ask(document, "line_of_sight", from_="C2", to="beast")
        assert found["result"] == result
        assert "G5" not in {line[1].split(".")[0] for line in found["lines"]}
        assert ask(document, "line_of_sight", from_="beast", to="C2")["result"] == result


def test_open_lines_are_the_same_both_ways() -> None:
    """Law: for ordinary bases on the flat a line is open there if it is back, though sight itself may differ (M3)."""
    document = scene(high=["C2", "D4", "E3", "C5"], size=[8, 6])
    places = [f"{column}{row}" for column in "ABFGH" for row in range(1, 7)]
    for a in places[::3]:
        for b in places[1::3]:
            there, back = (ask(document, "line_of_sight", from_=x, to=y) for x, y in ((a, b), (b, a)))
            assert bool(there["corners"]) == bool(back["corners"])


def test_any_hex_can_be_measured_and_looked_at() -> None:
    """An obstacle's hex is a place like another: anything on the field may be measured at any time (6c)."""
    document = scene(high=["E5"])
    assert ask(document, "distance", a="B5", b="E5")["inches"] == 2.0
    assert ask(document, "line_of_sight", from_="B5", to="E5")["result"] == "clear"
