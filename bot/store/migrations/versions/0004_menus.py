"""The menus that users have open, so that a restart forgets none."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of open menus, empty: what was open is not known."""
    op.create_table(
        "menu",
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(40), primary_key=True),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("offered", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Take it away: an order is then taken by itself."""
    op.drop_table("menu")
