"""What `/legal` says of a power that a card gives under a condition: its sentence, and what fails (20.1, 20.2)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.heroclix.commands.legal import of_a_figure
from bot.heroclix.table import Table
from bot.store import Store
from bot.table.call import Call
from engine.game import game_of
from tests.engine.game.tables import ANN, BEN, able, table_of

TEXT = "Outwit, but only when Cato occupies hindering terrain."


@pytest.fixture
async def call(tmp_path: Path) -> AsyncIterator[Call]:
    """A call of Ann's."""
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
    yield Call(store=store, user_id="1", user_name="Ann", channel_id=1)
    await store.close()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", f"which Word gives under a condition: “{TEXT}”"),
        ("es", f"que Word da con una condición: «{TEXT}»"),
    ],
)
async def test_20_2_the_list_names_the_sentence_and_what_fails(call: Call, language: str, said: str) -> None:
    """In one line, both with their sections; the power is none of those that may be used."""
    cato = able("Cato", special=[{"kind": "trait", "name": "Word", "text": TEXT}])
    game = table_of((ANN, cato, "C3"), (BEN, able("Dario"), "C6"))
    found = Table(1, game.state.sequence, game.state, game_of("heroclix-modern"))
    reply = of_a_figure(replace(call, language=language), found, "cato")
    lines = [line for block in reply.blocks for line in block.text.splitlines()]
    [line] = [line for line in lines if said in line]
    assert line.startswith("✗")
    assert "20.1" in line
    assert "20.2" in line
    terrain = {"en": "clear terrain", "es": "despejado"}[language]
    assert terrain in line
