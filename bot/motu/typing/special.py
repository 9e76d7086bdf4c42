"""What a weapon's special ability says, in a line: `axe melee 1:1 special: Pushes its target a hex`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.motu.typing.typed import Typed
from engine.ruling import Term

__all__ = ["IS_SPECIAL", "held", "special_of"]

# what a weapon's special ability says: in quotes, or up to the end of the weapon
_SPECIAL = r"(?<!\w)(?:special(?: ability)?|(?:habilidad )?especial)"
_QUOTED = re.compile(_SPECIAL + r"\s*:?\s*[\"“«]([^\"”»]*)[\"”»]", re.IGNORECASE)
_LAST = re.compile(_SPECIAL + r"\s*:([^;]*)", re.IGNORECASE)
_OF_A_WEAPON = re.compile(r"(?<!\S)(?:\d{1,2}[:=]\S+|[+-]?\d{1,2}(?:d|mana|maná))(?!\S)", re.IGNORECASE)
MARK = "\ue000"  # stands for the words of a special ability, with the number of which, while the rest is read
IS_SPECIAL = re.compile(rf"{MARK}\d+{MARK}|special|especial", re.IGNORECASE)


def held(typed: Typed) -> tuple[str, list[str]]:
    """Return a line with a mark in place of the words of each special ability, and these. Raises UserError.

    Out of quotes they end the weapon: numbers of it behind them would be lost in them.

    >>> held(Typed('axe melee special "Twice; once a round" 1:1; bow ranged 8" 1:1 special: Pulls'))[1]
    ['Twice; once a round', 'Pulls']
    """
    said: list[str] = []

    def keep(found: re.Match[str]) -> str:
        words = " ".join(found[1].split())
        if not words or (found.re is _LAST and (words[0] in '"“«' or _OF_A_WEAPON.search(words))):
            raise typed.refuse("motu-line-special", found[0])
        said.append(words)
        return f" {MARK}{len(said) - 1}{MARK} "

    text = typed.text.replace(MARK, "")
    return _LAST.sub(keep, _QUOTED.sub(keep, text)), said


def special_of(words: Sequence[str], said: Sequence[str], typed: Typed) -> str:
    """Return what the special ability among the words of a weapon says, empty without one. Raises UserError for two.

    Also for the word alone, with nothing that says where the ability begins.
    """
    found = [word for word in words if IS_SPECIAL.fullmatch(word)]
    if len(found) > 1:
        raise typed.refuse("motu-line-twice", "", given=Term("motu-said-special"))
    if found and not found[0].startswith(MARK):
        raise typed.refuse("motu-line-special", " ".join(words[words.index(found[0]) :]))
    return said[int(found[0].strip(MARK))] if found else ""
