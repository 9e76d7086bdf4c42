"""What happens instead of normal damage (12.4c, 27.1f, 27.2, 27.8i), and attacks on all characters (12.1b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import attack, figure, reasons, said, target
from tests.engine.fight.test_27_attacks import FAR, HITS, cap, near


@pytest.mark.parametrize(
    ("printed", "roll", "dealt"), [(3, 6, 6), (3, 1, 2), (3, 2, 2), (3, 3, 3), (0, 1, 1), (8, 6, 7)]
)
def test_27_2a_blades_claws_fangs(printed: int, roll: int, dealt: int) -> None:
    """The d6 is the damage, at least the printed damage value less 1."""
    choices = {"blades-claws-fangs:cap": roll}
    answer = attack("close", HITS, ["ultron"], cap("blades-claws-fangs", damage=printed), near(), choices=choices)
    assert target(answer)["damage_dealt"] == dealt


def test_27_2a_only_close_and_against_one() -> None:
    """Neither a range attack nor several targets let it roll."""
    attacker = cap("blades-claws-fangs", targets=2)
    assert attack("close", HITS, ["ultron"], attacker, near()).fields["pending"] == ("blades-claws-fangs:cap",)
    assert attack("range", HITS, ["ultron"], attacker, FAR).fields["pending"] == ()
    other = figure("other", "blue", "D6")
    assert attack("close", HITS, ["ultron", "other"], attacker, near(), other).fields["pending"] == ("divide:cap",)


def test_27_2a_r40_a_critical_hit_adds_to_it() -> None:
    """4 on the d6 and double sixes are 5 damage."""
    choices = {"blades-claws-fangs:cap": 4}
    answer = attack("close", (6, 6), ["ultron"], cap("blades-claws-fangs"), near(), choices=choices)
    assert target(answer)["damage_dealt"] == 5


def test_27_2f_incapacitate() -> None:
    """Used, it gives an action token instead of damage, a critical hit included (R40)."""
    for roll in (HITS, (6, 6)):
        choices = {"incapacitate:cap": "use"}
        answer = attack("close", roll, ["ultron"], cap("incapacitate"), near(), choices=choices)
        assert (target(answer)["damage_dealt"], target(answer)["tokens_after"]) == (0, 1)
    answer = attack("close", HITS, ["ultron"], cap("incapacitate"), near(), choices={"incapacitate:cap": "decline"})
    assert (target(answer)["damage_dealt"], target(answer)["tokens_after"]) == (3, 0)


@pytest.mark.parametrize(("foe", "after"), [({"tokens": 2}, 2), ({"tokens": 1}, 2), ({"powers": ["battle-fury"]}, 0)])
def test_27_2f_13_3_the_limit_of_tokens(foe: dict[str, Any], after: int) -> None:
    """No third token, and none for a figure with Battle Fury (27.4b)."""
    choices = {"incapacitate:cap": "use"}
    found = target(attack("close", HITS, ["ultron"], cap("incapacitate"), {**near(), **foe}, choices=choices))
    assert found["tokens_after"] == after


def test_12_4c_one_effect_instead_of_normal_damage() -> None:
    """Of two that are chosen the first listed is applied, the other refused."""
    choices = {"incapacitate:cap": "use", "blades-claws-fangs:cap": 6}
    answer = attack("close", HITS, ["ultron"], cap("incapacitate", "blades-claws-fangs"), near(), choices=choices)
    assert (target(answer)["damage_dealt"], answer.fields["refused"]) == (0, ("blades-claws-fangs:cap",))


@pytest.mark.parametrize(
    ("power", "targets"),
    [("energy-explosion", ["ultron"]), ("pulse-wave", ["ultron"])],
)
def test_27_2_fixed_damage(power: str, targets: list[str]) -> None:
    """Energy Explosion deals 2 and Pulse Wave 1, critical hits 1 more, and optional effects give way."""
    dealt = {"energy-explosion": 2, "pulse-wave": 1}[power]
    attacker = cap(power, "incapacitate", damage=5)
    answer = attack("range", HITS, targets, attacker, FAR, action=power, choices={"incapacitate:cap": "use"})
    assert (target(answer)["damage_dealt"], answer.fields["refused"]) == (dealt, ("incapacitate:cap",))
    assert target(attack("range", (6, 6), targets, attacker, FAR, action=power))["damage_dealt"] == dealt + 1


def test_27_2b_r46_energy_explosion_spreads() -> None:
    """Whoever stands beside an original target becomes one: friends too, never the attacker."""
    foe, friend, behind = figure("foe", "blue", "D9"), figure("friend", "red", "B9"), figure("behind", "blue", "C10")
    apart = figure("apart", "blue", "E9")
    figures = (cap("energy-explosion"), FAR, foe, friend, behind, apart)
    answer = attack("range", HITS, ["ultron"], *figures, action="energy-explosion")
    assert set(answer.fields["targets"]) == {"ultron", "foe", "friend", "behind"}  # type: ignore[call-overload]
    assert {target(answer, name)["damage_dealt"] for name in ("ultron", "foe", "friend", "behind")} == {2}


def test_27_2b_p21_no_hindering_for_those_that_become_targets() -> None:
    """The original target's line is hindered, no line is drawn to the others."""
    foe = figure("foe", "blue", "D9")
    terrain = {"hindering": ["C9:D9"]}
    answer = attack(
        "range", HITS, ["ultron"], cap("energy-explosion"), FAR, foe, action="energy-explosion", map=terrain
    )
    assert (target(answer)["defense"], target(answer, "foe")["defense"]) == (18, 17)


