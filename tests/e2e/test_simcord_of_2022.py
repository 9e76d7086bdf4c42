"""A game of 2022 in a club's channel: opened, set up, played, looked things up in, exported, and never mixed."""

from __future__ import annotations

import json

import pytest

from bot.app import faces
from tests.e2e.club import Club, ended, one_line, words

BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"
WOLF, ROOK = "Iron Wolf 75 8/10/17/3 r6 t1 charge", "Rook 75 8/10/16/3 r6 t1"


async def begun(table: Club, **new: str) -> None:
    """Open a game, each with a figure on a plain map; it is Ana's third turn."""
    await table.ask(table.ana, "game new", **new)
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    await table.ask(table.ana, "figure add", figure=f"{WOLF} at C3")
    await table.ask(table.bruno, "figure add", figure=f"{ROOK} at C5")
    for _ in range(5):
        await table.ask(table.judge, "turn end")


@pytest.mark.parametrize("by", ["settings", "option"])
async def test_a_game_is_opened_by_the_channel_s_ruleset_or_the_one_named(table: Club, by: str) -> None:
    """Its footer names the edition, and what is looked up in its channel is that edition's."""
    if by == "settings":
        await table.ask(table.judge, "settings", ruleset="heroclix-2022")
    await begun(table, **({"ruleset": "heroclix-2022"} if by == "option" else {}))
    assert "HeroClix 2022 · build total 300" in words(await table.ask(table.ana, "game show"))
    assert "comprehensive rules of 2022" in words(await table.ask(table.ana, "rule", section="carry"))
    shown = words(await table.ask(table.judge, "settings"))
    assert ("HeroClix (the game open here is played by HeroClix 2022)" in shown) == (by == "option")


async def test_when_it_is_over_the_channel_has_its_own_ruleset_again(table: Club) -> None:
    """Lookups follow the game as long as it is open."""
    await begun(table, ruleset="heroclix-2022")
    await ended(table, winner="red")
    assert "rules of 2022" not in words(await table.ask(table.ana, "rule", section="carry"))


@pytest.mark.parametrize(("ruleset", "hurts"), [("heroclix-2022", False), ("heroclix-modern", True)])
async def test_12_6_a_ruling_is_its_own_book_s(table: Club, ruleset: str, hurts: bool) -> None:
    """Knocked back to the edge of the map: today that hurts, in 2022 it does not."""
    await begun(table, ruleset=ruleset)
    away = {"figure": "rook", "from": "iron-wolf", "squares": 5}
    told = words(await table.ask(table.ana, "knockback", **away))
    assert ("1 knockback damage" in told) == hurts
    assert "C8" in told


async def test_what_the_edition_lacks_is_named_in_a_line(table: Club) -> None:
    """A Tarot Card, an elevated marker, mission points."""
    await begun(table, ruleset="heroclix-2022")
    document = json.dumps({"size": [8, 8], "markers": [{"kind": "elevated", "at": "D4"}]}).encode()
    for command, options, named in (
        ("card add", {"name": "Sun", "kind": "tarot", "side": "red"}, "tarot"),
        ("map load", {"file": ("map.json", document)}, "elevated"),
        ("score", {"points": 5, "side": "red", "kind": "mission"}, "mission"),
    ):
        line = one_line(await table.ask(table.judge, command, **options))
        assert named in line
        assert "2022" in line


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "written for heroclix-modern"), ("es", "escrito para heroclix-modern")],
)
async def test_a_file_of_another_edition_says_so(table: Club, language: str, said: str) -> None:
    """A map, a unit and cards that name another ruleset are read by this game's, and the reader is told."""
    await table.ask(table.judge, "settings", language=language)
    await begun(table, ruleset="heroclix-2022")
    values = {"speed": 8, "attack": 10, "defense": 16, "damage": 2}
    for command, option, document in (
        ("map load", {}, {"ruleset": "heroclix-modern", "map": {"size": [8, 8]}}),
        ("figure add", {"at": "H4"}, {"ruleset": "heroclix-modern", "name": "Kestrel", "points": 50, "values": values}),
        (
            "card add",
            {},
            {"ruleset": "heroclix-modern", "force": {"resources": [{"id": "ring", "name": "Ring", "points": 5}]}},
        ),
    ):
        for given in ("heroclix-modern", "heroclix-2022"):
            raw = json.dumps({**document, "ruleset": given}).encode()
            told = words(await table.ask(table.ana, command, file=("file.json", raw), **option))
            assert (said in told) == (given == "heroclix-modern"), told


async def test_an_imported_game_keeps_its_edition(table: Club) -> None:
    """It is played on by its own book in a channel of another, and the channel is told."""
    await begun(table, ruleset="heroclix-2022")
    (file,) = (await table.ask(table.ana, "game export")).attachments
    raw = await file.read()
    await ended(table, winner="red")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", raw)))
    assert "This game is played by HeroClix 2022" in opened
    assert "HeroClix 2022 · build total" in words(await table.ask(table.ana, "game show"))
    await ended(table, winner="red")
    await table.ask(table.judge, "settings", ruleset="heroclix-2022")
    assert "whatever" not in words(await table.ask(table.ana, "game import", file=("game.json", raw)))


async def test_a_ruleset_that_is_not_played_is_refused(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a channel of a game that is not shown yet none is opened without another ruleset named."""
    monkeypatch.delitem(faces._faces, "motu")
    await table.ask(table.judge, "settings", ruleset="motu")
    line = one_line(await table.ask(table.ana, "game new"))
    assert "motu" in line
    assert "not played yet" in line
    assert "HeroClix 2022" in words(await table.ask(table.ana, "game new", ruleset="heroclix-2022"))


async def test_4_2_a_starting_area_is_picked(table: Club) -> None:
    """The two areas are exchanged, undo puts them back; not for another's side, nor once the game has begun."""
    await table.ask(table.ana, "game new", ruleset="heroclix-2022")
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    assert "No map" in one_line(await table.ask(table.bruno, "map area", marked="red"))
    await table.ask(table.ana, "map load", sketch=BOARD)
    assert "that can be exchanged for yours: red" in one_line(await table.ask(table.bruno, "map area", marked="green"))
    picked = words(await table.ask(table.bruno, "map area", marked="red"))
    assert "A1" in picked
    assert "starting area: blue" in picked
    assert "**Blue**: 8 squares · A1:H1" in words(await table.ask(table.ana, "map starting"))
    assert "Only a judge" in one_line(await table.ask(table.bruno, "map area", marked="blue", side="red"))
    await table.ask(table.judge, "map area", marked="blue", side="red")
    await table.ask(table.ana, "figure add", figure=f"{WOLF} at C1")
    await table.ask(table.bruno, "figure add", figure=f"{ROOK} at C8")
    await table.ask(table.ana, "turn end")
    assert "has begun" in one_line(await table.ask(table.bruno, "map area", marked="red"))
