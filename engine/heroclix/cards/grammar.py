"""One grammar that reads and words: each rule says how a phrase is understood, and how that meaning is worded.

A rule has a template, its words as cards print them, and the meaning of the phrase with slots for what stands in
between. Read, the words have to be there one by one, and the meaning is filled in; worded, the meaning has to be one
that the rule makes, and its slots are worded in their turn. So what a reading drops cannot be worded again, and is
found out (`worded`). Within a template:

- `modify|modifies`: spellings that are the same; `?the`: a word that may be left out; all without case, but for words
  in capitals, which are printed so;
- `{value}` or `{first:value}`: a phrase of that kind.

A meaning is made of dicts, lists, texts and numbers, and `"$value"` stands for a slot. In a dict the key `*` lists the
slots whose own dicts go into it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from engine.heroclix.cards.shelf import Shelf
from engine.heroclix.cards.tokens import Token
from engine.heroclix.ruleset import Powers

__all__ = ["Context", "Grammar", "Maker", "Phrase", "Reading", "Slots", "Splitter", "Value", "merged", "parted"]

Value = Any  # what JSON has
Slots = dict[str, Value]
Ends = Iterable[int]
SLOT = re.compile(r"\{(\w+)(?::(\w+))?\}")
MERGED = "*"
JOINED = ("count",)  # keys of conditions of which two may stand together: their lists are put together
MOST_MERGED = 6  # keys; more are not taken apart again


@dataclass(frozen=True)
class Context:
    """What a text is read with: the powers of the edition, the forms of its character's name, and the card's name."""

    powers: Powers
    selves: frozenset[tuple[str, ...]]
    title: str = ""
    listed: tuple[str, ...] = ()  # the powers at the head of its part, which "it" is, where each is as on the PAC
    heads: tuple[str, ...] = ()  # the same, changed or not
    claimed: bool = False  # whether an earlier sentence of its part speaks of somebody else


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a template: its spellings, and whether it may be left out."""

    spellings: frozenset[str]
    optional: bool
    exact: bool

    def found(self, token: Token) -> bool:
        """Return whether a token is this word."""
        return (token.text if self.exact else token.low) in self.spellings


@dataclass(frozen=True, slots=True)
class Slot:
    """A phrase within a template."""

    name: str
    kind: str


Part = Word | Slot
Maker = Callable[[Slots], Value | None]
Splitter = Callable[[Value], Iterable[Slots]]


@dataclass(frozen=True, slots=True)
class Phrase:
    """One rule: its template, the meaning that it makes of its slots, and the slots that a meaning is made of."""

    parts: tuple[Part, ...]
    make: Maker
    split: Splitter
    needed: frozenset[str] = field(init=False)  # the words that are spelled in one way, and can't be left out
    one_of: tuple[frozenset[str], ...] = field(init=False)  # the others that can't, by their spellings

    def __post_init__(self) -> None:
        words = [part.spellings for part in self.parts if isinstance(part, Word) and not part.optional]
        object.__setattr__(self, "needed", frozenset(each for word in words if len(word) == 1 for each in word))
        object.__setattr__(self, "one_of", tuple(word for word in words if len(word) > 1))

    def fits(self, words: frozenset[str]) -> bool:
        """Return whether a sentence of these words has all that stand in the template."""
        return self.needed <= words and not any(map(words.isdisjoint, self.one_of))

    @classmethod
    def of(cls, template: str, meaning: Value) -> Phrase:
        """Return the rule whose meaning is a form with slots."""
        return cls(_parts(template), lambda slots: _filled(meaning, slots), lambda value: _slots_of(meaning, value))


class Phrases:
    """The rules of one kind, by the words that they begin with; `others` begin with a phrase, or a word left out."""

    def __init__(self) -> None:
        self.by_word: dict[str, Shelf[Phrase]] = {}
        self.others: Shelf[Phrase] = Shelf()

    def add(self, phrase: Phrase) -> None:
        """Add a rule."""
        first = phrase.parts[0] if phrase.parts else None
        if isinstance(first, Word) and not first.optional:
            for word in first.spellings:
                self.by_word.setdefault(word, Shelf()).append(phrase)
        else:
            self.others.append(phrase)


Primitive = Callable[["Reading", int], Iterable[tuple[Value, int]]]


