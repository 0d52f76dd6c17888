# The house's own sentences: what the engine, the server and the command say. The browser has its own in web/src/text.

seat-name = Player { $n }

# Command

error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Les robots sont : { $known }.
