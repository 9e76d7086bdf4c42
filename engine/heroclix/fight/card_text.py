"""What a ruling says about a figure's own cards: what they grant, what is off, and which text was not judged."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from engine.heroclix.nearest import nearest
from engine.heroclix.position import Figure, Position, Special, SpecialKind
from engine.heroclix.powers import Powers, action_name, can_use
from engine.heroclix.powers.special import in_force
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["OFF", "SECTIONS", "card_steps", "thing_steps"]

UNKNOWN_POWER = Message("value-power-unknown", ("figure", "power", "nearest"), rule="18.2")
THING = Message("value-thing-not-judged", ("figure", "thing"), rule="25.1")
EQUIPMENT = Message("value-equipment-not-judged", ("figure", "thing"), rule="25.2")
ABILITY_NOT_JUDGED = Message("value-ability-not-judged", ("ability",), rule="19.5")
IDLE = Message("value-ability-idle", ("figure", "ability"), rule="16.2a")
PROTECTED_ALONE = Message("value-protected-alone", ("figure", "ability"), rule="22.7")
GRANTS = Message("value-special-grants", ("figure", "special", "powers"), rule="21.1c")
CANT_USE = Message("value-special-cant-use", ("figure", "special"), rule="20.4")
LOST = Message("value-special-lost", ("figure", "special"), rule="20.6")
USED_UP = Message("value-special-used-up", ("figure", "special"), rule="21.11")
SILENCED = Message("value-special-silenced", ("figure", "special"), rule="27.2c")
PROTECTED = Message("value-special-protected", ("figure", "special"), rule="27.7l")
TEXT = Message("value-special-text", ("figure", "special"), rule="18.2")
REST = Message("value-special-rest", ("figure", "special"), rule="18.2")

PROTECTIONS = frozenset(("protected:outwit", "protected:pulse-wave"))  # as a card prints them beside one power
POINTS = Message("value-special-other-points", ("figure", "special", "points"), rule="19.2a")
SIZE = Message("value-special-size", ("figure", "special", "size"), rule="21.2c")
SIZE_REPLACED = Message("value-special-size-replaced", ("figure", "special", "size"), rule="21.2c", reading="P93")
SIZE_OF_VEHICLE = Message("value-special-size-vehicle", ("figure", "special"), rule="24.4")
VERSIONS = Message("value-special-versions", ("figure", "special", "powers"), rule="20.7a")
SPEAKS = Message("value-special-speaks", ("figure", "special", "subject"), rule="18.2")
REGARDLESS = {
    "range": Message("value-special-regardless-of-range", ("figure", "special", "power"), rule="11.3c"),
    "line-of-fire": Message("value-special-regardless-of-line", ("figure", "special", "power"), rule="11.4e"),
    "adjacency": Message("value-special-regardless-of-adjacency", ("figure", "special", "power"), rule="6.3d"),
}

PILOT = Message("value-special-no-such-pilot", ("figure", "special"), rule="24.4a")
OFF = {"pilot": PILOT, "cant-use": CANT_USE, "lost": LOST, "limit": USED_UP, "silenced": SILENCED}
SECTIONS: Mapping[SpecialKind, str] = {
    "special-power": "18.2",
    "trait": "19.2",
    "team-ability": "19.4",
    "equipment": "25.2",
    "card": "25",
}


def card_steps(powers: Powers, *figures: Figure) -> tuple[Step, ...]:
    """Return what a ruling about these figures says of their special powers, and of powers that nobody knows.

    Each is said once for each figure: what it grants, why it does not count, and that its text was not judged.
    """
    steps: list[Step] = []
    for figure in {figure.id: figure for figure in figures}.values():
        for special in figure.special:
            steps += _about(powers, figure, special)
        steps += [_unknown_power(powers, figure, slug) for slug in _unknown(powers, figure.powers, figure)]
        steps += [_unjudged(powers, figure, slug) for slug in _unknown(powers, figure.abilities, figure)]
    return tuple(steps)


def thing_steps(position: Position, *figures: Figure) -> tuple[Step, ...]:
    """Return what a ruling about these figures says of the special objects and the equipment that they have.

    What those do stands on their cards; a document gives it as a `special` of the figure, or not at all.
    """
    steps = []
    for figure in figures:
        name = FigureId(figure.id)
        for thing in position.things:
            if thing.kind == "special" and thing.held_by == figure.id:
                steps.append(THING.step(StepKind.IGNORED, figure=name, thing=Typed(thing.id)))
            elif thing.kind == "equipment" and figure.id in (thing.held_by, thing.equipped_by):
                steps.append(EQUIPMENT.step(StepKind.IGNORED, figure=name, thing=Typed(thing.id)))
    return tuple(steps)


def _unknown(powers: Powers, slugs: frozenset[str], figure: Figure) -> Iterable[str]:
    """Powers or abilities that the card does not know, or that nothing here judges: they might change anything."""
    return sorted(slug for slug in slugs - figure.cant_use if not _known(powers, slug))


def _known(powers: Powers, slug: str) -> bool:
    """Return whether it is judged: an X has to be a whole number (19.5), a safeguard to name something of the card."""
    name, _, more = slug.partition(":")
    if name in powers.abilities.numbered:
        return more.isdecimal()
    if name == "safeguard":
        return more in powers
    return name in powers.abilities.named or slug in powers or slug in powers.abilities.improved


def _unknown_power(powers: Powers, figure: Figure, slug: str) -> Step:
    """Say that no standard power has that name, and which is nearest; a special power is read on its card (18.2)."""
    near = nearest(slug, [power.slug for power in powers.standard])
    name = FigureId(figure.id)
    return UNKNOWN_POWER.step(StepKind.IGNORED, figure=name, power=Typed(slug), nearest=Typed(near))


def _unjudged(powers: Powers, figure: Figure, slug: str) -> Step:
    """Say that an ability is not judged; of Protected, that it belongs to one power, which has to be named (22.7)."""
    if slug in PROTECTIONS:
        return PROTECTED_ALONE.step(StepKind.IGNORED, figure=FigureId(figure.id), ability=Term(slug))
    if slug in powers.abilities.idle:
        return IDLE.step(StepKind.IGNORED, figure=FigureId(figure.id), ability=Term(slug))
    known = powers.abilities.has(slug)
    return ABILITY_NOT_JUDGED.step(StepKind.IGNORED, ability=Term(slug) if known else Typed(slug))


def _about(powers: Powers, figure: Figure, special: Special) -> list[Step]:
    name, title = FigureId(figure.id), Typed(special.name)
    steps = []
    if special.off == "points":
        steps.append(POINTS.step(StepKind.IGNORED, figure=name, special=title, points=special.points))
    elif special.off:
        steps.append(OFF[special.off].step(StepKind.IGNORED, figure=name, special=title))
    elif special.grants:
        granted = tuple(Term(slug) for slug in special.grants)
        steps.append(GRANTS.step(StepKind.CHECK, figure=name, special=title, powers=granted))
    if not special.off:
        steps += _more(powers, figure, special)
    taken = {slug.casefold() for slug in figure.cant_use}
    if not special.off and special.name.casefold() in taken:
        steps.append(PROTECTED.step(StepKind.OVERRIDE, figure=name, special=title))
    if special.versions:
        several = tuple(Term(slug) for slug in special.versions)
        steps.append(VERSIONS.step(StepKind.IGNORED, figure=name, special=title, powers=several))
    if special.text and not special.sentences:  # of a text that was read, each sentence is told of
        message = REST if _judged_in_part(special) else TEXT
        unread = message.step(StepKind.IGNORED, figure=name, special=title)
        steps.append(unread._replace(rule=SECTIONS[special.kind]))
    for section in () if special.off else special.speaks:
        subject = Term(f"speaks-{section.replace('.', '-')}")
        steps.append(SPEAKS.step(StepKind.IGNORED, figure=name, special=title, subject=subject)._replace(rule=section))
    return steps


def _judged_in_part(special: Special) -> bool:
    """Return whether anything beside its text is put into structured effects."""
    changes = special.grants or special.modifiers or special.instead or special.size or special.action_total
    return bool(changes or special.regardless or special.as_free or special.cant or special.unrerolled)


def _more(powers: Powers, figure: Figure, special: Special) -> list[Step]:
    """Say which size it gives, and what it lets the figure do regardless of (6.3d, 11.3c, 11.4e, 21.2c)."""
    name, title = FigureId(figure.id), Typed(special.name)
    steps = []
    if special.size:
        steps.append(_of_size(powers, figure, special))
    for each in sorted(special.regardless, key=lambda each: (each.what, each.of or "")):
        power = Term("every-effect") if each.of is None else action_name(each.of)
        steps.append(REGARDLESS[each.what].step(StepKind.CHECK, figure=name, special=title, power=power))
    return steps


def _of_size(powers: Powers, figure: Figure, special: Special) -> Step:
    """Say whether the size that it gives counts: of several the most recent one does, a vehicle keeps its own."""
    name, title = FigureId(figure.id), Typed(special.name)
    if can_use(powers, figure, "vehicle"):
        return SIZE_OF_VEHICLE.step(StepKind.IGNORED, figure=name, special=title)
    if [each.name for each in in_force(figure.special) if each.size][-1] != special.name:
        return SIZE_REPLACED.step(StepKind.IGNORED, figure=name, special=title, size=Term(special.size))
    return SIZE.step(StepKind.CHECK, figure=name, special=title, size=Term(special.size))
