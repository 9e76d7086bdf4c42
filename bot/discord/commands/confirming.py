"""Typed rolls confirmed by the other side: the question that everybody sees, and its buttons."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.app.faces import face_of
from bot.discord.shells import any_state, any_table
from bot.table import actions
from bot.table.call import Call
from bot.table.confirming import RollWaits
from bot.table.games import act
from bot.table.reply import Choice, Reply, Tone, safe

__all__ = ["confirming_set", "waiting_reply"]


def waiting_reply(call: Call, waits: RollWaits) -> Reply:
    """Return the question whether a typed roll is what fell, for everybody to see."""
    number = str(waits.number)
    dice = " + ".join(map(str, waits.dice))
    who = ", ".join(safe(name) for name in waits.names)
    return Reply(
        call.say("roll-waits-title"),
        call.say("roll-waits-text", player=safe(call.user_name), dice=dice, who=who or "—"),
        tone=Tone.WARN,
        choices=(
            Choice(call.say("roll-confirm"), "roll-confirm", (number,), "success"),
            Choice(call.say("roll-refuse"), "roll-refuse", (number,)),
        ),
        whole=True,
    )


async def confirming_set(call: Call, *, wanted: bool) -> str:
    """Let typed rolls of the channel's game wait for the other side, or no longer; by players and judges."""
    found = await any_table(call)
    if not (call.judge or call.user_id in {player.id for player in found.state.players}):
        raise UserError("dispute-not-yours")
    await call.acknowledge()
    await call.store.games.confirm_rolls(found.game_id, wanted=wanted)
    return call.say("rolls-confirmed-on" if wanted else "rolls-confirmed-off")


async def _waiting(call: Call, number: str) -> tuple[dict[str, Any], int]:
    """Return a roll that waits, for somebody who has a say in it. Raises UserError."""
    found = await call.store.disputes.get(actions.number_of(number), call.channel_id)
    table = await any_table(call)
    if found is None or found.get("kind") != "roll":
        raise UserError("button-expired")
    if found["game"] != table.game_id:
        raise UserError("button-other-game")
    if found["head"] != table.head:
        raise UserError("button-stale")
    seated = call.user_id in {player.id for player in table.state.players}
    if not (seated or call.judge):
        raise UserError("dispute-not-yours")
    return found, int(number)


@actions.action("roll-confirm")
async def confirm(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Carry out what was typed, in its player's name, and write down who confirmed the dice."""
    waiting, _ = await _waiting(call, arguments[0])
    if call.user_id == waiting["by"]:
        raise UserError("roll-own")
    table = await any_table(call)
    contests = table.game.contests
    given = [contests.command_from_json(each) for each in waiting["commands"]]
    judge = call.user_id not in {player.id for player in table.state.players}
    word = contests.confirmed(waiting["by"], call.user_id, call.user_name, judge=judge)
    asking = replace(call, user_id=waiting["by"], user_name=waiting["name"], judge=waiting["judge"], confirmed=True)
    outcome = await act(asking, *given, word, of=any_state())
    if not outcome.accepted:
        raise UserError("button-stale")
    face = face_of(outcome.table.state.ruleset)
    lines = [face.event_line(call, outcome.table.state, event) for event in outcome.events]
    return Reply(call.say("roll-confirmed-title"), "\n".join(lines), tone=Tone.GOOD, retires=True, line=" ".join(lines))


@actions.action("roll-refuse")
async def refuse(call: Call, arguments: tuple[str, ...]) -> Reply:
    """Take the roll away, by whoever typed it, by another player or a judge: nothing has happened."""
    waiting, _ = await _waiting(call, arguments[0])
    told = call.say("roll-refused", player=safe(call.user_name), by=safe(waiting["name"]))
    return Reply(text=told, tone=Tone.BAD, in_place=True)
