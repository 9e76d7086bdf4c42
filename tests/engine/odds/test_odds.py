"""What the question `odds` answers, fact by fact (12, 21.3b, 27.4f, P70 to P72)."""

from __future__ import annotations

from typing import Any

import jsonschema
import pytest

from engine.errors import DocumentError
from engine.heroclix.judge import adjudicate, schema
from tests.engine.odds.tables import document, figure, odds, told

LIFE = {"click": 1, "clicks": 8}


def lucky(name: str, side: str, at: str, **more: Any) -> dict[str, Any]:
    """A figure with Probability Control."""
    return figure(name, at, side, "probability-control", **more)


@pytest.mark.parametrize(
    ("defense", "needs", "ways"),
    [(17, 7, 21), (12, 2, 35), (10, 0, 35), (13, 3, 35), (14, 4, 33), (21, 11, 3), (22, 12, 1), (25, 15, 1)],
)
def test_12_2a_the_plain_count(defense: int, needs: int, ways: int) -> None:
    """How many of the 36 rolls hit: two ones never do, two sixes always (12.3b, 12.3c)."""
    found = odds(figure("a", "C5", "red"), figure("b", "C6", defense=defense))["targets"]["b"]
    assert (found["needs"], found["rolls_that_hit"]) == (needs, ways)
    assert found["hit"]["decimal"] == pytest.approx(ways / 36, abs=1e-6)


def test_12_3b_a_critical_hit_adds_a_click() -> None:
    """Damage 3 against a figure without reducers: 3 clicks in 20 rolls, 4 in one, none in 15."""
    found = odds(figure("a", "C5", "red"), figure("b", "C6", life=LIFE))["targets"]["b"]
    likely = {entry["clicks"]: entry["chance"]["exact"] for entry in found["clicks"]}
    assert likely == {0: "5/12", 3: "5/9", 4: "1/36"}
    assert found["expected_clicks"]["exact"] == "16/9"


def test_12_3c_the_attacker_s_own_damage() -> None:
    """Two ones come up once in 36 rolls, and KO an attacker on its last click."""
    found = odds(figure("a", "C5", "red", life={"click": 8, "clicks": 8}), figure("b", "C6"))["attacker"]
    assert (found["damaged"]["exact"], found["ko"]["exact"], found["healed"]["exact"]) == ("1/36", "1/36", "0")


def test_12_5d_the_chance_of_a_ko() -> None:
    """With four clicks left only the critical hit KO's, with three every hit does; nothing is clicked past KO."""
    four = odds(figure("a", "C5", "red"), figure("b", "C6", life={"click": 5, "clicks": 8}))["targets"]["b"]
    three = odds(figure("a", "C5", "red"), figure("b", "C6", life={"click": 6, "clicks": 8}))["targets"]["b"]
    assert (four["ko"]["exact"], three["ko"]["exact"]) == ("1/36", "7/12")
    assert [entry["clicks"] for entry in three["clicks"]] == [0, 3]


def test_27_3a_super_senses_divides_the_chance() -> None:
    """Evading on 5–6 leaves two thirds of the hits; against Precision Strike on a 6 alone five sixths (27.2i)."""
    b = figure("b", "C6", "blue", "super-senses")
    assert odds(figure("a", "C5", "red"), b)["targets"]["b"]["hit"]["exact"] == "7/18"
    precise = odds(figure("a", "C5", "red", "precision-strike"), b)["targets"]["b"]
    assert (precise["hit"]["exact"], precise["evaded"]["exact"]) == ("35/72", "7/72")


@pytest.mark.parametrize("hill", [True, False])
def test_17_14c_damage_for_lost_ground_is_left_out_and_said(hill: bool) -> None:
    """Quake takes an elevated marker from under its target: the clicks are those of the attack alone."""
    markers = [{"id": "hill", "kind": "elevated", "at": ["C6"], "transitions": ["C6/C5"]}] if hill else []
    asked = document(figure("a", "C5", "red", "quake"), figure("b", "C6", life=LIFE), action="quake")
    answer = adjudicate({**asked, "markers": markers})
    plain = adjudicate(asked)
    assert ("odds-falls" in [step.message for step in answer.ruling.steps]) is hill
    assert answer.fields["targets"]["b"]["expected_clicks"] == plain.fields["targets"]["b"]["expected_clicks"]


