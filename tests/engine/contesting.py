"""A game with what was commanded in it, as a table's store keeps it, for tests of contested rulings."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.contest import Contested, Correction, Given, contested, given_of
from engine.dice import Dice, FixedDice
from engine.game import Game
from engine.history import in_force
from engine.replay import again_from

__all__ = ["Disputed"]


class Disputed:
    """A game, its log and its commands by their numbers; everything goes through JSON, as in a store."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state: Any = game.new()
        self.log: list[Any] = []
        self.commands: dict[int, list[dict[str, Any]]] = {}

    def do(self, *commands: Any, dice: Sequence[int] = (), refused: bool = False) -> Any:
        """Carry commands out, one after the other; the last one may have to be refused."""
        for command in commands:
            decision = self.take(command, FixedDice(list(dice)))
            assert bool(decision.events) is not refused, [step.message for step in decision.ruling.steps]
        return decision

    def take(self, command: Any, dice: Dice) -> Any:
        """Carry one out; what happened is in the log, nothing where it is refused."""
        number = self.state.sequence + 1
        decision = self.game.decide(self.state, command, dice)
        for made in decision.events:
            event = self.game.event_from_json(json.loads(json.dumps(self.game.event_to_json(made))))
            assert event == made
            self.log.append(event)
            self.state = self.game.apply(self.state, event)
        written = self.game.contests.command_to_json(command)
        if decision.events and written is not None:
            self.commands[number] = [json.loads(json.dumps(written))]
        return decision

    def givens(self) -> list[Given]:
        """Return the commands in force."""
        return given_of(self.game, in_force(self.state), self.log, self.commands)

    def number_of(self, kind: str, which: int = 0) -> int:
        """Return the number of the command of a kind that is in force, the first unless said."""
        return [g.number for g in self.givens() if g.commands and g.commands[0]["command"] == kind][which]

    def contested(self, number: int, *facts: Mapping[str, Any], actor: str = "ann") -> tuple[Contested, Correction]:
        """Judge a command again with what is said, and what followed."""
        givens = self.givens()
        place = next(place for place, given in enumerate(givens) if given.number == number)
        found = contested(self.game, self.state, givens[place], number, facts, actor)
        later = givens[place + 1 :]
        return found, again_from(self.game, found, number, number, later, facts, actor, lambda: True)

    def corrected(self, number: int, *facts: Mapping[str, Any]) -> Correction:
        """Correct the game by what is said, as a judge agreed to it."""
        who = self.state.players[0].id
        _, correction = self.contested(number, *facts, actor=who)
        word = {"by": "9", "name": "Eve", "judge": True}
        self.do(self.game.contests.correction(correction, actor=who, by="judge", agreed=word))
        assert self.state == correction.state
        assert self.folded() == self.state
        return correction

    def folded(self) -> Any:
        """Return the state of the log from its first event."""
        state = self.game.new()
        for event in self.log:
            state = self.game.apply(state, self.game.event_from_json(self.game.event_to_json(event)))
        return state
