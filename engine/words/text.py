"""A question as words: no case, no accents, no punctuation; contractions and clitics taken apart."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

__all__ = ["Word", "folded", "words_of"]

APOSTROPHES = str.maketrans({"’": "'", "‘": "'", "´": "'", "`": "'", "ʼ": "'"})  # what phones type
PIECE = re.compile(r"[^\W_]+(?:'[^\W_]+)*'?|[^\s\w]|_")
PARTING = frozenset("?.;&+,")  # marks that may part two questions, or join two numbers
POSSESSIVE = "'s"
# what English runs together, in full
CONTRACTED = {
    "can't": "can not", "cant": "can not", "cannot": "can not", "couldn't": "could not", "couldnt": "could not",
    "won't": "will not", "wont": "will not", "wouldn't": "would not", "isn't": "is not", "isnt": "is not",
    "aren't": "are not", "doesn't": "does not", "doesnt": "does not", "don't": "do not", "dont": "do not",
    "didn't": "did not", "shouldn't": "should not", "whats": "what is", "what's": "what is", "who's": "who is",
    "whos": "who is", "where's": "where is", "how's": "how is", "wheres": "where is", "hows": "how is",
    "far's": "far is", "that'd": "that would", "who'd": "who would", "it'd": "it would", "hasn't": "has not",
    "haven't": "have not", "it's": "it is", "he's": "he is", "she's": "she is", "that's": "that is",
    "there's": "there is", "i'm": "i am", "im": "i am", "i'd": "i would", "he'd": "he would", "she'd": "she would",
    "they're": "they are", "let's": "let us", "gotta": "got to", "wanna": "want to", "al": "a el", "del": "de el",
    "pal": "para el", "wasnt": "was not", "wasn't": "was not",
    "hes": "he is", "shes": "she is", "theres": "there is", "theyre": "they are", "thats": "that is",
    "hasnt": "has not", "wouldnt": "would not", "havent": "have not", "didnt": "did not", "shouldnt": "should not",
    "arent": "are not", "cld": "could", "wld": "would", "shld": "should", "sq": "square", "sqs": "squares",
}  # fmt: skip
# an infinitive, or an order of one word, with the pronouns that Spanish hangs on it
ENCLITIC = re.compile(r"([a-z]*(?:ar|er|ir|ando|endo))(se|me|te|nos)?(le|les|lo|la|los|las)?")
SHORTENED = frozenset({"dr", "mr", "mrs", "ms", "sr", "sra", "st", "prof", "capt", "col", "gen", "lt", "sgt", "cap"})
LONGEST = 60  # words of a question that are read


@dataclass(frozen=True, slots=True)
class Word:
    """One word. `glued`: it stands behind the one before without a blank; `start`, `end`: where it is in the text."""

    text: str
    glued: bool = False
    start: int = field(default=0, compare=False)
    end: int = field(default=0, compare=False)


def folded(text: str) -> str:
    """Return a text without case and accents.

    >>> folded("¿Cuánto DAÑO?")
    '¿cuanto dano?'
    """
    split = unicodedata.normalize("NFKD", text.translate(APOSTROPHES).casefold())
    return "".join(letter for letter in split if not unicodedata.combining(letter))


def words_of(text: str) -> tuple[Word, ...]:
    """Return the words of a question, each mark of punctuation that may part two questions among them.

    >>> [word.text for word in words_of("¿Puede ver al Dr. Vane?")]
    ['puede', 'ver', 'a', 'el', 'dr', 'vane', '?']
    >>> [word.text for word in words_of("what's Spider-Ape's range")]
    ['what', 'is', 'spider', 'ape', "'s", 'range']
    """
    found: list[Word] = []
    letters = [folded(letter) for letter in text]
    places = [place for place, letter in enumerate(letters) for _ in letter]
    plain, end = "".join(letters), -1
    for match in PIECE.finditer(plain):
        piece, glued = match[0], match.start() == end
        end = match.end()
        if piece == "-":
            continue  # what it joins stays glued
        where = (places[match.start()], places[match.end() - 1] + 1)
        if piece[0].isalnum():
            found += [Word(part, own, *where) for part, own in _parts(piece, glued)]
        elif piece in PARTING and not (piece == "." and _shortens(found, plain, end)):
            found.append(Word(piece, False, *where))
            end = -1
        else:
            end = -1
    return tuple(found[: LONGEST + 1])


def _shortens(before: list[Word], text: str, end: int) -> bool:
    """Return whether a full stop parts nothing: nothing follows, or no blank, or it shortens a title."""
    return not text[end:].strip() or not text[end].isspace() or (bool(before) and before[-1].text in SHORTENED)


def _parts(piece: str, glued: bool) -> list[tuple[str, bool]]:
    """Return the words that one piece stands for, and whether each is glued to the one before."""
    whole = CONTRACTED.get(piece)
    if whole is not None:
        first, *rest = whole.split()
        return [(first, glued), *((each, False) for each in rest)]
    stem, apostrophe, ending = piece.partition("'")
    if not apostrophe:
        return [(piece, glued)]
    return [(stem, glued), (POSSESSIVE if ending in ("s", "") else ending, False)]


def unhung(word: str) -> tuple[str, ...]:
    """Return a verb and the pronouns that hang on it, each by itself; the word alone where none does.

    >>> unhung("pegarle"), unhung("llevarselo"), unhung("loki")
    (('pegar', 'le'), ('llevar', 'se', 'lo'), ('loki',))
    """
    match = ENCLITIC.fullmatch(word)
    if match is None or not (match[2] or match[3]):
        return (word,)
    return tuple(part for part in match.groups() if part)
