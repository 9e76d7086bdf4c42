"""YAML that came from outside: plain data alone, without aliases, nested no deeper than a document is."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any

import yaml

from bot.app.user_error import UserError
from bot.documents.json_documents import DEEPEST, SHORT_KEY, NotPlaced, placed, too_deep

__all__ = ["fault_in_yaml", "read_yaml"]

# In YAML 1.1 `1:20` is the number 80 and `010` is 8, which nobody means: here both are texts, as they are written
NUMBERS = {
    "tag:yaml.org,2002:int": re.compile(r"[-+]?(?:0|[1-9][0-9_]*|0b[01_]+|0x[0-9a-fA-F_]+)\Z"),
    "tag:yaml.org,2002:float": re.compile(
        r"(?:[-+]?[0-9][0-9_]*\.[0-9_]*(?:[eE][-+][0-9]+)?|\.[0-9][0-9_]*(?:[eE][-+][0-9]+)?|[-+]?\.(?:inf|Inf|INF)"
        r"|\.(?:nan|NaN|NAN))\Z"
    ),
}
PLAINLY_READ = {
    first: [(tag, NUMBERS.get(tag, shape)) for tag, shape in shapes]
    for first, shapes in yaml.resolver.Resolver.yaml_implicit_resolvers.items()
}
# the C parser is about ten times faster; a PyYAML built without it still works
Loader: Any = type(
    "Loader", (getattr(yaml, "CSafeLoader", yaml.SafeLoader),), {"yaml_implicit_resolvers": PLAINLY_READ}
)

SHORT = 40  # characters of a word that is kept
TEXT = "tag:yaml.org,2002:str"
MERGE = "tag:yaml.org,2002:merge"  # `<<`, whose keys give way unseen to those beside it
NO_SUCH_VALUE = (ValueError, LookupError, AttributeError)  # what the library raises for a date or number that is none
PLAIN = frozenset(f"tag:yaml.org,2002:{kind}" for kind in ("int", "float", "bool", "null", "timestamp"))


def read_yaml(text: str) -> object:
    """Return the plain data of a YAML text, parsed once.

    Raises yaml.YAMLError where it is no YAML, and UserError for what is not read: aliases, which can grow a small file
    without bound, merged keys, keys that stand twice, dates and numbers that are none, each with its line and column,
    and nesting beyond 50 levels.

    >>> read_yaml("size: [8, 8]")
    {'size': [8, 8]}
    >>> read_yaml("[" * 100_000)
    Traceback (most recent call last):
        ...
    bot.app.user_error.UserError: file-too-deep
    """
    reader = _Reader()
    try:
        for event in yaml.parse(text, Loader=Loader):
            reader.take[type(event)](event)
        if reader.unusual:
            return yaml.load(text, Loader=Loader)  # noqa: S506  # the loader is a safe one
    except (NotPlaced, *NO_SUCH_VALUE):
        raise fault_in_yaml(text) from None
    return reader.found


class _Words(yaml.constructor.SafeConstructor, yaml.resolver.Resolver):
    """The library's own rules for what a word without quotes is: a number, a date, nothing, or a text."""

    yaml_implicit_resolvers = PLAINLY_READ

    def __init__(self) -> None:
        yaml.constructor.SafeConstructor.__init__(self)
        yaml.resolver.Resolver.__init__(self)

    def value(self, word: str) -> object:
        """Return what a word stands for. Raises ValueError where only the whole loader can tell."""
        tag = self.resolve(yaml.ScalarNode, word, (True, False))  # type: ignore[no-untyped-call]
        if tag == TEXT:
            return word
        if tag == MERGE:
            raise NotPlaced
        if tag not in PLAIN:
            raise ValueError(tag)
        made: object = self.yaml_constructors[tag](self, yaml.ScalarNode(tag, word))
        return made


WORDS = _Words()
short_word = lru_cache(maxsize=4096)(WORDS.value)  # documents share their words: keys, squares, powers


