"""Battleground's fields, cards and games, hostile: told in one line or taken like any other, soon."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.uploads.__main__ import found_in
from bot.uploads.kinds import reader
from bot.uploads.limits import LIMITS, Kind
from bot.uploads.plain import text_of
from engine import DocumentError
from engine.dice import FixedDice
from engine.motu.game import AddCharacter, Command, LayField, decide, event_to_json
from engine.motu.samples import sample_army, sample_field, sample_fields
from tests.bot.uploads.hostile import hostile
from tests.engine.motu.game.playing import ANN, began, opened

KINDS: tuple[Kind, ...] = ("map", "unit", "game")


def sound(kind: Kind) -> dict[str, Any]:
    """Return the document of a sound file."""
    if kind == "unit":
        return sample_army("masters")[0].card("en")
    if kind == "map":
        field = sample_field(next(iter(sample_fields())))
        return {"map": field.map("en"), "objectives": [{"id": id_, "at": at} for id_, at in field.objectives.items()]}
    events = [event_to_json(event) for event in began().log]
    return {"format": "clix-judge-game", "version": 1, "ruleset": "motu", "events": events}


UPLOADS = list(hostile(200, seed=27, sound=sound, kinds=KINDS))


def command(kind: Kind, document: dict[str, Any]) -> Command | None:
    """Return what the bot does with a file that was read."""
    if kind == "map":
        return LayField(document["map"], document["objectives"], actor=ANN)
    return AddCharacter(document, None, None, actor=ANN) if kind == "unit" else None


def taken(kind: Kind, raw: bytes) -> BaseException | None:
    """Do with a file's bytes all that the bot does; return what it is refused with."""
    try:
        if len(raw) > LIMITS[kind].size:
            raise UserError("file-too-large", size=len(raw), most=LIMITS[kind].size)
        found = json.loads(json.dumps(reader(kind, "motu")(text_of(raw), "motu")))
        made = command(kind, found.get("document", {}))
        if made is not None:
            events = decide(opened().state, made, FixedDice([])).events
            json.dumps([event_to_json(event) for event in events]).encode()
    except (UserError, DocumentError) as refused:
        return refused
    return None


@pytest.mark.parametrize(("kind", "raw"), [upload[1:] for upload in UPLOADS], ids=[upload[0] for upload in UPLOADS])
def test_every_file_ends_in_one_line(kind: Kind, raw: bytes) -> None:
    """Whatever a file holds, it is refused in one clear line of either language, or taken; within its limit."""
    before = time.process_time()
    refused = taken(kind, raw)
    assert time.process_time() - before < LIMITS[kind].work
    for language in ("en", "es") if refused is not None else ():
        line = line_of_error(refused, language) if refused is not None else ""
        assert line, refused
        assert "\n" not in line
        assert len(line) < 1000, line


@pytest.mark.parametrize("kind", KINDS)
def test_the_sound_ones_are_taken(kind: Kind) -> None:
    """What the hostile files are made of is itself taken, by the process that reads uploads as well."""
    raw = json.dumps(sound(kind)).encode()
    assert taken(kind, raw) is None
    assert "refused" not in found_in(kind, "motu", raw)


def test_most_are_refused() -> None:
    """The corpus is hostile: few of its files happen to be sound."""
    refused = sum(taken(kind, raw) is not None for _, kind, raw in UPLOADS)
    assert refused > 0.8 * len(UPLOADS)


@pytest.mark.parametrize("lost", [1, 2, 5])
@pytest.mark.parametrize("ruleset", [{}, {"ruleset": "motu"}])
def test_a_log_without_its_beginning_is_told_as_that(lost: int, ruleset: dict[str, str]) -> None:
    """One line of what is missing, none about what another game would have in its place."""
    whole = sound("game")
    del whole["ruleset"]
    refused = taken("game", json.dumps({**whole, **ruleset, "events": whole["events"][lost:]}).encode())
    assert isinstance(refused, UserError)
    line = line_of_error(refused, "en") or ""
    assert "the log has lost its beginning" in line
    assert whole["events"][lost]["event"] in line.replace("\\", "")
    assert "al registro le falta el principio" in (line_of_error(refused, "es") or "")


@pytest.mark.parametrize("ruleset", ["nope", None, 3])
def test_a_log_of_no_game_is_told_so_at_its_ruleset(ruleset: object) -> None:
    """The first event's ruleset is named, with those that there are."""
    whole = sound("game")
    events = [{**whole["events"][0], "ruleset": ruleset}, *whole["events"][1:]]
    refused = taken("game", json.dumps({**whole, "events": events}).encode())
    line = (line_of_error(refused, "en") or "").replace("\\", "")
    assert line.startswith("events[0].ruleset: ")
    assert "motu" in line


def test_a_log_that_names_two_games_is_told_of_both() -> None:
    """The file's ruleset and its first event's have to be one."""
    whole = sound("game")
    refused = taken("game", json.dumps({**whole, "ruleset": "heroclix-2012"}).encode())
    line = line_of_error(refused, "en") or ""
    assert "heroclix-2012" in line
    assert "motu" in line


def test_an_objective_of_an_id_there_is_already_is_named() -> None:
    """Neither takes the place of the other."""
    document = sound("map")
    document["objectives"] = [{"id": "o1", "at": "C3"}, {"id": "o1", "at": "C4"}]
    refused = taken("map", json.dumps(document).encode())
    assert refused is not None
    assert "objectives[1].id" in (line_of_error(refused, "en") or "").replace("\\", "")


def test_keys_of_a_field_that_are_not_read_are_told() -> None:
    """What stands beside the map and its objectives is named; a field with nothing else has no note."""
    whole = sound("map")
    assert reader("map", "motu")(json.dumps(whole), "motu")["notes"] == ()
    notes = reader("map", "motu")(json.dumps({**whole, "weather": "rain", "figures": []}), "motu")["notes"]
    assert notes == (("import-keys-left", {"names": ["weather", "figures"], "more": 0}),)
