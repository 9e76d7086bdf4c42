"""Where the powers of 27 meet each other, and a turn, a carry or a taken power: one fine point each."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.fight.scenes import ask, attack, figure, legal, reasons, value


@pytest.mark.parametrize("turn", [{}, {"turn": {"active": "red"}}])
def test_27_1k_stealth_does_not_hide_an_attacker_from_luck(turn: dict[str, Any]) -> None:
    """Untold, it is the attacker's turn, so its Stealth does nothing and an opponent in range may reroll (27.4f)."""
    cat = figure("cap", "red", "C3", powers=["stealth"])
    fate = figure("fate", "blue", "F6", powers=["probability-control"])
    scene = {"map": {"hindering": ["C3"]}, "choices": {"probability-control:fate": [1, 2]}, **turn}
    answer = attack("range", (4, 3), ["boar"], cat, figure("boar", "blue", "F3"), fate, **scene)
    assert answer.fields["attack_total"] == 13


def test_27_1k_stealth_hides_an_attacker_out_of_its_turn() -> None:
    """In blue's turn the same reroll is refused: the hindered line to the red attacker is blocked."""
    cat = figure("cap", "red", "C3", powers=["stealth"])
    fate = figure("fate", "blue", "F6", powers=["probability-control"])
    hedge, luck, turn = {"hindering": ["C3"]}, {"probability-control:fate": [1, 2]}, {"active": "blue"}
    boar = figure("boar", "blue", "F3")
    answer = attack("range", (4, 3), ["boar"], cat, boar, fate, map=hedge, choices=luck, turn=turn)
    assert (answer.fields["attack_total"], answer.fields["refused"]) == (17, ("probability-control:fate",))


@pytest.mark.parametrize(
    ("this_turn", "found"), [({}, []), ({"carried": True}, ["27.2j"]), ({"placed": True}, ["27.2j"])]
)
def test_27_2j_who_was_carried_has_been_placed(this_turn: dict[str, bool], found: list[str]) -> None:
    """Poison needs a turn without having been moved or placed; carrying places the passenger (22.1, 27.8d)."""
    asp = figure("cap", "red", "C3", powers=["poison"], this_turn=this_turn)
    answer = legal("poison", "cap", asp, figure("boar", "blue", "D3"))
    assert reasons(answer) == found
    assert ("22.1" in answer.ruling.rules) == ("carried" in this_turn)


def test_27_2h_p95_smoke_of_each_opposing_side() -> None:
    """A larger base in blue's smoke and in green's attacks with -2; in two squares of blue's with -1."""
    ox = {**figure("cap", "red", None), "at": ["C3", "D3"]}
    squid, ink = figure("squid", "blue", "C8", powers=["smoke-cloud"]), figure("ink", "green", "H8")
    blue, green = {"kind": "smoke", "at": ["C3"], "by": "blue"}, {"kind": "smoke", "at": ["D3"], "by": "green"}
    assert value("attack", "cap", ox, squid, ink, markers=[blue, green]) == 8
    assert value("attack", "cap", ox, squid, ink, markers=[blue, {**green, "by": "blue"}]) == 9


@pytest.mark.parametrize(
    ("squid", "found"),
    [
        ({}, 9),
        ({"cant_use": ["smoke-cloud"]}, 10),
        ({"powers": [], "lost": ["smoke-cloud"]}, 10),
        ({"powers": []}, 9),
        ({"life": {"click": 9, "clicks": 8}}, 10),
    ],
)
def test_20_4_p80_smoke_whose_power_cannot_be_used(squid: dict[str, Any], found: int) -> None:
    """While nobody of its side can use Smoke Cloud, its smoke modifies no attack."""
    user = figure("squid", "blue", "C8", **{"powers": ["smoke-cloud"], **squid})
    markers = [{"kind": "smoke", "at": ["C3"], "side": "blue"}]
    assert value("attack", "cap", figure("cap", "red", "C3"), user, markers=markers) == found


def test_27_2c_pulse_wave_from_within_smoke() -> None:
    """Within the wave its owner can't use Smoke Cloud, so the wave's own attack isn't modified (20.4, P80)."""
    bell = figure("cap", "red", "C3", powers=["pulse-wave"])
    markers = [{"kind": "smoke", "at": ["C3"], "side": "blue"}]
    for at, found in (("F3", 10), ("C8", 9)):
        squid = figure("squid", "blue", at, powers=["smoke-cloud"])
        targets = ["boar", "squid"] if at == "F3" else ["boar"]
        answer = attack(
            "range", (4, 3), targets, bell, figure("boar", "blue", "C6"), squid, markers=markers, action="pulse-wave"
        )
        assert answer.fields["attack_value"] == found


