"""Tables, seats, guests, storage, live updates, the JSON API. JSON only: it draws nothing."""
