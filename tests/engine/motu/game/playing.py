"""A game of Battleground for tests: a small field, two armies of invented characters, commands one after another."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from engine.dice import FixedDice
from engine.motu.game import (
    EMPTY,
    AddCards,
    AddCharacter,
    Begin,
    Command,
    Decision,
    Event,
    GameState,
    Join,
    LayField,
    NewGame,
    Opened,
    Reveal,
    RollStarting,
    apply,
    decide,
    event_from_json,
    event_to_json,
    fold,
)
from engine.motu.game.apply.before import followed

__all__ = ["ANN", "BEN", "Played", "axe", "began", "bow", "fighter", "opened", "refusals"]

ANN, BEN, JUDGE = "1", "2", "9"  # who plays the masters, who the evil, and a judge
axe = {"id": "axe", "kind": "melee", "dice": 1, "table": {1: 1, 3: 2}, "cost": 5}
bow = {"id": "bow", "kind": "ranged", "range": 8, "table": {1: 1, 4: 3}, "cost": 10}


def fighter(name: str, **more: object) -> dict[str, Any]:
    """Return the card of a plain character."""
    card = {
        "name": name,
        "attributes": {"strength": 4, "perception": 4, "power": 3, "resistance": 3, "mind": 3},
        "speed": [5, 8],
        "health": 4,
        "cost": 30,
        "weapons": [axe],
    }
    return {**card, **more}


class Played:
    """A game and its log; commands are accepted unless a test says that they are refused."""

    def __init__(self, state: GameState = EMPTY, log: Iterable[Event] = ()) -> None:
        self.state = state
        self.log = list(log)
        self.last: Decision | None = None

    def do(self, *commands: Command, dice: Iterable[int] = ()) -> Decision:
        """Carry out commands; each has to be accepted."""
        rolls = FixedDice(list(dice))
        for command in commands:
            found = decide(self.state, command, rolls)
            assert not found.refused, (command, [step.message for step in found.ruling.steps])
            self._take(found)
        assert self.last is not None
        return self.last

    def tries(self, command: Command, dice: Iterable[int] = ()) -> Decision:
        """Carry out a command, or leave it where it is refused."""
        found = decide(self.state, command, FixedDice(list(dice)))
        self._take(found)
        return found

    def _take(self, found: Decision) -> None:
        for event in found.events:
            again = event_from_json(json.loads(json.dumps(event_to_json(event))))
            assert again == event
            before, self.state = self.state, apply(self.state, event)
            assert followed(before, event) == self.state
            self.log.append(event)
        self.last = found

    def kinds(self) -> list[str]:
        """Return the kinds of the last command's events."""
        assert self.last is not None
        return [event_to_json(event)["event"] for event in self.last.events]

    def reveals(self, masters: Mapping[str, Any] | None, evil: Mapping[str, Any] | None) -> None:
        """Lay cards openly, as on a real table; None for a side that has passed."""
        given = {"masters": (ANN, masters), "evil": (BEN, evil)}
        cards = {side: Opened(card) for side, (_, card) in given.items() if card is not None}
        self.do(Reveal(cards, actor=JUDGE, judge=True))

    def checked(self) -> Played:
        """Hold the log against the state: folded from JSON, it is the same."""
        again = fold(event_from_json(json.loads(json.dumps(event_to_json(event)))) for event in self.log)
        assert again == self.state
        return self


def refusals(found: Decision) -> list[str]:
    """Return the messages of a refusal. Fails where nothing was refused."""
    assert found.refused, found.ruling.verdict
    return [step.message for step in found.ruling.steps]


def opened(**more: object) -> Played:
    """Return a game in its set-up: both seats taken, a field of 12×10 with three tokens and two zones."""
    field = {"size": [12, 10], "zones": {"masters": "A1:B10", "evil": "K1:L10"}, **more}
    game = Played()
    game.do(
        NewGame("Eternia", actor=ANN),
        Join("Ann", actor=ANN),
        Join("Ben", actor=BEN),
        LayField(field, {"one": "F5", "two": "A3", "three": "L3"}, actor=ANN),
    )
    return game


def began(
    masters: Mapping[str, Mapping[str, Any]] | None = None,
    evil: Mapping[str, Mapping[str, Any]] | None = None,
    **more: object,
) -> Played:
    """Return a game in its first round; place → card of each character, the masters starting player."""
    game = opened(**more)
    for side, actor, figures in (
        ("masters", ANN, masters or {"B2": fighter("Brak"), "B5": fighter("Mirn")}),
        ("evil", BEN, evil or {"K2": fighter("Zor"), "K5": fighter("Vex")}),
    ):
        for at, card in figures.items():
            game.do(AddCharacter(card, at=at.split("+"), facing="e" if side == "masters" else "w", actor=actor))
    game.do(RollStarting("masters", actor=ANN), Begin(actor=ANN))
    return game


def listed(game: Played, side: str, *cards: Mapping[str, Any]) -> None:
    """Add cards to an army's list."""
    game.do(AddCards(cards, actor=ANN if side == "masters" else BEN))
