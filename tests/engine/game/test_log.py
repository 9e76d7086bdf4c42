"""Events as JSON, as lines of the log, and a game as a position document."""

from __future__ import annotations

import json
from typing import Any

import pytest

import engine
from engine.errors import DocumentError, LogError
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import (
    EMPTY,
    AddFigure,
    Agreement,
    Attach,
    Attack,
    Choose,
    ConfirmDamage,
    ConfirmRoll,
    Correct,
    CorrectRuling,
    Count,
    Damage,
    DropDamage,
    EditFigure,
    EndBeginning,
    EndGame,
    EndTurn,
    EnterScore,
    Event,
    Finish,
    Heal,
    Leave,
    LoadMap,
    Move,
    Place,
    Redo,
    RemoveFigure,
    RemoveFromGame,
    Replace,
    Token,
    Undo,
    Use,
    describe,
    event_from_json,
    event_to_json,
    fold,
)
from engine.heroclix.game.events import EVENTS, Imported
from engine.heroclix.game.state.document import to_document
from engine.heroclix.judge import read
from engine.heroclix.samples import SampleMap, sample_maps
from engine.message import messages
from engine.seating import CallJudge, OfferSeat, Pause, Resume, TakeOver
from tests.engine.game.map_games import fight_game, map_game
from tests.engine.game.tables import ANN, BEN, JUDGE, MAP, Game, able, card, fighting, set_up, table_of
from tests.engine.game.test_cards import cards_game
from tests.engine.game.test_sideline import sideline_game


