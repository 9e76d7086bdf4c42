"""Games that go out as files and come in again; games that no longer can be read."""

from __future__ import annotations

import json

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.table import folding
from tests.e2e.club import Club, begun, one_line, sequence, words


async def exported(table: Club) -> bytes:
    """Return the channel's game as a file."""
    found: bytes = await (await table.ask(table.ana, "game export")).attachments[0].read()
    return found


async def damaged(table: Club) -> None:
    """Break the log of every game, as a fault of the machine or a newer version would."""
    engine = create_async_engine(table.database)
    async with engine.begin() as connection:
        await connection.execute(text('UPDATE event SET payload = \'{"event": "from-the-future"}\' WHERE sequence = 2'))
        await connection.execute(text("DELETE FROM snapshot"))
    await engine.dispose()
    folding._remembered.clear()


async def test_an_exported_game_is_imported(table: Club) -> None:
    """A game with cards, effects, damage, an undo and a second language goes out and comes in as it was."""
    await begun(table)
    await table.ask(table.ana, "card add", name="Ñandú", kind="tarot")
    await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1)
    await table.ask(table.ana, "game undo")
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    raw, before = await exported(table), await sequence(table)
    assert "has an open game" in one_line(await table.ask(table.ana, "game import", file=("game.json", raw)))
    await table.ask(table.judge, "game end", winner="nobody")
    await table.ask(table.ana, "game import", file=("game.json", raw))
    assert await sequence(table) == before + 1
    again, first = json.loads(await exported(table)), json.loads(raw)
    assert again.pop("events")[:-1] == first.pop("events")
    assert again.pop("dice")["rolls"] == first.pop("dice")["rolls"]
    assert again == first


async def test_a_game_that_is_over_is_imported_too(table: Club) -> None:
    """Its log and rolls are told in a channel that stays free, a second export is the first; its end can be undone."""
    await begun(table)
    await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1)
    await table.ask(table.ana, "roll", dice="2d6")
    await table.ask(table.judge, "game end", winner="red")
    raw = await exported(table)
    here = table.channel
    table.channel = table.guild.create_text_channel("archive")
    told = words(await table.ask(table.ana, "game import", file=("game.json", raw)))
    assert "That game is over and the channel stays free" in told
    assert "Ana brought the game in from a file" in words(await table.ask(table.ana, "game log"))
    again, first = json.loads(await exported(table)), json.loads(raw)
    assert again.pop("events")[:-1] == first.pop("events")
    assert again.pop("dice") | {"game": ""} == first.pop("dice") | {"game": ""}
    assert again == first
    verified = words(await table.ask(table.ana, "verify", file=("game.json", await exported(table))))
    assert verified == words(await table.ask(table.ana, "verify", file=("game.json", raw)))
    assert "/game new" in words(await table.ask(table.ana, "game show"))
    await table.ask(table.ana, "game new")
    assert "has an open game" in one_line(await table.ask(table.ana, "game import", file=("game.json", raw)))
    table.channel = here
    assert "has an open game" not in words(await table.ask(table.ana, "game import", file=("game.json", raw)))
    await table.ask(table.judge, "game undo")
    assert "Iron Wolf" in words(await table.ask(table.ana, "game show"))


async def test_p35_what_a_file_tells_is_on_the_word_of_whoever_brought_it(table: Club) -> None:
    """An agreement forged in a file stands in the log above the line that names who brought it; undo passes it by."""
    await begun(table)
    await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1)
    forged = json.loads(await exported(table))
    given = {"event": "action-given", "figure": "iron-wolf", "action": "move", "parts": ["move"], "objection": ["7.4"]}
    agreed = {"event": "agreed", "by": str(table.bruno.id), "name": "Bruno", "judge": False}
    number = len(forged["events"]) + 1
    forged["events"] += [each | {"actor": str(table.ana.id), "command": number} for each in (given, agreed)]
    await table.ask(table.judge, "game end", winner="nobody")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", json.dumps(forged).encode())))
    assert "Ana brought the game in from a file" in opened
    shown = words(await table.ask(table.ana, "game log"))
    assert shown.index("Bruno agreed") < shown.index("Ana brought the game in from a file")
    await table.ask(table.ana, "game undo")
    assert "brought the game in" in words(await table.ask(table.ana, "game log"))


