"""What anybody did or suffered, those that were KO'd since too; and whom alone somebody may attack (12.1, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.cards.reader import read
from engine.heroclix.editions.modern import MODERN
from tests.engine.cards.asking import LEGAL, VALUES, asked, figure

OWN = {"type": "value", "figure": "hollis", "value": "attack"}
MISSED = "If a friendly character has missed with an attack this turn, Hollis modifies attack +1."
HURT = "If an opposing character was damaged this turn, modify attack +1."
SHARED = "Modify attack +1 for each friendly character that Hollis shared a keyword with that has been KO'd this game."
ALONE = "is the only character on your force"
UNLESS = f"Hollis can't attack unless a friendly character was attacked since your last turn or she {ALONE}."
ONLY = f"Unless Hollis {ALONE}, she may only attack opposing characters that have made attacks since your last turn."
NOTHING: dict[str, Any] = {"this_turn": []}


def did(*deeds: str, unsure: tuple[str, ...] = ()) -> dict[str, Any]:
    """Return what was done this turn, and of what nobody knows."""
    return {"this_turn": list(deeds), **({"unsure": {"this_turn": list(unsure)}} if unsure else {})}


@pytest.mark.parametrize(
    ("text", "sam", "rob", "gone", "status", "add"),
    [
        (MISSED, did("missed"), NOTHING, [], "judged", 1),
        (MISSED, did("hit"), did("missed"), [], "judged", 0),
        (MISSED, None, NOTHING, [], "reminded", 0),
        (MISSED, did(unsure=("missed",)), NOTHING, [], "reminded", 0),
        (MISSED, NOTHING, None, [], "judged", 0),
        (MISSED, NOTHING, NOTHING, [{"name": "Pat", "side": "red", "did": did("missed")}], "judged", 1),
        (MISSED, NOTHING, NOTHING, [{"name": "Pat", "side": "blue", "did": did("missed")}], "judged", 0),
        (MISSED, NOTHING, NOTHING, [{"name": "Pat", "side": "red"}], "reminded", 0),
        (MISSED, NOTHING, NOTHING, None, "reminded", 0),
        (HURT, did("was-damaged"), NOTHING, [], "judged", 0),
        (HURT, NOTHING, did("was-damaged"), [], "judged", 1),
        (HURT, NOTHING, NOTHING, [{"name": "Pat", "side": "blue", "did": did("was-damaged")}], "judged", 1),
        (HURT, NOTHING, did("was-hit"), [], "judged", 0),
    ],
)
def test_20_9_what_anybody_did_those_that_were_ko_d_since_too(
    text: str,
    sam: dict[str, Any] | None,
    rob: dict[str, Any] | None,
    gone: list[dict[str, Any]] | None,
    status: str,
    add: int,
) -> None:
    """One of them is enough, on the map or in the KO area; of one of whom nobody says it, it is reminded of."""
    there = [
        figure("Hollis", "red", "C6", text, did=NOTHING),
        figure("Sam", "red", "C7", **({} if sam is None else {"did": sam})),
        figure("Rob", "blue", "H9", **({} if rob is None else {"did": rob})),
    ]
    answer = asked(OWN, *there, **({} if gone is None else {"knocked_out": gone}))
    assert answer["result"] == int(VALUES["attack"]) + add
    [row] = answer["cards"]
    assert (row["status"], row["applies"]) == (status, bool(add))
    assert (row["because"] is None) == row["applies"]


@pytest.mark.parametrize(("keywords", "side", "add"), [(["Ash"], "red", 1), (["Fog"], "red", 0), (["Ash"], "blue", 0)])
def test_20_9_the_fallen_with_whom_it_shared_a_keyword(keywords: list[str], side: str, add: int) -> None:
    """Of its own force, with one of its keywords."""
    hollis = figure("Hollis", "red", "C6", SHARED, keywords=["Ash", "Crew"])
    answer = asked(OWN, hollis, knocked_out=[{"name": "Rob", "side": side, "keywords": keywords}])
    assert answer["result"] == int(VALUES["attack"]) + add


def attack(text: str, rob: dict[str, Any], sam: dict[str, Any] | None, gone: list[Any] | None = None) -> dict[str, Any]:
    """Return whether Hollis may attack Rob in close combat, with Sam beside her where he is there."""
    figures = [figure("Hollis", "red", "C6", text, did={"since_own_turn": []}), figure("Rob", "blue", "C7", did=rob)]
    if sam is not None:
        figures.append(figure("Sam", "red", "H9", did=sam))
    return asked(LEGAL, *figures, knocked_out=[] if gone is None else gone)


@pytest.mark.parametrize(
    ("rob", "sam", "legal"),
    [
        ({"since_turn_of": {"red": []}}, {"since_own_turn": ["was-attacked"]}, True),
        ({"since_turn_of": {"red": ["was-attacked"]}}, {"since_own_turn": []}, False),
        ({"since_turn_of": {"red": []}}, None, True),
    ],
)
def test_20_4_no_attack_unless_a_friend_was_attacked(
    rob: dict[str, Any], sam: dict[str, Any] | None, legal: bool
) -> None:
    """Or unless she stands alone; an opponent who was attacked changes nothing."""
    assert attack(UNLESS, rob, sam)["legal"] == legal


def test_20_4_of_a_friend_of_whom_nobody_says_whether_he_was_attacked() -> None:
    """The sentence is reminded of, and forbids nothing."""
    answer = attack(UNLESS, {"since_turn_of": {"red": []}}, {"this_turn": []})
    assert (answer["legal"], [row["status"] for row in answer["cards"]]) == (True, ["reminded"])


@pytest.mark.parametrize(
    ("rob", "alone", "legal", "status"),
    [
        ({"since_turn_of": {"red": ["attacked"]}}, False, True, "judged"),
        ({"since_turn_of": {"red": ["hit"]}}, False, False, "judged"),
        ({"since_turn_of": {"red": []}}, True, True, "judged"),
        ({"since_own_turn": ["attacked"]}, False, True, "reminded"),
    ],
)
def test_12_1_whom_alone_she_may_attack(rob: dict[str, Any], alone: bool, legal: bool, status: str) -> None:
    """Those who attacked since her side's last turn, not since their own; alone on her force, anybody."""
    answer = attack(ONLY, rob, None if alone else {"since_own_turn": []})
    assert answer["legal"] == legal
    assert [row["status"] for row in answer["cards"]] == [status]


