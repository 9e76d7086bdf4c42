"""Team abilities that cards give and take: who can use them then, and what that comes to (19.4, 20.1, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import adjudicate
from tests.engine.cards.asking import VALUES, asked, figure, usable, value
from tests.engine.cards.reading import one

ATTACK = {"type": "value", "figure": "sam", "value": "attack"}
CHARGING = {"name": "Lanterners", "kind": "team-ability", "effects": [{"grants": "charge"}]}
READ = {"name": "Lanterners", "kind": "team-ability", "text": "If adjacent to a friendly character, modify attack +1."}
TEAM = "If Hollis can use the Lanterners team ability, modify attack +1."


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Hollis has Lanterners team ability.", [{"grants_team": "Lanterners"}]),
        ("Hollis has [Lanterners team ability].", [{"grants_team": "Lanterners"}]),
        ("Flurry, Lanterners team ability.", [{"grants": "flurry"}, {"grants_team": "Lanterners"}]),
        (
            "[Lanterners team ability, Ash Guard team ability].",
            [{"grants_team": "Lanterners"}, {"grants_team": "Ash Guard"}],
        ),
        (
            "Friendly characters with the Ash keyword can use the Lanterners team ability.",
            [{"grants_team": "Lanterners", "who": {"side": "friends", "keyword": ["Ash"]}}],
        ),
        (
            "Friendly characters that can use Ash Guard team ability can use Lanterners team ability.",
            [{"grants_team": "Lanterners", "who": {"side": "friends", "team_ability": ["Ash Guard"]}}],
        ),
        ("Hollis can't use the Lanterners team ability.", [{"loses_team": "Lanterners"}]),
        (
            "Opposing characters within 5 squares can't use Team Abilities.",
            [{"loses_team": True, "who": {"side": "opponents", "within": 5}}],
        ),
    ],
)
def test_19_4_what_a_card_says_of_team_abilities(text: str, effects: list[dict[str, Any]]) -> None:
    """They are told by their names, in words or as a symbol in brackets."""
    read = one(text, "Hollis")
    assert (read.status, [dict(effect) for effect in read.effects]) == ("judged", effects)


@pytest.mark.parametrize(
    "text",
    [
        "Hollis has PROTECTED: Lanterners Team Ability.",
        "Hollis has a team ability.",
        "Hollis can use a team ability.",
        "Hollis can use the chosen team ability.",
        "Hollis can use the Lanterners or Ash Guard team ability.",
        "Hollis can use the Lanterners and Ash Guard team abilities.",
        "Hollis gains the Lanterners team ability this game.",
        "Hollis can't copy the Lanterners team ability.",
        "Hollis can use the lanterners team ability.",
    ],
)
def test_19_4_words_that_give_no_one_team_ability(text: str) -> None:
    """Protection from one, a choice, two at once, a duration: nothing of these is judged."""
    assert one(text, "Hollis").status != "judged"


def charging(*figures: dict[str, Any]) -> bool:
    """Return whether Sam can charge."""
    return usable("sam", "charge", *figures)


def test_19_4_a_given_team_ability_does_what_it_does_on_another_card() -> None:
    """Rob has it as a special of his own: friends of Hollis who get it charge as he does; others don't."""
    rob = {**figure("Rob", "blue", "H9"), "special": [CHARGING]}
    hollis = figure("Hollis", "red", "C6", "Friendly characters within 2 squares have Lanterners team ability.")
    assert charging(hollis, figure("Sam", "red", "C7"), rob)
    assert not charging(hollis, figure("Sam", "red", "C10"), rob)  # too far
    assert not charging(hollis, figure("Sam", "blue", "C7"), rob)  # no friend
    assert not charging(figure("Hollis", "red", "C6"), figure("Sam", "red", "C7"), rob)  # nobody gives it
    assert not charging(hollis, figure("Sam", "red", "C7", cant_use=["Lanterners"]), rob)  # 20.4


def test_19_4_a_text_of_a_team_ability_is_read_and_given_too() -> None:
    """What Rob's team ability says under a condition counts for whom it is given to, under theirs."""
    rob = {**figure("Rob", "blue", "H9"), "special": [READ]}
    for at, add in (("C7", 1), ("C9", 0)):
        sam = figure("Sam", "red", at, "Sam has Lanterners team ability.")
        assert asked(ATTACK, sam, figure("Hollis", "red", "C6"), rob)["result"] == int(VALUES["attack"]) + add


def test_19_4_what_a_team_ability_does_that_nobody_tells_is_left_to_its_text() -> None:
    """It can be used and asked for; the sentence is reminded, and the ruling says that nothing tells what it does."""
    own = figure("Sam", "red", "C7", "Sam has Lanterners team ability.")
    answer = asked(ATTACK, own)
    assert answer["result"] == int(VALUES["attack"])
    [row] = answer["cards"]
    assert (row["status"], row["because"]["rule"]) == ("reminded", "19.4")
    assert "Lanterners" in row["because"]["text"]
    both = figure("Sam", "red", "C7", "Sam has Lanterners team ability. // " + TEAM.replace("Hollis", "Sam"))
    assert asked(ATTACK, both)["result"] == int(VALUES["attack"]) + 1


