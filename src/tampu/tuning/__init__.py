"""Learning evaluations and policies from games that bots play against themselves."""
