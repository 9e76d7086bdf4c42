"""The rolls of games that tests play, as an export records them; and logs whose dice players typed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.heroclix.game import Command, Decision
from tests.engine.game.random_games import Played

__all__ = ["Recorded", "section", "typed"]

HASH = "a" * 64  # of a seed that is secret
OF_THE_BOT = ("bot", "both")


def section(rolled: Iterable[tuple[int, Sequence[int]]]) -> dict[str, Any]:
    """Return the record of dice, each with the command that it was rolled for; their seed is still secret."""
    dice = [(command, die) for command, each in rolled for die in each]
    rolls = [
        {
            "game": "1", "number": number, "event": command, "actor": "1", "dice": [die], "commitment": HASH,
            "contributions": [], "seed": None, "proof": None,
        }
        for number, (command, die) in enumerate(dice, 1)
    ]  # fmt: skip
    return {"game": "1", "commitment": HASH, "rolls": rolls}


def typed(events: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return a log as if players had typed all its dice: of these no record is asked."""
    return [{**event, "dice": "typed"} if event.get("dice") in OF_THE_BOT else event for event in events]


class Recorded(Played):
    """A random game whose rolls are written down as they fall."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.log = typed(self.log)  # of the set-up, whose dice are handed in
        self.rolled: list[tuple[int, tuple[int, ...]]] = []

    def give(self, command: Command) -> Decision:
        """Give a command, and write its rolls down under the number of its first event."""
        decision = super().give(command)
        self.rolled.append((decision.events[0].command, tuple(self.dice.rolled)))
        return decision
