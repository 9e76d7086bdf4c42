"""What cards say of damage whoever deals it, by Poison too, and of that of attacks alone (12.4, 12.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.cards.asking import HIT, asked, figure
from tests.engine.cards.reading import statuses

POISON = {"type": "use", "figure": "hollis", "action": "poison"}
STRONG = "Poison, but deals 3 damage instead of 1."


def taken(question: dict[str, Any], hollis: str, rob: str, *, points: int = 40, **more: Any) -> int:
    """Return what Rob takes of Hollis's attack, or of her Poison that deals 3."""
    special = [{"name": "Venom", "text": STRONG}, {"name": "Trick", "text": hollis}]
    figures = (
        figure("Hollis", "red", "C6", special=special, points=points, keywords=["Ash"]),
        figure("Rob", "blue", "C7", rob, points=50, **more),
    )
    answer = asked(question, *figures)
    return int(answer["targets"]["rob"]["damage_taken"])


@pytest.mark.parametrize(
    ("hollis", "rob", "attack", "poison"),
    [
        ("", "", 3, 3),
        ("", "Rob takes no damage from characters of 45 points or less.", 0, 0),
        ("", "Rob takes no damage from characters of 35 points or less.", 3, 3),
        ("", "Rob takes no damage from attacks by characters of 45 points or less.", 0, 3),
        ("", "Rob takes a maximum of 1 damage from characters with the Ash keyword.", 1, 1),
        ("", "Rob can't be dealt damage by adjacent characters.", 0, 0),
        ("", "Rob can't be damaged by close attacks.", 0, 3),
        ("", "Damage taken by Rob from opposing characters is reduced by 1.", 2, 2),
        ("", "Damage taken by Rob from attacks is reduced by 1.", 2, 3),
        ("", "When Rob is dealt damage by an adjacent character, reduce it by 2 in addition to other effects.", 1, 1),
        ("", "Increase damage taken by Rob by 1.", 4, 4),
        ("Increase damage dealt by Hollis to adjacent characters by 1.", "", 4, 4),
        ("Increase damage dealt by Hollis's attacks by 1.", "", 4, 3),
        ("Hollis deals +1 damage to characters of 35 points or more.", "", 4, 4),
        ("Hollis deals +1 damage to characters of 55 points or more.", "", 3, 3),
        ("Hollis's attacks deal +1 damage.", "", 4, 3),
        ("Hollis deals +1 damage with close attacks.", "", 4, 3),
    ],
)
def test_12_5_by_whom_damage_is_dealt(hollis: str, rob: str, attack: int, poison: int) -> None:
    """Said of damage, it counts for what a power deals too; said of attacks, it doesn't."""
    assert (taken(HIT, hollis, rob), taken(POISON, hollis, rob)) == (attack, poison)


@pytest.mark.parametrize(
    ("hollis", "rob", "attack", "poison"),
    [
        ("", "", 1, 1),
        ("Damage dealt by Hollis is penetrating.", "", 3, 3),
        ("Hollis's attacks deal penetrating damage.", "", 3, 1),
        ("Hollis's attacks deal penetrating damage while she has no action tokens.", "", 3, 1),
        ("Hollis's attacks deal penetrating damage while she has two action tokens.", "", 1, 1),
        ("Hollis deals penetrating damage to adjacent characters.", "", 3, 3),
        ("Hollis deals penetrating damage to characters with the Fog keyword.", "", 1, 1),
        ("When Hollis deals damage to an adjacent character, it is penetrating.", "", 3, 3),
        ("Damage dealt by Hollis can't be reduced.", "", 3, 3),
        ("Damage dealt by Hollis's attacks can't be reduced.", "", 3, 1),
        ("Damage dealt by Hollis can't be reduced below 2.", "", 2, 2),
        ("Damage dealt by Hollis's attacks can't be reduced below 2.", "", 2, 1),
        ("Opposing characters can't reduce damage dealt by Hollis by more than 1.", "", 2, 2),
        ("Damage dealt to adjacent opposing characters can't be reduced below 2.", "", 2, 2),
        ("Damage dealt by Hollis is penetrating.", "Rob can reduce penetrating damage from opposing characters.", 1, 1),
        ("Damage dealt by Hollis is penetrating.", "Rob can reduce penetrating damage from attacks.", 1, 3),
    ],
)
def test_12_4d_what_reducers_can_do(hollis: str, rob: str, attack: int, poison: int) -> None:
    """Invulnerability takes two off, where neither card stands in its way."""
    more = {"powers": ["invulnerability"]}
    assert (taken(HIT, hollis, rob, **more), taken(POISON, hollis, rob, **more)) == (attack, poison)


@pytest.mark.parametrize(
    ("rob", "powers", "damage"),
    [
        ("Toughness. Rob can use it to reduce penetrating damage.", [], 2),
        ("Toughness, but can reduce penetrating damage.", [], 2),
        ("Toughness, and can use it to reduce penetrating damage.", ["invulnerability"], 2),
        ("Toughness, and Rob can reduce penetrating damage.", ["invulnerability"], 1),
        ("Toughness.", ["invulnerability"], 3),
        ("Toughness, and can use it to reduce penetrating damage.", ["invincible"], 1),
    ],
)
def test_12_4d_one_power_that_reduces_penetrating_damage(rob: str, powers: list[str], damage: int) -> None:
    """That power alone does, whatever else reduces damage; Invincible does of itself (27.3i)."""
    piercing = "Damage dealt by Hollis is penetrating."
    assert taken(HIT, piercing, rob, powers=powers) == damage
    assert taken(POISON, piercing, rob, powers=powers) == damage


