"""What players name at the table can be read on one line: keywords, tokens, cards."""

from __future__ import annotations

import pytest

from engine.errors import DocumentError
from engine.heroclix.game import AddCard, ChangeKeyword, Count, decide
from engine.heroclix.game.commands import Command
from tests.engine.game.tables import ANN, set_up
from tests.engine.game.tables import Game as Table

UNREADABLE = ("\u202e\u202e", "Fuel\u2066", "\u200b", "\u2800", "\U000e0041\U000e0042", "a\x07b")
READABLE = ("Avengers", "Ñandú", "👩\u200d🚀", "\u05d0\u05dc")


def commands(name: str) -> list[Command]:
    """Return a command of each kind that names something so."""
    return [
        ChangeKeyword("ann0", name, actor=ANN),
        Count(name, 1, actor=ANN),
        AddCard(name, "resource", actor=ANN),
    ]


@pytest.fixture
def game() -> Table:
    """A game that is set up."""
    return set_up()


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_nobody_can_read_is_no_name(game: Table, name: str) -> None:
    """Blank signs, control characters and turned writing are refused, with the field; nothing is kept."""
    figure = game.state.figures[0].id
    for command in commands(name):
        given = ChangeKeyword(figure, name, actor=ANN) if isinstance(command, ChangeKeyword) else command
        with pytest.raises(DocumentError) as refused:
            decide(game.state, given, None)  # type: ignore[arg-type]  # nothing is rolled
        assert refused.value.message in ("error-text-unreadable", "error-word-length")
        assert refused.value.path in ("name", "keyword")


@pytest.mark.parametrize("name", READABLE)
def test_any_writing_is_a_name(game: Table, name: str) -> None:
    """Letters of any writing, with what belongs to it, are kept as they were typed."""
    figure = game.state.figures[0].id
    for command in commands(name):
        given = ChangeKeyword(figure, name, actor=ANN) if isinstance(command, ChangeKeyword) else command
        assert decide(game.state, given, None).events  # type: ignore[arg-type]  # nothing is rolled
