# The house's own sentences: what the engine, the server and the command say. The browser has its own in web/src/text.

seat-name = Player { $n }

# Command

error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
