"""The bot's dice in a channel: a hash before the first roll, the seed at the end, and every tampered file is caught."""

from __future__ import annotations

import copy
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from bot.table.verified_dice import thrown
from tests.e2e.club import Club, begun, ended, one_line, seated, words

HASH = re.compile(r"[0-9a-f]{64}")


async def exported(table: Club) -> Any:
    """Return the channel's game as the document that it is exported as."""
    return json.loads(await (await table.ask(table.ana, "game export")).attachments[0].read())


async def rolled(table: Club) -> None:
    """Have the bot roll an attack, a coin, a special die and a free roll, Bruno's words in the dice from the second."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F4")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook")
    await table.ask(table.bruno, "verify", contribute="seven come eleven")
    await table.ask(table.ana, "throw", die="coin")
    await table.ask(table.ana, "throw", die="d8", count=2)
    await table.ask(table.bruno, "roll", dice="3d6")


def redone(document: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    """Return the exit code and the answer of `judge verify`."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    code = main(["verify", str(file), "--json"])
    return code, json.loads(capsys.readouterr().out)


async def test_the_hash_is_published_before_the_first_roll(table: Club) -> None:
    """It stands in the answer to /game new, and each roll names it; the seed stays secret."""
    opened = words(await table.ask(table.ana, "game new"))
    (published,) = set(HASH.findall(opened))  # in the line that is left, and with the ruling
    assert published in words(await table.ask(table.bruno, "verify"))
    assert (await exported(table))["dice"]["commitment"] == published
    await table.ask(table.ana, "roll")
    (roll,) = (await exported(table))["dice"]["rolls"]
    assert (roll["number"], roll["commitment"], roll["seed"], roll["event"]) == (1, published, None, None)


