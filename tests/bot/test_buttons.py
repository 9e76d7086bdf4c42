"""Buttons of a game: whose board they were made for, and forged ones refused in one line."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.app.errors import UserError
from bot.discord.commands import table as shells
from bot.heroclix.commands import attacking, judging, legal, tables
from bot.heroclix.table import Table
from bot.store import Store
from bot.table import actions
from bot.table.call import Call
from engine.game import game_of
from engine.heroclix.game import EMPTY

assert all((attacking, judging, legal, shells))  # their buttons are registered as they are imported


@pytest.fixture
async def call(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Call]:
    """A player in a channel whose game is number 3, on the seventh step of its log."""

    async def open_table(_call: Call) -> Table:
        return Table(3, 7, EMPTY, game_of("heroclix-modern"))

    monkeypatch.setattr(tables, "table", open_table)
    store = await Store.open(database)
    yield Call(store=store, user_id="9", user_name="Ana", channel_id=1)
    await store.close()


async def test_a_button_of_this_board_is_taken(call: Call) -> None:
    """The game and the step of the log are those that it was made for; without a step any board will do."""
    assert (await tables.table_of_button(call, "3", "7")).game_id == 3
    assert (await tables.table_of_button(call, "3")).head == 7


@pytest.mark.parametrize(
    ("game", "head", "why"),
    [("4", "7", "button-other-game"), ("3", "6", "button-stale"), ("3", "", "button-stale")],
)
async def test_a_button_of_another_board_is_refused(call: Call, game: str, head: str, why: str) -> None:
    """Another game is told apart from an older board of the same game."""
    with pytest.raises(UserError) as refused:
        await tables.table_of_button(call, game, head)
    assert refused.value.message == why


@pytest.mark.parametrize(
    ("action", "arguments"),
    [
        ("legal", ("3,7,",)),
        ("legal", ("3,7,x",)),
        ("legal", ("3,7,0",)),
        ("order", ("3,7,m;n0",)),
        ("choose", ("3", "7", "1", "use")),
        ("attack-confirm", ("3", "x")),
        ("attack-drop", ("3",)),
        ("attack-divide", ("3,1,1-x",)),
        ("attack-divide", ("3,1,1-2",)),
        ("why", ("1", "x")),
        ("why", ("x", "0")),
    ],
)
async def test_a_forged_button_is_refused(call: Call, action: str, arguments: tuple[str, ...]) -> None:
    """What no version of the bot has put on a button of this board does nothing."""
    handler = actions.handler(action)
    assert handler is not None
    with pytest.raises(UserError):
        await handler(call, arguments)
