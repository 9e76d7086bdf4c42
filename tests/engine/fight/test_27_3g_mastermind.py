"""Mastermind (27.3g, R38, P25): who may take the hit, and what becomes of it."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from tests.engine.fight.scenes import attack, figure, said, target

HITS, MISSES = (3, 4), (1, 2)
CAP = figure("cap", "red", "C5", life={"click": 1, "clicks": 8}, values={"targets": 2})
BRAIN = figure("brain", "blue", "C6", points=100, powers=["mastermind"], life={"click": 1, "clicks": 9})
DRONE = figure("drone", "blue", "D7", points=50, life={"click": 1, "clicks": 9})


def passed(*figures: dict[str, Any], to: str = "drone", targets: list[str] | None = None, **more: Any) -> Any:
    """A close attack on the brain, whose Mastermind names a friend."""
    choices = {"mastermind:brain": to, **more.pop("choices", {})}
    roll = more.pop("roll", HITS)
    return attack("close", roll, targets or ["brain"], *(figures or (CAP, BRAIN, DRONE)), choices=choices, **more)


def test_27_3g_the_friend_takes_the_hit() -> None:
    """The brain is passed over; the drone takes the damage, without any comparison of its defense."""
    answer = passed(CAP, BRAIN, {**DRONE, "values": {**DRONE["values"], "defense": 40}})
    brain, drone = target(answer, "brain"), target(answer, "drone")
    assert (brain["result"], brain["damage_taken"], brain["passed_to"]) == ("passed", 0, "drone")
    assert (drone["result"], drone["damage_taken"], drone["click_after"]) == ("hit", 3, 4)
    assert (drone["defense"], drone["needs"]) == (None, None)
    assert (answer.ruling.verdict, answer.fields["pending"], answer.fields["refused"]) == ("hit", (), ())
    assert "R38" in answer.ruling.readings


def test_27_3g_the_friends_reducers_count_and_its_super_senses_do_not() -> None:
    """It became a hit target: too late to evade (R38), but damage to it is reduced as ever."""
    answer = passed(CAP, BRAIN, {**DRONE, "powers": ["super-senses", "toughness"]}, choices={"super-senses:drone": 6})
    drone = target(answer, "drone")
    assert (drone["result"], drone["damage_taken"], drone["reducer"]) == ("hit", 2, "toughness")
    assert answer.fields["refused"] == ("super-senses:drone",)


def test_27_3g_unanswered_it_is_pending_and_the_hit_stays() -> None:
    """Until the player says, the outcome is as if it were declined; declined, nothing is pending."""
    answer = attack("close", HITS, ["brain"], CAP, BRAIN, DRONE)
    assert (target(answer, "brain")["result"], answer.fields["pending"]) == ("hit", ("mastermind:brain",))
    answer = passed(to="decline")
    assert (target(answer, "brain")["result"], answer.fields["pending"]) == ("hit", ())
    assert answer.fields["refused"] == ()


@pytest.mark.parametrize(
    ("friend", "message"),
    [
        ({"at": "D8"}, "attack-mastermind-not-adjacent"),
        ({"side": "red"}, "attack-mastermind-not-friendly"),
        ({"points": 100}, "attack-mastermind-dearer"),
        ({"points": 150, "keywords": ["Robot"]}, "attack-mastermind-dearer"),
        ({"abilities": ["vehicle"]}, "attack-mastermind-vehicle"),
    ],
)
def test_27_3g_who_may_not_take_it(friend: dict[str, Any], message: str) -> None:
    """Not a distant one, an opponent, one as dear or dearer without a common keyword, or a vehicle (24.4)."""
    answer = passed(CAP, BRAIN, {**DRONE, **friend})
    assert (target(answer, "brain")["result"], answer.fields["refused"]) == ("hit", ("mastermind:brain",))
    assert message in said(answer)
    alone = attack("close", HITS, ["brain"], CAP, BRAIN, {**DRONE, **friend})
    assert alone.fields["pending"] == ()
    assert "attack-mastermind-nobody" in said(alone)


@pytest.mark.parametrize(("points", "keywords"), [(99, []), (100, ["Robot", "Army"]), (300, ["robot"]), (0, [])])
def test_27_3g_less_points_or_a_keyword_in_common(points: int, keywords: list[str]) -> None:
    """One point less is enough, and so is a shared keyword, whatever the points."""
    brain = {**BRAIN, "keywords": ["Robot", "Scientist"]}
    answer = passed(CAP, brain, {**DRONE, "points": points, "keywords": keywords})
    assert target(answer, "drone")["result"] == "hit"


def test_27_3g_not_itself_and_nobody_unknown() -> None:
    """A figure is not adjacent to itself (6.3a); a name without a figure is an input error."""
    assert passed(to="brain").fields["refused"] == ("mastermind:brain",)
    with pytest.raises(DocumentError, match=r"ask.choices.mastermind:brain: error-choice"):
        passed(to="nobody")


def test_27_3g_r38_a_target_that_would_be_hit_cannot_take_it_and_a_missed_one_can() -> None:
    """Both are targets: with defense 17 the drone would be hit anyway; with 18 it was missed, and becomes hit."""
    beside = {**DRONE, "at": "D6"}
    answer = passed(CAP, BRAIN, beside, targets=["brain", "drone"])
    assert (target(answer, "brain")["result"], answer.fields["refused"]) == ("hit", ("mastermind:brain",))
    safe = {**beside, "values": {**beside["values"], "defense": 18}}
    answer = passed(CAP, BRAIN, safe, targets=["brain", "drone"])
    assert (target(answer, "brain")["result"], target(answer, "drone")["result"]) == ("passed", "hit")
    assert (target(answer, "drone")["defense"], target(answer, "drone")["damage_taken"]) == (18, 3)


def test_27_3g_the_attack_roll_has_to_hit_first() -> None:
    """A missed brain has no hit to pass on."""
    answer = passed(roll=MISSES)
    assert (target(answer, "brain")["result"], answer.fields["refused"]) == ("miss", ("mastermind:brain",))


def test_27_3g_after_evading_there_is_nothing_to_pass_and_after_failing_there_is() -> None:
    """The player may roll Super Senses first (8.1i): a 5 evades, a 4 leaves Mastermind."""
    brain = {**BRAIN, "powers": ["mastermind", "super-senses"]}
    answer = passed(CAP, brain, DRONE, choices={"super-senses:brain": 5})
    assert (target(answer, "brain")["result"], answer.fields["refused"]) == ("evaded", ("mastermind:brain",))
    answer = passed(CAP, brain, DRONE, choices={"super-senses:brain": 4})
    assert target(answer, "brain")["result"] == "passed"
    answer = passed(CAP, brain, DRONE)
    assert (target(answer, "brain")["result"], answer.fields["pending"]) == ("passed", ())


def test_27_3g_p25_an_attack_without_damage_is_not_passed_on() -> None:
    """Mind Control deals none, nor does an attack for which Incapacitate is used; declined, it does."""
    controller = {**CAP, "powers": ["mind-control"]}
    answer = passed(controller, BRAIN, DRONE, action="mind-control")
    assert (target(answer, "brain")["result"], "P25" in answer.ruling.readings) == ("hit", True)
    tokens = {**CAP, "powers": ["incapacitate"]}
    answer = passed(tokens, BRAIN, DRONE, choices={"incapacitate:cap": "use"})
    assert (target(answer, "brain")["result"], target(answer, "brain")["tokens_after"]) == ("hit", 1)
    answer = passed(tokens, BRAIN, DRONE, choices={"incapacitate:cap": "decline"})
    assert target(answer, "brain")["result"] == "passed"


def test_27_2a_p83_blades_of_the_one_target_left_deal_damage_to_pass_on() -> None:
    """Shape Change leaves one of two targets, so Blades, listed first, counts before Incapacitate; of two it can't."""
    cap = {**CAP, "powers": ["blades-claws-fangs", "incapacitate"]}
    shape = figure("shape", "blue", "D5", powers=["shape-change"])
    both = {"targets": ["brain", "shape"]}
    choices = {"blades-claws-fangs:cap": 5, "incapacitate:cap": "use"}
    alone = passed(cap, BRAIN, DRONE, shape, choices={**choices, "shape-change:shape": 6}, **both)
    assert (target(alone, "brain")["result"], target(alone, "drone")["damage_taken"]) == ("passed", 5)
    two = passed(cap, BRAIN, DRONE, shape, choices={**choices, "shape-change:shape": 1}, **both)
    assert target(two, "brain")["result"] == "hit"
    assert "attack-mastermind-no-damage" in said(two)


