"""The odds agree with the judge of attacks, asked about every roll and every answer one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.odds import chances_of
from tests.engine.odds.brute import Brute
from tests.engine.odds.tables import attack_of, document, figure

LIFE = {"click": 1, "clicks": 8}
WORN = {"click": 6, "clicks": 8}
RED, BLUE = "red", "blue"


def lucky(side: str, at: str) -> dict[str, Any]:
    """A figure with Probability Control that sees the attacker in C5."""
    return figure(f"lucky-{side}-{at}", at, side, "probability-control")


CASES: dict[str, dict[str, Any]] = {
    "nothing but dice": document(figure("a", "C5", RED), figure("b", "C6")),
    "a worn dial": document(figure("a", "C5", RED, damage=4), figure("b", "C6", life=WORN, points=50)),
    "a STOP": document(figure("a", "C5", RED, damage=4), figure("b", "C6", life={**LIFE, "stops": [3]})),
    "Super Senses": document(figure("a", "C5", RED), figure("b", "C6", BLUE, "super-senses", life=LIFE)),
    "Super Senses against Precision Strike": document(
        figure("a", "C5", RED, "precision-strike"), figure("b", "C6", BLUE, "super-senses", "impervious", life=LIFE)
    ),
    "Impervious": document(figure("a", "C5", RED, damage=4), figure("b", "C6", BLUE, "impervious", life=WORN)),
    "penetrating damage": document(
        figure("a", "C5", RED, "exploit-weakness"), figure("b", "C6", BLUE, "invulnerability", life=WORN)
    ),
    "Blades worth rolling": document(
        figure("a", "C5", RED, "blades-claws-fangs", damage=2), figure("b", "C6", BLUE, "toughness", life=LIFE)
    ),
    "Blades not worth rolling": document(
        figure("a", "C5", RED, "blades-claws-fangs", damage=6), figure("b", "C6", life=LIFE)
    ),
    "Blades against a nearly worn dial": document(
        figure("a", "C5", RED, "blades-claws-fangs", damage=2), figure("b", "C6", life={"click": 7, "clicks": 8})
    ),
    "Shape Change": document(figure("a", "C5", RED), figure("b", "C6", BLUE, "shape-change", life=LIFE)),
    "Shape Change with another target": document(
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "shape-change"),
        figure("c", "D6", BLUE, "shape-change", "toughness"),
        choices={"different-target:b": "c"},
    ),
    "Shape Change of two in either order": document(
        figure("a", "C5", RED, targets=2),
        figure("b", "C6", BLUE, "shape-change", defense=14, points=20, life={"click": 6, "clicks": 6}),
        figure("c", "D6", BLUE, "shape-change", "invulnerability", points=90, life=LIFE),
        targets=["b", "c"],
    ),
    "Incapacitate chosen": document(
        figure("a", "C5", RED, "incapacitate"), figure("b", "C6"), choices={"incapacitate:a": "use"}
    ),
    "Steal Energy": document(
        figure("a", "C5", RED, "steal-energy", life={"click": 3, "clicks": 8}),
        figure("b", "C6", BLUE, "impervious", life=LIFE),
    ),
    "a critical miss that is the last": document(
        figure("a", "C5", RED, points=80, life={"click": 8, "clicks": 8}), figure("b", "C6"), lucky(RED, "A5")
    ),
    "a bystander": document(figure("a", "C5", RED), figure("b", "C6", bystander=True)),
    "Mastermind to a cheaper friend": document(
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "mastermind", points=100, life=LIFE),
        figure("mook", "C7", points=10, life={"click": 3, "clicks": 3}),
        figure("rock", "D7", BLUE, "invulnerability", points=20, life=LIFE, defense=14),
    ),
    "Mastermind that would not help": document(
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "mastermind", "invulnerability", points=100, life=LIFE),
        figure("mook", "C7", points=10, life=LIFE),
    ),
    "Mastermind and Super Senses": document(
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "mastermind", "super-senses", points=100, life=LIFE),
        figure("mook", "C7", points=10, bystander=True),
    ),
    "Mastermind to a target that changed its shape": document(
        figure("a", "C5", RED, targets=2, damage=1),
        figure("b", "C6", BLUE, "mastermind", points=50, life=LIFE),
        figure("c", "D6", BLUE, "shape-change", points=10, life=LIFE),
        targets=["b", "c"],
    ),
    "two targets": document(
        figure("a", "C5", RED, targets=2, damage=3),
        figure("b", "C6", BLUE, "toughness", life=LIFE, points=50),
        figure("c", "D6", BLUE, defense=16, life={"click": 7, "clicks": 8}, points=20),
        targets=["b", "c"],
    ),
    "two targets with rolls": document(
        figure("a", "C5", RED, targets=2, damage=3),
        figure("b", "C6", BLUE, "super-senses", life=LIFE),
        figure("c", "D6", BLUE, "impervious", defense=18, life=WORN),
        targets=["b", "c"],
    ),
    "two targets that may evade": document(
        figure("a", "C5", RED, targets=2, damage=3),
        figure("b", "C6", BLUE, "super-senses", "invulnerability", life=LIFE),
        figure("c", "D6", BLUE, "super-senses", life=LIFE),
        targets=["b", "c"],
    ),
    "knockback against the edge of the map": document(
        figure("a", "C2", RED, "super-strength"), figure("b", "C1", BLUE, "toughness", life=LIFE)
    ),
    "knockback off the doubles alone": document(figure("a", "C2", RED), figure("b", "C1", life=LIFE)),
    "knockback of two": document(
        figure("a", "C2", RED, "super-strength", targets=2, damage=2),
        figure("b", "C1", life={"click": 7, "clicks": 8}),
        figure("c", "D2", defense=18, life=LIFE),
        targets=["b", "c"],
    ),
    "Quake": document(
        figure("a", "C2", RED, "quake"),
        figure("b", "C1", BLUE, "super-senses", life=LIFE),
        figure("c", "B2", BLUE, "toughness", defense=16, life=WORN),
        targets=["b", "c"],
        action="quake",
    ),
    "Pulse Wave with a friend in it": document(
        figure("a", "C5", RED, "pulse-wave"),
        figure("b", "C6", BLUE, "super-senses", "impervious", defense=16, life=LIFE),
        figure("friend", "D5", RED, life=LIFE),
        targets=["b", "friend"],
        kind="range",
        action="pulse-wave",
    ),
    "Energy Explosion": document(
        figure("a", "C1", RED, "energy-explosion"),
        figure("b", "C5", BLUE, "toughness", life=LIFE),
        figure("c", "C6", BLUE, "super-senses", defense=18, life=LIFE),
        kind="range",
        action="energy-explosion",
    ),
    "Mind Control": document(
        figure("a", "C1", RED, "mind-control"),
        figure("b", "C4", BLUE, "super-senses"),
        lucky(RED, "A1"),
        kind="range",
        action="mind-control",
    ),
    "our reroll": document(figure("a", "C5", RED), figure("b", "C6", life=LIFE), lucky(RED, "A5")),
    "their reroll": document(figure("a", "C5", RED), figure("b", "C6", life=LIFE), lucky(BLUE, "E3")),
    "both reroll": document(
        figure("a", "C5", RED),
        figure("b", "C6", BLUE, "toughness", life=LIFE),
        lucky(RED, "A5"),
        lucky(BLUE, "E3"),
    ),
    "both reroll on the other side's turn": {
        **document(figure("a", "C5", RED), figure("b", "C6"), lucky(RED, "A5"), lucky(BLUE, "E3")),
        "turn": {"active": "blue"},
    },
    "two against one": document(
        figure("a", "C5", RED), figure("b", "C6"), lucky(RED, "A5"), lucky(RED, "C3"), lucky(BLUE, "E3")
    ),
    "rerolls, knockback and Super Senses": document(
        figure("a", "C2", RED, damage=2),
        figure("b", "C1", BLUE, "super-senses", "toughness", life=LIFE),
        lucky(RED, "A3"),
        lucky(BLUE, "E3"),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_same_as_asking_about_every_roll_and_answer(name: str) -> None:
    """Each end is exactly as likely as when the judge is asked about every roll and answer, and worth the same."""
    position, attack = attack_of(CASES[name])
    found = chances_of(position, attack).prospect
    damage = attack.attacker.printed.damage
    worth, likely = Brute(position, attack, 3 if damage is None else damage).prospect()
    assert found.worth == worth
    assert {
        (tuple(sorted(end.fates)), end.own_clicks, end.own_ko): often for end, often in found.ends.items()
    } == likely
