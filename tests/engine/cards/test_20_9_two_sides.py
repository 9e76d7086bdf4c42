"""Conditions behind two things, of which nobody tells whether they are said of both; and whose facts are asked for."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, VALUES, asked, figure
from tests.engine.cards.reading import one, statuses


@pytest.mark.parametrize(
    ("judged", "other"),
    [
        # against attacks the defense alone counts
        (
            "Adjacent friendly characters modify defense +1 against range attacks.",
            "Adjacent friendly characters modify attack +1 and defense +1 against range attacks.",
        ),
        (
            "UNIQUE MODIFIER - Adjacent friendly characters modify defense +1 against close attacks.",
            "UNIQUE MODIFIER - Adjacent friendly characters modify speed +1 and defense +1 against close attacks.",
        ),
        (
            "Friendly characters modify defense +1 against range attacks.",
            "Friendly characters modify attack +1 against range attacks.",
        ),
        (
            "Friendly characters modify defense +1 against range attacks.",
            "Friendly characters modify attack and defense +1 against range attacks.",
        ),
        # in attacks of one's own the others
        (
            "Modify attack +1 and damage +1 when making close attacks.",
            "Modify defense +1 and damage +1 when making close attacks.",
        ),
        (
            "Friendly characters modify attack +1 and damage +1 when making close attacks.",
            "Friendly characters modify defense +1 and attack +1 when making close attacks.",
        ),
        ("Modify defense +1 when making close attacks.", "Modify defense and attack +1 when making close attacks."),
        # what characters are not may be both things that are said
        (
            "Friendly characters within 4 squares and line of fire can use Toughness.",
            "Friendly characters not within 4 squares and line of fire can use Toughness.",
        ),
        (
            "Opposing characters that aren't within 4 squares can't use Outwit.",
            "Opposing characters that aren't within 4 squares and line of fire can't use Outwit.",
        ),
        (
            "Friendly characters not within 4 squares and with the Ash keyword can use Toughness.",
            "Friendly characters not within 4 squares and within line of fire can use Toughness.",
        ),
        (
            "Hollis can't be targeted by opposing characters not within 4 squares.",
            "Hollis can't be targeted by opposing characters not within 4 squares and line of fire.",
        ),
        # other than whom
        (
            "When Hollis attacks, opposing characters can't use Mastermind.",
            "When Hollis attacks, other opposing characters can't use Mastermind.",
        ),
        (
            "Opposing characters can't use Mastermind when Hollis attacks.",
            "Other opposing characters can't use Mastermind when Hollis attacks.",
        ),
        (
            "Opposing characters within 4 squares modify attack -1.",
            "Other opposing characters within 4 squares modify attack -1.",
        ),
        (
            "If Hollis is adjacent to an opposing character, opposing characters modify attack -1.",
            "If Hollis is adjacent to an opposing character, other opposing characters modify attack -1.",
        ),
        (
            "If another friendly character is adjacent, modify attack +1.",
            "If another opposing character is adjacent, modify attack +1.",
        ),
        # whose Perplex
        ("SAFEGUARD: opposing Outwit.", "SAFEGUARD: opposing Outwit and Perplex."),
        ("SAFEGUARD: opposing Outwit and opposing Perplex.", "SAFEGUARD: opposing Outwit, Perplex, Poison."),
        ("SAFEGUARD: Outwit and Perplex.", "Hollis has SAFEGUARD: opposing Outwit and Perplex."),
    ],
)
def test_20_9_what_may_be_said_of_one_or_of_both_is_not_judged(judged: str, other: str) -> None:
    """The one sentence is plain, and its neighbour is not."""
    assert (one(judged, "Hollis").status, one(other, "Hollis").status != "judged") == ("judged", True)


def test_12_1_all_combat_values_are_those_that_matter() -> None:
    """Nobody means another attack by them."""
    text = "Friendly characters modify all combat values +1 against range attacks."
    assert {effect["modify"] for effect in one(text).effects} >= {"attack", "defense"}


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("TOUGHNESS, FLURRY. PROTECTED: OUTWIT.", ["judged", "unread"]),
        ("TOUGHNESS, FLURRY. SAFEGUARD: OUTWIT.", ["judged", "unread"]),
        ("TOUGHNESS, FLURRY, PROTECTED: OUTWIT.", ["unread"]),
        ("HOLLIS HAS SAFEGUARD: OUTWIT.", ["unread"]),
        ("Toughness, Flurry. PROTECTED: Outwit.", ["judged", "judged"]),
        ("Toughness, Flurry. SAFEGUARD: Outwit.", ["judged", "judged"]),
        ("TOUGHNESS, FLURRY.", ["judged"]),
    ],
)
def test_22_7_capitals_tell_nothing_where_all_is_in_capitals(text: str, read: list[str]) -> None:
    """PROTECTED is another word than Protected; a text without any small letter doesn't say which it is."""
    assert statuses(text, "Hollis") == read


ATTACKED = (
    "When Hollis is attacked by a character with the Ash keyword or that has Lanterners team ability,"
    " modify her combat values +1."
)
EITHER = (
    "When Hollis attacks one or more opposing characters with the Ash keyword or that have Lanterners team ability,"
    " modify her combat values +1."
)
NOBODY_SAYS = "nobody says of Rob: team abilities."