def test_27_3g_only_an_opponents_attack() -> None:
    """An explosion of a friend's hits its own brain, which cannot pass it on."""
    bomber = figure("bomber", "blue", "C1", powers=["energy-explosion"])
    foe = figure("foe", "red", "C5")
    answer = attack(
        "range", HITS, ["foe"], bomber, foe, BRAIN, DRONE,
        attacker="bomber", action="energy-explosion", choices={"mastermind:brain": "drone"},
    )  # fmt: skip
    assert (target(answer, "brain")["result"], answer.fields["refused"]) == ("hit", ("mastermind:brain",))


def test_27_3g_pulse_wave_takes_it() -> None:
    """Within Pulse Wave's range nobody can use Mastermind, so nothing is pending either (27.2c)."""
    wave = {**CAP, "powers": ["pulse-wave"], "values": {**CAP["values"], "range": 6}}
    answer = attack("range", HITS, ["brain", "drone"], wave, BRAIN, DRONE, action="pulse-wave")
    assert (target(answer, "brain")["result"], answer.fields["pending"]) == ("hit", ())


def test_27_3g_the_one_that_took_a_hit_does_not_pass_it_on() -> None:
    """Two brains, one drone: the drone that took the first hit cannot take the second (P25)."""
    other = {**BRAIN, "id": "genius", "at": "D6", "points": 90}
    choices = {"mastermind:brain": "drone", "mastermind:genius": "drone"}
    answer = attack(
        "close", HITS, ["brain", "genius"], CAP, BRAIN, other, DRONE, choices=choices, divide={"drone": 2, "genius": 1}
    )
    assert [target(answer, name)["result"] for name in ("brain", "genius", "drone")] == ["passed", "hit", "hit"]
    assert answer.fields["refused"] == ("mastermind:genius",)
    assert (target(answer, "drone")["damage_taken"], target(answer, "genius")["damage_taken"]) == (2, 1)
