"""The layouts of the games, a module each: `parts` of the view and `all_parts` beyond it."""
