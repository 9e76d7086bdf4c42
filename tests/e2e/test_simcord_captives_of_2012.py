"""What games of 2012 have of their own, in a club's channel: pushing, captives, relics, by command, button and menu."""

from __future__ import annotations

import pytest

from tests.e2e.club import Club, buttons, ended, words
from tests.e2e.dice import load
from tests.e2e.test_simcord_deciding import options, pick, press

BOARD = "rrrrrrrr|........|........|........|........|........|........|bbbbbbbb"


async def begun(table: Club, *figures: str, language: str = "en", points: int = 300) -> None:
    """Open a game of 2012 with Ana's and Bruno's figures, an asterisk before Bruno's; first turns are over."""
    await table.ask(table.judge, "settings", language=language)
    await table.ask(table.ana, "game new", ruleset="heroclix-2012", points=points)
    for who in (table.ana, table.bruno):
        await table.ask(who, "game join")
    await table.ask(table.ana, "map load", sketch=BOARD)
    for line in figures:
        await table.ask(table.bruno if line[0] == "*" else table.ana, "figure add", figure=line.lstrip("*"))
    for _ in range(5):
        await table.ask(table.judge, "turn end")


CATO = "Iron Wolf 75 8/10/17/3 r6 t1 capture at C2"
ROOK, PAWN = "*Rook 75 8/10/16/3 r6 t1 at C3", "*Pawn 30 8/10/16/3 r6 t1 at C5"


async def captured(table: Club, *more: str, language: str = "en") -> None:
    """Begin a game in which Iron Wolf has captured Rook; Pawn is Bruno's besides."""
    await begun(table, CATO, ROOK, PAWN, *more, language=language)
    await table.ask(table.ana, "attack", attacker="iron-wolf", target="rook", action="capture", roll="6 4")


async def test_captura_by_menu_shown_in_the_standing_and_undone(table: Club) -> None:
    """/use offers whom it may capture; the standing tells who holds whom, and undo puts it back."""
    await begun(table, CATO, ROOK, PAWN)
    whom = await table.ask(table.ana, "use", figure="iron-wolf", power="capture")
    assert list(options(whom)) == ["🔷 Rook"]
    rolls = await pick(table.ana, whom, "🔷 Rook")
    assert "⚄⚄ 5 + 5" in options(rolls)
    taken = await pick(table.ana, rolls, "⚄⚄ 5 + 5")
    assert "Rook is captured" in words(taken)
    assert taken.attachments
    shown = words(await table.ask(table.ana, "game show"))
    assert "captive of Iron Wolf" in shown
    assert "⛓1" in shown
    assert "captives: Rook" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))
    assert "is held by Iron Wolf" in words(await table.ask(table.bruno, "damage", figure="rook", clicks=1))
    await table.ask(table.ana, "game undo")
    assert "captive of" not in words(await table.ask(table.ana, "game show"))


@pytest.mark.parametrize(
    ("language", "title", "told"),
    [("en", "Rook is free", "(8 squares): B1:D1"), ("es", "Rook queda libre", "(8 casillas): B1:D1")],
)
async def test_rescatar_cautivos_the_square_is_asked(table: Club, language: str, title: str, told: str) -> None:
    """A menu of the free squares around the captor, for its player alone; then the log says where it stands."""
    await captured(table, language=language)
    await table.ask(table.judge, "turn end")
    asked = await table.ask(
        table.bruno, "attack", attacker="pawn", target="iron-wolf", action="rescue-captive", roll="6 5", kind="range"
    )
    assert title in words(asked)
    assert list(options(asked)) == ["B1", "C1", "D1", "B2", "D2", "B3", "C3", "D3"]
    assert asked.attachments
    assert told in (asked.attachments[0].description or "")
    refused = await pick(table.ana, asked, "C3")
    assert refused.ephemeral
    done = await pick(table.bruno, asked, "C3")
    assert "C3" in words(done)
    assert "@" in words(await table.ask(table.ana, "figure show", figure="rook"))


async def test_soltar_cautivos_is_scored(table: Club) -> None:
    """In its starting area Iron Wolf releases Rook by name: 75 points and 50 more."""
    await captured(table)
    for _ in range(2):
        await table.ask(table.judge, "turn end")
    assert "starting area" in words(await table.ask(table.ana, "use", figure="iron-wolf", power="release"))
    await table.ask(table.ana, "place", figure="iron-wolf", at="C1")
    done = await table.ask(table.ana, "use", figure="iron-wolf", power="release captive")
    assert "50 more points" in words(done)
    assert "125" in words(await table.ask(table.ana, "score"))


