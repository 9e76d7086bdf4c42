"""Conditions and receivers of card texts in answers: both sides of each, and the same typed by hand (20.2, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import VALUES, asked, figure, usable, value

FOE = figure("Rob", "blue", "H9", points=50, keywords=["Ash"])
CLOSE = {"attack": "close", "attacker": "hollis", "target": "rob"}
RANGE = {"attack": "range", "attacker": "hollis", "target": "rob"}
AGAINST = {"attack": "range", "attacker": "rob", "target": "hollis"}
TOKEN = {"tokens": 1}
HIGHER = "When Hollis attacks only characters of higher points, modify damage +1."
BESIDE_SAM = "If Hollis is adjacent to a friendly character named Sam, modify attack +1."
NEAR = "If Hollis is within 3 squares of an opposing character, modify attack +1."
ON_FORCE = "If a friendly character named Sam is on your force, modify attack +1."
MODIFIED_UP = {"modifiers": [{"value": "attack", "add": 1, "from": "Plan"}]}
MODIFIED_DOWN = {"modifiers": [{"value": "attack", "add": -1, "from": "Plan"}]}
FORCE = "Modify speed +1, but only if your force has two or more characters."


@pytest.mark.parametrize(
    ("text", "of", "during", "hollis", "others", "add"),
    [
        ("Hollis modifies attack +1.", "attack", None, {}, [], 1),
        ("If Hollis occupies hindering terrain, modify attack +1.", "attack", None, {"at": "C5"}, [], 1),
        ("If Hollis occupies hindering terrain, modify attack +1.", "attack", None, {"at": "C6"}, [], 0),
        ("Modify attack +1, but only if Hollis occupies water terrain.", "attack", None, {"at": "D5"}, [], 1),
        ("If Hollis has an action token, modify attack +1.", "attack", None, TOKEN, [], 1),
        ("If Hollis has an action token, modify attack +1.", "attack", None, {}, [], 0),
        ("If Hollis has no action tokens, modify attack +1.", "attack", None, TOKEN, [], 0),
        ("If Hollis hasn't been moved or placed this turn, modify attack +2.", "attack", None, {}, [], 2),
        (
            "If Hollis hasn't been moved or placed this turn, modify attack +2.",
            "attack", None, {"this_turn": {"placed": True}}, [], 0,
        ),
        ("Modify defense +1 for each action token she has.", "defense", None, {"tokens": 2}, [], 2),
        ("Hollis modifies range +2 when making range attacks.", "range", RANGE, {}, [], 2),
        ("Hollis modifies range +2 when making range attacks.", "range", None, {}, [], 0),
        ("Hollis modifies attack +1 when making close attacks.", "attack", RANGE, {}, [], 0),
        ("When Hollis attacks a character with the Ash keyword, modify attack +1.", "attack", CLOSE, {}, [], 1),
        ("When Hollis attacks a character with the Fog keyword, modify attack +1.", "attack", CLOSE, {}, [], 0),
        (HIGHER, "damage", CLOSE, {"points": 40}, [], 1),
        (HIGHER, "damage", CLOSE, {"points": 60}, [], 0),
        ("Modify defense +1 against range attacks.", "defense", AGAINST, {}, [], 1),
        ("Modify defense +1 against close attacks.", "defense", AGAINST, {}, [], 0),
        (BESIDE_SAM, "attack", None, {}, [("Sam", "red", "C7")], 1),
        (BESIDE_SAM, "attack", None, {}, [("Sam", "red", "C8")], 0),
        (BESIDE_SAM, "attack", None, {}, [("Sam", "blue", "C7")], 0),
        (BESIDE_SAM, "attack", None, {}, [("Sammy", "red", "C7")], 0),
        (FORCE, "speed", None, {}, [("Sam", "red", None)], 1),
        (FORCE, "speed", None, {}, [], 0),
        ("Hollis has a range value of 8.", "range", None, {}, [], 2),
        (NEAR, "attack", None, {}, [("Pat", "blue", "F6")], 1),
        (NEAR, "attack", None, {}, [("Pat", "blue", "G6")], 0),
    ],
)  # fmt: skip
def test_20_9_both_sides_of_each_condition(
    text: str, of: str, during: dict[str, Any] | None, hollis: dict[str, Any], others: list[tuple[str, ...]], add: int
) -> None:
    """A condition that is met, and one that is not by one square, token, name or side."""
    at = hollis.get("at", "C6")
    figures = [figure("Hollis", "red", at, text, **{key: more for key, more in hollis.items() if key != "at"}), FOE]
    figures += [figure(*one) for one in others]
    printed = int(VALUES[of])
    assert value("hollis", of, *figures, during=during) == printed + add
    question = {"type": "value", "figure": "hollis", "value": of, **({"during": during} if during else {})}
    [row] = asked(question, *figures)["cards"]
    assert (row["status"], row["applies"]) == ("judged", add != 0)
    assert (row["because"] is None) == (add != 0)


@pytest.mark.parametrize(
    ("text", "receiver", "during", "add"),
    [
        ("Adjacent friendly characters modify attack +1.", ("Sam", "red", "C7"), None, 1),
        ("Adjacent friendly characters modify attack +1.", ("Sam", "red", "C8"), None, 0),
        ("Adjacent friendly characters modify attack +1.", ("Sam", "blue", "C7"), None, 0),
        ("Friendly characters within 3 squares modify attack +1.", ("Sam", "red", "F6"), None, 1),
        ("Friendly characters within 3 squares modify attack +1.", ("Sam", "red", "G6"), None, 0),
        ("Opposing characters within 3 squares modify attack -1.", ("Sam", "blue", "F6"), None, -1),
        ("Opposing characters within 3 squares modify attack -1.", ("Sam", "red", "F6"), None, 0),
        ("Friendly characters with the Ash keyword modify attack +1.", ("Sam", "red", "H1"), None, 1),
        ("Friendly characters with the Fog keyword modify attack +1.", ("Sam", "red", "H1"), None, 0),
        ("Friendly characters named Sam modify attack +1.", ("Sam", "red", "H1"), None, 1),
        ("Friendly characters named Sam modify attack +1.", ("Samuel", "red", "H1"), None, 0),
        ("Friendly characters of 50 points or less modify attack +1.", ("Sam", "red", "H1"), None, 1),
        ("Friendly characters of 49 points or less modify attack +1.", ("Sam", "red", "H1"), None, 0),
        (
            "Characters that can use Stealth modify attack +2 when attacking only Hollis.",
            ("Sam", "blue", "C7"), {"attack": "close", "attacker": "sam", "target": "hollis"}, 2,
        ),
        (
            "Characters that can use Charge modify attack +2 when attacking only Hollis.",
            ("Sam", "blue", "C7"), {"attack": "close", "attacker": "sam", "target": "hollis"}, 0,
        ),
    ],
)  # fmt: skip
def test_6_2_who_gets_it(text: str, receiver: tuple[str, str, str], during: dict[str, Any] | None, add: int) -> None:
    """Side, distance, keyword, name, points and powers of those whom an effect is for."""
    name, side, at = receiver
    other = figure(name, side, at, points=50, keywords=["Ash"], powers=["stealth"])
    assert value(name.lower(), "attack", figure("Hollis", "red", "C6", text), other, during=during) == 10 + add


def test_6_2_friendly_characters_are_themselves_too_and_others_are_not() -> None:
    """A character is friendly to itself; "other" leaves it out, and so does "adjacent" (6.3a)."""
    for text, add in (
        ("Friendly characters modify attack +1.", 1),
        ("Other friendly characters modify attack +1.", 0),
        ("Adjacent friendly characters modify attack +1.", 0),
    ):
        assert value("hollis", "attack", figure("Hollis", "red", "C6", text)) == 10 + add


def test_22_10_a_unique_modifier_counts_once() -> None:
    """Two of the same name modify once; without the words they both count."""
    text = "UNIQUE MODIFIER - Friendly characters within 6 squares modify attack +1."
    two = [figure("Hollis", "red", "C6", text), figure("Pat", "red", "C7", text), figure("Sam", "red", "C8")]
    assert value("sam", "attack", *two) == 11
    plain = text.removeprefix("UNIQUE MODIFIER - ")
    assert (
        value("sam", "attack", *(figure(n, "red", a, plain) for n, a in (("Hollis", "C6"), ("Pat", "C7"))), two[2])
        == 12
    )


@pytest.mark.parametrize(
    ("text", "hollis", "can"),
    [
        ("Charge, but only if Hollis occupies hindering terrain.", {"at": "C5"}, True),
        ("Charge, but only if Hollis occupies hindering terrain.", {"at": "C6"}, False),
        ("If Hollis occupies water terrain, she can use Charge.", {"at": "D5"}, True),
        ("Hollis can use Charge if she has an action token.", {"at": "C6", "tokens": 1}, True),
        ("Hollis can use Charge if she has an action token.", {"at": "C6"}, False),
        ("Charge, but only if it's not your turn.", {"at": "C6"}, False),
    ],
)
def test_20_2_a_power_under_a_condition(text: str, hollis: dict[str, Any], can: bool) -> None:
    """It can be used while the condition is met, and else as if it weren't there."""
    at = hollis.pop("at")
    made = figure("Hollis", "red", at, text, **hollis)
    hollis["at"] = at
    assert usable("hollis", "charge", made) == can


