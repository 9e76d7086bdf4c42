"""What special powers, traits, team abilities, equipment and cards do: their structured effects alone (18.2, 19).

Their plain text is never judged: `fight.card_text` says so in every ruling.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from dataclasses import replace

from engine.heroclix.position import Figure, Special
from engine.heroclix.powers.groups import EVERY_TEAM, GROUPS, of_slot, spread
from engine.heroclix.powers.uses import used_up
from engine.heroclix.ruleset import Powers

__all__ = [
    "STOP",
    "aimed",
    "equipped",
    "grantable",
    "in_force",
    "may_be_free",
    "needs_equipping",
    "regardless",
    "silenced_specials",
    "unprotected",
    "unrerolled",
]

STOP = "stop"  # what it stands in is protected as a whole (22.9)
PROTECTION = frozenset(("outwit", "pulse-wave"))


def aimed(powers: Powers) -> tuple[str, ...]:
    """Return the attacks and the effects on characters, whose range and line of fire a card may tell not to heed.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> [slug for slug in ("outwit", "mastermind", "toughness") if slug in aimed(MODERN.powers)]
    ['outwit', 'mastermind']
    """
    return tuple(
        slug
        for slug, power in powers.items()
        if power.attack or power.aim or power.chooses_friend or any(effect.lent for effect in power.values)
    )


def may_be_free(powers: Powers) -> tuple[str, ...]:
    """Return the actions that a card may let a character be given as FREE (7.5, 7.6)."""
    return tuple(slug for slug, power in powers.items() if power.actions and power.actions != ("free",))


def grantable(powers: Powers, slug: str) -> bool:
    """Return whether a structured effect can grant it: a standard power, an Improved ability, a keyphrase.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> slugs = ("charge", "giant-reach:2", "improved-movement:blocking", "move", "luck")
    >>> [grantable(MODERN.powers, slug) for slug in slugs]
    [True, True, True, False, False]
    """
    name, _, number = slug.partition(":")
    abilities = powers.abilities
    if name in abilities.numbered:
        return number.isdecimal()
    if slug in abilities.improved or slug in abilities.granted or slug in abilities.idle:
        return True
    return slug in powers and not powers[slug].inherent


def equipped(powers: Powers, figure: Figure, specials: Iterable[Special]) -> Figure:
    """Return the figure with its special powers and the like: what they grant is among its powers and abilities.

    `figure` has what its dial and base show. What it has lost is taken from that alone (20.6); what it can't
    use, from everything (20.5), except from what is Protected: Outwit (27.7l).

    >>> from engine.heroclix.editions.modern import MODERN
    >>> plan = Special("Battle Plan", grants=("charge", "flight"))
    >>> cap = equipped(MODERN.powers, Figure("cap", "Cap", "red"), [plan])
    >>> sorted(cap.powers), sorted(cap.abilities)
    (['charge'], ['flight'])
    >>> spent = Figure("cap", "Cap", "red", cant_use=frozenset(["battle plan"]))
    >>> sorted(equipped(MODERN.powers, spent, [plan]).powers)
    []
    """
    standard, specials = powers.standard_slugs, tuple(specials)
    known = tuple(_judged(figure, special) for special in specials)
    if cant := frozenset(word for special in in_force(known) for word in special.cant):
        figure = replace(figure, cant_use=figure.cant_use | cant)
        known = tuple(_judged(figure, special) for special in specials)
    grants = {slug for special in in_force(known) for slug in special.grants}
    known = tuple(_beside(figure, special, known) for special in known)
    spared = {slug for special in in_force(known) if "outwit" in special.protected for slug in special.grants} - cant
    lost = figure.lost | spread(powers, figure.lost, figure.powers)
    freely = frozenset(slug for special in in_force(known) for slug in special.as_free)
    only = (freely & standard) - (figure.powers - lost) - grants
    return replace(
        figure,
        as_free=freely,
        free_only=only,
        size=_size(figure, known, grants),
        powers=(figure.powers - lost) | (grants & standard) | only,
        abilities=(figure.abilities - lost) | (grants - standard),
        lost=lost,
        granted=frozenset(grants) - figure.powers - figure.abilities,
        spared=figure.cant_use & spared,
        cant_use=(figure.cant_use - spared) | spread(powers, figure.cant_use, figure.powers | grants | freely),
        special=known,
        unmoved=next((special.name for special in in_force(known) if _unmoved(special)), ""),
    )


def _unmoved(special: Special) -> bool:
    """Return whether its figure can't be knocked back by a card, whoever does it and whenever (12.6f)."""
    return any(
        effect.cant_be in ("knocked-back", "placed")  # who can't be placed can't be knocked back either
        and effect.by is None
        and effect.who is None
        and isinstance(effect.when, str)
        for effect in special.written
    )


