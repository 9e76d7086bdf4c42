"""Everything a player reads stands in both languages, with the same data."""

from __future__ import annotations

import importlib
import pkgutil
import re
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from fluent.syntax import FluentParser, ast

import engine
import rulesdb
from bot.words.language import CATALOGUES, LANGUAGES, Catalogue, catalogue, from_locale
from engine import FigureId, StepKind, Term, Typed
from tests.engine.books import OLDER_READINGS

CHECK = StepKind.CHECK
PLACEABLE = re.compile(r"\$([a-z][a-z0-9_]*)")


def parsed(language: str) -> dict[str, ast.Message]:
    """Every message of a language by its key; a key twice or a line that cannot be read fails."""
    found: dict[str, ast.Message] = {}
    for path in sorted((CATALOGUES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{path.name}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def variables(message: ast.Message) -> set[str]:
    """The names of the data that a message uses."""
    from fluent.syntax import FluentSerializer  # noqa: PLC0415

    return set(PLACEABLE.findall(FluentSerializer().serialize_entry(message)))


OTHER_GAME = "motu-"  # how the keys of its messages begin; its book is another


def every_message(*, of_motu: bool = False) -> dict[str, engine.Message]:
    """The messages of HeroClix, or of the other game, all of the engine's modules imported."""
    for module in pkgutil.walk_packages(engine.__path__, "engine."):
        importlib.import_module(module.name)
    ours = {key: message for key, message in engine.messages().items() if not key.startswith("doctest")}
    return {key: message for key, message in ours.items() if key.startswith(OTHER_GAME) is of_motu}


def test_the_languages_have_the_same_messages() -> None:
    """Each message stands in English and in Spanish, with the same attributes."""
    english, spanish = parsed("en"), parsed("es")
    assert english.keys() == spanish.keys()
    for key, message in english.items():
        ours = {attribute.id.name for attribute in message.attributes}
        theirs = {attribute.id.name for attribute in spanish[key].attributes}
        assert ours == theirs, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_described_within_discords_limit(language: str) -> None:
    """A command or option is described in 100 letters at most, and in one at least."""
    for key, message in parsed(language).items():
        for attribute in message.attributes:
            if attribute.id.name.endswith("description"):
                text = catalogue(language).attribute(key, attribute.id.name)
                assert 1 <= len(text) <= 100, f"{key}.{attribute.id.name}: {text}"


def test_the_languages_use_the_same_data() -> None:
    """A message shows the same data in both languages, so that no reader learns less."""
    english, spanish = parsed("en"), parsed("es")
    different = [key for key in english if variables(english[key]) != variables(spanish[key])]
    assert different == []


def test_every_message_of_the_engine_has_its_words() -> None:
    """Every step that the engine can say has a sentence, using only data that the step carries."""
    english = parsed("en")
    for key, message in (every_message() | every_message(of_motu=True)).items():
        assert key in english, key
        extra = variables(english[key]) - set(message.needs) - {"before", "after"}
        assert not extra, f"{key}: {extra} is not among {message.needs}"


def test_a_change_that_is_in_the_words_is_told_once() -> None:
    """The steps whose sentence names both numbers of a change are those that are shown without it again."""
    for language in LANGUAGES:
        both = {key for key, message in parsed(language).items() if {"before", "after"} <= variables(message)}
        assert both == {key for key in parsed(language) if catalogue(language).tells_change(key)}
        assert {"value-halved", "attack-clicked"} <= both


def test_every_citation_of_the_engine_resolves() -> None:
    """Every section and reading that a ruling can cite is in the rules library; R50 and on are older books’."""
    library = rulesdb.load("heroclix-modern")
    missing = {
        (key, cited)
        for key, message in every_message().items()
        for cited in (message.rule, message.reading)
        if cited is not None and not library.has(cited) and cited not in OLDER_READINGS
    }
    assert missing == set()


def test_every_citation_of_the_other_game_resolves() -> None:
    """Every section and reading that its rulings can cite is in the library of its own book; it says no other words."""
    library = rulesdb.load("motu")
    found = every_message(of_motu=True)
    cited = {(key, each) for key, message in found.items() for each in (message.rule, message.reading) if each}
    assert found
    assert {(key, each) for key, each in cited if not library.has(each)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_unknown_words_stay_as_they_are(language: str) -> None:
    """A term without a translation is shown as it came."""
    assert catalogue(language).term("no-such-word") == "no-such-word"


def test_locales_of_discord() -> None:
    """Both Spanish locales of Discord read Spanish, everything else English."""
    assert [from_locale(tag) for tag in ("es-ES", "es-419", "en-US", "pt-BR")] == ["es", "es", "en", "en"]


@pytest.mark.parametrize(("language", "begins"), [("en", "Resource of"), ("es", "Recurso del")])
def test_a_sentence_that_one_of_our_words_begins_has_a_capital(language: str, begins: str) -> None:
    """The kind of a card begins the line that tells of it; the name of a figure stays as its player writes it."""
    messages, words = every_message(), catalogue(language)
    laid = messages["game-log-card-added"].step(
        CHECK, card=Typed("ring"), type=Term("resource"), side=Term("red"), points=0
    )
    assert words.step(laid).startswith(begins)
    evades = messages["attack-evasion-roll"].step(CHECK, power=Typed("ring"), target=FigureId("ann"), roll=5)
    assert words.step(evades).startswith("ring ")


def test_threads_that_ask_for_a_message_at_once_all_get_it() -> None:
    """A message that several threads ask for first, as pictures and answers do, is there for each of them."""
    keys = sorted(key for key in Catalogue("en").keys if key.startswith("help-"))
    for _ in range(20):
        fresh, together = Catalogue("en"), Barrier(4)

        def ask(fresh: Catalogue = fresh, together: Barrier = together) -> list[tuple[str, ...]]:
            together.wait()
            return [fresh.attributes(key) for key in keys]

        with ThreadPoolExecutor(4) as threads:
            answers = [each.result() for each in [threads.submit(ask) for _ in range(4)]]
        assert answers == [answers[0]] * 4
