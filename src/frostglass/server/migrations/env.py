"""How alembic runs here: on the connection that the store has opened."""

from alembic import context
from sqlalchemy import text

from frostglass.server.schema import METADATA

MIGRATING = 8421
"""The lock of who brings a database up to date: of servers that start together one does it, the others wait."""

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA)
with context.begin_transaction():
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    context.run_migrations()
