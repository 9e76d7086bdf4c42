"""Names in an imported game show something, whoever and whatever is called so; the bot writes no others."""

from __future__ import annotations

import json
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.discord.called import called
from engine.dice import FixedDice
from engine.errors import DocumentError
from engine.game import game_of
from engine.heroclix import game as heroclix
from engine.motu import game as motu
from tests.bot.uploads import test_hostile_battleground
from tests.bot.uploads.hostile import sound
from tests.bot.uploads.test_hostile import taken

Log = list[dict[str, Any]]
GAMES: dict[str, Log] = {
    "heroclix-modern": sound("game")["events"],
    "motu": test_hostile_battleground.sound("game")["events"],
}
BLANK = ("\u200d", "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u00ad", "\u034f", "\u061c", "   ", "Al\u200bba")
SEEN = ("Ñandú", "👩\u200d🚀", "\u200f\u05d0", "a|b")
COUNTED = {"event": "counted", "holder": "red", "figure": False, "before": 0, "after": 1, "name": "Fuel"}
CARD = {"event": "card-added", "card": "ring", "kind": "resource", "side": "red", "name": "Ring"}
AGREED = {"event": "agreed", "by": "1", "name": "Ana", "judge": True}
STANDS = {"event": "action-given", "figure": "alba", "action": "move", "parts": ["move"], "objection": ["7.4"]}
PAUSED = {"event": "game-paused", "name": "Ana"}
OFFERED = {"event": "seat-offered", "name": "Ana", "to": "7", "to_name": "Bo"}


def line(ruleset: str, events: Log, language: str = "en") -> str:
    """Return what is told of a game of these events, or nothing where it is taken."""
    document = {"format": "clix-judge-game", "version": 1, "ruleset": ruleset, "events": events}
    refused = taken("game", json.dumps(document).encode())
    return "" if refused is None else (line_of_error(refused, language) or "").replace("\\", "")


def renamed(ruleset: str, kind: str, name: str) -> tuple[Log, int]:
    """Return a game's log in which the first event of a kind gives another name, and its place."""
    events = GAMES[ruleset]
    at = next(index for index, event in enumerate(events) if event["event"] == kind)
    return [*events[:at], {**events[at], "name": name}, *events[at + 1 :]], at


def more(ruleset: str, event: dict[str, Any], **fields: str) -> tuple[Log, int]:
    """Return a game's log and one event more, and its place."""
    events = GAMES[ruleset]
    if event == AGREED and ruleset != "motu":  # to what was let stand
        events = [*events, {**STANDS, "actor": "1", "command": len(events) + 1}]
    side = {"side": "red" if ruleset != "motu" else "evil"} if event["event"] == "seat-offered" else {}
    told = {"actor": "1", "command": len(GAMES[ruleset]) + 1}
    return [*events, {**told, **event, **side, **fields}], len(events)


@pytest.mark.parametrize("ruleset", list(GAMES))
@pytest.mark.parametrize("name", BLANK, ids=ascii)
def test_a_name_that_shows_nothing_is_refused_with_its_place(ruleset: str, name: str) -> None:
    """Of players, of games, of whoever agrees, pauses or is offered a seat."""
    altered = [(*renamed(ruleset, kind, name), "name") for kind in ("game-opened", "player-joined")]
    for event in (AGREED, PAUSED, OFFERED):
        altered.append((*more(ruleset, event, name=name), "name"))
    altered.append((*more(ruleset, OFFERED, to_name=name), "to_name"))
    if ruleset != "motu":
        altered += [(*more(ruleset, event, name=name), "name") for event in (COUNTED, CARD)]
    for events, at, field in altered:
        told = line(ruleset, events)
        assert told.startswith(f"events[{at}].{field}: is blank, or holds"), told
        assert "(U+" in told
        assert "se esperaban letras" in line(ruleset, events, "es")


@pytest.mark.parametrize("ruleset", list(GAMES))
@pytest.mark.parametrize("name", SEEN, ids=ascii)
def test_a_name_in_any_writing_is_taken(ruleset: str, name: str) -> None:
    """Joined signs and writing to the left among them; a game without a name is one, too."""
    for kind in ("game-opened", "player-joined"):
        assert line(ruleset, renamed(ruleset, kind, name)[0]) == ""
    for event in (AGREED, PAUSED, OFFERED):
        assert line(ruleset, more(ruleset, event, name=name)[0]) == ""
    assert line(ruleset, renamed(ruleset, "game-opened", "")[0]) == ""


@pytest.mark.parametrize("ruleset", list(GAMES))
def test_a_correction_of_a_ruling_names_its_throwers(ruleset: str) -> None:
    """Each of several names is looked at, and told by its place."""
    changed = {"event": "ruling-corrected", "since": 3, "about": 3, "events": [], "by": "dice", "thrown": [2, 5]}
    events, at = more(ruleset, {**changed, "throwers": ["Ana", "\u3164"]})
    assert line(ruleset, events).startswith(f"events[{at}].throwers[1]: is blank")
    assert line(ruleset, more(ruleset, {**changed, "throwers": ["Ana", "Bo"]})[0]) == ""


@pytest.mark.parametrize("name", ["\u3164", "Ara\u200bn"])
def test_the_table_takes_no_such_name_either(name: str) -> None:
    """A game's and a player's are refused where they are given, so that no log has them."""
    dice = FixedDice([])
    for ruleset, new, join in (
        ("heroclix-modern", partial(heroclix.NewGame, "heroclix-modern", 300), heroclix.Join),
        ("motu", motu.NewGame, motu.Join),
    ):
        game = game_of(ruleset)
        opened = game.apply(game.new(), game.decide(game.new(), new(name=" ", actor="1"), dice).events[0])
        for state, command in ((game.new(), new(name=name, actor="1")), (opened, join(name, actor="1"))):
            with pytest.raises(DocumentError, match="name: error-text-unreadable"):
                game.decide(state, command, dice)
        assert game.decide(opened, join("Ana", actor="1"), dice).events


@pytest.mark.parametrize(
    ("shown", "name", "expected"),
    [
        ("\u3164", "ana_7", "ana_7"),
        ("Ana\u200b \u202e", "ana_7", "Ana"),
        ("\u200d", "\u3164", "42"),
        ("👩\u200d🚀 Ana", "ana_7", "👩\u200d🚀 Ana"),
    ],
)
def test_who_shows_nothing_on_discord_is_called_by_the_account(shown: str, name: str, expected: str) -> None:
    """Discord lets a name be of nothing that is seen; at a table it is the account's, or else its number."""
    assert called(SimpleNamespace(display_name=shown, name=name, id=42)) == expected  # type: ignore[arg-type]
