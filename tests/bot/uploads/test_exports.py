"""The bot imports every game that it exports, and no game of people who are not there."""

from __future__ import annotations

import pytest

from bot.app.user_error import UserError
from bot.discord.commands.game_files import _written
from bot.table.dice_file import first_of_the_bot
from bot.uploads.kinds import reader
from bot.uploads.plain import text_of
from engine import DocumentError
from engine.heroclix.game import Damage, event_from_json, fold
from tests.bot.uploads.recorded import Recorded, section, typed
from tests.engine.game.random_counts import Counts
from tests.engine.game.tables import BEN, fighting


@pytest.mark.parametrize("seed", range(900, 924))
def test_random_games_come_back_as_they_were(seed: int) -> None:
    """Whatever a game holds, in the middle of whatever it is: its file is read, and folds to the same game."""
    played = Recorded(seed, Counts(), 0.0)
    for _ in range(seed % 8 * 6):
        if played.state.status == "playing":
            played.step()
    if played.state.status == "ended":
        return
    played.judged_twice()
    raw = _written(played.state, tuple(map(event_from_json, played.log)), section(played.rolled))
    found = reader("game")(text_of(raw), "")
    assert found["events"] == played.log
    state = fold(map(event_from_json, found["events"]))
    assert _written(state, tuple(map(event_from_json, found["events"])), found["dice"]) == raw
    assert set(found["seated"]) == {player.id for player in played.state.players}


def test_an_objection_let_stand_comes_back() -> None:
    """A log with damage by hand, notes and words of any script is read as it was written."""
    game = fighting()
    figure = next(figure for figure in game.state.figures if figure.side == game.state.player(BEN).side)
    game.do(Damage(figure.id, 1, why="Ñandú – «¿qué?» 🦊", actor=BEN))
    raw = _written(game.state, tuple(game.log))
    assert fold(map(event_from_json, reader("game")(text_of(raw), "")["events"])) == game.state


def test_a_log_that_does_not_draw_is_refused() -> None:
    """Events that are each well formed, but make no game, are refused before anything is stored."""
    game = fighting()
    for kept in ([], [game.log[1]], [game.log[-1]]):
        with pytest.raises((UserError, DocumentError)):
            reader("game")(text_of(_written(game.state, tuple(kept))), "")


@pytest.mark.parametrize("seed", [900, 907])
def test_dice_of_the_bot_come_with_their_record(seed: int) -> None:
    """A game that tells of them and records no roll is refused by the first of them; typed ones need no record."""
    played = Recorded(seed, Counts(), 0.0)
    for _ in range(24):
        played.step()
    events = tuple(map(event_from_json, played.log))
    first = next(number for number, event in enumerate(played.log) if event.get("dice") in ("bot", "both"))
    for dice in (None, {**section(played.rolled), "rolls": []}):
        with pytest.raises((UserError, DocumentError), match="import-dice") as refused:
            reader("game")(text_of(_written(played.state, events, dice)), "")
        told = refused.value
        assert isinstance(told, UserError) is (dice is None)
        path = str(told.data["path"]) if isinstance(told, UserError) else told.path
        assert path.removesuffix(".dice") == f"events[{first}]"
    by_hand = tuple(map(event_from_json, typed(played.log)))
    assert reader("game")(text_of(_written(played.state, by_hand)), "")["dice"] is None


def test_dice_of_the_bot_in_a_correction_come_with_their_record_too() -> None:
    """What a corrected ruling takes over of a log is looked through like the log itself."""
    rolled = {"event": "attack-rolled", "attack": 9, "roll": [3, 4], "dice": "bot"}
    log = [{"event": "ruling-corrected", "events": [{"event": "chosen", "dice": ""}, rolled]}]
    assert first_of_the_bot(log) == "events[0].events[1].dice"
    assert first_of_the_bot([{**log[0], "events": typed(log[0]["events"])}]) is None
