"""/ask at a table: a question in a player's own words about the board, with the ruling of the command that it names."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.app.errors import UserError
from bot.heroclix.commands.judging import line_between, value_of
from bot.heroclix.commands.legal import of_a_figure
from bot.heroclix.commands.odds import odds_of
from bot.heroclix.commands.sights import knocked_back_in, reached_in
from bot.heroclix.commands.tables import kept
from bot.heroclix.pictures import overlay_of
from bot.heroclix.presenters.board import board_picture, ruling_reply
from bot.heroclix.presenters.names import name_of, squares_named
from bot.heroclix.table import Table, table
from bot.table.asked import LibraryAsked, asked_text, beside_goal, one_at_a_time, short_answer
from bot.table.call import Call
from bot.table.reply import Choice, Reply, Tone, safe
from bot.table.ruling import tone_of
from engine import DocumentError
from engine.asked import Asked, Understood
from engine.heroclix.board.lines.line import trace
from engine.heroclix.game import GameState
from engine.heroclix.game.state.document import to_document
from engine.heroclix.spoken import understood
from engine.ruling import Step

__all__ = ["asked"]

SHOWN = 160  # characters of the question above its answer
OFFERED = 20  # figures of one name that are offered as buttons
MARKS = {Tone.GOOD: "✓", Tone.WARN: "~", Tone.BAD: "✗"}


async def asked(call: Call, question: str, figures: tuple[str, ...] = ()) -> Reply:
    """Answer a question about the table. Raises LibraryAsked where it is none, or nothing is laid out yet.

    `figures`: the numbers, among the game's figures, of those that were chosen of several whom words fit.
    """
    try:
        found = await table(call)
        document = _document(found.state)
    except (UserError, DocumentError):
        raise LibraryAsked(question) from None
    chosen = [_chosen(found.state, number).id for number in figures]
    meant = await asyncio.to_thread(understood, document, question, chosen)
    if meant.ambiguous:
        return await _which(call, found, question, figures, meant)
    if meant.order:
        return _order(call, question, meant.order)
    if meant.joined:
        words, show = _library_words(meant, question), lambda each: found.state.names.get(each, each)
        return replace(await one_at_a_time(call, _quoted(question), meant, words, show), question=question)
    if not meant.meanings:
        raise LibraryAsked(_library_words(meant, question))
    reply = await _answered(call, found, meant.meanings[0], name_of(found.state.names))
    return await _told(call, found, question, meant, reply)


def _document(state: GameState) -> dict[str, Any]:
    """Return the table as a document whose figures have the names that players see."""
    state.position()  # says what is missing
    document = to_document(state)
    names = state.names
    figures = [{**figure, "name": names.get(figure["id"], figure.get("name"))} for figure in document["figures"]]
    return {**document, "figures": figures}


def _chosen(state: GameState, number: str) -> Any:
    if not (number.isascii() and number.isdecimal()) or int(number) >= len(state.figures):
        raise UserError("button-expired")
    return state.figures[int(number)]


async def _which(call: Call, found: Table, question: str, figures: tuple[str, ...], meant: Understood) -> Reply:
    """Ask which of several figures is meant, one button each."""
    words, ids = next(iter(meant.ambiguous.items()))
    state = found.state
    number = await _kept_question(call, question)
    places = {figure.id: str(place) for place, figure in enumerate(state.figures)}
    choices = tuple(
        Choice(f"{state.names[each]} · {' '.join(state.squares(state.by_id(each))[:1])}", "ask-figure",
               (str(number), *figures, places[each]))
        for each in ids[:OFFERED]
    )  # fmt: skip
    return Reply(
        call.say("asked-which-title", words=words),
        _quoted(question),
        tone=Tone.WARN,
        choices=(*choices, _library_button(call, await _kept_question(call, _library_words(meant, question)))),
        question=question,
    )


def _library_words(meant: Understood, question: str) -> str:
    """Return the question without figures' names, where anything is left of it."""
    words = meant.library_words
    return words if any(letter.isalnum() for letter in words) else question


def _order(call: Call, question: str, order: str) -> Reply:
    """Say which command does what words order: they change nothing."""
    said = call.say("asked-order", command=f"/{call.words.attribute(f'cmd-{order}')}")
    doubt = call.say("doubt-button")
    return Reply(text=f"{_quoted(question)}\n\n{said}", tone=Tone.WARN, private=True, question=question, doubt=doubt)


async def _told(call: Call, found: Table, question: str, meant: Understood, reply: Reply) -> Reply:
    """Return the ruling with what was understood above it, and a button to the library."""
    show = name_of(found.state.names)
    said = call.say("asked-title", asked=asked_text(call.words, meant.meanings[0], show))
    beside = beside_goal(call.words, meant.meanings[0], show)
    told = "\n\n".join(filter(None, (beside and f"**{beside}**", reply.text, *_others(call, meant, show))))
    number = await _kept_question(call, _library_words(meant, question))
    return replace(
        reply,
        text=f"{_quoted(question)}\n\n**{said}**\n\n{told}".rstrip(),
        choices=(*reply.choices, _library_button(call, number)),
        question=question,
    )


def _others(call: Call, meant: Understood, show: Callable[[str], str]) -> list[str]:
    """Return what else words ask alike, of other types, with its answer in a line each."""
    first = meant.meanings[0].asks[0]["type"]
    others = [each for each in meant.meanings[1:] if each.asks[0]["type"] != first]
    return [f"{asked_text(call.words, each, show)} **{_verdict(call, each)}**" for each in others]


