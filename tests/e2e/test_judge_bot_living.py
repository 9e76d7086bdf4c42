"""The living message over sockets: edited by two players at once, a hundred stale buttons, messages counted."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import AsyncIterator

import pytest

from tests.e2e.house import judge_bot
from tests.e2e.test_judge_bot_game import Match, match_on
from tests.standin import Message, Response, Standin

PRESSES = 100


@pytest.fixture
async def match(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Match]:
    """A match at its red side's turn; whatever Discord would refuse fails the test, and so does a traceback."""
    database = f"sqlite:///{tmp_path_factory.mktemp('living') / 'judge.sqlite3'}"
    async with Standin(acknowledge_within=60) as standin:
        found = match_on(standin)
        async with judge_bot(standin, database) as bot:
            await found.begin()
            await found.ask(found.ana, "board")
            yield found
            assert "Traceback" not in bot.log
        standin.assert_clean()


def pressed_by(message: Message, label: str) -> str:
    """Return the id of the button whose label begins so."""
    return str(next(button["custom_id"] for button in message.buttons if button["label"].startswith(label)))


async def settled(match: Match, pressed: list[Response]) -> None:
    """Wait until all that was pressed is acknowledged, and what came after it is carried out."""
    await match.standin.until(lambda: all(one.acknowledged for one in pressed), timeout=60)
    await match.text(match.clara, "game", "show")


async def test_a_hundred_stale_buttons_add_no_message_and_change_nothing(match: Match) -> None:
    """Each was on the message before the turn ended; the message shows the table, and is not edited for each."""
    living = match.living
    old = copy.deepcopy(living.components)
    button = pressed_by(living, "End the turn")
    await (await match.ana.click(living, button)).done()
    before, log, edits = len(match.public), await match.events(), living.edits
    living.components = old
    presses = [match.ana.click(living, button) for _ in range(PRESSES)]
    await settled(match, list(await asyncio.gather(*presses)))
    assert await match.events() == log
    assert len(match.public) == before + 3, "those of the three questions that the test asks"
    assert living.edits - edits <= 2


async def test_two_players_at_once_see_the_table_as_it_is(match: Match) -> None:
    """One looks at a figure while the other corrects a dial, again and again: the last picture is the last table."""
    for _ in range(5):
        living = match.living
        look = match.ana.click(living, pressed_by(living, "Iron Wolf"))
        hurt = match.bruno.slash(match.table, "damage", figure="rook", clicks=1)
        pressed = list(await asyncio.gather(look, hurt))
        await pressed[1].done()
        await settled(match, pressed[:1])
        back = [button for button in match.living.buttons if button["label"] == "‹ Back"]
        if back:
            await (await match.ana.click(match.living, back[0]["custom_id"])).done()
    await match.ask(match.clara, "board")
    assert "(6/30)" in match.living.text
    kinds = [str(event["event"]) for event in await match.events()]
    assert kinds.count("damage-taken") == 5
