"""A second game on Discord: the same commands reach it through the same door, and what it lacks is said in a line."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from bot.app.faces import every_side
from engine import adjudicate
from tests.door.face import grid_at_work
from tests.door.grid import SECTION
from tests.e2e.club import Club, one_line, refused, words


@pytest.fixture(autouse=True)
def at_work() -> Iterator[None]:
    """The grid is a game like another."""
    with grid_at_work():
        yield


async def opened(table: Club, **settings: str) -> None:
    """Open a grid in the channel, whose ruleset and language a judge sets."""
    await table.ask(table.judge, "settings", ruleset="motu", **settings)
    await table.ask(table.ana, "game new", name="Tiny")


async def test_a_game_of_another_kind_is_played_from_end_to_end(table: Club) -> None:
    """Opened, drawn, moved, refused with its section, told in full, logged, taken back, exported and judged again."""
    await opened(table)
    assert "Ant A1" in words(await table.ask(table.ana, "game show"))
    (picture,) = (await table.ask(table.ana, "board")).attachments
    assert (await picture.read()).startswith(b"\x89PNG")
    assert "Bee C3" in (picture.description or "")
    assert await table.suggested(table.ana, "move", "figure", "a") == ["ant"]
    assert "Ant may step to A2" in words(await table.ask(table.ana, "move", figure="ant", to="a2"))
    assert SECTION in refused(await table.ask(table.ana, "move", figure="ant", to="C1"))
    why = words(await table.ask(table.bruno, "why"))
    assert "Ant may not step to C1" in why
    assert SECTION in why
    assert "Ant steps from A1 to A2." in words(await table.ask(table.ana, "game log"))
    await table.ask(table.ana, "game undo")
    assert "Ant A1" in words(await table.ask(table.ana, "game show"))
    await table.restart()
    assert "Ant A1" in words(await table.ask(table.ana, "game show"))
    (file,) = (await table.ask(table.ana, "game export")).attachments
    exported = json.loads(await file.read())
    assert [event["event"] for event in exported["events"]] == ["grid-opened", "grid-moved", "grid-undone"]
    assert adjudicate({**exported["position"], "ask": {"piece": "bee", "to": "C2"}}).fields["legal"] is True


@pytest.mark.parametrize(
    ("language", "has_no", "option"),
    [("en", "This channel's game has no", "carry"), ("es", "La partida de este canal no tiene", "llevar")],
)
async def test_what_a_game_lacks_is_said_in_one_line(table: Club, language: str, has_no: str, option: str) -> None:
    """A command or an option of the other game, in a channel of this one: one private line in the reader's language."""
    await opened(table, language=language)
    for command, options in (
        ("lof", {"from": "A1", "to": "B2"}),
        ("attack", {"attacker": "ant", "target": "bee"}),
        ("damage", {"figure": "ant", "clicks": 1}),
        ("figure list", {}),
        ("map check", {}),
        ("turn end", {}),
        ("score", {}),
        ("game leave", {}),
        ("game redo", {}),
    ):
        line = one_line(await table.ask(table.ana, command, **options))
        assert has_no in line, (command, line)
    line = one_line(await table.ask(table.ana, "move", figure="ant", to="A2", carry="bee"))
    assert has_no in line
    assert option in line
    assert await table.suggested(table.ana, "lof", "from", "a") == []
    assert await table.suggested(table.ana, "move", "carry", "a") == []


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "This channel's game has no side green: its sides are red, south."),
        ("es", "La partida de este canal no tiene el bando verde: los suyos son rojo, sur."),
    ],
)
async def test_a_side_is_one_of_the_games_own(table: Club, language: str, line: str) -> None:
    """A side that both games have is taken, one of the other's alone is refused with those there are."""
    await opened(table, language=language)
    assert "Ant A1" in words(await table.ask(table.ana, "game join", side="red"))
    assert line in one_line(await table.ask(table.ana, "game join", side="green")).replace("`", "")


def test_discord_offers_the_sides_of_every_game_once() -> None:
    """The seats' colours of the first game, and what the second has beside them."""
    assert every_side() == ("red", "blue", "green", "yellow", "masters", "evil", "south")
