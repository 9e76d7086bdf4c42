"""Attacks of random figures agree with the judge asked one by one; CLIX_ODDS=500 tries more of them."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from engine.heroclix.judge import adjudicate
from engine.heroclix.odds import chances_of
from tests.engine.odds.brute import Brute
from tests.engine.odds.tables import attack_of, document, figure

COUNT = int(os.environ.get("CLIX_ODDS", "10"))
ATTACKER = (
    "blades-claws-fangs",
    "super-strength",
    "precision-strike",
    "exploit-weakness",
    "steal-energy",
    "incapacitate",
)
TARGET = ("toughness", "invulnerability", "invincible", "shape-change", "mastermind", "combat-reflexes", "defend")
ROLLED = ("super-senses", "impervious")  # at most one each, so that the slow way stays quick


def life(random: Random) -> dict[str, Any]:
    """A dial somewhere between its start and its end, with a STOP at times."""
    clicks = random.randint(3, 8)
    stops = [random.randint(1, clicks)] if random.random() < 0.3 else []
    return {"click": random.randint(1, clicks), "clicks": clicks, "stops": stops}


def target(random: Random, name: str, at: str) -> dict[str, Any]:
    """A figure that is attacked, or stands by."""
    powers = [*random.sample(TARGET, random.randint(0, 2)), *random.sample(ROLLED, random.randint(0, 1))]
    body = {"bystander": True} if random.random() < 0.1 else {"life": life(random)} if random.random() < 0.9 else {}
    points = random.choice((0, 10, 50, 100))
    return figure(name, at, "blue", *powers, defense=random.randint(14, 19), points=points, **body)


def attack(random: Random) -> dict[str, Any]:
    """A close attack on one or two figures, in the open or at the edge of the map, with rerolls on both sides."""
    squares = random.choice((("C2", "C1", "D1", "B1", "A4", "E4"), ("C5", "C6", "D6", "B6", "A5", "F5")))
    powers = random.sample(ATTACKER, random.randint(0, 2))
    strong = {"attack": random.randint(7, 12), "damage": random.randint(0, 3), "targets": 2}
    figures = [figure("a", squares[0], "red", *powers, points=60, life=life(random), **strong)]
    figures += [target(random, name, at) for name, at in zip("bcm", squares[1:4], strict=True)]
    if random.random() < 0.3:
        figures.append(figure("r", squares[4], "red", "probability-control"))
    if random.random() < 0.3:
        figures.append(figure("q", squares[5], "blue", "probability-control"))
    found = document(*figures, targets=["b", "c"][: random.randint(1, 2)])
    return {**found, "turn": {"active": random.choice(("red", "blue"))}}


@pytest.mark.parametrize("seed", range(COUNT))
def test_the_same_as_asking_about_every_roll_and_answer(seed: int) -> None:
    """Each end is exactly as likely as when the judge is asked about every roll and answer, and worth the same."""
    asked = attack(Random(seed))
    position, made = attack_of(asked)
    moment = {"attack": "close", "attacker": "a"}
    value = adjudicate({**asked, "ask": {"type": "value", "figure": "a", "value": "damage", "during": moment}})
    found = chances_of(position, made).prospect
    worth, likely = Brute(position, made, int(str(value.fields["result"]))).prospect()
    assert found.worth == worth
    assert {(end.fates, end.own_clicks, end.own_ko): often for end, often in found.ends.items()} == likely
