"""Effects as documents write them: what the rules do not apply yet is refused by its name, never half taken (18.2)."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine import DocumentError
from engine.heroclix.document import EffectIn, SpecialIn
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import read_card
from engine.heroclix.structured import checked_special
from engine.heroclix.written.applied import unapplied

WRITTEN: list[dict[str, Any]] = [
    {"grants": "stealth", "when": {"on": "hindering"}},
    {"grants": "empower", "who": {"side": "friends", "adjacent": True, "keyword": ["Lanterners"]}},
    {"modify": "attack", "add": 1, "when": {"tokens": {"least": 1}}},
    {"modify": "defense", "add": 1, "per": {"tokens": True}},
    {"grants": "super-senses", "restrict": {"succeeds_on": [3, 4, 5, 6]}},
    {"takes_most": 2, "when": {"attack": {"role": "target", "kind": "range"}}},
    {"cant_be": "chosen", "of": "outwit", "by": {"points": {"most": 50}}},
]


@pytest.mark.parametrize("effect", WRITTEN)
def test_what_is_written_is_applied_or_refused_whole(effect: dict[str, Any]) -> None:
    """An effect is taken if all of it is applied; else the document is refused, naming what is not."""
    read = EffectIn.model_validate(effect)
    left = unapplied(read)
    if left is None:
        checked_special(MODERN.powers, "special[0]", SpecialIn(name="Plan", effects=[read]))
        return
    with pytest.raises(DocumentError) as refused:
        checked_special(MODERN.powers, "special[0]", SpecialIn(name="Plan", effects=[read]))
    assert refused.value.path == f"special[0].effects[0].{left}"


def test_a_condition_is_named_down_to_its_key() -> None:
    """What is not applied is named with its whole path, so that its writer finds it."""
    effect = EffectIn.model_validate({"cant": "outwit", "when": {"count": [{"of": {"adjacent": True}}]}})
    assert unapplied(effect) == "when.count.of.adjacent"


@pytest.mark.parametrize(
    "effect",
    [
        {"grants": "stealth", "when": {"on": "lava"}},
        {"grants": "stealth", "when": {"weather": "rain"}},
        {"grants": "stealth", "who": {"side": "everybody"}},
    ],
)
def test_an_unknown_word_is_no_condition(effect: dict[str, Any]) -> None:
    """A key or a word that no form has is refused."""
    with pytest.raises(ValidationError):
        EffectIn.model_validate(effect)


def test_a_word_beside_the_wrong_effect_is_refused() -> None:
    """A multiple goes with a modifier, a restriction with a granted power."""
    for effect, word in (
        ({"grants": "charge", "per": {"tokens": True}}, "per"),
        ({"size": "tiny", "restrict": {}}, "restrict"),
    ):
        with pytest.raises(DocumentError) as refused:
            checked_special(
                MODERN.powers, "special[0]", SpecialIn(name="Plan", effects=[EffectIn.model_validate(effect)])
            )
        assert refused.value.path == f"special[0].effects[0].{word}"


@pytest.mark.parametrize(
    ("effect", "path", "message"),
    [
        ({"when": {"all": []}}, "when.all", "error-unknown-key"),
        ({"when": {"any": [{"luck": 1}]}}, "when.any[0].luck", "error-unknown-key"),
        ({"when": "sometimes"}, "when", "error-not-one-of"),
        ({"LuckIn": 1}, "LuckIn", "error-unknown-key"),
    ],
)
def test_what_is_wrong_with_an_effect_is_told_by_keys_of_the_document(
    effect: dict[str, Any], path: str, message: str
) -> None:
    """No name of a model stands in the path, and an unknown key is told whatever it is called."""
    card = {"name": "Wolf", "special": [{"name": "Pack", "kind": "trait", "effects": [effect]}]}
    with pytest.raises(DocumentError) as refused:
        read_card(MODERN.powers, card)
    assert (refused.value.path, refused.value.message) == (f"card.special[0].effects[0].{path}", message)
