"""The faces of all games offer what the bot's other rooms ask of them, by the same arguments."""

from __future__ import annotations

import inspect

import pytest

from bot.app.faces import every_face
from bot.table.face import Face
from tests.door.face import FACE as GRID

OF_ONE = ("_", "card_")  # cards are read on the command line by the one game whose cards have texts
ASKED = [name for name, member in vars(Face).items() if inspect.isfunction(member) and not name.startswith(OF_ONE)]


@pytest.mark.parametrize("face", [*every_face(), GRID], ids=lambda face: type(face).__name__)
@pytest.mark.parametrize("name", ASKED)
def test_a_face_takes_what_it_is_asked_with(face: Face, name: str) -> None:
    """A method has the parameters of the protocol in their order; what may be left out there may be left out here."""
    wanted = list(inspect.signature(getattr(Face, name)).parameters.values())[1:]
    found = list(inspect.signature(getattr(face, name)).parameters.values())
    assert [each.name for each in found] == [each.name for each in wanted]
    assert [each.default for each in found] == [each.default for each in wanted]