@pytest.mark.parametrize(
    ("action", "kind", "section"),
    [
        ("charge", "close", "27.1e"),
        ("flurry", "close", "27.1a"),
        ("running-shot", "range", "27.1l"),
        ("hypersonic-speed", "range", "27.1j"),
        ("energy-explosion", "range", "27.2b"),
        ("mind-control", "range", "27.1f"),
    ],
)
def test_21_1_an_attack_names_the_power_it_is_made_by(action: str, kind: str, section: str) -> None:
    """The section of the power stands in the ruling, be the attack legal or refused for its kind or target."""
    cap = figure("cap", "red", "C3", powers=[action])
    foe = figure("foe", "blue", "D3" if kind == "close" else "F3")
    assert section in attack(kind, (4, 3), ["foe"], cap, foe, action=action).ruling.rules
    assert section in attack(kind, (4, 3), ["cap"], cap, foe, action=action).ruling.rules
    assert section in legal(action, "cap", cap, foe).ruling.rules
    assert section not in attack(kind, (4, 3), ["foe"], cap, foe).ruling.rules


@pytest.mark.parametrize(("action", "section"), [("regeneration", "27.3k"), ("support", "27.4c")])
def test_27_3k_27_4c_healing_names_its_power(action: str, section: str) -> None:
    """What half of the die heals rests on the power's own section."""
    cap = figure("cap", "red", "C3", powers=[action], life={"click": 5, "clicks": 8})
    friend = figure("friend", "red", "C4", life={"click": 5, "clicks": 8})
    question = {"type": "use", "figure": "cap", "action": action, "target": "friend", "roll": 4}
    assert section in ask(question, cap, friend).ruling.rules


def test_27_1k_a_refusal_names_stealth() -> None:
    """A blocked line is explained: by Stealth for effects and for a long arm, by terrain elsewhere."""
    cat, hedge = figure("cat", "blue", "E3", powers=["stealth"]), {"hindering": ["E3"]}
    sage = figure("cap", "red", "C3", powers=["outwit"], abilities=["giant-reach:2", "earthbound-neutralized"])
    answer = legal("outwit", "cap", sage, cat, target="cat", map=hedge)
    assert (reasons(answer), "27.1k" in answer.ruling.rules) == (["11.4d"], True)
    question = {"type": "use", "figure": "cap", "action": "outwit", "target": "cat", "what": "stealth"}
    assert "27.1k" in ask(question, sage, cat, map=hedge).ruling.rules
    grounded = {**sage, "powers": ["earthbound-neutralized"], "abilities": ["giant-reach:2"]}
    answer = attack("close", (4, 3), ["cat"], grounded, cat, map=hedge)
    assert (reasons(answer), "27.1k" in answer.ruling.rules) == (["11.4d"], True)
    answer = legal("outwit", "cap", sage, {**cat, "powers": []}, target="cat", map={"blocking": ["D3"]})
    assert (reasons(answer), "16.3b" in answer.ruling.rules, "27.1k" in answer.ruling.rules) == (["11.4d"], True, False)


def test_27_1d_r24_what_earthbound_takes_is_said() -> None:
    """Moves and attacks name Earthbound/Neutralized where it takes something, and only there."""
    foe = figure("foe", "blue", "F3")
    for abilities, found in ((["improved-targeting:hindering"], True), (["flight"], False), ([], False)):
        cap = figure("cap", "red", "C3", powers=["earthbound-neutralized"], abilities=abilities)
        answer = attack("range", (4, 3), ["foe"], cap, foe)
        assert ("27.1d" in answer.ruling.rules, "R24" in answer.ruling.readings) == (found, found)
    for powers, found in ((["phasing-teleport", "earthbound-neutralized"], True), (["phasing-teleport"], False)):
        question = {"type": "break_away", "figure": "cap", "action": "phasing-teleport"}
        answer = ask(question, figure("cap", "red", "C3", powers=powers), figure("foe", "blue", "D3"))
        assert ("27.1d" in answer.ruling.rules, answer.fields["automatic"]) == (found, not found)


@pytest.mark.parametrize(("printed", "named"), [(0, True), (3, True), (4, False), (6, False)])
def test_r49_a_minimum_range_that_counts_is_named(printed: int, named: bool) -> None:
    """The reading on minimum range is named where it raises the value, and with Pulse Wave's own range."""
    cap = figure("cap", "red", "C3", powers=["mind-control", "pulse-wave"], values={"range": printed})
    foe = figure("foe", "blue", "F3")
    answer = attack("range", (4, 3), ["foe"], cap, foe, action="mind-control")
    assert ("R49" in answer.ruling.readings) is named
    assert "R49" in attack("range", (4, 3), ["foe"], cap, foe, action="pulse-wave").ruling.readings


