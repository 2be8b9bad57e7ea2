"""Boards drawn in the terminal, one module for each game, from a view alone."""
