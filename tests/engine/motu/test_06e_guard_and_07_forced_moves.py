"""6e Guard, 7d Opportunity attacks, 7l and 7m forced moves, 7g marks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.motu.asking import answer, ask, figure, scene, steps, wrong

BOW = {"id": "bow", "kind": "ranged", "range": 8}
P = {"id": "p", "kind": "platform", "hexes": ["E5", "F5"]}


def guards(mover: str, *others: dict[str, Any], how: str = "move", **more: Any) -> dict[str, Any]:
    """Return who interrupts Tri-Klops where he ended, and why the rest does not."""
    document = scene(figure("tri-klops", mover, "evil"), *others, **more)
    return ask(document, "guard_triggers", mover="tri-klops", how=how)


def test_the_example_of_guard() -> None:
    """Tri-Klops triggers He-Man, who can engage him, and Stratos, who can shoot; He-Man then triggers Skeletor (6e)."""
    he_man, stratos = (
        figure("he-man", "C5", speed=[5, 8], guard=True),
        figure("stratos", "B9", weapons=[BOW], guard=True),
    )
    skeletor = figure("skeletor", "J5", "evil", facing="w", speed=[4, 5], guard=True)
    assert guards("G5", he_man, stratos, skeletor) == {"result": ["he-man", "stratos"], "fails": {}}
    moved = scene({**he_man, "at": "F5", "guard": False}, figure("tri-klops", "G5", "evil"), stratos, skeletor)
    assert ask(moved, "guard_triggers", mover="he-man")["result"] == ["skeletor"]


@pytest.mark.parametrize(
    ("guard", "mover", "how", "fails"),
    [
        ({"weapons": [BOW]}, "H5", "move", []),
        ({"weapons": [BOW]}, "H5", "charge", []),
        ({"weapons": [BOW]}, "H5", "teleport", ["movement"]),
        ({"weapons": [BOW]}, "H5", "swap", ["movement"]),
        ({"weapons": [BOW], "facing": "w"}, "H5", "move", ["arc"]),
        ({"weapons": [BOW], "facing": "w"}, "B5", "move", []),
        ({"weapons": [BOW]}, "C3", "move", []),  # between the arcs
        ({"weapons": [BOW]}, "M5", "move", ["reach"]),
        ({"speed": [4, 4]}, "H5", "move", []),
        ({"speed": [3, 4]}, "H5", "move", ["reach"]),
        ({"speed": [3, 4], "concentrated": True}, "H5", "move", []),
        ({"weapons": [{**BOW, "kind": "spell", "mana": 3}]}, "H5", "move", []),
        ({}, "D5", "move", []),
        ({"guard": False, "weapons": [BOW]}, "H5", "move", None),
    ],
)
def test_the_conditions_of_guard(guard: dict[str, Any], mover: str, how: str, fails: list[str] | None) -> None:
    """Seen, not wholly in its rear, in range or to be engaged by one movement, its token spent or not (6e, M7, M23)."""
    found = guards(mover, {**figure("he-man", "C5", guard=True), **guard}, how=how)
    assert found["fails"].get("he-man", []) == (fails or [])
    assert found["result"] == (["he-man"] if fails == [] else [])


def test_guard_sees_where_the_movement_ended() -> None:
    """Behind a wall it is not seen, whatever the range (6e)."""
    he_man = figure("he-man", "C5", weapons=[BOW], guard=True)
    assert guards("G5", he_man, high=["E2:E8"])["fails"] == {"he-man": ["sight"]}


@pytest.mark.parametrize(
    ("how", "found"),
    [
        ("move", True),
        ("jump", True),
        ("charge", True),
        ("swap", True),
        ("teleport", False),
        ("pull", False),
        ("push", False),
    ],
)
def test_whom_leaving_provokes(how: str, found: bool) -> None:
    """Every enemy engaged, with fists too, by whatever leads away but teleports, pulls and pushes (7d, 7l, M24)."""
    document = scene(
        figure("brak", "C5"), figure("zor", "D5", "evil"), figure("mer", "C4", "evil"), figure("far", "G5", "evil")
    )
    assert ask(document, "opportunity", figure="brak", how=how)["result"] == (["zor", "mer"] if found else [])
    assert ask(document, "opportunity", figure="far") == {"result": []}


def moved(at: str, how: str, hexes: int, *others: dict[str, Any], by: str = "C5", **more: Any) -> dict[str, Any]:
    """Return where Zor ends, moved by Brak."""
    document = scene(figure("brak", by), figure("zor", at, "evil"), *others, **more)
    return ask(document, "moved", figure="zor", how=how, by="brak", hexes=hexes)


def test_pulls_and_pushes_follow_a_row() -> None:
    """Away from the one, or toward it, in a straight line (7l)."""
    assert moved("E5", "push", 2) == {"ends_at": ["G5"], "path": ["E5", "F5", "G5"], "fails": []}
    assert moved("G5", "pull", 3) == {"ends_at": ["D5"], "path": ["G5", "F5", "E5", "D5"], "fails": []}
    assert moved("G5", "pull", 9)["ends_at"] == ["D5"]  # before the other's own hex


def test_two_rows_as_near_are_a_choice() -> None:
    """Straight above: whoever moves it chooses between north-east and north-west (M33); not quite: there is none."""
    assert sorted(moved("C3", "push", 1)["ends_at"]) == ["B2", "C2"]
    assert moved("D3", "push", 1)["ends_at"] == ["D2"]


@pytest.mark.parametrize(("kind", "ends"), [("high", "E5"), ("low", "E5"), ("ladder", "E5"), ("rough", "E5")])
def test_terrain_ends_a_push(kind: str, ends: str) -> None:
    """A piece of terrain, another miniature, the edge: it ends before them (7l)."""
    assert moved("D5", "push", 3, **{kind: ["F5"]})["ends_at"] == [ends]
    assert moved("D5", "push", 3, figure("orko", "F5"))["ends_at"] == ["E5"]
    assert moved("D5", "push", 3, size=[5, 8])["ends_at"] == ["E5"]


def test_pushed_off_a_height() -> None:
    """It climbs down for free where its player chooses, to a free hex under no platform; else it stays (M34)."""
    found = moved("E5@p", "push", 5, pieces=[P])
    assert found["path"] == ["E5@p", "F5@p"]
    assert set(found["ends_at"]) == {"G5", "E4", "F4", "E6", "F6"}
    document = scene(
        figure("brak", "C5"), figure("zor", "F5@p", "evil"), pieces=[P], high=["G5", "E4", "F4", "E6", "F6"]
    )
    kept = answer(document, "moved", figure="zor", how="push", by="brak", hexes=1)
    assert kept.fields["ends_at"] == ["F5@p"]
    assert kept.ruling.readings == ("M33", "P313", "M34")


def test_large_miniatures_are_not_moved() -> None:
    """Neither pulled nor pushed; they swap with no ordinary one (7m). Others swap (7l)."""
    document = scene(figure("brak", "C5"), figure("zor", ["E5", "F5"], "evil"), figure("mer", "C8", "evil"))
    for how in ("pull", "push", "swap"):
        found = ask(document, "moved", figure="zor", how=how, by="brak", hexes=2)
        assert (found["fails"], found["ends_at"]) == (["large"], ["E5"])
    swapped = ask(document, "moved", figure="mer", how="swap", by="brak")
    assert swapped == {"ends_at": ["C5"], "path": ["C8", "C5"], "fails": []}
    assert wrong(document, "moved", figure="zor", how="pull", by="zor") == ("ask.by", "error-motu-moves-itself")


MARK = {"id": "trident", "at": "H8", "side": "evil"}


@pytest.mark.parametrize(
    ("at", "more", "codes"),
    [
        ("E5", {}, []),
        ("F5", {}, ["radius"]),
        ("C5", {}, ["not-empty"]),
        ("D5", {"rough": ["D5"]}, ["not-empty"]),
        ("D5", {"objectives": [{"id": "o", "at": "D5"}]}, ["not-empty"]),
        ("E5", {"marks": [MARK]}, ["one-of-a-kind"]),
        ("E5", {"marks": [{**MARK, "side": "masters"}]}, []),
        ("E5", {"high": ["D3:D7"]}, ["sight"]),
        ("H8", {"marks": [MARK], "high": ["D3:D7"]}, ["not-empty", "radius", "sight", "one-of-a-kind"]),
    ],
)
def test_where_a_mark_may_be_placed(at: str, more: dict[str, Any], codes: list[str]) -> None:
    """An empty hex, near enough, in sight; one of each kind an army (7g)."""
    document = scene(figure("mer-man", "C5", "evil"), **more)
    found = ask(document, "mark_place", figure="mer-man", at=at, radius=2, kind="trident")
    assert [reason.code for reason in found["because"]] == codes
    assert found["legal"] is (not codes)


def test_whom_a_mark_affects() -> None:
    """He-Man and Stratos, near and in its sight; Orko behind a wall not, nor who stands higher (7g, caption)."""
    others = [figure("he-man", "G8"), figure("stratos", "H6"), figure("orko", "J8"), figure("up", "H9@platform")]
    document = scene(*others, marks=[MARK], high=["I6", "I7", "I8", "I9", "H10"], platform=["H9"])
    found = {each["id"]: ask(document, "mark_affects", mark="trident", figure=each["id"], radius=2) for each in others}
    assert {id_: each["result"] for id_, each in found.items()} == {
        "he-man": True, "stratos": True, "orko": False, "up": False
    }  # fmt: skip
    far = answer(document, "mark_affects", mark="trident", figure="stratos", radius=1)
    assert (far.fields["result"], steps(far)) == (False, ["motu-mark-too-far"])
    assert wrong(document, "mark_affects", mark="net", figure="orko", radius=1) == ("ask.mark", "error-not-there")


def test_7c_who_interrupts_one_that_was_defeated_meanwhile_moves_nowhere() -> None:
    """Nowhere is nearer to it, and it sees nothing: only staying is left, and nothing breaks."""
    gone = figure("a", None, health=3, wounds=3)
    del gone["at"]
    document = scene(
        gone, figure("z", "C5", "evil", speed=[4, 6]), turn={"interruptions": [{"by": "z", "of": "a", "kind": "guard"}]}
    )
    assert ask(document, "reachable", figure="z")["result"] == ["C5"]
    found = ask(document, "move_cost", figure="z", path=["D5"])
    assert [reason.code for reason in found["because"]] == ["direction", "sight"]


@pytest.mark.parametrize(
    ("foot", "ends", "told"),
    [
        ({}, {"C4", "C6", "E5", "D4", "D6"}, False),
        ({"high": ["E5"]}, {"C4", "C6", "D4", "D6"}, True),
        ({"low": ["E5"]}, {"C4", "C6", "D4", "D6"}, True),
        ({"rough": ["E5"]}, {"C4", "C6", "E5", "D4", "D6"}, True),
        ({"high": ["F5"]}, {"C4", "C6", "E5", "D4", "D6"}, False),
    ],
)
def test_7l_what_stands_at_the_foot_of_a_height_stops_nobody_at_its_edge(
    foot: dict[str, Any], ends: set[str], told: bool
) -> None:
    """Pushed off toward an obstacle or rough ground it climbs down all the same, where a hex is free (P313, M34)."""
    document = scene(figure("brak", "B5@platform"), figure("zor", "D5@platform", "evil"), platform=["B5:D5"], **foot)
    found = answer(document, "moved", figure="zor", how="push", by="brak", hexes=2)
    assert ("motu-forced-foot" in steps(found)) is told
    assert ("P313" in found.ruling.readings) is told
    assert set(found.fields["ends_at"]) == ends


def test_7l_who_climbs_down_pushes_nobody_in_turn() -> None:
    """A miniature at the foot: it goes to a free hex beside; where none is, it stays up there (P313, M34)."""
    document = scene(
        figure("brak", "B5@platform"), figure("zor", "D5@platform", "evil"), figure("vex", "E5"), platform=["B5:D5"]
    )
    found = answer(document, "moved", figure="zor", how="push", by="brak", hexes=1)
    assert set(found.fields["ends_at"]) == {"C4", "C6", "D4", "D6"}
    assert steps(found)[1] == "motu-forced-foot"
    walled = scene(
        figure("brak", "B5@platform"), figure("zor", "D5@platform", "evil"), platform=["B5:D5"],
        high=["C4", "C6", "E5", "D4", "D6"],
    )  # fmt: skip
    stays = ask(walled, "moved", figure="zor", how="push", by="brak", hexes=1)
    assert (stays["ends_at"], stays["path"]) == (["D5@platform"], ["D5@platform"])


def test_7l_on_the_flat_what_stands_ahead_ends_it_at_once() -> None:
    """The near miss of the edge: at its own height an obstacle or a miniature does stop it (7l)."""
    document = scene(figure("brak", "B5"), figure("zor", "D5", "evil"), high=["F5"])
    assert ask(document, "moved", figure="zor", how="push", by="brak", hexes=3)["ends_at"] == ["E5"]
    above = scene(
        figure("brak", "B5@platform"), figure("zor", "D5@platform", "evil"), figure("vex", "E5@platform"),
        platform=["B5:E5"],
    )  # fmt: skip
    assert ask(above, "moved", figure="zor", how="push", by="brak", hexes=3)["ends_at"] == ["D5@platform"]


def test_7l_pushed_from_right_above_any_row_is_open() -> None:
    """No line joins them: whoever pushes chooses any of the six rows (P316); a hex aside it is one row again."""
    document = scene(figure("brak", "C5@platform"), figure("zor", "C5", "evil"), platform=["C5"])
    found = answer(document, "moved", figure="zor", how="push", by="brak", hexes=1)
    assert set(found.fields["ends_at"]) == {"D5", "C4", "B5", "C6", "B4", "B6"}
    assert steps(found)[0] == "motu-forced-any-row"
    assert "P316" in found.ruling.readings
    aside = scene(figure("brak", "B5"), figure("zor", "C5", "evil"))
    assert steps(answer(aside, "moved", figure="zor", how="push", by="brak", hexes=1))[0] == "motu-forced-row"


@pytest.mark.parametrize(
    ("at", "more", "codes"),
    [
        ("D5@platform", {}, []),
        ("D5@platform", {"marks": [{**MARK, "at": "D5"}]}, []),
        ("D5@platform", {"marks": [{**MARK, "at": "D5@platform"}]}, ["not-empty"]),
        ("D5@platform", {"rough": ["D5"]}, []),
        ("E5", {"rough": ["E5"]}, ["not-empty"]),
    ],
)
def test_7g_a_platform_and_what_is_under_it_are_places_of_their_own_for_marks(
    at: str, more: dict[str, Any], codes: list[str]
) -> None:
    """What lies on the other storey does not fill it, nor does the platform itself (P314)."""
    document = scene(figure("mer-man", "C5@platform", "evil"), platform=["C5:D5"], **more)
    found = answer(document, "mark_place", figure="mer-man", at=at, radius=2, kind="net")
    assert [reason.code for reason in found.fields["because"]] == codes
    assert ("P314" in found.ruling.readings) is at.endswith("@platform")


def test_7g_a_mark_under_a_platform() -> None:
    """Under it a mark lies on the ground: who stands there may lay it, and it affects nobody above (P314)."""
    document = scene(figure("mer-man", "C5", "evil"), platform=["D5"])
    found = answer(document, "mark_place", figure="mer-man", at="D5", radius=2, kind="net")
    assert found.fields["legal"] is True
    assert steps(found) == ["motu-mark-storey", "motu-mark-placed"]
    laid = scene(figure("up", "D5@platform"), figure("down", "D6"), platform=["D5"], marks=[{"id": "net", "at": "D5"}])
    assert ask(laid, "mark_affects", mark="net", figure="up", radius=3)["result"] is False
    assert ask(laid, "mark_affects", mark="net", figure="down", radius=3)["result"] is True
