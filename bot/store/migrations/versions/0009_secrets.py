"""What games keep hidden for a while: cards laid face down, the order of a deck."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, empty."""
    op.create_table(
        "secret",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("payload", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    """Take it away: what lies face down has to be told by its players."""
    op.drop_table("secret")
