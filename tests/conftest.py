"""Shared by all tests."""

from __future__ import annotations

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("tests.conformance.checks")

# The same examples in every run, and timing never decides.
settings.register_profile("tampu", derandomize=True, deadline=None)
settings.load_profile("tampu")
