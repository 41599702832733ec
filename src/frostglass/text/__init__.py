"""Fluent files in English, Polish and Czech, and their loader: every word a person reads."""
