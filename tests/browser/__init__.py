"""Tests that play through the real interface; `make browsers` runs them."""
