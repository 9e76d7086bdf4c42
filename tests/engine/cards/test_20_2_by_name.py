"""Powers changed by the names of others, in rolls, in some attacks: both sides of each (18.3, 20.2, 27.4f, 27.4k)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import one, statuses
from tests.engine.cards.test_20_2_restrictions import OUTWIT, PERPLEX, legal


@pytest.mark.parametrize(
    ("text", "what", "may"),
    [
        ("Outwit, but only to choose Charge.", "charge", True),
        ("Outwit, but only to choose Flurry or Charge.", "charge", True),
        ("Outwit, but only to counter Flurry.", "charge", False),
        ("Outwit, but can't choose speed powers.", "charge", False),
        ("Outwit, but can't choose defense powers.", "charge", True),
        ("Outwit, but can't choose standard powers.", "charge", False),
        ("Outwit, but only against opposing characters with the Ash keyword.", "charge", True),
        ("Outwit, but only against opposing characters with the Fog keyword.", "charge", False),
    ],
)
def test_27_4k_outwit_by_names_and_kinds(text: str, what: str, may: bool) -> None:
    """Which power is chosen decides, and of whom."""
    assert legal({**OUTWIT, "what": what}, text) == may


@pytest.mark.parametrize(
    ("text", "used", "may"),
    [
        ("Outwit, but may use it twice per turn if adjacent to an opposing character.", ["outwit"], False),
        ("Outwit, but may use it twice per turn if not adjacent to an opposing character.", ["outwit"], True),
        ("Outwit, but may use it twice per turn if adjacent to an opposing character.", [], True),
    ],
)
def test_p224_twice_under_a_condition(text: str, used: list[str], may: bool) -> None:
    """Once as ever; the condition is that of the second use alone."""
    assert legal(OUTWIT, text, this_turn={"used": used}) == may


@pytest.mark.parametrize(
    ("text", "change", "may"),
    [
        ("Perplex, but only to modify -1.", -1, True),
        ("Perplex, but only to modify -1.", 1, False),
        ("Perplex, but may only increase combat values.", 1, True),
        ("Perplex, but can only reduce combat values.", 1, False),
    ],
)
def test_27_4j_which_way_and_whom(text: str, change: int, may: bool) -> None:
    """Up or down, and no other way."""
    assert legal({**PERPLEX, "change": change}, text) == may


@pytest.mark.parametrize(
    ("text", "points", "results"),
    [
        ("Super Senses, but succeeds on a 4-6 against characters of higher points.", 90, {4: False, 3: True}),
        ("Super Senses, but succeeds on a 4-6 against characters of higher points.", 30, {4: True, 5: False}),
        (
            "Super Senses, but succeeds on a 3-6 against close attacks and on a 6 against range attacks.",
            30,
            {3: False, 2: True},
        ),
        ("Super Senses, but increase the roll by 1.", 30, {4: False, 3: True}),
        ("Super Senses, but not against range attacks.", 30, {5: False, 4: True}),
    ],
)
def test_27_3a_results_against_some(text: str, points: int, results: dict[int, bool]) -> None:
    """Whether the attack still hits on that roll."""
    hollis, rob = figure("Hollis", "red", "C6", points=points), figure("Rob", "blue", "C7", text, points=50)
    for roll, hit in results.items():
        answer = asked({**HIT, "choices": {"super-senses:rob": roll}}, hollis, rob)
        assert (answer["targets"]["rob"]["result"] == "hit") == hit


@pytest.mark.parametrize(("text", "attack"), [("close", 0), ("range", 1)])
def test_27_3a_not_against_one_kind(text: str, attack: int) -> None:
    """It is not asked for in an attack of that kind."""
    rob = figure("Rob", "blue", "C7", f"Super Senses, but not against {text} attacks.")
    assert len(asked(HIT, figure("Hollis", "red", "C6"), rob)["pending"]) == attack


@pytest.mark.parametrize(
    ("text", "whose", "kind", "attack", "defense"),
    [
        ("When Hollis is targeted by an attack, the attacker modifies attack -1.", "hollis", "close", 9, 17),
        ("When Hollis is targeted by a close attack, the attacker modifies attack -1.", "hollis", "close", 9, 17),
        ("When Hollis is targeted by a range attack, the attacker modifies attack -1.", "hollis", "close", 10, 17),
        ("When Hollis attacks, modify the target's defense -1.", "rob", "close", 10, 16),
        ("When Hollis makes a range attack, modify the target's defense -1.", "rob", "close", 10, 17),
        ("When Hollis attacks, the target modifies defense -1.", "sid", "close", 10, 17),
    ],
)
def test_12_1_who_is_on_the_other_side(text: str, whose: str, kind: str, attack: int, defense: int) -> None:
    """Of the attack that the card's own character makes or suffers, and of no other."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
    sid, sam = figure("Sid", "blue", "E6"), figure("Sam", "red", "E7")
    attacker, target = {"hollis": ("rob", "hollis"), "rob": ("hollis", "rob"), "sid": ("sam", "sid")}[whose]
    question = {"type": "attack", "attacker": attacker, "targets": [target], "kind": kind, "roll": [5, 6]}
    answer = asked(question, hollis, rob, sid, sam)
    assert answer["attack_value"] == attack
    assert answer["targets"][target]["defense"] == defense


