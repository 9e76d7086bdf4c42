"""An imported log holds what the bot itself writes, and the line names the event and the field that do not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.uploads.kinds import read_game
from tests.bot.uploads.hostile import sound
from tests.bot.uploads.test_hostile import taken

GAME = sound("game")
EVENTS: list[dict[str, Any]] = GAME["events"]
AT = len(EVENTS)


def line(events: list[dict[str, Any]]) -> str:
    """Return what is told of a game of these events, or nothing where it is taken."""
    refused = taken("game", json.dumps({**GAME, "events": events}).encode())
    return "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")


def altered(kind: str, **fields: Any) -> tuple[list[dict[str, Any]], int]:
    """Return the events with fields of the first of a kind changed, and where it stands."""
    at = next(index for index, event in enumerate(EVENTS) if event["event"] == kind)
    return [*EVENTS[:at], {**EVENTS[at], **fields}, *EVENTS[at + 1 :]], at


def more(**event: Any) -> list[dict[str, Any]]:
    """Return the events and one more."""
    return [*EVENTS, {"actor": "1", "command": AT + 1, **event}]


@pytest.mark.parametrize("text", ["a|b", "a\nb", "<@1>", "@everyone", "Alba", "a b", "-a", "a--b", "", "é", "a" * 81])
def test_an_id_is_one_that_a_game_makes(text: str) -> None:
    """Ids stand in buttons and menus, whose parts are kept apart by signs that no id has."""
    events, at = altered("figure-added", figure=text)
    assert line(events).startswith(f"events[{at}].figure: ")
    coming = more(event="brought-in", figure="alba", new=text)
    assert line(coming).startswith(f"events[{AT}].new: ")
    added = more(event="card-added", card=text, name="Ring", kind="resource", side="red")
    assert line(added).startswith(f"events[{AT}].card: ")


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ({"event": "placed", "figure": "alba", "at": ["A1", "A1"]}, "at: A1 is listed twice"),
        ({"event": "moved", "figure": "alba", "start": ["C1"], "at": ["A1", "A1"]}, "at: A1 is listed twice"),
        ({"event": "corrected", "figure": "alba", "field": "tokens", "before": "x", "value": 1}, 'before: "x" is no'),
        ({"event": "corrected", "figure": "alba", "field": "acted", "before": 0, "value": True}, 'before: "0" is no'),
        ({"event": "corrected", "figure": None, "field": "number", "before": [], "value": 4}, 'before: "[]" is no'),
        ({"event": "card-added", "card": "ring", "name": "R", "kind": "resource", "side": "purple"}, "side: "),
        ({"event": "agreed", "by": "1", "name": "x" * 20_000, "judge": True}, "name: the text is too long"),
        (
            {"event": "corrected", "figure": "alba", "field": "tokens", "before": 0, "value": 1, "why": "x" * 7000},
            "why",
        ),
        ({"event": "chosen", "attack": 1, "choice": "x", "value": 9, "side": "red"}, 'value: "9" decides nothing'),
        ({"event": "chosen", "attack": 1, "choice": "x", "value": [7], "side": "red"}, 'value: "[7]" decides nothing'),
        ({"event": "chosen", "attack": 1, "choice": "x", "value": {"a": -1}, "side": "red"}, "value: "),
    ],
)
def test_a_field_holds_what_the_bot_writes(event: dict[str, Any], told: str) -> None:
    """What is of another kind, out of bounds or no seat is refused, with its place."""
    assert line(more(**event)).startswith(f"events[{AT}].{told}"), line(more(**event))


def test_a_name_is_no_longer_than_one_that_is_typed() -> None:
    """A game's name and a player's are told in every picture and list."""
    for kind in ("game-opened", "player-joined"):
        events, at = altered(kind, name="n" * 10_000)
        assert line(events) == f"events[{at}].name: the text is too long; at most 100 characters are read"
        assert line(altered(kind, name="n" * 80)[0]) == ""


def test_a_log_keeps_what_was_taken_when_it_was_written() -> None:
    """A game exported before a square had one level, or before powers were known by name, opens as it did."""
    laid, at = altered("map-loaded")
    laid[at]["map"] = {**laid[at]["map"], "elevated": {"3": ["B2"], "2": ["A1:B2"]}}
    assert line(laid) == ""
    added, at = altered("figure-added")
    added[at]["card"] = {**added[at]["card"], "abilities": ["fly me"]}
    assert line(added) == ""


def test_a_correction_before_which_there_was_nothing() -> None:
    """What was set for the first time says so, and is taken."""
    fields = {"figure": "alba", "field": "pilot", "before": None, "value": None}
    assert line(more(event="corrected", **fields)) == ""


ATTACK: dict[str, Any] = {
    "event": "attack-made", "attack": 0, "attacker": "alba", "kind": "close", "targets": ["boro"], "roll": [4, 5],
    "critical": None, "results": {"boro": "hit"}, "damage": {"boro": 3}, "tokens": {},
}  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"results": {"boro": "exploded"}}, ".results.boro: "),
        ({"results": {"alba": "hit"}}, ".results: "),
        ({"damage": {"boro": 1000}}, ".damage.boro: "),
        ({"damage": {"ghost": 3}}, ""),
        ({"attacker": "ghost"}, ""),
        ({"tokens": {"ghost": 1}}, ""),
        ({"controlled": ["ghost"]}, ""),
    ],
)
def test_an_attack_comes_to_what_attacks_come_to_and_for_figures_there_are(fields: dict[str, Any], told: str) -> None:
    """12.3, 12.4: what waits to be confirmed is found when it is."""
    assert line(more(**ATTACK)) == ""
    assert line(more(**ATTACK | fields)).startswith(f"events[{AT}]{told}")


def test_a_game_of_an_edition_that_is_not_played_is_named() -> None:
    """The line says which edition the file is of, and which are played."""
    events, at = altered("game-opened", ruleset="heroclix-1999")
    said = line(events)
    assert said.startswith(
        f'events[{at}].ruleset: there is no ruleset "heroclix-1999"; expected one of heroclix-modern'
    )


def test_turns_follow_one_another_and_are_of_seats() -> None:
    """A turn has the number after the last one's, and the side of a player; a number set by hand counts on."""
    for field, given, expected in (("number", 7, "1"), ("number", 0, "1"), ("side", "green", "blue, red")):
        events, at = altered("turn-began", **{field: given})
        told = f'"{given}" does not follow from the events before it; expected {expected}'
        assert line(events) == f"events[{at}].{field}: {told}"


