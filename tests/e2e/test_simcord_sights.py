"""Pictures of the whole board: what a figure sees, shoots, strikes, and where it is knocked back."""

from __future__ import annotations

from tests.e2e.club import Club, begun, one_line, seated, words


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


async def test_reach_shows_every_square_and_its_cost(table: Club) -> None:
    """/reach tells how many squares, which, and where the figure must stop; the picture's words tell the costs."""
    await seated(table)
    await table.ask(table.bruno, "place", figure="rook", at="F6")
    answer = await table.ask(table.ana, "reach", figure="iron-wolf", speed=3)
    told = words(answer)
    assert "Where Iron Wolf may move" in told
    assert "Must stop there" in told
    alt = answer.attachments[0].description or ""
    assert "Must stop on (" in alt
    assert "By squares of movement: 1: " in alt


async def test_reach_shows_the_way_to_one_square(table: Club) -> None:
    """With a square, /reach draws the shortest way; where there is none, it says why."""
    await seated(table)
    answer = await table.ask(table.ana, "reach", figure="iron-wolf", to="F5")
    assert "Iron Wolf → F5: 3 squares" in words(answer)
    assert "Path: F2 → F3 → F4 → F5." in (answer.attachments[0].description or "")
    answer = await table.ask(table.ana, "reach", figure="iron-wolf", to="E4")
    assert "no legal way" in words(answer)
    assert "13.2" in words(answer)
    assert "Z9" in one_line(await table.ask(table.ana, "reach", figure="iron-wolf", to="Z9"))


async def test_reach_of_an_action(table: Club) -> None:
    """Sidestep moves its own 2 squares (27.1i), whatever the speed value."""
    await seated(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="sidestep")
    answer = await table.ask(table.ana, "reach", figure="iron-wolf", action="sidestep")
    costs = (answer.attachments[0].description or "").split("By squares of movement: ")[1].split(". ")[0]
    assert "2: " in costs
    assert "3: " not in costs


async def test_a_move_shows_its_path(table: Club) -> None:
    """The picture of a move shows the way taken."""
    await begun(table)
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="F4")
    assert "Path: F2 → F3 → F4." in (moved.attachments[0].description or "")


async def test_area_shows_what_a_power_may_choose(table: Club) -> None:
    """/area shows the squares where Barrier may begin, in the picture too; one square is judged by itself."""
    await seated(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="barrier")
    answer = await table.ask(table.ana, "area", effect="barrier", figure="iron-wolf")
    assert "**Squares**: " in words(answer)
    assert "27.3f" in words(answer)
    assert "May be chosen (" in (answer.attachments[0].description or "")
    own = await table.ask(table.ana, "area", effect="barrier", figure="iron-wolf", at="Z99")
    assert "Z99" in one_line(own)


async def test_area_of_a_power_that_chooses_figures(table: Club) -> None:
    """/area names whom Telekinesis may choose, and says in one line when a target is nobody's name."""
    await seated(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="telekinesis")
    answer = await table.ask(table.ana, "area", effect="telekinesis", figure="iron-wolf")
    assert "**Figures**: " in words(answer)
    assert "Nobody" in one_line(
        await table.ask(table.ana, "area", effect="telekinesis", figure="iron-wolf", target="Nobody")
    )


async def test_placing_tells_where_smoke_may_lie(table: Club) -> None:
    """/placing counts the squares and draws them; asked about one, it says why not, and changes nothing."""
    await begun(table)
    answer = await table.ask(table.ana, "placing", what="smoke")
    assert "A smoke marker: where it may lie" in words(answer)
    assert "**How**: an effect places it" in words(answer)
    assert "17.5" in words(answer)
    assert "May be placed on (" in (answer.attachments[0].description or "")
    before = words(await table.ask(table.judge, "game show"))
    answer = await table.ask(table.ana, "placing", what="iron-wolf", at="F9")
    assert "Iron Wolf: may not lie in F9" in words(answer)
    assert "13.2" in words(answer)
    assert words(await table.ask(table.judge, "game show")) == before
    assert "Z99" in one_line(await table.ask(table.ana, "placing", what="smoke", at="Z99"))
    assert await table.suggested(table.ana, "placing", "what", "smok") == ["smoke"]
    assert "figure" in one_line(await table.ask(table.ana, "placing", what="Nobody"))
