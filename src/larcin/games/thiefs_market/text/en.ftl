# Thief’s Market, in English.

title = Thief’s Market
tagline = Split the loot by stealing it, then spend your share at the bazaar.

mode-standard = Standard
option-infamy = Infamy of the others
option-infamy-hidden = Hidden
option-infamy-open = Open
option-promos = Promo cards
option-promos-off = Without
option-promos-on = With the four promos
option-starter = Who starts
option-starter-random = Drawn at random
option-starter-seat-0 = Player 1
option-starter-seat-1 = Player 2
option-starter-seat-2 = Player 3
option-starter-seat-3 = Player 4
option-starter-seat-4 = Player 5

## Objects and tokens

object-red = Ruby
object-white = Pearl
object-blue = Sapphire
object-green = Emerald
object-bag = Purse
object-mask = Mask
object-pawn = First-player pawn
a-red = a ruby
a-white = a pearl
a-blue = a sapphire
a-green = an emerald
a-bag = a purse
a-mask = a mask
a-pawn = the pawn
about-object-red = A gem die: it pays one red gem of a card’s cost.
about-object-white = A gem die: it pays one white gem of a card’s cost.
about-object-blue = A gem die: it pays one blue gem of a card’s cost.
about-object-green = A gem die: it pays one green gem of a card’s cost.
about-object-bag = Still in your pile at the end of the round, it becomes 1 gold. It pays nothing before that.
about-object-mask = Still in your pile at the end of the round, it becomes 1 infamy.
about-object-pawn = Who has it in their pile buys first and rolls the dice of the next round. It counts as an object.
token-gold = Gold
token-infamy = Infamy
about-token-gold = Pays any one gem. Everybody sees how much you have; most gold at the end is worth { n-points }.
about-token-infamy = 1 point each at the end. The others see you take it, but not how much you have.

icon-henchman = Henchman
icon-wand = Magic
icon-building = Building
icon-finery = Finery
icon-compass = Compass
icon-plan = Plan
about-icon-henchman = Most henchmen at the end: { $first ->
    [one] { $first } point
   *[other] { $first } points
  }. Second most: { $second ->
    [one] { $second } point
   *[other] { $second } points
  }. Whoever shares a place gets { $less } less.
about-icon-wand = Counts for the Collecting Golem.
about-icon-building = Two or more make every safehouse worth its higher value.
about-icon-finery = No effect of its own.
about-icon-compass = The Treasure Maps of the other players are worth less.
about-icon-plan = No effect of its own.

# What a list of objects is made of; these stand inside other sentences.
list-gems = { $red ->
        [0] {""}
        [one] {" "}· 1 ruby
       *[other] {" "}· { $red } rubies
    }{ $white ->
        [0] {""}
        [one] {" "}· 1 pearl
       *[other] {" "}· { $white } pearls
    }{ $blue ->
        [0] {""}
        [one] {" "}· 1 sapphire
       *[other] {" "}· { $blue } sapphires
    }{ $green ->
        [0] {""}
        [one] {" "}· 1 emerald
       *[other] {" "}· { $green } emeralds
    }
list-objects = { list-gems }{ $bag ->
        [0] {""}
        [one] {" "}· 1 purse
       *[other] {" "}· { $bag } purses
    }{ $mask ->
        [0] {""}
        [one] {" "}· 1 mask
       *[other] {" "}· { $mask } masks
    }{ $pawn ->
        [0] {""}
       *[other] {" "}· pawn
    }
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
list-size = { $objects ->
        [one] 1 object
       *[other] { $objects } objects
    }

## What you can do

action-take = Take { $object }
action-take-all = Take all that is left
action-steal = Steal the pile of { $victim }
action-return = Return { $object }
action-done = Done
action-reroll = Reroll { $object }
action-keep = Keep the dice as they are
action-buy = Buy { $card }
action-otherwise = Buy { $card }, paying another way
action-pay = { $dice ->
        [0] Pay without dice
       *[other] Pay{ list-gems }
    }
