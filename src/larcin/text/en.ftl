# The house’s own sentences: what the engine, the server and the command say. The browser has its own in web/src/text.

seat-name = Player { $n }

# Moves

why-game-over = The game is over.
why-not-your-turn = It is not your turn.
error-no-such-seat = There is no seat { $seat } at this table: seats are numbered 0 to { $last }.
error-notation = “{ $notation }” is not an action of this game. The rules page lists the notations.
error-no-action = { $found } is no action. Play one of the legal actions, or write its notation.
error-no-undo = This can no longer be taken back: a card was drawn, something came to light, or someone else has played.

# Games and their settings

error-missing-extra = This needs the package “{ $package }”, which is not installed. It comes with the extra “{ $extra }”: pip install "larcin[{ $extra }]"
error-unknown-game = There is no game called “{ $slug }”. There are: { $known }.
error-game-left-out = The game “{ $slug }” is installed but cannot be loaded: “larcin info” says why.
game-left-out = The game “{ $entry }” of { $package } is left out.
game-broken-import = It cannot be imported: { $error }
game-broken-type = Its entry point must name a game, and { $object } is a { $kind }.
game-broken-class = Its entry point must name a game, and { $object } is a class: write GAME = { $kind }() and name that.
game-broken-slug = Its slug must be small letters, digits and hyphens, 40 at most, and it is { $slug }.
game-broken-taken = There is another game of the slug “{ $slug }” already.
game-broken-english = It has no text/en.ftl in { $folder }: English is the one language that every game needs.
game-broken-fact = Its “{ $name }” is missing, or not what the docs of larcin.core.game.Game say.
game-broken-facts = A list of games cannot show it: { $error }
error-seats = { $title } is not played with { $players } here. Choose one of: { $counts }.
error-seats-no-number = The number of players must be a whole number, not { $players }. Choose one of: { $counts }.
error-mode = { $title } has no mode called “{ $mode }”. It has: { $names }.
error-option = { $title } has no option called “{ $option }”. It has: { $names }.
error-choice = “{ $choice }” is not a choice for this option. Choose one of: { $choices }.

# Bots: what they are called, and a line about each

bot-novice = Novice
bot-novice-about = Plays on the spur of the moment, errs and forgets. For a first game.
bot-regular = Regular
bot-regular-about = Knows the game and errs now and then. A good opponent to begin with.
bot-expert = Expert
bot-expert-about = Thinks ahead and gives little away.
bot-master = Master
bot-master-about = Takes its time, forgets nothing, forgives nothing.
bot-random = Random
bot-random-about = Plays anything that the rules allow.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once and does not think ahead.
bot-search = Search
bot-search-about = Thinks as long as its name says: search@0.5s half a second, search@500 so many tries.

# Hints in the terminal

terminal-hint-title = What would a master do?
terminal-hint-share = { $share } % of the win, tried { $visits ->
    [one] once
   *[other] { $visits } times
  }
terminal-hint-points = about { $points ->
    [one] one point
   *[other] { $points } points
  } in the end, tried { $visits ->
    [one] once
   *[other] { $visits } times
  }
terminal-hint-perhaps = then perhaps { $steps }
terminal-hint-step = { $seat_is ->
    [you] you: { $what }
   *[other] { $seat }: { $what }
  }

# Positions

position-no-dict = A position is a set of named fields, as State.dump() writes it.
position-other-game = This is a position of { $found }, not of { $expected }.
position-bad-setup = The players, mode or options of this position are not written as State.dump() writes them.
position-bad-rng = The field “rng” is not a saved source of chance.
position-unknown-field = A position of this game has no field “{ $field }”. It has: { $names }.
position-bad-number = The field “{ $field }” says { $found }; it must be a whole number from { $low } to { $high }.
position-bad-seat = The field “{ $field }” says { $found }; it must be a seat from 0 to { $last }.
position-bad-name = The field “{ $field }” says { $found }; it must be one of: { $names }.
position-name-twice = The field “{ $field }” names { $found } twice.
position-census = There are { $found } “{ $component }” in this position, and there must be { $expected }.
position-stuck = Seat { $seat } is to act in this position, but can do nothing.
position-no-list = The field “{ $field }” must be a list.
position-list-by-seat = The field “{ $field }” must be a list with one list for each of the { $players } seats.
position-unreadable = { $path } holds no position: { $why }.

