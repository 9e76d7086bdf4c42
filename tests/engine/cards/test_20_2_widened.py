"""What a card lets a power do besides, or takes from it; both sides of each (20.2, 27.2a, 27.2l, 27.4b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import one, statuses

CLAWS = "Blades/Claws/Fangs, but the minimum result is {}."


@pytest.mark.parametrize(
    ("text", "printed", "roll", "damage"),
    [
        ("Blades/Claws/Fangs.", 3, 1, 2),
        (CLAWS.format(4), 3, 1, 4),
        (CLAWS.format(4), 3, 4, 4),
        (CLAWS.format(4), 3, 5, 5),
        (CLAWS.format(3), 5, 1, 3),  # in place of the printed damage less 1
        (CLAWS.format(3), 5, 4, 4),
        (CLAWS.format(0), 0, 1, 1),
        ("Blades/Claws/Fangs. When Hollis uses it, the minimum result is 4.", 3, 2, 4),
        ("Blades/Claws/Fangs with a minimum result of 6.", 3, 2, 6),
    ],
)
def test_27_2a_the_least_result(text: str, printed: int, roll: int, damage: int) -> None:
    """The card's minimum in place of the power's own, and never less than the die shows (P220)."""
    values = {"speed": 8, "attack": 10, "defense": 17, "damage": printed, "range": 0}
    hollis = {**figure("Hollis", "red", "C6", text), "values": values}
    question = {**HIT, "choices": {"blades-claws-fangs:hollis": roll}}
    answer = asked(question, hollis, figure("Rob", "blue", "C7"))
    assert answer["targets"]["rob"]["damage_dealt"] == damage
    assert {row["status"] for row in answer["cards"]} == {"judged"}


@pytest.mark.parametrize(("least", "printed", "damage"), [(5, 3, 5), (3, 6, 5)])
def test_p214_the_better_least_result_where_the_dial_has_the_power_too(least: int, printed: int, damage: int) -> None:
    """Nobody chooses the lower one, the card's or the power's own."""
    values = {"speed": 8, "attack": 10, "defense": 17, "damage": printed, "range": 0}
    hollis = figure("Hollis", "red", "C6", CLAWS.format(least), powers=["blades-claws-fangs"]) | {"values": values}
    question = {**HIT, "choices": {"blades-claws-fangs:hollis": 1}}
    assert asked(question, hollis, figure("Rob", "blue", "C7"))["targets"]["rob"]["damage_dealt"] == damage


FURY = "Battle Fury, but may still be carried by friendly characters with the Ash keyword."


@pytest.mark.parametrize(
    ("text", "keyword", "powers", "may"),
    [
        ("Battle Fury.", "Ash", [], False),
        (FURY, "Ash", [], True),
        (FURY, "Fog", [], False),
        (FURY, "Ash", ["battle-fury"], False),  # the dial's own says nothing of the kind
        ("Battle Fury, but can be carried.", "Fog", [], True),
    ],
)
def test_27_4b_who_may_carry_it_still(text: str, keyword: str, powers: list[str], may: bool) -> None:
    """Those whom the card names, and nobody else."""
    carrier = figure("Rob", "red", "C6", abilities=["flight"], keywords=[keyword])
    sam = figure("Sam", "red", "C7", text, powers=powers)
    carry = {"type": "legal", "figure": "rob", "action": "carry", "target": "sam"}
    assert asked(carry, carrier, sam)["legal"] == may


@pytest.mark.parametrize(
    ("text", "powers", "friend"),
    [
        ("Telekinesis.", [], True),
        ("Telekinesis, but only to choose terrain markers.", [], False),
        ("Telekinesis, but only to place terrain markers.", ["telekinesis"], True),
    ],
)
def test_27_2l_terrain_markers_alone(text: str, powers: list[str], friend: bool) -> None:
    """No character, unless another version of the power lets it choose one (20.7); a marker ever."""
    hollis = figure("Hollis", "red", "C6", text, powers=powers)
    sam = figure("Sam", "red", "C8")
    area = {"type": "area", "figure": "hollis", "effect": "telekinesis"}
    things = {"objects": [{"id": "crate", "at": "E6"}]}
    for chosen, may in (("sam", friend), ("crate", True)):
        answer = asked({**area, "chosen": chosen}, hollis, sam, **things)
        assert answer["legal"] == may
        assert may or answer["because"][-1]["rule"] == "20.2"


@pytest.mark.parametrize(
    ("text", "cant", "taken"),
    [
        ("Impervious.", [], 3),
        ("Impervious, but can reduce penetrating damage.", [], 1),
        ("Impervious, but can reduce penetrating damage.", ["impervious"], 3),
        ("Toughness, but may reduce penetrating damage.", [], 2),
    ],
)
def test_12_5c_a_reducer_of_penetrating_damage(text: str, cant: list[str], taken: int) -> None:
    """As long as its user can use the power."""
    rob = figure("Rob", "blue", "C7", text, cant_use=cant)
    hollis = figure("Hollis", "red", "C6", "Exploit Weakness.")
    answer = asked({**HIT, "choices": {"impervious:rob": 1}}, hollis, rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


TEAM = [{"name": "Lanterners", "kind": "team-ability", "text": "They hum."}]


@pytest.mark.parametrize(("special", "attack"), [(TEAM, 11), ([], 10)])
def test_19_4_friends_with_a_team_ability(special: list[dict[str, Any]], attack: int) -> None:
    """Who has it can use it."""
    text = "Friendly characters with the Lanterners team ability modify attack +1."
    sam = figure("Sam", "red", "C8", special=special)
    assert value("sam", "attack", figure("Hollis", "red", "C6", text), sam) == attack


@pytest.mark.parametrize(("keywords", "special", "attack"), [([], [], 10), (["Ash"], [], 11), ([], TEAM, 11)])
def test_19_4_a_keyword_or_a_team_ability(keywords: list[str], special: list[dict[str, Any]], attack: int) -> None:
    """One of the two is enough; of all combat values those that count in an attack."""
    text = (
        "When Hollis attacks one or more opposing characters with the Ash keyword or that have "
        "the Lanterners team ability, modify her combat values +1."
    )
    rob = figure("Rob", "blue", "C7", keywords=keywords, special=special)
    answer = asked(HIT, figure("Hollis", "red", "C6", text), rob)
    assert answer["attack_value"] == attack
    assert answer["targets"]["rob"]["damage_dealt"] == 3 + (attack - 10)


@pytest.mark.parametrize(("at", "damage"), [("C7", 4), ("C8", 3)])
def test_12_1_an_adjacent_target(at: str, damage: int) -> None:
    """Beside her, and not two squares away."""
    text = "When Hollis attacks an adjacent target, modify damage +1."
    rob = figure("Rob", "blue", at)
    question = {**HIT, "kind": "close" if at == "C7" else "range"}
    assert asked(question, figure("Hollis", "red", "C6", text), rob)["targets"]["rob"]["damage_dealt"] == damage


@pytest.mark.parametrize(("at", "taken"), [("C8", 3), ("C11", 1)])
def test_27_2g_against_targets_so_near(at: str, taken: int) -> None:
    """Within four squares its damage is penetrating, five away not."""
    text = "Penetrating/Psychic Blast, but only against targets within 4 squares."
    rob = figure("Rob", "blue", at, powers=["invulnerability"])
    answer = asked({**HIT, "kind": "range"}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    "text",
    [
        "Blades/Claws/Fangs, but the maximum result is 3.",
        "Blades/Claws/Fangs, but minimum damage.",
        "Battle Fury, but may still be carried by.",
        "Battle Fury, but may carry friendly characters with the Ash keyword.",
        "Telekinesis, but only to choose objects and terrain markers and characters.",
        "Stealth, but can reduce penetrating damage.",
        "Super Senses, but only against targets within 4 squares.",  # whose targets, nobody tells
        "Impervious, but can't reduce penetrating damage.",
    ],
)
def test_20_2_no_such_change(text: str) -> None:
    """Known as far as the power, and no farther."""
    assert one(text, "Hollis").status == "reminded"


def test_20_7a_a_least_result_of_another_power() -> None:
    """It is said of the power before it, which has no such result."""
    assert statuses("Flurry. When Hollis uses it, the minimum result is 4.", "Hollis")[1] != "judged"
