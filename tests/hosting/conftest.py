"""A database for the tests of this room."""

from tests.server.conftest import postgres

__all__ = ["postgres"]
