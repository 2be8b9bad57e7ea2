"""How the stored tables came to be, release by release."""
