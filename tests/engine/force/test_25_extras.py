"""Equipment, ID cards, resources, special terrain, Locations and Tarot Decks on a force (25)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.force.asking import hero, judged, reasons

SWORD: dict[str, Any] = {"name": "Sword", "points": 20, "assigned_to": "Rob"}


def test_25_2a_qualifying_equipment_costs_nothing() -> None:
    """By name or keyword of its own character (P69); another's keyword does not help; paying is allowed."""
    named = {**SWORD, "qualifying_names": ["The Rob (Hero)"]}
    keyed = {**SWORD, "qualifying_keywords": ["Knight"]}
    assert judged(equipment=[named]).fields["cost"] == 50
    assert judged(equipment=[{**named, "pay": True}]).fields["cost"] == 70
    assert judged(equipment=[keyed]).fields["cost"] == 70
    assert judged(figures=[hero(keywords=["knight"])], equipment=[keyed]).fields["cost"] == 50
    others = [hero(), hero("Ann", keywords=["Knight"])]
    assert judged(figures=others, equipment=[keyed]).fields["cost"] == 120


def test_25_2b_claimed_for_nothing_by_the_wrong_character() -> None:
    """Equipment meant to be free goes to the one who qualifies."""
    keyed = {**SWORD, "qualifying_keywords": ["Knight"], "claim": True}
    assert reasons(figures=[hero(), hero("Ann", keywords=["Knight"])], equipment=[keyed]) == [
        ("25.2b", "force-equipment-not-qualified")
    ]
    assert reasons(figures=[hero(keywords=["Knight"])], equipment=[keyed]) == []


@pytest.mark.parametrize(
    ("figure", "reason"),
    [
        ({}, None),
        ({"base": [1, 2]}, None),
        ({"base": [2, 1]}, None),
        ({"base": [2, 2]}, "not-standard"),
        ({"bystander": True}, "not-standard"),
        ({"vehicle": True}, "not-standard"),
        ({"standard": False}, "not-standard"),
        ({"size": "colossal"}, None),
        ({"can_equip": False}, "cant-equip"),
        ({"starts_equipped": True}, "own-already"),
    ],
)
def test_25_2b_standard_characters_only(figure: dict[str, Any], reason: str | None) -> None:
    """1.10: no bystander or vehicle, a base of one or 1×2 squares, standard symbols; and nothing against it."""
    found = reasons(figures=[hero(**figure), hero("Ann")], equipment=[SWORD])
    assert [message for _, message in found] == ([f"force-equipment-{reason}"] if reason else [])


def test_25_2b_assigned_to_one_character_of_the_starting_force() -> None:
    """Nobody, a stranger and the sideline are refused; two pieces for one character too."""
    assert reasons(equipment=[{**SWORD, "assigned_to": None}]) == [("25.2b", "force-equipment-unassigned")]
    assert reasons(equipment=[{**SWORD, "assigned_to": "Eve"}]) == [("25.2b", "force-equipment-to-nobody")]
    assert reasons(equipment=[{**SWORD, "assigned_to": "Eve"}], sideline=[hero("Eve")]) == [
        ("25.2b", "force-equipment-on-sideline")
    ]
    shield = {**SWORD, "name": "Shield"}
    assert reasons(equipment=[SWORD, shield]) == [("25.2b", "force-equipment-second")]
    assert reasons(figures=[hero(), hero("Ann")], equipment=[SWORD, {**shield, "assigned_to": "Ann"}]) == []


def test_25_1_equipment_is_unique() -> None:
    """The same piece twice is refused, on different characters too."""
    assert reasons(figures=[hero(), hero("Ann")], equipment=[SWORD, {**SWORD, "assigned_to": "Ann"}]) == [
        ("2.4a", "force-unique-twice")
    ]


def test_25_3_an_id_card_and_its_character() -> None:
    """Its character stands on the sideline: not on the force, not nowhere."""
    card = {"name": "Badge", "points": 5, "character": "Eve"}
    alone = [("25.3", "force-id-card-alone")]
    assert reasons(id_cards=[card], sideline=[hero("Eve")]) == []
    assert reasons(id_cards=[card], figures=[hero(), hero("Eve")]) == alone
    assert reasons(id_cards=[card]) == alone


def test_25_3_unique_id_cards() -> None:
    """Two copies of a Unique card are refused; of one that is not Unique they are legal."""
    card = {"name": "Badge", "points": 5, "character": "Eve", "set": "t", "number": "1"}
    bench = [hero("Eve")]
    assert reasons(id_cards=[card, card], sideline=bench) == []
    ringed = {**card, "unique": True}
    assert reasons(id_cards=[ringed, ringed], sideline=bench) == [("2.4a", "force-unique-twice")]


