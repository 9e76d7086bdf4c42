"""A ruleset whose games the bot does not show yet: Discord says so in one line."""

from __future__ import annotations

import json

import pytest

from bot.app import faces
from bot.documents.game_documents import FORMAT, VERSION
from bot.uploads.kinds import read_game
from engine import DocumentError
from tests.e2e.club import Club, one_line


@pytest.fixture(autouse=True)
def _faceless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a game's face away, as of one that is judged and not shown yet."""
    monkeypatch.delitem(faces._faces, "motu")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", 'games of "motu" are not played yet'), ("es", "todavía no se juegan partidas de «motu»")],
)
async def test_no_game_is_opened(table: Club, language: str, said: str) -> None:
    """In a channel of that ruleset, in its language."""
    await table.ask(table.judge, "settings", ruleset="motu", language=language)
    assert said in one_line(await table.ask(table.ana, "game new", name="Eternia"))


def test_no_log_of_it_is_read() -> None:
    """A file that says it is one is refused by the same line."""
    log = {"format": FORMAT, "version": VERSION, "events": [{"event": "game-opened", "ruleset": "motu"}]}
    with pytest.raises(DocumentError) as told:
        read_game(json.dumps(log))
    assert (told.value.path, told.value.message) == ("ruleset", "error-ruleset-not-played")
