# Teaching Game, in English. An argument “@2” is a seat: it gives its name, and with _is whether the reader sits there.

title = Teaching Game
tagline = One more card, and then we leave.
mode-standard = The usual game

# What lies on the table: these are the names in components.toml

coin = a bag of coins
jewel = a jewel
painting = a painting
crown = a crown
alarm = an alarm
pliers = pliers
fence = a fence

zone-vault = The vault
zone-sack = The sack
zone-lost = Lost and used
zone-stash = Stash
zone-hand = Tools
note-vault = { $cards ->
    [0] Empty
    [one] One card
   *[other] { $cards } cards
}{ $alarms ->
    [0] , no alarm
    [one] , one alarm
   *[other] , { $alarms } alarms
}
note-points = { $points ->
    [one] One point
   *[other] { $points } points
}

# What can be done, and what it would do

action-grab = Grab a card
action-leave = Leave with the sack
action-use-pliers = Use the pliers
action-use-fence = Call a fence
preview-grab = { $alarms } of { $cards } cards are alarms
preview-leave = { $points ->
    [one] One point is safe
   *[other] { $points } points are safe
}
preview-use-pliers = Grab a card: an alarm does not ring
preview-use-fence = { note-points } safe at once, and you go on

prompt-choose = Grab one more card, or leave?
prompt-wait = { $seat } is in the vault.
prompt-over = The vault is empty.

why-empty-sack = Your sack is empty: grab a card first.
why-not-in-hand = You have no such tool.

# What happened

event-first = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
} in first.
event-grab = { $seat_is ->
    [you] You grab
   *[other] { $seat } grabs
} { $card }.
event-alarm = The alarm rings: { $seat_is ->
    [you] you lose your sack
   *[other] { $seat } loses the sack
}.
event-comfort = { $seat_is ->
    [you] You find
   *[other] { $seat } finds
} { $tool } on the way out.
event-comfort-unseen = { $seat } finds a tool on the way out.
event-use-pliers = { $seat_is ->
    [you] You cut the wires and grab
   *[other] { $seat } cuts the wires and grabs
} { $card }.
event-use-fence = { $seat_is ->
    [you] You sell
   *[other] { $seat } sells
} the sack to a fence: { note-points } safe.
event-leave = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
} with { $points ->
    [one] one point
   *[other] { $points } points
}.
event-last = The vault is empty: { $seat_is ->
    [you] you keep
   *[other] { $seat } keeps
} { $points ->
    [one] one point
   *[other] { $points } points
} of the sack.

score-loot = Loot
score-tools = Unused tools
tie-cards = Cards
