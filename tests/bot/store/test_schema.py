"""The migrations make the tables that the code uses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from sqlmodel import SQLModel

from bot.store import Store, tables
from bot.store.upgrade import MIGRATIONS, current_revision, head_revision, upgrade


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


def test_the_files_of_the_migrations_are_named_after_their_revisions() -> None:
    """The newest revision by the files' names is the one that follows all others."""
    scripts = ScriptDirectory(str(MIGRATIONS))
    assert scripts.get_heads() == [head_revision()]
    assert all(Path(each.path).name.startswith(f"{each.revision}_") for each in scripts.walk_revisions())


async def test_an_upgraded_database_is_opened_without_the_tool_that_upgrades(database: str) -> None:
    """A restart imports no Alembic: its memory and its time are for the start that needs it."""
    await (await Store.open(database)).close()
    code = f"""
import asyncio, sys
from bot.store import Store
asyncio.run(Store.open({database!r}))
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


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


async def test_copies_imported_before_digests_have_one(database: str) -> None:
    """A book that an older version stored is searched after the upgrade: each copy has a digest of its own."""
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, "0001")
        for lang in ("en", "es"):
            await connection.execute(
                sa.text(
                    "INSERT INTO book_section (ruleset, lang, section, title, text, source, line) "
                    "VALUES ('motu', :lang, '6c', 'Pond', 'Tadpoles.', 'pond.txt', 1)"
                ),
                {"lang": lang},
            )
    await engine.dispose()
    store = await Store.open(database)
    copies = await store.books.copies("motu")
    assert sorted(copies) == ["en", "es"]
    assert len(set(copies.values())) == 2
    assert [each.section for each in await store.books.sections("motu", "en")] == ["6c"]
    await store.close()


async def test_who_sees_lookups_is_set_by_place(database: str) -> None:
    """A server's private lookups are its channels', unless a channel says otherwise; nothing set is nothing."""
    store = await Store.open(database)
    assert (await store.scopes.effective(1, 2)).private_lookups is None
    await store.scopes.change("guild", 1, private_lookups=True)
    await store.scopes.change("channel", 2, private_lookups=False)
    here, elsewhere = await store.scopes.effective(1, 2), await store.scopes.effective(1, 3)
    await store.close()
    assert (here.private_lookups, elsewhere.private_lookups) == (False, True)
