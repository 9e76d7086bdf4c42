"""Buttons and menus whose custom ids carry their action: no memory needed, so a restart loses none."""

from __future__ import annotations

import re
from typing import Any, Self

import discord

from bot.table.reply import MOST_OPTIONS, Choice, Menu, Reply

__all__ = ["ActionButton", "ActionMenu", "DoubtButton", "FormButton", "asker_of", "custom_id", "view_of"]

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
TEMPLATE = r"(?P<action>[a-z-]+)\|(?P<owner>[0-9]*)\|(?P<arguments>.*)\|(?P<ordinal>[0-9]+)"
LONGEST_ID = 100
LABEL = 80
MOST_BUTTONS = 25  # in the five rows of a message; a menu takes one
ROW = 5


def custom_id(prefix: str, action: str, owner: str | None, arguments: tuple[str, ...], ordinal: int) -> str:
    """Return a custom id, unique within its message by `ordinal`. Raises ValueError past 100 characters."""
    made = f"{prefix}|{action}|{owner or ''}|{','.join(arguments)}|{ordinal}"
    if len(made) > LONGEST_ID:
        raise ValueError(f"custom id {made!r} is longer than {LONGEST_ID} characters")
    return made


class ActionButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"b\|" + TEMPLATE):
    """A button that runs the action its custom id names."""

    PREFIX = "b"

    def __init__(self, item: discord.ui.Button[Any], action: str, owner: str, arguments: tuple[str, ...]) -> None:
        super().__init__(item)
        self.action = action
        self.owner = owner
        self.arguments = arguments

    @classmethod
    def of(cls, choice: Choice, ordinal: int) -> Self:
        """Make the button of a choice."""
        made = custom_id(cls.PREFIX, choice.action, choice.only_for, choice.arguments, ordinal)
        label = choice.label if len(choice.label) <= LABEL else choice.label[: LABEL - 1] + "…"
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=label, style=STYLES[choice.style], custom_id=made, row=choice.row
        )
        return cls(button, choice.action, choice.only_for or "", choice.arguments)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the button back from its custom id."""
        assert isinstance(item, discord.ui.Button)  # noqa: S101  # discord.py hands in the type of the template
        return cls(item, match["action"], match["owner"], _arguments(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action."""
        await interaction.client.run_action(interaction, self.action, self.owner, self.arguments)


class FormButton(ActionButton, template=r"f\|" + TEMPLATE):
    """A button that asks for a line to be written first, and runs its action with that as the last argument."""

    PREFIX = "f"

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form."""
        await interaction.client.open_form(interaction, self.action, self.owner, self.arguments)


class ActionMenu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=r"m\|" + TEMPLATE):
    """A menu that runs the action its custom id names, with the chosen value as its last argument."""

    def __init__(self, item: discord.ui.Select[Any], action: str, owner: str, arguments: tuple[str, ...]) -> None:
        super().__init__(item)
        self.action = action
        self.owner = owner
        self.arguments = arguments

    @classmethod
    def of(cls, menu: Menu, ordinal: int) -> Self:
        """Make the select menu."""
        options = [
            discord.SelectOption(label=label[:100], value=value[:100], description=description[:100] or None)
            for label, value, description in menu.options[:MOST_OPTIONS]
        ]
        select: discord.ui.Select[Any] = discord.ui.Select(
            placeholder=menu.placeholder[:150],
            options=options,
            custom_id=custom_id("m", menu.action, menu.only_for, (), ordinal),
        )
        return cls(select, menu.action, menu.only_for or "", ())

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the menu back from its custom id."""
        assert isinstance(item, discord.ui.Select)  # noqa: S101  # discord.py hands in the type of the template
        return cls(item, match["action"], match["owner"], _arguments(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action with what was chosen."""
        chosen = (*self.arguments, *self.item.values)
        await interaction.client.run_action(interaction, self.action, self.owner, chosen)


class DoubtButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"d\|(?P<question>(?s:.*))"):
    """A button under an answer by which a reader says that it is wrong, in a form of its own.

    Its custom id has the beginning of the question, which the message may not show.
    """

    def __init__(self, item: discord.ui.Button[Any], question: str) -> None:
        super().__init__(item)
        self.question = question

    @classmethod
    def of(cls, label: str, question: str) -> Self:
        """Make the button, with its words in the reader's language."""
        kept = question[: LONGEST_ID - len("d|")]
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=label, style=STYLES["secondary"], custom_id=f"d|{kept}"
        )
        return cls(button, kept)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Read the button back from its custom id."""
        assert isinstance(item, discord.ui.Button)  # noqa: S101  # discord.py hands in the type of the template
        return cls(item, match["question"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the form."""
        await interaction.client.open_doubt(interaction, self.question)


def asker_of(message: discord.Message | None, action: str) -> str:
    """Return the user id to whom the button of that action on a message belongs; empty where there is none."""
    prefix = f"b|{action}|"
    for row in message.components if message else []:
        for child in row.children if isinstance(row, discord.ActionRow) else []:
            if (child.custom_id or "").startswith(prefix):
                return str(child.custom_id).removeprefix(prefix).split("|", 1)[0]
    return ""


def _arguments(match: re.Match[str]) -> tuple[str, ...]:
    return tuple(match["arguments"].split(",")) if match["arguments"] else ()


def view_of(reply: Reply) -> discord.ui.View | None:
    """Return the buttons and menus of a reply, or None when it has none."""
    if not reply.choices and not reply.menus and not reply.doubt:
        return None
    view = discord.ui.View(timeout=None)
    for ordinal, menu in enumerate(reply.menus):
        view.add_item(ActionMenu.of(menu, ordinal))
    for ordinal, choice in enumerate(reply.choices):
        view.add_item((FormButton if choice.written else ActionButton).of(choice, ordinal))
    if reply.doubt and len(view.children) < MOST_BUTTONS - ROW * len(reply.menus):
        view.add_item(DoubtButton.of(reply.doubt, reply.question))
    return view
