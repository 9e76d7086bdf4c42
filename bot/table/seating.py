"""Seats handed over, pauses, judges called: what the bot does of it, for whichever game a table plays."""

from __future__ import annotations

from typing import Any

from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.table.call import Call
from bot.table.games import Table, act, table
from bot.table.reply import Choice, Reply, Tone, safe
from bot.table.resting import resume_choices, resume_of
from bot.table.ruling import steps_text
from bot.table.why import why_reply
from engine.seating import CallJudge, OfferSeat, Pause, Resume, SeatingCommand, TakeOver, TurnDown

__all__ = [
    "CALL_JUDGE",
    "DECLINE",
    "TAKE",
    "call_choice",
    "called",
    "declined",
    "offered",
    "paused",
    "resumed",
    "taken",
]

TAKE, DECLINE, CALL_JUDGE = "seat-take", "seat-decline", "judge-call"
LONGEST = 3000  # characters of the ruling that a called judge is shown at once


async def offered(call: Call, to: str, name: str, side: str | None) -> Reply:
    """Offer one's seat to a user; only they can take it, by a button."""
    found, reply = await _carried(call, OfferSeat(to, name, side, **_by(call)), call.say("seat-offer-title"))
    if found is None:
        return reply
    offer = next(one for one in found.state.offers if one.to == to)
    arguments = (str(found.game_id), offer.side)
    choices = (
        Choice(call.say("seat-take-button"), TAKE, arguments, "success", to),
        Choice(call.say("seat-decline-button"), DECLINE, arguments),
    )
    return Reply(reply.title, f"{reply.text}\n<@{to}>", choices=choices, line=reply.text, whole=True)


async def taken(call: Call, game_id: str, side: str) -> Reply:
    """Take the seat that is offered to whoever presses."""
    await _this_game(call, game_id)
    found, reply = await _carried(call, TakeOver(side, call.user_name[:80], **_by(call)), call.say("seat-offer-title"))
    return reply if found is None else _retiring(reply)


async def declined(call: Call, game_id: str, side: str) -> Reply:
    """Turn down the seat that is offered to whoever presses, or take one's own offer back."""
    await _this_game(call, game_id)
    found, reply = await _carried(call, TurnDown(side, **_by(call)), call.say("seat-offer-title"))
    return reply if found is None else _retiring(reply)


async def paused(call: Call) -> Reply:
    """Let the game rest."""
    found, reply = await _carried(call, Pause(call.user_name[:80], **_by(call)), call.say("game-pause-title"))
    if found is None:
        return reply
    text = f"{reply.text}\n{call.say('game-pause-hint')}"
    return Reply(reply.title, text, choices=(resume_of(call, found.game_id),), line=reply.text, whole=True)


async def resumed(call: Call, game_id: str = "") -> Reply:
    """Go on with the game."""
    if game_id:
        await _this_game(call, game_id)
    return (await _carried(call, Resume(call.user_name[:80], **_by(call)), call.say("game-resume-title")))[1]


def call_choice(call: Call, ruling_id: int) -> Choice:
    """Return the button that calls a judge about a ruling."""
    return Choice(call.say("judge-call-button"), CALL_JUDGE, (str(ruling_id),), "danger")


async def called(call: Call, ruling_id: int) -> Reply:
    """Call a judge about a ruling: their role is mentioned this once, and they are shown the ruling."""
    payload = await call.store.rulings.get(ruling_id)
    if payload is None:
        raise UserError("button-expired")
    command = CallJudge(call.user_name[:80], ruling_id, **_by(call))
    found, reply = await _carried(call, command, call.say("judge-call-title"))
    if found is None:
        return reply
    why = why_reply(call, payload)
    who = f"<@&{call.judge_role}>" if call.judge_role else call.say("judge-call-nobody")
    text = f"{reply.text} {who}\n\n**{why.title}**\n{why.text[:LONGEST]}"
    every = Choice(call.say("why-button"), "why", (str(ruling_id), "0"))
    return Reply(
        reply.title,
        text,
        footer=why.footer,
        tone=Tone.WARN,
        choices=(every,),
        line=f"{reply.text} {why.title}",  # the ruling itself stands above, and behind the button
        whole=True,
        mention=call.judge_role,
    )


def _by(call: Call) -> dict[str, Any]:
    return {"actor": call.user_id, "judge": call.judge}


async def _this_game(call: Call, game_id: str) -> None:
    """Let a button of the channel's open game pass. Raises UserError for one of another."""
    stored = await call.store.games.open_in(call.channel_id)
    if stored is None or str(stored.id) != game_id:
        raise UserError("button-stale")


async def _carried(call: Call, command: SeatingCommand, title: str) -> tuple[Table[Any] | None, Reply]:
    """Give a command of seating; return the table after it, None where it was refused, and what there is to say."""
    if not (await table(call, _any_state())).game.seating:
        raise UserError("game-has-no-command", command=call.command)
    outcome = await act(call, command, of=_any_state())
    state = outcome.table.state
    if not outcome.accepted:
        names = getattr(state, "names", {})
        text = steps_text(outcome.ruling.steps, call.words, lambda figure: safe(names.get(figure, figure)))
        choices = resume_choices(call, outcome.table.game_id, outcome.ruling)
        return None, Reply(call.say("refused-title"), text, tone=Tone.BAD, private=True, choices=choices)
    face = face_of(state.ruleset)
    told = "\n".join(face.event_line(call, state, event) for event in outcome.events)
    return outcome.table, Reply(title, told)


def _any_state() -> type[Any]:
    return object


def _retiring(reply: Reply) -> Reply:
    return Reply(reply.title, reply.text, whole=True, retires=True)
