"""Positions on which the two judges of legality once differed, each made small: both now say what the book says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.second_legality.actions import Verdict, legal_actions
from tests.engine.second_legality.reading import Fields
from tests.engine.second_legality.test_two_judges import told


def scene(size: tuple[int, int], *figures: Fields, **more: Any) -> Fields:
    """Return a document; `map` adds to the open map, and the first figure is the one asked about."""
    printed = {"size": list(size), **more.pop("map", {})}
    question = {"type": "legal_actions", "figure": figures[0]["id"]}
    return {"ruleset": "heroclix-modern", "map": printed, "figures": list(figures), "ask": question, **more}


def figure(name: str, at: str, *powers: str, **more: Any) -> Fields:
    """Return a figure."""
    return {"id": name, "at": at, "powers": list(powers), **more}


def on(name: str, at: str, **more: Any) -> Fields:
    """Return an object that lies somewhere."""
    return {"id": name, "at": at, **more}


def behind_the_wall(at: str, speed: int) -> Fields:
    """Return a giant figure and a blocking marker, which it grasps from nowhere but the marker's own square."""
    strong = figure("me", at, "super-strength", size="colossal", values={"speed": speed})
    slab = {"kind": "special", "at": ["C3"], "terrain": "blocking"}
    return scene((7, 8), strong, markers=[slab], map={"walls": ["B3/C3"], "doors": ["C3/C4"]})


def beside_a_van(**more: Any) -> Fields:
    """Return a character beside a friendly vehicle without a pilot."""
    van = figure("van", "B1", side="red", abilities=["vehicle"])
    return scene((3, 3), figure("me", "A1", **{"side": "red", **more}), van)


