"""In the middle of an action: what belongs to it is judged, everything else waits (7.5, 8.1j, 9.2)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer, DocumentError
from engine.heroclix.judge import schema
from tests.engine.fight.scenes import ask, figure, legal, reasons, said

EVERYTHING = [
    *("charge", "running-shot", "hypersonic-speed", "flurry", "energy-explosion", "sidestep", "outwit", "perplex"),
    "mind-control",
]
CAP = figure("cap", "red", "C5", powers=EVERYTHING, tokens=1, acted=True)
PAL = figure("pal", "red", "A1", powers=["outwit", "perplex"], values={"range": 12})
NEAR = figure("near", "blue", "C6")
FAR = figure("far", "blue", "C9")


def going(action: str, **more: Any) -> dict[str, Any]:
    """A turn in the middle of an action of Cap's."""
    return {"active": "red", "actions_used": 1, "resolving": {"figure": "cap", "action": action, **more}}


@pytest.mark.parametrize(
    ("action", "more", "named", "other", "expected"),
    [
        ("running-shot", {}, "range", FAR, []),  # its attack, whatever Cap was given already (7.4)
        ("running-shot", {}, "energy-explosion", FAR, []),  # RANGE as FREE in its place (27.1l)
        ("running-shot", {}, "move", FAR, []),
        ("running-shot", {}, "running-shot", FAR, []),
        ("running-shot", {"left": ["range"]}, "running-shot", FAR, []),
        ("running-shot", {"left": ["range"]}, "move", FAR, ["8.1j", "7.4"]),
        ("running-shot", {"left": []}, "range", FAR, ["8.1j", "7.4"]),  # an attack that is not settled yet
        ("running-shot", {}, "close", NEAR, ["8.1j", "7.4"]),
        ("running-shot", {}, "flurry", NEAR, ["8.1j", "7.4"]),
        ("running-shot", {}, "sidestep", FAR, ["8.1j"]),
        ("running-shot", {}, "outwit", FAR, ["8.1j"]),
        ("running-shot", {}, "charge", FAR, ["8.1j", "7.4"]),
        ("running-shot", {"left": ["range"]}, "range", NEAR, ["11.2a"]),  # part of it, and still judged
        ("charge", {}, "close", NEAR, []),
        ("charge", {}, "flurry", NEAR, []),
        ("charge", {"left": ["close"]}, "close", FAR, ["12.1"]),
        ("charge", {}, "mind-control", NEAR, []),  # CLOSE is one of its types
        ("charge", {}, "range", FAR, ["8.1j", "7.4"]),
        ("hypersonic-speed", {"left": ["move"]}, "move", NEAR, []),
        ("hypersonic-speed", {"left": ["move"]}, "close", NEAR, ["8.1j", "7.4"]),
        ("hypersonic-speed", {"left": ["attack", "move"]}, "close", NEAR, []),
        ("flurry", {"left": ["close"]}, "close", NEAR, []),
        ("move", {}, "move", FAR, []),
        ("move", {}, "range", FAR, ["8.1j", "7.4"]),
        ("carry", {}, "move", FAR, []),
        ("outwit", {}, "perplex", FAR, ["8.1j"]),
    ],
)
def test_8_1j_what_belongs_to_the_action_is_judged_and_nothing_else(
    action: str, more: dict[str, Any], named: str, other: dict[str, Any], expected: list[str]
) -> None:
    """The instructions left, by either name; what is given as FREE in their place; the rest is refused by 8.1j."""
    found = legal(named, "cap", CAP, PAL, other, turn=going(action, **more))
    assert reasons(found) == expected
    assert found.fields["legal"] is (not expected)


@pytest.mark.parametrize("action", ["move", "close", "outwit", "perplex"])
def test_8_1j_nobody_else_begins_anything(action: str) -> None:
    """A friend waits until the action is resolved; with nothing resolving it need not."""
    friend = PAL | {"at": "B6"}
    assert reasons(legal(action, "pal", CAP, friend, NEAR, turn=going("running-shot"))) == ["8.1j"]
    assert reasons(legal(action, "pal", CAP, friend, NEAR, turn={"active": "red"})) == []


