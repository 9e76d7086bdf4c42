"""Logs of games that were played, one field of them changed to what no play can have written: refused, with its place.

Beside each stands what is just inside: what players correct by hand, and what they let stand, is taken as it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bot.app.errors import line_of_error
from engine.heroclix.game import (
    Agreement,
    Attack,
    Choose,
    ConfirmDamage,
    ConfirmRoll,
    Correct,
    Damage,
    EndTurn,
    Finish,
    Heal,
    Join,
    Leave,
    Move,
    Place,
    Throw,
    Token,
    Use,
    event_to_json,
)
from engine.seating import Pause, Resume
from tests.bot.uploads.test_hostile import taken
from tests.engine.game.tables import ANN, BEN, EVE, JUDGE, Game, able, set_up, table_of


def duel(*more: tuple[str, dict[str, Any], str], **of_dario: Any) -> Game:
    """Return a game with Cato (red, C1, attack 10) beside Dario (blue, C2, defense 16, six clicks), Ann to play."""
    dario = able("Dario", **of_dario)
    return table_of((ANN, able("Cato", abilities=["passenger:1"]), "C1"), (BEN, dario, "C2"), *more)


def struck(*roll: int) -> Game:
    """Return the duel once Cato has attacked with that roll, hit or not, and all is settled."""
    game = duel()
    game.do(Attack("cato", ["dario"], "close", list(roll), actor=ANN))
    while game.state.pending:
        number = game.state.pending[0].attack
        waits = game.state.pending[0].stage == "deciding"
        game.do(Choose(number, "knockback", "use", actor=ANN) if waits else ConfirmDamage(number, actor=ANN))
    return game


def stopped() -> Game:
    """Return the duel once Dario's dial was held by a STOP on its third click."""
    game = duel(stops=[3])
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=ANN))
    game.do(ConfirmDamage(game.state.pending[0].attack, actor=ANN))
    return game


def walked() -> Game:
    """Return a game in which Cato has walked six squares."""
    game = table_of((ANN, able("Cato"), "A1"), (BEN, able("Dario"), "H8"))
    game.do(Move("cato", "G1", path=["B1", "C1", "D1", "E1", "F1", "G1"], actor=ANN))
    return game


def taxi() -> Game:
    """Return a game in which Cato has carried Fina."""
    passenger = able("Cato", abilities=["passenger:1"])
    game = table_of((ANN, passenger, "B1"), (ANN, able("Fina"), "A1"), (BEN, able("Dario"), "H8"))
    game.do(Move("cato", "B5", carry=["fina"], drop={"fina": "A6"}, actor=ANN))
    return game


def clouded() -> Game:
    """Return a game in which Cato has laid two markers of smoke."""
    game = table_of((ANN, able("Cato", "smoke-cloud"), "B3"), (BEN, able("Dario"), "H8"))
    game.do(Use("cato", "smoke-cloud", squares=["B4", "B5"], actor=ANN))
    return game


def cleared() -> Game:
    """Return that game once the smoke is gone."""
    game = clouded()
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    return game


def wrecked() -> Game:
    """Return a game in which Cato has destroyed the blocking terrain of D4."""
    game = table_of((ANN, able("Cato"), "D3"), (BEN, able("Dario"), "H8"))
    game.do(Use("cato", "close-destroy-action", target="D4", actor=ANN))
    return game


def thrown() -> Game:
    """Return a game in which a die was thrown."""
    game = duel()
    game.do(Throw("d6", results=["6"], actor=ANN))
    return game


def halfway() -> Game:
    """Return a game in which Cato charged and did not attack."""
    game = table_of((ANN, able("Cato", "charge"), "A1"), (BEN, able("Dario"), "H8"))
    game.do(Move("cato", "B1", action="charge", actor=ANN))
    game.do(Finish(actor=ANN))
    return game


def willing() -> Game:
    """Return a game in which Cato's Willpower was rolled for, and succeeded."""
    game = table_of((ANN, able("Cato", "willpower"), "C2"), (ANN, able("Fina", "willpower"), "F2"))
    for name in ("cato", "fina"):
        game.do(Token(name, 1, actor=ANN))
    game.do(EndTurn(actor=ANN))
    for name in ("cato", "fina"):
        game.do(Token(name, 1, actor=JUDGE, judge=True))
    game.do(EndTurn(actor=BEN))
    game.do(Use("cato", "willpower", roll=5, actor=ANN))
    return game


