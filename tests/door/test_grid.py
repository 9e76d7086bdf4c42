"""A second game behind the door: judged, verified and read back by the same ways as the first."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
import rulesdb
from bot.cli import main
from bot.discord.commands.game_files import _written
from bot.uploads.kinds import reader
from engine import DocumentError
from engine.dice import FixedDice
from engine.game import game_of
from tests.door.face import grid_at_work
from tests.door.grid import GAME, RULESET, SECTION, Event, GridState, Move, Open, Undo

DOCUMENT = {"ruleset": RULESET, "pieces": {"ant": "A1", "bee": "B1"}, "ask": {"piece": "ant", "to": "A2"}}
NO_DICE = FixedDice([])


@pytest.fixture(autouse=True)
def at_work() -> Iterator[None]:
    """The grid is a game like another."""
    with grid_at_work():
        yield


def test_what_it_cites_is_in_the_library() -> None:
    """The one rule that the grid has is a section that readers can look up."""
    assert SECTION in rulesdb.load(RULESET).sections


@pytest.mark.parametrize(("to", "legal"), [("A2", True), ("B1", False), ("B2", False), ("A1", False), ("C3", False)])
def test_a_document_of_either_game_is_judged_by_its_own(to: str, legal: bool) -> None:
    """A free square that shares a side: yes; a taken one, a corner's, its own, a far one: no."""
    answer = engine.adjudicate({**DOCUMENT, "ask": {"piece": "ant", "to": to}})
    assert (answer.fields["legal"], answer.ruling.rules) == (legal, (SECTION,))
    other = {"ruleset": "heroclix-modern", "map": {"size": [3, 3]}, "ask": {"type": "distance", "a": "A1", "b": "A2"}}
    assert engine.adjudicate(other).fields["result"] == 1


@pytest.mark.parametrize(("lang", "said"), [("en", "Ant may step to A2"), ("es", "Ant puede pasar a A2")])
def test_judge_adjudicate_rules_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, said: str) -> None:
    """The command line judges the second game's document, in words and as JSON, in either language."""
    file = tmp_path / "grid.json"
    file.write_text(json.dumps(DOCUMENT), "utf-8")
    assert main(["adjudicate", str(file), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert said in told
    assert SECTION in told
    assert main(["adjudicate", str(file), "--json", "--lang", lang]) == 0
    assert json.loads(capsys.readouterr().out)["legal"] is True


def test_a_document_is_either_games() -> None:
    """The schema of a position document allows for both games."""
    first, second = engine.schema()["oneOf"]
    assert "properties" in first
    assert second == GAME.schema()


def test_its_game_is_gone_afterwards() -> None:
    """The grid is a game for as long as a test says so."""
    assert game_of(RULESET) is GAME
    with grid_at_work():
        pass
    assert game_of(RULESET) is GAME  # the outer block's


def test_an_exported_game_is_read_back() -> None:
    """What `/game export` writes of the second game, `/game import` reads by that game's door and draws by its face."""
    state, log = GridState(), list[Event]()
    for command in (Open("Tiny", "1"), Move("ant", "A2", "1"), Move("ant", "A3", "1"), Undo("1")):
        for event in GAME.decide(state, command, NO_DICE).events:
            state, log = GAME.apply(state, event), [*log, event]
    raw = _written(state, tuple(log))
    assert json.loads(raw)["position"] == {"ruleset": RULESET, "pieces": {"ant": "A2", "bee": "C3"}}
    found = reader("game")(raw.decode(), "")
    assert (found["ruleset"], found["events"]) == (RULESET, [GAME.event_to_json(event) for event in log])


def test_outside_a_ruleset_has_no_game() -> None:
    """A document of a ruleset that nobody knows is refused whichever other games there are."""
    with pytest.raises(DocumentError) as told:
        engine.adjudicate({"ruleset": "chess"})
    assert RULESET in str(told.value.data["expected"]).split(", ")
