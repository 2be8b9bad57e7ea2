"""People: guests and accounts, log-in sessions, signing, notifications and rate limits."""
