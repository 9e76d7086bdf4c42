"""What it costs to start `judge`, in CPU time of the process, beside the libraries that it stands on, in turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.bench.alternation import seconds_of_start

LIBRARIES = "import pydantic, fluent.runtime, yaml; pydantic.BaseModel, pydantic.TypeAdapter"
TURNS = 7
DOCUMENT = {
    "ruleset": "heroclix-modern",
    "map": {"size": [16, 16], "hindering": ["C8", "D8"], "walls": ["C3/D3"]},
    "figures": [
        {"id": "nova", "side": "red", "at": "C5", "values": {"attack": 10, "range": 6}},
        {"id": "rook", "side": "blue", "at": "C10", "values": {"defense": 16}},
    ],
    "ask": {"type": "line_of_fire", "from": "nova", "to": "rook"},
}


def test_a_ruling_from_a_cold_shell_costs_little_more_than_its_libraries(tmp_path: Path) -> None:
    """`judge adjudicate` takes at most 2.4 times the CPU of importing pydantic, Fluent's runtime and PyYAML alone.

    It took more than 3.5 times that when every model was built, every message of a file parsed and every family of
    rules loaded before one question was answered, 2.25 times with Fluent's runtime and every kind of question, 1.8
    times while all that was loaded was looked through for garbage on the way out, and as much again once moves, effects
    and the attack sequence had come with the record. What a card may change about powers brought it to 1.8 times, what
    it may say of rolls, targets and deeds to 1.87: 0.19 s; on a machine whose Python is slower beside C, to 1.9 to 2.2.
    """
    file = tmp_path / "position.yaml"
    file.write_text(f"# read as YAML\n{json.dumps(DOCUMENT)}", "utf-8")
    ours = f"from bot.cli import main; raise SystemExit(main(['adjudicate', {str(file)!r}, '--json']))"
    times: dict[str, list[float]] = {ours: [], LIBRARIES: [], "pass": []}
    for code in times:
        seconds_of_start(code, tmp_path)  # compiles what it imports
    for _ in range(TURNS):
        for code, found in times.items():
            found.append(seconds_of_start(code, tmp_path))
    # what else the machine does can only add to the CPU time of a process, so the least of each is compared
    mine, libraries, bare = (min(found) for found in times.values())
    ratio = mine / libraries
    print(f"judge adjudicate {mine:.2f} s, its libraries {libraries:.2f} s: {ratio:.2f} ×; python {bare:.3f} s")
    assert ratio < 2.4


def test_a_ruling_and_a_question_load_no_more_than_they_need(tmp_path: Path) -> None:
    """A ruling loads neither the library nor the store nor Discord; a question neither the rules nor the settings."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(DOCUMENT), "utf-8")
    never = {
        *("discord", "sqlalchemy", "PIL", "asyncio", "pydantic_settings", "fluent.runtime", "babel"),
        *("logging", "importlib.metadata"),
    }
    rules = {
        *("engine.heroclix.odds", "engine.heroclix.force.listed", "engine.heroclix.whole"),
        *("engine.heroclix.board.steps", "engine.heroclix.board.knockback", "engine.heroclix.effects"),
        *("engine.heroclix.fight.attack.hits", "engine.heroclix.fight.values.value"),
    }
    for arguments, spared in (
        (
            ["adjudicate", str(file)],
            never | rules | {"rulesdb", "yaml"},
        ),
        (["ask", "carry"], never | {"engine.heroclix.judge", "pydantic", "yaml", "sqlite3", "bot.store"}),
    ):
        code = f"import sys; from bot.cli import main; main({arguments!r}); print(*sys.modules, file=sys.stderr)"
        host = ("DATABASE_", "DISCORD_", "JUDGE_")
        environment = {name: value for name, value in os.environ.items() if not name.startswith(host)}
        environment["XDG_DATA_HOME"] = str(tmp_path)
        run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, env=environment)
        loaded = set(run.stderr.split())
        assert not loaded & spared, arguments


def test_nothing_is_looked_through_for_garbage_on_the_way_out() -> None:
    """What a command has loaded is set apart from the collector before Python ends: that took a sixth of a start."""
    code = (
        "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 0, len(gc.get_objects()) < 10_000));"
        "from bot.cli import main; main(['ask', 'carry', '--json'])"
    )
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.split()[-2:] == ["True", "True"]
