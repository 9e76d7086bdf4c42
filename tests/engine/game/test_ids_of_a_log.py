"""A log from elsewhere can't give one id twice: figures, what replaces them, what returns, objects, cards."""

from __future__ import annotations

from typing import Any

import pytest

from engine.errors import LogError
from engine.heroclix.game import EMPTY, AddFigure, apply, event_from_json, event_to_json
from tests.engine.game.tables import ANN, BEN, Game, able, card, table_of


def told(game: Game) -> list[dict[str, Any]]:
    """Return the log of a game as JSON objects."""
    return [event_to_json(event) for event in game.log]


def folded(log: list[dict[str, Any]]) -> None:
    """Fold a log."""
    state = EMPTY
    for event in log:
        state = apply(state, event_from_json(event))


def test_two_figures_of_one_id_are_refused() -> None:
    """The second one says which event does not follow, and which id it is."""
    game = table_of((ANN, able("Cato"), "A1"), (BEN, able("Dario"), "A8"))
    game.do(AddFigure(card("Emil"), "C1", actor=ANN))
    log = told(game)
    folded(log)
    log[-1]["figure"] = "cato"
    with pytest.raises(LogError, match="figure: error-id-twice"):
        folded(log)


@pytest.mark.parametrize("actor", ["", "1", "ann", "123456789012345678", "judge"])
def test_who_did_it_is_a_users_id(actor: str) -> None:
    """Digits as Discord has them, or a word."""
    found = event_from_json({"event": "turn-ended", "actor": actor, "command": 4, "side": "red"})
    assert found.actor == actor


@pytest.mark.parametrize("actor", ["Ann\nBen", "x" * 65, "<@1>", "a b", "\u202eann"])
def test_no_other_text_is_who_did_it(actor: str) -> None:
    """Nothing that could steer a message, and nothing long."""
    with pytest.raises(LogError, match="actor"):
        event_from_json({"event": "turn-ended", "actor": actor, "command": 4, "side": "red"})


def test_the_keys_that_are_offered_are_an_events_own() -> None:
    """What pydantic keeps beside them is no key of an event."""
    with pytest.raises(LogError) as raised:
        event_from_json({"event": "turn-ended", "actor": "1", "command": 4, "sid": "red"})
    assert "side" in str(raised.value)
    assert "pydantic" not in str(raised.value)
