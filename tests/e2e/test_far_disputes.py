"""A ruling contested long after: judged again beside the loop, which others are answered by meanwhile."""

from __future__ import annotations

import gc
from uuid import uuid4

import pytest

from bot.store.disputes import commanded
from bot.table.dispute import case
from engine.heroclix.game import (
    AddFigure,
    Attack,
    Command,
    Damage,
    EndTurn,
    Heal,
    Join,
    LoadMap,
    NewGame,
    Token,
    event_to_json,
)
from engine.heroclix.game.decide.contests import CONTESTS
from tests.e2e.club import Club, one_line, pressed, words
from tests.e2e.loop_hold import Hold, longest_hold
from tests.e2e.test_simcord_disputes import ROLL, said
from tests.engine.game.tables import Game, card

LONGEST = 0.05  # seconds of the loop's own processor time


async def long_since(club: Club, events: int) -> int:
    """Store a game of so many events in the channel, restarted, and return the number of its first attack."""
    game = Game()
    ana, bruno = str(club.ana.id), str(club.bruno.id)
    given: list[tuple[int, Command]] = []

    def do(command: Command) -> None:
        given.append((game.state.sequence + 1, command))
        game.do(command)

    do(NewGame("heroclix-modern", 300, actor=ana))
    do(Join("Ana", "red", actor=ana))
    do(Join("Bruno", "blue", actor=bruno))
    do(LoadMap({"size": [16, 16], "starting_areas": {"red": ["A1:P1"], "blue": ["A16:P16"]}}, actor=ana))
    for number in range(6):
        do(AddFigure(card(f"Wolf {number}", 8), f"{'ABCDEF'[number]}3", actor=ana))
        do(AddFigure(card(f"Rook {number}", 8), f"{'ABCDEF'[number]}7", actor=bruno))
    do(EndTurn(first="red", actor=ana))
    do(EndTurn(actor=ana))
    do(EndTurn(actor=bruno))
    attacked = game.state.sequence + 1
    do(Attack("wolf-0", ["rook-0"], "range", roll=(3, 4), actor=ana))
    while game.state.pending:
        do(CONTESTS.closing(game.state))
    while game.state.sequence < events:
        for number in range(6):
            do(Damage(f"rook-{number}", 1, actor=bruno))
            do(Heal(f"rook-{number}", 1, actor=bruno))
            do(Token(f"wolf-{number}", 1, actor=ana))
            do(Token(f"wolf-{number}", -1, actor=ana))
    log = [event_to_json(event) for event in game.log]
    await club.store.games.create(1, club.channel.id, "heroclix-modern", log, "0", uuid4().hex)
    found = await club.store.games.open_in(club.channel.id)
    assert found is not None
    async with club.store.disputes._sessions.changing() as connection:
        for number, command in given:
            document = CONTESTS.command_to_json(command)
            if document is not None:
                await commanded(connection, found.id, number, command.actor, [document])
        await connection.commit()
    await club.restart()
    await club.ask(club.ana, "game show")
    gc.collect()
    gc.freeze()
    return attacked


async def head_of(club: Club) -> int:
    """Return how many events the log has."""
    found = await club.store.games.open_in(club.channel.id)
    assert found is not None
    return found.head


@pytest.mark.parametrize("events", [1400, 1900])
async def test_a_dispute_about_what_was_long_ago_holds_no_loop(table: Club, events: int) -> None:
    """Opened, said in, accepted, read anew after a restart, undone: no step of the loop takes longer than 50 ms."""
    attacked = await long_since(table, events)
    slow: list[str] = []
    with longest_hold() as found:
        opened = await table.ask(table.bruno, "dispute", entry=attacked)
    slow += too_long("opened", found)
    assert "As ruled" in words(opened)
    with longest_hold() as found:
        shown = await said(table.bruno, opened, ROLL, "1 2")
    slow += too_long("said", found)
    assert "no longer holds" in words(shown)
    before = await head_of(table)
    with longest_hold() as found:
        settled = pressed(await table.ana.click(opened, label="Accept"))
    slow += too_long("accepted", found)
    assert "corrected by agreement" in words(settled)
    assert await head_of(table) > before
    await table.restart()
    with longest_hold() as found:
        told = words(await table.ask(table.ana, "figure show", figure="rook-0"))
    slow += too_long("read anew", found)
    assert "Rook 0" in told
    with longest_hold() as found:
        await table.ask(table.judge, "game undo")
    slow += too_long("undone", found)
    assert not slow, slow


def too_long(what: str, found: Hold) -> list[str]:
    """Return a line if something held the loop too long."""
    return [f"{what}: {found.seconds:.3f} s, {found.what}"] if found.seconds > LONGEST else []


async def test_what_lies_further_back_is_refused_with_the_limit(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than the judge goes back: one line that says how many followed and how far it goes; nothing is opened."""
    monkeypatch.setattr(case, "MOST_FOLLOWED", 300)
    attacked = await long_since(table, 600)
    told = one_line(await table.ask(table.bruno, "dispute", entry=attacked))
    assert "entries followed" in told
    assert "300" in told
