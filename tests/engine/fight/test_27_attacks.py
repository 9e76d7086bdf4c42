"""What powers do inside an attack (27): rolls, decisions, reducers, and what follows."""

from __future__ import annotations

from typing import Any

import pytest

from engine import DocumentError
from tests.engine.fight.scenes import attack, figure, target

CAP = figure("cap", "red", "C5", life={"click": 3, "clicks": 8})
NEAR = figure("ultron", "blue", "C6", life={"click": 1, "clicks": 9})
FAR = figure("ultron", "blue", "C9", life={"click": 1, "clicks": 9})
HITS = (3, 4)


def cap(*powers: str, **values: int) -> dict[str, Any]:
    """The attacker with these powers."""
    return {**CAP, "powers": list(powers), "values": {**CAP["values"], **values}}


def near(*powers: str, **more: Any) -> dict[str, Any]:
    """The adjacent target with these powers."""
    return {**NEAR, "powers": list(powers), **more}


# reducers (12.5b)


@pytest.mark.parametrize(
    ("powers", "damage", "taken", "reducer"),
    [
        (["toughness"], 3, 2, "toughness"),
        (["toughness"], 1, 0, "toughness"),
        (["invulnerability"], 3, 1, "invulnerability"),
        (["invulnerability"], 1, 0, "invulnerability"),
        (["invincible"], 4, 2, "invincible"),
        (["impervious"], 3, 1, "impervious"),
        (["toughness", "invulnerability"], 4, 2, "invulnerability"),
        (["toughness"], 0, 0, None),
        ([], 3, 3, None),
    ],
)
def test_12_5b_one_reducer_the_best(powers: list[str], damage: int, taken: int, reducer: str | None) -> None:
    """Untold, the reducer that takes most off is applied, and it alone."""
    found = target(attack("close", HITS, ["ultron"], cap(damage=damage), near(*powers)))
    assert (found["damage_dealt"], found["damage_taken"], found["reducer"]) == (damage, taken, reducer)


def test_12_5b_the_controller_chooses() -> None:
    """The player may take the weaker one; one that the figure lacks is refused."""
    foe = near("toughness", "invulnerability")
    answer = attack("close", HITS, ["ultron"], cap(), foe, choices={"reducer:ultron": "toughness"})
    assert (target(answer)["damage_taken"], target(answer)["reducer"]) == (2, "toughness")
    answer = attack("close", HITS, ["ultron"], cap(), foe, choices={"reducer:ultron": "invincible"})
    assert (target(answer)["reducer"], answer.fields["refused"]) == ("invulnerability", ("reducer:ultron",))


@pytest.mark.parametrize(("roll", "taken"), [(4, 1), (5, 0), (6, 0), (1, 1)])
def test_27_3j_impervious(roll: int, taken: int) -> None:
    """5 and 6 reduce the damage taken to 0; otherwise 2 come off."""
    answer = attack("close", HITS, ["ultron"], cap(), near("impervious"), choices={"impervious:ultron": roll})
    assert target(answer)["damage_taken"] == taken
    assert answer.fields["pending"] == ()


def test_27_3j_its_roll_is_pending_until_made_or_declined() -> None:
    """Not rolled, it counts as declined, and stays pending; declined, it does not."""
    answer = attack("close", HITS, ["ultron"], cap(), near("impervious"))
    assert (target(answer)["damage_taken"], answer.fields["pending"]) == (1, ("impervious:ultron",))
    answer = attack("close", HITS, ["ultron"], cap(), near("impervious"), choices={"impervious:ultron": "decline"})
    assert (target(answer)["damage_taken"], answer.fields["pending"]) == (1, ())


@pytest.mark.parametrize(("kind", "power"), [("close", "exploit-weakness"), ("range", "penetrating-psychic-blast")])
def test_12_4d_penetrating_damage_is_not_reduced(kind: str, power: str) -> None:
    """Exploit Weakness in close attacks, Penetrating/Psychic Blast in range attacks; neither in the other kind."""
    foe = {"close": NEAR, "range": FAR}[kind]
    found = target(attack(kind, HITS, ["ultron"], cap(power), {**foe, "powers": ["invulnerability"]}))
    assert (found["damage_taken"], found["reducer"]) == (3, None)
    other = {"close": "range", "range": "close"}[kind]
    foe = {"close": NEAR, "range": FAR}[other]
    assert (
        target(attack(other, HITS, ["ultron"], cap(power), {**foe, "powers": ["invulnerability"]}))["damage_taken"] == 1
    )


def test_12_4d_impervious_has_no_effect_on_it_and_is_not_asked() -> None:
    """A roll that could change nothing isn't pending; one that was made is refused."""
    answer = attack("close", HITS, ["ultron"], cap("exploit-weakness"), near("impervious"))
    assert (target(answer)["damage_taken"], answer.fields["pending"]) == (3, ())
    rolled = attack(
        "close", HITS, ["ultron"], cap("exploit-weakness"), near("impervious"), choices={"impervious:ultron": 6}
    )
    assert (target(rolled)["damage_taken"], rolled.fields["refused"]) == (3, ("impervious:ultron",))