@pytest.mark.parametrize(
    ("sam", "add", "status"),
    [
        ({"team_abilities": ["Lanterners"]}, -1, "judged"),
        ({"special": [CHARGING]}, -1, "judged"),
        ({"special": [CHARGING], "cant_use": ["team-abilities"]}, 0, "judged"),
        ({"team_abilities": ["Lanterners"], "cant_use": ["lanterners"]}, 0, "judged"),
        ({"team_abilities": ["Ash Guard"]}, 0, "judged"),
        ({"keywords": ["Ash"]}, -1, "judged"),
        ({}, 0, "reminded"),
    ],
)
def test_20_4_who_can_use_one_is_told_by_what_it_has_and_what_it_can_not_use(
    sam: dict[str, Any], add: int, status: str
) -> None:
    """A special of that kind tells it as the list of names does; what somebody can't use, it can't."""
    text = "Opposing characters modify attack -1 if they can use the Lanterners team ability or have the Ash keyword."
    answer = asked(ATTACK, figure("Hollis", "blue", "C6", text), {**figure("Sam", "red", "C7"), **sam})
    assert answer["result"] == int(VALUES["attack"]) + add
    rows = [row["status"] for row in answer["cards"] if row["applies"] or row["status"] == "reminded"]
    assert rows == ([status] if add or status == "reminded" else [])


@pytest.mark.parametrize(
    ("text", "at", "may"),
    [
        ("Opposing characters within 5 squares can't use Team Abilities.", "C7", False),
        ("Opposing characters within 5 squares can't use Team Abilities.", "C12", True),
        ("Opposing characters can't use the Lanterners team ability.", "C12", False),
        ("Opposing characters can't use the Ash Guard team ability.", "C7", True),
        ("Friendly characters can't use Team Abilities.", "C7", True),
    ],
)
def test_20_4_what_a_taken_team_ability_gave_is_gone(text: str, at: str, may: bool) -> None:
    """Charge that the team ability gave alone goes with it; what Sam has of his own stays."""
    sam = {**figure("Sam", "red", at), "special": [CHARGING]}
    hollis = figure("Hollis", "blue", "C6", text)
    assert charging(hollis, sam) == may
    assert charging(hollis, {**sam, "powers": ["charge"]})


def test_20_4_what_is_given_and_taken_at_once_can_not_be_used() -> None:
    """A friend gives it, an opponent takes all of them."""
    hollis = figure("Hollis", "red", "C6", "Adjacent friendly characters have Lanterners team ability.")
    rob = {**figure("Rob", "blue", "C9", "Opposing characters can't use Team Abilities.")}
    rob["special"].append(CHARGING)
    assert not charging(hollis, figure("Sam", "red", "C7"), rob)


def test_20_9_team_abilities_that_hang_on_each_other_give_nothing() -> None:
    """Who can use the one can use the other, and the other way round: neither counts."""
    text, asks = (
        "Friendly characters that can use Ash team ability can use Fog team ability.",
        TEAM.replace("Hollis", "Sam"),
    )
    hollis = figure("Hollis", "red", "C6", text)
    pat = figure("Pat", "red", "C8", "Friendly characters that can use Fog team ability can use Ash team ability.")
    sam = figure("Sam", "red", "C7", asks.replace("Lanterners", "Fog"), team_abilities=["Ash"])
    answer = asked(ATTACK, hollis, pat, sam)
    assert answer["result"] == int(VALUES["attack"])
    chain = asked(ATTACK, hollis, sam)  # alone the first one counts
    assert chain["result"] == int(VALUES["attack"]) + 1


def test_19_4_typed_by_hand_it_gives_the_same() -> None:
    """An effect of a document and the sentence that means it answer alike."""
    board: dict[str, Any] = {"ruleset": "heroclix-modern", "map": {"size": [16, 16]}}
    rob = {**figure("Rob", "blue", "H9"), "special": [CHARGING]}
    effect = {"grants_team": "Lanterners", "who": {"side": "friends", "other": True}}
    hollis = {**figure("Hollis", "red", "C6"), "special": [{"name": "Plan", "effects": [effect]}]}
    ask = {"type": "legal", "figure": "sam", "action": "charge"}
    answer = adjudicate({**board, "figures": [hollis, figure("Sam", "red", "C7"), rob], "ask": ask})
    assert not any(reason.rule == "20.1" for reason in answer.fields["because"])


WITH = "Friendly characters with the Lanterners team ability modify attack +1."
CAN = "Friendly characters that can use the Lanterners team ability modify attack +1."


@pytest.mark.parametrize(
    ("text", "sam", "attack"),
    [
        (WITH, {"team_abilities": ["Lanterners"]}, 11),
        (WITH, {"team_abilities": ["Ash Guard"]}, 10),
        (WITH, {"team_abilities": []}, 10),
        (WITH, {"team_abilities": ["Lanterners"], "cant_use": ["Lanterners"]}, 11),
        (CAN, {"team_abilities": ["Lanterners"], "cant_use": ["Lanterners"]}, 10),
        (WITH, {"team_abilities": ["Lanterners"], "abilities": ["wild-card"]}, 10),
        (CAN, {"team_abilities": ["Lanterners"], "abilities": ["wild-card"]}, 11),
    ],
)
def test_19_4a_who_has_it_and_who_can_use_it(text: str, sam: dict[str, Any], attack: int) -> None:
    """Who can't use it has it still; of who copies nobody tells whether it is a symbol of its own."""
    hollis = figure("Hollis", "red", "C6", text, team_abilities=[])
    assert value("sam", "attack", hollis, figure("Sam", "red", "C8", **sam)) == attack


def test_19_4a_what_may_be_copied_is_reminded_of() -> None:
    """The sentence stays with the players, and the ruling says which fact is missing."""
    sam = figure("Sam", "red", "C8", team_abilities=["Lanterners"], abilities=["wild-card"])
    question = {"type": "value", "figure": "sam", "value": "attack"}
    [row] = asked(question, figure("Hollis", "red", "C6", WITH, team_abilities=[]), sam)["cards"]
    assert row["status"] == "reminded"
