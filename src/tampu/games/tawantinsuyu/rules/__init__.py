"""The rules of Tawantinsuyu, a module for each chapter of the rule index."""
