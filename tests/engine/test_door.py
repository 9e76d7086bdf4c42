"""The door that every game stands behind, and the one list of rulesets."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import engine
import rulesdb
from engine import DocumentError
from engine.game import RULESETS, game_of, game_of_log
from engine.heroclix.ruleset import JUDGED

ROOT = Path(engine.__file__).resolve().parent.parent


def test_the_engine_and_the_library_know_the_same_rulesets() -> None:
    """Whatever can be asked about can be looked up, in the same order: the first is the default."""
    assert list(RULESETS) == list(rulesdb.RULESETS)
    assert next(iter(RULESETS)) == rulesdb.DEFAULT_RULESET


def test_a_ruleset_is_listed_in_one_place() -> None:
    """Outside the list, and the editions themselves, no code names a ruleset that is not today's."""
    named = {
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "bot")
        for path in (ROOT / folder).rglob("*.py")
        if said_in(path) & {ruleset for ruleset in RULESETS if ruleset != "heroclix-modern"}
    }
    own = ("engine/heroclix/editions/", "engine/motu/", "bot/motu/")
    assert {name for name in named if not name.startswith(own)} <= {
        "engine/game.py",
        "engine/heroclix/ruleset/editions.py",
        "bot/app/faces.py",  # by the game's name, which is that of its one ruleset
    }


def said_in(path: Path) -> set[str]:
    """Return the texts in a module's code: the examples in its docstrings are texts of another kind."""
    constants = (node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str)}


@pytest.mark.parametrize("given", ["chess", "", None, ["heroclix-modern"], 7])
def test_an_unknown_ruleset_is_told_with_those_there_are(given: object) -> None:
    """What is no ruleset is an input error that lists them all."""
    with pytest.raises(DocumentError) as told:
        game_of(given)
    assert (told.value.path, told.value.message) == ("ruleset", "error-ruleset-unknown")
    assert told.value.data["expected"] == ", ".join(RULESETS)


def test_a_ruleset_that_no_game_judges_yet_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset of the library that is not judged is an input error that lists those that are."""
    monkeypatch.setitem(engine.game._registry, "motu", None)
    with pytest.raises(DocumentError) as told:
        game_of("motu")
    assert (told.value.message, told.value.data["expected"]) == ("error-ruleset-not-judged", ", ".join(JUDGED))


def test_a_log_is_of_the_game_that_its_first_event_names() -> None:
    """A log names its ruleset first; what names none is left to the default's game, which says what is wrong."""
    heroclix = game_of("heroclix-modern")
    for log in ([], ["x"], [{"event": "game-opened"}], [{"ruleset": "heroclix-modern"}], [{"ruleset": "chess"}]):
        assert game_of_log(log) is heroclix


def test_the_list_loads_no_game() -> None:
    """To know which rulesets there are, no game and none of its libraries is loaded."""
    code = "import sys, engine.game; print(*(name for name in sys.modules if name.startswith(('engine', 'pydantic'))))"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, cwd=ROOT)
    assert not any(name.startswith(("engine.heroclix", "pydantic")) for name in run.stdout.split())