# Records

record-unreadable = The record { $path } cannot be read: { $why }.
record-malformed = This is not a record of a game: { $why }.
record-newer = This record has format { $found }; this version of Larcin reads up to format { $known }. Please update Larcin.
record-other-rules = This record was played under rules version { $found }; this version of Larcin plays version { $known }.
record-illegal = Move { $number } of the record, “{ $action }”, cannot be played: { $why }
record-differs = After move { $number } the position is not the one the record was made from: it has been altered.

# Command: bots and the lab

n-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }
error-unknown-bot = There is no bot called “{ $bot }”. The bots are: { $known }.
lab-no-games = { $games } games cannot be played: ask for one or more.
lab-no-positions = Ask for one position or more.
lab-too-many-bots = { $bots ->
    [0] Name at least one bot
   *[other] { $bots } bots do not fit into { $players } seats: name as many bots as seats, or fewer
  }.
lab-two-bots = One bot alone meets nobody: name two or more, or add --table to let it meet itself.
lab-at-least = --at-least needs a share between 0 and 1, such as 0.7 (or 70%).
lab-other-run = { $path } keeps another run: there “{ $field }” is { $kept }, here it is { $asked }. Name another file with --run, or delete this one.
lab-run-further = { $path } keeps a run that has already played more ({ $games } games). Ask for as many with --games, or name another file with --run.
lab-run-unreadable = { $path } does not keep a run of larcin: { $why }.
lab-run-unwritable = The run cannot be kept in { $path }: { $why }.
lab-worker-died = A process that was playing has died, perhaps for want of memory. With --run nothing is lost: the same command goes on where it was.
arena-no-game = No game is played in this mode with so many seats.
spectator = a spectator
after-moves = After { $moves ->
    [one] one move
   *[other] { $moves } moves
  }
broken-exception = { after-moves } the game stopped with an error: { $error }
broken-too-long = { after-moves } the game is still not over: { $longest } is the most it should take.
broken-census = { after-moves } there are { $found } of “{ $component }” instead of { $expected }.
broken-dead-end = { after-moves } { $seat } is to act but has no legal action.
broken-order = { after-moves } the legal actions of { $seat } are not in the catalogue’s order, each once.
broken-absent = { after-moves } the default of { $seat }, if absent, is not a legal action.
broken-score = { after-moves } { $seat } has { $total } points, but the parts add up to { $parts }.
broken-no-winner = { after-moves } the game is over and nobody has won.
broken-dump = { after-moves } the position changes when it is written down and read back: “{ $field }” differs.
broken-clone = { after-moves } a copy of the position is not equal to it: “{ $field }” differs.
broken-imagine = { after-moves }, what { $seat } sees depends on what is hidden: “{ $field }” differs.
broken-imagined-census = { after-moves } a position is imagined in which something is missing or there twice.
broken-imagined-load = { after-moves } a position that { $seat } imagines is refused: { $why }
broken-bot = { after-moves } the bot “{ $bot }” chose “{ $action }”, which is not legal.
broken-load-writes = Reading the position has changed the data that it was read from.
broken-loaded-census = The position was taken with { $found } components instead of { $expected }.
broken-refusal = The refusal “{ $text }” is no proper sentence: { $sentence }
broken-prompt = The prompt “{ $text }” of the position has no text.

# Command: help

