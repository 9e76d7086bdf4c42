"""Random games of every ruleset, rulings of them contested (P30, P302): the laws of corrections."""

from __future__ import annotations

import random
from collections import Counter
from time import perf_counter
from typing import Any

import pytest

from engine.contest import FactRefused
from engine.errors import DocumentError
from engine.game import game_of
from engine.heroclix.game import Agreement, Undo
from engine.motu.game import Agreement as OfBattleground
from engine.motu.game import Undo as UndoOfBattleground
from tests.engine.contesting import Disputed
from tests.engine.game import random_games
from tests.engine.game.random_counts import Counts
from tests.engine.game.tables import agreed
from tests.engine.motu.game import random_player

EDITIONS = ("heroclix-modern", "heroclix-2022", "heroclix-2012")
COMMANDS = 60


def heroclix(seed: int, ruleset: str) -> Disputed:
    """Return the beginning of a random game."""
    played = random_games.Played(seed, Counts(ruleset), 0, ruleset)
    game = Disputed(game_of(ruleset))
    for document in played.log:
        event = game.game.event_from_json(document)
        game.log.append(event)
        game.state = game.game.apply(game.state, event)
    for _ in range(COMMANDS):
        if played.over or game.state.status != "playing":
            break
        played.state = game.state
        game.take(agreed(played.next()), played.dice)
    return game if game.state.status == "playing" else heroclix(seed + 100, ruleset)


def battleground(seed: int) -> Disputed:
    """Return the beginning of a random game."""
    rng = random.Random(seed)
    game = Disputed(game_of("motu"))
    dice = random_player.Dice(rng)
    for command in random_player.opening(rng):
        game.take(command, dice)
    for _ in range(COMMANDS):
        if game.state.status != "playing":
            break
        game.take(random_player.next_command(rng, game.state), dice)
    return game if game.state.status == "playing" else battleground(seed + 100)


def games() -> list[tuple[str, int]]:
    """Return which games are played."""
    return [(ruleset, seed) for ruleset in (*EDITIONS, "motu") for seed in range(2)]


@pytest.mark.parametrize(("ruleset", "seed"), games())
def test_laws_of_corrections(ruleset: str, seed: int) -> None:
    """Nothing said changes nothing; what is said folds to what was worked out; undo restores; most is judged anew."""
    game = battleground(seed) if ruleset == "motu" else heroclix(seed, ruleset)
    chance = random.Random(seed)
    numbers = [given.number for given in game.givens() if given.commands]
    assert len(numbers) > 10
    hows: Counter[str] = Counter()  # of what was commanded and can be judged anew
    for number in chance.sample(numbers, 2):
        found, correction = game.contested(number)
        assert found.before is None or found.before == found.after
        hows.update(each.how for each in correction.later if each.number in numbers)
        if found.before is not None:
            assert correction.state == game.state
    assert set(hows) <= {"same", "kept"}
    assert hows["kept"] <= hows["same"] / 5, hows
    before = game.state
    corrected = 0
    for number in chance.sample(numbers[len(numbers) // 2 :], 4):
        try:
            game.corrected(number, *facts_of(game, chance))
        except (DocumentError, FactRefused):
            continue
        corrected += 1
        word: Any = OfBattleground("9", judge=True) if ruleset == "motu" else Agreement("9", judge=True)
        undo: Any = UndoOfBattleground if ruleset == "motu" else Undo
        game.do(undo(agreed=word, actor="ann", judge=True))
        assert game.state == before
    assert corrected


def test_long_games_are_bounded() -> None:
    """What followed is asked before each step whether there is time: the clock of the caller is kept to a step."""
    game = heroclix(1, EDITIONS[0])
    numbers = [given.number for given in game.givens() if given.commands]
    start = perf_counter()
    game.contested(numbers[0])
    spent = perf_counter() - start
    assert spent / len(numbers) < 0.5


def facts_of(game: Disputed, chance: random.Random) -> list[dict[str, Any]]:
    """Return something that may have been different in a game."""
    figures = [figure.id for figure in game.state.figures]
    facts: list[dict[str, Any]] = [
        {"fact": "tokens", "figure": chance.choice(figures), "number": chance.randint(0, 1)},
        {"fact": "void"},
    ]
    if game.game.name == "heroclix":
        facts.append({"fact": "modifier", "figure": chance.choice(figures), "value": "defense", "add": 2})
        facts.append({"fact": "terrain", "at": "C4", "kind": "hindering"})
    else:
        facts.append({"fact": "wounds", "figure": chance.choice(figures), "number": chance.randint(0, 2)})
    return [chance.choice(facts)]
