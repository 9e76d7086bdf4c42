"""The rulesets and languages of the library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from rulesdb.errors import UnknownLanguage, UnknownRuleset

__all__ = [
    "DEFAULT_RULESET",
    "LANGUAGES",
    "RULESETS",
    "RulesetInfo",
    "known_language",
    "known_ruleset",
]

LANGUAGES: tuple[str, ...] = ("en", "es")


@dataclass(frozen=True, slots=True)
class RulesetInfo:
    """One game in one edition: its id, its names by language, and the language its book is in.

    `builds_on` is the edition from which entries are taken over where this one's book is silent. `numbered` tells
    whether the ids of its sections are numbers that its book prints, or made from its headings.

    >>> RULESETS["motu"].titles["en"]
    'Masters of the Universe: Battleground'
    """

    id: str
    titles: Mapping[str, str] = field(hash=False)
    edition: Mapping[str, str] = field(hash=False)
    book_language: str
    builds_on: str | None = None
    numbered: bool = True


def _ruleset(
    identity: str,
    titles: tuple[str, str],
    edition: tuple[str, str],
    book_language: str,
    builds_on: str | None = None,
    *,
    numbered: bool = True,
) -> RulesetInfo:
    return RulesetInfo(
        identity,
        MappingProxyType(dict(zip(LANGUAGES, titles, strict=True))),
        MappingProxyType(dict(zip(LANGUAGES, edition, strict=True))),
        book_language,
        builds_on,
        numbered,
    )


DEFAULT_RULESET = "heroclix-modern"

RULESETS: Mapping[str, RulesetInfo] = MappingProxyType(
    {
        info.id: info
        for info in (
            _ruleset(
                "heroclix-modern",
                ("HeroClix", "HeroClix"),
                ("current comprehensive rules", "reglas completas actuales"),
                "en",
            ),
            _ruleset(
                "heroclix-2022",
                ("HeroClix 2022", "HeroClix 2022"),
                ("comprehensive rules of 2022", "reglas completas de 2022"),
                "es",
                builds_on=DEFAULT_RULESET,
            ),
            _ruleset(
                "heroclix-2012",
                ("HeroClix 2012", "HeroClix 2012"),
                ("core rulebook of 2012", "reglamento básico de 2012"),
                "es",
                builds_on=DEFAULT_RULESET,
                numbered=False,
            ),
            _ruleset(
                "motu",
                ("Masters of the Universe: Battleground", "Masters del Universo: Battleground"),
                ("core rulebook", "reglamento básico"),
                "es",
            ),
        )
    }
)


def known_ruleset(ruleset: str) -> RulesetInfo:
    """Return the ruleset of this id, or raise `UnknownRuleset`.

    >>> known_ruleset("heroclix-modern").book_language
    'en'
    """
    info = RULESETS.get(ruleset) if isinstance(ruleset, str) else None
    if info is None:
        raise UnknownRuleset(ruleset, RULESETS)
    return info


def known_language(lang: str) -> str:
    """Return the language itself, or raise `UnknownLanguage`.

    >>> known_language("es")
    'es'
    """
    if lang not in LANGUAGES:
        raise UnknownLanguage(lang, LANGUAGES)
    return lang
