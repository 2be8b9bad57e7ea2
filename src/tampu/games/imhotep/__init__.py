"""Imhotep: ships carry stones to five sites."""
