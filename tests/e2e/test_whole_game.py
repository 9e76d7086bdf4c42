"""A whole game of the two sample forces, from `/game new` to the winner, with the decisions that they allow."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
import simcord

from tests.e2e.club import BUTTON, Club, pressed, words
from tests.e2e.dice import load

KEEPER, BREAKWATER, COURIER, DOCTOR, BARON, MOTH, OX, CLERK = range(8)

COUNTED = frozenset({"clicks", "change"})


@dataclass
class Played:
    """The game as it is played: its figures by number, and all that was told so far."""

    table: Club
    figures: list[str]
    told: list[str]

    async def say(self, who: simcord.MemberActor, command: str, **options: Any) -> simcord.ResponseMessage:
        """Send a command; numbers stand for figures, but where they are counted."""
        counted = {key for key in options if key in COUNTED or not isinstance(options[key], int)}
        named = {key: value if key in counted else self.figures[value] for key, value in options.items()}
        return self._heard(await self.table.ask(who, command, **named))

    async def take(
        self, who: simcord.MemberActor, message: simcord.ResponseMessage, *parts: str
    ) -> simcord.ResponseMessage:
        """Press or choose what says each part of an order in turn, whatever the language calls it."""
        for part in parts:
            message = self._heard(pressed(await _taken(who, message, part)))
        return message

    async def settle(self, message: simcord.ResponseMessage) -> None:
        """Let the judge decline whatever is still asked, and click the dials of what hits."""
        while _offers(message, "decline"):
            message = await self.take(self.table.judge, message, "decline")
        if _offers(message, "attack-confirm"):
            await self.take(self.table.judge, message, "attack-confirm")

    def _heard(self, message: simcord.ResponseMessage) -> simcord.ResponseMessage:
        self.told.append(words(message))
        return message


def _found(message: simcord.ResponseMessage, wanted: str) -> tuple[str, str | None] | None:
    for part in (part for row in message.components for part in row["components"]):
        for value in [None] if part["type"] == BUTTON else [option["value"] for option in part["options"]]:
            if wanted in re.split(r"[|,;]", value or part["custom_id"]):
                return part["custom_id"], value
    return None


def _offers(message: simcord.ResponseMessage, wanted: str) -> bool:
    return _found(message, wanted) is not None


async def _taken(who: simcord.MemberActor, message: simcord.ResponseMessage, wanted: str) -> simcord.InteractionResult:
    found = _found(message, wanted)
    assert found is not None, f"{wanted} is not offered: {words(message)}"
    custom_id, value = found
    if value is None:
        return await who.click(message, custom_id=custom_id)
    return await who.select(message, [value], custom_id=custom_id)


async def set_up(table: Club, language: str) -> Played:
    """Seat both players with their forces on the training yard, their first turns ended; red to play."""
    await table.ask(table.judge, "settings", language=language)
    for who, command, options in (
        (table.ana, "game new", {"points": 300}),
        (table.ana, "game join", {"side": "red"}),
        (table.bruno, "game join", {"side": "blue"}),
        (table.ana, "map load", {"name": "training-yard"}),
        (table.ana, "figure add", {"figure": "harbour-watch"}),
        (table.bruno, "figure add", {"figure": "rust-tide"}),
    ):
        await table.ask(who, command, **options)
    played = Played(table, await table.suggested(table.judge, "figure edit", "figure", ""), [])
    for figure, at in enumerate(("E1", "F3", "D1", "F2", "F10", "E10", "G10", "F4")):
        await played.say(table.judge, "place", figure=figure, at=at)
    for who, first in ((table.ana, {"first": "red"}), (table.ana, {}), (table.bruno, {})):
        await played.say(who, "turn end", **first)
    return played


async def reds_turn(game: Played, by_hand: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Carry, Perplex and an attack with Shape Change, Probability Control and knockback inside it."""
    ana, bruno = game.table.ana, game.table.bruno
    passenger = await game.say(ana, "use", figure=KEEPER, power="carry")
    carried = await game.take(ana, passenger, f"t{COURIER}", "oE?", "oE3")
    assert "E3" in words(carried)
    await game.say(ana, "game undo")
    await game.say(ana, "game redo")
    await game.take(ana, await game.say(ana, "use", figure=DOCTOR, power="perplex"), f"t{KEEPER}", "c+1")
    load(monkeypatch, 2, 5, 5)
    roll = {"roll": "5 5"} if by_hand else {}
    asked = await game.say(ana, "attack", attacker=BREAKWATER, target=CLERK, **roll)
    waiting = await game.say(ana, "attack", attacker=DOCTOR)
    assert "7.4" in words(waiting), "the attack that waits comes first, and is named"
    asked = await game.take(bruno, asked, "2" if by_hand else "roll")
    await game.settle(await game.take(ana, asked, "decline", "use"))
    await game.say(ana, "turn end")


