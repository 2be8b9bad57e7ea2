"""People: guests and accounts, log-in sessions, signing and notifications."""
