"""Victory points, and the end of a game with its winner, as replies."""

from __future__ import annotations

from dataclasses import replace

from bot.heroclix.presenters.names import name_of, side_name, side_title
from bot.heroclix.table import Outcome
from bot.table.call import Call
from bot.table.citing import rests_on
from bot.table.reply import Block, Reply, Tone, safe
from bot.table.ruling import steps_text
from engine import Ruling
from engine.heroclix.game import GameState, Standing, goes_on, standing

__all__ = ["result_reply", "score_reply"]

SHOWN = 3400  # characters of steps in one message


def score_reply(call: Call, state: GameState, entered: str = "") -> Reply:
    """Return how the points stand: each side's sum, then every claim with the rule it rests on.

    `entered` is the line that tells what has just been entered by hand.
    """
    found = standing(state)
    steps = found.ruling.steps
    if state.status == "playing":
        steps = (*steps, goes_on(found))
    ruling = replace(found.ruling, steps=steps)
    return Reply(
        call.say("score-title"),
        f"{_ended(call, state) if state.status == 'ended' else entered}\n\n{_told(call, ruling, state)}".strip(),
        _sums(call, state, found),
        footer=rests_on(call.words, ruling),
        doubt=call.say("doubt-button"),
    )


def result_reply(call: Call, outcome: Outcome) -> Reply:
    """Return the end of a game: who won, the points of each side, and how they came about."""
    state = outcome.table.state
    name = safe(state.name) or call.say("game-unnamed")
    text = f"{_ended(call, state)}\n\n{_told(call, outcome.ruling, state)}"
    return Reply(
        call.say("game-title", name=name),
        f"{text}\n▸ {call.say('game-end-undo')}\n🎲 {call.say('dice-ended')}",
        footer=rests_on(call.words, outcome.ruling),
        doubt=call.say("doubt-button"),
        tone=Tone.GOOD if state.winner else Tone.PLAIN,
        whole=True,
    )


def _ended(call: Call, state: GameState) -> str:
    text = call.say("game-ended")
    if state.winner:
        player = state.player_of(state.winner)
        who = safe(player.name) if player else "—"
        text = f"{text} {call.say('score-winner', side=side_name(call, state.winner), player=who)}"
    return text


def _sums(call: Call, state: GameState, found: Standing) -> tuple[Block, ...]:
    blocks = []
    for player in state.players:
        side = player.side
        lines = [call.say("score-sum", points=found.points[side])]
        if found.missions[side]:
            lines.append(call.say("score-missions", points=found.missions[side]))
        if side in found.defeated:
            lines.append(call.say("score-defeated"))
        blocks.append(Block(f"{side_title(call, side)} · {safe(player.name)}", "\n".join(lines), inline=True))
    return tuple(blocks)


def _told(call: Call, ruling: Ruling, state: GameState) -> str:
    """Return the steps; of a long account the end, where the result stands."""
    text = steps_text(ruling.steps, call.words, name_of(state.names))
    return text if len(text) <= SHOWN else "…\n" + text[-SHOWN:].split("\n", 1)[-1]