def test_20_1_a_power_for_others_and_one_taken_from_them() -> None:
    """Who is within the distance, of that side, has the power, or can't use it."""
    text = "Friendly characters within 3 squares can use Charge."
    for at, side, can in (("F6", "red", True), ("G6", "red", False), ("F6", "blue", False)):
        there = figure("Sam", side, at)
        turn = {"turn": {"active": side}}
        assert usable("sam", "charge", figure("Hollis", "red", "C6", text), there, **turn) == can
    text = "Opposing characters within 3 squares can't use Charge."
    for at, side, can in (("F6", "blue", False), ("G6", "blue", True), ("F6", "red", True)):
        there = figure("Sam", side, at, powers=["charge"])
        turn = {"turn": {"active": side}}
        assert usable("sam", "charge", figure("Hollis", "red", "C6", text), there, **turn) == can


def test_20_4_a_card_that_cant_be_used_gives_nothing_to_others() -> None:
    """What it gives is lost with it."""
    text = "Adjacent friendly characters modify attack +1."
    hollis = figure("Hollis", "red", "C6", text, cant_use=["Trick"])
    assert value("sam", "attack", hollis, figure("Sam", "red", "C7")) == 10
    assert value("sam", "attack", figure("Hollis", "red", None, text), figure("Sam", "red", "C7")) == 10


