"""Games of which rulings were corrected come back as they were exported."""

from __future__ import annotations

import json
import random

import pytest

from bot.uploads.kinds import read_game
from engine.contest import FactRefused
from engine.errors import DocumentError
from tests.bot.uploads.recorded import typed
from tests.engine.test_contested_games import EDITIONS, battleground, facts_of, heroclix

CORRECTED = 3  # rulings of each game


@pytest.mark.parametrize("ruleset", [*EDITIONS, "motu"])
def test_a_corrected_game_comes_back(ruleset: str) -> None:
    """P30: whatever a correction has changed, let stand, dropped or kept as it was written."""
    game, chance = battleground(0) if ruleset == "motu" else heroclix(0, ruleset), random.Random(5)
    for _ in range(CORRECTED):
        numbers = [given.number for given in game.givens() if given.commands]
        try:
            game.corrected(chance.choice(numbers[len(numbers) // 2 :]), *facts_of(game, chance))
        except (DocumentError, FactRefused):
            continue
    log = json.loads(json.dumps([game.game.event_to_json(event) for event in game.log]))
    events = [{**each, "events": typed(each["events"])} if "events" in each else each for each in typed(log)]
    assert any(each["event"] == "ruling-corrected" for each in events)
    document = {"format": "clix-judge-game", "version": 1, "ruleset": ruleset, "events": events}
    assert read_game(json.dumps(document))["events"] == events
