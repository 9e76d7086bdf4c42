"""What a figure can use that touches the board, whatever grants it: powers, abilities, symbols, size."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.heroclix.position import Figure

__all__ = ["NEUTRALIZED", "Traits", "traits"]

# what grants what, in the order of the book; a grant may grant in turn (1.3, 27.1b, 27.7c, 27.7e)
SIZE_GRANTS = {
    "tiny": ("tiny-size",),
    "giant": ("giant-reach:2", "great-size"),
    "colossal": ("giant-reach:3", "great-size"),
}
FREE_RUNNER = ("improved-movement:elevated", "improved-movement:outdoor-blocking", "improved-movement:move-through")
GRANTS = {
    "leap-climb": FREE_RUNNER,
    "flight": (*FREE_RUNNER, "passenger:1"),
    "great-size": (*FREE_RUNNER, "improved-targeting:adjacent"),
}
IMPROVED = ("improved-movement", "improved-targeting")
NEUTRALIZED = "earthbound-neutralized"


@dataclass(frozen=True, slots=True)
class Traits:
    """The slugs a figure can use now, granted ones included, each with what grants it ("" for itself).

    >>> giant = traits(Figure("g", "Giant", "red", size="giant"))
    >>> giant.can("great-size"), giant.moves("elevated"), giant.targets("hindering")
    (True, True, False)
    """

    sources: dict[str, str]

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


def traits(figure: Figure) -> Traits:
    """Return what a figure can use: its powers and abilities, what its size and they grant, less what it can't use.

    Earthbound/Neutralized takes every Improved Movement and Targeting, whatever grants it (27.1d, R24).
    """
    return _traits(figure.powers, figure.abilities, figure.cant_use, figure.size)


@lru_cache(maxsize=512)
def _traits(powers: frozenset[str], abilities: frozenset[str], cant_use: frozenset[str], size: str) -> Traits:
    sources: dict[str, str] = {}
    queue = [(slug, "") for slug in (*sorted(powers), *sorted(abilities), *SIZE_GRANTS.get(size, ()))]
    for slug, grantor in queue:
        if slug in sources or slug in cant_use or slug.partition(":")[0] in cant_use:
            continue
        sources[slug] = grantor
        queue.extend((granted, slug) for granted in GRANTS.get(slug, ()))
    if NEUTRALIZED in sources:
        sources = {slug: by for slug, by in sources.items() if slug.partition(":")[0] not in IMPROVED}
    return Traits(sources)
