"""What lies beside the map, in a club's channel, in both languages: the book's limits, and words a reader knows."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, begun, one_line, refused, seated, sequence, words


@pytest.mark.parametrize(("language", "coin", "heads"), [("en", "coin", "heads"), ("es", "Moneda", "cara")])
async def test_21_13_a_coin_in_the_readers_words(table: Club, language: str, coin: str, heads: str) -> None:
    """Named and thrown as the reader calls it, and offered so; a face that it lacks changes nothing."""
    await table.ask(table.judge, "settings", language=language)
    await begun(table)
    assert await table.suggested(table.ana, "throw", "die", coin[:3]) == ["coin"]
    assert heads in words(await table.ask(table.ana, "throw", die=coin, results=f"{heads}, {heads}"))
    before = await sequence(table)
    one_line(await table.ask(table.ana, "throw", die=coin, results="edge"))
    assert await sequence(table) == before


async def test_options_are_named_as_their_reader_sees_them(table: Club) -> None:
    """A fault in an option, or in one part of it, is told by the option's Spanish name, without brackets."""
    await table.ask(table.judge, "settings", language="es")
    await begun(table)
    for command, options, named in (
        ("throw", {"die": "d8", "results": "9"}, "resultados:"),
        ("throw", {"die": "d1"}, "dado:"),
        ("card use", {"card": "none"}, "carta:"),
        ("card add", {"name": "Bad", "assigned": "nobody"}, "asignada:"),
        ("count", {"name": "Venom", "change": 0}, "cambio:"),
        ("figure replace", {"figure": "iron-wolf", "by": "nobody"}, "por:"),
    ):
        line = one_line(await table.ask(table.ana, command, **options))
        assert named in line, line
        assert "[" not in line


@pytest.mark.parametrize(("language", "one", "two"), [("en", "1 Clue token;", "2 Clue tokens;"),
                                                      ("es", "1 ficha de pista;", "2 fichas de pista;")])  # fmt: skip
async def test_25_8_one_clue_token_or_several(table: Club, language: str, one: str, two: str) -> None:
    """Too few for the effect: said with their number, in the singular where it is one."""
    await table.ask(table.judge, "settings", language=language)
    await begun(table)
    await table.ask(table.ana, "card add", name="Riddle", kind="mystery-card")
    for said in (one, two):
        await table.ask(table.ana, "card clue", card="riddle")
        assert said in refused(await table.ask(table.ana, "card use", card="riddle", clues=3))
    await table.ask(table.ana, "card clue", card="riddle")
    assert "Riddle" in words(await table.ask(table.ana, "card use", card="riddle", clues=3))


@pytest.mark.parametrize(("language", "word"), [("en", "sideline and not in play"), ("es", "en el banquillo y no")])
async def test_2_6_nothing_reaches_whoever_waits(table: Club, language: str, word: str) -> None:
    """Damage, a token, a second sending and being a host of something attached are refused; nothing changes."""
    await table.ask(table.judge, "settings", language=language)
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Moth 50 8/10/17/3 r6 t1", sideline=True)
    before = await sequence(table)
    for command, options in (
        ("damage", {"figure": "moth", "clicks": 1}),
        ("token", {"figure": "moth"}),
        ("sideline send", {"figure": "moth"}),
        ("figure attach", {"figure": "iron-wolf", "to": "moth"}),
    ):
        assert word in refused(await table.ask(table.ana, command, **options))
    assert await sequence(table) == before


async def test_21_7_21_8_what_is_attached_goes_with_its_host(table: Club) -> None:
    """Out of the game with it, and not to be brought back (21.8); taken back, both are there again."""
    await begun(table)
    await table.ask(table.ana, "figure add", figure="Moth 50 8/10/17/3 r6 t1 at A1")
    await table.ask(table.ana, "figure add", figure="Gnat 50 8/10/17/3 r6 t1 at B1")
    await table.ask(table.ana, "figure attach", figure="gnat", to="moth")
    said = (await table.ask(table.ana, "figure out", figure="moth")).content
    assert said.count("removed from the game") == 2
    refused(await table.ask(table.ana, "sideline enter", figure="gnat", at="B1"))
    assert "100" in words(await table.ask(table.bruno, "score"))


async def test_21_12a_who_came_back_is_not_replaced(table: Club) -> None:
    """A KO'd figure returns as a new character, which began on no force (3.2a); one from the sideline may be."""
    await seated(table)
    await table.ask(table.ana, "figure add", figure="Moth 50 8/10/17/3 r6 t1", sideline=True)
    await table.ask(table.ana, "figure add", figure="cinder-moth", sideline=True)
    await table.ask(table.ana, "turn end", first="red")
    await table.ask(table.ana, "sideline enter", figure="moth", at="A1", by="iron-wolf")
    assert "Cinder Moth" in words(await table.ask(table.ana, "figure replace", figure="moth", by="cinder-moth"))
    await table.ask(table.ana, "damage", figure="cinder-moth", clicks=20)
    back = words(await table.ask(table.ana, "sideline enter", figure="cinder-moth", at="A1"))
    assert "returns from the KO area" in back
    assert "neither on a force" in refused(
        await table.ask(table.ana, "figure replace", figure="cinder-moth-2", by="moth")
    )


async def test_21_10a_the_highest_point_character_is_chosen(table: Club) -> None:
    """Told who are tied, chosen by the active player, told then; in both languages."""
    await begun(table)
    for name in ("Ada", "Eve"):
        await table.ask(table.ana, "figure add", figure=f"{name} 90 8/10/17/3 r6 t1")
    asked = {"which": "highest", "among": "red"}
    assert "Tied: Ada, Eve" in words(await table.ask(table.ana, "figure points", **asked))
    assert "Eve is treated as the highest" in words(await table.ask(table.ana, "figure points", **asked, figure="eve"))
    assert "21.10a" in refused(await table.ask(table.ana, "figure points", **asked, figure="ada"))
    await table.ask(table.judge, "settings", language="es")
    assert "Se eligió a Eve" in words(await table.ask(table.bruno, "figure points", **asked))


async def test_23_1b_a_keyword_for_a_turn(table: Club) -> None:
    """The reply says how long, the list of effects has it, and it is gone with the turn."""
    await begun(table)
    said = {"figure": "iron-wolf", "keyword": "Robot"}
    assert "until the end of this turn" in words(await table.ask(table.ana, "figure keyword", **said, until="turn"))
    assert "Robot: gains the keyword" in words(await table.ask(table.ana, "effect list"))
    await table.ask(table.ana, "turn end")
    assert "Robot" not in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