@pytest.mark.parametrize(
    ("text", "rob", "attack"),
    [
        ("If any opposing character has the Ash keyword, modify attack +1.", {"keywords": ["Ash"]}, 11),
        ("If any opposing character has the Ash keyword, modify attack +1.", {}, 10),
        (
            "If Hollis shares a keyword with an adjacent opposing character, modify attack +1.",
            {"keywords": ["Fog"]},
            11,
        ),
        (
            "If Hollis shares a keyword with an adjacent opposing character, modify attack +1.",
            {"keywords": ["Ash"]},
            10,
        ),
        ("Modify attack +1 if the target is a bystander.", {"bystander": True}, 11),
        ("Modify attack +1 if the target is a bystander.", {}, 10),
        ("When Hollis attacks a character from 2 or more squares away, modify attack +1.", {}, 10),
        ("UNIQUE MODIFIER - Characters other than Hollis modify attack -1.", {}, 10),
        ("UNIQUE MODIFIER - All characters modify attack -1.", {}, 9),
        ("Friendly characters modify attack +1 during close attacks.", {}, 11),
        ("Friendly characters modify attack +1 during range attacks.", {}, 10),
        ("While Hollis is your only character on the map, modify attack +2.", {}, 12),
    ],
)
def test_20_9_more_conditions(text: str, rob: dict[str, Any], attack: int) -> None:
    """A close attack on Rob beside her."""
    hollis = figure("Hollis", "red", "C6", text, keywords=["Fog"])
    assert asked(HIT, hollis, figure("Rob", "blue", "C7", **rob))["attack_value"] == attack


def test_27_2j_poison_farther_off() -> None:
    """Two squares away, where the card says so, and adjacent as ever."""
    for text, at, may in (
        ("Poison, but also affects opposing characters within 2 squares.", "C8", True),
        ("Poison, but also affects opposing characters within 2 squares.", "C9", False),
        ("Poison.", "C8", False),
    ):
        hollis = figure("Hollis", "red", "C6", text)
        used = asked({"type": "use", "figure": "hollis", "action": "poison"}, hollis, figure("Rob", "blue", at))
        assert ("rob" in used.get("targets", {})) == may


def test_20_1_may_use_is_can_use() -> None:
    """With what the card changes of it."""
    for who in ("Hollis", "Friendly characters with the Ash keyword"):
        may, can = (
            one(f"{who} {verb} use Mastermind, but only to choose Hollis.", "Hollis") for verb in ("may", "can")
        )
        assert may.status == "judged"
        assert may.effects == can.effects