help = Five heist board games: play them, let bots play them, serve them.
help-examples = Examples:
help-panel-commands = Commands
help-panel-arguments = Arguments
help-panel-options = Options
help-games = The games there are.
help-play = Play a game, in the browser or in the terminal.
help-simulate = Play many games between bots and say how they went: mean scores and win shares by seat, with 95 % intervals.
help-arena = Let bots meet: everyone against everyone, in one game or several. Every deal is played from all seats, so that each bot sits everywhere equally often; at three or more seats, one bot among copies of the other, and the reverse, so that an even share is always 50 %. With --table, or when a bot is named twice, the bots named fill the seats of one table instead. A tie is shared out among its winners.
help-fuzz = Hunt for mistakes in the rules: random games over every mode and seat count, everything checked after each move. The record of a game that fails is saved.
help-replay = Tell a recorded game in words, move by move.
help-verify = Replay a record and check it against its own fingerprints and result. Exit code 1 says that it differs.
help-serve = Serve tables to browsers.
help-join = Let a bot of this machine play at a table elsewhere, over the network. It sits down on a free seat and plays until the game is over.
help-token = Make a token by which a program can play on a server, and print it. Whoever has it plays under that name.
help-info = What is installed here: versions, engine, games, database.
help-golden = Check the golden playthroughs (or write them anew): one game of each kind, move by move.
param-game = The game: its short name, as “larcin games” lists it.
param-play-game = The game; without it you choose one.
param-lang = The language; without it, that of your system.
param-as_json = Print JSON.
param-players = How many seats; without it, the fewest that the mode is for.
param-games = How many games to play.
param-fuzz-games = How many games to play, over all modes and seat counts together.
param-positions = Spoil so many positions of random games instead, and check that each is refused in a sentence or plays on to its end.
param-position = Look at the one position in this file again: a plain one, or one that --positions saved.
param-arena-games = How many games each pairing plays, at least: so many that everybody has sat everywhere equally often.
param-which = The games: their short names, as “larcin games” lists them, or “all”.
param-arena-bots = The bots, such as greedy, search@500 or master.
param-table = One table, whose seats the bots named fill in turn.
param-at_least = Ask of each pairing whether the first bot’s share of the wins is at least this, such as 0.7.
param-stop_when_settled = End a pairing as soon as that is settled, with an error of at most 5 %; without --at-least, which of the two is better.
param-run = Keep the run in this file. The same command with the same file goes on where it was interrupted.
param-html = Write a page with tables and plots into this file.
param-bots = The bots, by seat. Fewer than seats are repeated.
param-seed = A number or word. The same seed plays the same games.
param-play-seed = A number or word: the same seed deals the same game (in the terminal).
param-mode = The mode of the game; without it, the first that has so many seats.
param-option = An option of the game, such as printing=first. May be given several times.
param-workers = How many processes; without it, one for each core. The result does not depend on it.
param-check = Check after every move what must always be true.
param-verify-check = Look closely at every position on the way: what must always be true.
param-failures = Where the record of a game that fails is saved.
param-seats = Who plays, by seat: you, or a bot: novice, regular, expert, master, or for testing random, greedy, search@0.5s. Several “you” share the screen.
param-terminal = Play here, in the terminal.
param-hints = May you ask for a hint? With --no-hints nobody can.
param-save = Save the record of the game in this file (in the terminal).
param-host = The address to listen on; 0.0.0.0 is every one of this machine.
param-port = The port to listen on.
param-play-port = The port of the page; without it, a free one.
param-thinkers = In how many processes bots think; without it, one for each core but one.
param-bot_seconds = How many seconds a bot may think about one move before a harmless one is played for it.
param-pause = Seconds between two moves of bots, so that people can follow.
param-database = Where tables are kept: a database URL, sqlite or postgresql.
param-link = The link of the table, as its host sends it to friends.
param-token = The token of the program; without it, what LARCIN_TOKEN says.
param-bot = The bot that plays: a level, search@1s, or one that another package brings.
param-join-seat = The seat to sit on, from 0; without it, the first that is free.
param-server = The address of the server, such as http://127.0.0.1:8000.
param-name = What the program is called at the table.
param-file = The record: a JSON file.
param-seat = Whose eyes to see it with, from 0; without it, a spectator’s.
param-step = Wait for Enter before each move.
param-update = Write them anew.
param-version = Print the version.
param-install_completion = Let your shell complete what you type: commands, games, modes, bots. For another shell, name it after this.
param-show_completion = Print the script that does so.
param-folder = Where they are kept.