@pytest.mark.parametrize(
    ("text", "target", "legal"),
    [
        ("Hollis may only attack opposing characters with the Ash keyword.", {"keywords": ["Ash"]}, True),
        ("Hollis may only attack opposing characters with the Ash keyword.", {"keywords": ["Fog"]}, False),
        ("Hollis may only attack adjacent opposing characters.", {}, True),
        ("Hollis may only attack adjacent opposing characters.", {"at": "C9"}, False),
        ("Hollis can only attack characters of higher points.", {"points": 60}, True),
        ("Hollis can only attack characters of higher points.", {"points": 50}, False),
    ],
)
def test_12_1_all_others_are_no_targets(text: str, target: dict[str, Any], legal: bool) -> None:
    """Those of whom it is said may be attacked, all others may not."""
    hollis = figure("Hollis", "red", "C6", text, points=50)
    rob = {**figure("Rob", "blue", "C7"), **target}
    kind = "range" if "at" in target else "close"
    answer = asked({"type": "legal", "figure": "hollis", "action": kind, "target": "rob"}, hollis, rob)
    assert answer["legal"] == legal


NEARER = "Hollis modifies attack +1 when attacking characters that are closer to your starting area than their own."


@pytest.mark.parametrize(("at", "add"), [("C5", 1), ("C8", 0), ("C12", 0)])
def test_15_1_nearer_to_your_area_than_to_its_own(at: str, add: int) -> None:
    """As far from both is no nearer; where the areas are not told it is reminded of."""
    board = {"size": [16, 16], "starting_areas": {"red": ["A1:P1"], "blue": ["A15:P15"]}}
    during = {"attack": "range", "target": "rob"}
    value = {"type": "value", "figure": "hollis", "value": "attack", "during": during}
    figures = figure("Hollis", "red", "C9", NEARER), figure("Rob", "blue", at)
    told = asked(value, *figures, map=board)
    assert told["result"] == int(VALUES["attack"]) + add
    untold = asked(value, *figures, map={"size": [16, 16]})
    assert untold["result"] == int(VALUES["attack"])
    assert [row["status"] for row in untold["cards"]] == ["reminded"]


