"""Coins and special dice, their results kept in the log (21.13, 25.10)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.dice import Dice
from engine.errors import DocumentError
from engine.heroclix.game import commands as cmd
from engine.heroclix.game import events as ev
from engine.heroclix.game.decide.draft import Decision, Draft
from engine.heroclix.game.describe import messages_beside
from engine.heroclix.game.events.tracked import COIN
from engine.heroclix.vocabulary import knows
from engine.ruling import StepKind, Term, Typed

__all__ = ["HEADS", "TAILS", "chosen_of", "faces_of", "one_thrown", "throw"]

HEADS, TAILS = "heads", "tails"
SIDES = (2, 100)
MOST = 20  # dice at once
FACE = 12  # letters of a face
NAMED = re.compile(r"d([1-9][0-9]{0,2})")
D6 = 6


def faces_of(die: str) -> tuple[str, ...]:
    """Return the faces of a coin or special die. Raises DocumentError naming what would be right.

    >>> faces_of("d4"), faces_of("1/1/2/5/?/?")
    (('1', '2', '3', '4'), ('1', '1', '2', '5', '?', '?'))
    """
    text = die.strip().casefold()
    if text == COIN:
        return (HEADS, TAILS)
    fewest, most = SIDES
    if found := NAMED.fullmatch(text):
        faces = tuple(str(number) for number in range(1, int(found[1]) + 1))
    else:
        faces = tuple(face.strip() for face in die.split("/"))
    if not fewest <= len(faces) <= most or not all(1 <= len(face) <= FACE for face in faces):
        raise DocumentError("die", "error-not-a-die", given=die[:60])
    return faces


def chosen_of(count: int, dice: Dice) -> int:
    """Return a number from 0 to `count` - 1, each as likely, by d6s: too high a throw of them is made again.

    >>> from engine.dice import FixedDice
    >>> chosen_of(8, FixedDice([6, 6, 2, 2])), chosen_of(1, FixedDice([]))
    (7, 0)
    """
    thrown, range_of = 0, 1
    while range_of < count:
        thrown, range_of = 0, 1
        while range_of < count:
            thrown, range_of = thrown * D6 + dice.roll(1)[0] - 1, range_of * D6
        if thrown < range_of - range_of % count:
            return thrown % count
        range_of = 1
    return 0


def throw(draft: Draft, command: cmd.Throw, dice: Dice) -> Decision:
    """Flip a coin or roll special dice, or write down what the players threw."""
    faces = faces_of(command.die)
    coin = faces == (HEADS, TAILS)
    if not 1 <= command.count <= MOST:
        raise DocumentError("count", "error-too-large" if command.count > 1 else "error-too-small",
                            given=command.count, limit=MOST if command.count > 1 else 1)  # fmt: skip
    results = _by_hand(command.results, faces) or tuple(one_thrown(faces, dice) for _ in range(command.count))
    die = COIN if coin else " ".join(command.die.split())
    draft.add(ev.Thrown, die=die, results=results, why=command.why[:200])
    if coin and knows(draft.state.rules, "coin"):
        draft.say(messages_beside.COIN_STANDS.step(StepKind.IGNORED))
    elif knows(draft.state.rules, "special-dice") and not all(face.isdecimal() for face in results):
        draft.say(messages_beside.SYMBOL.step(StepKind.CHECK, die=Typed(die), number=len(faces)))
    return draft.accepted(value=results)


def one_thrown(faces: tuple[str, ...], dice: Dice) -> str:
    """Return a face by d6s, each as likely: of a coin, an even one is heads, an odd one tails (21.13)."""
    if faces == (HEADS, TAILS):
        return HEADS if dice.roll(1)[0] % 2 == 0 else TAILS
    return faces[chosen_of(len(faces), dice)]


def _by_hand(results: Sequence[str], faces: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the players threw as the faces have it. Raises DocumentError for a face that the die lacks."""
    if len(results) > MOST:
        raise DocumentError("results", "error-list-too-long", limit=MOST)
    known = {face.casefold(): face for face in faces}
    for index, face in enumerate(results):
        if face.strip().casefold() not in known:
            expected = tuple(Term(f"coin-{one}") if faces == (HEADS, TAILS) else one for one in dict.fromkeys(faces))
            raise DocumentError(f"results[{index}]", "error-not-one-of", given=face[:60], expected=expected)
    return tuple(known[face.strip().casefold()] for face in results)