def test_27_2c_pulse_wave_silences_and_uses_printed_defense() -> None:
    """Within 4 squares nobody else's powers count: defense is as printed and nothing reduces the 1 damage."""
    foe = {**FAR, "powers": ["energy-shield-deflection", "toughness", "super-senses"], "size": "tiny"}
    choices = {"super-senses:ultron": 6}
    attacker = cap("pulse-wave")
    answer = attack(
        "range", HITS, ["ultron"], attacker, foe, action="pulse-wave", map={"hindering": "C9"}, choices=choices
    )
    found = target(answer)
    assert (found["defense"], found["result"], found["damage_taken"]) == (17, "hit", 1)
    assert answer.fields["refused"] == ("super-senses:ultron",)


def test_27_2c_pulse_wave_targets_all_it_can() -> None:
    """Friends within range and line of fire are targets as well; leaving one out is illegal."""
    friend, foe, far = figure("friend", "red", "B5"), figure("foe", "blue", "C8"), figure("far", "blue", "C10")
    figures = (cap("pulse-wave"), friend, foe, far)
    assert reasons(attack("range", HITS, ["friend", "foe"], *figures, action="pulse-wave")) == []
    assert reasons(attack("range", HITS, ["foe"], *figures, action="pulse-wave")) == ["12.1b"]
    assert reasons(attack("range", HITS, ["friend", "foe", "far"], *figures, action="pulse-wave")) == ["11.2"]


def test_27_2d_quake() -> None:
    """All adjacent opponents, 2 damage each, KNOCKBACK; a friend beside it is no target."""
    one, two, friend = figure("one", "blue", "C6"), figure("two", "blue", "D5"), figure("friend", "red", "B5")
    figures = (cap("quake"), one, two, friend)
    answer = attack("close", HITS, ["one", "two"], *figures, action="quake")
    assert [target(answer, name)["damage_dealt"] for name in ("one", "two")] == [2, 2]
    assert answer.fields["knockback"] == "may"
    assert reasons(attack("close", HITS, ["one"], *figures, action="quake")) == ["12.1b"]
    assert reasons(attack("close", HITS, ["one", "two", "friend"], *figures, action="quake")) == ["12.1"]


def test_27_1f_r40_mind_control_deals_nothing() -> None:
    """It hits without damage, critically too."""
    answer = attack("range", (6, 6), ["ultron"], cap("mind-control"), FAR, action="mind-control")
    assert (target(answer)["result"], target(answer)["damage_dealt"]) == ("hit", 0)


def test_27_1f_who_is_hit_changes_sides_and_halves_its_speed() -> None:
    """Speed 7 halved is 4, then the modifier; a missed target stays what it is; an unknown speed is said to be."""
    foe = {**FAR, "values": {**FAR["values"], "speed": 7}, "modifiers": [{"value": "speed", "add": 1}]}
    answer = attack("range", HITS, ["ultron"], cap("mind-control"), foe, action="mind-control")
    assert target(answer)["controlled"] == {"side": "red", "squares": 5}
    assert {"attack-controlled", "attack-controlled-next"} <= set(said(answer))
    missed = attack("range", (1, 2), ["ultron"], cap("mind-control"), foe, action="mind-control")
    assert target(missed)["controlled"] is None
    slow = {**FAR, "values": {"defense": 17}}
    answer = attack("range", HITS, ["ultron"], cap("mind-control"), slow, action="mind-control")
    assert target(answer)["controlled"] == {"side": "red", "squares": None}
    assert "attack-controlled-unknown" in said(answer)


def test_27_1a_flurry_is_judged_one_attack_at_a_time() -> None:
    """The ruling says that there may be a second one; a basic CLOSE action has none."""
    near = figure("near", "blue", "C6")
    assert "attack-flurry" in said(attack("close", HITS, ["near"], cap("flurry"), near, action="flurry"))
    assert "attack-flurry" not in said(attack("close", HITS, ["near"], cap("flurry"), near))