@pytest.mark.parametrize(
    "text",
    [
        "If an adjacent friendly character was attacked this turn, modify attack +1.",
        "Hollis may only attack opposing characters.",
        "Hollis may only attack friendly characters with the Ash keyword.",
        "Hollis may only attack opposing characters with the Ash keyword within 3 squares.",
        "Hollis may only attack characters named Rob.",
        "Unless a friendly character was attacked this turn, he can't attack.",
        "If a friendly character has missed with two attacks this turn, modify attack +1.",
    ],
)
def test_20_9_near_misses_are_not_judged(text: str) -> None:
    """Where somebody stood then, several things at once, whom else a pronoun may mean: none of it is surely read."""
    assert [one.status for one in read(MODERN.powers, "Hollis", text)] != ["judged"]


def test_20_9_what_the_next_sentence_replaces_is_not_judged_without_it() -> None:
    """+1, or +2 instead: as long as the second is not judged, neither is the first."""
    more = "If an opposing character was KO'd this turn, modify his damage +2 instead."
    assert [one.status for one in read(MODERN.powers, "Hollis", f"{HURT} {more}")] == ["reminded", "reminded"]
    assert [one.status for one in read(MODERN.powers, "Hollis", HURT)] == ["judged"]


@pytest.mark.parametrize(
    ("words", "deed"),
    [
        ("took damage", "was-damaged"),
        ("has taken damage", "was-damaged"),
        ("took damage from an opponent's attack", "was-damaged-by-opponents"),
        ("has made an attack", "attacked"),
        ("missed with an attack", "missed"),
    ],
)
def test_20_9_what_hollis_did_herself(words: str, deed: str) -> None:
    """Done and not done, and the same said of those that get something."""
    text = f"If Hollis {words} this turn, modify attack +1."
    for done, add in (([deed], 1), ([], 0)):
        answer = asked(OWN, figure("Hollis", "red", "C6", text, did={"this_turn": done}))
        assert answer["result"] == int(VALUES["attack"]) + add


SINCE = "If Hollis was hit since your last turn, modify attack +1."


@pytest.mark.parametrize(
    ("text", "hollis", "status", "reading"),
    [
        (SINCE, {"since_own_turn": ["was-hit"]}, "judged", "P212"),
        (SINCE, {"since_own_turn": []}, "judged", "P212"),
        (SINCE, {"since_own_turn": [], "unsure": {"since_own_turn": ["was-hit"]}}, "reminded", "P213"),
        (SINCE, {"since_own_turn": ["was-hit"], "unsure": {"since_own_turn": ["was-attacked"]}}, "judged", "P212"),
        (SINCE, None, "reminded", None),
        (MISSED, NOTHING, "judged", "P212"),
        ("If Hollis was hit this turn, modify attack +1.", did("was-hit"), "judged", None),
        ("If Hollis was hit this turn, modify attack +1.", did(), "judged", None),
    ],
)
def test_20_9_the_ruling_names_what_was_read(
    text: str, hollis: dict[str, Any] | None, status: str, reading: str | None
) -> None:
    """Since when, and of those KO'd, rests on our reading, whether it counts or not; so does what nobody knows."""
    told = {} if hollis is None else {"did": hollis}
    answer = asked(OWN, figure("Hollis", "red", "C6", text, **told), knocked_out=[])
    [row] = answer["cards"]
    named = [step.get("reading") for step in answer["ruling"]["steps"] if step["message"] == "card-judged"]
    assert row["status"] == status
    assert (row["because"].get("reading") if row["because"] else named[0]) == reading


@pytest.mark.parametrize(("powers", "reading"), [(["super-senses"], "P214"), ([], None)])
def test_20_7_a_better_version_is_taken(powers: list[str], reading: str | None) -> None:
    """Who has it otherwise too is taken to use the card's; who has it from the card alone has no choice."""
    text = "Super Senses. When Hollis uses it, increase the result +1."
    answer = asked(OWN, figure("Hollis", "red", "C6", text, powers=powers))
    named = [step.get("reading") for step in answer["ruling"]["steps"] if step["message"] == "card-judged"]
    assert reading in named if reading else set(named) == {None}
