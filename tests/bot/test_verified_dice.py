"""The bot's dice: what a roll follows from, worked out here a second time, and that nothing else passes for it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.verified_dice import DiceWanted, NoDice, VerifiedDice, commitment_of, new_seed, thrown


def by_hand(seed: bytes, text: str, count: int) -> tuple[int, ...]:
    """Return the dice of a text as somebody works them out who has read the README alone."""
    blocks = [hmac.new(seed, text.encode(), hashlib.sha256).digest()]
    for further in range(1, 4):
        blocks.append(hmac.new(seed, f"{text}/{further}".encode(), hashlib.sha256).digest())
    kept = (byte % 6 + 1 for block in blocks for byte in block if byte <= 251)
    return tuple(islice(kept, count))


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10**6), st.lists(st.text(max_size=20), max_size=4))
def test_a_roll_is_what_the_seed_the_number_and_the_contributions_give(seed: bytes, n: int, put_in: list[str]) -> None:
    """The text is the game's id, the number and what was put in, in seat order, a line feed between."""
    clean = [text.replace("\n", " ") for text in put_in]
    assert thrown(seed, "17", n, clean, 20) == by_hand(seed, f"17/{n}/" + "\n".join(clean), 20)


def test_more_dice_than_a_hash_has_bytes_go_on_with_the_next_ones() -> None:
    """Sixty dice take a second block, whose text ends in /1: the first sixty of more are the same."""
    seed = bytes(range(32))
    assert thrown(seed, "1", 1, (), 60) == by_hand(seed, "1/1/", 60)


def test_a_byte_of_252_and_more_is_skipped() -> None:
    """With this seed the first block has such a byte: without skipping it the dice would be others."""
    found = next(
        seed
        for number in range(1000)
        if max((seed := number.to_bytes(32, "big")) and hmac.digest(seed, b"1/1/", "sha256")[:3]) > 251
    )
    plain = tuple(byte % 6 + 1 for byte in hmac.digest(found, b"1/1/", "sha256")[:3])
    assert thrown(found, "1", 1, (), 3) == by_hand(found, "1/1/", 3) != plain


def test_every_face_is_as_likely() -> None:
    """Of 60,000 dice each face comes 10,000 times, give or take; chi-squared with five degrees stays below 20.5."""
    seed = hashlib.sha256(b"faces").digest()
    faces = Counter(die for number in range(1, 3001) for die in thrown(seed, "9", number, ("a",), 20))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5


def test_what_is_published_is_the_hash_of_the_seed() -> None:
    """Two seeds are two, of 32 bytes, and the hash is SHA-256."""
    first, second = new_seed(), new_seed()
    assert first != second
    assert len(first) == 32
    assert commitment_of(first) == hashlib.sha256(first).hexdigest()


def test_rolls_are_numbered_on() -> None:
    """Each roll of a command takes the next number."""
    dice = VerifiedDice(bytes(32), "5", 8, ("x",))
    rolls = [dice.roll(2), dice.roll(1)]
    assert [(one.number, one.dice) for one in dice.rolled] == [(8, rolls[0]), (9, rolls[1])]
    assert rolls == [thrown(bytes(32), "5", 8, ("x",), 2), thrown(bytes(32), "5", 9, ("x",), 1)]


def test_a_command_that_rolls_asks_for_the_games_dice() -> None:
    """Without them it does not roll."""
    with pytest.raises(DiceWanted):
        NoDice().roll(1)