def test_8_1j_the_reason_stands_after_can_use() -> None:
    """Whose turn, can use, the action that is being carried out, already acted, tokens, total."""
    spent = figure("pal", "blue", "C6", cant_use=["charge"], powers=["charge"], acted=True, tokens=2)
    turn = going("running-shot") | {"actions_used": 9}
    assert reasons(legal("charge", "pal", CAP, spent, turn=turn)) == ["7", "20.4", "8.1j", "7.4", "7.4", "7.9"]


def test_8_1j_the_list_says_the_same() -> None:
    """`legal_actions` is `legal` for each; what stands in place of the attack is listed as free (7.5)."""
    question = {"type": "legal_actions", "figure": "cap"}
    listed = ask(question, CAP, PAL, FAR, turn=going("running-shot")).fields["actions"]
    assert isinstance(listed, tuple)
    may = {one["action"] for one in listed if one["legal"]}
    assert may == {"move", "range", "running-shot", "energy-explosion", "mind-control"}
    assert {one["action"]: one["type"] for one in listed}["energy-explosion"] == "free"
    for one in listed:
        alone = legal(one["action"], "cap", CAP, PAL, FAR, turn=going("running-shot"))
        assert alone.fields["legal"] == one["legal"]


@pytest.mark.parametrize(("action", "other", "expected"), [
    ("charge", NEAR, []), ("charge", FAR, ["12.1"]), ("running-shot", FAR, []), ("running-shot", NEAR, ["11.2a"]),
])  # fmt: skip
def test_27_1f_mind_control_in_place_of_an_attack_is_of_its_kind(
    action: str, other: dict[str, Any], expected: list[str]
) -> None:
    """CLOSE in Charge, RANGE in Running Shot, though by itself it may be either (27.1e, 27.1l)."""
    assert reasons(legal("mind-control", "cap", CAP, PAL, other, turn=going(action))) == expected
    assert reasons(legal("mind-control", "cap", CAP | {"acted": False}, other, turn={"active": "red"})) == []


def test_8_1j_outwit_in_the_middle_of_running_shot() -> None:
    """`use` refuses it, and lets it be used before and after."""
    question = {"type": "use", "figure": "pal", "action": "outwit", "target": "near", "what": "toughness"}
    foe = NEAR | {"powers": ["toughness"]}

    def used(**position: Any) -> Answer:
        return ask(question, CAP, PAL | {"at": "A7"}, foe, **position)

    assert used(turn={"active": "red"}).fields["legal"] is True
    refused = used(turn=going("running-shot"))
    assert (refused.fields["legal"], reasons(refused)) == (False, ["8.1j"])
    assert "7.5" in refused.ruling.rules


@pytest.mark.parametrize(
    ("action", "section", "said_so"),
    [
        ("outwit", "7.5", "legal-waits-free"),  # FREE by its type
        ("smoke-cloud", "7.5", "legal-waits-free"),  # FREE by the card
        ("flurry", "7.4", "legal-waits-costed"),
    ],
)
def test_7_4_7_5_the_section_that_has_it_wait_is_cited(action: str, section: str, said_so: str) -> None:
    """8.1j says when nothing is resolving; that FREE and costed actions need it stands in 7.5 and 7.4."""
    card = [{"name": "Plan", "effects": [{"as_free": "smoke-cloud"}]}]
    cap = figure("cap", "red", "C5", powers=["outwit", "flurry", "charge"], special=card)
    refused = legal(action, "cap", cap, FAR, turn=going("running-shot"))
    assert {"8.1j", section} <= set(refused.ruling.rules)
    assert said_so in said(refused)
    assert "legal-free-within" not in said(refused)
    begun = legal(action, "cap", cap, NEAR, turn={"active": "red"})
    assert not {"legal-waits-free", "legal-waits-costed"} & set(said(begun))


def test_7_5_as_free_once_a_turn_waits_but_an_effect_of_this_moment_does_not() -> None:
    """A card that gives Smoke Cloud as FREE does not interrupt; `free: true` is taken to say that it may (P130)."""
    cap = figure("cap", "red", "C5", special=[{"name": "Plan", "effects": [{"as_free": "smoke-cloud"}]}])
    assert reasons(legal("smoke-cloud", "cap", cap, FAR, turn={"active": "red"})) == []
    assert reasons(legal("smoke-cloud", "cap", cap, FAR, turn=going("charge"))) == ["8.1j"]
    effect = legal("range", "pal", CAP, PAL, FAR, turn=going("charge"), free=True)
    assert (reasons(effect), "legal-free-within" in said(effect)) == ([], True)