class Grammar:
    """The rules of each kind of phrase.

    >>> grammar = Grammar()
    >>> grammar.rule("value", "attack", "attack")
    >>> grammar.rule("effect", "modify|modifies {value} up", {"modify": "$value", "add": 1})
    >>> from engine.heroclix.cards.tokens import tokens
    >>> from engine.heroclix.editions.modern import MODERN
    >>> reading = Reading(grammar, Context(MODERN.powers, frozenset()), tokens("Modify attack up"))
    >>> reading.whole("effect")
    [{'modify': 'attack', 'add': 1}]
    >>> [reading.worded("effect", {"modify": "attack", "add": number}) for number in (1, 2)]
    [True, False]
    """

    def __init__(self) -> None:
        self.phrases: dict[str, Phrases] = {}
        self.primitives: dict[str, Primitive] = {}
        self.constants: dict[str, Value] = {}
        self.words: set[str] = set()  # all that its templates have

    def rule(self, kind: str, template: str, meaning: Value) -> None:
        """Add a rule whose meaning is a form with slots."""
        phrase = Phrase.of(template, meaning)
        self.made(kind, template, phrase.make, phrase.split)

    def rules(self, kind: str, worded: Mapping[str, Value]) -> None:
        """Add several, by their templates."""
        for template, meaning in worded.items():
            self.rule(kind, template, meaning)

    def made(self, kind: str, template: str, make: Maker, split: Splitter) -> None:
        """Add a rule whose meaning is worked out, with what takes it apart again."""
        parts = _parts(template)
        self.phrases.setdefault(kind, Phrases()).add(Phrase(parts, make, split))
        self.words.update(word.casefold() for part in parts if isinstance(part, Word) for word in part.spellings)

    def primitive(self, kind: str, read: Primitive, always: Value = None) -> None:
        """Add a kind of phrase that a function reads: it yields each value with the place where it ends.

        `always`: what every such phrase means; their wordings are spellings that are the same, and need no slot.
        """
        self.primitives[kind] = read
        if always is not None:
            self.constants[kind] = always


def _parts(template: str) -> tuple[Part, ...]:
    found: list[Part] = []
    for piece in template.split():
        if slot := SLOT.fullmatch(piece):
            found.append(Slot(slot[1], slot[2] or slot[1]))
            continue
        optional, spelled = piece.startswith("?") and len(piece) > 1, piece.removeprefix("?") or piece
        spellings = frozenset(spelled.split("|")) if spelled != "|" else frozenset(spelled)
        exact = any(letter.isupper() for letter in spelled)
        found.append(Word(frozenset(each.replace("_", " ") for each in spellings), optional, exact))
    return tuple(found)


class Reading:
    """One sentence held against the grammar; what was found is kept, so that no place is read twice."""

    def __init__(self, grammar: Grammar, context: Context, tokens: Sequence[Token]) -> None:
        self.grammar = grammar
        self.context = context
        self.tokens = tokens
        self._words = frozenset(word for token in tokens for word in (token.low, token.text))
        self._others: dict[str, list[Phrase]] = {}  # of each kind those that begin with a phrase, and may be here
        self._begun: dict[tuple[str, str], list[Phrase]] = {}  # those that begin with a word, and may be here
        self._known: dict[tuple[str, int], list[tuple[Value, int]]] = {}
        self._worded: dict[tuple[str, int, str], set[int]] = {}

    def whole(self, kind: str) -> list[Value]:
        """Return every meaning of the whole sentence as such a phrase, each once."""
        found = [value for value, end in self.at(kind, 0) if end == len(self.tokens)]
        return [value for number, value in enumerate(found) if value not in found[:number]]

    def at(self, kind: str, place: int) -> list[tuple[Value, int]]:
        """Return every such phrase that begins at a place: what it means, and where it ends."""
        key = kind, place
        if key in self._known:
            return self._known[key]
        self._known[key] = []  # a phrase that begins with itself is none
        found: list[tuple[Value, int]] = []
        if (read := self.grammar.primitives.get(kind)) is not None:
            found += read(self, place)
        for phrase in self._beginning(kind, place):
            for slots, end in self._walk(phrase.parts, 0, place):
                value = phrase.make(slots)
                if value is not None and (value, end) not in found:
                    found.append((value, end))
        self._known[key] = found
        return found

    def worded(self, kind: str, value: Value) -> bool:
        """Return whether a meaning, worded by the rules, is this very sentence."""
        return len(self.tokens) in self._ends(kind, value, 0)

    def _beginning(self, kind: str, place: int) -> Iterator[Phrase]:
        """Yield the rules of a kind that may begin at a place: those whose first word stands there, and all without."""
        known = self.grammar.phrases.get(kind)
        if known is None:
            return
        if place < len(self.tokens):
            token = self.tokens[place]
            yield from self._begun_with(kind, token.low)
            if token.text != token.low:
                yield from self._begun_with(kind, token.text)
        others = self._others.get(kind)
        if others is None:
            others = self._others[kind] = known.others.fitting(self._words)
        yield from others

    def _begun_with(self, kind: str, word: str) -> list[Phrase]:
        """Return the rules of a kind that begin with a word, of whose other words none is missing."""
        found = self._begun.get((kind, word))
        if found is None:
            rules = self.grammar.phrases[kind].by_word.get(word)
            found = self._begun[kind, word] = [] if rules is None else rules.fitting(self._words)
        return found

    def _walk(self, parts: tuple[Part, ...], number: int, place: int) -> Iterator[tuple[Slots, int]]:
        part: Part
        while True:  # over the words, up to the next phrase
            if number == len(parts):
                yield {}, place
                return
            part = parts[number]
            if isinstance(part, Slot):
                break
            here = place < len(self.tokens) and part.found(self.tokens[place])
            if part.optional:
                if here:
                    yield from self._walk(parts, number + 1, place + 1)
            elif here:
                place += 1
            else:
                return
            number += 1
        for value, end in self.at(part.kind, place):
            for slots, last in self._walk(parts, number + 1, end):
                yield {part.name: value, **slots}, last

    def _ends(self, kind: str, value: Value, place: int) -> set[int]:
        """Return where the wordings of a meaning end that stand at a place of the sentence."""
        if not any(found == value for found, _ in self.at(kind, place)):  # what is not read here is not worded here
            return set()
        key = kind, place, repr(value)
        if key in self._worded:
            return self._worded[key]
        ends: set[int] = set()
        if (read := self.grammar.primitives.get(kind)) is not None:
            ends.update(end for found, end in read(self, place) if found == value)
        for phrase in self._beginning(kind, place):
            for slots in phrase.split(value):
                ends.update(self._placed(phrase.parts, 0, slots, place))
        self._worded[key] = ends
        return ends

    def _placed(self, parts: tuple[Part, ...], number: int, slots: Slots, place: int) -> Ends:
        if number == len(parts):
            return (place,)
        part = parts[number]
        if isinstance(part, Slot):
            value = slots.get(part.name, self.grammar.constants.get(part.kind))
            after = set() if value is None else self._ends(part.kind, value, place)
        else:
            after = {place} if part.optional else set()
            if place < len(self.tokens) and part.found(self.tokens[place]):
                after.add(place + 1)
        return {end for one in after for end in self._placed(parts, number + 1, slots, one)}


