"""The attack sequence without powers (11, 12.1–12.5, 12.7): the `attack` question, by hand from the book."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DocumentError
from tests.engine.fight.scenes import attack, figure, reasons, said, target

CAP = figure("cap", "red", "C5", life={"click": 3, "clicks": 8})
NEAR = figure("ultron", "blue", "C6", life={"click": 1, "clicks": 6})
FAR = figure("ultron", "blue", "C9")
LEFT, RIGHT = figure("left", "blue", "B9"), figure("right", "blue", "D9")
SHARPSHOOTER = figure("cap", "red", "C5", values={"targets": 2, "damage": 4})


@pytest.mark.parametrize(
    ("roll", "defense", "result"),
    [((3, 4), 17, "hit"), ((3, 3), 17, "miss"), ((6, 6), 30, "hit"), ((1, 1), 2, "miss"), ((1, 2), 2, "hit"),
     ((6, 5), 21, "hit"), ((6, 5), 22, "miss")],
)  # fmt: skip
def test_12_3_a_total_that_reaches_the_defense_hits(roll: tuple[int, int], defense: int, result: str) -> None:
    """Attack 10 and the roll against the defense; double sixes always hit, double ones always miss."""
    answer = attack("close", roll, ["ultron"], CAP, {**NEAR, "values": {**NEAR["values"], "defense": defense}})
    assert target(answer)["result"] == result
    assert answer.fields["attack_total"] == 10 + sum(roll)


@pytest.mark.parametrize(("defense", "needs"), [(17, 7), (10, 0), (9, -1), (25, 15)])
def test_12_2a_needs_is_the_raw_difference(defense: int, needs: int) -> None:
    """Defense less attack, also when no roll could miss or hit by it."""
    answer = attack("close", (3, 4), ["ultron"], CAP, {**NEAR, "values": {**NEAR["values"], "defense": defense}})
    assert (target(answer)["defense"], target(answer)["needs"]) == (defense, needs)


def test_12_4_normal_damage_and_the_dial() -> None:
    """A hit deals the damage value, and the dial turns that many clicks."""
    found = target(attack("close", (3, 4), ["ultron"], CAP, NEAR))
    assert found == {
        "result": "hit",
        "defense": 17,
        "needs": 7,
        "damage_dealt": 3,
        "damage_taken": 3,
        "reducer": None,
        "click_after": 4,
        "ko": False,
        "knockback": False,
        "tokens_after": 0,
        "passed_to": None,
        "knocked_back": None,
        "controlled": None,
    }


def test_12_4_a_missed_target_is_dealt_nothing() -> None:
    """After a miss the dial stands where it stood, and the damage value need not even be known."""
    cap = {**CAP, "values": {"attack": 10}}
    found = target(attack("close", (1, 2), ["ultron"], cap, NEAR))
    assert (found["damage_dealt"], found["damage_taken"], found["click_after"]) == (0, 0, 1)


def test_12_3b_a_critical_hit_adds_one() -> None:
    """Double sixes deal 1 more, beyond the damage value."""
    answer = attack("close", (6, 6), ["ultron"], CAP, NEAR)
    assert (answer.fields["critical"], target(answer)["damage_dealt"]) == ("hit", 4)


def test_12_3b_also_to_a_damage_value_of_zero() -> None:
    """With damage value 0 a critical hit deals 1 and a plain hit 0."""
    weak = {**CAP, "values": {**CAP["values"], "damage": 0}}
    assert target(attack("close", (6, 6), ["ultron"], weak, NEAR))["damage_dealt"] == 1
    assert target(attack("close", (6, 5), ["ultron"], weak, NEAR))["damage_dealt"] == 0


def test_12_3c_a_critical_miss_costs_the_attacker_one() -> None:
    """Double ones deal the attacker 1 unavoidable damage, and nobody else."""
    answer = attack("close", (1, 1), ["ultron"], {**CAP, "powers": ["invulnerability"]}, NEAR)
    assert (answer.fields["critical"], answer.fields["attacker_damage"]) == ("miss", 1)
    assert answer.fields["attacker_click_after"] == 4
    assert answer.fields["knockback"] == "no"


def test_12_3c_it_may_ko_the_attacker() -> None:
    """On its last click the attacker is KO'd by its critical miss."""
    answer = attack("close", (1, 1), ["ultron"], {**CAP, "life": {"click": 8, "clicks": 8}}, NEAR)
    assert (answer.fields["attacker_click_after"], answer.fields["attacker_ko"]) == (9, True)


