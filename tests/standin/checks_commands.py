"""Discord's limits on slash commands that its published schema leaves out.

Each check yields one sentence per fault; none raises.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import chain

import discord

from tests.standin.model import Json

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
LOCALES = frozenset(str(locale) for locale in discord.Locale)


def command_list_problems(commands: list[Json]) -> Iterator[str]:
    """Check everything a bulk overwrite sends."""
    if len(commands) > 100:
        yield f"{len(commands)} commands; at most 100"
    yield from _repeated("command", [command["name"] for command in commands])
    for command in commands:
        if command.get("type", 1) == 1:
            yield from command_problems(command)


def command_problems(command: Json) -> Iterator[str]:
    """Check one slash command with all it holds."""
    yield from _node(command, command["name"], depth=0)
    size = _size(command)
    if size > 8000:
        yield f"{command['name']}: {size} characters of names, descriptions and values; at most 8000"


def _node(node: Json, path: str, depth: int) -> Iterator[str]:
    yield from _names(node, path)
    yield from _descriptions(node, path)
    options = node.get("options") or []
    if len(options) > 25:
        yield f"{path}: {len(options)} options; at most 25"
    nested = [option for option in options if option["type"] in {SUBCOMMAND, GROUP}]
    if nested and len(nested) != len(options):
        yield f"{path}: subcommands and plain options side by side"
    if nested and depth > 1:
        yield f"{path}: nested more than two levels deep"
    yield from _unique_names(options, path)
    yield from _order(options, path)
    for option in options:
        below = f"{path} {option['name']}"
        if option in nested:
            yield from _node(option, below, depth + 1)
        else:
            yield from _option(option, below)


def _order(options: list[Json], path: str) -> Iterator[str]:
    required = [bool(option.get("required")) for option in options]
    if required != sorted(required, reverse=True):
        yield f"{path}: a required option after an optional one"


def _option(option: Json, path: str) -> Iterator[str]:
    yield from _names(option, path)
    yield from _descriptions(option, path)
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        yield f"{path}: both choices and autocomplete"
    yield from choice_problems(choices, option["type"], path)


def choice_problems(choices: list[Json], kind: int, path: str) -> Iterator[str]:
    """Check choices, fixed ones or suggestions: at most 25, names and string values at most 100, right types."""
    if len(choices) > 25:
        yield f"{path}: {len(choices)} choices; at most 25"
    yield from _repeated(f"choice of {path}", [choice["name"] for choice in choices])
    for choice in choices:
        for name in _every(choice, "name"):
            if not 1 <= len(name) <= 100:
                yield f"{path}: choice name of {len(name)} characters; 1 to 100"
        value = choice["value"]
        wanted: tuple[type, ...] = {STRING: (str,), INTEGER: (int,), NUMBER: (int, float)}.get(kind, ())
        if not isinstance(value, wanted) or isinstance(value, bool):
            yield f"{path}: choice value {value!r} is of the wrong type for option type {kind}"
        elif isinstance(value, str) and not 1 <= len(value) <= 100:
            yield f"{path}: choice value of {len(value)} characters; 1 to 100"


def _names(node: Json, path: str) -> Iterator[str]:
    for name in _every(node, "name"):
        if not 1 <= len(name) <= 32 or not all(map(_allowed, name)):
            yield f"{path}: name {name!r} does not match ^[-_'\\p{{L}}\\p{{N}}]{{1,32}}$"
        elif name != name.lower():
            yield f"{path}: name {name!r} is not lower case"
    for key in ("name_localizations", "description_localizations"):
        for locale in sorted(set(node.get(key) or {}) - LOCALES):
            yield f"{path}: {key} has no locale {locale!r}"


def _allowed(character: str) -> bool:
    return character in "-_'" or unicodedata.category(character)[0] in {"L", "N"}


def _descriptions(node: Json, path: str) -> Iterator[str]:
    if not node.get("description"):
        yield f"{path}: no description"
    for description in _every(node, "description"):
        if len(description) > 100:
            yield f"{path}: description of {len(description)} characters; at most 100"


def _every(node: Json, key: str) -> list[str]:
    """The field itself and its localizations."""
    return [str(node.get(key) or ""), *(node.get(f"{key}_localizations") or {}).values()]


def _unique_names(options: list[Json], path: str) -> Iterator[str]:
    yield from _repeated(f"option of {path}", [option["name"] for option in options])
    locales = sorted(set(chain.from_iterable(option.get("name_localizations") or {} for option in options)))
    for locale in locales:
        names = [str((option.get("name_localizations") or {}).get(locale, option["name"])) for option in options]
        yield from _repeated(f"option of {path} in {locale}", names)


def _repeated(what: str, names: Iterable[str]) -> Iterator[str]:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            yield f"{what}: {name!r} twice"
        seen.add(name)


def _size(node: Json) -> int:
    """Characters that count towards the limit: the longest localization of each field stands for it."""
    own = sum(max(map(len, _every(node, key))) for key in ("name", "description"))
    choices = 0
    for choice in node.get("choices") or []:
        choices += max(map(len, _every(choice, "name"))) + len(str(choice["value"]))
    return own + choices + sum(map(_size, node.get("options") or []))