@pytest.mark.parametrize(
    ("kind", "action", "destroyed"),
    [
        ("close", "close-terrain-action", ("crate",)),
        ("close", "close", ()),
        ("range", "range-terrain-action", ("crate",)),
    ],
)
@pytest.mark.parametrize("roll", [HITS, (1, 2)])
def test_17_11_what_was_used_in_the_attack_is_destroyed(
    kind: str, action: str, destroyed: tuple[str, ...], roll: tuple[int, int]
) -> None:
    """After resolutions, hit or miss; what is merely held during another attack stays in hand."""
    crate = [{"id": "crate", "held_by": "cap"}]
    foe = {"close": figure("ultron", "blue", "C6"), "range": FAR}[kind]
    answer = attack(kind, roll, ["ultron"], cap(), foe, action=action, objects=crate)
    assert answer.fields["destroyed"] == destroyed
    assert ("attack-terrain-destroyed" in said(answer)) == bool(destroyed)


def test_27_6d_the_opened_piece_is_destroyed() -> None:
    """The one wall or square that the line was drawn through goes; a free line costs nothing."""
    breaker = {**cap(), "abilities": ["improved-targeting:destroy-blocking"]}
    assert attack("range", HITS, ["ultron"], breaker, FAR).fields["destroyed"] == ()
    walled = attack("range", HITS, ["ultron"], breaker, FAR, map={"walls": ["C6/C7"]})
    assert walled.fields["destroyed"] == ("C6/C7",)
    assert attack("range", HITS, ["ultron"], breaker, FAR, map={"blocking": ["C7"]}).fields["destroyed"] == ("C7",)


@pytest.mark.parametrize(
    ("named", "reason"),
    [
        (["clear", "left"], None),  # the one line that it may open goes to one of them, whichever the player names
        (["clear", "right"], None),
        (["left"], "legal-targets-missing"),  # seen without it: no way to leave it out
        (["clear"], "legal-targets-missing"),  # one more can be targeted
        (["clear", "left", "right"], "legal-destroy-blocking-twice"),
        ([], "legal-destroy-blocking-twice"),  # everyone: the player has to name one of the two
    ],
)
def test_27_6d_an_attack_on_all_opens_one_line(named: list[str], reason: str | None) -> None:
    """Pulse Wave targets all that it can (12.1b), but Destroy Blocking opens one line in an attack."""
    breaker = {**cap("pulse-wave"), "abilities": ["improved-targeting:destroy-blocking"]}
    foes = [figure(name, "blue", at) for name, at in (("clear", "C7"), ("left", "A5"), ("right", "E5"))]
    answer = attack("range", HITS, named, breaker, *foes, action="pulse-wave", map={"walls": ["A5/B5", "D5/E5"]})
    because = answer.fields["because"]
    assert isinstance(because, tuple)
    assert {step.message for step in because} == (set() if reason is None else {reason})


def test_12_4c_an_optional_effect_cannot_take_the_place_of_a_mandatory_one() -> None:
    """Energy Explosion deals its 2; Incapacitate is refused beside it, and the ruling says why."""
    attacker = cap("energy-explosion", "incapacitate")
    answer = attack(
        "range", HITS, ["ultron"], attacker, FAR, action="energy-explosion", choices={"incapacitate:cap": "use"}
    )
    assert (target(answer)["damage_dealt"], target(answer)["tokens_after"]) == (2, 0)
    assert answer.fields["refused"] == ("incapacitate:cap",)
    assert "attack-instead-mandatory" in said(answer)


def test_12_4c_of_two_optional_effects_the_attacker_chooses_one() -> None:
    """Both used, the first listed counts and the other is left aside; one declined leaves the other."""
    attacker, near = cap("blades-claws-fangs", "incapacitate"), figure("ultron", "blue", "C6")
    both: dict[str, Any] = {"blades-claws-fangs:cap": 5, "incapacitate:cap": "use"}
    answer = attack("close", HITS, ["ultron"], attacker, near, choices=both)
    assert (target(answer)["damage_dealt"], answer.fields["refused"]) == (5, ("incapacitate:cap",))
    assert "attack-instead-several" in said(answer)
    answer = attack("close", HITS, ["ultron"], attacker, near, choices=dict(reversed(both.items())))
    assert (target(answer)["damage_dealt"], target(answer)["tokens_after"]) == (0, 1)
    answer = attack("close", HITS, ["ultron"], attacker, near, choices={**both, "incapacitate:cap": "decline"})
    assert (target(answer)["damage_dealt"], answer.fields["refused"]) == (5, ())
    assert attack("close", HITS, ["ultron"], attacker, near).fields["pending"] == tuple(both)


