"""A figure's values at a moment (6.9, 6.12, 16.2b, 27): the `value` question."""

from __future__ import annotations

import pytest

from engine import DocumentError, StepKind
from tests.engine.fight.scenes import ask, attack, figure, value


def test_6_12_the_printed_value_is_where_it_begins() -> None:
    """Without effects the value is the printed one."""
    assert value("attack", "cap", figure("cap", "red", "C5")) == 10


def test_6_12_a_missing_printed_value_is_named() -> None:
    """A value that is asked for and not given is an input error at its place in the document."""
    thin = {"id": "cap", "side": "red", "at": "C5"}
    with pytest.raises(DocumentError, match=r"figures\[1\].values.attack: error-value-missing"):
        value("attack", "cap", figure("hulk", "red", "A1"), thin)


def test_1_3b_range_is_zero_where_it_is_not_given() -> None:
    """The range value has a default."""
    assert value("range", "cap", {"id": "cap"}) == 0


@pytest.mark.parametrize(
    ("power", "during", "expected"),
    [
        ("combat-reflexes", {"attack": "close"}, 19),
        ("combat-reflexes", {"attack": "range"}, 17),
        ("combat-reflexes", {}, 17),
        ("energy-shield-deflection", {"attack": "range"}, 19),
        ("energy-shield-deflection", {"attack": "close"}, 17),
    ],
)
def test_27_3d_27_3e_defense_against_one_kind_of_attack(power: str, during: dict[str, str], expected: int) -> None:
    """Each raises defense by 2 against its own kind of attack, and is listed as not counting otherwise."""
    cap = figure("cap", "red", "C5", powers=[power])
    assert value("defense", "cap", cap, during=during) == expected


def test_27_3d_not_while_attacking() -> None:
    """An attacker's own Combat Reflexes has no part in its attack."""
    cap, ultron = figure("cap", "red", "C5", powers=["combat-reflexes"]), figure("ultron", "blue", "C6")
    during = {"attack": "close", "attacker": "cap", "target": "ultron"}
    assert value("defense", "cap", cap, ultron, during=during) == 17
    swapped = {"attack": "close", "attacker": "ultron", "target": "cap"}
    assert value("defense", "cap", cap, ultron, during=swapped) == 19


@pytest.mark.parametrize("name", ["attack", "damage"])
@pytest.mark.parametrize(
    ("power", "kind", "destroy"),
    [
        ("close-combat-expert", "close", "close-destroy-action"),
        ("ranged-combat-expert", "range", "range-destroy-action"),
    ],
)
def test_27_4a_27_4h_experts_in_their_own_attacks(name: str, power: str, kind: str, destroy: str) -> None:
    """An expert modifies attack and damage by 1 in its kind of attack or destroy action, and in no other."""
    cap = figure("cap", "red", "C5", powers=[power])
    plain = {"attack": 10, "damage": 3}[name]
    other = {"close": "range", "range": "close"}[kind]
    assert value(name, "cap", cap, during={"attack": kind}) == plain + 1
    assert value(name, "cap", cap, during={"action": destroy}) == plain + 1
    assert value(name, "cap", cap, during={"attack": other}) == plain
    assert value(name, "cap", cap) == plain


@pytest.mark.parametrize(("power", "kind"), [("empower", "close"), ("enhancement", "range")])
def test_27_4e_27_4i_lent_by_adjacent_friends(power: str, kind: str) -> None:
    """The friend beside the attacker lends it 1 damage; one further off, an opponent or oneself does not."""
    cap = figure("cap", "red", "C5")
    during = {"attack": kind, "attacker": "cap"}
    assert value("damage", "cap", cap, figure("ally", "red", "C6", powers=[power]), during=during) == 4
    assert value("damage", "cap", cap, figure("ally", "red", "C7", powers=[power]), during=during) == 3
    assert value("damage", "cap", cap, figure("foe", "blue", "C6", powers=[power]), during=during) == 3
    assert value("damage", "cap", {**cap, "powers": [power]}, during=during) == 3


def test_27_4i_a_wall_between_them_ends_the_loan() -> None:
    """Not adjacent across a wall, the friend lends nothing, and the ruling says so (6.3b)."""
    cap, ally = figure("cap", "red", "C5"), figure("ally", "red", "C6", powers=["empower"])
    question = {"type": "value", "figure": "cap", "value": "damage", "during": {"attack": "close"}}
    answer = ask(question, cap, ally, map={"walls": ["C5/C6"]})
    assert answer.fields["result"] == 3
    assert "value-lender-not-adjacent" in [step.message for step in answer.ruling.steps]


