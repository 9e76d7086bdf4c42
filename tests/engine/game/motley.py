"""Random tables to play on: small maps with terrain, and figures that show any powers there are."""

from __future__ import annotations

import random
from typing import Any

from engine.heroclix.game import AddFigure, EndTurn, Join, LoadMap, NewGame
from engine.heroclix.powers import STANDARD
from tests.engine.game.tables import ANN, BEN, Game

__all__ = ["random_card", "random_map", "random_table"]

COLUMNS, ROWS = 9, 8
FAMILIES = ("speed", "attack", "defense", "damage")
ABILITIES = (
    "flight", "swim", "autonomous", "immune", "immobile", "wild-card", "passenger:2", "giant-reach:2",
    "improved-movement:elevated", "improved-movement:blocking", "improved-movement:characters",
    "improved-movement:destroy-blocking", "improved-targeting:hindering", "improved-targeting:adjacent",
    "improved-targeting:blocking", "improved-targeting:characters", "safeguard:outwit", "safeguard:quake",
)  # fmt: skip


def random_card(chance: random.Random, name: str) -> dict[str, Any]:
    """Return a figure of four clicks, each with a few standard powers, sometimes a size, a base or an ability."""
    base = chance.choices([(1, 1), (1, 2), (2, 2)], [20, 1, 1])[0]
    size = "standard" if base == (1, 1) else "giant"
    dial = []
    for _ in range(4):
        families = [family for family in FAMILIES if chance.random() < 0.7]
        powers = [chance.choice([power.slug for power in STANDARD if power.family == one]) for one in families]
        values = {"speed": chance.randint(3, 10), "attack": chance.randint(8, 12), "defense": chance.randint(14, 18)}
        dial.append({**values, "damage": chance.randint(1, 4), "powers": powers})
    card: dict[str, Any] = {"name": name, "points": chance.choice((25, 50, 100)), "dial": dial, "base": base}
    card |= {"range": chance.choice((0, 4, 6, 8)), "targets": chance.choice((1, 1, 2, 3))}
    card["size"] = size if base != (1, 1) else chance.choice(("standard", "standard", "standard", "tiny", "giant"))
    card["abilities"] = chance.sample(ABILITIES, 1) if chance.random() < 0.3 else []
    card["keywords"] = [chance.choice(("Guild", "Crew"))]
    card["stops"] = [chance.randint(2, 4)] if chance.random() < 0.2 else []
    return card


def random_map(chance: random.Random) -> dict[str, Any]:
    """Return a small map with terrain of every kind, and two objects on it."""
    names = [f"{chr(65 + column)}{row + 1}" for column in range(COLUMNS) for row in range(1, ROWS - 1)]
    chance.shuffle(names)
    parts = {kind: [names.pop() for _ in range(chance.randint(0, 4))] for kind in ("hindering", "blocking", "water")}
    walls = [
        f"{'ABCDEFGH'[n]}{row}/{'BCDEFGHI'[n]}{row}" for n, row in ((chance.randrange(8), chance.randint(2, 7)),) * 2
    ]
    document: dict[str, Any] = {
        "size": [COLUMNS, ROWS],
        **parts,
        "walls": walls[:1],
        "starting_areas": {"red": ["A1:I1"], "blue": [f"A{ROWS}:I{ROWS}"]},
        "objects": [{"id": "crate", "at": names.pop()}, {"id": "anvil", "kind": "heavy", "at": names.pop()}],
    }
    if chance.random() < 0.5:
        document["elevated"] = {"2": [names.pop() for _ in range(5)]}
    if chance.random() < 0.5:
        document["markers"] = [{"kind": chance.choice(("blocking", "hindering", "debris")), "at": [names.pop()]}]
    return document


def random_table(chance: random.Random, each: int = 4) -> Game:
    """Return a game just begun: so many figures on each side, near one another, Ann to play."""
    game = Game()
    game.do(NewGame("heroclix-modern", build_total=chance.choice((200, 300, 400)), actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(random_map(chance), actor=ANN))
    squares = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    for user, name in ((ANN, "a"), (BEN, "b")):
        for number in range(each):
            made = random_card(chance, f"{name}{number}")
            for column, row in chance.sample(squares, len(squares)):
                at = f"{chr(65 + column)}{row + 1}"
                near = (row < ROWS // 2) == (user == ANN) or chance.random() < 0.2
                if not near or column + made["base"][0] > COLUMNS or row + made["base"][1] > ROWS:
                    continue
                if not game.ask(AddFigure(made, at, actor=user)).refused:
                    break
    game.do(EndTurn(actor=ANN))
    return game
