"""The book of an edition: where it has what the engine's messages rest on. Asked at the exits, and nowhere else.

Inside the engine a step carries an *anchor*, the section of today's book or the reading of it that its message rests
on, whatever edition is judged. What leaves the engine is cited by the book of its edition: the judge's answer, the
ruling on a command, what an event tells, how the points stand, what is odd about a map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from engine.answer import Answer, Fields
from engine.ruling import Anchor, FigureId, Ruling, Step, Term, Typed

__all__ = ["ABSENT", "TODAY", "Book", "cited"]

ABSENT: Final = None  # what an edition can't cite: its book has no such rule, or nobody has looked for it yet

Told = TypeVar("Told")
PLAIN = frozenset((str, int, bool, float, type(None), FigureId, Typed))  # what no book cites or calls in its own way


@dataclass(frozen=True, slots=True, eq=False)
class Book:
    """Where an edition's book has what today's has at an anchor.

    `sections` gives the section, or the reading, by the anchor; None: this is today's own book, in which every anchor
    is its own section. `messages` comes first, by a message's key and its anchor: for those of its messages that the
    edition has elsewhere, or not at all (ABSENT). What neither lists is absent: a number that names another rule there
    is never passed through. `terms`: what the book calls otherwise, by the word that sentences are made with; the
    fields of an answer keep their names. `sentences`: the messages that are said in another one's words, by its key,
    because theirs are true by today's book alone; cited is what the message itself rests on.

    >>> older = Book({"16.8b": "16.7b"}, {("lof-blocking", "16.3b"): "11.4c"})
    >>> older.cite("lof-corner-shut", "16.8b"), older.cite("lof-blocking", "16.3b"), older.cite("lof-blocking", "16.3a")
    ('16.7b', '11.4c', None)
    >>> TODAY.cite("move-blocking", "16.3a")
    '16.3a'
    """

    sections: Mapping[str, str] | None = None
    messages: Mapping[tuple[str, str], str | None] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)
    sentences: Mapping[str, str] = field(default_factory=dict)
    found: dict[tuple[str, str | None, str | None], tuple[str | None, str | None]] = field(
        default_factory=dict, init=False, repr=False
    )  # what was looked up before: of each message once

    @property
    def is_today(self) -> bool:
        """Whether this is the book that the anchors are of."""
        return self.sections is None

    def cite(self, message: str, anchor: str) -> str | None:
        """Return the section or reading of this book on which a message with this anchor rests, or ABSENT."""
        if self.sections is None:
            return anchor
        return self.messages.get((message, anchor), self.sections.get(anchor, ABSENT))

    def listed(self, message: str, anchors: Iterable[str]) -> tuple[str, ...]:
        """Return what this book has of several anchors, each once."""
        found = (self.cite(message, anchor) for anchor in anchors)
        return tuple(dict.fromkeys(each for each in found if each is not ABSENT))


TODAY = Book()


def cited(book: Book, told: Told) -> Told:
    """Return what the engine has found, a step, a ruling or an answer, as this book cites it.

    The one function of all exits; what it returns is not given to it again.

    >>> from engine.ruling import StepKind
    >>> step = Step(StepKind.CHECK, "lof-corner-shut", rule="16.8b", reading="R4")
    >>> cited(Book({"16.8b": "16.7b"}), step)[3:5], cited(TODAY, step) is step
    (('16.7b', None), True)
    """
    return told if book.is_today else _cited(book, told)  # type: ignore[return-value]  # of the kind that was given


def _cited(book: Book, told: object) -> object:
    kind = type(told)
    if kind in PLAIN:
        return told
    change = _KINDS.get(kind)
    if change is not None:
        return change(book, told)
    return _mapping(book, told) if isinstance(told, Mapping) else told


def _ruling(book: Book, told: Ruling) -> Ruling:
    steps = tuple([_step(book, step) for step in told.steps])
    return Ruling(told.ruleset, told.verdict, told.value, steps, tuple([_step(book, step) for step in told.decided_by]))


def _answer(book: Book, told: Answer) -> Answer:
    fields = _cited(book, told.fields)
    assert isinstance(fields, Mapping)  # noqa: S101 - what it was
    return Answer(_ruling(book, told.ruling), fields, told.names)


def _mapping(book: Book, told: Mapping[str, object]) -> dict[str, object]:
    return {name: value if type(value) in PLAIN else _cited(book, value) for name, value in told.items()}


def _list(book: Book, told: list[object]) -> list[object]:
    return told if _plain(told) else [_cited(book, each) for each in told]


def _tuple(book: Book, told: tuple[object, ...]) -> tuple[object, ...]:
    return told if _plain(told) else tuple([_cited(book, each) for each in told if not _is_absent(book, each)])


def _plain(told: list[object] | tuple[object, ...]) -> bool:
    """Return whether nothing in a list is a book's affair."""
    return all(type(each) in PLAIN for each in told)


def _step(book: Book, step: Step) -> Step:
    """Return a step with what this book has of its section and its reading, and its words; the same where all is."""
    kind, message, data, rule, reading, before, after, fact = step
    place = (message, rule, reading)
    there = book.found.get(place)
    if there is None:
        there = book.found[place] = _place(book, *place)
    said = book.sentences.get(message, message)
    told = _data(book, data)
    if told is data and place == (said, *there):
        return step
    return Step(kind, said, told, *there, before, after, fact)


def _place(book: Book, message: str, *anchors: str | None) -> tuple[str | None, str | None]:
    """Return the section and the reading on which a message rests; a section may be a reading there."""
    found = [book.cite(message, anchor) for anchor in anchors if anchor is not None]
    there = [each for each in found if each is not ABSENT]
    rule = next((each for each in there if not _is_reading(each)), None)
    reading = next((each for each in there if _is_reading(each)), None)
    return rule, reading


def _data(book: Book, data: Mapping[str, object]) -> Mapping[str, object]:
    """Return what a step tells as this book cites and calls it: the same mapping where nothing of it is its affair."""
    terms = book.terms
    for value in data.values():
        kind = type(value)
        if kind not in PLAIN and (kind is not Term or value in terms):
            break
    else:
        return data
    return {name: _named(book, _cited(book, value)) for name, value in data.items()}


def _named(book: Book, value: object) -> object:
    """Return a word of a sentence, or several, as this book calls them."""
    if isinstance(value, Term):
        return Term(book.terms.get(value, value))
    if type(value) is tuple:
        return tuple(_named(book, each) for each in value)
    return value


def _is_absent(book: Book, told: object) -> bool:
    return isinstance(told, Anchor) and book.cite(told.message, told) is ABSENT


def _is_reading(section: str) -> bool:
    """Return whether this is the id of a reading: R17 and the like, and P1."""
    return section[:1] in {"R", "P"} and section[1:].isdecimal()


_KINDS: Final[Mapping[type, Callable[[Book, Any], object]]] = {
    Step: _step,
    Ruling: _ruling,
    Answer: _answer,
    Anchor: lambda book, told: book.cite(told.message, told),
    Fields: lambda book, told: told.each(lambda value: _cited(book, value)),
    dict: _mapping,
    list: _list,
    tuple: _tuple,
}  # by the exact type: most of what is told is of one of these, and asking for each in turn takes long
