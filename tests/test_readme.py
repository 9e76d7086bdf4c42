"""The README: its commands work, and what it says is so."""

from __future__ import annotations

import hashlib
import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from bot.app.settings import HostSettings
from bot.cli import main
from bot.discord.commands.game_files import _written
from bot.table.verified_dice import proof_of, thrown
from engine.dice import FixedDice
from engine.heroclix.game import EMPTY, NewGame, decide, fold

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
WHOLE = os.environ.get("JUDGE_TEST_README") == "1"


# Makes an environment slowly, and fails where another one makes it too; installs nothing.
SLOW_PYTHON = """#!/bin/sh
case "$*" in
  "-m venv"*)
    for folder; do :; done
    mkdir "$folder" || exit 1
    sleep 1
    mkdir "$folder/bin"
    printf '#!/bin/sh\\necho "$@"\\n' > "$folder/bin/answer"
    echo '#!/bin/sh' > "$folder/bin/python"
    chmod +x "$folder/bin/answer" "$folder/bin/python" ;;
  "-m pip"*) sleep 0.2 ;;
  *) exec {python} "$@" ;;
esac
"""


def blocks(language: str) -> list[str]:
    """Return the fenced blocks of a language, in their order."""
    return [body.strip() for found, body in FENCED.findall(TEXT) if found == language]


def setup_script(folder: Path) -> Path:
    """Copy the set-up script and what it reads into a folder; return the script."""
    (folder / ".ci").mkdir(parents=True)
    for name in (".ci/venv", "requirements.lock", "pyproject.toml"):
        (folder / name).write_bytes((ROOT / name).read_bytes())
    (folder / ".ci" / "venv").chmod(0o755)
    return folder / ".ci" / "venv"


def test_the_first_two_blocks_are_the_two_commands() -> None:
    """A newcomer meets two commands before anything else: one opens the sandbox, the other runs the tests."""
    assert [body.strip() for _, body in FENCED.findall(TEXT)][:2] == ["./.ci/venv judge sandbox", "./.ci/venv pytest"]


def test_what_the_commands_name_is_there() -> None:
    """Each program that a shell block starts by a path exists and may be run."""
    named = set(re.findall(r"(?<!\S)\.?/?(\.ci/\w+)", "\n".join([*blocks("sh"), *re.findall(r"`([^`\n]+)`", TEXT)])))
    assert ".ci/venv" in named
    for path in named:
        assert os.access(ROOT / path, os.X_OK), path


def test_pictures_and_links_lead_to_files() -> None:
    """Every relative link and picture names a file of the repository."""
    for target in re.findall(r"\]\(([^)\s]+)\)", TEXT):
        assert target.startswith("http") or (ROOT / target).is_file(), target


def test_every_setting_of_the_host_is_told() -> None:
    """The table of environment variables has each of the host's settings, and no other."""
    rows = "\n".join(line.split("|")[1] for line in TEXT.splitlines() if re.match(r"\| `[A-Z_]+`", line))
    assert set(re.findall(r"`([A-Z_]+)`", rows)) == {name.upper() for name in HostSettings.model_fields}


def test_the_command_lines_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each `judge` line of the README's command line section exits 0 on its position document, or a game's file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'judge.sqlite3'}")
    (tmp_path / "position.yaml").write_text(blocks("yaml")[0], encoding="utf-8")
    log = decide(EMPTY, NewGame("heroclix-modern", actor="1"), FixedDice([])).events
    (tmp_path / "game.json").write_bytes(_written(fold(log), log))
    (tmp_path / "card.txt").write_text("Charge, Stealth.", encoding="utf-8")
    (tmp_path / "units").mkdir()
    lines = [line for body in blocks("sh") for line in body.splitlines() if line.startswith("judge ")]
    assert len(lines) >= 4
    for line in lines:
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', line.split("#")[0])]
        assert main(words[1:]) == 0, line


def test_the_position_document_is_ruled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The README's position document gets a ruling that names sections."""
    path = tmp_path / "position.yaml"
    path.write_text(blocks("yaml")[0], encoding="utf-8")
    assert main(["adjudicate", str(path)]) == 0
    assert "16.2b" in capsys.readouterr().out


