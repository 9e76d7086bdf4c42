"""What a force may have of each kind: Unique, Prime, Title, sideline, terrain and the rest (1.9bi to 17.2)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.heroclix.effects.placing.starting import terrain_limit
from engine.heroclix.force.elements import Element, Listing
from engine.heroclix.force.listed import CharacterIn
from engine.heroclix.names import plain_name
from engine.heroclix.ruleset import Ruleset
from engine.heroclix.ruleset.force import ForceRules
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["build_reasons", "copies", "force_rules", "ids", "limit_reasons"]

TEAM_UP = Message("force-team-up-names", ("element", "others"), rule="1.9bi")
OVER_TOTAL = Message("force-over-build-total", ("cost", "total", "over"), rule="2.1")
NOT_A_VALUE = Message("force-not-a-point-value", ("element", "points", "values"), rule="2.2a")
NOBODY = Message("force-no-character", rule="2.3")
TWICE = Message("force-unique-twice", ("name", "count"), rule="2.4a", reading="P60")
PRIMES = Message("force-several-primes", ("elements", "count"), rule="2.4b")
TITLES = Message("force-several-titles", ("elements", "count"), rule="2.4c")
NO_SET = Message("force-no-set-symbol", ("element",), rule="2.4d")
NO_NUMBER = Message("force-no-collector-number", ("element",), rule="2.4d")
NO_POINTS = Message("force-no-point-value", ("element",), rule="2.4d")
SPECIAL_POINTS = Message("force-special-object-points", ("element", "least"), rule="25.1")
PROMOTIONAL = Message("force-promotional", ("element",), rule="2.4e")
SIDELINE_FULL = Message("force-sideline-full", ("count", "limit", "total"), rule="2.6a", reading="P61")
TERRAIN_FULL = Message("force-terrain-full", ("count", "limit"), rule="17.2")

CHECK = StepKind.CHECK
MARKERS = ("marker", "object", "special-object", "effect-terrain")


def force_rules(rules: Ruleset) -> ForceRules:
    """Return what an edition asks of a force beside its points (2.3 to 2.6a, 17.2)."""
    return rules.force


def build_reasons(listed: Listing, total: int, rules: Ruleset) -> Iterator[Step]:
    """Yield what is wrong with names, points and the starting force as a whole (1.9bi, 2.1 to 2.3)."""
    characters = listed.characters
    shared = _name_shared(listed) if rules.team_up_names else []
    for element, source in characters if shared else ():
        if source.team_up:
            yield TEAM_UP.step(CHECK, element=FigureId(element.id), others=ids(shared))
    cost = sum(element.cost for element in listed.elements)
    if cost > total:
        yield OVER_TOTAL.step(CHECK, cost=cost, total=total, over=cost - total)
    for element in listed.elements:
        values = element.source.point_values if isinstance(element.source, CharacterIn) else []
        if values and element.points not in values:
            yield NOT_A_VALUE.step(CHECK, element=FigureId(element.id), points=element.points, values=tuple(values))
    alone = all(source.bystander for _, source in characters)
    if not characters or (alone and not force_rules(rules).bystanders_alone):
        yield NOBODY.step(CHECK)


def _name_shared(listed: Listing) -> list[Element]:
    """The characters of the starting force of which another has the name."""
    named = defaultdict(list)
    for element, _ in listed.characters:
        named[plain_name(element.name)].append(element)
    return [element for found in named.values() if len(found) > 1 for element in found]


def limit_reasons(listed: Listing, total: int, rules: Ruleset) -> Iterator[Step]:
    """Yield what there is too much of (2.4 to 2.6a, 17.2)."""
    for group in copies(listed):
        if any(element.unique for element in group):
            yield TWICE.step(CHECK, name=FigureId(group[0].id), count=len(group))
    for message, flag in ((PRIMES, "prime"), (TITLES, "title")):
        found = [element for element in listed.elements if getattr(element.source, flag, False)]
        if len(found) > 1 and flag in rules.one_of_each:
            yield message.step(CHECK, elements=ids(found), count=len(found))
    if force_rules(rules).marks:
        yield from _requirements(listed)
    yield from _special_objects(listed, rules)
    counted = [element for element in listed.sideline if element.kind != "mystery-card"]
    limit = rules.starting_sideline(total)
    if limit is not None and len(counted) > limit:
        yield SIDELINE_FULL.step(CHECK, count=len(counted), limit=limit, total=total)
    markers = [e for e in listed.starting if e.kind in MARKERS]
    most = terrain_limit(rules)
    if len(markers) > most:
        yield TERRAIN_FULL.step(CHECK, count=len(markers), limit=most)


def _special_objects(listed: Listing, rules: Ruleset) -> Iterator[Step]:
    """Yield those that are worth fewer points than a special object has at least (25.1)."""
    for element in listed.starting:
        least = rules.special_object_points
        if element.kind == "special-object" and element.points < least:
            yield SPECIAL_POINTS.step(CHECK, element=FigureId(element.id), least=least)


def _requirements(listed: Listing) -> Iterator[Step]:
    """A set symbol, a collector number, a point; terrain markers need none of them (2.4d, 17.2)."""
    needing = [e for e in listed.starting if e.kind not in MARKERS and e.kind != "location-bonus"]
    for message, missing in ((NO_SET, "set"), (NO_NUMBER, "number")):
        for element in needing:
            if getattr(element.source, missing) == "":
                yield message.step(CHECK, element=FigureId(element.id))
    for element in needing:
        if element.points < 1:
            yield NO_POINTS.step(CHECK, element=FigureId(element.id))
    if listed.force.tournament:
        for element in listed.elements:
            if element.source.promotional:
                yield PROMOTIONAL.step(CHECK, element=FigureId(element.id))


def copies(listed: Listing) -> list[list[Element]]:
    """Return the elements of which there are several, force and sideline together (2.4a).

    What a trait brings from outside the game is on neither (2.3, 25.2e).
    """
    groups: dict[tuple[str, ...], list[Element]] = defaultdict(list)
    for element in (*listed.starting, *listed.sideline):
        groups[element.copy_of].append(element)
    return [group for group in groups.values() if len(group) > 1]


def ids(elements: list[Element]) -> tuple[FigureId, ...]:
    """Return the ids of elements, to be shown by their names."""
    return tuple(FigureId(element.id) for element in elements)