def test_a_condition_about_what_the_document_leaves_out_is_reminded() -> None:
    """Without `life` nobody says on which click it is."""
    text = "If Hollis is on click #4, modify attack +1."
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    [row] = asked(question, figure("Hollis", "red", "C6", text))["cards"]
    assert (row["status"], row["applies"]) == ("reminded", False)
    there = figure("Hollis", "red", "C6", text, life={"click": 4, "clicks": 8})
    [row] = asked(question, there)["cards"]
    assert (row["status"], row["applies"]) == ("judged", True)


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        (
            "If Hollis occupies hindering terrain, modify attack +1.",
            [{"modify": "attack", "add": 1, "when": {"on": "hindering"}}],
        ),
        (
            "Adjacent friendly characters with the Ash keyword modify attack +1.",
            [{"modify": "attack", "add": 1, "who": {"side": "friends", "adjacent": True, "keyword": ["Ash"]}}],
        ),
        ("Charge, but only if Hollis occupies hindering terrain.", [{"grants": "charge", "when": {"on": "hindering"}}]),
    ],
)
def test_a_text_answers_as_its_effects_typed_by_hand(text: str, effects: list[dict[str, Any]]) -> None:
    """Values and actions of everybody, beside it and far away; a refusal may name a sentence where one stands."""
    for at in ("C5", "C7"):
        read, typed = figure("Hollis", "red", at, text), figure("Hollis", "red", at)
        typed["special"] = [{"name": "Trick", "effects": effects}]
        sam = figure("Sam", "red", "C6", keywords=["Ash"])
        for question in (
            {"type": "value", "figure": "sam", "value": "attack"},
            {"type": "value", "figure": "hollis", "value": "attack"},
            {"type": "legal_actions", "figure": "hollis"},
        ):
            by_text, by_hand = (asked(question, each, sam, FOE) for each in (read, typed))
            for one in (by_text, by_hand):
                del one["cards"], one["ruling"]
                for offer in one.get("actions", ()):
                    offer["because"] = [reason["rule"] for reason in offer["because"]]
            assert by_text == by_hand


