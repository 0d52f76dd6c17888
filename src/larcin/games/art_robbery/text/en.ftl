# Art Robbery, in English.

title = Art Robbery
tagline = Lift the loot. Keep an alibi.
mode-standard = The standard game
option-printing = Loot tokens
option-printing-corrected = Corrected set
option-printing-first = First printing (Antiques with two Bosses and no 5)
option-scores = Won piles
option-scores-hidden = Face down, everybody counts their own
option-scores-open = Open, with points and alibis for all to see
option-starter = Who starts
option-starter-random = Drawn at random
option-starter-seat-0 = Player 1
option-starter-seat-1 = Player 2
option-starter-seat-2 = Player 3
option-starter-seat-3 = Player 4
option-starter-seat-4 = Player 5

# Components

card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-boss = Boss
card-dog = Guard Dog
card-thief = Greedy Thief
slot-0 = the 0
slot-1 = the 1
slot-2 = the 2
slot-3 = the 3
slot-3a = the first 3
slot-3b = the second 3
slot-3c = the third 3
slot-4 = the 4
slot-5 = the 5
slot-boss = the Boss
slot-boss2 = the second Boss
raid-sketches = Sketches
raid-sculptures = Sculptures
raid-antiques = Antiques
raid-paintings = Paintings
token-sketches-0 = the 0 (a torn page)
token-sketches-1 = the 1 (a bird in charcoal)
token-sketches-2 = the 2 (a study of hands)
token-sketches-3a = the 3 (a horse in ink)
token-sketches-3b = the 3 (a harbour in pencil)
token-sketches-3c = the 3 (a dancer in chalk)
token-sketches-4 = the 4 (a flying machine)
token-sketches-5 = the 5 (a self-portrait)
token-sketches-boss = the Boss of the Sketches
token-sculptures-0 = the 0 (a cracked foot)
token-sculptures-1 = the 1 (a clay owl)
token-sculptures-2 = the 2 (a bronze cat)
token-sculptures-3a = the 3 (a marble mask)
token-sculptures-3b = the 3 (a stone lion)
token-sculptures-3c = the 3 (a wooden saint)
token-sculptures-4 = the 4 (a thinker)
token-sculptures-5 = the 5 (a winged goddess)
token-sculptures-boss = the Boss of the Sculptures
token-antiques-0 = the 0 (a broken pot)
token-antiques-1 = the 1 (an oil lamp)
token-antiques-2 = the 2 (an amphora)
token-antiques-3a = the 3 (a scarab)
token-antiques-3b = the 3 (a crested helmet)
token-antiques-3c = the 3 (a lyre)
token-antiques-4 = the 4 (a sphinx)
token-antiques-5 = the 5 (a jewelled chalice)
token-antiques-boss = the Boss of the Antiques
token-antiques-boss2 = the second Boss of the Antiques
token-paintings-0 = the 0 (a dried-out brush)
token-paintings-1 = the 1 (a bowl of fruit)
token-paintings-2 = the 2 (a windmill)
token-paintings-3a = the 3 (a stormy sea)
token-paintings-3b = the 3 (sunflowers)
token-paintings-3c = the 3 (a snowy hill)
token-paintings-4 = the 4 (a starry sky)
token-paintings-5 = the 5 (a famous smile)
token-paintings-boss = the Boss of the Paintings

about-card-0 = Take the 0 from the centre. If it is gone, steal it from an opponent.
about-card-1 = Take the 1 from the centre. If it is gone, steal it from an opponent.
about-card-2 = Take the 2 from the centre. If it is gone, steal it from an opponent.
about-card-3 = Take one of the 3s from the centre. Only if none is left there, steal one from an opponent.
about-card-4 = Take the 4 from the centre. If it is gone, steal it from an opponent. A 4 lets you keep the Boss of its raid.
about-card-5 = Take the 5 from the centre. If it is gone, steal it from an opponent. A 5 lets you keep the Boss of its raid.
about-card-boss = Take the Boss, from the centre or else from an opponent. At the end of the raid she stays with you only if you also hold a 4 or a 5 of that raid.
about-card-dog = Take the guard dog, wherever it is. When somebody steals from you, you may give the dog instead of the loot.
about-card-thief = Take any one token from the centre, the Boss included. Never from an opponent.
about-token = White dots are alibis. After the last raid whoever has the fewest is caught and scores nothing (with two players: loses { n-points }).
about-dog = Who holds the dog may give it up instead of stolen loot, and opens the next raid.

