"""What cards do beyond values: regardless of something, types of action, sizes, points (6.3d, 7.3a, 18.3, 19.2a)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from tests.engine.fight.scenes import ask, attack, figure, legal, reasons, said, target

FOE = figure("ultron", "blue", "C9", values={"defense": 12})


def cap(*effects: dict[str, Any], at: str = "C3", special: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A figure with one special power of these effects; `special` adds to what is said of that."""
    plan = {"name": "Plan", "effects": list(effects), **(special or {})}
    return figure("cap", "red", at, special=[plan], **more)


def because(action: str, *figures: dict[str, Any], **more: Any) -> list[str]:
    """The sections against giving Cap an action."""
    return reasons(legal(action, "cap", *figures, **more))


# 6.3d, 11.3c, 11.4e


@pytest.mark.parametrize(
    ("effect", "at", "blocking", "expected"),
    [
        ({}, "C9", [], []),  # 6 squares are within range
        ({}, "C10", [], ["11.2"]),
        ({"regardless": "range"}, "C10", [], []),
        ({"regardless": "range"}, "C10", ["C6"], ["11.4d"]),
        ({"regardless": "line-of-fire"}, "C9", ["C6"], []),
        ({"regardless": "line-of-fire"}, "C10", ["C6"], ["11.2"]),
        ({"regardless": "line-of-fire", "of": "range"}, "C9", ["C6"], []),
        ({"regardless": "line-of-fire", "of": "outwit"}, "C9", ["C6"], ["11.4d"]),
        ({"regardless": "adjacency"}, "C10", [], ["11.2"]),
    ],
)
def test_11_3c_and_11_4e_a_range_attack(
    effect: dict[str, Any], at: str, blocking: list[str], expected: list[str]
) -> None:
    """Regardless of one thing, the other still counts; said of another power it changes nothing."""
    shooter = cap(*([effect] if effect else []))
    found = attack("range", (3, 4), ["ultron"], shooter, {**FOE, "at": at}, map={"blocking": blocking})
    assert [step.rule for step in found.fields["because"]] == expected  # type: ignore[attr-defined]


def test_11_4e_nothing_hinders_what_needs_no_line() -> None:
    """P104: the target's hindering terrain gives no +1, and Stealth does not hide it."""
    hidden = {**FOE, "powers": ["stealth"]}
    found = attack("range", (3, 4), ["ultron"], cap({"regardless": "line-of-fire"}), hidden, map={"hindering": ["C9"]})
    assert (target(found)["defense"], "attack-no-line-needed" in said(found)) == (12, True)
    plain = attack("range", (3, 4), ["ultron"], cap(), FOE, map={"hindering": ["C9"]})
    assert target(plain)["defense"] == 13


def test_11_4e_destroy_blocking_opens_nothing_that_needs_no_line() -> None:
    """The wall between stays; without the effect it is destroyed."""
    wall = {"walls": ["C5/C6"]}
    able: dict[str, Any] = {"abilities": ["improved-targeting:destroy-blocking"]}
    for effects, gone in (([{"regardless": "line-of-fire"}], ()), ([], ("C5/C6",))):
        assert attack("range", (3, 4), ["ultron"], cap(*effects, **able), FOE, map=wall).fields["destroyed"] == gone


@pytest.mark.parametrize(("of", "expected"), [("close", []), (None, []), ("flurry", ["11.1"])])
def test_6_3d_a_close_attack_regardless_of_adjacency(of: str | None, expected: list[str]) -> None:
    """It reaches whoever is far away; said of Flurry, the basic close attack does not."""
    effect = {"regardless": "adjacency"} | ({} if of is None else {"of": of})
    found = attack("close", (3, 4), ["ultron"], cap(effect), FOE)
    assert [step.rule for step in found.fields["because"]] == expected  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("power", "effect", "far", "expected"),
    [
        ("support", {"regardless": "adjacency"}, figure("bea", "red", "C9"), []),
        ("support", {"regardless": "range"}, figure("bea", "red", "C9"), ["6.3"]),
        ("outwit", {"regardless": "range", "of": "outwit"}, figure("bea", "blue", "C12", powers=["charge"]), []),
        ("outwit", {"regardless": "adjacency"}, figure("bea", "blue", "C12", powers=["charge"]), ["11.3b"]),
    ],
)
def test_6_3d_and_11_3c_effects_that_are_no_attacks(
    power: str, effect: dict[str, Any], far: dict[str, Any], expected: list[str]
) -> None:
    """Support beyond its neighbours, Outwit beyond its range; the wrong word changes nothing."""
    assert because(power, cap(effect, powers=[power]), far, target="bea") == expected


def test_regardless_is_named_in_the_ruling_and_gone_with_its_source() -> None:
    """The ruling names the card; lost, its effect does not count."""
    near = cap({"regardless": "range"})
    far = {**FOE, "at": "C12"}
    assert "value-special-regardless-of-range" in said(legal("range", "cap", near, far, target="ultron"))
    assert because("range", {**near, "lost": ["Plan"]}, far, target="ultron") == ["11.2"]


# 7.3a, 7.9, 18.3


@pytest.mark.parametrize(
    ("word", "action", "free", "expected"),
    [
        ("power-actions", "barrier", False, ["7.3a"]),
        ("power-actions", "barrier", True, []),
        ("free-actions", "barrier", True, ["7.3a"]),
        ("free-actions", "perplex", False, ["7.3a"]),
        ("close-actions", "close", False, ["7.3a"]),
        ("close-actions", "move", False, []),
        ("costed-actions", "move", False, ["7.3a"]),
        ("costed-actions", "perplex", False, []),
        ("costed-actions", "close", True, []),
    ],
)
def test_7_3a_types_of_action_that_cant_be_given(word: str, action: str, free: bool, expected: list[str]) -> None:
    """An action of that type is refused; given as another type (7.6) it is of that type alone."""
    beside = {**FOE, "at": "C4"}
    who = figure("cap", "red", "C3", powers=["barrier", "perplex"], cant_use=[word])
    assert because(action, who, beside, free=free) == expected
    assert because(action, cap({"cant": word}, powers=["barrier", "perplex"]), beside, free=free) == expected