@pytest.mark.parametrize(("click", "after", "ko"), [(3, 6, False), (4, 7, True), (6, 7, True), (5, 7, True)])
def test_12_5d_ko_on_the_click_after_the_last(click: int, after: int, ko: bool) -> None:
    """3 damage to a dial of 6 clicks: click 3 lives on at 6, click 4 reaches KO, and no click lies beyond."""
    found = target(
        attack("close", (3, 4), ["ultron"], CAP, {**NEAR, "life": {"click": click, "clicks": 6}, "tokens": 1})
    )
    assert (found["click_after"], found["ko"]) == (after, ko)
    assert found["tokens_after"] == (0 if ko else 1)


@pytest.mark.parametrize(("stops", "after"), [([3], 3), ([2, 3], 2), ([1], 4), ([4], 4), ([5], 4)])
def test_27_7p_stop_holds_the_dial(stops: list[int], after: int) -> None:
    """A STOP click between here and the end of the damage holds the dial; the one it stands on doesn't."""
    foe = {**NEAR, "life": {"click": 1, "clicks": 6, "stops": stops}}
    assert target(attack("close", (3, 4), ["ultron"], CAP, foe))["click_after"] == after


def test_27_7p_stop_saves_from_a_ko() -> None:
    """Damage that would KO stops on a STOP click before it."""
    foe = {**NEAR, "life": {"click": 4, "clicks": 6, "stops": [6]}}
    found = target(attack("close", (6, 6), ["ultron"], CAP, foe))
    assert (found["click_after"], found["ko"]) == (6, False)


@pytest.mark.parametrize(("damage", "ko"), [(1, True), (0, False)])
def test_24_1_any_damage_kos_a_bystander(damage: int, ko: bool) -> None:
    """A bystander has no dial: 1 damage KO's it, 0 does not."""
    cap = {**CAP, "values": {**CAP["values"], "damage": damage}}
    found = target(attack("close", (3, 4), ["ultron"], cap, figure("ultron", "blue", "C6", bystander=True)))
    assert (found["click_after"], found["ko"]) == (None, ko)


def test_12_5c_without_a_dial_damage_is_counted() -> None:
    """Without `life` the damage is there and no KO is found; the ruling says so."""
    answer = attack("range", (3, 4), ["ultron"], CAP, FAR)
    found = target(answer)
    assert (found["damage_taken"], found["click_after"], found["ko"]) == (3, None, False)
    assert "attack-dial-unknown" in said(answer)


# step 1: targets


@pytest.mark.parametrize(
    ("kind", "targets", "more", "expected"),
    [
        ("close", [], {}, ["12.1"]),
        ("close", ["cap"], {}, ["12.1"]),
        ("close", ["ally"], {}, ["12.1"]),
        ("close", ["ultron", "ultron"], {}, ["12.1"]),
        ("close", ["far"], {}, ["11.1"]),
        ("range", ["far"], {}, ["11.2a"]),
        ("close", ["ultron"], {"action": "flurry"}, ["20.1"]),
        ("close", ["ultron"], {"action": "range"}, ["7.2"]),
        ("close", ["ultron"], {"action": "sidestep"}, ["20.1", "27.1i"]),
        ("close", ["ultron", "far"], {}, ["12.1a", "11.1"]),
        ("range", ["cap", "ally", "far"], {}, ["11.2a", "12.1a", "12.1", "12.1"]),
    ],
)
def test_12_1_an_illegal_attack_is_a_ruling(
    kind: str, targets: list[str], more: dict[str, Any], expected: list[str]
) -> None:
    """Each mistake is a reason with its section, all of them in the fixed order."""
    ally, far = figure("ally", "red", "B5"), figure("far", "blue", "H5")
    answer = attack(kind, (3, 4), targets, CAP, NEAR, ally, far, **more)
    assert answer.fields["legal"] is False
    assert reasons(answer) == expected
    assert answer.ruling.verdict == "illegal"


def test_12_1_an_illegal_attack_does_nothing() -> None:
    """Nothing is calculated of an attack that may not be made."""
    answer = attack("close", (6, 6), ["cap"], CAP, NEAR)
    fields = {name: answer.fields[name] for name in ("attack_value", "attack_total", "critical", "targets", "pending")}
    assert fields == {"attack_value": None, "attack_total": None, "critical": None, "targets": {}, "pending": ()}


def test_chapter_7_has_no_part_in_it() -> None:
    """An attack is judged where it is made: whose turn it is and tokens belong to `legal`."""
    cap = {**CAP, "tokens": 2, "acted": True}
    assert attack("close", (3, 4), ["ultron"], cap, NEAR, turn={"active": "blue"}).fields["legal"] is True


