"""A longer seed, and which luck deals by it; older tables keep the luck they began with."""

import sqlalchemy as sa
from alembic import op
from alembic.util.exc import CommandError

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("fate", sa.String(48)))


def downgrade() -> None:
    dealt = op.get_bind().execute(sa.text("SELECT count(*) FROM game_table WHERE fate IS NOT NULL")).scalar_one()
    if dealt:  # without their seed these games could not be read again
        raise CommandError(f"{dealt} games have a luck that version 0004 does not know")
    op.drop_column("game_table", "fate")
