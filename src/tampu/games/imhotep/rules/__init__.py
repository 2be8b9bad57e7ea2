"""The rules of Imhotep, a module for each chapter of the rule index."""
