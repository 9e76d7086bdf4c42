"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of games, events, settings, rulings and imported books."""
    op.create_table(
        "game",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("open_channel", sa.BigInteger(), nullable=True, unique=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "event",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False, index=True),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.UniqueConstraint("game_id", "sequence"),
    )
    op.create_table(
        "answered",
        sa.Column("interaction", sa.String(40), primary_key=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
    )
    op.create_table(
        "scope",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("scope_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(5), nullable=True),
        sa.Column("ruleset", sa.String(40), nullable=True),
        sa.Column("judge_role", sa.BigInteger(), nullable=True),
    )
    op.create_table(
        "ruling",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("payload", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "book_section",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("section", sa.String(120), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("text", sa.String(), nullable=False),
        sa.Column("source", sa.String(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.UniqueConstraint("ruleset", "lang", "section"),
    )


def downgrade() -> None:
    """Drop them all."""
    for table in ("book_section", "ruling", "scope", "answered", "event", "game"):
        op.drop_table(table)
