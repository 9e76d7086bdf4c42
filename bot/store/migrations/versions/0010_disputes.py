"""What was commanded in games, disputes about rulings, the house rules of channels, and typed rolls that wait."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables, empty; no game asks for typed rolls to be confirmed."""
    op.create_table(
        "commanded",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False, index=True),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("accepted", sa.Boolean(), nullable=False),
        sa.Column("actor", sa.String(40), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
    )
    op.create_table(
        "dispute",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("game_id", sa.Integer(), sa.ForeignKey("game.id"), nullable=False),
        sa.Column("payload", sa.JSON(), nullable=False),
    )
    op.create_table(
        "house_rule",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("ruleset", sa.String(40), nullable=False),
        sa.Column("section", sa.String(120), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("kept_by", sa.String(100), nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
    )
    op.add_column("game", sa.Column("confirms_rolls", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Take them away; the logs stay as they are."""
    with op.batch_alter_table("game") as table:
        table.drop_column("confirms_rolls")
    for name in ("house_rule", "dispute", "commanded"):
        op.drop_table(name)
