"""The grid's face, and the whole second game at work for a test's duration."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from typing import Any

from discord import app_commands
from PIL import Image, ImageDraw

from bot.app.faces import shown
from bot.canvas.layout import layout_of
from bot.table.call import Call
from bot.table.face import Roll
from bot.table.games import Outcome, Table, act, open_game, table
from bot.table.opening import Opening
from bot.table.reply import Block, Picture, Reply, Tone
from bot.table.ruling import steps_text, tone_of
from bot.table.why import kept
from bot.words.language import LANGUAGES, Catalogue, catalogue
from engine import Step
from engine.game import registered
from tests.door.grid import GAME, SIZE, SQUARES, WORDS, Event, GridState, Move, Open, Undo


def name_of(piece: str) -> str:
    """Return a piece as readers see it."""
    return piece.capitalize()


def drawn(state: GridState) -> bytes:
    """Return the grid as a PNG."""
    layout = layout_of(SIZE, SIZE, 30)
    image = Image.new("RGB", layout.size, "white")
    draw = ImageDraw.Draw(image)
    for square in range(len(SQUARES)):
        draw.rectangle(layout.box(square), outline="black")
    for at in state.pieces.values():
        draw.ellipse(layout.box(SQUARES.index(at)), fill="navy")
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


async def told(call: Call, outcome: Outcome[GridState]) -> Reply:
    """Return what came of a command, its ruling kept for /why."""
    text = steps_text(outcome.ruling.steps, call.words, name_of)
    await kept(call, outcome.ruling, {piece: name_of(piece) for piece in outcome.table.state.pieces}, "Grid")
    if not outcome.accepted:
        return Reply(call.say("refused-title"), text, tone=Tone.BAD, private=True)
    return Reply("Grid", text, tone=tone_of(outcome.ruling))


async def new(call: Call, *, points: int, name: str, royale: bool) -> Reply:
    """Lay the grid out."""
    return FACE.standing(call, (await open_game(call, Open(name, call.user_id), GridState)).table)


async def join(call: Call, *, side: str | None) -> Reply:
    """Take a seat: the grid keeps none, and shows where the pieces stand."""
    return FACE.standing(call, await table(call, GridState))


async def move(call: Call, *, figure: str, to: str = "") -> Reply:
    """Step with a piece."""
    return await told(call, await act(call, Move(figure, to.upper(), call.user_id), of=GridState))


async def undo(call: Call) -> Reply:
    """Take the last step back."""
    return await told(call, await act(call, Undo(call.user_id), of=GridState))


async def pieces(call: Call, _given: Any, current: str) -> list[Any]:
    """Offer the pieces."""
    found = await table(call, GridState)
    return [app_commands.Choice(name=name_of(one), value=one) for one in found.state.pieces if one.startswith(current)]


class GridFace:
    """What the grid shows of itself."""

    features: Sequence[str] = ()
    rulesets: Sequence[str] = GAME.rulesets
    sides: Sequence[str] = ("red", "south")  # one that the other game has too
    handlers: Mapping[str, Any] = {"game-new": new, "game-join": join, "game-undo": undo, "move": move}
    completions: Mapping[tuple[str, str], Any] = {("move", "figure"): pieces}
    readers: Mapping[str, Any] = {}

    def load(self) -> None:
        """Load nothing: it is here."""

    def card_texts(self, document: Mapping[str, Any]) -> tuple[str, list[tuple[str, str, tuple[str, ...]]]]:
        """Return no texts: the grid has no cards."""
        return "", []

    def card_sentences(self, text: str, name: str, lang: str | None, listed: Sequence[str] = ()) -> list[Any]:
        """Return no sentences."""
        return []

    def card_meaning(self, sentence: Any, words: Catalogue) -> tuple[str, Step | None]:
        """Return nothing."""
        return "", None

    def standing(self, call: Call, found: Table[GridState]) -> Reply:
        """Return where the pieces stand."""
        lines = [f"{name_of(piece)} {at}" for piece, at in found.state.pieces.items()]
        return Reply(found.state.name, blocks=(Block("Grid", "\n".join(lines)),))

    def board(self, call: Call, found: Table[GridState]) -> Reply:
        """Return the grid with its picture."""
        reply = self.standing(call, found)
        return replace(reply, draw=lambda: Picture(drawn(found.state), reply.blocks[0].text))

    def living(self, call: Call, found: Table[GridState], line: str, focus: str = "") -> Reply:
        """Return the grid with its picture, and what happened last."""
        reply = self.standing(call, found)
        return replace(reply, text=line, draw=lambda: Picture(drawn(found.state), reply.blocks[0].text))

    def opening(self, call: Call, state: GridState) -> Opening:
        """Return nothing to choose: the grid is laid out as it is."""
        return Opening("", (), ())

    def in_words(self, call: Call, found: Table[GridState]) -> Reply:
        """Return where the pieces stand."""
        return self.standing(call, found)

    def event_line(self, call: Call, state: GridState, event: Event) -> str:
        """Return an event in one line."""
        return call.words.step(GAME.describe(state, event), name_of)

    def log_line(self, call: Call, state: GridState, event: Event, events: Sequence[Event]) -> str:
        """Return an event in one line with who did it."""
        return f"{self.event_line(call, state, event)} — <@{event.actor}>"

    def turn(self, call: Call, state: GridState) -> tuple[int, str]:
        """Return the one turn of the grid."""
        return 1, "Grid"

    def rolls(self, event: Event) -> Sequence[Roll]:
        """Return that nothing is rolled."""
        return ()

    def points(self, state: GridState) -> Mapping[str, int]:
        """Return that there are no points."""
        return {}

    fact_kinds: Sequence[str] = ()

    def read_fact(self, state: GridState, kind: str, text: str) -> dict[str, Any]:
        """Return nothing: no fact is known here."""
        return {}

    def fact_line(self, call: Call, state: GridState, fact: Mapping[str, Any]) -> str:
        """Return nothing."""
        return ""

    def drawn(self, state: GridState) -> None:
        """Draw the grid."""
        drawn(state)


FACE = GridFace()


@contextmanager
def grid_at_work() -> Iterator[None]:
    """Let the grid be judged, played, shown and told in every language until the block ends."""
    with ExitStack() as stack:
        stack.enter_context(registered(GAME))
        stack.enter_context(shown(GAME.name, FACE))
        for language in LANGUAGES:
            stack.enter_context(_worded(language))
        yield


@contextmanager
def _worded(language: str) -> Iterator[None]:
    """Give a catalogue the grid's words: the product's stand in its own folders."""
    words = catalogue(language)
    sources, keys = dict(words._sources), words._keys
    words._sources.update({key: f"{key} = {text}" for key, text in WORDS[language].items()})
    words._keys = frozenset(words._sources)
    try:
        yield
    finally:
        words._sources.clear()
        words._sources.update(sources)
        words._keys = keys
        for key in WORDS[language]:
            words._parsed.pop(key, None)