async def test_a_game_of_others_occupies_no_channel(table: Club) -> None:
    """Who does not play in a game cannot import it; a judge can."""
    await begun(table)
    raw = (
        (await exported(table))
        .replace(str(table.ana.id).encode(), b"111")
        .replace(str(table.bruno.id).encode(), b"222")
    )
    await table.ask(table.judge, "game end", winner="nobody")
    assert "do not play" in one_line(await table.ask(table.ana, "game import", file=("game.json", raw)))
    assert "/game new" in words(await table.ask(table.ana, "game show"))
    await table.ask(table.judge, "game import", file=("game.json", raw))
    assert await sequence(table) > 0
    await table.ask(table.judge, "game end", winner="nobody")
    assert "/game new" in words(await table.ask(table.ana, "game show"))


async def test_seats_of_nobody_are_refused(table: Club) -> None:
    """A seat that no user of Discord can take would break every button that asks its player; nothing is stored."""
    await begun(table)
    raw = await exported(table)
    await table.ask(table.judge, "game end", winner="nobody")
    for seat, told in ((b'"ann"', "not taken by Discord users"), (b'"ann|x"', "is no user's id")):
        file = ("game.json", raw.replace(f'"{table.ana.id}"'.encode(), seat))
        assert told in one_line(await table.ask(table.judge, "game import", file=file))
    assert "/game new" in words(await table.ask(table.ana, "game show"))


async def test_an_overlong_reason_in_a_file_is_told_cut(table: Club) -> None:
    """A text longer than a message takes is cut where it is told, and breaks no log."""
    await begun(table)
    await table.ask(table.ana, "damage", figure="iron-wolf", clicks=1, why="bumped")
    raw = (await exported(table)).replace(b'"bumped"', b'"' + b"x" * 4000 + b'"')
    await table.ask(table.judge, "game end", winner="nobody")
    await table.ask(table.judge, "game import", file=("game.json", raw))
    assert "xxx…" in words(await table.ask(table.ana, "game log"))


async def test_a_judge_closes_a_game_that_cannot_be_read(table: Club) -> None:
    """Everybody reads what is the matter; a player cannot close it, a judge can, and the channel is free."""
    await begun(table)
    await damaged(table)
    assert "can't be read" in one_line(await table.ask(table.ana, "board"))
    assert "can't be read" in one_line(await table.ask(table.ana, "game end"))
    assert "closed" in words(await table.ask(table.judge, "game end"))
    assert "no game" in one_line(await table.ask(table.ana, "game undo"))
    await begun(table)


async def test_what_a_file_says_in_two_ways_or_in_vain_is_told_at_the_table(table: Club) -> None:
    """16, 16.4: what is not read of a map, a force and a game stands below what was taken, in the channel's words."""
    await begun(table)
    twice = json.dumps(
        {"size": [10, 10], "hindering": ["C3"], "blocking": ["C3"], "walls": ["A1/B1"], "doors": ["A1/B1"]}
    )
    laid = words(await table.ask(table.ana, "map load", file=("map.json", twice.encode())))
    assert "C3: two terrains at once" in laid
    assert "A1/B1 is wall, window or door at once" in laid
    drawn = words(
        await table.ask(table.ana, "map load", sketch="|".join([*["." * 10] * 10, "walls: A1/B1", "doors: A1/B1"]))
    )
    assert "A1/B1 is wall, window or door at once" in drawn
    await table.ask(table.judge, "settings", language="es")
    force = json.dumps({"resources": [{"name": "Faro"}], "figures": [{"name": "Lobo"}]})
    assert "No se despliega como cartas: figures." in words(
        await table.ask(table.ana, "card add", file=("force.json", force.encode()))
    )
    again = words(await table.ask(table.ana, "card add", file=("force.json", force.encode())))
    assert "No se despliega" in again
    tarot = json.dumps({"tarot": [{"name": "Faro", "suit": "cups"}] * 2, "figures": [{"name": "Lobo"}]})
    assert "No se despliega" not in words(await table.ask(table.ana, "card add", file=("force.json", tarot.encode())))
    forged = json.dumps({**json.loads(await exported(table)), "note": "@everyone", "position": {}})
    await table.ask(table.judge, "game end", winner="nobody")
    opened = words(await table.ask(table.ana, "game import", file=("game.json", forged.encode())))
    assert "No se lee: note." in opened
    assert "La posición del archivo no es la que resulta de sus eventos" in opened