class _Reader:
    """Builds the data of one document from a parser's events, as they come.

    `found` is the data; `unusual` says that the text holds what is left to the library, errors among it: tags,
    anchors, keys that are lists, several documents, dates that do not exist.
    """

    def __init__(self) -> None:
        self.found: object = None
        self.unusual = False
        self.documents = 0
        self.filled: list[Any] = []  # the innermost list, or mapping as its keys and values in turn
        self.around: list[list[Any]] = []
        self.take: Mapping[type, Callable[[Any], None]] = {
            yaml.ScalarEvent: self._scalar,
            yaml.MappingStartEvent: self._begin,
            yaml.SequenceStartEvent: self._begin,
            yaml.MappingEndEvent: self._end_mapping,
            yaml.SequenceEndEvent: self._end_list,
            yaml.AliasEvent: self._alias,
            yaml.DocumentStartEvent: self._document,
            yaml.DocumentEndEvent: self._document_end,
            yaml.StreamStartEvent: self._nothing,
            yaml.StreamEndEvent: self._nothing,
        }

    def _begin(self, event: Any) -> None:
        if event.tag is not None or event.anchor is not None:
            self.unusual = True
        self.around.append(self.filled)
        self.filled = []
        if len(self.around) > DEEPEST:  # the C parser crashes the process on many thousands
            raise too_deep(event.start_mark.line, event.start_mark.column)

    def _end_list(self, _event: object) -> None:
        done, self.filled = self.filled, self.around.pop()
        self.filled.append(done)

    def _end_mapping(self, _event: object) -> None:
        parts, self.filled = self.filled, self.around.pop()
        try:
            made = dict(zip(parts[::2], parts[1::2], strict=True))
        except TypeError:  # a key that is a list or a mapping
            self.filled.append(None)
            self.unusual = True
            return
        keys = [key for key in parts[::2] if key is not None or not self.unusual]  # None: left to the library
        if len(set(keys)) != len(keys):
            raise NotPlaced
        self.filled.append(made)

    def _scalar(self, event: Any) -> None:
        word: str = event.value
        if event.tag is not None or event.anchor is not None:
            self.unusual = True
        if not event.implicit[0]:
            self.filled.append(word)
            return
        try:
            self.filled.append(short_word(word) if len(word) < SHORT else WORDS.value(word))
        except ValueError:
            self.filled.append(None)
            self.unusual = True

    def _document(self, _event: object) -> None:
        self.documents += 1
        self.unusual = self.unusual or self.documents > 1

    def _document_end(self, _event: object) -> None:
        self.found = self.filled.pop()

    def _alias(self, _event: object) -> None:
        raise NotPlaced

    def _nothing(self, _event: object) -> None:
        """The stream's own ends hold no data."""


class _Around:
    """A list or mapping that is open: of a mapping, its keys so far with their lines, and the one whose value comes."""

    def __init__(self, *, mapping: bool, key: str = "") -> None:
        self.mapping = mapping
        self.keys: dict[object, int] = {}  # each as what it stands for, and as a text
        self.key = key  # the last one, its own or that of what it stands in
        self.key_is_next = mapping

    def took(self) -> None:
        """Count a key, or the value that belongs to it."""
        self.key_is_next = self.mapping and not self.key_is_next


def fault_in_yaml(text: str) -> UserError:
    """Return what of a YAML text is not read: the first alias, key that stands twice, date or number that is none."""
    around = [_Around(mapping=False)]
    for event in yaml.parse(text, Loader=Loader):
        mark: Any = event.start_mark
        inner = around[-1]
        if isinstance(event, yaml.AliasEvent):
            return placed("file-yaml-alias", mark.line, mark.column, inner.key, sign=f"*{event.anchor}"[:SHORT_KEY])
        if isinstance(event, yaml.CollectionEndEvent):
            around.pop()
        elif isinstance(event, (yaml.CollectionStartEvent, yaml.ScalarEvent)):
            found = _fault_of_word(event, inner) if isinstance(event, yaml.ScalarEvent) else None
            if found is not None:
                return found
            inner.took()
            if isinstance(event, yaml.CollectionStartEvent):
                around.append(_Around(mapping=isinstance(event, yaml.MappingStartEvent), key=inner.key))
    raise AssertionError("nothing is wrong with the text")


def _fault_of_word(event: Any, inner: _Around) -> UserError | None:
    line, column = event.start_mark.line, event.start_mark.column
    words: Any = WORDS
    plain = event.tag is None and event.implicit[0]
    tag = words.resolve(yaml.ScalarNode, event.value, event.implicit) if plain else event.tag or TEXT
    if tag == MERGE:
        return placed("file-yaml-alias", line, column, inner.key, sign="<<")
    try:
        value = words.construct_object(yaml.ScalarNode(tag, event.value))
    except NO_SUCH_VALUE:
        return placed("file-number", line, column, inner.key)
    except yaml.YAMLError:  # the library says more
        value = event.value
    if inner.key_is_next:
        value = value if isinstance(value, Hashable) else event.value
        first = inner.keys.get(value, inner.keys.get(str(value)))
        if first is not None:
            return placed("file-key-twice", line, column, event.value, first=first + 1)
        inner.keys |= {value: line, str(value): line}
        inner.key = event.value
    return None
