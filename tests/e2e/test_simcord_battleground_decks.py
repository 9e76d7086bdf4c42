"""Battleground's decks: sealed when they are shuffled, revealed at the end, dealt anew by whoever wants to."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from tests.e2e.club import Club, at_war, menu, pressed, words

FATE = "fate"


async def dealt(table: Club) -> None:
    """Begin a game with both decks dealt by the bot, lay a card each, and turn both up."""
    await at_war(table, name="Decks")
    await table.ask(table.ana, "turn end", first="masters")
    for who in (table.ana, table.bruno):
        await table.ask(who, "round deck")
    for who in (table.ana, table.bruno):
        hand = await table.ask(who, "round hand")
        fate = next(value for value in menu(hand) if "grudge" not in value)
        pressed(await who.select(hand, [fate]))


async def exported(table: Club) -> Any:
    """Return the channel's game as the document that it is exported as."""
    return json.loads(await (await table.ask(table.ana, "game export")).attachments[0].read())


def redone(document: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    """Return the exit code and the answer of `judge verify`."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    code = main(["verify", str(file), "--json"])
    return code, json.loads(capsys.readouterr().out)


def shuffled(document: Any) -> dict[str, str]:
    """Return the seal of each deck as the log has it."""
    return {each["side"]: each["seal"] for each in document["events"] if each["event"] == "deck-shuffled"}


async def over(table: Club) -> Any:
    """Play as `dealt`, end the game, and return its export."""
    await dealt(table)
    await table.ask(table.judge, "game end", winner="masters")
    return await exported(table)


async def test_the_hash_is_told_and_the_seed_is_not_while_the_game_goes_on(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It stands in the log; the export of a game that goes on has no seed, and verifies."""
    await dealt(table)
    document = await exported(table)
    log = words(await table.ask(table.bruno, "game log"))
    assert all(seal in log for seal in shuffled(document).values())
    assert "decks" not in document
    assert redone(document, tmp_path, capsys)[0] == 0


async def test_the_end_reveals_the_seeds_and_anybody_deals_anew(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As README tells: the seed has the hash told, and orders the fate cards by the HMAC of their ids; it verifies."""
    document = await over(table)
    seeds, seals = document["decks"], shuffled(document)
    assert set(seeds) == {"masters", "evil"}
    for side, seed in seeds.items():
        assert hashlib.sha256(seed.encode()).hexdigest() == seals[side]
        listed = next(each for each in document["events"] if each["event"] == "cards-added" and each["side"] == side)
        fate = [id_ for id_, card in listed["cards"].items() if card.get("kind", FATE) == FATE]
        order = sorted(fate, key=lambda id_: hmac.new(seed.encode(), id_.encode(), "sha256").hexdigest())
        shown = [
            each["card"] for each in document["events"] if each["event"] == "card-revealed" and each["side"] == side
        ]
        assert shown
        assert set(shown) & set(fate) <= set(order[:5])
    code, found = redone(document, tmp_path, capsys)
    assert (code, found["decks"], found["problems"]) == (0, 2, [])
    told = words(await table.ask(table.ana, "verify", file=("game.json", json.dumps(document).encode())))
    assert "2 decks were dealt anew" in told


def _another_seed(document: Any) -> None:
    document["decks"]["evil"] = "0" * 48


def _no_such_deck(document: Any) -> None:
    document["decks"]["red"] = "0" * 48


def _malformed(document: Any) -> None:
    document["decks"] = ["masters"]


def _another_card(document: Any) -> None:
    """Show a card that the seed had not dealt: with its own salt and seal, as a bot that cheats would."""
    seed = document["decks"]["masters"]
    listed = next(e for e in document["events"] if e["event"] == "cards-added" and e["side"] == "masters")
    fate = [id_ for id_, card in listed["cards"].items() if card.get("kind", FATE) == FATE]
    last = sorted(fate, key=lambda id_: hmac.new(seed.encode(), id_.encode(), "sha256").hexdigest())[-1]
    shown = next(e for e in document["events"] if e["event"] == "card-revealed" and e["side"] == "masters")
    sealed = next(e for e in document["events"] if e["event"] == "card-sealed" and e["side"] == "masters")
    shown["card"], shown["initiative"] = last, listed["cards"][last]["initiative"]
    sealed["seal"] = hashlib.sha256(f"{shown['salt']}\nmasters\n{last}".encode()).hexdigest()


@pytest.mark.parametrize(
    ("tampered", "key"),
    [
        (_another_seed, "SHA-256"),
        (_no_such_deck, "SHA-256"),
        (_malformed, "decks"),
        (_another_card, "had not dealt"),
    ],
)
async def test_a_deck_that_was_tampered_with_is_caught(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str], tampered: Callable[[Any], None], key: str
) -> None:
    """Another seed, a deck that is none, seeds that are no seeds, a card that was not dealt: exit 1, and what."""
    document = copy.deepcopy(await over(table))
    tampered(document)
    code, found = redone(document, tmp_path, capsys)
    assert code == 1
    assert any(key in each for each in found["problems"]), found["problems"]


async def test_an_export_from_before_verifies(table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file without seeds of decks is verified as it was, and counts none."""
    document = await over(table)
    del document["decks"]
    code, found = redone(document, tmp_path, capsys)
    assert (code, found["decks"]) == (0, 0)
