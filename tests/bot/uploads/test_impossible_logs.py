"""Logs whose events are each sound and together impossible: refused, with the event and the field that cannot be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.errors import line_of_error
from engine.game import game_of
from engine.heroclix.ruleset import JUDGED
from tests.bot.uploads.hostile import sound
from tests.bot.uploads.test_hostile import taken
from tests.bot.uploads.test_played_logs import log_of

Log = list[dict[str, Any]]
# of each kind of event a field that tells of the game before it, and what was not so
UNTRUE: dict[str, dict[str, Any]] = {
    "damage-taken": {"before": 7},
    "healed": {"before": 1},
    "tokens-changed": {"before": 2},
    "moved": {"start": ["A1", "B1", "C1"]},
    "turn-ended": {"side": "yellow"},
    "attack-made": {"roll": [1, 1]},
    "wounds-changed": {"before": 9},
    "mana-gained": {"before": 5},
}


@pytest.fixture(scope="module", params=[*JUDGED, "motu"])
def played(request: pytest.FixtureRequest) -> tuple[str, Log]:
    """A game in the middle of play, as its log."""
    return request.param, log_of(request.param)


def line(ruleset: str, events: Log) -> str:
    """Return what is told of a game of these events, or nothing where it is taken."""
    document = {"format": "clix-judge-game", "version": 1, "ruleset": ruleset, "events": events}
    refused = taken("game", json.dumps(document).encode())
    return "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")


def test_a_log_tells_of_the_game_before_as_it_was(played: tuple[str, Log]) -> None:
    """What the bot has written itself follows, event by event: nothing that is true is taken for untrue."""
    ruleset, events = played
    game = game_of(ruleset)
    state = game.new()
    for event in events:
        state = game.followed(state, game.event_from_json(event))
    assert state.sequence == len(events)


def test_what_was_not_so_before_is_refused_with_its_place(played: tuple[str, Log]) -> None:
    """A click turned from where no dial stood, tokens that nobody had, a move from elsewhere, another's turn ended."""
    ruleset, events = played
    seen = 0
    for at, event in enumerate(events):
        fields = UNTRUE.get(event["event"], {})
        if all(event.get(key, value) == value for key, value in fields.items()):
            continue
        if event["event"] == "moved" and ruleset == "motu":
            continue
        seen += 1
        told = line(ruleset, [*events[:at], {**event, **fields}])
        assert told.startswith(f"events[{at}].{next(iter(fields))}: "), (event, told)
        if seen == 8:
            break
    assert seen


def more(*events: dict[str, Any]) -> Log:
    """Return a sound game's events and more, each a command of its own: four figures with dials of four clicks.

    Who moves is given the action for it before, and whose power leaves an effect that power's, which is let stand.
    """
    log: Log = sound("game")["events"]
    for event in events:
        number = len(log) + 1
        if event["event"] == "moved":
            log.append({**GIVEN, "figure": event["figure"], "actor": "1", "command": number})
        if event["event"] == "effect-began" and event["kind"] in ("modify", "cant-use"):
            used = {"figure": event["by"], "action": event["power"], "parts": [], "free": True, "counted": False}
            log.append({**GIVEN, **used, "objection": ["20.1"], "actor": "1", "command": number})
        log.append({"actor": "1", "command": number, **event})
    return log


def place_of(log: Log, events: Log, place: int) -> int:
    """Return where in a log the event stands that is at that place of those added, the last of them at its end."""
    if place == len(events):
        return len(log) - 1
    wanted = events[place]
    found = [number for number, each in enumerate(log) if wanted.items() <= each.items()]
    return found[sum(each == wanted for each in events[:place])]


def clicked(before: int, after: int, **fields: Any) -> dict[str, Any]:
    """Return that Alba's dial was clicked down."""
    turned = {"dealt": max(1, after - before), "before": before, "after": after}
    return {"event": "damage-taken", "figure": "alba", **turned, **fields}


def walked(*path: str, start: str = "C1") -> dict[str, Any]:
    """Return that Alba walked a way."""
    return {"event": "moved", "figure": "alba", "start": [start], "at": [path[-1]], "path": list(path)}


