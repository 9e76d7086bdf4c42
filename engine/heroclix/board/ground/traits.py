"""What a figure can use that touches the board, whatever grants it: powers, abilities, symbols, size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.heroclix.position import Figure
from engine.heroclix.ruleset import Powers

__all__ = ["Traits", "traits"]


@dataclass(frozen=True, slots=True)
class Traits:
    """The slugs a figure can use now, granted ones included, each with what grants it ("" for itself).

    `barred`: the kinds of ability that it can't use, whatever grants them, for what it can.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> giant = traits(MODERN.powers, Figure("g", "Giant", "red", size="giant"))
    >>> giant.can("great-size"), giant.moves("elevated"), giant.targets("hindering")
    (True, True, False)
    """

    sources: dict[str, str]
    barred: frozenset[str] = frozenset()

    def can(self, slug: str) -> bool:
        """Return whether the figure can use this power or ability."""
        return slug in self.sources

    def moves(self, kind: str) -> bool:
        """Return whether it has this Improved Movement (27.5)."""
        return f"improved-movement:{kind}" in self.sources

    def targets(self, kind: str) -> bool:
        """Return whether it has this Improved Targeting (27.6)."""
        return f"improved-targeting:{kind}" in self.sources

    def grantor(self, slug: str) -> str:
        """Return the slug of the power or ability that grants this one, the slug itself if nothing does."""
        return self.sources.get(slug) or slug

    def number(self, name: str) -> int | None:
        """Return the number of a numbered ability such as `giant-reach:2`, the highest; None without it."""
        found = [slug.partition(":")[2] for slug in self.sources if slug.startswith(f"{name}:")]
        return max((int(text) for text in found if text.isdecimal()), default=None)


def traits(powers: Powers, figure: Figure) -> Traits:
    """Return what a figure can use: its powers and abilities, what its size and they grant, less what it can't use.

    What sizes bring and powers include is the edition's. Earthbound/Neutralized takes every Improved Movement and
    Targeting, whatever grants it (27.1d, R24).
    """
    return _traits(powers, figure.powers, figure.abilities, figure.cant_use, figure.size)


@lru_cache(maxsize=512)
def _traits(
    powers: Powers, own: frozenset[str], abilities: frozenset[str], cant_use: frozenset[str], size: str
) -> Traits:
    sources: dict[str, str] = {}
    barred: frozenset[str] = frozenset()
    queue = [(slug, "") for slug in (*sorted(own), *sorted(abilities), *powers.abilities.of_size.get(size, ()))]
    for slug, grantor in queue:
        if slug in sources or slug in powers.abilities.absent or slug in cant_use or slug.partition(":")[0] in cant_use:
            continue
        sources[slug] = grantor
        if (power := powers.get(slug)) is not None:
            queue.extend((included, slug) for included in power.includes)
            barred |= power.bars
    if barred:
        sources = {slug: by for slug, by in sources.items() if slug.partition(":")[0] not in barred}
    return Traits(sources, barred)
