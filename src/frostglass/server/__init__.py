"""ASGI application, tables, seats, store and protocol. Knows games only through the engine."""
