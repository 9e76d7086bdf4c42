"""Clocks of games: set, told, warned of over restarts, still while the game rests; nothing ends by them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

from bot.discord.client import JudgeBot
from tests.e2e.club import Club, begun, one_line, seated, sequence, words


def said(table: Club) -> list[str]:
    """Return what stands in the channel beside embeds, in order."""
    messages = table.env.backend.messages[table.channel.id]
    return [messages[each].content for each in sorted(messages) if messages[each].content]


async def later(table: Club, minutes: float) -> list[str]:
    """Let the bot look at the clocks so many minutes from now; return what it says in the channel."""
    before = len(said(table))
    bot: Any = table.env.bot
    assert isinstance(bot, JudgeBot)
    await bot.clocks.look(datetime.now(UTC) + timedelta(minutes=minutes))
    return said(table)[before:]


async def test_a_turn_and_a_match_are_warned_of_over_restarts(table: Club) -> None:
    """Each warning once, also where the bot was away; the game goes on as if there were none."""
    await begun(table)
    shown = words(await table.ask(table.ana, "game clock", turn=10, match=60))
    assert "A turn: 10 minutes" in shown
    assert "The match: 60 minutes" in shown
    before = await sequence(table)
    assert await later(table, 8.5) == []
    (warned,) = await later(table, 9.5)
    assert "one minute is left of 10" in warned
    await table.restart()
    assert await later(table, 9.6) == []
    (over,) = await later(table, 11)
    assert "10 minutes are over" in over
    assert "/turn end" in over
    (match,) = await later(table, 55)
    assert "10 minutes are left of 60" in match
    await table.restart()
    (ended,) = await later(table, 300)
    assert "The match: the 60 minutes are over" in ended
    assert "/game end" in ended
    assert await later(table, 400) == []
    assert await sequence(table) == before, "nothing happened in the game"
    await table.ask(table.ana, "turn end")
    assert await later(table, 401) == [], "another turn has its own time"
    assert "one minute is left of 10" in " ".join(await later(table, 410.5))


async def test_a_clock_stands_still_while_the_game_rests(table: Club) -> None:
    """And in the set-up; weeks later as much is left as before."""
    await seated(table)
    await table.ask(table.ana, "game clock", turn=10)
    assert await later(table, 100) == []
    await table.ask(table.ana, "game clock", turn=0)
    assert "no clock" in one_line(await table.ask(table.ana, "game clock"))
    for who, first in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await table.ask(who, "turn end", **first)
    await table.ask(table.ana, "game clock", turn=10)
    await table.ask(table.ana, "game pause")
    assert await later(table, 1) == []
    await table.restart()
    assert await later(table, 40_000) == []
    await table.ask(table.bruno, "game resume")
    assert await later(table, 40_005) == []
    assert len(await later(table, 40_014.9)) == 1


async def test_who_only_watches_sets_no_clock(table: Club) -> None:
    """A judge may; everybody may look; of a game that is over nothing is told."""
    await begun(table)
    stranger = table.guild.add_member(table.env.create_user("Carla"))
    assert "Only those who play" in one_line(await table.ask(stranger, "game clock", turn=1))
    await table.ask(table.judge, "settings", language="es")
    await table.ask(table.judge, "game clock", turn=1)
    assert "Un turno: un minuto" in words(await table.ask(stranger, "game clock"))
    (over,) = await later(table, 2)
    assert "ha pasado el minuto" in over
    await table.ask(table.judge, "game end", winner="nobody")
    assert await later(table, 10) == []


async def test_battleground_has_clocks_too_and_each_channel_its_own(table: Club) -> None:
    """Two games of one server: the clock of one says nothing in the other's channel."""
    await begun(table)
    await table.ask(table.ana, "game clock", match=5)
    other = table.guild.create_text_channel("table-2")
    await table.bruno.slash(other, "game new", ruleset="motu")
    await table.bruno.slash(other, "game join", side="masters")
    await table.bruno.slash(other, "game clock", turn=3, match=3)
    (over,) = await later(table, 30)
    assert "The match: the 5 minutes are over" in over
    there = table.env.backend.messages[other.id].values()
    assert not [message for message in there if "over" in (message.content or "")], "it is still set up"
