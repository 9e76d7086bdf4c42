"""The destroy actions: what may be destroyed, and what is left of it (16.9, 17.10, 27.8e, 27.8f)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.effects.scenes import area, ask, figure, legal, reasons, said

CLOSE, RANGE = "close-destroy-action", "range-destroy-action"
CAP = {"cap": figure("E5")}
OPEN = {"size": [16, 16]}


def against(action: str, at: str, figures: dict[str, dict[str, Any]] | None = None, **more: Any) -> list[str]:
    """The sections of the reasons against destroying a piece."""
    return reasons(area(action, "cap", figures or CAP, at=at, **more))


def test_27_8e_adjacent_printed_blocking_terrain() -> None:
    """A neighbouring square of blocking terrain, on the diagonal too; not one two squares away."""
    printed = {**OPEN, "blocking": ["F6", "G5"]}
    assert against(CLOSE, "F6", map=printed) == []
    assert against(CLOSE, "G5", map=printed) == ["27.8e"]


def test_16_5b_not_on_another_level() -> None:
    """What lies higher is not adjacent, across a transition neither."""
    printed = {**OPEN, "blocking": ["F5"], "elevated": {"2": ["F5"]}, "transitions": ["E5/F5"]}
    assert against(CLOSE, "F5", map=printed) == ["27.8e"]


def test_16_9b_close_walls_along_the_own_square_alone() -> None:
    """A wall along the own square, no other; for RANGE the far square has to be in range."""
    printed = {**OPEN, "walls": ["E5/F5", "F6/G6"]}
    assert against(CLOSE, "E5/F5", map=printed) == []
    assert against(CLOSE, "F6/G6", map=printed) == ["16.9b"]
    assert against(RANGE, "F6/G6", map=printed) == ["16.9"]  # the other wall bars the line
    assert against(RANGE, "F6/G6", map={**OPEN, "walls": ["F6/G6"]}) == []


def test_6_3a_a_marker_in_the_own_square_is_not_adjacent() -> None:
    """An object in the own square is out of reach of a CLOSE Destroy Action; RANGE reaches it with range 0."""
    here = [{"id": "crate", "at": "E5"}]
    weak = {"cap": figure("E5", values={"range": 0})}
    assert against(CLOSE, "crate", objects=here) == ["27.8e"]
    assert against(RANGE, "crate", weak, objects=here) == []


@pytest.mark.parametrize(("damage", "expected"), [(3, []), (2, ["16.9"])])
def test_16_9_damage_against_the_default_destroy_value(damage: int, expected: list[str]) -> None:
    """Three is enough for what prints no Destroy value, two is not."""
    cap = {"cap": figure("E5", values={"damage": damage})}
    assert against(CLOSE, "F5", cap, map={**OPEN, "blocking": ["F5"]}) == expected


@pytest.mark.parametrize(("damage", "expected"), [(5, []), (4, ["16.9"])])
def test_17_9d_a_printed_destroy_value(damage: int, expected: list[str]) -> None:
    """A marker's own Destroy value counts instead."""
    cap = {"cap": figure("E5", values={"damage": damage})}
    safe = [{"kind": "blocking", "at": ["F5"], "id": "vault", "values": {"destroy": 5}}]
    assert against(CLOSE, "vault", cap, markers=safe) == expected


def test_27_4h_close_combat_expert_adds_to_the_damage() -> None:
    """It counts for the CLOSE Destroy Action, not for the RANGE one."""
    cap = {"cap": figure("E5", powers=["close-combat-expert"], values={"damage": 2})}
    printed = {**OPEN, "blocking": ["F5"]}
    assert against(CLOSE, "F5", cap, map=printed) == []
    assert against(RANGE, "F5", cap, map=printed) == ["16.9"]


@pytest.mark.parametrize(
    ("kind", "expected"),
    [
        ("hindering", []),
        ("blocking", []),
        ("barrier", []),
        ("elevated", []),
        ("debris", ["17.14d"]),
        ("smoke", ["17.14e"]),
        ("water", ["17.14f"]),
        ("special", ["17.14h"]),
    ],
)
@pytest.mark.parametrize("action", [CLOSE, RANGE])
def test_17_14_which_markers_can_be_destroyed(action: str, kind: str, expected: list[str]) -> None:
    """Debris, smoke and water can't; a special marker without a terrain is no terrain marker."""
    found = against(action, "it", markers=[{"kind": kind, "at": ["F5"], "id": "it"}])
    if kind == "elevated" and action == CLOSE:
        expected = ["27.8e"]  # it lies on another level, so it isn't adjacent
    assert found == expected


def test_27_7h_indestructible_and_25_5e_special_terrain() -> None:
    """Neither can be chosen for the destroy actions."""
    tough = [{"kind": "hindering", "at": ["F5"], "id": "it", "abilities": ["indestructible"]}]
    special = [{"kind": "special", "terrain": "blocking", "at": ["F5"], "id": "it", "abilities": ["special-terrain"]}]
    assert against(CLOSE, "it", markers=tough) == ["27.7h"]
    assert against(CLOSE, "it", markers=special) == ["25.5e"]


def test_27_8f_range_and_line_of_fire() -> None:
    """Within range and line of fire; the piece's own square does not block the line, another one does."""
    printed = {**OPEN, "blocking": ["I5", "J5", "H9"]}
    assert against(RANGE, "I5", map=printed) == []
    assert against(RANGE, "J5", map=printed) == ["16.9", "16.9"]
    assert against(RANGE, "H9", map={**OPEN, "blocking": ["H9", "G8", "G7", "F7", "F6"]}) == ["16.9"]