@pytest.mark.parametrize(("used", "may"), [([], True), (["outwit"], True), (["outwit", "outwit"], False)])
def test_20_7a_twice_by_the_next_sentence(used: list[str], may: bool) -> None:
    """Of the power before it, and of none that its part does not give."""
    hollis = figure("Hollis", "red", "C6", "Outwit. Hollis may use it twice per turn.", this_turn={"used": used})
    answer = asked(OUTWIT, hollis, figure("Rob", "blue", "C8", powers=["charge"]))
    assert [row["status"] for row in answer["cards"]] == ["judged", "judged"]
    assert answer["legal"] == may
    assert statuses("Charge. Hollis may use it twice per turn.", "Hollis")[1] != "judged"


@pytest.mark.parametrize(("sam", "hit"), [("D7", False), ("F7", True)])
def test_20_7a_other_results_under_a_condition(sam: str, hit: bool) -> None:
    """On a 4 where a friend is adjacent, on a 5 as ever."""
    text = "Super Senses. If Rob is adjacent to a friendly character named Sam, it succeeds on a 4-6 instead."
    rob = figure("Rob", "blue", "C7", text)
    question = {**HIT, "choices": {"super-senses:rob": 4}}
    answer = asked(question, figure("Hollis", "red", "C6"), rob, figure("Sam", "blue", sam))
    assert (answer["targets"]["rob"]["result"] == "hit") == hit
    assert statuses("Toughness. If Rob is elevated, it succeeds on a 4-6 instead.", "Rob")[1] != "judged"
    assert statuses("Super Senses. If Rob is elevated, it succeeds on a 6 instead.", "Rob")[1] != "judged"


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("Flurry while Hollis has no action tokens.", "Flurry, but only if Hollis has no action tokens."),
        ("Flurry when elevated.", "Flurry, but only if elevated."),
        ("Barrier, but only to place a single marker.", "Barrier, but only to place 1 marker."),
    ],
)
def test_20_2_the_same_said_otherwise(text: str, other: str) -> None:
    """Both are judged, and mean the same."""
    assert one(text, "Hollis").status == "judged"
    assert one(text, "Hollis").effects == one(other, "Hollis").effects


def test_27_4i_both_lent_powers_for_some_alone() -> None:
    """Each of them is restricted; two others are not surely both."""
    both = "Empower and {}, but only for characters with the Ash keyword."
    told = [dict(each) for each in one(both.format("Enhancement")).effects]
    assert [(each["grants"], each["restrict"]) for each in told] == [
        (slug, {"target": {"keyword": ["Ash"]}}) for slug in ("empower", "enhancement")
    ]
    assert one(both.format("Charge")).status == "reminded"


def test_13_3_tokens_on_her_card() -> None:
    """Action tokens lie on the card, or beside the figure."""
    hollis = figure("Hollis", "red", "C6", "Hollis modifies defense +1 for every action token on her card.", tokens=2)
    assert value("hollis", "defense", hollis) == 19


@pytest.mark.parametrize(
    "text",
    [
        "Outwit, but can't choose.",
        "Outwit, but only to choose Charge and Flurry.",
        "Perplex, but only to choose Charge.",
        "Stealth, but not against close attacks.",
        "Super Senses, but not against adjacent opposing characters.",
        "Poison, but also affects friendly characters within 2 squares.",
        "When Hollis is attacked, the attacker modifies defense -1.",
        "When Hollis attacks, the target modifies attack -1.",
        "When Hollis is attacked, the target modifies attack -1.",
        "Hollis modifies defense +1 during close attacks.",  # her own, or those on her
        "If Hollis shares a keyword with a friendly character, modify attack +1.",
        "If any friendly character has the Ash keyword, modify attack +1.",
    ],
)
def test_20_2_one_word_off(text: str) -> None:
    """Another side, another value, or words that nobody is sure of."""
    assert one(text, "Hollis").status != "judged"
