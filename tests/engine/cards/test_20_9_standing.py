"""Attacks with a condition besides, all of whose targets are such, and others beside whom it counts (12.1, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, usable, value
from tests.engine.cards.reading import one

IDLE = "When Hollis makes a close attack and has no action tokens, modify attack +1."
DEEP = "When Hollis is attacked and occupies water terrain, modify defense +1."
HELPED = "When Hollis makes a close attack while adjacent to a friendly character, modify attack +1."


@pytest.mark.parametrize(
    ("text", "hollis", "sam", "attack"),
    [
        (IDLE, {}, "A1", 11),
        (IDLE, {"tokens": 1}, "A1", 10),
        (HELPED, {}, "C5", 11),
        (HELPED, {}, "A1", 10),
        ("When Hollis makes a range attack and has no action tokens, modify attack +1.", {}, "A1", 10),
        ("When Hollis attacks a character and is adjacent to a friendly character, modify attack +1.", {}, "C5", 11),
        ("When Hollis attacks a character and is adjacent to a friendly character, modify attack +1.", {}, "A1", 10),
    ],
)
def test_20_9_an_attack_and_how_it_stands(text: str, hollis: dict[str, Any], sam: str, attack: int) -> None:
    """Both the attack and what is said of the attacker have to be so."""
    made = figure("Hollis", "red", "C6", text, **hollis)
    answer = asked(HIT, made, figure("Sam", "red", sam), figure("Rob", "blue", "C7"))
    assert answer["attack_value"] == attack
    assert [row["status"] for row in answer["cards"]] == ["judged"]


@pytest.mark.parametrize(("at", "defense"), [("D5", 18), ("C6", 17)])
def test_20_9_a_target_and_where_it_stands(at: str, defense: int) -> None:
    """In water, and beside it."""
    during = {"attack": "close", "attacker": "rob", "target": "hollis"}
    rob = figure("Rob", "blue", "E5" if at == "D5" else "C7")
    assert value("hollis", "defense", figure("Hollis", "red", at, DEEP), rob, during=during) == defense


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis attacks a character and occupies water terrain, modify defense +1.",  # whose, nobody tells
        "When Hollis is attacked and has no action tokens, modify attack +1.",
        "When Hollis attacks and hits a character, modify attack +1.",
        "When Hollis attacks and has no action tokens, adjacent friendly characters modify attack +1.",
        "When Hollis attacks a character and it has no action tokens, modify attack +1.",
    ],
)
def test_20_9_no_value_of_that_side_of_the_attack(text: str) -> None:
    """Another's value, another moment, or others: no more than a reminder."""
    assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "rob", "sid", "attack"),
    [
        ("When Hollis attacks, modify attack +1 if all targets have an action token.", 1, 1, 11),
        ("When Hollis attacks, modify attack +1 if all targets have an action token.", 1, 0, 10),
        ("When Hollis attacks, if each target has an action token, modify attack +1.", 1, 0, 10),
        ("Modify attack +1 if all of her targets have an action token.", 2, 1, 11),
        ("Modify attack +1 if all targets can use Stealth.", 0, 0, 10),
    ],
)
def test_12_1_all_of_its_targets(text: str, rob: int, sid: int, attack: int) -> None:
    """One of whom it isn't so is enough for nothing."""
    values = {"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 6, "targets": 2}
    others = figure("Rob", "blue", "C9", tokens=rob), figure("Sid", "blue", "D9", tokens=sid)
    shot = {**HIT, "kind": "range", "targets": ["rob", "sid"], "divide": {"rob": 2, "sid": 1}}
    assert asked(shot, figure("Hollis", "red", "C6", text, values=values), *others)["attack_value"] == attack


def test_12_1_all_of_its_targets_and_its_defense() -> None:
    """In its own attack nobody asks for its defense."""
    assert one("Modify defense +1 if all targets have an action token.", "Hollis").status != "judged"


@pytest.mark.parametrize(
    ("text", "at", "kind", "attack"),
    [
        ("Friendly characters modify attack +1 when making a close attack against an opposing character adjacent "
         "to Hollis.", "C7", "close", 11),
        ("Friendly characters modify attack +1 when making close attacks against characters within 2 squares of "
         "Hollis.", "C8", "close", 11),
        ("Friendly characters modify attack +1 when making a close attack against an opposing character adjacent "
         "to Hollis.", "C8", "close", 10),
        ("Friendly characters modify attack +1 when making a range attack against an opposing character adjacent "
         "to Hollis.", "C7", "close", 10),
    ],
)  # fmt: skip
def test_6_3_others_attacks_on_who_is_near(text: str, at: str, kind: str, attack: int) -> None:
    """Near Hollis, not near who attacks, and by that kind of attack."""
    sam = figure("Sam", "red", f"D{int(at[1:]) + 1}")
    answer = asked({**HIT, "attacker": "sam", "kind": kind}, figure("Hollis", "red", "C6", text), sam,
                   figure("Rob", "blue", at))  # fmt: skip
    assert answer["attack_value"] == attack


@pytest.mark.parametrize(
    ("text", "at", "attack"),
    [
        ("Friendly characters named Sam modify attack +1 when adjacent to Hollis.", "C5", 11),
        ("Friendly characters named Sam modify attack +1 when adjacent to Hollis.", "C4", 10),
        ("Friendly characters named Sam modify attack +1 when they're within 2 squares of Hollis.", "C4", 11),
        ("Modify the attack of friendly characters within 2 squares +1.", "C4", 11),
        ("Modify the attack of adjacent friendly characters +1.", "C4", 10),
    ],
)
def test_6_3_others_near_whom(text: str, at: str, attack: int) -> None:
    """Sam, beside Hollis or two squares off."""
    assert value("sam", "attack", figure("Hollis", "red", "C6", text), figure("Sam", "red", at)) == attack


@pytest.mark.parametrize(("ally", "attack"), [("D8", 9), ("A1", 10)])
def test_6_3_who_is_beside_two_of_ours(ally: str, attack: int) -> None:
    """Two friends of Hollis, herself among them."""
    text = "Opposing characters modify attack -1 if they're adjacent to two or more friendly characters."
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", ally), figure("Rob", "blue", "C7")
    assert value("rob", "attack", *figures) == attack


@pytest.mark.parametrize(("at", "defense"), [("C5", 18), ("C4", 17)])
def test_6_7_for_each_in_short(at: str, defense: int) -> None:
    """Without a word for the change; two of them at once, too."""
    hollis = figure("Hollis", "red", "C6", "Defense +1 for each adjacent friendly character. // Attack +1, damage +1.")
    assert value("hollis", "defense", hollis, figure("Sam", "red", at)) == defense
    assert value("hollis", "attack", hollis) == 11
    assert value("hollis", "damage", hollis) == 4


@pytest.mark.parametrize(("keyword", "attack"), [("Ash", 11), ("Fog", 10)])
def test_20_9_only_against_some(keyword: str, attack: int) -> None:
    """In attacks on them alone."""
    text = "Modify attack +1, but only against characters with the Ash keyword."
    rob = figure("Rob", "blue", "C7", keywords=[keyword])
    assert asked(HIT, figure("Hollis", "red", "C6", text), rob)["attack_value"] == attack


@pytest.mark.parametrize(
    "text", ["Hollis has [Dolphin symbol] and Sidestep.", "Hollis has Sidestep and [Wing symbol]."]
)
def test_19_3_a_symbol_and_a_power(text: str) -> None:
    """Both of them, in either order."""
    slugs = {effect.get("grants") for effect in one(text, "Hollis").effects}
    assert slugs in ({"swim", "sidestep"}, {"sidestep", "flight"})


FALLEN = "Modify attack +1 for each KO'd friendly character."
UNHURT = "If no friendly characters have been KO'd this game, modify attack +1."


@pytest.mark.parametrize(
    ("text", "sides", "attack"),
    [
        (FALLEN, ["red", "red"], 12),
        (FALLEN, ["blue"], 10),
        (UNHURT, [], 11),
        (UNHURT, ["blue"], 11),
        (UNHURT, ["red"], 10),
    ],
)
def test_20_9_those_who_were_knocked_out(text: str, sides: list[str], attack: int) -> None:
    """Friends that were KO'd this game, in whatever turn."""
    gone = [{"name": "Pat", "side": side} for side in sides]
    answer = asked({"type": "value", "figure": "hollis", "value": "attack"}, figure("Hollis", "red", "C6", text),
                   knocked_out=gone)  # fmt: skip
    assert answer["result"] == attack
    assert [row["status"] for row in answer["cards"]] == ["judged"]


GUARDED = "When an opposing character with the Ash keyword attacks Hollis, modify defense +1."
WARDED = "When an opposing character targets Hollis with a close attack, modify Hollis's defense +1."
COWED = "When an opposing character with the Ash keyword attacks Hollis, that character modifies attack -1."
COWED_ALL = "When opposing characters attack Hollis, they modify attack -1."


@pytest.mark.parametrize(
    ("text", "keyword", "attack", "defense"),
    [
        (GUARDED, "Ash", 10, 18),
        (GUARDED, "Fog", 10, 17),
        (WARDED, "Fog", 10, 18),
        (WARDED.replace("close", "range"), "Fog", 10, 17),
        (COWED, "Ash", 9, 17),
        (COWED, "Fog", 10, 17),
        (COWED_ALL, "Fog", 9, 17),
        ("Opposing characters modify attack -1, but only against characters with the Ash keyword.", "Ash", 10, 17),
    ],
)
def test_20_9_who_attacks_it(text: str, keyword: str, attack: int, defense: int) -> None:
    """Its own defense, and what that attacker gets."""
    rob = figure("Rob", "blue", "C7", keywords=[keyword])
    answer = asked({**HIT, "attacker": "rob", "targets": ["hollis"]}, figure("Hollis", "red", "C6", text), rob)
    assert (answer["attack_value"], answer["targets"]["hollis"]["defense"]) == (attack, defense)


def test_20_9_who_attacks_another_is_not_meant() -> None:
    """That one's attack on Sam, beside her, changes nothing."""
    rob, sam = figure("Rob", "blue", "C7", keywords=["Ash"]), figure("Sam", "red", "D8")
    for text in (GUARDED, COWED, COWED_ALL):
        hollis = figure("Hollis", "red", "C6", text)
        answer = asked({**HIT, "attacker": "rob", "targets": ["sam"]}, hollis, rob, sam)
        assert (answer["attack_value"], answer["targets"]["sam"]["defense"]) == (10, 17)


@pytest.mark.parametrize(
    "text",
    [
        "When an opposing character attacks Hollis, modify attack -1.",
        "When an opposing character attacks Hollis, modify its defense +1.",
        "When an opposing character attacks Hollis, adjacent friendly characters modify defense +1.",
        "When an opposing character attacks Hollis, that character modifies defense -1.",
        "When an opposing character attacks a friendly character, modify defense +1.",
        "When an opposing character would attack Hollis, modify defense +1.",
        "When an opposing character attacks Hollis and misses, modify defense +1.",
    ],
)
def test_20_9_whose_value_nobody_tells(text: str) -> None:
    """Another's, or one that this attack doesn't ask for, or another moment."""
    assert one(text, "Hollis").status == "reminded"


@pytest.mark.parametrize(
    ("text", "at", "defense"),
    [
        ("When Hollis occupies hindering terrain, modify defense +1 against close attacks.", "C5", 18),
        ("When Hollis occupies hindering terrain, modify defense +1 against close attacks.", "C6", 17),
        ("When Hollis occupies hindering terrain, modify defense +1 against range attacks.", "C5", 17),
    ],
)
def test_20_9_where_it_stands_and_what_attacks_it(text: str, at: str, defense: int) -> None:
    """Both, though they stand on either side of the effect."""
    during = {"attack": "close", "attacker": "rob", "target": "hollis"}
    rob = figure("Rob", "blue", "D6")
    assert value("hollis", "defense", figure("Hollis", "red", at, text), rob, during=during) == defense


@pytest.mark.parametrize(("ally", "add"), [([], 1), ([{"keywords": ["Ash"]}], 0), ([{"keywords": ["Fog"]}], 1)])
def test_2_5_no_other_on_the_force(ally: list[dict[str, Any]], add: int) -> None:
    """Of that keyword, wherever they are."""
    text = "If your force has no other characters with the Ash keyword, modify attack +1."
    others = [figure("Sam", "red", None, **each) for each in ally]
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text, keywords=["Ash"]), *others) == 10 + add


