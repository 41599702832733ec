"""The games in the shapes that research libraries expect."""
