"""Logs of games in the middle of play, of every ruleset, altered: refused in one line, or a table that can be shown."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.app.faces import face_of
from bot.app.user_error import UserError
from bot.table.call import Call
from bot.table.games import Table
from bot.uploads.kinds import read_game
from engine import DocumentError
from engine.game import game_of
from engine.heroclix.ruleset import JUDGED
from engine.motu.game import event_to_json
from tests.bot.uploads.hostile import VALUES, places
from tests.bot.uploads.recorded import typed
from tests.engine.game import random_games
from tests.engine.game.random_counts import Counts
from tests.engine.motu import random_games as battleground
from tests.engine.motu.game.random_player import next_command, opening

COMMANDS = 60  # played at most
ALTERED = 60  # logs of each ruleset
SEED = 2027
LAST = 20  # events that are told


def _heroclix(ruleset: str) -> list[dict[str, Any]]:
    played = random_games.Played(SEED, Counts(), 0.0, ruleset)
    kept = list(played.log)
    for _ in range(COMMANDS):
        played.step()
        if played.state.status != "playing":
            break
        kept = list(played.log)
    return kept


def _battleground(_ruleset: str) -> list[dict[str, Any]]:
    played = battleground.Run(SEED, battleground.Counts())
    for command in opening(played.rng):
        played.ask(command, offered=True)
    kept = list(played.log)
    for _ in range(COMMANDS):
        played.ask(next_command(played.rng, played.state), offered=True)
        if played.state.status != "playing":
            break
        kept = list(played.log)
    return [event_to_json(event) for event in kept]


def log_of(ruleset: str) -> list[dict[str, Any]]:
    """Return the events, as JSON, of a game that is being played, its dice typed: no record of rolls is asked."""
    events = (_battleground if ruleset == "motu" else _heroclix)(ruleset)
    return list(json.loads(json.dumps(typed(events))))


def altered(events: list[dict[str, Any]], chance: random.Random) -> list[dict[str, Any]]:
    """Return the events with a value replaced by another's of the same key, by a wrong one, or left out."""
    changed: Any = copy.deepcopy(events)
    paths = list(places(events))
    *way, last = chance.choice(paths)
    node = changed
    for key in way:
        node = node[key]
    drawn = chance.random()
    if drawn < 0.5:
        other: Any = events
        for key in chance.choice([path for path in paths if path[-1] == last]):
            other = other[key]
        node[last] = copy.deepcopy(other)
    elif drawn < 0.7:
        del node[last]
    else:
        node[last] = copy.deepcopy(chance.choice(VALUES))
    return list(changed)


def shown(ruleset: str, events: list[dict[str, Any]]) -> None:
    """Show a game as its channel would: the standing, the board, the living message, the last events."""
    game, face = game_of(ruleset), face_of(ruleset)
    state, told = game.new(), []
    for payload in events:
        event = game.event_from_json(payload)
        state = game.apply(state, event)
        told.append((state, event))
    for language in ("en", "es"):
        call = Call(store=None, user_id="1", user_name="Ana", channel_id=2, language=language)  # type: ignore[arg-type]
        table = Table("g", len(events), state, game)
        for reply in (face.standing(call, table), face.board(call, table), face.living(call, table, "")):
            reply.drawn()
        for then, event in told[-LAST:]:
            assert face.event_line(call, then, event)
    json.dumps(game.document(state))


@pytest.mark.parametrize("ruleset", [*JUDGED, "motu"])
def test_an_altered_game_is_refused_or_can_be_shown(ruleset: str) -> None:
    """What is taken breaks no message of its channel afterwards; what is refused is told by more than its event."""
    events, chance = log_of(ruleset), random.Random(SEED)
    refused: list[str | None] = []
    said: set[str] = set()
    shown(ruleset, events)
    for _ in range(ALTERED):
        document = {"format": "clix-judge-game", "version": 1, "ruleset": ruleset, "events": altered(events, chance)}
        try:
            found = read_game(json.dumps(document))
        except (UserError, DocumentError) as error:
            said.add(error.message)
            refused.append(line_of_error(error, "es"))
            continue
        shown(ruleset, found["events"])
    assert all(refused)
    assert "error-game-unlike" not in said
    assert ALTERED / 3 < len(refused) < ALTERED
