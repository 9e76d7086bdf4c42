"""The migrations make the tables that the code uses."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlmodel import SQLModel

from bot.store import Store, tables
from bot.store.upgrade import current_revision, head_revision, upgrade


def _difference(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), SQLModel.metadata))


async def test_the_migrations_make_the_tables_of_the_code(database: str) -> None:
    """After upgrading, the database and the tables' definitions differ in nothing."""
    assert tables
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
        assert await connection.run_sync(_difference) == []
        assert await connection.run_sync(current_revision) == head_revision()
    await engine.dispose()


async def test_upgrading_twice_changes_nothing(database: str) -> None:
    """A database at the current schema is left as it is."""
    for _ in range(2):
        store = await Store.open(database)
        assert (await store.scopes.effective(1, 2)).language is None
        await store.close()


async def test_a_channel_goes_before_its_server(database: str) -> None:
    """A channel's own setting counts; what it does not set comes from its server."""
    store = await Store.open(database)
    await store.scopes.change("guild", 1, language="es", judge_role=7)
    await store.scopes.change("channel", 2, language="en")
    here, elsewhere = await store.scopes.effective(1, 2), await store.scopes.effective(1, 3)
    await store.close()
    assert (here.language, here.judge_role) == ("en", 7)
    assert elsewhere.language == "es"
