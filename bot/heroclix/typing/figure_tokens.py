"""The words of a figure's line: values with their labels in either order, squares, dials, brackets, names.

`spd 8 atk 10` and `8 spd 10 atk` are both written; where both readings make sense, none is taken.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from bot.app.errors import UserError
from bot.table.text import marked

__all__ = ["KIND_OF", "LIMITS", "VALUES", "Token", "tokens"]

VALUES = ("speed", "attack", "defense", "damage")
LABELS: Mapping[str, str] = {
    "speed": "spd|speed|mov|move|movement|movimiento|vel|velocidad|mv|👟|🥾|👢",
    "attack": "atk|att|attack|av|atq|ata|ataque|⚔|🗡",
    "defense": "def|defense|defence|dv|defensa|🛡",
    "damage": "dmg|dam|damage|dano|dan|💥|👊",
    "range": "r|rng|range|rango|alcance|alc|🏹",
    "targets": "t|tgt|tgts|targ|targs|target|targets|bolt|bolts|objetivo|objetivos|obj|blanco|blancos|rayo|rayos|⚡",
    "clicks": "clicks of life|clicks|cliks|click|clik|clics de vida|clics|clic|life|vidas|vida|❤",
    "points": "points|point|pts|pt|ptos|pto|puntos|punto|p",
    "tokens": "action tokens|action token|tokens|token|fichas de accion|ficha de accion|fichas|ficha",
}
KIND_OF: Mapping[str, str] = {word: kind for kind, words in LABELS.items() for word in words.split("|")}
LABEL_FIRST = frozenset(("r", "t", "av", "dv"))  # their number follows: r 6
NUMBER_FIRST = frozenset(("p", "pt"))  # their number comes before: 75 p
ONE_CLICK = frozenset(("click", "clik", "clic"))  # click 3 is where the dial stands, 3 clicks its length
# the least and the most that a figure has of each: what tells 8 spd 10 from spd 10
LIMITS: Mapping[str, tuple[int, int]] = {
    "speed": (0, 20),
    "attack": (0, 16),
    "defense": (10, 25),
    "damage": (0, 10),
    "range": (0, 20),
    "targets": (1, 6),
    "clicks": (1, 60),
    "click": (1, 60),
    "points": (0, 3000),
    "tokens": (0, 2),
}
COUNTED = frozenset(("targets", "clicks", "tokens"))  # what is told in words, too: two targets
SMALL = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
SMALL |= {"un": 1, "una": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5, "seis": 6, "siete": 7, "ocho": 8}
SMALL |= {"nueve": 9, "diez": 10, "eleven": 11, "once": 11, "twelve": 12, "doce": 12}

_LABEL = "|".join(re.escape(word) for word in sorted(KIND_OF, key=len, reverse=True))
_TWO = "[0-9]{1,2}"
_PLACE = "[a-z]{1,2}[1-9][0-9]{0,2}"
_AT = r"(?:at|in|@|en(?:\s+(?:la\s+)?casilla|\s+la)?|casilla|square)"
_SCAN = re.compile(
    rf"""
    (?P<quoted>["«“„](?P<name>[^"«»“”„]+)["»”])
  | (?P<single>\A['‘`](?P<inside>[^'’`]+)['’`](?![^\s,;|(]))
  | \[(?P<bracket>[^\]\[]*)\]
  | (?P<at>(?<![\w@])(?:{_AT}\s*:?\s+|@)(?P<square>{_PLACE}(?:[:–-]{_PLACE})?)(?!\w))
  | (?P<bars>(?<![\w/|])(?P<b1>{_TWO})(?P<space>\s?)\|(?P=space)(?P<b2>{_TWO})(?P=space)\|(?P=space)(?P<b3>{_TWO})
      (?P=space)\|(?P=space)(?P<b4>{_TWO})(?!\w|/|\|[0-9])(?:\s?[x×*]\s?(?P<of4>{_TWO})(?!\w))?)
  | (?P<quad>(?<![\w/])(?P<v1>{_TWO})\s?(?P<s>[/–-])\s?(?P<v2>{_TWO})\s?(?P=s)\s?(?P<v3>{_TWO})
      \s?(?P=s)\s?(?P<v4>{_TWO})(?!\w|/|\s?/)(?:\s?[x×*]\s?(?P<times>{_TWO})(?!\w))?)
  | (?P<life>\(\s*(?P<click>{_TWO})\s*/\s*(?P<of>{_TWO})\s*\)
      |(?<!\w)(?:click|clic)\s+(?P<click2>{_TWO})\s?(?:/|de|of)\s?(?P<of2>{_TWO})(?!\w))
  | (?P<base>(?<!\w)(?P<columns>[1-9])(?P<gap>\s?)[x×](?P=gap)(?P<rows>[1-9])(?!\w))
  | (?P<decimal>(?<![\w.,/|–-])[0-9]{{1,4}}[.,][0-9]{{1,4}}(?![0-9.,/|–-]|\s?[/|]))
  | (?P<rangeless>(?<!\w)(?:no\s+range|sin\s+(?:alcance|rango))(?![\w:=]|\s+[0-9]))
  | (?P<actions>(?<![\w@])@{{1,2}}(?![\w@]))
  | (?P<bolts>(?<!\w)⚡{{2,5}}(?!\s?[0-9]))
  | (?P<both>(?<!\w)r(?P<r>[0-9]{{1,2}})\s?/?\s?t(?P<t>[0-9])(?!\w))
  | (?P<signs>(?<!\w)r(?P<r2>[0-9]{{1,2}})(?P<t2>⚡{{2,5}})(?![\w⚡]))
  | (?P<tied>(?<![\w-])(?P<tied_label>{_LABEL})(?:\s?[:=]\s?|\.(?=[0-9])|\ufe0f?)
      (?P<tied_number>[0-9]{{1,4}})(?![\w/-]|\|[0-9]))
  | (?P<numbered>(?<!\w)cli[ck]k?\s?(?P<row>{_TWO})\s?:(?=\s*{_TWO}\s?[/|–-]))
  | (?P<area>(?<![\w@]){_PLACE}:{_PLACE}(?!\w))
  | (?P<number_tied>(?<![\w/-])(?P<before>[0-9]{{1,4}})\s?(?P<glued>{_LABEL})(?!\w|/[a-z](?!\w)))
  | (?P<label>(?<!\w)(?:(?:de|of)\s+)?(?P<word>{_LABEL})(?:\s+(?:de|of)(?=\s+[0-9]))?[:.]?(?!\w|/[a-z](?!\w)))
  | (?P<separator>[,;|()\n•·]|(?<!\S)[-–—](?!\S))
  | (?P<text>[^\s,;|()\[\]"«»“”„]+)
    """,
    re.VERBOSE,
)


_BEHIND = re.compile(rf"\s?(?:(?:de|of)\s+)?(?:{_LABEL})(?!\w)")  # a label that takes the number before it


@dataclass(frozen=True, slots=True)
class Token:
    """A part of a line: what kind, what it comes to, and where it stands. Kinds of words: `word`, `number`, `label`."""

    kind: str
    value: Any
    start: int
    end: int


def tokens(line: str, shown: str = "") -> list[Token]:
    """Return the parts of a line, labels put together with their numbers. Raises UserError where that is unclear.

    `shown`: the line as an error shows it, letter for letter as long.

    >>> [(token.kind, token.value) for token in tokens("Thor 125 2 bolts spd 8 atk 10")]
    [('word', 'Thor'), ('number', 125), ('targets', 2), ('speed', 8), ('attack', 10)]
    """
    shown = shown or line
    found: list[Token] = []
    stretch: list[Token] = []
    for token in _counted(list(_scanned(line))):
        if token.kind == "number" and line[token.end - 1] == ":":  # 75: range 6
            found += [*_bound(shown, stretch), token]
            stretch = []
            continue
        if token.kind in ("number", "label"):
            if stretch and stretch[-1].kind == token.kind:
                found += _bound(shown, stretch)
                stretch = []
            stretch.append(token)
            continue
        found += _bound(shown, stretch)
        stretch = []
        found.append(token)
    return found + _bound(shown, stretch)


def _counted(found: Sequence[Token]) -> Iterator[Token]:
    """Yield parts, a small number in words before what is counted so as the number: two targets, siete clics."""
    for token, after in zip_longest(found, found[1:]):
        number = SMALL.get(_plain(token.value)) if token.kind == "word" else None
        counted = number and after is not None and after.kind == "label" and KIND_OF[after.value] in COUNTED
        yield Token("number", number, token.start, token.end) if counted else token


def _plain(line: str) -> str:
    """Return the line without case and accents, letter for letter, and every script's digits as ours."""

    def letter(one: str) -> str:
        if one.isdecimal():
            return str(unicodedata.decimal(one))
        split = unicodedata.normalize("NFKD", one)[:1].lower()
        return split if len(split) == 1 and (split.isascii() or not split.isspace()) else one

    return "".join(letter(one) for one in line)


def _scanned(line: str) -> Iterator[Token]:
    plain = _plain(line)
    at, counted = 0, False  # counted: a number was read last
    while at < len(line):
        match = _SCAN.match(plain, at)
        if match is None:  # a blank, or half of a pair
            if not plain[at].isspace():
                yield Token("word", line[at], at, at + 1)
            at += 1
            continue
        if match["tied"] is not None and counted and _BEHIND.match(plain, match.end()):  # 75 points: 6 range
            label = match.end("tied_label")
            yield Token("label", match["tied_label"], at, label)
            at, counted = label + (plain[label : label + 1] == ":"), False
            continue
        counted = False
        if match["number_tied"] is not None and not _tied_before(match):
            number = match.end("before")
            yield Token("number", int(match["before"]), at, number)
            at, counted = number, True
            continue
        for token in _read(line, match):
            counted = token.kind == "number"
            yield token
        at = match.end()


def _tied_before(match: re.Match[str]) -> bool:
    """Return whether a number belongs to the label behind it: they are glued, or that label takes no other."""
    glued = match.end("before") == match.start("glued")
    return (glued and match["glued"] not in LABEL_FIRST) or match["glued"] in NUMBER_FIRST


def _read(line: str, match: re.Match[str]) -> Iterator[Token]:
    start, end = match.span()
    kind = match.lastgroup if match.lastgroup in READERS else None
    kind = next((name for name in READERS if match[name] is not None), kind)
    if kind is not None:
        for name, value in READERS[kind](match):
            yield Token(name, value, start, end)
        return
    for name, group, quoted in QUOTING:
        if match[name] is not None:
            yield Token(quoted, line[match.start(group) : match.end(group)], start, end)
            return
    text, plain = line[start:end], match[0]
    if match["separator"] is not None:
        yield Token("separator", text, start, end)
    elif match["label"] is not None:
        yield Token("label", match["word"], start, end)
    elif re.fullmatch(r"[0-9]{1,4}[.:]?", plain):
        yield Token("number", int(plain.rstrip(".:")), start, end)
    else:
        yield Token("word", text, start, end)


# what stands between two marks: its group, the group of what is inside, the kind of its token
QUOTING = (("quoted", "name", "quoted"), ("single", "inside", "quoted"), ("bracket", "bracket", "bracket"))


def _quad(match: re.Match[str]) -> Iterator[tuple[str, Any]]:
    values = tuple(int(match[f"v{n}"]) for n in (1, 2, 3, 4))
    yield "values", (values, int(match["times"] or 1))


def _bars(match: re.Match[str]) -> Iterator[tuple[str, Any]]:
    values = tuple(int(match[f"b{n}"]) for n in (1, 2, 3, 4))
    yield "values", (values, int(match["of4"] or 1))


READERS: Mapping[str, Any] = {
    "at": lambda m: [("at", re.sub("[–-]", ":", m["square"].upper()))],
    "area": lambda m: [("at", m["area"].upper())],
    "bars": _bars,
    "quad": _quad,
    "decimal": lambda m: [("decimal", m["decimal"])],
    "life": lambda m: [("life", (int(m["click"] or m["click2"]), int(m["of"] or m["of2"])))],
    "base": lambda m: [("base", [int(m["columns"]), int(m["rows"])])],
    "rangeless": lambda _: [("range", 0)],
    "actions": lambda m: [("tokens", len(m["actions"]))],
    "bolts": lambda m: [("targets", len(m["bolts"]))],
    "both": lambda m: [("range", int(m["r"])), ("targets", int(m["t"]))],
    "signs": lambda m: [("range", int(m["r2"])), ("targets", len(m["t2"]))],
    "tied": lambda m: [(_kind(m["tied_label"], first=True), int(m["tied_number"]))],
    "numbered": lambda m: [("click", int(m["row"]))],
    "number_tied": lambda m: [(_kind(m["glued"], first=False), int(m["before"]))],
}


def _kind(word: str, *, first: bool) -> str:
    """Return what a label says of its number; `first`: the label comes first."""
    return "click" if first and word in ONE_CLICK else KIND_OF[word]


def _bound(line: str, stretch: Sequence[Token]) -> list[Token]:
    """Return a stretch of numbers and labels in turn with each label put to its number, where one way makes sense.

    A way that leaves nothing over is taken before one that does.
    """
    if len(stretch) < 2:
        return [_loose(line, token) for token in stretch]
    ways = [way for first in (True, False) if (way := _paired(line, stretch, first=first)) is not None]
    whole = [way for way in ways if all(token.kind not in ("word", "number") for token in way)]
    if len(ways) > 1 and not whole:
        start, end = stretch[0].start, stretch[-1].end
        raise UserError("figure-line-unclear", given=line[start:end], line=marked(line, start, end))
    if not ways:
        return [_loose(line, token) for token in stretch]
    return (whole or ways)[0]


def _loose(line: str, token: Token) -> Token:
    """Return a label without a number as the word that it is."""
    return Token("word", line[token.start : token.end], token.start, token.end) if token.kind == "label" else token


def _paired(line: str, stretch: Sequence[Token], *, first: bool) -> list[Token] | None:
    """Return the stretch with each label put to the number behind it, or before it; None where that makes no sense."""
    made: list[Token] = []
    waiting = list(stretch)
    leads = "label" if first else "number"
    while waiting:
        one = waiting.pop(0)
        if one.kind != leads or not waiting:
            made.append(_loose(line, one))
            continue
        other = waiting.pop(0)
        word, number = (one, other) if first else (other, one)
        kind = _fits(word.value, number.value, first=first)
        if kind is None:
            return None
        made.append(Token(kind, number.value, one.start, other.end))
    return made if any(token.kind not in ("word", "number") for token in made) else None


def _fits(word: str, number: int, *, first: bool) -> str | None:
    """Return what a label says of a number, None where it can't be."""
    if word in (NUMBER_FIRST if first else LABEL_FIRST):
        return None
    kind = _kind(word, first=first)
    least, most = LIMITS[kind]
    return kind if least <= number <= most else None