@pytest.mark.parametrize(
    ("text", "of", "hollis", "others", "add"),
    [
        ("If an opposing character has the Ash keyword, modify attack +1.", "attack", {}, [], 1),
        ("If an opposing character has the Fog keyword, modify attack +1.", "attack", {}, [], 0),
        ("Hollis modifies attack +1 unless she occupies water terrain.", "attack", {"at": "D5"}, [], 0),
        ("Hollis modifies attack +1 unless she occupies water terrain.", "attack", {}, [], 1),
        (ON_FORCE, "attack", {}, [("Sam", "red", None)], 1),
        (ON_FORCE, "attack", {}, [("Sam", "blue", "H1")], 0),
        ("If Hollis was carried this turn, modify attack +1.", "attack", {"this_turn": {"carried": True}}, [], 1),
        ("If Hollis was carried this turn, modify attack +1.", "attack", {}, [], 0),
        ("If Hollis hasn't been given a costed action this turn, modify attack +1.", "attack", {"acted": True}, [], 0),
        ("If Hollis has an Ember token, modify attack +1.", "attack", {"named_tokens": {"Ember": 1}}, [], 1),
        ("If Hollis has an Ember token, modify attack +1.", "attack", {"named_tokens": {"Ash": 1}}, [], 0),
        ("If Hollis has two or more Ember tokens, modify attack +1.", "attack", {"named_tokens": {"ember": 1}}, [], 0),
        ("Modify attack +1 for each of her Ember tokens.", "attack", {"named_tokens": {"Ember": 2}}, [], 2),
        ("Modify all combat values except range -1.", "range", {}, [], 0),
        ("Modify all combat values except range -1.", "attack", {}, [], -1),
        ("Hollis's combat values can't be modified.", "attack", MODIFIED_UP, [], 0),
        ("Hollis can't have her combat values negatively modified.", "attack", MODIFIED_DOWN, [], 0),
        ("Hollis can't have her combat values negatively modified.", "attack", MODIFIED_UP, [], 1),
    ],
)  # fmt: skip
def test_20_9_more_conditions(
    text: str, of: str, hollis: dict[str, Any], others: list[tuple[str, ...]], add: int
) -> None:
    """What others have, what doesn't hold, the force, this turn, tokens of a name, values that can't be modified."""
    at = hollis.get("at", "C6")
    more = {key: each for key, each in hollis.items() if key != "at"}
    tokens = {"named_tokens": {}} if "named_tokens" in more else {}
    figures = [figure("Hollis", "red", at, text, **more), {**FOE, **tokens}, *(figure(*one) for one in others)]
    assert value("hollis", of, *figures) == int(VALUES[of]) + add
    [row] = asked({"type": "value", "figure": "hollis", "value": of}, *figures)["cards"]
    assert row["status"] == "judged"


def test_21_5_tokens_that_nobody_tells_of_are_reminded() -> None:
    """Without `named_tokens` nobody knows; with it, and none of that name, there are none."""
    text = "If Hollis has an Ember token, modify attack +1."
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    for told, status in (({}, "reminded"), ({"named_tokens": {}}, "judged")):
        [row] = asked(question, figure("Hollis", "red", "C6", text, **told))["cards"]
        assert (row["status"], row["applies"]) == (status, False)


@pytest.mark.parametrize(
    ("text", "keywords", "at", "add"),
    [
        ("Opposing characters without the Ash keyword within 3 squares modify attack -1.", ["Fog"], "C8", -1),
        ("Opposing characters without the Ash keyword within 3 squares modify attack -1.", ["Ash"], "C8", 0),
        ("Opposing characters that aren't occupying water terrain modify attack -1.", [], "C8", -1),
        ("Opposing characters that aren't occupying water terrain modify attack -1.", [], "D5", 0),
        ("Characters with both the Ash and Fog keywords modify attack -1.", ["Ash", "Fog"], "C8", -1),
        ("Characters with both the Ash and Fog keywords modify attack -1.", ["Ash"], "C8", 0),
        ("Opposing characters more than 2 squares away modify attack -1.", [], "C8", 0),
        ("Opposing characters more than 2 squares away modify attack -1.", [], "C9", -1),
    ],
)
def test_20_1_who_is_meant_and_who_is_not(text: str, keywords: list[str], at: str, add: int) -> None:
    """Keywords that are missing, terrain that isn't there, both of two keywords, farther than so far."""
    rob = figure("Rob", "blue", at, keywords=keywords)
    assert value("rob", "attack", figure("Hollis", "red", "C6", text), rob) == 10 + add


def test_20_2_both_of_two() -> None:
    """She and the one of that name, while they stand together."""
    text = "If Hollis is adjacent to a character named Sam, both modify attack +1."
    for at, add in (("C7", 1), ("C8", 0)):
        for who in ("hollis", "sam"):
            assert value(who, "attack", figure("Hollis", "red", "C6", text), figure("Sam", "red", at)) == 10 + add


