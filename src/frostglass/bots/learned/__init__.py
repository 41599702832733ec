"""The learned value of the arena: what it looks at, the net as a data file, and the search that is led by it."""
