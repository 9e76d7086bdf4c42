"""No command holds the loop: on the largest table others are answered meanwhile."""

from __future__ import annotations

import gc
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from uuid import uuid4

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend.errors import BackendError, SetupError

from engine.heroclix.game import AddFigure, EndTurn, Join, LoadMap, NewGame, event_to_json
from tests.e2e.club import MENU, Club, sequence
from tests.e2e.club import pressed as club_answer
from tests.e2e.loop_hold import Hold, longest_hold
from tests.engine.game.tables import Game, card

LONGEST = 0.05  # seconds of the loop's own processor time
ROUNDS = 3  # what holds it in one of them alone was the machine, not the bot
SIDE = 100


def crowded(ana: str, bruno: str, *, begun: bool = True) -> Game:
    """Return a game of 60 figures on 100×100 squares, red to play, or set up."""
    game = Game()
    game.do(NewGame("heroclix-modern", 10_000, actor=ana))
    game.do(Join("Ana", "red", actor=ana))
    game.do(Join("Bruno", "blue", actor=bruno))
    rows = [f"A{row}:CV{row}" for row in (20, 40, 60)]
    game.do(
        LoadMap(
            {"size": [SIDE, SIDE], "hindering": rows[:1], "elevated": {"2": rows[1:2]}, "water": rows[2:]}, actor=ana
        )
    )
    for number in range(60):
        actor, row = (ana, 45) if number % 2 == 0 else (bruno, 50)
        column = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[number // 2 % 26]
        where = f"{column}{row + number // 52}"
        game.do(AddFigure(card(f"Pawn {number}", 6, points=25), where, actor=actor))
    if not begun:
        return game
    game.do(EndTurn(first="red", actor=ana))
    game.do(EndTurn(actor=ana))
    game.do(EndTurn(actor=bruno))
    return game


COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("board", {}),
    ("game show", {}),
    ("game log", {}),
    ("game export", {}),
    ("figure list", {}),
    ("figure show", {"figure": "pawn-0"}),
    ("turn show", {}),
    ("legal", {}),
    ("legal", {"figure": "pawn-0"}),
    ("lof", {"from": "pawn-0", "to": "pawn-1"}),
    ("lof", {"from": "pawn-0"}),
    ("compare", {"from": "pawn-0", "to": "pawn-1"}),
    ("compare", {"from": "pawn-0", "question": "reach"}),
    ("compare", {"section": "carry"}),
    ("reach", {"figure": "pawn-0"}),
    ("range", {"figure": "pawn-0"}),
    ("value", {"figure": "pawn-0", "value": "attack"}),
    ("odds", {"attacker": "pawn-0", "target": "pawn-1"}),
    ("knockback", {"figure": "pawn-1", "from": "pawn-0"}),
    ("placing", {"what": "pawn-0"}),
    ("area", {"effect": "smoke-cloud", "figure": "pawn-0"}),
    ("map check", {}),
    ("map starting", {"edge": "top"}),
    ("map object", {"kind": "light", "at": "C3"}),
    ("map area", {"marked": "blue"}),
    ("map edit", {"terrain": "water", "where": "A1:CV5"}),
    ("use", {"figure": "pawn-0", "power": "charge"}),
    ("move", {"figure": "pawn-0"}),
    ("move", {"figure": "pawn-0", "to": "A46"}),
    (
        "attack",
        {"attacker": "pawn-2", "target": "pawn-3", "kind": "range", "roll": "4 6"},
    ),  # refused, may stand
    ("attack", {"attacker": "pawn-16"}),
    ("figure edit", {"figure": "pawn-17", "powers": "super senses"}),
    ("attack", {"attacker": "pawn-16", "target": "pawn-17", "kind": "range", "roll": "4 6"}),
    ("choose", {"answer": "4"}),
    ("damage", {"figure": "pawn-1", "clicks": 1}),
    ("figure add", {"figure": "Rook 50 7/9/16/2 r6 t1 at CV1"}),
    ("score", {}),
    ("why", {}),
    ("game undo", {}),
    ("token", {"figure": "pawn-0", "change": 1}),
    ("heal", {"figure": "pawn-1", "clicks": 1}),
    ("click", {"figure": "pawn-1", "to": "2"}),
    ("place", {"figure": "pawn-4", "at": "CV2"}),
    ("figure edit", {"figure": "pawn-0", "name": "Queen"}),
    ("figure points", {"which": "highest", "among": "red"}),
    ("figure keyword", {"figure": "pawn-0", "keyword": "River"}),
    ("figure special", {"figure": "pawn-0", "name": "Fare", "kind": "trait", "what": "attack +1"}),
    ("effect add", {"figure": "pawn-0", "card": "Coin", "what": "attack +1"}),
    ("card add", {"name": "Coin"}),
    ("card list", {}),
    ("sideline send", {"figure": "pawn-6"}),
    ("sideline list", {}),
    ("effect list", {}),
    ("effect end", {"figure": "pawn-0", "card": "Coin"}),
    ("card clue", {"card": "coin"}),
    ("card use", {"card": "coin"}),
    ("card add", {"name": "Sun", "kind": "tarot"}),
    ("card draw", {}),
    ("card discard", {"card": "coin"}),
    ("sideline enter", {"figure": "pawn-6", "at": "A45"}),
    ("figure attach", {"figure": "pawn-10", "to": "pawn-0"}),
    ("figure replace", {"figure": "pawn-12", "by": "pawn-10"}),
    ("figure out", {"figure": "pawn-14"}),
    ("count", {"name": "Fuel", "change": 1}),
    ("throw", {"die": "coin"}),
    ("help", {}),
    ("roll", {}),
    ("unit", {"name": "nobody"}),
    ("figure save", {"figure": "pawn-0"}),
    ("quickstart", {}),
    ("verify", {}),
    ("game log", {"figure": "pawn-0"}),
    ("game summary", {}),
    ("game dice", {}),
    ("game replay", {}),
    ("game clock", {"turn": 30, "match": 90}),
    ("game hand", {"to": "judge"}),
    ("game pause", {}),
    ("game resume", {}),
    ("round hand", {}),
    ("round card", {"initiative": 3, "points": 2}),
    ("round deck", {}),
    ("round list", {"name": "Dawn"}),
    ("round prepare", {}),
    ("round pass", {}),
    ("round activate", {"character": "pawn-0"}),
    ("round play", {"card": "dawn", "bonus": "mana"}),
    ("round quest", {"card": "dawn"}),
    ("round collect", {"character": "pawn-0", "token": "o1"}),
    ("round interrupt", {"character": "pawn-0"}),
    ("round pushed", {"to": "C5"}),
    ("round stop", {}),
    ("test attack", {"attacker": "pawn-0", "target": "pawn-1"}),
    ("test ability", {"character": "pawn-0", "attribute": "mind"}),
    ("test throw", {}),
    ("test reroll", {"mana": "1"}),
    ("test keep", {}),
    ("result move", {"character": "pawn-0", "how": "jump", "to": "C5"}),
    ("result shift", {"character": "pawn-0", "how": "push", "by": "pawn-1"}),
    ("result mark", {"character": "pawn-0", "at": "C5", "radius": 2, "kind": "totem"}),
    ("result unmark", {"mark": "totem"}),
    ("result mana", {"character": "pawn-0", "change": 1}),
    ("result effect", {"character": "pawn-0", "sign": "positive"}),
    ("rule", {"section": "carry"}),
    ("power", {"name": "charge"}),
    ("ask", {"question": "can I shoot while based?"}),
    ("settings", {}),
    ("dispute", {}),
    ("game redo", {}),
    ("map load", {"name": "training-yard"}),
    ("turn end", {}),
    ("figure remove", {"figure": "pawn-8"}),
    ("game leave", {}),
    ("game join", {"side": "red"}),
    ("game end", {"winner": "nobody"}),
    ("game new", {}),
]
BEFORE: list[tuple[str, dict[str, Any]]] = [
    ("turn roll", {"dice": "3 4, 6 2"}),
    ("turn end", {"first": "red"}),
    ("turn begin", {}),
]