EFFECT = {
    "event": "effect-began", "on": "alba", "by": "", "side": "red", "power": "Cry", "kind": "card", "until": "game",
    "effects": [{"modify": "attack", "add": 1}], "even_if_lost": True,
}  # fmt: skip
OUT = {"event": "knocked-out", "figure": "alba"}
TAKEN = {"event": "carried", "figure": "alba", "by": "asta", "start": ["C1"], "at": ["C2"]}
DEAD = {"event": "corrected", "figure": "alba", "field": "ko", "before": False, "value": True}
SET = {"event": "corrected", "figure": "alba", "field": "tokens", "before": 1, "value": 2}
GIVEN = {"event": "action-given", "figure": "alba", "action": "move", "parts": ["move"]}


@pytest.mark.parametrize(
    ("events", "place", "told"),
    [
        ([clicked(1, 2), clicked(1, 2)], 1, 'before: "1" does not follow'),
        ([clicked(1, 2), clicked(2, 1)], 1, 'after: "1" does not follow'),
        ([clicked(1, 2, dealt=2)], 0, 'after: "2" does not follow'),
        ([clicked(1, 2, dealt=100)], 0, "dealt: 100 is too large"),
        ([clicked(1, 2, dealt=0)], 0, "dealt: 0 is too small"),
        ([clicked(1, 3, stopped=True)], 0, 'stopped: "true" does not follow'),
        ([clicked(1, 2, counted=True)], 0, 'counted: "true" does not follow'),
        ([clicked(1, 5), GIVEN], 1, "alba is past its last click"),
        ([clicked(1, 5)], 1, "alba is past its last click"),
        ([DEAD, GIVEN], 1, "figure: alba is out of play"),
        (
            [DEAD, {"event": "carried", "figure": "alba", "by": "asta", "start": ["C1"], "at": ["C2"]}],
            1,
            "figure: alba is out of play",
        ),
        ([walked("C2"), walked("C2")], 1, "start: "),
        ([walked("C2", "E2")], 0, "path[1]: E2 is not beside C2"),
        ([walked("C2", "H8", "C3")], 0, "path[1]: H8 is not beside C2"),
        ([{**walked("C2", "C3"), "at": ["C4"]}], 0, 'path: "C3" does not follow'),
        ([SET], 0, 'before: "1" does not follow'),
    ],
)
def test_sound_events_that_cannot_all_be_true(events: Log, place: int, told: str) -> None:
    """12.5d, 10.2: a dial that turns twice from one click, the dead who act, ways with gaps, values nobody had."""
    log = more(*events)
    at = place_of(log, events, place)
    said = line("heroclix-modern", log)
    assert said.startswith((f"events[{at}].{told}", f"events[{at}]: {told}")), said


def test_what_is_told_again_as_it_was_is_taken() -> None:
    """12.5d, 10.2: each turn of a dial from where it stood, a way without gaps, a KO told, a value as it was."""
    first = {**SET, "before": 0, "value": 1}
    assert line("heroclix-modern", more(clicked(1, 2), clicked(2, 3), walked("B2", "B3", "C4"), first, SET)) == ""
    together = more(clicked(1, 5), OUT)
    together[-1]["command"] = together[-2]["command"]
    assert line("heroclix-modern", together) == ""


def test_a_corrected_ruling_is_held_to_it_too() -> None:
    """What a correction says happened instead cannot be impossible either."""
    log = more(clicked(1, 2))
    at = len(log)
    instead = {**clicked(3, 3), "actor": "1", "command": 1_000_000 * (at + 1)}
    changed = {"event": "ruling-corrected", "since": at, "about": at, "events": [instead]}
    told = {"actor": "1", "command": at + 1}
    assert line("heroclix-modern", [*log, {**changed, **told}]).startswith(f"events[{at}].events[0].before: ")
    assert line("heroclix-modern", [*log, {**changed, **told, "events": [{**instead, **clicked(1, 1)}]}]) != ""
    assert line("heroclix-modern", [*log, {**changed, **told, "events": [{**instead, **clicked(1, 3)}]}]) == ""


def test_what_a_correction_keeps_as_it_was_written_is_taken() -> None:
    """P30: of what followed, what can't be judged again stays as the log has told it; anything else is held to it."""
    log = more(clicked(1, 2), clicked(2, 3))
    since, at = len(log) - 1, len(log)  # the first of the two is taken out
    what = {"since": since, "about": since, "events": [log[-1]]}
    changed = {"event": "ruling-corrected", **what, "actor": "1", "command": at + 1}
    assert line("heroclix-modern", [*log, changed]) == ""
    forged = {**changed, "events": [{**log[-1], "why": "more"}]}
    assert line("heroclix-modern", [*log, forged]).startswith(f"events[{at}].events[0].before: ")


