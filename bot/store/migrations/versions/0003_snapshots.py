"""Folded games, so that a restart need not read whole logs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of snapshots, empty: logs that are there get theirs as they are read."""
    op.create_table(
        "snapshot",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), primary_key=True, autoincrement=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("code", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(40), nullable=False),
        sa.Column("payload", sa.LargeBinary(), nullable=False),
    )


def downgrade() -> None:
    """Take it away: it holds nothing that the logs do not."""
    op.drop_table("snapshot")
