"""Brings a database to the current schema with Alembic's migrations, which ship inside the package.

Alembic is imported where a migration has to run and nowhere else: it takes a tenth of the bot's memory.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

__all__ = ["current_revision", "head_revision", "upgrade"]

MIGRATIONS = Path(__file__).parent / "migrations"


def head_revision() -> str:
    """Return the newest revision that this version knows: their files begin with them, and follow one another."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def current_revision(connection: Connection) -> str | None:
    """Return the revision that a database is at; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run every migration up to a revision that the database has not seen yet, on this connection."""
    if current_revision(connection) == head_revision():
        return
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
