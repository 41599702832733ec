"""Tests of the embers room; names cite RULES 1 to 16, rulings R, vectors V, captivity cards and rulings K."""