action-turn = { $card }: turn { $object } into { $into }
action-spend = { $card }: spend { $object } for 1 infamy
action-spend-for-gold = { $card }: spend { $object } for 1 gold
action-cash-in = { $card }: { $gold } gold for { $infamy } infamy
action-copy = Copy { $card }
action-end-turn = End your turn

## What a choice would do

preview-pays = { $pays ->
        [0] pays no card
        [one] pays 1 card
       *[other] pays { $pays } cards
    }
preview-take = Your pile then { preview-pays }
preview-take-all = { list-size }, { preview-pays }
preview-steal = { list-size }, at least one goes back; whole, it { preview-pays }
preview-return = { $rolled ->
        [0] Goes back as it is
       *[other] Goes back and is rolled
    }; the rest { preview-pays }
preview-done = { list-size }, { preview-pays }
preview-reroll = Without it your pile { preview-pays }
preview-keep = As it is, your pile { preview-pays }
preview-buy = { $ways ->
        [1] { preview-price }
       *[other] { $ways } ways to pay
    }
preview-price = { $price ->
        [0] Free
       *[other] Costs
    }{ list-gems }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } gold
    }{ $infamy ->
        [0] {""}
       *[other] {" "}· brings { $infamy } infamy
    }
preview-otherwise = { $ways ->
        [one] 1 other way to pay
       *[other] { $ways } other ways to pay
    }
preview-pay = { preview-price }
preview-turn = Your pile then { preview-pays }
preview-spend = +{ $infamy } infamy; the rest { preview-pays }
preview-spend-for-gold = +{ $gold } gold; with it your pile { preview-pays }
preview-cash-in = { $gold } gold, +{ $infamy } infamy
preview-copy = Owned by { $owner }
preview-end-turn = { $purchases ->
        [0] No purchase left
        [one] 1 purchase left
       *[other] { $purchases } purchases left
    } · +{ $bags } gold · +{ $masks } infamy at the end of the round

## What happened

event-first = { $seat_is ->
        [you] You start
       *[other] { $seat } starts
    } with the pawn.
event-round = Round { $number }.
event-roll = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    } { $objects } dice{ list-objects }
event-take = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    } { list-size }{ list-objects }
event-steal = { $seat_is ->
        [you] You steal
       *[other] { $seat } steals
    } { $victim_is ->
        [you] your pile
       *[other] the pile of { $victim }
    }{ list-objects }
event-return = { $seat_is ->
        [you] You return
       *[other] { $seat } returns
    } { list-size }{ list-objects }
event-reroll = { $objects ->
        [one] The returned die is
       *[other] The returned dice are
    } rolled{ list-objects }
event-charm-protects = { $card } ({ $seat_is ->
        [you] yours
       *[other] { $seat }
    }): the returned dice keep their faces.
event-infamy = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } infamy ({ $card }).
event-gold = { $seat_is ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } gold ({ $card }).
event-market = The loot is split; { $seat_is ->
        [you] you have the pawn and buy first.
       *[other] { $seat } has the pawn and buys first.
    }
event-charm = { $card }: { $seat_is ->
        [you] you reroll
       *[other] { $seat } rerolls
    } { $object } and { $seat_is ->
        [you] get
       *[other] gets
    } { $into }.
event-buy = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { $card }{ list-gems }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } gold
    }
event-buy-nothing = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } nothing.
event-turn = { $card }: { $seat_is ->
        [you] you turn
       *[other] { $seat } turns
    } { $object } into { $into }.
event-spend = { $card }: { $seat_is ->
        [you] you spend
       *[other] { $seat } spends
    } { $object }.
event-cash-in = { $card }: { $seat_is ->
        [you] you give
       *[other] { $seat } gives
    } { $gold } gold.
