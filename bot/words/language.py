"""Everything a player reads, in their language: Fluent catalogues, one file per family of messages.

What any game needs is in `common`, what one game alone says in a folder of its name; a key stands once in all. What
the book of an older edition calls otherwise stands in `editions`, one file a language, in place of the message there.

A message is parsed only when it is first wanted, and Fluent's runtime is loaded only for one that needs it
(`bot.words.patterns`), so that the command line starts fast.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from functools import cache, cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from fluent.syntax import FluentParser, ast

from bot.words.patterns import Pattern, filled, pattern_of
from engine import FigureId, Step, Term, Typed
from engine.errors import DocumentError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Catalogue", "catalogue", "from_locale"]

LANGUAGES = ("en", "es")
DEFAULT = "en"
MARKS = {"en": ".", "es": ","}  # before a fraction
CATALOGUES = Path(__file__).with_name("catalogues")
EDITIONS = Path(__file__).with_name("editions")
PARSER = FluentParser(with_spans=False)
LONGEST = 900  # characters in one place of a message; the library breaks off at 1000
MARKUP = re.compile(r"[@<>*_~|`\\#\[\]]")  # Discord makes something of it; no word of the engine has it
FIGURE = re.compile(r"(?P<number>\d+\.\d+)(?P<percent> %)?")
BRIEF = 80  # characters of a typed text that an error repeats
# Data that names sections, and readings among them.
READING = "※"  # before every reading of ours, wherever it is cited
_CITING = frozenset({"sections"})
_IDENTIFIER = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)

_Patterns = Mapping[str | None, Pattern | None]


def from_locale(locale: str | None) -> str:
    """Return the catalogue language for a Discord locale.

    >>> [from_locale(x) for x in ("es-ES", "es-419", "en-GB", "de", None)]
    ['es', 'es', 'en', 'en', 'en']
    """
    language = (locale or DEFAULT).split("-")[0]
    return language if language in LANGUAGES else DEFAULT


class Catalogue:
    """The messages of one language, in the words of one edition. Keys are checked complete in both by a test."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.language = language
        self._title_of: Callable[[str], str] = str
        self._sources: dict[str, str] = {}
        self._parsed: dict[str, _Patterns] = {}
        self._parsing = Lock()
        for path in sorted((CATALOGUES / language).rglob("*.ftl")):
            for key, text in _messages(path.read_text(encoding="utf-8")):
                self._sources.setdefault(key, text)
        if edition:
            self._sources.update(_messages((EDITIONS / edition / f"{language}.ftl").read_text(encoding="utf-8")))
        self._keys = frozenset(self._sources)

    def titled(self, title_of: Callable[[str], str]) -> Catalogue:
        """Return the same messages, with a section cited by what `title_of` makes of its id.

        >>> catalogue("en").titled({"esfuerzo": "Pushing"}.__getitem__).section("esfuerzo")
        'Pushing'
        """
        made = copy(self)
        made._title_of = title_of
        return made

    def section(self, section: str) -> str:
        """Return how a section of the book is cited: by its id, or by its title where ids are no numbers."""
        return self._title_of(section)

    @property
    def keys(self) -> frozenset[str]:
        """Every message key of this language."""
        return self._keys

    def tells_change(self, key: str) -> bool:
        """Return whether a message names both numbers of a change, so that it need not be told beside it.

        >>> catalogue("en").tells_change("value-halved"), catalogue("en").tells_change("button-stale")
        (True, False)
        """
        return "$before" in self._sources.get(key, "") and "$after" in self._sources.get(key, "")

    def __contains__(self, key: str) -> bool:
        return key in self._keys

    def text(self, key: str, /, **data: object) -> str:
        """Return the message of that key, its data filled in. Raises KeyError for an unknown key."""
        return self.format(key, data)

    def format(self, key: str, data: Mapping[str, object], name_of: Callable[[str], str] = str) -> str:
        """Return the message of that key; `name_of` turns figures' ids and what users typed into what readers see."""
        data = data if name_of is str else {name: _as_typed(value) for name, value in data.items()}
        shown = {
            name: _bounded(
                self.cited(value) if name in _CITING and not isinstance(value, str) else self._shown(value, name_of)
            )
            for name, value in data.items()
        }
        return self._said(key, None, shown)

    def attribute(self, key: str, attribute: str | None = None) -> str:
        """Return a message's attribute, or its value when none is named. Raises KeyError when it is missing."""
        return self._said(key, attribute, {})

    def attributes(self, key: str) -> tuple[str, ...]:
        """Return the names of a message's attributes. Raises KeyError for an unknown key."""
        return tuple(name for name in self._patterns(key) if name is not None)

    def step(self, step: Step, name_of: Callable[[str], str] = str) -> str:
        """Return the sentence of one step of a ruling, with a capital where one of our own words begins it."""
        numbers = {key: value for key, value in (("before", step.before), ("after", step.after)) if value is not None}
        text = self.format(step.message, {**numbers, **step.data}, name_of)
        if text[:1].islower() and any(text.startswith(word) for word in self._opening(step.data.values())):
            return text[0].upper() + text[1:]
        return text

    def _opening(self, values: Iterable[object]) -> Iterable[str]:
        """Yield the words of ours that may begin a sentence; ids and what users typed stay as they are written."""
        for value in values:
            first = value
            while isinstance(first, (tuple, list)) and first:
                first = first[0]
            if isinstance(first, Term):
                yield self.term(first)

    def error(self, error: DocumentError, name_of: Callable[[str], str] = str) -> str:
        """Return the one line that tells what is wrong in a document, and where."""
        data = {key: value if key == "expected" else _brief(value) for key, value in error.data.items()}
        path = self.text("error-document") if error.path == "document" else _brief(error.path)
        return f"{path}: {self.format(error.message, data, name_of)}"

    def term(self, word: str) -> str:
        """Return a translatable word: its `term-…` message, or itself where there is none."""
        key = f"term-{word}".replace(":", "-").replace("_", "-")
        if key in self._keys:
            return self.text(key)
        head, colon, tail = word.rpartition(":")
        return f"{self.term(head)}: {self.term(tail)}" if colon and head else word

    def verdict(self, word: str) -> str:
        """Return a ruling's verdict: a word translated, a number written as the language writes it.

        >>> [catalogue(language).verdict("36.1 %") for language in LANGUAGES], catalogue("es").verdict("8.66")
        (['36.1%', '36,1 %'], '8,66')
        """
        found = FIGURE.fullmatch(word)
        if found is None:
            return self.term(word)
        return self.number(float(found["number"]), "percent" if found["percent"] else "plain")

    def number(self, number: float, kind: str = "plain") -> str:
        """Return a number as the language writes it, of kind `plain` or `percent`."""
        return self.text(f"number-{kind}", number=number)

    def reading(self, reading: str) -> str:
        """Return how a reading of ours is cited, told apart from the sections of the book by a mark and words.

        >>> Catalogue("en").reading("R17"), Catalogue("es").reading("R17")
        ('※ our reading R17', '※ nuestra lectura R17')
        """
        return f"{READING} {self.text('cite-reading', reading=reading)}"

    def cited(self, sections: object) -> str:
        """Return one id of the library, or several, as they are cited; of none, that an edition's book has none.

        >>> Catalogue("en").cited(("16.2b", "P113")), Catalogue("es").cited("P113")
        ('16.2b, ※ our reading P113', '※ nuestra lectura P113')
        """
        from rulesdb.sections import is_reading  # noqa: PLC0415 - slow to import, and a ruling knows which is which

        ids = [sections] if isinstance(sections, str) else [str(each) for each in sections]  # type: ignore[attr-defined]
        shown = ", ".join(self.reading(each) if is_reading(each) else each for each in ids)
        return shown or self.text("cite-absent")

    def listed(self, words: Iterable[object]) -> str:
        """Return words of the engine one after the other, terms translated."""
        return str(self._shown(tuple(words), str))

    def _shown(self, value: object, name_of: Callable[[str], str]) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, Typed):  # it may hold markup of a user's making; a space before it is ours
            return " " * value.startswith(" ") + name_of(value)
        if isinstance(value, FigureId):
            return name_of(value)
        if isinstance(value, Term):
            word = self.term(value)
            return name_of(word) if MARKUP.search(word) else word  # none of our words has any: it came with a log
        if isinstance(value, (tuple, list, frozenset)):
            return ", ".join(self._phrase(item, name_of) for item in value)
        return value if isinstance(value, (int, float, str)) else str(value)

    def _phrase(self, item: object, name_of: Callable[[str], str]) -> str:
        """Return one thing of a list; what is a list itself reads as one phrase."""
        parts = item if isinstance(item, (tuple, list)) else (item,)
        return " ".join(str(self._shown(part, name_of)) for part in parts)

    def _said(self, key: str, attribute: str | None, data: Mapping[str, object]) -> str:
        """Return a message's value or attribute with its data filled in. Raises KeyError where there is none."""
        pattern = self._patterns(key)[attribute]
        text = None if pattern is None else filled(pattern, data, MARKS[self.language])
        return self._resolved(key, attribute, data) if text is None else text

    def _patterns(self, key: str) -> _Patterns:
        """Return what a message says, by its attributes; parsed when it is first asked for."""
        found = self._parsed.get(key)
        if found is None:  # two threads may both parse it, and come to the same
            message = PARSER.parse_entry(self._sources[key])
            if not isinstance(message, ast.Message):
                raise KeyError(key)
            said = ((None, message.value), *((each.id.name, each.value) for each in message.attributes))
            found = self._parsed[key] = {name: pattern_of(value) for name, value in said if value is not None}
        return found

    def _resolved(self, key: str, attribute: str | None, data: Mapping[str, object]) -> str:
        """Return what Fluent's runtime makes of a message. Raises what it complains of."""
        with self._parsing:  # a picture is drawn in a thread of its own, and says what it shows
            if not self._runtime.has_message(key):
                self._runtime.add_resource(ast.Resource([PARSER.parse_entry(self._sources[key])]))
            message = self._runtime.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise KeyError(key)
        text, errors = self._runtime.format_pattern(pattern, dict(data))
        if errors:
            raise errors[0]
        return str(text)

    @cached_property
    def _runtime(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - slow to load, and few messages need it

        return FluentBundle([self.language], use_isolating=False)


def _messages(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a file, unparsed: each by its key, up to where the next begins."""
    found = list(_IDENTIFIER.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    for match, end in zip(found, ends, strict=True):
        yield match.group(), text[match.start() : end]


def _as_typed(value: object) -> object:
    """Return plain words of a step, with marks in them that none of ours has, as what a user typed: an object's id.

    >>> _as_typed(("C5/D5", "@everyone")), [type(each).__name__ for each in _as_typed(("C5/D5", "@everyone"))]
    (('C5/D5', '@everyone'), ['str', 'Typed'])
    """
    if type(value) is str and MARKUP.search(value):
        return Typed(value)
    if type(value) in (tuple, list):
        return tuple(_as_typed(each) for each in value)  # type: ignore[attr-defined]
    return value


def _bounded(value: object) -> object:
    """Return what fills a place of a message, cut where it is longer than a message takes."""
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _brief(value: object) -> object:
    """Return what somebody typed, cut short where it is long, so that a line stays a line."""
    return f"{value[:BRIEF]}…" if isinstance(value, str) and len(value) > BRIEF else value


@cache
def catalogue(language: str, edition: str = "") -> Catalogue:
    """Return the catalogue of a language, in an edition's words where it has its own, made once.

    Raises KeyError for a language that has none.

    >>> catalogue("en", "heroclix-2012").term("type-free"), catalogue("en", "heroclix-modern").term("type-free")
    ('free action', 'FREE')
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    if edition and not (EDITIONS / edition / f"{language}.ftl").is_file():
        return catalogue(language)
    return Catalogue(language, edition)
