"""Bots: opponents that get the view of their seat and never the state."""
