"""Quake, Pulse Wave, Energy Explosion and Force Blast: whom they concern (27.1h, 27.2b-d)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.grid import place_name
from tests.engine.effects.scenes import area, ask, figure, reasons, said, why

OPEN = {"size": [16, 16]}


def listed(effect: str, figures: dict[str, dict[str, object]], **more: object) -> list[object]:
    """The figures that an effect concerns."""
    found = area(effect, "cap", figures, **more).fields["figures"]
    assert isinstance(found, list)
    return found


def test_27_2d_quake_targets_adjacent_opponents() -> None:
    """All adjacent opponents, no friend, nobody farther off; Giant Reach adds nobody (P23)."""
    crowd = {
        "cap": figure("E5", powers=["quake"], abilities=["giant-reach:2"]),
        "near": figure("F6", "blue"),
        "far": figure("G5", "blue"),
        "ally": figure("D5"),
    }
    assert listed("quake", crowd) == ["near"]
    assert reasons(area("quake", "cap", crowd, at="ally")) == ["12.1"]


def test_27_2d_quake_destroys_first() -> None:
    """Blocking squares, walls on an edge, markers and objects within 1 square go; debris, smoke and water stay."""
    crowd = {"cap": figure("E5", powers=["quake"]), "foe": figure("E6", "blue")}
    printed = {**OPEN, "blocking": ["D4", "C4"], "walls": ["E5/E6", "F6/G6", "G7/H7"]}
    markers = [
        {"kind": "hindering", "at": ["F5", "G5"], "id": "hedge"},
        {"kind": "smoke", "at": ["D5"], "id": "fog"},
        {"kind": "blocking", "at": ["F4"], "id": "vault", "abilities": ["indestructible"]},
    ]
    things = [{"id": "crate", "at": "E5"}, {"id": "lamp", "held_by": "cap"}, {"id": "box", "at": "H5"}]
    answer = area("quake", "cap", crowd, map=printed, markers=markers, objects=things)
    assert answer.fields["destroyed"] == ["D4", "E5/E6", "F6/G6", "crate", "hedge", "vault"]
    assert set(answer.fields["debris"]) == {"D4", "E5", "E6", "F6", "G6", "F5", "G5", "F4"}
    assert answer.fields["figures"] == ["foe"]
    assert "area-quake-spares" in said(answer)


def test_17_14c_quake_under_an_elevated_marker() -> None:
    """Who stands on it stays, falls, and is adjacent afterwards."""
    crowd = {"cap": figure("E5", powers=["quake"]), "foe": figure("F5", "blue")}
    answer = area("quake", "cap", crowd, markers=[{"kind": "elevated", "at": ["F5"], "id": "hill"}])
    assert (answer.fields["fallen"], answer.fields["figures"]) == (["foe"], ["foe"])
    assert (answer.fields["fall_damage"], answer.fields["fall_ko"]) == ({"foe": 1}, [])


@pytest.mark.parametrize(
    ("more", "taken", "ko"),
    [
        ({"powers": ["toughness"]}, 0, []),
        ({"abilities": ["immune"]}, 0, []),
        ({"life": {"click": 8, "clicks": 8}}, 1, ["foe"]),
    ],
)
def test_12_6e_the_fall_that_quake_causes(more: dict[str, Any], taken: int, ko: list[str]) -> None:
    """It may be reduced, an Immune figure takes none, and it KO's on the last click."""
    crowd = {"cap": figure("E5", powers=["quake"]), "foe": figure("F5", "blue", **more)}
    answer = area("quake", "cap", crowd, markers=[{"kind": "elevated", "at": ["F5"], "id": "hill"}])
    assert (answer.fields["fallen"], answer.fields["fall_damage"], answer.fields["fall_ko"]) == (
        ["foe"],
        {"foe": taken},
        ko,
    )
    assert ("area-marker-falls" in said(answer)) is ("abilities" not in more)


def test_27_2c_pulse_wave_targets_all_in_range_and_line_of_fire() -> None:
    """Friends too, characters don't block, four squares whatever is printed; blocking terrain does block."""
    crowd = {
        "cap": figure("E5", powers=["pulse-wave"], values={"range": 9}),
        "ally": figure("F5"),
        "foe": figure("I5", "blue", powers=["stealth"]),
        "far": figure("J5", "blue"),
        "hidden": figure("E9", "blue"),
    }
    printed = {**OPEN, "blocking": ["E8"]}
    assert listed("pulse-wave", crowd, map=printed) == ["ally", "foe"]
    assert reasons(area("pulse-wave", "cap", crowd, map=printed, at="far")) == ["11.2"]
    assert reasons(area("pulse-wave", "cap", crowd, map=printed, at="hidden")) == ["11.4d"]
    assert reasons(area("pulse-wave", "cap", crowd, at="cap")) == ["7.2"]


