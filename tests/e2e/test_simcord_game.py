"""A game's commands as single actions in a club's channel: set-up, moves, attacks, lines of fire, corrections."""

from __future__ import annotations

import json

import pytest

from tests.e2e.club import Club, begun, buttons, ended, let_stand, one_line, pressed, refused, seated, sequence, words
from tests.e2e.dice import load


async def test_a_channel_without_a_game_says_how_to_open_one(table: Club) -> None:
    """Each of a game's commands, where there is no game, gets the one line that names /game new."""
    for command, options in (
        ("board", {}),
        ("game show", {}),
        ("game join", {}),
        ("map load", {"name": "training-yard"}),
        ("figure list", {}),
        ("move", {"figure": "rook", "to": "C3"}),
        ("attack", {"attacker": "rook", "target": "rook"}),
        ("lof", {"from": "A1", "to": "B2"}),
        ("turn end", {}),
        ("game undo", {}),
    ):
        assert "/game new" in one_line(await table.ask(table.ana, command, **options)), command


async def test_a_game_tells_what_it_still_needs(table: Club) -> None:
    """From new to ready, the game says what comes next."""
    assert "/game join" in words(await table.ask(table.ana, "game new"))
    await table.ask(table.ana, "game join")
    await table.ask(table.bruno, "game join")
    assert "/map load" in words(await table.ask(table.ana, "game show"))
    await table.ask(table.ana, "map load", name="lantern-quay")
    assert "/figure add" in words(await table.ask(table.ana, "game show"))
    await table.ask(table.ana, "figure add", figure="harbour-watch")
    await table.ask(table.bruno, "figure add", figure="rust-tide")
    assert "/turn end" not in words(await table.ask(table.ana, "game show"))
    await table.ask(table.ana, "place", figure="beacon-keeper", at="A1")
    await table.ask(table.bruno, "place", figure="quarry-ox", at="A16")
    assert "/turn end" in words(await table.ask(table.ana, "game show"))


async def test_one_game_for_each_channel(table: Club) -> None:
    """A second game in the channel is refused; another channel has its own."""
    await seated(table)
    assert "/game end" in one_line(await table.ask(table.ana, "game new"))
    other = table.ana.guild.create_text_channel("table-2")
    opened = await table.ana.slash(other, "game new")
    assert opened.response is not None
    assert "The game is open" in words(opened.response)


async def test_samples_are_offered(table: Club) -> None:
    """Our maps, forces and figures are offered before anything is typed."""
    await table.ask(table.ana, "game new")
    assert "training-yard" in await table.suggested(table.ana, "map load", "name", "")
    offered = await table.suggested(table.ana, "figure add", "figure", "")
    assert {"harbour-watch", "beacon-keeper"} <= set(offered)


async def test_figures_of_the_game_are_offered(table: Club) -> None:
    """Where a figure is asked for, those of this game are offered by the start of their name."""
    await seated(table)
    for command, option in (("move", "figure"), ("attack", "target"), ("lof", "from"), ("figure show", "figure")):
        assert await table.suggested(table.ana, command, option, "iro") == ["iron-wolf"], command


async def test_the_board_is_a_picture_with_words(table: Club) -> None:
    """/board draws the table; its alt text names the figures and where they stand."""
    await seated(table)
    board = await table.ask(table.ana, "board")
    (picture,) = board.attachments
    assert (await picture.read()).startswith(b"\x89PNG")
    assert "Iron Wolf" in (picture.description or "")
    assert "F9" in (picture.description or "")


async def test_a_move_costs_an_action_and_a_token(table: Club) -> None:
    """A legal move is drawn, gives an action token (7.4), and a second costed action this turn is refused."""
    await begun(table)
    moved = await table.ask(table.ana, "move", figure="iron-wolf", to="e3")
    assert "E3" in words(moved)
    assert len(moved.attachments) == 1
    assert "E3 @" in words(await table.ask(table.ana, "figure list"))
    assert "7.4" in refused(await table.ask(table.ana, "move", figure="iron-wolf", to="E2"))


