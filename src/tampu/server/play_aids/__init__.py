"""Help for players: hints, analyses, guided first games and rulebooks."""