def test_8_1h_p90_two_targets_with_shape_change_take_their_best_order() -> None:
    """It is said once for a side that may roll two of them; for one, and for one of each side, nothing is said."""
    a = figure("a", "C5", "red", targets=2)
    b, c = figure("b", "C6", "blue", "shape-change"), figure("c", "D6", "blue", "shape-change")
    order = [
        step
        for step in adjudicate(document(a, b, c, targets=["b", "c"])).ruling.steps
        if step.message == "odds-shape-order"
    ]
    assert [(step.data["figures"], step.rule, step.reading) for step in order] == [(("b", "c"), "8.1h", "P90")]
    assert "odds-shape-order" not in told(a, b, {**c, "powers": []}, targets=["b", "c"])
    declined = {"shape-change:b": "decline"}
    assert "odds-shape-order" not in told(a, b, c, targets=["b", "c"], choices=declined)


def test_27_4g_shape_change_before_the_roll() -> None:
    """A third of the attacks lose their target, and no other is assumed; Battle Fury leaves none of that."""
    b = figure("b", "C6", "blue", "shape-change")
    found = odds(figure("a", "C5", "red"), b)["targets"]["b"]
    assert (found["illegal"]["exact"], found["hit"]["exact"]) == ("1/3", "7/18")
    assert "odds-no-other-target" in told(figure("a", "C5", "red"), b)
    furious = odds(figure("a", "C5", "red", "battle-fury"), b)["targets"]["b"]
    assert furious["hit"]["exact"] == "7/12"


def test_27_4g_p72_a_different_target_that_is_named_is_assumed() -> None:
    """Then none is said to be left aside; one that may not be attacked changes nothing."""
    a, b = figure("a", "C5", "red"), figure("b", "C6", "blue", "shape-change")
    near, far = figure("c", "D5"), figure("c", "P16")
    named = {"choices": {"different-target:b": "c"}}
    assert "odds-no-other-target" not in told(a, b, near, **named)
    assert "odds-no-other-target" in told(a, b, far, **named)
    assert "odds-no-other-target" in told(a, b, near)


def test_27_2a_blades_when_they_are_better() -> None:
    """Rolled with damage 2 and 3, since the rolls average 3.5 and 3.67; not with 4, where they gain nothing."""

    def decided(damage: int, **ask: Any) -> str:
        a = figure("a", "C5", "red", "blades-claws-fangs", damage=damage)
        return str(odds(a, figure("b", "C6", life=LIFE), **ask)["decisions"].get("blades-claws-fangs:a"))

    assert [decided(damage) for damage in (2, 3, 4, 5)] == ["roll", "roll", "decline", "decline"]
    assert decided(3, choices={"blades-claws-fangs:a": "decline"}) == "None"


def test_27_3j_impervious() -> None:
    """Of 4 damage a third of the hits comes to nothing, and the others to 2 clicks; of a critical hit's 5, to 3."""
    b = figure("b", "C6", "blue", "impervious", life=LIFE)
    found = odds(figure("a", "C5", "red", damage=4), b)["targets"]["b"]
    likely = {entry["clicks"]: entry["chance"]["exact"] for entry in found["clicks"]}
    assert likely == {0: "11/18", 2: "10/27", 3: "1/54"}


