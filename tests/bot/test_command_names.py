"""Commands in texts are called as the reader's own Discord offers them."""

from __future__ import annotations

import pytest

from bot.table.reply import Block, Reply
from bot.words.command_names import as_offered, with_names_offered


@pytest.mark.parametrize(
    ("text", "language", "offered"),
    [
        ("usa `/partida unirse`", "en", "usa `/game join`"),
        ("usa `/partida unirse`", "es", "usa `/partida unirse`"),
        ("`/game join` (/why)", "es", "`/partida unirse` (/porqué)"),
        ("/mover a otra casilla", "en", "/move a otra casilla"),
        ("/ajustes idioma: inglés", "en", "/settings language: inglés"),
        ("8/10/17, C3/D3, y/mover, /moverse, //mover", "en", "8/10/17, C3/D3, y/mover, /moverse, //mover"),
    ],
)
def test_names_of_commands(text: str, language: str, offered: str) -> None:
    """Only whole commands are renamed, with an option behind one where a colon follows it."""
    assert as_offered(text, language) == offered


def test_every_text_of_a_reply_is_named_anew() -> None:
    """Title, text, blocks and footer name the commands that are offered; the rest of the reply stays."""
    reply = Reply("/mover", "/usar", (Block("/legal", "/curar", inline=True),), "/turno ver", private=True)
    assert with_names_offered(reply, "en") == Reply(
        "/move", "/use", (Block("/legal", "/heal", inline=True),), "/turn show", private=True
    )