def test_27_3i_r41_invincible_reduces_penetrating_damage() -> None:
    """With Invincible whichever reducer is applied may reduce it: Impervious' 0 as well."""
    found = target(attack("close", HITS, ["ultron"], cap("exploit-weakness"), near("invincible")))
    assert (found["damage_taken"], found["reducer"]) == (1, "invincible")
    choices = {"impervious:ultron": 5}
    foe = near("invincible", "impervious")
    found = target(attack("close", HITS, ["ultron"], cap("exploit-weakness"), foe, choices=choices))
    assert (found["damage_taken"], found["reducer"]) == (0, "impervious")


@pytest.mark.parametrize(
    ("damage", "powers", "choices", "taken"),
    [
        (1, ["toughness"], {}, 1),
        (2, ["toughness"], {}, 1),
        (3, ["toughness"], {}, 2),
        (2, ["invulnerability"], {}, 1),
        (3, ["impervious"], {"impervious:ultron": 6}, 1),
        (0, ["toughness"], {}, 0),
    ],
)
def test_27_2i_r44_precision_strike(damage: int, powers: list[str], choices: dict[str, int], taken: int) -> None:
    """Its damage isn't reduced below 1, not even by Impervious' roll (R44); 0 dealt stays 0."""
    attacker = cap("precision-strike", damage=damage)
    assert target(attack("close", HITS, ["ultron"], attacker, near(*powers), choices=choices))["damage_taken"] == taken


# evading and Shape Change


@pytest.mark.parametrize(("roll", "result"), [(4, "hit"), (5, "evaded"), (6, "evaded"), (1, "hit")])
def test_27_3a_super_senses(roll: int, result: str) -> None:
    """5 and 6 evade; the evaded attack deals nothing."""
    answer = attack("close", HITS, ["ultron"], cap(), near("super-senses"), choices={"super-senses:ultron": roll})
    assert target(answer)["result"] == result
    assert target(answer)["damage_taken"] == (3 if result == "hit" else 0)


@pytest.mark.parametrize(("roll", "result"), [(5, "hit"), (6, "evaded")])
def test_27_2i_6_4_precision_strike_lowers_super_senses(roll: int, result: str) -> None:
    """A 5 counts as 4 and fails; a natural 6 always succeeds."""
    choices = {"super-senses:ultron": roll}
    answer = attack("close", HITS, ["ultron"], cap("precision-strike"), near("super-senses"), choices=choices)
    assert target(answer)["result"] == result


def test_12_3a_r37_a_critical_hit_may_be_evaded() -> None:
    """Evading is settled before a hit is confirmed, a critical one too."""
    answer = attack("close", (6, 6), ["ultron"], cap(), near("super-senses"), choices={"super-senses:ultron": 5})
    assert target(answer)["result"] == "evaded"


def test_27_3a_only_when_it_would_be_hit() -> None:
    """A roll against an attack that misses anyway is refused; without one nothing is pending."""
    foe = near("super-senses")
    answer = attack("close", (1, 2), ["ultron"], cap(), foe, choices={"super-senses:ultron": 6})
    assert (target(answer)["result"], answer.fields["refused"]) == ("miss", ("super-senses:ultron",))
    assert attack("close", (1, 2), ["ultron"], cap(), foe).fields["pending"] == ()
    assert attack("close", HITS, ["ultron"], cap(), foe).fields["pending"] == ("super-senses:ultron",)


def test_12_3a_others_are_still_hit() -> None:
    """One target evades, the other takes all of the damage."""
    one, two = figure("one", "blue", "B9", powers=["super-senses"]), figure("two", "blue", "D9")
    answer = attack("range", HITS, ["one", "two"], cap(targets=2), one, two, choices={"super-senses:one": 6})
    assert (target(answer, "one")["result"], target(answer, "two")["damage_dealt"]) == ("evaded", 3)


@pytest.mark.parametrize(("roll", "result"), [(4, "hit"), (5, "illegal"), (6, "illegal")])
def test_27_4g_r47_shape_change(roll: int, result: str) -> None:
    """5 and 6 take the target out of the attack before the roll; the attack stays legal (12.1c)."""
    answer = attack("close", HITS, ["ultron"], cap(), near("shape-change"), choices={"shape-change:ultron": roll})
    assert (answer.fields["legal"], target(answer)["result"]) == (True, result)
    assert answer.fields["attack_total"] == (17 if result == "hit" else None)