def test_27_3g_mastermind_where_it_helps() -> None:
    """The hit goes to who takes fewer clicks, of equal ones to the cheaper friend, and stays where that costs more."""
    a = figure("a", "C5", "red")
    b = figure("b", "C6", "blue", "mastermind", points=100, life=LIFE)
    hard = figure("c", "C7", "blue", "invulnerability", points=50, life=LIFE)
    soft = figure("c", "C7", points=50, life=LIFE)
    assert odds(a, b, hard)["decisions"]["mastermind:b"] == "c"
    assert odds(a, {**b, "powers": ["mastermind", "toughness"]}, soft)["decisions"]["mastermind:b"] == "decline"
    assert odds(a, b, soft)["decisions"]["mastermind:b"] == "c"
    assert odds(a, b, hard, choices={"mastermind:b": "decline"})["targets"].keys() == {"b"}


def test_27_3g_who_takes_the_hit_is_listed() -> None:
    """A friend that takes hits has its own chances, and needs nothing."""
    b = figure("b", "C6", "blue", "mastermind", points=100, life=LIFE)
    found = odds(figure("a", "C5", "red"), b, figure("c", "C7", bystander=True))["targets"]
    assert found["b"]["passed"]["exact"] == found["c"]["hit"]["exact"] == found["c"]["ko"]["exact"] == "7/12"
    assert found["c"]["needs"] is None


def test_12_4_the_best_division() -> None:
    """All clicks count: 4 damage goes past the target that reduces, and no more to a worn dial than KO's it."""
    a = figure("a", "C5", "red", targets=2, damage=4)
    hard = figure("b", "C6", "blue", "invulnerability", life=LIFE)
    worn = figure("c", "D6", life={"click": 8, "clicks": 8})
    soft = figure("c", "D6", life=LIFE)
    plain = [found["shares"] for found in odds(a, hard, soft, targets=["b", "c"])["divisions"]]
    assert plain == [{"b": 0, "c": 4}]
    sparing = [f["shares"] for f in odds(a, hard, worn, targets=["b", "c"])["divisions"] if not f["critical"]]
    assert sparing == [{"b": 3, "c": 1}]


def test_12_4_a_division_that_is_fixed() -> None:
    """A given division is kept when both are hit, and the one hit alone takes everything."""
    a = figure("a", "C5", "red", targets=2, damage=4)
    b, c = figure("b", "C6", life=LIFE), figure("c", "D6", defense=18, life=LIFE)
    found = odds(a, b, c, targets=["b", "c"], divide={"b": 1, "c": 3})
    assert {entry["clicks"] for entry in found["targets"]["b"]["clicks"]} == {0, 1, 2, 4}
    assert {entry["clicks"] for entry in found["targets"]["c"]["clicks"]} == {0, 3, 4}
    assert found["divisions"] == []


def test_12_6_knockback_where_it_gains_a_click() -> None:
    """Against the edge of the map doubles cost one more click, unless the attacker is told to decline."""
    a, b = figure("a", "C2", "red"), figure("b", "C1", life=LIFE)
    used = odds(a, b)
    assert used["decisions"]["knockback"] == "use"
    declined = odds(a, b, choices={"knockback": "decline"})
    gained = used["overall"]["expected_clicks"]["decimal"] - declined["overall"]["expected_clicks"]["decimal"]
    assert gained == pytest.approx(2 / 36, abs=1e-5)  # 4-4 and 5-5


def test_27_4f_each_side_rerolls_what_helps_it() -> None:
    """Ours rerolls the misses, theirs the hits; with both, the active side has the first chance."""
    a, b = figure("a", "C5", "red"), figure("b", "C6", life=LIFE)
    ours = odds(a, b, lucky("r", "red", "A5"))
    assert ours["rerolls"] == [{"figures": ["r"], "left": 1, "others_left": 0, "totals": [2, 3, 4, 5, 6], "dice": []}]
    assert ours["targets"]["b"]["hit"]["exact"] == "119/144"  # 1 − (5/12)²
    theirs = odds(a, b, lucky("x", "blue", "E3"))
    assert theirs["rerolls"][0]["totals"] == [7, 8, 9, 10, 11, 12]
    assert theirs["targets"]["b"]["hit"]["exact"] == "49/144"  # (7/12)²
    both = odds(a, b, lucky("r", "red", "A5"), lucky("x", "blue", "E3"))
    assert [policy["figures"] for policy in both["rerolls"]][:2] == [["r"], ["x"]]


