"""What cards say can't be done, to whom and by whom: both sides of each (10.8, 12.1, 12.6f, 20.4, 22.6, 27.7n)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, asked, figure


def legal(text: str, of: str, kind: str = "close", **more: Any) -> bool:
    """Return whether Hollis may attack Rob; the text is on her card or his."""
    hollis = figure("Hollis", "red", "C6", text if of == "hollis" else "", points=60, **more)
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C10", text if of == "rob" else "", points=50)
    answer = asked({**LEGAL, "action": kind}, hollis, rob)
    assert {row["status"] for row in answer["cards"]} == {"judged"}
    return bool(answer["legal"])


@pytest.mark.parametrize(
    ("text", "of", "kind", "able"),
    [
        ("Hollis can't make range attacks.", "hollis", "range", False),
        ("Hollis can't make range attacks.", "hollis", "close", True),
        ("Hollis can't attack.", "hollis", "close", False),
        ("Hollis can't attack characters of lower points.", "hollis", "close", False),
        ("Hollis can't attack characters of higher points.", "hollis", "close", True),
        ("Hollis can't make close attacks targeting characters with the Ash keyword.", "hollis", "close", True),
        ("Hollis can't attack unless she occupies water terrain.", "hollis", "close", False),
        ("Rob can't be targeted by attacks.", "rob", "range", False),
        ("Rob can't be targeted by opposing characters that aren't within 4 squares.", "rob", "range", True),
        ("Rob can't be targeted by opposing characters that aren't within 3 squares.", "rob", "range", False),
        (
            "Opposing characters can't target Rob with range attacks unless they are within 4 squares.",
            "rob",
            "range",
            True,
        ),
        ("Opposing characters can't target Rob with range attacks unless they are adjacent.", "rob", "range", False),
        ("Lines of fire drawn to Rob by opposing characters are blocked.", "rob", "range", False),
        ("Lines of fire drawn to Rob by characters with the Ash keyword are blocked.", "rob", "range", True),
    ],
)
def test_12_1_who_attacks_whom(text: str, of: str, kind: str, able: bool) -> None:
    """The attacks and the characters that the card names, and no others."""
    assert legal(text, of, kind) == able


@pytest.mark.parametrize(
    ("text", "points", "able"),
    [
        ("PROTECTED: Perplex, but only from characters of lower points.", 40, False),
        ("PROTECTED: Perplex, but only from characters of lower points.", 50, True),
        ("PROTECTED: Perplex unless the targeting character is higher points.", 50, False),
        ("PROTECTED: Perplex unless the targeting character is higher points.", 60, True),
        ("Rob has SAFEGUARD: Outwit, Perplex, unless the targeting character is within 3 squares.", 60, True),
    ],
)
def test_27_7n_a_safeguard_but_from_some(text: str, points: int, able: bool) -> None:
    """Who is left free may use it, and nobody else."""
    question = {"type": "use", "figure": "hollis", "action": "perplex", "target": "rob", "value": "attack"}
    hollis = figure("Hollis", "red", "C6", powers=["perplex"], points=points)
    assert asked(question, hollis, figure("Rob", "blue", "C7", text, points=50))["legal"] == able


def away(text: str, of: str, **hollis: Any) -> dict[str, Any]:
    """Return how Hollis breaks away from Rob, whose card or hers has the text; Pat stands by her."""
    mine = figure("Hollis", "red", "C6", text if of == "hollis" else "", **hollis)
    rob = figure("Rob", "blue", "C7", text if of == "rob" else "")
    pat = figure("Pat", "red", "B6", text if of == "pat" else "")
    return asked({"type": "break_away", "figure": "hollis"}, mine, rob, pat)


@pytest.mark.parametrize(
    ("text", "of", "results"),
    [
        ("Modify speed +1.", "hollis", [4, 5, 6]),
        ("Hollis automatically breaks away.", "hollis", [1, 2, 3, 4, 5, 6]),
        ("If Hollis occupies water terrain, she automatically breaks away.", "hollis", [4, 5, 6]),
        ("Adjacent friendly characters automatically break away.", "pat", [1, 2, 3, 4, 5, 6]),
        ("Hollis breaks away on a 3-6.", "hollis", [3, 4, 5, 6]),
        ("Adjacent opposing characters only break away on a 6.", "rob", [6]),
        ("Adjacent opposing characters only break away on a 5-6.", "rob", [5, 6]),
        ("Adjacent opposing characters with the Fog keyword only break away on a 6.", "rob", [4, 5, 6]),
        ("Adjacent opposing characters modify their break away rolls -1.", "rob", [5, 6]),
        ("Adjacent friendly characters increase their break away rolls by 2.", "pat", [2, 3, 4, 5, 6]),
        ("Adjacent opposing characters decrease their break away rolls by 5.", "rob", [6]),
    ],
)
def test_10_8_breaking_away_by_cards(text: str, of: str, results: list[int]) -> None:
    """By its own card, a friend's, and those of who holds it; 1 fails and 6 succeeds whatever is added (6.4)."""
    assert away(text, of)["succeeds_on"] == results


