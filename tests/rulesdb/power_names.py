"""The names under which the lists of the powers' entries speak of other powers, abilities and keyphrases."""

from __future__ import annotations

import re
from functools import cache

from rulesdb import LISTS, load
from rulesdb.interacting import HEADINGS

__all__ = ["ALL", "DIFFERS", "POWERS", "WITH_LISTS", "listed", "named", "paragraphs"]

MODERN = "heroclix-modern"
POWERS = [e.section for e in load(MODERN).entries("en") if e.kind == "power"]
ALL = [e.section for e in load(MODERN).entries("en") if e.kind in {"power", "ability", "keyphrase"}]
# The powers, abilities and keyphrases of the editions whose entries all have the one form, each with its ruleset.
WITH_LISTS = [
    (ruleset, each.section)
    for ruleset in (MODERN, "heroclix-2022")
    for each in load(ruleset).entries("en")
    if each.kind in {"power", "ability", "keyphrase"}
]
# How the last paragraph of an older edition's entry begins, if its rule is another than today's.
DIFFERS = {"en": "Differs from the current rules:", "es": "Difiere de las reglas actuales:"}
# What a title says differently from how a sentence names the ability.
NAMED = {
    "en": {
        "27.8a": ["basic MOVE action"],
        "27.8b": ["basic CLOSE action"],
        "27.8c": ["basic RANGE action"],
        "27.8e": ["CLOSE Destroy Action"],
        "27.8f": ["RANGE Destroy Action"],
        "27.8g": ["Object Pick Up"],
        "27.8h": ["CLOSE Terrain Action", "CLOSE Object Action"],
        "27.8i": ["RANGE Terrain Action", "RANGE Object Action"],
    },
    "es": {
        "27.8a": ["acción básica MOVE"],
        "27.8b": ["acción básica CLOSE"],
        "27.8c": ["acción básica RANGE"],
        "27.8e": ["acción de destruir CLOSE"],
        "27.8f": ["acción de destruir RANGE"],
        "27.8h": ["acción de terreno CLOSE", "acción de objeto CLOSE"],
        "27.8i": ["acción de terreno RANGE", "acción de objeto RANGE"],
    },
}
SAFEGUARD = re.compile(r"SAFEGUARD(?:: (?:Mind Control|Outwit|Pulse Wave|Incapacitate))?")


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of an entry's text."""
    return re.split(r"\n\s*\n", text.strip())


def listed(section: str, lang: str, ruleset: str = MODERN) -> dict[str, str]:
    """Return what an entry tells under each heading that it has, by the list's name."""
    told = {}
    for paragraph in paragraphs(load(ruleset).entry(section, lang).text):
        for name, heading in zip(LISTS, HEADINGS[lang], strict=True):
            if paragraph.startswith(heading):
                assert name not in told, (section, heading)
                told[name] = paragraph
    return told


def named(told: str, lang: str) -> set[str]:
    """Return the sections of the powers, abilities and keyphrases that a sentence names, the longest names first."""
    found, rest = set(), told
    for name, section in _names(lang):
        left = name.sub("#", rest)
        if left != rest:
            found.add(section)
        rest = left
    return found


@cache
def _names(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    table: list[tuple[str, str]] = []
    for section in ALL:
        title = load(MODERN).entry(section, lang).title
        parts = NAMED[lang].get(section) or _of_title(section, title)
        table += [(part, section) for part in parts if not part.startswith("[")]
    table.sort(key=lambda row: -len(row[0]))
    plain = [(re.compile(rf"(?<!\w){re.escape(name)}(?!\w)"), section) for name, section in table]
    return ((SAFEGUARD, "27.7n"), *plain)


def _of_title(section: str, title: str) -> list[str]:
    """Return the names in a title: the Spanish and the English one, without the X and what follows a colon."""
    if section.startswith(("27.5", "27.6")):
        return [title.split(" (", maxsplit=1)[0]]
    parts = [title.split(" (", maxsplit=1)[0], *re.findall(r"\(([^()]+)\)", title)]
    names = [re.sub(r":? X$|:$", "", part).strip() for part in parts if part not in {"effect", "efecto"}]
    return [name for name in names if name]