async def test_a_move_too_far_may_be_let_stand(table: Club) -> None:
    """A move beyond the speed value is refused with its section; the other side may let it stand, the log says who."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="A1")
    answer = await table.ask(table.ana, "move", figure="iron-wolf", to="J10")
    assert "10.2" in refused(answer)
    assert "75 A1" in words(await table.ask(table.ana, "figure list"))
    before = await sequence(table)
    await let_stand(table.ana, answer, table.bruno)
    assert "Bruno agreed" in words(await table.ask(table.ana, "game log"))
    assert "J10" in words(await table.ask(table.ana, "figure list"))
    assert await sequence(table) > before


async def test_break_away_takes_the_roll_given(table: Club) -> None:
    """Beside an opponent a 3 fails to break away and a 4 succeeds (10.8)."""
    for roll, stands in ((3, "E9"), (4, "A9")):
        await begun(table)
        await table.ask(table.ana, "place", figure="iron-wolf", at="E9")
        await table.ask(table.ana, "move", figure="iron-wolf", to="A9", roll=roll)
        assert f"Iron Wolf** 75 {stands}" in words(await table.ask(table.ana, "figure list"))
        await table.ask(table.judge, "game end")


@pytest.mark.parametrize(
    ("source", "target", "verdict", "section"),
    [
        ("J1", "J10", "Clear", "11.4"),
        ("E6", "E9", "Hindered", "16.2b"),
        ("E3", "E6", "Blocked", "16.3b"),
        ("H7", "H6", "Clear", "11.4"),
        ("G7", "G6", "Blocked", "16.4"),
    ],
)
async def test_line_of_fire_between_squares(table: Club, source: str, target: str, verdict: str, section: str) -> None:
    """Clear, hindered by a bush, blocked by a pillar or a wall: each with its section and a picture."""
    await seated(table)
    answer = await table.ask(table.ana, "lof", **{"from": source, "to": target})
    assert f"{verdict}: {source} → {target}" in (answer.embeds[0].title or "")
    assert section in words(answer)
    assert len(answer.attachments) == 1
    assert not answer.ephemeral


async def test_why_tells_the_last_ruling(table: Club) -> None:
    """/why repeats the channel's last ruling with all its steps, to whoever asks; before one it says so."""
    await seated(table)
    assert "ruling" in one_line(await table.ask(table.bruno, "why"))
    ruled = await table.ask(table.ana, "lof", **{"from": "iron-wolf", "to": "rook"})
    decides, folded = (ruled.embeds[0].description or "").replace("**", "").splitlines()
    told = words(await table.ask(table.bruno, "why"))
    assert decides.startswith("➤ The line of fire")
    assert folded.startswith("*")
    assert decides in told.splitlines()[-2]
    assert len(told.splitlines()) > 3
    unfolded = pressed(await table.bruno.click(ruled, label="Every step"))
    assert unfolded.ephemeral
    assert words(unfolded) == told


@pytest.mark.parametrize(
    ("roll", "result", "clicks"), [("2 3", "miss", 0), ("2 4", "hit", 3), ("6 6", "hit", 4), ("1 1", "miss", 0)]
)
async def test_an_attack_with_the_players_dice(table: Club, roll: str, result: str, clicks: int) -> None:
    """Attack 10 against defense 16 needs 6: 5 misses, 6 hits for 3; 6-6 deals one more (12.3b), 1-1 misses (12.3c)."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll=roll)
    assert result in words(answer)
    assert ("ritical" in words(answer)) == (roll in {"6 6", "1 1"})
    if clicks:
        assert "−" not in words(await table.ask(table.ana, "figure list")), "clicked before it was confirmed"
        await table.ana.click(answer, label="Click the dials")
    assert (f"(−{clicks})" in words(await table.ask(table.ana, "figure list"))) == bool(clicks)


async def test_an_attack_tells_what_it_needs(table: Club) -> None:
    """The answer of an attack says what the roll needed."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="2 4")
    assert "6" in words(answer).replace("2 + 4 = **6**", "")


