"""Whom and what the events of a log name: who is in its game, users, sections of the book; else they are refused."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Agreement, EndGame, Redo, Token, Undo
from tests.bot.uploads.test_impossible_logs import EFFECT, GIVEN, Log, line, more, walked
from tests.bot.uploads.test_impossible_places import changed, gone, log_of
from tests.engine.game.tables import ANN, BEN, Game, able, table_of

MODERN = "heroclix-modern"
CARD: dict[str, Any] = {"event": "card-added", "card": "coin", "name": "Coin", "kind": "resource", "side": "red"}
USED: dict[str, Any] = {"event": "card-used", "card": "coin", "name": "Coin"}
COUNTED: dict[str, Any] = {"event": "counted", "holder": "alba", "name": "Rage", "before": 0, "after": 1}
PERPLEXED: dict[str, Any] = {
    **EFFECT, "kind": "modify", "power": "perplex", "value": "attack", "add": 1, "effects": [], "even_if_lost": False,
    "until": "next-turn", "by": "asta",
}  # fmt: skip
CHANGED_SHAPE = {
    **PERPLEXED, "kind": "cant-target", "power": "shape-change", "value": "", "add": 0, "until": "turn",
}  # fmt: skip
OUTWITTED = {**PERPLEXED, "kind": "cant-use", "power": "outwit", "value": "", "add": 0}
MAP: dict[str, Any] = {"event": "map-loaded", "map": {"size": [8, 8]}, "terrain": "water", "places": ["C3", "C3/D3"]}
PAWN: dict[str, Any] = {"event": "figure-added", "figure": "pawn", "side": "red", "card": {"name": "Pawn"}}


@pytest.mark.parametrize(
    ("events", "fields", "told"),
    [
        ([PAWN], {"generated_by": "alba"}, ""),
        ([PAWN], {"generated_by": "A1"}, 'generated_by: "A1" does not follow'),
        ([PAWN], {"aside": True}, ""),
        ([PAWN], {"aside": True, "at": ["E5"]}, "at: who is on a sideline stands on no square"),
        ([CARD], {"assigned": ["alba", "asta"]}, ""),
        ([CARD], {"assigned": ["alba", "range"]}, 'assigned[1]: "range" does not follow'),
        ([CARD], {"card": "alba"}, "card: "),
        ([CARD], {"side": "green"}, 'side: "green" does not follow'),
        ([CARD], {"clue": "x" * 81}, "clue: the text is too long"),
        ([CARD, USED], {"figure": "asta"}, ""),
        ([CARD, USED], {"figure": "ghost"}, 'figure: "ghost" does not follow'),
        ([CARD, USED], {"name": "Ring"}, 'name: "Ring" does not follow from the events before it; expected Coin'),
        ([CARD, USED], {"turned": True}, 'turned: "true" does not follow'),
        ([COUNTED], {"by": "asta"}, ""),
        ([COUNTED], {"by": "turn"}, 'by: "turn" does not follow'),
        ([COUNTED], {"holder": "red", "figure": False}, ""),
        ([COUNTED], {"holder": "red"}, 'holder: "red" does not follow'),
        ([COUNTED], {"holder": "alba", "figure": False}, 'holder: "alba" does not follow'),
        ([PERPLEXED], {"add": -2}, ""),
        ([PERPLEXED], {"add": 6}, 'add: "6" does not follow from the events before it; expected 2, 1, -1, -2'),
        ([PERPLEXED], {"value": ""}, 'value: "" does not follow'),
        ([PERPLEXED], {"what": "alba"}, 'what: "alba" does not follow'),
        ([PERPLEXED], {"side": "yellow"}, 'side: "yellow" does not follow'),
        ([PERPLEXED], {"even_if_lost": True}, 'even_if_lost: "true" does not follow'),
        ([EFFECT], {"even_if_lost": False}, 'even_if_lost: "false" does not follow'),
        ([{**CHANGED_SHAPE, "what": "asta"}], {}, ""),
        ([{**CHANGED_SHAPE, "what": "asta"}], {"power": "perplex"}, 'power: "perplex" does not follow'),
        ([{**CHANGED_SHAPE, "what": "asta"}], {"until": "game"}, 'until: "game" does not follow'),
        ([CHANGED_SHAPE], {"what": "E5"}, 'what: "E5" does not follow'),
        ([OUTWITTED], {"what": "Leap"}, ""),
        ([OUTWITTED], {"what": ""}, "what: "),
        ([OUTWITTED], {"what": "Leap", "until": "turn"}, 'until: "turn" does not follow'),
        ([{**PERPLEXED, "kind": "lends", "value": "", "add": 0}], {"what": "leap"}, 'what: "leap" does not follow'),
        ([MAP], {}, ""),
        ([MAP], {"places": ["alba (ring)", "C3:D4 (crate)"]}, ""),
        ([MAP], {"places": ["blue"]}, 'places[0]: "blue" is not a square'),
        ([MAP], {"places": ["C3", "J3"]}, 'places[1]: "J3" is outside the 8×8 map'),
        ([MAP], {"changes": [["C3", "", "water"]], "changed": 1}, ""),
        ([MAP], {"changes": [["J3", "", "water"]], "changed": 1}, 'changes[0][0]: "J3" is outside the 8×8 map'),
        ([MAP], {"changes": [["C3/J3", "", "wall"]], "changed": 1}, "changes[0][0]: "),
        ([MAP], {"map": {"size": [8, 8], "blocking": ["C2"]}}, ""),
        ([MAP], {"map": {"size": [8, 8], "blocking": ["C1"]}}, "map: C1 is blocking terrain, where nobody stands"),
        ([PAWN], {"side": "green"}, 'side: "green" does not follow from the events before it; expected blue, red'),
        ([MAP], {"changes": [["C3", "water", "elevated-2 start-red"]], "changed": 1}, ""),
        ([MAP], {"changes": [["C3", "water", "lava"]], "changed": 1}, 'changes[0][2]: "lava" is not one of'),
        ([MAP], {"changes": [["C3", "elevated-x", ""]], "changed": 1}, 'changes[0][1]: "elevated-x" is not one of'),
        ([EFFECT], {"side": "blue"}, ""),
        ([EFFECT], {"side": ""}, 'side: "" does not follow from the events before it; expected blue, red'),
        ([EFFECT], {"by": "asta"}, ""),
        (
            [EFFECT],
            {"by": "asta", "side": "blue"},
            'side: "blue" does not follow from the events before it; expected red',
        ),
        ([MAP], {"changed": 1}, 'changed: "1" does not follow from the events before it; expected 0'),
        ([MAP], {"terrain": "lava"}, 'terrain: "lava" is not one of'),
        ([{"event": "score-entered", "side": "red", "points": 5}], {"side": "green"}, 'side: "green" does not follow'),
        ([{**GIVEN, "event": "action-given"}], {"tokens": 2}, "tokens: 2 is too large"),
        ([{**GIVEN, "event": "action-given"}], {"free": True, "counted": False}, 'free: "true" does not follow'),
        ([{**GIVEN, "event": "action-given"}], {"free": True, "counted": False, "objection": ["7.5"]}, ""),
        ([{**GIVEN, "event": "action-given"}], {"epic": True, "counted": False}, "epic: "),
        ([walked("C2")], {"objection": ["10.2", "R4", "P35"]}, ""),
        ([walked("C2")], {"objection": ["10.2", "H8"]}, 'objection[1]: "H8" is no section of this rulebook'),
        ([walked("C2")], {"objection": ["move"]}, 'objection[0]: "move" is no section of this rulebook'),
    ],
)
def test_what_an_event_names_is_there(events: Log, fields: dict[str, Any], told: str) -> None:
    """7.2, 20.3, 21.6, 25.4: one field of the last event, and beside each that can't be one that can."""
    events = [*events[:-1], {**events[-1], **fields}]
    log = more(*events)
    said = line(MODERN, log)
    assert said == "" if not told else said.startswith(f"events[{len(log) - 1}].{told}"), said


