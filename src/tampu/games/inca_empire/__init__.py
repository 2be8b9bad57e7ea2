"""Inca Empire: roads, conquest and Sun cards on the map of the Andes."""
