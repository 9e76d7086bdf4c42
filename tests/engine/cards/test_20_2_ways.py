"""Powers whose card changes whom they are about, or what their user can do meanwhile; both sides of each (20.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import of, one, statuses

WHATEVER = "but may choose friendly characters with the Ash keyword regardless of"


@pytest.mark.parametrize(
    ("text", "points", "keywords", "may"),
    [
        ("Mastermind.", 20, [], True),
        ("Mastermind.", 90, [], False),
        (f"Mastermind, {WHATEVER} point value.", 90, [], False),
        (f"Mastermind, {WHATEVER} point value.", 90, ["Ash"], True),
        (f"Mastermind, {WHATEVER} points.", 20, [], True),
        ("Mastermind regardless of point value.", 90, [], True),
    ],
)
def test_27_3g_mastermind_whatever_their_points_are(text: str, points: int, keywords: list[str], may: bool) -> None:
    """Whom the card names, and whoever the card of powers lets it choose besides."""
    rob = figure("Rob", "blue", "C7", text, points=50)
    sam = figure("Sam", "blue", "D8", points=points, keywords=keywords)
    answer = asked({**HIT, "choices": {"mastermind:rob": "sam"}}, figure("Hollis", "red", "C6"), rob, sam)
    assert ("sam" in answer["targets"]) == may


@pytest.mark.parametrize(("text", "may"), [("Leadership.", False), ("Leadership regardless of point value.", True)])
def test_27_4l_leadership_whatever_their_points_are(text: str, may: bool) -> None:
    """From an adjacent friend of more points."""
    hollis = figure("Hollis", "red", "C6", text, points=50)
    sam = figure("Sam", "red", "C7", points=90, tokens=1)
    turn = {"turn": {"active": "red", "phase": "beginning"}}
    used = {"type": "use", "figure": "hollis", "action": "leadership", "target": "sam", "roll": 6}
    assert asked(used, hollis, sam, **turn)["legal"] == may


LENT = "but also affects other friendly characters with the Ash keyword within 3 squares."


@pytest.mark.parametrize(
    ("text", "at", "keyword", "add"),
    [
        ("Empower.", "C8", "Ash", 0),
        (f"Empower, {LENT}", "C8", "Ash", 1),
        (f"Empower, {LENT}", "C8", "Fog", 0),
        (f"Empower, {LENT}", "C7", "Fog", 1),
        (f"Empower, {LENT}", "C10", "Ash", 0),
        ("Empower, but also affects other friendly characters within 2 squares.", "C8", "Fog", 1),
        ("Empower, but also affects other friendly characters within 2 squares.", "C9", "Fog", 0),
    ],
)
def test_27_4i_who_is_lent_something_besides(text: str, at: str, keyword: str, add: int) -> None:
    """Those whom the card names, and all who are adjacent."""
    sam, rob = figure("Sam", "red", at, keywords=[keyword]), figure("Rob", "blue", f"D{at[1:]}")
    during = {"attack": "close", "attacker": "sam", "target": "rob"}
    assert value("sam", "damage", figure("Hollis", "red", "C6", text), sam, rob, during=during) == 3 + add


@pytest.mark.parametrize(
    ("text", "defense"), [("Defend.", 15), ("Defend, but also affects other friendly characters within 2 squares.", 17)]
)
def test_27_3c_defend_farther_off(text: str, defense: int) -> None:
    """Two squares away, its printed defense value of 17 replaces one of 15."""
    sam = figure("Sam", "red", "C8", values={"speed": 8, "attack": 10, "defense": 15, "damage": 3, "range": 0})
    rob = figure("Rob", "blue", "D8")
    question = {"type": "attack", "attacker": "rob", "targets": ["sam"], "kind": "close", "roll": [5, 6]}
    assert asked(question, figure("Hollis", "red", "C6", text), sam, rob)["targets"]["sam"]["defense"] == defense


EACH = "Steal Energy, but heals 1 click for each hit {}character damaged by the attack."


@pytest.mark.parametrize(
    ("text", "targets", "clicks"),
    [
        ("Steal Energy.", ["rob", "sam"], 1),
        (EACH.format(""), ["rob", "sam"], 2),
        (EACH.format("opposing "), ["rob", "sam"], 2),
        (EACH.format("opposing "), ["rob"], 1),
        (EACH.format(""), ["rob", "pat"], 1),
    ],
)
def test_27_2k_a_click_for_each(text: str, targets: list[str], clicks: int) -> None:
    """One for each whom the attack damaged; Pat's Invulnerability leaves no damage."""
    hollis = figure("Hollis", "red", "C6", text, life={"click": 5, "clicks": 8}, powers=["quake"])
    standing = {"rob": "C7", "sam": "D7", "pat": "D6"}
    taught = {"pat": {"powers": ["invulnerability"]}}
    others = [figure(name.title(), "blue", standing[name], **taught.get(name, {})) for name in targets]
    answer = asked({**HIT, "action": "quake", "targets": targets}, hollis, *others)
    assert answer["attacker_healed"] == clicks


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("Poison.", 0),
        ("Poison, but deals penetrating damage.", 1),
        ("Poison. When Hollis uses it, she deals penetrating damage.", 1),
    ],
)
def test_27_2j_poison_that_is_penetrating(text: str, taken: int) -> None:
    """Toughness does not reduce it."""
    rob = figure("Rob", "blue", "C7", powers=["toughness"], life={"click": 1, "clicks": 8})
    used = {"type": "use", "figure": "hollis", "action": "poison"}
    answer = asked(used, figure("Hollis", "red", "C6", text), rob, turn={"active": "red", "phase": "action"})
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    ("text", "reached"),
    [
        ("Sidestep.", False),
        ("Sidestep. When Hollis uses it, she can use Improved Movement: Characters.", True),
    ],
)
def test_20_3_what_its_user_can_use_meanwhile(text: str, reached: bool) -> None:
    """Past an opponent without breaking away, by Sidestep alone and by no other move."""
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7")
    for action, freely in (("sidestep", reached), ("move", False)):
        moved = asked({"type": "reachable", "figure": "hollis", "action": action}, *figures)
        assert moved["break_away"] == ("automatic" if freely else "roll")