@pytest.mark.parametrize(("targets", "expected"), [(0, ["12.1a"]), (1, ["12.1a"]), (2, [])])
def test_12_1a_bolts(targets: int, expected: list[str]) -> None:
    """As many targets as bolts, and never fewer than one."""
    cap = {**CAP, "values": {**CAP["values"], "targets": targets}}
    assert reasons(attack("range", (3, 4), ["left", "right"], cap, LEFT, RIGHT)) == expected
    assert reasons(attack("range", (3, 4), ["left"], cap, LEFT, RIGHT)) == []


def test_12_1a_bolts_in_a_close_attack() -> None:
    """A close attack may use the bolts too, on adjacent targets each."""
    one, two, off = figure("one", "blue", "C6"), figure("two", "blue", "D6"), figure("off", "blue", "E6")
    assert reasons(attack("close", (3, 4), ["one", "two"], SHARPSHOOTER, one, two, off)) == []
    assert reasons(attack("close", (3, 4), ["one", "off"], SHARPSHOOTER, one, two, off)) == ["11.1"]


def test_13_2_15_3_off_the_map() -> None:
    """Neither attacker nor target may be off the map."""
    assert reasons(attack("close", (3, 4), ["ultron"], CAP, figure("ultron", "blue", None))) == ["15.3"]
    assert reasons(attack("close", (3, 4), ["ultron"], figure("cap", "red", None), NEAR)) == ["15.3"]


def test_16_2b_hindering_helps_the_target_of_a_range_attack() -> None:
    """The hindered line raises that target's defense by 1, another's line stays as it is."""
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, map={"hindering": ["D9"]})
    assert (target(answer, "left")["defense"], target(answer, "right")["defense"]) == (17, 18)
    assert (target(answer, "left")["result"], target(answer, "right")["result"]) == ("hit", "miss")


# step 4: dividing


def test_12_4_damage_is_divided_among_the_hit() -> None:
    """Both hit: 4 damage goes 3 and 1 as told; 0 is allowed for one of them."""
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, divide={"left": 3, "right": 1})
    assert (target(answer, "left")["damage_dealt"], target(answer, "right")["damage_dealt"]) == (3, 1)
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, divide={"left": 4})
    assert (target(answer, "left")["damage_dealt"], target(answer, "right")["damage_dealt"]) == (4, 0)


def test_12_4_the_division_that_is_missing_is_pending() -> None:
    """With several hit and no division, hits stand and damage waits."""
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT)
    assert answer.fields["legal"] is True
    assert answer.fields["pending"] == ("divide:cap",)
    assert (target(answer, "left")["result"], target(answer, "left")["damage_dealt"]) == ("hit", None)


def test_12_4_no_damage_needs_no_division() -> None:
    """There is one way to assign nothing, so nobody is asked; a critical hit still adds 1 to each."""
    weak = figure("cap", "red", "C5", values={"targets": 2, "damage": 0})
    for roll, dealt in (((3, 4), 0), ((6, 6), 1)):
        answer = attack("range", roll, ["left", "right"], weak, LEFT, RIGHT)
        assert answer.fields["pending"] == ()
        assert [target(answer, name)["damage_dealt"] for name in ("left", "right")] == [dealt, dealt]


@pytest.mark.parametrize("divide", [{"left": 3}, {"left": 3, "right": 2}, {"left": 0, "right": 0}])
def test_12_4_a_wrong_sum_is_illegal(divide: dict[str, int]) -> None:
    """All of the damage value is assigned, and no more."""
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, divide=divide)
    assert (answer.fields["legal"], reasons(answer)) == (False, ["12.4"])


def test_12_4_only_hit_targets_share() -> None:
    """The one that is hit gets all of it; a division with a share for a missed one is refused, a wrong sum illegal."""
    tough = {**RIGHT, "values": {**RIGHT["values"], "defense": 20}}
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, tough)
    assert (target(answer, "left")["damage_dealt"], target(answer, "right")["damage_dealt"]) == (4, 0)
    assert answer.fields["pending"] == ()
    early = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, tough, divide={"left": 2, "right": 2})
    assert (early.fields["legal"], early.fields["refused"]) == (True, ("divide:cap",))
    assert (target(early, "left")["damage_dealt"], "P96" in early.ruling.readings) == (4, True)
    wrong = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, tough, divide={"left": 2, "right": 1})
    assert reasons(wrong) == ["12.4"]


