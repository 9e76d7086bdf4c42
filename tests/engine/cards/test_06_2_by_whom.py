"""Whose side "opposing" means where others than friends are protected: that of its card's character (6.2, 21.9b)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one, statuses

OUTWIT, CONTROL = {"powers": ["outwit"]}, {"powers": ["mind-control"]}
CARRIER = {"abilities": ["flight"], "size": "giant"}


@pytest.mark.parametrize(
    "deed",
    [
        "can't be placed by opposing effects.",
        "can't be carried or placed by opposing effects.",
        "can't be targeted by opposing characters.",
        "have SAFEGUARD: opposing Mind Control.",
        "have PROTECTED: opposing Outwit.",
    ],
)
def test_6_2_opposing_is_seen_from_the_card(deed: str) -> None:
    """Of friends and of itself both views are one; of others the effect says from whom it is seen."""
    for who in ("Adjacent characters", "Adjacent opposing characters"):
        found = one(f"{who} {deed}")
        assert found.status == "judged"
        assert all(effect["by_side"] == "opponents" and "by" not in effect for effect in found.effects)
    for who in ("Adjacent friendly characters", "This character"):
        [found] = [one(f"{who} {deed}".replace("This character have", "This character has"))]
        assert found.status == "judged"
        assert all(effect["by"] == {"side": "opponents"} and "by_side" not in effect for effect in found.effects)


@pytest.mark.parametrize(
    "text",
    [
        "Adjacent characters can't be moved by opposing effects.",  # of all that moves somebody little is asked
        "Adjacent characters can't have their combat values modified by opposing effects.",
    ],
)
def test_6_2_what_is_seen_from_nobody_sure_is_remembered(text: str) -> None:
    """Moves by effects are asked of Mind Control alone, and whose smoke it is by whom it stands."""
    assert statuses(text) == ["reminded"]


def allowed(text: str, action: str, doer: str, target: str, **more: Any) -> bool:
    """Return whether one of four may do something to another, Hollis with her text among them at H8."""
    figures = {
        "hollis": figure("Hollis", "red", "H8", text),
        "pal": figure("Pal", "red", "I8", **(more if doer == "pal" else {"powers": ["charge"]})),
        "foe": figure("Foe", "blue", "H9", **({"powers": ["charge"]} if doer != "foe" else more)),
        "rob": figure("Rob", "blue", "I10", **(more if doer == "rob" else {})),
    }
    question = {"type": "legal", "figure": doer, "action": action, "target": target}
    return bool(asked(question, *figures.values(), turn={"active": figures[doer]["side"]})["legal"])


SHIELDED = "Characters within 4 squares can't be targeted by opposing Outwit."
SAFE = "Adjacent characters have SAFEGUARD: opposing Mind Control."


@pytest.mark.parametrize(("text", "power"), [(SHIELDED, "outwit"), (SAFE, "mind-control")])
def test_6_2_the_cards_own_side_is_not_opposing(text: str, power: str) -> None:
    """Nor is it to a foe near the card, whom its friends may choose; a foe may choose none of them."""
    able = {"powers": [power]}
    assert allowed(text, power, "pal", "foe", **able)
    assert not allowed(text, power, "rob", "pal", **able)
    assert allowed("", power, "rob", "pal", **able)


def test_6_2_a_foe_beside_the_card_is_not_carried_by_its_own_friend() -> None:
    """Who opposes the card's character is "opposing", whomever it carries."""
    assert not allowed("Adjacent characters can't be carried by opposing characters.", "carry", "rob", "foe", **CARRIER)
    assert allowed("Adjacent characters can't be carried by friendly characters.", "carry", "rob", "foe", **CARRIER)
    assert allowed("", "carry", "rob", "foe", **CARRIER)


def test_6_2_it_is_written_by_hand_as_well() -> None:
    """A host's effect says so of some that are named, too."""
    effect = {"cant_be": "targeted", "by_side": "friends", "by": {"keyword": ["Ash"]}, "who": {"side": "opponents"}}
    for keywords, legal in ((["Ash"], False), (["Fen"], True)):
        card = {"special": [{"name": "Trick", "effects": [effect]}]}
        hollis, rob = figure("Hollis", "red", "H8", keywords=keywords, **card), figure("Rob", "blue", "H9")
        question = {"type": "legal", "figure": "hollis", "action": "close", "target": "rob"}
        assert asked(question, hollis, rob)["legal"] is legal
