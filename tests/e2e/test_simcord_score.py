"""/score and /game end in a club's channel: points for KO's, points by hand, and a winner with a name."""

from __future__ import annotations

from tests.e2e.club import Club, begun, buttons, ended, one_line, pressed, refused, seated, words


async def test_points_come_from_ko_s_and_are_shown_with_their_rule(table: Club) -> None:
    """Nothing at first; the KO of Crow scores its 20 points for red, with the section it rests on."""
    await begun(table)
    assert "Victory points: 0" in words(await table.ask(table.ana, "score"))
    await table.ask(table.bruno, "figure add", figure="Crow 20 7/9/16/2 r6 t1 2 clicks at A9")
    await table.ask(table.bruno, "damage", figure="crow", clicks=2)
    shown = words(await table.ask(table.ana, "score"))
    assert "Victory points: 20" in shown
    assert "Crow" in shown
    assert "5.4a" in shown


async def test_a_long_account_still_fits_a_message(table: Club) -> None:
    """Thirty points by hand with long reasons: the sums are shown, and of the account its end."""
    await begun(table)
    for number in range(30):
        await table.ask(table.ana, "score", points=1, why=f"{number} " + "because " * 22)
    shown = words(await table.ask(table.ana, "score"))
    assert "Victory points: 30" in shown
    assert "(29 because" in shown
    assert "(0 because" not in shown
    assert "because" in words(await ended(table))


async def test_points_by_hand(table: Club) -> None:
    """A player enters points for the side named, or its own; who has no seat is refused, and too few are an error."""
    await begun(table)
    shown = words(await table.ask(table.ana, "score", points=20, why="Sword *of* doom"))
    assert "Victory points: 20" in shown
    assert "\\*of\\*" in shown
    assert "Mission points: 3" in words(await table.ask(table.bruno, "score", points=3, kind="mission", side="red"))
    assert "points" in one_line(await table.ask(table.ana, "score", points=-21))
    assert "side" in one_line(await table.ask(table.judge, "score", points=5))
    assert "Victory points: 15" in words(await table.ask(table.judge, "score", points=-5, side="red"))
    await table.ask(table.judge, "game undo")
    assert "Victory points: 20" in words(await table.ask(table.ana, "score"))


async def test_the_game_ends_with_a_winner(table: Club) -> None:
    """Ended early, the side with more points wins and its player is named; the score is still told afterwards."""
    await begun(table)
    await table.ask(table.bruno, "score", points=35, why="crate")
    over = words(await ended(table))
    assert "over" in over
    assert "Bruno) wins" in over
    assert "5.4" in over
    final = words(await table.ask(table.ana, "score"))
    assert "over" in final
    assert "Bruno) wins" in final
    assert "Victory points: 35" in final
    assert "goes on" not in final
    assert "/game new" in one_line(await table.ask(table.ana, "score", points=5))


async def test_a_tie_is_rolled_by_the_bot(table: Club) -> None:
    """Nobody scored: two dice each decide, and somebody wins."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    over = words(await ended(table))
    assert "rolls" in over
    assert ("Ana) wins" in over) != ("Bruno) wins" in over)


async def test_a_game_in_which_nobody_acted_has_no_winner(table: Club) -> None:
    """P68: at 0 to 0 without one action nobody rolls, and nobody wins."""
    await begun(table)
    over = words(await ended(table))
    assert "without a winner" in over
    assert "wins" not in over


async def test_nobody_ends_a_game_alone(table: Club) -> None:
    """P35: the others are asked in the channel; neither the asker nor a watcher may agree, No leaves it as it is."""
    await begun(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    asked = await table.ask(table.ana, "game end")
    assert not asked.ephemeral
    assert "Bruno" in words(asked)
    for who in (table.ana, clara):
        assert one_line(pressed(await who.click(asked, label="Agree")))
    await table.bruno.click(asked, label="No")
    assert "F2" in words(await table.ask(table.ana, "figure list"))
    await table.restart()
    again = await table.ask(table.bruno, "game end")
    assert "over" in words(pressed(await table.judge.click(again, label="Agree")))


async def test_a_proposal_of_an_older_board_is_refused(table: Club) -> None:
    """What happened since may have changed minds: the game goes on."""
    await begun(table)
    asked = await table.ask(table.ana, "game end")
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    assert one_line(pressed(await table.bruno.click(asked, label="Agree")))
    assert "F3" in words(await table.ask(table.ana, "figure list"))


async def test_a_player_gives_up(table: Club) -> None:
    """The winner named wins although nothing was scored; nobody named leaves it undecided."""
    await begun(table)
    assert "Bruno) wins" in words(await ended(table, winner="blue"))
    await begun(table)
    assert "wins" not in words(await ended(table, winner="nobody"))


async def test_a_game_that_never_began_has_no_winner(table: Club) -> None:
    """In the set-up the game just closes."""
    await seated(table)
    assert "wins" not in words(await ended(table))


async def test_a_watcher_ends_nothing(table: Club) -> None:
    """Who has no seat can neither end the game nor enter points."""
    await begun(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    assert refused(await table.ask(clara, "game end"))
    assert refused(await table.ask(clara, "score", points=5, side="red"))


async def test_in_spanish(table: Club) -> None:
    """The score and the end read Spanish where the channel does."""
    await table.ask(table.judge, "settings", language="es")
    await begun(table)
    await table.ask(table.ana, "score", points=10)
    assert "Puntos de victoria: 10" in words(await table.ask(table.ana, "score"))
    asked = await table.ask(table.ana, "game end")
    assert "Gana 🔴 rojo (Ana)" in words(pressed(await table.bruno.click(asked, label="De acuerdo")))


async def test_the_end_is_taken_back_for_a_while(table: Club) -> None:
    """/game undo opens the ended game again, after a restart too: by who ended it or a judge, till there is another."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    await ended(table)
    await table.restart()
    assert refused(await table.ask(table.bruno, "game undo"))
    asked = await table.ask(table.ana, "game undo")
    assert "F3" in words(pressed(await table.bruno.click(asked, label="Agree")) if "Agree" in buttons(asked) else asked)
    assert "F3" in words(await table.ask(table.bruno, "figure list"))
    assert "Redo" not in words(await table.ask(table.ana, "game redo"))
    assert "/game new" in one_line(await table.ask(table.ana, "figure list"))
    await table.ask(table.judge, "game undo")
    await ended(table)
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game undo")
    assert "F3" not in words(await table.ask(table.ana, "figure list"))


async def test_p35_a_judge_who_plays_closes_a_game_whose_others_are_gone(table: Club) -> None:
    """Asked with no winner it ends at once; with points to decide, the others are asked as by any player."""
    await table.ask(table.ana, "game new")
    for who in (table.ana, table.judge):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", name="training-yard")
    for who, square in ((table.ana, "E5"), (table.judge, "E9")):
        await table.ask(who, "figure add", figure=f"Crow 20 7/9/16/2 r6 t1 2 clicks at {square}")
    await table.ask(table.ana, "turn end", first="red")
    assert "Agree" in buttons(await table.ask(table.judge, "game end"))
    assert "Agree" in buttons(await table.ask(table.ana, "game end", winner="nobody"))
    await table.ask(table.judge, "game end", winner="nobody")
    assert await table.store.games.open_in(table.channel.id) is None
