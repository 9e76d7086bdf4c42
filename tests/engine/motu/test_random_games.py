"""Whole random games of Battleground to their end, with the laws of `random_laws` after every command.

`RANDOM_GAMES=1000` in the environment plays more than every run does; the counted long run is
`python -m tests.engine.motu.random_games`.
"""

from __future__ import annotations

import os

import pytest

from tests.engine.motu.random_games import Counts, play

GAMES = int(os.environ.get("RANDOM_GAMES", "200"))
BATCHES = 8


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_to_the_end(batch: int) -> None:
    """Every offer is accepted, legal is accepted, undo is exact, the log folds; most commands and events occur."""
    counts, each = Counts(), GAMES // BATCHES
    for seed in range(batch * each, (batch + 1) * each):
        play(seed, counts)
    assert counts.games == each
    assert len(counts.of["commands"]) > 35
    assert len(counts.of["events"]) > 45
