"""Cuzco: terraces, temples, ponds and festivals in the valley of the Incas."""
