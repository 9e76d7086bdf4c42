"""The living message of a game: one, in place, across restarts, posted anew where the channel has gone on."""

from __future__ import annotations

import discord

from bot.discord.living import LATER
from tests.e2e.club import Club, begun, pressed, seated, unfolded, words
from tests.e2e.thumbs import Thumbs, public


def without(table: Club, **rights: bool) -> None:
    """Let the club meet in a channel where the bot lacks a right."""
    assert table.env.bot.user is not None
    denied = {table.env.bot.user: discord.PermissionOverwrite(**rights)}
    table.channel = table.ana.guild.create_text_channel("table-2", overwrites=denied)


async def test_set_up_adds_a_line_for_each_command_and_no_picture(table: Club) -> None:
    """From the first figure to the last only lines are left; their picture is in the living message, which is one."""
    await seated(table)
    living = table.livings.last
    assert living is not None
    shown = [table.env.backend.get_message(table.channel.id, each) for each in public(table)]
    with_pictures = [message.id for message in shown if message.attachments]
    assert with_pictures == [living.message_id]
    assert all("\n" not in message.content for message in shown)


async def test_a_typed_move_leaves_one_line_and_its_picture_goes_into_the_living_message(table: Club) -> None:
    """Its way is drawn there; what was ruled unfolds for whoever presses the button, and only for them."""
    await begun(table)
    before = public(table)
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="e3")
    (new,) = set(public(table)) - set(before) - {moved.id}
    line = table.env.backend.get_message(table.channel.id, new)
    assert not line.embeds
    assert "Iron Wolf moves from F2 to E3" in line.content
    assert len(moved.attachments) == 1
    told = await unfolded(table.bruno, moved)
    assert told.ephemeral
    assert "Iron Wolf moves from F2 to E3" in words(told)


async def test_it_tells_the_last_ruling_in_two_lines_with_its_section(table: Club) -> None:
    """What happened stands there with the sections it rests on; the line left in the channel stays one line."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="e3")
    told = next(line for line in Thumbs(table).shown.splitlines() if line.startswith("» "))
    assert "Iron Wolf moves from F2 to E3" in told
    assert "10.2" in told.rsplit("`", 2)[1]
    await table.restart()
    await table.ask(table.bruno, "board")
    assert told in Thumbs(table).shown


async def test_it_survives_a_restart(table: Club) -> None:
    """The same message is edited on by the bot that comes after."""
    await begun(table)
    await table.ask(table.ana, "board")
    before = table.livings.last
    await table.restart()
    await Thumbs(table).tap(table.ana, "Iron Wolf", "‹ Back", "End the turn")
    assert before is not None
    assert table.livings.last is not None
    assert table.livings.last.message_id == before.message_id
    assert "blue (Bruno)" in Thumbs(table).shown


async def test_it_is_posted_anew_once_the_channel_has_gone_on(table: Club) -> None:
    """After so many messages a typed command brings it to the end, and the one before is gone."""
    await begun(table)
    await table.ask(table.ana, "board")
    before = Thumbs(table).message.id
    for number in range(LATER - 1):
        await table.bruno.send(table.channel, f"talk {number}")
    await table.ask(table.ana, "token", figure="iron-wolf")
    assert Thumbs(table).message.id == before
    await table.ask(table.ana, "token", figure="iron-wolf", change=-1)
    after = Thumbs(table).message.id
    assert after == public(table)[-1]
    assert before not in public(table)


async def test_by_buttons_it_is_posted_anew_once_a_turn(table: Club) -> None:
    """However much is talked meanwhile, a turn by thumbs adds one message at most."""
    await begun(table)
    await table.ask(table.ana, "board")
    for turn in range(2):
        for who in (table.ana, table.bruno):
            for number in range(LATER + 2):
                await table.judge.send(table.channel, f"talk {turn} {number}")
            talked = len(public(table))
            await Thumbs(table).tap(who, "End the turn")
            assert len(public(table)) <= talked


async def test_without_the_right_to_read_it_stays_until_the_board_is_asked_for(table: Club) -> None:
    """Where the bot may not read what was posted, only `/board` brings it to the end."""
    without(table, read_message_history=False)
    await begun(table)
    await table.ask(table.ana, "board")
    before = Thumbs(table).message.id
    for number in range(LATER + 2):
        await table.bruno.send(table.channel, f"talk {number}")
    await table.ask(table.ana, "token", figure="iron-wolf")
    assert Thumbs(table).message.id == before
    await table.ask(table.ana, "board")
    assert Thumbs(table).message.id == public(table)[-1] != before


async def test_a_message_taken_away_is_posted_anew(table: Club) -> None:
    """Somebody with the right has deleted it: the next command posts another."""
    await begun(table)
    living = table.livings.last
    assert living is not None
    table.env.backend.delete_message(table.channel.id, living.message_id)
    await table.ask(table.ana, "token", figure="iron-wolf")
    assert Thumbs(table).message.id == public(table)[-1]


async def test_each_press_is_checked_for_whose_it_is(table: Club) -> None:
    """The other player's buttons do nothing, and say so to whoever pressed; a judge may press them."""
    await begun(table)
    thumbs = Thumbs(table)
    shown = thumbs.shown
    await thumbs.tap(table.bruno, "Iron Wolf")
    assert thumbs.shown == shown
    assert len(thumbs.private) == 1
    await thumbs.tap(table.judge, "Iron Wolf")
    assert thumbs.offers("‹ Back")


