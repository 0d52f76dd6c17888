# The house's own sentences: what the engine, the server and the command say. The browser has its own in web/src/text.

seat-name = Player { $n }