async def blues_turn(game: Played, by_hand: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blades/Claws/Fangs against Impervious, Outwit, Mind Control, Smoke Cloud, and an order let stand."""
    ana, bruno = game.table.ana, game.table.bruno
    await game.say(bruno, "click", figure=CLERK, to="1")
    await game.say(bruno, "place", figure=CLERK, at="F4")
    load(monkeypatch, 4, 6, 3, 2, 5, 6)
    asked = await game.say(bruno, "attack", attacker=CLERK, target=BREAKWATER, **({"roll": "4 6"} if by_hand else {}))
    asked = await game.take(bruno, asked, "3" if by_hand else "roll")
    await game.settle(await game.take(ana, asked, "2" if by_hand else "roll"))
    await game.say(bruno, "place", figure=BARON, at="G2")
    await game.take(bruno, await game.say(bruno, "use", figure=BARON, power="outwit"), f"t{BREAKWATER}", "vimpervious")
    await game.say(bruno, "click", figure=BARON, to="3")
    asked = await game.say(bruno, "use", figure=BARON, power="mind-control")
    asked = await game.take(bruno, asked, f"t{BREAKWATER}", "r5.6" if by_hand else "r")
    assert _offers(asked, "krange")
    await game.take(bruno, asked, "f")
    await game.say(bruno, "use", figure=MOTH, power="smoke-cloud", squares="E6, F6")
    refused = await game.say(bruno, "move", figure=OX, action="running-shot", to="G9")
    await game.take(ana, await game.take(bruno, refused, "propose"), "agree")
    await game.say(bruno, "turn end")


async def reds_last_turn(game: Played, by_hand: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leadership at the beginning, Hypersonic Speed, Regeneration."""
    ana = game.table.ana
    load(monkeypatch, 6, 6, 6, 6, 5, 5)
    begun = await game.say(ana, "turn show")
    await game.take(ana, begun, "aleadership", "r6" if by_hand else "r")
    await game.say(game.table.bruno, "place", figure=OX, at="E7")
    asked = await game.say(ana, "move", figure=COURIER, action="hypersonic-speed", to="D6")
    await game.settle(await game.take(ana, asked, "kclose", f"t{OX}", "r6.6" if by_hand else "r"))
    await game.say(ana, "use", figure=COURIER, power="done")
    await game.say(ana, "click", figure=DOCTOR, to="6")
    await game.say(ana, "use", figure=DOCTOR, power="regeneration")


async def blues_last_turn(game: Played, by_hand: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Flurry against Super Senses: one attack, and the action is ended."""
    ana, bruno, judge = game.table.ana, game.table.bruno, game.table.judge
    await game.say(ana, "turn end")
    for figure, at in ((KEEPER, "A9"), (DOCTOR, "A10"), (BARON, "E9"), (MOTH, "F10"), (COURIER, "H8"), (CLERK, "H9")):
        await game.say(judge, "place", figure=figure, at=at)
    for figure, click in ((CLERK, "3"), (COURIER, "1"), (DOCTOR, "1"), (BARON, "1")):
        await game.say(judge, "click", figure=figure, to=click)
    load(monkeypatch, 4, 6, 5)
    asked = await game.say(bruno, "use", figure=CLERK, power="flurry")
    asked = await game.take(bruno, asked, f"t{COURIER}", "r4.6" if by_hand else "r")
    asked = await game.take(ana, asked, "decline")
    await game.settle(await game.take(ana, asked, "5" if by_hand else "roll"))
    await game.say(bruno, "use", figure=CLERK, power="done")
    await game.say(bruno, "turn end")


async def reds_round_of_two_targets(game: Played, by_hand: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One ranged attack on two: Mastermind, the damage divided; Sidestep and Barrier; what is kept by hand."""
    ana, bruno, judge = game.table.ana, game.table.bruno, game.table.judge
    await game.say(ana, "turn begin")
    await game.say(judge, "place", figure=CLERK, at="E8")
    load(monkeypatch, 6, 5)
    roll = {"roll": "6 5"} if by_hand else {}
    asked = await game.say(ana, "attack", attacker=KEEPER, target=MOTH, target2=BARON, kind="range", **roll)
    asked = await game.take(bruno, asked, f"f{CLERK}")
    assert _offers(asked, "2-1"), words(asked)
    await game.take(ana, asked, "2-1")
    await game.say(ana, "use", figure=DOCTOR, power="sidestep", to="B10")
    await game.say(ana, "use", figure=DOCTOR, power="barrier", squares="C8, C9")
    for command, said in (
        ("token", {"figure": MOTH}),
        ("damage", {"figure": MOTH, "clicks": 1}),
        ("heal", {"figure": MOTH, "clicks": 1}),
        ("count", {"figure": MOTH, "name": "Pista", "change": 2}),
        ("effect add", {"figure": MOTH, "card": "Plan", "what": "attack +1"}),
        ("effect list", {}),
    ):
        await game.say(judge, command, **said)
    assert "Plan" in words(await game.say(ana, "value", figure=MOTH, value="attack"))


async def the_end(game: Played) -> str:
    """Ask for everything that may be asked about a game, and end it."""
    ana, bruno = game.table.ana, game.table.bruno
    assert "(KO)" in words(await game.say(bruno, "click", figure=OX, to="KO")).replace("\\", "")
    for command in ("legal", "why", "dispute", "score", "game log", "figure list"):
        await game.say(ana, command)
    await game.say(ana, "odds", attacker=KEEPER, target=BARON)
    asked = await game.say(ana, "game end")
    return words(await game.take(bruno, asked, "agree-end"))


@pytest.mark.parametrize(("language", "by_hand"), [("en", True), ("es", False)])
async def test_a_whole_game(table: Club, monkeypatch: pytest.MonkeyPatch, language: str, by_hand: bool) -> None:
    """By hand in English and by the bot's rolls in Spanish, red wins by the points of the KO's, in one language."""
    game = await set_up(table, language)
    await reds_turn(game, by_hand, monkeypatch)
    await table.restart()
    await blues_turn(game, by_hand, monkeypatch)
    await reds_last_turn(game, by_hand, monkeypatch)
    await blues_last_turn(game, by_hand, monkeypatch)
    await reds_round_of_two_targets(game, by_hand, monkeypatch)
    ended = await the_end(game)
    assert "70" in ended
    assert ("Gana 🔴 rojo (Ana)" if language == "es" else "🔴 red (Ana) wins") in ended
    if language == "es":
        told = re.sub(r"/[a-z]+(?: [a-z]+)?", "", "\n".join(game.told))  # commands: by the names of an English Discord
        assert not re.findall(r"\b(?:damage|attack|target|hits?|turn|side|click|figure)\b", told)