# Command: what was typed wrong

usage-lang = There is no language “{ $lang }” here: use one of { $known }.
usage-no-such-option = “{ $where }” has no option { $option }{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }
  }{ $near ->
    [none] : “{ $where } --help” lists them.
   *[other] ?
  }
usage-no-such-command = “{ $command }” is not a command of larcin{ $near ->
    [none] : there are { $known }.
   *[other] ; did you mean “larcin { $near }”?
  }
usage-missing = “{ $where }” needs { $what }: see “{ $where } --help” for examples.
usage-no-number = { $what } needs a whole number: see “{ $where } --help” for examples.
usage-range = { $what } needs a whole number from { $low } to { $high }.
usage-number = { $what } needs a number from { $low } to { $high }.
usage-no-value = { $what } needs a value after it: see “{ $where } --help” for examples.
usage-too-many = “{ $where }” does not know what to do with “{ $what }”: see “{ $where } --help” for examples.
usage-option = “{ $option }” is not an option with its choice: write --option name=choice.
completion-no-shell = { $shell ->
    [none] larcin cannot tell which shell this is: name one, such as “larcin { $wish } bash”. It can be one of { $known }.
   *[other] There is no completion for “{ $shell }”: use one of { $known }.
}
usage-no-folder = There is no folder { $folder } to save into.
record-no-file = There is no file { $path }.
play-only-terminal = { $what } is for games in the terminal: add --terminal.
play-no-such-player = “{ $bot }” cannot sit down: a seat is taken by one of { $known }.

# Command: what it prints

games-slug = Name
games-title = Title
games-seats = Seats
games-minutes = Minutes
games-modes = --mode
games-options = --option (default first)
completion-installed = Completion for { $shell } is installed in { $path }. Open a new terminal to use it.
info-version = Larcin
info-python = Python
info-engine = Engine
info-engine-interpreted = interpreted
info-engine-compiled = compiled
info-games = Games
info-broken = Left out
info-bots = Bots
info-database = Database
lab-playing = Playing
lab-interrupted = Stopped; this is what was done so far.
lab-interrupted-run = Stopped; this is what was done so far. The same command goes on from here.
lab-counts = { $games ->
    [one] One game
   *[other] { $games } games
  }, { $decisions } decisions, { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
  }, { $seconds } s ({ $rate } decisions a second, { $workers ->
    [one] one worker
   *[other] { $workers } workers
  }).
lab-failure = Game { $game } failed. { $problem }
lab-replay-failure = Look at it with: larcin verify --check { $path }
lab-position-counts = { $positions ->
    [one] One spoilt position
   *[other] { $positions } spoilt positions
  }: { $refused } refused, { $played } played on to the end ({ $decisions } decisions), { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
  }, { $seconds } s.
lab-position-flaw = Position { $number } failed ({ $edits }). { $problem }
lab-position-again = Look at it with: larcin fuzz { $game } --position { $path }
lab-position-refused = Refused: { $why }
lab-position-plays = The position is whole and was played on to its end: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
  }.
lab-column-seat = Seat
lab-column-bot = Bot
lab-column-mean = Mean score
lab-column-share = Won
lab-column-interval = 95 % interval
lab-column-rating = Rating
lab-column-bots = Pairing
lab-column-games = Games
lab-column-alone = Alone
lab-column-ahead = Ahead
arena-headline = { $title } ({ $mode }, { $players ->
    [one] one seat
   *[other] { $players } seats
  })