async def test_an_end_is_taken_back_by_a_button(table: Club) -> None:
    """What a thumb has done by mistake is undone in place."""
    await begun(table)
    thumbs = Thumbs(table)
    await thumbs.tap(table.ana, "End the turn", "↩ Undo")
    assert "red (Ana)" in thumbs.shown


async def test_a_game_in_a_thread_of_its_own(table: Club) -> None:
    """The channel keeps a line that leads there; the game, its settings and its living message are in the thread."""
    await table.ask(table.judge, "settings", language="es")
    opened = await table.ana.slash(table.channel, "game new", name="Friday", thread=True)
    (thread,) = table.channel.threads
    assert opened.followups or opened.response
    living = table.livings.last
    assert living is not None
    assert table.env.backend.get_message(thread.id, living.message_id).embeds
    joined = await table.ana.slash(thread, "game join")
    told = [*joined.followups, joined.response]
    assert any(message is not None and "rojo" in message.content for message in told)
    other = await table.ana.slash(table.channel, "game show")
    assert "/game new" in words(pressed(other))


async def test_without_the_right_a_thread_is_refused_in_one_line(table: Club) -> None:
    """Nothing is opened, and the line says which rights are missing."""
    without(table, create_public_threads=False)
    refused = await table.ask(table.ana, "game new", thread=True)
    assert refused.ephemeral
    assert "thread" in words(refused)
    assert table.channel.threads == []


async def test_the_board_in_words(table: Club) -> None:
    """`/board text:` tells every figure with its square in lines, to the asker alone."""
    await begun(table)
    told = await table.ask(table.bruno, "board", text=True)
    assert told.ephemeral
    assert not told.attachments
    lines = words(told).splitlines()
    assert any("Iron Wolf" in line and "F2" in line for line in lines)
    assert any("Rook" in line and "F9" in line for line in lines)


async def test_sixty_figures_with_long_names_stay_within_the_limits(table: Club) -> None:
    """Two sides of thirty: every figure can be chosen, in menus, and the lists say what they leave out."""
    await table.ask(table.ana, "game new", points=9000)
    await table.ask(table.ana, "game join", side="red")
    await table.ask(table.bruno, "game join", side="blue")
    await table.ask(table.ana, "map load", sketch="|".join("." * 24 for _ in range(24)))
    name = "Captain Extraordinarily Long Name of the Northern Watch"
    for who, first in ((table.ana, 1), (table.bruno, 22)):
        for number in range(30):
            square = f"{chr(ord('A') + number % 15)}{first + number // 15}"
            added = await table.ask(
                who, "figure add", figure=f'"{name} {number}" 25 8/10/17/2 r6 t1 9 clicks at {square}'
            )
            assert not added.ephemeral, words(added)
    for who, first_side in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await table.ask(who, "turn end", **first_side)
    thumbs = Thumbs(table)
    assert sum(label.startswith(name) for label in thumbs.labels) == 30
    embed = thumbs.message.message.embeds[0]
    assert len(embed) <= 6000
    assert isinstance(embed, discord.Embed)
    assert "figure list" in thumbs.shown
    await thumbs.tap(table.ana, f"{name} 29")
    assert thumbs.offers("‹ Back")


async def test_help_knows_where_the_game_is(table: Club) -> None:
    """It begins with what the channel's game waits for; without a game it begins with the rules."""
    assert "The game in this channel" not in words(await table.ask(table.ana, "help"))
    await begun(table)
    told = words(await table.ask(table.ana, "help"))
    assert "The game in this channel\nTurn 3: 🔴 red (Ana)" in told
    assert len(told) < 1200, "in a game what helps now; the rest by topic"
    assert "/why" in told
    assert "/dispute" in told
