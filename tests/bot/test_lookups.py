"""Buttons that share and keep private: what they show, whose they are, and forged ones refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.app.errors import UserError
from bot.discord.commands.rules import look_up, look_up_power
from bot.discord.message import message_of
from bot.library.rule_links import KEEP_PRIVATE, SHARE
from bot.store import Store
from bot.table import actions
from bot.table.call import Call
from bot.table.reply import Choice, Reply
from rulesdb import RulesdbError

LONGEST = "preguntas-frecuentes/cual-es-la-diferencia-entre-contrarrestar-e-ignorar"


@pytest.fixture
async def call(database: str) -> AsyncIterator[Call]:
    """A reader in a channel of the current rules."""
    store = await Store.open(database)
    yield Call(store=store, user_id="9" * 19, user_name="Ana", channel_id=1)
    await store.close()


def of(reply: Reply, action: str) -> Choice:
    """The one button of that action."""
    (found,) = [choice for choice in reply.choices if choice.action == action]
    return found


async def pressed(call: Call, choice: Choice) -> Reply:
    """What a button answers."""
    handler = actions.handler(choice.action)
    assert handler is not None
    return await handler(call, choice.arguments)


async def test_shared_and_kept_are_the_same_rule(call: Call) -> None:
    """Shared, a private answer is public and names its asker; kept, a public one is private and goes away."""
    private = replace(call, private=True)
    shared = await pressed(private, of(await look_up(private, "16.3b"), SHARE))
    assert (shared.private, shared.retires, shared.in_place) == (False, True, False)
    assert shared.asked_by == "Ana asked"
    assert of(shared, KEEP_PRIVATE).only_for == call.user_id
    kept = await pressed(call, of(shared, KEEP_PRIVATE))
    assert (kept.private, kept.withdraws, kept.in_place) == (True, True, False)
    assert kept.title == shared.title


async def test_the_asker_stays_the_owner(call: Call) -> None:
    """Turned on by somebody else, a public answer is still its asker's to keep private."""
    reply = await look_up(replace(call, asker="7"), "16.3b")
    assert of(reply, KEEP_PRIVATE).only_for == "7"


@pytest.mark.parametrize("ruleset", ["heroclix-2012", "motu"])
async def test_the_longest_id_can_be_shown_and_shared(call: Call, ruleset: str) -> None:
    """The longest section ids of all books fit the buttons, and lead to the same section again."""
    there = replace(call, ruleset=ruleset, private=True, language="es", language_chosen=True)
    longest = max(there.library.sections, key=len)
    reply = await look_up(there, longest)
    assert message_of(reply)
    shared = await pressed(there, of(reply, SHARE))
    assert shared.title == reply.title
    assert message_of(await pressed(there, of(shared, KEEP_PRIVATE)))


@pytest.mark.parametrize(
    ("action", "arguments"),
    [
        (SHARE, ("game-end",)),
        (SHARE, (SHARE, "rule", "heroclix-modern", "10.8")),
        (KEEP_PRIVATE, ("no-such",)),
        (SHARE, ("rule-page", "16.3b", "x", "heroclix-modern")),
        (SHARE, ("rule-page", "16.3b", "0", "chess")),
        ("rule", ("heroclix-modern", "~000000000000")),
        ("rule-question", ("heroclix-modern", "27.1a", "²")),
    ],
)
async def test_a_forged_button_is_refused(call: Call, action: str, arguments: tuple[str, ...]) -> None:
    """What no version of the bot has put on a button shows nothing."""
    with pytest.raises((UserError, RulesdbError)):
        await pressed(call, Choice("x", action, arguments))


async def test_terminal_readers_get_no_buttons_of_discord(call: Call) -> None:
    """Without a user there is nobody to share with."""
    reply = await look_up(replace(call, user_id=""), "16.3b")
    assert not [choice for choice in reply.choices if choice.action in {SHARE, KEEP_PRIVATE}]


async def test_power_of_a_game_without_powers(call: Call) -> None:
    """/power in Battleground tells that there are none, whatever is asked; HeroClix looks it up."""
    assert "no powers" in (await look_up_power(replace(call, ruleset="motu"), "charge")).text
    assert (await look_up_power(call, "charge")).title == "27.1e · Charge"