event-potion = { $potion }: { $seat_is ->
        [you] you gain
       *[other] { $seat } gains
    } { $card } from the deck for free.
event-potion-empty = { $card }: there is no card left to gain.
event-copy = { $stew } ({ $seat_is ->
        [you] yours
       *[other] { $seat }
    }) is now a copy of { $card }.
event-exchange = { $seat_is ->
        [you] You exchange
       *[other] { $seat } exchanges
    } dice{ $gold ->
        [0] {""}
       *[other] {" "}· +{ $gold } gold
    }{ $infamy ->
        [0] {""}
       *[other] {" "}· +{ $infamy } infamy
    }
event-row-opens = Row { $deck } opens; { $left ->
        [one] 1 card stays
       *[other] { $left } cards stay
      } in its deck.
event-deal = New in row { $deck }: { $card }.
event-henchmen = Henchmen: { $seat_is ->
        [you] you score
       *[other] { $seat } scores
    } { $points }.
event-most-gold = Most gold: { $seat_is ->
        [you] you score
       *[other] { $seat } scores
    } { $points }.
event-win = { $seat_is ->
        [you] You win
       *[other] { $seat } wins
    } with { n-points }.

## What is asked

prompt-over = The game is over.
prompt-split = Take objects from the centre, or steal a pile.
prompt-split-wait = { $seat } takes from the centre or steals a pile.
prompt-take = Take objects from the centre: one, some or all.
prompt-take-wait = { $seat } takes objects from the centre.
prompt-take-more = { $objects ->
        [one] 1 object chosen.
       *[other] { $objects } objects chosen.
    } Take more, or be done?
prompt-take-more-wait = { $seat } has { list-size } and may take more.
prompt-last = You are the last: take all that is left, or steal a pile.
prompt-last-wait = { $seat } is the last: all that is left, or a pile to steal.
prompt-steal = The centre is empty: whose pile do you steal?
prompt-steal-wait = The centre is empty: { $seat } steals a pile.
prompt-return = You have stolen the pile of { $victim }. What do you return?
prompt-return-wait = { $seat } has stolen { $victim_is ->
        [you] your pile
       *[other] the pile of { $victim }
    } and returns at least one object.
prompt-return-more = You keep { $objects } and return { $back }. Return more, or be done?
prompt-return-more-wait = { $seat } keeps { $objects } of { $victim_is ->
        [you] your objects
       *[other] the objects of { $victim }
    } and may return more.
prompt-charm = { $card }: reroll one die?
prompt-charm-wait = { $card }: { $seat } may reroll a die.
prompt-buy = What do you buy? { $purchases ->
        [one] 1 purchase left.
       *[other] { $purchases } purchases left.
    }
prompt-buy-wait = { $seat } is at the market.
prompt-use = Use your cards, or end your turn.
prompt-use-wait = { $seat } is at the market.
prompt-pay = How do you pay { $card }?
prompt-pay-wait = { $seat } pays { $card }.
prompt-copy = Which card does your Mimetic Stew copy?
prompt-copy-wait = { $seat } chooses the card that Mimetic Stew copies.

## Why not

