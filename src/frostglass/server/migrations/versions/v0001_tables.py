"""Tables, their seats and their entries."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("watch", sa.Boolean, nullable=False),
        sa.Column("patience", sa.Integer, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("budget", sa.String(16)),
        sa.Column("invitation", sa.String(64)),
        sa.Column("token", sa.String(64)),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("command", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("choice", sa.Text, nullable=False),
        sa.Column("dealt", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sa.UniqueConstraint("table_id", "command"),
    )


def downgrade() -> None:
    for table in ("entry", "seat", "game_table"):
        op.drop_table(table)