@pytest.fixture
async def large(table: Club) -> Club:
    """The crowded game in the club's channel."""
    await lay_out(table, crowded(str(table.ana.id), str(table.bruno.id)))
    return table


async def lay_out(club: Club, game: Game) -> None:
    """Store a game in the club's channel, and have it read."""
    events = [event_to_json(event) for event in game.log]
    await club.store.games.create(1, club.channel.id, "heroclix-modern", events, "0", uuid4().hex)
    await club.ask(club.ana, "game show")
    gc.collect()
    gc.freeze()  # what the other tests have left is not for this one to sweep


async def test_no_command_holds_the_loop(large: Club) -> None:
    """Each command on 60 figures and 100×100 squares: no step of the loop takes longer than 50 ms."""

    async def each(club: Club) -> list[str]:
        return [line for command, options in COMMANDS for line in await measured(club, command, options)]

    assert not (slow := await held_each_time(large, each)), "\n".join(slow)


async def test_no_command_before_the_first_turn_holds_the_loop(table: Club) -> None:
    """The roll for the first player and the beginning, with the same figures."""
    await lay_out(table, crowded(str(table.ana.id), str(table.bruno.id), begun=False))
    slow = [line for command, options in BEFORE for line in await measured(table, command, options)]
    assert not slow, "\n".join(slow)