@pytest.mark.parametrize(("dice", "shown"), [((3, 4), "3 + 4 = **7**"), ((4, 4), "4 + 4 = **8**")])
async def test_an_attack_rolled_by_the_bot(
    table: Club, monkeypatch: pytest.MonkeyPatch, dice: tuple[int, int], shown: str
) -> None:
    """Without dice the bot rolls two, and shows them, whether it goes on or asks for knockback (12.6b)."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    load(monkeypatch, *dice)
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook")
    assert f"Roll: {shown}" in words(answer)
    assert ("Use it" in buttons(answer)) == (dice[0] == dice[1])


async def test_no_damage_leaves_the_dial(table: Club) -> None:
    """The other button closes the attack without a click: the attacker's player presses it, nobody for themselves."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
    assert "own side" in words(pressed(await table.bruno.click(answer, label="No damage")))
    await table.ana.click(answer, label="No damage")
    assert "−" not in words(await table.ask(table.ana, "figure list"))
    assert buttons(answer) == [] or "Click the dials" not in buttons(answer)


async def test_a_stale_confirm_button_changes_nothing(table: Club) -> None:
    """After the attack was taken back, its button clicks no dial: the message shows the table as it stands."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
    offered = answer.components
    await table.ask(table.ana, "game undo")
    before = await sequence(table)
    late = pressed(await table.ana.click(table.late(answer, offered), label="Click the dials"))
    assert not late.ephemeral
    assert await sequence(table) == before


async def test_a_button_of_another_game_changes_nothing(table: Club) -> None:
    """A button of a game that has ended does nothing in the channel's next one."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    answer = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
    offered = answer.components
    await ended(table)
    await begun(table)
    before = await sequence(table)
    await table.ana.click(table.late(answer, offered), label="Click the dials")
    assert await sequence(table) == before


async def test_who_watches_changes_nothing(table: Club) -> None:
    """A watcher may look at everything; everything that would change the game is refused, buttons among it."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    attack = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    before = await sequence(table)
    for command, options in (
        ("map load", {"name": "lantern-quay"}),
        ("map edit", {"terrain": "water", "where": "A1"}),
        ("figure add", {"figure": "cinder-moth", "at": "A1"}),
        ("figure edit", {"figure": "rook", "name": "Crow"}),
        ("figure remove", {"figure": "rook"}),
        ("place", {"figure": "rook", "at": "A1"}),
        ("damage", {"figure": "rook", "clicks": 1}),
        ("heal", {"figure": "rook", "clicks": 1}),
        ("token", {"figure": "rook"}),
        ("count", {"name": "Clue", "figure": "rook"}),
        ("turn end", {}),
        ("game undo", {}),
        ("game redo", {}),
        ("game leave", {}),
        ("game end", {}),
        ("move", {"figure": "iron-wolf", "to": "F4"}),
        ("attack", {"attacker": "iron-wolf", "target": "rook", "roll": "6 6"}),
    ):
        refused(await table.ask(clara, command, **options))
    for label in ("Click the dials", "No damage"):
        await clara.click(attack, label=label)
    assert await sequence(table) == before
    for command, options in (("board", {}), ("game show", {}), ("game log", {}), ("figure list", {}), ("why", {})):
        assert "⛔ Refused" not in words(await table.ask(clara, command, **options))


async def test_a_watchers_objection_does_not_let_a_move_stand(table: Club) -> None:
    """A refused watcher is offered no way around it, and a stale one does not lead there."""
    await begun(table)
    clara = table.ana.guild.add_member(table.env.create_user("Clara"))
    before = await sequence(table)
    answer = await table.ask(clara, "move", figure="iron-wolf", to="F4")
    assert await sequence(table) == before
    assert not any("let it stand" in label.lower() for label in buttons(answer))


async def test_each_player_corrects_their_own_side(table: Club) -> None:
    """Damage, healing and tokens of one's own figures are taken; of the other side's refused; a judge does both."""
    await begun(table)
    refused(await table.ask(table.ana, "damage", figure="rook", clicks=1))
    await table.ask(table.bruno, "damage", figure="rook", clicks=2, why="forgot the fall")
    await table.ask(table.judge, "heal", figure="rook", clicks=1)
    await table.ask(table.bruno, "token", figure="rook", change=2)
    assert "(−1) F9 @@" in words(await table.ask(table.ana, "figure list"))
    refused(await table.ask(table.bruno, "token", figure="rook", change=1))
    assert "forgot the fall" in words(await table.ask(table.ana, "game log"))


async def test_undo_and_redo(table: Club) -> None:
    """Undo takes a player's last step back as a whole, redo puts it back; the log keeps all of it."""
    await begun(table)
    await table.ask(table.ana, "move", figure="iron-wolf", to="E3")
    before = await sequence(table)
    refused(await table.ask(table.bruno, "game undo"))
    await table.ask(table.ana, "game undo")
    assert "75 F2" in words(await table.ask(table.ana, "figure list"))
    await table.ask(table.ana, "game redo")
    assert "E3 @" in words(await table.ask(table.ana, "figure list"))
    assert await sequence(table) == before + 2


