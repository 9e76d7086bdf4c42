"""Changed powers in more words: how far they reach, for whom, on what they succeed; both sides of each (20.2)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, LEGAL, VALUES, asked, figure, value
from tests.engine.cards.reading import one, statuses


@pytest.mark.parametrize(
    ("text", "at", "legal"),
    [
        ("Outwit with a range of 5 and Improved Targeting: Characters.", "C11", True),
        ("Outwit with a range of 4 and Improved Targeting: Characters.", "C11", False),
        ("Outwit with a range of 5.", "C11", False),
        ("Outwit with Improved Targeting: Characters.", "C11", True),
        ("Outwit.", "C11", False),
        ("Outwit, but its minimum range value is 8.", "C11", False),
        ("Outwit with range 8, but only to target characters with the Ash keyword.", "C8", True),
        ("Outwit with range 8, but only to target characters with the Fog keyword.", "C8", False),
    ],
)
def test_11_5_how_far_outwit_reaches(text: str, at: str, legal: bool) -> None:
    """Sam stands in the way of whoever is farther off than four squares."""
    rob = figure("Rob", "blue", at, powers=["toughness"], keywords=["Ash"])
    sam = figure("Sam", "blue", "C8" if at == "C11" else "H8")
    question = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "toughness"}
    assert asked(question, figure("Hollis", "red", "C6", text), rob, sam)["legal"] == legal


@pytest.mark.parametrize(("text", "legal"), [("Perplex, but its minimum range value is 9.", True), ("Perplex.", False)])
def test_13_4_a_minimum_range_in_other_words(text: str, legal: bool) -> None:
    """Eight squares away, with a range value of 6."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
    assert asked(question, figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C14"))["legal"] == legal


@pytest.mark.parametrize(
    ("text", "kind", "at", "legal"),
    [
        ("Penetrating/Psychic Blast with a range of 8 and 2 targets.", "range", ("C13", "D13"), True),
        ("Penetrating/Psychic Blast with a range of 8 and 2 targets.", "close", ("C7", "D7"), False),
        ("Penetrating/Psychic Blast with a range of 8.", "range", ("C13", "D13"), False),
        ("Ranged Combat Expert with 2 targets.", "range", ("C11", "D11"), True),
        ("Ranged Combat Expert.", "range", ("C11", "D11"), False),
    ],
)
def test_12_1a_two_targets_in_range_attacks_alone(text: str, kind: str, at: tuple[str, str], legal: bool) -> None:
    """The power counts in every range attack, and its number of targets with it; in no close attack."""
    foes = [figure(name, "blue", square) for name, square in zip(("Rob", "Tim"), at, strict=True)]
    halves = {"rob": 2, "tim": 2 if text.startswith("Ranged") else 1}
    question = {**HIT, "kind": kind, "targets": ["rob", "tim"], "divide": halves}
    assert asked(question, figure("Hollis", "red", "C6", text), *foes)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "roll", "result"),
    [
        ("Super Senses, but increase the result by 1.", 4, "evaded"),
        ("Super Senses, but increase the result by 1.", 3, "hit"),
        ("Super Senses, but increase the result by 2.", 3, "evaded"),
        ("Super Senses, but succeeds on a roll of 3 or higher.", 3, "evaded"),
        ("Super Senses, but succeeds on a roll of 4 or higher.", 3, "hit"),
        ("Shape Change and Super Senses, but both succeed on a 4-6.", 4, "evaded"),
        ("Super Senses.", 4, "hit"),
    ],
)
def test_27_3a_on_which_results(text: str, roll: int, result: str) -> None:
    """One more than before, two more, or as many as it says."""
    rob = figure("Rob", "blue", "C7", text)
    choices = {"super-senses:rob": roll, "shape-change:rob": "decline"}
    answer = asked({**HIT, "choices": choices}, figure("Hollis", "red", "C6"), rob)
    assert answer["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("Toughness.", "close", 2),
        ("Toughness, but reduces damage taken by 2 instead of 1.", "close", 1),
        ("Toughness, but reduces damage from range attacks by 3.", "close", 2),
        ("Toughness, but reduces damage from range attacks by 3.", "range", 0),
        ("Invulnerability, but reduces damage by 3.", "close", 0),
    ],
)
def test_12_5b_a_reducer_with_another_number(text: str, kind: str, taken: int) -> None:
    """One reducer alone counts: the higher number, where it is said of such an attack."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", text)
    answer = asked({**HIT, "kind": kind}, figure("Hollis", "red", "C6"), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


def test_20_1_a_reducer_that_cant_be_used_reduces_nothing_more() -> None:
    """Its number goes with it."""
    rob = figure("Rob", "blue", "C7", "Toughness, but reduces damage taken by 2 instead of 1.", cant_use=["toughness"])
    assert asked(HIT, figure("Hollis", "red", "C6"), rob)["targets"]["rob"]["damage_taken"] == VALUES["damage"]


KEYWORD = "Mastermind, but may choose any friendly character with the Ash keyword within 3 squares"


@pytest.mark.parametrize(
    ("text", "at", "points", "may"),
    [
        (f"{KEYWORD}.", "C10", 20, True),
        (f"{KEYWORD} instead of adjacent.", "C10", 20, True),
        (f"{KEYWORD}.", "C11", 20, False),
        (f"{KEYWORD.replace('Ash', 'Fog')}.", "C10", 20, False),
        (f"{KEYWORD.replace('Ash', 'Fog')}.", "C8", 20, True),
        (f"{KEYWORD}.", "C10", 90, False),
        ("Mastermind, but within 3 squares instead of adjacent.", "C10", 20, True),
        ("Mastermind, but within 3 squares instead of adjacent.", "C11", 20, False),
        ("Mastermind, but may choose characters of equal or lower points.", "C8", 50, True),
        ("Mastermind, but may choose characters of equal or lower points.", "C8", 60, False),
        ("Mastermind.", "C8", 50, False),
    ],
)
def test_27_3g_whom_mastermind_may_choose(text: str, at: str, points: int, may: bool) -> None:
    """Adjacent friends as ever, and those whom the card names, of the points that the power asks for."""
    rob, sam = figure("Rob", "blue", "C7", text, points=50), figure("Sam", "blue", at, points=points, keywords=["Ash"])
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer["targets"]) == may


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Poison, but affects all opposing characters within 2 squares.", {"rob": 1, "tim": 1}),
        ("Poison, but within 2 squares instead of adjacent.", {"rob": 1, "tim": 1}),
        ("Poison.", {"rob": 1}),
    ],
)
def test_27_2j_whom_poison_reaches(text: str, damage: dict[str, int]) -> None:
    """Rob is adjacent, Tim two squares away, Uma three."""
    foes = [figure(name, "blue", at) for name, at in (("Rob", "C7"), ("Tim", "C8"), ("Uma", "C9"))]
    answer = asked({"type": "use", "figure": "hollis", "action": "poison"}, figure("Hollis", "red", "C6", text), *foes)
    assert {name: each["damage_taken"] for name, each in answer["targets"].items()} == damage


@pytest.mark.parametrize(
    ("text", "legal"), [("Passenger: 2, but may carry characters of any size.", True), ("Passenger: 2.", False)]
)
def test_27_7k_whom_a_carrier_may_carry(text: str, legal: bool) -> None:
    """A giant, where the card says so."""
    hollis, rob = figure("Hollis", "red", "E9", text), figure("Rob", "red", "E10", size="giant")
    question = {"type": "legal", "figure": "hollis", "action": "carry", "target": "rob"}
    assert asked(question, hollis, rob)["legal"] == legal


def test_27_7k_who_flies_may_be_carried_in_any_words() -> None:
    """The same in each of them."""
    for words in (" and may carry characters that can use Flight.", ", even if they can use Flight."):
        [effect] = one(f"Passenger: 2{words}").effects
        assert effect["restrict"] == {"carries": ["flight"]}


def test_20_2_the_experts_and_quake() -> None:
    """Both values by one number; Quake targets opponents alone anyway (27.2d)."""
    text = "Close Combat Expert, but modifies attack +2 and damage +2."
    during = {"attack": "close", "target": "rob"}
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
    assert [value("hollis", name, hollis, rob, during=during) for name in ("attack", "damage")] == [12, 5]
    assert one("Close Combat Expert, but modifies attack +2 and damage +1.").effects == ()
    assert list(one("Quake, but only targets opposing characters.").effects) == [{"grants": "quake"}]
    assert one("Quake, but only targets friendly characters.").effects == ()


def test_10_2_sidestep_that_goes_less_far() -> None:
    """One square alone, whatever the speed value is; two without the card."""
    for text, legal in (("Sidestep, but can't move more than 1 squares.", False), ("Sidestep.", True)):
        hollis = figure("Hollis", "red", "C9", text)
        answer = asked({"type": "reachable", "figure": "hollis", "action": "sidestep"}, hollis)
        assert ("C11" in answer["result"]) == legal


@pytest.mark.parametrize(
    "text",
    [
        "Mastermind, but may choose friendly characters with the Ash keyword.",
        "Empower, but affects friendly characters with the Ash keyword within 3 squares.",
        "Poison, but affects friendly characters within 2 squares.",
        "Toughness, but reduces damage taken by 1 instead of 2.",
        "Super Senses, but decrease the result by 1.",
        "Blades/Claws/Fangs with range attacks.",
    ],
)
def test_20_2_what_is_not_surely_understood(text: str) -> None:
    """Where they have to be, whether she is one of them, or what of the power is left, nobody tells."""
    assert statuses(text) == ["reminded"]
    assert one(text).effects == ()


def test_21_11_what_is_legal_stays_so() -> None:
    """A change in other words makes no attack illegal that was legal."""
    assert asked(LEGAL, figure("Hollis", "red", "C6", "Perplex with range 8."), figure("Rob", "blue", "C7"))["legal"]


@pytest.mark.parametrize(
    ("text", "of", "at", "add"),
    [
        ("Enhancement, but for friendly characters within 3 squares instead of adjacent.", "sam", "C9", 1),
        ("Enhancement, but for friendly characters within 3 squares instead of adjacent.", "sam", "C10", 0),
        ("Enhancement, but for friendly characters within 3 squares instead of adjacent.", "hollis", "C9", 1),
        ("Enhancement, but for other friendly characters within 3 squares.", "hollis", "C9", 0),
        ("Enhancement, but for other friendly characters within 3 squares.", "sam", "C9", 1),
        ("Enhancement, but within 3 squares instead of adjacent.", "hollis", "C9", 1),
        ("Enhancement.", "hollis", "C9", 0),
        ("Enhancement.", "sam", "C9", 0),
        ("Enhancement.", "sam", "C7", 1),
    ],
)
def test_6_2_who_is_lent_something_farther_off(text: str, of: str, at: str, add: int) -> None:
    """Friends within some squares, and whose card it is is one of them; never adjacent to itself (6.3a)."""
    hollis, sam, rob = figure("Hollis", "red", "C6", text), figure("Sam", "red", at), figure("Rob", "blue", "G8")
    during = {"attack": "range", "attacker": of, "target": "rob"}
    assert value(of, "damage", hollis, sam, rob, during=during) == VALUES["damage"] + add


def test_27_3c_defend_farther_off_lends_nobody_its_own() -> None:
    """A friend three squares away takes the printed value; without the card nobody there does."""
    for text, defense in (("Defend, but within 3 squares instead of adjacent.", 17), ("Defend.", 15)):
        sam = figure("Sam", "red", "C9", values={**VALUES, "defense": 15})
        question = {**HIT, "attacker": "rob", "targets": ["sam"]}
        answer = asked(question, figure("Hollis", "red", "C6", text), sam, figure("Rob", "blue", "D9"))
        assert answer["targets"]["sam"]["defense"] == defense


@pytest.mark.parametrize(
    ("text", "legal"), [("Mind Control, but only to target a single character.", False), ("Mind Control.", True)]
)
def test_12_1a_mind_control_of_one_alone(text: str, legal: bool) -> None:
    """Of two targets, whatever the number on its card."""
    hollis = figure("Hollis", "red", "C6", text, values={**VALUES, "targets": 2})
    foes = figure("Rob", "blue", "C9"), figure("Tim", "blue", "D9")
    question = {**HIT, "kind": "range", "action": "mind-control", "targets": ["rob", "tim"]}
    assert asked(question, hollis, *foes)["legal"] == legal
