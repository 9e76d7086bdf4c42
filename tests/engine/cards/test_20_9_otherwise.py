"""What counts where the sentence before does not, whose keyword is shared, how many oppose (2.5, 18.2, 20.9, 23.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import figure, usable, value
from tests.engine.cards.reading import statuses

EITHER = "If Hollis occupies water terrain, she can use Charge. Otherwise, she can use Running Shot."
DURING = {"action": "close", "target": "rob"}


@pytest.mark.parametrize(("at", "able"), [("D5", "charge"), ("C6", "running-shot")])
def test_20_9a_otherwise_is_wherever_the_condition_does_not_hold(at: str, able: str) -> None:
    """One of the two at any time, and never both."""
    hollis = figure("Hollis", "red", at, EITHER)
    assert [slug for slug in ("charge", "running-shot") if usable("hollis", slug, hollis)] == [able]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (EITHER, ["judged", "judged"]),
        (f"{EITHER} Modify speed +1.", ["judged", "judged", "unread"]),  # in which of the two cases, nobody tells
        (EITHER.replace("Otherwise, she", "(Only there.) Otherwise, she"), ["judged", "judged", "judged"]),
        (EITHER.replace("If Hollis occupies water terrain, she", "Hollis"), ["judged", "unread"]),
        (EITHER.replace("occupies water terrain", "hums"), ["unread", "unread"]),
        (EITHER.replace("Otherwise,", "// Otherwise,"), ["judged", "unread"]),
        (EITHER.replace("she can use Charge", "adjacent friendly characters can use Charge"), ["judged", "judged"]),
        (EITHER.replace("she can use Charge", "each adjacent friendly character can use Charge"), ["judged", "unread"]),
        ("If Hollis attacks, modify attack +1. Otherwise, modify defense +1.", ["reminded", "reminded"]),
    ],
)
def test_20_9a_otherwise_hangs_on_one_condition_that_is_judged(text: str, found: list[str]) -> None:
    """It follows it at once, in the same part, and “she” may mean nobody else: several friends are “they”."""
    assert statuses(text, "Hollis") == found


@pytest.mark.parametrize(
    ("hollis", "pat", "rob", "attack"),
    [
        (["Ash"], ["Fog"], ["Fog"], 11),  # shared by who attacks
        (["Fog"], ["Ash"], ["Fog"], 10),  # shared by whose card it is alone
        (["Fog"], ["Fog"], ["Ash"], 10),
    ],
)
def test_23_1_who_shares_a_keyword_with_those_who_get_it(
    hollis: list[str], pat: list[str], rob: list[str], attack: int
) -> None:
    """The keywords of each friend that attacks are looked at, not those of the card’s own character."""
    text = "Friendly characters modify attack +1 when attacking only characters that share a keyword with them."
    those = (
        figure("Hollis", "red", "A1", text, keywords=hollis),
        figure("Pat", "red", "C6", keywords=pat),
        figure("Rob", "blue", "C7", keywords=rob),
    )
    assert value("pat", "attack", *those, during=DURING) == attack


@pytest.mark.parametrize(("pat", "rob", "attack"), [("C6", "C7", 11), ("C7", "C8", 10), ("C8", "C7", 10)])
def test_6_3e_who_attacks_and_is_attacked_within_the_same_squares(pat: str, rob: str, attack: int) -> None:
    """Both of them are near the character that is named, opponents too; one of them alone is not enough."""
    text = (
        "All characters within 4 squares of Hollis modify attack +1 when attacking a single character that is also"
        " within 4 squares of Hollis."
    )
    those = (figure("Hollis", "red", "C3", text), figure("Pat", "blue", pat), figure("Rob", "red", rob))
    assert value("pat", "attack", *those, during=DURING) == attack


@pytest.mark.parametrize(("kind", "attack"), [(None, 10), ("special-power", 13), ("trait", 10)])
def test_18_2_who_can_use_a_special_power(kind: str | None, attack: int) -> None:
    """Whatever its card says; a trait is none (19.2), and what can't be used is not used (20.4)."""
    text = "Hollis modifies attack +3 when attacking one or more characters that can use a special power."
    hollis = figure("Hollis", "red", "C6", text)
    more: dict[str, Any] = {} if kind is None else {"special": [{"name": "Storm", "kind": kind, "text": "It hums."}]}
    assert value("hollis", "attack", hollis, figure("Rob", "blue", "C7", **more), during=DURING) == attack
    spent = figure("Rob", "blue", "C7", cant_use=["storm"], **more)
    assert value("hollis", "attack", hollis, spent, during=DURING) == 10


@pytest.mark.parametrize(
    ("sides", "attack"),
    [(["blue"], 9), (["blue", "blue"], 10), (["red", "blue"], 9), (["blue", "blue", "green"], 9)],
)
def test_2_5_how_many_characters_an_opposing_force_has(sides: list[str], attack: int) -> None:
    """One opposing force of so many is enough; friends are not counted."""
    text = "If an opposing force has exactly 1 character, modify attack -1."
    others = [figure(f"Rob{number}", side, f"H{number + 2}") for number, side in enumerate(sides)]
    assert value("hollis", "attack", figure("Hollis", "red", "C6", text), *others) == attack
