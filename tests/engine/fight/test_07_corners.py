"""Corners of the right to be given an action: Earthbound, vehicles, Colossal Stamina, Wild Card, what is thrown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import ask, attack, figure, legal, reasons, said, target, value

FOE = figure("foe", "blue", "C6")


def cap(*powers: str, **more: Any) -> dict[str, Any]:
    """The one who acts."""
    return figure("cap", "red", "C5", powers=list(powers), **more)


def test_27_1d_earthbound_takes_what_pulse_wave_grants_for_itself() -> None:
    """Without Improved Targeting: Adjacent no range attack beside an opponent (11.2a), and others block its lines."""
    assert legal("pulse-wave", "cap", cap("pulse-wave"), FOE).fields["legal"] is True
    assert reasons(legal("pulse-wave", "cap", cap("pulse-wave", "earthbound-neutralized"), FOE))[:1] == ["11.2a"]
    row = [figure("near", "blue", "C7"), figure("far", "blue", "C8")]
    assert attack("range", (3, 4), ["near", "far"], cap("pulse-wave"), *row, action="pulse-wave").fields["legal"]
    grounded = cap("pulse-wave", "earthbound-neutralized")
    assert reasons(attack("range", (3, 4), ["near", "far"], grounded, *row, action="pulse-wave")) == ["11.4d"]


def test_r24_earthbound_takes_the_improved_targeting_of_giant_reach() -> None:
    """Stealth behind hindering terrain blocks the reaching arm of an Earthbound one only."""
    sneak = figure("foe", "blue", "C7", powers=["stealth"])
    for powers, found in (([], True), (["earthbound-neutralized"], False)):
        arm = cap(*powers, abilities=["giant-reach:2"])
        answer = legal("close", "cap", arm, sneak, target="foe", map={"hindering": ["C7"]})
        assert answer.fields["legal"] is found


def test_27_4c_support_chooses_and_targets_nobody() -> None:
    """A safeguard against Support forbids targeting and damage, and Support does neither (11.5)."""
    friend = figure("friend", "red", "C6", abilities=["safeguard:support"])
    assert legal("support", "cap", cap("support"), friend, target="friend").fields["legal"] is True


@pytest.mark.parametrize(
    ("more", "expected"),
    [({}, ["24.4"]), ({"pilot": "ace"}, []), ({"abilities": ["vehicle", "autopilot"]}, [])],
)
def test_24_4_a_vehicle_needs_a_pilot_or_autopilot(more: dict[str, Any], expected: list[str]) -> None:
    """Without either it is given no action at all, FREE ones included."""
    van = cap("sidestep", **{"abilities": ["vehicle"], **more})
    for action in ("move", "sidestep"):
        assert reasons(legal(action, "cap", van, figure("ace", "red", None))) == expected


def test_24_4_a_vehicle_attacks_with_no_object() -> None:
    """Neither terrain action is for vehicles, whatever they hold."""
    van, ace = cap(abilities=["vehicle"], pilot="ace"), figure("ace", "red", None)
    crate = [{"id": "crate", "held_by": "cap"}]
    assert reasons(legal("close-terrain-action", "cap", van, ace, FOE, objects=crate)) == ["24.4"]
    thrown = attack("close", (3, 4), ["foe"], van, ace, FOE, action="close-terrain-action", objects=crate)
    assert reasons(thrown) == ["24.4"]
    busy = {**van, "acted": True}
    assert reasons(legal("object-pick-up", "cap", busy, ace)) == ["24.4", "7.4"]  # can use comes first
    assert legal("close-terrain-action", "cap", cap(), FOE, objects=crate).fields["legal"] is True


@pytest.mark.parametrize(("abilities", "expected"), [([], ["7.4"]), (["colossal-stamina"], [])])
def test_22_2_colossal_stamina_acts_with_two_tokens(abilities: list[str], expected: list[str]) -> None:
    """Two action tokens forbid a costed action, unless the figure has Colossal Stamina."""
    answer = legal("move", "cap", cap(abilities=abilities, tokens=2))
    assert reasons(answer) == expected
    assert ("legal-colossal-stamina" in said(answer)) == bool(abilities)
    assert "legal-colossal-stamina" not in said(legal("move", "cap", cap(abilities=abilities, tokens=1)))


def test_19_4a_wild_card_is_listed_as_a_free_action() -> None:
    """Once per turn, and what may be copied is said not to be adjudicated."""
    offers: Any = ask({"type": "legal_actions", "figure": "cap"}, cap(abilities=["wild-card"])).fields["actions"]
    assert [(offer["type"], offer["legal"]) for offer in offers if offer["action"] == "wild-card"] == [("free", True)]
    answer = legal("wild-card", "cap", cap(abilities=["wild-card"]))
    assert "legal-wild-card" in said(answer)
    used = cap(abilities=["wild-card"], this_turn={"used": ["wild-card"]})
    assert reasons(legal("wild-card", "cap", used)) == ["7.5"]
    assert "wild-card" not in [
        offer["action"] for offer in ask({"type": "legal_actions", "figure": "cap"}, cap()).fields["actions"]
    ]  # type: ignore[attr-defined]


def test_27_2l_any_marker_that_can_be_thrown_will_do() -> None:
    """The crate leaves the blocking marker in the line; throwing that marker itself opens the line (P28)."""
    kit: dict[str, Any] = {
        "markers": [{"kind": "blocking", "at": ["C6"], "id": "slab"}],
        "objects": [{"id": "crate", "at": "B5"}],
    }
    far = figure("foe", "blue", "C8")
    telepath = cap("telekinesis")
    assert legal("range-terrain-action", "cap", telepath, far, **kit).fields["legal"] is True
    answer = attack("range", (3, 4), ["foe"], telepath, far, action="range-terrain-action", **kit)
    assert (answer.fields["legal"], answer.fields["destroyed"]) == (True, ("slab",))
    named = attack(
        "range", (3, 4), ["foe"], telepath, far, action="range-terrain-action",
        choices={"telekinesis:cap": "crate"}, **kit,
    )  # fmt: skip
    assert (reasons(named), named.fields["legal"]) == (["11.4d"], False)
    strange = attack(
        "range", (3, 4), ["foe"], telepath, far, action="range-terrain-action",
        choices={"telekinesis:cap": "sofa"}, **kit,
    )  # fmt: skip
    assert strange.fields["refused"] == ("telekinesis:cap",)


def test_27_8g_nothing_to_pick_up_anywhere() -> None:
    """With a speed that is not given: something on the map may be near enough, nothing at all never is."""
    still = {"id": "cap", "side": "red", "at": "C5"}
    assert reasons(legal("object-pick-up", "cap", still)) == ["27.8g"]
    assert legal("object-pick-up", "cap", still, objects=[{"id": "crate", "at": "P16"}]).fields["legal"] is True


def test_r42_two_lenders_both_count_and_the_reading_is_named() -> None:
    """Enhancement of two friends: 3 + 1 + 1; of one, no reading is needed."""
    friends = [figure(name, "red", at, powers=["enhancement"]) for name, at in (("one", "B5"), ("two", "D5"))]
    during = {"attack": "range", "attacker": "cap"}
    question = {"type": "value", "figure": "cap", "value": "damage", "during": during}
    assert value("damage", "cap", cap(), *friends, during=during) == 5
    assert ask(question, cap(), *friends).ruling.readings == ("R42",)
    assert ask(question, cap(), friends[0]).ruling.readings == ()


def test_p27_quake_across_a_transition() -> None:
    """The one up the ramp is struck with the others, and may not be left out."""
    up, beside = figure("up", "blue", "D5"), figure("beside", "blue", "C6")
    ramp = {"elevated": {2: ["D5"]}, "transitions": ["C5/D5"]}
    answer = attack("close", (3, 4), ["up", "beside"], cap("quake"), up, beside, action="quake", map=ramp)
    assert (target(answer, "up")["damage_dealt"], target(answer, "beside")["damage_dealt"]) == (2, 2)
    assert reasons(attack("close", (3, 4), ["beside"], cap("quake"), up, beside, action="quake", map=ramp)) == ["12.1b"]
    assert "P27" in answer.ruling.readings
    plain = attack("close", (3, 4), ["up"], cap(), up, beside, map=ramp)
    assert ("16.5b" in plain.ruling.rules, "P27" in plain.ruling.readings) == (True, False)


def test_p29_force_blast_may_choose_somebody_who_stays_put() -> None:
    """A giant may be chosen, and the ruling says that it is not moved."""
    for size, idle in (("giant", True), ("standard", False)):
        answer = legal("force-blast", "cap", cap("force-blast"), {**FOE, "size": size}, target="foe")
        assert (answer.fields["legal"], "P29" in answer.ruling.readings) == (True, idle)


def test_17_7_what_somebody_holds_is_not_chosen() -> None:
    """It is off the map: a ruling, not an input error, for picking up, Telekinesis and destroying."""
    crate = [{"id": "crate", "held_by": "foe"}]
    for action in ("object-pick-up", "telekinesis", "close-destroy-action"):
        assert "17.7" in reasons(legal(action, "cap", cap("telekinesis"), FOE, target="crate", objects=crate))


def test_27_4g_who_changed_its_shape_cannot_be_targeted_this_turn_by_that_attacker() -> None:
    """Neither by attacks nor by effects of the one named that target; others may, and what targets nobody does."""
    shifter = {**FOE, "this_turn": {"untargetable_by": ["cap"]}}
    other = figure("other", "red", "D6", powers=["outwit"])
    assert reasons(legal("close", "cap", cap(), shifter, other, target="foe")) == ["27.4g"]
    assert legal("close", "other", cap(), shifter, other, target="foe").fields["legal"] is True
    assert legal("outwit", "other", cap(), shifter, other, target="foe").fields["legal"] is True
    for power in ("outwit", "perplex", "force-blast"):
        assert reasons(legal(power, "cap", cap(power), shifter, other, target="foe")) == ["27.4g"]
    assert legal("poison", "cap", cap("poison"), shifter, other, target="foe").fields["legal"] is True


@pytest.mark.parametrize(("click", "expected"), [(3, ["24.3"]), (2, [])])
def test_24_3_on_a_countdown_click_nothing_is_done_to_it_and_by_it(click: int, expected: list[str]) -> None:
    """It is neither given actions nor targeted; one click earlier it is a figure like any other."""
    life = {"click": click, "clicks": 5, "countdown": [3]}
    assert reasons(legal("move", "cap", cap(life=life))) == expected
    assert reasons(legal("close", "cap", cap(), {**FOE, "life": life}, target="foe")) == expected


def test_24_3_off_the_map_a_countdown_click_may_be_a_ko() -> None:
    """On the map it only counts down; off it the ruling says that the table has to read the card."""
    life = {"click": 3, "clicks": 5, "countdown": [3]}
    there, gone = (legal("move", "cap", figure("cap", "red", at, life=life)) for at in ("C5", None))
    assert reasons(there) == reasons(gone) == ["24.3"]
    assert ("legal-countdown-off-map" in said(there), "legal-countdown-off-map" in said(gone)) == (False, True)


def test_24_4_a_vehicle_has_a_safeguard_against_mind_control() -> None:
    """Nobody controls a van."""
    van = {**FOE, "abilities": ["vehicle"]}
    assert reasons(legal("mind-control", "cap", cap("mind-control"), van, target="foe")) == ["24.4"]
    assert legal("close", "cap", cap(), van, target="foe").fields["legal"] is True


def test_27_2l_with_full_hands_it_may_throw_something_else() -> None:
    """What it holds is thrown if that is legal; else what Telekinesis reaches, and always what is named."""
    kit: dict[str, Any] = {
        "markers": [{"kind": "blocking", "at": ["C6"], "id": "slab"}],
        "objects": [{"id": "crate", "held_by": "cap"}],
    }
    telepath = cap("telekinesis")
    behind, open_foe = figure("foe", "blue", "C8"), figure("foe", "blue", "G5")

    def thrown(foe: dict[str, Any], **choices: Any) -> Any:
        made = attack("range", (3, 4), ["foe"], telepath, foe, action="range-terrain-action", choices=choices, **kit)
        return made.fields["destroyed"]

    assert thrown(open_foe) == ("crate",)
    assert thrown(behind) == ("slab",)
    assert thrown(open_foe, **{"telekinesis:cap": "slab"}) == ("slab",)
    named = attack(
        "range", (3, 4), ["foe"], telepath, open_foe, action="range-terrain-action",
        choices={"telekinesis:cap": "crate"}, **kit,
    )  # fmt: skip
    assert (named.fields["destroyed"], named.fields["refused"]) == (("crate",), ())
    assert legal("range-terrain-action", "cap", telepath, behind, **kit).fields["legal"] is True
    assert legal("range-terrain-action", "cap", cap(), behind, **kit).fields["legal"] is False


@pytest.mark.parametrize(
    ("taken", "expected"), [("improved-targeting:adjacent", ["11.2a"]), ("improved-targeting:characters", [])]
)
def test_20_5_what_cant_be_used_is_not_granted_by_an_action_either(taken: str, expected: list[str]) -> None:
    """Pulse Wave beside an opponent, with one of its own grants taken by an effect."""
    waver = cap("pulse-wave", cant_use=[taken])
    assert reasons(legal("pulse-wave", "cap", waver, FOE)) == expected


def test_20_5_knockback_that_cant_be_used() -> None:
    """Neither doubles nor Super Strength bring it."""
    for cant_use, found in (([], "may"), (["knockback"], "no")):
        strong = cap("super-strength", cant_use=cant_use)
        assert attack("close", (4, 4), ["foe"], strong, FOE).fields["knockback"] == found


def test_20_6_what_was_lost_and_is_granted_again_stays_under_pulse_wave() -> None:
    """Immune from equipment protects itself from Pulse Wave (27.7g), though the figure lost another Immune."""
    helmet = {"name": "Helmet", "kind": "equipment", "effects": [{"grants": "immune"}]}
    foe = figure("foe", "blue", "C8", lost=["immune"], special=[helmet])
    assert reasons(legal("pulse-wave", "cap", cap("pulse-wave"), foe)) == ["12.1"]
    assert reasons(legal("pulse-wave", "cap", cap("pulse-wave"), foe, target="foe")) == ["27.7g"]


def test_20_1_every_power_that_it_has_is_listed_wherever_the_document_gives_it() -> None:
    """Among its abilities or by a trait: what `legal` rules on is offered too."""
    ram = cap(abilities=["charge"], special=[{"name": "Plan", "kind": "trait", "effects": [{"grants": "outwit"}]}])
    actions: Any = ask({"type": "legal_actions", "figure": "cap"}, ram, FOE).fields["actions"]
    listed = {offer["action"]: offer["legal"] for offer in actions}
    assert (listed["charge"], listed["outwit"]) == (True, True)
    assert legal("charge", "cap", ram, FOE).fields["legal"] is True


@pytest.mark.parametrize(
    ("more", "section"),
    [
        ({"cant_use": ["Plan"]}, "20.4"),
        ({"lost": ["Plan"]}, "20.6"),
        ({"this_turn": {"used": ["Plan"]}}, "21.11"),
        ({"special": []}, "20.1"),
    ],
)
def test_20_4_why_what_a_special_power_grants_cant_be_used(more: dict[str, Any], section: str) -> None:
    """The card gives it, and the special power was taken, lost or used up; without that power nothing gives it."""
    plan = {"name": "Plan", "effects": [{"grants": "charge"}, {"limit": "once-per-turn"}]}
    assert reasons(legal("charge", "cap", cap(**{"special": [plan], **more}), FOE)) == [section]


@pytest.mark.parametrize(
    ("ability", "named"),
    [("giant-reach:x", True), ("giant-reach:1.5", True), ("giant-reach", True), ("giant-reach:3", False),
     ("passenger:two", True), ("passenger:2", False), ("safeguard:sneezing", True), ("safeguard:outwit", False)],
)  # fmt: skip
def test_19_5_a_keyphrase_without_its_number_or_effect_is_said_not_to_be_judged(ability: str, named: bool) -> None:
    """Its X is a whole number, a safeguard names an effect; anything else changes nothing, and the ruling says so."""
    answer = attack("close", (4, 3), ["foe"], cap(abilities=[ability]), FOE)
    assert ("value-ability-not-judged" in said(answer)) is named


@pytest.mark.parametrize(
    ("action", "kind", "section"), [("charge", "range", "27.1e"), ("running-shot", "close", "27.1l")]
)
def test_7_2_the_wrong_kind_of_attack_is_refused_by_the_power_itself(action: str, kind: str, section: str) -> None:
    """What attack an action makes stands in the text of its power."""
    foe = figure("foe", "blue", "C6" if kind == "close" else "C8")
    assert reasons(attack(kind, (4, 3), ["foe"], cap(action), foe, action=action)) == [section]