@pytest.mark.parametrize(
    ("text", "action", "carry", "may"),
    [
        ("Hypersonic Speed.", "hypersonic-speed", ["sam"], False),
        ("Hypersonic Speed, but gain Passenger: 2 instead of Passenger: 0.", "hypersonic-speed", ["sam", "pat"], True),
        ("Hypersonic Speed, but gain Passenger: 1 instead of Passenger: 0.", "hypersonic-speed", ["sam", "pat"], False),
        ("Hypersonic Speed, but gain Passenger: 2 instead of Passenger: 0.", "move", ["sam", "pat"], False),
        ("Phasing/Teleport. When Hollis uses it, she has PASSENGER: 2.", "phasing-teleport", ["sam", "pat"], True),
        ("Phasing/Teleport. When Hollis uses it, she has PASSENGER: 2.", "move", ["sam", "pat"], False),
    ],
)
def test_27_1j_how_many_it_carries_meanwhile(text: str, action: str, carry: list[str], may: bool) -> None:
    """By that action as many as the card says, and by another as many as ever."""
    friends = [figure(name, "red", at) for name, at in (("Sam", "C7"), ("Pat", "D6"))]
    question = {"type": "reachable", "figure": "hollis", "action": action, "carry": carry}
    assert asked(question, figure("Hollis", "red", "C6", text), *friends)["legal"] == may


def test_27_7a_actions_that_do_not_count() -> None:
    """What Autonomous is; FREE actions never count."""
    for words in ("actions don't count against", "non-FREE actions do not count toward"):
        assert one(f"Hollis's {words} your action total.", "Hollis").effects == ({"grants": "autonomous"},)
    for words in ("FREE actions don't count against", "POWER actions don't count against", "actions count against"):
        assert one(f"Hollis's {words} your action total.", "Hollis").status != "judged"


@pytest.mark.parametrize(
    ("text", "roll", "result"),
    [
        ("Super Senses, Toughness. When Rob uses Super Senses, increase the result +1.", 4, "evaded"),
        ("Super Senses, Toughness. When Rob uses Super Senses, increase the result +1.", 3, "hit"),
        ("Super Senses. When Rob uses it, increase his Super Senses roll by +2.", 3, "evaded"),
        ("Super Senses. When Rob uses it, he increases the d6 result by 1.", 4, "evaded"),
        ("Super Senses.", 4, "hit"),
    ],
)
def test_20_7a_a_result_that_is_increased(text: str, roll: int, result: str) -> None:
    """By the version of the power that the same text gives: it succeeds on so many results more."""
    answer = asked(
        {**HIT, "choices": {"super-senses:rob": roll}}, figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7", text)
    )
    assert answer["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(
    "text",
    [
        "Super Senses, Toughness. // When Hollis uses Super Senses, increase the result +1.",
        "Shape Change. When Hollis uses it, increase her Super Senses roll by +1.",
        "Shape Change. When Hollis uses it, decrease the result by +1.",
        "Regeneration. When Hollis uses it, increase the result by +1.",
        "Super Senses, but only against range attacks. When Hollis uses it, increase the result +1.",
        "Stealth. When Hollis uses Sidestep, she can use Improved Movement: Characters.",
    ],
)
def test_20_7a_of_another_power_or_any_version_of_it(text: str) -> None:
    """Behind `//` it is said of every use of the power, which that text alone does not give."""
    assert statuses(text, "Hollis")[-1] == "reminded"