def test_27_1f_who_is_under_mind_control_acts() -> None:
    """Its target may move and make a basic attack, as a friend; nothing else of its own, and no second attack."""
    dario = figure("dario", "blue", "C8", powers=["charge", "outwit"])
    egon = figure("egon", "blue", "C9")

    def may(who: str, action: str, **more: Any) -> list[str]:
        return reasons(legal(action, who, CAP, dario, egon, turn=going("mind-control", target="dario", **more)))

    assert [may("dario", action) for action in ("move", "close")] == [[], []]
    assert [may("dario", action)[:2] for action in ("charge", "outwit")] == [["7", "8.1j"]] * 2
    assert may("cap", "mind-control") == []  # its own attack, where nothing is said of what is left
    acting = {"controlled": "dario", "left": ["move"]}
    assert may("dario", "move", **acting) == []
    assert may("dario", "close", **acting)[:2] == ["7", "8.1j"]
    assert may("cap", "mind-control", **acting)[0] == "8.1j"
    assert may("egon", "move", **acting)[:2] == ["7", "8.1j"]


def test_27_1j_nobody_is_carried_in_hypersonic_speed() -> None:
    """Passenger:0 holds for its second move as well; a plain move that is being carried out may carry (27.8d)."""
    cap = CAP | {"abilities": ["passenger:1"]}
    friend = figure("pal", "red", "C4")
    assert reasons(legal("carry", "cap", cap, friend, turn=going("move"))) == []
    moving = going("hypersonic-speed", left=["move"])
    assert reasons(legal("carry", "cap", cap, friend, turn=moving)) == ["27.7k"]


@pytest.mark.parametrize(
    ("resolving", "path"),
    [
        ({"figure": "nobody", "action": "charge"}, "turn.resolving.figure"),
        ({"figure": "cap", "action": "toughness"}, "turn.resolving.action"),
        ({"figure": "cap", "action": "charge", "target": "nobody"}, "turn.resolving.target"),
        ({"figure": "cap", "action": "charge", "controlled": "pal"}, "turn.resolving.controlled"),
        ({"figure": "cap", "action": "charge", "left": ["jump"]}, "turn.resolving.left[0]"),
        ({"figure": "cap"}, "turn.resolving.action"),
    ],
)
def test_a_malformed_one_names_its_field(resolving: dict[str, Any], path: str) -> None:
    """Who, which action, and what is left have to make sense."""
    with pytest.raises(DocumentError) as caught:
        legal("move", "cap", CAP, PAL, turn={"active": "red", "resolving": resolving})
    assert caught.value.path == path


def test_the_schema_describes_it() -> None:
    """`judge schema position` names the keys of what is being carried out."""
    assert set(schema()["$defs"]["ResolvingIn"]["properties"]) == {
        *("figure", "action", "target", "left", "controlled", "moved", "waits"),
    }


def test_20_6_a_power_that_is_lost_is_carried_on_with_no_more() -> None:
    """Neither its move nor its attack, as with `attack` and `path`; nor where it can't be used any more (20.4)."""
    lost = CAP | {"powers": ["running-shot"], "lost": ["charge"]}
    assert reasons(legal("close", "cap", lost, NEAR, turn=going("charge"))) == ["20.6"]
    taken = CAP | {"cant_use": ["charge"]}
    assert reasons(legal("move", "cap", taken, NEAR, turn=going("charge"))) == ["20.4"]


@pytest.mark.parametrize(
    ("action", "more", "expected"),
    [
        ("move", {}, []),
        ("charge", {}, ["27.8g"]),  # half of 8 squares, and one beside the way
        ("hypersonic-speed", {"left": ["move"], "moved": 1}, []),
        ("hypersonic-speed", {"left": ["move"], "moved": 4}, ["27.8g"]),
        ("charge", {"left": ["close"]}, ["8.1j", "7.4"]),  # no move is left (17.6)
    ],
)
def test_27_8g_picking_up_in_the_move_of_another_action(action: str, more: dict[str, Any], expected: list[str]) -> None:
    """What lies six squares off is within a move of eight squares, not within one of four."""
    crate = {"id": "crate", "kind": "standard", "at": "C11"}
    found = legal("object-pick-up", "cap", CAP, turn=going(action, **more), objects=[crate])
    assert reasons(found)[: len(expected) or None] == expected
