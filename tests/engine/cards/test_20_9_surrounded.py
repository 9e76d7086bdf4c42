"""What others around have or are, how many tokens, and whose "her" is behind a condition (6.2, 13.3, 20.9, 21.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import of, one, statuses

SEVERAL = "If three or more friendly characters have the Ash keyword, modify Hollis's attack +1."
GREAT = "If an opposing character on the map is 60 points or more, Hollis can use Charge."
CLAWS = "When Hollis uses Blades/Claws/Fangs, minimum result is 3."


@pytest.mark.parametrize(("keywords", "attack"), [((["Ash"], ["Ash"]), 11), ((["Ash"], ["Fen"]), 10)])
def test_20_9_several_friends_have_a_keyword(keywords: tuple[list[str], ...], attack: int) -> None:
    """The character is friendly to itself and one of them (6.2); foes are none."""
    friends = [
        figure(name, "red", at, keywords=each) for name, at, each in zip("SZ", ("A1", "P1"), keywords, strict=True)
    ]
    hollis = figure("Hollis", "red", "C6", SEVERAL, keywords=["Ash"])
    assert value("hollis", "attack", hollis, *friends, figure("Rob", "blue", "C9", keywords=["Ash"])) == attack


@pytest.mark.parametrize(("points", "able"), [(60, True), (59, False)])
def test_20_9_one_opponent_of_so_many_points(points: int, able: bool) -> None:
    """Of opponents alone."""
    others = figure("Rob", "blue", "P16", points=points), figure("Sam", "red", "A1", points=90)
    assert usable("hollis", "charge", figure("Hollis", "red", "C6", GREAT), *others) == able


@pytest.mark.parametrize(("at", "damage"), [("C5", 4), ("A1", 3)])
def test_6_3_two_opponents_adjacent(at: str, damage: int) -> None:
    """Both of them beside her."""
    hollis = figure("Hollis", "red", "C6", "Modify damage +1 if Hollis has two or more opposing characters adjacent.")
    assert value("hollis", "damage", hollis, figure("Rob", "blue", "C7"), figure("Zoe", "blue", at)) == damage


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("If Hollis has one action token, she can use Flurry.", "reminded"),
        ("If Hollis has 1 action token, modify attack +1.", "reminded"),
        ("When attacking a character with one action token, modify attack +1.", "reminded"),
        ("If Hollis has exactly one action token, she can use Flurry.", "judged"),
        ("If Hollis has one or more action tokens, she can use Flurry.", "judged"),
        ("If Hollis has an action token, she can use Flurry.", "judged"),
        ("If Hollis has at least one action token, she can use Flurry.", "judged"),
        ("If Hollis has more than one action token, she can use Flurry.", "judged"),
    ],
)
def test_13_3_one_token_is_exactly_one_or_at_least(text: str, status: str) -> None:
    """Which of the two nobody tells, but where a card says so."""
    assert statuses(text, "Hollis") == [status]
    assert (one(text, "Hollis").why == "readings") == (status == "reminded")


def test_13_3_what_stands_behind_it_is_judged() -> None:
    """The next sentence hangs on nothing of it."""
    text = "If Hollis has one action token, she can use Flurry. If Hollis has two action tokens, she can use Stealth."
    assert [sentence.status for sentence in of(text, "Hollis")] == ["reminded", "judged"]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("If Hollis has no action tokens, modify her attack +1.", "judged"),
        ("If Hollis is adjacent to a friendly character, modify her attack +1.", "unread"),
        ("If Hollis is adjacent to a friendly character, that character modifies attack +1.", "unread"),
        ("If Hollis is adjacent to an opposing character, modify her attack -1.", "unread"),
        ("If Hollis is adjacent to an opposing character, modify her attack +1 and damage -1.", "unread"),
        ("If Hollis is adjacent to an opposing character, modify her attack +1.", "unread"),
        ("If a friendly character is adjacent to Rob, modify her attack +1.", "unread"),
        ("If Hollis is adjacent to a friendly character, modify its attack +1.", "unread"),
    ],
)
def test_21_9_whose_her_is_behind_a_condition_of_her_own(text: str, status: str) -> None:
    """Where nobody else is named in it, it is hers; a friend or an opponent beside her could claim it as well."""
    assert statuses(text, "Hollis") == [status]


def test_21_9_a_name_with_an_apostrophe_and_small_words() -> None:
    """It is one name, whole."""
    text = "If a friendly character named Ro's al Fen is on the map, Hollis can use Charge."
    hollis = figure("Hollis", "red", "C6", text)
    assert usable("hollis", "charge", hollis, figure("Ro's al Fen", "red", "A1"))
    assert not usable("hollis", "charge", hollis, figure("Ro's", "red", "A1"))
    assert not usable("hollis", "charge", hollis, figure("Ro's al Fen", "blue", "A1"))


@pytest.mark.parametrize(("points", "legal"), [(50, False), (51, True)])
def test_12_1_by_whom_attacks_are_made(points: int, legal: bool) -> None:
    """Of so many points, and no others."""
    text = "Rob can't be the target of attacks made by characters of 50 points or less."
    hollis, rob = figure("Hollis", "red", "C6", points=points), figure("Rob", "blue", "C7", text)
    assert (
        asked({"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}, hollis, rob)["legal"] == legal
    )


@pytest.mark.parametrize(("kind", "at", "legal"), [("close", "C7", True), ("range", "C9", False)])
def test_12_1_attacked_by_close_attacks_alone(kind: str, at: str, legal: bool) -> None:
    """Attacks alone are spoken of; what is no attack may choose it."""
    hollis, rob = figure("Hollis", "red", "C6"), figure("Rob", "blue", at, "Rob can only be attacked by close attacks.")
    assert asked({"type": "legal", "figure": "hollis", "action": kind, "target": "rob"}, hollis, rob)["legal"] == legal
    assert statuses("Rob can only be targeted by close attacks.", "Rob") == ["unread"]


@pytest.mark.parametrize(
    ("powers", "card", "damage", "result"),
    [
        (["blades-claws-fangs"], "", 3, 3),
        (["blades-claws-fangs"], "", 5, 4),  # the power's own least is printed damage less 1
        ([], "Blades/Claws/Fangs.", 3, 3),
        ([], "Blades/Claws/Fangs.", 5, 4),
        ([], "Blades/Claws/Fangs, but with a minimum result of 4.", 3, 4),
        ([], "", 3, 3),  # its damage: the sentence gives the power to nobody
    ],
)
def test_27_2a_the_least_of_claws_from_elsewhere(powers: list[str], card: str, damage: int, result: int) -> None:
    """Who has the power gets at least that, and at least what it has otherwise."""
    special = [{"name": name, "text": text} for name, text in (("Trick", CLAWS), ("Old", card)) if text]
    values = {"speed": 8, "attack": 10, "defense": 17, "damage": damage, "range": 0}
    hollis: dict[str, Any] = figure("Hollis", "red", "C6", powers=powers, special=special, values=values)
    answer = asked({**HIT, "choices": {"blades-claws-fangs:hollis": 1}}, hollis, figure("Rob", "blue", "C7"))
    assert answer["targets"]["rob"]["damage_dealt"] == result
    assert bool(answer.get("refused")) == (not powers and not card)


@pytest.mark.parametrize(("at", "able"), [("C6", True), ("C7", False)])
def test_17_on_a_smoke_marker(at: str, able: bool) -> None:
    """Where the character itself stands."""
    text = "Charge, but only while occupying a Smoke Cloud marker."
    markers = [{"kind": "smoke", "at": ["C6"]}]
    assert usable("hollis", "charge", figure("Hollis", "red", at, text), markers=markers) == able


def test_20_7a_what_a_power_by_its_name_gives_meanwhile() -> None:
    """Of the power that the same part gives; it makes no attack, in which anything could count."""
    assert statuses("Sidestep. When Hollis uses Sidestep, she has Passenger: 1.", "Hollis") == ["judged", "judged"]
    assert statuses("When Hollis uses Sidestep, modify attack +1.", "Hollis") == ["reminded"]


@pytest.mark.parametrize(("kind", "result"), [("close", 17), ("range", 18)])
def test_20_4_defense_values_in_attacks_of_a_kind(kind: str, result: int) -> None:
    """In close attacks no modifier makes the target's defense better; in others it does."""
    text = "When Hollis makes close attacks, opposing characters' defense values can't be positively modified."
    hollis = figure("Hollis", "red", "C6", text)
    rob = figure(
        "Rob", "blue", "C7" if kind == "close" else "C9", modifiers=[{"value": "defense", "add": 1, "from": "?"}]
    )
    during = {"attack": kind, "attacker": "hollis", "target": "rob", "action": kind}
    assert value("rob", "defense", hollis, rob, during=during) == result