AREAS = {"map": {"size": [16, 16], "starting_areas": {"red": ["A1:P1"], "blue": ["A16:P16"]}}}
NEARER = "If Hollis is closer to an opponent's starting area than her own, modify attack +1."


@pytest.mark.parametrize(("at", "add"), [("C8", 0), ("C9", 1)])
def test_20_2_nearer_to_another_starting_area(at: str, add: int) -> None:
    """Eight squares from the one and seven from the other; without starting areas nobody can say."""
    assert value("hollis", "attack", figure("Hollis", "red", at, NEARER), **AREAS) == 10 + add
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    [row] = asked(question, figure("Hollis", "red", at, NEARER))["cards"]
    assert row["status"] == "reminded"


def test_20_2_others_that_moved_this_turn() -> None:
    """It is asked of each who gets it."""
    text = "Opposing characters within 4 squares modify attack -1 if they have moved this turn."
    for moved, add in ((True, -1), (False, 0)):
        rob = figure("Rob", "blue", "C8", this_turn={"moved": moved})
        assert value("rob", "attack", figure("Hollis", "red", "C6", text), rob) == 10 + add


def test_20_2_when_targeted() -> None:
    """By an opponent that can use it, and by no other."""
    text = "When targeted by an opposing character that can use Charge, modify defense +1."
    for powers, add in ((["charge"], 1), (["flurry"], 0)):
        rob = figure("Rob", "blue", "C9", powers=powers)
        assert value("hollis", "defense", figure("Hollis", "red", "C6", text), rob, during=AGAINST) == 17 + add


def test_6_7_values_of_others_that_cant_be_modified_against_it() -> None:
    """While they attack it, and not while they attack others."""
    text = "Opposing characters' combat values can't be modified when attacking Hollis."
    rob = figure("Rob", "blue", "C9", "Rob modifies attack +2.")
    for target, add in (("hollis", 0), ("sam", 2)):
        figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D6"), rob
        during = {"attack": "range", "attacker": "rob", "target": target}
        assert value("rob", "attack", *figures, during=during) == 10 + add


def test_20_4_modifiers_of_nobody_told() -> None:
    """Where only some can't modify its values, it has to be told whose a modifier is."""
    text = "Hollis can't have her combat values modified by opposing characters."
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    for by, status, add in (({}, "reminded", 1), ({"by": "rob"}, "judged", 0), ({"by": "hollis"}, "judged", 1)):
        made = figure("Hollis", "red", "C6", text, modifiers=[{"value": "attack", "add": 1, "from": "Plan", **by}])
        answer = asked(question, made, FOE)
        assert (answer["cards"][0]["status"], answer["result"]) == (status, 10 + add)


SINGLE = "When Hollis attacks a single character, modify damage +1."
BESIDE_HER = "Friendly characters modify attack +1 when attacking characters adjacent to Hollis."
AT_HER = "Opposing characters attacking Hollis modify attack -1."
AT_THEM = "Opposing characters modify attack -1 when attacking Hollis or adjacent friendly characters."
THEIRS = "When friendly characters with the Ash keyword attack, they modify attack +1."
CHARGES = "When Hollis uses Charge, modify attack +1."


