"""Effects of cards as players type them (20.3), in either language."""

from __future__ import annotations

from typing import Any

import pytest

from bot.card_effects import offered, read_effect, read_effects
from bot.errors import UserError
from bot.language import LANGUAGES, catalogue
from engine.heroclix.document import EffectIn, SpecialIn
from engine.heroclix.structured import build_special


@pytest.mark.parametrize(
    ("text", "effect"),
    [
        ("attack +1", {"modify": "attack", "add": 1}),
        ("Ataque + 1", {"modify": "attack", "add": 1}),
        ("attack +\u00a01", {"modify": "attack", "add": 1}),
        ("daño −2", {"modify": "damage", "add": -2}),
        ("defense = 17", {"replace": "defense", "set": 17}),
        ("velocidad /2", {"replace": "speed", "halve": True}),
        ("damage x2", {"replace": "damage", "double": True}),
        ("attack >= 9", {"bound": "attack", "minimum": 9}),
        ("alcance <= 4", {"bound": "range", "maximum": 4}),
        ("damage dealt +1", {"damage_dealt": 1}),
        ("total de acciones -1", {"action_total": -1}),
        ("Charge", {"grants": "charge"}),
        ("Anular", {"grants": "outwit"}),
        ("anular (outwit)", {"grants": "outwit"}),
        ("improved-targeting:hindering", {"grants": "improved-targeting:hindering"}),
        ("no Outwit", {"cant": "outwit"}),
        ("sin Anular", {"cant": "outwit"}),
        ("no power-actions", {"cant": "power-actions"}),
        ("sin acciones de PODER", {"cant": "power-actions"}),
        ("no Battle Cry", {"cant": "Battle Cry"}),
        ("no  Battle Cry", {"cant": "Battle Cry"}),
        ("gigante", {"size": "giant"}),
        ("Barrier as FREE", {"as_free": "barrier"}),
        ("Barrera como GRATIS", {"as_free": "barrier"}),
        ("damage taken -1", {"damage_taken": -1}),
        ("regardless of line of fire", {"regardless": "line-of-fire"}),
        ("sin importar la adyacencia", {"regardless": "adjacency"}),
        ("sin importar adyacencia", {"regardless": "adjacency"}),
    ],
)
def test_20_3_what_is_typed(text: str, effect: dict[str, Any]) -> None:
    """Each text is the structured effect that it says."""
    assert read_effect(text) == effect


def test_several_effects_have_commas_between() -> None:
    """Empty parts are left out."""
    assert read_effects("attack +1, charge,") == [{"modify": "attack", "add": 1}, {"grants": "charge"}]


@pytest.mark.parametrize("text", ["luck", "luck +1", "attack", "attack = x", "attack + 100", ""])
def test_what_is_no_effect(text: str) -> None:
    """Neither a power nor a value with a number: the user is told what would be right."""
    with pytest.raises(UserError):
        read_effect(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_offered_can_be_read(language: str) -> None:
    """By its value and by its words, in either language; and the engine takes it."""
    for value, label in offered(catalogue(language)):
        effect = read_effect(value)
        build_special("effect", SpecialIn(name="Card", effects=[EffectIn.model_validate(effect)]))
        assert label
