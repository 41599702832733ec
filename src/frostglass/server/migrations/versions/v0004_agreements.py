"""What the people of a table agree on, and who else is in a campaign."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "agreement",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("wish", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "about"),
    )
    op.create_table(
        "campaign_member",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("campaign_id", sa.String(32), sa.ForeignKey("campaign.id"), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("campaign_member")
    op.drop_table("agreement")
