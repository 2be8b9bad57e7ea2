"""Llamas: a small complete game that proves the core without any real game."""