@pytest.mark.parametrize(
    ("rob", "damage"),
    [
        ("Rob can't be dealt more than 2 damage by an attack.", 1),
        ("Close attacks deal a maximum of 2 damage to Rob.", 1),
        ("Range attacks deal a maximum of 1 damage to Rob.", 2),
        ("Rob takes a maximum of 2 damage from attacks.", 2),
        ("Rob takes a maximum of 1 damage from attacks.", 1),
        ("When Rob would take more than 1 damage from an attack, he takes 1 damage instead.", 1),
    ],
)
def test_12_4a_at_most_dealt_and_at_most_taken(rob: str, damage: int) -> None:
    """What can't be dealt is bounded before Toughness, what can't be taken after it."""
    assert taken(HIT, "", rob, powers=["toughness"]) == damage


@pytest.mark.parametrize(
    ("hollis", "close", "shot"),
    [
        ("When Hollis makes a close attack, she deals 1 damage instead of normal damage.", 0, 2),
        ("When Hollis makes a close attack, she deals 1 penetrating damage instead of normal damage.", 1, 2),
        ("Hollis deals 5 damage instead of normal damage.", 4, 4),
    ],
)
def test_12_4c_instead_of_normal_damage(hollis: str, close: int, shot: int) -> None:
    """In the attacks of which it is said, and reduced as ever unless it is penetrating."""
    figures = (figure("Hollis", "red", "C6", hollis), figure("Rob", "blue", "C7", powers=["toughness"]))
    assert asked(HIT, *figures)["targets"]["rob"]["damage_taken"] == close
    far = (figures[0], figure("Rob", "blue", "C9", powers=["toughness"]))
    assert asked({**HIT, "kind": "range"}, *far)["targets"]["rob"]["damage_taken"] == shot


def test_27_2j_whom_a_power_damages_is_named() -> None:
    """The card of whoever Poison reaches has a part in it, and counts, or tells why not."""
    hollis = figure("Hollis", "red", "C6", powers=["poison"], points=40)
    for most, applies in ((45, True), (35, False)):
        text = f"Rob takes no damage from characters of {most} points or less."
        answer = asked(POISON, hollis, figure("Rob", "blue", "C7", text))
        [row] = answer["cards"]
        assert (row["figure"], row["status"], row["applies"]) == ("rob", "judged", applies)
        assert answer["targets"]["rob"]["damage_taken"] == (0 if applies else 1)


@pytest.mark.parametrize(
    "text",
    [
        "When Hollis attacks, reduce damage taken by 1.",
        "When an adjacent friendly character is attacked, reduce damage taken by 1.",
        "When Hollis is attacked, damage dealt is penetrating.",
        "When Hollis is attacked, that attack deals penetrating damage.",
        "When Hollis is hit, increase damage dealt by 1.",
        "When Hollis is attacked, damage can't be reduced.",
        "When Hollis deals damage, reduce it by 1.",
        "When Hollis is dealt damage, it is penetrating.",
        "When Hollis is dealt damage by an attack, the attacker reduces it by 1.",
        "When Hollis would take 4 or more damage from an attack, she takes 2 damage instead.",
        "When Hollis takes damage from an attack, she takes 2 damage instead.",
        "When Hollis would be dealt more than 2 damage, she's dealt 2 damage instead.",
        "Hollis takes a maximum of 2 damage from attacks until your next turn.",
        "Hollis takes a maximum of 2 damage per turn.",
        "Hollis takes a minimum of 2 damage from attacks.",
        "Hollis can't take damage.",
        "Damage dealt to Hollis is penetrating.",
        "Damage dealt to Hollis can't be reduced.",
        "Damage dealt to adjacent characters is penetrating.",
        "Penetrating damage dealt to Hollis is reduced by 1.",
        "Reduce damage dealt to Hollis to 1.",
        "Reduce damage dealt by Hollis by 1.",
        "Friendly characters within 3 squares deal penetrating damage to adjacent characters.",
        "When a friendly character attacks an adjacent character, it deals penetrating damage.",
        "Charge, but can reduce penetrating damage.",
        "Toughness, but only to reduce penetrating damage.",
        "When Hollis hits, instead of normal damage, you may deal 1 damage.",
        "When Hollis attacks an adjacent character, she deals 2 damage instead of normal damage.",
        "When Hollis is hit, she deals 2 damage instead of normal damage.",
        "When Hollis rolls a critical hit, increase damage dealt by 2 instead of 3.",
        "Once per turn, when Hollis is dealt damage, reduce it by 1.",
        "The first time each turn that Hollis takes damage, reduce it by 1.",
    ],
)
def test_12_5_what_is_one_word_away_is_not_judged(text: str) -> None:
    """Another side, another time, another number, or whose damage nobody tells."""
    assert "judged" not in statuses(text, "Hollis")
