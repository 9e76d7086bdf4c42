"""Cards that deal damage instead of normal damage (12.4c, P94)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Answer, DocumentError
from tests.engine.fight.scenes import attack, figure, legal, said, target
from tests.engine.odds.tables import figure as odd
from tests.engine.odds.tables import odds, told

LIFE = {"click": 1, "clicks": 9}


def card(name: str, damage: int, **more: Any) -> dict[str, Any]:
    """A trait by which attacks deal that much instead of normal damage."""
    return {"name": name, "kind": "trait", "effects": [{"instead": damage, **more}]}


def swing(
    *cards: dict[str, Any],
    powers: tuple[str, ...] = (),
    foe: dict[str, Any] | None = None,
    roll: tuple[int, int] = (3, 4),
    **more: Any,
) -> Answer:
    """A close attack of Cap (damage 3) that hits Foe unless it is told otherwise."""
    cap = figure("cap", "red", "C5", powers=list(powers), special=list(cards))
    there = {**figure("foe", "blue", "C6", life=LIFE), **(foe or {})}
    return attack("close", roll, ["foe"], cap, there, **more)


def dealt(answer: Answer) -> tuple[Any, ...]:
    """The damage dealt, what is pending and what was refused."""
    return target(answer, "foe")["damage_dealt"], answer.fields["pending"], answer.fields["refused"]


FIVE, ONE, MAYBE = card("Fire", 5), card("Ice", 1), card("Storm", 4, may=True)
ASKS = ("instead:cap",)


@pytest.mark.parametrize(
    ("cards", "choices", "found"),
    [
        ([], {}, (3, (), ())),
        ([FIVE], {}, (5, (), ())),
        ([card("Fire", 5, when="attacking-close")], {}, (5, (), ())),
        ([card("Fire", 5, when="attacking-range")], {}, (3, (), ())),
        ([{**FIVE, "points": 99}], {}, (3, (), ())),
        ([FIVE], {"instead:cap": "Fire"}, (5, (), ())),
        ([FIVE, card("Fire", 1)], {}, (5, (), ())),
        ([FIVE, ONE], {}, (5, ASKS, ())),
        ([FIVE, ONE], {"instead:cap": "Ice"}, (1, (), ())),
        ([FIVE, ONE], {"instead:cap": "decline"}, (5, (), ())),
        ([FIVE, ONE], {"instead:cap": "Storm"}, (5, (), ASKS)),
        ([MAYBE], {}, (3, ASKS, ())),
        ([MAYBE], {"instead:cap": "Storm"}, (4, (), ())),
        ([MAYBE], {"instead:cap": "decline"}, (3, (), ())),
        ([MAYBE], {"instead:cap": "Ice"}, (3, (), ASKS)),
        ([FIVE, MAYBE], {"instead:cap": "Storm"}, (5, (), ASKS)),
    ],
)
def test_12_4c_what_cards_deal_instead(
    cards: list[dict[str, Any]], choices: dict[str, Any], found: tuple[Any, ...]
) -> None:
    """One that applies of itself does; of several one is chosen; one that may is asked for unless another has to."""
    assert dealt(swing(*cards, choices=choices)) == found


@pytest.mark.parametrize(
    ("choices", "found"),
    [
        ({"blades-claws-fangs:cap": 6}, (6, (), ())),
        ({"blades-claws-fangs:cap": 6, "instead:cap": "Storm"}, (6, (), ASKS)),
        ({"instead:cap": "Storm", "blades-claws-fangs:cap": 6}, (4, (), ("blades-claws-fangs:cap",))),
        ({"instead:cap": "Storm"}, (4, (), ())),
        ({}, (3, ("blades-claws-fangs:cap", "instead:cap"), ())),
    ],
)
def test_12_4c_p83_a_card_beside_blades(choices: dict[str, Any], found: tuple[Any, ...]) -> None:
    """Both are optional: the one listed first is applied and the other left aside."""
    assert dealt(swing(MAYBE, powers=("blades-claws-fangs",), choices=choices)) == found


def test_12_4c_a_card_that_has_to_bars_what_only_may() -> None:
    """Blades is told why it can't be chosen, and isn't asked for."""
    answer = swing(FIVE, powers=("blades-claws-fangs",), choices={"blades-claws-fangs:cap": 6})
    assert dealt(answer) == (5, (), ("blades-claws-fangs:cap",))
    assert "attack-instead-mandatory" in said(answer)


@pytest.mark.parametrize(("choice", "damage"), [(None, 0), ("Fire", 5), ("mind-control", 0)])
def test_12_4c_p94_beside_an_action_that_deals_none(choice: str | None, damage: int) -> None:
    """Mind Control and a card both apply of themselves: the attacker's player chooses, untold the action."""
    more = {} if choice is None else {"choices": {"instead:cap": choice}}
    cap = figure("cap", "red", "C3", powers=["mind-control"], special=[FIVE])
    foe = figure("foe", "blue", "C6", life=LIFE)
    answer = attack("range", (3, 4), ["foe"], cap, foe, action="mind-control", **more)
    found = target(answer, "foe")
    assert (found["damage_dealt"], found["controlled"] is None) == (damage, damage > 0)
    assert answer.fields["pending"] == (ASKS if choice is None else ())
    assert "P94" in answer.ruling.readings


