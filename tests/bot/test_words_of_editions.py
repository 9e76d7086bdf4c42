"""What an older edition calls otherwise: each such message stands in the catalogue too, in no other book's words."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast

from bot.heroclix.typing.figure_line import parse_figure_line
from bot.words.language import EDITIONS, LANGUAGES, catalogue
from engine.heroclix.ruleset import edition
from rulesdb import RULESETS
from tests.bot.test_catalogues import parsed, variables
from tests.test_spanish_words import GLOSSARY

TODAYS = re.compile(
    r"\b(MOVE|CLOSE|RANGE|POWER|FREE)\b|\bcosted\b|con coste|\b[Cc]lear [Pp]hase|fase de (acción|limpieza)"
)
OF_2012 = EDITIONS / "heroclix-2012"


def said(language: str, edition: str = "heroclix-2012") -> dict[str, ast.Message]:
    """Every message that an edition says in its own words; a key twice or a line that cannot be read fails."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((EDITIONS / edition / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content[:60]
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = entry
    return found


def test_every_folder_is_an_edition_with_both_languages() -> None:
    """One file for each language, of a ruleset that there is."""
    for folder in EDITIONS.iterdir():
        assert folder.name in RULESETS
        assert {path.stem for path in folder.iterdir()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_stands_for_a_message_with_the_same_data(language: str) -> None:
    """Nothing is said that the catalogue has no message for, nor of other data; and it is said otherwise."""
    common = parsed(language)
    for key, message in said(language).items():
        assert key in common, key
        assert variables(message) <= variables(common[key]), key
        assert not message.equals(common[key], ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_2012_are_not_today_s(language: str) -> None:
    """No kind of action is in capitals, none is costed, and the turn has no phases."""
    path = OF_2012 / f"{language}.ftl"
    lines = path.read_text(encoding="utf-8").splitlines()
    told = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert [text for text in told if TODAYS.search(text)] == []


def test_the_spanish_keeps_to_the_glossary() -> None:
    """One word for one thing here too; knockback alone has the book's own."""
    lines = (OF_2012 / "es.ftl").read_text(encoding="utf-8").splitlines()
    patterns = [pattern for word, pattern in GLOSSARY.items() if word != "«…»"]
    assert [line for line in lines if any(re.search(pattern, line) for pattern in patterns)] == []


@pytest.mark.parametrize(
    ("language", "today", "then"),
    [
        ("en", "the basic CLOSE action", "a close combat action"),
        ("es", "la acción básica CLOSE", "una acción de combate cuerpo a cuerpo"),
    ],
)
def test_tipos_de_acciones_an_action_is_named_as_its_book_does(language: str, today: str, then: str) -> None:
    """Without an edition, and in one without words of its own, it is today's."""
    for ruleset in ("", "heroclix-modern", "heroclix-2022"):
        assert catalogue(language, ruleset).term("basic-close") == today
    assert catalogue(language, "heroclix-2012").term("basic-close") == then


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_2012_names_what_that_edition_has(language: str) -> None:
    """No doors, windows, equipment or numbers of sections; the line it shows as an example is read."""
    words = catalogue(language, "heroclix-2012")
    told = "\n".join(words.text(key) for key in ("help-rules", "help-maps", "help-figures"))
    assert not re.search(r"doors|windows|puertas|ventanas|equipment|equipo|16\.3b", told)
    example = next(each for each in re.findall(r"`([^`]+)`", told) if " 75 8/10/17/3" in each)
    card = parse_figure_line(edition("heroclix-2012").powers, example).card
    assert card["abilities"] == ["indomitable"]
    assert card["powers"] == ["charge", "willpower"]
