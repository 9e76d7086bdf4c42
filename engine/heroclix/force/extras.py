"""What chapter 25 asks of equipment, ID cards, resources, special terrain, Locations and Tarot Decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.heroclix.force.elements import Element, Listing, qualifies
from engine.heroclix.force.limits import ids
from engine.heroclix.force.listed import CharacterIn, EquipmentIn, IdCardIn
from engine.heroclix.names import plain_name
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Term, Typed

__all__ = ["extra_reasons"]

UNASSIGNED = Message("force-equipment-unassigned", ("equipment",), rule="25.2b")
TO_NOBODY = Message("force-equipment-to-nobody", ("equipment", "given"), rule="25.2b")
ON_SIDELINE = Message("force-equipment-on-sideline", ("equipment", "figure"), rule="25.2b")
NOT_QUALIFIED = Message("force-equipment-not-qualified", ("equipment", "figure"), rule="25.2b")
NOT_STANDARD = Message("force-equipment-not-standard", ("equipment", "figure"), rule="25.2b")
CANT_EQUIP = Message("force-equipment-cant-equip", ("equipment", "figure"), rule="25.2b")
SECOND = Message("force-equipment-second", ("figure", "count"), rule="25.2b")
OWN_ALREADY = Message("force-equipment-own-already", ("equipment", "figure"), rule="25.2e")
ID_ALONE = Message("force-id-card-alone", ("card",), rule="25.3")
RESOURCES = Message("force-several-resources", ("elements", "count"), rule="25.4")
SPECIAL_TERRAIN = Message("force-several-special-terrain", ("elements", "count"), rule="25.5a")
LOCATIONS = Message("force-several-locations", ("names", "count"), rule="25.6a")
ONE_LOCATION = Message("force-one-location", ("names", "count"), rule="25.6a")
BONUS_TWICE = Message("force-bonus-twice", ("name",), rule="25.6a")
NO_TAROT = Message("force-no-tarot-keyword", rule="25.7")
TAROT_TWICE = Message("force-tarot-twice", ("name",), rule="25.7")
TAROT_COUNT = Message("force-tarot-count", ("suit", "count", "fewest", "most"), rule="25.7")

CHECK = StepKind.CHECK
SUITS = ("cups", "pentacles", "swords", "wands")
TAROT = "tarot"  # the keyword


def extra_reasons(listed: Listing, rules: Ruleset) -> Iterator[Step]:
    """Yield what is wrong with the additional game elements, in the order of the book's sections."""
    for element in listed.of_kind("equipment"):
        if isinstance(element.source, EquipmentIn):
            yield from _equipment(listed, element, element.source)
    yield from _equipment_counts(listed)
    for element in listed.of_kind("id-card"):
        if isinstance(element.source, IdCardIn) and not _id_character(listed, element.source):
            yield ID_ALONE.step(CHECK, card=FigureId(element.id))
    for message, kind in ((RESOURCES, "resource"), (SPECIAL_TERRAIN, "special-terrain")):
        found = list(listed.of_kind(kind))
        if len(found) > 1:
            yield message.step(CHECK, elements=ids(found), count=len(found))
    yield from _locations(listed, rules)
    if listed.force.tarot:
        yield from _tarot(listed, rules)


def _equipment(listed: Listing, element: Element, source: EquipmentIn) -> Iterator[Step]:
    equipment = FigureId(element.id)
    if source.assigned_to is None:
        yield UNASSIGNED.step(CHECK, equipment=equipment)
        return
    bearer = listed.by_id(source.assigned_to)
    if bearer is None or not isinstance(bearer.source, CharacterIn) or not bearer.is_character:
        yield TO_NOBODY.step(CHECK, equipment=equipment, given=Typed(source.assigned_to))
        return
    figure, character = FigureId(bearer.id), bearer.source
    if source.granted:  # nothing is assigned: it comes with the trait (25.2e)
        return
    given = {e.assigned_to for e in listed.force.equipment if e.granted}
    against = (
        (ON_SIDELINE, bearer.sideline),
        (NOT_QUALIFIED, source.claim and not qualifies(source, character)),
        (NOT_STANDARD, not _standard(character)),
        (CANT_EQUIP, not character.can_equip),
        (OWN_ALREADY, character.starts_equipped or bearer.id in given),
    )
    for message, true in against:
        if true:
            yield message.step(CHECK, equipment=equipment, figure=figure)


def _standard(character: CharacterIn) -> bool:
    """Whether it is a standard character: no bystander, a base of one or 1×2 squares, standard symbols (1.10, 24.4)."""
    small = sorted(character.base) in ([1, 1], [1, 2])
    return small and character.standard and not character.bystander and not character.vehicle


def _equipment_counts(listed: Listing) -> Iterator[Step]:
    counts = Counter(e.assigned_to for e in listed.force.equipment if e.assigned_to is not None and not e.granted)
    for bearer, count in sorted(counts.items()):
        if count > 1 and listed.by_id(bearer) is not None:
            yield SECOND.step(CHECK, figure=FigureId(bearer), count=count)


def _id_character(listed: Listing, card: IdCardIn) -> bool:
    found = None if card.character is None else listed.by_id(card.character)
    return found is not None and found.sideline and found.is_character


def _locations(listed: Listing, rules: Ruleset) -> Iterator[Step]:
    idle = rules.idle_locations
    active = sorted(location.name for location in listed.force.locations if location.bonuses or not idle)
    if len(active) > 1:
        yield (LOCATIONS if idle else ONE_LOCATION).step(
            CHECK, names=tuple(Typed(name) for name in active), count=len(active)
        )
    for location in sorted(listed.force.locations, key=lambda found: found.name):
        counts = Counter(plain_name(bonus.name) for bonus in location.bonuses)
        for name in sorted(name for name, count in counts.items() if count > 1):
            yield BONUS_TWICE.step(CHECK, name=Typed(name))


def _tarot(listed: Listing, rules: Ruleset) -> Iterator[Step]:
    if not any(keyword.casefold() == TAROT for _, source in listed.characters for keyword in source.keywords):
        yield NO_TAROT.step(CHECK)
    deck = listed.force.tarot
    names = Counter(plain_name(card.name) for card in deck)
    for name in sorted(name for name, count in names.items() if count > 1):
        yield TAROT_TWICE.step(CHECK, name=Typed(name))
    counts: Counter[str] = Counter(card.suit for card in deck)
    for suit in (*SUITS, "major"):
        fewest, most = rules.tarot_major if suit == "major" else rules.tarot_suit
        if not fewest <= counts[suit] <= most:
            yield TAROT_COUNT.step(CHECK, suit=Term(f"tarot-{suit}"), count=counts[suit], fewest=fewest, most=most)
