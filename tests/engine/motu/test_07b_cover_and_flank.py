"""7b Threshold modifiers: cover, on the flat and with heights, and the arcs of a flank attack."""

from __future__ import annotations

import pytest

from tests.engine.motu.asking import answer, ask, figure, scene, steps

STRATOS = figure("stratos", "B5")


def test_what_the_line_runs_through_covers() -> None:
    """Stratos picks a target: Skeletor is free, a low obstacle covers Trap Jaw, He-Man Evil-Lyn (7b, caption)."""
    others = [
        figure("skeletor", "G1", "evil"), figure("trap-jaw", "H5", "evil"), figure("evil-lyn", "G9", "evil"),
        figure("he-man", "E7"),
    ]  # fmt: skip
    document = scene(STRATOS, *others, low=["E5"])
    assert ask(document, "cover", from_="stratos", to="skeletor") == {"result": False, "covered_by": []}
    assert ask(document, "cover", from_="stratos", to="trap-jaw") == {"result": True, "covered_by": ["E5"]}
    assert ask(document, "cover", from_="stratos", to="evil-lyn") == {"result": True, "covered_by": ["he-man"]}


@pytest.mark.parametrize(("kind", "covers"), [("high", True), ("low", True), ("rough", False), ("ladder", False)])
def test_which_terrain_covers(kind: str, covers: bool) -> None:
    """High and low obstacles do, rough terrain and ladders do not (7b)."""
    assert ask(scene(**{kind: ["E5"]}), "cover", from_="B5", to="H5")["result"] is covers


def test_what_is_adjacent_to_the_attacker_is_exempt_hex_by_hex() -> None:
    """Beside the attacker nothing covers; a hex further of the same piece does (7b, M8)."""
    wall = {"id": "wall", "kind": "high", "hexes": ["C5", "D5"]}
    assert ask(scene(low=["C5"]), "cover", from_="B5", to="H5")["result"] is False
    found = answer(scene(pieces=[wall]), "cover", from_="B5", to="H5")
    assert found.fields["covered_by"] == ["D5"]
    assert "motu-cover-spared" in steps(found)
    assert ask(scene(low=["G5"]), "cover", from_="B5", to="H5")["result"] is True  # beside the target


def test_a_side_covers_where_both_its_hexes_do() -> None:
    """Along the common side of two obstacles the line crosses them; of one, or of characters, not (M4, M8)."""
    straight = {"from_": "C1", "to": "C5"}
    assert ask(scene(high=["B2"]), "cover", **straight)["result"] is False
    assert ask(scene(high=["B4", "C4"]), "cover", **straight)["covered_by"] == ["B4", "C4"]
    assert ask(scene(high=["B2", "C2"]), "cover", **straight)["result"] is False  # beside the attacker
    pair = [figure("a", "B4"), figure("b", "C4")]
    assert ask(scene(*pair), "cover", **straight)["result"] is False
    assert ask(scene(pair[0], high=["C4"]), "cover", **straight)["result"] is False


def test_a_large_character_is_exempt_whole() -> None:
    """One of its hexes is adjacent to the attacker: none of it covers (M8)."""
    for base, covered in ((["D5", "E5"], ["beast"]), (["C5", "D5", "E5"], [])):
        document = scene(figure("beast", base, "evil"))
        assert ask(document, "cover", from_="B5", to="H5")["covered_by"] == covered


def test_a_higher_target_is_in_cover() -> None:
    """Seen from below it always is, by its height alone (7b)."""
    document = scene(platform=["H5"], low=["E5"])
    assert ask(document, "cover", from_="B5", to="H5@platform") == {"result": True, "covered_by": ["height"]}
    assert ask(document, "cover", from_="H5@platform", to="B5")["result"] is False