why-split-first = The loot must be split before anybody buys.
why-nothing-chosen = Choose at least one object first.
why-not-in-pile = There is no such object in your pile, or you must keep the last one.
why-nothing-stolen = Objects are only returned from a pile you have just stolen.
why-return-first = Decide first what you return of the stolen pile.
why-centre-empty = Nothing is left in the centre: you can only steal.
why-one-by-one = Others still have no pile: take objects one by one, then say that you are done.
why-take-all = You are the last without a pile: take everything that is left, or steal.
why-not-in-centre = There is no such object in the centre.
why-take-or-steal = You have begun to take from the centre, so you cannot steal in this turn.
why-no-such-seat = Nobody sits there.
why-own-pile = You cannot steal from yourself.
why-no-pile = There is no pile to steal there.
why-single-object = A pile of one object is safe: a thief must keep one and return one.
why-charm-first = Decide first whether your lucky charm rerolls a die.
why-split-over = The loot is split: now it is time to buy.
why-no-charm = That is only for the lucky charm, before the purchases.
why-not-that-payment = That does not pay this card, or is the way you did not want.
why-pay-first = Pay first for the card you are buying.
why-not-theirs = Nobody else owns that card.
why-copy-first = Choose first which card Mimetic Stew copies.
why-not-for-sale = That card is not for sale now.
why-no-purchase-left = You have no purchase left in this turn.
why-cannot-pay = Your dice and your gold do not pay that card.
why-one-way-to-pay = There is no other way to pay that card.
why-nothing-to-pay = There is nothing to pay now.
why-nothing-to-copy = There is nothing to copy now.
why-not-your-card = You do not own that card.
why-used = That card has been used in this turn.
why-no-such-die = You have no die left that this card can use.
why-no-gold = You have no gold to give.

## The score

score-cards = Cards
score-infamy = Infamy
score-henchmen = Henchmen
score-gold = Most gold
tie-cards = Cards owned
tie-tokens = Infamy and gold

## The table in a terminal

phase-split = the split
phase-charm = the lucky charm
phase-market = the market
phase-over = the end
board-round = Round { $round }: { $phase }
board-row = Row { $deck } ({ $left } in the deck)
board-row-old = Row { $deck } (not filled any more)
board-centre = Centre
board-seat = { $seat }
board-tokens = { $gold } gold, { $points } points without infamy
board-tokens-known = { $gold } gold, { $infamy } infamy, { $points } points

## Positions that are none

position-dice = “dice” must list { $expected } dice, not { $found }.
position-die = Die { $number } must be a face and a place, like ["red", "centre"].
position-card-count = { $card } must be { $expected ->
        [0] nowhere, as the promos are off
       *[other] in one place
    }, not in { $found }.
position-wrong-deck = { $card } does not belong to deck { $deck }.
position-deck-size = Of deck { $deck }, { $expected } cards are in the game (all but the removed), not { $found }.
position-rows = “rows” must have three lists, A first: five places each, and none at all for a row that is still closed.
position-closed-deck = Deck { $deck } must have at least { $row } cards, or its row could never open.
position-copied = “copied” must be a card of another player than the one who owns Mimetic Stew.
position-potion = Nobody owns { $card }: it leaves the game when it is gained.
position-impossible = Phase “{ $phase }”, step “{ $step }” and what lies on the table do not go together.
position-not-the-market = Only in the market has a seat bought cards, used cards or a card to pay: elsewhere “bought” is 0, “used” is empty and “buying” is null.
position-bought = Seat { $seat } cannot have made { $found } purchases in this turn with the cards it owns.
position-used = “used” names a card that seat { $seat } does not own, or that has no power to use.
position-noted = “noted” and “noted_size” must tell of every seat’s final pile: its kinds and how many objects, the pawn in one of them.
position-noted-now = “noted” and “noted_size” do not agree with the piles: the pawn stays where it was, and no pile grows in the market.

## Cards: deck A

about-points = At the end: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
about-buildings = At the end: { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
  }, or { $together ->
    [one] { $together } point
   *[other] { $together } points
  } if you have two or more building icons (this one counts).
about-treasure-map = At the end: { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
  }, or { $rivalled ->
    [one] { $rivalled } point
   *[other] { $rivalled } points
  } if another player has a compass icon.
