"""Who is connected at which worker, and when somebody was last at a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "worker",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(16), sa.ForeignKey("worker.id"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "worker"),
    )
    op.add_column("seat", sa.Column("seen", sa.Float))


def downgrade() -> None:
    op.drop_column("seat", "seen")
    op.drop_table("presence")
    op.drop_table("worker")
