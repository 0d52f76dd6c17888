# The house's own sentences: what the engine, the server and the command say. The browser has its own in web/src/text.

seat-name = Player { $n }

# Moves

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
error-no-such-seat = There is no seat { $seat } at this table: seats are numbered 0 to { $last }.
error-notation = “{ $notation }” is not an action of this game. The rules page lists the notations.
error-no-undo = This can no longer be taken back: a card was drawn, something came to light, or someone else has played.

# Games and their settings

error-unknown-game = There is no game called “{ $slug }”. There are: { $known }.
error-seats = { $title } is not played with { $players } here. Choose one of: { $counts }.
error-mode = { $title } has no mode called “{ $mode }”. It has: { $names }.
error-option = { $title } has no option called “{ $option }”. It has: { $names }.
error-choice = “{ $choice }” is not a choice for this option. Choose one of: { $choices }.

# Positions

position-no-dict = A position is a set of named fields, as State.dump() writes it.
position-other-game = This is a position of { $found }, not of { $expected }.
position-bad-setup = The players, mode or options of this position are not written as State.dump() writes them.
position-bad-rng = The field “rng” is not a saved source of chance.
position-bad-number = The field “{ $field }” says { $found }; it must be a whole number from { $low } to { $high }.
position-bad-seat = The field “{ $field }” says { $found }; it must be a seat from 0 to { $last }.
position-bad-name = The field “{ $field }” says { $found }; it must be one of: { $names }.
position-no-list = The field “{ $field }” must be a list.
position-list-by-seat = The field “{ $field }” must be a list with one list for each of the { $players } seats.

# Records

record-unreadable = The record { $path } cannot be read: { $why }.
record-malformed = This is not a record of a game: { $why }.
record-newer = This record has format { $found }; this version of Larcin reads up to format { $known }. Please update Larcin.
record-other-rules = This record was played under rules version { $found }; this version of Larcin plays version { $known }.
record-illegal = Move { $number } of the record, “{ $action }”, cannot be played: { $why }
record-differs = After move { $number } the position is not the one the record was made from: it has been altered.

# Command: bots and the lab

error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
lab-no-games = { $games } games cannot be played: ask for one or more.
lab-too-many-bots = { $bots ->
    [0] Name at least one bot
   *[other] { $bots } bots do not fit into { $players } seats: name as many bots as seats, or fewer
  }.
spectator = a spectator
broken-exception = After { $moves } moves the game stopped with an error: { $error }
broken-too-long = After { $moves } moves the game is still not over: { $longest } is the most it should take.
broken-census = After { $moves } moves there are { $found } of “{ $component }” instead of { $expected }.
broken-dead-end = After { $moves } moves { $seat } is to act but has no legal action.
broken-order = After { $moves } moves the legal actions of { $seat } are not in the catalogue’s order, each once.
broken-absent = After { $moves } moves the default of { $seat }, if absent, is not a legal action.
broken-score = After { $moves } moves { $seat } has { $total } points, but the parts add up to { $parts }.
broken-no-winner = After { $moves } moves the game is over and nobody has won.
broken-dump = After { $moves } moves the position changes when it is written down and read back: “{ $field }” differs.
broken-clone = After { $moves } moves a copy of the position is not equal to it: “{ $field }” differs.
broken-imagine = After { $moves } moves, what { $seat } sees depends on what is hidden: “{ $field }” differs.
broken-imagined-census = After { $moves } moves a position is imagined in which something is missing or there twice.
broken-bot = After { $moves } moves the bot “{ $bot }” chose “{ $action }”, which is not legal.
