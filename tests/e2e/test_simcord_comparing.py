"""/compare in a club's channel: figures and sections under several editions, side by side."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, buttons, one_line, words

BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"


async def laid(table: Club, *figures: tuple[str, str], ruleset: str = "heroclix-2022") -> None:
    """Open a game of an edition on a plain map, Ana's figure and Bruno's; it is Ana's third turn."""
    await table.ask(table.ana, "game new", ruleset=ruleset)
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    for who, (figure, at) in zip((table.ana, table.bruno), figures, strict=True):
        await table.ask(who, "figure add", figure=f"{figure} at {at}")
    for _ in range(5):
        await table.ask(table.judge, "turn end")


WOLF, ROOK = "Iron Wolf 75 8/10/17/3 r6 t1 charge", "Rook 75 8/10/17/3 r6 t1"


@pytest.mark.parametrize(
    ("language", "marked"),
    [("en", "≠ Once it has broken away"), ("es", "≠ Conseguida la separación")],
)
async def test_10_7b_where_editions_part_is_marked(table: Club, language: str, marked: str) -> None:
    """Beside whom it broke away from: today and in 2012 it passes, in 2022 it is stopped."""
    await table.ask(table.judge, "settings", language=language)
    await laid(table, (WOLF, "C3"), (ROOK, "C4"))
    answer = await table.ask(table.ana, "compare", **{"from": "iron-wolf", "question": "reach"})
    told = words(answer)
    of_2022, _, others = told.partition("\nHeroClix · HeroClix 2012: ")
    assert (marked in of_2022, marked in others) == (False, True)
    *shown, wrong = [label.rpartition(": ")[2] for label in buttons(answer)]
    assert shown == ["HeroClix 2022", "HeroClix", "HeroClix 2012"]
    assert wrong in ("wrong?", "¿está mal?")
    every = await table.ana.click(answer, label=buttons(answer)[0])
    assert "HeroClix 2022" in words(every.response or every.followups[0])


async def test_what_all_rule_alike_is_said_with_what_it_comes_to(table: Club) -> None:
    """A clear line is clear in all, told once for the three, each book cited; the attack with dice is judged in all."""
    await laid(table, (WOLF, "C3"), (ROOK, "C6"))
    answer = await table.ask(table.ana, "compare", **{"from": "iron-wolf", "to": "rook"})
    told = words(answer)
    assert "The editions rule alike." in told
    assert "HeroClix 2022 · HeroClix · HeroClix 2012: clear" in told
    assert "`11.4` `Line of fire`" in told
    assert len(answer.attachments) == 1
    attacked = words(await table.ask(table.ana, "compare", **{"from": "iron-wolf", "to": "rook", "roll": "5 4"}))
    assert "HeroClix 2022 · HeroClix · HeroClix 2012: hit" in attacked


async def test_what_an_edition_lacks_is_named(table: Club) -> None:
    """An elevated marker, which today alone has: the other edition can’t judge the table, and says why."""
    await table.ask(table.ana, "game new")
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    document = '{"size": [8, 8], "markers": [{"kind": "elevated", "at": "D4"}]}'
    await table.ask(table.ana, "map load", file=("map.json", document.encode()))
    await table.ask(table.ana, "figure add", figure=f"{WOLF} at C3")
    await table.ask(table.bruno, "figure add", figure=f"{ROOK} at C6")
    told = words(await table.ask(table.ana, "compare", **{"from": "iron-wolf", "to": "rook"}))
    assert "Not all editions can judge this." in told
    assert "HeroClix: clear" in told
    assert "HeroClix 2022: can’t be judged" in told
    assert "elevated" in told


async def test_sections_stand_side_by_side(table: Club) -> None:
    """A section, by number or in words, with what the other books have in its place."""
    for asked in ("27.8d", "carry"):
        told = words(await table.ask(table.ana, "compare", section=asked))
        assert "27.8d" in told
        assert "HeroClix 2022 · 27.8d" in told
        assert "HeroClix 2012 · " in told


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Nothing to compare"),
        ({"from": "A1", "question": "line"}, "needs to:"),
        ({"from": "A1", "to": "C6", "question": "attack"}, "about figures"),
        ({"from": "A1", "to": "Z99"}, "Z99"),
        ({"from": "nobody", "question": "actions"}, "nobody"),
        ({"from": "iron-wolf", "to": "rook", "roll": "7 1"}, "7"),
    ],
)
async def test_what_was_not_understood_is_refused_in_a_line(table: Club, options: dict[str, str], said: str) -> None:
    """What is missing or wrong is named, and where."""
    await laid(table, (WOLF, "C3"), (ROOK, "C6"))
    assert said in one_line(await table.ask(table.ana, "compare", **options))


async def test_without_a_game_sections_alone_are_compared(table: Club) -> None:
    """In a channel without a game there are no figures to compare; sections there are."""
    await table.ask(table.judge, "settings", ruleset="heroclix-2012")
    assert "no game" in one_line(await table.ask(table.ana, "compare", **{"from": "A1", "to": "B2"}))
    assert "HeroClix 2022" in words(await table.ask(table.ana, "compare", section="carry"))


async def test_another_game_is_not_compared_with_editions(table: Club) -> None:
    """In a channel of another game figures can't be compared: it is looked up there, and the line says so."""
    await table.ask(table.judge, "settings", ruleset="motu")
    assert "looked up" in one_line(await table.ask(table.ana, "compare", **{"from": "A1", "to": "B2"}))
