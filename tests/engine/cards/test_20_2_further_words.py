"""Changed powers in further words: whom they are not for, which rolls and values; both sides of each (20.2)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one, statuses


@pytest.mark.parametrize(
    ("text", "at", "size", "legal"),
    [
        ("Outwit, but can't target adjacent characters.", "C7", "standard", False),
        ("Outwit, but can't target adjacent characters.", "C9", "standard", True),
        ("Outwit, but may not target characters with the Ash keyword.", "C9", "standard", False),
        ("Outwit, but may not target characters with the Fog keyword.", "C9", "standard", True),
        ("Outwit, but only to target tiny or giant characters.", "C9", "tiny", True),
        ("Outwit, but only to target tiny or giant characters.", "C9", "standard", False),
    ],
)
def test_20_2_whom_outwit_is_not_for(text: str, at: str, size: str, legal: bool) -> None:
    """All others as ever."""
    rob = figure("Rob", "blue", at, powers=["toughness"], keywords=["Ash"], size=size)
    question = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "toughness"}
    assert asked(question, figure("Hollis", "red", "C6", text), rob)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "kind", "result"),
    [
        ("Super Senses, but not against adjacent characters.", "close", "hit"),
        ("Super Senses, but not against adjacent characters.", "range", "evaded"),
        ("Super Senses, but not against characters with the Fog keyword.", "close", "evaded"),
        ("Super Senses, but not against characters with the Ash keyword.", "close", "hit"),
    ],
)
def test_27_3a_against_whom_it_does_nothing(text: str, kind: str, result: str) -> None:
    """In attacks of all others it evades."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", text)
    question = {**HIT, "kind": kind, "choices": {"super-senses:rob": 5}}
    answer = asked(question, figure("Hollis", "red", "C6", keywords=["Ash"]), rob)
    assert answer["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(
    ("text", "attacker", "used"),
    [
        ("Probability Control, but only to reroll friendly characters' attack rolls.", "sam", True),
        ("Probability Control, but only to reroll friendly characters' attack rolls.", "rob", False),
        ("Probability Control, but only to reroll attacks made by Hollis.", "sam", False),
        ("Probability Control, but only to reroll attacks made by Hollis.", "hollis", True),
        ("Probability Control, but can't target adjacent characters.", "sam", False),
        ("Probability Control, but can't target characters with the Fog keyword.", "sam", True),
    ],
)
def test_27_4f_whose_rolls_are_rerolled(text: str, attacker: str, used: bool) -> None:
    """Hollis rerolls what her card lets her, and nothing else."""
    hollis, sam = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D6")
    rob, target = figure("Rob", "blue", "C7"), "hollis" if attacker == "rob" else "rob"
    question = {**HIT, "attacker": attacker, "targets": [target], "choices": {"probability-control:hollis": [1, 2]}}
    answer = asked(question, hollis, sam, rob)
    assert (answer["attack_total"] == 10 + 3) == used


@pytest.mark.parametrize(
    ("text", "value", "by", "legal"),
    [
        ("Perplex, but only to modify attack +1 or defense +1.", "attack", 1, True),
        ("Perplex, but only to modify attack +1 or defense +1.", "attack", -1, False),
        ("Perplex, but only to modify attack +1 or defense +1.", "speed", 1, False),
        ("Perplex, but only to increase.", "speed", 1, True),
        ("Perplex, but only to increase.", "speed", -1, False),
        ("Perplex, but only to modify attack values of adjacent characters.", "attack", 1, True),
        ("Perplex, but only to modify attack values of adjacent characters.", "defense", 1, False),
        ("Perplex, but only on self.", "attack", 1, False),
    ],
)
def test_27_4j_which_values_and_which_way(text: str, value: str, by: int, legal: bool) -> None:
    """Of Rob, who stands beside her."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": value, "change": by}
    assert asked(question, figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7"))["legal"] == legal


@pytest.mark.parametrize(
    ("text", "roll", "taken"),
    [
        ("Impervious, but a roll of 4-6 reduces the damage to 0.", 4, 0),
        ("Impervious, but a roll of 4-6 reduces the damage to 0.", 3, 1),
        ("Impervious, but reduces damage to 0 on a 4-6.", 4, 0),
        ("Impervious.", 4, 1),
    ],
)
def test_27_3j_on_which_results_nothing_is_taken(text: str, roll: int, taken: int) -> None:
    """The results told first."""
    answer = asked(
        {**HIT, "choices": {"impervious:rob": roll}}, figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7", text)
    )
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "kind", "legal"),
    [
        ("Hypersonic Speed, but can't make range attacks.", "range", False),
        ("Hypersonic Speed, but can't make range attacks.", "close", True),
        ("Hypersonic Speed.", "range", True),
    ],
)
def test_27_1j_which_attacks_hypersonic_speed_makes(text: str, kind: str, legal: bool) -> None:
    """Those that are left."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C8")
    question = {**HIT, "kind": kind, "action": "hypersonic-speed"}
    assert asked(question, figure("Hollis", "red", "C6", text), rob)["legal"] == legal


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Exploit Weakness and may use it with range attacks.", 3),
        ("Exploit Weakness.", 2),
    ],
)
def test_27_4d_in_range_attacks_as_well(text: str, damage: int) -> None:
    """Against who has Toughness."""
    rob = figure("Rob", "blue", "C9", powers=["toughness"])
    answer = asked({**HIT, "kind": "range"}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(("action", "may"), [("charge", "may"), ("close", "no")])
def test_27_7i_knockback_by_one_action_alone(action: str, may: str) -> None:
    """By Charge, and not by a close attack of its own."""
    hollis = figure("Hollis", "red", "C6", "KNOCKBACK, but only when using Charge.", powers=["charge"])
    answer = asked({**HIT, "action": action, "roll": [5, 6]}, hollis, figure("Rob", "blue", "C7"))
    assert answer["knockback"] == may


def test_20_2_what_says_the_same_as_the_power() -> None:
    """Passenger carries those of its own size anyway (27.7k); twice is twice (21.11); a move with what it ignores."""
    assert list(one("Passenger: 2, but can carry characters of the same size.").effects) == [{"grants": "passenger:2"}]
    for text in ("Perplex and may use it twice.", "Perplex, but twice per turn.", "Perplex, but may use it twice."):
        assert list(one(text).effects) == [{"grants": "perplex", "restrict": {"times": 2}}]
    [charge] = one("Charge with Improved Movement: Hindering.").effects
    assert charge["restrict"] == {"gains": ["improved-movement:hindering"]}


@pytest.mark.parametrize(
    "text",
    [
        "Toughness, but not against adjacent characters.",
        "Outwit, but can't target adjacent characters with the Ash keyword.",
        "Perplex, but only to modify attack +1 or defense -1.",
        "Leadership, but may target friendly characters with the Ash keyword.",
    ],
)
def test_20_2_what_stays_in_doubt(text: str) -> None:
    """Damage outside of attacks, one of two things denied, two ways, or where they have to be."""
    assert statuses(text) == ["reminded"]
    assert one(text).effects == ()


@pytest.mark.parametrize(
    ("text", "points", "may"),
    [
        ("Mastermind, but may choose any adjacent friendly character.", 90, True),
        ("Mastermind, but regardless of points.", 90, True),
        ("Mastermind.", 90, False),
        ("Mastermind, but may choose any adjacent opposing character.", 20, False),
    ],
)
def test_27_3g_any_adjacent_friend(text: str, points: int, may: bool) -> None:
    """Of whatever points."""
    rob, sam = figure("Rob", "blue", "C7", text, points=50), figure("Sam", "blue", "D8", points=points)
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer["targets"]) == may