arena-overall = Over all games
arena-against = Against
arena-page = The page is written: { $path }
arena-answer-yes = { $bots }: after { $games } games it is settled that { $first } wins { $share } or more{ $stopped ->
    [yes] , and they stopped
   *[other] {""}
  }.
arena-answer-no = { $bots }: after { $games } games it is settled that { $first } wins less than { $share }{ $stopped ->
    [yes] , and they stopped
   *[other] {""}
  }.
arena-answer-open = { $bots }: after { $games } games it is not settled whether { $first } wins { $share } or more.
arena-error-rate = Each pairing is judged on its own, after every deal, and such an answer is wrong with a chance of { $error } at most.
arena-title = Larcin · Arena
arena-page-how = { $games } games or more for each pairing, every deal from every seat. Seed: { $seed }.
arena-page-crosstable = Row against column
arena-page-shares = Games won
arena-page-settled = What was asked
arena-page-versus = against
arena-page-alone = { $bot } alone among the others
arena-page-games = { $games } games
arena-page-ahead = { $ahead } points a game
arena-page-reading = How to read this
arena-reading-share = A tie is shared out among its winners. The dashed line is an even share, a solid one what was asked. Between two bots at three seats or more, one sits among copies of the other, then the reverse: 50 % is even, and “alone” is the part of the games in which a bot held one seat only. Where everybody plays alone, the higher score with the same deal wins.
arena-reading-interval = Where the true share is with 95 % confidence (Wilson). After an early stop it is a little too sure of itself.
arena-reading-rating = How strong a bot is, 25 being where everybody starts (openskill, Plackett-Luce); ± holds 95 %. One deal, played from every seat, is one meeting: who won more of it beats the other.
arena-reading-ahead = How many points more the first bot made a game, the same deals compared; ± holds 95 %.
result-player = Player
result-total = Total
replay-headline = { $title } ({ $mode }): { $who }
replay-enter = [Enter]
verify-ok = OK: { $moves ->
    [one] one move replays
   *[other] { $moves } moves replay
  } and { $checks ->
    [0] there is no fingerprint to compare.
    [one] the fingerprint agrees.
   *[other] all { $checks } fingerprints agree.
  }
verify-winners = The record says that the winners are seats { $said }; replaying it, they are { $found }.
verify-cut = The record has a fingerprint after move { $number }, which replaying its { $moves } moves does not make: moves are missing.
golden-no-folder = There is no folder { $folder }: run this where the source is, or write the playthroughs with --update.
golden-differs = { $name } is not what the rules play now.
golden-updated = { $name } written anew.
golden-count = { $all } playthroughs, { $differing } different.
join-sits = { $name } ({ $bot }) sits on seat { $seat } of { $table }.
join-won = { $name } has won.
join-lost = The game is over; { $name } has not won.
join-no-link = “{ $link }” is not the link of a table: it looks like http://127.0.0.1:8000/t/velvet-42.
join-no-answer = No server answers at { $server }.
join-refused = The server refuses: { $why }
join-no-seat = No seat is free at { $table }.
play-open = Your table is at { $url } (Ctrl-C ends it).
play-which = Which game?
terminal-ask = Number (h for a hint, ? for help):
terminal-ask-undo = Number (h for a hint, u to undo, ? for help):
terminal-help = Type the number of your choice. h asks for a hint; u takes your last action back, where that is still allowed; r shows the rules; q quits.
terminal-number = Please type a number from 1 to { $last }, or ? for help.
terminal-no-hints = No hints in this game: it was begun with --no-hints.
piece-hidden = { $count } face down
terminal-undone = Taken back.
terminal-pass = Pass the screen to { $name }, then press Enter.
terminal-thinks = { $name } is thinking…
terminal-quit = Until next time.
terminal-saved = The record is saved in { $path }.

# Server