@pytest.mark.parametrize(
    ("key", "kind", "section"),
    [("resources", "resource", "25.4"), ("special_terrain", "special-terrain", "25.5a")],
)
def test_25_4_one_resource_and_one_special_terrain(key: str, kind: str, section: str) -> None:
    """One is legal; a second on the force or on the sideline is not."""
    first = {"name": "One", "points": 5}
    second = {"name": "Two", "points": 5}
    assert reasons(**{key: [first]}) == []
    assert [found for found, _ in reasons(**{key: [first, second]})] == [section]
    assert [found for found, _ in reasons(**{key: [first]}, sideline=[{**second, "kind": kind}])] == [section]


def test_25_6a_bonuses_of_one_location() -> None:
    """Several bonuses of one Location are paid for and legal; those of two Locations, or one twice, are not."""
    fog, dusk = {"name": "Fog", "points": 5}, {"name": "Dusk", "points": 10}
    found = judged(locations=[{"name": "Pier", "bonuses": [fog, dusk]}, {"name": "Roofs"}])
    assert (found.fields["legal"], found.fields["cost"]) == (True, 65)
    both = [{"name": "Pier", "bonuses": [fog]}, {"name": "Roofs", "bonuses": [dusk]}]
    assert reasons(locations=both) == [("25.6a", "force-several-locations")]
    assert reasons(locations=[{"name": "Pier", "bonuses": [fog, fog]}]) == [("25.6a", "force-bonus-twice")]


def deck(suits: int, major: int) -> list[dict[str, str]]:
    """Return a Tarot Deck with so many cards of each suit and of the Major Arcana."""
    cards = [{"name": f"{s} {n}", "suit": s} for s in ("cups", "pentacles", "swords", "wands") for n in range(suits)]
    return [*cards, *({"name": f"Arcanum {n}", "suit": "major"} for n in range(major))]


@pytest.mark.parametrize(
    ("suits", "major", "faults"), [(1, 1, 0), (2, 4, 0), (0, 1, 4), (3, 1, 4), (1, 0, 1), (1, 5, 1)]
)
def test_25_7_the_size_of_a_tarot_deck(suits: int, major: int, faults: int) -> None:
    """One or two of each suit, one to four Major Arcana."""
    found = reasons(figures=[hero(keywords=["Tarot"])], tarot=deck(suits, major))
    assert found == [("25.7", "force-tarot-count")] * faults


def test_25_7_needs_the_keyword_and_different_cards() -> None:
    """Without the Tarot keyword no deck; a card twice is no Unique card."""
    assert reasons(tarot=deck(1, 1)) == [("25.7", "force-no-tarot-keyword")]
    cards = [*deck(1, 1), {"name": "cups 0", "suit": "cups"}]
    assert reasons(figures=[hero(keywords=["tarot"])], tarot=cards) == [("25.7", "force-tarot-twice")]


def test_25_8_and_25_9_cards_and_terrain_without_a_ring_are_unique() -> None:
    """Mystery Cards and EFFECT terrain: one of each name."""
    case = {"name": "Case", "kind": "mystery-card"}
    assert reasons(sideline=[case, case]) == [("2.4a", "force-unique-twice")]
    mire = {"name": "Mire", "kind": "effect-terrain", "points": 4}
    assert reasons(terrain=[mire, mire]) == [("2.4a", "force-unique-twice")]


def test_25_2e_equipment_of_a_trait_comes_from_outside_the_game() -> None:
    """It costs nothing and is on no starting force, so that a second copy beside it is no second Unique one (2.3)."""
    own = {**SWORD, "granted": True, "id": "own"}
    bearer, other = hero(starts_equipped=True), hero("Ann")
    found = judged(figures=[bearer, other], equipment=[own, {**SWORD, "assigned_to": "Ann"}])
    assert (found.fields["legal"], found.fields["cost"]) == (True, 120)
    steps = {step.message: step.rule for step in found.ruling.steps}
    assert steps["force-granted-equipment"] == "25.2e"
    twice = [{**SWORD, "id": "one"}, {**SWORD, "id": "two", "assigned_to": "Ann"}]
    assert ("2.4a", "force-unique-twice") in reasons(figures=[hero(), other], equipment=twice)


def test_25_2e_with_the_trait_nothing_else_is_assigned() -> None:
    """Beside the equipment of its trait a character is assigned none, whether or not the list says it twice."""
    own = {**SWORD, "granted": True, "id": "own"}
    assert reasons(equipment=[own, {**SWORD, "name": "Axe"}]) == [("25.2e", "force-equipment-own-already")]
    assert reasons(equipment=[own]) == []


def test_17_13_a_granted_object_is_no_second_copy() -> None:
    """So with an object that a character brings; two of the force's own are one too many (2.4a)."""
    orb = {"name": "Orb", "kind": "special-object", "points": 5}
    assert reasons(terrain=[{**orb, "id": "a"}, {**orb, "id": "b", "granted": True}]) == []
    assert reasons(terrain=[{**orb, "id": "a"}, {**orb, "id": "b"}]) == [("2.4a", "force-unique-twice")]