def test_17_10_a_character_in_the_markers_square_is_no_obstacle() -> None:
    """The line to a marker is not blocked by who stands in it."""
    crowd = {**CAP, "foe": figure("G5", "blue")}
    bush = [{"kind": "hindering", "at": ["G5"], "id": "bush"}]
    assert against(RANGE, "bush", crowd, markers=bush) == []


def test_17_10_one_square_of_a_larger_marker_is_enough() -> None:
    """A larger marker is reached by any of its squares and destroyed whole."""
    hedge = [{"kind": "hindering", "at": ["I5", "J5", "K5"], "id": "hedge"}]
    answer = area(RANGE, "cap", CAP, at="hedge", markers=hedge)
    assert (answer.fields["legal"], answer.fields["debris"]) == (True, ["I5", "J5", "K5"])


def test_11_2a_next_to_an_opponent_it_is_no_attack() -> None:
    """The RANGE Destroy Action is no attack, so an adjacent opponent does not forbid it."""
    crowd = {**CAP, "foe": figure("D5", "blue")}
    assert reasons(legal(RANGE, "cap", crowd, map={**OPEN, "blocking": ["G5"]})) == []


@pytest.mark.parametrize(
    ("at", "debris"),
    [("F5", ["F5"]), ("E5/E6", ["E5", "E6"]), ("E4/E5", ["E5"]), ("crate", []), ("wall", ["D4"])],
)
def test_16_9a_16_9b_17_10_debris(at: str, debris: list[str]) -> None:
    """A square leaves one, a wall one beside it on either side unless that is blocking, an object none."""
    printed = {**OPEN, "blocking": ["F5", "E4"], "walls": ["E5/E6", "E4/E5"]}
    answer = area(
        CLOSE,
        "cap",
        CAP,
        at=at,
        map=printed,
        objects=[{"id": "crate", "at": "D6"}],
        markers=[{"kind": "barrier", "at": ["D4"], "id": "wall"}],
    )
    assert (reasons(answer), sorted(answer.fields["debris"])) == ([], sorted(debris))


def test_17_14c_who_stands_on_a_destroyed_elevated_marker() -> None:
    """The character stays where it is and is dealt 1 damage."""
    crowd = {**CAP, "foe": figure("G5", "blue")}
    hill = [{"kind": "elevated", "at": ["G5", "G6"], "id": "hill"}]
    answer = area(RANGE, "cap", crowd, at="hill", markers=hill)
    assert (answer.fields["fallen"], answer.fields["fall_damage"]) == (["foe"], {"foe": 1})
    assert "area-marker-falls" in said(answer)


def test_16_9a_debris_on_it_says_that_blocking_terrain_is_destroyed() -> None:
    """A square with debris on it is no blocking terrain any more; the debris can't be destroyed."""
    answer = area(CLOSE, "cap", CAP, map={**OPEN, "blocking": ["F5"]}, markers=[{"kind": "debris", "at": ["F5"]}])
    assert answer.fields["pieces"] == []


def test_legal_close_destroy() -> None:
    """Legal with something to destroy beside the figure, else refused with the ability's own section."""
    assert reasons(legal(CLOSE, "cap", CAP)) == ["27.8e"]
    assert reasons(legal(CLOSE, "cap", CAP, objects=[{"id": "crate", "at": "F5"}])) == []
    assert reasons(legal(CLOSE, "cap", CAP, objects=[{"id": "crate", "at": "G5"}])) == ["27.8e"]


def test_legal_range_destroy() -> None:
    """Legal with something in range and line of fire."""
    assert reasons(legal(RANGE, "cap", CAP)) == ["27.8f"]
    assert reasons(legal(RANGE, "cap", CAP, objects=[{"id": "crate", "at": "I5"}])) == []
    assert reasons(legal(RANGE, "cap", CAP, objects=[{"id": "crate", "at": "J5"}])) == ["27.8f"]


def test_legal_too_weak_for_all_there_is() -> None:
    """When everything in reach is too strong the reason is the damage value."""
    weak = {"cap": figure("E5", values={"damage": 2})}
    assert reasons(legal(CLOSE, "cap", weak, objects=[{"id": "crate", "at": "F5"}])) == ["16.9"]


def test_legal_without_a_damage_value() -> None:
    """Where the position gives no damage value it is not compared, and that is said."""
    cap = {"cap": {"side": "red", "at": "E5"}}
    answer = legal(CLOSE, "cap", cap, objects=[{"id": "crate", "at": "F5"}])
    assert answer.fields["legal"] is True
    assert "area-destroy-damage-unknown" in said(answer)
    assert ask({"type": "legal_actions", "figure": "cap"}, cap).fields["actions"]


def test_legal_for_a_named_piece() -> None:
    """`target` may be a square, a wall, an object or a marker; a figure is nothing to destroy."""
    printed = {**OPEN, "blocking": ["F5"], "walls": ["E5/E6"]}
    crowd = {**CAP, "foe": figure("D5", "blue")}
    for target, expected in (("F5", []), ("E5/E6", []), ("D5", ["7.2"]), ("foe", ["7.2"]), ("E4/E5", ["7.2"])):
        assert reasons(legal(CLOSE, "cap", crowd, map=printed, target=target)) == expected


def test_27_4b_battle_fury_takes_no_range_action() -> None:
    """The RANGE Destroy Action is a RANGE action; the CLOSE one is not."""
    cap = {"cap": figure("E5", powers=["battle-fury"])}
    crate = [{"id": "crate", "at": "F5"}]
    assert reasons(legal(RANGE, "cap", cap, objects=crate)) == ["27.4b"]
    assert reasons(legal(CLOSE, "cap", cap, objects=crate)) == []
