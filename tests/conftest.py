"""What all tests share: where the rulebooks may stand, and modest property tests."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from sqlalchemy import make_url

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
def in_a_file() -> None:
    """The test looks at the file that SQLite writes; on a PostgreSQL server it skips."""
    if os.environ.get("JUDGE_TEST_POSTGRES"):
        pytest.skip("this database is a server's, not a file")


@pytest.fixture
def database(tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database: of SQLite, or of the PostgreSQL server that JUDGE_TEST_POSTGRES names."""
    server = os.environ.get("JUDGE_TEST_POSTGRES")
    if not server:
        yield f"sqlite+aiosqlite:///{tmp_path / 'judge.sqlite3'}"
        return
    name = f"judge_{uuid.uuid4().hex}"
    asyncio.run(_tell(server, f"CREATE DATABASE {name}"))
    yield make_url(server).set(drivername="postgresql+asyncpg", database=name).render_as_string(hide_password=False)
    asyncio.run(_tell(server, f"DROP DATABASE {name} WITH (FORCE)"))


async def _tell(server: str, statement: str) -> None:
    """Have a PostgreSQL server do something."""
    import asyncpg  # noqa: PLC0415  # only these runs have the driver

    connection = await asyncpg.connect(server)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
