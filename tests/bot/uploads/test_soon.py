"""The largest files that are taken, and the largest that are refused, are read within two seconds of a processor."""

from __future__ import annotations

import contextlib
import gc
import json
import time
from typing import Any

import pytest
import yaml

from bot.app.user_error import UserError
from bot.cli.adjudicate import LARGEST
from bot.documents.game_documents import MOST_EVENTS
from bot.documents.plain_documents import plain_data, text_of
from bot.heroclix.typing.unit_file import VALUES
from bot.uploads.__main__ import SEARCHES
from bot.uploads.kinds import reader
from bot.uploads.limits import LIMITS, Kind
from engine import DocumentError
from engine.grid import place_name
from engine.heroclix.editions.modern import MODERN
from tests.bot.test_import_unit import UNIT, click
from tests.bot.uploads.hostile import sound

MOST = 3.0  # seconds; half of what a reader of games may take on a slow machine
SQUARES = [place_name(column, row) for column in range(100) for row in range(100)]
TILES = [{"x": x + 1, "terrain": "water"} for x in range(100)]
POWERLESS = [click(n, **{f"{value}_power": f"chrage {value} {n}" for value in VALUES}) for n in range(1, 61)]
FILES: dict[str, tuple[Kind, bytes]] = {
    "a map of every square": ("map", yaml.safe_dump({"size": [100, 100], "hindering": SQUARES}).encode()),
    "a player's map": ("map", json.dumps({"rows": [{"y": y + 1, "tiles": TILES} for y in range(100)]}).encode()),
    "a sketch": ("map", b"\n".join([b"h" * 100] * 100)),
    "a long dial": (
        "unit",
        json.dumps({**UNIT, "dial": [click(n, speed_power="chrage") for n in range(1, 61)]}).encode(),
    ),
    "many powers that are none": ("unit", json.dumps({**UNIT, "dial": POWERLESS}).encode()),
    "many keys that are not read": ("unit", json.dumps({**UNIT, **{f"key{n}": n for n in range(5000)}}).encode()),
    "many cards": ("cards", json.dumps({"tarot": [{"name": f"T{n}", "suit": "cups"} for n in range(2500)]}).encode()),
}
TEXTS = {
    "lists in lists": b"a: " + b"[[1], " * 40 + b"1" + b"]" * 40,
    "one long word": b"a: " + b"x" * (LARGEST - 3),
    "many keys": b"\n".join(b"k%d: 1" % n for n in range(50_000)),
    "a long list": b"[" + b"1," * (LARGEST // 2 - 2) + b"1]",
    "quotes that do not end": b'a: "' + b"\\n" * (LARGEST // 2 - 2),
}


def long_game(count: int) -> bytes:
    """An exported game of so many events: tokens given and taken, clicks turned and turned back."""
    game, fields = sound("game"), {"figure": "alba", "why": ""}
    token = {"event": "tokens-changed", **fields, "cleared": False}
    turned = {"event": "damage-taken", **fields, "dealt": 1, "before": 1, "after": 2}
    healed = {"event": "healed", **fields, "before": 2, "after": 1}
    kinds = ({**token, "before": 0, "after": 1}, turned, healed, {**token, "before": 1, "after": 0})
    first = len(game["events"])
    for number in range(first, count):
        game["events"].append({"actor": "ann", "command": number + 1, **kinds[(number - first) % len(kinds)]})
    return json.dumps(game).encode()


def spent(read: Any, *given: Any) -> float:
    """The seconds of this process's processor that reading took, whatever came of it."""
    before = time.process_time()
    with contextlib.suppress(UserError, DocumentError):
        read(*given)
    return time.process_time() - before


@pytest.mark.parametrize("name", FILES)
def test_a_file_as_large_as_they_come(name: str) -> None:
    """Each kind that players hand in, within its limit of size."""
    kind, raw = FILES[name]
    assert len(raw) <= LIMITS[kind].size
    assert spent(reader(kind), text_of(raw), MODERN.id) < MOST


def test_a_game_of_as_many_events_as_are_read() -> None:
    """20,000 events, folded, told and drawn; and none of the limits of work leaves a reader much more than that."""
    raw = long_game(MOST_EVENTS)
    before = gc.get_threshold()
    gc.set_threshold(SEARCHES)  # as the process that reads uploads has it
    try:
        began = time.process_time()
        assert len(reader("game")(text_of(raw), "")["events"]) == MOST_EVENTS
        assert time.process_time() - began < MOST
    finally:
        gc.set_threshold(*before)
    assert {kind: limit.work for kind, limit in LIMITS.items() if limit.work > MOST} == {
        "force": 6,
        "game": 6,
        "dice": 6,
    }


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_as_long_as_they_come(name: str) -> None:
    """Position documents of a megabyte, of the kinds that take a parser longest."""
    assert len(TEXTS[name]) <= LARGEST
    assert spent(plain_data, text_of(TEXTS[name])) < MOST