async def test_the_end_reveals_the_seed_and_every_roll_follows_from_it(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Game over, its file is still to be had: the seed has the hash published, and gives each roll anew."""
    await rolled(table)
    secret = await exported(table)
    code, found = redone(secret, tmp_path, capsys)
    assert (code, found["redone"], found["secret"], found["agrees"]) == (0, 0, len(secret["dice"]["rolls"]), True)
    published = secret["dice"]["commitment"]
    await ended(table, winner="red")
    over = await exported(table)
    rolls = over["dice"]["rolls"]
    assert over["dice"]["commitment"] is None
    assert [roll["number"] for roll in rolls] == list(range(1, len(rolls) + 1))
    assert rolls[0]["contributions"] == [] != rolls[-1]["contributions"] == ["seven come eleven"]
    for roll in rolls:
        seed = bytes.fromhex(roll["seed"])
        assert hashlib.sha256(seed).hexdigest() == published == roll["commitment"]
        said = (roll["game"], roll["number"], roll["contributions"])
        assert list(thrown(seed, *said, len(roll["dice"]))) == roll["dice"]
    assert rolls[0]["seed"] in words(await table.ask(table.bruno, "verify"))
    code, found = redone(over, tmp_path, capsys)
    assert (code, found["redone"], found["secret"], found["problems"]) == (0, len(rolls), 0, [])
    told = words(await table.ask(table.ana, "verify", file=("game.json", json.dumps(over).encode())))
    assert "Everything agrees" in told
    assert published in told


def _die(document: Any) -> None:
    roll = document["dice"]["rolls"][0]
    roll["dice"][0] = roll["dice"][0] % 6 + 1


def _roll_of_the_log(document: Any) -> None:
    event = next(event for event in document["events"] if event["event"] == "attack-rolled")
    event["roll"] = [event["roll"][0] % 6 + 1, event["roll"][1]]


def _typed(document: Any) -> None:
    event = next(event for event in document["events"] if event["event"] == "attack-rolled")
    event["dice"] = "typed"


def _coin(document: Any) -> None:
    event = next(event for event in document["events"] if event["event"] == "thrown")
    event["results"] = ["tails" if event["results"] == ["heads"] else "heads"]


def _both(document: Any) -> None:
    _die(document)
    event = next(event for event in document["events"] if event["event"] == "attack-rolled")
    event["roll"] = document["dice"]["rolls"][0]["dice"]


def _seed(document: Any) -> None:
    document["dice"]["rolls"][1]["seed"] = "00" * 32


def _seed_and_hash(document: Any) -> None:
    for roll in document["dice"]["rolls"]:
        roll["seed"], roll["commitment"] = "00" * 32, hashlib.sha256(bytes(32)).hexdigest()


def _contribution(document: Any) -> None:
    document["dice"]["rolls"][-1]["contributions"] = ["seven come twelve"]


def _number(document: Any) -> None:
    document["dice"]["rolls"][-1]["number"] += 1


def _dropped(document: Any) -> None:
    del document["dice"]["rolls"][0]


def _dropped_last(document: Any) -> None:
    rolls = document["dice"]["rolls"]
    del rolls[-2:]  # the free roll, and one that the log shows


def _hidden(document: Any) -> None:
    for roll in document["dice"]["rolls"]:
        roll["seed"] = roll["proof"] = None


def _no_record(document: Any) -> None:
    del document["dice"]


def _moved(document: Any) -> None:
    document["dice"]["rolls"][0]["event"] += 1


def _no_event(document: Any) -> None:
    document["events"] = [event for event in document["events"] if event["event"] != "thrown"]


def _malformed(document: Any) -> None:
    document["dice"]["rolls"][0]["dice"] = [7, 1]


@pytest.mark.parametrize(
    "tamper",
    [_die, _roll_of_the_log, _typed, _coin, _both, _seed, _seed_and_hash, _contribution, _number, _dropped,
     _dropped_last, _hidden, _no_record, _moved, _no_event, _malformed],
)  # fmt: skip
async def test_a_tampered_file_is_caught(
    table: Club, tamper: Callable[[Any], None], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever is changed of rolls, seeds, hashes, numbers, contributions or the log's dice: exit 1, with a line."""
    await rolled(table)
    await ended(table, winner="red")
    over = await exported(table)
    forged = copy.deepcopy(over)
    tamper(forged)
    assert forged != over
    code, found = redone(forged, tmp_path, capsys)
    assert code == 1
    assert found["problems"]
    assert not found["agrees"]


async def test_both_seats_have_the_seed_shown_in_the_middle(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One alone waits; both: the seed is shown, another begins with its hash, and the numbers go on."""
    await rolled(table)
    before = await exported(table)
    assert "once every seat asks" in words(await table.ask(table.ana, "verify", reveal=True))
    assert (await exported(table))["dice"]["commitment"] == before["dice"]["commitment"]
    assert "Only who has a seat" in one_line(await table.ask(table.judge, "verify", reveal=True))
    shown = words(await table.ask(table.bruno, "verify", reveal=True))
    await table.ask(table.ana, "throw", die="coin")
    after = await exported(table)
    assert after["dice"]["commitment"] != before["dice"]["commitment"]
    assert after["dice"]["commitment"] in shown
    seeds = [roll["seed"] for roll in after["dice"]["rolls"]]
    assert None not in seeds[:-1]
    assert seeds[-1] is None
    assert [roll["number"] for roll in after["dice"]["rolls"]] == list(range(1, len(seeds) + 1))
    code, found = redone(after, tmp_path, capsys)
    assert (code, found["redone"], found["secret"]) == (0, len(seeds) - 1, 1)


async def test_a_game_brought_in_keeps_its_rolls(
    table: Club, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The rolls of the file stand under its own game's id, those made here under the new one's; both are redone."""
    await rolled(table)
    await table.ask(table.ana, "verify", reveal=True)
    await table.ask(table.bruno, "verify", reveal=True)
    file = await exported(table)
    await table.ask(table.judge, "game end", winner="nobody")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", json.dumps(file).encode())))
    (published,) = set(HASH.findall(opened))  # in the line that is left, and with the ruling
    await table.ask(table.ana, "throw", die="coin")
    again = await exported(table)
    assert again["dice"]["commitment"] == published
    assert again["dice"]["rolls"][:-1] == file["dice"]["rolls"]
    assert (again["dice"]["rolls"][-1]["number"], again["dice"]["rolls"][-1]["game"]) == (1, again["dice"]["game"])
    assert redone(again, tmp_path, capsys)[0] == 0
    file["dice"]["rolls"][0]["dice"] = [6, 6] if file["dice"]["rolls"][0]["dice"] != [6, 6] else [1, 1]
    await table.ask(table.judge, "game end", winner="nobody")
    told = one_line(await table.ask(table.ana, "game import", file=("game.json", json.dumps(file).encode())))
    assert "do not agree" in told


async def test_the_end_taken_back_goes_on_with_another_seed(table: Club) -> None:
    """What was revealed rolls no more: the answer publishes the hash of the next."""
    await rolled(table)
    before = (await exported(table))["dice"]["commitment"]
    await ended(table, winner="red")
    assert before in json.dumps((await exported(table))["dice"])
    (published,) = HASH.findall(words(await table.ask(table.ana, "game undo")))
    after = (await exported(table))["dice"]
    assert published == after["commitment"] != before


async def test_undone_rolls_are_never_rolled_again(table: Club) -> None:
    """A roll taken back keeps its number; the next one is another."""
    await seated(table)
    await table.ask(table.ana, "throw", die="coin")
    await table.ask(table.judge, "game undo")
    await table.ask(table.ana, "throw", die="coin")
    rolls = (await exported(table))["dice"]["rolls"]
    assert [roll["number"] for roll in rolls] == [1, 2]


async def test_what_is_no_export_is_an_input_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing, a folder, words, another document: exit 2 and one line."""
    for name, content in (("a.json", "{}"), ("b.json", "not json"), ("c.json", "[]")):
        (tmp_path / name).write_text(content)
        assert main(["verify", str(tmp_path / name)]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert main(["verify", str(tmp_path)]) == 2
    assert main(["verify", str(tmp_path / "gone")]) == 2


@pytest.mark.parametrize("text", ["two\nlines", "x" * 101, "bell\a"])
async def test_a_contribution_is_one_line(table: Club, text: str) -> None:
    """Anything else is refused, and nothing of it kept."""
    await seated(table)
    assert "one line" in one_line(await table.ask(table.ana, "verify", contribute=text))
    await table.ask(table.ana, "roll")
    assert (await exported(table))["dice"]["rolls"][0]["contributions"] == []