async def test_contrarrestar_captura_rolls_two_dice(table: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """Outwit offers Capture among what Iron Wolf possesses; the bot's double frees Rook."""
    await captured(table, "*Owl 30 8/10/16/3 r6 t1 outwit at A3")
    await table.ask(table.judge, "turn end")
    what = await table.ask(table.bruno, "use", figure="owl", power="outwit", target="iron-wolf")
    assert list(options(what)) == ["Capture"]
    asked = await pick(table.bruno, what, "Capture")
    assert "Outwit against Capture of Iron Wolf" in words(asked)
    assert "countered" in words(asked)
    load(monkeypatch, 4, 4)
    done = await press(table.bruno, asked, buttons(asked)[0])
    assert "Rook is free" in words(done)


@pytest.mark.parametrize(("answer", "clicks"), [("Use it", "1/6"), ("Don’t use it", "2/6")])
async def test_esfuerzo_willpower_is_asked(table: Club, answer: str, clicks: str) -> None:
    """The second token of Iron Wolf: its player decides by button, and nothing else goes on before."""
    dial = " ".join(["8/10/17/3 [willpower]"] * 6)
    await begun(table, f"Iron Wolf 75 r6 t1, {dial} at A1", ROOK)
    await table.ask(table.ana, "token", figure="iron-wolf", change=1)
    asked = await table.ask(table.ana, "move", figure="iron-wolf", to="A3")
    assert "Iron Wolf is pushed" in words(asked)
    assert "1 damage" in words(asked)
    assert "A question waits" in words(await table.ask(table.ana, "turn end"))
    await press(table.ana, asked, answer)
    assert clicks in words(await table.ask(table.ana, "game show"))
    (file,) = (await table.ask(table.ana, "game export")).attachments
    assert b"query-opened" in await file.read()


@pytest.mark.parametrize(("die", "taken"), [(5, True), (4, False)])
async def test_reliquias_are_rolled_for(table: Club, die: int, taken: bool) -> None:
    """Laid out with the results that take it; in its square the figure rolls once a game, and has it on its card."""
    await begun(table, CATO, ROOK)
    await table.ask(table.judge, "map object", kind="relic", name="Orb", at="C2", on="5-6")
    assert "Relic" in words(await table.ask(table.ana, "legal", figure="iron-wolf"))
    done = words(await table.ask(table.ana, "use", figure="iron-wolf", power="relic", roll=die))
    assert ("takes orb onto its card" in done) == taken
    assert ("relic: orb" in words(await table.ask(table.ana, "figure show", figure="iron-wolf"))) == taken
    for _ in range(2):
        await table.ask(table.judge, "turn end")
    again = words(await table.ask(table.ana, "use", figure="iron-wolf", power="relic", roll=6))
    assert "relic" in again.casefold()
    assert "Refused" in again


async def test_an_exported_game_with_a_captive_comes_back(table: Club) -> None:
    """Imported, it stands as it stood: who is held by whom, and it plays on."""
    await captured(table)
    (file,) = (await table.ask(table.ana, "game export")).attachments
    raw = await file.read()
    await ended(table, winner="red")
    await table.ask(table.ana, "game import", file=("game.json", raw))
    assert "captive of Iron Wolf" in words(await table.ask(table.ana, "game show"))


async def test_tokens_de_horda_stack_by_moving_and_lose_one_at_a_time(table: Club) -> None:
    """A token moves onto another by the menu; the standing counts them, one leaves again, damage takes one."""
    mob = "Mob 10 8/8/14/1 bystander at "
    await begun(table, f"{mob}C2", f"{mob}C4", PAWN)
    for name in ("mob", "mob-2"):
        await table.ask(table.ana, "figure edit", figure=name, horde="1/4")
    assert "×1/4" in words(await table.ask(table.ana, "game show"))
    line = words(await table.ask(table.ana, "figure edit", figure="mob", horde="three"))
    assert "3/5" in line
    columns = await table.ask(table.ana, "move", figure="mob")
    squares = await pick(table.ana, columns, "Column C")
    assert "C4" in options(squares)
    joined = await pick(table.ana, squares, "C4")
    assert "joins" in words(joined)
    assert joined.attachments
    assert "×2/4" in words(await table.ask(table.ana, "game show"))
    for _ in range(2):
        await table.ask(table.judge, "turn end")
    rolled = await table.ask(table.ana, "move", figure="mob-2", to="A2", roll=6, **{"one-token": True})
    assert "leaves the stack" in words(rolled)
    assert "loses a token" in words(await table.ask(table.ana, "damage", figure="mob-2", clicks=3))
    assert "10" in words(await table.ask(table.ana, "score"))


@pytest.mark.parametrize(("given", "tokens"), [("double", 2), ("epic", 1)])
async def test_acciones_de_poder_of_a_kind_of_their_own(table: Club, given: str, tokens: int) -> None:
    """A card's double power action gives two tokens; an epic one, in an epic battle, does not count for the total."""
    await begun(table, CATO, ROOK, points=400)
    await table.ask(table.ana, "figure special", figure="iron-wolf", name="Grand Plan", kind="trait", text="Read it.")
    done = words(await table.ask(table.ana, "use", figure="iron-wolf", power="Grand Plan", given=given))
    assert "on the card of Iron Wolf" in done
    shown = words(await table.ask(table.ana, "game show"))
    assert ("@@" in shown) == (tokens == 2)
    assert f"actions given: {int(given == 'double')} of 4" in shown