# How many

n-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
n-alibis = { $alibis ->
    [0] no alibi
    [one] one alibi
   *[other] { $alibis } alibis
  }

# Actions

action-play = Play { $card }
action-take = Take { $token }
action-steal = Steal { $token } from { $victim_is ->
    [you] you
   *[other] { $victim }
  }
action-give-loot = Give up the loot
action-give-dog = Give the dog instead

# Prompts

prompt-play = Your turn: which card do you play?
prompt-play-wait = { $seat } is choosing a card.
prompt-take = Your turn: which one do you take?
prompt-take-wait = { $seat } played { $card } and is choosing what to take.
prompt-steal = Your turn: from whom do you steal?
prompt-steal-wait = { $seat } played { $card } and is choosing whom to rob.
prompt-thief = Your turn: take any work from the wall.
prompt-thief-wait = { $seat } sends the Greedy Thief and is choosing.
prompt-defend = { $thief } wants { $token }. Give it up, or give the dog?
prompt-defend-wait = { $seat_is ->
    [you] You decide: the loot or the dog.
   *[other] { $seat } decides: the loot or the dog.
  }
prompt-over = The night is over.

# Events

event-raid = Raid { $number }: { $raid }
event-first = { $seat_is ->
    [you] You open the raid.
   *[other] { $seat } opens the raid.
  }
event-play = { $seat_is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
  }
event-take = { $seat_is ->
    [you] You take { $token }.
   *[other] { $seat } takes { $token }.
  }
event-steal = { $seat_is ->
    [you] You steal { $token } from { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } steals { $token } from you.
       *[other] { $seat } steals { $token } from { $victim }.
      }
  }
event-threat = { $seat_is ->
    [you] You reach for { $token }, which { $victim }’s dog is guarding.
   *[other] { $victim_is ->
        [you] { $seat } reaches for { $token }, which your dog is guarding.
       *[other] { $seat } reaches for { $token }, which { $victim }’s dog is guarding.
      }
  }
event-defend = { $victim_is ->
    [you] You keep { $token } and give the dog to { $seat }.
   *[other] { $seat_is ->
        [you] { $victim } keeps { $token } and gives you the dog.
       *[other] { $victim } keeps { $token } and gives the dog to { $seat }.
      }
  }
event-dog = { $seat_is ->
    [you] You take the dog.
   *[other] { $seat } takes the dog.
  }
event-dog-from = { $seat_is ->
    [you] You take the dog from { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } takes the dog from you.
       *[other] { $seat } takes the dog from { $victim }.
      }
  }
event-nothing = Nothing happens.
event-draw = You draw { $card }.
event-draw-unseen = { $seat } draws a card.
event-reshuffle = The deck is used up: the discard is shuffled into a new one.
event-boss-kept = { $seat_is ->
    [you] You keep { $token }, thanks to your 4 or 5.
   *[other] { $seat } keeps { $token }, thanks to a 4 or 5.
  }
event-boss-lost = { $seat_is ->
    [you] You have neither a 4 nor a 5: { $token } goes back to the box.
   *[other] { $seat } has neither a 4 nor a 5: { $token } goes back to the box.
  }
event-caught = { $seat_is ->
    [you] You are caught with { $alibis ->
        [0] no alibi
        [one] one alibi
       *[other] { $alibis } alibis
      } and lose your loot.
   *[other] { $seat } is caught with { $alibis ->
        [0] no alibi
        [one] one alibi
       *[other] { $alibis } alibis
      } and scores nothing.
  }
event-fewest-alibis = { $seat_is ->
    [you] You have fewer alibis ({ $alibis }) and lose { n-points }.
   *[other] { $seat } has fewer alibis ({ $alibis }) and loses { n-points }.
  }