server-stale = The table has moved on since then. Look again and choose once more.
server-not-your-seat = This is not your seat.
server-not-started = The game has not begun yet.
server-started = The game has already begun.
server-not-over = The game is still being played. Its record and its replay are shown when it is over.
server-not-host = Only the host of the table can do that.
server-not-at-table = Only those who sit at the table can do that.
server-seat-taken = Somebody already sits there. Choose another seat.
server-still-there = { $name } is still at the table, or has only just left. Wait a minute.
server-no-database = The database cannot be opened: { $why }
server-bad-database = Tables cannot be kept in “{ $kind }”. Give a file for SQLite, such as larcin.db, or an address such as postgresql://me@db/larcin (pip install "larcin[postgres]").
server-seats-open = There are still open seats. Put a bot on each, or wait for players.
server-too-many-seats = { $seats } seats were described, but the game is for { $players }.
server-changed = Somebody was quicker. Look again.
server-no-table = There is no table called “{ $id }”. Check the link, or open a new table.
server-no-free-id = No name could be found for the table. Please try again.
server-no-bot = There is no bot called “{ $bot }”. There are: { $known }.
server-no-rules = The rules of this game are not written down yet.
server-no-path = There is nothing at { $path }.
server-no-method = { $path } cannot be used that way.
server-name-length = A name has 1 to { $most } characters.
server-spectator = You are watching this table. Only those who sit at it can play.
server-nobody = You can watch, but not speak or play, without a cookie. Please allow cookies and reload.
server-other-site = This page belongs to another site.
server-malformed = This is not valid JSON.
server-invalid = This request is not understood: { $why }
server-binary = Frames must be text, not binary.
server-too-big = This is too big: at most { $most } kB are accepted.
server-chat-empty = There is nothing to say in this line.
server-chat-long = A line of chat has at most { $most } characters.
server-chat-fast = Not so fast: wait a moment before the next line.
server-hints-off = No hints at this table: its host switched them off.
server-hint-busy = One hint at a time: the last one is still being thought about.
server-no-hint = No hint could be found this time. Please ask again.
server-bad-token = This token is not valid, or was taken back. Make a new one.
server-no-token = There is no such token of yours.
server-token-many = You have { $most } tokens already: take one back first.
server-token-program = A program cannot make tokens: whoever runs it can.
server-only-programs = Only programs are sent positions to imagine: connect with a token.
server-broken-move = The game could not play this move. Nothing has changed; please choose another and report this.
server-broken = Something went wrong on our side. Nothing was lost; please try again.
server-other-rules = This game was begun under rules version { $found }; this version of Larcin plays version { $known }.
server-unplayable = Move { $number } of this game can no longer be played: the rules have changed since.
server-no-client = The browser client is not built yet. Run “make client” and reload.
server-no-port = Port { $port } cannot be used: { $why }. Choose another with --port.
server-open-at = Larcin is open at { $address } (Ctrl-C closes it).

position-no-flag = The field “{ $field }” must be true or false, and is { $found }.
position-seats-in-order = The field “{ $field }” must name each seat once, in order.

# The course of a game.
course-move = Move { $number }
course-alone = { $points ->
    [one] One point
   *[other] { $points } points
}
course-won = { $seat_is ->
    [you] <You win>
   *[other] <{ $seat }> wins
}
course-won-together = { $seat_is ->
    [you] You and { $other } win
   *[other] { $other_is ->
        [you] { $seat } and you win
       *[other] { $seat } and { $other } win
    }
}
course-shared = { $seat_is ->
    [you] You and { $other } share the win
   *[other] { $other_is ->
        [you] { $seat } and you share the win
       *[other] { $seat } and { $other } share the win
    }
}
course-shared-many = { $count ->
    [one] One player wins
   *[other] { $count } players share the win
}
course-ahead = { $margin ->
    [one] One point
   *[other] { $margin } points
} ahead of { $other_is ->
    [you] you
   *[other] { $other }
}.
course-tie-broken = As many points as { $other_is ->
    [you] you have
   *[other] { $other }
}: the tie-break decides.
course-lead = From here on { $seat_is ->
    [you] you stay
   *[other] { $seat } stays
} ahead.
course-gain = { $seat_is ->
    [you] You gain
   *[other] { $seat } gains
} { $points ->
    [one] one point
   *[other] { $points } points
} at once.