def test_12_3b_a_critical_hit_adds_one_to_each() -> None:
    """4 damage divided 4 and 0 becomes 5 and 1."""
    answer = attack("range", (6, 6), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, divide={"left": 4, "right": 0})
    assert (target(answer, "left")["damage_dealt"], target(answer, "right")["damage_dealt"]) == (5, 1)


# step 6: the right to knockback


@pytest.mark.parametrize(
    ("roll", "knockback"), [((5, 5), "may"), ((4, 4), "may"), ((6, 6), "no"), ((4, 5), "no"), ((2, 2), "no")]
)
def test_12_6b_doubles_that_hit_grant_knockback(roll: tuple[int, int], knockback: str) -> None:
    """1-1 to 5-5, and only if the attack hits; double sixes are the critical hit."""
    answer = attack("close", roll, ["ultron"], CAP, NEAR)
    assert answer.fields["knockback"] == knockback
    assert ("knockback" in answer.fields["pending"]) == (knockback == "may")  # type: ignore[operator]


@pytest.mark.parametrize(("choice", "knockback"), [("use", "used"), ("decline", "declined")])
def test_12_6b_it_is_optional(choice: str, knockback: str) -> None:
    """The players say whether; declined, nobody is moved."""
    answer = attack("close", (5, 5), ["ultron"], CAP, NEAR, choices={"knockback": choice})
    assert (answer.fields["knockback"], answer.fields["pending"]) == (knockback, ())
    assert (target(answer)["knocked_back"] is not None) == (choice == "use")


@pytest.mark.parametrize(
    "foe",
    [{"life": {"click": 6, "clicks": 6}}, {"size": "giant"}, {"at": ["C6", "C7"]}, {"abilities": ["immobile"]}],
    ids=["ko", "larger", "two squares", "immobile"],
)  # fmt: skip
def test_12_6_r45_who_is_not_knocked_back(foe: dict[str, Any]) -> None:
    """Nobody KO'd (R45), larger than the attacker (21.2b), of several squares (24.2) or Immobile is knocked back."""
    assert attack("close", (5, 5), ["ultron"], CAP, {**NEAR, **foe}).fields["knockback"] == "no"


def test_12_6b_it_needs_damage_taken() -> None:
    """Hit characters that took no damage are not knocked back."""
    weak = {**CAP, "values": {**CAP["values"], "damage": 1}}
    assert attack("close", (5, 5), ["ultron"], weak, {**NEAR, "powers": ["toughness"]}).fields["knockback"] == "no"
    assert attack("close", (5, 5), ["ultron"], weak, NEAR).fields["knockback"] == "may"


@pytest.mark.parametrize(
    ("question", "path"),
    [
        ({"attacker": "nobody"}, "ask.attacker"),
        ({"targets": ["ultron", "nobody"]}, "ask.targets[1]"),
        ({"action": "dance"}, "ask.action"),
        ({"divide": {"nobody": 3}}, "ask.divide"),
        ({"choices": {"knockback": "perhaps"}}, "ask.choices.knockback"),
    ],
)
def test_names_that_do_not_exist_are_input_errors(question: dict[str, Any], path: str) -> None:
    """Unknown figures, actions and answers are named with their field."""
    with pytest.raises(DocumentError) as error:
        attack("close", (5, 5), question.pop("targets", ["ultron"]), CAP, NEAR, **question)
    assert error.value.path == path


dice = st.integers(1, 6)
powers = st.lists(
    st.sampled_from(["toughness", "invulnerability", "invincible", "impervious", "super-senses", "combat-reflexes"]),
    max_size=3, unique=True,
)  # fmt: skip


@given(dice, dice, st.integers(0, 6), powers, st.integers(1, 6))
def test_12_the_answer_is_of_one_piece(a: int, b: int, damage: int, theirs: list[str], click: int) -> None:
    """Law: taken never exceeds dealt, the dial turns by what was taken or less, a KO is on the last click's next."""
    cap = figure("cap", "red", "C5", values={"damage": damage})
    foe = figure("ultron", "blue", "C6", powers=theirs, life={"click": click, "clicks": 6})
    answer = attack("close", (a, b), ["ultron"], cap, foe)
    found = target(answer)
    assert 0 <= found["damage_taken"] <= found["damage_dealt"] <= damage + 1
    assert found["click_after"] == min(click + found["damage_taken"], 7)
    assert found["ko"] == (found["click_after"] == 7)
    assert found["needs"] == found["defense"] - answer.fields["attack_value"]  # type: ignore[operator]
    if answer.fields["critical"] is None:
        assert (found["result"] == "hit") == (a + b >= found["needs"])


