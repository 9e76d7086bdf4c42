"""What all tests share: where the rulebooks may stand, and modest property tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("default", max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("JUDGE_HYPOTHESIS", "default"))

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of rulebooks beside the checkout; the test skips where it is absent."""
    folder = ROOT.parent / "shared"
    if not folder.is_dir():
        pytest.skip("the folder shared/ with the rulebooks is not beside this checkout")
    return folder


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The URL of an empty SQLite database."""
    return f"sqlite+aiosqlite:///{tmp_path / 'judge.sqlite3'}"
