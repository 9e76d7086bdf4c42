"""What cards ask of the target of an attack, and who alone may attack somebody (12.1, 20.4, 20.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, VALUES, asked, figure, value


@pytest.mark.parametrize(
    ("text", "rob", "add"),
    [
        ("If the target has an action token, modify attack +1.", {"tokens": 1}, 1),
        ("If the target has an action token, modify attack +1.", {}, 0),
        ("Modify attack +1 if Hollis's target can use Flight.", {"abilities": ["flight"]}, 1),
        ("Modify attack +1 if Hollis's target can use Flight.", {}, 0),
        ("When Hollis makes a close attack, if the target has the Ash keyword, modify attack +1.", {}, 1),
        ("When Hollis makes a range attack, if the target has the Ash keyword, modify attack +1.", {}, 0),
        ("When Hollis makes a close attack, if the target has the Fog keyword, modify attack +1.", {}, 0),
        ("When attacking a target with two action tokens, modify attack +1.", {"tokens": 2}, 1),
        ("When attacking a target with two action tokens, modify attack +1.", {"tokens": 1}, 0),
    ],
)
def test_20_9_what_is_asked_of_the_target(text: str, rob: dict[str, Any], add: int) -> None:
    """In an attack on such a one alone."""
    figures = figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", keywords=["Ash"], **rob)
    during = {"attack": "close", "attacker": "hollis", "target": "rob"}
    assert value("hollis", "attack", *figures, during=during) == VALUES["attack"] + add
    assert value("hollis", "attack", *figures) == VALUES["attack"]


def legal(text: str, kind: str, at: str, attacker: str = "rob", target: str = "hollis", **rob: Any) -> bool:
    """Return whether Hollis, whose card has a text, or Sam beside her, can be attacked."""
    figures = figure("Hollis", "red", "C6", text), figure("Sam", "red", "D6"), figure("Rob", "blue", at, **rob)
    question = {**LEGAL, "figure": attacker, "action": kind, "target": target}
    return bool(asked(question, *figures)["legal"])


NEAR = "Hollis can't be targeted by opposing range attacks unless the attacker is within 4 squares."


@pytest.mark.parametrize(
    ("text", "kind", "at", "able"),
    [
        ("Hollis can only be targeted by adjacent characters.", "range", "C9", False),
        ("Hollis can only be targeted by adjacent characters.", "close", "C7", True),
        ("Hollis may only be attacked by characters with the Ash keyword.", "range", "C9", True),
        ("Hollis may only be attacked by characters with the Fog keyword.", "range", "C9", False),
        (NEAR, "range", "C10", True),
        (NEAR, "range", "C11", False),
        ("Hollis can't be carried and he can't be targeted by range attacks.", "range", "C9", False),
        ("Hollis can't be carried and he can't be targeted by range attacks.", "close", "C7", True),
    ],
)
def test_12_1_by_whom_alone_it_can_be_targeted(text: str, kind: str, at: str, able: bool) -> None:
    """All else can't; the last square within is still near."""
    assert legal(text, kind, at, keywords=["Ash"]) == able


OTHERS = "Opposing characters can't target other friendly characters with close attacks."


@pytest.mark.parametrize(
    ("attacker", "target", "able"), [("rob", "sam", False), ("rob", "hollis", True), ("sam", "rob", True)]
)
def test_12_1_other_friends_than_the_character(attacker: str, target: str, able: bool) -> None:
    """Opponents have the character itself left; its own friends attack as ever."""
    assert legal(OTHERS, "close", "D7", attacker, target) == able


FOE = "Opposing characters can't target characters with the Ash keyword with attacks."


def test_20_4_whom_somebody_opposes_is_seen_from_whom_he_would_target() -> None:
    """Said of others than friends, it would keep one's own friends from their opponents: it is not judged."""
    assert legal(FOE, "close", "D7", "sam", "rob", keywords=["Ash"])


@pytest.mark.parametrize(
    ("text", "tokens", "able"),
    [
        ("PROTECTED: Outwit, but only if Hollis has no action tokens.", 0, False),
        ("PROTECTED: Outwit, but only if Hollis has no action tokens.", 1, True),
        ("If Hollis has an action token, PROTECTED: Outwit.", 1, False),
        ("If Hollis has an action token, PROTECTED: Outwit.", 0, True),
        ("PROTECTED: Outwit from characters of higher points.", 0, False),
        ("PROTECTED: Outwit from characters of lower points.", 0, True),
    ],
)
def test_27_7n_a_safeguard_at_times(text: str, tokens: int, able: bool) -> None:
    """While its condition holds, and from such characters alone."""
    hollis = figure("Hollis", "red", "C6", text, tokens=tokens, points=50, powers=["charge"])
    rob = figure("Rob", "blue", "C9", powers=["outwit"], points=60)
    question = {"type": "use", "figure": "rob", "action": "outwit", "target": "hollis", "what": "charge"}
    assert bool(asked(question, hollis, rob)["legal"]) == able


@pytest.mark.parametrize(
    ("text", "kind", "taken"),
    [
        ("When Rob takes damage from a range attack, reduce that damage by 1.", "range", 2),
        ("When Rob takes damage from a range attack, reduce that damage by 1.", "close", 3),
        ("Damage taken by Rob from close attacks is reduced by 2.", "close", 1),
        ("Damage taken by Rob from close attacks is reduced by 2.", "range", 3),
        ("Reduce the damage Rob takes by 1.", "close", 2),
    ],
)
def test_12_5b_damage_that_a_card_reduces(text: str, kind: str, taken: int) -> None:
    """From such attacks alone."""
    figures = figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7" if kind == "close" else "C9", text)
    assert asked({**HIT, "kind": kind}, *figures)["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(("action", "dealt"), [("charge", 4), ("close", 3)])
def test_12_4a_more_damage_by_one_action(action: str, dealt: int) -> None:
    """Increased where that action makes the attack, and in no other."""
    hollis = figure("Hollis", "red", "C6", "When Hollis uses Charge, increase damage dealt by 1.", powers=["charge"])
    answer = asked({**HIT, "action": action}, hollis, figure("Rob", "blue", "C7"))
    assert answer["targets"]["rob"]["damage_dealt"] == dealt


@pytest.mark.parametrize(("text", "taken"), [("", 2), ("Rob takes no damage from Quake or Poison.", 0)])
def test_13_4_no_damage_from_one_action(text: str, taken: int) -> None:
    """Quake deals 2; whoever takes none from it does from other attacks."""
    hollis = figure("Hollis", "red", "C6", powers=["quake"])
    rob = figure("Rob", "blue", "C7", text)
    assert asked({**HIT, "action": "quake"}, hollis, rob)["targets"]["rob"]["damage_taken"] == taken
    assert asked(HIT, hollis, rob)["targets"]["rob"]["damage_taken"] == VALUES["damage"]


@pytest.mark.parametrize(("at", "able"), [("F6", True), ("K6", False)])
def test_20_2_others_while_near_the_character(at: str, able: bool) -> None:
    """Within its distance, and not beyond."""
    hollis = figure("Hollis", "red", "C6", "Other friendly characters can use Flurry while within 4 squares of Hollis.")
    question = {"type": "legal", "figure": "sam", "action": "flurry"}
    answer = asked(question, hollis, figure("Sam", "red", at))
    assert any(reason["rule"] == "20.1" for reason in answer["because"]) != able