def test_27_4i_r42_two_friends_both_count() -> None:
    """Two adjacent friends with Empower lend 2; four are cut by the Rule of Three."""
    cap = figure("cap", "red", "C5")
    friends = [figure(f"ally{n}", "red", at, powers=["empower"]) for n, at in enumerate(("B5", "D5", "C4", "C6"))]
    assert value("damage", "cap", cap, *friends[:2], during={"attack": "close"}) == 5
    assert value("damage", "cap", cap, *friends, during={"attack": "close"}) == 6


@pytest.mark.parametrize(("printed", "expected"), [(18, 18), (17, 17), (16, 17)])
def test_27_3c_r48_defend_is_taken_when_it_is_higher(printed: int, expected: int) -> None:
    """The friend's printed defense replaces a lower one only."""
    ally = figure("ally", "red", "C6", powers=["defend"], values={"defense": printed})
    assert value("defense", "cap", figure("cap", "red", "C5"), ally) == expected


def test_27_3c_r48_the_best_defend_and_without_its_owner_s_modifiers() -> None:
    """Of two the better printed value counts, and what modifies that friend stays with it."""
    first = figure("one", "red", "C6", powers=["defend"], values={"defense": 18})
    best = figure("two", "red", "D5", powers=["defend", "combat-reflexes"], values={"defense": 19})
    assert value("defense", "cap", figure("cap", "red", "C5"), first, best, during={"attack": "close"}) == 19


def test_27_3c_modifiers_come_after_defend() -> None:
    """A replacement value is modified like any other."""
    cap = figure("cap", "red", "C5", powers=["combat-reflexes"])
    ally = figure("ally", "red", "C6", powers=["defend"], values={"defense": 18})
    assert value("defense", "cap", cap, ally, during={"attack": "close"}) == 20


@pytest.mark.parametrize(("attack", "expected"), [("range", 18), ("close", 17)])
def test_27_7r_tiny_size(attack: str, expected: int) -> None:
    """Tiny figures have +1 defense against range attacks, by their size alone."""
    assert value("defense", "wasp", figure("wasp", "red", "C5", size="tiny"), during={"attack": attack}) == expected


def test_16_2b_hindering_terrain_on_the_line() -> None:
    """A hindered line gives +1 defense to the target of a range attack: the target's own square hinders too."""
    cap, ultron = figure("cap", "red", "C5"), figure("ultron", "blue", "C8")
    during = {"attack": "range", "attacker": "cap", "target": "ultron"}
    assert value("defense", "ultron", cap, ultron, during=during, map={"hindering": ["C8"]}) == 18
    assert value("defense", "ultron", cap, ultron, during=during, map={"hindering": ["C6"]}) == 18
    assert value("defense", "ultron", cap, ultron, during=during, map={"hindering": ["C5"]}) == 17
    assert value("defense", "ultron", cap, ultron, during={**during, "attack": "close"}, map={"hindering": "C8"}) == 17


@pytest.mark.parametrize(("hindered", "expected"), [(True, 18), (False, 17)])
def test_16_2b_what_is_told_overrides_the_position(hindered: bool, expected: int) -> None:
    """`hindered` in the question decides, whatever the map shows."""
    cap, ultron = figure("cap", "red", "C5"), figure("ultron", "blue", "C8")
    during = {"attack": "range", "attacker": "cap", "target": "ultron", "hindered": hindered}
    terrain = {} if hindered else {"hindering": ["C8"]}
    assert value("defense", "ultron", cap, ultron, during=during, map=terrain) == expected


@pytest.mark.parametrize(("action", "printed", "expected"), [("charge", 9, 5), ("running-shot", 8, 4), ("move", 9, 9)])
def test_27_1e_27_1l_halved_speed(action: str, printed: int, expected: int) -> None:
    """Charge and Running Shot halve speed, rounded up, during their own action."""
    cap = figure("cap", "red", "C5", powers=["charge", "running-shot"], values={"speed": printed})
    assert value("speed", "cap", cap, during={"action": action}) == expected


def test_27_1e_charge_that_it_can_not_use_halves_nothing() -> None:
    """Outwitted Charge leaves the speed alone, and the ruling says why."""
    cap = figure("cap", "red", "C5", powers=["charge"], cant_use=["charge"])
    assert value("speed", "cap", cap, during={"action": "charge"}) == 8


