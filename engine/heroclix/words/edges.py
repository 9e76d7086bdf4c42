"""What each stretch of a question may stand for: every sign that begins at each of its words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from engine.grid import parse_place
from engine.heroclix.position import Position
from engine.heroclix.words.lexicon import Lexicon, lexicon_of
from engine.heroclix.words.mentions import ARTICLES, PART, Named, Names
from engine.heroclix.words.signs import FILLER, Sign
from engine.heroclix.words.text import POSSESSIVE, Word

__all__ = ["Edges", "edges_of", "split"]

LONGEST_NAME = 6  # words
CORRECTED = 0.9  # how surely a mistyped word stands for what it is taken for
# what players call the objects that lie on maps, in Spanish, beside their ids
OBJECTS: Mapping[str, str] = {
    "caja": "crate", "cajon": "crate", "contenedor": "dumpster", "basurero": "dumpster", "tacho": "dumpster",
    "lampara": "lamp", "farola": "lamp", "farol": "lamp", "auto": "car", "coche": "car", "carro": "car",
    "barril": "barrel", "piedra": "rock", "roca": "rock", "silla": "chair", "mesa": "table", "banco": "bench",
    "escritorio": "desk", "bote": "can", "semaforo": "light", "moto": "motorcycle", "estatua": "statue",
}  # fmt: skip
NUMBERS: Mapping[str, int] = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "eleven": 11, "twelve": 12, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7,
    "ocho": 8, "nueve": 9, "diez": 10, "once": 11, "doce": 12, "ones": 1, "twos": 2, "threes": 3, "fours": 4,
    "fives": 5, "sixes": 6, "unos": 1, "cuatros": 4, "cincos": 5,
}  # fmt: skip
Edges = list[list[tuple[int, Sign]]]  # by the first word: where the sign ends, and the sign
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
LAST = 9
INSIDE = ("in ", "within ", "out ", "dentro ", "fuera ", "al alcance")
MARKS = {"?": "stop", ".": "stop", ";": "stop", "&": "and", "+": "and", ",": FILLER}


def split(words: Sequence[Word], position: Position) -> tuple[Word, ...]:
    """Return the words with the pronouns taken off that Spanish hangs on verbs, of verbs that are known."""
    lexicon = lexicon_of(position.powers)
    found: list[Word] = []
    for word in words:
        first, *rest = lexicon.taken_apart(word.text)
        found += [Word(first, word.glued), *(Word(each) for each in rest)]
    return tuple(found)


@lru_cache(maxsize=64)
def _names_of(figures: tuple[tuple[str, str], ...]) -> Names:
    from engine.heroclix.position import Figure  # noqa: PLC0415

    return Names(Figure(figure, name, "") for figure, name in figures)


def edges_of(words: Sequence[Word], position: Position) -> Edges:
    """Return every sign that the words may be, by the word where it begins, the longest first."""
    lexicon = lexicon_of(position.powers)
    names = _names_of(tuple((figure.id, figure.name) for figure in position.figures))
    objects = {thing.id: thing.id for thing in position.things}
    named = [_named(words, at, names, lexicon) for at in range(len(words))]
    named = [[*here, *_together(here, named)] for here in named]
    readings = [_readings(word, lexicon, bool(named[at])) for at, word in enumerate(words)]
    found: Edges = []
    for at, word in enumerate(words):
        here = list(named[at])
        here += _plain(word, at, position, objects)
        for end, phrase in lexicon.phrases([texts for texts, _ in readings], at):
            exact = all(readings[each][1] for each in range(at, end))
            text = " ".join(word.text for word in words[at:end])
            score = 1.0 if exact else CORRECTED
            here.append((end, Sign(phrase.kind, text, word=phrase.word, form=phrase.form, score=score, at=at)))
        whole = max((end for end, sign in here if _kept_whole(sign)), default=0)
        here = [edge for edge in here if edge[0] >= whole]
        found.append(sorted(here, key=lambda edge: (-edge[0], ORDER.get(edge[1].kind, LAST))))
    return found


def _together(here: list[tuple[int, Sign]], named: Sequence[list[tuple[int, Sign]]]) -> list[tuple[int, Sign]]:
    """Return whom two names one after the other name together, as a title and an id do of one figure."""
    found: list[tuple[int, Sign]] = []
    for end, sign in here:
        for further, other in named[end] if end < len(named) else ():
            both = tuple(each for each in sign.ids if each in other.ids)
            if both and len(sign.ids) > 1 and both != sign.ids:
                text = f"{sign.text} {other.text}"
                found.append((further, replace(other, text=text, ids=both, at=sign.at)))
    return found


def _kept_whole(sign: Sign) -> bool:
    """Return whether a phrase is never taken apart: nobody is within a value, and a line of sight names no figure."""
    if sign.kind == "line":
        return "vision" in sign.text or "sight" in sign.text
    return sign.kind == "inrange" and sign.text.startswith(INSIDE)


def _readings(word: Word, lexicon: Lexicon, named: bool) -> tuple[tuple[str, ...], bool]:
    """Return the words that one may be, and whether it is one as it stands."""
    if named or word.text in lexicon.words or word.text in MARKS:
        return (word.text,), True
    corrected = lexicon.corrected(word.text)
    return (corrected, False) if corrected else ((word.text,), True)


def _named(words: Sequence[Word], at: int, names: Names, lexicon: Lexicon) -> list[tuple[int, Sign]]:
    """Return whom the words from one on name: the most words that name somebody, and as a whole name fewer, too."""
    found: list[tuple[int, Sign]] = []
    for end in range(min(len(words), at + LONGEST_NAME), at, -1):
        here = words[at:end]
        if not all(word.text.isalnum() for word in here):
            continue
        common = all(word.text in lexicon.words for word in here)
        named = names.found(here, lexicon.protected, common=common)
        if named is None:
            continue
        if not found or (named.whole and found[0][1].score < PART):
            found.append((end, _figure(named, here, at)))
    return found


def _figure(named: Named, words: Sequence[Word], at: int) -> Sign:
    text = " ".join(word.text for word in words[sum(words[0].text in ARTICLES for _ in words[1:2]) :])
    return Sign("figure", text, ids=named.ids, score=named.score, mark="of" if named.owner else "", at=at)


def _plain(word: Word, at: int, position: Position, objects: Mapping[str, str]) -> list[tuple[int, Sign]]:
    """Return what a word is by its form: a square, an object, a number, a mark."""
    text = word.text
    found: list[tuple[int, Sign]] = []
    if text == POSSESSIVE:
        return [(at + 1, Sign("of's", text, at=at))]
    if text in MARKS:
        return [(at + 1, Sign(MARKS[text], text, at=at))]
    square = _square(text, position)
    if square:
        found.append((at + 1, Sign("square", text, word=square, at=at)))
    number = int(text) if text.isdecimal() and len(text) <= 2 else NUMBERS.get(text)
    if number is not None:
        found.append((at + 1, Sign("number", text, numbers=(number,), at=at)))
    thing = objects.get(text) or objects.get(OBJECTS.get(text, ""))
    if thing:
        found.append((at + 1, Sign("thing", text, ids=(thing,), at=at)))
    return found


def _square(text: str, position: Position) -> str:
    try:
        column, row = parse_place(text)
    except ValueError:
        return ""
    inside = column < position.map.columns and row < position.map.rows
    return text.upper() if inside else ""