card-alchemical-lab = Alchemical Lab
about-card-alchemical-lab = Once a round: turn one of your rubies into a pearl, a sapphire or an emerald.
card-bondsman = Bondsman
about-card-bondsman = Once a round: turn one of your rubies into a purse.
card-coercion-coordinator = Coercion Coordinator
about-card-coercion-coordinator = Once a round: spend one of your sapphires for 1 infamy.
card-corrupt-official = Corrupt Official
about-card-corrupt-official = One more purchase in every round in which your final pile has a pearl.
card-disgruntled-minion = Disgruntled Minion
about-card-disgruntled-minion = One more purchase in every round in which your final pile has a ruby.
card-fence = Fence
about-card-fence = Once a round: turn one of your pearls into a purse.
card-glamer = Glamer
about-card-glamer = Once a round: turn one of your sapphires into a ruby, a pearl or an emerald.
card-guy-in-a-trenchcoat = Guy in a Trenchcoat
about-card-guy-in-a-trenchcoat = One more purchase in every round in which your final pile has a sapphire.
card-local-celebrity = Local Celebrity
about-card-local-celebrity = Once a round: spend one of your pearls for 1 infamy.
card-nearby-safehouse = Nearby Safehouse
card-necklace = Necklace
card-pawnbroker = Pawnbroker
about-card-pawnbroker = Once a round: turn one of your emeralds into a purse.
card-philosophers-stone = Philosopher’s Stone
about-card-philosophers-stone = Once a round: turn one of your emeralds into a ruby, a pearl or a sapphire.
card-public-relations-expert = Public Relations Expert
about-card-public-relations-expert = Once a round: spend one of your emeralds for 1 infamy.
card-shadowy-hood = Shadowy Hood
card-tailor = Tailor
about-card-tailor = Once a round: spend one of your rubies for 1 infamy.

## Cards: deck B

card-anthropomorphic-water-buffalo = Anthropomorphic Water Buffalo
about-card-anthropomorphic-water-buffalo = 1 infamy whenever you buy a card with red in its printed cost, this one included.
card-bookie = Bookie
about-card-bookie = Once a round: turn one of your sapphires into a purse.
card-brooch = Brooch
card-concealed-safehouse = Concealed Safehouse
card-deceptive-bits-of-colored-glass = Deceptive Bits of Colored Glass
about-card-deceptive-bits-of-colored-glass = Once a round: turn one of your pearls into a ruby, a sapphire or an emerald.
card-easily-impressed-noble = Easily Impressed Noble
about-card-easily-impressed-noble = 1 infamy whenever you buy a card with white in its printed cost, this one included.
card-executive-assistant = Executive Assistant
about-card-executive-assistant = One more purchase in every round in which your final pile has an emerald. Counts as two henchmen.
card-eyepatch-of-command = Eyepatch of Command
about-card-eyepatch-of-command = When the split ends with the pawn in your pile: 1 infamy.
card-fortified-safehouse = Fortified Safehouse
card-gauntlet-of-evil-intent = Gauntlet of Evil Intent
about-card-gauntlet-of-evil-intent = Once a round: spend one of your masks for 1 gold, which you may use at once.
card-imbalanced-scales = Imbalanced Scales
about-card-imbalanced-scales = When at least one purse of yours is exchanged at the end of a round: 1 gold more.
card-legitimate-jeweller = Legitimate Jeweller
about-card-legitimate-jeweller = Once a round: turn one of your purses into any gem.
card-lucky-animal-appendage = Lucky Animal Appendage
about-card-lucky-animal-appendage = When your pile is stolen, the returned dice are not rolled. Before the purchases you may reroll one die of your pile.
card-menacing-monocle = Menacing Monocle
card-provisioned-safehouse = Provisioned Safehouse
card-rumor-monger = Rumor-Monger
about-card-rumor-monger = 1 infamy whenever you buy a card with green in its printed cost, this one included.
card-sticky-fingered-dockhand = Sticky-Fingered Dockhand
about-card-sticky-fingered-dockhand = 1 infamy whenever you buy a card with blue in its printed cost, this one included.
card-unlabeled-potion = Unlabeled Potion
about-card-unlabeled-potion = Leaves the game as soon as you buy it: you gain the top card of the deck, whatever it is, for nothing.
card-wicked-clutches = Wicked Clutches
about-card-wicked-clutches = Each time your pile is stolen: 1 infamy.

