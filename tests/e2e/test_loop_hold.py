"""No command holds the loop: on the largest table others are answered meanwhile."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import AddFigure, EndTurn, Join, LoadMap, NewGame, event_to_json
from tests.e2e.club import Club
from tests.e2e.loop_hold import longest_hold
from tests.engine.game.tables import Game, card

LONGEST = 0.05  # seconds of the loop's own processor time
SIDE = 100


def crowded(ana: str, bruno: str) -> Game:
    """Return a game of 60 figures on 100×100 squares, red to play."""
    game = Game()
    game.do(NewGame("heroclix-modern", 10_000, actor=ana))
    game.do(Join("Ana", "red", actor=ana))
    game.do(Join("Bruno", "blue", actor=bruno))
    rows = [f"A{row}:CV{row}" for row in (20, 40, 60)]
    game.do(
        LoadMap(
            {"size": [SIDE, SIDE], "hindering": rows[:1], "elevated": {"2": rows[1:2]}, "water": rows[2:]}, actor=ana
        )
    )
    for number in range(60):
        actor, row = (ana, 45) if number % 2 == 0 else (bruno, 50)
        column = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number // 2 % 26]
        where = f"{column}{row + number // 52}"
        game.do(AddFigure(card(f"Pawn {number}", 6, points=25), where, actor=actor))
    game.do(EndTurn(first="red", actor=ana))
    game.do(EndTurn(actor=ana))
    game.do(EndTurn(actor=bruno))
    return game


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("board", {}),
    ("game show", {}),
    ("game log", {}),
    ("game export", {}),
    ("figure list", {}),
    ("figure show", {"figure": "pawn-0"}),
    ("turn show", {}),
    ("legal", {}),
    ("legal", {"figure": "pawn-0"}),
    ("lof", {"from": "pawn-0", "to": "pawn-1"}),
    ("lof", {"from": "pawn-0"}),
    ("reach", {"figure": "pawn-0"}),
    ("range", {"figure": "pawn-0"}),
    ("value", {"figure": "pawn-0", "value": "attack"}),
    ("odds", {"attacker": "pawn-0", "target": "pawn-1"}),
    ("knockback", {"figure": "pawn-1", "from": "pawn-0"}),
    ("placing", {"what": "pawn-0"}),
    ("area", {"effect": "smoke-cloud", "figure": "pawn-0"}),
    ("map check", {}),
    ("map starting", {"edge": "top"}),
    ("map edit", {"terrain": "water", "where": "A1:CV5"}),
    ("use", {"figure": "pawn-0", "power": "charge"}),
    ("move", {"figure": "pawn-0"}),
    ("move", {"figure": "pawn-0", "to": "A46"}),
    ("attack", {"attacker": "pawn-2"}),
    ("attack", {"attacker": "pawn-2", "target": "pawn-3", "kind": "range", "roll": "4 6"}),
    ("damage", {"figure": "pawn-1", "clicks": 1}),
    ("figure add", {"figure": "Rook 50 7/9/16/2 r6 t1 at CV1"}),
    ("score", {}),
    ("why", {}),
    ("game undo", {}),
    ("token", {"figure": "pawn-0", "change": 1}),
    ("heal", {"figure": "pawn-1", "clicks": 1}),
    ("click", {"figure": "pawn-1", "to": "2"}),
    ("place", {"figure": "pawn-4", "at": "CV2"}),
    ("figure edit", {"figure": "pawn-0", "name": "Queen"}),
    ("figure points", {"which": "highest", "among": "red"}),
    ("figure keyword", {"figure": "pawn-0", "keyword": "River"}),
    ("figure special", {"figure": "pawn-0", "name": "Fare", "kind": "trait", "what": "attack +1"}),
    ("effect add", {"figure": "pawn-0", "card": "Coin", "what": "attack +1"}),
    ("card add", {"name": "Coin"}),
    ("card list", {}),
    ("sideline send", {"figure": "pawn-6"}),
    ("sideline list", {}),
    ("effect list", {}),
    ("count", {"name": "Fuel", "change": 1}),
    ("throw", {"die": "coin"}),
    ("help", {}),
    ("roll", {}),
    ("rule", {"section": "carry"}),
    ("power", {"name": "charge"}),
    ("ask", {"question": "can I shoot while based?"}),
    ("settings", {}),
    ("dispute", {}),
    ("game redo", {}),
    ("map load", {"name": "training-yard"}),
    ("turn end", {}),
    ("figure remove", {"figure": "pawn-8"}),
]


@pytest.fixture
async def large(table: Club) -> Club:
    """The crowded game in the club's channel."""
    game = crowded(str(table.ana.id), str(table.bruno.id))
    events = [event_to_json(event) for event in game.log]
    await table.store.games.create(1, table.channel.id, "heroclix-modern", events, "0", "made")
    await table.ask(table.ana, "game show")
    return table


async def test_no_command_holds_the_loop(large: Club) -> None:
    """Each command on 60 figures and 100×100 squares: no step of the loop takes longer than 50 ms."""
    held: dict[str, tuple[float, str]] = {}
    for command, options in COMMANDS:
        with longest_hold() as found:
            await large.ana.slash(large.channel, command, **options)
        held[f"{command} {options}"] = (round(found.seconds, 3), found.what)
    slow = {name: what for name, what in held.items() if what[0] > LONGEST}
    assert not slow, "\n".join(f"{what[0]} {name}: {what[1]}" for name, what in sorted(slow.items()))
