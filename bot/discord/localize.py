"""Slash commands whose names and descriptions come from the catalogues, in every language Discord shows.

A command `game-new` has one message in `commands.ftl`: its value is the command's name in that
language, its attributes are the description, the options' names and their descriptions.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.app.errors import line_of_error
from bot.discord.another_game import asked_of_another, completed_by_either, package_of
from bot.words.language import DEFAULT, catalogue, from_locale

__all__ = ["CatalogueTranslator", "about", "choices_of", "group", "message_menu", "slash"]

Callback = Callable[..., Coroutine[Any, Any, None]]

SHOWN = ("en", "es")
COMPLETED = "__discord_app_commands_param_autocomplete__"  # where discord.py keeps a callback's autocompletes


def about(key: str, attribute: str | None = None) -> locale_str:
    """Return the English words of a command's message as a string that Discord shows translated."""
    return locale_str(catalogue("en").attribute(key, attribute), key=key, attribute=attribute)


def choices_of(option: str, values: Iterable[str]) -> list[app_commands.Choice[str]]:
    """Return what an option's menu offers: its values, each by the words of `choice-<option>-<value>`.

    >>> [choice.value for choice in choices_of("scope", ("channel", "server"))]
    ['channel', 'server']
    """
    return [app_commands.Choice(name=about(f"choice-{option}-{value}"), value=value) for value in values]


def slash(
    key: str, name: str, parent: app_commands.Group | None = None
) -> Callable[[Callback], app_commands.Command[Any, ..., None]]:
    """Make a slash command of a coroutine, alone or in a group: its words and its options' come from `cmd-<key>`."""
    command: Any = app_commands.command if parent is None else parent.command

    def wrap(function: Callback) -> app_commands.Command[Any, ..., None]:
        message = f"cmd-{key}"
        function = _by_the_game(key, _errors_told(function))
        options = [option for option in inspect.signature(function).parameters if option not in {"self", "interaction"}]
        described = app_commands.describe(**{o: about(message, f"{o}-description".replace("_", "-")) for o in options})(
            function
        )
        renamed = app_commands.rename(**{o: about(message, o.replace("_", "-")) for o in options})(described)
        made: app_commands.Command[Any, ..., None] = command(
            name=locale_str(name, key=message), description=about(message, "description")
        )(renamed)
        return made

    return wrap


def _by_the_game(key: str, function: Callback) -> Callback:
    """Return a command's callback that leaves it to the channel's game where that is another than the command's own.

    Slash names are one global tree: what a game calls `/attack` another may answer, too, and offers for its options.
    """
    own = package_of(function.__module__)

    @functools.wraps(function)
    async def shared(cog: Any, interaction: discord.Interaction[Any], *arguments: Any, **options: Any) -> None:
        if own is None or not await asked_of_another(interaction, own, key, _given(function, options)):
            await function(cog, interaction, *arguments, **options)

    offered = dict(getattr(function, COMPLETED, {}))
    if own is not None and offered:
        wrapped = {option: completed_by_either(own, key, option, complete) for option, complete in offered.items()}
        setattr(shared, COMPLETED, wrapped)
    shared.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]
    return shared


def _given(function: Callback, options: dict[str, Any]) -> dict[str, Any]:
    """Return the options that differ from what they are where nothing is said."""
    known = inspect.signature(function).parameters
    return {name: value for name, value in options.items() if value != known[name].default}


def _errors_told(function: Callback) -> Callback:
    """Return a command's callback that tells the errors it foresees to the user itself.

    What nobody foresaw goes on to the command tree, so that whoever watches the bot there sees faults alone.
    """

    @functools.wraps(function)
    async def told(cog: Any, interaction: discord.Interaction[Any], *arguments: Any, **options: Any) -> None:
        with interaction.client.at_work():
            try:
                await function(cog, interaction, *arguments, **options)
            except Exception as error:
                if line_of_error(error, DEFAULT) is None:
                    raise
                await interaction.client.tell_error(interaction, error)

    # discord.py would look the names of the types up here, not in the callback's own module
    told.__signature__ = inspect.signature(function, eval_str=True)  # type: ignore[attr-defined]
    return told


def message_menu(key: str, callback: Callback) -> app_commands.ContextMenu:
    """Make a command of the menu that any message has; its name is the message `menu-<key>`. It goes anywhere."""

    async def told(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        with interaction.client.at_work():
            try:
                await callback(interaction, message)
            except Exception as error:
                if line_of_error(error, DEFAULT) is None:
                    raise
                await interaction.client.tell_error(interaction, error)

    told.__annotations__ = {"interaction": discord.Interaction, "message": discord.Message}
    return app_commands.ContextMenu(
        name=about(f"menu-{key}"),
        callback=told,
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )


def group(key: str, name: str, **settings: Any) -> app_commands.Group:
    """Make a group of slash commands; its words come from the message `cmd-<key>`."""
    message = f"cmd-{key}"
    return app_commands.Group(name=locale_str(name, key=message), description=about(message, "description"), **settings)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the words of each language we have; other languages show English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: TranslationContextTypes
    ) -> str | None:
        """Return the words in a locale, or None where they are the same as the default."""
        language = from_locale(locale.value)
        if language == "en" or "key" not in string.extras:
            return None
        return catalogue(language).attribute(string.extras["key"], string.extras.get("attribute"))
