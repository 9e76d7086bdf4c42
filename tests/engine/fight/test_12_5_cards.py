"""Damage taken as cards change it (6.10, 12.5a, 12.5b, P105)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer
from tests.engine.fight.scenes import ask, attack, figure, said, target

CAP = figure("cap", "red", "C5", values={"damage": 3})


def struck(*changes: dict[str, Any], choices: dict[str, Any] | None = None, **more: Any) -> Answer:
    """A hit for 3 on somebody whose cards change the damage taken, each under a name of its own."""
    cards = [{"name": f"Card {number}", "effects": [change]} for number, change in enumerate(changes, 1)]
    foe = figure("ultron", "blue", "C6", values={"defense": 10}, special=cards, **more)
    return attack("close", (3, 4), ["ultron"], CAP, foe, choices=choices or {})


@pytest.mark.parametrize(
    ("changes", "powers", "taken", "reducer"),
    [
        ([], [], 3, None),
        ([-1], [], 2, "Card 1"),
        ([-5], [], 0, "Card 1"),
        ([-1], ["toughness"], 2, "toughness"),
        ([-2], ["toughness"], 1, "Card 1"),
        ([-1, -2], [], 1, "Card 2"),
        ([1], [], 4, None),
        ([1, 1], ["toughness"], 4, "toughness"),
        ([1, -5], [], 1, "Card 2"),
    ],
)
def test_12_5b_one_reducer_of_powers_and_cards(
    changes: list[int], powers: list[str], taken: int, reducer: str | None
) -> None:
    """The one that reduces most alone; increases are all added after it, even where nothing was left."""
    found = target(struck(*({"damage_taken": change} for change in changes), powers=powers))
    assert (found["damage_taken"], found["reducer"]) == (taken, reducer)


@pytest.mark.parametrize(("named", "taken"), [("Card 1", 2), ("toughness", 2), ("Card 2", 1)])
def test_12_5b_the_players_choice(named: str, taken: int) -> None:
    """The controller names the reducer, a card by its name."""
    changes = ({"damage_taken": -1}, {"damage_taken": -2})
    found = target(struck(*changes, powers=["toughness"], choices={"reducer:ultron": named}))
    assert (found["damage_taken"], found["reducer"]) == (taken, named)


def test_12_4d_penetrating_damage_is_not_reduced_by_a_card_but_increased() -> None:
    """Psychic Blast and the like: the card's reduction falls, its increase stays."""
    foe = figure("ultron", "blue", "C9", values={"defense": 10})
    shooter = {**CAP, "powers": ["penetrating-psychic-blast"]}
    for change, taken in ((-2, 3), (2, 5)):
        card = {"name": "Card", "effects": [{"damage_taken": change}]}
        found = attack("range", (3, 4), ["ultron"], shooter, {**foe, "special": [card]})
        assert target(found)["damage_taken"] == taken


@pytest.mark.parametrize(("when", "taken"), [("against-close", 2), ("against-range", 3)])
def test_6_9a_only_at_its_moment(when: str, taken: int) -> None:
    """Against the other kind of attack it changes nothing."""
    assert target(struck({"damage_taken": -1, "when": when}))["damage_taken"] == taken


def test_p105_no_damage_is_not_increased() -> None:
    """An attack that deals 0 deals nothing to add to."""
    foe = figure(
        "ultron", "blue", "C6", values={"defense": 10}, special=[{"name": "C", "effects": [{"damage_taken": 1}]}]
    )
    found = attack("close", (3, 4), ["ultron"], {**CAP, "values": {**CAP["values"], "damage": 0}}, foe)
    assert target(found)["damage_taken"] == 0
    assert "attack-damage-taken-increased" not in said(found)


def test_27_2j_poison_too() -> None:
    """The damage of an effect is reduced, or increased, in the same way."""
    ivy = figure("ivy", "red", "C5", powers=["poison"])
    for change, taken in ((-1, 0), (1, 2)):
        foe = figure("ultron", "blue", "C6", special=[{"name": "Card", "effects": [{"damage_taken": change}]}])
        found = ask({"type": "use", "figure": "ivy", "action": "poison"}, ivy, foe).fields["targets"]
        assert found["ultron"]["damage_taken"] == taken  # type: ignore[index]
