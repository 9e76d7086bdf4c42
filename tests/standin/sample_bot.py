"""A small bot for the stand-in's own tests; run as a module it is a process of its own, led by its environment."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from typing import Any

import discord
from discord import app_commands

from bot.discord.endpoints import redirect

FRUIT = ["apple", "apricot", "banana", "cherry"]
PICTURE = b"\x89PNG not really"
SPANISH = {discord.Locale.spain_spanish: "saludo", discord.Locale.latin_american_spanish: "saludo"}


class Catalogue(app_commands.Translator):
    """Gives the command ``hello`` its Spanish name."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The Spanish name where there is one."""
        return SPANISH.get(locale) if string.message == "hello" else None


class Form(discord.ui.Modal, title="Feedback"):
    """A form of one field."""

    words: discord.ui.TextInput[Form] = discord.ui.TextInput(label="Words", custom_id="words", max_length=20)

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Echo the field."""
        await interaction.response.send_message(f"{interaction.user.name} wrote {self.words.value}")


class Panel(discord.ui.View):
    """A counter, a dead button, a menu and a button that opens a form; it survives restarts."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="0", custom_id="count")
    async def count(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Panel]) -> None:
        """Count one up on the message itself."""
        assert interaction.message is not None
        number = int(interaction.message.content) + 1
        await interaction.response.edit_message(content=str(number))

    @discord.ui.button(label="Off", custom_id="off", disabled=True)
    async def off(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Panel]) -> None:
        """Never pressed."""

    @discord.ui.button(label="Say", custom_id="say")
    async def say(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Panel]) -> None:
        """Open the form."""
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Later", custom_id="later")
    async def later(self, interaction: discord.Interaction[Any], _: discord.ui.Button[Panel]) -> None:
        """Defer, then change the message."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="100")

    @discord.ui.select(
        custom_id="fruit", max_values=2, options=[discord.SelectOption(label=name, value=name) for name in FRUIT]
    )
    async def fruit(self, interaction: discord.Interaction[Any], menu: discord.ui.Select[Panel]) -> None:
        """Say what was chosen, to the chooser alone."""
        await interaction.response.send_message(" and ".join(menu.values), ephemeral=True)


def client(kind: type[discord.Client] = discord.Client, **options: Any) -> discord.Client:
    """A bot of either of discord.py's kinds with all the commands below, synced at login."""

    class SampleBot(kind):  # type: ignore[valid-type, misc]
        async def setup_hook(self) -> None:
            await tree.set_translator(Catalogue())
            self.add_view(Panel())
            await tree.sync()

        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """Identify at once: discord.py's own hook waits 5 seconds, which only Discord's limits ask for."""

    options.setdefault("intents", discord.Intents(guilds=True))
    made: discord.Client = SampleBot(allowed_mentions=discord.AllowedMentions.none(), **options)
    tree = app_commands.CommandTree(made)
    _answers(tree)
    _faults(tree)
    return made


def _answers(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Greets")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hello(interaction: discord.Interaction[Any], whom: discord.User | None = None) -> None:
        word = "Hola" if str(interaction.locale).startswith("es") else "Hello"
        await interaction.response.send_message(f"{word}, {whom or interaction.user} ({interaction.locale}) @everyone")

    @tree.command(description="Says who has a role")
    async def has(interaction: discord.Interaction[Any], role: discord.Role) -> None:
        assert isinstance(interaction.user, discord.Member)
        await interaction.response.send_message(f"{role.name}: {role in interaction.user.roles}")

    @tree.command(description="Settings for managers")
    @app_commands.default_permissions(manage_guild=True)
    async def manage(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"manager: {interaction.permissions.manage_guild}")

    @tree.command(description="Finds a fruit")
    async def find(interaction: discord.Interaction[Any], fruit: str) -> None:
        await interaction.response.send_message(f"found {fruit}")

    @find.autocomplete("fruit")
    async def suggest(_: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in FRUIT if name.startswith(current)]

    @tree.command(description="Draws a picture")
    async def draw(interaction: discord.Interaction[Any], secret: bool = False) -> None:
        await interaction.response.defer(thinking=True, ephemeral=secret)
        picture = discord.File(io.BytesIO(PICTURE), "picture.png")
        embed = discord.Embed(title="Drawn").set_image(url="attachment://picture.png")
        await interaction.followup.send(embed=embed, file=picture)
        await interaction.followup.send("a second message")

    @tree.command(description="Weighs a file")
    async def weigh(interaction: discord.Interaction[Any], file: discord.Attachment) -> None:
        data = await file.read()
        await interaction.response.send_message(f"{file.filename}: {len(data)} bytes")

    group = app_commands.Group(name="panel", description="Panels", guild_only=True)

    @group.command(description="Shows the panel")
    async def show(interaction: discord.Interaction[Any], start: app_commands.Range[int, 0, 9] = 0) -> None:
        await interaction.response.send_message(str(start), view=Panel())

    @group.command(description="Posts in the channel")
    async def post(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(thinking=True, ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel)
        message = await interaction.channel.send("one")
        await message.edit(content="two", attachments=[discord.File(io.BytesIO(PICTURE), "picture.png")])
        await interaction.edit_original_response(content="posted")

    tree.add_command(group)


def _faults(tree: app_commands.CommandTree[Any]) -> None:
    @tree.command(description="Never answers")
    async def silent(interaction: discord.Interaction[Any]) -> None:
        pass

    @tree.command(description="Answers late, or twice")
    async def clumsy(interaction: discord.Interaction[Any], wait: float = 0.0) -> None:
        await asyncio.sleep(wait)
        try:
            await interaction.response.send_message("once")
            interaction.response._response_type = None  # what a second process would not know
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            interaction.client.dispatch("refusal", error.code)

    @tree.command(description="Sends an embed of so many characters in each of two parts")
    async def long(interaction: discord.Interaction[Any], each: int) -> None:
        try:
            parts = [discord.Embed(description="x" * each) for _ in range(2)]
            await interaction.response.send_message(embeds=parts)
        except discord.HTTPException as error:
            await interaction.response.send_message(f"refused: {error.code} {error.text}"[:500])


def main() -> None:
    """Run the bot where the environment says."""
    try:
        redirect(os.environ.get("DISCORD_API_BASE"), os.environ.get("DISCORD_GATEWAY"))
    except ValueError as error:
        sys.exit(str(error))
    client().run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
