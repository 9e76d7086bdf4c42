"""A game that nobody has spoken of since the start takes no memory, and holds nobody up when somebody does."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

LONGEST = 0.05  # seconds of the loop's own processor time
ROUNDS = 3  # what holds it in one of them alone was the machine, not the bot
TOLD = {
    "new": "Battleground",
    "round": "There is no game in this channel",
    "import": "Battleground",
    "press": "There is no game in this channel",
}


def run(folder: Path, *arguments: str) -> str:
    """Return what a process of its own prints."""
    database = f"sqlite+aiosqlite:///{folder / 'judge.sqlite3'}"
    command = [sys.executable, "-m", "tests.e2e.first_spoken", database, *arguments]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 0, ended.stderr
    return ended.stdout.strip().rpartition("\n")[2]


@pytest.mark.parametrize("deed", TOLD)
def test_battleground_is_loaded_beside_the_loop_when_somebody_first_speaks_of_it(deed: str, tmp_path: Path) -> None:
    """A command of its own, a button of before a restart, a new game, a file: none of it was loaded, all is answered.

    Loading it takes some 0.3 s, in which the loop goes on.
    """
    file = tmp_path / "game.json"
    if deed == "import":
        run(tmp_path, "export", str(file))
        (tmp_path / "judge.sqlite3").unlink()
    tries: list[dict[str, Any]] = []
    for round_ in range(ROUNDS):
        folder = tmp_path / str(round_)
        folder.mkdir()
        tries.append(json.loads(run(folder, deed, str(file))))
        assert not tries[-1]["before"]
        assert len(tries[-1]["after"]) == 3
        assert TOLD[deed] in tries[-1]["told"]
        if tries[-1]["held"] < LONGEST:
            break
    assert tries[-1]["held"] < LONGEST, [(each["held"], each["what"]) for each in tries]
