"""Damage that depends on what the attack roll shows, in the attack and in its chances (12.2, 12.3b, 12.4d)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from engine.heroclix.written.applied import unapplied
from engine.heroclix.written.effect import EffectIn
from tests.engine.cards.asking import HIT, VALUES, asked, figure
from tests.engine.cards.reading import one

DAMAGE = VALUES["damage"]
DOUBLES = "When Hollis's attack roll is doubles, he deals penetrating damage."
BOUND = "Rob takes a maximum of 1 damage from attacks unless the attack roll is doubles."


def taken(text: str, roll: list[int], of: str = "hollis", **more: Any) -> int:
    """Return the damage that Rob, who reduces it by 1, takes from Hollis with a roll; one of the two has a text."""
    hollis = figure("Hollis", "red", "C6", text if of == "hollis" else "", values={**VALUES, "attack": 14})
    rob = figure("Rob", "blue", "C7", text if of == "rob" else "", powers=["toughness"])
    return int(asked({**HIT, "roll": roll, **more}, hollis, rob)["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize(
    ("text", "roll", "damage"),
    [
        (DOUBLES, [4, 4], DAMAGE),
        (DOUBLES, [4, 5], DAMAGE - 1),
        ("When Hollis attacks and rolls doubles, damage dealt is penetrating.", [3, 3], DAMAGE),
        ("When Hollis makes a range attack and rolls doubles, damage dealt is penetrating.", [3, 3], DAMAGE - 1),
        ("Hollis deals penetrating damage on an attack roll of 10 or more.", [4, 6], DAMAGE),
        ("Hollis deals penetrating damage on an attack roll of 10 or more.", [4, 5], DAMAGE - 1),
        ("Hollis's critical hits deal penetrating damage.", [6, 6], DAMAGE + 1),
        ("Hollis's critical hits deal penetrating damage.", [5, 5], DAMAGE - 1),
        ("When Hollis hits with an attack roll of 9 or more, increase damage dealt by 1.", [4, 5], DAMAGE),
        ("When Hollis hits with an attack roll of 9 or more, increase damage dealt by 1.", [4, 4], DAMAGE - 1),
    ],
)
def test_12_4d_damage_by_what_the_roll_shows(text: str, roll: list[int], damage: int) -> None:
    """With such a roll alone; the one before and the one after it are others."""
    assert taken(text, roll) == damage


@pytest.mark.parametrize(("roll", "damage"), [([3, 3], DAMAGE - 1), ([3, 4], 1)])
def test_13_4_a_maximum_unless_the_roll_is_doubles(roll: list[int], damage: int) -> None:
    """The maximum holds where the dice differ."""
    assert taken(BOUND, roll, of="rob") == damage


def test_27_4f_the_finalized_roll_counts() -> None:
    """A roll that Probability Control replaces is not looked at."""
    hollis = figure("Hollis", "red", "C6", DOUBLES, powers=["probability-control"], values={**VALUES, "attack": 14})
    rob = figure("Rob", "blue", "C7", powers=["toughness"])
    for first, second, damage in (([4, 4], [4, 5], DAMAGE - 1), ([4, 5], [4, 4], DAMAGE)):
        choices = {"probability-control:hollis": second}
        answer = asked({**HIT, "roll": first, "choices": choices}, hollis, rob)
        assert answer["targets"]["rob"]["damage_taken"] == damage
        assert [card["applies"] for card in answer["cards"]] == [damage == DAMAGE]


@pytest.mark.parametrize(
    ("text", "roll", "applies"),
    [
        (DOUBLES, [4, 4], True),
        (DOUBLES, [4, 5], False),
        ("Hollis deals penetrating damage on an attack roll of 10 or more.", [4, 6], True),
        ("Hollis deals penetrating damage on an attack roll of 10 or more.", [4, 5], False),
        ("Hollis's critical hits deal penetrating damage.", [6, 6], True),
        ("Hollis's critical hits deal penetrating damage.", [5, 5], False),
    ],
)
def test_12_2b_a_card_is_told_to_count_by_the_roll(text: str, roll: list[int], applies: bool) -> None:
    """What an answer says of the sentence agrees with the damage."""
    hollis = figure("Hollis", "red", "C6", text, values={**VALUES, "attack": 14})
    [card] = asked({**HIT, "roll": roll}, hollis, figure("Rob", "blue", "C7"))["cards"]
    assert (card["status"], card["applies"], card["because"] is None) == ("judged", applies, applies)


@pytest.mark.parametrize(
    "text", [DOUBLES, "Hollis deals penetrating damage on an attack roll of 8 or more.", "Hollis modifies speed +1."]
)
def test_12_2_the_chances_of_an_attack_are_those_of_its_rolls(text: str) -> None:
    """The mean of the clicks over all 36 rolls, each judged by itself, is what the odds say."""
    life = {"click": 1, "clicks": 12}
    hollis = figure("Hollis", "red", "C6", text, life=life)
    rob = figure("Rob", "blue", "C7", powers=["toughness"], life=life)
    total = sum(
        int(asked({**HIT, "roll": list(roll)}, hollis, rob)["targets"]["rob"]["damage_taken"])
        for roll in product(range(1, 7), repeat=2)
    )
    odds = asked({"type": "odds", "attacker": "hollis", "targets": ["rob"], "kind": "close"}, hollis, rob)
    assert odds["targets"]["rob"]["expected_clicks"]["exact"] == str(Fraction(total, 36))


@pytest.mark.parametrize(
    "effect",
    [
        {"modify": "damage", "add": 1},
        {"grants": "exploit-weakness"},
        {"cant_be": "targeted"},
    ],
)
def test_12_2_what_is_needed_before_the_roll_hangs_on_no_roll(effect: dict[str, Any]) -> None:
    """A combat value or a power counts before the dice are rolled: such an effect is refused."""
    when = {"attack": {"role": "attacker", "rolled": {"doubles": True}}}
    assert unapplied(EffectIn.model_validate({**effect, "when": when})) is not None


@pytest.mark.parametrize(
    ("judged", "other"),
    [
        (DOUBLES, "When Hollis's attack roll is doubles, he modifies damage +1."),
        (DOUBLES, "When Hollis's attack roll isn't odd, he deals penetrating damage."),
        (DOUBLES, "When an opponent's attack roll is doubles, he deals penetrating damage."),
        (BOUND, "Rob takes a maximum of 1 damage from attacks until the attack roll is doubles."),
        (
            "Hollis deals penetrating damage on an attack roll of 10 or more.",
            "Hollis deals penetrating damage on a break away roll of 10 or more.",
        ),
    ],
)  # fmt: skip
def test_12_2_one_word_away_is_another_thing(judged: str, other: str) -> None:
    """Whose roll it is, what it shows, and what comes of it."""
    name = "Rob" if judged == BOUND else "Hollis"
    assert (one(judged, name).status, one(other, name).status == "judged") == ("judged", False)