def test_27_4f_single_rolls_of_a_total() -> None:
    """Nearly sure of one click, ours rolls again for the second that doubles bring at the edge; not those doubles."""
    a, b = figure("a", "C2", "red", damage=1), figure("b", "C1", defense=12, life=LIFE)
    policy = odds(a, b, lucky("r", "red", "A3"))["rerolls"][0]
    assert policy["totals"] == [2, 3, 5, 7, 9, 11]
    assert policy["dice"] == [[1, 3], [1, 5], [2, 4], [2, 6], [3, 5], [4, 6]]


def test_27_4f_who_may_not_reroll() -> None:
    """Used this turn, out of range, declined, or on neither side: no reroll."""
    a, b = figure("a", "C5", "red"), figure("b", "C6", life=LIFE)
    spent = lucky("r", "red", "A5", this_turn={"used": ["probability-control"]})
    assert odds(a, b, spent)["rerolls"] == []
    assert odds(a, b, lucky("r", "red", "P16"))["rerolls"] == []
    assert odds(a, b, lucky("r", "red", "A5"), choices={"probability-control:r": "decline"})["rerolls"] == []
    assert odds(a, b, lucky("g", "green", "A5"))["rerolls"] == []
    assert "odds-rerolls-neither-side" in told(a, b, lucky("g", "green", "A5"))


def test_27_4f_a_reroll_that_lies_on_the_table() -> None:
    """Given dice count as they lie: a rerolled 3-3 misses for certain, unless the other side has one left to ours."""
    a, b = figure("a", "C5", "red"), figure("b", "C6", life=LIFE)
    given = {"probability-control:r": [3, 3]}
    r, s = lucky("r", "red", "A5"), lucky("s", "red", "C3")
    assert odds(a, b, r, choices=given)["targets"]["b"]["hit"]["exact"] == "0"
    assert odds(a, b, r, s, choices=given)["targets"]["b"]["hit"]["exact"] == "7/12"


def test_27_2f_incapacitate_only_when_chosen() -> None:
    """Left alone it is not counted, and the ruling says so; chosen, nobody is clicked and hits count."""
    a, b = figure("a", "C5", "red", "incapacitate"), figure("b", "C6", life=LIFE)
    assert odds(a, b)["overall"]["expected_clicks"]["exact"] == "16/9"
    assert "odds-incapacitate" in told(a, b)
    chosen = odds(a, b, lucky("r", "red", "A5"), choices={"incapacitate:a": "use"})
    assert chosen["overall"]["expected_clicks"]["exact"] == "0"
    assert chosen["rerolls"][0]["totals"] == [2, 3, 4, 5, 6]


def test_an_illegal_attack_has_no_odds() -> None:
    """Out of reach: illegal, with the reason of the attack, and no chances."""
    answer = adjudicate(document(figure("a", "C5", "red"), figure("b", "H9")))
    assert answer.ruling.verdict == "illegal"
    assert [step.rule for step in answer.fields["because"]]  # type: ignore[attr-defined]
    assert answer.fields["targets"] == {}


def test_a_dial_that_is_not_given() -> None:
    """Without a dial the damage is counted, no KO is found, and the ruling says why."""
    a, b = figure("a", "C5", "red"), figure("b", "C6")
    assert odds(a, b)["targets"]["b"]["ko"]["exact"] == "0"
    assert "odds-dial-unknown" in told(a, b)
    assert "odds-dial-unknown" not in told(a, figure("b", "C6", life=LIFE))


