# The interface, in English. What the engine and the server say is in src/larcin/text, what a game says in its folder.

## Everywhere

site = Larcin
site-title = Larcin · five heists, one table
home-link = Larcin, home
close = Close
loading = One moment…
language = Language
theme = Light
theme-dark = Dark
theme-light = Light
theme-system = As the device
switch-to-light = Turn the lights on
switch-to-dark = Turn the lights off
speed = Animation
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-off = None
settings = Settings
about = About
rules = Rules
rules-of = Rules of { $title }
rules-for-programs = For programs and the curious
you = You
your-name = Your name
your-name-why = This is how the others see you. There is no account to make.
keep-name = Keep it
change-name = Your name: { $name }. Change it
back-to-games = Back to the games
copied = Copied.
link-copied = Link copied.
no-answer = The server does not answer. Check your connection and try again.
went-wrong = Something went wrong ({ $status }). Try again in a moment.
no-such-page = There is nothing behind this door.
no-such-game = There is no such game on the shelf.
unofficial = An unofficial fan project: the games belong to their designers and publishers.

## Home

hero-start = Five heists,
hero-end = one table.
hero-why = No account. The bots are already seated.
hero-why-phone = No account. Brass: the bots. Poster: your friends.
the-games = The games
from-to = { $least } to { $most }
minutes = { $minutes } min
no-games = The games cannot be shown just now.
try-again = Try again
play-bots = Play the bots
play-bots-at = Play { $title } against the bots now
with-friends = Friends
with-friends-at = Play { $title } with friends
open-tables = Open tables
tables-waiting = { $count ->
    [0] nobody is waiting
    [one] one is waiting for a thief
   *[other] { $count } are waiting for a thief
  }
tables-unknown = They are listed here once the server answers.
no-open-tables = No open table just now. Open one with friends, or let the bots have it.
whose-table = { $name }’s table · { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
seats-free = { $free ->
    [0] No seat is free
    [one] One seat is free
   *[other] { $free } seats are free
  }
sit-down = Sit down
have-a-link = Have a link?
table-link = Link of a table
paste-link = Paste a table link
join = Join
no-such-link = That is not the link of a table.
my-tables = Your tables
waiting-for-players = Waiting for players
finished = Finished
your-turn = Your turn
their-turn = Waiting for the others
resume = Resume
look-back = Look back

## A new table

new-table = New table
mode = Mode
how-many = How many players?
who-sits = Who sits where?
seat-number = Seat { $n }
me-named = { $name } (me)
seat-open = Free: somebody with the link
seat-guest = Another person on this device
guest-name = Their name
hot-seat-why = You will be asked to pass the device on: a curtain hides every hand.
bots = Bots
bots-for-testing = For testing
bot-at = Bot · { $level }
fill-with-bots = Bots on the free seats
hints = Hints
hints-on = Allowed
hints-off = None
hints-why = Whoever is to move may ask what a master would do.
who-may-join = Who may join?
by-link = Who has the link
public = Everybody
open-table = Open the table
start-now = Start now

## Waiting room

open-to-all = open to everybody
open-by-link = for those who have the link
option-is = { $option }: { $choice }
with-hints = hints allowed
without-hints = no hints
all-seated = Everybody is seated.
free-seat = Free seat
here = here
away = away
person = player
program = program
stand-up = Stand up
put-bot = Put a bot here
no-bot = No bot here
copy-link = Copy the link
share = Share
start = Start the game
seat-a-program = Seat a program of your own
host-starts = { $name } starts the game when everybody is seated.

## At the table

table-name = table { $id }
rail = Seats, log, chat and rules
open-rail = Open seats, log, chat and rules
at-the-table = At the table
log = Log
chat = Chat
no-chat = Nobody has said anything yet.
say-something = Say something to the table
since-your-turn = since your last turn
waiting-for = Waiting for { $names }.
undo = Undo
undo-key = Take back your last step (key U)
hint = Hint
hint-key = What would a master do? (key H)
hint-of-master = What would a master do?
hint-thinking = A master is thinking…
hint-tries = { $visits ->
    [one] one try
   *[other] { $visits } tries
  }
hint-play = Play it
hint-more = Say more
hint-less = Say less
hint-points-short = ≈ { $points } pts
hint-perhaps-then = then perhaps
hint-why = Share of the win, from what you know; first what was tried most. What follows is a guess.
hint-why-alone = Points in the end, from what you know; first what was tried most. What follows is a guess.
percent = { $percent } %
colon = :
semicolon = ;{" "}
hints-on-here = Hints are allowed at this table.
hints-off-here = No hints at this table.
winner = Winner
connection-lost = Connection lost. Trying again…
table-closed = This table is not open to you from this browser.
this-table = This table
leave = Leave the table
keys = Keys: arrows walk along what is lit, Enter plays it, U takes it back, H asks for a hint.
pass-the-device = Pass the device to { $name }
pass-the-device-why = Nobody else should be looking now.
i-am = I am { $name }
look-once-more = Wait, let me look once more

## The end

thief = Thief
total = Total
rematch = Rematch
join-rematch = To the rematch
watch-replay = Watch the replay
see-table = See the table
see-result = See the result

## Replay

replay-of = { $title }, replayed
moment = { $at } of { $last }
to-start = To the start
step-back = One step back
play = Play
pause = Pause
step-on = One step on
to-end = To the end
pace = Pace
through-eyes = Through whose eyes
spectator = Spectator
share-moment = Share this moment

## Fair play

fair = Fair play
fair-why = All chance in a game comes from one secret seed. Its seal (SHA-256) is shown from the start and the seed at the end, so anybody can check that nothing was changed on the way.
fair-seal = Seal
fair-seed = Seed
fair-matches = The seed fits the seal.
fair-broken = The seed does not fit the seal!
download-record = Download the record of this game

## About

about-title = About Larcin
about-house = Larcin is one table for five heist board games. Play them here against bots or friends, on one device or many. It is free, and its code is open.
about-games-title = The games
about-games = Art Robbery, Thief’s Market, Master Thieves, Caper and Thiefdom belong to their designers and publishers, who have no part in this project. It is an unofficial implementation: the words and pictures here are our own. If you like a game, buy its box.
about-fair-title = Chance
about-fair = The server shuffles with a generator that nobody can foresee and everybody can check. Each table shows the seal of its seed from the start; once the game is over, the seed itself.
about-privacy-title = What is kept
about-privacy = A cookie remembers which seats are yours, and this browser keeps your settings. There is no account, no tracking and nothing loaded from elsewhere.
about-programs = Who writes a bot can let it play here, against friends or ours.
programs-link = Your programs
about-credits-title = Thanks
credit-icons = Icons:
and-others = and others
credit-fonts = Type:
credit-colours = Seat colours for all eyes:

## Programs

programs = Your programs
programs-why = A bot of your own can play here over the network. It shows a token, sits at a table as a guest with a name of its own, and everybody sees that it is a program.
program-name = Name of the program
make-token = Make a token
token-of = Token of { $name }
token-once = Keep it now: it is shown only once. Whoever has it plays under this name.
token-since = Made on { $day }
take-token-back = Take back
copy = Copy
programs-how = How it plays
programs-join = A bot that is installed on your machine sits down at a free seat with one command:
programs-more = Programs in other languages speak JSON over a WebSocket: docs/own-bot.md in the source shows one in twenty lines.

## The table that the house draws

zone-empty = empty
face-down = { $count }, face down
so-many = { $count } of them
your-choices = What you may do
own-table-failed = This game’s own table cannot be shown. You are playing at ours instead.
