"""Commands of one game in a channel that plays another: the game that is played answers them, if it can."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

from bot.app.faces import every_face, face_in, face_of_last
from bot.table.call import Call

__all__ = ["PASSED_ON", "asked_of_another", "completed_by_either", "package_of"]

PASSED_ON = "passed on"  # among an interaction's extras: the call by which it was looked whose command it is
TOLD_AFTERWARDS = frozenset({"score"})  # commands that tell something of a game that has ended, too

Completing = Callable[[discord.Interaction[Any], str], Awaitable[list[app_commands.Choice[Any]]]]


def package_of(module: str) -> str | None:
    """Return the package of the game that a module belongs to; None for the rooms that know no game.

    >>> package_of("bot.heroclix.commands.attacking"), package_of("bot.discord.commands.game")
    ('bot.heroclix', None)
    """
    packages = {type(face).__module__.rpartition(".")[0] for face in every_face()}
    return next((package for package in packages if module.startswith(f"{package}.")), None)


async def asked_of_another(interaction: discord.Interaction[Any], own: str, key: str, options: dict[str, Any]) -> bool:
    """Answer a command as the channel's game does, where that is another than the command's own and knows it.

    Returns whether it was answered.
    """
    from bot.discord.message import answer  # noqa: PLC0415  # which loads what localizes commands
    from bot.discord.shells import handled  # noqa: PLC0415

    call: Call = await interaction.client.call_of(interaction)
    face = await (face_of_last if key in TOLD_AFTERWARDS else face_in)(call)
    if type(face).__module__.startswith(f"{own}.") or key not in face.handlers:
        interaction.extras[PASSED_ON] = call
        return False
    await answer(interaction, await handled(call, key, face, **options))
    return True


def completed_by_either(own: str, key: str, option: str, complete: Completing) -> Completing:
    """Return an autocomplete that offers what the channel's game does: its own, or another's."""

    async def completed(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[Any]]:
        call: Call = await interaction.client.call_of(interaction)
        face = await face_in(call)
        if type(face).__module__.startswith(f"{own}."):
            interaction.extras[PASSED_ON] = call
            return await complete(interaction, current)
        completion = face.completions.get((key, option))
        return [] if completion is None else await completion(call, interaction.namespace, current)

    return completed
