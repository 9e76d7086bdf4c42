"""What each stretch of a question may stand for: every sign that begins at each of its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.grid import parse_place
from engine.heroclix.position import Position
from engine.heroclix.words.lexicon import lexicon_of
from engine.words.edges import edges, marked, names_of, numbered, taken_apart
from engine.words.signs import Edges, Sign
from engine.words.text import Word

__all__ = ["edges_of", "split"]

# what players call the objects that lie on maps, in Spanish, beside their ids
OBJECTS: Mapping[str, str] = {
    "caja": "crate", "cajon": "crate", "contenedor": "dumpster", "basurero": "dumpster", "tacho": "dumpster",
    "lampara": "lamp", "farola": "lamp", "farol": "lamp", "auto": "car", "coche": "car", "carro": "car",
    "barril": "barrel", "piedra": "rock", "roca": "rock", "silla": "chair", "mesa": "table", "banco": "bench",
    "escritorio": "desk", "bote": "can", "semaforo": "light", "moto": "motorcycle", "estatua": "statue",
}  # fmt: skip
ORDER = {
    "figure": 0,
    "square": 1,
    "thing": 2,
    "value": 3,
    "chance": 4,
    "power": 5,
    "roll": 5,
    "to": 6,
    "le": 7,
    "him": 10,
    "filler": 11,
}  # the kinds that a word is tried as first
INSIDE = ("in ", "within ", "out ", "dentro ", "fuera ", "al alcance")


def split(words: Sequence[Word], position: Position) -> tuple[Word, ...]:
    """Return the words with the pronouns taken off that Spanish hangs on verbs, of verbs that are known."""
    return taken_apart(words, lexicon_of(position.powers))


def edges_of(words: Sequence[Word], position: Position) -> Edges:
    """Return every sign that the words may be, by the word where it begins, the longest first."""
    objects = {thing.id: thing.id for thing in position.things}
    names = names_of(tuple((figure.id, figure.name) for figure in position.figures))
    lexicon = lexicon_of(position.powers)
    return edges(words, names, lexicon, lambda words, at: _plain(words[at], at, position, objects), ORDER, _kept_whole)


def _kept_whole(sign: Sign) -> bool:
    """Return whether a phrase is never taken apart: nobody is within a value, and a line of sight names no figure.

    What flies off ("sale volando") is no roll that comes out.
    """
    if sign.kind == "line":
        return "vision" in sign.text or "sight" in sign.text
    if sign.kind == "knock":
        return sign.text.startswith(("sale ", "manda ", "tira ", "hace ", "sent "))
    return sign.kind == "inrange" and sign.text.startswith(INSIDE)


def _plain(word: Word, at: int, position: Position, objects: Mapping[str, str]) -> list[tuple[int, Sign]]:
    """Return what a word is by its form: a square, an object, a number, a mark."""
    mark = marked(word, at)
    if mark is not None:
        return [(at + 1, mark)]
    text = word.text
    square, thing = _square(text, position), objects.get(text) or objects.get(OBJECTS.get(text, ""))
    found = [Sign("square", text, word=square, at=at)] if square else []
    number = numbered(word, at)
    found += [] if number is None else [number]
    found += [Sign("thing", text, ids=(thing,), at=at)] if thing else []
    return [(at + 1, sign) for sign in found]


def _square(text: str, position: Position) -> str:
    try:
        column, row = parse_place(text)
    except ValueError:
        return ""
    inside = column < position.map.columns and row < position.map.rows
    return text.upper() if inside else ""
