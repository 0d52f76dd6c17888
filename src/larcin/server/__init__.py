"""The server: tables, seats, guests, storage, live updates and the JSON API. It sends data; the client draws."""
