"""Powers narrowed in further words: whom they are about, which rolls, which attacks (20.2, 27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, LEGAL, asked, figure
from tests.engine.cards.reading import one

OUTWIT = "Outwit, but she must be adjacent to the target."
FLURRY = "Flurry, but only against characters with the Ash keyword."
WEAKNESS = "Exploit Weakness, but only if the target has no action tokens."


@pytest.mark.parametrize(("at", "legal"), [("D6", True), ("F6", False)])
def test_27_4i_outwit_of_the_adjacent_alone(at: str, legal: bool) -> None:
    """Farther away nobody is chosen."""
    figures = figure("Hollis", "red", "C6", OUTWIT), figure("Rob", "blue", at, powers=["toughness"])
    question = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "toughness"}
    assert asked(question, *figures)["legal"] == legal


@pytest.mark.parametrize(("keywords", "legal"), [(["Ash"], True), (["Fog"], False)])
def test_27_1h_flurry_against_some_alone(keywords: list[str], legal: bool) -> None:
    """Others can't be its target."""
    figures = figure("Hollis", "red", "C6", FLURRY), figure("Rob", "blue", "D6", keywords=keywords)
    assert asked({**LEGAL, "action": "flurry"}, *figures)["legal"] == legal


@pytest.mark.parametrize(("tokens", "taken"), [(0, 3), (1, 2)])
def test_12_5c_exploit_weakness_by_the_target(tokens: int, taken: int) -> None:
    """Penetrating against one without action tokens."""
    rob = figure("Rob", "blue", "D6", tokens=tokens, powers=["toughness"])
    answer = asked(HIT, figure("Hollis", "red", "C6", WEAKNESS), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


@pytest.mark.parametrize(
    "text",
    [
        "Outwit, but she must not be adjacent to the target.",
        "Outwit, but the target can't be adjacent.",
        "Outwit, but may also be used on characters with the Ash keyword.",
        "Outwit, but never on characters with the Ash keyword.",
        "Perplex, but she can target herself.",
        "Perplex, but Sam can't target himself.",
        "Perplex, but only to change the combat values of opposing characters.",
        "Probability Control, but not to reroll attack rolls that target Hollis.",
        "Probability Control, but only to reroll attack rolls that target other characters.",
        "Toughness, but only if the target has no action tokens.",
        "Exploit Weakness, but only if the attacker has no action tokens.",
        "Charge, but only to target a single character.",
        "Pulse Wave, but doesn't affect characters with the Ash keyword.",
        "Regeneration as FREE, twice per game.",
        "Smoke Cloud, but only to generate 2 or more markers.",
        "Perplex, but only once per turn and not to target Hollis.",
        "Giant Reach: X, where X is the number of Wick tokens on the target.",
    ],
)
def test_20_2_near_misses(text: str) -> None:
    """One word away: never judged."""
    assert one(text, "Hollis").status != "judged"


def meant(text: str) -> Any:
    """Return the effects of a text."""
    return one(text, "Hollis").effects


def test_27_4k_whose_rolls() -> None:
    """Those of opponents, of friends and of anybody of a keyword are told apart."""
    words = "Probability Control, but only to reroll attack rolls made by {} characters{}."
    said = [meant(words.format(*one)) for one in (("opposing", ""), ("friendly", ""), ("", " with the Ash keyword"))]
    assert len({str(each) for each in said}) == len(said)