def long_game() -> Game:
    """Return a game whose log holds every kind of event."""
    game = fighting()
    game.do(AddFigure(card("Cato"), "C2", actor=BEN))
    game.do(AddFigure({"name": "Pike", "values": {"attack": 8}}, actor=BEN))
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    game.do(Attack("asta", ["cato"], "close", [1, 1], actor=ANN))
    game.do(DropDamage(game.state.pending[0].attack, actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(Move("cato", "A4", roll=2, actor=BEN))
    game.do(Move("cato", "A4", override=True, actor=BEN))
    game.do(Attack("bela", ["alba"], "close", [1, 1], override=True, actor=BEN))
    game.do(DropDamage(game.state.pending[0].attack, actor=ANN))
    game.do(Heal("cato", 1, "rested", actor=BEN))
    game.do(Damage("pike", 2, actor=BEN))
    game.do(Heal("pike", 1, actor=BEN))
    game.do(Token("cato", -1, actor=BEN))
    game.do(Place("boro", None, actor=BEN))
    game.do(EditFigure("bela", {"points": 10}, actor=BEN))
    game.do(RemoveFigure("bela", actor=BEN))
    game.do(Correct("boro", "modifiers", [{"value": "attack", "add": -1}], actor=BEN))
    game.do(Correct(None, "actions_used", 0, actor=BEN))
    game.do(Damage("cato", 9, actor=BEN))
    game.do(LoadMap({key: value for key, value in MAP.items() if key != "name"}, actor=BEN))
    game.do(Undo(actor=BEN))
    game.do(Redo(actor=BEN))
    for user in (BEN, ANN, BEN):
        game.do(EndTurn(actor=user))
    game.do(EnterScore("red", 5, why="crate", actor=BEN))
    game.do(EnterScore("blue", 3, mission=True, actor=BEN))
    game.do(Leave(actor=BEN))
    game.do(EndGame(actor=JUDGE, judge=True))
    return game


def powers_game() -> Game:
    """Return a game whose log holds what powers and decisions bring about."""
    game = table_of(
        (ANN, able("Cato", "charge", "perplex"), "C3"),
        (BEN, able("Dario", "super-senses"), "C5"),
    )
    game.do(Use("cato", "perplex", target="dario", value="defense", change=-1, actor=ANN))
    game.do(Move("cato", "C4", action="charge", actor=ANN))
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(Choose(game.state.pending[0].attack, "super-senses:dario", 6, actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("cato", "C3", action="charge", roll=6, actor=ANN))
    game.do(Finish(actor=ANN))
    return game


def turns_game() -> Game:
    """Return a game whose log holds what happens at the beginning of a turn, and an effect with a limit."""
    plan = {"name": "Plan", "text": "…", "effects": [{"limit": "once-per-game"}]}
    game = table_of((ANN, able("Cato", "willpower", special=[plan]), "C2"), (ANN, able("Fina", "willpower"), "F3"))
    game.do(Use("cato", "plan", actor=ANN))
    for name in ("cato", "fina"):
        game.do(Move(name, "D3" if name == "cato" else "F4", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Use("cato", "willpower", roll=5, actor=ANN))
    game.do(EndBeginning(actor=ANN))
    game.do(AddFigure(card("Pog"), "E3", generated_by="cato", actor=ANN))
    game.do(Replace("fina", [able("Hydra")], actor=ANN))
    return game


def markers_game() -> Game:
    """Return a game whose log holds what powers do to the map."""
    game = table_of((ANN, able("Cato", "barrier"), "A1"), (ANN, able("Fina", "telekinesis"), "F3"))
    game.do(Use("cato", "barrier", squares=["C2", "C3"], actor=ANN))
    game.do(Use("fina", "telekinesis", target="barrier@C3", to="D2", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    return game


def characters_game() -> Game:
    """Return a game whose log holds what characters other than the usual ones do."""
    game = table_of((ANN, able("Bus", abilities=["vehicle", "autopilot"]), "C3"), (ANN, able("Cato"), "C5"))
    game.do(Move("bus", "C4", actor=ANN))
    game.do(Use("cato", "become-pilot", target="bus", actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Use("bus", "pilot-values", actor=ANN))
    game.do(Use("bus", "place-pilot", to="C5", actor=ANN))
    game.do(LoadMap({**MAP, "objects": [{"id": "cloak", "kind": "equipment", "at": "C5"}]}, actor=ANN))
    game.do(Use("cato", "equip", actor=ANN))
    game.do(Count("Clue", 2, figure="cato", actor=ANN))
    game.do(Count("Clue", -1, figure="cato", actor=ANN))
    game.do(Count("Card", 1, actor=ANN))
    game.do(Attach("cato", "bus", actor=ANN))
    game.do(RemoveFromGame("cato", actor=ANN))
    return game


def afterwards_game() -> Game:
    """Return a game whose log holds what waits until an action has been resolved."""
    game = table_of((ANN, able("Cato", "flurry", "steal-energy"), "C2"), (BEN, able("Dario", clicks=9), "C3"))
    game.do(Damage("cato", 3, actor=ANN))
    for _ in range(2):
        game.do(Attack("cato", ["dario"], "close", [4, 5], action="flurry", actor=ANN))
        game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    return game


def captives_game() -> Game:
    """Return a game of 2012 in which a captive is taken, freed and released, and a relic rolled for."""
    game = table_of(
        (ANN, able("Cato", abilities=["capture"]), "C1"),
        (BEN, able("Dario"), "C2"),
        (BEN, able("Boro2"), "C3"),
        ruleset="heroclix-2012",
    )
    for _ in range(2):
        game.do(Attack("cato", ["dario"], "close", action="capture", roll=(6, 4), actor=ANN))
        game.do(EndTurn(actor=ANN))
        if game.state.turn_number < 5:
            game.do(Attack("boro2", ["cato"], "range", action="rescue-captive", roll=(6, 4), actor=BEN))
            game.do(Choose(game.state.queries[0].number, "put-down:dario", "C2", actor=BEN))
        game.do(EndTurn(actor=BEN))
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Use("cato", "release-captive", target="dario", actor=ANN))
    game.do(LoadMap({**MAP, "objects": [{"id": "orb", "kind": "relic", "at": "C3", "taken_on": [5, 6]}]}, actor=ANN))
    game.do(EndTurn(actor=ANN))
    game.do(Use("boro2", "relic", target="orb", roll=6, actor=BEN))
    horde = {"name": "Mob", "values": {"speed": 6}, "horde": {"count": 2, "max": 4}}
    game.do(AddFigure(horde, "G1", actor=ANN))
    game.do(AddFigure(horde, "G3", actor=ANN))
    game.do(EndTurn(actor=BEN))
    game.do(Move("mob", "G2", leaves=True, actor=ANN))
    game.do(Move("mob-2", "G1", actor=ANN))
    game.do(Damage("mob", 1, actor=ANN))
    return game


def contested_game() -> Game:
    """A typed roll that another confirmed, and a ruling that was corrected."""
    game = fighting()
    game.do(Move("alba", "C2", actor=ANN))
    number = game.state.last.command if game.state.last else 0
    game.do(ConfirmRoll(BEN, "Ben", actor=ANN))
    game.do(CorrectRuling(number, number, (), agreed=Agreement(BEN, "Ben"), actor=ANN))
    return game


def seats_game() -> Game:
    """Return a game whose seat is handed over, that rests and goes on, and about which a judge is called."""
    game = set_up()
    game.do(OfferSeat("3", "Cid", actor=ANN))
    game.do(TakeOver("red", "Cid", actor="3"))
    game.do(CallJudge("Cid", 7, actor="3"))
    game.do(Pause("Ben", actor=BEN))
    game.do(Resume("Cid", actor="3"))
    return game


def whole_logs() -> list[Event]:
    """Return the events of all these games, and the one that only a log brought in from a file ends with."""
    games = (long_game(), powers_game(), markers_game(), map_game(), fight_game(), turns_game(), characters_game())
    games += (afterwards_game(), sideline_game(), cards_game(), captives_game(), contested_game(), seats_game())
    return [*(event for game in games for event in game.log), Imported("Ann", actor=ANN, command=1)]


def test_the_long_games_hold_every_kind_of_event() -> None:
    """What follows is shown of all of them."""
    assert {type(event) for event in whole_logs()} == set(EVENTS.values())


def test_every_event_comes_back_from_json() -> None:
    """Through the text of JSON and back it is the same event."""
    for event in whole_logs():
        assert event_from_json(json.loads(json.dumps(event_to_json(event)))) == event


@pytest.mark.parametrize("sample", sample_maps("heroclix-modern"), ids=lambda sample: sample.id)
def test_a_whole_map_comes_back_from_json(sample: SampleMap) -> None:
    """Levels, which JSON names in text, walls and objects too."""
    game = set_up(begun=False)
    for figure in game.state.figures:
        game.do(Place(figure.id, None, actor=JUDGE, judge=True))
    decision = game.do(LoadMap(sample.document("en"), actor=ANN))
    assert event_from_json(json.loads(json.dumps(event_to_json(decision.events[0])))) == decision.events[0]
    assert to_document(game.state)["map"] == {
        key: value for key, value in game.state.map_document.items() if key != "objects"
    }


def test_the_log_folds_to_the_game() -> None:
    """Folding the whole log comes to the state that was reached step by step."""
    game = long_game()
    assert fold(game.log) == game.state
    assert fold(game.log).sequence == game.state.sequence == len(game.log)
    assert fold([]) == EMPTY


@pytest.mark.parametrize(
    "damage",
    [
        {"event": "teleported"}, {"event": None}, {"event": 3}, {"actor": None}, {"command": "first"},
        {"dealt": []}, {"extra": 1}, {"figure": None},
    ],
)  # fmt: skip
def test_a_damaged_event_is_an_error(damage: dict[str, Any]) -> None:
    """An unknown kind, a wrong type and a field too many raise LogError, each in one line."""
    whole = {"event": "damage-taken", "actor": ANN, "command": 4, "figure": "a", "dealt": 1, "before": 1, "after": 2}
    assert event_from_json(whole)
    with pytest.raises(LogError) as caught:
        event_from_json({**whole, **damage})
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("kind", "wrong", "message"),
    [
        ("break-away-rolled", {"roll": -1}, "error-too-small"),
        ("break-away-rolled", {"roll": 7}, "error-too-large"),
        ("break-away-rolled", {"roll": True}, "error-not-a-number"),
        ("break-away-rolled", {"roll": "4"}, "error-not-a-number"),
        ("break-away-rolled", {"success": 1}, "error-not-true-or-false"),
        ("attack-rolled", {"roll": [0, 3]}, "error-too-small"),
        ("moved", {"path": ["x"]}, "error-not-a-square"),
        ("moved", {"at": ["A0"]}, "error-not-a-square"),
        ("damage-taken", {"dealt": -1}, "error-too-small"),
        ("tokens-changed", {"after": "1"}, "error-not-a-number"),
        ("chosen", {"value": {}}, "error-not-a-decision"),
        ("chosen", {"value": [0, 7]}, "error-not-a-decision"),
        ("turn-ended", {"side": "purple"}, "error-not-one-of"),
        ("turn-ended", {"command": -1}, "error-too-small"),
        ("figure-added", {"figure": ""}, "error-not-an-id"),
        ("moved", {"actor": "a|b"}, "error-not-a-user"),
    ],
)
def test_a_value_without_meaning_is_an_error(kind: str, wrong: dict[str, Any], message: str) -> None:
    """A face that no die has, a square that no map has, a text for a number: the same event without it is read."""
    whole = next(found for event in whole_logs() if (found := event_to_json(event))["event"] == kind)
    assert event_from_json(whole)
    with pytest.raises(LogError) as caught:
        event_from_json({**whole, **wrong})
    assert isinstance(caught.value.__cause__, DocumentError)
    assert caught.value.__cause__.message == message
    assert caught.value.__cause__.path.startswith(next(iter(wrong)))


@pytest.mark.parametrize("field", ["event", "actor", "command", "figure", "dealt", "before", "after"])
def test_a_missing_field_is_an_error(field: str) -> None:
    """Every field without a default has to be there."""
    whole = {"event": "damage-taken", "actor": ANN, "command": 4, "figure": "a", "dealt": 1, "before": 1, "after": 2}
    with pytest.raises(LogError):
        event_from_json({key: value for key, value in whole.items() if key != field})


@pytest.mark.parametrize("thing", [None, [], "damage-taken", 3])
def test_an_event_is_a_mapping(thing: object) -> None:
    """Anything else is damage."""
    with pytest.raises(LogError):
        event_from_json(thing)


LATER = ("dice", "terrain", "places")  # fields of events that logs of earlier versions lack


def test_a_log_of_an_earlier_version_folds_to_the_same_game() -> None:
    """Without what was written down later (whose dice fell, what was edited) a log tells the same game."""
    game = fighting()
    game.do(AddFigure(card("Cato"), "C2", actor=BEN))
    game.do(Attack("alba", ["cato"], "close", [3, 4], actor=ANN))
    plain = [event_to_json(event) for event in game.log]
    older = [{key: value for key, value in event.items() if key not in LATER} for event in plain]
    assert older != plain
    assert fold([event_from_json(event) for event in older]) == game.state


def test_every_event_has_its_line() -> None:
    """Each line is a declared message with exactly the data that its sentence needs."""
    declared = messages()
    for event in long_game().log:
        step = describe(event, MODERN)
        message = declared[step.message]
        assert set(step.data) == set(message.needs), step.message
        assert (step.rule, step.reading) == (message.rule, message.reading)


def test_the_ruling_tells_every_event() -> None:
    """An accepted command's ruling holds the line of each of its events, in order."""
    game = fighting()
    decision = game.do(Move("alba", "C3", actor=ANN))
    lines = [describe(event, MODERN) for event in decision.events]
    told = [step for step in decision.ruling.steps if step in lines]
    assert told == lines
    assert [step.message for step in lines] == ["game-log-action-given", "game-log-moved", "game-log-tokens-given"]


def test_a_game_is_exported_as_a_position() -> None:
    """The document is judged like any other, and holds what the game's own position holds."""
    game = fighting()
    objects = [{"id": "crate", "held_by": "alba"}, {"id": "box", "at": "F2", "kind": "heavy"}]
    game.do(LoadMap({**MAP, "objects": objects, "markers": [{"kind": "smoke", "at": ["E5"]}]}, actor=ANN))
    game.do(Damage("alba", 1, actor=ANN))
    game.do(Correct("asta", "cant_use", ["charge"], actor=ANN))
    game.do(Correct("asta", "modifiers", [{"value": "attack", "add": 1, "from": "X", "unique": "Y"}], actor=ANN))
    game.do(Move("asta", "D2", actor=ANN))
    document = json.loads(json.dumps(to_document(game.state, {"type": "value", "figure": "asta", "value": "attack"})))
    assert engine.adjudicate(document).fields["result"] == 12
    position, _ = read(document)
    assert position == game.state.position()


def test_the_export_of_a_set_up_has_no_turn() -> None:
    """Before the first turn there is no turn to tell, and without a map nothing to export."""
    assert "turn" not in to_document(set_up(begun=False).state)
    with pytest.raises(DocumentError):
        to_document(EMPTY)
    with pytest.raises(DocumentError):
        EMPTY.position()


def test_ko_d_figures_are_not_in_the_position() -> None:
    """12.5d: they are no longer part of the force."""
    game = fighting()
    game.do(Damage("boro", 4, actor=BEN))
    assert [figure["id"] for figure in to_document(game.state)["figures"]] == ["alba", "asta", "bela"]


def test_names_are_told_apart() -> None:
    """Two figures of one name are shown with their ids, others by name alone."""
    game = fighting()
    game.do(AddFigure(card("Alba"), actor=ANN))
    names = game.state.names
    assert (names["alba"], names["alba-2"], names["asta"]) == ("Alba (alba)", "Alba (alba-2)", "Asta")