def test_20_7a_of_one_of_several_powers_by_its_name() -> None:
    """The one that the same text gives."""
    [_, rider] = of(
        "Sidestep, Stealth. When Hollis uses Sidestep, she can use Improved Movement: Characters.", "Hollis"
    )
    assert rider.effects == ({"grants": "sidestep", "restrict": {"gains": ["improved-movement:characters"]}},)


def test_27_4c_support_asks_for_no_distance_from_opponents() -> None:
    """So that a card which lets it be used beside them changes nothing; only beside them is a condition."""
    for words in ("Hollis and his target may be adjacent to opposing characters", "may use it even if adjacent to"):
        text = f"Support, but {words}{' an opposing character' if words.endswith('to') else ''}."
        assert one(text, "Hollis").effects == ({"grants": "support"},)
    assert "when" in one("Support, but only if adjacent to an opposing character.", "Hollis").effects[0]


def test_20_3_lines_of_fire_of_one_power_alone() -> None:
    """Hindered lines count for Mind Control by that card no more, and for a basic attack still."""
    text = "Mind Control. When Hollis uses it, she can use Improved Targeting: Characters."
    figures = figure("Hollis", "red", "C2", text), figure("Sam", "blue", "C5"), figure("Rob", "blue", "C7")
    question = {"type": "attack", "attacker": "hollis", "targets": ["rob"], "kind": "range", "roll": [5, 6]}
    assert asked({**question, "action": "mind-control"}, *figures)["legal"]
    assert not asked(question, *figures)["legal"]


@pytest.mark.parametrize(
    ("text", "kind", "may"),
    [
        ("When Hollis makes a close attack, she has KNOCKBACK.", "close", True),
        ("When Hollis makes a close attack, she has KNOCKBACK.", "range", False),
        ("KNOCKBACK, but only with range attacks.", "range", True),
        ("KNOCKBACK, but only with range attacks.", "close", False),
        ("KNOCKBACK.", "close", True),
    ],
)
def test_27_7i_knockback_in_some_attacks(text: str, kind: str, may: bool) -> None:
    """In those attacks alone; whoever is hit and damaged may be knocked back."""
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    answer = asked({**HIT, "kind": kind}, figure("Hollis", "red", "C6", text), rob)
    assert (answer["knockback"] == "may") == may


@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Rob modifies speed +1.", 1),
        ("Rob can't take knockback damage.", 0),
        ("Rob takes no knock back damage.", 0),
        ("Knock back damage dealt to Rob is reduced to 0.", 0),
        ("If Rob has no action tokens, he can't take knock back damage.", 0),
        ("If Rob has an action token, he can't take knock back damage.", 1),
    ],
)
def test_12_6e_who_takes_no_knockback_damage(text: str, damage: int) -> None:
    """Against the edge of the map, after no square: he is knocked back, and takes none of it by his card."""
    question = {"type": "knockback", "figure": "rob", "away_from": "hollis"}
    answer = asked(question, figure("Hollis", "red", "C15"), figure("Rob", "blue", "C16", text))
    assert answer["damage"] == damage
    told = [step["message"] for step in answer["ruling"]["steps"]]
    assert ("knockback-unharmed-by-card" in told) == (damage == 0)


@pytest.mark.parametrize(
    "text",
    [
        "Mastermind, but may choose opposing characters regardless of point value.",
        "Empower, but also affects opposing characters within 3 squares.",
        "Empower, but affects friendly characters with the Ash keyword within 3 squares.",
        "Toughness, but also affects other friendly characters within 3 squares.",
        "Sidestep. When Hollis uses it, she can use Improved Targeting: Characters.",
        "Support. When Hollis uses it, she can use Improved Targeting: Hindering.",
        "Sidestep. When Hollis uses it, she can use Flight.",
        "Outwit, but deals penetrating damage.",
        "Steal Energy, but heals 1 click for each character damaged this turn.",
        "Hollis can't take pushing damage.",
        "Knock back damage dealt by Hollis is reduced to 0.",
    ],
)
def test_20_2_what_is_not_surely_meant(text: str) -> None:
    """Another power, another side, other friends than the adjacent ones, or something else."""
    assert statuses(text, "Hollis")[-1] != "judged"


def test_20_2_each_way_is_worded_again() -> None:
    """With the friends that it names."""
    said = one("Defend, but also affects other friendly characters within 2 squares.", "Hollis").effects
    assert said == ({"grants": "defend", "restrict": {"also": {"other": True, "side": "friends", "within": 2}}},)
    other: dict[str, Any] = {"also": {"other": True, "side": "friends", "within": 3}}
    text = "Defend, but also affects other friendly characters within 3 squares."
    assert one(text, "Hollis").effects[0]["restrict"] == other
