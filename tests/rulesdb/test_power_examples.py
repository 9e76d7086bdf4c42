"""The worked examples of the powers' entries, put to the engine: what the entry says is what is ruled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulesdb import LANGUAGES, load
from tests.engine.situations.runner import judged, situations
from tests.rulesdb.power_names import MODERN, POWERS, paragraphs

EXAMPLES = situations([Path(__file__).with_name("power_examples.yaml")])
HEADS = {"en": "Example:", "es": "Ejemplo:"}


@pytest.mark.parametrize("example", EXAMPLES, ids=[f"{one['section']}: {one['en']}" for one in EXAMPLES])
def test_the_engine_rules_the_example(example: dict[str, Any]) -> None:
    """The position of the example is ruled with the example's numbers."""
    assert judged(example) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES, ids=[f"{one['section']}: {one['en']}" for one in EXAMPLES])
def test_the_entry_says_so(example: dict[str, Any], lang: str) -> None:
    """The words that are put to the test stand in the entry's example, in both languages."""
    text = load(MODERN).entry(example["section"], lang).text
    told = next(each for each in paragraphs(text) if each.startswith(HEADS[lang]))
    assert example[lang] in told


def test_most_powers_examples_are_ruled() -> None:
    """Of the 48 powers, those whose example asks about values, attacks, moves, dice or knockback: most of them."""
    assert len({one["section"] for one in EXAMPLES} & set(POWERS)) >= 40
