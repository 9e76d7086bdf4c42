"""Powers that succeed on more results for whoever has them already, by a card (20.7)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, VALUES, asked, figure, usable
from tests.engine.cards.reading import one

SENSES = "Hollis succeeds on a result of 4-6 when using Super Senses."
WET = "If Hollis occupies water terrain, she succeeds on a 4-6 when using Super Senses."


def evades(text: str, roll: int, at: str = "C6", **more: Any) -> bool:
    """Return whether Hollis evades a close attack of Rob's with her roll."""
    figures = (figure("Hollis", "red", at, text, **more), figure("Rob", "blue", "D6"))
    choices = {"super-senses:hollis": roll}
    answer = asked({**HIT, "attacker": "rob", "targets": ["hollis"], "choices": choices}, *figures)
    return bool(answer["targets"]["hollis"]["result"] == "evaded")


@pytest.mark.parametrize(
    ("text", "roll", "at", "powers", "evaded"),
    [
        ("", 4, "C6", ["super-senses"], False),
        ("", 5, "C6", ["super-senses"], True),
        (SENSES, 3, "C6", ["super-senses"], False),
        (SENSES, 4, "C6", ["super-senses"], True),
        (SENSES, 6, "C6", ["super-senses"], True),
        (SENSES, 6, "C6", [], False),  # it gives nobody the power
        (SENSES, 6, "C6", ["shape-change"], False),
        (WET, 4, "D5", ["super-senses"], True),
        (WET, 3, "D5", ["super-senses"], False),
        (WET, 4, "C6", ["super-senses"], False),
        (WET, 6, "D5", [], False),
    ],
)
def test_20_7_more_results_of_a_power_that_it_has(
    text: str, roll: int, at: str, powers: list[str], evaded: bool
) -> None:
    """Without the power there is nothing to roll for."""
    assert evades(text, roll, at, powers=powers) == evaded


@pytest.mark.parametrize(("roll", "evaded"), [(3, False), (4, True)])
def test_20_7_of_a_power_that_another_card_gives(roll: int, evaded: bool) -> None:
    """Cards that give a power come first, those that better it after them, in whatever order they are printed."""
    given = {"name": "Gift", "text": "Super Senses."}
    for special in ([given, {"name": "Trick", "text": SENSES}], [{"name": "Trick", "text": SENSES}, given]):
        assert evades("", roll, special=special) == evaded


@pytest.mark.parametrize(("text", "evaded"), [("", False), (SENSES, True)])
def test_20_7_of_a_version_of_its_own(text: str, evaded: bool) -> None:
    """A card gives it the power on a 6 alone; the other says on which results it succeeds instead."""
    special = [{"name": "Gift", "text": "Super Senses, but only succeeds on a 6."}, {"name": "Trick", "text": text}]
    assert evades("", 4, special=special if text else special[:1]) == evaded


@pytest.mark.parametrize("roll", [4, 6])
def test_20_7_a_power_that_it_can_not_use(roll: int) -> None:
    """Who lost the power has it on no results."""
    assert not evades(SENSES, roll, powers=["super-senses"], cant_use=["super-senses"])


@pytest.mark.parametrize(
    "text",
    [
        "Hollis succeeds on a result of 6 when using Super Senses.",
        "Hollis succeeds on a result of 4-5 when using Super Senses.",
        "Hollis succeeds on a result of 5-6 when using Super Senses.",
        "Hollis succeeds on a result of 4-6 when using Charge.",
        "Hollis fails on a result of 4-6 when using Super Senses.",
        "Increase the result of her Super Senses rolls by +1.",
        "Decrease the result of her Super Senses rolls by +1.",
        "Friendly characters succeed on a result of 4-6 when using Super Senses.",
    ],
)
def test_20_7_fewer_results_and_others_are_not_judged(text: str) -> None:
    """Of fewer results a card speaks as a restriction; what an increased result comes to hangs on the version."""
    assert one(text, "Hollis").status != "judged"


@pytest.mark.parametrize(("sams", "add"), [(2, 0), (3, 1)])
def test_2_5_friendly_ones_on_the_force(sams: int, add: int) -> None:
    """Whoever is on the force is friendly, whether the card says so or not; those off the map are on it, too."""
    text = "If there are 3+ friendly characters with the Ash keyword on your force, modify attack +1."
    others = [figure(f"Sam{number}", "red", None, keywords=["Ash"]) for number in range(sams)]
    others.append(figure("Rob", "blue", "K9", keywords=["Ash"]))
    question = {"type": "value", "figure": "hollis", "value": "attack"}
    assert asked(question, figure("Hollis", "red", "C6", text), *others)["result"] == int(VALUES["attack"]) + add


@pytest.mark.parametrize(
    ("text", "able"),
    [
        ("Other characters (friendly and opposing) can't use Probability Control except for Themed Team "
         "Probability Control.", False),
        ("Other characters (friendly and opposing) can't use Outwit.", True),
    ],
)  # fmt: skip
def test_20_4_what_all_others_can_not_use(text: str, able: bool) -> None:
    """What a themed team rerolls is left to it; the character itself keeps its power, friends and opponents lose it."""
    powers = ["probability-control"]
    hollis = figure("Hollis", "red", "C6", text, powers=powers)
    others = figure("Sam", "red", "D9", powers=powers), figure("Rob", "blue", "F9", powers=powers)
    for name, may in (("hollis", True), ("sam", able), ("rob", able)):
        assert usable(name, "probability-control", hollis, *others) == may