@pytest.mark.parametrize(("rivals", "attack"), [(["C7"], 11), (["C7", "D7"], 10), ([], 10)])
def test_6_3_only_one_beside_it(rivals: list[str], attack: int) -> None:
    """One, and not two."""
    text = "If Hollis is adjacent to only one opposing character, modify attack +1."
    others = [figure(name, "blue", at) for name, at in zip(("Rob", "Sid"), rivals, strict=False)]
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text), *others) == attack


@pytest.mark.parametrize(("kind", "damage"), [("heavy", 4), ("light", 3)])
def test_17_1_the_weight_of_what_it_holds(kind: str, damage: int) -> None:
    """A heavy object in its hand."""
    text = "If Hollis is holding a heavy object, modify damage +1."
    crate = {"id": "crate", "kind": kind, "held_by": "hollis"}
    assert value("hollis", "damage", figure("Hollis", "red", "C6", text), objects=[crate]) == damage


@pytest.mark.parametrize(
    ("text", "sam", "may"),
    [
        ("Friendly characters within 4 squares can use Flurry, but only if they occupy water terrain.", "D5", True),
        ("Friendly characters within 4 squares can use Flurry, but only if they occupy water terrain.", "C5", False),
        ("Every friendly character with the Ash keyword can use Flurry.", "C5", True),
        ("Every friendly character with the Fog keyword can use Flurry.", "C5", False),
        ("Friendly characters with 50 points or less can use Flurry.", "C5", True),
        ("Friendly characters with 49 points or less can use Flurry.", "C5", False),
        ("Friendly characters with the Ash keyword and a lower point value can use Flurry.", "C5", True),
        ("Friendly characters with the Fog keyword and a lower point value can use Flurry.", "C5", False),
    ],
)
def test_6_2_which_friends(text: str, sam: str, may: bool) -> None:
    """Sam, of 50 points and the keyword Ash; Hollis is worth more."""
    friend = figure("Sam", "red", sam, points=50, keywords=["Ash"])
    assert usable("sam", "flurry", figure("Hollis", "red", "C6", text, points=75), friend) == may


