"""Rules that the host has changed are compiled while the bot is at work: who asks meanwhile is told that it takes long.

Discord gives a first answer three seconds, and compiling takes more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from bot.discord import acknowledgement, client
from rulesdb import RULESETS
from tests.e2e.club import Club, words


class Kitchen:
    """Stands for the compiler: knows which rulesets are ready, and writes down what happened in which order."""

    def __init__(self, table: Club, monkeypatch: pytest.MonkeyPatch, *ready: str) -> None:
        assert isinstance(table.env.bot, client.JudgeBot)
        self.bot = table.env.bot
        self.bot._open &= set(ready)
        self.ready = set(ready)
        self.slow = asyncio.Event()
        self.slow.set()
        self.said: list[str] = []
        first_answer, loop = acknowledgement.acknowledge, asyncio.get_running_loop()

        async def acknowledge(*arguments: object, **options: bool) -> None:
            self.said.append("acknowledged")
            await first_answer(*arguments, **options)  # type: ignore[arg-type]

        def compile_beside(rulesets: Sequence[str]) -> None:
            missing = [ruleset for ruleset in rulesets if ruleset not in self.ready]
            if missing:
                asyncio.run_coroutine_threadsafe(self.slow.wait(), loop).result(20)
                self.said += missing
                self.ready |= set(missing)

        monkeypatch.setattr(client, "acknowledge", acknowledge)
        monkeypatch.setattr(client, "compile_beside", compile_beside)
        monkeypatch.setattr(client, "is_prepared", self.ready.__contains__)


async def test_a_command_is_acknowledged_before_its_rules_are_compiled(
    table: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one waits and is answered; afterwards nothing is acknowledged for it."""
    await table.ask(table.judge, "settings", ruleset="heroclix-2012", scope="channel")
    kitchen = Kitchen(table, monkeypatch, "heroclix-modern")
    assert "carry" in words(await table.ask(table.ana, "ask", question="how does carry work?")).casefold()
    assert kitchen.said[:2] == ["acknowledged", "heroclix-2012"]
    kitchen.said.clear()
    await table.ask(table.ana, "help")
    assert not kitchen.said


async def test_a_keystroke_is_never_acknowledged(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord takes nothing but suggestions for it."""
    await table.ask(table.judge, "settings", ruleset="heroclix-2012", scope="channel")
    kitchen = Kitchen(table, monkeypatch, "heroclix-modern")
    assert await table.suggested(table.ana, "rule", "section", "car")
    assert kitchen.said == ["heroclix-2012"]


async def test_who_asks_by_rules_that_are_ready_waits_for_no_others(
    table: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a channel's old edition is compiled another channel is answered by today's."""
    other = table.guild.create_text_channel("table-2")
    await table.judge.slash(other, "settings", ruleset="heroclix-2012", scope="channel")
    kitchen = Kitchen(table, monkeypatch, "heroclix-modern")
    kitchen.slow.clear()
    waiting = asyncio.create_task(table.bruno.slash(other, "rule", section="10.2"))
    await asyncio.sleep(0.2)
    await asyncio.wait_for(kitchen.bot.opened("heroclix-modern"), 10)
    assert kitchen.said == ["acknowledged"]
    kitchen.slow.set()
    await waiting
    assert kitchen.said == ["acknowledged", "heroclix-2012"]


async def test_a_form_that_comes_too_late_says_so(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A form has to be the first answer: pressed once more it opens."""
    await table.ask(table.ana, "game new")
    Kitchen(table, monkeypatch, *(set(RULESETS) - {"heroclix-modern"}))
    assert "do it once more" in words(await table.ask(table.ana, "figure add"))
    opened = await table.ana.slash(table.channel, "figure add")
    assert opened.modal is not None
