title = Swag
tagline = Four loots, one stash.
mode-standard = Standard

loot-coin = coin
about-loot-coin = Worth one point in your stash. Everybody has seen better.
loot-ring = ring
about-loot-ring = Worth two points in your stash.
loot-vase = vase
about-loot-vase = Worth three points in your stash. Do not drop it.
loot-crown = crown
about-loot-crown = Worth five points in your stash.

zone-hand = Hand
zone-stash = Stash
zone-deck = Deck
zone-market = Market
left = { $count } left
worth = { $points ->
    [one] one point
   *[other] { $points } points
}
gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}

prompt-turn = { $seat_is ->
    [you] Your turn: what will you do?
   *[other] { $seat } is thinking.
}
prompt-over = The loot is counted.

action-draw = Draw a card
action-rest = Keep still
action-stash = Stash the { $loot }
action-trade = Trade the { $give } for the { $take }

event-draw = { $seat_is ->
    [you] You draw
   *[other] { $seat } draws
} the { $loot }.
event-draw-unseen = { $seat } draws a card.
event-rest = { $seat_is ->
    [you] You keep
   *[other] { $seat } keeps
} still.
event-stash = { $seat_is ->
    [you] You stash
   *[other] { $seat } stashes
} the { $loot }.
event-trade = { $seat_is ->
    [you] You trade
   *[other] { $seat } trades
} the { $give } for the { $take }.

score-stash = Stash
score-patience = Patience
why-not-now = That cannot be done now.
