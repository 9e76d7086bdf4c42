"""What the text of a card puts on the map beside characters: terrain markers and objects, and on which squares (21.6).

Only what the words surely name is offered; each press puts down one of them, as the book has them placed (21.6b).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from bot.heroclix.orders.arrivals import MANY
from engine.heroclix.board.ground.board import Board
from engine.heroclix.game import GameFigure, GameState
from engine.heroclix.game.describe.reminders import Reminder

__all__ = ["Piece", "Places", "pieces_of", "places_of", "squares_for"]

LONGEST = 40  # letters of a name
KINDS = r"(?P<kind>hindering|blocking|water|elevated)"
NAME = r"(?P<name>[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,3})"
# behind "generate", and behind "place" where nothing else can be meant
PLACED = re.compile(rf"\b(?<!n't )(?:[Gg]enerates?|[Pp]laces?) (?:{MANY}|X)? ?{KINDS} (?:terrain )?markers?\b")
NAMED = re.compile(rf"\b(?<!n't )[Gg]enerates? an? {NAME} (?:terrain )?marker\b")
OBJECT = re.compile(
    r"\b(?<!n't )[Gg]enerates? an? (?:standard )?(?P<kind>light|heavy|immobile|ultra-heavy)?"
    rf"(?: standard)? ?object\b(?: named {NAME})?"
)
OF_POWERS = ("Barrier", "Smoke Cloud", "Smoke", "Debris")  # whose markers end as those powers say
OWN = r"\b(?:in|into|to|on) (?:one of )?(?:{mine}'?s?|his|her|its|their|this character's) squares?\b"
THEIRS = re.compile(
    r"\b(?:in|into|to|on) (?:that|the|each|a) (?:(?:hit|chosen|target|targeted) )?(?:character|target)'s square\b",
    re.IGNORECASE,
)
BESIDE_THEM = re.compile(
    r"\badjacent to (?:that|the|each|a) (?:hit |chosen |target |targeted )?(?:character|target)\b", re.IGNORECASE
)
WITHIN = re.compile(r"\bwithin (\d{1,2}) squares?\b")
WITHIN_RANGE = re.compile(r"\bwithin (?:his |her |its |their )?range\b", re.IGNORECASE)


class Piece(NamedTuple):
    """A terrain marker of a `kind`, `special` where it has a name of its own; or an object of a `kind`."""

    sort: str  # marker | object
    kind: str
    name: str = ""

    @property
    def slug(self) -> str:
        """What it is in one word, as an edited map is told: `marker-water`, `object-light`."""
        return f"{self.sort}-{self.kind}"


class Places(NamedTuple):
    """Around whom something is put down, within how many squares; within none only where they stand."""

    around: tuple[GameFigure, ...]
    within: int


def pieces_of(reminder: Reminder) -> Iterator[tuple[Piece, str]]:
    """Yield each piece that a reminder's text puts down, with the words of its sentence from there on."""
    for sentence in re.split(r"(?<=[.!)])\s+", reminder.text):
        for found in PLACED.finditer(sentence):
            yield Piece("marker", found["kind"]), sentence[found.start() :]
        for found in NAMED.finditer(sentence):
            if found["name"] not in OF_POWERS:
                yield Piece("marker", "special", found["name"][:LONGEST]), sentence[found.start() :]
        for found in OBJECT.finditer(sentence):
            name = (found["name"] or "")[:LONGEST]
            yield Piece("object", found["kind"] or "standard", name), sentence[found.start() :]


def places_of(state: GameState, reminder: Reminder, words: str, mine: str) -> Places:
    """Return where a piece may be put down: beside its figure, unless the words say where (21.6a)."""
    figure = state.by_id(reminder.figure)
    theirs = tuple(one for each in reminder.others if (one := state.by_id(each)).squares)
    if THEIRS.search(words):
        return Places(theirs, 0)
    if BESIDE_THEM.search(words):
        return Places(theirs, 1)
    if re.search(OWN.format(mine=rf"(?:{mine})"), words, re.IGNORECASE):
        return Places((figure,), 0)
    if told := WITHIN.search(words):
        return Places((figure,), int(told[1]))
    shown = next((one for one in state.position().figures if one.id == figure.id), None)
    reach = 0 if shown is None or not WITHIN_RANGE.search(words) else shown.printed.range
    return Places((figure,), max(reach, 1))


def squares_for(state: GameState, piece: Piece, places: Places) -> list[str]:
    """Return the names of the squares where a piece may be put down, nearest first.

    Nothing comes onto blocking terrain, and nothing blocking comes where somebody stands (16.1, 17.14b).
    """
    if state.map is None:
        return []
    printed, blocking = state.map, Board.of(state.position()).terrain.blocking
    taken = {square for one in state.figures for square in one.squares} if piece.kind == "blocking" else set()
    starts = [printed.column_row(square) for one in places.around for square in one.squares]
    found: list[tuple[int, int]] = []
    for square in range(printed.columns * printed.rows):
        column, row = printed.column_row(square)
        away = min((max(abs(column - c), abs(row - r)) for c, r in starts), default=places.within + 1)
        if away <= places.within and square not in taken and not blocking >> square & 1:
            found.append((away, square))
    return [printed.name_of(square) for _, square in sorted(found)]
