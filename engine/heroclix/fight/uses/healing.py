"""How many clicks a power heals: what its record makes of a d6, STOP and bystanders looked at (6.6, 27.3k, 27.4c)."""

from __future__ import annotations

from engine.heroclix.conditions.effects import forbidden, highest_click
from engine.heroclix.fight.attack.damage_taken import healed
from engine.heroclix.position import Figure, Position
from engine.heroclix.powers import Power, Powers, action_name, can_use
from engine.heroclix.powers.special import STOP
from engine.heroclix.ruleset.power import Healing
from engine.message import Message
from engine.ruling import FigureId, Step, StepKind, Typed

__all__ = ["healing_of"]

HEALS_MORE = Message("use-heals-critically", ("target", "clicks"), rule="12.3b", reading="R79")
HALF = Message("use-half-rolled", ("roll", "clicks"), rule="6.11")
HEALS_HALF = Message("use-heals-half", ("power",), rule="6.6")
HEALS_ROLL = Message("use-heals-roll", ("power", "halved", "add", "least"), rule="6.6")
ROLL_HEALS = Message("use-roll-heals", ("roll", "clicks"), rule="6.6")
STOP_LESS = Message("use-stop-heals-less", ("target", "clicks"), rule="27.7p")
HEALED = Message("use-healed", ("target", "clicks"), rule="6.6")
NOT_HEALED = Message("use-not-healed", ("target",), rule="6.6")
BYSTANDER = Message("use-bystander-not-healed", ("target",), rule="24.1")
BY_CARD = Message("use-not-healed-by-card", ("target", "card"), rule="20.4")
UP_TO = Message("use-healed-up-to", ("target", "clicks", "card", "click"), rule="20.4")
COUNTDOWN = Message("use-countdown-not-healed", ("target",), rule="24.3")

CHECK = StepKind.CHECK


def healing_of(
    position: Position, power: Power, target: Figure, roll: int, *, critical: bool = False
) -> tuple[int, list[Step]]:
    """Return the clicks that a natural d6 of a power heals a figure, and the steps (27.3k, 27.4c, 27.7p).

    `critical`: the attack roll that it asked for was a critical hit.
    """
    clicks, steps = _rolled(power, roll)
    name = FigureId(target.id)
    more = power.heals.critical if critical and power.heals is not None else 0
    if more:
        steps.append(HEALS_MORE.step(StepKind.MODIFY, before=clicks, after=clicks + more, target=name, clicks=more))
        clicks += more
    card = forbidden(position, target, "healed", target, power.slug)
    if card is not None:
        return 0, [*steps, BY_CARD.step(StepKind.RESULT, target=name, card=Typed(card.special.name))]
    if _on_stop(position.powers, target):
        less = max(0, clicks + position.ruleset.stop_healing)
        steps.append(STOP_LESS.step(StepKind.MODIFY, before=clicks, after=less, target=name, clicks=clicks - less))
        clicks = less
    turns = healed(target.life, target.bystander, clicks)
    turns, limits = _limited(position, target, turns)
    if limits:
        return turns, [*steps, *limits]
    steps.append(HEALED.step(StepKind.RESULT, target=name, clicks=turns) if turns else _idle(power, target))
    return turns, steps


def _limited(position: Position, target: Figure, turns: int) -> tuple[int, list[Step]]:
    """Return the clicks that are healed up to the click that a card allows, and the steps where it takes any."""
    limit = highest_click(position, target)
    click = 0 if limit is None else limit.effect.above or 0
    if limit is None or target.life is None or target.life.click - turns >= click:
        return turns, []
    turns = max(0, target.life.click - click)
    name, card = FigureId(target.id), Typed(limit.special.name)
    return turns, [UP_TO.step(StepKind.CAP, after=turns, clicks=turns, target=name, card=card, click=click)]


def _rolled(power: Power, roll: int) -> tuple[int, list[Step]]:
    """Return the clicks that a d6 heals, and say how: half of it, rounded up, or what the record has (6.11)."""
    healing, name = power.heals or Healing(), action_name(power.slug)
    clicks, half = healing.clicks(roll), healing == Healing()
    heals = HEALS_HALF.step(CHECK, power=name)
    if not half:
        heals = HEALS_ROLL.step(CHECK, power=name, halved=healing.halved, add=f"{healing.add:+d}", least=healing.least)
    rolled = HALF if half else ROLL_HEALS
    told = rolled.step(StepKind.ROLL, before=roll, after=clicks, roll=roll, clicks=clicks)
    return clicks, [heals._replace(rule=power.section), told]


def _idle(power: Power, target: Figure) -> Step:
    """Return why nothing is healed; Support may choose also who can't be healed (P100)."""
    barred = target.bystander or target.counting_down
    message = BYSTANDER if target.bystander else COUNTDOWN if barred else NOT_HEALED
    step = message.step(CHECK, target=FigureId(target.id))
    return step._replace(reading="P100") if barred and power.slug == "support" else step


def _on_stop(powers: Powers, figure: Figure) -> bool:
    """Return whether STOP makes it heal 1 click less: its dial stands on such a click, or it has the keyphrase."""
    shown = figure.life is not None and figure.life.click in figure.life.stops
    return can_use(powers, figure, STOP) or (shown and STOP not in figure.cant_use)
