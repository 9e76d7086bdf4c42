"""What a turn costs at a table, held: by thumbs ten taps and no message more, or two commands and a line for each."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest

from bot.store import OpenGame
from engine.heroclix.ruleset import JUDGED
from tests.e2e.club import Club
from tests.e2e.dice import load
from tests.e2e.table_costs import by_commands, by_thumbs, four_a_side, to_the_first_move


@pytest.mark.parametrize("ruleset", JUDGED)
@pytest.mark.parametrize("language", ["en", "es"])
async def test_a_turn_by_thumbs(table: Club, monkeypatch: pytest.MonkeyPatch, ruleset: str, language: str) -> None:
    """A move, an attack with one decision and the end: ten taps at most, nothing typed, one new message at most."""
    await four_a_side(table, ruleset, language)
    load(monkeypatch, 3, 5, 2)
    cost = await by_thumbs(table, language)
    assert cost.taps <= 10
    assert cost.messages <= 1


@pytest.mark.parametrize("ruleset", JUDGED)
async def test_a_turn_by_commands(table: Club, monkeypatch: pytest.MonkeyPatch, ruleset: str) -> None:
    """The same by two typed commands, each of which leaves one message; what is left are two buttons."""
    await four_a_side(table, ruleset)
    load(monkeypatch, 3, 5, 2)
    cost = await by_commands(table)
    assert (cost.commands, cost.messages) == (2, 2)
    assert cost.taps <= 2
    assert cost.letters <= 51


@pytest.mark.parametrize("ruleset", JUDGED)
async def test_the_way_to_the_first_move(table: Club, ruleset: str) -> None:
    """From /game new with four figures of one's own a side: six commands, all short, a force a side pasted."""
    cost = await to_the_first_move(table, ruleset)
    assert cost.commands <= 6
    assert cost.taps <= 8
    assert cost.letters <= 90
    assert cost.messages <= 8


async def test_a_command_looks_no_oftener_than_needed_what_is_played(table: Club) -> None:
    """Whose command it is, is looked up once for all; only what acts looks again, right before it does."""
    looks: Counter[str] = Counter()
    await four_a_side(table, "heroclix-modern")
    found = table.store.games.open_in
    now = ""

    async def counted(channel_id: int) -> OpenGame | None:
        looks[now] += 1
        return await found(channel_id)

    with patch.object(type(table.store.games), "open_in", lambda _games, channel_id: counted(channel_id)):
        now = "keystroke"
        await table.suggested(table.ana, "move", "figure", "a")
        now = "legal"
        await table.ask(table.ana, "legal")
        now = "board"
        await table.ask(table.ana, "board")
    assert looks == {"keystroke": 2, "legal": 2, "board": 2}
