title = Butin
tagline = Quatre butins, une planque.
mode-standard = Standard

loot-coin = pièce
about-loot-coin = Vaut un point dans votre planque. On a vu mieux.
loot-ring = bague
about-loot-ring = Vaut deux points dans votre planque.
loot-vase = vase
about-loot-vase = Vaut trois points dans votre planque. Ne le lâchez pas.
loot-crown = couronne
about-loot-crown = Vaut cinq points dans votre planque.

zone-hand = Main
zone-stash = Planque
zone-deck = Pioche
zone-market = Marché
left = reste { $count }
worth = { $points ->
    [one] un point
   *[other] { $points } points
}
gain = { $points ->
    [one] +1 point
   *[other] +{ $points } points
}

prompt-turn = { $seat_is ->
    [you] À vous : que faites-vous ?
   *[other] { $seat } réfléchit.
}
prompt-over = On compte le butin.

action-draw = Piocher une carte
action-rest = Rester tranquille
action-stash = Planquer : { $loot }
action-trade = Échanger : { $give } contre { $take }

event-draw = { $seat_is ->
    [you] Vous piochez
   *[other] { $seat } pioche
} : { $loot }.
event-draw-unseen = { $seat } pioche une carte.
event-rest = { $seat_is ->
    [you] Vous restez
   *[other] { $seat } reste
} tranquille.
event-stash = { $seat_is ->
    [you] Vous planquez
   *[other] { $seat } planque
} : { $loot }.
event-trade = { $seat_is ->
    [you] Vous échangez
   *[other] { $seat } échange
} : { $give } contre { $take }.

score-stash = Planque
score-patience = Patience
why-not-now = Ce n’est pas possible maintenant.
