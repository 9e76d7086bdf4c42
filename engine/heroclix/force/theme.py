"""Themed teams: the keywords that all characters of a starting force share (23.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heroclix.force.elements import Listing
from engine.heroclix.ruleset import Ruleset

__all__ = [
    "common_keywords",
    "members",
    "members_needed",
    "rerolls_of",
    "shared_keywords",
    "team_rerolls",
    "too_few",
]


def shared_keywords(listed: Listing, build_total: int, rules: Ruleset) -> tuple[str, ...]:
    """Return the keywords of which a themed team may choose one, as first written, in the order of the alphabet.

    Bystanders count neither for nor against it (23.2c); the sideline is no part of the starting force (2.3).
    """
    return tuple(each for each in _common(listed) if not _missing(listed, each, build_total, rules))


def too_few(listed: Listing, build_total: int, rules: Ruleset) -> tuple[tuple[str, int], ...]:
    """Return the keywords that all share and too few have for a themed team, each with how many it takes (23.2a)."""
    needed = {each: _missing(listed, each, build_total, rules) for each in _common(listed)}
    return tuple((each, found) for each, found in needed.items() if found)


def members(listed: Listing) -> int:
    """Return how many characters of a starting force count for its theme: bystanders do not (23.2c)."""
    return sum(not character.bystander for _, character in listed.characters)


def members_needed(build_total: int, rules: Ruleset, *, generic: bool = False) -> int:
    """Return how many members a themed team has at least (23.2a).

    >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
    >>> members_needed(300, OF_2012), members_needed(400, OF_2012, generic=True)
    (2, 6)
    """
    return rules.themes.needs(generic, build_total)


def rerolls_of(listed: Listing, keyword: str, build_total: int, rules: Ruleset) -> int:
    """Return how often the force may use Probability Control of its own as a themed team of this keyword."""
    return rules.themes.rerolls(members(listed), _generic(listed, keyword), build_total)


def _common(listed: Listing) -> tuple[str, ...]:
    return common_keywords(character.keywords for _, character in listed.characters if not character.bystander)


def _missing(listed: Listing, keyword: str, build_total: int, rules: Ruleset) -> int:
    """Return how many members this keyword takes where the force has fewer, else 0."""
    needed = members_needed(build_total, rules, generic=_generic(listed, keyword))
    return needed if members(listed) < needed else 0


def _generic(listed: Listing, keyword: str) -> bool:
    """Return whether a keyword is generic, as the list says; whatever it does not name is named (23.1a)."""
    return keyword.casefold() in {each.casefold() for each in listed.force.generic_keywords}


def common_keywords(characters: Iterable[Iterable[str]]) -> tuple[str, ...]:
    """Return the keywords that all these characters have, each listed with its own, as first written.

    >>> common_keywords([["Robot", "Crew"], ["crew"]]), common_keywords([])
    (('Crew',), ())
    """
    written: dict[str, str] = {}
    shared: set[str] | None = None
    for keywords in characters:
        own = {keyword.casefold(): keyword for keyword in keywords}
        written = {**own, **written}
        shared = set(own) if shared is None else shared & set(own)
    return tuple(written[keyword] for keyword in sorted(shared or ()))


def team_rerolls(count: int, build_total: int, rules: Ruleset, *, generic: bool = False) -> int:
    """Return how often a themed team of so many may use its own Probability Control in a game (23.4 of older books).

    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> team_rerolls(2, 300, OF_2022), team_rerolls(5, 300, OF_2022)
    (2, 3)
    """
    return rules.themes.rerolls(count, generic, build_total)
