"""A game of Battleground as replies: how it stands, and what came of a command."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.motu.presenters.names import army_name, called, figure_line, name_of
from bot.motu.presenters.offers import with_offers
from bot.motu.presenters.waiting import waiting_text
from bot.motu.table import Outcome, Table
from bot.table.call import Call
from bot.table.house import with_house_rules
from bot.table.reply import Block, Reply, Tone, safe
from bot.table.resting import resume_choices
from bot.table.ruling import steps_text, tone_of
from bot.table.why import kept
from engine.dice import FixedDice
from engine.motu.game import Begin, Event, GameState, decide, describe, standing
from engine.motu.game.decide.standing import Standing
from engine.motu.game.events.actions import Moved, MovementDeclared

__all__ = ["event_line", "log_line", "outcome_reply", "standing_reply", "told"]

LONGEST, LONGEST_BLOCK, LONGEST_LINE = 3800, 1000, 280
ROUNDS = 4
ARMIES = ("masters", "evil")
STARTING, CHARACTERS = "motu-game-no-starting-player", "motu-game-no-characters"


def event_line(call: Call, state: GameState, event: Event) -> str:
    """Return an event in one line."""
    return call.words.step(called(describe(event, state), state), name_of(state.names))


def log_line(call: Call, state: GameState, event: Event, events: Sequence[Event]) -> str:
    """Return an event in one line with who did it; `events` is the whole log."""
    player = next((one for one in state.players if one.id == event.actor), None)
    name = player.name if player is not None else ""
    if not name:
        joined = (
            getattr(one, "name", "")
            for one in events
            if type(one).__name__ == "PlayerJoined" and one.actor == event.actor
        )
        name = next(joined, "")
    who = safe(name) if name else f"<@{event.actor}>" if event.actor.isdecimal() else call.say("log-no-seat")
    return f"{event_line(call, state, event)} — {who}"


def standing_reply(call: Call, found: Table) -> Reply:
    """Return how a game stands: round, phase, whose activation, points, every character; and what may be done now."""
    state = found.state
    shown = standing(state)
    reply = Reply(
        call.say("game-title", name=safe(state.name) or call.say("game-unnamed")),
        _status(call, state, shown),
        tuple(_army(call, state, shown, side) for side in ARMIES),
        footer=call.say("motu-footer", sequence=found.head),
    )
    return with_offers(call, found, reply)


def _army(call: Call, state: GameState, shown: Standing, side: str) -> Block:
    army = shown.armies[side]
    player = next((safe(one.name) for one in state.players if one.side == side), "—")
    lines = [figure_line(call, state, figure) for figure in state.figures if figure.side == side]
    counted = {"points": army.points, "objectives": army.objectives, "quests": len(army.quests), "cost": army.cost}
    lines.append(call.say("motu-army", **counted))
    if army.hand is not None:
        lines.append(call.say("motu-hand", hand=army.hand, deck=army.deck or 0))
    lines += [call.say("motu-has-chosen")] if army.chosen else []
    lines += [call.say("motu-has-passed")] if army.passed and state.status != "ended" else []
    return Block(f"{army_name(call, side)} · {player}", "\n".join(lines)[:LONGEST_BLOCK])


def _status(call: Call, state: GameState, shown: Standing) -> str:
    if state.status == "setup":
        return _set_up(call, state)
    if state.status == "ended":
        won = call.say("motu-won", side=army_name(call, state.winner)) if state.winner else ""
        return f"{call.say('game-ended')} {won}".strip()
    phase = call.words.term(f"motu-phase-{shown.phase}")
    lines = [call.say("motu-round", number=shown.round, rounds=ROUNDS, phase=phase)]
    if shown.acting:
        name = safe(state.names.get(shown.acting, shown.acting))
        lines.append(call.say("motu-acting", figure=name, points=shown.points))
    named = name_of(state.names)
    lines += [
        call.say("motu-interrupting", figure=named(one.by), of=named(one.of)) for one in state.course.interruptions
    ]
    return "\n".join(filter(None, (*lines, waiting_text(call, state))))


def _set_up(call: Call, state: GameState) -> str:
    """Return what the set-up still lacks, each with the command for it; who starts is found as the round begins."""
    asked = decide(state, Begin(actor="", judge=True), FixedDice([]))
    lacking = [step for step in asked.ruling.steps if step.message != STARTING] if asked.refused else []
    if not lacking:
        return call.say("motu-set-up-ready")
    lines = [f"• {call.words.step(step, name_of(state.names))}" for step in lacking]
    if any(step.message == CHARACTERS for step in lacking):
        lines.append(call.say("motu-set-up-army"))
    return "\n".join((call.say("motu-set-up"), *lines))


async def told(call: Call, outcome: Outcome, title: str = "", *, picture: bool = True) -> Reply:
    """Return what came of a command, its ruling kept for /why; with the field, and what may be asked next."""
    state = outcome.table.state
    await kept(call, outcome.ruling, state.names, title, private=not outcome.accepted)
    reply = outcome_reply(call, outcome, title)
    if not outcome.accepted:
        return reply
    if picture and state.ground is not None:
        from bot.motu.presenters.picture import field_picture  # noqa: PLC0415  # what draws is loaded when it draws

        reply = replace(reply, draw=lambda: field_picture(call, state))
    return with_offers(call, outcome.table, reply)


def outcome_reply(call: Call, outcome: Outcome, title: str = "") -> Reply:
    """Return what came of a command: what happened with the steps of its ruling, or why it was refused."""
    state = outcome.table.state
    steps = [called(step, state) for step in outcome.ruling.steps]
    text = steps_text(steps, call.words, name_of(state.names))[:LONGEST]
    if not outcome.accepted:
        choices = resume_choices(call, outcome.table.game_id, outcome.ruling)
        refused = Reply(call.say("refused-title"), text, tone=Tone.BAD, private=True, choices=choices)
        return with_house_rules(call, outcome.ruling, refused)
    return Reply(title, text, tone=tone_of(outcome.ruling), line=_line(call, outcome))


def _telling(events: Sequence[Event]) -> list[Event]:
    """Return the events without a movement's beginning where its way follows at once: one line says that way once."""
    gone = {event.figure for event in events if isinstance(event, Moved)}
    return [event for event in events if not (isinstance(event, MovementDeclared) and event.figure in gone)]


def _line(call: Call, outcome: Outcome) -> str:
    """Return what happened in one line, as the log tells it; the whole ruling has the steps and their sections."""
    state = outcome.table.state
    try:
        text = " · ".join(event_line(call, state, event) for event in _telling(outcome.events))
    except KeyError:  # somebody it tells of is gone with it
        return ""
    return text if len(text) <= LONGEST_LINE else text[:LONGEST_LINE].rsplit(" ", 1)[0] + " …"
