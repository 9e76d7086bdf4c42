"""Logs that put figures where nobody stands, and cards, effects and what they do where nothing brings them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.heroclix.game import Attack, ConfirmDamage, Damage, EndTurn, Move, Place, Undo, Use, event_to_json
from engine.seating import Pause, Resume
from tests.bot.uploads.test_impossible_logs import EFFECT, line, more
from tests.engine.game.map_games import laid
from tests.engine.game.tables import ANN, BEN, JUDGE, Game, able, set_up, table_of

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


@pytest.mark.parametrize(
    ("without", "told"),
    [
        (lambda each: False, ""),
        (lambda each: each.get("figure") == "boro", ""),
        (lambda each: each.get("side") == "blue" and "figure" in each, 'while the side "blue" has nobody on the map'),
        (lambda each: "figure" in each or "map" in each, "no map is laid out in this game yet"),
    ],
)
def test_the_first_turn_begins_on_a_map_with_somebody_of_each_side(
    without: Callable[[dict[str, Any]], bool], told: str
) -> None:
    """As a table of the bot does not begin otherwise (P32); one of a side is enough."""
    kept = [each for each in log_of(set_up()) if not without(each)]
    began = next(number for number, each in enumerate(kept) if each["event"] == "turn-began")
    log = [{**each, "command": number} for number, each in enumerate(kept[: began + 1], 1)]
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{began}]: ") if told else said == ""
    assert told in said


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        ({"dial": []}, False),
        ({"dial": [{"speed": 8, "attack": 10, "defense": 16, "damage": 3}]}, True),
        ({"dial": [], "values": {"speed": 8, "attack": 10, "defense": 16, "damage": 3}}, True),
    ],
)
def test_1_8_a_card_that_comes_into_a_game_shows_values(card: dict[str, Any], taken: bool) -> None:
    """A new one, and one that takes another's place."""
    log = log_of(set_up(begun=False))
    edited = {"event": "figure-edited", "actor": ANN, "command": len(log) + 1, "figure": "alba"}
    for at, events in (
        (len(log), [*log, {**edited, "card": {"name": "Alba", "points": 50, **card}}]),
        (len(log) - 1, [*log[:-1], {**log[-1], "card": {"name": "Bela", "points": 50, **card}}]),
    ):
        said = line("heroclix-modern", events)
        assert said == "" if taken else said.startswith(f"events[{at}].card.dial: the list is too short"), said


def test_12_5d_a_click_that_shows_ko_is_one() -> None:
    """Also where living clicks come after it: turned there by damage, a figure is KO'd in the same command."""
    living = {"speed": 8, "attack": 10, "defense": 16, "damage": 3}
    made = {"name": "Boro", "points": 50, "dial": [living, living, {"ko": True}, living]}
    for clicks, fallen in ((2, True), (1, False)):
        game = table_of((ANN, able("Alba"), "A1"), (BEN, made, "H8"))
        name = game.state.figures[-1].id
        game.do(Damage(name, clicks, actor=BEN))
        log = [each for each in log_of(game) if each["event"] != "knocked-out"]
        assert (len(log) < len(game.log)) is fallen
        turned = {"event": "turn-ended", "actor": ANN, "command": len(log) + 1, "side": "red"}
        said = line("heroclix-modern", [*log, turned])
        assert (f"events[{len(log)}]: {name} is past its last click" in said) is fallen, said


def test_only_what_rests_goes_on() -> None:
    """Once more than it was paused it does not."""
    game = set_up()
    game.do(Pause(name="Ann", actor=ANN))
    game.do(Resume(name="Ann", actor=ANN))
    log = log_of(game)
    assert line("heroclix-modern", log) == ""
    again = {**log[-1], "command": len(log) + 1}
    assert line("heroclix-modern", [*log, again]).startswith(f"events[{len(log)}]: the game does not rest by then")


