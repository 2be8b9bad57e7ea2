"""Positions as drawings, a module for each game: `draw(view)` gives an SVG."""