async def test_the_log_tells_what_happened(table: Club) -> None:
    """The log has a numbered line for each event, with the figures' names."""
    await begun(table)
    told = words(await table.ask(table.ana, "game log"))
    assert "Iron Wolf joins the red side on F2." in told
    assert f"`{await sequence(table):>3}`" in told


async def test_a_map_is_edited_and_taken_back(table: Club) -> None:
    """A wall drawn into the map blocks; undo takes it off again."""
    await seated(table)
    await table.ask(table.ana, "map edit", terrain="wall", where="F5/F6")
    ruled = await table.ask(table.ana, "lof", **{"from": "F2", "to": "F9"})
    assert "locked" in (ruled.embeds[0].title or "")
    await table.ask(table.ana, "game undo")
    ruled = await table.ask(table.ana, "lof", **{"from": "F2", "to": "F9"})
    assert "lear" in (ruled.embeds[0].title or "")


async def test_values_and_rights_are_told(table: Club) -> None:
    """/value shows how a number comes about, /legal and /use what may be done, each with sections."""
    await begun(table)
    assert "10" in words(await table.ask(table.ana, "value", figure="iron-wolf", value="attack"))
    assert "MOVE" in words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    assert "20.1" in words(await table.ask(table.ana, "use", figure="iron-wolf", power="charge"))


async def test_a_figure_is_edited(table: Club) -> None:
    """A power given to a figure's card can be used from then on."""
    await begun(table)
    await table.ask(table.ana, "figure edit", figure="iron-wolf", powers="charge, super strength")
    assert "20.1" not in words(await table.ask(table.ana, "use", figure="iron-wolf", power="charge"))
    assert "Charge" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))


async def test_a_game_goes_to_another_channel(table: Club) -> None:
    """An exported file opens the same game elsewhere: the same figures, the same log and who brought it."""
    await begun(table)
    exported = await table.ask(table.ana, "game export")
    data = await exported.attachments[0].read()
    other = table.ana.guild.create_text_channel("table-2")
    opened = await table.ana.slash(other, "game import", file=("game.json", data))
    assert opened.response is not None
    assert "Iron Wolf" in words(opened.response)
    assert f"log {await sequence(table) + 1}" in words(opened.response)
    assert json.loads(data)["position"]["ruleset"] == "heroclix-modern"


async def test_a_game_in_spanish(table: Club) -> None:
    """In a Spanish channel set-up, moves, attacks, lines of fire, the log and refusals are in Spanish throughout."""
    await table.ask(table.judge, "settings", language="es")
    await seated(table)
    texts = [
        words(await table.ask(table.ana, "game show")),
        words(await table.ask(table.ana, "lof", **{"from": "E3", "to": "E6"})),
        words(await table.ask(table.ana, "game log")),
        words(await table.ask(table.ana, "figure list")),
        words(await table.ask(table.ana, "move", figure="rook", to="F8")),
        words(await table.ask(table.ana, "legal", figure="iron-wolf")),
        words(await table.ask(table.ana, "why")),
        one_line(await table.ask(table.ana, "move", figure="nadie", to="C3")),
    ]
    english = (" the ", " is ", "Refused", "Turn", "joins", "blocked", "there ")
    for text in texts:
        assert not [word for word in english if word in text], text