@pytest.mark.parametrize(("values", "dealt"), [({}, 2), ({"damage": "3/+1"}, 3)])
def test_27_8i_a_thrown_object(values: dict[str, str], dealt: int) -> None:
    """Its damage value instead of the attacker's, at a single target."""
    crate = [{"id": "crate", "held_by": "cap", "values": values}]
    answer = attack("range", HITS, ["ultron"], cap(damage=5), FAR, action="range-terrain-action", objects=crate)
    assert target(answer)["damage_dealt"] == dealt
    other = figure("other", "blue", "D9")
    both = attack(
        "range", HITS, ["ultron", "other"], cap(targets=2), FAR, other, action="range-terrain-action", objects=crate
    )
    assert reasons(both) == ["17.11b"]


@pytest.mark.parametrize(("safeguard", "taken"), [("energy-explosion", 0), ("pulse-wave", 2)])
def test_27_7n_a_safeguarded_neighbour_is_hit_and_not_damaged(safeguard: str, taken: int) -> None:
    """Becoming a target of Energy Explosion passes the safeguard by; its damage does not."""
    beside = figure("vision", "blue", "D9", abilities=[f"safeguard:{safeguard}"])
    found = attack("range", HITS, ["ultron"], cap("energy-explosion"), FAR, beside, action="energy-explosion")
    vision = target(found, "vision")
    assert (vision["result"], vision["damage_dealt"], vision["damage_taken"]) == ("hit", 2, taken)


def test_27_7n_a_safeguard_against_blades_claws_fangs() -> None:
    """It keeps off the damage of the roll, not the normal damage when the roll is declined."""
    foe = near(abilities=["safeguard:blades-claws-fangs"])
    for choice, taken in ((5, 0), ("decline", 3)):
        choices = {"blades-claws-fangs:cap": choice}
        answer = attack("close", HITS, ["ultron"], cap("blades-claws-fangs"), foe, choices=choices)
        assert target(answer)["damage_taken"] == taken


@pytest.mark.parametrize(("abilities", "tokens"), [(["safeguard:incapacitate"], 0), ([], 1)])
def test_27_2f_p24_a_safeguard_against_incapacitate(abilities: list[str], tokens: int) -> None:
    """The safeguarded target is hit and given no action token."""
    foe, choices = near(abilities=abilities), {"incapacitate:cap": "use"}
    found = target(attack("close", HITS, ["ultron"], cap("incapacitate"), foe, choices=choices))
    assert (found["result"], found["damage_dealt"], found["tokens_after"]) == ("hit", 0, tokens)


def test_27_2c_27_7n_pulse_wave_leaves_a_safeguarded_friend_out() -> None:
    """A friend with a safeguard against it is no target; one without is, and must be named."""
    friend = figure("hulk", "red", "D5", abilities=["safeguard:pulse-wave"])
    wave = {"action": "pulse-wave"}
    assert reasons(attack("range", HITS, ["ultron"], cap("pulse-wave"), near(), friend, **wave)) == []
    named = attack("range", HITS, ["ultron", "hulk"], cap("pulse-wave"), near(), friend, **wave)
    assert reasons(named) == ["27.7n"]
    plain = figure("hulk", "red", "D5")
    assert reasons(attack("range", HITS, ["ultron"], cap("pulse-wave"), near(), plain, **wave)) == ["12.1b"]


def test_27_2d_p23_quake_of_a_giant_omits_nobody_farther_off() -> None:
    """Opponents within Giant Reach and not adjacent need not be named, and can't be."""
    giant, far = {**cap("quake"), "size": "giant"}, figure("far", "blue", "E7")
    assert reasons(attack("close", HITS, ["ultron"], giant, near(), far, action="quake")) == []
    assert reasons(attack("close", HITS, ["ultron", "far"], giant, near(), far, action="quake")) == ["27.2d"]


def test_27_2b_12_5d_energy_explosion_passes_the_ko_d_by() -> None:
    """A KO'd neighbour does not become a target."""
    gone = figure("vision", "blue", "D9", life={"click": 9, "clicks": 8})
    answer = attack("range", HITS, ["ultron"], cap("energy-explosion"), FAR, gone, action="energy-explosion")
    assert list(answer.fields["targets"]) == ["ultron"]


def test_27_2l_telekinesis_deals_the_damage_of_what_it_throws() -> None:
    """Its printed damage counts instead of normal damage, and its own range."""
    crate = {"id": "crate", "at": "D6", "values": {"range": 6, "damage": "3/+1"}}
    throw = {"action": "range-terrain-action", "objects": [crate]}
    assert target(attack("range", HITS, ["ultron"], cap("telekinesis"), FAR, **throw))["damage_dealt"] == 3
