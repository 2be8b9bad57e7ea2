"""Shared by all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, and timing never decides.
settings.register_profile(
    "tampu", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("tampu")
