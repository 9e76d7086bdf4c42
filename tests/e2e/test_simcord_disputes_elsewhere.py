"""Disputes in the older editions, in Battleground in Spanish, and in a game that came in from a file."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, at_war, pressed, words
from tests.e2e.test_simcord_disputes import ROLL, clicks, fought, of_the_attack, said

OLDER = pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])


@OLDER
async def test_an_attack_is_contested_over_a_restart(table: Club, ruleset: str) -> None:
    """A hit by 3 and 4 is said to have been 1 and 2: accepted after a restart, the clicks are undone, and stay so."""
    await fought(table, ruleset)
    assert await clicks(table) > 1
    opened = await of_the_attack(table, table.bruno)
    shown = await said(table.bruno, opened, ROLL, "1 2")
    assert "With what is said: Miss" in words(shown)
    await table.restart()
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    await table.restart()
    assert await clicks(table) == 1


@OLDER
async def test_a_use_is_contested_over_a_restart(table: Club, ruleset: str) -> None:
    """Outwit is said to have been put to use by one who had an action token too many, or not to have been allowed."""
    await fought(table, ruleset)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="outwit")
    await table.ask(table.bruno, "figure edit", figure="rook", powers="toughness")
    await table.ask(table.judge, "turn end")
    await table.ask(table.ana, "use", figure="iron-wolf", power="outwit", target="rook", value="toughness")
    opened = await table.ask(table.bruno, "dispute")
    assert "As ruled" in words(opened)
    shown = pressed(await table.bruno.click(opened, label="It wasn’t allowed"))
    await table.restart()
    assert "With what is said" in words(shown)
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    assert "Toughness" in words(await table.ask(table.ana, "figure show", figure="rook"))


@OLDER
async def test_a_roll_to_break_away_is_contested_over_a_restart(table: Club, ruleset: str) -> None:
    """A failed roll is said to have been a six: judged again with it, over a restart, once the other side accepts."""
    await fought(table, ruleset)
    await table.ask(table.judge, "place", figure="rook", at="C4")
    await table.ask(table.judge, "turn end")
    await table.ask(table.ana, "move", figure="iron-wolf", to="C2", roll=1)
    opened = await table.ask(table.ana, "dispute")
    shown = await said(table.ana, opened, ROLL, "6")
    assert "the dice were 6" in words(shown)
    await table.restart()
    settled = pressed(await table.bruno.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)


async def test_battleground_in_spanish(table: Club) -> None:
    """A ruling of Battleground contested in Spanish: wounds said, both rulings shown, accepted after a restart."""
    await table.ask(table.judge, "settings", language="es")
    await at_war(table)
    await table.ask(table.ana, "turn end", first="masters")
    for who, initiative in ((table.ana, 9), (table.bruno, 1)):
        await table.ask(who, "round card", initiative=initiative, points=4)
    await table.ask(table.ana, "round activate", character="torvin")
    opened = await table.ask(table.bruno, "dispute")
    assert "Bruno impugna este fallo" in words(opened)
    shown = await said(table.bruno, opened, "Heridas…", "torvin 1")
    assert "herida" in words(shown)
    asked = pressed(await table.bruno.click(opened, label="No hay acuerdo: dados"))
    assert "regla de oro" in words(asked).casefold()
    await table.restart()
    settled = pressed(await table.ana.click(opened, label="Aceptar"))
    assert "de común acuerdo" in words(settled)


async def test_a_game_from_a_file_is_contested(table: Club) -> None:
    """An exported game that came in again: its attack is contested, corrected over a restart, and verified."""
    await fought(table)
    raw = await (await table.ask(table.ana, "game export")).attachments[0].read()
    await table.ask(table.judge, "game end", winner="nobody")
    await table.ask(table.ana, "game import", file=("game.json", raw))
    assert await clicks(table) > 1
    opened = await of_the_attack(table, table.bruno)
    assert "As ruled" in words(opened)
    shown = await said(table.bruno, opened, ROLL, "1 2")
    assert "With what is said: Miss" in words(shown)
    await table.restart()
    settled = pressed(await table.ana.click(opened, label="Accept"))
    assert "corrected by agreement" in words(settled)
    assert await clicks(table) == 1
    file = (await table.ask(table.ana, "game export")).attachments[0]
    assert "⛔" not in words(await table.ask(table.ana, "verify", file=("game.json", await file.read())))
