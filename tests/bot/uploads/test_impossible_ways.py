"""Battleground's logs of ways that nobody can go, tokens that nobody is at, and ends that the score does not give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.motu import game as motu
from tests.bot.uploads.test_impossible_battleground import active, last, log_of, moved, rested
from tests.bot.uploads.test_impossible_logs import line
from tests.engine.motu.game.playing import ANN, BEN, Played

Make = Callable[[], Played]


def flown() -> Played:
    """Return a game in which a card has let Brak teleport, with a point more than its speed."""
    game = active()
    more = [{"add": 1, "from": "a card"}]
    game.do(motu.Move("brak", ["D10"], how="teleport", free=True, speed_modifiers=more, actor=ANN))
    return game


def let_stand() -> Played:
    """Return a game in which both let Brak go farther than it can."""
    game = active()
    game.do(motu.Move("brak", ["D4", "H9"], override=True, agreed=motu.Agreement(BEN, "Ben"), actor=ANN))
    return game


def collected() -> Played:
    """Return a game in which Brak, put beside it, has taken the token at F5; Zor stands far off."""
    game = rested()
    game.do(motu.Place("zor", "K9", actor=BEN), motu.Place("brak", "E5", actor=ANN))
    game.do(motu.Collect("brak", "one", actor=ANN))
    return game


def pulled() -> Played:
    """Return a game in which Zor has been pulled two hexes."""
    game = active()
    game.do(motu.Shift("zor", "pull", "brak", 2, actor=BEN, judge=True))
    return game


def drawn() -> Played:
    """Return a game that both ended."""
    game = active()
    game.do(motu.EndGame(agreed=motu.Agreement(BEN, "Ben"), actor=ANN))
    return game


def retired() -> Played:
    """Return a game from which the evil have retired."""
    game = active()
    game.do(motu.Concede("evil", actor=BEN))
    return game


def beaten() -> Played:
    """Return a game whose first round ends with all the evil defeated."""
    game = rested()
    game.do(*(motu.Correct(each, "defeated", True, actor=BEN) for each in ("zor", "vex")))
    game.do(motu.Maintain(actor=ANN))
    if game.state.status == "playing":
        game.do(motu.Maintain(actor=BEN))
    return game


def opposed() -> Played:
    """Return a game in which Zor may strike Brak, which is about to leave its side."""
    game = active()
    game.do(motu.Place("zor", "E5", actor=BEN), motu.Move("brak", ["C5"], actor=ANN))
    return game


def under_effect() -> Played:
    """Return a game in which Brak and then Mirn have an effect of a card's own."""
    game = active()
    game.do(
        motu.GiveEffect("brak", "glow", "positive", actor=ANN), motu.GiveEffect("mirn", "haze", "positive", actor=ANN)
    )
    return game


def netted() -> Played:
    """Return a game in which Brak has placed two marks."""
    game = active()
    game.do(motu.PlaceMark("brak", "E3", 9, "net", actor=ANN), motu.PlaceMark("brak", "E2", 9, "fog", actor=ANN))
    return game


SOUND: tuple[Make, ...] = (
    moved,
    flown,
    let_stand,
    collected,
    pulled,
    drawn,
    retired,
    beaten,
    opposed,
    under_effect,
    netted,
)


@pytest.mark.parametrize("make", SOUND, ids=lambda made: made.__name__)
def test_what_can_be_so_is_taken(make: Make) -> None:
    """A way of a card's own, one that both let stand, a token beside, each end of a game."""
    assert line("motu", log_of(make())) == ""


