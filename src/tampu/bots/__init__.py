"""Opponents: they see what their seat may see, never the state."""