@pytest.mark.parametrize(
    ("action", "section"),
    [("perplex", "27.4j"), ("outwit", "27.4k"), ("support", "27.4c"), ("regeneration", "27.3k"), ("poison", "27.2j")],
)
def test_21_1a_every_use_names_its_power(action: str, section: str) -> None:
    """Used or refused, the ruling names the section that says as what action the power is given."""
    question = {"type": "use", "figure": "cap", "action": action, "target": "foe", "value": "attack", "what": "flurry"}
    cap, foe = figure("cap", "red", "C3", powers=[action]), figure("foe", "blue", "D3", abilities=["immune"])
    assert section in ask(question, cap, foe).ruling.rules
    assert section in ask(question, cap, {**foe, "abilities": []}).ruling.rules


def test_27_8d_carry_names_its_section() -> None:
    """Carry is part of a move, and has a section of its own."""
    ogre = figure("cap", "red", "C3", size="giant")
    assert "27.8d" in legal("carry", "cap", ogre, figure("cub", "red", "C4")).ruling.rules


@pytest.mark.parametrize(
    ("abilities", "special", "found"),
    [
        ([], [], False),
        (["flight"], [], False),
        (["immune"], [], True),
        ([], [{"name": "Shell", "kind": "trait", "effects": [{"grants": "toughness"}]}], False),
        (
            [],
            [{"name": "Shell", "kind": "trait", "effects": [{"grants": "toughness"}, {"protected": "pulse-wave"}]}],
            True,
        ),
    ],
)
def test_27_7m_what_stays_within_a_pulse_wave_is_said(abilities: list[str], special: list[Any], found: bool) -> None:
    """Whoever keeps something within the wave is named with the section that lets it."""
    bell, boar = figure("cap", "red", "C3", powers=["pulse-wave"]), figure("boar", "blue", "C6")
    other = figure("other", "red", "D4", abilities=abilities, special=special)
    answer = attack("range", (4, 3), ["boar", "other"], bell, boar, other, action="pulse-wave")
    assert answer.fields["legal"] is True
    assert ("27.7m" in answer.ruling.rules) is found


@pytest.mark.parametrize(
    ("used", "more", "allowed", "sections"),
    [
        (2, {"powers": ["leadership"]}, True, set()),
        (3, {"powers": ["leadership"]}, True, {"27.4l"}),
        (4, {"powers": ["leadership"]}, False, {"27.4l"}),
        (2, {"abilities": ["autonomous"]}, True, set()),
        (3, {"abilities": ["autonomous"]}, True, {"27.7a"}),
        (3, {}, False, set()),
    ],
)
def test_7_9_what_goes_beyond_the_build_total_is_named(
    used: int, more: dict[str, Any], allowed: bool, sections: set[str]
) -> None:
    """With the three actions of 300 points used, Leadership's one more and Autonomous are cited (27.4l, 27.7a)."""
    turn = {"active": "red", "actions_used": used, "build_total": 300}
    answer = legal("move", "cap", figure("cap", "red", "C3", **more), turn=turn)
    assert answer.fields["legal"] is allowed
    assert set(answer.ruling.rules) & {"27.4l", "27.7a"} == sections


def test_27_2d_what_quake_destroys_before_its_attack() -> None:
    """The answer lists it apart from what an attack destroys afterwards; a refused attack destroys nothing."""
    ogre, boar = figure("cap", "red", "C3", powers=["quake"]), figure("boar", "blue", "D3")
    fog = [{"kind": "smoke", "at": ["B3"], "id": "fog"}]
    board: dict[str, Any] = {"map": {"walls": ["C3/D3"], "blocking": ["B2", "C5"]}, "markers": fog}
    for roll in ((4, 3), (1, 2)):
        answer = attack("close", roll, ["boar"], ogre, boar, action="quake", **board)
        assert answer.fields["destroyed_before"] == ("B2", "C3/D3")
        assert answer.fields["destroyed"] == ()
    assert attack("close", (4, 3), ["cap"], ogre, boar, action="quake", **board).fields["destroyed_before"] == ()
    assert attack("close", (4, 3), ["boar"], ogre, boar, markers=board["markers"]).fields["destroyed_before"] == ()


@pytest.mark.parametrize(
    ("kind", "section"), [("debris", "17.14d"), ("smoke", "17.14e"), ("water", "17.14f"), ("special", "17.14f")]
)
def test_27_2d_what_quake_spares_is_named_with_its_section(kind: str, section: str) -> None:
    """Each kind of marker that can't be destroyed rests on a section of its own."""
    ogre, boar = figure("cap", "red", "C3", powers=["quake"]), figure("boar", "blue", "D3")
    terrain = {"terrain": "water"} if kind == "special" else {}
    markers = [{"kind": kind, "at": ["B3"], "id": "it", **terrain}]
    answer = attack("close", (4, 3), ["boar"], ogre, boar, action="quake", markers=markers)
    found = [step.rule for step in answer.ruling.steps if step.message == "area-quake-spares"]
    assert (found, answer.fields["destroyed_before"]) == ([section], ())