def test_too_many_open_decisions_are_an_error() -> None:
    """Eight neighbours who all may evade and shrug damage off: told in one line, and judged once some is fixed."""
    around = [
        figure(f"b{n}", at, "blue", "super-senses", "impervious", life=LIFE)
        for n, at in enumerate(("B4", "C4", "D4", "B5", "D5", "B6", "C6", "D6"))
    ]
    a = figure("a", "C5", "red", "super-strength", targets=8, damage=8)
    names = [found["id"] for found in around]
    with pytest.raises(DocumentError, match="error-odds-too-many"):
        odds(a, *around, targets=names)
    changing = [
        figure(f"b{n}", at, "blue", "shape-change", "super-senses", "impervious", life=LIFE)
        for n, at in enumerate(("B4", "C4", "D4", "B5", "D5", "B6"))
    ]
    with pytest.raises(DocumentError, match="error-odds-too-many"):  # each way to change shape counts with the others
        odds(a, *changing, targets=[found["id"] for found in changing])
    sharp = {"abilities": ["improved-targeting:characters"]}
    crowd = [lucky(f"r{n}", "red", f"{'ABCDEFG'[n % 7]}{8 + n // 7}", **sharp) for n in range(13)]
    assert odds(a, around[0], *crowd[:12])["rerolls"][0]["left"] == 12
    with pytest.raises(DocumentError, match="error-odds-too-many-rerolls"):
        odds(a, around[0], *crowd)


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        ({"targets": ["nobody"]}, "ask.targets[0]"),
        ({"action": "bite"}, "ask.action"),
        ({"choices": {"super-senses:b": 9}}, "ask.choices.super-senses:b"),
        ({"divide": {"x": 1}}, "ask.divide"),
        ({"roll": [3, 4]}, "ask.roll"),
    ],
)
def test_bad_input_names_its_field(ask: dict[str, Any], path: str) -> None:
    """A figure, action, answer or field that there is not: the error says where."""
    with pytest.raises(DocumentError) as error:
        odds(figure("a", "C5", "red"), figure("b", "C6", "blue", "super-senses"), **ask)
    assert error.value.path == path


def test_the_schema_knows_the_question() -> None:
    """`judge schema position` takes a document that asks for odds, and refuses one with a roll in it."""
    validator = jsonschema.Draft202012Validator(schema())
    asked = document(figure("a", "C5", "red"), figure("b", "C6", life=LIFE), choices={"super-senses:b": 5})
    assert validator.is_valid(asked)
    assert not validator.is_valid({**asked, "ask": {**asked["ask"], "roll": [3, 4]}})


def test_21_3a_a_roll_that_cannot_be_rerolled_is_made_once() -> None:
    """The chances are those without Probability Control, and the card is named; the same card off changes nothing."""
    fixed = [{"name": "Fate", "kind": "trait", "effects": [{"cant_reroll": "attack-roll"}]}]
    a, b = figure("a", "C5", "red", special=fixed), figure("b", "C6", "blue", "probability-control")
    plain = odds(figure("a", "C5", "red"), figure("b", "C6"))["targets"]["b"]
    assert odds(a, b)["targets"]["b"]["hit"] == plain["hit"]
    assert "attack-cant-be-rerolled" in told(a, b)
    rerolled = odds(figure("a", "C5", "red"), b)
    assert rerolled["targets"]["b"]["hit"] != plain["hit"]
    assert "attack-cant-be-rerolled" not in told(figure("a", "C5", "red"), b)


def test_27_4f_a_reroll_that_does_not_count_leaves_the_dice_open() -> None:
    """Who lacks Probability Control fixes nothing by an answer, and is told why; an answer that counts does."""
    a, b, fixed = figure("a", "C5", "red"), figure("b", "C6"), {"choices": {"probability-control:b": [1, 1]}}
    assert odds(a, b, **fixed)["targets"]["b"]["hit"] == odds(a, b)["targets"]["b"]["hit"]
    assert "attack-not-rerolled" in told(a, b, **fixed)
    able = figure("b", "C6", "blue", "probability-control")
    assert odds(a, able, **fixed)["targets"]["b"]["hit"]["exact"] == "0"
