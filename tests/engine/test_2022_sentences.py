"""What is true by today's book alone is said otherwise in 2022: of objects, and of elevation that bars (17, 16.5a)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words.language import LANGUAGES, catalogue
from engine.heroclix import judge
from engine.heroclix.editions.heroclix_2022_sentences import SENTENCES
from tests.bot.test_catalogues import every_message
from tests.engine.situations.runner import document

EMPTY_HANDS = {
    "figures": {"fox": {"red": "C3"}, "hen": {"blue": "C4"}},
    "ask": {"type": "legal", "figure": "fox", "action": "close-terrain-action", "target": "hen"},
}
CARRIER = {
    "figures": {"fox": {"red": "C3", "size": "giant"}, "cub": {"red": "C4"}},
    "objects": [{"id": "crate", "kind": "light", "held_by": "fox"}],
    "ask": {"type": "legal", "figure": "fox", "action": "carry", "target": "cub"},
}


def said(edition: str, short: dict[str, Any]) -> set[str]:
    """Return the messages of a ruling."""
    return {step.message for step in judge.adjudicate(document({**short, "ruleset": edition})).ruling.steps}


def test_empty_hands_hold_no_object_in_2022() -> None:
    """Nobody holds terrain markers there (17.5)."""
    assert "legal-nothing-held" in said("heroclix-modern", EMPTY_HANDS)
    assert "legal-no-object-held" in said("heroclix-2022", EMPTY_HANDS)
    assert "legal-nothing-held" not in said("heroclix-2022", EMPTY_HANDS)


def test_a_carrier_holds_an_object_in_2022() -> None:
    """It can't carry then (17.9)."""
    carrier = {**CARRIER, "objects": [{"id": "crate", "kind": "special", "held_by": "fox"}]}
    assert "legal-carry-holding" in said("heroclix-modern", carrier)
    assert "legal-carry-holding-object" in said("heroclix-2022", CARRIER)


@pytest.mark.parametrize("key", SENTENCES)
def test_a_sentence_of_2022_needs_what_it_stands_for_gives(key: str) -> None:
    """The same data; what nobody holds or sets up there isn't named."""
    ours, theirs = every_message()[key], every_message()[SENTENCES[key]]
    assert ours.needs == theirs.needs
    for language in LANGUAGES:
        told = catalogue(language).text(theirs.key, **dict.fromkeys(theirs.needs, "X"))
        assert "marker" not in told
        assert "marcador" not in told
