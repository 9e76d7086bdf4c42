"""Two hundred hostile files: each is told in one line or is a file like any other, soon, and breaks nothing."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.app.user_error import UserError
from bot.uploads.kinds import reader
from bot.uploads.limits import LIMITS, Kind
from bot.uploads.plain import text_of
from engine import DocumentError
from engine.dice import FixedDice
from engine.heroclix.editions.modern import MODERN
from engine.heroclix.game import AddFigure, AddForceCards, Command, LoadMap, decide
from tests.bot.uploads.hostile import hostile, sound
from tests.engine.game.tables import ANN, set_up

UPLOADS = list(hostile(200))


def command(kind: Kind, document: dict[str, Any]) -> Command | None:
    """Return what the bot does with a file that was read."""
    if kind == "map":
        return LoadMap(document, actor=ANN)
    if kind == "unit":
        return AddFigure(document, None, None, actor=ANN)
    return AddForceCards(document, actor=ANN) if kind == "cards" else None


def taken(kind: Kind, raw: bytes) -> BaseException | None:
    """Do with a file's bytes all that the bot does; return what it is refused with."""
    try:
        if len(raw) > LIMITS[kind].size:
            raise UserError("file-too-large", size=len(raw), most=LIMITS[kind].size)
        found = json.loads(json.dumps(reader(kind)(text_of(raw), MODERN.id)))
        made = command(kind, found.get("document", {}))
        if made is not None:
            events = decide(set_up(begun=False).state, made, FixedDice([])).events
            json.dumps([str(event) for event in events]).encode()
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
        assert "Traceback" not in line


@pytest.mark.parametrize("kind", ["map", "unit", "game"])
def test_the_sound_ones_are_taken(kind: Kind) -> None:
    """What the hostile files are made of is itself taken, so that their faults are what is refused."""
    assert taken(kind, json.dumps(sound(kind)).encode()) is None


def test_most_are_refused() -> None:
    """The corpus is hostile: few of its files happen to be sound."""
    refused = sum(taken(kind, raw) is not None for _, kind, raw in UPLOADS)
    assert refused > 150, refused
