"""What targets can't use in an attack, and who can neither target nor see somebody (11.4, 12.1, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one

ONLY_TARGET = "Opposing characters can't use defense powers if they are the only target of Hollis's attack."
SINGLE = "When Hollis targets a single character with an attack, they can't use defense powers."
CLOSE = "When Hollis makes a close attack, the target can't use defense powers."


def taken(mine: str, theirs: dict[str, Any], targets: tuple[str, ...] = ("rob",), kind: str = "range") -> int:
    """Return the damage that Rob takes from Hollis, whose text is given; Zoe stands two squares from him."""
    hollis = figure("Hollis", "red", "C6", mine)
    hollis["values"] = {**hollis["values"], "targets": 2}
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", **theirs)
    ask: dict[str, Any] = {**HIT, "targets": list(targets), "kind": kind}
    if len(targets) > 1:
        ask["divide"] = {"rob": 3}
    return int(asked(ask, hollis, rob, figure("Zoe", "blue", "E9"))["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize("text", [ONLY_TARGET, SINGLE, "Opposing characters can't use defense powers."])
@pytest.mark.parametrize("power", ["toughness", "invulnerability", "invincible"])
def test_20_4_no_defense_power_of_the_only_target(text: str, power: str) -> None:
    """It takes all of the damage; whoever is no opponent of such an attacker has its power."""
    assert one(text, "Hollis").status == "judged"
    assert taken(text, {"powers": [power]}) == 3
    assert taken("", {"powers": [power]}) < 3


@pytest.mark.parametrize("text", [ONLY_TARGET, SINGLE])
def test_20_4_of_two_targets_none_is_the_only_one(text: str) -> None:
    """Each has its powers."""
    assert taken(text, {"powers": ["toughness"]}, ("rob", "zoe")) == 2


def test_20_4_in_the_attacks_that_are_meant() -> None:
    """In close ones, and in no others."""
    assert taken(CLOSE, {"powers": ["toughness"]}, kind="close") == 3
    assert taken(CLOSE, {"powers": ["toughness"]}) == 2


def test_20_4_powers_of_another_type_are_left() -> None:
    """What a trait does is no power of a defense slot, and what a special power there does is one."""
    trick = {"name": "Trick", "text": "Rob takes a maximum of 1 damage from attacks."}
    assert taken(SINGLE, {"special": [{**trick, "kind": "trait"}]}) == 1
    assert taken(SINGLE, {"special": [{**trick, "slot": "defense"}]}) == 3


def test_20_4_a_power_that_counts_in_that_attack_alone_is_lost_too() -> None:
    """Whatever gives it."""
    given = {"special": [{"name": "Trick", "text": "Rob can use Toughness against range attacks.", "kind": "trait"}]}
    assert (taken("", given), taken(SINGLE, given)) == (2, 3)


@pytest.mark.parametrize(
    ("text", "defense"),
    [
        ("Opposing characters can't use Energy Shield/Deflection against Hollis.", 17),
        ("Opposing characters can't use Combat Reflexes against Hollis.", 19),
        ("Friendly characters can't use Energy Shield/Deflection.", 19),
    ],
)
def test_20_4_what_is_not_used_against_somebody(text: str, defense: int) -> None:
    """In attacks of that character."""
    hollis, rob = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C9", powers=["energy-shield-deflection"])
    sam = figure("Sam", "red", "E6")
    ask = {"type": "value", "figure": "rob", "value": "defense"}
    for attacker, found in (("hollis", defense), ("sam", 19)):
        during = {"attack": "range", "attacker": attacker, "target": "rob"}
        assert asked({**ask, "during": during}, hollis, rob, sam)["result"] == found


@pytest.mark.parametrize(
    ("points", "at", "legal"), [(40, "C7", True), (40, "C8", False), (50, "C8", True), (60, "C8", True)]
)
def test_12_1_unless_they_are_adjacent(points: int, at: str, legal: bool) -> None:
    """Of fewer points alone, and not from beside."""
    text = "Rob can't be targeted by opposing characters of fewer points unless they are adjacent."
    rob, hollis = figure("Rob", "blue", at, text, points=50), figure("Hollis", "red", "C6", points=points)
    ask = {**HIT, "kind": "close" if at == "C7" else "range"}
    assert asked(ask, hollis, rob)["legal"] is legal


@pytest.mark.parametrize(
    ("kind", "at", "legal"), [("range", "C9", True), ("range", "C10", False), ("close", "C7", True)]
)
def test_12_1_attacks_of_one_kind_from_near_by(kind: str, at: str, legal: bool) -> None:
    """Within three squares, and no farther."""
    text = "Rob can't be targeted by range attacks made by opposing characters unless they are within 3 squares."
    ask = {**HIT, "kind": kind}
    assert asked(ask, figure("Hollis", "red", "C6"), figure("Rob", "blue", at, text))["legal"] is legal


@pytest.mark.parametrize(
    ("text", "at", "clear"),
    [
        ("Opposing characters can't draw line of fire to Rob unless they are within 4 squares.", "C10", True),
        ("Opposing characters can't draw line of fire to Rob unless they are within 4 squares.", "C11", False),
        ("Lines of fire can't be drawn to Rob by opposing characters more than 4 squares away.", "C10", True),
        ("Lines of fire can't be drawn to Rob by opposing characters more than 4 squares away.", "C11", False),
        ("Lines of fire can't be drawn to Rob.", "C8", False),
        ("Lines of fire can't be drawn to Rob by friendly characters.", "C8", True),
    ],
)
def test_11_4_who_can_not_draw_a_line_of_fire(text: str, at: str, clear: bool) -> None:
    """By distance, or nobody."""
    ask = {**HIT, "kind": "range"}
    assert asked(ask, figure("Hollis", "red", "C6"), figure("Rob", "blue", at, text))["legal"] is clear


@pytest.mark.parametrize(
    ("target", "kind", "legal"),
    [("rob", "range", False), ("sam", "range", False), ("zoe", "range", True), ("rob", "close", True)],
)
def test_12_1_with_the_friends_beside_it(target: str, kind: str, legal: bool) -> None:
    """The character itself and its neighbours, with attacks of that kind."""
    text = "Opposing characters can't target Rob or friendly characters adjacent to him with range attacks."
    rob, sam, zoe = figure("Rob", "blue", "C9", text), figure("Sam", "blue", "D9"), figure("Zoe", "blue", "F9")
    hollis = figure("Hollis", "red", "C8" if kind == "close" else "C6")
    assert asked({**HIT, "targets": [target], "kind": kind}, hollis, rob, sam, zoe)["legal"] is legal


def test_27_8d_neither_carries_nor_is_carried() -> None:
    """Both ways; others carry as they did."""
    hollis = figure("Hollis", "red", "C3", "Hollis can't carry or be carried.", abilities=["flight"])
    rob, sam = figure("Rob", "red", "C4"), figure("Sam", "red", "D3", abilities=["flight"], size="giant")
    for who, whom, legal in (("hollis", "rob", False), ("sam", "hollis", False), ("sam", "rob", True)):
        ask = {"type": "legal", "figure": who, "action": "carry", "target": whom}
        assert asked(ask, hollis, rob, sam)["legal"] is legal


@pytest.mark.parametrize(
    ("text", "what", "points", "legal"),
    [
        ("Opposing characters can't use Outwit or Perplex to target Rob.", "outwit", 50, False),
        ("Opposing characters can't choose Rob for Outwit.", "outwit", 50, False),
        ("Opposing characters can't choose Rob for Perplex.", "outwit", 50, True),
        ("Opposing characters of lower points can't use Outwit to target Rob.", "outwit", 40, False),
        ("Opposing characters of lower points can't use Outwit to target Rob.", "outwit", 60, True),
        ("Friendly characters can't use Outwit to target Rob.", "outwit", 50, True),
        ("Rob has PROTECTED: Outwit by characters of lower points.", "outwit", 40, False),
        ("Rob has PROTECTED: Outwit by characters of lower points.", "outwit", 60, True),
        ("Rob has Toughness and PROTECTED: Outwit.", "outwit", 50, False),
    ],
)
def test_20_4_who_can_not_choose_somebody(text: str, what: str, points: int, legal: bool) -> None:
    """By such a power, those who are meant alone."""
    hollis = figure("Hollis", "red", "C6", powers=[what], points=points)
    rob = figure("Rob", "blue", "C9", text, powers=["charge"], points=50)
    ask = {"type": "use", "figure": "hollis", "action": what, "target": "rob", "what": "charge"}
    answer = asked(ask, hollis, rob)
    assert (answer["legal"], answer["cards"][0]["status"]) == (legal, "judged")


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("Rob can't be targeted by Mind Control.", False),
        ("Rob can't be targeted by opposing Mind Control.", False),
        ("Opposing characters can't use Mind Control to target Rob.", False),
        ("Friendly characters can't use Mind Control to target Rob.", True),
        ("Opposing characters within 2 squares can't use Mind Control to target Rob.", True),
    ],
)
def test_27_1f_who_can_not_be_controlled(text: str, legal: bool) -> None:
    """By that power; any other attack may be made."""
    hollis, rob = figure("Hollis", "red", "C6", powers=["mind-control"]), figure("Rob", "blue", "C9", text)
    ask = {**HIT, "kind": "range"}
    assert one(text, "Rob").status == "judged"
    assert asked({**ask, "action": "mind-control"}, hollis, rob)["legal"] is legal
    assert asked(ask, hollis, rob)["legal"]


@pytest.mark.parametrize(
    ("text", "add", "attack"),
    [
        ("Rob's combat values can't be modified negatively.", -1, 10),
        ("Rob's combat values can't be modified negatively.", 1, 11),
        ("Rob can't have his combat values modified positively.", 1, 10),
        ("Rob's combat values can't be modified negatively by opposing effects.", -1, 10),
        ("Rob can't have his combat values modified negatively by friendly characters.", -1, 9),
    ],
)
def test_20_4_the_way_named_last(text: str, add: int, attack: int) -> None:
    """Of a modifier of that sign alone, by those who are meant."""
    sign = "+" if add > 0 else "-"
    zoe = figure("Zoe", "red", "E6", f"Opposing characters modify attack {sign}1.")
    ask = {"type": "value", "figure": "rob", "value": "attack"}
    assert asked(ask, figure("Rob", "blue", "C9", text), zoe)["result"] == attack


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis targets a single character with Outwit, they can't use defense powers.",
        "When Hollis targets a single character with an attack, friendly characters can't use defense powers.",
        "When Hollis targets a single character with an attack, they can't use attack powers.",
        "When Hollis attacks, opposing characters can't use defense powers.",
        "Opposing characters can't use defense powers if they aren't the only target of Hollis's attack.",
        "Opposing characters can't use defense powers if they are the only target of an attack.",
        "Opposing characters can't use defense powers if Hollis is the only target of their attack.",
        "Opposing characters can't use Charge against Hollis.",
        "Opposing characters can't use Super Senses against friendly characters.",
        "Hollis can't be targeted by opposing characters of fewer points unless she is adjacent to Rob.",
        "Hollis can't be targeted by adjacent characters unless they are adjacent.",
        "Opposing characters can't target Hollis or adjacent characters.",
        "Opposing characters can't target Hollis and one adjacent friendly character.",
        "Adjacent opposing characters can't target Hollis or adjacent friendly characters.",
        "Lines of fire can't be drawn by Hollis.",
        "Opposing characters can't use Leadership to target Hollis.",
        "Opposing characters can't use Outwit to target characters friendly to them.",
        "Opposing characters can't use Perplex to modify Hollis's attack.",
        "Hollis can't use Mind Control to target opposing characters.",
        "Hollis can't be targeted by Mind Control or Charge.",
        "Hollis has Toughness or PROTECTED: Outwit.",
        "Hollis's combat values can't be modified negatively or positively by more than 1.",
        "Hollis can't carry or be carried by opposing characters.",
    ],
)
def test_20_4_a_word_away(text: str) -> None:
    """What says something else is not judged."""
    assert one(text, "Hollis").status != "judged"