def test_the_setup_script_runs_a_command_in_its_environment(tmp_path: Path) -> None:
    """Once its environment is up to date, `.ci/venv` runs a command there at once and hands back its exit status."""
    folder = tmp_path / "clone"
    script = setup_script(folder)
    tools = folder / ".venv" / "bin"
    tools.mkdir(parents=True)
    (tools / "answer").write_text('#!/bin/sh\necho "$@"\nexit 3\n', encoding="utf-8")
    (tools / "answer").chmod(0o755)
    installed = (ROOT / "pyproject.toml").read_bytes().partition(b"[tool.pytest")[0]  # linters' settings come after it
    wanted = hashlib.sha256((ROOT / "requirements.lock").read_bytes() + installed)
    (folder / ".venv" / "installed").write_text(wanted.hexdigest(), encoding="utf-8")
    done = subprocess.run(
        [str(script), "answer", "two words"], cwd=tmp_path, check=False, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (3, "two words", "")


def test_the_setup_script_is_run_by_both_commands_at_once(tmp_path: Path) -> None:
    """Of two commands started at once in a fresh clone one sets up while the other waits; a third sets up nothing."""
    folder = tmp_path / "clone"
    script = setup_script(folder)
    python = tmp_path / "python3"
    python.write_text(SLOW_PYTHON.format(python=sys.executable), encoding="utf-8")
    python.chmod(0o755)
    environment = {**os.environ, "PYTHON": str(python)}
    calls = [
        subprocess.Popen([str(script), "answer", word], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for word in ("sandbox", "pytest")
    ]
    said = [call.communicate(timeout=60) for call in calls]
    assert [call.returncode for call in calls] == [0, 0], said
    assert [out for out, _ in said] == [b"sandbox\n", b"pytest\n"]
    assert sum(b"Setting up" in errors for _, errors in said) == 1
    again = subprocess.run([str(script), "answer", "again"], check=True, capture_output=True, env=environment)
    assert (again.stdout, again.stderr) == (b"again\n", b"")


def test_the_setup_script_refuses_an_old_python(tmp_path: Path) -> None:
    """With a Python older than 3.11 the script stops with exit status 2 and one line that says so."""
    folder = tmp_path / "clone"
    script = setup_script(folder)
    old = tmp_path / "python3.9"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.2\n[ "$1" = --version ]\n', encoding="utf-8")
    old.chmod(0o755)
    done = subprocess.run(
        [str(script), "true"],
        env=os.environ | {"PYTHON": str(old)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Python 3.11" in done.stderr
    assert not (folder / ".venv").exists()


def test_the_lock_records_no_addresses() -> None:
    """The pinned requirements are versions and hashes: no index, no links, no comment of where they came from."""
    for line in (ROOT / "requirements.lock").read_text(encoding="utf-8").splitlines():
        assert re.match(r"[A-Za-z0-9._-]+==\S+|    --hash=sha256:[0-9a-f]{64}", line), line


needs_whole = pytest.mark.skipif(not WHOLE, reason="builds an environment; set JUDGE_TEST_README=1 to run it")


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean clone, without an environment."""
    folder = tmp_path_factory.mktemp("readme") / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    return folder


@needs_whole
def test_the_first_command_opens_the_sandbox(fresh: Path) -> None:
    """In a clean clone the first command, told a port and to leave the browser shut, serves the page."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    words = [*blocks("sh")[0].split(), "--no-browser", "--port", str(port)]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    with subprocess.Popen(words, cwd=fresh, env=environment, stdout=subprocess.PIPE, text=True) as sandbox:
        try:
            assert sandbox.stdout is not None
            address = re.search(r"http://\S+", sandbox.stdout.readline())
            assert address
            with urllib.request.urlopen(address[0]) as page:  # noqa: S310 - the sandbox's own address
                assert page.status == 200
        finally:
            sandbox.terminate()


@needs_whole
def test_the_second_command_passes(fresh: Path) -> None:
    """In a clean clone the second command runs the tests, and they pass."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "JUDGE_TEST"))}
    done = subprocess.run(
        blocks("sh")[1].split(), cwd=fresh, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:]


def test_the_example_of_dice_made_by_hand_is_right() -> None:
    """What the README works out is what the bot would roll, from the digits that it shows."""
    seed, said = bytes(32), ("17", 3, ())
    digits = proof_of(seed, *said)[:8]
    dice = thrown(seed, *said, 2)
    first, second = (int(digits[at : at + 2], 16) for at in (0, 2))
    assert f"`{digits}…`. {digits[:2]} is {first}, which leaves {first % 6}; {digits[2:4]} is {second}" in TEXT
    assert dice == (first % 6 + 1, second % 6 + 1)
    assert f"two dice are {dice[0]} and {dice[1]}." in TEXT