event-win = { $seat_is ->
    [you] You win with { n-points }.
   *[other] { $seat } wins with { n-points }.
  }

# Scores

score-sketches = Sketches
score-sculptures = Sculptures
score-antiques = Antiques
score-paintings = Paintings
score-caught = Caught by the police
score-fewest-alibis = Fewer alibis
tie-alibis = Alibis

# Why not

why-answer-the-theft = Somebody is stealing from you: give up the loot, or give the dog instead.
why-no-theft = Nobody is stealing from the dog’s holder now.
why-not-in-hand = You do not hold that card.
why-card-played = You have played a card already: now choose what to take.
why-card-first = Play a card first.
why-centre-first = One still hangs in the centre: while it does, you may not steal one.
why-thief-never-steals = The Greedy Thief takes from the centre only, never from a player.
why-not-that-token = Your card does not reach that token.

# Positions

position-card-count = There must be { $expected } cards “{ $card }” in all; this position has { $found }.
position-hand-size = Seat { $seat } must hold { $expected } cards; it holds { $found }.
position-token-missing = { $token } is nowhere in this position.
position-token-twice = { $token } is in two places, or in the place of another raid.
position-token-unknown = { $token } ({ $raid }) is not part of this printing.
position-pile-too-early = { $token } cannot lie in a pile before its raid is over.
position-empty-centre = The centre is empty at the end of the last raid and never before: then the game is over.
position-over-with-card = When the game is over no card is being played and no token is wanted.
position-lost = { $token } cannot be lost: only a Boss goes back to the box.
position-lost-too-early = { $token } cannot be lost before its raid is over.
position-boss-kept = { $token } cannot stay with a player who has neither the 4 nor the 5 of its raid.
position-boss-lost = { $token } cannot be lost: both players have the 4 or the 5 of its raid.
position-not-wanted = { $card } does not steal that token now.
position-draws = “drawn” has the wrong number of cards: { $found } instead of { $turns } (or of { $expected } with the cards dealt).
position-drawn = The cards “{ $card }” in “drawn” do not agree with those in the hands and on the discard.
position-no-theft = A token can only be wanted from the dog’s holder, by the seat whose turn it is, with a card just played.
position-nothing-to-choose = The card being played leaves nothing to choose: it would have been carried out at once.
position-card-not-on-discard = The card being played must lie on top of the discard.
position-no-deck = The deck is never empty: the discard would have been shuffled into a new one at once.

# The table as text

board-raid = Raid { $number } of { $of }: { $raid }
board-deck = { $deck } cards in the deck, last played: { $card }
board-wall = On the wall:
board-hand = Your hand:
board-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
board-pile = { $won } won
board-pile-known = { $won } won ({ n-points }, { n-alibis })
board-dog = [dog]
board-dog-free = The dog is nobody’s yet.
preview-take = takes { $token }
preview-steal = steals { $token } from { $victim }
preview-dog = takes the dog
preview-dog-from = takes the dog from { $victim }
preview-nothing = nothing would happen
preview-choose-take = you choose which
preview-choose-steal = you choose from whom

# The table

prompt-take-more = While one hangs on the wall you may not steal one.
prompt-thief-more = Any of them, the Boss included.
prompt-steal-more = None is left on the wall. Whoever holds the dog may give it instead.
prompt-defend-more = Either way the theft ends there.
table-bot = bot
table-card-number = Take a { $number }
table-card-number-short = centre, else steal
table-card-boss = take or steal her
table-card-dog = take the dog
table-card-thief = any on the wall
table-centre = The wall: loot to be taken
table-hand = Your hand
table-mine = Your loot
table-deck-short = deck
table-discard-short = discard
table-deck = Deck: { $count ->
    [one] one card
   *[other] { $count } cards
  }
table-discard = Discard: { $count ->
    [one] one card
   *[other] { $count } cards
  }
table-discard-order = The last card played comes first.
table-hanging = { $left } of { $all } still hang
table-cards = { $count ->
    [one] One card in hand
   *[other] { $count } cards in hand
  }