CURSE: dict[str, Any] = {
    "event": "effect-began", "on": "alba", "by": "", "side": "red", "power": "Cry", "kind": "card", "until": "game",
    "effects": [{"modify": "attack", "add": 1}], "even_if_lost": True,
}  # fmt: skip


@pytest.mark.parametrize(
    ("event", "named", "most"),
    [
        ({"event": "figure-added", "side": "red", "card": {"name": "Pawn"}}, "figure", 196),
        ({"event": "card-added", "name": "Ring", "kind": "other-card", "side": "red"}, "card", 200),
        (CURSE, "", 300),
    ],
)
def test_a_game_holds_so_many_of_each(event: dict[str, Any], named: str, most: int) -> None:
    """What would keep everybody waiting is refused in a log as it is at the table, by the event that is too many."""

    def game(count: int) -> list[dict[str, Any]]:
        ids = [{named: f"one-{number}"} if named else {} for number in range(count)]
        return [*EVENTS, *({"actor": "1", "command": AT + 1 + n, **event, **each} for n, each in enumerate(ids))]

    assert line(game(most)) == ""
    assert line(game(most + 1)).startswith(f"events[{AT + most}].")
    assert "a game has room for" in line(game(most + 1))


def test_a_seat_is_taken_once() -> None:
    """Whoever sits at a side is not replaced, as at the table; after leaving, another may."""
    seat = next(event for event in EVENTS if event["event"] == "player-joined")
    other = {**seat, "player": "99", "actor": "99", "name": "Zoe"}
    assert line(more(**{**other, "command": AT + 1})).startswith(f"events[{AT}].side: somebody sits ")
    left = {**seat, "event": "player-left", "command": AT + 1}
    assert line([*EVENTS, left, {**other, "command": AT + 2}]) == ""


@pytest.mark.parametrize(
    ("winner", "after", "told"),
    [
        ("red", None, ""),
        (None, None, ""),
        ("green", None, f"events[{AT}].winner: "),
        ("red", "tokens-changed", f"events[{AT + 1}]: the game is over by then"),
        ("red", "undone", ""),
    ],
)
def test_what_is_over_is_over(winner: str | None, after: str | None, told: str) -> None:
    """A finished game is told as it was: a side of it won, and nothing happens any more but that its end is undone."""
    end: dict[str, Any] = {"event": "game-ended", "winner": winner, "points": {}, "actor": "1", "command": AT + 1}
    figure = next(event["figure"] for event in EVENTS if event["event"] == "figure-added")
    later: dict[str, dict[str, Any]] = {
        "tokens-changed": {"event": "tokens-changed", "figure": figure, "before": 0, "after": 1},
        "undone": {"event": "undone", "taken_back": AT + 1},
    }
    log = [*EVENTS, end, *([{**later[after], "actor": "1", "command": AT + 2}] if after else [])]
    said = line(log)
    assert said.startswith(told) if told else said == "", said


def test_what_of_an_exported_game_is_not_read_is_told() -> None:
    """Keys of no use, and a position that is not what the events come to."""
    assert read_game(json.dumps(GAME))["notes"] == ()
    forged = {**GAME, "note": "x", "position": {"figures": []}}
    notes = dict(read_game(json.dumps(forged))["notes"])
    assert notes == {"import-keys-left": {"names": ["note"], "more": 0}, "import-position-left": {}}
