"""Figures from files in a club's channel."""

from __future__ import annotations

import json

from tests.bot.test_import_unit import UNIT
from tests.e2e.club import Club, one_line, seated, words


async def test_a_unit_file_becomes_a_figure(table: Club) -> None:
    """A player's unit is added on a square; what is only text is said not to be judged, and /figure show shows it."""
    await seated(table)
    data = json.dumps({**UNIT, "dimensions": "1x1"}).encode()
    added = await table.ask(table.ana, "figure add", at="C1", file=("ferryman.json", data))
    assert "not judged" in words(added)
    assert "Low Tide" in words(added)
    shown = words(await table.ask(table.bruno, "figure show", figure="ferryman"))
    assert "C1" in shown
    assert "Not judged, read the card:** He wades where others swim." in shown


async def test_a_card_of_ours_becomes_a_figure(table: Club) -> None:
    """A card in our own format, as YAML, is added too."""
    await seated(table)
    card = b"name: Pilot\npoints: 30\nvalues: {speed: 8, attack: 9, defense: 16, damage: 2}\n"
    assert "Pilot" in words(await table.ask(table.ana, "figure add", file=("pilot.yaml", card)))


async def test_what_is_no_figure_is_one_line(table: Club) -> None:
    """No figure and no file, or a file with a fault, is answered in one line, and nothing is added."""
    await seated(table)
    before = words(await table.ask(table.ana, "figure list"))
    assert "attach a file" in one_line(await table.ask(table.ana, "figure add"))
    broken = json.dumps({**UNIT, "dial": "none"}).encode()
    assert "dial" in one_line(await table.ask(table.ana, "figure add", file=("broken.json", broken)))
    assert words(await table.ask(table.ana, "figure list")) == before