@pytest.mark.parametrize(
    ("action", "printed", "expected"),
    [("hypersonic-speed", 5, 3), ("pulse-wave", 9, 4), ("outwit", 2, 4), ("outwit", 7, 7), ("perplex", 0, 4)],
)
def test_27_r49_what_actions_do_to_range(action: str, printed: int, expected: int) -> None:
    """Hypersonic Speed halves, "Range 4" replaces, and "minimum range 4" only raises (R49)."""
    cap = figure("cap", "red", "C5", powers=[action], values={"range": printed})
    assert value("range", "cap", cap, during={"action": action}) == expected


def test_27_2h_smoke_cloud_of_an_opponent() -> None:
    """A figure in an opponent's smoke has -1 attack, once; its own side's smoke does nothing."""
    cap = figure("cap", "red", "C5")
    theirs = [{"kind": "smoke", "at": ["C5"], "side": "blue"}, {"kind": "smoke", "at": ["C5"], "side": "blue"}]
    assert value("attack", "cap", cap, markers=theirs) == 9
    assert value("attack", "cap", cap, markers=[{"kind": "smoke", "at": ["C5"], "side": "red"}]) == 10
    assert value("attack", "cap", cap, markers=[{"kind": "smoke", "at": ["C6"], "side": "blue"}]) == 10


def test_27_2h_who_generated_the_smoke_decides() -> None:
    """`by` says who generated it, whoever it belongs to; a larger base in both kinds of smoke is troubled once."""
    cap = figure("cap", "red", "C5")
    assert value("attack", "cap", cap, markers=[{"kind": "smoke", "at": ["C5"], "by": "blue"}]) == 9
    assert value("attack", "cap", cap, markers=[{"kind": "smoke", "at": ["C5"], "side": "blue", "by": "red"}]) == 10
    wide = {**cap, "at": ["C5", "D5"]}
    theirs, ours = {"kind": "smoke", "at": ["D5"], "by": "blue"}, {"kind": "smoke", "at": ["C5"], "by": "red"}
    assert value("attack", "cap", wide, markers=[ours, theirs]) == 9
    assert value("attack", "cap", wide, markers=[theirs, {**theirs, "at": ["C5"]}]) == 9
    assert value("attack", "cap", wide, markers=[ours]) == 10


def test_17_3_covered_smoke_has_no_effect() -> None:
    """A later marker on the same square hides the smoke; one without a terrain type hides nothing (R13)."""
    cap, smoke = figure("cap", "red", "C5"), {"kind": "smoke", "at": ["C5"], "by": "blue"}
    assert value("attack", "cap", cap, markers=[smoke, {"kind": "water", "at": ["C5"]}]) == 10
    assert value("attack", "cap", cap, markers=[smoke, {"kind": "special", "at": ["C5"]}]) == 9


def test_27_2h_smoke_counts_in_the_attack() -> None:
    """Attack 10 in an opponent's smoke: 9, and the ruling names the section."""
    markers = [{"kind": "smoke", "at": ["C5"], "by": "blue"}]
    answer = attack("close", (3, 4), ["foe"], figure("cap", "red", "C5"), figure("foe", "blue", "C6"), markers=markers)
    assert (answer.fields["attack_value"], "27.2h" in answer.ruling.rules) == (9, True)


def test_20_4_a_power_taken_by_outwit_does_not_count() -> None:
    """A power in cant_use stays in the list with the section that rejects it."""
    cap = figure("cap", "red", "C5", powers=["combat-reflexes"], cant_use=["combat-reflexes"])
    question = {"type": "value", "figure": "cap", "value": "defense", "during": {"attack": "close"}}
    answer = ask(question, cap)
    assert answer.fields["result"] == 17
    ignored = [(step.message, step.rule) for step in answer.ruling.steps if step.kind is StepKind.IGNORED]
    assert ignored == [("value-power-cant-use", "20.4")]


def test_6_9_effects_of_cards_are_modifiers() -> None:
    """What the document lists as in force counts for its own value only, under the Rule of Three."""
    modifiers = [{"value": "attack", "add": 2, "from": "A"}, {"value": "attack", "add": 2, "from": "B"}]
    modifiers.append({"value": "defense", "add": -1, "from": "C"})
    cap = figure("cap", "red", "C5", modifiers=modifiers)
    assert value("attack", "cap", cap) == 13
    assert value("defense", "cap", cap) == 16
    assert value("damage", "cap", cap) == 3


