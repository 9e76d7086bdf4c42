"""The same rule in other editions: offered, marked, side by side, and kept when one turns on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.app.errors import UserError
from bot.discord.commands.rules import show_in_language, show_page, show_rule
from bot.library.rules import rule_reply
from bot.store import Store
from bot.table.call import Call


@pytest.fixture
async def call(database: str) -> AsyncIterator[Call]:
    """A reader in a channel of the current rules, where no book has been imported."""
    store = await Store.open(database)
    yield Call(store=store, user_id="1", user_name="Ana", channel_id=1)
    await store.close()


def test_other_editions_are_offered(call: Call) -> None:
    """A section that stands in another edition too has a menu that leads there, and to all side by side."""
    menus = rule_reply(call, "16.3b").menus
    values = [value for _, value, _ in menus[-1].options]
    assert values[0].startswith("beside,")
    assert "heroclix-2022,16.3b" in values


async def test_side_by_side(call: Call) -> None:
    """Both editions' words stand in one message, with the way back."""
    reply = await show_rule(call, ("beside,heroclix-modern,10.8",))
    assert reply.title.startswith("10.8 ·")
    assert any(block.title.startswith("HeroClix 2022 · 10.8") for block in reply.blocks)
    assert reply.choices[0].arguments == ("heroclix-modern", "10.8")


async def test_buttons_stay_in_their_edition(call: Call) -> None:
    """The neighbours of a section of another edition are that edition's, whatever the channel's ruleset is."""
    reply = await show_rule(call, ("heroclix-2022,16.3b",))
    assert "2022" in reply.footer
    assert all(choice.arguments[0] == "heroclix-2022" for choice in reply.choices if choice.action == "rule")
    spanish = await show_in_language(call, ("16.3b", "es", "heroclix-2022"))
    assert "2022" in spanish.footer
    assert "2022" in (await show_page(call, ("16.3b", "0", "heroclix-2022"))).footer


async def test_buttons_of_older_messages_still_work(call: Call) -> None:
    """A button that names no edition leads to the channel's own."""
    assert (await show_rule(call, ("10.8",))).title.startswith("10.8 ·")
    assert (await show_in_language(call, ("10.8", "es"))).title.startswith("10.8 · ")


async def test_an_edition_nobody_knows_is_refused(call: Call) -> None:
    """A forged ruleset is one clear line."""
    with pytest.raises(UserError):
        await show_rule(call, ("chess,10.8",))


@pytest.mark.parametrize(
    ("ruleset", "section", "note"),
    [
        ("heroclix-2022", "27.1e", "Taken over from the current card"),
        ("heroclix-2022", "27.1f", "Partly from this edition"),
        ("heroclix-2022", "27.8a", None),
        ("heroclix-2022", "10.8", None),
        ("heroclix-2022", "R54", "A reading of this project"),
        ("heroclix-2012", "poderes/perplex", "Taken over from the current card"),
        ("heroclix-2012", "poderes/flurry", "Partly from this edition"),
        ("heroclix-2012", "poderes/support", None),
        ("heroclix-2012", "R63", "A reading of this project"),
        ("heroclix-modern", "R1", "A reading of this project"),
        ("heroclix-modern", "27.1e", None),
    ],
)
def test_each_entry_says_what_it_rests_on(call: Call, ruleset: str, section: str, note: str | None) -> None:
    """One of three notes, or none where the edition's own book states the rule; in Spanish too."""
    notes = {"Taken over from the current card", "Partly from this edition", "A reading of this project"}
    shown = {block.title for block in rule_reply(replace(call, ruleset=ruleset), section).blocks}
    assert shown & notes == ({note} if note else set())
    notes = {"Tomado de la carta actual", "En parte de esta edición", "Lectura de este proyecto"}
    shown = {block.title for block in rule_reply(replace(call, ruleset=ruleset, language="es"), section).blocks}
    assert len(shown & notes) == (1 if note else 0)


def test_slugs_are_shown_by_their_titles(call: Call) -> None:
    """Where ids are slugs, the buttons carry titles that a player can read."""
    reply = rule_reply(replace(call, ruleset="motu"), "6c/ataque-a-distancia")
    labels = [choice.label for choice in reply.choices if choice.action == "rule"]
    assert labels
    assert all("/" not in label for label in labels)
