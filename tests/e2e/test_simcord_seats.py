"""Seats that go from hand to hand, games that rest, judges called; and that nobody takes what is not theirs."""

from __future__ import annotations

import simcord

from tests.e2e.club import Club, begun, buttons, one_line, pressed, refused, seated, sequence, words


async def _member(table: Club, name: str) -> simcord.MemberActor:
    """Return a third member of the club."""
    return table.guild.add_member(table.env.create_user(name))


async def test_a_seat_is_offered_and_taken_over_a_restart(table: Club) -> None:
    """Ana offers, everybody sees it, Carla alone takes it; the figures are hers then, and the log says from whom."""
    await begun(table)
    carla = await _member(table, "Carla")
    asked = await table.ask(table.ana, "game hand", to=carla)
    assert "Ana (red side) offers the seat to Carla" in words(asked)
    assert buttons(asked) == ["Take the seat", "No, thanks"]
    await table.restart()
    for stranger in (table.bruno, table.judge, table.ana):
        assert "not" in one_line(pressed(await stranger.click(asked, label="Take the seat")))
    taken = pressed(await carla.click(asked, label="Take the seat"))
    assert "Carla takes the seat of the red side over from Ana" in words(taken)
    assert "not playing" in refused(await table.ask(table.ana, "move", figure="iron-wolf", to="F3"))
    assert "Iron Wolf" in words(await table.ask(carla, "move", figure="iron-wolf", to="F3"))
    log = words(await table.ask(table.bruno, "game log"))
    assert "over from Ana" in log
    assert "Carla" in words(await table.ask(table.bruno, "game show"))


async def test_an_offer_is_turned_down_or_taken_back(table: Club) -> None:
    """By the one it is made to, or by who made it; then its button takes nothing any more, nor one of before."""
    await seated(table)
    carla = await _member(table, "Carla")
    asked = await table.ask(table.ana, "game hand", to=carla)
    old = [*asked.components]
    assert "not offered" in refused(pressed(await table.bruno.click(asked, label="No, thanks")))
    assert "offered no more: Carla said no" in words(pressed(await carla.click(asked, label="No, thanks")))
    late = table.late(asked, old)
    assert "not offered" in refused(pressed(await carla.click(late, label="Take the seat")))
    again = await table.ask(table.ana, "game hand", to=carla)
    assert "Ana said no" in words(pressed(await table.ana.click(again, label="No, thanks")))
    assert "Ana" in words(await table.ask(table.bruno, "game show"))


async def test_nobody_takes_a_seat_away(table: Club) -> None:
    """Who has none offers none, no judge for others either; a seat given up since is not taken by an old offer."""
    await seated(table)
    carla = await _member(table, "Carla")
    before = await sequence(table)
    assert "not playing" in refused(await table.ask(carla, "game hand", to=table.bruno))
    assert "no seat" in refused(await table.ask(table.judge, "game hand", to=carla))
    assert "side" in one_line(await table.ask(table.ana, "game hand", to=carla, side="blue"))
    assert "yours already" in refused(await table.ask(table.ana, "game hand", to=table.ana))
    assert await sequence(table) == before
    asked = await table.ask(table.ana, "game hand", to=carla)
    await table.ask(table.ana, "game leave")
    await table.ask(table.judge, "game join", side="red")
    assert "not offered" in refused(pressed(await carla.click(asked, label="Take the seat")))
    shown = words(await table.ask(table.bruno, "game show"))
    assert "Judge" in shown
    assert "Carla" not in shown


async def test_a_seat_handed_over_is_a_step_like_another(table: Club) -> None:
    """Who took it takes it back by undo; who gave it cannot; dice texts and turns go on with the new player."""
    await begun(table)
    carla = await _member(table, "Carla")
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    asked = await table.ask(table.ana, "game hand", to=carla)
    pressed(await carla.click(asked, label="Take the seat"))
    assert "not playing" in refused(await table.ask(table.ana, "game undo"))
    await table.ask(carla, "game undo")
    assert "Iron Wolf" in words(await table.ask(table.ana, "game undo")), "the seat and the step are Ana's again"


async def test_a_game_rests_and_goes_on_after_weeks(table: Club) -> None:
    """Nothing is done meanwhile, one line says so with the button that goes on; the living message says it rests."""
    await begun(table)
    paused = await table.ask(table.bruno, "game pause")
    assert "Bruno pauses the game" in words(paused)
    shown = table.seen(None)
    assert "The game rests, since Bruno paused it" in words(shown)
    assert buttons(shown) == ["Go on"]
    before = await sequence(table)
    await table.restart()
    for command, options in (
        ("move", {"figure": "iron-wolf", "to": "F3"}),
        ("turn end", {}),
        ("damage", {"figure": "iron-wolf", "clicks": 1}),
        ("game undo", {}),
        ("game pause", {}),
        ("figure add", {"figure": "Pike 25 7/9/16/2"}),
    ):
        told = await table.ask(table.ana, command, **options)
        assert "The game rests, since Bruno paused it" in refused(told), command
        assert buttons(told)[0] == "Go on"
    assert "The game rests" in refused(await table.ask(table.judge, "turn end")), "for judges too"
    assert await sequence(table) == before
    assert "clear" in words(await table.ask(table.ana, "lof", **{"from": "iron-wolf", "to": "rook"})).lower()
    carla = await _member(table, "Carla")
    assert "not playing" in refused(await table.ask(carla, "game resume"))
    told = await table.ask(table.ana, "turn end")
    assert "Ana goes on with the game" in words(pressed(await table.ana.click(told, label="Go on")))
    assert "rests" not in words(table.seen(None))
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    await table.ask(table.ana, "game undo")
    log = words(await table.ask(table.ana, "game log"))
    assert "Bruno pauses the game" in log
    assert "Ana goes on with the game" in log
    assert "does not rest" in refused(await table.ask(table.ana, "game resume"))