@pytest.mark.parametrize(
    ("text", "of", "during", "rob", "sam", "add"),
    [
        (BESIDE_HER, "sam", {"attack": "close", "attacker": "sam", "target": "rob"}, "D6", "E6", 1),
        (BESIDE_HER, "sam", {"attack": "close", "attacker": "sam", "target": "rob"}, "F6", "E6", 0),
        (BESIDE_HER, "hollis", {"attack": "close", "attacker": "hollis", "target": "rob"}, "D6", "E6", 1),
        (AT_HER, "rob", {"attack": "range", "attacker": "rob", "target": "hollis"}, "H9", "E6", -1),
        (AT_HER, "rob", {"attack": "range", "attacker": "rob", "target": "sam"}, "H9", "E6", 0),
        (AT_THEM, "rob", {"attack": "range", "attacker": "rob", "target": "sam"}, "H9", "D6", -1),
        (AT_THEM, "rob", {"attack": "range", "attacker": "rob", "target": "sam"}, "H9", "E6", 0),
        (AT_THEM, "rob", {"attack": "range", "attacker": "rob", "target": "hollis"}, "H9", "E6", -1),
        (THEIRS, "sam", {"attack": "range", "attacker": "sam", "target": "rob"}, "H9", "E6", 1),
        (THEIRS, "hollis", {"attack": "range", "attacker": "hollis", "target": "rob"}, "H9", "E6", 0),
        (THEIRS, "sam", None, "H9", "E6", 0),
        (CHARGES, "hollis", {**CLOSE, "action": "charge"}, "D6", "E6", 1),
        (CHARGES, "hollis", CLOSE, "D6", "E6", 0),
    ],
)  # fmt: skip
def test_20_4_in_which_attacks_others_get_something(
    text: str, of: str, during: dict[str, Any] | None, rob: str, sam: str, add: int
) -> None:
    """Beside whom the target stands, whom they attack, whether they attack, and by which action."""
    hollis = figure("Hollis", "red", "C6", text, powers=["charge"])
    figures = [hollis, figure("Rob", "blue", rob), figure("Sam", "red", sam, keywords=["Ash"])]
    assert value(of, "attack", *figures, during=during) == int(VALUES["attack"]) + add


@pytest.mark.parametrize(("targets", "damage"), [(["rob"], 4), (["rob", "pat"], 3)])
def test_20_9_an_attack_on_one_alone(targets: list[str], damage: int) -> None:
    """With a second target it is no attack on a single one."""
    hollis = figure("Hollis", "red", "C6", SINGLE)
    hollis["values"] = {**VALUES, "targets": 2}
    shot = {"type": "attack", "attacker": "hollis", "targets": targets, "kind": "range", "roll": [6, 5]}
    shot |= {"divide": dict.fromkeys(targets, 1)} if len(targets) > 1 else {}
    answer = asked(shot, hollis, figure("Rob", "blue", "F6"), figure("Pat", "blue", "F8"))
    [row] = answer["cards"]
    assert (row["status"], row["applies"]) == ("judged", damage == 4)


LARGER = "Hollis modifies attack +1 when attacking larger characters."
LOWER = "When Hollis attacks a character at a lower elevation, modify attack +1."
FLANKED = "When Hollis attacks a character adjacent to another friendly character, modify attack +1."
HUNTED = "Opposing characters adjacent to a character named Sam modify attack -1."
OUTNUMBERED = "If an opposing force has more characters than yours, modify attack +1."


@pytest.mark.parametrize(
    ("text", "of", "during", "rob", "sam", "add"),
    [
        (LARGER, "hollis", CLOSE, {"size": "giant"}, {}, 1),
        (LARGER, "hollis", CLOSE, {}, {}, 0),
        (LARGER, "hollis", CLOSE, {"size": "tiny"}, {}, 0),
        (LOWER, "hollis", RANGE, {"at": "D7"}, {}, 1),
        (LOWER, "hollis", RANGE, {"at": "C3"}, {}, 0),
        (FLANKED, "hollis", CLOSE, {"at": "D6"}, {"at": "E6"}, 1),
        (FLANKED, "hollis", CLOSE, {"at": "D6"}, {"at": "F6"}, 0),
        (FLANKED, "hollis", CLOSE, {"at": "D6"}, {"at": "E6", "side": "blue"}, 0),
        (HUNTED, "rob", None, {"at": "D6"}, {"at": "E6"}, -1),
        (HUNTED, "rob", None, {"at": "D6"}, {"at": "F6"}, 0),
        (OUTNUMBERED, "hollis", None, {}, {"side": "blue"}, 1),
        (OUTNUMBERED, "hollis", None, {}, {}, 0),
    ],
)  # fmt: skip
def test_20_9_sizes_elevations_neighbours_and_numbers(
    text: str, of: str, during: dict[str, Any] | None, rob: dict[str, Any], sam: dict[str, Any], add: int
) -> None:
    """Who is larger, who stands lower, beside whom somebody else stands, whose force is the larger one."""
    hollis = figure("Hollis", "red", "C6", text)
    board = {"size": [16, 16], "elevated": {"2": ["C3", "C6"]}}
    others = [{**figure("Rob", "blue", "H9"), **rob}, {**figure("Sam", "red", "H1"), **sam}]
    assert value(of, "attack", hollis, *others, during=during, map=board) == int(VALUES["attack"]) + add


TOTAL = "Action Total +1, but only if your force has three or more characters."
FOR_ALL = "For all friendly characters with this trait, Action Total +1."


