"""Imported books by their digests, and who sees a lookup."""

from uuid import uuid4

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of imported books, with those there are, and the setting of a place's lookups."""
    book = op.create_table(
        "book",
        sa.Column("ruleset", sa.String(40), primary_key=True),
        sa.Column("lang", sa.String(5), primary_key=True),
        sa.Column("digest", sa.String(40), nullable=False),
    )
    sections = sa.table("book_section", sa.column("ruleset"), sa.column("lang"))
    copies = op.get_bind().execute(sa.select(sections.c.ruleset, sections.c.lang).distinct()).all()
    if copies:  # nobody has counted their words: any digest that no other copy has will do
        op.bulk_insert(book, [{"ruleset": each.ruleset, "lang": each.lang, "digest": uuid4().hex} for each in copies])
    with op.batch_alter_table("scope") as scope:
        scope.add_column(sa.Column("private_lookups", sa.Boolean(), nullable=True))


def downgrade() -> None:
    """Take both away."""
    with op.batch_alter_table("scope") as scope:
        scope.drop_column("private_lookups")
    op.drop_table("book")
