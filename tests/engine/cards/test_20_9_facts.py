"""What a card asks for and a position may leave out: told, it decides; untold, it reminds of it (20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from engine.errors import DocumentError
from tests.engine.cards.asking import VALUES, asked, figure

ATTACK = {"type": "value", "figure": "sam", "value": "attack"}
OWN = {"type": "value", "figure": "hollis", "value": "attack"}
SIDEKICKS = "Friendly Sidekicks modify attack +1."
STANDARD = "Adjacent standard friendly characters modify attack +1."
IMPS = "Friendly Ember Imp bystanders modify attack +1."
TEAM = "Characters that can use the Lanterners team ability modify attack -1."
NEW = "Characters that weren't on a starting force modify attack +2."
HIT = "Opposing characters that were hit this turn modify attack -1."
SINCE = "Opposing characters that were hit since your last turn modify attack -1."
THEMED = "If Hollis is on a themed team, modify attack +1."
ASH = "If Hollis is on an Ash themed team, modify attack +1."
NO_THEME = "If Hollis isn't on a themed team, modify attack +1."
WAS_HIT = "If Hollis was hit since your last turn, modify attack +1."
WASNT_HIT = "If Hollis wasn't hit since your last turn, modify attack +1."
GONE = "Modify attack +1 for each friendly character that was KO'd this game."
GONE_NOW = "If an opposing character was KO'd this turn, modify attack +2."
NO_EMBERS = "Hollis modifies attack +1 unless she has an Ember token."


@pytest.mark.parametrize(
    ("text", "sam", "status", "add"),
    [
        (SIDEKICKS, {"tags": ["sidekick"]}, "judged", 1),
        (SIDEKICKS, {"tags": ["Captain"]}, "judged", 0),
        (SIDEKICKS, {}, "reminded", 0),
        (SIDEKICKS, {"tags": ["Sidekick"], "side": "blue"}, "judged", 0),
        (STANDARD, {"standard": True}, "judged", 1),
        (STANDARD, {"standard": False}, "judged", 0),
        (STANDARD, {"size": "giant"}, "judged", 0),
        (STANDARD, {"bystander": True}, "judged", 0),
        (STANDARD, {}, "reminded", 0),
        (IMPS, {"name": "Ember Imp", "bystander": True}, "judged", 1),
        (IMPS, {"name": "Ember Imp"}, "judged", 0),
        (IMPS, {"bystander": True}, "judged", 0),
        (TEAM, {"team_abilities": ["lanterners"]}, "judged", -1),
        (TEAM, {"team_abilities": []}, "judged", 0),
        (TEAM, {}, "reminded", 0),
        (NEW, {"starting_force": False}, "judged", 2),
        (NEW, {"starting_force": True}, "judged", 0),
        (NEW, {}, "reminded", 0),
        (HIT, {"side": "blue", "did": {"this_turn": ["was-hit"]}}, "judged", -1),
        (HIT, {"side": "blue", "did": {"this_turn": ["was-attacked"]}}, "judged", 0),
        (HIT, {"side": "blue", "did": {"since_own_turn": ["was-hit"]}}, "reminded", 0),
        (HIT, {"side": "blue"}, "reminded", 0),
        (HIT, {"side": "blue", "did": {"this_turn": [], "unsure": {"this_turn": ["was-hit"]}}}, "reminded", 0),
        (HIT, {"side": "blue", "did": {"this_turn": ["was-hit"], "unsure": {"this_turn": ["was-hit"]}}}, "judged", -1),
        (HIT, {"side": "blue", "did": {"this_turn": [], "unsure": {"this_game": ["was-hit"]}}}, "judged", 0),
        (SINCE, {"side": "blue", "did": {"since_own_turn": ["was-hit"]}}, "reminded", 0),
        (SINCE, {"side": "blue", "did": {"since_turn_of": {"red": ["was-hit"]}}}, "judged", -1),
        (SINCE, {"side": "blue", "did": {"since_turn_of": {"red": [], "blue": ["was-hit"]}}}, "judged", 0),
        (SINCE, {"side": "blue", "did": {"since_turn_of": {"green": ["was-hit"]}}}, "reminded", 0),
    ],
)
def test_20_9_what_is_said_of_whom_an_effect_is_for(text: str, sam: dict[str, Any], status: str, add: int) -> None:
    """Kinds of characters, team abilities, starting forces, deeds: said and so, said and not so, not said."""
    hollis = figure("Hollis", "red", "C6", text)
    other = {"name": "Sam", "side": "red", "at": "C7", "id": "sam", "values": VALUES, **sam}
    answer = asked(ATTACK, hollis, other)
    assert answer["result"] == int(VALUES["attack"]) + add
    rows = [row for row in answer["cards"] if row["status"] == "reminded" or row["applies"]]
    assert [row["status"] for row in rows] == ([status] if add or status == "reminded" else [])


@pytest.mark.parametrize(
    ("text", "hollis", "more", "status", "add"),
    [
        (THEMED, {}, {"turn": {"themes": {"red": ["Ash"]}}}, "judged", 1),
        (THEMED, {}, {"turn": {"themes": {}}}, "judged", 0),
        (THEMED, {}, {"turn": {"number": 3}}, "reminded", 0),
        (ASH, {}, {"turn": {"themes": {"red": ["ash"]}}}, "judged", 1),
        (ASH, {}, {"turn": {"themes": {"red": ["Fog"]}}}, "judged", 0),
        (ASH, {}, {"turn": {"themes": {"red": ["Fog", "Ash"]}}}, "reminded", 0),
        (NO_THEME, {}, {"turn": {"themes": {}}}, "judged", 1),
        (NO_THEME, {}, {"turn": {"themes": {"red": ["Ash"]}}}, "judged", 0),
        (NO_THEME, {}, {}, "reminded", 0),
        (WAS_HIT, {"did": {"since_own_turn": ["was-hit"]}}, {}, "judged", 1),
        (WAS_HIT, {"did": {"since_own_turn": []}}, {}, "judged", 0),
        (WAS_HIT, {}, {}, "reminded", 0),
        (WASNT_HIT, {"did": {"since_own_turn": []}}, {}, "judged", 1),
        (WASNT_HIT, {"did": {"this_turn": []}}, {}, "reminded", 0),
        (GONE, {}, {"knocked_out": [{"name": "Rob", "side": "red"}, {"name": "Pat", "side": "blue"}]}, "judged", 1),
        (GONE, {}, {"knocked_out": []}, "judged", 0),
        (GONE, {}, {}, "reminded", 0),
        (GONE_NOW, {}, {"knocked_out": [{"name": "Rob", "side": "blue", "this_turn": True}]}, "judged", 2),
        (GONE_NOW, {}, {"knocked_out": [{"name": "Rob", "side": "blue", "this_turn": False}]}, "judged", 0),
        (GONE_NOW, {}, {"knocked_out": [{"name": "Rob", "side": "blue"}]}, "reminded", 0),
        (NO_EMBERS, {"named_tokens": {}}, {}, "judged", 1),
        (NO_EMBERS, {"named_tokens": {"Ember": 1}}, {}, "judged", 0),
        (NO_EMBERS, {}, {}, "reminded", 0),
    ],
)
def test_20_9_what_is_said_of_the_character_and_of_the_game(
    text: str, hollis: dict[str, Any], more: dict[str, Any], status: str, add: int
) -> None:
    """Themed teams, deeds, the knocked out; what an exception asks for and nobody says gives nothing either."""
    rob = figure("Rob", "blue", "H9")
    answer = asked(OWN, figure("Hollis", "red", "C6", text, **hollis), rob, **more)
    assert answer["result"] == int(VALUES["attack"]) + add
    [row] = answer["cards"]
    multiplied = status == "judged" and "per" in row["effects"][0]
    assert (row["status"], row["applies"]) == (status, bool(add) or multiplied)
    assert (row["because"] is None) == row["applies"]


def test_20_9_the_same_written_by_hand_counts_no_more_than_the_text() -> None:
    """An effect typed into a document asks for the same facts, and decides nothing without them either."""
    effect = {"modify": "attack", "add": 1, "who": {"side": "friends", "tag": ["Sidekick"]}}
    for tags, add in ((["Sidekick"], 1), ([], 0), (None, 0)):
        hollis = {**figure("Hollis", "red", "C6"), "special": [{"name": "Plan", "effects": [effect]}]}
        sam = figure("Sam", "red", "C7", **({} if tags is None else {"tags": tags}))
        assert asked(ATTACK, hollis, sam)["result"] == int(VALUES["attack"]) + add


def test_1_10_a_standard_character_has_the_standard_size_and_is_no_bystander() -> None:
    """Who says otherwise is told so in a line that names the field."""
    board = {"ruleset": "heroclix-modern", "map": {"size": [4, 4]}, "ask": ATTACK}
    for more in ({"size": "giant"}, {"bystander": True}):
        sam = {"id": "sam", "at": "A1", "standard": True, "values": VALUES, **more}
        with pytest.raises(DocumentError, match=r"figures\[0\]\.standard"):
            adjudicate({**board, "figures": [sam]})


@pytest.mark.parametrize("at", ["C7", "H1"])
def test_21_1b_a_trigger_of_whom_nobody_says_what_is_asked_is_reminded(at: str) -> None:
    """A friendly Sidekick that hits: who might be one sets it off, who is none does not."""
    text = "When a friendly Sidekick makes an attack, Hollis may heal 1 click."
    shot = {"type": "attack", "attacker": "sam", "targets": ["rob"], "kind": "range", "roll": [6, 5]}
    for tags, status in ((["Sidekick"], ["reminded"]), (None, ["reminded"]), (["Captain"], [])):
        sam = figure("Sam", "red", at, **({} if tags is None else {"tags": tags}))
        answer = asked(shot, figure("Hollis", "red", "C6", text), sam, figure("Rob", "blue", "F8"))
        assert [row["status"] for row in answer["cards"]] == status


ACTIVE = "SIDELINE ACTIVE - UNIQUE MODIFIER - Friendly Captains and Sidekicks modify attack +1."


@pytest.mark.parametrize(
    ("text", "side", "add"),
    [
        (ACTIVE, "red", 1),
        (ACTIVE, "blue", 0),
        ("UNIQUE MODIFIER - Friendly Captains and Sidekicks modify attack +1.", "red", 0),
        ("SIDELINE ACTIVE, Friendly characters modify attack +1.", "red", 1),
    ],
)
def test_27_7o_on_the_sideline_what_says_so_counts_and_nothing_else(text: str, side: str, add: int) -> None:
    """For friends of whom it stands on; the same card on the map does the same (2.6a)."""
    sam = figure("Sam", "red", "C7", tags=["Captain"])
    waiting = figure("Hollis", side, None, text)
    answer = asked(ATTACK, sam, sideline=[waiting])
    assert answer["result"] == int(VALUES["attack"]) + add
    assert [(row["figure"], row["status"]) for row in answer["cards"]] == ([("hollis", "judged")] if add else [])
    there = asked(ATTACK, sam, figure("Hollis", "red", "H1", text))
    assert there["result"] == int(VALUES["attack"]) + 1


def test_2_6_whoever_waits_on_a_sideline_is_of_no_force() -> None:
    """It is not counted, and stands on no square."""
    text = "Modify attack +1, but only if your force has two or more characters."
    sam = figure("Sam", "red", "C7", text)
    assert asked(ATTACK, sam, sideline=[figure("Rob", "red", None)])["result"] == int(VALUES["attack"])
    document = {"ruleset": "heroclix-modern", "map": {"size": [4, 4]}, "ask": ATTACK, "figures": [sam]}
    with pytest.raises(DocumentError, match=r"sideline\[0\]\.at"):
        adjudicate({**document, "figures": [{**sam, "at": "A1"}], "sideline": [figure("Rob", "red", "A2")]})


NO_STANDARD = "Sam isn't a standard character."


@pytest.mark.parametrize(("text", "add"), [(NO_STANDARD, 0), ("Sam is not a standard character.", 0), ("", 1)])
def test_1_10_who_is_no_standard_character_by_its_card_is_none(text: str, add: int) -> None:
    """Whatever its base shows, and even where the position calls it one."""
    sam = figure("Sam", "red", "C7", text, standard=True)
    assert asked(ATTACK, figure("Hollis", "red", "C6", STANDARD), sam)["result"] == int(VALUES["attack"]) + add


@pytest.mark.parametrize(("more", "may"), [({}, True), ({"standard": True}, True), ({"standard": False}, False)])
def test_24_4_a_pilot_is_a_standard_character(more: dict[str, Any], may: bool) -> None:
    """Whom the card or the position calls no standard character becomes no pilot."""
    van = figure("Van", "red", "C8", abilities=["vehicle"])
    question = {"type": "legal", "figure": "sam", "action": "become-pilot"}
    for text, able in (("", may), (NO_STANDARD, False)):
        answer = asked(question, figure("Sam", "red", "C7", text, **more), van)
        assert answer["legal"] == able
        assert any(reason["rule"] == "1.10" for reason in answer["because"]) != able


@pytest.mark.parametrize(
    ("text", "section", "told"),
    [
        ("Hollis may hum at an Ember token's owner.", "18.2", "in words that aren’t understood"),
        ("Hollis may hum at a themed team.", "18.2", "in words that aren’t understood"),
        ("Hollis may hum at the chosen character.", "20.9", "no position says"),
    ],
)
def test_20_9_why_what_is_asked_for_is_not_judged(text: str, section: str, told: str) -> None:
    """Of what a position may say the words are not understood; of the rest nobody says it, and that is told."""
    [row] = asked(OWN, figure("Hollis", "red", "C6", text))["cards"]
    assert (row["status"], row["because"]["rule"]) == ("reminded", section)
    assert told in row["because"]["text"]