@pytest.mark.parametrize(
    ("text", "others", "legal"),
    [
        (TOTAL, [("Sam", "red", "C7"), ("Pat", "red", "C8")], True),
        (TOTAL, [("Sam", "red", "C7"), ("Pat", "blue", "C8")], False),
        (FOR_ALL, [("Sam", "red", "C7")], True),
        (FOR_ALL, [("Sam", "blue", "C7")], False),
    ],
)
def test_7_9_a_force_may_be_given_one_action_more(text: str, others: list[tuple[str, ...]], legal: bool) -> None:
    """Under the card's condition, for friends of its character alone; with three actions spent at 300 points."""
    figures = [figure("Hollis", "red", "C6", text), FOE, *(figure(*one) for one in others)]
    question = {"type": "legal", "figure": "sam", "action": "move"}
    turn = {"active": others[0][1], "actions_used": 3}
    answer = asked(question, *figures, turn=turn)
    assert answer["legal"] == legal
    assert [row["applies"] for row in answer["cards"]] == ([True] if legal else [False] * (text == TOTAL))


@pytest.mark.parametrize(("used", "legal"), [(3, True), (4, False)])
def test_7_9_what_a_card_says_for_all_that_have_it_counts_once(used: int, legal: bool) -> None:
    """Two of them bring one action more, not two."""
    figures = [figure("Hollis", "red", "C6", FOR_ALL), figure("Sam", "red", "C7", FOR_ALL), FOE]
    question = {"type": "legal", "figure": "sam", "action": "move"}
    assert asked(question, *figures, turn={"active": "red", "actions_used": used})["legal"] == legal


TWO_BESIDE = "Opposing characters adjacent to two or more friendly characters modify attack -1."
THEIR_TOKENS = "Opposing characters modify attack -1 for each action token they have."
OF_MY_FORCE = "Modify attack +1 for each other character on your force with the Ash keyword."
IN_THEIRS = "If Hollis occupies an opponent's starting area, modify attack +1."
OUTSIDE_OWN = "If Hollis is outside of her starting area, modify attack +1."


@pytest.mark.parametrize(
    ("text", "of", "rob", "sam", "add"),
    [
        (TWO_BESIDE, "rob", {"at": "C7"}, {"at": "C8"}, -1),
        (TWO_BESIDE, "rob", {"at": "C7"}, {"at": "F6"}, 0),
        (THEIR_TOKENS, "rob", {"tokens": 2}, {}, -2),
        (THEIR_TOKENS, "rob", {}, {"tokens": 2}, 0),
        (OF_MY_FORCE, "hollis", {"keywords": ["Ash"]}, {"keywords": ["Ash"], "at": None}, 1),
        (OF_MY_FORCE, "hollis", {"keywords": ["Ash"]}, {}, 0),
        (IN_THEIRS, "hollis", {}, {}, 0),
        (OUTSIDE_OWN, "hollis", {}, {}, 0),
    ],
)
def test_20_9_how_many_there_are_and_whose_tokens(
    text: str, of: str, rob: dict[str, Any], sam: dict[str, Any], add: int
) -> None:
    """Beside how many, whose action tokens, whose force; in one's own starting area one is in no other (15.1)."""
    hollis = figure("Hollis", "red", "C6", text)
    board = {"size": [16, 16], "starting_areas": {"red": ["C6"], "blue": ["A16"]}}
    others = [{**figure("Rob", "blue", "H9"), **rob}, {**figure("Sam", "red", "H1"), **sam}]
    assert value(of, "attack", hollis, *others, map=board) == int(VALUES["attack"]) + add


@pytest.mark.parametrize(("text", "at", "add"), [(IN_THEIRS, "A16", 1), (OUTSIDE_OWN, "A16", 1), (IN_THEIRS, "D9", 0)])
def test_15_1_in_which_starting_area_somebody_stands(text: str, at: str, add: int) -> None:
    """Any square of it is enough; where areas are not told, nobody knows."""
    hollis, board = figure("Hollis", "red", at, text), {"size": [16, 16]}
    areas = {"starting_areas": {"red": ["C6"], "blue": ["A16"]}}
    assert value("hollis", "attack", hollis, map={**board, **areas}) == int(VALUES["attack"]) + add
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    [row] = asked(question, hollis, map=board)["cards"]
    assert (row["status"], row["applies"]) == ("reminded", False)
