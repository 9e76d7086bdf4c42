"""Whose side "opposing" means where others than friends are protected: on a card its own, which 6.2 leaves open."""

from __future__ import annotations

import pytest

from tests.engine.cards.reading import statuses


@pytest.mark.parametrize(
    "deed",
    [
        "can't be placed by opposing effects.",
        "can't be carried, moved, or placed by opposing effects.",
        "can't be targeted by opposing characters.",
        "have SAFEGUARD: opposing Mind Control.",
        "have PROTECTED: opposing Outwit.",
    ],
)
def test_6_2_opposing_of_both_sides_is_not_judged(deed: str) -> None:
    """A foe beside the card's character may be carried by its own friends; of friends both views are one."""
    assert statuses(f"Adjacent characters {deed}") == ["reminded"]
    assert statuses(f"Adjacent opposing characters {deed}") == ["reminded"]
    assert statuses(f"Adjacent friendly characters {deed}") == ["judged"]
    assert statuses(f"This character {deed}".replace("have", "has")) == ["judged"]
