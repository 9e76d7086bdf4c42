"""Protections that somebody can't use, by the card of another (20.4, 27.7l, 27.7n)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

BOTH = "Opposing characters within 6 squares can't use SAFEGUARD: Outwit or Protected: Outwit."
SHIELD, CARD = "Opposing characters can't use SAFEGUARD: Outwit.", "Opposing characters can't use Protected: Outwit."
GUARDED, FROM_SOME = "PROTECTED: Outwit.", "PROTECTED: Outwit from characters of lower points."
OWN = "Charge, Protected: Outwit."


def countered(mine: str, theirs: str, at: str = "C9", stop: bool = False) -> bool:
    """Return whether Hollis, whose card has a text, can take Charge from Rob with Outwit."""
    hollis = figure("Hollis", "red", "C6", mine, powers=["outwit"], points=40)
    rob = figure("Rob", "blue", at, f"STOP. {theirs}" if stop else theirs, powers=["charge"], points=50)
    question = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "charge"}
    return bool(asked(question, hollis, rob)["legal"])


@pytest.mark.parametrize(
    ("mine", "theirs", "able"),
    [
        ("", GUARDED, False),
        (BOTH, GUARDED, True),
        (SHIELD, GUARDED, True),
        (CARD, GUARDED, False),
        ("", FROM_SOME, False),
        (SHIELD, FROM_SOME, True),
        ("", OWN, False),
        (BOTH, OWN, True),
        (CARD, OWN, True),
        (SHIELD, OWN, False),
        ("Friendly characters can't use SAFEGUARD: Outwit.", GUARDED, False),
    ],
)
def test_20_4_who_can_not_use_a_protection_has_none(mine: str, theirs: str, able: bool) -> None:
    """Each of the two kinds by its own name; a safeguard from some too."""
    assert countered(mine, theirs) == able


def test_20_4_only_those_of_whom_it_is_said() -> None:
    """Seven squares away the protection stands."""
    assert countered(BOTH, GUARDED, "C12")
    assert not countered(BOTH, GUARDED, "C13")


def test_20_4_a_stop_is_taken_by_its_own_name() -> None:
    """What is said of STOP is judged, too."""
    assert one("Opposing characters can't use STOP.", "Hollis").status == "judged"
    assert one(BOTH, "Hollis").status == "judged"