def test_27_8h_a_swung_object_modifies_damage() -> None:
    """A held object adds its modifier in a CLOSE Terrain Action, +1 where none is printed (17.11c)."""
    cap = figure("cap", "red", "C5")
    during = {"action": "close-terrain-action"}
    plain = [{"id": "crate", "held_by": "cap"}]
    heavy = [{"id": "crate", "held_by": "cap", "values": {"damage": "3/+2"}}]
    assert value("damage", "cap", cap, during=during, objects=plain) == 4
    assert value("damage", "cap", cap, during=during, objects=heavy) == 5
    assert value("damage", "cap", cap, during={"attack": "close"}, objects=plain) == 3


def test_27_8i_a_thrown_object_has_its_own_range() -> None:
    """The object's range replaces the figure's in a RANGE Terrain Action: 4 where none is printed."""
    cap = figure("cap", "red", "C5", values={"range": 0})
    during = {"action": "range-terrain-action"}
    assert value("range", "cap", cap, during=during, objects=[{"id": "crate", "held_by": "cap"}]) == 4
    far = [{"id": "crate", "held_by": "cap", "values": {"range": 6}}]
    assert value("range", "cap", cap, during=during, objects=far) == 6


def test_18_2_a_power_that_the_card_does_not_know_is_named() -> None:
    """A special power may change the value, so the ruling says that it was not judged."""
    cap = figure("cap", "red", "C5", powers=["shield-of-justice"])
    answer = ask({"type": "value", "figure": "cap", "value": "attack"}, cap)
    assert [step.rule for step in answer.ruling.steps if step.kind is StepKind.IGNORED] == ["18.2"]


@pytest.mark.parametrize(
    ("question", "path"),
    [
        ({"figure": "nobody"}, "ask.figure"),
        ({"during": {"attacker": "nobody"}}, "ask.during.attacker"),
        ({"during": {"target": "nobody"}}, "ask.during.target"),
        ({"during": {"action": "dance"}}, "ask.during.action"),
    ],
)
def test_names_that_do_not_exist_are_input_errors(question: dict[str, object], path: str) -> None:
    """An unknown figure or action is named with its field."""
    with pytest.raises(DocumentError) as error:
        ask({"type": "value", "figure": "cap", "value": "attack", **question}, figure("cap", "red", "C5"))
    assert error.value.path == path


def test_27_2c_pulse_wave_counts_the_printed_defense() -> None:
    """Asked during Pulse Wave, a target's defense is the printed one; from a figure that lacks it, it is not."""
    during = {"attack": "range", "attacker": "cap", "action": "pulse-wave", "hindered": True}
    foe = figure("ultron", "blue", "C8", powers=["energy-shield-deflection"])
    assert value("defense", "ultron", figure("cap", "red", "C5", powers=["pulse-wave"]), foe, during=during) == 17
    assert value("defense", "ultron", figure("cap", "red", "C5"), foe, during=during) == 20


def test_27_2c_pulse_wave_silences_the_friend_beside_it() -> None:
    """What an adjacent friend would lend is not there during Pulse Wave, and is during a basic RANGE."""
    cap = figure("cap", "red", "C5", powers=["pulse-wave"])
    friend = figure("hulk", "red", "D5", powers=["enhancement"])
    assert value("damage", "cap", cap, friend, during={"attack": "range", "action": "pulse-wave"}) == 3
    assert value("damage", "cap", cap, friend, during={"attack": "range"}) == 4


@pytest.mark.parametrize(("click", "expected"), [(8, 4), (9, 3)])
def test_12_5d_the_ko_d_lend_nothing(click: int, expected: int) -> None:
    """A friend on its last living click lends Empower; on its KO click it has left the game."""
    friend = figure("hulk", "red", "D5", powers=["empower"], life={"click": click, "clicks": 8})
    assert value("damage", "cap", figure("cap", "red", "C5"), friend, during={"attack": "close"}) == expected


def test_a_parameter_named_like_a_question_is_named_in_full() -> None:
    """The parameter `value` of a question keeps its name in the error."""
    with pytest.raises(DocumentError, match=r"ask.value: error-not-one-of"):
        ask({"type": "value", "figure": "cap", "value": "defence"}, figure("cap", "red", "C5"))