table-won = { $count ->
    [0] Nothing won in earlier raids
    [one] One work won in earlier raids
   *[other] { $count } works won in earlier raids
  }
table-loot = { $count ->
    [0] No loot in this raid
    [one] One work in this raid
   *[other] { $count } works in this raid
  }
table-open-score = Won so far: { n-points }, { n-alibis }
table-taken-by = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
table-dots = { $dots ->
    [0] no alibi
    [one] one alibi
   *[other] { $dots } alibis
  }
table-work-hangs = { $token }, on the wall, { $dots ->
    [0] no alibi
    [one] one alibi
   *[other] { $dots } alibis
  }
table-work-held = { $token }, { $dots ->
    [0] no alibi
    [one] one alibi
   *[other] { $dots } alibis
  }, held by { $holder_is ->
    [you] you
   *[other] { $holder }
  }
table-work-lit = You may take: { $what }
table-token-worth = { $value ->
    [one] One point
   *[other] { $value } points
  }, { $dots ->
    [0] no alibi
    [one] one alibi
   *[other] { $dots } alibis
  }
table-dog = The guard dog
table-dog-free = The guard dog is in the middle: nobody holds it
table-dog-of = { $seat_is ->
    [you] You hold the guard dog
   *[other] { $seat } holds the guard dog
  }
table-card = Card { $card }
table-card-choose = Card { $card }: play it, then choose
table-card-does = Card { $card }: { $what }
table-card-chosen = Card { $card } is chosen. Again to play it: { $what }
table-about = About { $what }
table-gain = { n-points } and { n-alibis } more
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-points = { $risk ->
    [0] If the raid ended now you would have { n-points }
   *[other] If the raid ended now you would have { n-points }; the Boss ({ $risk }) stays only with a 4 or a 5
  }
table-risk = The Boss stays only if you also hold a 4 or a 5 when the raid ends
table-alibis = { $alibis ->
    [0] no alibi yet
    [one] one alibi
   *[other] { $alibis } alibis
  }
table-ask-take = Take { $token }?
table-ask-steal = Steal { $token } from { $victim }?
table-ask-dog = Take the dog?
table-ask-dog-from = Take the dog from { $victim }?
table-ask-nothing = Play this card for nothing?
then-draw = Then you draw a card.
then-raid-ends = It is the last one: the raid ends.
then-boss-needs = She stays with you only if you also hold a 4 or a 5 when the raid ends.
then-no-dog = { $victim } has no dog to offer instead.
then-dog-may-answer = { $victim } holds the dog and may give you the dog instead.
then-dog = While you hold it, a thief may have to be content with the dog.
then-own-dog = You hold the dog already. You only draw a new card.
then-own-token = You have what it would take. You only draw a new card.
then-no-such-token = There is none in this raid. You only draw a new card.
table-do-take = Take it
table-do-steal = Steal it
table-do-dog = Take the dog
table-do-dog-from = Take the dog
table-do-nothing = Play it anyway
table-defence = { $thief } wants { $token }
table-give-loot = Give it up
table-give-loot-then = { $thief } gets it; the dog stays.
table-give-dog = Give the dog
table-give-dog-then = The loot stays; { $thief } gets the dog.
table-track = Raid { $number } of { $all }: { $raid }

# The end

end-won = { $seat_is ->
    [you] You walk out <with the art.>
   *[other] { $seat } walks out <with the art.>
  }
end-shared = { $seat_is ->
    [you] You and { $other } walk out <with the art.>
   *[other] { $seat } and { $other } walk out <with the art.>
  }
end-shared-many = { $count } thieves walk out <with the art.>
end-winner-plate = { $seat }, { $points ->
    [one] one point
   *[other] { $points } points
  }
end-caught-stamp = Caught
end-fine-stamp = −{ $points }
end-caught-plate = { $seat }, { $alibis ->
    [0] no alibi
    [one] one alibi
   *[other] { $alibis } alibis
  }
end-lead-caught-rich = { $seat_is ->
    [you] You carried off { $loot } points of loot but had the fewest alibis, and keep none of it.
   *[other] { $seat } carried off { $loot } points of loot but had the fewest alibis, and keeps none of it.
  }
