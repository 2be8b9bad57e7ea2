"""Tables: the log and its fold, the session in memory, redaction, prompts, undo and records."""