async def measured(club: Club, command: str, options: dict[str, Any]) -> list[str]:
    """Send a command of the list; return a line if it held the loop too long."""
    members = {"to": club.judge} if command == "game hand" else {}
    with longest_hold() as found:
        await sender(club, command).slash(club.channel, command, **{**options, **members})
    return told(f"{command} {options}", found)


def sender(club: Club, command: str) -> simcord.MemberActor:
    """Return who gives a command of the list: Ana, or the judge where the decision is Bruno's."""
    return club.judge if command == "choose" else club.ana


async def test_an_import_holds_the_loop_no_longer(large: Club) -> None:
    """The crowded game goes out as a file, is closed by a judge, and comes in again."""
    raw = await (await large.ask(large.ana, "game export")).attachments[0].read()
    slow: list[list[str]] = []
    for _ in range(ROUNDS):
        await large.ask(large.judge, "game end", winner="nobody")
        with longest_hold() as found:
            await large.ask(large.ana, "game import", file=("game.json", raw))
        slow.append(told("game import", found))
    assert await large.store.games.open_in(large.channel.id) is not None
    assert not all(slow), slow


async def test_no_button_or_menu_holds_the_loop(large: Club) -> None:
    """Every kind of button and menu below what the commands answer, each pressed once."""
    pressed: set[str] = set()

    async def each(club: Club) -> list[str]:
        pressed.clear()
        return await pressing(club, pressed)

    assert not (slow := await held_each_time(large, each)), "\n".join(slow)
    assert pressed >= {"legal", "order", "propose", "rule", "agree-end"}, sorted(pressed)


async def pressing(club: Club, pressed: set[str]) -> list[str]:
    """Press each kind of button once, and add it to those pressed; return what held the loop."""
    slow: list[str] = []
    for command, options in COMMANDS:
        members = {"to": club.judge} if command == "game hand" else {}
        result = await sender(club, command).slash(club.channel, command, **{**options, **members})
        for message in [*([result.response] if result.response is not None else []), *result.followups]:
            for part in (part for row in message.components for part in row["components"]):
                kind = kind_of(part)
                if part.get("disabled") or kind in pressed:
                    continue
                with longest_hold() as found, suppress(SetupError, BackendError):  # what was replaced is gone
                    await use(club.ana, message, part)
                    pressed.add(kind)
                slow += told(f"{kind} below {command} {options}", found)
    return slow