def _filled(form: Value, slots: Slots) -> Value | None:
    """Return a meaning with its slots filled in; None where two of them say the same thing."""
    if isinstance(form, str) and form.startswith("$"):
        return slots[form[1:]]
    if isinstance(form, list):
        filled = [_filled(each, slots) for each in form]
        return None if any(each is None for each in filled) else filled
    if not isinstance(form, dict):
        return form
    found: dict[str, Value] | None = {}
    for key, each in form.items():
        if key == MERGED:
            for name in each:
                found = None if found is None else merged(found, slots[name])
        elif found is not None:
            made = _filled(each, slots)
            found = None if made is None else merged(found, {key: made})
    return found


def merged(one: Mapping[str, Value], other: Mapping[str, Value]) -> dict[str, Value] | None:
    """Return what two forms say together; None where both say the same thing."""
    both = one.keys() & other.keys()
    if not both <= set(JOINED):
        return None
    return {**one, **other, **{key: [*one[key], *other[key]] for key in both}}


def parted(value: Mapping[str, Value]) -> Iterator[tuple[dict[str, Value], dict[str, Value]]]:
    """Yield each way in which a form may have been put together of two."""
    if len(value) > MOST_MERGED:
        return
    keys = list(value)
    for sides in product((0, 1), repeat=len(keys)):
        first = {key: value[key] for key, side in zip(keys, sides, strict=True) if side == 0}
        second = {key: value[key] for key, side in zip(keys, sides, strict=True) if side == 1}
        yield first, second
    for key in JOINED:
        for cut in range(1, len(value.get(key, ()))):
            rest = {name: each for name, each in value.items() if name != key}
            for first, second in parted(rest):
                yield {**first, key: value[key][:cut]}, {**second, key: value[key][cut:]}


def _slots_of(form: Value, value: Value) -> Iterator[Slots]:
    """Yield the slots from which a form makes a meaning; nothing where it never makes it."""
    if isinstance(form, str) and form.startswith("$"):
        yield {form[1:]: value}
    elif isinstance(form, dict):
        if isinstance(value, dict):
            yield from _of_dict(form, value)
    elif isinstance(form, list):
        if isinstance(value, list) and len(value) == len(form):
            yield from _of_all(list(zip(form, value, strict=True)))
    elif type(form) is type(value) and form == value:
        yield {}


def _of_dict(form: Mapping[str, Value], value: Mapping[str, Value]) -> Iterator[Slots]:
    own = [key for key in form if key != MERGED]
    names: Sequence[str] = form.get(MERGED, ())
    if not all(key in value for key in own) or (not names and len(own) != len(value)):
        return
    if any(key in JOINED for key in own) and names:  # what was put together with a list of its own
        for mine, rest in parted(value):
            if all(key in mine for key in own) and len(mine) == len(own):
                yield from _with_rest([(form[key], mine[key]) for key in own], names, rest)
        return
    rest = {key: each for key, each in value.items() if key not in own}
    yield from _with_rest([(form[key], value[key]) for key in own], names, rest)


def _with_rest(pairs: list[tuple[Value, Value]], names: Sequence[str], rest: dict[str, Value]) -> Iterator[Slots]:
    for slots in _of_all(pairs):
        if not names:
            if not rest:
                yield slots
        elif len(names) == 1:
            yield {**slots, names[0]: rest}
        else:
            for first, second in parted(rest):
                yield from ({**slots, names[0]: first, **more} for more in _with_rest([], names[1:], second))


def _of_all(pairs: list[tuple[Value, Value]]) -> Iterator[Slots]:
    if not pairs:
        yield {}
        return
    for slots in _slots_of(*pairs[0]):
        for more in _of_all(pairs[1:]):
            if all(slots[name] == more[name] for name in slots.keys() & more.keys()):
                yield {**slots, **more}
