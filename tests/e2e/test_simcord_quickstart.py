"""A first game: opened at once against the bot, which answers every turn with legal moves, to its end."""

from __future__ import annotations

import random

import pytest

from bot.heroclix.opponent import MARK, next_command
from engine.dice import Dice
from engine.heroclix.game import EndTurn, apply, decide
from tests.e2e.club import Club, one_line, words
from tests.engine.game.naive import RandomDice
from tests.engine.game.tables import ANN, fighting


async def test_a_newcomer_plays_at_once(table: Club) -> None:
    """One command, and it is their turn: a move, an attack that is judged, the end of the turn, and the bot answers."""
    opened = words(await table.ask(table.ana, "quickstart"))
    assert "Your first game" in opened
    assert "open game" in one_line(await table.ask(table.bruno, "quickstart"))
    await table.ask(table.ana, "move", figure="ember", to="C4")
    ended = await table.ask(table.ana, "turn end")
    log = words(await table.ask(table.ana, "game log"))
    assert "moves" in log.split("C4")[-1], log
    shown = words(await table.ask(table.ana, "game show"))
    assert "red" in shown
    assert ended is not None


@pytest.mark.parametrize(("language", "said"), [("en", "Three rules"), ("es", "tres reglas")])
async def test_the_lessons_are_told(table: Club, language: str, said: str) -> None:
    """In the channel's language, each with the sections that it rests on."""
    await table.ask(table.judge, "settings", language=language)
    told = words(await table.ask(table.ana, "quickstart"))
    assert said in told
    assert all(section in told for section in ("7.9", "11.4", "12.3", "9.4"))
    assert "27.8a).\n**2. " in told, "the lessons are told whole, one a line"
    assert {"en": "tap one of your figures", "es": "toca una de tus figuras"}[language] in words(table.seen(None))


async def test_the_line_of_a_turns_end_says_what_the_bot_did(table: Club) -> None:
    """A newcomer sees the other side's moves where their own turn's end is told."""
    await table.ask(table.ana, "quickstart")
    assert "The bot plays:" in (await table.ask(table.ana, "turn end")).content


@pytest.mark.parametrize("ruleset", ["heroclix-2022", "heroclix-2012"])
async def test_it_is_played_by_the_channels_edition(table: Club, ruleset: str) -> None:
    """Whatever the channel plays: the bot finds legal moves by that book, too."""
    await table.ask(table.judge, "settings", ruleset=ruleset)
    await table.ask(table.ana, "quickstart")
    for _ in range(3):
        await table.ask(table.ana, "turn end")
    assert "Turn" in words(await table.ask(table.ana, "game show"))


@pytest.mark.parametrize("seed", range(6))
def test_the_bot_plays_legally_to_the_end(seed: int) -> None:
    """Against one who only ends their turns: every command of the bot is accepted, and somebody is KO'd at last."""
    chance = random.Random(seed)
    dice: Dice = RandomDice(chance)
    state = fighting().state
    players = tuple(
        type(player)(player.id, f"{MARK} {player.name}" if player.side == "blue" else player.name, player.side)
        for player in state.players
    )
    object.__setattr__(state, "players", players)
    ben = players[1].id
    for _ in range(200):
        mine = state.active == "blue" or bool(state.pending)
        command = next_command(state, ben) if mine else EndTurn(actor=ANN)
        if command is None:
            break
        found = decide(state, command, dice)
        assert not found.refused, (command, [step.message for step in found.ruling.steps])
        for event in found.events:
            state = apply(state, event)
    assert any(figure.ko for figure in state.figures if figure.side == "red") or state.turn_number > 20
