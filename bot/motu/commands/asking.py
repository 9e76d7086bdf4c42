"""/ask at a table of Battleground: a question in a player's own words, answered by the judge; else the library."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from bot.app.errors import UserError
from bot.motu.presenters.names import called, name_of
from bot.motu.presenters.picture import drawn_of, field_picture
from bot.motu.presenters.ruling import answered
from bot.motu.presenters.waiting import reaches
from bot.motu.table import Table, table
from bot.table.asked import LibraryAsked, asked_text, one_at_a_time, short_answer
from bot.table.call import Call
from bot.table.reply import Choice, Reply, Tone, safe
from bot.table.ruling import tone_of
from bot.words.language import LANGUAGES
from engine import DocumentError
from engine.answer import Answer
from engine.asked import Asked, Understood
from engine.motu.game import GameState, to_document
from engine.motu.names import Names
from engine.motu.position import SIDES_OF_WAR
from engine.motu.samples import sample_army
from engine.motu.spoken import understood
from engine.ruling import Reason

__all__ = ["asked"]

SHOWN = 160  # characters of the question above its answer
OFFERED = 20  # characters of one name that are offered as buttons
OF_THE_TURN = ("waits", "not-active", "interrupted")  # codes of reasons that may be over at once
MARKS = {Tone.GOOD: "✓", Tone.WARN: "~", Tone.BAD: "✗"}


async def asked(call: Call, question: str, figures: tuple[str, ...] = ()) -> Reply:
    """Answer a question about the table. Raises LibraryAsked where it is none, or nothing is laid out yet.

    `figures`: the numbers, among the game's characters, of those that were chosen of several whom words fit.
    """
    try:
        found = await table(call)
        document = _document(found.state)
    except (UserError, DocumentError):
        raise LibraryAsked(question) from None
    chosen = [_chosen(found.state, number) for number in figures]
    meant = await asyncio.to_thread(understood, document, question, chosen, _called(found.state))
    if meant.ambiguous:
        return await _which(call, found.state, question, figures, meant)
    if meant.order:
        said = call.say("asked-order", command=f"/{call.words.attribute(f'cmd-{meant.order}')}")
        text = f"{_quoted(question)}\n\n{said}"
        return Reply(text=text, tone=Tone.WARN, private=True, question=question, doubt=call.say("doubt-button"))
    if meant.joined:
        words, show = _library_words(meant, question), _named(found.state)
        return replace(await one_at_a_time(call, _quoted(question), meant, words, show), question=question)
    if not meant.meanings:
        raise LibraryAsked(_library_words(meant, question))
    return await _told(call, found, question, meant)


def _document(state: GameState) -> dict[str, Any]:
    """Return the table as a document whose characters have the names that players see."""
    state.position()  # says what is missing
    document = to_document(state)
    names = state.names
    figures = [{**figure, "name": names.get(figure["id"], figure["id"])} for figure in document["figures"]]
    return {**document, "figures": figures}


def _called(state: GameState) -> Mapping[str, tuple[str, ...]]:
    """Return what weapons and abilities at the table are called, with the ids that each name stands for.

    As it is printed, and those of our own armies in each language.
    """
    found: dict[str, tuple[str, ...]] = {}
    for figure in state.figures:
        card = figure.card
        for part in (*(weapon.id for weapon in card.weapons), *(ability.id for ability in card.abilities)):
            for name in _printed().get(card.named(part), (card.named(part),)):
                found[name] = tuple(dict.fromkeys((*found.get(name, ()), part)))
    return found


@cache
def _printed() -> Mapping[str, tuple[str, ...]]:
    """Return the names of our own weapons and abilities in each language, by each of them."""
    cards = (each.card(language) for side in SIDES_OF_WAR for each in sample_army(side) for language in LANGUAGES)
    parts = [part for card in cards for kind in ("weapons", "abilities") for part in card.get(kind, ())]
    called: dict[str, tuple[str, ...]] = {}
    for part in parts:
        called[part["id"]] = tuple(dict.fromkeys((*called.get(part["id"], ()), part["name"])))
    return {name: names for names in called.values() for name in names}


def _chosen(state: GameState, number: str) -> str:
    if not (number.isascii() and number.isdecimal()) or int(number) >= len(state.figures):
        raise UserError("button-expired")
    return state.figures[int(number)].id


async def _which(call: Call, state: GameState, question: str, figures: tuple[str, ...], meant: Understood) -> Reply:
    """Ask which of several characters is meant, one button each."""
    words, ids = next(iter(meant.ambiguous.items()))
    number = await _kept_question(call, question)
    places = {figure.id: str(place) for place, figure in enumerate(state.figures)}
    choices = tuple(
        Choice(state.names[each], "ask-figure", (str(number), *figures, places[each])) for each in ids[:OFFERED]
    )
    library = _library_button(call, await _kept_question(call, _library_words(meant, question)))
    title = call.say("asked-which-title", words=words)
    return Reply(title, _quoted(question), tone=Tone.WARN, choices=(*choices, library), question=question)


def _library_words(meant: Understood, question: str) -> str:
    """Return the question without characters' names, where anything is left of it."""
    words = meant.library_words
    return words if any(letter.isalnum() for letter in words) else question


