"""What a force may have of the tactics of older books: objects by weight, feats, conditions, event dials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.heroclix.force.elements import Element, Listing
from engine.heroclix.force.limits import force_rules
from engine.heroclix.force.listed import FeatIn, TerrainIn
from engine.heroclix.names import plain_name
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["tactic_reasons"]

ALIKE = Message("force-objects-alike", ("weight",), rule="17.2")
LACKING = Message("force-objects-lack", ("weight",), rule="17.2")
RESOURCE = Message("force-resource-and-special", ("resource", "elements"), rule="25.4")
FEAT_SHARE = Message("force-feats-cost", ("cost", "limit", "share", "total"), rule="2.1")
FEAT_TWICE = Message("force-feat-twice", ("feat", "figure"), rule="2.4")
FEAT_TO_NOBODY = Message("force-feat-to-nobody", ("feat", "given"), rule="2.3")
ABILITY_OF_NOBODY = Message("force-ability-of-nobody", ("ability", "given"), rule="2.3")
ABILITIES = Message("force-several-alternates", ("names", "count"), rule="2.3")
CONDITIONS = Message("force-several-conditions", ("count",), rule="2.3")
CONDITION_AND_DIAL = Message("force-condition-and-dial", ("condition", "dial"), rule="2.3")

CHECK = StepKind.CHECK
OBJECTS = ("object", "special-object")
FEW, MOST = 2, 3  # objects of a force (17.2)
AS_HEAVY = {"ultra-heavy": "heavy"}


def tactic_reasons(listed: Listing, total: int, rules: Ruleset) -> Iterator[Step]:
    """Yield what is wrong with a force's objects, resource, feats, alternate abilities, conditions and event dial."""
    if force_rules(rules).weights_differ:
        yield from _weights([one for one in listed.starting if one.kind in OBJECTS])
    special = [FigureId(one.id) for one in listed.starting if one.kind == "special-object"]
    resources = listed.of_kind("resource")
    if force_rules(rules).resource_or_special and resources and special:
        yield RESOURCE.step(CHECK, resource=FigureId(resources[0].id), elements=tuple(special))
    yield from _feats(listed, total, rules)
    yield from _abilities(listed)
    conditions = listed.force.conditions
    if len(conditions) > 1:
        yield CONDITIONS.step(CHECK, count=len(conditions))
    if conditions and listed.force.event_dial is not None:
        dial = Typed(listed.force.event_dial)
        yield CONDITION_AND_DIAL.step(CHECK, condition=Typed(conditions[0].name), dial=dial)


def _weights(objects: list[Element]) -> Iterator[Step]:
    """Two are of different weights; of three one is light and one heavy: an ultra heavy object is a heavy one."""
    found = Counter(_weight(one) for one in objects)
    if len(objects) == FEW and len(found) == 1:
        yield ALIKE.step(CHECK, weight=Term(f"weight-{next(iter(found))}"))
    if len(objects) >= MOST:
        for weight in ("light", "heavy"):
            if not found[weight]:
                yield LACKING.step(CHECK, weight=Term(f"weight-{weight}"))


def _weight(one: Element) -> str:
    """Return an object's weight; light where it is not told."""
    told = one.source.weight if isinstance(one.source, TerrainIn) else None
    return AS_HEAVY.get(told or "light", told or "light")


def _feats(listed: Listing, total: int, rules: Ruleset) -> Iterator[Step]:
    """Feats cost a share of the build total at most; a character has one of each, and is one of the force."""
    feats = [(one, one.source) for one in listed.of_kind("feat") if isinstance(one.source, FeatIn)]
    cost, share = sum(one.cost for one, _ in feats), force_rules(rules).feat_share
    if cost * 100 > total * share:
        yield FEAT_SHARE.step(CHECK, cost=cost, limit=total * share // 100, share=share, total=total)
    there = {element.id for element, _ in listed.characters}
    seen: set[tuple[str, str]] = set()
    for one, source in feats:
        for chosen in source.assigned_to:
            if chosen not in there:
                yield FEAT_TO_NOBODY.step(CHECK, feat=FigureId(one.id), given=Typed(chosen))
            elif (key := (plain_name(one.name), chosen)) in seen:
                yield FEAT_TWICE.step(CHECK, feat=FigureId(one.id), figure=FigureId(chosen))
            else:
                seen.add(key)


def _abilities(listed: Listing) -> Iterator[Step]:
    names = tuple(Typed(ability.name) for ability in listed.force.ata)
    if len(names) > 1:
        yield ABILITIES.step(CHECK, names=names, count=len(names))
    there = {element.id for element, _ in listed.characters}
    for ability in listed.force.ata:
        for given in ability.qualify:
            if given not in there:
                yield ABILITY_OF_NOBODY.step(CHECK, ability=Typed(ability.name), given=Typed(given))