def test_27_4g_the_other_target_stays() -> None:
    """With one of two gone the attack is against the other alone, and nothing is divided."""
    one, two = figure("one", "blue", "B9", powers=["shape-change"]), figure("two", "blue", "D9")
    answer = attack("range", HITS, ["one", "two"], cap(targets=2), one, two, choices={"shape-change:one": 5})
    assert (target(answer, "one")["result"], target(answer, "two")["damage_dealt"]) == ("illegal", 3)


def test_27_4b_battle_fury_bars_shape_change() -> None:
    """Against an attacker with Battle Fury the roll is refused."""
    choices = {"shape-change:ultron": 6}
    answer = attack("close", HITS, ["ultron"], cap("battle-fury"), near("shape-change"), choices=choices)
    assert (target(answer)["result"], answer.fields["refused"]) == ("hit", ("shape-change:ultron",))


# the attack roll


def test_27_4f_probability_control() -> None:
    """The new roll replaces the old one, for better or worse."""
    friend = figure("friend", "red", "A5", powers=["probability-control"])
    choices = {"probability-control:friend": [6, 6]}
    answer = attack("close", (1, 1), ["ultron"], cap(), near(), friend, choices=choices)
    assert (answer.fields["critical"], answer.fields["attacker_damage"]) == ("hit", 0)
    assert attack("close", (1, 1), ["ultron"], cap(), near(), friend).fields["pending"] == (
        "probability-control:friend",
    )


@pytest.mark.parametrize(("at", "allowed"), [("C9", True), ("C10", False)])
def test_27_4f_r49_within_four_squares_at_least(at: str, allowed: bool) -> None:
    """Range 0 reaches the attacker 4 squares away, not 5; once used this turn, not again."""
    foe = figure("foe", "blue", at, powers=["probability-control"], values={"range": 0})
    choices = {"probability-control:foe": [1, 2]}
    beside = {**near(), "at": "D6"}
    answer = attack("close", HITS, ["ultron"], cap(), beside, foe, choices=choices)
    assert answer.fields["attack_total"] == (13 if allowed else 17)
    assert answer.fields["refused"] == (() if allowed else ("probability-control:foe",))
    spent = {**foe, "this_turn": {"used": ["probability-control"]}}
    assert attack("close", HITS, ["ultron"], cap(), beside, spent, choices=choices).fields["attack_total"] == 17


def test_21_3b_p20_rerolls_as_listed() -> None:
    """Of several rerolls the one listed last is the roll."""
    one = figure("one", "red", "A5", powers=["probability-control"])
    two = figure("two", "blue", "A6", powers=["probability-control"])
    choices = {"probability-control:two": [1, 2], "probability-control:one": [6, 5]}
    answer = attack("close", HITS, ["ultron"], cap(), near(), one, two, choices=choices)
    assert answer.fields["attack_total"] == 21
    assert "P20" in answer.ruling.readings


# afterwards


@pytest.mark.parametrize(
    ("life", "healed"),
    [({"click": 3, "clicks": 8}, 1), ({"click": 1, "clicks": 8}, 0), ({"click": 4, "clicks": 8, "start": 4}, 0)],
)
def test_27_2k_6_6_steal_energy(life: dict[str, int], healed: int) -> None:
    """A close attack that damages heals 1 click, never past the starting line."""
    answer = attack("close", HITS, ["ultron"], {**cap("steal-energy"), "life": life}, near())
    assert answer.fields["attacker_healed"] == healed


def test_27_2k_it_needs_a_damaged_target_and_a_close_attack() -> None:
    """No healing after a miss, a hit without damage, or a range attack."""
    assert attack("close", (1, 2), ["ultron"], cap("steal-energy"), near()).fields["attacker_healed"] == 0
    weak = cap("steal-energy", damage=1)
    assert attack("close", HITS, ["ultron"], weak, near("toughness")).fields["attacker_healed"] == 0
    assert attack("range", HITS, ["ultron"], cap("steal-energy"), FAR).fields["attacker_healed"] == 0


def test_27_2k_12_5c_a_bystander_does_not_count_as_damaged() -> None:
    """Steal Energy heals nothing for a bystander alone (P22), but for another target beside it, and for it in 2012."""
    pawn = figure("ultron", "blue", "C6", bystander=True)
    answer = attack("close", HITS, ["ultron"], cap("steal-energy"), pawn)
    assert answer.fields["attacker_healed"] == 0
    older = attack("close", HITS, ["ultron"], cap("steal-energy"), pawn, ruleset="heroclix-2012")
    assert older.fields["attacker_healed"] == 1
    assert "P22" in answer.ruling.readings
    quake = cap("steal-energy", "quake")
    beside = figure("vision", "blue", "B6", life={"click": 1, "clicks": 9})
    both = attack("close", HITS, ["ultron", "vision"], quake, pawn, beside, action="quake")
    assert both.fields["attacker_healed"] == 1


