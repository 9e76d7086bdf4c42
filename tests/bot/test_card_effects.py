"""Effects of cards as players type them (20.3), in either language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.app.errors import UserError
from bot.heroclix.typing.card_effects import offered, read_effect, read_effects
from bot.words.language import LANGUAGES, catalogue
from engine.heroclix.document import EffectIn, SpecialIn
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.structured import checked_special


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
        ("instead of normal damage = 4", {"instead": 4}),
        ("en lugar del daño normal = 2 opcional", {"instead": 2, "may": True}),
        ("instead of normal damage = 3 attacking-close", {"instead": 3, "when": "attacking-close"}),
        ("attack roll not rerolled", {"cant_reroll": "attack-roll"}),
        ("tirada para destrabarse no se repite", {"cant_reroll": "break-away-roll"}),
        ("regardless of line of fire", {"regardless": "line-of-fire"}),
        ("sin importar la adyacencia", {"regardless": "adjacency"}),
        ("sin importar adyacencia", {"regardless": "adjacency"}),
        ("attack +1 while making a close attack", {"modify": "attack", "add": 1, "when": "attacking-close"}),
        ("attack +1 attacking-close", {"modify": "attack", "add": 1, "when": "attacking-close"}),
        ("defensa +2 contra ataques a distancia", {"modify": "defense", "add": 2, "when": "against-range"}),
        ("damage dealt +1 attacking-range", {"damage_dealt": 1, "when": "attacking-range"}),
        ("attack +1 for adjacent friends", {"modify": "attack", "add": 1, "lent": "adjacent-friends"}),
        (
            "ataque +1 único contra ataques cuerpo a cuerpo",
            {"modify": "attack", "add": 1, "unique": "Card", "when": "against-close"},
        ),
        ("attack +1 unique", {"modify": "attack", "add": 1, "unique": "Card"}),
        ("protected: Outwit", {"protected": "outwit"}),
        ("Protected (Pulse Wave)", {"protected": "pulse-wave"}),
        ("protegido de Anular", {"protected": "outwit"}),
        ("protegido: anular", {"protected": "outwit"}),
        ("SAFEGUARD: Mind Control", {"safeguard": "mind-control"}),
        ("salvaguarda control mental", {"safeguard": "mind-control"}),
        ("once per turn", {"limit": "once-per-turn"}),
        ("2 times per game", {"limit": "once-per-game", "times": 2}),
        ("1 veces por turno", {"limit": "once-per-turn"}),
        ("3 veces por turno", {"limit": "once-per-turn", "times": 3}),
    ],
)
def test_20_3_what_is_typed(text: str, effect: dict[str, Any]) -> None:
    """Each text is the structured effect that it says."""
    assert read_effect(MODERN.powers, text, "Card") == effect


@pytest.mark.parametrize("language", LANGUAGES)
def test_13_1_a_change_is_offered_with_its_conditions(language: str) -> None:
    """Once the change is typed, each condition of it; before that none. What is offered can be read."""
    words = catalogue(language)
    conditions = [
        value for value, _label in offered(MODERN.powers, words, "attack +1") if value.startswith("attack +1 ")
    ]
    assert {"attack +1 against-range", "attack +1 adjacent-friends", "attack +1 unique"} <= set(conditions)
    for value in conditions:
        read_effect(MODERN.powers, value)
    assert len(list(offered(MODERN.powers, words, "attack"))) == len(list(offered(MODERN.powers, words)))


def test_what_the_readme_shows_can_be_read() -> None:
    """Each text in the first column of its table of cards is an effect, or a condition of one."""
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    rows = readme.partition("### Cards")[2].partition("\n## ")[0].splitlines()
    shown = [text for row in rows if row.startswith("| `") for text in re.findall("`([^`]+)`", row.split("|")[1])]
    assert len(shown) > 15
    for text in shown:
        assert read_effects(MODERN.powers, text), text


def test_several_effects_have_commas_between() -> None:
    """Empty parts are left out."""
    assert read_effects(MODERN.powers, "attack +1, charge,") == [{"modify": "attack", "add": 1}, {"grants": "charge"}]


@pytest.mark.parametrize(
    "text",
    ["luck", "luck +1", "attack", "attack = x", "attack + 100", "", "0 times per turn", "protected luck", "safeguard"],
)
def test_what_is_no_effect(text: str) -> None:
    """Neither a power nor a value with a number: the user is told what would be right."""
    with pytest.raises(UserError):
        read_effect(MODERN.powers, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_offered_can_be_read(language: str) -> None:
    """By its value and by its words, in either language; and the engine takes it."""
    for value, label in offered(MODERN.powers, catalogue(language)):
        effect = read_effect(MODERN.powers, value)
        checked_special(MODERN.powers, "effect", SpecialIn(name="Card", effects=[EffectIn.model_validate(effect)]))
        assert label
