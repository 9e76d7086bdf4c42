"""The cards of equipment: what they say of being put on and off, and the EFFECT that the equipped can use (25.2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure, value
from tests.engine.cards.reading import of, statuses

ROB = figure("Rob", "blue", "C6")


def worn(text: str, **more: Any) -> dict[str, Any]:
    """Return Hollis with an equipment on her card."""
    return figure("Hollis", "red", "C5", special=[{"name": "Ring", "kind": "equipment", "text": text}], **more)


def test_25_2c_the_effect_is_judged_letter_for_letter() -> None:
    """The sentence is told with its label, and means what stands behind it; the book's own keyphrases do nothing."""
    found = of("EQUIP: ANY. UNEQUIP: DROP. EFFECT: Modify attack +1.", "Hollis")
    assert [sentence.text for sentence in found] == ["EQUIP: ANY.", "UNEQUIP: DROP.", "EFFECT: Modify attack +1."]
    assert [(sentence.status, sentence.why) for sentence in found] == [("judged", "rule")] * 2 + [("judged", "")]
    assert [sentence.words for sentence in found] == [("25.2c",), ("25.2d",), ()]
    assert [dict(effect) for effect in found[2].effects] == [{"modify": "attack", "add": 1}]


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("EFFECT: Flurry, Stealth.", "Flurry, Stealth."),
        ("Effect: Stealth.", "Stealth."),
        ("EFFECT: Modify attack +1.", "Modify attack +1."),
        ("EFFECT: The equipped character can use Flurry.", "Hollis can use Flurry."),
        ("EFFECT: Equipped character has Flight.", "Hollis has Flight."),
        ("EFFECT: Stealth. // The equipped character can use Flurry.", "Stealth. // Hollis can use Flurry."),
        ("EFFECT: Charge. When this character uses it, modify attack +1.",
         "Charge. When this character uses it, modify attack +1."),
        ("EFFECT: FREE: Roll a d6.", "FREE: Roll a d6."),
        ("EFFECT: When this character hits, roll a d6. 5-6: Heal 1 click.",
         "When this character hits, roll a d6. 5-6: Heal 1 click."),
    ],
)  # fmt: skip
def test_25_2c_an_effect_means_what_stands_behind_its_label(text: str, bare: str) -> None:
    """A list, a modifier, an action, a trigger: of the same status and moment, with the same effects."""
    for labelled, plain in zip(of(text, "Hollis"), of(bare, "Hollis"), strict=True):
        assert (labelled.status, labelled.effects, labelled.at) == (plain.status, plain.effects, plain.at)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The equipped character can use Flurry.", ["reminded"]),  # on no equipment: of whoever is
        ("EFFECT: The equipped opposing character can use Flurry.", ["reminded"]),
        ("EFFECT: An equipped character modifies attack +1.", ["reminded"]),
        ("EQUIP: HOLLIS. Flurry.", ["unread", "unread"]),
        ("EFFECT: Gribble. Flurry.", ["unread", "unread"]),
        ("EFFECTS: Flurry.", ["unread"]),
        ("NO EFFECT: Flurry.", ["unread"]),
    ],
)
def test_25_2c_near_misses(text: str, expected: list[str]) -> None:
    """Another label, another keyphrase and anybody else that is equipped are not taken for these."""
    assert statuses(text, "Hollis") == expected


def test_25_2d_keyphrases_that_today_s_book_lacks() -> None:
    """Who alone may be equipped is told when somebody is, KO'd equipment at the KO; what follows hangs on neither."""
    friendly, ko, effect = of("EQUIP: FRIENDLY. UNEQUIP: KO. EFFECT: Stealth.", "Hollis")
    assert friendly.at is not None
    assert ko.at is not None
    assert [(each.status, each.at.kind) for each in (friendly, ko) if each.at] == [
        ("reminded", "equips"), ("reminded", "koed")
    ]  # fmt: skip
    assert effect.status == "judged"


def test_25_2c_on_a_board() -> None:
    """It counts for whoever is equipped, and every sentence is named with what it came to."""
    text = "EQUIP: ANY. UNEQUIP: DROP. EFFECT: Modify attack +1."
    assert value("hollis", "attack", worn(text), ROB) == 11
    rows = asked(HIT, worn(text), ROB)["cards"]
    assert [(row["sentence"], row["status"], row["because"] and row["because"]["rule"]) for row in rows] == [
        ("EQUIP: ANY.", "judged", "25.2c"),
        ("UNEQUIP: DROP.", "judged", "25.2d"),
        ("EFFECT: Modify attack +1.", "judged", None),
    ]
    assert [row["applies"] for row in rows] == [False, False, True]