@pytest.mark.parametrize(
    ("power", "kind", "knockback"),
    [("force-blast", "close", "may"), ("force-blast", "range", "may"), ("super-strength", "close", "may"),
     ("super-strength", "range", "no")],
)  # fmt: skip
def test_12_6b_powers_that_grant_knockback(power: str, kind: str, knockback: str) -> None:
    """Force Blast always, Super Strength in close attacks, without any doubles."""
    foe = {"close": NEAR, "range": FAR}[kind]
    assert attack(kind, HITS, ["ultron"], cap(power), foe).fields["knockback"] == knockback


def test_27_3c_defend_may_be_declined() -> None:
    """Taken unless declined; the one who would use it decides."""
    ally = figure("ally", "blue", "C7", powers=["defend"], values={"defense": 20})
    assert target(attack("close", HITS, ["ultron"], cap(), near(), ally))["defense"] == 20
    answer = attack("close", HITS, ["ultron"], cap(), near(), ally, choices={"defend:ultron": "decline"})
    assert (target(answer)["defense"], answer.fields["refused"]) == (17, ())


def test_27_3c_defend_taken_as_used_names_its_reading() -> None:
    """R48: untold, the higher defense rests on the reading; told to use it, on the section alone."""
    ally = figure("ally", "blue", "C7", powers=["defend"], values={"defense": 20})
    untold = attack("close", HITS, ["ultron"], cap(), near(), ally)
    assert (target(untold)["defense"], untold.ruling.readings) == (20, ("R48",))
    told = attack("close", HITS, ["ultron"], cap(), near(), ally, choices={"defend:ultron": "use"})
    assert (target(told)["defense"], told.ruling.readings) == (20, ())


@pytest.mark.parametrize("choice", [0, 7, "six", [1, 2]])
def test_a_roll_is_a_natural_result(choice: Any) -> None:
    """Anything but 1 to 6 or `decline` is an input error at that choice."""
    with pytest.raises(DocumentError, match=r"ask.choices.super-senses:ultron: error-choice"):
        attack("close", HITS, ["ultron"], cap(), near("super-senses"), choices={"super-senses:ultron": choice})


def test_choices_that_nobody_asked_for_are_refused() -> None:
    """A refused choice changes nothing: the answer is the same without it."""
    plain = attack("close", HITS, ["ultron"], cap(), near()).fields
    odd = attack("close", HITS, ["ultron"], cap(), near(), choices={"super-senses:ultron": 6, "luck:cap": "use"}).fields
    assert odd["refused"] == ("super-senses:ultron", "luck:cap")
    assert {**odd, "refused": ()} == plain


def test_27_3c_defend_without_a_defender_is_refused() -> None:
    """The answer about Defend counts only where an adjacent friend can use it."""
    choices = {"defend:ultron": "use"}
    assert attack("close", HITS, ["ultron"], CAP, NEAR, choices=choices).fields["refused"] == ("defend:ultron",)
    friend = figure("vision", "blue", "D6", powers=["defend"], values={"defense": 15})
    answer = attack("close", HITS, ["ultron"], CAP, NEAR, friend, choices=choices)
    assert (answer.fields["refused"], target(answer)["defense"]) == ((), 15)


@pytest.mark.parametrize(("click", "pending"), [(8, ("probability-control:wanda",)), (9, ())])
def test_12_5d_the_ko_d_reroll_nothing(click: int, pending: tuple[str, ...]) -> None:
    """Probability Control is offered to a figure on its last living click, not to a KO'd one."""
    wanda = figure("wanda", "blue", "F5", powers=["probability-control"], life={"click": click, "clicks": 8})
    assert attack("close", HITS, ["ultron"], CAP, NEAR, wanda).fields["pending"] == pending


@pytest.mark.parametrize(("action", "kind", "section"), [("quake", "close", "27.2d"), ("pulse-wave", "range", "27.2c")])
def test_27_2c_27_2d_without_targets_it_takes_all(action: str, kind: str, section: str) -> None:
    """No `targets`: all that it can target, and a step says so; nobody in reach is still illegal (12.1)."""
    beside = figure("ultron", "blue", "D6" if action == "quake" else "C7")
    friend = figure("pal", "red", "P16")
    found = attack(kind, HITS, [], cap(action), beside, friend, action=action)
    assert (found.fields["legal"], set(found.fields["targets"])) == (True, {"ultron"})
    told = [step for step in found.ruling.steps if step.message == "attack-takes-all"]
    assert [step.rule for step in told] == [section]
    named = attack(kind, HITS, ["ultron"], cap(action), beside, friend, action=action)
    assert named.fields == found.fields
    assert "attack-takes-all" not in [step.message for step in named.ruling.steps]
    alone = attack(kind, HITS, [], cap(action), friend, action=action)
    assert (alone.fields["legal"], alone.fields["because"][0].rule) == (False, "12.1")
