"""The signs of a question about a field: characters, places, weapons, tokens, and what players say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import cache

from engine.grid import parse_place
from engine.motu.position import Position
from engine.motu.words import english, spanish
from engine.words.edges import edges, marked, names_of, numbered, taken_apart
from engine.words.killing import ENGLISH_KILLING, SPANISH_KILLING
from engine.words.lexicon import Lexicon, Tree, phrases_of
from engine.words.mentions import ARTICLES, MISTYPED, mistyped
from engine.words.signs import Edges, Sign
from engine.words.sounds import sounds_like
from engine.words.text import Word, words_of

__all__ = ["edges_of", "lexicon", "split"]

# the kinds of words that carry a question and may be mistyped
CORRECTABLE = frozenset(
    {
        *("see", "visible", "line", "cover", "arc", "front", "rear", "flank", "engaged", "hit", "shoot", "melee"),
        *("cast", "dice", "threshold", "odds", "far", "move", "reach", "where", "cost", "options", "opportunity"),
    }
)
ORDER: Mapping[str, int] = {"figure": 0, "square": 1, "weapon": 2, "thing": 2, "to": 6, "him": 7, "filler": 11}
WHOLE = frozenset(
    {"line", "melee", "far", "options", "threshold", "engaged", "cast", "opportunity"}
)  # of several words
LONGEST = 7  # words of a weapon's name that are looked at
LEAST_SLIPPED = 5  # letters of a word of a weapon's name that may be mistyped
Called = Mapping[str, Sequence[str]]  # what weapons and abilities are called, beside their ids: the name to those ids


@cache
def lexicon() -> Lexicon:
    """Return what players say, in both languages."""
    told = (english.ENGLISH, spanish.SPANISH, ENGLISH_KILLING, SPANISH_KILLING)
    phrases = [phrase for concepts in told for phrase in phrases_of(concepts)]
    protected = (*english.PROTECTED.split(), *spanish.PROTECTED.split())
    return Lexicon([Tree(phrases, CORRECTABLE)], protected)


def split(words: Sequence[Word]) -> tuple[Word, ...]:
    """Return the words with the pronouns taken off that Spanish hangs on verbs."""
    return taken_apart(words, lexicon())


def edges_of(words: Sequence[Word], position: Position, called: Called) -> Edges:
    """Return every sign that the words may be; `called`: names of weapons."""
    names = names_of(tuple((figure.id, figure.name) for figure in position.figures))
    weapons = _weapons(position, called)
    abilities = _abilities(position, called)
    tokens = {token.id.casefold(): token.id for token in position.objectives}

    def plain(words: Sequence[Word], at: int) -> list[tuple[int, Sign]]:
        mark = marked(words[at], at)
        if mark is not None:
            return [(at + 1, mark)]
        found = [*_places(words, at, position), *_named(words, at, weapons), *_named(words, at, abilities, "ability")]
        token = tokens.get(words[at].text)
        found += [(at + 1, Sign("thing", words[at].text, ids=(token,), at=at))] if token else []
        number = numbered(words[at], at)
        return [*found, (at + 1, number)] if number is not None else found

    return edges(words, names, lexicon(), plain, ORDER, lambda sign: sign.kind in WHOLE and " " in sign.text)


def _places(words: Sequence[Word], at: int, position: Position) -> list[tuple[int, Sign]]:
    """Return the place that begins at a word: a hex, `c5`, or with the platform behind it, `c5@p1`."""
    text = words[at].text
    try:
        column, row = parse_place(text)
    except ValueError:
        return []
    field = position.ground
    if column >= field.columns or row >= field.rows:
        return []
    found = [(at + 1, Sign("square", text, word=text.upper(), at=at))]
    after = words[at + 1].text if at + 1 < len(words) else ""
    for platform in field.platforms:
        if platform.id.casefold() == after and (column, row) in platform.hexes:
            found.append((at + 2, Sign("square", f"{text}@{after}", word=f"{text.upper()}@{platform.id}", at=at)))
    return found


def _weapons(position: Position, called: Called) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of weapons by what they are called, as words."""
    return _named_parts({weapon.id for figure in position.figures for weapon in figure.weapons}, called)


def _abilities(position: Position, called: Called) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Return the ids of abilities by what they are called, as words."""
    return _named_parts({ability.id for figure in position.figures for ability in figure.abilities}, called)


def _named_parts(ids: Set[str], called: Called) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Return ids by the words of themselves and of what they are called."""
    found: dict[tuple[str, ...], set[str]] = {}
    for name, meant in called.items():
        if (words := _spoken(name)) and (known := ids & set(meant)):
            for written in (words, ("".join(words),)):  # "longbow" for "long bow"
                found.setdefault(written, set()).update(known)
    for each in ids:
        if words := _spoken(each):
            for written in (words, ("".join(words),)):
                found.setdefault(written, set()).add(each)
    return {words: tuple(sorted(meant)) for words, meant in found.items()}


def _ids(ids: Iterable[str]) -> Mapping[tuple[str, ...], tuple[str, ...]]:
    """Return ids by their words."""
    found: dict[tuple[str, ...], set[str]] = {}
    for each in ids:
        if words := _spoken(each):
            found.setdefault(words, set()).add(each)
    return {words: tuple(sorted(same)) for words, same in found.items()}


def _spoken(name: str) -> tuple[str, ...]:
    """Return a name or id as the words that are said, without articles."""
    found = (word.text for word in words_of(name.replace("-", " ").replace("_", " ")))
    return tuple(word for word in found if word not in ARTICLES)


def _named(
    words: Sequence[Word], at: int, names: Mapping[tuple[str, ...], tuple[str, ...]], kind: str = "weapon"
) -> list[tuple[int, Sign]]:
    """Return the weapons, or what else has names, that the words from one on name, the longest name alone."""
    for fits, score in ((_same, 1.0), (_slipped, MISTYPED)):
        for end in range(min(len(words), at + LONGEST), at, -1):
            typed = tuple(word.text for word in words[at:end])
            if typed[0] in ARTICLES or typed[-1] in ARTICLES:
                continue
            typed = tuple(text for text in typed if text not in ARTICLES)
            ids = sorted({each for name, same in names.items() for each in same if fits(typed, name)})
            if ids:
                return [(end, Sign(kind, " ".join(typed), ids=tuple(ids), score=score, at=at))]
    return []


def _same(typed: Sequence[str], name: Sequence[str]) -> bool:
    return tuple(typed) == tuple(name) or ("".join(typed),) == tuple(name)


def _slipped(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Return whether words are a name with a slip of the finger, or as it sounds, in the words of it that are known."""
    known = lexicon().protected
    return len(typed) == len(name) and all(
        one == other or (one not in known and (mistyped(one, other, LEAST_SLIPPED) or sounds_like(one, other)))
        for one, other in zip(typed, name, strict=True)
    )