@pytest.mark.parametrize(
    ("actor", "agreed_by", "rolled", "taken"),
    [(ANN, BEN, True, True), (ANN, "", True, False), (JUDGE, "", True, True), (ANN, "", False, True)],
)
def test_dice_of_the_bot_are_taken_back_once_another_agrees(
    actor: str, agreed_by: str, rolled: bool, taken: bool
) -> None:
    """Unless it is a judge without a seat who does; what rolled none the player takes back alone (P34)."""
    game = table_of((ANN, able("Cato"), "C1"), (BEN, able("Dario"), "C2"))
    if rolled:
        game.do(Attack("cato", ["dario"], "close", actor=ANN), 3, 4)
    else:
        game.do(Move("cato", "B1", roll=6, actor=ANN))
    game.do(Undo(actor=ANN))
    log, at = changed(game, "undone", actor=actor, agreed_by=agreed_by, agreed_judge=False, agreed_name=agreed_by)
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{at}].agreed_by: nothing is told here; expected ben") is not taken
    assert (said != "") is rolled  # of dice that the bot rolled there is no record beside these events


@pytest.mark.parametrize("limit", ["once-per-turn", "once-per-game"])
@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, ""),
        ({"moment": 99, "name": "Third Wind"}, ""),
        ({"name": "Third Wind"}, '.name: "Third Wind" does not follow from the events before it; expected Second Wind'),
        ({"limit": ""}, '.limit: "" does not follow from the events before it; expected once-per-'),
        ({"limit": "twice-per-turn"}, '.limit: "twice-per-turn" does not follow'),
    ],
)
def test_21_11_an_effect_is_used_that_the_card_has(limit: str, fields: dict[str, Any], told: str) -> None:
    """By its name and limit; what another's card gives is not told by one's own."""
    wind = {"name": "Second Wind", "effects": [{"modify": "speed", "add": 2}, {"limit": limit}]}
    game = table_of((ANN, able("Cato", special=[wind]), "C1"), (BEN, able("Dario"), "C8"))
    game.do(Use("cato", "Second Wind", actor=ANN))
    log, at = changed(game, "effect-used", **fields)
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{at}]{told}") if told else said == "", said


@pytest.mark.parametrize(("limit", "later"), [("once-per-turn", True), ("once-per-game", False)])
def test_21_11_an_effect_is_used_as_often_as_its_limit_lets_it(limit: str, later: bool) -> None:
    """Once in a turn, or in a game; in the next turn once more where that is what it counts."""
    wind = {"name": "Second Wind", "effects": [{"modify": "speed", "add": 2}, {"limit": limit}]}
    game = table_of((ANN, able("Cato", special=[wind]), "C1"), (BEN, able("Dario"), "C8"))
    game.do(Use("cato", "Second Wind", actor=ANN))
    log, at = changed(game, "effect-used")
    again = {**log[at], "command": at + 2}
    told = 'name: cato has used "Second Wind" as often as it may by then'
    assert line("heroclix-modern", [*log, again]).startswith(f"events[{at + 1}].{told}")
    for player in (ANN, BEN):
        game.do(EndTurn(actor=player))
    log = log_of(game)
    said = line("heroclix-modern", [*log, {**again, "command": len(log) + 1}])
    assert said == "" if later else said.startswith(f"events[{len(log)}].{told}"), said


@pytest.mark.parametrize(("clicks", "taken"), [(1, True), (5, False), (0, False)])
def test_8_1c_what_a_critical_miss_costs_is_told_as_it_was(clicks: int, taken: bool) -> None:
    """It waits until the action that goes on is resolved, and is the 1 click of the attack then (12.3c)."""
    game = table_of((ANN, able("Cato", "hypersonic-speed"), "C1"), (BEN, able("Dario"), "C3"))
    game.do(Move("cato", "C2", action="hypersonic-speed", actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [1, 1], actor=ANN))
    while game.state.pending:
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    log, at = changed(game, "effect-deferred", clicks=clicks)
    said = line("heroclix-modern", log)
    assert said == "" if taken else said.startswith(f"events[{at}].clicks: "), said


@pytest.mark.parametrize(("at", "taken"), [("C7", True), ("C8", False), ("H3", False)])
def test_27_2l_telekinesis_places_an_object_within_four_squares(at: str, taken: bool) -> None:
    """Of where it lay, and within the user's own range and line of fire; it lies on C3 here."""
    game = laid({"objects": [{"id": "crate", "kind": "light", "at": "C3"}]}, (ANN, able("Cato", "telekinesis"), "B3"))
    game.do(Use("cato", "telekinesis", target="crate", to="C5", actor=ANN))
    log, at_event = changed(game, "element-placed", at=[at])
    said = line("heroclix-modern", log)
    assert said == "" if taken else said.startswith(f'events[{at_event}].at: "{at}" does not follow'), said