async def test_a_game_survives_a_restart(table: Club) -> None:
    """After a restart the game stands as it stood, and the button of an attack that waits clicks the dial."""
    await begun(table)
    await table.ask(table.ana, "place", figure="iron-wolf", at="F5")
    attack = await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", roll="4 6")
    before = words(await table.ask(table.ana, "game show"))
    await table.restart()
    assert words(await table.ask(table.ana, "game show")) == before
    await table.ana.click(attack, label="Click the dials")
    assert "(−3)" in words(await table.ask(table.ana, "figure list"))


async def test_powers_of_a_dial_are_edited_on_its_click(table: Club) -> None:
    """A figure with a dial is given powers on the click that it shows, and keeps those of the others."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    await table.ask(table.ana, "figure add", figure="harbour-watch")
    assert "⛔" in words(await table.ask(table.ana, "figure edit", figure="doctor-brine", powers="no such power"))
    await table.ask(table.ana, "figure edit", figure="doctor-brine", powers="charge, toughness")
    assert "Charge, Toughness" in words(await table.ask(table.ana, "figure show", figure="doctor-brine"))
    await table.ask(table.ana, "click", figure="doctor-brine", to="2")
    assert "Perplex" in words(await table.ask(table.ana, "figure show", figure="doctor-brine"))


async def test_a_click_beyond_the_dial_is_told_so(table: Club) -> None:
    """One click up from the first is refused with the click that the dial is on."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    await table.ask(table.ana, "figure add", figure="harbour-watch")
    refusal = words(await table.ask(table.ana, "click", figure="doctor-brine", to="+1"))
    assert "click 1 of 6" in refusal


async def test_place_without_a_square_asks(table: Club) -> None:
    """Nothing changes until the square is said; the button, or `off`, takes the figure off the map."""
    await begun(table)
    before = await sequence(table)
    asked = await table.ask(table.ana, "place", figure="iron-wolf")
    assert asked.ephemeral
    assert "Which square?" in words(asked)
    assert await sequence(table) == before
    await table.ana.click(asked, label="Off the map")
    assert "off the map" in words(await table.ask(table.ana, "figure list"))
    await table.ask(table.ana, "place", figure="iron-wolf", at="C3")
    await table.ask(table.ana, "place", figure="iron-wolf", at="off")
    assert "off the map" in words(await table.ask(table.ana, "figure list"))


async def test_ready_means_that_the_first_turn_begins(table: Club) -> None:
    """The set-up says that all is ready when `/turn end` begins the first turn, and not before (both ask the same)."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    await table.ask(table.bruno, "game join")
    await table.ask(table.ana, "map load", name="training-yard")
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 at F2")
    told = words(await table.ask(table.bruno, "figure add", figure="Rook 50 7/9/16/2"))
    assert "ready" not in told
    assert "blue" in told
    refused(await table.ask(table.ana, "turn end"))
    assert "ready" in words(await table.ask(table.bruno, "place", figure="rook", at="F9"))
    assert "Turn 1" in words(await table.ask(table.ana, "turn end"))


async def test_one_person_plays_both_sides(table: Club) -> None:
    """A demonstration: both seats by their side, figures for each, turns, and a move let stand by the one who plays."""
    await table.ask(table.ana, "game new")
    await table.ask(table.ana, "game join")
    assert "side" in words(await table.ask(table.ana, "game join"))
    await table.ask(table.ana, "game join", side="blue")
    await table.ask(table.ana, "map load", name="training-yard")
    assert "red" in one_line(await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 at F2"))
    await table.ask(table.ana, "figure add", figure="Iron Wolf 75 8/10/17/3 at F2", side="red")
    await table.ask(table.ana, "figure add", figure="Rook 50 7/9/16/2 at F9", side="blue")
    await table.ask(table.ana, "turn end")
    await table.ask(table.ana, "move", figure="iron-wolf", to="F3")
    again = await table.ask(table.ana, "move", figure="iron-wolf", to="F4")
    await table.ana.click(again, label="Let it stand")
    assert "F4" in words(await table.ask(table.ana, "figure list"))
    await table.ask(table.ana, "turn end")
    await table.ask(table.ana, "move", figure="rook", to="F8")
    assert "F8" in words(await table.ask(table.ana, "figure list"))
    assert "over" in words(await table.ask(table.ana, "game end"))