def test_a_game_has_room_for_a_thousand_turns() -> None:
    """What no table plays, and what would take more memory with each turn, is refused at the turn that is too many."""
    log = more()
    for number in range(4, 1010):
        command = len(log) + 1
        side = ("red", "blue")[number % 2]  # whose turn ends
        other = ("blue", "red")[number % 2]
        log.append({"event": "turn-ended", "actor": "1", "command": command, "side": side})
        log.append({"event": "turn-began", "actor": "1", "command": command, "side": other, "number": number})
    assert line("heroclix-modern", log[:200]) == ""
    assert "room for 1000" in line("heroclix-modern", log).replace(",", "")


@pytest.mark.parametrize(
    ("events", "place", "told"),
    [
        ([{**walked("C2"), "objection": ["the rules"]}], 0, 'objection[0]: "the rules" is no section'),
        ([{**EFFECT, "on": "ghost"}], 0, 'on: "ghost" does not follow'),
        ([DEAD, OUT], 1, "figure: alba is out of play"),
        ([OUT], 0, "figure: no damage before this KO’s alba"),
        ([clicked(1, 3), OUT], 1, "figure: no damage before this KO’s alba"),
        ([{"event": "attached", "figure": "alba", "to": "alba"}], 0, 'to: "alba" does not follow'),
        (
            [
                {"event": "attached", "figure": "alba", "to": "asta"},
                {"event": "attached", "figure": "asta", "to": "alba"},
            ],
            1,
            'to: "alba" does not follow',
        ),
        ([{"event": "pilot-changed", "figure": "alba", "pilot": "alba"}], 0, 'pilot: "alba" does not follow'),
        ([{"event": "player-left", "player": "999", "name": "X", "side": "red"}], 0, 'player: "999" does not follow'),
        ([{"event": "player-left", "player": "ann", "name": "A", "side": "red"}], 0, 'actor: "1" does not follow'),
        (
            [{"event": "player-left", "player": "ann", "actor": "ann", "name": "A", "side": "blue"}],
            0,
            'side: "blue" does not follow',
        ),
        ([{"event": "attack-closed", "attack": 999, "confirmed": True}], 0, 'attack: "999" does not follow'),
        ([{"event": "map-loaded", "map": {"size": [2, 2]}}], 0, 'map: "C1" is outside the 2×2 map'),
        ([{**walked("C2"), "objection": ["\u202e1.2"]}], 0, 'objection[0]: "'),
        ([{**walked("C2"), "objection": ["10.2"] * 61}], 0, "objection: the list is too long"),
        ([{**GIVEN, "parts": ["move"] * 21}], 0, "parts: the list is too long"),
        ([{"event": "score-entered", "side": "red", "points": 10_001}], 0, "points: 10001 is too large"),
        ([{"event": "keyword-changed", "figure": "alba", "keyword": "k" * 81}], 0, "keyword: the text is too long"),
    ],
)
def test_nobody_is_what_nobody_can_be(events: Log, place: int, told: str) -> None:
    """21.7, 24.4: KO'd twice, attached in a circle, gone without a seat, off the map; what no command gives."""
    log = more(*events)
    at = place_of(log, events, place)
    said = line("heroclix-modern", log)
    assert said.startswith(f"events[{at}].{told}"), said


def test_what_a_command_gives_is_taken() -> None:
    """21.7, 24.4: attached to another, gone from one's seat, a map as large, ten thousand points."""
    sound_events: Log = [
        EFFECT,
        {"event": "attached", "figure": "alba", "to": "asta"},
        {"event": "score-entered", "side": "red", "points": -10_000},
        {"event": "keyword-changed", "figure": "boro", "keyword": "k" * 80},
        {"event": "map-loaded", "map": {"size": [8, 8]}},
        {**walked("C2"), "figure": "asta", "start": ["D1"], "at": ["D2"], "path": ["D2"], "objection": ["10.2", "P35"]},
    ]
    assert line("heroclix-modern", more(*sound_events)) == ""
