"""Pictures of the whole board: what a figure sees, shoots, strikes, and where it is knocked back."""

from __future__ import annotations

from tests.e2e.club import Club, one_line, seated, words


async def test_lof_without_a_target_shows_all_that_is_seen(table: Club) -> None:
    """/lof with a source alone tells squares and figures seen, and draws them; the picture's words tell the same."""
    await seated(table)
    answer = await table.ask(table.ana, "lof", **{"from": "iron-wolf"})
    told = words(answer)
    assert "What Iron Wolf sees" in told
    assert "Rook" in told
    (picture,) = answer.attachments
    assert "Line clear (" in (picture.description or "")
    assert "Line hindered (" in (picture.description or "")


async def test_range_shows_what_is_in_reach(table: Club) -> None:
    """/range names the range value and who is within reach; a figure beside it is within reach of a close attack."""
    await seated(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="E9")
    answer = await table.ask(table.ana, "range", figure="iron-wolf")
    told = words(answer)
    assert "range 6" in told
    close = told.split("Within reach of a close attack\n")[1].split("\n")[0]
    assert "Rook (F9)" in close
    assert "Within range (" in (answer.attachments[0].description or "")


async def test_knockback_is_ruled_and_drawn(table: Club) -> None:
    """/knockback tells squares, landing and damage with its sections; the wall F6/G6 stops it (12.6d)."""
    await seated(table)
    await table.ask(table.bruno, "place", figure="rook", at="E6")
    answer = await table.ask(table.ana, "knockback", figure="rook", **{"from": "D6"})
    told = words(answer)
    assert "knocked back 1 square, lands on F6, 1 damage" in told
    assert "12.6d" in told
    alt = answer.attachments[0].description or ""
    assert "Knocked back: E6 → F6, stopped by F6/G6; knockback damage 1." in alt


async def test_a_square_is_no_figure(table: Club) -> None:
    """Asked for the range of a square, or the knockback of nobody, one line says that no figure is meant."""
    await seated(table)
    assert "E9" in one_line(await table.ask(table.ana, "range", figure="E9"))
    assert "Nobody" in one_line(await table.ask(table.ana, "knockback", figure="Nobody", **{"from": "D6"}))


async def test_away_from_itself(table: Club) -> None:
    """A figure is not knocked away from itself: one line says so."""
    await seated(table)
    one_line(await table.ask(table.ana, "knockback", figure="rook", **{"from": "rook"}))
