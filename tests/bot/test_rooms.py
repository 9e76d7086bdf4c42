"""Rooms of the bot that know no game: not by an import (held by the walls), nor by a word or a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

import bot
from bot.discord.client import FEATURES, JudgeBot
from bot.words.language import CATALOGUES, LANGUAGES

HERE = Path(bot.__file__).parent
ROOMS = ("app", "discord", "words", "table", "store", "canvas", "library", "documents", "uploads", "cli")
REGISTRY = "app/faces.py"  # the one place that names the rooms of each game
SIDES = "choice-side-"  # a game names its sides, and has the words for them


def keys(folder: str, language: str) -> set[str]:
    """Return the keys of the messages in one folder of a language's catalogues."""
    files = (CATALOGUES / language / folder).glob("*.ftl")
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return {line.partition("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line}


def texts(room: str) -> Iterator[tuple[str, str]]:
    """Yield each text that stands in the code of a room, docstrings apart, with where it stands."""
    for path in sorted((HERE / room).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        described = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
                yield f"{path.relative_to(HERE)}:{node.lineno}", node.value


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_says_nothing_of_one_game(room: str) -> None:
    """What it says stands among what any game needs; it names no game and no ruleset of one."""
    of_a_game = keys("heroclix", LANGUAGES[0]) | keys("motu", LANGUAGES[0])
    found = [f"{where}: {text}" for where, text in texts(room) if text in of_a_game]
    games = ("heroclix", "motu")
    named = [
        f"{where}: {text}"
        for where, text in texts(room)
        if any(game in text for game in games) and REGISTRY not in where
    ]
    assert found == []
    assert named == []


class Overheard(app_commands.Translator):
    """Writes down the keys of what Discord is told of a command."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    async def translate(
        self, string: app_commands.locale_str, _locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> None:
        """Keep the key of a text; a language's own name has none."""
        self.keys |= {string.extras["key"]} if "key" in string.extras else set()


async def commands_keys(feature: str) -> set[str]:
    """Return the keys of the names, descriptions, options and choices of a feature's slash commands."""
    judge_bot = JudgeBot(Mock())
    await import_module(feature).setup(judge_bot)
    heard = Overheard()
    for command in judge_bot.tree.get_commands():
        await command.get_translated_payload(judge_bot.tree, heard)
    return heard.keys


@pytest.mark.parametrize("feature", FEATURES)
async def test_a_slash_command_has_its_words_where_it_stands(feature: str) -> None:
    """A shell that every game may answer has its words in common, a game's own command in that game's folder.

    What a menu offers is not asked of a game's own commands: some of it every game says.
    """
    said = await commands_keys(feature)
    shared = keys("common", LANGUAGES[0])
    game = next((game for game in ("heroclix", "motu") if feature.startswith(f"bot.{game}.")), None)
    assert said
    if game is not None:
        assert {key for key in said if key.startswith("cmd-")} <= keys(game, LANGUAGES[0])
    else:
        assert {key for key in said if not key.startswith(SIDES)} <= shared


@pytest.mark.parametrize("folder", ["common", "heroclix", "motu"])
def test_both_languages_have_a_key_in_the_same_folder(folder: str) -> None:
    """Whoever looks for a message finds it in one place."""
    english, spanish = (keys(folder, language) for language in LANGUAGES)
    assert english == spanish
    assert len(english) > 100