@pytest.mark.parametrize("own", [{}, {"team_abilities": []}])
@pytest.mark.parametrize(
    ("rob", "defense", "status", "why"),
    [
        ({"keywords": ["Ash"]}, 18, "judged", None),
        ({"team_abilities": ["Lanterners"]}, 18, "judged", None),
        ({"team_abilities": ["Fog"]}, 17, "judged", "the other side of the attack isn’t whom Hollis needs."),
        ({}, 17, "reminded", NOBODY_SAYS),
    ],
)
def test_20_9_of_the_attacker_is_asked_not_of_the_target(
    own: dict[str, Any], rob: dict[str, Any], defense: int, status: str, why: str | None
) -> None:
    """What nobody says of Hollis, or of somebody who takes no part, matters to nobody."""
    hollis, attacker = figure("Hollis", "red", "C6", ATTACKED, **own), figure("Rob", "blue", "C7", **rob)
    answer = asked({**HIT, "attacker": "rob", "targets": ["hollis"]}, hollis, attacker, figure("Zoe", "blue", "K9"))
    [row] = answer["cards"]
    because = row["because"] and row["because"]["text"]
    assert (answer["targets"]["hollis"]["defense"], row["status"], because) == (defense, status, why)


@pytest.mark.parametrize(
    ("ash", "rolled", "status"), [(["rob"], 11, "judged"), (["zoe"], 11, "judged"), ([], 10, "reminded")]
)
def test_12_1_one_of_two_targets_is_enough(ash: list[str], rolled: int, status: str) -> None:
    """Of one it is told that it is such; what nobody says of the other changes nothing."""
    hollis = figure("Hollis", "red", "C6", EITHER) | {"values": {**VALUES, "targets": 2}}
    others = [figure(name, "blue", at, keywords=["Ash"] if name.lower() in ash else [])
              for name, at in (("Rob", "C9"), ("Zoe", "D9"))]  # fmt: skip
    answer = asked({**HIT, "kind": "range", "targets": ["rob", "zoe"]}, hollis, *others)
    assert (answer["attack_value"], {row["status"] for row in answer["cards"]}) == (rolled, {status})


RANGED, GUARDED = "Modify attack +1 when making a range attack.", "Modify defense +1 against range attacks."


@pytest.mark.parametrize(
    ("text", "name", "during", "result", "applies"),
    [
        (RANGED, "attack", {"attack": "range", "target": "rob"}, 11, True),
        (RANGED, "attack", {"attack": "range"}, 11, True),
        (RANGED, "attack", {"attack": "close"}, 10, False),
        (RANGED, "attack", {}, 10, False),
        (GUARDED, "defense", {"attack": "range", "attacker": "rob"}, 18, True),
        (GUARDED, "defense", {"attack": "close", "attacker": "rob"}, 17, False),
    ],
)
def test_6_9_a_value_in_an_attack_says_that_a_sentence_counts(
    text: str, name: str, during: dict[str, Any], result: int, applies: bool
) -> None:
    """Whoever is asked about attacks, or is attacked, where the question names nobody else for it."""
    question = {"type": "value", "figure": "hollis", "value": name, "during": during}
    answer = asked(question, figure("Hollis", "red", "C9", text), figure("Rob", "blue", "C5"))
    [row] = answer["cards"]
    assert (answer["result"], row["applies"]) == (result, applies)


STARTING = "Adjacent friendly characters on their starting clicks take a maximum of 1 damage from close attacks."
LISTED = "If Hollis is on a listed themed team, friendly characters can use Blades/Claws/Fangs."
OPPOSED = "If Hollis is on a listed themed team, opposing characters modify attack -1."


@pytest.mark.parametrize(
    ("text", "attacker", "target", "named"),
    [
        (STARTING, ("Rob", "blue", "C7"), ("Zoe", "red", "C6"), True),
        (STARTING, ("Rob", "blue", "K7"), ("Zoe", "red", "K6"), False),
        (STARTING, ("Rob", "blue", "C7"), ("Zoe", "green", "C6"), False),
        (LISTED, ("Zoe", "red", "K6"), ("Rob", "blue", "K7"), True),
        (LISTED, ("Zoe", "green", "K6"), ("Rob", "blue", "K7"), False),
        (OPPOSED, ("Rob", "blue", "K7"), ("Zoe", "green", "K6"), True),
    ],
)
def test_20_9_who_gives_to_those_of_the_question_is_named(
    text: str, attacker: tuple[str, str, str], target: tuple[str, str, str], named: bool
) -> None:
    """What nobody tells may matter to them, though the question doesn't name whose card it is."""
    question = {**HIT, "attacker": attacker[0].lower(), "targets": [target[0].lower()]}
    answer = asked(question, figure("Hollis", "red", "C5", text), figure(*attacker), figure(*target))
    assert [(row["figure"], row["status"]) for row in answer["cards"]] == [("hollis", "reminded")] * named


@pytest.mark.parametrize(
    ("before", "read"),
    [
        ("Hollis can't be moved, nor hummed at, by opposing game elements.", "judged"),
        ("Hollis can't be targeted unless she hums.", "unread"),
        ("If Hollis is on a listed themed team, friendly characters hum.", "unread"),
        ("She hums.", "unread"),
    ],
)
def test_20_9_what_has_no_condition_holds_nothing_behind_it(before: str, read: str) -> None:
    """A sentence that is only remembered, with a condition in it or without."""
    assert statuses(f"{before} When Hollis attacks, opposing characters can't use Shape Change.", "Hollis")[1] == read


@pytest.mark.parametrize("before", ["INDESTRUCTIBLE.", "It hums.", "When it hums, hum.", "If it hums, hum."])
def test_25_2c_an_effect_hangs_on_nothing(before: str) -> None:
    """Its label begins what whoever is equipped can use, whatever stands on the card before it."""
    assert statuses(f"{before} EQUIP: ANY. EFFECT: Blades/Claws/Fangs.", "Ring")[-1] == "judged"
    assert statuses(f"{before} Blades/Claws/Fangs.", "Ring")[-1] != "judged"