def _beside(figure: Figure, special: Special, known: Iterable[Special]) -> Special:
    """Return a special power with a text, and which of what it grants its figure has from elsewhere too (20.7)."""
    if not special.text or special.off:
        return special
    others = {slug for other in in_force(known) if other.name != special.name for slug in other.grants}
    others |= figure.powers - figure.lost
    return replace(special, versions=tuple(slug for slug in special.grants if slug in others))


def unrerolled(figure: Figure, roll: str) -> Special | None:
    """Return the special power or the like by which a figure's `attack-roll` or the like can't be rerolled (21.3a)."""
    return next((special for special in in_force(figure.special) if roll in special.unrerolled), None)


def _size(figure: Figure, known: Iterable[Special], grants: Set[str]) -> str:
    """Return the size of the most recent damage symbol (21.2c), the printed one for a vehicle (24.4)."""
    sizes = [special.size for special in in_force(known) if special.size]
    vehicle = "vehicle" in figure.abilities | grants
    return sizes[-1] if sizes and not vehicle else figure.size


def regardless(figure: Figure, slug: str) -> frozenset[str]:
    """Return what an action or power of a figure need not heed (6.3d, 11.3c, 11.4e)."""
    return frozenset(
        each.what for special in in_force(figure.special) for each in special.regardless if each.of in (None, slug)
    )


def needs_equipping(figure: Figure, specials: Iterable[Special] = ()) -> bool:
    """Return whether anything about a figure asks for `equipped`: without it the figure is what dial and base show."""
    return bool(tuple(specials) or figure.lost or not GROUPS.isdisjoint(figure.cant_use))


def in_force(specials: Iterable[Special]) -> Iterable[Special]:
    """Return those whose effects count now."""
    return [special for special in specials if not special.off]


def silenced_specials(figure: Figure) -> tuple[Special, ...]:
    """Return a figure's special powers and the like while only what is Protected: Pulse Wave can be used (27.7m)."""
    return tuple(
        replace(special, off="silenced") if not special.off and "pulse-wave" not in special.protected else special
        for special in figure.special
    )


def unprotected(figure: Figure, taken: Set[str]) -> Figure:
    """Return a figure that can't use its Protected, or its STOP, which brings both (20.4, 22.7, 22.9).

    What Outwit had taken but for that, it can't use then.

    >>> from engine.heroclix.editions.modern import MODERN
    >>> plan = Special("Plan", grants=("charge",), protected=frozenset(["outwit"]))
    >>> cap = equipped(MODERN.powers, Figure("cap", "Cap", "red", cant_use=frozenset(["charge"])), [plan])
    >>> sorted(cap.cant_use), sorted(unprotected(cap, {"protected:outwit"}).cant_use)
    ([], ['charge'])
    """
    specials = tuple(_bared(figure, special, taken) for special in figure.special)
    if specials == figure.special:
        return figure
    kept = {slug for special in in_force(specials) for slug in special.grants}
    still = {slug for special in in_force(specials) if "outwit" in special.protected for slug in special.grants}
    gone = figure.granted - kept
    return replace(
        figure,
        special=specials,
        powers=figure.powers - gone,
        abilities=figure.abilities - gone,
        granted=figure.granted - gone,
        spared=figure.spared & still,
        cant_use=figure.cant_use | (figure.spared - still),
    )


def _bared(figure: Figure, special: Special, taken: Set[str]) -> Special:
    """Return a special power without the protections that can't be used, and without effect where Outwit took it."""
    lost = {slug.partition(":")[2] for slug in taken if slug.startswith("protected:")}
    if STOP in taken and STOP in special.grants:
        own = {effect.get("protected") for sentence in special.sentences for effect in sentence.effects}
        lost |= PROTECTION - own
    left = special.protected - lost
    if left == special.protected:
        return special
    outwitted = not special.off and "outwit" not in left and _among(special.name, figure.cant_use)
    return replace(special, protected=left, off="cant-use" if outwitted else special.off)


def _judged(figure: Figure, special: Special) -> Special:
    """Return a special power with what protects it, and whether its effects count now (20.4, 20.6, 21.11, 27.7l)."""
    if STOP in special.grants:
        special = replace(special, protected=PROTECTION)
    if _among(special.name, figure.lost):
        return replace(special, off="lost")
    taken = _among(special.name, figure.cant_use) and "outwit" not in special.protected
    no_team = special.kind == "team-ability" and EVERY_TEAM in figure.cant_use
    if taken or no_team or of_slot(figure.cant_use, special.slot):
        return replace(special, off="cant-use")
    if special.points is not None and special.points != figure.points:
        return replace(special, off="points")
    if special.pilot is not None and not special.pilot.met_by(figure.aboard):
        return replace(special, off="pilot")
    used = {"once-per-turn": figure.used, "once-per-game": figure.used_this_game}
    if special.limit is not None and used_up(used[special.limit], special.name, special.times):
        return replace(special, off="limit")
    return special


def _among(name: str, names: Iterable[str]) -> bool:
    return name.casefold() in {other.casefold() for other in names}
