"""An answer of the judge about a game as it stands, with its picture."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.motu.presenters.names import name_of
from bot.motu.presenters.picture import drawn_of, field_picture
from bot.motu.table import Table
from bot.table.call import Call
from bot.table.citing import rests_on
from bot.table.games import keep_question
from bot.table.house import with_house_rules
from bot.table.reply import Reply, safe
from bot.table.ruling import folded_steps, steps_text, tone_of, unfolding
from bot.table.why import kept
from engine.answer import Answer
from engine.game import adjudicate
from engine.motu.game import Event, describe, to_document
from engine.motu.game.events.table import GameEnded
from engine.ruling import Ruling, Step, StepKind

__all__ = ["answered", "final_score", "ruled"]

LONGEST = 3700
LISTS = ("legal_actions", "reachable", "visible")  # questions whose answer is a list: its steps say what it holds


async def ruled(call: Call, found: Table, ask: Mapping[str, Any], title: str, more: str = "") -> Reply:
    """Return what the judge says to a question about the game as it stands. Raises DocumentError as it does."""
    state = found.state
    state.position()  # says what is missing before anything is asked
    answer = await asyncio.to_thread(adjudicate, {**to_document(state), "ask": dict(ask)})  # all pairs take a while
    return await answered(call, found, ask, answer, title, more)


def final_score(call: Call, found: Table, events: Sequence[Event]) -> Reply:
    """Return how a game ended: who won by what, the points of both armies, and what they are for."""
    state = found.state
    end = next((event for event in reversed(events) if isinstance(event, GameEnded)), None)
    told: tuple[Step, ...] = () if end is None else (describe(end, state),)
    if state.ground is not None:
        counted = adjudicate({**to_document(state), "ask": {"type": "score"}}).ruling.steps
        told += tuple(step for step in counted if step.kind is StepKind.CHECK)
    ruling = Ruling(state.ruleset, "score", None, told)
    text = "\n".join(
        filter(None, (call.say("game-ended"), steps_text(told, call.words, name_of(state.names), told[:1])))
    )
    title = f"{call.say('score-title')} · {safe(state.name)}" if state.name else call.say("score-title")
    return Reply(title, text, footer=rests_on(call.words, ruling) if told else "")


async def answered(
    call: Call,
    found: Table,
    ask: Mapping[str, Any],
    answer: Answer,
    title: str,
    more: str = "",
    *,
    contestable: bool = True,
) -> Reply:
    """Return an answer of the judge to a question about a game, kept for /why, with its picture.

    `contestable`: whether the game stands so, and the answer may be contested.
    """
    state = found.state
    if contestable:
        keep_question(call, state, ask, title)
    number = await kept(call, answer.ruling, state.names, title)
    verdict = safe(call.words.verdict(answer.ruling.verdict))
    told = "" if ask["type"] in LISTS or verdict.casefold() == title.casefold() else f"**{verdict}**"
    text, folded = folded_steps(answer.ruling, call.words, name_of(state.names), LONGEST, whole=not number)
    shown = "\n".join(filter(None, (told, more, text)))
    choices = (unfolding(call.words, number),) if folded and number else ()
    reply = Reply(
        title, shown, footer=rests_on(call.words, answer.ruling), tone=tone_of(answer.ruling), choices=choices
    )
    reply = with_house_rules(call, answer.ruling, reply)
    drawn = drawn_of(state.position(), ask, answer.fields)
    return replace(reply, draw=lambda: field_picture(call, state, drawn, f"{title}: {verdict}."))
