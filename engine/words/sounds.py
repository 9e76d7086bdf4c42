"""How a name sounds, as far as writing by ear goes wrong: "nite" for "night", "fenix" for "phoenix"."""

from __future__ import annotations

import re
from functools import lru_cache

from rapidfuzz.distance import OSA

__all__ = ["sounded", "sounds_like"]

# spellings that English and Spanish hear as one, in the order in which they are written over
HEARD = tuple(
    (re.compile(spelt), heard)
    for spelt, heard in (
        (r"^(kn|gn|pn)", "n"), (r"^wr", "r"), (r"^ps", "s"), (r"^rh", "r"), (r"^x", "s"),
        (r"ight", "it"), (r"igh$", "i"), (r"aught|ought", "ot"), (r"ph", "f"), (r"wh", "w"), (r"th", "t"),
        (r"dge?(?=[eiy]|$)", "j"), (r"sch|sh|ch", "x"), (r"ck|cc(?![eiy])|q(u(?=[ei]))?", "k"), (r"c(?=[eiy])", "s"),
        (r"c", "k"), (r"ks", "x"), (r"z", "s"), (r"(?<!^)v", "b"), (r"h", ""), (r"y", "i"), (r"au|aw", "o"),
        (r"oe|ae", "e"), (r"ee|ea|ie(?=.)", "i"), (r"oo|ou", "u"), (r"ai|ei", "e"), (r"(.)\1+", r"\1"),
        (r"(?<=[^aeiou])ue$|(?<=[^aeiou])e$", ""),
    )
)  # fmt: skip
VOWELS = re.compile(r"(?<!^)[aeiou]")
LEAST = 4  # letters of what is written by ear
LEAST_SOUNDS = 3
LEAST_CONSONANTS = 4  # that have to be the same where vowels differ
MOST_CHANGED = 3  # letters between two spellings whose vowels differ


@lru_cache(maxsize=2048)
def sounded(word: str) -> str:
    """Return how a word sounds, without case or accents, as a key: words with one key may be heard alike.

    >>> sounded("night") == sounded("nite"), sounded("phoenix") == sounded("fenix"), sounded("wolf") == sounded("vane")
    (True, True, False)
    """
    for spelt, heard in HEARD:
        word = spelt.sub(heard, word)
    return word


def sounds_like(typed: str, meant: str, least: int = LEAST) -> bool:
    """Return whether a word is another written by ear: it sounds alike, or, of a longer one, but for the vowels.

    `least`: the letters that it has.

    >>> sounds_like("nite", "night"), sounds_like("dedpul", "deadpool"), sounds_like("heron", "huron")
    (True, True, False)
    """
    if len(typed) < least or len(meant) < LEAST or not (typed.isalpha() and meant.isalpha()):
        return False
    mine, theirs = sounded(typed), sounded(meant)
    if min(len(mine), len(theirs)) < LEAST_SOUNDS:
        return False
    if mine == theirs:
        return True
    bare = VOWELS.sub("", mine)
    same = bare == VOWELS.sub("", theirs) and len(bare) >= LEAST_CONSONANTS and mine[0] == theirs[0]
    return same and OSA.distance(typed, meant, score_cutoff=MOST_CHANGED) <= MOST_CHANGED
