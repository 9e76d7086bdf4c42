"""A log that does not follow is refused by the field to blame, with what would have been right there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.errors import line_of_error
from engine.before import unlike
from engine.heroclix.game import Move, event_to_json
from tests.bot.uploads.test_hostile import taken
from tests.bot.uploads.test_hostile_battleground import taken as field
from tests.bot.uploads.test_impossible_battleground import (
    Make,
    active,
    helped,
    last,
    log_of,
    moved,
    set_up,
    shot,
)
from tests.bot.uploads.test_impossible_logs import line as line_of
from tests.bot.uploads.test_logs import AT, EVENTS, altered, line, more
from tests.engine.game.tables import ANN, BEN, fighting

UNLIKE = "does not follow from the events before it; expected"
NEITHER = "neither would anything else here; expected it to be left out"
LAST = EVENTS[-1]["command"]


@pytest.mark.parametrize(
    ("event", "field", "told"),
    [
        ({"event": "undone", "taken_back": 99}, "taken_back", f"expected {LAST}"),
        ({"event": "undone", "taken_back": LAST - 1}, "taken_back", f"expected {LAST}"),
        ({"event": "redone", "put_back": AT}, "put_back", NEITHER),
        ({"event": "game-opened", "name": "", "ruleset": "heroclix-modern", "build_total": 9}, "event", "opened once"),
        ({"event": "knocked-out", "figure": "nobody"}, "figure", "expected alba"),
        ({"event": "placed", "figure": "albo", "at": ["A1"]}, "figure", "expected alba, "),
        ({"event": "figure-removed", "figure": "nobody"}, "figure", "expected alba"),
        ({"event": "score-entered", "side": "green", "points": 5}, "side", "expected blue, red"),
        ({"event": "attack-closed", "attack": 17, "confirmed": False}, "attack", NEITHER),
        ({"event": "effect-ended", "number": 9, "on": "alba", "power": "Cry"}, "number", NEITHER),
        ({"event": "card-used", "card": "moon", "name": "Moon"}, "card", NEITHER),
        ({"event": "picked-up", "figure": "alba", "thing": "ghost"}, "thing", NEITHER),
        ({"event": "put-down", "figure": "alba", "thing": "ghost", "at": ["A1"]}, "thing", NEITHER),
        ({"event": "element-removed", "element": "ghost"}, "element", NEITHER),
        ({"event": "fell", "figure": "alba", "taken": 1}, "figure", NEITHER),
        ({"event": "exerted", "figure": "alba", "power": "colossal-stamina"}, "power", NEITHER),
    ],
)  # fmt: skip
def test_the_field_and_what_would_be_right(event: dict[str, Any], field: str, told: str) -> None:
    """One event more that nothing before it allows: its field is named, and what fits there by then, where it does."""
    refused = line(more(**event))
    assert refused.startswith(f"events[{AT}].{field}: ")
    assert told in refused


def test_a_command_is_the_last_one_or_new() -> None:
    """An event of a command long gone names the two that it may be of."""
    refused = line(more(event="placed", figure="alba", at=["A1"], command=2, actor=EVENTS[-1]["actor"]))
    assert refused == f'events[{AT}].command: "2" does not follow from the events before it; expected {LAST}, {AT + 1}'


def test_a_correction_names_the_event_within_it() -> None:
    """What is to have happened instead is told by its own place in the correction, and the field there."""
    clicked = {"event": "knocked-out", "actor": "1", "command": 1_000_000 * (AT + 1), "figure": "nobody"}
    changed = {"event": "ruling-corrected", "since": LAST, "about": LAST, "events": [clicked]}
    assert line(more(**changed)).startswith(f'events[{AT}].events[0].figure: "nobody" does not follow')
    assert line(more(**{**changed, "since": 999})).startswith(f'events[{AT}].since: "999" does not follow')
    opened = {**clicked, "event": "game-opened"}
    assert line(more(**{**changed, "events": [opened]})).startswith(f"events[{AT}].events[0].event: ")


@pytest.mark.parametrize(
    ("commands", "told"),
    [
        ([], "commands: expected a mapping"),
        ({"x": []}, 'commands.x: "x" is no number of an event; expected one such as 12'),
        ({"3": {}}, 'commands.3: "{}" is not a list; expected values in […]'),
        ({"3": [{"command": "fly"}]}, "commands.3[0]"),
        ({"3": [5]}, "commands.3[0]"),
    ],
)
def test_what_was_commanded_is_named_too(commands: object, told: str) -> None:
    """The commands of an exported game say which of them is not one, and what would be."""
    game = {"format": "clix-judge-game", "version": 1, "ruleset": "heroclix-modern", "events": EVENTS}
    refused = taken("game", json.dumps({**game, "commands": commands}).encode())
    assert refused is not None
    assert told in (line_of_error(refused, "en") or "").replace("\\", "")


@pytest.mark.parametrize(
    ("make", "kind", "fields", "told"),
    [
        (active, "card-revealed", {"initiative": 9}, f'initiative: "9" {UNLIKE} '),
        (active, "activation-began", {"card": "none"}, f'card: "none" {UNLIKE} '),
        (active, "activation-began", {"figure": "nobody"}, f'figure: "nobody" {UNLIKE} brak, '),
        (moved, "movement-declared", {"path": ["D4", "D3x"]}, 'path[1]: "D3x" is no place; expected a hex such as C5'),
        (moved, "movement-declared", {"path": ["D4", "Z99"]}, 'path[1]: "Z99" is outside the '),
        (moved, "movement-ended", {"facing": "north"}, 'facing: "north" is not one of e, ne, nw, w, sw, se'),
        (moved, "movement-ended", {"figure": "vex"}, f'figure: "vex" {UNLIKE} brak'),
        (set_up, "character-added", {"figure": "brak"}, 'figure: the id "brak" is used twice; expected each id once'),
        (shot, "wounds-changed", {"after": 400}, "after: 400 is too large; expected at most 99"),
        (shot, "test-rolled", {"faces": [1]}, "faces: number of dice thrown: 1; expected "),
        (shot, "test-kept", {"successes": 9}, f'successes: "9" {UNLIKE} '),
        (shot, "test-kept", {"new": [5, 5]}, "new: more new dice are thrown than there are sixes"),
        (shot, "attack-declared", {"weapon": "spoon"}, f'weapon: "spoon" {UNLIKE} axe, bow'),
        (helped, "effect-given", {"figure": "nobody"}, f'figure: "nobody" {UNLIKE} brak, '),
    ],
)  # fmt: skip
def test_battleground_names_the_field_of_the_event_that_is_wrong(
    make: Make, kind: str, fields: dict[str, Any], told: str
) -> None:
    """The event itself, not the last one, though the table could not be drawn only then."""
    log = log_of(make())
    at = last(log, kind)
    assert line_of("motu", log) == ""
    log[at] |= fields
    assert line_of("motu", log).startswith(f"events[{at}].{told}")


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ({"format": "clix", "events": []}, 'format: "clix" is not one of clix-judge-game'),
        ({"events": []}, 'format: "null" is not one of clix-judge-game'),
        ({"format": "clix-judge-game"}, "events: is missing; expected a value here"),
        ({"format": "clix-judge-game", "events": {}}, 'events: "{}" is not a list; expected values in […]'),
        ({"format": "clix-judge-game", "events": []}, "events: the list is too short"),
        ({"size": [8, 8]}, "The file is not an exported game; expected one that `/game export` made."),
    ],
)
def test_what_of_a_game_is_not_there_is_named(game: dict[str, Any], told: str) -> None:
    """A file that is a game's in part says which part is not; one of another kind, that it is none."""
    refused = taken("game", json.dumps(game).encode())
    assert refused is not None
    assert (line_of_error(refused, "en") or "").replace("\\", "").startswith(told)


