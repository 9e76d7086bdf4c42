"""Two numbers of one modifier, the most points, printed values, and attacks of others (6.12, 20.9, 21.10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure, usable, value
from tests.engine.cards.reading import one

ATTACK = VALUES["attack"]
CLOSE: dict[str, Any] = {"attack": "close", "attacker": "hollis", "target": "rob"}
AT_HOLLIS: dict[str, Any] = {"attack": "close", "attacker": "rob", "target": "hollis"}


@pytest.mark.parametrize(("tokens", "add"), [(0, 1), (1, 1), (2, 2)])
def test_20_9_one_number_or_the_other(tokens: int, add: int) -> None:
    """Never both."""
    text = "Modify attack +1, or +2 if Hollis has two action tokens."
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text, tokens=tokens)) == ATTACK + add


@pytest.mark.parametrize(("tokens", "power"), [(0, "charge"), (1, "running-shot")])
def test_20_9_two_powers_each_in_its_case(tokens: int, power: str) -> None:
    """The one without action tokens, the other with one."""
    text = "Hollis can use Charge while she has no action tokens and Running Shot while she has one or more."
    hollis = figure("Hollis", "red", "C6", text, tokens=tokens)
    assert [slug for slug in ("charge", "running-shot") if usable("hollis", slug, hollis)] == [power]


@pytest.mark.parametrize(("points", "who"), [((50, 75), "sam"), ((75, 50), "hollis")])
def test_21_10_the_character_of_the_most_points(points: tuple[int, int], who: str) -> None:
    """Of the own side alone, whatever an opponent is worth."""
    text = "The highest point friendly character modifies attack +1."
    figures = (
        figure("Hollis", "red", "C6", text, points=points[0]),
        figure("Sam", "red", "E6", points=points[1]),
        figure("Rob", "blue", "G6", points=200),
    )
    assert [one for one in ("hollis", "sam", "rob") if value(one, "attack", *figures) > ATTACK] == [who]


@pytest.mark.parametrize(("points", "result"), [((50, 60, 60), "reminded"), ((60, 60, 60), "judged")])
def test_21_10a_ties(points: tuple[int, ...], result: str) -> None:
    """Of several who tie a player chooses; where all have as many, each is one."""
    text = "When Hollis attacks the highest point opposing character, modify attack +1."
    foes = (
        figure(name, "blue", at, points=each) for name, at, each in zip("XYZ", ("C7", "E6", "G6"), points, strict=True)
    )
    hollis = figure("Hollis", "red", "D7", text)
    during = {"attack": "close", "attacker": "hollis", "target": "y"}
    answer = asked({"type": "value", "figure": "hollis", "value": "attack", "during": during}, hollis, *foes)
    assert [card["status"] for card in answer["cards"]] == [result]
    assert answer["result"] == ATTACK + (result == "judged")


def test_21_10_whoever_is_off_the_map_and_would_decide_it() -> None:
    """Whether the card speaks of that one, nobody tells."""
    text = "When Hollis attacks the highest point opposing character, modify attack +1."
    figures = (
        figure("Hollis", "red", "C6", text),
        figure("Rob", "blue", "D6", points=50),
        figure("Ann", "blue", None, points=90),
    )
    answer = asked({"type": "value", "figure": "hollis", "value": "attack", "during": CLOSE}, *figures)
    assert (answer["result"], [card["status"] for card in answer["cards"]]) == (ATTACK, ["reminded"])


@pytest.mark.parametrize(("printed", "add"), [(9, 1), (10, 0)])
def test_6_12_a_printed_value(printed: int, add: int) -> None:
    """As the dial shows it, whatever modifies it."""
    text = "Friendly characters with a printed attack value of 9 or less modify attack +1."
    sam = figure("Sam", "red", "E6", values={**VALUES, "attack": printed})
    lowered = {**sam, "modifiers": [{"value": "attack", "add": -2, "from": "Perplex (Rob)"}]}
    hollis = figure("Hollis", "red", "C6", text)
    assert value("sam", "attack", hollis, sam) == printed + add
    assert value("sam", "attack", hollis, lowered) == printed + add - 2


def test_6_12_a_printed_value_nobody_tells() -> None:
    """It decides nothing, and is remembered."""
    text = "When Hollis attacks a character with a printed defense value of 17 or more, modify attack +1."
    rob = figure("Rob", "blue", "D6", values={key: each for key, each in VALUES.items() if key != "defense"})
    answer = asked(
        {"type": "value", "figure": "hollis", "value": "attack", "during": CLOSE},
        figure("Hollis", "red", "C6", text),
        rob,
    )
    assert (answer["result"], [card["status"] for card in answer["cards"]]) == (ATTACK, ["reminded"])


@pytest.mark.parametrize(("during", "add"), [(AT_HOLLIS, -1), ({**AT_HOLLIS, "target": "sam"}, 0)])
def test_20_9_the_attack_of_whoever_attacks_her(during: dict[str, Any], add: int) -> None:
    """And not of whoever attacks a friend of hers."""
    text = "When an opposing character attacks Hollis, modify its attack -1."
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "D6"), figure("Sam", "red", "E6")
    assert value("rob", "attack", *figures, during=during) == ATTACK + add


@pytest.mark.parametrize(("keywords", "add"), [(["Ash"], 1), (["Fog"], 0)])
def test_20_9_a_friend_who_attacks_and_shares_a_keyword(keywords: list[str], add: int) -> None:
    """It is asked of the one who attacks."""
    text = "When an adjacent friendly character attacks, modify its attack +1 if it shares a keyword with Hollis."
    hollis = figure("Hollis", "red", "C7", text, keywords=["Ash"])
    figures = hollis, figure("Sam", "red", "C6", keywords=keywords), figure("Rob", "blue", "D6", keywords=["Ash"])
    assert value("sam", "attack", *figures, during={**CLOSE, "attacker": "sam"}) == ATTACK + add
    assert value("sam", "attack", *figures) == ATTACK


@pytest.mark.parametrize(("count", "add"), [(0, 0), (1, 1), (2, 0)])
def test_20_9_exactly_one_of_them(count: int, add: int) -> None:
    """None and two are not one."""
    text = "If exactly one opposing character is adjacent, modify attack +1."
    foes = (figure(f"Rob{at}", "blue", at) for at in ("C7", "D6")[:count])
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text), *foes) == ATTACK + add


@pytest.mark.parametrize(("foes", "add"), [(1, 0), (2, 1)])
def test_2_5_fewer_characters_than_an_opponent(foes: int, add: int) -> None:
    """As many are not fewer."""
    text = "If you control fewer characters than an opponent, modify attack +1."
    others = (figure(f"Rob{at}", "blue", at) for at in ("H7", "K6")[:foes])
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text), *others) == ATTACK + add


@pytest.mark.parametrize(
    "text",
    [
        "Modify attack +2, or +1 if Hollis has two action tokens.",
        "Modify attack +1, or -1 if Hollis has two action tokens.",
        "Modify attack +1, or +2 unless Hollis has two action tokens.",
        "Modify attack +1, or damage +2 if Hollis has two action tokens.",
        "Modify attack +1 and +2 if Hollis has two action tokens.",
        "Hollis can use Stealth while she has no Wick tokens and Charge while she has one or more.",
        "Hollis can use Stealth while she has no action tokens and can't use Charge while she has one or more.",
        "Hollis can use Stealth if adjacent to a friend with no action tokens and Charge if she has two.",
        "The highest point friendly characters can use Outwit.",
        "The second highest point friendly character can use Outwit.",
        "When Hollis attacks the highest point character, modify attack +1.",
        "When Hollis isn't attacking the highest point opposing character, modify attack +1.",
        "Friendly characters with a defense value of 16 or less modify attack +1.",
        "Friendly characters without a printed attack value of 9 or less modify attack +1.",
        "When an opposing character attacks Hollis, modify its defense -1.",
        "When an opposing character attacks an adjacent friendly character, modify its attack -1.",
        "When Hollis is attacked by an opposing character, modify its attack -1.",
        "When an adjacent friendly character attacks, modify its attack +1 if it doesn't share a keyword with Hollis.",
        "When an adjacent friendly character is attacked, modify that character's attack +1.",
        "Friendly characters using Charge modify speed +1.",
        "Friendly characters using Stealth modify defense +1.",
        "If a friendly character shares a keyword, modify defense +1.",
        "If only one friendly character is within 4 squares, modify attack +1.",
        "If you have more characters than an opponent, modify attack +1.",
        "If an opponent doesn't have more characters than you, modify attack +1.",
        "Defense +1, but only for close attacks.",
        "Charge and Outwit with a range value of 6.",
        "Super Senses and Shape Change, but succeeds on a 4-6.",
        "Blades/Claws/Fangs, maximum result of 3.",
        "Perplex, but may also modify damage.",
        "Perplex, but may only modify damage.",
        "Perplex, but only to modify attack or damage.",
    ],
)
def test_20_9_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"
