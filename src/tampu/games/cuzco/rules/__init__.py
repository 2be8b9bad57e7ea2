"""The rules of Cuzco, a module for each chapter of the rule index."""
