"""The clocks of games: time for a turn and for the match."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, empty: no game has a clock yet."""
    op.create_table(
        "clock",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("turn_minutes", sa.Integer(), nullable=False),
        sa.Column("match_minutes", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("turn_began", sa.DateTime(timezone=True), nullable=False),
        sa.Column("match_began", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stopped", sa.DateTime(timezone=True), nullable=True),
        sa.Column("turn_told", sa.Integer(), nullable=False),
        sa.Column("match_told", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    """Take them away; the games stay as they are."""
    op.drop_table("clock")
