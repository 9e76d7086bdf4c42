"""A sentence as words and marks."""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Token", "mended", "tokens"]

WORD = re.compile(
    r"\[(?!Improved)[^\]]*\]"  # a symbol
    r"|(?P<marks>::|;;)(?P<sign>[A-Za-z ]+)(?P=marks)"  # the same as some cards print it
    r"|[+\-−]\d+"  # a modifier
    r"|#\d+"
    r"|\d+(?:\+|-\d+)?"  # a number, a range of results
    r"|-or-"
    r"|(?:[A-Za-z]\.){2,}(?:['’]s\b)?"  # S.T.A.R.
    r"|(?:Dr|Mr|Mrs|Ms|St|Sgt|Lt|Capt|Col|Gen|Prof|Jr|Sr)\."
    r"|[^\W\d_]\w*(?:['’/&\-][^\W_]\w*|['’](?=s?\b))*['’]?"
    r"|\S"
)
ALIKE = {"cannot": "can't", "—": "-"}  # words and marks that say the same everywhere
SAME = {"’": "'", "“": '"', "”": '"', "−": "-", "–": "-"}
SHORT = {"he's": "is", "she's": "is", "they're": "are"}  # a pronoun with its verb
# slips of print that are forgiven, by name
SLIPS = {"MODIFER": "MODIFIER", "SAGEGUARD": "SAFEGUARD", "charatcers": "characters", "stating": "starting",
         "Toughess": "Toughness", "trun": "turn", "KO'a": "KO's"}  # fmt: skip
UNCLOSED = re.compile(r"(\[[A-Za-z]+(?: [A-Za-z]+)? [Ss]ymbol)\[")


class Token(NamedTuple):
    """A word or mark: as printed, without case and with plain quotes, and where it ends in the sentence."""

    text: str
    low: str
    start: int
    end: int


def mended(text: str) -> str:
    """Return a text, as long as it is, with symbols closed that a slip of print opens twice.

    >>> mended("[Giant symbol[, Charge.")
    '[Giant symbol], Charge.'
    """
    return UNCLOSED.sub(r"\1]", text)


def tokens(sentence: str) -> tuple[Token, ...]:
    """Return the words and marks of a sentence, in their order.

    >>> [token.low for token in tokens("Hollis modifies attack +1, but only if [Wing symbol] 3-6.")]
    ['hollis', 'modifies', 'attack', '+1', ',', 'but', 'only', 'if', '[wing symbol]', '3-6', '.']
    """
    for strange, plain in SAME.items():
        if strange in sentence:
            sentence = sentence.replace(strange, plain)
    return tuple(token for found in WORD.finditer(mended(sentence)) for token in _apart(found))


def _apart(found: re.Match[str]) -> tuple[Token, ...]:
    """Return a word, or the two of a short form: he's adjacent, they're adjacent."""
    low = found[0].casefold()
    verb = SHORT.get(low)
    if verb is None:
        return (_token(found),)
    cut = found.start() + low.index("'")
    return (
        Token(found.string[found.start() : cut], low.partition("'")[0], found.start(), cut),
        Token(found.string[cut : found.end()], verb, cut, found.end()),
    )


def _token(found: re.Match[str]) -> Token:
    text = SLIPS.get(found[0], found[0]) if found["sign"] is None else f"[{found['sign']}]"
    low = text.casefold()
    return Token(text, ALIKE.get(low, low), found.start(), found.end())
