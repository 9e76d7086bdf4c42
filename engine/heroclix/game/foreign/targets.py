"""Whom an attack of a log from outside may be made at, where the players let nothing stand (11.1, 12.1)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.errors import DocumentError
from engine.heroclix.fight.attack.declaration import MANY
from engine.heroclix.fight.attack.targets import APART, FRIENDLY
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.actions import steps_of
from engine.heroclix.game.decide.fight.waiting import judged
from engine.heroclix.game.foreign.stood import let_stand
from engine.heroclix.game.state import GameState, Pending
from engine.unfit import unfit

__all__ = ["check_targets"]

AT_NOBODY = (FRIENDLY, APART)  # what speaks against a target by itself


def check_targets(state: GameState, event: ev.AttackDeclared) -> None:
    """Raise DocumentError for a friend attacked, a close attack at somebody apart, or more targets than it may have."""
    if state.map is None or let_stand(state, event):
        return
    against = _against(state, event, event.targets)
    if MANY in against:
        raise DocumentError("targets", "error-list-too-long", limit=_most(state, event))
    if against.isdisjoint(AT_NOBODY):
        return
    others = [figure.id for figure in state.in_play if figure.squares and figure.id != event.attacker]
    fits = [name for name in others if _against(state, event, [name]).isdisjoint(AT_NOBODY)]
    for number, name in enumerate(event.targets):
        if name not in fits:
            raise unfit(f"targets[{number}]", name, fits)


def _most(state: GameState, event: ev.AttackDeclared) -> int:
    """Return how many of the targets named, in their order, the attack may have."""
    allowed = (
        count for count in range(1, len(event.targets)) if MANY not in _against(state, event, event.targets[:count])
    )
    return max(allowed, default=1)


def _against(state: GameState, event: ev.AttackDeclared, targets: Sequence[str]) -> set[str | None]:
    """Return the facts that speak against an attack at such targets; nothing where it cannot be judged."""
    trial = Pending(0, event.attacker, event.kind, tuple(targets), action=event.action)
    try:
        return {step.fact for step in steps_of(judged(state, trial).fields["because"])}
    except DocumentError:
        return set()
