"""Tests of the kit for new games."""
