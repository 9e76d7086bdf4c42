"""Logs that put figures where nobody stands, and effects and cards into a game that nothing brings there."""

from __future__ import annotations

from typing import Any

import pytest

from engine.heroclix.game import Move, Place, event_to_json
from tests.bot.uploads.test_impossible_logs import EFFECT, line, more
from tests.engine.game.tables import ANN, BEN, Game, able, set_up, table_of

CARD: dict[str, Any] = {"event": "card-added", "card": "coin", "name": "Coin", "kind": "id-card", "side": "red"}


def log_of(game: Game) -> list[dict[str, Any]]:
    """Return what a game's log has."""
    return [event_to_json(event) for event in game.log]


def gone(*path: str, placed: str = "", **of_cato: Any) -> Game:
    """Return a game in which Cato has gone a way from C3, or was put somewhere; D4 is blocking terrain."""
    game = table_of((ANN, able("Cato", **of_cato), "C3"), (BEN, able("Dario"), "H8"))
    game.do(Place("cato", placed, actor=ANN) if placed else Move("cato", path[-1], path=list(path), actor=ANN))
    return game


def changed(game: Game, kind: str, **fields: Any) -> tuple[list[dict[str, Any]], int]:
    """Return the log with fields of its last event of that kind told otherwise, and where that stands."""
    log = log_of(game)
    at = max(number for number, event in enumerate(log) if event["event"] == kind)
    log[at] = {**log[at], **fields}
    return log[: at + 1], at


def test_13_2_nobody_stands_in_blocking_terrain() -> None:
    """Neither put there, nor moved, nor added: by no word of the players either; on the next square one may."""
    log, at = changed(gone(placed="C4"), "placed")
    assert line("heroclix-modern", log) == ""
    for kind, game in (("placed", gone(placed="C4")), ("figure-added", gone(placed="C4"))):
        log, at = changed(game, kind, at=["D4"])
        assert line("heroclix-modern", log).startswith(f"events[{at}].at: D4 is blocking terrain"), kind
    log, at = changed(gone("D3"), "moved", path=["D4"], at=["D4"], objection=["16.3a"])
    assert line("heroclix-modern", log).startswith(f"events[{at}].at: D4 is blocking terrain")


@pytest.mark.parametrize(
    ("abilities", "objection", "taken"),
    [((), (), False), (("improved-movement:blocking",), (), True), ((), ("16.3a",), True)],
)
def test_16_3a_no_way_leads_through_blocking_terrain(
    abilities: tuple[str, ...], objection: tuple[str, ...], taken: bool
) -> None:
    """Unless the figure moves through it, or the players let it stand."""
    log, at = changed(
        gone("D3", "E4", abilities=list(abilities)), "moved", path=["D4", "E4"], objection=list(objection)
    )
    said = line("heroclix-modern", log)
    assert said == "" if taken else said.startswith(f"events[{at}].path: a wall or blocking terrain bars this way")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        ({"effects": [{"modify": "attack", "add": 99}]}, ""),
        ({"effects": [{"modify": "attack", "add": 100}]}, "effects[0].add: "),
        ({"effects": [{"modify": "attack", "add": "red"}]}, "effects[0].add: "),
        ({"effects": [{"modify": "luck", "add": 1}]}, "effects[0].modify: "),
        ({"effects": [{"grants": "luck"}]}, "effects[0].grants: "),
        ({"effects": []}, "effects: the list is too short"),
        ({"add": 100_000}, 'add: "100000" does not follow'),
        ({"kind": "modify", "power": "perplex", "by": "asta", "value": "attack", "add": 1}, "effects: "),
    ],
)
def test_20_3_effects_are_those_that_cards_have(fields: dict[str, Any], told: str) -> None:
    """What a board could not be drawn with is refused where it stands, not when somebody looks at it."""
    log = more({**EFFECT, **fields})
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{len(log) - 1}].{told}") if told else said == "", said


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        ({"points": 10_000}, ""),
        ({"points": -50}, "points: -50 is too small"),
        ({"side": "green"}, 'side: "green" does not follow'),
    ],
)
def test_25_cards_are_laid_out_for_those_who_play(fields: dict[str, Any], told: str) -> None:
    """For a side of the game, with points that a card may have."""
    log = more({**CARD, **fields})
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{len(log) - 1}].{told}") if told else said == "", said


@pytest.mark.parametrize(("ruleset", "taken"), [("heroclix-modern", True), ("heroclix-2012", False)])
def test_3_3_what_an_edition_lacks_comes_into_none_of_its_games(ruleset: str, taken: bool) -> None:
    """STOP on a figure and a tarot card are today's: 2012 has neither."""
    game = set_up(ruleset=ruleset)
    log = log_of(game)
    at = max(number for number, event in enumerate(log) if event["event"] == "figure-added")
    figure = {**log[at]["card"], "abilities": ["stop"]}
    told = line(ruleset, [*log[:at], {**log[at], "card": figure}])
    assert told == "" if taken else told.startswith(f"events[{at}].card.abilities[0]: ")
    told = line(ruleset, [*log, {**CARD, "kind": "tarot", "actor": ANN, "command": len(log) + 1}])
    assert told == "" if taken else told.startswith(f"events[{len(log)}].kind: heroclix-2012 knows no tarot")


@pytest.mark.parametrize(("by", "taken"), [("dario", True), ("fina", False), ("cato", False)])
def test_an_opponent_is_captured(by: str, taken: bool) -> None:
    """By one of another side; a friend captures nobody, and nobody himself (2012: captura)."""
    game = table_of((ANN, able("Cato"), "C3"), (ANN, able("Fina"), "B3"), (BEN, able("Dario"), "H8"))
    last = {"event": "captured", "figure": "cato", "by": by, "actor": BEN, "command": len(game.log) + 1}
    said = line("heroclix-modern", [*log_of(game), last])
    assert ("does not follow" in said) is not taken