end-lead-caught = { $seat_is ->
    [you] You had the fewest alibis and were caught.
   *[other] { $seat } had the fewest alibis and was caught.
  }
end-lead-caught-many = { $count } thieves had the fewest alibis and were caught.
end-lead-fine = { $seat_is ->
    [you] Fewer alibis cost you { n-points }.
   *[other] Fewer alibis cost { $seat } { n-points }.
  }
end-lead-margin = { $seat_is ->
    [you] You win with { n-points }
   *[other] { $seat } wins with { n-points }
  }, { $margin } ahead of { $second_is ->
    [you] you
   *[other] { $second }
  }.
end-lead-alone = { $seat_is ->
    [you] You win with { n-points }: nobody else got away.
   *[other] { $seat } wins with { n-points }: nobody else got away.
  }
end-lead-tie-break = { $seat_is ->
    [you] You and { $second } both have { n-points }
   *[other] { $second_is ->
        [you] You and { $seat } both have { n-points }
       *[other] { $seat } and { $second } both have { n-points }
      }
  }: more alibis decide.
end-lead-shared = The same points, the same alibis: a shared victory.
end-thief = Thief
score-loot = Loot
score-alibis = Alibis
end-total = Score
end-you = You
end-fewest = fewest alibis
end-fined = fewer alibis: −{ $points }
end-winner = winner
end-table = The scores
end-chart = How the night went
end-chart-note = points in hand and in the bag, turn by turn
end-chart-label = How the night went: { $lines }
end-chart-line = { $seat } ends with { $points }
end-moments = Turning points
end-turn = Turn { $turn }
end-count = The count
end-turn-decides = { $seat_is ->
    [you] You take { $token }: this decides the game.
   *[other] { $seat } takes { $token }: this decides the game.
  }
end-turn-decides-steal = { $seat_is ->
    [you] You steal { $token } from { $victim }: this decides the game.
   *[other] { $seat } steals { $token } from { $victim_is ->
        [you] you
       *[other] { $victim }
      }: this decides the game.
  }
end-turn-decides-boss-lost = { $seat_is ->
    [you] You have no 4 and no 5: your Boss leaves, and the game with her.
   *[other] { $seat } has no 4 and no 5: the Boss leaves, and the game with her.
  }
end-turn-decides-tie = { $seat_is ->
    [you] You take { $token }: from here on it is a draw.
   *[other] { $seat } takes { $token }: from here on it is a draw.
  }
end-turn-decides-tie-steal = { $seat_is ->
    [you] You steal { $token }: from here on it is a draw.
   *[other] { $seat } steals { $token }: from here on it is a draw.
  }
end-turn-decides-tie-boss-lost = The Boss leaves, and it ends in a draw.
end-turn-fewest = { $seat_is ->
    [you] You get { $token }
   *[other] { $seat } gets { $token }
  }: from here on { $caught_is ->
    [you] you have
   *[other] { $caught } has
  } the fewest alibis.
end-turn-leads = { $seat_is ->
    [you] You take { $token } and have the most loot for good.
   *[other] { $seat } takes { $token } and has the most loot for good.
  }
end-turn-leads-steal = { $seat_is ->
    [you] You steal { $token } from { $victim } and have the most loot for good.
   *[other] { $seat } steals { $token } from { $victim_is ->
        [you] you
       *[other] { $victim }
      } and has the most loot for good.
  }
end-turn-boss-lost = { $seat_is ->
    [you] Your Boss goes back to the box: no 4, no 5.
   *[other] { $seat }’s Boss goes back to the box: no 4, no 5.
  }
end-turn-steal = { $seat_is ->
    [you] You steal { $token } from { $victim }.
   *[other] { $seat } steals { $token } from { $victim_is ->
        [you] you
       *[other] { $victim }
      }.
  }
end-turn-dog = { $victim_is ->
    [you] You give the dog away to keep { $token }.
   *[other] { $victim } gives the dog away to keep { $token }.
  }
