"""The forms of a dispute, and the words of its rulings: what they give as an example is understood in that game."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.faces import face_of
from bot.discord.commands.dispute import SEARCHED
from bot.discord.line_form import LineForm
from bot.table.dispute.said import read_dice
from bot.table.reader import words_of
from bot.words.language import LANGUAGES, catalogue
from engine.errors import DocumentError
from engine.heroclix.ruleset import edition
from rulesdb import load

RULESETS = ("heroclix-modern", "heroclix-2022", "heroclix-2012", "motu")
NAMED = ("Iron Wolf", "Rook", "Brak")
ENGINE = Path(__file__).resolve().parents[2] / "engine"
VERDICT = re.compile(r'(?:\.accepted\(|Ruling\([^,()"]+,\s*|verdict = )"([a-z-]+)"')


class Table:
    """A table with the figures that the examples name, of a ruleset."""

    def __init__(self, ruleset: str) -> None:
        self.rules = None if ruleset == "motu" else edition(ruleset)

    def figure(self, name: str) -> SimpleNamespace:
        """Return the figure of that name. Raises DocumentError for another."""
        if name not in NAMED:
            raise DocumentError("figure", "error-no-figure", given=name, expected="")
        return SimpleNamespace(id=name)


def hints(ruleset: str, language: str, kind: str) -> list[str]:
    """Return the examples that a form shows in its field."""
    call: Any = SimpleNamespace(words=words_of(language, ruleset), ruleset=ruleset)
    call.say = call.words.text
    form = LineForm(call, f"dispute-{kind}", "1", ())
    return str(form.line.placeholder).split(" · ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
async def test_every_example_of_a_form_is_understood_in_its_game(ruleset: str, language: str) -> None:
    """What the forms of a dispute show as an example is read as such a fact: no hindering terrain in Battleground."""
    face = face_of(ruleset)
    state: Any = Table(ruleset)
    for kind in face.fact_kinds:
        for hint in hints(ruleset, language, kind):
            assert face.read_fact(state, kind, hint)["fact"] == kind
    assert read_dice(hints(ruleset, language, "roll")[0])
    (section,) = hints(ruleset, language, "section")
    assert load(ruleset).has(section) or load(ruleset).complete(section, language, 1)[0].score > SEARCHED


def test_a_change_of_a_test_is_named_as_it_was_typed() -> None:
    """The step that it brings says what was said, in the words of whoever said it, not a word of the program."""
    state: Any = Table("motu")
    assert face_of("motu").read_fact(state, "modifier", "Umbral  + 1")["name"] == "Umbral +1"
    assert face_of("motu").read_fact(state, "modifier", "dados de defensa −1")["name"] == "dados de defensa -1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_has_words(language: str) -> None:
    """Both rulings of a dispute stand under their verdicts: each that the engine writes is a word of the catalogue."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in ENGINE.rglob("*.py"))
    found = set(VERDICT.findall(sources))
    assert {"waiting", "accepted", "rolled"} <= found
    assert not [verdict for verdict in found if f"term-{verdict}" not in catalogue(language)]
