"""What a game is. No game is named here."""
