"""Other words for what can't be done: who targets how, what targets can't use, values kept (12.1, 20.4)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, LEGAL, asked, figure, value


@pytest.mark.parametrize(
    ("text", "power", "able"),
    [
        ("Opposing characters can't target Rob with Outwit or Perplex.", "outwit", False),
        ("Opposing characters can't target Rob with Outwit or Perplex.", "perplex", False),
        ("Opposing characters can't target Rob with Perplex.", "outwit", True),
        ("Opposing characters within 3 squares can't target Rob using Outwit.", "outwit", True),
        ("If Rob occupies water terrain, opposing characters can't target him with Outwit.", "outwit", True),
        ("If Rob occupies clear terrain, opposing characters can't target him with Outwit.", "outwit", False),
    ],
)
def test_20_4_who_can_not_target_whom_with_which_power(text: str, power: str, able: bool) -> None:
    """Those powers alone, by those characters alone, and while what holds."""
    hollis = figure("Hollis", "red", "C6", powers=["outwit", "perplex"])
    rob = figure("Rob", "blue", "C10", text, powers=["stealth"])
    more = {"value": "attack"} if power == "perplex" else {"what": "stealth"}
    question = {"type": "use", "figure": "hollis", "action": power, "target": "rob", **more}
    assert asked(question, hollis, rob)["legal"] == able


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("", True),
        ("Opposing characters that are targeted by Hollis can't use Super Senses.", False),
        ("Characters Hollis attacks can't use Super Senses.", False),
        ("Characters that Hollis targets can't use Shape Change or Super Senses.", False),
        ("Characters Hollis attacks can't use Shape Change.", True),
    ],
)
def test_20_4_what_those_whom_it_attacks_can_not_use(text: str, asks: bool) -> None:
    """The target has no roll of Super Senses where the card takes it; against another's attack it has."""
    rob = figure("Rob", "blue", "C7", powers=["super-senses"])
    hollis, pat = figure("Hollis", "red", "C6", text), figure("Pat", "red", "D7")
    for attacker, evades in (("hollis", asks), ("pat", True)):
        answer = asked({**HIT, "attacker": attacker, "choices": {"super-senses:rob": 6}}, hollis, pat, rob)
        assert (answer["targets"]["rob"]["result"] == "evaded") == evades


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Hollis's attack can't be negatively modified.", (10, 11)),
        ("Hollis's attack value can't be positively modified.", (9, 10)),
        ("Hollis's attack can't be negatively modified by opposing characters.", (10, 11)),
        ("Hollis's attack can't be negatively modified by friendly effects.", (9, 11)),
        ("Hollis's defense can't be negatively modified.", (9, 11)),
    ],
)
def test_20_4_a_value_that_can_not_be_modified_one_way(text: str, values: tuple[int, int]) -> None:
    """The other way, and by others than those that are named, it can."""
    found = [
        value(
            "hollis", "attack", figure("Hollis", "red", "C6", text), figure("Rob", "blue", "C7", f"{whose} {change}.")
        )
        for whose, change in (("Adjacent opposing characters", "modify attack -1"), ("Characters", "modify attack +1"))
    ]
    assert tuple(found) == values


@pytest.mark.parametrize(("at", "able"), [("C13", False), ("C12", True)])
def test_12_1_range_attacks_made_by_who_is_far_away(at: str, able: bool) -> None:
    """More than 6 squares away are 7 or more."""
    hollis = figure("Hollis", "red", at, values={"speed": 8, "attack": 10, "defense": 17, "damage": 3, "range": 9})
    text = "Rob can't be the target of range attacks made by characters more than 6 squares away."
    assert asked({**LEGAL, "action": "range"}, hollis, figure("Rob", "blue", "C6", text))["legal"] == able
