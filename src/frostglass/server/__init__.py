"""Tables on the network: ASGI app, tables, seats, store, protocol. Games are known only through engine.game."""
