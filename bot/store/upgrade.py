"""Brings a database to the current schema with Alembic's migrations, which ship inside the package."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

__all__ = ["current_revision", "head_revision", "upgrade"]

MIGRATIONS = Path(__file__).parent / "migrations"


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def head_revision() -> str | None:
    """Return the newest revision that this version knows."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def current_revision(connection: Connection) -> str | None:
    """Return the revision that a database is at; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run every migration up to a revision that the database has not seen yet, on this connection."""
    if current_revision(connection) == head_revision():
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
