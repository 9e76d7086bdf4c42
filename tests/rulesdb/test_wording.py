"""What nobody says: turns of phrase that the entries had and that a player stumbles over, in either language."""

from __future__ import annotations

import re

import pytest

from rulesdb import LANGUAGES, RULESETS, load

STILTED: dict[str, tuple[str, ...]] = {
    "en": (
        r"\bhangs? on the die\b",
        r"\bby way of exception\b",
        r"\b(\w+ attacks) are \1\b",
        r"\blike anyone\.",
        r"\bone attack of its\b",
        r"\bstraight away from\b",
        r"\bback for as long\.",
        r"\bhold that asks for\b",
        r"\brolls? in its own right\b",
        r"\broll and all\b",
        r"\bdamage otherwise,",
        r"\bturn before\.",
        r"\w, \(",
    ),
    "es": (
        r"\blo son de verdad\b",
        r"\bretendría hasta sacar\b",
        r": si no, el daño\b",
        r"\bacción de combate (?:cuerpo a cuerpo|a distancia) para sí\b",
        r"(?<!no )\b(?:tiene|bloquean|cuenta|cuesta|aplica|cruza|usar|usa uno|cada una) nada más\b",
        r"\bcae con defensa\b",
        r"\brecibe \d más de daño infligido\b",
        r"\b(?:es|ser|sea|al|los|impactado [oy]) fallad[oa]s?\b",
        r"\besfuerza una (?:segunda )?ficha\b",
        r"\w, \(",
    ),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_entry_is_stilted(ruleset: str, lang: str) -> None:
    """None of the phrases that were taken out comes back."""
    found = [
        (entry.section, hit.group())
        for entry in load(ruleset).entries(lang)
        for pattern in STILTED[lang]
        if (hit := re.search(pattern, " ".join(entry.text.split())))
    ]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_words_stand_one_space_apart(ruleset: str, lang: str) -> None:
    """Two spaces within a line are left where a sentence was taken out."""
    found = [entry.section for entry in load(ruleset).entries(lang) if re.search(r"\S  +\S", entry.text)]
    assert found == []
