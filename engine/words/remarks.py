"""What is said behind a question of the board as it lies: "…? he's in the bushes", "… o está tapado".

The same is said of somebody before a question, which then has a pronoun for it: "Vane is hidden, can Wolf see him".
It says what the board shows anyway, so that a question means the same without it. What it may say is a closed list of
words: where somebody stands, what stands between, never what was done, what somebody has, or what might be.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from engine.words.going import SOMEBODY, somebody_in
from engine.words.signs import Edges
from engine.words.text import Word

__all__ = ["remarked", "third_in_the_way", "told_of"]

MARKS = frozenset({"?", ".", ";", ","})
BECAUSE = frozenset({"because", "bc", "bcs", "bcuz", "cuz", "coz", "cause", "cos", "porque", "xq", "porq", "pq"})
OR = frozenset({"or", "o"})
# how a remark begins behind a mark, or behind "or"
BEGINS = tuple(
    tuple(words.split())
    for words in (
        "he is", "she is", "it is", "they are", "there is", "there are", "is he", "is she", "is it", "is there",
        "are they", "is stealth", "is hindering", "is the", "is that", "will stealth", "will the", "does stealth",
        "hay", "habia", "esta", "estan", "es que esta", "es que hay", "lo tapa", "la tapa",
    )
)  # fmt: skip
_FACTS = (
    "wall walls bush bushes hindering smoke blocking tree trees rock rocks fence debris rubble adjacent next beside "
    "based hidden hiding blocked covered away stealth elevated elevation roof far close range way between behind "
    "muro muros pared paredes arbusto arbustos mata matas humo obstaculizante bloqueante tapa tapado tapada "
    "tapados escondido escondida oculto oculta cubierto cubierta lejos cerca pegado pegada pegados lado adyacente "
    "arriba abajo altura rooftop up "
    "elevado elevada elevacion techo medio detras tras sigilo arbol arboles roca rocas valla escombros rango"
)
FACTS = frozenset(_FACTS.split())  # one of these it tells
_SMALL = (
    "he she it they him her them his its i me is are be in on of to the a an at by there this that those right so too "
    "very out own terrain behind him between us gonna going will does stop stops block blocks "
    "el ella ellos lo la le los las un una unos unas es esta estan hay que en de a al del muy tan por su sus con "
    "terreno ahi"
)
SMALL = frozenset(_SMALL.split())


SEEING = frozenset(
    {"see", "sees", "seeing", "line", "lof", "los", "sight", "ve", "ver", "veria", "linea", "ldv", "ldf"}
)
# how what somebody stands in or behind is told without a mark, of a line alone: a move in it is another move
WHERE = tuple(
    tuple(f"{where} {which}".split())
    for where, which in (
        *((where, which) for where in ("in", "through", "behind", "past")
          for which in ("that", "those", "all that", "all those")),
        *((where, which) for where in ("en", "tras", "detras de", "entre", "a traves de")
          for which in ("ese", "esa", "esos", "esas", "tanto", "tanta")),
    )
)  # fmt: skip


def remarked(words: Sequence[Word], last: int) -> int:
    """Return how many words at the end are such a remark; none where these are not, or somebody is named in it.

    `last`: the number of the word behind the last that names somebody.

    >>> from engine.words.text import words_of
    >>> remarked(words_of("can wolf see vane? he's in the bushes"), 4)
    6
    >>> remarked(words_of("can wolf see vane because he moved"), 4), remarked(words_of("can wolf see vane"), 4)
    (0, 0)
    """
    for at in range(max(last, 1), len(words) - 1):
        told = _told(words, at) or _stood_in(words, at)
        if told and _facts(words[told:]):
            return len(words) - at
    return 0


def _told(words: Sequence[Word], at: int) -> int:
    """Return where what is told begins, of a remark that begins at a word; 0 where none does."""
    first = at
    while first < len(words) and words[first].text in MARKS:
        first += 1
    if first < len(words) and words[first].text in BECAUSE:
        return first + 1
    joined = first < len(words) and words[first].text in OR
    first += joined
    begins = any(tuple(word.text for word in words[first : first + len(each)]) == each for each in BEGINS)
    return first if begins and (joined or first > at) else 0


def _stood_in(words: Sequence[Word], at: int) -> int:
    """Return where what is told begins of what somebody who is seen stands in or behind; 0 where nothing is."""
    if not any(word.text in SEEING for word in words[:at]):
        return 0
    texts = tuple(word.text for word in words[at:])
    return max((at + len(each) for each in WHERE if texts[: len(each)] == each), default=0)


def _facts(words: Sequence[Word]) -> bool:
    """Return whether words are all of the list, with a fact of the board among them."""
    texts = [word.text for word in words if word.text not in MARKS]
    return any(text in FACTS for text in texts) and all(text in FACTS or text in SMALL for text in texts)


# "or" whether a third stands in the way, which the line of those two shows
_WAY = "in the way|in his way|in her way|in between|in the middle"
_IT = "(?: (?:it|him|her|that|the line|the shot|his shot|her shot|los|lof|line of fire|line of sight|the way))?"
THIRD = re.compile(
    r" (?:, )?(?:or|o) (?:"
    rf"is {SOMEBODY} (?:{_WAY}|blocking{_IT})|(?:does|will|would) {SOMEBODY} (?:block{_IT}|get {_WAY})|"
    rf"(?:lo |la |le |se |me )?(?:tapa|estorba|bloquea|cubre)(?: la linea| el tiro)? {SOMEBODY}|"
    rf"{SOMEBODY} (?:lo |la |le |se |me )?(?:tapa|estorba|bloquea|cubre|esta en medio)(?: la linea| el tiro)?|"
    rf"esta {SOMEBODY} (?:en medio|en el medio|de por medio|estorbando|tapando)"
    r")(?: \?)?$"
)
BOTH = 2


def third_in_the_way(words: Sequence[Word], edges: Edges) -> int:
    """Return where "or" begins that asks if a third is in the way of two who are named before it; 0 without one.

    >>> from engine.words.signs import Sign
    >>> from engine.words.text import words_of
    >>> words = words_of("can wolf see vane or is golem in the way")
    >>> named = [[(at + 1, Sign("figure"))] if at in (1, 3, 6) else [] for at in range(len(words))]
    >>> third_in_the_way(words, named)
    4
    """
    texts = somebody_in(words, edges)
    said = " ".join(text for text, _ in texts)
    found = THIRD.search(said)
    if found is None:
        return 0
    before = said[: found.start()].split(" ")
    return texts[len(before)][1] if before.count(SOMEBODY) == BOTH else 0


HAS = frozenset({"is", "has", "esta", "tiene"})  # begins what is told of somebody
HAD = frozenset(
    {"stealthed", "stealthy", "stuck", "trabado", "trabada", "engaged", "in", "my", "your", "turn", "mi", "turno"}
)
SO = (("so",), ("asi", "que"), ("asi", "q"), ("entonces",))  # part what is told from the question, as a mark does
BESIDE = frozenset(
    {
        "next",
        "adjacent",
        "beside",
        "based",
        "stuck",
        "engaged",
        "pegado",
        "pegada",
        "lado",
        "junto",
        "trabado",
        "trabada",
    }
)  # before somebody else
AND = frozenset({"and", "y"})


def told_of(words: Sequence[Word], end: int, named: Collection[int]) -> int:
    """Return where the question begins before which the board as it lies is told of whom the first words name; else 0.

    `end`: the number of the word behind the name. `named`: the numbers of all words that name somebody.

    >>> from engine.words.text import words_of
    >>> told_of(words_of("vane is hidden, can wolf see him"), 1, {0, 5})
    4
    >>> told_of(words_of("vane is gone, can wolf see him"), 1, {0, 5})
    0
    """
    if end >= len(words) or words[end].text not in HAS:
        return 0
    at, fact, beside = end + 1, False, False
    while at < len(words):
        text = words[at].text
        if fact and (text in MARKS or _so(words, at)):
            break
        if at in named and not beside:
            return 0
        if at not in named and not (text in FACTS or text in SMALL or text in HAD or (beside and text in AND)):
            return 0
        fact, beside, at = fact or text in FACTS or text in HAD, beside or text in BESIDE, at + 1
    at += _so(words, at)
    while at < len(words) and words[at].text in MARKS:
        at += 1
    at += _so(words, at)
    return at if at < len(words) else 0


def _so(words: Sequence[Word], at: int) -> int:
    """Return how many words at a place say that something follows from what is told."""
    return max((len(so) for so in SO if tuple(word.text for word in words[at : at + len(so)]) == so), default=0)
