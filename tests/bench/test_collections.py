"""How long a full collection of garbage holds the bot: what was loaded before it was ready is not gone through."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from importlib import import_module

import pytest

from bot.app.run import settle
from bot.discord.client import FEATURES, warm
from tests.bench.game_speed import crowded

GAMES = 10  # crowded ones in memory, as a bot has them that has run for long


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    """Leave the tests' own process as it was."""
    often = gc.get_threshold()
    yield
    gc.set_threshold(*often)
    gc.unfreeze()


def collection() -> float:
    """Return the processor seconds of a full collection, the best of some."""
    best = 60.0
    for _ in range(5):
        started = time.thread_time()
        gc.collect()
        best = min(best, time.thread_time() - started)
    return best


def test_a_full_collection_goes_through_games_alone() -> None:
    """With the bot's commands and models loaded, it takes less than half of what it took before they were settled."""
    for feature in FEATURES:
        import_module(feature)
    warm()
    settle()
    games = [crowded(60) for _ in range(GAMES)]
    settled = collection()
    gc.unfreeze()
    everything = collection()
    print(f"full collection beside {len(games)} games: {settled * 1000:.0f} ms, unsettled {everything * 1000:.0f} ms")
    assert settled < everything / 2
