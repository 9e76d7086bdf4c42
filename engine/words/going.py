"""Words that say somebody gets, goes or stays somewhere: what is asked is a move, whatever else the words may be."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.words.signs import Edges
from engine.words.text import Word

__all__ = ["SOMEBODY", "goes", "goes_inside", "somebody_in"]

SOMEBODY = "NAME"  # in the place of the words that name somebody, which are in small letters
_LEFT = "away|out|off|free|loose|clear|past|around|behind|near|close|closer|next|adjacent|beside|into|within|inside"
GOING = re.compile(
    r"\b(?:get|gets|getting|got|go|goes|going|stay|stays|staying|run|runs|walk|walks|move|moves|keep|keeps)"
    rf"(?: {SOMEBODY})?(?: safely| back| over)? (?:"
    rf"(?:{_LEFT})\b(?! (?:a|an|the)? ?(?:shot|attack|hit)\b)"
    r"|in (?:firing |shooting )?(?:range|reach|sight|view|line|los|lof)\b"
    rf"|(?:in|on|onto|to|up to|by|with|from|at)(?: the)? {SOMEBODY}\b"
    r")"
    rf"|\b(?:take|takes|taking|bring|brings|pull|pulls|drag|drags) {SOMEBODY} (?:out of|into|within|inside|away|off)\b"
)
# Spanish: into or out of range, sight or reach, which is no place to go to
_ENTERS = (
    r"(?:poner|meter|quedar|mantener|acercar|colocar) ?(?:se|me|te)|se (?:pone|mete|mantiene|acerca|coloca)|"
    r"entrar|entre|entra|salir|salga|sale|seguir"
)
_INSIDE = r"(?:el |la |su )?(?:rango|alcance|linea|mira|vista|campo)"
_PLACE = rf"a tiro|a el alcance|en {_INSIDE}|fuera de|dentro de|lejos de|detras de|de {_INSIDE}"
INTO = re.compile(rf"\b(?:{_ENTERS})(?: \w+)? (?:{_PLACE})\b")


def goes_inside(words: Sequence[Word]) -> bool:
    """Return whether Spanish words say that somebody gets into range, sight or reach, or out of it.

    >>> from engine.words.text import words_of
    >>> goes_inside(words_of("puede ponerse a tiro")), goes_inside(words_of("esta a tiro"))
    (True, False)
    """
    return INTO.search(" ".join(word.text for word in words)) is not None


def goes(words: Sequence[Word], edges: Edges) -> bool:
    """Return whether English words say that somebody gets, goes or stays somewhere, or away from somebody.

    `edges`: the signs of the words, among them whom they name.

    >>> from engine.words.text import words_of
    >>> goes(words_of("what does he need to get away"), [[]] * 7), goes(words_of("does he get a shot"), [[]] * 5)
    (True, False)
    """
    return GOING.search(" ".join(text for text, _ in somebody_in(words, edges))) is not None


def somebody_in(words: Sequence[Word], edges: Edges) -> list[tuple[str, int]]:
    """Return the words with `SOMEBODY` for those that name somebody, each with the number of its first."""
    texts: list[tuple[str, int]] = []
    at = 0
    while at < len(words):
        named = max((end for end, sign in edges[at] if sign.kind == "figure"), default=0)
        texts.append((SOMEBODY if named else words[at].text, at))
        at = named or at + 1
    return texts
