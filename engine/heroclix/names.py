"""Names as effects and force construction compare them (21.9)."""

from __future__ import annotations

import re
import unicodedata

from engine.ids import as_seen

__all__ = ["plain_name", "same_name"]

LONG_FORMS = {
    "capt": "captain",
    "col": "colonel",
    "cpt": "captain",
    "dr": "doctor",
    "gen": "general",
    "jr": "junior",
    "lt": "lieutenant",
    "mr": "mister",
    "prof": "professor",
    "sgt": "sergeant",
    "sr": "senior",
    "st": "saint",
}
BRACKETS = re.compile(r"\([^)]*\)")
ARTICLE = "the "


def plain_name(name: str) -> str:
    """Return a name as it is compared: no case, nothing in brackets, no leading article, titles in full.

    >>> plain_name("The Perfectionist (Hero)"), plain_name("Mr. Wonderful")
    ('perfectionist', 'mister wonderful')
    """
    text = unicodedata.normalize("NFKC", BRACKETS.sub(" ", as_seen(name))).casefold()
    words = [LONG_FORMS.get(word.rstrip("."), word) for word in text.split()]
    joined = " ".join(words)
    return joined.removeprefix(ARTICLE) or joined


def same_name(a: str, b: str) -> bool:
    """Return whether two names are the same (21.9, 21.9a): the whole name, never a part of it.

    >>> same_name("Mister Wonderful", "mr. wonderful"), same_name("Rob", "Robert")
    (True, False)
    """
    return plain_name(a) == plain_name(b)
