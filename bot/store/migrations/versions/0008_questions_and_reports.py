"""The questions that buttons ask again, and what readers report as wrong."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, empty."""
    op.create_table(
        "question",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.String(400), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "report",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.String(40), nullable=False),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(5), nullable=False),
        sa.Column("question", sa.String(400), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("said", sa.String(1000), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("report")
    op.drop_table("question")
