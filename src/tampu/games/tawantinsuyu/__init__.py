"""Tawantinsuyu: The Inca Empire, for two to four and alone against Axomamma."""