def test_from_a_platform_high_obstacles_alone_cover() -> None:
    """Trap Jaw behind a wall is covered; a wall beside the platform, or a low one, covers nobody (7b, caption)."""
    document = scene(platform=["A5", "B5"], high=["F5", "C2"], low=["F9"], size=[12, 12])
    assert ask(document, "cover", from_="B5@platform", to="H5")["covered_by"] == ["F5"]
    assert ask(document, "cover", from_="B5@platform", to="H9")["result"] is False
    beside = scene(platform=["A5", "B5"], high=["C5"])
    found = answer(beside, "cover", from_="A5@platform", to="H5")
    assert found.fields["result"] is False
    assert "motu-cover-spared-above" in steps(found)
    assert ask(scene(platform=["A5"], high=["C5"]), "cover", from_="A5@platform", to="H5")["result"] is True


def test_from_a_platform_what_stands_under_it_is_exempt() -> None:
    """An obstacle under the attacker's own platform never covers (M9)."""
    under = scene(platform=["A5", "B5", "C5", "D5"], high=["D5"])
    assert ask(under, "cover", from_="A5@platform", to="H5")["result"] is False


def test_on_platforms_of_one_height_those_up_there_cover() -> None:
    """Characters at that height and high obstacles, no low ones and nobody below (M9)."""
    pieces = [{"id": name, "kind": "platform", "hexes": hexes} for name, hexes in (("a", ["A5"]), ("b", ["E5", "I5"]))]
    line = {"from_": "A5@a", "to": "I5@b"}
    for at, covers in (("E5@b", ["who"]), ("E5", []), ("G5", [])):
        assert ask(scene(figure("who", at), pieces=pieces), "cover", **line)["covered_by"] == covers
    assert ask(scene(pieces=pieces, low=["G5"]), "cover", **line)["result"] is False
    assert ask(scene(pieces=pieces, high=["G5"]), "cover", **line)["covered_by"] == ["G5"]
    assert ask(scene(pieces=pieces, high=["E5"]), "cover", **line)["result"] is False  # under a platform so high


def test_a_large_target_is_covered_by_nothing_beside_it() -> None:
    """7m: what is adjacent to any of its hexes is ignored; the line leads to the centre of its base (M10)."""
    for at, covered in (("G5", []), ("F5", ["F5"])):
        document = scene(figure("beast", ["H5", "I5"], "evil"), low=[at])
        assert ask(document, "cover", from_="B5", to="beast")["covered_by"] == covered


def test_cover_never_shrinks_by_an_obstacle_more() -> None:
    """Law: one more obstacle takes no cover away (7b)."""
    walls = ["D3", "E4", "F5", "E6"]
    for number in range(len(walls)):
        fewer, more = scene(high=walls[:number]), scene(high=walls[: number + 1])
        for target in ("H2", "H4", "H6"):
            before = ask(fewer, "cover", from_="B4", to=target)["covered_by"]
            assert set(before) <= set(ask(more, "cover", from_="B4", to=target)["covered_by"])


@pytest.mark.parametrize(
    ("at", "arc"),
    [
        ("F5", "front"),
        ("E4", "front"),
        ("D4", "rear"),
        ("C5", "rear"),
        ("E3", "between"),
        ("E7", "between"),
        ("E5", "between"),
    ],
)
def test_the_hexes_between_the_arcs_are_no_flank(at: str, arc: str) -> None:
    """Facing east, what lies straight above and below is neither front nor rear (7b, M7)."""
    assert ask(scene(figure("stratos", "E5")), "arc", of="stratos", from_=at)["result"] == arc


def test_a_large_miniature_faces_its_slot() -> None:
    """From the centre of its base to the hex of its slot, whatever `facing` says (M10); it attacks from its slot."""
    for base, arc in ((["E5", "D5"], "front"), (["D5", "E5"], "rear")):
        document = scene(figure("beast", base, facing="nw"))
        assert ask(document, "arc", of="beast", from_="H5")["result"] == arc
    document = scene(STRATOS, figure("beast", ["D5", "C5"], "evil"))
    found = answer(document, "arc", of="stratos", from_="beast")
    assert (found.fields["result"], steps(found)) == ("front", ["motu-arc-slot", "motu-arc"])


def test_cover_from_a_platform_to_who_stands_right_under_it() -> None:
    """The line is a point: nothing covers, however much stands around."""
    document = scene(size=[5, 5], high=["B2", "D2", "C1"], platform=["C2"])
    assert ask(document, "cover", from_="C2@platform", to="C2")["result"] is False