async def test_no_button_inside_an_attack_holds_the_loop(large: Club) -> None:
    """From the roll to the dials each decision is pressed by one who may, and changes the game."""

    async def each(club: Club) -> list[str]:
        await club.ask(club.bruno, "figure edit", figure="pawn-17", powers="super senses")
        slow = []
        for attacker, closing in (("pawn-16", "attack-drop"), ("pawn-18", "attack-confirm")):
            slow += await to_the_end_of_an_attack(club, attacker, closing)
        return slow

    assert not (slow := await held_each_time(large, each)), "\n".join(slow)


async def to_the_end_of_an_attack(club: Club, attacker: str, closing: str) -> list[str]:
    """Press the button of each decision, then the one that closes the attack; return what held the loop too long."""
    slow, pressed = [], []
    last = await club.ask(club.ana, "attack", attacker=attacker, target="pawn-17", kind="range", roll="5 5")
    while pressed[-1:] != [closing]:
        listed = [part for row in last.components for part in row["components"] if "custom_id" in part]
        parts = {kind_of(part): part for part in listed}
        closes = [part for part in listed if kind_of(part) == closing]
        parts |= {closing: closes[0]} if closes else {}  # the one that closes, and ends no turn besides
        kind = next(kind for kind in ("choose", closing) if kind in parts)
        before = await sequence(club)
        with longest_hold() as found:
            result = await use(club.judge, last, parts[kind])
        assert await sequence(club) > before, kind
        pressed.append(kind)
        slow += told(f"{kind} inside an attack", found)
        last = club_answer(result)
    assert "choose" in pressed
    return slow


def kind_of(part: dict[str, Any]) -> str:
    """Return what a button or menu does, by its name."""
    return str(part["custom_id"].split("|")[1])


async def held_each_time(club: Club, each: Callable[[Club], Awaitable[list[str]]]) -> list[str]:
    """Return what held the loop too long in every one of several runs, each on the table as it was laid out.

    Other processes crowd out what this one has at hand, and a sweep of its memory falls where it falls.
    """
    slow = await each(club)
    for _ in range(ROUNDS - 1):
        if slow:
            await club.ask(club.judge, "game end", winner="nobody")
            await lay_out(club, crowded(str(club.ana.id), str(club.bruno.id)))
            again = {line.partition(" ")[2] for line in await each(club)}
            slow = [line for line in slow if line.partition(" ")[2] in again]
    return slow


async def use(
    who: simcord.MemberActor, message: simcord.ResponseMessage, part: dict[str, Any]
) -> simcord.InteractionResult:
    """Press a button, or take the last option of a menu."""
    if part["type"] == MENU:
        return await who.select(message, [part["options"][-1]["value"]], custom_id=part["custom_id"])
    return await who.click(message, custom_id=part["custom_id"])


async def test_no_keystroke_holds_the_loop(large: Club) -> None:
    """Every option of every command that completes, with nothing and with a letter typed."""

    async def each(club: Club) -> list[str]:
        slow = []
        for command in commands(club):
            for option in (one for one in command.parameters if one.autocomplete):
                for text in ("", "p"):
                    with longest_hold() as found:
                        await club.ana.autocomplete(club.channel, command.qualified_name, option.display_name, text)
                    slow += told(f"{command.qualified_name} {option.display_name} {text!r}", found)
        return slow

    assert not (slow := await held_each_time(large, each)), "\n".join(slow)


async def test_every_command_is_measured(large: Club) -> None:
    """The list above is the whole command tree; an import has a test of its own."""
    assert {command for command, _ in COMMANDS + BEFORE} | {"game import"} == {
        command.qualified_name for command in commands(large)
    }


def commands(club: Club) -> list[app_commands.Command[Any, ..., Any]]:
    """Return every slash command of the bot."""
    bot = club.env.bot
    assert isinstance(bot, discord.Client)
    return [each for each in bot.tree.walk_commands() if isinstance(each, app_commands.Command)]  # type: ignore[attr-defined]


def told(what: str, found: Hold) -> list[str]:
    """Return a line about what held the loop too long, or none."""
    return [f"{found.seconds:.3f} {what}"] if found.seconds > LONGEST else []
