"""How a text is put together: `//`, sentences, brackets, quoted texts (21.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.heroclix.cards.tokens import mended

__all__ = ["bracketed", "effect_of", "keyphrase_of", "parts", "sentences", "shouted"]

# a full stop behind these ends no sentence
SHORTENED = frozenset(
    ("dr", "mr", "mrs", "ms", "st", "sgt", "lt", "capt", "col", "gen", "prof", "rev", "jr", "sr", "vs", "min", "max",
     "no", "dept", "det", "sra", "srta", "gral", "cap", "cnel", "tte", "ud", "uds", "pág", "ej")
)  # fmt: skip
LETTERS = re.compile(r"(?:[A-Za-z]\.)+[A-Za-z]?\.?$")  # S.T.A.R., J.
LAST = re.compile(r"([\w.'’]+)\.$")
ENDS, CLOSES = ".!?", '"”»)]'
GLUED = re.compile(r"[a-zA-Z)\"]\.[A-Z][a-z]")  # a slip of print that is forgiven: no space behind a full stop
# an Improved ability that older cards word in two sentences (27.5d)
WITHIN_ABILITY = re.compile(r"can move through Blocking terrain(\.) Immediately after movement resolves, destroy", re.I)
# how the card of an equipment begins what whoever is equipped can use, and what it says of being put on and off
EFFECT = re.compile(r"^(?:EFFECT|Effect) ?: ?(?=\S)")
KEYPHRASES = {
    ("equip", "any"): "25.2c", ("equip", "friendly"): "", ("unequip", "drop"): "25.2d", ("unequip", "ko"): "",
}  # fmt: skip
KEYPHRASE = re.compile(r"^(un)?(equip) ?[:(] ?(any|friendly|drop|ko)\)?\.?$", re.IGNORECASE)
OPENS = {"(": ")", "[": "]", "“": "”", "«": "»"}


def parts(text: str) -> list[str]:
    """Return what `//` separates, each part as it is printed, without the spaces around it (21.1e).

    >>> parts("Charge. // When Hollis hits, roll.//Flurry.")
    ['Charge.', 'When Hollis hits, roll.', 'Flurry.']
    """
    return [part.strip() for part in text.split("//") if part.strip()]


def sentences(part: str, name: str = "") -> list[str]:
    """Return the sentences of a part, letter for letter; `name`: the character's, whose full stops end nothing.

    >>> sentences('Dr. Marrow hits S.T.A.R. agents. (He may.) FREE: Say "Stop. Now." Heal.')
    ['Dr. Marrow hits S.T.A.R. agents.', '(He may.)', 'FREE: Say "Stop. Now."', 'Heal.']
    """
    found, start = [], 0
    for end in _ends(mended(part), name):
        if sentence := part[start:end].strip():
            found.append(sentence)
        start = end
    if rest := part[start:].strip():
        found.append(rest)
    return found


def shouted(sentence: str) -> bool:
    """Return whether PROTECTED or SAFEGUARD stands in a sentence all in capitals, which then tell nothing (22.6, 22.7).

    >>> [shouted(text) for text in ("PROTECTED: OUTWIT.", "PROTECTED: Outwit.", "OUTWIT.")]
    [True, False, False]
    """
    return sentence.isupper() and any(word in sentence for word in ("PROTECTED", "SAFEGUARD", "SAGEGUARD"))


def bracketed(sentence: str) -> bool:
    """Return whether a sentence is nothing but a reminder in brackets (21.1f).

    >>> bracketed("(He may.)"), bracketed("(150 points) Stealth."), bracketed("Stealth (always).")
    (True, False, False)
    """
    return sentence.startswith("(") and _closing(sentence, 0) >= len(sentence.rstrip(". ")) - 1


def effect_of(sentence: str) -> str:
    """Return what an equipment's card says behind "EFFECT:", which whoever is equipped can use (25.2c); else nothing.

    >>> effect_of("EFFECT: Modify attack +1."), effect_of("Effects: none.")
    ('Modify attack +1.', '')
    """
    found = EFFECT.match(sentence)
    return sentence[found.end() :] if found is not None else ""


def keyphrase_of(sentence: str) -> tuple[str, str] | None:
    """Return a keyphrase of equipment, `equip` or `unequip`, and where today's book says as much of all equipment.

    The section is empty for one that it does not have; None where the sentence is no such keyphrase.

    >>> keyphrase_of("EQUIP: ANY."), keyphrase_of("Unequip (KO)"), keyphrase_of("Equip: Hollis.")
    (('equip', '25.2c'), ('unequip', ''), None)
    """
    found = KEYPHRASE.match(sentence.strip())
    if found is None:
        return None
    phrase = f"{found[1] or ''}{found[2]}".casefold()
    section = KEYPHRASES.get((phrase, found[3].casefold()))
    return None if section is None else (phrase, section)


def _closing(text: str, at: int) -> int:
    """Return where the bracket opened at a place closes; the end of the text where it never does."""
    opened, closes, depth = text[at], OPENS[text[at]], 0
    for place in range(at, len(text)):
        if text[place] in (opened, closes):
            depth += 1 if text[place] == opened else -1
            if depth == 0:
                return place
    return len(text)


def _ends(part: str, name: str) -> Iterator[int]:
    """Yield where sentences end: behind a full stop and what closes with it, never within brackets or quotes."""
    at, length = 0, len(part)
    kept = _of_name(part, name) | {found.start(1) for found in WITHIN_ABILITY.finditer(part)}
    begins = 0  # of the sentence
    while at < length:
        letter = part[at]
        if letter in OPENS:
            at = min(_closing(part, at), length - 1)
            inside = part[begins : at + 1].strip()
            closed = part[at] == ")"
            if (closed and inside.startswith("(") and bracketed(inside)) or _said(part, at):
                begins = at + 1
                yield begins
        elif letter == '"':
            at = part.find('"', at + 1)
            if at < 0:
                return
            if _said(part, at):
                begins = at + 1
                yield begins
        elif letter in ENDS and at not in kept and _is_end(part, at):
            begins = at + 1
            while begins < length and part[begins] in CLOSES:
                begins += 1
            yield begins
            at = begins - 1
        at += 1


def _said(part: str, at: int) -> bool:
    """Return whether what closes here ends with a full stop of its own, and a new sentence follows."""
    return part[at - 1] in ENDS and _follows(part, at + 1)


def _follows(part: str, at: int) -> bool:
    """Return whether what stands here may begin a sentence."""
    rest = part[at:]
    begins = rest.lstrip()
    return not begins or (rest != begins and (begins[0].isupper() or begins[0].isdigit() or begins[0] in '"“«([*•▪+¡¿'))


def _is_end(part: str, at: int) -> bool:
    before = part[: at + 1]
    word = LAST.search(before)
    if word is not None and part[at] == ".":
        last = word[1].casefold()
        if last in SHORTENED or (LETTERS.fullmatch(word[0]) and not _ends_with_letters(part, at)):
            return False
    if GLUED.match(part, at - 1) and at:
        return "." not in part[max(0, at - 3) : at]
    return _follows(part, at + 1) or at + 1 == len(part) or part[at + 1] in CLOSES


def _ends_with_letters(part: str, at: int) -> bool:
    """Return whether letters with full stops, as S.T.A.R., end their sentence: they do at the end of the part."""
    return not part[at + 1 :].strip()


def _of_name(part: str, name: str) -> set[int]:
    """Return the places that lie within the character's name."""
    if not name:
        return set()
    places: set[int] = set()
    for found in re.finditer(re.escape(name), part):
        places.update(range(found.start(), found.end()))
    return places
