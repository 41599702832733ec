"""The server on real sockets, with real databases."""
