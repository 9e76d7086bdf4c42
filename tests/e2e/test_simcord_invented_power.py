"""An invented power at a club's table: its record, its words and its entry are all that the bot needs of it."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import rulesdb
from bot.words import language
from bot.words.language import LANGUAGES
from engine.heroclix.editions import modern
from engine.heroclix.ruleset import Decision, Power, Powers, edition
from rulesdb import load_from
from tests.e2e.club import Club, words
from tests.e2e.test_simcord_deciding import attack, facing

FORESIGHT = Power("foresight", "27.3a", "defense", evades_on=(4, 5, 6), decision=Decision("die", "hit", "target"))
NAMES = {"en": "Foresight", "es": "Presciencia (Foresight)"}
ENTRY = """
ruleset: heroclix-modern
lang: {lang}
entries:
  - id: "27.3z"
    title: {title}
    text: |
      {text}
    {facts}
    aliases: [{alias}]
    questions: ["{question}"]
"""
FACTS = "kind: power\n    facts: {type: defense, slug: foresight, die: d6, success_on: [4, 5, 6]}"
TOLD = {
    "en": {
        "title": "Foresight",
        "text": "When this character would be hit, it may roll a d6; on 4 to 6 it evades.",
        "alias": "crystal ball",
        "question": "What do I need to roll for Foresight?",
    },
    "es": {
        "title": "Presciencia (Foresight)",
        "text": "Cuando un impacto le daría, puede tirar un d6; con 4 a 6 lo esquiva.",
        "alias": "bola de cristal",
        "question": "¿Qué tengo que sacar con Presciencia?",
    },
}


@pytest.fixture
def invented(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Give the edition one power more, and each catalogue its name."""
    printed = modern.MODERN.powers
    powers = Powers((*printed.standard, FORESIGHT), printed.keyphrases, printed.inherent, printed.situational)
    monkeypatch.setattr(modern, "MODERN", replace(modern.MODERN, powers=powers))
    edition.cache_clear()
    shutil.copytree(language.CATALOGUES, tmp_path / "catalogues")
    for lang, name in NAMES.items():
        (tmp_path / "catalogues" / lang / "heroclix" / "invented.ftl").write_text(f"term-foresight = {name}\n", "utf-8")
    monkeypatch.setattr(language, "CATALOGUES", tmp_path / "catalogues")
    language.catalogue.cache_clear()
    yield
    monkeypatch.undo()
    edition.cache_clear()
    language.catalogue.cache_clear()


@pytest.mark.parametrize("die", ["3", "4"])
@pytest.mark.parametrize("typed", ["foresight", "Presciencia"])
async def test_it_is_typed_asked_for_and_answered(table: Club, invented: None, typed: str, die: str) -> None:
    """It is read by its names, the attack waits for its roll, and `/choose` answers it: both sides of its results."""
    await facing(table, typed)
    asked = words(await attack(table))
    assert "foresight (rook)" in asked.casefold()
    assert "blue (Bruno) decides" in asked
    rolled = await table.ask(table.bruno, "choose", answer=die)
    if die == "3":
        await table.ana.click(rolled, label="Click the dials")
    listed = words(await table.ask(table.bruno, "figure list"))
    assert ("(−3)" in listed) is (die == "3")


async def test_its_name_is_offered_for_a_typing_mistake(table: Club, invented: None) -> None:
    """A line with a mistyped name is refused, and the name that was meant is said."""
    await table.ask(table.ana, "game new", name="Friday", points=300)
    await table.ask(table.ana, "game join")
    refused = words(await table.ask(table.ana, "figure add", figure="Rook 50 7/9/16/2 r6 t1 4 clicks [foresigth]"))
    assert "⛔" in refused
    assert "Foresight" in refused


def test_its_entry_is_found(tmp_path: Path) -> None:
    """One entry in each language beside the others, and it is looked up by name, nickname and question."""
    corpus = Path(rulesdb.__file__).parent / "corpus" / "heroclix-modern"
    shutil.copytree(corpus, tmp_path / "heroclix-modern")
    for lang in LANGUAGES:
        file = tmp_path / "heroclix-modern" / lang / "27-invented.yaml"
        facts = FACTS if lang == "en" else ""  # they are the same in each language, and stand in one
        file.write_text(ENTRY.format(lang=lang, facts=facts, **TOLD[lang]), encoding="utf-8")
    library = load_from(tmp_path, "heroclix-modern")
    for lang in LANGUAGES:
        assert library.entry("27.3z", lang).title == NAMES[lang]
        for asked in (NAMES[lang], TOLD[lang]["alias"], TOLD[lang]["question"]):
            assert library.search(asked, lang).hits[0].section == "27.3z", asked