def test_7_3a_what_an_action_lets_its_figure_do_is_no_type() -> None:
    """Hypersonic Speed is a POWER action, though it moves and attacks: words for the other types leave it alone."""
    who = figure("cap", "red", "C3", powers=["hypersonic-speed"])
    for words, expected in ((["power-actions"], ["7.3a"]), (["move-actions", "close-actions", "range-actions"], [])):
        assert because("hypersonic-speed", {**who, "cant_use": words}, FOE) == expected


@pytest.mark.parametrize(
    ("word", "charge", "plan"),
    [
        ("speed-powers", False, False),
        ("standard-speed-powers", False, True),
        ("attack-powers", True, True),
    ],
)
def test_18_3_powers_of_a_combat_type(word: str, charge: bool, plan: bool) -> None:
    """The special power in the slot, and standard powers of the type wherever they come from; no others."""
    who = cap({"modify": "attack", "add": 1}, special={"slot": "speed"}, powers=["charge"], cant_use=[word])
    assert (because("charge", who, FOE) == [], ask(VALUE, who).fields["result"] == 11) == (charge, plan)
    granted = cap({"grants": "charge"}, cant_use=[word])
    assert (because("charge", granted, FOE) == []) == charge


VALUE = {"type": "value", "figure": "cap", "value": "attack"}


@pytest.mark.parametrize(
    ("changes", "used", "legal_still"),
    [
        ([1], 3, True),
        ([1], 4, False),
        ([], 3, False),
        ([-1], 2, False),
        ([-5], 1, True),
        ([9], 9, True),
        ([9], 10, False),
    ],
)
def test_7_9_effects_change_the_action_total(changes: list[int], used: int, legal_still: bool) -> None:
    """300 points are 3 actions: more or fewer by an effect, never fewer than 2 nor more than 10."""
    turn = {"active": "red", "actions_used": used}
    who = cap(*({"action_total": change} for change in changes))
    found = legal("move", "cap", who, turn=turn)
    assert found.fields["legal"] is legal_still
    assert ("legal-total-changed" in said(found)) == bool(changes)


def test_7_9_only_friends_on_the_map_change_it() -> None:
    """An opponent's effect, and one of a friend off the map, leave it alone."""
    turn = {"active": "red", "actions_used": 3}
    more = [{"name": "Plan", "effects": [{"action_total": 1}]}]
    for other in (figure("bea", "blue", "C9", special=more), figure("bea", "red", None, special=more)):
        assert because("move", figure("cap", "red", "C3"), other, turn=turn) == ["7.9"]
    assert because("move", figure("cap", "red", "C3"), figure("bea", "red", "C9", special=more), turn=turn) == []


# 19.2a, 21.2c


@pytest.mark.parametrize(("points", "attack_value"), [(75, 11), (100, 10)])
def test_19_2a_a_trait_for_one_point_value(points: int, attack_value: int) -> None:
    """Played at that value the trait counts, at any other it can't be used, and the ruling says so."""
    found = ask(VALUE, cap({"modify": "attack", "add": 1}, special={"kind": "trait", "points": 75}, points=points))
    assert found.fields["result"] == attack_value
    assert ("value-special-other-points" in said(found)) == (points != 75)


def test_21_2c_a_damage_symbol_replaces_the_size_and_its_keyphrases() -> None:
    """Giant by an effect, it reaches two squares; tiny by an effect, a giant no longer does. The last one counts."""
    two_off = {**FOE, "at": "C5"}
    for effects, size, expected in (
        ([], "standard", ["11.1"]),
        ([{"size": "giant"}], "standard", []),
        ([{"size": "tiny"}], "giant", ["11.1"]),
        ([{"size": "giant"}, {"size": "tiny"}], "standard", ["11.1"]),
    ):
        found = attack("close", (3, 4), ["ultron"], cap(*effects, size=size), two_off)
        assert [step.rule for step in found.fields["because"]] == expected  # type: ignore[attr-defined]


def test_24_4_a_vehicle_keeps_its_size() -> None:
    """It can't change sizes."""
    bus = cap({"size": "giant"}, abilities=["vehicle", "autopilot"])
    found = attack("close", (3, 4), ["ultron"], bus, {**FOE, "at": "C5"})
    assert [step.rule for step in found.fields["because"]] == ["11.1"]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("effect", "path", "key"),
    [
        ({"of": "range", "grants": "charge"}, "effects[0].of", "error-effect-only-with"),
        ({"regardless": "range", "of": "toughness"}, "effects[0].of", "error-not-one-of"),
        ({"regardless": "walls"}, "effects[0].regardless", "error-not-one-of"),
        ({"size": "huge"}, "effects[0].size", "error-not-one-of"),
        ({"size": "giant", "action_total": 1}, "effects[0]", "error-needs-exactly-one"),
        ({"cant": "charge", "when": "against-close"}, "effects[0].when", "error-effect-only-with"),
    ],
)
def test_what_is_no_effect_is_an_input_error(effect: dict[str, Any], path: str, key: str) -> None:
    """The one line names the field and what would be right."""
    with pytest.raises(DocumentError) as error:
        ask(VALUE, cap(effect))
    assert (error.value.path, error.value.message) == (f"figures[0].special[0].{path}", key)
