"""Which figure in play some words name: by the whole name, a part of it, a beginning, initials, or mistyped.

A whole name wins over everything else; words of a name, beginnings and initials stand beside each other, so that what
fits two figures is never taken for one of them; then an id, then the whole name in the other language; a typing
error, or a name written by ear, comes last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from rapidfuzz.distance import OSA

from engine.words.sounds import sounds_like
from engine.words.text import CONTRACTED, Word, folded
from engine.words.translations import translates

__all__ = ["Named", "Names", "mistyped"]

ARTICLES = frozenset({"the", "el", "la", "los", "las", "le"})
# titles in every form, in both languages, as one
TITLES = {
    "cap": "captain", "capt": "captain", "cpt": "captain", "capitan": "captain", "capitana": "captain",
    "capi": "captain", "capt'n": "captain", "capn": "captain", "capita": "captain", "profe": "professor",
    "doctorcito": "doctor", "agt": "agent", "cmdr": "commander", "comandante": "commander",
    "almirante": "admiral", "adm": "admiral", "mayor": "major", "maj": "major", "santo": "saint",
    "jr": "junior", "ii": "2", "iii": "3", "iv": "4", "dos": "2", "two": "2", "tres": "3", "three": "3",
    "cuatro": "4", "four": "4", "cinco": "5", "five": "5", "seis": "6", "six": "6", "siete": "7", "seven": "7",
    "ocho": "8", "eight": "8", "nueve": "9", "nine": "9", "one": "1", "uno": "1", "d": "de",
    "dr": "doctor", "doc": "doctor", "dra": "doctor", "doctora": "doctor", "mr": "mister", "sr": "mister",
    "senor": "mister", "prof": "professor", "profesor": "professor", "profesora": "professor", "col": "colonel",
    "coronel": "colonel", "gen": "general", "lt": "lieutenant", "teniente": "lieutenant", "sgt": "sergeant",
    "sargento": "sergeant", "st": "saint", "baron": "baron", "agente": "agent", "rey": "king", "reina": "queen",
}  # fmt: skip
LEAST_PREFIX = 3  # letters of a beginning
LEAST_MISTYPED = 4  # letters of a word that may be mistyped
LEAST_MISTYPED_TWICE = 8
LEAST_MISTYPED_FIRST = 6  # of one whose first letter is wrong
ROWS = ("qwertyuiop", "asdfghjklñ", "zxcvbnm")  # of the keys of a phone
PET = ("ie", "ey", "i")  # endings of pet names
PERSONS = re.compile(r"(woman|women|man|men|boy|girl|lady|lord|kid|mujer|hombre)$")
WHOLE, PART, MISTYPED, ID, TRANSLATED = 1.0, 0.95, 0.8, 0.85, 0.85
LEAST_PARTED = 7  # of a name of one word that is written in two
MOST_WORDS = 6
JOINING = frozenset({"de", "d", "of", "y", "and", "with", "con"})  # at neither end of a part of a name
_SMALL = (
    "he she it they him her them his its i me we us you that this one who el ella ellos lo la le les los las se yo tu "
    "su mi te nos este ese esta esa to from of by for with in on at a de con por para y o and or en no is can do"
)
SMALL = frozenset(_SMALL.split())  # pronouns and the like, which are nobody's id
NUMBERING = frozenset({"number", "numero", "num", "nro", "no"})  # before the number of one of several


def mistyped(typed: str, meant: str, least: int = LEAST_MISTYPED) -> bool:
    """Return whether a word is another with a slip of the finger: a letter left out, doubled, wrong, or two swapped.

    From eight letters on, two of them. The first letter is right, or swapped with the second; of six letters on, it may
    be left out, or the key beside it, and the rest is right. Who is a man in one is no woman in the other.

    >>> mistyped("ultorn", "ultron"), mistyped("crossbnes", "crossbones"), mistyped("batwoman", "catwoman")
    (True, True, False)
    >>> mistyped("eolverine", "wolverine"), mistyped("olverine", "wolverine"), mistyped("batman", "catman")
    (True, True, False)
    """
    if min(len(typed), len(meant)) < least or len(meant) < LEAST_MISTYPED or any(letter.isdigit() for letter in typed):
        return False
    if typed[0] != meant[0] and typed[:2] != meant[1::-1] and not _first_slipped(typed, meant):
        return False
    mine, theirs = PERSONS.search(typed), PERSONS.search(meant)
    if (mine and mine[0]) != (theirs and theirs[0]) and ((mine and theirs) or typed.endswith(("woman", "girl"))):
        return False
    most = 2 if min(len(typed), len(meant)) >= LEAST_MISTYPED_TWICE else 1
    return OSA.distance(typed, meant, score_cutoff=most) <= most


def _first_slipped(typed: str, meant: str) -> bool:
    """Return whether a long word lacks its first letter, or has the one on the key beside it, and all else is right."""
    if len(meant) < LEAST_MISTYPED_FIRST:
        return False
    beside = any(typed[0] + meant[0] in row or meant[0] + typed[0] in row for row in ROWS)
    return typed == meant[1:] or (beside and typed[1:] == meant[1:])


@dataclass(frozen=True, slots=True)
class Named:
    """Whom words name: the ids of all that they fit equally well, how surely, whether they are nobody's part alone."""

    ids: tuple[str, ...]
    score: float
    whole: bool = False
    owner: bool = False  # the words have an `s` of possession, written without its apostrophe