@given(dice, dice)
def test_12_2b_the_order_of_the_dice_does_not_matter(a: int, b: int) -> None:
    """Law: the two dice are one sum."""
    assert (
        attack("close", (a, b), ["ultron"], CAP, NEAR).fields == attack("close", (b, a), ["ultron"], CAP, NEAR).fields
    )


@pytest.mark.parametrize(("share", "legal"), [(0, True), (1, False)])
def test_12_4_nothing_for_a_missed_target_is_no_share(share: int, legal: bool) -> None:
    """A division that names a missed target with 0 stands; with 1 it is illegal."""
    hard = {**RIGHT, "values": {**RIGHT["values"], "defense": 18}}
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, hard, divide={"left": 4, "right": share})
    assert answer.fields["legal"] is legal


def test_12_4_an_empty_division_is_none() -> None:
    """It divides nothing: whole damage for one target, and pending for several."""
    assert target(attack("close", (3, 4), ["ultron"], CAP, NEAR, divide={}))["damage_dealt"] == 3
    answer = attack("range", (3, 4), ["left", "right"], SHARPSHOOTER, LEFT, RIGHT, divide={})
    assert answer.fields["pending"] == ("divide:cap",)


@pytest.mark.parametrize(("click", "expected"), [(8, []), (9, ["12.5d"])])
def test_12_5d_the_ko_d_neither_attack_nor_are_attacked(click: int, expected: list[str]) -> None:
    """The last living click fights; the KO click does not, on either side."""
    worn = {"life": {"click": click, "clicks": 8}}
    assert reasons(attack("close", (3, 4), ["ultron"], {**CAP, **worn}, NEAR)) == expected
    assert reasons(attack("close", (3, 4), ["ultron"], CAP, {**NEAR, **worn})) == expected


def test_12_1c_instead_of_one_that_changed_its_shape_another_may_be_chosen() -> None:
    """The different target has to be a legal one, and may change its shape as well; the first is illegal."""
    shifter = {**NEAR, "powers": ["shape-change"]}
    other, far = figure("other", "blue", "D6"), figure("far", "blue", "K9")
    changes = {"shape-change:ultron": 6}

    def struck(instead: str, *figures: dict[str, Any]) -> Any:
        choices = {**changes, "different-target:ultron": instead, "shape-change:other": 6}
        return attack("close", (3, 4), ["ultron"], CAP, shifter, far, *(figures or (other,)), choices=choices)

    answer = struck("other")
    assert (target(answer)["result"], target(answer, "other")["result"]) == ("illegal", "hit")
    assert target(answer, "other")["damage_dealt"] == 3  # one target: the damage isn't divided
    answer = struck("far")
    assert (list(answer.fields["targets"]), "different-target:ultron" in answer.fields["refused"]) == (["ultron"], True)
    answer = struck("other", {**other, "powers": ["shape-change"]})
    assert [target(answer, name)["result"] for name in ("ultron", "other")] == ["illegal", "illegal"]
    plain = attack("close", (3, 4), ["ultron"], CAP, shifter, other, choices=changes)
    assert (plain.fields["legal"], plain.fields["pending"]) == (True, ("different-target:ultron",))
    alone = attack("close", (3, 4), ["ultron"], CAP, shifter, far, choices=changes)
    assert (alone.fields["legal"], alone.fields["pending"]) == (True, ())
    kept = attack("close", (3, 4), ["ultron"], CAP, shifter, other, choices={**changes, "shape-change:ultron": 4})
    assert kept.fields["pending"] == ()
    stays = attack(
        "close", (3, 4), ["ultron"], CAP, shifter, other, choices={**changes, "different-target:ultron": "decline"}
    )
    assert (stays.fields["pending"], stays.fields["refused"]) == ((), ())


def test_27_6f_and_27_7d_what_allows_the_attack_is_named() -> None:
    """A range attack beside an opponent and a close attack two squares off name the ability, others none."""
    giant = {**CAP, "size": "giant"}
    assert "27.6f" in attack("range", (3, 4), ["ultron"], giant, NEAR).ruling.rules
    assert "27.7d" in attack("close", (3, 4), ["ultron"], giant, {**NEAR, "at": "C7"}).ruling.rules
    assert {"27.6f", "27.7d"}.isdisjoint(attack("close", (3, 4), ["ultron"], giant, NEAR).ruling.rules)
    assert {"27.6f", "27.7d"}.isdisjoint(attack("range", (3, 4), ["ultron"], giant, FAR).ruling.rules)
