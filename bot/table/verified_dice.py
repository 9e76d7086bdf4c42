"""Dice that can be verified: each roll follows from a secret seed, whose hash was published before, and the players.

Roll number n of a game is read from HMAC-SHA-256 with the seed as key over the text
`<game id>/<n>/<contributions, joined by line feeds>`, a byte at a time: a byte of 252 and more is skipped, so that each
face stays as likely as the others, and a die is the byte mod 6 + 1. Where the 32 bytes are used up, the next 32 come
from the same text with `/1`, `/2` … appended.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256

__all__ = [
    "LONGEST_CONTRIBUTION",
    "MOST_TOGETHER",
    "DiceWanted",
    "NoDice",
    "Rolled",
    "VerifiedDice",
    "commitment_of",
    "message",
    "new_seed",
    "proof_of",
    "thrown",
]

SEED = 32  # bytes
FACES = 6
FAIR = 252  # the largest multiple of six in a byte
LONGEST_CONTRIBUTION = 100  # signs
MOST_TOGETHER = 20  # dice of one roll


def new_seed() -> bytes:
    """Return a secret seed of 32 bytes, from the operating system.

    >>> len(new_seed())
    32
    """
    return secrets.token_bytes(SEED)


def commitment_of(seed: bytes) -> str:
    """Return what is published of a seed before its first roll: its SHA-256 in hexadecimal digits.

    >>> commitment_of(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return sha256(seed).hexdigest()


def thrown(seed: bytes, game: str, number: int, contributions: Sequence[str], count: int) -> tuple[int, ...]:
    """Return the dice of a roll: `count` results, each from 1 to 6.

    >>> thrown(bytes(32), "7", 1, ["luck"], 2) == thrown(bytes(32), "7", 1, ["luck"], 5)[:2]
    True
    """
    stream = _bytes(seed, message(game, number, contributions))
    fair = (byte for byte in stream if byte < FAIR)
    return tuple(next(fair) % FACES + 1 for _ in range(count))


def message(game: str, number: int, contributions: Sequence[str]) -> str:
    r"""Return the text that a roll is read from.

    >>> message("7", 3, ["a", "b"])
    '7/3/a\nb'
    """
    return f"{game}/{number}/" + "\n".join(contributions)


def proof_of(seed: bytes, game: str, number: int, contributions: Sequence[str]) -> str:
    """Return the first 32 bytes that a roll is read from, in hexadecimal digits."""
    return hmac.digest(seed, message(game, number, contributions).encode(), "sha256").hex()


def _bytes(seed: bytes, text: str) -> Iterator[int]:
    further = 0
    while True:
        yield from hmac.digest(seed, (f"{text}/{further}" if further else text).encode(), "sha256")
        further += 1


@dataclass(frozen=True, slots=True)
class Rolled:
    """A roll of the bot: its number in the game, and its dice."""

    number: int
    dice: tuple[int, ...]


class DiceWanted(Exception):  # noqa: N818  # named for what is the matter
    """A roll is needed: the game's seed is read, and the command decided again."""


class NoDice:
    """Dice of a command that may do without: asked for one, they raise DiceWanted. Most commands roll nothing."""

    def roll(self, count: int) -> tuple[int, ...]:
        """Raise DiceWanted."""
        raise DiceWanted(count)


class VerifiedDice:
    """The dice of a game from roll number `number` on; implements `engine.dice.Dice`, and tells what was `rolled`.

    >>> dice = VerifiedDice(bytes(32), "7", 4, ["luck"])
    >>> dice.roll(2) == thrown(bytes(32), "7", 4, ["luck"], 2), dice.rolled[0].number
    (True, 4)
    """

    def __init__(self, seed: bytes, game: str, number: int, contributions: Sequence[str]) -> None:
        self._seed = seed
        self._game = game
        self._number = number
        self._contributions = tuple(contributions)
        self._rolled: list[Rolled] = []

    def roll(self, count: int) -> tuple[int, ...]:
        """Return `count` results, each from 1 to 6: the game's next roll."""
        number = self._number + len(self._rolled)
        dice = thrown(self._seed, self._game, number, self._contributions, count)
        self._rolled.append(Rolled(number, dice))
        return dice

    @property
    def rolled(self) -> tuple[Rolled, ...]:
        """The rolls so far."""
        return tuple(self._rolled)