@dataclass(frozen=True, slots=True)
class _Name:
    id: str
    words: tuple[str, ...]  # without articles, titles in full
    written: tuple[str, ...]  # as they stand
    initials: str

    @property
    def joined(self) -> frozenset[str]:
        """The ways in which the whole may be written in one."""
        return frozenset({"".join(self.words), "".join(self.written)})


def _split(text: str) -> tuple[str, ...]:
    """Return the words of a name as a question has them."""
    found = re.findall(r"[^\W_]+", folded(text).replace("'", ""))
    return tuple(part for word in found for part in (CONTRACTED[word].split() if word in ("del", "al") else (word,)))


def _titled(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(TITLES.get(word, word) for word in words)


def _bare(words: Sequence[str]) -> tuple[str, ...]:
    without = tuple(word for word in words if word not in ARTICLES)
    return without or tuple(words)


class Names:
    """The names of the figures in play, ready to be found in a question."""

    def __init__(self, figures: Iterable[tuple[str, str]]) -> None:
        """Read the names of figures, each given as its id and its name."""
        self._names: list[_Name] = []
        self._ids: dict[tuple[str, ...], list[str]] = {}
        for figure, called in figures:
            self._ids.setdefault(_split(figure), []).append(figure)
            for name in self._variants(called):
                written = _bare(_split(name))
                if written:
                    initials = "".join(word if word.isdigit() else word[0] for word in written)
                    self._names.append(_Name(figure, _titled(written), written, initials))
        self._wholes: dict[str, list[str]] = {}
        for each in self._names:
            for joined in each.joined:
                self._wholes.setdefault(joined, []).append(each.id)

    @staticmethod
    def _variants(name: str) -> list[str]:
        """Return a name, and without what stands in brackets, which nobody says."""
        without = re.sub(r"\([^)]*\)", " ", name).strip()
        return [name] if without == name.strip() or not without else [name, without]

    def found(
        self, words: Sequence[Word], protected: Container[str], *, common: bool, short: bool = False
    ) -> Named | None:
        """Return whom these words name together, None for nobody.

        `common`: all of them mean something else, too, so that they have to be a whole name, or, of one that is `short`
        for something, initials. `protected`: words that are never mistyped names.
        """
        texts = tuple(word.text for word in words)
        bare = _bare(texts)
        whole, ids = self._whole(bare), () if texts[0] in SMALL else self._id(words)
        if len(bare) < len(texts) and (
            texts[0] not in ARTICLES or texts[-1] in ARTICLES
        ):  # "Conan the Barbarian" is whole, "Conan the" is no name, nor is "la bruja le"
            return Named(whole, WHOLE, whole=True) if whole and texts[-1] not in ARTICLES else None
        common = common or bare[0] in JOINING or bare[-1] in JOINING or all(word in SMALL for word in bare)
        part = () if common else self._fitting(_unnumbered(bare), _part)
        part = part or (() if common and not short else self._initials(bare))
        owner = () if common else self._owner(bare, protected)
        if part and owner and len(bare) == 1:
            part = tuple(dict.fromkeys((*part, *owner)))  # "thors" is Thor's, and may begin Thorson's name
        for found in (
            Named(whole, WHOLE, whole=True),
            Named(part, PART),
            Named(ids, ID, whole=True),
            Named(owner, PART, owner=True),
        ):
            if found.ids:
                return found
        if common:
            return None
        translated = self._translated(bare)
        return Named(translated, TRANSLATED) if translated else self._mistyped(bare, protected)

    def _translated(self, bare: Sequence[str]) -> tuple[str, ...]:
        """Return the figures whose whole name the words are in the other language, in whatever order it has them."""
        return tuple(dict.fromkeys(name.id for name in self._names if translates(bare, name.written)))

    def _mistyped(self, bare: Sequence[str], protected: Container[str]) -> Named | None:
        if any(word in protected and not self._holds(word) for word in bare):
            parted = self._slipped_whole(bare) if len(bare) == 2 and len("".join(bare)) >= LEAST_PARTED else ()
            return Named(parted, MISTYPED) if parted else None
        beside = _slipped if len(bare) == 1 else _slipped_beside
        slipped = self._slipped_whole(bare) or self._fitting(_unnumbered(bare), beside)
        return Named(slipped, MISTYPED) if slipped else None

    def _holds(self, word: str) -> bool:
        """Return whether a word is one of a name as it stands."""
        return any(word in name.written or word in name.words for name in self._names)

    def _whole(self, bare: Sequence[str]) -> tuple[str, ...]:
        joined = {"".join(bare), "".join(_titled(bare))}
        found = [figure for each in sorted(joined) for figure in self._wholes.get(each, ())]
        return tuple(dict.fromkeys(found))

    def _id(self, words: Sequence[Word]) -> tuple[str, ...]:
        """Return the figures of an id, written as it is: its parts not parted by blanks."""
        if any(not word.glued for word in words[1:]):
            return ()
        return tuple(self._ids.get(tuple(word.text for word in words), ()))

    def _initials(self, bare: Sequence[str]) -> tuple[str, ...]:
        if len(bare) != 1 or not 2 <= len(bare[0]) <= MOST_WORDS:
            return ()
        return tuple(dict.fromkeys(name.id for name in self._names if len(name.words) > 1 and name.initials == bare[0]))

    def _owner(self, bare: Sequence[str], protected: Container[str]) -> tuple[str, ...]:
        """Return whom the words name without an `s` at their end: what is no word else may be short of a name, too."""
        *before, last = bare
        if not last.endswith("s") or len(last) < LEAST_PREFIX:
            return ()
        without = (*before, last[:-1])
        found = self._whole(without) or self._fitting(without, _same)
        if found or last in protected or last[:-1] in protected:
            return found
        ids = () if before else tuple(self._ids.get((without[0],), ()))
        fits = _part if len(last) > LEAST_PREFIX else _same
        return tuple(dict.fromkeys((*self._fitting(without, fits), *self._initials(without), *ids))) or (
            self._fitting(without, _pet)
        )

    def _slipped_whole(self, bare: Sequence[str]) -> tuple[str, ...]:
        """Return the figures whose whole name is meant by one word, or of a name of one word by two."""
        typed = "".join(bare)
        if len(bare) > 2 or (len(bare) == 2 and min(map(len, bare)) < LEAST_PREFIX):
            return ()
        names = [name for name in self._names if len(bare) == 1 or len(name.words) == 1]
        found = [name.id for name in names if any(_slipped(typed, whole) for whole in name.joined)]
        return tuple(dict.fromkeys(found))

    def _fitting(self, bare: Sequence[str], fits: Callable[[str, str], bool]) -> tuple[str, ...]:
        """Return the figures whose names hold these words, in this order."""
        titled = _titled(bare)
        found = [name.id for name in self._names if _held(bare, titled, name, fits)]
        return tuple(dict.fromkeys(found))


def _held(bare: Sequence[str], titled: Sequence[str], name: _Name, fits: Callable[[str, str], bool]) -> bool:
    places: list[int] = []
    for typed, full in zip(bare, titled, strict=True):
        start = places[-1] + 1 if places else 0
        place = next(
            (
                at
                for at in range(start, len(name.words))
                if fits(typed, name.written[at]) or fits(full, name.words[at]) or fits(typed, name.words[at])
            ),
            None,
        )
        if place is None:
            return False
        places.append(place)
    return all(before < after for before, after in pairwise(places))


def _unnumbered(bare: Sequence[str]) -> tuple[str, ...]:
    """Return words without "number" before a number, as of "soldier number 2"."""
    return tuple(
        word for at, word in enumerate(bare) if not (at and word in NUMBERING and "".join(bare[at + 1 :]).isdecimal())
    )


def _same(typed: str, meant: str) -> bool:
    return typed == meant


def _part(typed: str, meant: str) -> bool:
    return typed == meant or (len(typed) >= LEAST_PREFIX and not typed.isdigit() and meant.startswith(typed))


def _pet(typed: str, meant: str) -> bool:
    """Return whether a word is the beginning of another with an ending of endearment: "Wolvie" for Wolverine."""
    ending = next((each for each in PET if typed.endswith(each)), "")
    stem = typed.removesuffix(ending)
    return bool(ending) and len(stem) >= LEAST_MISTYPED and meant.startswith(stem)


def _slipped(typed: str, meant: str) -> bool:
    return _part(typed, meant) or mistyped(typed, meant) or sounds_like(typed, meant) or _pet(typed, meant)


def _slipped_beside(typed: str, meant: str) -> bool:
    """Return the same of a word beside others of the name: it may be shorter."""
    return _part(typed, meant) or mistyped(typed, meant, LEAST_PREFIX) or sounds_like(typed, meant, LEAST_PREFIX)
