"""Rules that changed since the installation are compiled in a process of their own."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path

import pytest

from bot.library import compiling
from rulesdb import RULESETS

SAYS = "import os, sys; open(sys.argv[1], 'w').write(repr((sys.argv[2:], sorted(os.environ))))"


def standing_in(monkeypatch: pytest.MonkeyPatch, code: str, *arguments: str, compiled: tuple[str, ...] = ()) -> None:
    """Let `code` stand for the compiler, and everything but `compiled` be stale."""
    monkeypatch.setattr(compiling, "COMMAND", (sys.executable, "-I", "-c", code, *arguments))
    monkeypatch.setattr(compiling, "is_prepared", lambda ruleset: ruleset in compiled)


def test_only_what_is_stale_is_compiled_and_the_compiler_learns_no_secret(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The stale rulesets are named to the process; the bot's token and the database's address are not in its room."""
    said = tmp_path / "said"
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setenv("DATABASE_URL", "postgresql://secret")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    standing_in(monkeypatch, SAYS, str(said), compiled=("heroclix-modern", "motu"))
    compiling.compile_beside(tuple(RULESETS))
    arguments, environment = eval(said.read_text())  # noqa: S307 - written two lines above
    assert arguments == ["heroclix-2022", "heroclix-2012"]
    assert "XDG_CACHE_HOME" in environment
    assert not {"DISCORD_TOKEN", "DATABASE_URL"} & set(environment)


def test_nothing_is_started_where_everything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed bot starts no process for its rules."""
    standing_in(monkeypatch, "", compiled=tuple(RULESETS))
    monkeypatch.setattr(compiling.subprocess, "run", lambda *_, **__: pytest.fail("a process was started"))
    compiling.compile_beside(tuple(RULESETS))


def test_a_compiler_that_fails_is_told_to_the_host(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log has why; the bot goes on."""
    standing_in(monkeypatch, "raise SystemExit('no room left')")
    with caplog.at_level(logging.WARNING):
        compiling.compile_beside(("motu",))
    assert "compiling motu failed: no room left" in caplog.text


def test_what_is_compiled_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """While others are being made, whoever asks by rules that are ready goes on at once."""
    standing_in(monkeypatch, "", compiled=("heroclix-modern",))
    with compiling.ONE:
        waiting = threading.Thread(target=compiling.compile_beside, args=(("heroclix-modern",),), daemon=True)
        waiting.start()
        waiting.join(5)
        assert not waiting.is_alive()