async def _kept_question(call: Call, question: str) -> int:
    await call.acknowledge(private=call.private)
    return await call.store.questions.add(call.channel_id, question)


def _library_button(call: Call, number: int) -> Choice:
    return Choice(call.say("asked-library"), "ask-library", (str(number),))


def _quoted(question: str) -> str:
    shown = question if len(question) <= SHOWN else f"{question[: SHOWN - 1]}…"
    return f"> {safe(shown)}"


async def _answered(call: Call, found: Table, meaning: Asked, show: Callable[[str], str]) -> Reply:
    """Return the ruling as the command of its own shows it; of several figures, a line each."""
    state = _supposed(found.state, meaning)
    if meaning.several:
        return _several(call, state, meaning, show)
    question = dict(meaning.asks[0])
    if question["type"] == "legal_actions" and not meaning.suppose:  # its menu carries out what is chosen
        return await asyncio.to_thread(of_a_figure, call, found, question["figure"])
    shown = SHOWN_BY.get(question["type"])
    return await (_ruled(call, state, meaning, show) if shown is None else shown(state, call, question))


async def _line(state: GameState, call: Call, question: dict[str, Any]) -> Reply:
    return await line_between(state, call, question["from"], question["to"])


async def _value(state: GameState, call: Call, question: dict[str, Any]) -> Reply:
    return await value_of(call, state, question["figure"], question["value"], dict(question.get("during", {})))


async def _knocked_back(state: GameState, call: Call, question: dict[str, Any]) -> Reply:
    return await knocked_back_in(state, call, question["figure"], question["away_from"], question.get("squares"))


async def _reached(state: GameState, call: Call, question: dict[str, Any]) -> Reply:
    options = {key: question[key] for key in ("action",) if key in question}
    if question.get("carry"):
        options["carry"] = question["carry"][0]
    return await reached_in(state, call, question["figure"], question.get("to"), options)


# the commands' own rulings, by the type of question
SHOWN_BY: Mapping[str, Callable[[GameState, Call, dict[str, Any]], Awaitable[Reply]]] = {
    "line_of_fire": _line,
    "value": _value,
    "odds": odds_of,
    "reachable": _reached,
    "shortest_path": _reached,
    "knockback": _knocked_back,
}


def _supposed(state: GameState, meaning: Asked) -> GameState:
    """Return the game with the figures set down that a question supposes elsewhere."""
    if not meaning.suppose or state.map is None:
        return state
    there = {figure: tuple(squares_named(state.map, squares)) for figure, squares in meaning.suppose.items()}
    figures = tuple(
        replace(figure, squares=there[figure.id]) if figure.id in there else figure for figure in state.figures
    )
    return replace(state, figures=figures)


async def _ruled(call: Call, state: GameState, meaning: Asked, show: Callable[[str], str]) -> Reply:
    """Return a ruling that no command shows by itself, with the board, and the line where it is about two figures."""
    answer, question = meaning.answers[0], meaning.asks[0]
    title = _verdict(call, meaning)
    said = asked_text(call.words, replace(meaning, suppose={}), show)
    asked = None if meaning.suppose else question  # of the game as it stands alone
    ruling_id = await kept(call, answer.ruling, state, f"{title} · {said}", ask=asked)
    reply = ruling_reply(call, answer.ruling, state.names, title, ruling_id)
    ends = _ends(state, question)
    overlay = None
    if len(ends) == 2:
        overlay = overlay_of(trace(state.position(), *ends))
    return replace(reply, draw=lambda: board_picture(call, state, overlay, title))


def _verdict(call: Call, meaning: Asked) -> str:
    """Return the verdict as a heading: yes or no, or a number, where that is the answer."""
    answer = meaning.answers[0]
    verdict = call.words.term(answer.ruling.verdict)
    result = answer.fields.get("result")
    against: Sequence[Step] = answer.fields.get("because") or ()  # type: ignore[assignment]  # as answers have them
    if isinstance(result, bool):
        verdict = call.say("asked-yes" if result else "asked-no")
    elif isinstance(result, int):
        verdict = str(result)
    elif answer.fields.get("within_move") is False and answer.fields["legal"]:
        verdict = call.say("asked-out-of-reach")
    elif [step.message for step in against] == ["legal-no-action"]:
        verdict = call.say("asked-no-action")  # a bare "not allowed" would deny what it does at other times
    return f"{verdict[:1].upper()}{verdict[1:]}"


def _ends(state: GameState, question: Any) -> list[Any]:
    """Return the two figures that an attack or power is about, where both are on the map."""
    named: Sequence[Any] = (
        question.get("figure") or question.get("attacker"),
        question.get("target") or next(iter(question.get("targets", ())), None),
    )
    position = state.position()
    ids = {figure.id for figure in position.figures if figure.squares}
    return [position.figure(each) for each in named] if all(each in ids for each in named) else []


def _several(call: Call, state: GameState, meaning: Asked, show: Callable[[str], str]) -> Reply:
    lines = []
    for number, answer in enumerate(meaning.answers):
        mark = MARKS.get(tone_of(answer.ruling), "•")
        lines.append(f"{mark} {short_answer(call.words, meaning, number, show)}")
    title = asked_text(call.words, replace(meaning, suppose={}), show)  # stands above the lines already
    doubt = call.say("doubt-button")
    return Reply(text="\n".join(lines), doubt=doubt, draw=lambda: board_picture(call, state, None, title))
