"""What an action that may be given rests on, where it is asked for by itself (CONTRACT: `legal`).

The ability that makes possible what the general rule forbids (27.6f, 27.7d, 27.7k), and the line of fire to the
target that was named. None of these steps decides anything.
"""

from __future__ import annotations

from engine.heroclix.board.lines.line import line_of_fire
from engine.heroclix.effects.areas.blast import shaken
from engine.heroclix.fight.actions.instruction import against_instruction, attack_kinds
from engine.heroclix.fight.actions.throw import as_if_held
from engine.heroclix.fight.attack.declaration import Attack, line_steps, silenced
from engine.heroclix.fight.attack.reasons import enabling_steps
from engine.heroclix.fight.attack.targets import against_attack, reach_of
from engine.heroclix.fight.values.moment import Moment
from engine.heroclix.fight.values.value import calculated
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import AttackKind, Power
from engine.heroclix.powers.special import regardless
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["allowing"]

SAME_SIZE = Message("legal-carries-same-size", ("figure", "target"), rule="27.7k")

UNROLLED = (1, 1)  # no roll is looked at here


def allowing(position: Position, figure: Figure, power: Power, target: Figure | None) -> tuple[Step, ...]:
    """Return the steps that a legal action rests on: with the target named, or with those that it targets anyway."""
    if not figure.squares or power.moves:
        return ()
    if power.slug == "carry":
        return _carrying(figure, target)
    if power.attack is None:
        return _in_sight(position, figure, power, target)
    position, _ = as_if_held(
        position, figure, power, lambda holding: _attacking(holding, figure, power, "range", target) is not None
    )
    for kind in attack_kinds(power):
        found = _attacking(position, figure, power, kind, target)
        if found is not None:
            return found
    return ()


def _carrying(figure: Figure, target: Figure | None) -> tuple[Step, ...]:
    if target is None or target.size_rank != figure.size_rank:
        return ()
    return (SAME_SIZE.step(StepKind.CHECK, figure=FigureId(figure.id), target=FigureId(target.id)),)


def _in_sight(position: Position, figure: Figure, power: Power, target: Figure | None) -> tuple[Step, ...]:
    """Return the line of fire of an effect to the target that it may have (11.4d)."""
    if target is None or target.id == figure.id or power.aim in (None, "adjacent-friend", "adjacent-opponents"):
        return ()
    if "line-of-fire" in regardless(figure, power.slug):
        return ()
    found = calculated(position, figure, "range", Moment(action=power)).value
    return line_of_fire(position, figure, target, "effect", found if isinstance(found, int) else 0).steps


def _attacking(
    position: Position, figure: Figure, power: Power, kind: AttackKind, target: Figure | None
) -> tuple[Step, ...] | None:
    """Return the steps of this kind of attack, or None where it can't be made or can't have this target."""
    if against_instruction(position, figure, power, kind):
        return None
    board = shaken(position, figure) if power.slug == "quake" else position  # its terrain is destroyed first (27.2d)
    reach = reach_of(board, figure, kind, power)
    steps: tuple[Step, ...] = ()
    if power.silences:
        board, steps = silenced(board, figure, reach.squares or 0)
    opposing = [other for other in board.figures if power.everyone and not board.friendly(figure, other)]
    aimed = opposing if target is None else [board.figure(target.id)]
    fitting = tuple(other for other in aimed if not against_attack(board, figure, other, reach, power))
    if target is not None and not fitting:
        return None
    attack = Attack(figure, fitting, kind, power, UNROLLED)
    steps += tuple(enabling_steps(board, attack, reach))
    if kind == "range" and target is not None:
        steps += line_steps(board, attack, fitting[0], reach)[1]
    return steps
