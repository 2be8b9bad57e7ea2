"""What every server process has: settings, logs and metrics."""
