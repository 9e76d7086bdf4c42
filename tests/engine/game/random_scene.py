"""The stage of a short scene in the middle of a random game: a branch of it that is left when the scene is over."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.dice import Dice, Watched
from engine.heroclix.game import (
    AddCard,
    AddFigure,
    Choose,
    Command,
    ConfirmDamage,
    Correct,
    Count,
    Decision,
    EndBeginning,
    GameState,
    LoadMap,
    Place,
    apply,
    decide,
    open_questions,
)
from engine.heroclix.game.events.tracked import TEAM_REROLLS
from tests.engine.game import invariants
from tests.engine.game.naive_choices import owner
from tests.engine.game.tables import able, agreed

__all__ = ["Scene", "fits"]

REROLL = "probability-control:"
SIZE = 8  # squares along each edge of the map
FIRST_TURNS = 4  # nobody is protected any more after so many


def fits(state: GameState) -> bool:
    """Return whether a scene can be laid here: past the first turns, with nothing that waits."""
    return state.turn_number > FIRST_TURNS and not state.resolving and not state.falling and not state.deferred


class Scene:
    """A branch of a game, that is left when the scene is over."""

    def __init__(self, state: GameState, chance: random.Random, dice: Dice, told: Callable[[Decision], None]) -> None:
        self.state = state
        self.chance = chance
        self.dice = dice
        self.told = told
        self.mine = state.active
        self.theirs = chance.choice([side for side in state.sides if side != state.active])
        if state.phase == "beginning":
            self.do(EndBeginning(**self.who()))

    def who(self, figure: str = "") -> dict[str, str]:
        """Return the actor of a figure's side, or of the active one."""
        return owner(self.state, self.state.by_id(figure).side if figure else self.mine)

    def who_of(self, side: str) -> dict[str, str]:
        """Return the actor of a side."""
        return owner(self.state, side)

    def lay(self, **more: Any) -> None:
        """Clear the table: everybody off the map, a plain one with these parts, no action given yet."""
        for one in self.state.in_play:
            if one.squares:
                self.do(Place(one.id, None, **self.who(one.id)))
        self.do(LoadMap({"size": [SIZE, SIZE], **more}, **self.who()))
        for one in self.state.counters:
            if one.name == TEAM_REROLLS:  # a themed team would be asked about every roll
                self.do(Count(one.name, -one.number, side=one.holder, **owner(self.state, one.holder)))
        self.fresh()

    def fresh(self) -> None:
        """Take back the actions given so far this turn, as the table counts them."""
        if self.state.actions_used:
            self.do(Correct(None, "actions_used", 0, **self.who()))

    def add(self, name: str, at: str, *powers: str, foe: bool = False, **more: Any) -> str:
        """Put a figure on the map, of the active side or an opponent's; return its id."""
        card = able(name, *powers, **more)
        self.do(AddFigure(card, at, **owner(self.state, self.theirs if foe else self.mine)))
        return self.state.figures[-1].id

    def card(self, name: str, kind: str, *, foe: bool = False, **more: Any) -> str:
        """Lay out a card for the active side, or an opponent's; return its id."""
        side = self.theirs if foe else self.mine
        self.do(AddCard(name, kind, side=side, **more, **owner(self.state, side)))
        return self.state.cards[-1].id

    def do(self, command: Command) -> Decision:
        """Give a command that has to be accepted; before damage is confirmed, themed teams decline their rerolls."""
        if isinstance(command, ConfirmDamage):
            self.without_rerolls()
        before = self.state
        dice = Watched(self.dice)
        decision = decide(before, agreed(command), dice)
        assert not decision.refused, (command, [step.message for step in decision.ruling.steps])
        invariants.thrown(dice, decision.events)
        for event in decision.events:
            self.state = apply(self.state, event)
        invariants.check(before, decision.events, self.state)
        self.told(decision)
        return decision

    def without_rerolls(self) -> None:
        """Decline what a themed team of some editions may have rolled again (23.4)."""
        while asked := [one for one in open_questions(self.state) if one.choice.startswith(REROLL)]:
            who = owner(self.state, asked[0].side)
            self.do(Choose(asked[0].attack, asked[0].choice, "decline", **who))

    def refuse(self, command: Command, reason: str) -> None:
        """Give a command that has to be refused for a reason."""
        if isinstance(command, ConfirmDamage):
            self.without_rerolls()
        decision = decide(self.state, agreed(command), self.dice)
        said = [step.message for step in decision.ruling.steps]
        assert decision.refused, command
        assert reason in said, (command, said)
        assert decision.events == ()
        self.told(decision)