# The end of a game, in words that a game may replace by its own.
end-you = You
end-thief = Player
end-table = The scores
end-total = Points
end-plate = { $seat }, { $points ->
    [one] one point
   *[other] { $points } points
}
end-chart = How the game went
end-chart-note = the points of every seat, move by move
end-chart-label = How the game went: { $lines }
end-chart-line = { $seat } ends with { $points }
end-moments = Moments that made it

# The command: writing a game

help-check = Says in sentences what a game’s contract still misses. The exit code 1 says that something required is missing.
help-new-game = Writes a package with a small game that works at once, to be turned into your own.
param-new_name = What the game is called: words of letters and digits, like midnight-vault.
param-new-game-folder = Where the package’s own folder is made; otherwise here.
new-game-made = { $title } is written into { $path }. Try it:
new-game-bad-name = “{ $name }” cannot be the name of a game: use words of letters and digits without accents, the first beginning with a letter, like midnight-vault.
new-game-long-name = The name is too long: use { $most } letters at most.
new-game-taken-package = Python already has something called { $package }: choose another name.
new-game-taken-slug = There is a game called “{ $slug }” already: choose another name.
new-game-folder-exists = { $folder } is there already: choose another name, or another place with --folder.
new-game-unwritable = { $folder } cannot be written: { $why }.
lang-en = English
lang-fr = French
check-result = { $game }: { $required ->
    [0] nothing required is missing
    [one] one required thing is missing
   *[other] { $required } required things are missing
  }{ $advice ->
    [0] .
    [one] ; one piece of advice.
   *[other] ; { $advice } pieces of advice.
  }
check-unwritten = { $method } is not written: every game needs it.
check-raises = { $method } fails on a first position: { $error }
check-nobody-acts = Nobody is to act after the deal: set to_act to the seats that decide.
check-no-language = { $lang } is missing: write { $file }. Until then readers get English.
check-junk = { $file } has a line that Fluent cannot read: { $line }
check-texts = { $lang } lacks { $count ->
    [one] one message
   *[other] { $count } messages
  }: { $names }
check-filled = The message “{ $id }” cannot be filled in { $lang }: { $error }
check-no-rules = There is no RULES.md: write the rules for people, in English and French.
check-rules-language = RULES.md has no part in { $lang }: begin it with { $mark }.
check-rules-short = The part of RULES.md in { $lang } has { $length } characters: more than { $least } are needed to tell how a game is played.
check-to-act = No feature is called “to-act”: add larcin.core.features.to_act(players), which says who decides.
check-about = The feature “{ $feature }” must be described by a sentence with a full stop, not by “{ $about }”.
check-point = { $point } The test { $test } fails for { $where }: { $error }
check-point-1 = Point 1 is not kept: every random game ends, and nobody is ever stuck.
check-point-2 = Point 2 is not kept: the same seed and moves give the same game.
check-point-3 = Point 3 is not kept: a copy of a position is independent of it.
check-point-4 = Point 4 is not kept: nothing appears or vanishes, so the census never changes.
check-point-5 = Point 5 is not kept: what a seat may not know changes nothing that it is given.
check-point-6 = Point 6 is not kept: simultaneous choices give the same position in any order.
check-point-7 = Point 7 is not kept: an illegal action is refused in a sentence and changes nothing.
check-point-8 = Point 8 is not kept: views, records and positions survive JSON.
check-point-10 = Point 10 is not kept: undo restores the position.
check-point-11 = Point 11 is not kept: everything shown has its text in both languages.
check-poster = Advice: draw a poster.svg, so that the game has a picture on the shelf.
check-palette = Advice: give the game a palette of its own; now it has the house’s colours.
check-zones = Advice: let the view name its zones, so that the house’s own table can draw it.
check-previews = Advice: give choices a preview, a sentence that says what each would do.