## Cards: deck C

card-big-haul = Big Haul
about-card-big-haul = When you gain it: 1 infamy for each object that was in your final pile this round, the pawn too.
card-collecting-golem = Collecting Golem
about-card-collecting-golem = At the end: { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
  } for every two magic icons you have (this one counts).
card-crown = Crown
card-exit-strategy = Exit Strategy
about-card-exit-strategy = In your turn, as often as you like: { $gold } gold for { $infamy } infamy.
card-fur-coat = Fur Coat
card-giant-belt-buckle = Giant Belt Buckle
card-insurance-racket = Insurance Racket
about-card-insurance-racket = One more purchase every round, and all your purchases cost one gem less: you choose which.
card-island-estate = Island Estate
about-card-island-estate = When at least one mask of yours is exchanged at the end of a round: 1 infamy more.
card-loyalty-program = Loyalty Program
about-card-loyalty-program = At the end: 1 point for each other card you own.
card-political-campaign = Political Campaign
about-card-political-campaign = At the end: 1 point for every two infamy you have, beside what they count themselves.
card-scepter = Scepter
card-the-heist = The Heist
about-card-the-heist = When you gain it: 1 infamy for each object that was in your final pile this round, the pawn too.
card-treasure-map-blue = Treasure Map
card-treasure-map-red = Treasure Map

## Promo cards

card-mimetic-stew = Mimetic Stew
about-card-mimetic-stew = When you gain it, choose a card of another player: from now on this is a copy of it.
card-narrow-alleyway = Narrow Alleyway
about-card-narrow-alleyway = When the split ends and somebody else has a pile of { $crowd } or more objects: { $infamy } infamy.
card-wut = Wut
about-card-wut = Does nothing, but has all six icons.
card-purported-curse = Purported Curse
about-card-purported-curse = At the end: 1 point for each magic icon that the other players have.

## The table on the screen

table-round = Round { $round }
table-phase-split = Split the loot
table-phase-market = Go shopping
table-decks = Cards left in the decks
table-deck = Deck { $deck }: { $left ->
    [0] empty
    [one] 1 card left
   *[other] { $left } cards left
  }
table-row = Row { $deck } of the market
table-row-short = { $compact ->
    [1] { $deck }
   *[other] Row { $deck }
  }
table-row-old = not refilled
table-row-left = { $left } left in the deck
table-row-empty = deck empty, then row { $next } opens
table-row-last = deck empty: the last round is near
table-offer = { $card }, row { $deck }
table-offer-payable = { $card }, row { $deck }; you could pay it
table-centre = The centre
table-centre-empty = The centre is empty.
table-spent = Spent dice
table-object-centre = { $object }, in the centre
table-object-back = { $object }, returned: it will be rolled
table-object-of = { $object }, { $owner_is ->
    [you] in your pile
   *[other] in the pile of { $owner }
  }
table-pile-of = Pile of { $owner }: { $objects ->
    [0] nothing
    [one] 1 object
   *[other] { $objects } objects
  }
table-cards-of = { $owner_is ->
    [you] Your cards
   *[other] Cards of { $owner }
  } ({ $cards })
table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
table-icons = { $icon }: { $many }
table-steal = Steal
table-robbed = robbed: waits for what comes back
table-no-pile = no pile yet
table-choosing = is choosing…
table-safe = one object: safe
table-my-pile = Your pile
table-keep = You keep
table-return-rest = choose what goes back
table-purchases = { $purchases ->
    [0] no purchase left
    [one] 1 purchase
   *[other] { $purchases } purchases
  } · { $pays ->
    [0] pays nothing
    [one] pays 1 card
   *[other] pays { $pays } cards
  }