@pytest.mark.parametrize(("at", "speed"), [("C7", 4), ("C8", 8)])
def test_6_8_opponents_beside_her_halve_speed(at: str, speed: int) -> None:
    """Those alone; a friend beside her doesn't."""
    hollis = figure("Hollis", "red", "C6", "Adjacent opposing characters halve speed.")
    assert value("rob", "speed", hollis, figure("Rob", "blue", at)) == speed
    assert value("rob", "speed", hollis, figure("Rob", "red", at)) == 8


@pytest.mark.parametrize(("tokens", "attack"), [(0, 11), (1, 10)])
def test_12_1_during_attacks_on_some(tokens: int, attack: int) -> None:
    """Of such targets; a defense value counts in no attack of its own."""
    text = "Modify Hollis's {} +1 during attacks targeting characters with no action tokens."
    hollis = figure("Hollis", "red", "C6", text.format("attack"))
    during = {"attack": "close", "attacker": "hollis", "target": "rob", "action": "close"}
    assert value("hollis", "attack", hollis, figure("Rob", "blue", "C7", tokens=tokens), during=during) == attack
    assert statuses(text.format("defense"), "Hollis") == ["unread"]


@pytest.mark.parametrize(("kind", "at", "result"), [("range", "C9", "evaded"), ("close", "C7", "hit")])
def test_12_1_while_the_attacker_is_afar(kind: str, at: str, result: str) -> None:
    """The power is used against such an attacker alone."""
    rob = figure("Rob", "blue", at, "If the attacker isn't adjacent, Rob can use Super Senses.")
    question = {**HIT, "kind": kind, "choices": {"super-senses:rob": 6}}
    assert asked(question, figure("Hollis", "red", "C6"), rob)["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(
    "text",
    [
        "Modify attack +1. Lose this if Hollis is adjacent to a wall.",
        "Modify attack +1. She loses this while the moon is full.",
        "Modify attack +1. Hollis doesn't if the moon is full.",
        "Modify attack +1. If the moon is full, instead modify defense +1.",
        "Modify attack +1. Increase to +2 if the moon is full.",
        "Modify attack +1. Double this modifier if the moon is full.",
        "Modify attack +1. That's +2 if the moon is full.",
        "Outwit. It can target only characters beside a wall.",
        "Outwit. Its range is 4.",
        "Outwit. Treat its range as 4.",
        "Outwit. Hollis can't choose defense powers.",
        "Outwit. May not choose defense powers.",
        "Outwit. Choose only defense powers.",
        "Outwit. The range is 4.",
        "Outwit. Defense powers can't be chosen.",
        "Hollis takes a maximum of 1 damage. If she has an action token, 2.",
        "Toughness. Reduces 2 instead of 1.",
        "Hollis can't be targeted by range attacks. Pulse Wave can still target her.",
    ],
)
def test_20_2_what_the_next_sentence_may_take_back_is_not_judged(text: str) -> None:
    """It names nothing of its own, so that it speaks of the one before."""
    before, behind = of(text, "Hollis")
    assert (before.status, behind.status) == ("reminded", "unread")


@pytest.mark.parametrize(
    ("text", "statuses_of_both"),
    [
        ("Outwit. Range 4.", ["reminded", "reminded"]),
        ("Flurry. Range 4.", ["judged", "judged"]),
        ("Outwit. Flurry.", ["judged", "judged"]),
    ],
)
def test_11_3_a_range_behind_a_power_that_reaches(text: str, statuses_of_both: list[str]) -> None:
    """The character's own range value, or the power's: nobody tells."""
    assert statuses(text, "Hollis") == statuses_of_both


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Hollis's damage can't be reduced below 2.", "reminded"),
        ("Hollis's damage value can't be less than 2.", "judged"),
        ("Hollis's damage dealt can't be reduced below 2.", "judged"),
        ("Damage dealt by Hollis can't be reduced below 2.", "judged"),
    ],
)
def test_12_4_her_damage_is_a_value_or_what_she_deals(text: str, status: str) -> None:
    """Which of the two, nobody tells where the card doesn't."""
    assert statuses(text, "Hollis") == [status]
