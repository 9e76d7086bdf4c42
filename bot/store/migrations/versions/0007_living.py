"""The living message of each game, so that a restart edits it and posts no other."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of living messages, empty: a game gets its own with the next command."""
    op.create_table(
        "living",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), primary_key=True, autoincrement=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Take it away: every command then answers with a picture of its own."""
    op.drop_table("living")