def test_10_8_what_is_automatic_is_no_roll() -> None:
    """Even where an opponent says on which results alone it goes."""
    hollis = figure("Hollis", "red", "C6", "Hollis automatically breaks away.")
    rob = figure("Rob", "blue", "C7", "Adjacent opposing characters only break away on a 6.")
    answer = asked({"type": "break_away", "figure": "hollis"}, hollis, rob)
    assert (answer["automatic"], answer["required"]) == (True, True)


@pytest.mark.parametrize(
    ("text", "side", "path"),
    [
        ("Rob can't be knocked back by opposing characters.", "red", 0),
        ("Rob can't be knocked back by friendly characters.", "red", 3),
        ("Rob can't be placed.", "red", 0),
        ("If Rob occupies water terrain, he can't be knocked back.", "red", 3),
        ("If Rob occupies clear terrain, he can't be knocked back.", "red", 0),
    ],
)
def test_12_6f_knockback_under_conditions(text: str, side: str, path: int) -> None:
    """Who can't be placed is not knocked back either; by whom, and while what holds."""
    question = {"type": "knockback", "figure": "rob", "away_from": "hollis"}
    answer = asked(question, figure("Hollis", side, "C6"), figure("Rob", "blue", "C7", text))
    assert len(answer["path"]) == path


def test_12_6f_knockback_of_others_beside_a_card() -> None:
    """Who stands beside it, and no longer once it stands elsewhere; in attacks too."""
    text = "Adjacent friendly characters can't be knocked back."
    for at, path in (("D8", 0), ("F12", 3)):
        figures = figure("Hollis", "red", "C6"), figure("Rob", "blue", "C7"), figure("Pat", "blue", at, text)
        question = {"type": "knockback", "figure": "rob", "away_from": "hollis"}
        assert len(asked(question, *figures)["path"]) == path
        assert asked({**HIT, "roll": [4, 4]}, *figures)["targets"]["rob"]["knockback"] == bool(path)


@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Rob can't be placed by opposing effects.", True),
        ("Rob can't be placed.", False),
        ("Modify speed +1.", True),
    ],
)
def test_10_10_placing(text: str, able: bool) -> None:
    """Telekinesis of a friend places whoever may be placed by friends."""
    question = {"type": "area", "figure": "hollis", "effect": "telekinesis", "chosen": "rob", "at": "C9"}
    hollis = figure("Hollis", "red", "C6", powers=["telekinesis"])
    answer = asked(question, hollis, figure("Rob", "red", "C10", text))
    assert answer["legal"] == able


def test_27_8d_carrying() -> None:
    """Who can't carry, and who can't be placed, which carrying does."""
    tiny = {"size": "tiny"}
    for text, passenger, able in (
        ("Hollis can't carry.", "", False),
        ("", "Rob can't be placed.", False),
        ("", "", True),
    ):
        hollis = figure("Hollis", "red", "C6", text, abilities=["flight"])
        question = {"type": "legal", "figure": "hollis", "action": "carry", "target": "rob"}
        assert asked(question, hollis, figure("Rob", "red", "C7", passenger, **tiny))["legal"] == able


def test_20_4_what_the_targets_cant_use() -> None:
    """In attacks of the kind that the card names, by its character alone."""
    text = "When Hollis makes a close attack, targets can't use Super Senses."
    for attacker, kind, result in (
        ("hollis", "close", "hit"),
        ("hollis", "range", "evaded"),
        ("sam", "close", "evaded"),
    ):
        at = "C7" if kind == "close" else "C10"
        figures = (
            figure("Hollis", "red", "C6", text),
            figure("Rob", "blue", at, powers=["super-senses"]),
            figure("Sam", "red", "D7" if kind == "close" else "H6"),
        )
        choices = {"super-senses:rob": 6}
        question = {**HIT, "attacker": attacker, "kind": kind, "choices": choices}
        assert asked(question, *figures)["targets"]["rob"]["result"] == result


def test_21_3a_its_attack_rolls_cant_be_rerolled() -> None:
    """Nobody's Probability Control changes them."""
    for text, rerolled in (("Hollis's attack rolls can't be rerolled.", False), ("Modify speed +1.", True)):
        hollis = figure("Hollis", "red", "C6", text)
        rob = figure("Rob", "blue", "C7")
        pat = figure("Pat", "blue", "H6", powers=["probability-control"])
        answer = asked({**HIT, "choices": {"probability-control:pat": [1, 2]}}, hollis, rob, pat)
        assert (answer["targets"]["rob"]["result"] == "miss") == rerolled


def test_12_1_values_of_who_attacks_it() -> None:
    """Against it alone the attacker's damage goes up by nobody; against another it does."""
    text = "Opposing characters targeting Rob with an attack can't have their damage values positively modified."
    for target, damage in (("rob", 3), ("sam", 4)):
        hollis = figure("Hollis", "red", "C6", modifiers=[{"value": "damage", "add": 1, "from": "Plan"}])
        figures = hollis, figure("Rob", "blue", "C7", text), figure("Sam", "blue", "D7")
        assert asked({**HIT, "targets": [target]}, *figures)["targets"][target]["damage_dealt"] == damage
