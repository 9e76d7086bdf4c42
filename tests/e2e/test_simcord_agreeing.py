"""What another player's word lets stand, and ways in which nobody comes by it: on simcord, through the buttons."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.backend.errors import SetupError

from bot.table import actions
from bot.table.call import Call
from tests.e2e.club import Club, begun, buttons, ended, one_line, pressed, refused, seated, sequence, words

ASK = "Ask to let it stand"
POWERLESS: dict[str, Any] = {
    "figure": "iron-wolf",
    "power": "perplex",
    "target": "rook",
    "value": "attack",
    "change": "-1",
}


async def proposed(table: Club, command: str, **options: Any) -> Any:
    """Return the proposal that Ana makes after a refusal, with Iron Wolf in a corner."""
    await table.ask(table.ana, "place", figure="iron-wolf", at="A1")
    return pressed(await table.ana.click(await table.ask(table.ana, command, **options), label=ASK))


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("move", {"figure": "iron-wolf", "to": "J10"}),
        ("attack", {"attacker": "iron-wolf", "target": "rook", "kind": "close", "roll": "6 6"}),
        ("use", POWERLESS),
    ],
)
async def test_p30_a_proposal_outlives_a_restart(table: Club, command: str, options: dict[str, Any]) -> None:
    """Neither the asker nor a watcher may agree; after a restart the other side may, once, and the log names it."""
    await begun(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    asked = await proposed(table, command, **options)
    before = await sequence(table)
    for who in (table.ana, clara):
        assert one_line(pressed(await who.click(asked, label="Agree")))
    assert await sequence(table) == before
    await table.restart()
    await table.bruno.click(asked, label="Agree")
    assert await sequence(table) > before
    assert "Bruno agreed" in words(await table.ask(table.ana, "game log"))
    with pytest.raises(SetupError, match="Agree"):  # its buttons are gone: it is carried out once
        await table.judge.click(asked, label="Agree")


async def test_p30_the_others_seat_is_no_way_around_them(table: Club) -> None:
    """A seat left is an event: what was proposed before is stale, and whoever sits down there did so for all to see."""
    await begun(table)
    asked = await proposed(table, "move", figure="iron-wolf", to="J10")
    assert refused(await table.ask(table.ana, "game join", side="blue"))
    assert refused(await table.ask(table.ana, "game join", side="green"))
    await table.ask(table.bruno, "game leave")
    await table.ask(table.judge, "game join", side="blue")
    before = await sequence(table)
    for who in (table.bruno, table.judge):
        assert one_line(pressed(await who.click(asked, label="Agree")))
    assert await sequence(table) == before
    log = words(await table.ask(table.ana, "game log"))
    assert "Bruno" in log
    assert "Judge" in log


async def test_p34_nobody_takes_back_what_another_did(table: Club) -> None:
    """Who agreed cannot take back what was carried out in the other's name, nor the other what came after it."""
    await begun(table)
    asked = await proposed(table, "move", figure="iron-wolf", to="J10")
    await table.bruno.click(asked, label="Agree")
    assert refused(await table.ask(table.bruno, "game undo"))
    await table.ask(table.bruno, "damage", figure="rook", clicks=1)
    assert refused(await table.ask(table.ana, "game undo"))
    await table.ask(table.bruno, "game undo")
    assert refused(await table.ask(table.ana, "game redo"))
    await table.ask(table.ana, "game undo")
    assert "A1" in words(await table.ask(table.ana, "figure list"))


