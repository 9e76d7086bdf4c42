"""Alembic's entry: runs on the connection that `bot.store.upgrade` hands in."""

from alembic import context
from sqlmodel import SQLModel

from bot.store import tables

connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=SQLModel.metadata if tables else None,
    render_as_batch=True,  # SQLite alters a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
