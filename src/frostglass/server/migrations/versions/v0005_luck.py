"""A longer seed, and which luck deals by it; older tables keep the luck they began with."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("fate", sa.String(48)))