def test_battleground_names_what_an_objective_lacks() -> None:
    """The token and its key, not the whole list."""
    game = {"map": {"size": [12, 8]}}
    for objectives, told in (
        ({"gate": "C3"}, 'objectives: "{"gate": "C3"}" is not a list'),
        (["C3"], "objectives[0]: expected a mapping"),
        ([{"id": "gate", "at": "C3"}, {"id": "hedge"}], "objectives[1].at: is missing"),
        ([{"id": 5, "at": "C3"}], 'objectives[0].id: "5" is not a text'),
    ):
        refused = field("map", json.dumps({**game, "objectives": objectives}).encode())
        assert (line_of_error(refused, "en") or "").replace("\\", "").startswith(told) if refused else False


@pytest.mark.parametrize(
    ("kind", "fields", "told"),
    [
        ("map-loaded", {"map": {"size": [8, 8], "objects": [{"id": "x", "kind": "car"}]}}, "map.objects[0].kind: "),
        ("map-loaded", {"map": {"size": [8, 8], "markers": [{"kind": "fire"}]}}, "map.markers[0].kind: "),
        ("map-loaded", {"map": {"size": [8, 8], "elevated": {"x": ["A1"]}}}, 'map.elevated.x: the key "x" is not'),
        ("figure-added", {"side": 5}, "side: "),
    ],
)  # fmt: skip
def test_the_path_is_that_of_the_event(kind: str, fields: dict[str, Any], told: str) -> None:
    """What the map of an event holds beside its squares is within the map there."""
    events, at = altered(kind, **fields)
    assert line(events).startswith(f"events[{at}].{told}")


def test_truths_and_empty_texts_are_told_as_the_file_has_them() -> None:
    """A truth as JSON writes it, no text at all as two quotes, and what is missing as not told."""
    log = log_of(shot())
    at = last(log, "attack-declared")
    log[at] |= {"initial": "vex"}
    assert line_of("motu", log) == f'events[{at}].initial: "vex" {UNLIKE} ""'
    assert str(unlike("counted", True, False)) == "counted: error-game-before (given=true, expected=false)"
    assert str(unlike("results.rook", "–", "hit")) == "results.rook: error-game-left-out (expected=hit)"


@pytest.mark.parametrize(("actor", "number", "taken_so"), [(ANN, 0, True), (BEN, 0, False), (BEN, 400, True)])
def test_a_command_is_of_whoever_its_events_are_of(actor: str, number: int, taken_so: bool) -> None:
    """Of what no event came, nobody asks whose it was."""
    game = fighting()
    game.do(Move("alba", "C2", actor=ANN))
    events = [event_to_json(each) for each in game.log]
    at = number or game.log[-1].command
    given = {"command": "move", "actor": actor, "figure": "alba", "to": "C2"}
    document = {"format": "clix-judge-game", "version": 1, "ruleset": "heroclix-modern", "events": events}
    refused = taken("game", json.dumps({**document, "commands": {str(at): [given]}}).encode())
    said = "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")
    told = f'commands.{at}[0].actor: "ben" does not follow from the events before it; expected ann'
    assert said == ("" if taken_so else told)
