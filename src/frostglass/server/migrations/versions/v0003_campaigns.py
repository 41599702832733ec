"""Campaigns, what changed them, and which tables count for one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "campaign",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False, unique=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("story", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_entry",
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaign.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "number"),
        sa.UniqueConstraint("campaign_id", "command"),
    )
    op.add_column("game_table", sa.Column("campaign", sa.String(32)))
    op.add_column("game_table", sa.Column("telling", sa.Integer))


def downgrade() -> None:
    op.drop_column("game_table", "telling")
    op.drop_column("game_table", "campaign")
    op.drop_table("campaign_entry")
    op.drop_table("campaign")
