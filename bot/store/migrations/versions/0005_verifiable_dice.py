"""The secret seeds of games, the rolls made from them, and what players put in, so that dice can be verified."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, empty: a game that is open gets its first seed with its next roll."""
    op.create_table(
        "dice_seed",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("origin", sa.String(40), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("revealed", sa.Boolean(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
    )
    op.create_index("ix_dice_seed_game_id", "dice_seed", ["game_id"])
    op.create_table(
        "dice_roll",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("seed_id", sa.Integer(), sa.ForeignKey("dice_seed.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("event", sa.Integer(), nullable=True),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("dice", sa.JSON(), nullable=False),
        sa.Column("contributions", sa.JSON(), nullable=False),
        sa.UniqueConstraint("seed_id", "number"),
    )
    op.create_index("ix_dice_roll_game_id", "dice_roll", ["game_id"])
    op.create_table(
        "dice_contribution",
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.String(40), primary_key=True),
        sa.Column("text", sa.String(100), nullable=False),
    )


def downgrade() -> None:
    """Take them away."""
    op.drop_table("dice_contribution")
    op.drop_table("dice_roll")
    op.drop_table("dice_seed")
