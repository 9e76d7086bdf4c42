"""The dice of an exported game: whatever else stands there is told as unreadable, and no game comes in with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.app.errors import line_of_error
from bot.uploads.kinds import reader
from engine import DocumentError
from tests.bot.uploads.hostile import sound

GAME = sound("game")
HASH = "a" * 64
ROLL: dict[str, Any] = {
    "game": "1", "number": 1, "event": None, "actor": "1", "dice": [3], "commitment": HASH, "contributions": [],
    "seed": None, "proof": None,
}  # fmt: skip
WRONG: tuple[dict[str, Any], ...] = (
    {"number": "1"}, {"number": True}, {"number": 1.5}, {"number": 0}, {"event": 0}, {"event": "3"}, {"dice": []},
    {"dice": [7]}, {"dice": ["3"]}, {"dice": [True]}, {"dice": [1] * 21}, {"dice": "3"}, {"commitment": "A" * 64},
    {"commitment": "a"}, {"seed": "b" * 63}, {"contributions": ["a\nb"]}, {"contributions": ["x" * 101]},
    {"contributions": "x"}, {"game": "-1"}, {"game": "١"}, {"actor": "x" * 41}, {"luck": 1},
)  # fmt: skip


def problems(dice: object) -> list[str]:
    """Return what redoing the rolls of a game with these dice came to."""
    found = reader("dice")(json.dumps({**GAME, "dice": dice}), "")["problems"]
    return [key for key, _ in found]


def section(**roll: Any) -> dict[str, Any]:
    """Return the dice of a game with one roll."""
    return {"game": "1", "commitment": HASH, "rolls": [{**ROLL, **roll}]}


@pytest.mark.parametrize("changed", WRONG, ids=[json.dumps(each)[:40] for each in WRONG])
def test_a_roll_is_written_as_the_bot_writes_it(changed: dict[str, Any]) -> None:
    """Numbers are numbers, dice have six faces, hashes 64 digits; a game with other ones is not imported."""
    assert problems(section()) == []
    for kind in ("dice", "game"):
        with pytest.raises(DocumentError) as refused:
            reader(kind)(json.dumps({**GAME, "dice": section(**changed)}), "")
        assert refused.value.path.startswith("dice.rolls[0].")


def test_a_proof_has_its_seed_beside_it() -> None:
    """One of a roll whose seed is secret proves nothing, whatever its digits are."""
    assert problems(section(proof="b" * 64)) == ["verify-proof"]


@pytest.mark.parametrize("dice", [[], "x", 5, {}, {"game": 5}, {**section(), "game": "\u202e1"}, {**section(), "x": 1}])
def test_the_dice_are_a_section_of_the_file(dice: object) -> None:
    """Anything else is no record of dice."""
    with pytest.raises(DocumentError) as refused:
        problems(dice)
    assert refused.value.path.startswith("dice")


def test_twenty_thousand_rolls_are_read_soon() -> None:
    """As many as a game has events, each with its number: nothing of them is wrong, and nothing is redone."""
    rolls = [{**ROLL, "number": number} for number in range(1, 20_001)]
    found = reader("dice")(json.dumps({**GAME, "dice": {**section(), "rolls": rolls}}), "")
    assert (found["secret"], found["redone"], found["problems"]) == (20_000, 0, [])


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"dice": [7]}, "dice[0]: 7 is too large; expected at most 6"),
        ({"commitment": "x"}, 'commitment: "x" is no SHA-256; expected 64 digits of 0–9 and a–f'),
        ({"game": "x1"}, 'game: "x1" is no number of a game; expected digits alone'),
        ({"contributions": ["a\nb"]}, 'contributions[0]: "a b" holds a line break; expected one line'),
        ({"seed": 5}, 'seed: "5" is not a text; expected one in quotes'),
    ],
)
def test_a_record_that_is_none_says_what_would_be(changed: dict[str, Any], told: str) -> None:
    """The same line for a game that is imported and for rolls that are redone."""
    for kind in ("dice", "game"):
        with pytest.raises(DocumentError) as refused:
            reader(kind)(json.dumps({**GAME, "dice": section(**changed)}), "")
        line = (line_of_error(refused.value, "en") or "").replace("\\", "")
        assert line == f"dice.rolls[0].{told}"


def test_dice_that_do_not_agree_are_told_by_their_place() -> None:
    """A proof of a seed that is secret, a roll that no event shows, a seed of a deck that nobody shuffled."""
    unseen = {**GAME, "dice": section(event=3)}
    decks = {**GAME, "decks": {"evil": "x" * 20}}
    for game, path in (
        ({**GAME, "dice": section(proof="b" * 64)}, "dice.rolls[0].proof"),
        (unseen, "events[2]"),
        (decks, "decks.evil"),
    ):
        with pytest.raises(DocumentError) as refused:
            reader("game")(json.dumps(game), "")
        assert refused.value.path == path
    with pytest.raises(DocumentError, match="decks: error-not-a-mapping"):
        reader("game")(json.dumps({**GAME, "decks": []}), "")