def fled() -> Game:
    """Return the duel once Cato failed to break away."""
    game = duel()
    game.do(Move("cato", "A1", roll=2, actor=ANN))
    return game


def line(game: Game, event: str = "", /, **fields: Any) -> str:
    """Return what is told of a game's log, fields of its last event of a kind changed; nothing where it is taken.

    The number of that event stands before what is told as `*`.
    """
    log: list[dict[str, Any]] = json.loads(json.dumps([event_to_json(each) for each in game.log]))
    at = max((number for number, each in enumerate(log) if each["event"] == event), default=0)
    log[at] |= fields
    document = {"format": "clix-judge-game", "version": 1, "ruleset": game.state.ruleset, "events": log}
    refused = taken("game", json.dumps(document).encode())
    assert refused is None or line_of_error(refused, "es")
    said = "" if refused is None else (line_of_error(refused, "en") or "").replace("\\", "")
    return said.replace(f"events[{at}]", "*")


LONG = [f"{column}{row}" for row in range(1, 9) for column in ("BCDEFGH" if row % 2 else "HGFEDCB")]
IMPOSSIBLE: list[tuple[Callable[[], Game], str, dict[str, Any], str]] = [
    (lambda: struck(4, 6), "attack-made", {"critical": "hit"}, '*.critical: "hit" does not follow'),
    (lambda: struck(6, 6), "attack-made", {"critical": None}, '*.critical: "null" does not follow'),
    (lambda: struck(2, 3), "attack-made", {"results": {"dario": "hit"}}, '*.results.dario: "hit" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"results": {"dario": "miss"}}, '*.results.dario: "miss" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"damage": {"dario": 777}}, '*.damage.dario: "777" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"damage": {}}, '*.damage.dario: nothing is told here; expected 3'),
    (lambda: struck(2, 4), "attack-made", {"damage": {"dario": 3, "cato": 1}}, '*.damage.cato: "1" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"targets": ["dario"] * 2}, "*.targets[1]: dario is listed twice"),
    (lambda: struck(2, 4), "attack-made", {"healed": 2}, '*.healed: "2" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"tokens": {"dario": 7}}, '*.tokens.dario: "7" does not follow'),
    (lambda: struck(2, 4), "attack-made", {"knocked_back": ["dario"]}, '*.knocked_back: "["dario"]" does not'),
    (lambda: struck(2, 4), "attack-made", {"controlled": ["dario"]}, '*.controlled: "["dario"]" does not follow'),
    (lambda: struck(2, 4), "action-given", {"owes": ["colossal-stamina"]}, '*.owes: "["colossal-stamina"]" does'),
    (lambda: struck(2, 4), "attack-declared", {"targets": ["dario"] * 2}, "*.targets[1]: dario is listed twice"),
    (lambda: struck(2, 4), "attack-declared", {"attack": 3}, '*.attack: "3" does not follow'),
    (lambda: struck(2, 4), "attack-rolled", {"roll": [5, 6]}, '*.roll: "[5, 6]" does not follow'),
    (lambda: struck(2, 4), "attack-rolled", {"dice": "bot"}, '*.dice: "bot" does not follow'),
    (lambda: struck(2, 4), "damage-taken", {"dealt": 99}, '*.dealt: "99" does not follow'),
    (lambda: struck(2, 4), "damage-taken", {"after": 6}, '*.after: "6" does not follow'),
    (lambda: struck(2, 4), "damage-taken", {"stopped": True}, '*.stopped: "true" does not follow'),
    (stopped, "damage-taken", {"stopped": False}, '*.after: "3" does not follow'),
    (lambda: struck(4, 4), "knocked-back", {"path": ["C3", "C4", "C5", "C6"], "at": "C6"}, "*.path: 4 squares are too"),
    (lambda: struck(4, 4), "knocked-back", {"path": ["C3", "D4", "D5"], "at": "D5"}, "*.path: the way from C2 turns"),
    (lambda: struck(4, 4), "knocked-back", {"path": ["H8"], "at": "H8"}, "*.path[0]: H8 is not beside C2"),
    (lambda: struck(4, 4), "knocked-back", {"at": "H8"}, '*.at: "H8" does not follow'),
    (lambda: struck(4, 4), "chosen", {"side": "blue"}, '*.side: "blue" does not follow'),
    (lambda: struck(4, 4), "chosen", {"choice": "super-senses:dario"}, '*.choice: "super-senses:dario" does not'),
    (lambda: struck(2, 4), "action-given", {"tokens": 7}, "*.tokens: 7 is too large"),
    (lambda: struck(2, 4), "action-given", {"parts": ["move", "close"]}, '*.parts: "["move", "close"]" does not'),
    (lambda: struck(2, 4), "tokens-changed", {"after": 7}, "*.after: 7 is too large"),
    (lambda: struck(2, 4), "attack-closed", {"confirmed": False}, '*.confirmed: "false" does not follow'),
    (lambda: struck(2, 4), "action-given", {"counted": False}, '*.counted: "false" does not follow'),
    (lambda: struck(2, 4), "tokens-changed", {"pushes": True}, '*.pushes: "true" does not follow'),
    (lambda: struck(2, 4), "attack-declared", {"action": "charge"}, '*.action: "charge" does not follow'),
    (lambda: struck(2, 4), "attack-closed", {"actor": "9"}, '*.actor: "9" does not follow'),
    (walked, "moved", {"path": [*LONG, "G1"]}, "*.path[56]: G1 is not beside B8"),
    (walked, "moved", {"path": LONG, "at": ["B8"]}, "*.path: 56 squares are too far; expected at most 8"),
    (walked, "moved", {"path": LONG[:9], "at": [LONG[8]]}, "*.path: 9 squares are too far; expected at most 8"),
    (walked, "moved", {"path": ["B1", "C1", "D1", "E1", "F1", "F1", "G1"]}, "*.path[5]: F1 is not beside F1"),
    (walked, "moved", {"path": []}, "*.path: no square is named on the way from A1 to G1"),
    (taxi, "carried", {"at": ["A8"]}, "*.at: A8 is not beside B5"),
    (clouded, "markers-generated", {"squares": ["B4"] * 2}, "*.squares[1]: B4 is listed twice"),
    (clouded, "markers-generated", {"squares": LONG}, "*.squares: the list is too long; expected number of"),
    (clouded, "markers-generated", {"kind": "barrier"}, '*.kind: "barrier" does not follow'),
    (clouded, "markers-generated", {"power": "charge"}, '*.power: "charge" does not follow'),
    (clouded, "markers-generated", {"side": "blue"}, '*.side: "blue" does not follow'),
    (clouded, "markers-generated", {"by": "dario"}, '*.side: "red" does not follow'),
    (cleared, "markers-removed", {"by": "dario"}, '*.by: "dario" does not follow'),
    (wrecked, "terrain-destroyed", {"pieces": ["D4", "D4"]}, "*.pieces[1]: D4 is listed twice"),
    (wrecked, "terrain-destroyed", {"pieces": []}, "*.pieces: the list is too short"),
    (wrecked, "terrain-destroyed", {"by": "ghost"}, '*.by: "ghost" does not follow'),
    (wrecked, "terrain-destroyed", {"debris": ["A1", "B1"]}, '*.debris: "A1, B1" does not follow'),
    (thrown, "thrown", {"results": ["7"]}, '*.results[0]: "7" does not follow'),
    (thrown, "thrown", {"results": []}, "*.results: the list is too short"),
    (thrown, "thrown", {"results": ["6"] * 21}, "*.results: the list is too long"),
    (clouded, "markers-generated", {"by": "ghost"}, '*.by: "ghost" does not follow'),
    (willing, "beginning-opened", {"rolls": ["willpower:cato"] * 2}, '*.rolls: "willpower:cato, willpower:cato" does'),
    (willing, "beginning-opened", {"side": "blue"}, '*.side: "blue" does not follow'),
    (willing, "beginning-rolled", {"roll": 4}, '*.success: "true" does not follow'),
    (willing, "beginning-rolled", {"target": "dario"}, '*.target: "dario" does not follow'),
    (fled, "break-away-rolled", {"success": True}, '*.success: "true" does not follow'),
    (fled, "break-away-rolled", {"figure": "dario"}, '*.figure: "dario" does not follow from'),
    (halfway, "action-ended", {"action": "move"}, '*.action: "move" does not follow from'),
    (fled, "turn-began", {"side": "blue"}, '*.side: "blue" does not follow'),
]  # fmt: skip


@pytest.mark.parametrize(("played", "kind", "fields", "told"), IMPOSSIBLE)
def test_one_field_that_no_play_can_have_written(
    played: Callable[[], Game], kind: str, fields: dict[str, Any], told: str
) -> None:
    """7, 9, 10, 12, 21.6b: dice that come to something else, dials, ways, turns and markers that cannot be."""
    game = played()
    assert line(game) == ""
    assert line(game, kind, **fields).startswith(told), line(game, kind, **fields)


def test_the_squares_that_its_speed_gives_are_taken() -> None:
    """10.2: eight squares at speed 8; with a roll to break away first, as many; what is let stand goes anywhere."""
    game = table_of((ANN, able("Cato"), "A1"), (BEN, able("Dario"), "H8"))
    game.do(Move("cato", LONG[7], path=LONG[:8], actor=ANN))
    assert line(game) == ""
    assert line(game, "moved", path=LONG[:7], at=[LONG[6]]) == ""
    far = table_of((ANN, able("Cato"), "A1"), (BEN, able("Dario"), "H8"))
    far.do(Move("cato", "B8", path=LONG, override=True, actor=ANN))
    assert line(far) == ""
    assert line(far, "moved", objection=[]).startswith("*.path: 56 squares are too far; expected at most 8")


def test_friends_are_carried_and_others_where_it_was_let_stand() -> None:
    """27.8d: an opponent in the car is what players agreed to, or nobody's doing."""
    game = table_of((ANN, able("Cato", abilities=["passenger:1"]), "B1"), (BEN, able("Dario"), "A1"))
    game.do(Move("cato", "B5", carry=["dario"], drop={"dario": "A6"}, override=True, actor=ANN))
    assert any(event_to_json(event)["event"] == "carried" for event in game.log)
    assert line(game) == ""
    straight = ["B2", "B3", "B4", "B5"]
    said = line(game, "moved", objection=[], path=straight)
    assert said.endswith('.figure: "dario" does not follow from the events before it; expected alba, asta'), said


def test_an_action_is_given_in_the_turn_of_its_side() -> None:
    """7.1: in another's turn it is what players let stand, whichever event of the command keeps that."""
    for command in (
        Move("dario", "C4", roll=6, override=True, actor=BEN),
        Attack("dario", ["cato"], "close", [3, 4], override=True, actor=BEN),
    ):
        game = duel()
        game.do(command)
        assert line(game) == ""
        kept = "moved" if isinstance(command, Move) else "attack-declared"
        said = line(game, kept, objection=[])
        assert said.startswith('*.objection: dario is given an action in the turn of the side "red"'), said


def test_an_action_that_is_out_of_turn_is_told_at_its_end() -> None:
    """7.1: one that is given, and after which nothing follows that could say why."""
    game = fled()
    game.do(Correct(None, "active", "blue", actor=ANN))
    game.do(Token("dario", 1, actor=BEN))
    log = [event_to_json(event) for event in game.log]
    at = next(number for number, each in enumerate(log) if each["event"] == "action-given")
    corrected = next(each for each in log if each["event"] == "corrected")
    uncounted = {**log[at], "counted": False}
    after = [uncounted, *log[at + 1 : at + 3]]
    moved = [*log[:at], {**corrected, "command": at + 1}, *({**each, "command": at + 2} for each in after)]
    document = {"format": "clix-judge-game", "version": 1, "ruleset": game.state.ruleset, "events": moved}
    refused = taken("game", json.dumps(document).encode())
    assert refused is not None
    assert "cato is given an action in the turn of the side" in (line_of_error(refused, "en") or "")


def test_turns_go_round() -> None:
    """5.1, 9: red, blue, red; of a side that nobody plays, or that is beaten, the turn is passed over."""
    game = duel()
    game.do(EndTurn(actor=ANN))
    game.do(EndTurn(actor=BEN))
    assert line(game) == ""
    assert line(game, "turn-began", side="blue").startswith('*.side: "blue" does not follow from')
    for name in ("dario", "boro", "bela"):
        game.do(Damage(name, 99, actor=BEN))
    game.do(EndTurn(actor=ANN))
    assert game.state.active == "red"
    assert line(game) == ""


def test_whoever_has_several_seats_leaves_them_all() -> None:
    """P31: each of them by its side, and only those."""
    game = set_up(begun=False)
    for side in ("green", "yellow"):
        game.do(Join("Eve", side, actor=EVE))
    game.do(Leave(actor=EVE))
    assert line(game) == ""
    assert line(game, "player-left", side="red").startswith('*.side: "red" does not follow')


def test_what_is_corrected_by_hand_is_taken() -> None:
    """P30: damage up to 99, as many tokens as there may be, a figure put anywhere, values as the table shows them."""
    game = duel()
    for command in (
        Damage("dario", 2, actor=BEN),
        Heal("dario", 1, actor=BEN),
        Token("dario", 2, actor=BEN),
        Token("dario", -1, actor=BEN),
        Place("dario", "H8", actor=BEN),
        Correct("dario", "tokens", 2, actor=BEN),
        Correct("dario", "click", 5, actor=BEN),
        Correct("dario", "attack", 99, actor=BEN),
        Correct(None, "active", "blue", actor=BEN),
        Correct(None, "number", 9, actor=BEN),
        Attack("dario", ["cato"], "range", [1, 2], override=True, actor=BEN),
    ):
        game.do(command)
    assert line(game) == ""
    assert line(game, "damage-taken", dealt=99).startswith('*.after: "3" does not follow from')
    game = duel()
    game.do(Damage("dario", 99, actor=BEN))
    assert line(game) == ""
    assert line(game, "damage-taken", dealt=100) == "*.dealt: 100 is too large; expected at most 99"


def test_a_judge_without_a_seat_rolls_for_others() -> None:
    """P30: whoever rules as a judge does everything that players do; a log does not tell who is one."""
    game = duel()
    game.do(Attack("cato", ["dario"], "close", [3, 4], actor=JUDGE, judge=True))
    assert line(game) == ""


def test_who_agrees_sits_at_the_table_or_is_a_judge() -> None:
    """P30, P34: what is let stand, dice confirmed and rolls taken back, by nobody who has no seat."""
    game = duel()
    game.do(Move("dario", "C4", roll=6, override=True, agreed=Agreement(ANN, "Ann"), actor=BEN))
    game.do(ConfirmRoll(ANN, "Ann", actor=BEN, judge=True))
    assert line(game) == ""
    for kind in ("agreed", "roll-confirmed"):
        assert line(game, kind, by="9").startswith('*.by: "9" does not follow')
        assert line(game, kind, by=BEN).startswith('*.by: "ben" does not follow')
        assert line(game, kind, by="9", judge=True) == ""


def test_nothing_is_done_at_a_table_that_rests() -> None:
    """P31: until somebody goes on; seats change hands meanwhile, and the game may end."""
    game = duel()
    game.do(Pause(name="Ann", actor=ANN))
    game.do(Resume(name="Ann", actor=ANN))
    game.do(Move("cato", "A1", roll=6, actor=ANN))
    assert line(game) == ""
    log = [event_to_json(event) for event in game.log]
    at = next(number for number, each in enumerate(log) if each["event"] == "game-continued")
    resting = [*log[:at], {**log[at - 1], "command": at + 1}, *log[at + 1 :]]
    document = {"format": "clix-judge-game", "version": 1, "ruleset": game.state.ruleset, "events": resting}
    refused = taken("game", json.dumps(document).encode())
    assert refused is not None
    assert (line_of_error(refused, "en") or "").endswith(
        "the game rests by then: Ann has paused it; expected that somebody goes on before"
    )
