"""The shelf: a host's own unit files, a server's figures and forces; shown, offered as one types, and taken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.cli import main
from tests.e2e.club import Club, buttons, menu, one_line, seated, words


def unit(name: str, points: int, **more: object) -> dict[str, Any]:
    """Return a unit file of the kind that players have, all of it invented."""
    clicks = [
        {"click_number": 1, "starting_line": True, "speed_value": "9", "speed_power": "charge", "attack_value": 10,
         "defense_value": 17, "defense_power": "toughness", "damage_value": 3},
        {"click_number": 2, "speed_value": "8", "attack_value": "9", "defense_value": "16", "damage_value": "2"},
    ]  # fmt: skip
    file = {"unit_id": f"inv-{name}-{points}", "name": name, "point_values": [str(points)], "unit_range": "5"}
    return file | {"targets": "1", "keywords": ["Guild of Tides"], "dial": clicks, **more}


def filled(folder: Path, *units: dict[str, Any]) -> str:
    """Write unit files, each in a folder of its own, and return the folder above them."""
    for number, each in enumerate(units):
        place = folder / f"set-{number % 2}" / f"{number}.json"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(json.dumps(each), encoding="utf-8")
    return str(folder)


@pytest.fixture
def imported(table: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Import three units into the club's database, and return the report."""
    monkeypatch.setenv("DATABASE_URL", table.database.replace("+aiosqlite", ""))
    odd = unit("Tide Warden", 60)
    odd["dial"][1]["attack_value"] = "?"
    folder = filled(tmp_path / "units", unit("Salt Reeve", 75), odd, unit("Ñandú Rojo", 30))
    (tmp_path / "units" / "broken.json").write_text('{"unit_id": "x", "name": "No Dial", "dial": []}')
    (tmp_path / "units" / "words.txt").write_text("no unit")
    return folder


async def run(*words_given: str) -> int:
    """Run the command line beside the bot's loop, as a host does in another terminal."""
    import asyncio  # noqa: PLC0415

    return await asyncio.to_thread(main, list(words_given))


async def test_a_hosts_units_are_imported_offered_shown_and_added(
    table: Club, imported: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Read once with what was left out told by kind; then whoever types a part of the name finds them."""
    assert await run("units", "import", imported, "--json") == 0
    report = json.loads(capsys.readouterr().out)
    assert report["units"] == 3
    assert [one["file"] for one in report["refused"]] == ["broken.json"]
    assert report["notes"] == {"unit-gaps": 1}
    await seated(table)
    assert len(await table.suggested(table.ana, "unit", "name", "reeve")) == 1
    assert len(await table.suggested(table.ana, "unit", "name", "nandu")) == 1, "without accents too"
    assert len(await table.suggested(table.ana, "unit", "name", "tyde wardn")) == 1, "typing mistakes too"
    (value,) = await table.suggested(table.ana, "figure add", "figure", "salt re")
    shown = await table.ask(table.ana, "unit", name="salt reeve")
    assert all(part in words(shown) for part in ("**75** points", "Guild of Tides", "Charge", "Toughness"))
    assert "heroclix-modern,27.1e" in " ".join(menu(shown))
    added = words(await table.ask(table.ana, "figure add", figure=value, at="B3"))
    assert "Salt Reeve" in added
    gap = words(await table.ask(table.ana, "figure add", figure="Tide Warden"))
    assert "Left open in the file" in gap
    await table.restart()
    assert "Salt Reeve" in words(await table.ask(table.bruno, "unit", name="Salt Reeve"))


async def test_importing_again_replaces(table: Club, imported: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The same files twice are the same units once."""
    assert await run("units", "import", imported) == 0
    assert await run("units", "import", imported) == 0
    assert "3 units are on the shelf" in capsys.readouterr().out
    assert len(await table.suggested(table.ana, "unit", "name", "")) == 3


async def test_nothing_to_import_is_said_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No folder, an empty one, one with nothing that can be read, a file that is no unit: exit 2, and why."""
    (tmp_path / "empty").mkdir()
    (tmp_path / "notes.txt").write_text("no unit")
    for name, told in (("gone", "no such folder or file"), ("empty", "no unit file"), ("notes.txt", "JSON or YAML")):
        assert main(["units", "import", str(tmp_path / name), "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert told in said


async def test_one_file_is_imported_by_its_name(
    table: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who names a unit file instead of its folder has that one on the shelf."""
    monkeypatch.setenv("DATABASE_URL", table.database.replace("+aiosqlite", ""))
    folder = Path(filled(tmp_path / "units", unit("Salt Reeve", 75), unit("Tide Warden", 60)))
    assert await run("units", "import", str(sorted(folder.rglob("*.json"))[0]), "--json") == 0
    assert json.loads(capsys.readouterr().out)["units"] == 1
    assert len(await table.suggested(table.ana, "unit", "name", "")) == 1


async def test_a_server_keeps_figures_and_forces(table: Club) -> None:
    """A figure under its name, a side's force under the one given; both are offered and taken again."""
    await seated(table)
    await table.ask(table.ana, "figure add", figure="Tidemaw 40 8/10/16/2 r4 t1 at A1")
    assert "Iron Wolf is on this server" in words(await table.ask(table.ana, "figure save", figure="iron-wolf"))
    await table.ask(table.ana, "figure save", side="red", name="Friday reds")
    assert "Name a figure, or a side" in one_line(await table.ask(table.ana, "figure save", side="red"))
    assert "Name a figure, or a side" in one_line(await table.ask(table.ana, "figure save"))
    shown = words(await table.ask(table.bruno, "unit", name="friday reds"))
    assert "Iron Wolf · 75" in shown
    assert "Tidemaw · 40" in shown
    (force,) = await table.suggested(table.bruno, "figure add", "figure", "friday")
    assert "Tidemaw" in words(await table.ask(table.bruno, "figure add", figure=force))
    assert words(await table.ask(table.judge, "figure list")).count("Tidemaw") >= 2
    assert buttons(await table.ask(table.ana, "unit", name="Iron Wolf")) == []


async def test_what_is_not_there_is_said(table: Club) -> None:
    """An empty shelf says how to fill it, a name that is none what is near it, a number of another server nothing."""
    await seated(table)
    assert "judge units import" in one_line(await table.ask(table.ana, "unit", name="Nobody"))
    await table.ask(table.ana, "figure save", figure="iron-wolf")
    assert "Iron Wolf · 75" in one_line(await table.ask(table.ana, "unit", name="iron wulf"))
    for forged in ("shelf:999", "shelf:x", "shelf:"):
        assert "no more" in one_line(await table.ask(table.ana, "figure add", figure=forged))
