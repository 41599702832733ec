# What people at a table decide together, and the end of a game.

error-table-not-now = This cannot be wished for now.
