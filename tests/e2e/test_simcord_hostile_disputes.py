"""Disputes by people who mean ill, or are mistaken: told no in one line, nothing stored, no error that none foresaw."""

from __future__ import annotations

from typing import Any

from tests.e2e.club import Club, buttons, ended, one_line, pressed, sequence, words
from tests.e2e.test_simcord_disputes import ROLL, clicks, fought, of_the_attack, said


def _stranger(table: Club) -> Any:
    return table.ana.guild.add_member(table.env.create_user("Clara"))


def _buttons(table: Club, message: Any) -> list[dict[str, Any]]:
    """Return the parts of a message as they are now."""
    return list(table.env.backend.get_message(table.channel.id, message.id).components)


async def stored(table: Club) -> list[Any]:
    """Return every dispute of the channel as it is stored."""
    found = [await table.store.disputes.get(number, table.channel.id) for number in range(1, 12)]
    return [each for each in found if each is not None]


async def test_nobody_adds_to_anothers_dispute_and_accepts_it(table: Club) -> None:
    """Who did not contest says nothing in it: else their own word would correct the game against whoever contests."""
    await fought(table)
    before, head = await clicks(table), await sequence(table)
    opened = await of_the_attack(table, table.bruno)
    kept = await stored(table)
    assert one_line(await said(table.ana, opened, ROLL, "6 6"))
    assert one_line(pressed(await table.ana.click(opened, label="It wasn’t allowed")))
    assert await stored(table) == kept
    assert (await clicks(table), await sequence(table)) == (before, head)


async def test_a_spectator_contests_nothing(table: Club) -> None:
    """Somebody without a seat neither opens a dispute nor says, accepts, throws or drops in one."""
    await fought(table)
    clara = _stranger(table)
    head = await sequence(table)
    assert one_line(await table.ask(clara, "dispute"))
    assert await stored(table) == []
    opened = await of_the_attack(table, table.bruno)
    shown = await said(table.bruno, opened, ROLL, "1 2")
    assert "1 + 2" in words(shown)
    kept = await stored(table)
    for label in ("Accept", "We can’t agree: dice", "Let it stand"):
        assert one_line(pressed(await clara.click(opened, label=label))), label
    assert one_line(await said(clara, opened, ROLL, "6 6"))
    assert await stored(table) == kept
    assert await sequence(table) == head


async def test_nonsense_is_refused_and_not_kept(table: Club) -> None:
    """Facts that are none, of nobody, too long, of another kind, with marks and commands of others: one line each."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    kept, head = await stored(table), await sequence(table)
    for label, line in (
        (ROLL, "0 0"), (ROLL, "-1 4"), (ROLL, "1" * 50), (ROLL, "1 2 3 4 5 6"), (ROLL, "six six"), (ROLL, "４ ３"),
        ("Terrain …", "C5"), ("Terrain …", "hindering"), ("Terrain …", "hindering C5 C6"),
        ("Terrain …", "@everyone C5"),
        ("It stood on …", "Rook A999"), ("It stood on …", "C5"), ("It stood on …", "Rook C3"),
        ("Tokens …", "Rook -1"), ("Tokens …", "Rook 99"), ("Click …", "Rook 0"), ("Click …", "Rook 99"),
        ("Modifier, power …", "Rook defense +99999999999"), ("Modifier, power …", "Rook: **defense**"),
        ("Modifier, power …", "Rook " + "x" * 190), ("A rule was overlooked …", "the rule that I always win"),
        ("A rule was overlooked …", "`; drop table games"),
    ):  # fmt: skip
        answer = await said(table.bruno, opened, label, line)
        assert one_line(answer), (label, line)
        assert await stored(table) == kept, (label, line)
    assert await sequence(table) == head


async def test_the_same_ruling_contested_twice(table: Club) -> None:
    """Two disputes about one attack: the first is settled, the second changes nothing unseen."""
    await fought(table)
    one = await of_the_attack(table, table.bruno)
    two = await of_the_attack(table, table.ana)
    await said(table.bruno, one, ROLL, "1 2")
    await said(table.ana, two, ROLL, "6 5")
    old = _buttons(table, one)
    pressed(await table.ana.click(one, label="Accept"))
    assert await clicks(table) == 1
    head = await sequence(table)
    again = pressed(await table.bruno.click(two, label="Accept"))
    assert await sequence(table) == head, words(again)
    assert one_line(pressed(await table.ana.click(table.late(one, old), label="Accept")))
    assert await sequence(table) == head


async def test_after_undo_nothing_is_left_to_contest(table: Club) -> None:
    """What was taken back is contested no more: the message says so, and the game stays as it is."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    await said(table.bruno, opened, ROLL, "1 2")
    for _ in range(3):
        undone = await table.ask(table.ana, "game undo")
        if "Agree" in buttons(undone):
            pressed(await table.bruno.click(undone, label="Agree"))
    kept, head = await stored(table), await sequence(table)
    assert one_line(pressed(await table.ana.click(opened, label="Accept")))
    assert one_line(await said(table.bruno, opened, ROLL, "1 3"))
    assert await stored(table) == kept
    assert await sequence(table) == head


async def test_after_the_end(table: Club) -> None:
    """A game that is over is corrected by nobody: buttons of before say so, and a new dispute is not stored."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    await said(table.bruno, opened, ROLL, "1 2")
    await ended(table)
    kept = await stored(table)
    assert one_line(pressed(await table.ana.click(opened, label="Accept")))
    assert one_line(await said(table.bruno, opened, ROLL, "1 3"))
    assert await stored(table) == kept
    assert words(await table.ask(table.ana, "dispute"))
    assert await stored(table) == kept


async def test_exported_and_imported(table: Club) -> None:
    """Elsewhere the imported game is contested like any other; buttons of the old one change nothing in it."""
    await fought(table)
    opened = await of_the_attack(table, table.bruno)
    await said(table.bruno, opened, ROLL, "1 2")
    file = await (await table.ask(table.ana, "game export")).attachments[0].read()
    await ended(table)
    await table.ask(table.ana, "game import", file=("game.json", file))
    before = await clicks(table)
    assert one_line(pressed(await table.ana.click(opened, label="Accept")))
    assert await clicks(table) == before
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    anew = await of_the_attack(table, table.bruno)
    shown = await said(table.bruno, anew, ROLL, "1 2")
    assert "1 + 2" in words(shown)
    assert "corrected by agreement" in words(pressed(await table.ana.click(anew, label="Accept")))
    assert await clicks(table) < before
