"""A roll of a test: rerolls, exploding dice and the successes (5)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.message import Message
from engine.motu.fight.threshold import succeeds
from engine.ruling import Reason, Step, StepKind, Typed

__all__ = ["Roll", "Rolled", "dice_steps", "read_roll"]

EXPLODES = 6
NEW_SUCCEEDS = 5  # nothing changes this (5)

COUNT = Message("motu-roll-count", ("thrown", "dice"), rule="5")
REROLL = Message("motu-roll-reroll", ("position", "dice"), rule="5", reading="M16")
REROLL_TWICE = Message("motu-roll-reroll-twice", ("position",), rule="5", reading="M16")
MANA = Message("motu-roll-mana", ("spent", "mana"), rule="7k")
EXPLOSIONS = Message("motu-roll-explosions", ("thrown", "may"), rule="5", reading="M16")
INITIAL = Message("motu-roll-initial", ("dice", "successes", "threshold"), rule="5")
REROLLED = Message("motu-roll-rerolled", ("free", "mana", "dice"), rule="5")
EXPLODED = Message("motu-roll-exploded", ("dice", "successes"), rule="5")
MAY_EXPLODE = Message("motu-roll-may-explode", ("dice",), rule="5", reading="M16")
FINAL = Message("motu-roll-final", ("successes",), rule="5")

DICE = Message("motu-dice", ("figure", "attribute", "dice"), rule="5")
DICE_CHANGED = Message("motu-dice-changed", ("origin",), rule="5")
DICE_NONE = Message("motu-dice-none", (), rule="5", reading="M15")

Swap = tuple[int, int]  # the position of a die, from 1, and its new result


@dataclass(frozen=True, slots=True)
class Roll:
    """What fell: the dice as thrown, those rerolled free and by mana, and the new ones of explosions, in order."""

    rolls: tuple[int, ...]
    free: tuple[Swap, ...] = ()
    mana: tuple[Swap, ...] = ()
    new: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Rolled:
    """What a roll comes to; only `because` counts where it was not thrown as the rules have it."""

    because: tuple[Reason, ...]
    initial: int = 0
    after: tuple[int, ...] = ()
    successes: int = 0
    may_explode: int = 0
    steps: tuple[Step, ...] = ()

    @property
    def legal(self) -> bool:
        """Whether it was thrown as the rules have it."""
        return not self.because


def read_roll(roll: Roll, dice: int, threshold: int, mana: int) -> Rolled:
    """Return what a roll of so many dice comes to; `mana`: how much there is to spend on rerolls (5, 7k).

    >>> read_roll(Roll((3, 4, 6, 2), mana=((4, 3),), new=(5,)), 4, 4, 1).successes
    3
    """
    because = tuple(_reasons(roll, dice, mana))
    if because:
        return Rolled(because)
    after = list(roll.rolls)
    for position, face in (*roll.free, *roll.mana):
        after[position - 1] = face
    initial = sum(succeeds(face, threshold) for face in roll.rolls)
    kept = sum(succeeds(face, threshold) for face in after)
    new = sum(face >= NEW_SUCCEEDS for face in roll.new)
    left = after.count(EXPLODES) + roll.new.count(EXPLODES) - len(roll.new)
    steps = tuple(_told(roll, tuple(after), threshold, (initial, kept, new), left))
    return Rolled((), initial, tuple(after), kept + new, left, steps)


def _reasons(roll: Roll, dice: int, mana: int) -> Iterator[Reason]:
    """Yield what is wrong with how it was thrown, in the order of the steps."""
    if len(roll.rolls) != dice:
        yield Reason("dice-count", COUNT.step(StepKind.CHECK, thrown=len(roll.rolls), dice=dice))
        return
    for swaps in (roll.free, roll.mana):
        reason = _misplaced(swaps, dice)
        if reason is not None:
            yield Reason("reroll", reason)
            return
    if len(roll.mana) > mana:
        yield Reason("mana", MANA.step(StepKind.CHECK, spent=len(roll.mana), mana=mana))
    may = _most_new(roll)
    if len(roll.new) > may:
        yield Reason("explosions", EXPLOSIONS.step(StepKind.CHECK, thrown=len(roll.new), may=may))


def _misplaced(swaps: Sequence[Swap], dice: int) -> Step | None:
    """Return what is wrong with the dice that a step rerolls: one that is not there, or one twice (M16)."""
    seen = set()
    for position, _ in swaps:
        if not 1 <= position <= dice:
            return REROLL.step(StepKind.CHECK, position=position, dice=dice)
        if position in seen:
            return REROLL_TWICE.step(StepKind.CHECK, position=position)
        seen.add(position)
    return None


def _most_new(roll: Roll) -> int:
    """Return how many new dice may have been thrown: one for each six, of the new ones too, each after its six."""
    after = list(roll.rolls)
    for position, face in (*roll.free, *roll.mana):
        after[position - 1] = face
    may = after.count(EXPLODES)
    for thrown, face in enumerate(roll.new):
        if thrown >= may:
            break
        may += face == EXPLODES
    return may


def _told(
    roll: Roll, after: tuple[int, ...], threshold: int, counted: tuple[int, int, int], left: int
) -> Iterator[Step]:
    initial, kept, new = counted
    if roll.rolls:
        yield INITIAL.step(StepKind.ROLL, dice=roll.rolls, successes=initial, threshold=threshold)
    if roll.free or roll.mana:
        yield REROLLED.step(StepKind.ROLL, free=len(roll.free), mana=len(roll.mana), dice=after)
    if roll.new:
        yield EXPLODED.step(StepKind.ROLL, dice=roll.new, successes=new)
    if left:
        yield MAY_EXPLODE.step(StepKind.CHECK, dice=left)
    yield FINAL.step(StepKind.RESULT, successes=kept + new)


def dice_steps(first: Sequence[Step], start: int, given: Sequence[tuple[int, str]]) -> tuple[int, tuple[Step, ...]]:
    """Return how many dice are thrown, none at least, and how that came about (5, M15)."""
    dice, steps = start, list(first)
    for add, origin in given:
        steps.append(DICE_CHANGED.step(StepKind.MODIFY, before=dice, after=dice + add, origin=Typed(origin)))
        dice += add
    if dice < 0:
        steps.append(DICE_NONE.step(StepKind.CAP, before=dice, after=0))
    return max(dice, 0), tuple(steps)
