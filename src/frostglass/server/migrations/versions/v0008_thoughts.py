"""What other machines are asked to think about. Nothing of it lasts, so PostgreSQL need not write it down for good."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "thought",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asker", sa.String(16), nullable=False),
        sa.Column("place", sa.String(64), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("thinker", sa.String(16)),
        sa.Column("lease", sa.Float),
        sa.Column("answer", sa.Text),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )


def downgrade() -> None:
    op.drop_table("thought")