def test_27_2b_energy_explosion_spreads_once() -> None:
    """Who is adjacent to an original target: friends and the distant too, never the attacker or their neighbours."""
    crowd = {
        "cap": figure("E5", powers=["energy-explosion"]),
        "foe": figure("F5", "blue"),
        "beside": figure("G5", "blue"),
        "ally": figure("F6"),
        "next": figure("H5", "blue"),
    }
    assert listed("energy-explosion", crowd, targets=["foe"]) == ["beside", "ally"]
    for who, message in (
        ("cap", "area-explosion-attacker"),
        ("foe", "area-explosion-original"),
        ("next", "area-explosion-not-beside"),
    ):
        assert why(area("energy-explosion", "cap", crowd, targets=["foe"], at=who)) == [message]


def test_6_3b_energy_explosion_stops_at_walls_and_elevation() -> None:
    """Adjacency is the usual one."""
    crowd = {
        "cap": figure("A5", powers=["energy-explosion"]),
        "foe": figure("C5", "blue"),
        "wall": figure("D5", "blue"),
        "roof": figure("C6", "blue"),
    }
    printed = {**OPEN, "walls": ["C5/D5"], "elevated": {"2": ["C6"]}}
    assert listed("energy-explosion", crowd, targets=["foe"], map=printed) == []


@settings(max_examples=15, deadline=None)
@given(st.sets(st.integers(1, 24), min_size=2, max_size=8), st.sets(st.integers(0, 24), max_size=5))
def test_law_energy_explosion_agrees_with_the_attack(places: set[int], walls: set[int]) -> None:
    """Those that become targets are those that the attack itself adds."""
    spots = sorted(places)
    figures = {f"f{n}": figure(place_name(n % 5, n // 5), "blue" if i % 2 == 0 else "red") for i, n in enumerate(spots)}
    figures["cap"] = figure(
        "A1", powers=["energy-explosion"], abilities=["improved-targeting:adjacent"], values={"range": 9}
    )
    east = sorted(f"{place_name(n % 5, n // 5)}/{place_name(n % 5 + 1, n // 5)}" for n in walls if n % 5 < 4)
    printed = {"size": [5, 5], "walls": east}
    target = f"f{spots[0]}"
    attack = {
        "type": "attack",
        "attacker": "cap",
        "targets": [target],
        "kind": "range",
        "action": "energy-explosion",
        "roll": [3, 4],
    }
    judged = ask(attack, figures, map=printed)
    if judged.fields["legal"]:
        targets = judged.fields["targets"]
        assert isinstance(targets, dict)
        assert set(listed("energy-explosion", figures, targets=[target], map=printed)) == set(targets) - {target}


def test_27_1h_force_blast() -> None:
    """Opponents within range 4 and line of fire; three squares straight away, with knockback's damage."""
    crowd = {
        "cap": figure("E5", powers=["force-blast"], values={"range": 0}),
        "foe": figure("G5", "blue"),
        "far": figure("E10", "blue"),
        "ally": figure("D5"),
    }
    assert listed("force-blast", crowd) == ["foe"]
    thrown = area("force-blast", "cap", crowd, targets=["foe"])
    assert (thrown.fields["path"], thrown.fields["ends_at"]) == (["H5", "I5", "J5"], "J5")
    assert (thrown.fields["stopped_by"], thrown.fields["damage"]) == ("distance", 0)
    walled = area("force-blast", "cap", crowd, targets=["foe"], map={**OPEN, "walls": ["H5/I5"]})
    assert (walled.fields["ends_at"], walled.fields["stopped_by"], walled.fields["damage"]) == ("H5", "blocking", 1)
    assert reasons(area("force-blast", "cap", crowd, targets=["far"])) == ["11.3b"]
    assert reasons(area("force-blast", "cap", crowd, targets=["ally"])) == ["6.2"]


@pytest.mark.parametrize("effect", ["barrier", "telekinesis", "quake", "pulse-wave", "force-blast"])
def test_7_2_the_right_to_use_it_is_left_aside(effect: str) -> None:
    """Asked about a power that the figure lacks, the answer says so and judges the geometry."""
    assert "area-use-aside" in said(area(effect, "cap", {"cap": figure("E5")}))


def test_12_3d_an_immune_neighbour_becomes_a_target_of_energy_explosion() -> None:
    """What would make that illegal is passed over, and the ruling says that it takes no damage; a friend may."""
    crowd = {
        "cap": figure("B5", powers=["energy-explosion"]),
        "foe": figure("E5", "blue"),
        "idol": figure("F5", "blue", abilities=["immune"]),
        "friend": figure("F6", abilities=["immune"]),
    }
    answer = area("energy-explosion", "cap", crowd, targets=["foe"])
    assert answer.fields["figures"] == ["idol", "friend"]
    assert [step.data["target"] for step in answer.ruling.steps if step.message == "area-explosion-immune"] == ["idol"]
