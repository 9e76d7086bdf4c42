"""Powers of one combat value that Outwit can't take, as a card says it of all of them (22.7, 27.4k, 27.7l)."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from tests.engine.cards.asking import asked, figure
from tests.engine.cards.reading import one

DEFENSE = "Rob's defense powers have Protected: Outwit."


def taken(what: str, text: str, at: str = "C7") -> bool:
    """Return whether Hollis's Outwit may take a power from Rob, whose card has a text."""
    special = [{"name": "Trick", "text": text}, {"name": "Hide", "kind": "special-power", "slot": "defense"}]
    figures = (
        figure("Hollis", "red", "C6", powers=["outwit"]),
        figure("Rob", "blue", at, powers=["toughness", "charge"], special=special),
    )
    return bool(
        asked({"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": what}, *figures)["legal"]
    )


@pytest.mark.parametrize(
    ("what", "text", "at", "legal"),
    [
        ("toughness", "Modify speed +1.", "C7", True),
        ("toughness", DEFENSE, "C7", False),
        ("Hide", DEFENSE, "C7", False),
        ("charge", DEFENSE, "C7", True),
        ("charge", "Rob's speed powers have Protected: Outwit.", "C7", False),
        (
            "toughness",
            f"If Rob occupies water terrain, {DEFENSE[0].lower()}{DEFENSE[1:]}".replace("rob", "Rob"),
            "C7",
            True,
        ),
        ("toughness", f"If Rob occupies water terrain, {DEFENSE}", "D5", False),
    ],
)
def test_22_7_powers_of_a_value(what: str, text: str, at: str, legal: bool) -> None:
    """Standard and special ones of that value alone, and under the card's condition."""
    assert taken(what, text, at) == legal


@pytest.mark.parametrize(
    "text",
    [
        "Hollis's defense powers have Protected: Pulse Wave.",
        "Hollis's range powers have Protected: Outwit.",
        "Opposing characters' defense powers have Protected: Outwit.",
        "Hollis's defense powers can't have Protected: Outwit.",
    ],
)
def test_22_7_what_is_no_such_guard(text: str) -> None:
    """Another power that takes, a value without powers, somebody else, or the contrary."""
    assert not any("guards" in effect for effect in one(text, "Hollis").effects)


def test_22_7_a_guard_typed_by_hand() -> None:
    """The same as the text; of a value that no power stands in it is refused."""
    effects = [{"guards": "defense"}]
    special = [{"name": "Trick", "effects": effects}]
    figures = (
        figure("Hollis", "red", "C6", powers=["outwit"]),
        figure("Rob", "blue", "C7", powers=["toughness"], special=special),
    )
    ask = {"type": "use", "figure": "hollis", "action": "outwit", "target": "rob", "what": "toughness"}
    assert not asked(ask, *figures)["legal"]
    effects[0]["guards"] = "range"
    with pytest.raises(DocumentError):
        asked(ask, *figures)