async def test_undo_passes_a_pause_by(table: Club) -> None:
    """What was done before a pause is taken back after it, and the game does not rest again for it."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    await table.ask(table.ana, "game pause")
    await table.ask(table.ana, "game resume")
    assert "F3" in words(await table.ask(table.ana, "game undo"))
    await table.ask(table.ana, "game redo")
    assert "F3" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))


async def test_a_paused_game_goes_out_and_comes_in_as_it_is(table: Club) -> None:
    """It rests in the other channel too, and a seat that is offered there stays offered to whom it was."""
    await seated(table)
    carla = await _member(table, "Carla")
    await table.ask(table.ana, "game hand", to=carla)
    await table.ask(table.ana, "game pause")
    raw = await (await table.ask(table.ana, "game export")).attachments[0].read()
    await table.ask(table.judge, "game end", winner="nobody")
    await table.ask(table.ana, "game import", file=("game.json", raw))
    assert "The game rests" in refused(await table.ask(table.ana, "turn end"))
    await table.ask(table.ana, "game resume")
    assert await sequence(table) > 0


async def test_a_judge_is_called_once_and_sees_the_ruling(table: Club) -> None:
    """By who plays, with a button; the role that is set is mentioned, once for a ruling; the log says who called."""
    await begun(table)
    role = table.guild.create_role("Referees")
    await table.ask(table.judge, "settings", judges=role)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    why = await table.ask(table.ana, "why")
    assert "Call a judge" in buttons(why)
    carla = await _member(table, "Carla")
    assert "not playing" in refused(pressed(await carla.click(why, label="Call a judge")))
    await table.restart()
    called = pressed(await table.bruno.click(why, label="Call a judge"))
    assert f"<@&{role.id}>" in called.content
    assert "Bruno calls a judge about a ruling" in words(called)
    assert not called.ephemeral
    assert "Why" in " ".join(buttons(called)) or "step" in " ".join(buttons(called)).lower()
    assert "called about this ruling already" in refused(pressed(await table.ana.click(why, label="Call a judge")))
    assert "Bruno calls a judge" in words(await table.ask(table.ana, "game log"))


async def test_without_a_role_it_is_said_who_may_judge(table: Club) -> None:
    """Nobody is mentioned then; whoever manages the server may."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    called = pressed(await table.ana.click(await table.ask(table.ana, "why"), label="Call a judge"))
    assert "whoever manages the server may" in words(called)
    assert "<@&" not in called.content


async def test_all_of_it_in_spanish_and_in_battleground(table: Club) -> None:
    """The other game hands seats over and rests alike; in Spanish what is said is Spanish."""
    await table.ask(table.judge, "settings", language="es")
    await table.ask(table.ana, "game new", ruleset="motu")
    await table.ask(table.ana, "game join", side="masters")
    await table.ask(table.bruno, "game join", side="evil")
    carla = await _member(table, "Carla")
    asked = await table.ask(table.ana, "game hand", to=carla)
    assert "ofrece la plaza a Carla" in words(asked)
    assert "en lugar de Ana" in words(pressed(await carla.click(asked, label="Ocupar la plaza")))
    assert "Bruno pone la partida en pausa" in words(await table.ask(table.bruno, "game pause"))
    await table.restart()
    told = await table.ask(carla, "figure add", figure="army")
    assert "La partida está en pausa" in refused(told)
    assert "Carla reanuda la partida" in words(pressed(await carla.click(told, label="Reanudar")))
    assert "plaza" in words(await table.ask(carla, "game log"))


async def test_several_games_of_one_server_go_on_beside_each_other(table: Club) -> None:
    """A pause, a seat and a step of one change nothing of the other."""
    await begun(table)
    other = table.guild.create_text_channel("table-2")
    await table.bruno.slash(other, "game new", name="Second")
    await table.bruno.slash(other, "game join", side="red")
    await table.ask(table.ana, "game pause")
    result = await table.bruno.slash(other, "figure add", figure="Pike 25 7/9/16/2")
    told = [*([result.response] if result.response is not None else []), *result.followups]
    assert not told[0].ephemeral
    assert "The game rests" in refused(await table.ask(table.ana, "turn end"))
