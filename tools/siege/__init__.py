"""The siege: an independent campaign of crashes, leaks, hostile input and floods."""
