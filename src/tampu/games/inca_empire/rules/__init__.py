"""The rules of Inca Empire, a module for each chapter of the rule index."""
