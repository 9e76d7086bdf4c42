"""A game opened by thumbs: rules, total, map and seats are chosen under its opening message, and gone back on."""

from __future__ import annotations

from tests.e2e.club import Club, begun, one_line, pressed, words
from tests.e2e.thumbs import Thumbs, public


async def test_a_game_is_opened_by_thumbs_in_one_message(table: Club) -> None:
    """Rules, total, map and both seats are chosen in the one message, which is edited in place, over a restart."""
    await table.ask(table.ana, "game new")
    thumbs, before = Thumbs(table), public(table)
    await thumbs.tap(table.ana, "HeroClix 2012", "400")
    assert "HeroClix 2012 · build total 400" in thumbs.shown
    await table.restart()
    thumbs = Thumbs(table)
    await thumbs.tap(table.ana, "300", "Sit down: red")
    await thumbs.tap(table.ana, thumbs.labels_of("Lay out a map")[0])
    await thumbs.tap(table.bruno, "Sit down: blue")
    assert "HeroClix 2012 · build total 300" in thumbs.shown
    assert "Ana" in thumbs.shown
    assert "Bruno" in thumbs.shown
    assert public(table) == before
    assert not any(label.startswith(("Sit down", "300 points")) for label in thumbs.labels)
    assert [words(each) for each in thumbs.private] == []


async def test_battleground_is_opened_by_thumbs_too(table: Club) -> None:
    """From HeroClix to Battleground and back: what it offers is that game's own."""
    await table.ask(table.ana, "game new")
    thumbs = Thumbs(table)
    await thumbs.tap(table.ana, "Masters of the Universe")
    assert thumbs.offers("250 points")
    await thumbs.tap(table.ana, "HeroClix 2022", "Masters of the Universe", "Sit down: Masters")
    await thumbs.tap(table.ana, "Ruined Gate")
    await thumbs.tap(table.bruno, "Sit down: Evil")
    assert "Ana" in thumbs.shown
    assert "Bruno" in thumbs.shown
    assert [words(each) for each in thumbs.private] == []


async def test_each_new_opening_publishes_its_own_dice(table: Club) -> None:
    """The hash of the seed that is rolled from stands in the message after the rules were changed."""
    await table.ask(table.ana, "game new")
    thumbs = Thumbs(table)
    first = thumbs.shown
    await thumbs.tap(table.ana, "HeroClix 2022")
    assert thumbs.shown != first
    opened = await table.store.games.open_in(table.channel.id)
    assert opened is not None
    current = (await table.store.dice.of_game(opened.id)).current
    assert current is not None
    assert current.commitment in thumbs.shown


async def test_what_was_settled_is_gone_back_on_by_undoing_it(table: Club) -> None:
    """Once somebody sits the rules stay: an option kept says so, undoing the seat offers the rules again."""
    await table.ask(table.ana, "game new")
    thumbs = Thumbs(table)
    menu, value = thumbs.value_of("HeroClix 2012")
    offered = thumbs.message.components
    await thumbs.tap(table.ana, "Sit down: red")
    assert not thumbs.offers("HeroClix 2012")
    renewed = thumbs.message.components
    late = pressed(await table.bruno.select(table.late(thumbs.message, offered), [value], custom_id=menu))
    assert "can’t be changed any more" in one_line(late)
    assert late.ephemeral
    table.late(thumbs.message, renewed)
    await thumbs.tap(table.ana, "↩ Undo")
    assert thumbs.offers("HeroClix 2012")
    await thumbs.tap(table.bruno, "HeroClix 2012")
    assert "HeroClix 2012 · build total 300" in thumbs.shown


async def test_a_begun_game_offers_none_of_it(table: Club) -> None:
    """The choices of the opening are gone once the first turn has begun."""
    await begun(table)
    await table.ask(table.ana, "board")
    assert not any(label.startswith(("Sit down", "HeroClix 2012")) for label in Thumbs(table).labels)
