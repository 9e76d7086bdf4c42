"""What an attack brings its own figure at the end, and in which order (12.3c, 17.14c, 27.2k).

The damage of a critical miss, Steal Energy's healing, and the damage for ground that Quake destroyed under it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.heroclix.board.knockback.several import fall_damage
from engine.heroclix.fight.attack.afterwards import FALL, STEAL_ENERGY, Aftermath, in_order
from engine.heroclix.fight.attack.choices import Choices
from engine.heroclix.fight.attack.declaration import Attack
from engine.heroclix.fight.attack.knockback import cost
from engine.heroclix.fight.attack.outcome import Fall, TargetOutcome
from engine.heroclix.fight.attack.resolution import destroyed_after, own_click, stolen
from engine.heroclix.fight.attack.targets import Reach
from engine.heroclix.fight.captivity import captives_freed
from engine.heroclix.position import Figure, Position
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind

__all__ = ["OwnEnd", "own_end"]

MISS_DAMAGE = Message("attack-critical-miss-damage", ("figure", "damage"), rule="12.3c")


@dataclass(frozen=True, slots=True)
class OwnEnd:
    """What the attacker takes and heals, where its dial stands then, and what follows the attack, in its order.

    `fall`: what the loss of its own ground costs it, where that comes before its healing.
    """

    damage: int
    click: int | None
    ko: bool
    healed: int
    destroyed: tuple[str, ...]
    after: tuple[str, ...]
    fall: Fall | None
    steps: tuple[Step, ...]


def own_end(
    position: Position,
    attack: Attack,
    reach: Reach,
    targets: Mapping[str, TargetOutcome],
    damage: int,
    fallen: frozenset[str],
    choices: Choices,
) -> OwnEnd:
    """Return how the attack ends for the attacker. `damage`: of a critical miss; `fallen`: who lost its ground."""
    attacker = attack.attacker
    steps = []
    if damage:
        steps.append(MISS_DAMAGE.step(StepKind.DAMAGE, figure=FigureId(attacker.id), damage=damage))
    click, ko = own_click(position.powers, attacker, damage)
    steps += captives_freed(attacker) if ko else []
    healed, healing = stolen(position, attack, targets)
    fall, dropped, falling = _dropped(position, attacker, fallen, ko)
    later, healing_later = (0, []) if dropped is None else stolen(position, replace(attack, attacker=dropped), targets)
    gone, destroying = destroyed_after(position, attack, reach)
    there = Aftermath(
        bool(gone.opened),
        bool(damage),
        bool(healed or later),
        gone.used is not None,
        _others_fall(position, attacker, fallen, targets),
        fall is not None and fall.damage > 0,
    )
    after, ordering = in_order(attack, there, choices)
    falls_first = STEAL_ENERGY in after[after.index(FALL) :] if FALL in after else False
    if fall is None or not falls_first:
        steps += [*healing, *destroying, *ordering]
        return OwnEnd(damage, _up(click, healed), ko, healed, gone.names, after, None, tuple(steps))
    steps += [*destroying, *ordering, *falling, *healing_later]
    end = _up(fall.click_after, later)
    return OwnEnd(damage, end, ko, later, gone.names, after, replace(fall, click_after=end), tuple(steps))


def _dropped(
    position: Position, attacker: Figure, fallen: frozenset[str], ko: bool
) -> tuple[Fall | None, Figure | None, list[Step]]:
    """Return what the loss of its own ground costs the attacker, and the attacker after it unless it is KO'd."""
    if attacker.id not in fallen or ko:
        return None, None, []
    damage = fall_damage(position, attacker)
    price, steps = cost(position, attacker, damage, clicked=False)
    fall = Fall(damage, price.taken, price.click, price.ko)
    if price.ko:
        return fall, None, steps
    life = attacker.life if attacker.life is None or price.click is None else replace(attacker.life, click=price.click)
    return fall, replace(attacker, life=life), steps


def _others_fall(
    position: Position, attacker: Figure, fallen: frozenset[str], targets: Mapping[str, TargetOutcome]
) -> bool:
    """Return whether the loss of their ground costs others anything: not whom the attack KO'd, nor who is Immune."""
    standing = [name for name in fallen - {attacker.id} if name not in targets or not targets[name].ko]
    return any(figure.id in standing and fall_damage(position, figure) for figure in position.figures)


def _up(click: int | None, healed: int) -> int | None:
    return None if click is None else click - healed
