"""A second, slow and plain reading of what one summoning, flare or thaw can do; only tests use it."""
