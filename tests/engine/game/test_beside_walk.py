"""Random commands about what lies beside the map: refused ones change nothing, undo is exact, the log folds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.errors import DocumentError
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    BringIn,
    ChangeKeyword,
    Command,
    Damage,
    DiscardCard,
    DrawCard,
    EndTurn,
    GiveClue,
    RemoveFromGame,
    Replace,
    Throw,
    ToSideline,
    Undo,
    UseCard,
    apply,
    decide,
    fold,
    standing,
)
from engine.heroclix.game.events.cards import KINDS
from tests.engine.game.tables import ANN, BEN, Game, able, agreed, set_up

WALKS, STEPS = 12, 120
NAMES = ("Sun", "Moon", "Star", "Bolt")


class RandomDice:
    """Dice by a seeded chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def roll(self, count: int) -> tuple[int, ...]:
        """Return so many d6."""
        return tuple(self.chance.randint(1, 6) for _ in range(count))


def commands(game: Game, chance: random.Random) -> list[Callable[[], Command]]:
    """Return ways to make a command of whoever acts, mostly possible ones."""
    who: dict[str, Any] = {"actor": chance.choice((ANN, BEN))}
    cards = [card.id for card in game.state.cards] or ["nothing"]
    figures = [figure.id for figure in game.state.figures]
    card, figure = (lambda: chance.choice(cards)), (lambda: chance.choice(figures))
    mysteries = [one.id for one in game.state.cards if one.kind == "mystery-card"] or cards
    waiting = [one.id for one in game.state.sidelined] or figures
    standing_there = [figure.id for figure in game.state.figures if figure.squares] or figures
    square = f"{chance.choice('ABCEFGH')}{chance.randint(2, 7)}"
    assigned = [figure()] if chance.random() < 0.5 else []
    return [
        lambda: AddCard(chance.choice(NAMES), chance.choice(KINDS), chance.randint(0, 20), assigned=assigned, **who),
        lambda: UseCard(card(), figure=chance.choice((None, figure())), override=chance.random() < 0.2, **who),
        lambda: DrawCard(override=chance.random() < 0.2, **who),
        lambda: DrawCard(**who),
        lambda: GiveClue(chance.choice(mysteries), chance.choice((1, 1, -1)), **who),
        lambda: DiscardCard(card(), **who),
        lambda: ToSideline(figure(), **who),
        lambda: BringIn(figure(), square, sideline=chance.random() < 0.2, **who),
        lambda: BringIn(figure(), square, **who),
        lambda: Replace(chance.choice(standing_there), [chance.choice(waiting)], **who),
        lambda: Replace(chance.choice(standing_there), [chance.choice(waiting)], **who),
        lambda: ChangeKeyword(figure(), chance.choice(("Crew", "Robot")), gains=chance.random() < 0.6, **who),
        lambda: Throw(chance.choice(("coin", "d7", "1/1/?")), **who),
        lambda: AddFigure(able(chance.choice(NAMES)), square, sideline=chance.random() < 0.5, **who),
        lambda: Damage(figure(), chance.choice((1, 9)), **who),
        lambda: RemoveFromGame(figure(), **who),
        lambda: EndTurn(**who),
        lambda: EndTurn(**who),
    ]


def holds(game: Game) -> None:
    """The laws of what lies beside the map, in one state."""
    state = game.state
    assert len({card.id for card in state.cards}) == len(state.cards)
    for side in state.sides:
        assert sum(one.kind == "tarot" and one.side == side and one.place == "play" for one in state.cards) <= 1
    for card in state.cards:
        assert card.clues >= 0
        assert card.face_up or card.kind == "one-shot"
        assert card.place != "deck" or card.kind == "tarot"
    for figure in state.figures:
        assert not (figure.aside and figure.squares)
        assert not (figure.aside and figure.tokens)
        assert figure.ko or not (figure.removed or figure.returned)
    assert all(points >= 0 for points in standing(state).points.values())


def test_random_walks_beside_the_map() -> None:
    """Every kind of command is taken and refused often; each state keeps the laws."""
    taken: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    for seed in range(WALKS):
        chance = random.Random(seed)
        game, dice = set_up(begun=bool(seed % 4)), RandomDice(chance)
        for actor in (ANN, BEN):
            for name, kind in (("Sun", "tarot"), ("Moon", "tarot"), ("Star", "mystery-card")):
                game.do(AddCard(name, kind, actor=actor))
        for _ in range(STEPS):
            before, command = game.state, chance.choice(commands(game, chance))()
            name = type(command).__name__
            try:
                decision = decide(before, agreed(command), dice)
            except DocumentError:
                continue
            if decision.refused:
                assert decision.events == ()
                assert all(step.rule or step.reading for step in decision.ruling.steps)
                refused[name] += 1
                continue
            for event in decision.events:
                game.log.append(event)
                game.state = apply(game.state, event)
            taken[name] += 1
            holds(game)
            if chance.random() < 0.25:
                undone = decide(game.state, Undo(actor="x", judge=True), dice).events
                after = game.state
                for event in undone:
                    after = apply(after, event)
                assert after == before
        assert fold(game.log) == game.state
    kinds = {type(make()).__name__ for make in commands(set_up(), random.Random(0))}
    assert {name for name in kinds if taken[name] < 5} == set()
    assert {name for name in kinds if not refused[name]} <= {"Throw", "AddFigure"}