def test_double_and_epic_actions_are_of_one_book() -> None:
    """accion-de-poder-doble, acciones-epicas: two tokens, and an epic action in games of so many points, in 2012."""
    for points, fields, told in (
        (300, {"tokens": 2}, ""),
        (300, {"tokens": 3}, "tokens: 3 is too large"),
        (400, {"epic": True, "counted": False}, ""),
        (300, {"epic": True, "counted": False}, 'epic: "true" does not follow'),
    ):
        log = [{**event, "ruleset": "heroclix-2012", "build_total": points} if not at else event
               for at, event in enumerate(more({**GIVEN, "event": "action-given", **fields}))]  # fmt: skip
        said = line("heroclix-2012", log)
        assert said == "" if not told else said.startswith(f"events[{len(log) - 1}].{told}"), said
    log = more()
    log[0] = {**log[0], "build_total": 10_001}
    assert line(MODERN, log).startswith("events[0].build_total: 10,001 is too large")


def taken_back() -> Game:
    """Return a game in which two commands were taken back, and one of them put back."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario"), "H8"))
    for command in (Token("cato", 1, actor=ANN), Token("cato", 1, actor=ANN)):
        game.do(command)
    for command in (Undo(actor=ANN), Undo(actor=ANN), Redo(actor=ANN)):
        game.do(command)
    return game


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("undone", {"taken_back": 1000}),
        ("undone", {"command": 1000}),
        ("undone", {"command": 2}),
        ("undone", {"agreed_name": "Zoe"}),
        ("redone", {"put_back": 1000}),
        ("redone", {"command": 1000}),
    ],
)
def test_what_is_taken_back_is_the_last_command_and_a_command_of_its_own(kind: str, fields: dict[str, Any]) -> None:
    """P34: neither one that there was not, nor one taken back before, nor under another command's number."""
    assert line(MODERN, log_of(taken_back())) == ""
    log, at = changed(taken_back(), kind, **fields)
    assert line(MODERN, log).startswith(f"events[{at}].{next(iter(fields))}: "), line(MODERN, log)
    again = [event for event in log_of(taken_back()) if event["event"] == kind][-1]
    twice = log_of(taken_back())
    twice.append({**again, "command": len(twice) + 1})
    said = line(MODERN, twice)  # what was put back is taken back again; what is there is not put back
    assert said == "" if kind == "undone" else said.startswith(f"events[{len(twice) - 1}].put_back: "), said