table-my-cards = Your cards ({ $cards })
table-my-tokens = Your gold, infamy and points
table-no-cards = The cards you buy lie here.
table-no-cards-yet = No cards yet.
table-owned = Your { $card }
table-use = Use { $card }: several ways
table-used = { $card }: used in this turn
table-worth = Worth { $points } now
table-gold = Gold: { $gold }
table-infamy = Infamy: { $infamy }
table-secret = only you see it
table-score = { n-points } now
table-score-open = { n-points } in the open; infamy is hidden
table-score-short = points now
table-bonuses = End bonuses now
table-bonus-mine = You would get { $points }
table-bonus-none = nobody yet
table-bonus-one = { $leader_is ->
    [you] you have most
   *[other] { $leader } leads
  }
table-bonus-tied-you = { $count ->
    [2] you and another
   *[other] you and others, { $count } in all
  }
table-bonus-tied = { $count } tied
table-bonus-counts = { $most }, you { $count }
table-turn-into = { $card }: turn { $object } into…
table-free = Free
table-rows = The rows of the market
table-row-holds = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }; { $pays ->
    [0] you can pay none
    [one] you can pay 1
   *[other] you can pay { $pays }
  }
table-round-short = round { $round }

## The end on the screen

end-won = { $seat_is ->
    [you] The bazaar is yours <for tonight.>
   *[other] { $seat } owns the bazaar <for tonight.>
  }
end-start = The start
end-shared = { $count } thieves share the bazaar <for tonight.>
end-plate = { $seat }, { n-points }
end-lead-margin = { $seat_is ->
    [you] You win with { n-points }
   *[other] { $seat } wins with { n-points }
  }, { $margin } ahead of { $second_is ->
    [you] you
   *[other] { $second }
  }.
end-lead-cards = { $seat_is ->
    [you] You and { $second } both have { n-points }
   *[other] { $second_is ->
        [you] You and { $seat } both have { n-points }
       *[other] { $seat } and { $second } both have { n-points }
      }
  }: more cards decide.
end-lead-tokens = { $seat_is ->
    [you] You and { $second } both have { n-points }
   *[other] { $second_is ->
        [you] You and { $seat } both have { n-points }
       *[other] { $seat } and { $second } both have { n-points }
      }
  } and as many cards: more infamy and gold decide.
end-lead-shared = The same points, cards and tokens: a shared victory.
end-table = The scores
end-thief = Thief
end-you = You
end-total = Points
end-chart = How the game went
end-chart-note = the scores round by round, as if each were the last
end-chart-label = How the game went: { $lines }
end-chart-line = { $seat } ends with { $points }
end-moments = Moments that made it
end-moment-lead = { $seat_is ->
    [you] You go
   *[other] { $seat } goes
  } ahead and { $seat_is ->
    [you] stay
   *[other] stays
  } there.
end-moment-round = { $seat_is ->
    [you] You make
   *[other] { $seat } makes
  } { n-points } in this one round.
end-moment-card = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
  } { $card }, worth { $points } in the end.
end-moment-prey = { $seat_is ->
    [you] Your pile is
   *[other] The pile of { $seat } is
  } stolen once more: { $times } times in all, and nobody more often.

## The log on the screen: what these list is drawn behind them

log-roll = { $seat_is ->
        [you] You roll
       *[other] { $seat } rolls
    }
log-take = { $seat_is ->
        [you] You take
       *[other] { $seat } takes
    }
log-steal = { $seat_is ->
        [you] You steal
       *[other] { $seat } steals
    } { $victim_is ->
        [you] your pile
       *[other] the pile of { $victim }
    }
log-return = { $seat_is ->
        [you] You return
       *[other] { $seat } returns
    }
log-reroll = Rolled again:
log-buy = { $seat_is ->
        [you] You buy
       *[other] { $seat } buys
    } { $card }
log-exchange = { $seat_is ->
        [you] You exchange
       *[other] { $seat } exchanges
    } dice for
