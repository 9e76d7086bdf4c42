"""Damage that a card reduces besides what the one reducer takes off (12.5b, 12.4d, 20.4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import one, statuses

TEXT = "Rob reduces damage by 1 in addition to other effects."
NEAR = "When Rob is dealt damage by a close attack, reduce damage taken by 1 in addition to other effects."
BESIDE = "When Rob is adjacent to a friendly character named Zoe, he reduces damage by an additional 1."


def taken(text: str, hollis: str = "", kind: str = "close", **rob: Any) -> tuple[int, str | None]:
    """Return what Rob takes of Hollis's 3 damage, and which effect is his reducer; Zoe stands two squares from him."""
    figures = (
        figure("Hollis", "red", "C6", hollis),
        figure("Rob", "blue", "C7" if kind == "close" else "C9", text, **rob),
        figure("Zoe", "blue", "E7" if kind == "close" else "D9"),
    )
    row = asked({**HIT, "kind": kind}, *figures)["targets"]["rob"]
    return row["damage_taken"], row["reducer"]


@pytest.mark.parametrize(
    ("text", "hollis", "kind", "powers", "expected"),
    [
        (TEXT, "", "close", [], (2, None)),
        (TEXT, "", "close", ["toughness"], (1, "toughness")),
        (TEXT, "", "close", ["invincible"], (0, "invincible")),
        (TEXT, "Hollis deals penetrating damage.", "close", ["toughness"], (3, None)),
        (f"{TEXT} // Rob can reduce penetrating damage.", "Hollis deals penetrating damage.", "close", [], (2, None)),
        (TEXT, "Opposing characters can't reduce damage by more than 1.", "close", ["toughness"], (2, "toughness")),
        (TEXT, "Opposing characters can't reduce damage.", "close", [], (3, None)),
        (NEAR, "", "close", ["toughness"], (1, "toughness")),
        (NEAR, "", "range", ["toughness"], (2, "toughness")),
        (BESIDE, "", "range", [], (2, None)),
        (BESIDE, "", "close", [], (3, None)),
        ("Rob reduces damage by 1.", "", "close", ["toughness"], (2, "toughness")),
    ],
)
def test_12_5b_in_addition_to_other_effects(
    text: str, hollis: str, kind: str, powers: list[str], expected: tuple[int, str | None]
) -> None:
    """One reducer counts, and this besides it; neither against what can't be reduced."""
    found = taken(text, hollis, kind, powers=powers)
    assert found[0] == expected[0]
    assert found[1] == expected[1] or expected[1] is None


def test_12_5b_no_damage_below_none() -> None:
    """Of 3 damage no more than 3 is reduced."""
    assert taken("Rob reduces damage by 9 in addition to other effects.")[0] == 0


@pytest.mark.parametrize(
    ("text", "hollis", "damage"),
    [("", "Poison, but deals 2 damage instead of 1.", 2), (TEXT, "Poison, but deals 2 damage instead of 1.", 1),
     (TEXT, "Poison, but deals penetrating damage.", 1), (NEAR, "Poison, but deals 2 damage instead of 1.", 2)],
)  # fmt: skip
def test_12_5b_of_what_an_effect_deals(text: str, hollis: str, damage: int) -> None:
    """Poison, too, where the card asks for no attack; but not if that is penetrating."""
    figures = (figure("Hollis", "red", "C6", hollis), figure("Rob", "blue", "C7", text))
    answer = asked({"type": "use", "figure": "hollis", "action": "poison"}, *figures)
    assert answer["targets"]["rob"]["damage_taken"] == damage


@pytest.mark.parametrize(
    "text",
    [
        "Rob reduces damage by 1 instead of other effects.",
        "Rob increases damage by 1 in addition to other effects.",
        "Rob may reduce damage by 1 in addition to other effects.",
        "When an adjacent character is dealt damage, reduce damage taken by 1 in addition to other effects.",
        "When Rob deals damage, reduce damage taken by 1 in addition to other effects.",
        "When Rob is dealt damage by an adjacent character, that character reduces damage by an additional 1.",
    ],
)
def test_12_5b_one_word_away(text: str) -> None:
    """What says something else is not judged so."""
    assert not any("reduces_besides" in effect for effect in one(text, "Rob").effects)


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Reduce damage dealt to Hollis by 1.", "reminded"),
        ("Damage dealt to Hollis by range attacks is reduced by 1.", "reminded"),
        ("When Hollis is attacked, reduce the damage dealt to her by 1.", "reminded"),
        ("Damage taken by Hollis from range attacks is reduced by 1.", "judged"),
        ("When Hollis is dealt damage, reduce it by 1.", "judged"),
        ("Hollis is dealt 1 less damage by range attacks.", "judged"),
        ("Damage dealt to adjacent opposing characters can't be reduced.", "judged"),
    ],
)
def test_12_5b_reduced_as_it_is_dealt_or_as_it_is_taken(text: str, status: str) -> None:
    """Which of the two a card means by "reduce damage dealt" nobody tells: besides Toughness they differ."""
    assert statuses(text, "Hollis") == [status]
