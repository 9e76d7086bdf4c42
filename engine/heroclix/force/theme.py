"""Themed teams: the keywords that all characters of a starting force share (23.2)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.heroclix.force.elements import Listing
from engine.heroclix.ruleset import Ruleset

__all__ = ["common_keywords", "shared_keywords", "team_rerolls"]


def shared_keywords(listed: Listing) -> tuple[str, ...]:
    """Return the keywords of which a themed team may choose one, as first written, in the order of the alphabet.

    Bystanders count neither for nor against it (23.2c); the sideline is no part of the starting force (2.3).
    Whether a keyword is generic or named makes no difference any more (23.1a).
    """
    return common_keywords(character.keywords for _, character in listed.characters if not character.bystander)


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


def team_rerolls(members: int, rules: Ruleset) -> int:
    """Return how often a themed team of so many may use its own Probability Control in a game (23.4 of older books).

    >>> from engine.heroclix.editions.heroclix_2022 import OF_2022
    >>> team_rerolls(2, OF_2022), team_rerolls(5, OF_2022)
    (2, 3)
    """
    return min(members, rules.theme_rerolls)