async def _told(call: Call, found: Table, question: str, meant: Understood) -> Reply:
    """Return the ruling with what was understood above it, and a button to the library."""
    meaning, show = meant.meanings[0], _shown(found.state)
    found = replace(found, state=_supposed(found.state, meaning))
    said = call.say("asked-title", asked=asked_text(call.words, meaning, show))
    head = f"{_quoted(question)}\n\n**{said}**"
    reply = _several(call, found.state, meaning) if meaning.several else await _one(call, found, meaning)
    number = await _kept_question(call, _library_words(meant, question))
    return replace(
        reply,
        text=f"{head}\n\n{reply.text}".rstrip(),
        choices=(*reply.choices, _library_button(call, number)),
        question=question,
        doubt=call.say("doubt-button"),
    )


async def _one(call: Call, found: Table, meaning: Asked) -> Reply:
    title = _verdict(call, meaning)
    more = " · ".join(_numbers(call, meaning.answers[0]))
    return await answered(
        call, found, meaning.asks[0], meaning.answers[0], title, more, contestable=not meaning.suppose
    )


def _supposed(state: GameState, meaning: Asked) -> GameState:
    """Return the game with the characters set down that a question supposes elsewhere."""
    if not meaning.suppose or state.ground is None:
        return state
    names = Names(state.ground.field)
    there = {figure: tuple(names.place("to", each) for each in places) for figure, places in meaning.suppose.items()}
    figures = tuple(
        replace(figure, places=there[figure.id]) if figure.id in there else figure for figure in state.figures
    )
    return replace(state, figures=figures)


def _several(call: Call, state: GameState, meaning: Asked) -> Reply:
    """Return a line for each character or weapon, with the field; what one question draws stands for all."""
    lines = []
    for number, answer in enumerate(meaning.answers):
        mark = MARKS.get(tone_of(answer.ruling), "•")
        line = f"{mark} {short_answer(call.words, meaning, number, _shown(state))}"
        paid = [_cost(call, answer)] if meaning.asks[number]["type"] == "action_cost" else []
        lines.append(" · ".join((line, *paid, *_why_not(call, state, answer), *_numbers(call, answer))))
    drawn = drawn_of(state.position(), meaning.asks[0], meaning.answers[0].fields) if len(lines) == 1 else None
    note = "; ".join(lines)
    return Reply(text="\n".join(lines), draw=lambda: field_picture(call, state, drawn, note))


def _why_not(call: Call, state: GameState, answer: Answer) -> list[str]:
    """Return the first reason for which something is not legal, one of the field before whose turn it is."""
    because: Sequence[Reason] = answer.fields.get("because") or ()  # type: ignore[assignment]  # as answers have them
    found = [each for each in because if each.code not in OF_THE_TURN] or list(because)
    return [call.words.step(called(each.step, state), name_of(state.names)).rstrip(".") for each in found[:1]]


def _numbers(call: Call, answer: Answer) -> list[str]:
    """Return the dice of an attack, and how likely it is to wound, where an answer has them."""
    fields: Mapping[str, Any] = answer.fields
    found = []
    if "attack_dice" in fields:
        threshold, against = reaches(fields["attack_threshold"]), reaches(fields.get("defense_threshold", 4))
        dice, saving = fields["attack_dice"], fields.get("defense_dice", 0)
        found.append(call.say("asked-dice", dice=dice, threshold=threshold, saving=saving, against=against))
    if "wounds" in fields and isinstance(fields["wounds"], Mapping):
        hurt = sum(chance for wounds, chance in fields["wounds"].items() if int(wounds))
        found.append(call.say("motu-asked-chance", chance=round(100 * hurt, 1)))
    return found


def _shown(state: GameState) -> Any:
    """Return what turns an id into its escaped name: a character's, or a weapon's."""
    return name_of(_names(state))


def _named(state: GameState) -> Callable[[str], str]:
    """Return what turns an id into its name as plain text."""
    names = _names(state)
    return lambda each: names.get(each, each)


def _names(state: GameState) -> Mapping[str, str]:
    """Return the names of characters and of their weapons, by their ids."""
    weapons = {each.id: figure.card.named(each.id) for figure in state.figures for each in figure.card.weapons}
    return {**weapons, **state.names}


def _cost(call: Call, answer: Answer) -> str:
    """Return what an action costs, in points and mana."""
    return call.say("motu-asked-cost", cost=answer.fields["cost"], mana=answer.fields.get("mana", 0))


def _verdict(call: Call, meaning: Asked) -> str:
    """Return the verdict as a heading: yes or no where that is the answer, what is paid where the cost is asked."""
    answer, ask = meaning.answers[0], meaning.asks[0]
    result = answer.fields.get("result")
    if ask["type"] == "action_cost":
        return _cost(call, answer)
    if ask["type"] == "reachable" and ask.get("how") == "charge":
        result = bool(result)
    said = call.words.verdict(answer.ruling.verdict)
    if isinstance(result, bool):
        said = call.say("asked-yes" if result else "asked-no")
    return f"{said[:1].upper()}{said[1:]}"


async def _kept_question(call: Call, question: str) -> int:
    await call.acknowledge(private=call.private)
    return await call.store.questions.add(call.channel_id, question)


def _library_button(call: Call, number: int) -> Choice:
    return Choice(call.say("asked-library"), "ask-library", (str(number),))


def _quoted(question: str) -> str:
    shown = question if len(question) <= SHOWN else f"{question[: SHOWN - 1]}…"
    return f"> {safe(shown)}"
