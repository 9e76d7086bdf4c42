"""Lists of which the last power alone is changed, and what is restricted behind "can use": both sides (20.2, 21.1c)."""

from __future__ import annotations

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import of, one, statuses

NAME = "Hollis"


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        (
            "Toughness, Super Senses, but succeeds on a 4-6.",
            [{"grants": "toughness"}, {"grants": "super-senses", "restrict": {"succeeds_on": [4, 5, 6]}}],
        ),
        (
            "Charge, Toughness, Outwit with a minimum range value of 8.",
            [
                {"grants": "charge"},
                {"grants": "toughness"},
                {"grants": "outwit", "restrict": {"minimum_range": 8}},
            ],
        ),
        ("Toughness, Regeneration as FREE.", [{"grants": "toughness"}, {"as_free": "regeneration"}]),
        (
            "Stealth, Perplex, but only to modify attack.",
            [{"grants": "stealth"}, {"grants": "perplex", "restrict": {"only_modify": ["attack"]}}],
        ),
    ],
)
def test_21_1c_the_last_alone(text: str, effects: list[dict[str, object]]) -> None:
    """Where no other power of the list can be changed so."""
    found = one(text, NAME)
    assert (found.status, list(found.effects)) == ("judged", effects)


@pytest.mark.parametrize(
    "text",
    [
        "Shape Change, Super Senses, but succeeds on a 4-6.",
        "Outwit, Perplex with a minimum range value of 8.",
        "Smoke Cloud, Barrier as FREE.",
        "Charge, Running Shot, but doesn't halve speed.",
        "Toughness, Outwit, but only to target adjacent characters.",
        "STOP, Outwit with a minimum range value of 8.",
    ],
)
def test_21_1c_of_one_or_of_more(text: str) -> None:
    """Where it may be said of two of them nobody tells."""
    assert one(text, NAME).effects == ()


@pytest.mark.parametrize(("roll", "result"), [(4, "evaded"), (3, "hit")])
def test_27_3a_the_last_of_a_list_succeeds_so(roll: int, result: str) -> None:
    """As its card says."""
    rob = figure("Rob", "blue", "C7", "Toughness, Super Senses, but succeeds on a 4-6.")
    answer = asked({**HIT, "choices": {"super-senses:rob": roll}}, figure("Hollis", "red", "C6"), rob)
    assert answer["targets"]["rob"]["result"] == result


@pytest.mark.parametrize(("kind", "taken"), [("range", 1), ("close", 0)])
def test_27_2i_used_in_some_attacks_alone(kind: str, taken: int) -> None:
    """Behind "can use" as in a list of its own: damage that can't be reduced to 0 by it in range attacks alone."""
    text = "Hollis can use Precision Strike, but only with range attacks."
    rob = figure("Rob", "blue", "C7" if kind == "close" else "C9", "Reduce damage taken by 3.")
    answer = asked({**HIT, "kind": kind}, figure("Hollis", "red", "C6", text), rob)
    assert answer["targets"]["rob"]["damage_taken"] == taken


def test_22_9_a_restricted_stop_is_remembered() -> None:
    """Whatever its condition; alone it is what it is."""
    for text in ("STOP, but only if the moon hums.", "STOP, unless Hollis is adjacent to an opposing character."):
        assert statuses(text, NAME) == ["reminded"]
        assert of(text, NAME)[0].effects == ()
    assert statuses("STOP.", NAME) == ["judged"]
    assert statuses("STOP hums.", NAME) == ["unread"]


@pytest.mark.parametrize(
    ("text", "effects"),
    [
        ("Wing movement symbol, Sidestep.", [{"grants": "flight"}, {"grants": "sidestep"}]),
        ("Dolphin movement symbol.", [{"grants": "swim"}]),
        ("Standard damage symbol.", [{"size": "standard"}]),
        ("Flight symbol, Stealth.", [{"grants": "flight"}, {"grants": "stealth"}]),
        ("Moon movement symbol.", []),
    ],
)
def test_1_3_symbols_named_in_words(text: str, effects: list[dict[str, object]]) -> None:
    """Each is what the symbol stands for; one that nobody knows is not read."""
    assert list(one(text, NAME).effects) == effects
