"""A second, slow Tawantinsuyu: written from the ledger alone, to check the engine against.

A game is one generator. It yields `Ask` or `Chance`, receives the token of the answer, and does
by itself whatever follows. It shares nothing with the engine but the box (content.json).
"""
