"""What a power combines with and what stops it: as sections, and as its entry tells them apart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulesdb._yaml import read_yaml
from rulesdb.editions import counterparts
from rulesdb.library import load
from rulesdb.rulesets import DEFAULT_RULESET

__all__ = ["Interactions", "ToldApart", "interactions", "told_apart"]

_FILE = Path(__file__).resolve().parent / "interactions.yaml"
_PARAGRAPHS = re.compile(r"\n\s*\n")
# How the entries head the paragraphs that tell what combines and what stops, by language.
_COMBINES = {"en": ("Combines with:",), "es": ("Se combina con:",)}
_STOPPED = {
    "en": ("Stopped by:", "Overcome by:"),
    "es": ("Lo frenan:", "Lo frena:", "Lo impiden:", "Lo impide:", "La superan:"),
}
_APART = {"en": ("Does not combine with:",), "es": ("No se combina con:",)}

Place = tuple[str, str]


@dataclass(frozen=True, slots=True)
class Interactions:
    """The sections that a power combines with, and those that stop it, weaken it or get round it.

    Each is a ruleset and a section of it, the most telling first. `taken_from` is the ruleset whose powers
    these relations were told of, where the book asked about has none of its own.
    """

    combines: tuple[Place, ...]
    stopped_by: tuple[Place, ...]
    taken_from: str | None = None


@dataclass(frozen=True, slots=True)
class ToldApart:
    """An entry's text in three: what the power does, what it combines with, what stops it (empty: not told)."""

    does: str
    combines: str
    stopped_by: str


def interactions(ruleset: str, section: str) -> Interactions | None:
    """Return what a power or ability combines with and what stops it; None for any other section.

    In another edition than the current one they are those of its counterpart, led to that edition's own
    sections where it has them. Sources: 27.1 to 27.8 of the current book, and the sections named.
    Raises `UnknownRuleset` and `UnknownSection`.

    >>> interactions("heroclix-modern", "27.1e").combines[0]
    ('heroclix-modern', '27.1a')
    >>> interactions("heroclix-2012", "poderes/charge").combines[0]
    ('heroclix-2012', 'poderes/flurry')
    """
    known = load(ruleset).entry(section, "en").section
    if ruleset == DEFAULT_RULESET:
        found = _written().get(known)
        return None if found is None else Interactions(_places(found[0]), _places(found[1]))
    of = counterparts(ruleset, known).get(DEFAULT_RULESET, ())
    found = next((_written()[each] for each in of if each in _written()), None)
    if found is None:
        return None
    return Interactions(_led(found[0], ruleset, known), _led(found[1], ruleset, known), DEFAULT_RULESET)


def told_apart(text: str, lang: str) -> ToldApart:
    r"""Return the text of a power with what it combines with and what stops it taken out, headings included.

    >>> told_apart("Hits twice.\n\nCombines with: running.\n\nStopped by: walls.", "en")
    ToldApart(does='Hits twice.', combines='Running.', stopped_by='Walls.')
    """
    does, combines, stopped = [], [], []
    for paragraph in _PARAGRAPHS.split(text.strip()):
        if told := _after(paragraph, _COMBINES[lang]):
            combines.append(told)
        elif told := _after(paragraph, _STOPPED[lang]):
            stopped.append(told)
        elif paragraph.startswith(_APART[lang]):
            stopped.append(paragraph)
        else:
            does.append(paragraph)
    return ToldApart("\n\n".join(does), "\n\n".join(combines), "\n\n".join(stopped))


def _after(paragraph: str, headings: tuple[str, ...]) -> str:
    for heading in headings:
        if paragraph.startswith(heading):
            told = paragraph.removeprefix(heading).strip()
            return told[:1].upper() + told[1:]
    return ""


@cache
def _written() -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    written = read_yaml(_FILE.read_bytes(), _FILE.name)
    return {section: (tuple(each["combines"]), tuple(each["stopped_by"])) for section, each in written.items()}


def _places(ids: tuple[str, ...]) -> tuple[Place, ...]:
    return tuple((DEFAULT_RULESET, section) for section in ids)


def _led(ids: tuple[str, ...], ruleset: str, own: str) -> tuple[Place, ...]:
    """Return the edition's own sections that say the same; the current book's where it has none."""
    found: dict[Place, None] = {}
    for section in ids:
        here = counterparts(DEFAULT_RULESET, section).get(ruleset, ())
        kind = load(DEFAULT_RULESET).entry(section, "en").kind
        same = [each for each in here if load(ruleset).entry(each, "en").kind == kind]
        found[(ruleset, (*same, *here)[0]) if here else (DEFAULT_RULESET, section)] = None
    found.pop((ruleset, own), None)
    return tuple(found)
