"""Games to test with: a small map, two players, figures with short dials, and a way to give commands."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.dice import FixedDice
from engine.heroclix.game import (
    EMPTY,
    AddFigure,
    Agreement,
    Command,
    Decision,
    EndGame,
    EndTurn,
    Event,
    GameState,
    Join,
    LoadMap,
    NewGame,
    Place,
    Undo,
    apply,
    decide,
    event_from_json,
    event_to_json,
)

ANN, BEN, EVE, JUDGE = "ann", "ben", "eve", "judge"

MAP = {
    "size": [8, 8],
    "name": "Plain",
    "blocking": ["D4"],
    "starting_areas": {"red": ["A1:H1"], "blue": ["A8:H8"]},
}


def card(name: str, clicks: int = 4, points: int = 50, **more: Any) -> dict[str, Any]:
    """Return a card whose values sink by one at each click."""
    dial = [{"speed": 8 - n, "attack": 11 - n, "defense": 17 - n, "damage": max(1, 3 - n)} for n in range(clicks)]
    return {"name": name, "points": points, "range": 5, "dial": dial, **more}


def agreed(command: Command) -> Command:
    """Return a command that needs another's word as a judge has agreed to it, where nobody is said to have."""
    proposed = isinstance(command, (EndGame, Undo)) or getattr(command, "override", False)
    if not proposed or getattr(command, "agreed", None) is not None:
        return command
    if command.judge and not isinstance(command, Undo):
        return command
    by: dict[str, Any] = {"agreed": Agreement(JUDGE, "Eve", judge=True)}
    return replace(command, **by)


class Game:
    """A game with its log. `do` demands that a command be accepted, `refused` that it be refused."""

    def __init__(self, state: GameState = EMPTY) -> None:
        self.state = state
        self.log: list[Event] = []

    def ask(self, command: Command, *dice: int) -> Decision:
        """Give a command and keep what happens; every event goes through JSON, as in a store.

        What is given to stand, a judge has agreed to, unless the command says who has.
        """
        decision = decide(self.state, agreed(command), FixedDice(list(dice)))
        for made in decision.events:
            event = event_from_json(event_to_json(made))
            self.log.append(event)
            self.state = apply(self.state, event)
        return decision

    def do(self, command: Command, *dice: int) -> Decision:
        """Give a command that has to be accepted."""
        decision = self.ask(command, *dice)
        assert not decision.refused, [step.message for step in decision.ruling.steps]
        assert decision.events
        return decision

    def refused(self, command: Command, *dice: int) -> list[str]:
        """Give a command that has to be refused; return the keys of its reasons."""
        before = self.state
        decision = self.ask(command, *dice)
        assert decision.refused
        assert decision.events == ()
        assert self.state is before
        assert decision.ruling.steps
        return [step.message for step in decision.ruling.steps]


def set_up(*, begun: bool = True, ruleset: str = "heroclix-modern") -> Game:
    """Return a game of Ann (red: Alba on C1, Asta on D1) and Ben (blue: Boro on C8, Bela on D8), Ann to play."""
    game = Game()
    game.do(NewGame(ruleset, name="Test", actor=ANN))
    game.do(Join("Ann", actor=ANN))
    game.do(Join("Ben", actor=BEN))
    game.do(LoadMap(MAP, actor=ANN))
    for user, name, at in ((ANN, "Alba", "C1"), (ANN, "Asta", "D1"), (BEN, "Boro", "C8"), (BEN, "Bela", "D8")):
        game.do(AddFigure(card(name), at, actor=user))
    if begun:
        game.do(EndTurn(actor=ANN))
    return game


def fighting(*, rounds: int = 2, ruleset: str = "heroclix-modern") -> Game:
    """Return the game of `set_up` with first turns over, Ann to play."""
    game = set_up(ruleset=ruleset)
    for _ in range(rounds // 2):
        game.do(EndTurn(actor=ANN))
        game.do(EndTurn(actor=BEN))
    return game


def able(name: str, *powers: str, clicks: int = 6, **more: Any) -> dict[str, Any]:
    """Return a card whose clicks all show the same values and these powers."""
    click = {"speed": 8, "attack": 10, "defense": 16, "damage": 3, "powers": list(powers)}
    return {"name": name, "points": 50, "range": 5, "dial": [click] * clicks, **more}


def table_of(*figures: tuple[str, dict[str, Any], str], ruleset: str = "heroclix-modern") -> Game:
    """Return a game past the first turns, Ann to play, with these figures: whose they are, the card, the square."""
    game = fighting(ruleset=ruleset)
    for figure in game.state.figures:
        game.do(Place(figure.id, None, actor=JUDGE, judge=True))
    for user, made, at in figures:
        game.do(AddFigure(made, at, actor=user))
    return game
