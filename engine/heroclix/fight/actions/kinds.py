"""Power actions of a kind of their own, where the edition has them: double ones and epic ones."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from engine.heroclix.fight.actions.rights import turn_of
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, action_name
from engine.heroclix.ruleset import Ruleset
from engine.message import Message
from engine.ruling import Step, StepKind

__all__ = ["GivenAs", "epic_battle", "given_as"]

DOUBLE_FREE = Message("legal-double-free", ("action",), rule="7.1", reading="R78")
DOUBLE = Message("legal-double", ("action",), rule="7.1", reading="R78")
EPIC = Message("legal-epic", ("action",), rule="7.1")
EPIC_SPENT = Message("legal-epic-spent", (), rule="7.1")
NO_EPIC_BATTLE = Message("legal-no-epic-battle", ("points", "fewest", "most"), rule="7.1")


class GivenAs(NamedTuple):
    """An action as it is given: the position in which it is weighed, the tokens that it gives, and what is said."""

    position: Position
    power: Power
    tokens: int = 1
    against: tuple[Step, ...] = ()
    notes: tuple[Step, ...] = ()


def epic_battle(ruleset: Ruleset, build_total: int) -> bool:
    """Return whether a game of so many points is an epic battle, in editions that have those.

    >>> from engine.heroclix.editions.heroclix_2012 import OF_2012
    >>> epic_battle(OF_2012, 399), epic_battle(OF_2012, 400)
    (False, True)
    """
    fewest, most = ruleset.epic_battles or (0, -1)
    return fewest <= build_total <= most


def given_as(
    position: Position, figure: Figure, power: Power, *, double: bool = False, epic: bool = False, free: bool = False
) -> GivenAs:
    """Return an action as an effect lets it be given: as a double power action, as an epic one, or as what it is."""
    if not (double or epic):
        return GivenAs(position, power)
    given = replace(power, actions=("power",))
    name = action_name(power.slug)
    if double:
        against = (DOUBLE_FREE.step(StepKind.CHECK, action=name),) if free else ()
        return GivenAs(position, given, 2, against, (DOUBLE.step(StepKind.CHECK, action=name),))
    turn = turn_of(position, figure)
    position = replace(position, turn=turn._replace(actions_used=0))  # it does not count for the action total
    reasons = []
    if not epic_battle(position.ruleset, turn.build_total):
        fewest, most = position.ruleset.epic_battles or (0, 0)
        reasons.append(NO_EPIC_BATTLE.step(StepKind.CHECK, points=turn.build_total, fewest=fewest, most=most))
    if turn.epic_used:
        reasons.append(EPIC_SPENT.step(StepKind.CHECK))
    return GivenAs(position, given, 1, tuple(reasons), (EPIC.step(StepKind.CHECK, action=name),))