@pytest.mark.parametrize(
    ("make", "kind", "fields", "told"),
    [
        (moved, "movement-declared", {"path": ["D4", "B2"]}, "path[1]: no step leads from D4 to B2"),
        (moved, "movement-declared", {"path": ["H9"]}, "path[0]: no step leads from D5 to H9"),
        (moved, "movement-declared", {"path": ["D4", "D5"] * 3}, "path: this way costs 6 movement points"),
        (moved, "movement-declared", {"path": ["E5", "F5", "F4"]}, "path[2]: F5 is beside an enemy by then"),
        (moved, "movement-declared", {"points": 60}, 'points: "60" does not follow'),
        (moved, "movement-declared", {"points": 6}, 'points: "6" does not follow'),
        (moved, "movement-declared", {"how": "teleport"}, "path: the list is too long"),
        (moved, "movement-declared", {"anyway": True}, 'anyway: "true" does not follow'),
        (moved, "moved", {"cost": 1}, 'cost: "1" does not follow from the events before it; expected 2'),
        (moved, "moved", {"cost": 0}, 'cost: "0" does not follow'),
        (moved, "moved", {"path": ["D4"], "at": ["D4"], "cost": 1}, 'path: "D4" does not follow'),
        (moved, "moved", {"at": ["D3", "D4"]}, "at: "),
        (flown, "movement-declared", {"path": ["L1"]}, 'path[0]: "L1" does not follow'),
        (flown, "movement-declared", {"points": 26}, "points: "),
        (flown, "moved", {"cost": 1}, 'cost: "1" does not follow'),
        (let_stand, "movement-declared", {"anyway": False}, "anyway: "),
        (let_stand, "movement-declared", {"points": 8}, "points: "),
        (collected, "objective-taken", {"token": "three"}, "figure: brak is too far from three"),
        (collected, "objective-taken", {"figure": "mirn"}, "figure: mirn is too far from one"),
        (pulled, "shifted", {"at": "A1"}, 'at: "A1" does not follow'),
        (opposed, "interruptions-opened", {"by": ["zor", "zor"]}, "by[1]: "),
        (opposed, "interruptions-opened", {"by": ["vex"]}, 'by: "vex" does not follow'),
        (opposed, "interruptions-opened", {"of": "vex"}, 'of: "vex" does not follow'),
        (opposed, "interruptions-opened", {"kind": "guard"}, 'by[0]: "zor" does not follow'),
        (under_effect, "effect-given", {"effect": "glow"}, 'effect: brak of this army has the effect "glow"'),
        (under_effect, "effect-given", {"effect": "none"}, "effect: "),
        (netted, "mark-placed", {"kind": "net"}, 'kind: this army has a mark "net"'),
        (drawn, "game-ended", {"points": {"masters": 9000, "evil": 0}}, 'points.masters: "9000" does not follow'),
        (drawn, "game-ended", {"points": {"masters": 0}}, "points: "),
        (drawn, "game-ended", {"winner": "evil"}, 'winner: "evil" does not follow'),
        (drawn, "game-ended", {"by": "points", "winner": "evil"}, "event: this happens in the phase"),
        (retired, "game-ended", {"winner": ""}, "winner: "),
        (beaten, "game-ended", {"winner": "evil"}, 'winner: "evil" does not follow'),
        (beaten, "game-ended", {"by": "points"}, 'by: "points" does not follow'),
        (beaten, "game-ended", {"by": "draw", "winner": ""}, 'by: "draw" does not follow'),
    ],
)  # fmt: skip
def test_one_field_that_cannot_be(make: Make, kind: str, fields: dict[str, Any], told: str) -> None:
    """4c, 6b, 7l: the event at fault and its field, not those that follow from it."""
    log = log_of(make())
    at = last(log, kind)
    log[at] = {**log[at], **fields}
    assert line("motu", log).startswith(f"events[{at}].{told}"), line("motu", log)


@pytest.mark.parametrize(
    ("put", "token", "told"),
    [
        ({"zor": "D5"}, "one", "an enemy is beside brak by then"),
        ({"zor": "F6"}, "one", "an enemy is at one or beside it by then"),
        ({"zor": "G5"}, "one", "an enemy is at one or beside it by then"),
        ({"brak": "A3"}, "two", "two lies in the deployment zone of brak"),
        ({"brak": "C5"}, "one", "brak is too far from one"),
    ],
)
def test_4c_a_token_is_taken_under_its_conditions_alone(put: dict[str, str], token: str, told: str) -> None:
    """Each condition that fails is named; where both let it stand it is taken."""
    game = rested()
    game.do(motu.Place("zor", "K9", actor=BEN), motu.Place("brak", "E5", actor=ANN))
    for figure, place in put.items():
        game.do(motu.Place(figure, place, actor=BEN if figure == "zor" else ANN))
    game.do(motu.Collect("brak", token, override=True, agreed=motu.Agreement(BEN, "Ben"), actor=ANN))
    log = log_of(game)
    at = last(log, "objective-taken")
    assert line("motu", log) == ""
    log[at] = {**log[at], "stands": []}
    assert line("motu", log).startswith(f"events[{at}].figure: {told}"), line("motu", log)


def test_4c_a_game_ends_by_points_after_the_fourth_round_alone() -> None:
    """Whoever says in the first round's maintenance that the points decide is told that the game goes on."""
    game = rested()
    game.do(motu.Maintain(actor=ANN))
    if game.state.course.phase == "maintenance":
        game.do(motu.Maintain(actor=BEN))
    log = log_of(game)
    at = last(log, "round-kept") + 1
    end = {"event": "game-ended", "winner": "masters", "by": "points", "points": {"masters": 0, "evil": 0}}
    log = [*log[:at], {**{key: log[at][key] for key in ("actor", "command")}, **end}]
    assert line("motu", log).startswith(f"events[{at}].by: the game goes on after round 1"), line("motu", log)


def test_6b_a_movement_is_paid_for_as_one() -> None:
    """What was paid for a guard moves nobody."""
    log = log_of(moved())
    at = last(log, "action-taken")
    log[at] = {**log[at], "action": "guard"}
    assert line("motu", log).startswith(f"events[{at + 1}].event: nothing tells what was paid"), line("motu", log)
