"""Puzzles: positions in which one move is clearly best, how they are made, checked and stored."""