async def test_p31_the_map_is_no_watchers(table: Club) -> None:
    """A watcher edits nothing; a player's edit on the other's turn is told with its squares and its player."""
    await begun(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    assert refused(await table.ask(clara, "map edit", terrain="hindering", where="F4"))
    await table.ask(table.bruno, "map edit", terrain="hindering", where="F4")
    line = words(await table.ask(table.ana, "game log")).splitlines()[-2:]
    assert "F4" in " ".join(line)
    assert "Bruno" in " ".join(line)


async def test_p30_one_who_plays_both_sides_asks_nobody_until_another_sits_down(table: Club) -> None:
    """The button for one's own word is gone once somebody else has a seat, the old one too."""
    await table.ask(table.ana, "game new")
    for side in ("red", "blue"):
        await table.ask(table.ana, "game join", side=side)
    await table.ask(table.ana, "map load", name="training-yard")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 r6 t1 at A1", side="red")
    await table.ask(table.ana, "figure add", figure="Rook 50 7/9/16/2 r6 t1 at F9", side="blue")
    await table.ask(table.ana, "turn end", first="red")
    answer = await table.ask(table.ana, "move", figure="iron-wolf", to="J10")
    assert "Let it stand" in buttons(answer)
    await table.ask(table.ana, "game leave")
    await table.ask(table.bruno, "game join", side="blue")
    await table.ask(table.ana, "game join", side="red")
    before = await sequence(table)
    assert one_line(pressed(await table.ana.click(answer, label="Let it stand")))
    assert await sequence(table) == before
    assert ASK in buttons(await table.ask(table.ana, "move", figure="iron-wolf", to="J10"))


async def thrown(table: Club) -> Any:
    """Return the answer to Ana's taking back an attack that the bot rolled for."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F8")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close")
    return await table.ask(table.ana, "game undo")


async def test_p34_a_roll_of_the_bot_is_taken_back_with_anothers_word(table: Club) -> None:
    """It is asked where everybody sees it and why; the asker and a watcher agree to nothing, the other does, once."""
    asked = await thrown(table)
    assert not asked.ephemeral
    assert buttons(asked) == ["Agree", "No"]
    assert "rolled" in words(asked)
    assert "Bruno or a judge decides" in words(asked)
    before = await sequence(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    for who in (table.ana, clara):
        assert one_line(pressed(await who.click(asked, label="Agree")))
    assert await sequence(table) == before
    await table.restart()
    told = pressed(await table.bruno.click(asked, label="Agree"))
    assert "↩" in words(told)
    assert "Bruno agreed" in words(told)
    assert await sequence(table) == before + 1
    assert "Bruno agreed" in words(await table.ask(table.ana, "game log"))
    assert "Put back" in words(await table.ask(table.ana, "game redo"))


async def test_p34_a_roll_that_the_other_lets_lie_stays(table: Club) -> None:
    """A no takes the proposal away and changes nothing; a judge without a seat takes the roll back alone."""
    asked = await thrown(table)
    before = await sequence(table)
    await table.bruno.click(asked, label="No")
    assert await sequence(table) == before
    assert "Agree" not in buttons(await table.ask(table.judge, "game undo"))
    assert await sequence(table) == before + 1


async def test_p34_dice_that_were_typed_are_taken_back_freely(table: Club) -> None:
    """A mistyped roll is nobody else's business."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F8")
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", kind="close", roll="2 1")
    before = await sequence(table)
    assert "Agree" not in buttons(await table.ask(table.ana, "game undo"))
    assert await sequence(table) == before + 1


async def test_p34_who_plays_alone_asks_nobody(table: Club) -> None:
    """One user on both sides takes the bot's roll back at once."""
    await table.ask(table.ana, "game new")
    for side in ("red", "blue"):
        await table.ask(table.ana, "game join", side=side)
    await table.ask(table.ana, "throw", die="coin")
    before = await sequence(table)
    assert "Agree" not in buttons(await table.ask(table.ana, "game undo"))
    assert await sequence(table) == before + 1


async def three(table: Club) -> Any:
    """Return Clara, who plays green in Ana's and Bruno's game; it is Ana's turn, and nobody is immune."""
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    await seated(table)
    await table.ask(clara, "game join", side="green")
    await table.ask(clara, "figure add", figure="Pawn 25 7/9/16/2 at H9")
    await table.ask(table.ana, "turn end", first="red")
    for who in (table.ana, table.bruno, clara):
        await table.ask(who, "turn end")
    return clara


async def test_p30_all_whose_characters_are_targeted_agree(table: Club) -> None:
    """One yes is shown and changes nothing; nobody says it twice; the last one's yes carries it out, both named."""
    clara = await three(table)
    await table.ask(table.ana, "figure add", figure="Hawk 75 8/10/17/3 r6 t2 at A1")
    shot = {"attacker": "hawk", "target": "rook", "target2": "pawn", "kind": "range", "roll": "6 6"}
    told = await table.ask(table.ana, "attack", **shot)
    assert ASK in buttons(told), words(told)
    asked = pressed(await table.ana.click(told, label=ASK))
    assert "Bruno, Clara: each of them has to agree" in words(asked)
    before = await sequence(table)
    asked = pressed(await table.bruno.click(asked, label="Agree"))
    assert "Bruno agrees" in words(asked)
    assert "Clara or a judge decides" in words(asked)
    assert "agreed already" in one_line(pressed(await table.bruno.click(asked, label="Agree")))
    assert await sequence(table) == before
    await table.restart()
    await clara.click(asked, label="Agree")
    assert await sequence(table) > before
    told = words(await table.ask(table.ana, "game log"))
    assert "Bruno agreed" in told
    assert "Clara agreed" in told


async def test_p30_of_a_move_one_of_the_others_is_enough_and_it_says_so(table: Club) -> None:
    """Who decides is told as it is."""
    clara = await three(table)
    asked = await proposed(table, "move", figure="iron-wolf", to="J10")
    assert "One of Bruno, Clara is enough, or a judge" in words(asked)
    before = await sequence(table)
    await clara.click(asked, label="Agree")
    assert await sequence(table) > before


async def test_p30_a_judge_who_agreed_is_named_after_a_menu_too(table: Club) -> None:
    """A button has room for the judge's id alone: the log has the name all the same."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="A1")
    found = await table.store.games.open_in(table.channel.id)
    assert found is not None

    async def named(user: str) -> str:
        return {str(table.judge.id): "Ida"}[user]

    who = {"user_id": str(table.ana.id), "user_name": "Ana", "language": "en", "ruleset": "heroclix-modern"}
    call = Call(store=table.store, channel_id=table.channel.id, interaction="1", named=named, **who)
    pressed_order = actions.handler("order")
    assert pressed_order is not None
    await pressed_order(call, (str(found.id), str(found.head), f"m;n0;oJ10;xj{table.judge.id:x}"))
    assert "Ida agreed, as a judge" in words(await table.ask(table.ana, "game log"))


async def test_p34_an_end_whose_tie_was_rolled_is_taken_back_with_anothers_word(table: Club) -> None:
    """Nobody ends a game again until the dice name them: the other side is asked, after a restart too."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    await ended(table)
    asked = await table.ask(table.ana, "game undo")
    assert buttons(asked) == ["Agree", "No"]
    assert refused(await table.ask(table.ana, "game show"))
    assert one_line(pressed(await table.ana.click(asked, label="Agree")))
    await table.restart()
    told = pressed(await table.bruno.click(asked, label="Agree"))
    assert "Iron Wolf" in words(told)
    assert "Bruno agreed" in words(await table.ask(table.ana, "game log"))