HELD = {"id": "held", "held_by": "me"}
CASES: dict[str, tuple[str, str | None, Fields]] = {
    "27.1d Earthbound takes what Pulse Wave grants itself": (
        "pulse-wave",
        "11.2a",
        scene((9, 7), figure("me", "B3", "pulse-wave", "earthbound-neutralized"), figure("foe", "C3")),
    ),
    "7.3a a special power that bars power actions": (
        "smoke-cloud",
        "7.3a",
        scene(
            (5, 5),
            figure("me", "B3", "smoke-cloud", special=[{"name": "No Tricks", "effects": [{"cant": "power-actions"}]}]),
        ),
    ),
    "27.4c Support chooses, and targets nobody": (
        "support",
        None,
        scene(
            (9, 8),
            figure("me", "B7", "support", side="red"),
            figure("friend", "A6", side="red", abilities=["safeguard:support"]),
        ),
    ),
    "27.8g nothing there to pick up, however far it moves": (
        "object-pick-up",
        "27.8g",
        scene((9, 11), figure("me", "C5")),
    ),
    "27.2l every thing that Telekinesis lifts is a choice": (
        "range-terrain-action",
        None,
        scene(
            (3, 9),
            figure("me", "A4", "telekinesis", values={"range": 5}),
            figure("foe", "C3"),
            markers=[{"kind": "blocking", "at": ["B3"]}],
            objects=[on("crate", "A3")],
        ),
    ),
    "27.2l what is in hand takes no choice away": (
        "range-terrain-action",
        None,
        scene(
            (12, 3),
            figure("me", "A1", "telekinesis", values={"range": 3}),
            figure("foe", "F1"),
            objects=[{**HELD, "values": {"range": 1}}, on("crate", "B1", values={"range": 6})],
        ),
    ),
    "20.6 Immune that is lost, and granted by equipment, protects itself": (
        "pulse-wave",
        "12.1",
        scene(
            (9, 6),
            figure("me", "I4", "pulse-wave"),
            figure("foe", "F1", lost=["immune"], special=[{"name": "Helmet", "effects": [{"grants": "immune"}]}]),
        ),
    ),
    "20.5 what can't be used can't be lent by Pulse Wave either": (
        "pulse-wave",
        "11.2a",
        scene((3, 5), figure("me", "B5", "pulse-wave", cant_use=["improved-targeting:adjacent"]), figure("foe", "A4")),
    ),
    "24.4 a vehicle without a pilot is given nothing": (
        "sidestep",
        "24.4",
        scene((9, 9), figure("me", "C3", "sidestep", abilities=["vehicle"])),
    ),
    "24.4 a vehicle uses no object, before anything it did": (
        "close-terrain-action",
        "24.4",
        scene(
            (9, 9), figure("me", "C3", abilities=["vehicle"], pilot="ace", acted=True), {"id": "ace"}, objects=[HELD]
        ),
    ),
    "24.4 a vehicle is safe from Mind Control": (
        "mind-control",
        "12.1",
        scene((9, 4), figure("me", "E4", "mind-control"), figure("foe", "H4", abilities=["vehicle"])),
    ),
    "22.2 Colossal Stamina acts with two action tokens": (
        "move",
        None,
        scene((9, 9), figure("me", "C3", abilities=["colossal-stamina"], tokens=2)),
    ),
    "19.4a Wild Card is a FREE action": ("wild-card", None, scene((9, 9), figure("me", "C3", abilities=["wild-card"]))),
    "13.2 a move that picks up has to end somewhere": (
        "object-pick-up",
        "27.8g",
        scene(
            (1, 6),
            figure("me", "A5", side="red", values={"speed": 2}),
            figure("friend", "A3", side="red"),
            objects=[on("crate", "A2")],
        ),
    ),
    "13.2 with one square more it does": (
        "object-pick-up",
        None,
        scene(
            (1, 6),
            figure("me", "A5", side="red", values={"speed": 3}),
            figure("friend", "A3", side="red"),
            objects=[on("crate", "A2")],
        ),
    ),
    "27.4g who changed its shape is targeted by nothing of that attacker": (
        "outwit",
        "27.4k",
        scene((8, 6), figure("me", "E6", "outwit"), figure("foe", "C4", this_turn={"untargetable_by": ["me"]})),
    ),
    "24.3 nobody carries who counts down": (
        "carry",
        "27.8d",
        scene(
            (12, 5),
            figure("me", "H5", side="blue", abilities=["passenger:1"]),
            figure("idol", "G5", side="blue", life={"click": 2, "clicks": 7, "countdown": [2, 3]}),
        ),
    ),
    "24.4 a standard character becomes the pilot of the vehicle beside it": ("become-pilot", None, beside_a_van()),
    "24.4 who has acted doesn't": ("become-pilot", "7.4", beside_a_van(acted=True)),
    "P100 Support chooses who counts down": (
        "support",
        None,
        scene(
            (3, 3),
            figure("me", "A1", "support", side="blue"),
            figure("idol", "B2", side="blue", life={"click": 2, "clicks": 7, "countdown": [2, 3]}),
        ),
    ),
    "P54 the blocking marker that it ends on is picked up": ("object-pick-up", None, behind_the_wall("A5", 2)),
    "27.8g one square too short for that": ("object-pick-up", "27.8g", behind_the_wall("A5", 1)),
}


@pytest.mark.parametrize("case", CASES)
def test_both_judges_agree_where_they_once_did_not(case: str) -> None:
    """Each case names its section and what the book says of it there."""
    action, rule, document = CASES[case]
    for verdicts in (legal_actions(document, "me"), told(document, "me")):
        found = next(verdict for verdict in verdicts if verdict.action == action)
        assert found == Verdict(action, found.type, rule is None, rule)


@pytest.mark.parametrize(
    ("more", "listed"),
    [
        ({}, True),
        ({"bystander": True}, False),
        ({"size": "giant"}, False),
        ({"at": ["A1", "A2"]}, True),
        ({"at": ["A1", "A2", "A3"]}, False),
        ({"side": "blue"}, False),
    ],
)
def test_24_4_only_a_standard_character_may_become_the_pilot(more: Fields, listed: bool) -> None:
    """Of standard size, no bystander, on one square or two (1.10), and a friend: else it isn't listed."""
    document = beside_a_van()
    document["figures"][0] |= more
    for verdicts in (legal_actions(document, "me"), told(document, "me")):
        assert ("become-pilot" in [verdict.action for verdict in verdicts]) == listed