@pytest.mark.parametrize(
    ("points", "winner", "told"),
    [
        ({"red": 0, "blue": 0}, "red", "points.red: "),
        ({"red": 150, "blue": 0}, "red", ""),
        ({"red": 151, "blue": 0}, "red", "points.red: "),
        ({"red": 150}, "red", "points: nothing is told here; expected blue"),
        ({"red": 150, "blue": 0, "green": 0}, "red", 'points: "green" does not follow'),
        ({}, "red", ""),
    ],
)
def test_5_4_points_at_the_end_are_those_of_the_game(points: dict[str, int], winner: str, told: str) -> None:
    """What the game has scored and what the loser keeps is what its end tells; older logs tell none."""
    game = table_of((ANN, able("Cato"), "C3"), (BEN, able("Dario", points=50), "H8"))
    game.do(EndGame("red", agreed=Agreement(BEN, "Ben"), actor=ANN))
    ended = log_of(game)[-1]
    assert ended["event"] == "game-ended"
    assert ended["points"] == {"red": 150, "blue": 0}
    log, at = changed(game, "game-ended", points=points, winner=winner)
    said = line(MODERN, log)
    assert said == "" if not told else said.startswith(f"events[{at}].{told}"), said


def numbered(log: Log, **others: str) -> Log:
    """Return a log whose players have ids as Discord has them."""
    users = {"ann": "101", "ben": "102", "judge": "109", "1": "101", **others}
    return [
        {key: users.get(value, value) if key in ("actor", "player", "by") else value for key, value in event.items()}
        for event in log
    ]


@pytest.mark.parametrize("user", ["turn", "green", "", "rook", "42"])
def test_who_does_something_is_a_user_where_the_players_are(user: str) -> None:
    """Players of numbers play with users of numbers; logs whose players are words are taken as they are."""
    log = numbered(log_of(gone("C4")))
    assert line(MODERN, log) == ""
    log[-1] = {**log[-1], "command": len(log)}
    last = {"event": "placed", "figure": "cato", "at": ["E6"], "actor": "101", "command": len(log) + 1}
    assert line(MODERN, [*log, last]) == ""
    told = line(MODERN, [*log, {**last, "actor": user}])
    assert told == "" if user.isdecimal() else told.startswith(f'events[{len(log)}].actor: "{user}" is no user'), told
    last = {**GIVEN, "figure": "cato", "objection": ["7.4"], "actor": "101", "command": len(log) + 1}
    agreed = {"event": "agreed", "by": user, "name": "Zoe", "judge": True, "actor": "101", "command": len(log) + 1}
    told = line(MODERN, [*log, last, agreed])
    assert told == "" if user.isdecimal() or not user else told.startswith(f"events[{len(log) + 1}].by: "), told