@pytest.mark.parametrize(
    "text",
    [
        "Hollis can use Improved Movement: Elevated, Improved Targeting: Elevated.",
        "Hollis can use Improved Movement: Elevated and Improved Targeting: Elevated.",
        "Hollis has [Improved Movement: Elevated] and [Improved Targeting: Elevated].",
    ],
)
def test_27_5_improved_abilities_of_both_kinds(text: str) -> None:
    """One of each."""
    slugs = [effect["grants"] for effect in one(text, "Hollis").effects]
    assert slugs == ["improved-movement:elevated", "improved-targeting:elevated"]


@pytest.mark.parametrize(("kind", "may"), [("close", "may"), ("range", "no")])
def test_27_7i_knockback_by_one_kind_of_attack(kind: str, may: str) -> None:
    """In close attacks, and in no others."""
    hollis = figure("Hollis", "red", "C6", "Hollis has KNOCKBACK during close attacks.")
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9")
    assert asked({**HIT, "kind": kind}, hollis, rob)["knockback"] == may


@pytest.mark.parametrize(("action", "defense"), [("flurry", 15), (None, 17)])
def test_20_9_by_which_power_it_is_attacked(action: str | None, defense: int) -> None:
    """By that action, whoever makes it, and by no other."""
    hollis = figure("Hollis", "red", "C6", "When Hollis is targeted by Flurry, modify her defense -2.")
    attack = {**HIT, "attacker": "rob", "targets": ["hollis"], **({"action": action} if action else {})}
    answer = asked(attack, hollis, figure("Rob", "blue", "C7", powers=["flurry"]))
    assert answer["targets"]["hollis"]["defense"] == defense


def test_20_9_what_is_no_attack_is_no_such_moment() -> None:
    """Outwit targets, and attacks nobody."""
    for power in ("Outwit", "Exploit Weakness"):
        assert one(f"When Hollis is targeted by {power}, modify her defense -2.", "Hollis").status == "reminded"