def test_12_3b_12_5b_it_is_damage_dealt_like_other() -> None:
    """A critical hit adds 1 to it (R40), reducers take off from it, and it is not divided."""
    assert target(swing(FIVE, roll=(6, 6)), "foe")["damage_dealt"] == 6
    assert target(swing(FIVE, foe={"powers": ["toughness"]}), "foe")["damage_taken"] == 4
    cap = figure("cap", "red", "C5", values={"targets": 2}, special=[FIVE])
    both = [figure("foe", "blue", "C6"), figure("pal", "blue", "D6")]
    answer = attack("close", (3, 4), ["foe", "pal"], cap, *both)
    assert [target(answer, name)["damage_dealt"] for name in ("foe", "pal")] == [5, 5]


def test_12_4c_a_card_that_is_no_answer_says_why() -> None:
    """Nothing by that name, nobody hit, somebody else."""
    refused = "attack-choice-refused"
    assert {refused, "attack-choice-no-instead"} <= set(said(swing(MAYBE, choices={"instead:cap": "Ice"})))
    assert {refused, "attack-choice-no-hit"} <= set(said(swing(MAYBE, roll=(1, 2), choices={"instead:cap": "Storm"})))
    assert {refused, "attack-choice-not-attacking"} <= set(said(swing(choices={"instead:foe": "Storm"})))


def test_12_4c_what_is_left_for_another_is_not_called_none() -> None:
    """A card that loses against what is listed first, or against one that has to, is told there and nowhere else."""
    choices = {"blades-claws-fangs:cap": 6, "instead:cap": "Storm"}
    both = swing(MAYBE, powers=("blades-claws-fangs",), choices=choices)
    assert both.fields["refused"] == ASKS
    assert "attack-instead-several" in said(both)
    forced = swing(FIVE, MAYBE, choices={"instead:cap": "Storm"})
    assert "attack-instead-mandatory" in said(forced)
    assert "attack-choice-no-instead" not in (*said(both), *said(forced))


def test_12_4c_what_may_be_named_stands_in_the_answer() -> None:
    """The names, for whoever asks its player."""
    assert swing(MAYBE).fields["instead"] == ("Storm",)
    assert swing(FIVE, ONE).fields["instead"] == ("Fire", "Ice")
    assert swing().fields["instead"] == ()


def test_12_4c_only_beside_instead() -> None:
    """`may` alone is an input error."""
    bad = [{"name": "Odd", "effects": [{"grants": "charge", "may": True}]}]
    with pytest.raises(DocumentError, match=r"effects\[0\]\.may"):
        legal("move", "cap", figure("cap", "red", "C5", special=bad))


@pytest.mark.parametrize(("damage", "chosen"), [(4, True), (2, False)])
def test_12_4c_p70_odds_take_a_card_where_it_helps(damage: int, chosen: bool) -> None:
    """More than the damage value of 3 is taken, and said; less is not."""
    a = odd("a", "C5", "red", special=[card("Storm", damage, may=True)])
    b = odd("b", "C6", life=LIFE)
    clicks = [each["clicks"] for each in odds(a, b)["targets"]["b"]["clicks"]]
    assert (max(damage, 3) in clicks, odds(a, b)["decisions"].get("instead:a") == "Storm") == (True, chosen)
    assert ("odds-instead" in told(a, b)) is chosen


def test_12_4c_p72_odds_speak_of_incapacitate_only_where_it_may_be_used() -> None:
    """A card that has to deal its damage bars it, so nothing is left unused; one that may does not."""
    b = odd("b", "C6", life=LIFE)
    assert "odds-incapacitate" not in told(odd("a", "C5", "red", "incapacitate", special=[FIVE]), b)
    assert "odds-incapacitate" in told(odd("a", "C5", "red", "incapacitate", special=[MAYBE]), b)
