"""One folder a game, and everything of that game is in it."""
