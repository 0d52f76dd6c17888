# Thiefdom, in English.

title = Thiefdom
tagline = Three thieves, long nights, one city full of eyes.
mode-standard = Rival guilds
mode-solo = Alone
option-city = City
option-city-random = Laid out at random
option-city-tutorial = The first city (all A sides, nothing turned)
option-missions = Smuggling missions
option-missions-standard = Drawn from the pile
option-missions-strategic = Strategic: each smuggler’s next two lie open
option-planning = Planning
option-planning-standard = Everybody plans in secret
option-planning-chaotic = Chaotic: the order is drawn

# Who

who = { $seat_is ->
    [you] Your { $thief }
   *[other] { $seat }’s { $thief }
  }
whom = { $seat_is ->
    [you] your { $thief }
   *[other] { $seat }’s { $thief }
  }

# Components

thief-cane = Cane
thief-feather = Feather
thief-satchel = Satchel
figure-guard-a = guard A
figure-guard-b = guard B
figure-guard-c = guard C
figure-guard-d = guard D
figure-noble-a = noble A
figure-noble-b = noble B
figure-noble-c = noble C
figure-noble-d = noble D
figure-carriage = the carriage
good-gold = gold
good-badge = badge
good-gem = gem
good-liquor = liquor
good-wine = wine
good-artwork = artwork
good-artwork-a = the artwork A
good-artwork-b = the artwork B
good-artwork-c = the artwork C
good-artwork-d = the artwork D
house-tower = tower
house-garden = garden
house-forge = forge
house-stable = stable
house-church = church
location-market = market
location-dealer = dealer
location-dungeon = dungeon
location-tavern = tavern
location-smuggler = smuggler
location-villa = villa
plan-patrol = the patrol
way-north = north
way-east = east
way-south = south
way-west = west
equipment-climbing-tools = Climbing Tools
equipment-crossbow = Crossbow
equipment-cudgel = Cudgel
equipment-fishing-rod = Fishing Rod
equipment-grappling-hook = Grappling Hook
equipment-sack = Sack
equipment-pigeon = Messenger Pigeon
equipment-lock-pick = Lock Pick
equipment-shoes = Shoes
equipment-smoke-bomb = Smoke Bomb
equipment-thimble-ring = Thimble-ring
equipment-throwing-stars = Throwing Stars
client-antonius = Antonius
client-apollon = Apollon
client-beatrix = Beatrix
client-benjamin = Benjamin
client-bernhard = Bernhard
client-elise = Elise
client-grimm = Grimm
client-helmut = Helmut
client-iwana = Iwana
client-janus = Janus
client-jin = Jin
client-juma = Juma
client-jolanda = Jolanda
client-johanna = Johanna
client-jonathan = Jonathan
client-kostanze = Kostanze
client-kunrad = Kunrad
client-larissa = Larissa
client-lentz = Lentz
client-malika = Malika
client-melisande = Melisande
client-mortana = Mortana
client-oswald = Oswald
client-quinta = Quinta
client-richard = Richard
client-ruth = Ruth
client-samuel = Samuel
client-siti = Siti
client-stoffel = Stoffel
client-svenja = Svenja
client-towa = Towa
client-tristan = Tristan
client-wibald = Wibald
client-wilma = Wilma
place-1a = house 1a
place-1b = house 1b
place-1c = house 1c
place-1d = house 1d
place-1e = house 1e
place-1f = house 1f
place-1g = house 1g
place-1h = house 1h
place-2a = house 2a
place-2b = house 2b
place-2c = house 2c
place-2d = house 2d
place-2e = house 2e
place-2f = house 2f
place-2g = house 2g
place-2h = house 2h
place-3a = house 3a
place-3b = house 3b
place-3c = house 3c
place-3d = house 3d
place-3e = house 3e
place-3f = house 3f
place-3g = house 3g
place-3h = house 3h
place-4a = house 4a
place-4b = house 4b
place-4c = house 4c
place-4d = house 4d
place-4e = house 4e
place-4f = house 4f
place-4g = house 4g
place-4h = house 4h
place-5a = house 5a
place-5b = house 5b
place-5c = house 5c
place-5d = house 5d
place-5e = house 5e
place-5f = house 5f
place-5g = house 5g
place-5h = house 5h
place-6a = house 6a
place-6b = house 6b
place-6c = house 6c
place-6d = house 6d
place-6e = house 6e
place-6f = house 6f
place-6g = house 6g
place-6h = house 6h
place-7a = house 7a
place-7b = house 7b
place-7c = house 7c
place-7d = house 7d
place-7e = house 7e
place-7f = house 7f
place-7g = house 7g
place-7h = house 7h
place-8a = house 8a
place-8b = house 8b
place-8c = house 8c
place-8d = house 8d
place-8e = house 8e
place-8f = house 8f
place-8g = house 8g
place-8h = house 8h
place-dealer-1 = the dealer’s (section 1)
place-tavern-2 = the tavern of section 2
place-market-3 = the market
place-smuggler-4 = the smuggler’s (section 4)
place-smuggler-5 = the smuggler’s (section 5)
place-dealer-6 = the dealer’s (section 6)
place-dungeon-7 = the dungeon
place-smuggler-7 = the smuggler’s (section 7)
place-tavern-8 = the tavern of section 8
place-smuggler-8 = the smuggler’s (section 8)
place-villa-2 = the villa of section 2
place-villa-4 = the villa of section 4
place-villa-5 = the villa of section 5
place-villa-7 = the villa of section 7
# The tiles of the smugglers. A list is written good by good; $ask_first and $pay_first begin theirs, the others follow.
mission = { mission-ask } → { mission-pay }
mission-ask = { mission-ask-gold }{ mission-ask-badge }{ mission-ask-gem }{ mission-ask-liquor }{ mission-ask-wine }{ mission-ask-artwork }{ $ask_first ->
    [nothing] nothing
   *[other] {""}
  }
mission-ask-gold = { $ask_gold ->
    [0] {""}
   *[other] { $ask_first ->
        [gold] {""}
       *[other] {", "}
      }{ $ask_gold } gold
  }
mission-ask-badge = { $ask_badge ->
    [0] {""}
    [one] { $ask_first ->
        [badge] {""}
       *[other] {", "}
      }{ $ask_badge } badge
   *[other] { $ask_first ->
        [badge] {""}
       *[other] {", "}
      }{ $ask_badge } badges
  }
mission-ask-gem = { $ask_gem ->
    [0] {""}
    [one] { $ask_first ->
        [gem] {""}
       *[other] {", "}
      }{ $ask_gem } gem
   *[other] { $ask_first ->
        [gem] {""}
       *[other] {", "}
      }{ $ask_gem } gems
  }
mission-ask-liquor = { $ask_liquor ->
    [0] {""}
   *[other] { $ask_first ->
        [liquor] {""}
       *[other] {", "}
      }{ $ask_liquor } liquor
  }
mission-ask-wine = { $ask_wine ->
    [0] {""}
   *[other] { $ask_first ->
        [wine] {""}
       *[other] {", "}
      }{ $ask_wine } wine
  }
mission-ask-artwork = { $ask_artwork ->
    [0] {""}
    [one] { $ask_first ->
        [artwork] {""}
       *[other] {", "}
      }{ $ask_artwork } artwork
   *[other] { $ask_first ->
        [artwork] {""}
       *[other] {", "}
      }{ $ask_artwork } artworks
  }
mission-pay = { $pay_vp ->
    [0] {""}
   *[other] { $pay_vp } VP
  }{ mission-pay-gold }{ mission-pay-badge }{ mission-pay-gem }{ mission-pay-liquor }{ mission-pay-wine }{ mission-pay-artwork }{ $pay_first ->
    [nothing] nothing
   *[other] {""}
  }
mission-pay-gold = { $pay_gold ->
    [0] {""}
   *[other] { $pay_first ->
        [gold] {""}
       *[other] {" + "}
      }{ $pay_gold } gold
  }
mission-pay-badge = { $pay_badge ->
    [0] {""}
    [one] { $pay_first ->
        [badge] {""}
       *[other] {" + "}
      }{ $pay_badge } badge
   *[other] { $pay_first ->
        [badge] {""}
       *[other] {" + "}
      }{ $pay_badge } badges
  }
mission-pay-gem = { $pay_gem ->
    [0] {""}
    [one] { $pay_first ->
        [gem] {""}
       *[other] {" + "}
      }{ $pay_gem } gem
   *[other] { $pay_first ->
        [gem] {""}
       *[other] {" + "}
      }{ $pay_gem } gems
  }
mission-pay-liquor = { $pay_liquor ->
    [0] {""}
   *[other] { $pay_first ->
        [liquor] {""}
       *[other] {" + "}
      }{ $pay_liquor } liquor
  }
mission-pay-wine = { $pay_wine ->
    [0] {""}
   *[other] { $pay_first ->
        [wine] {""}
       *[other] {" + "}
      }{ $pay_wine } wine
  }
mission-pay-artwork = { $pay_artwork ->
    [0] {""}
    [one] { $pay_first ->
        [artwork] {""}
       *[other] {" + "}
      }{ $pay_artwork } artwork
   *[other] { $pay_first ->
        [artwork] {""}
       *[other] {" + "}
      }{ $pay_artwork } artworks
  }

# What components do

about-equipment-climbing-tools = Once a turn, in a move: one step may cross a wall, from space to space, into a building or out of one. Straight after landing behind the wall, a building beside that space may be entered without a door.
about-equipment-crossbow = 1 action, once a turn: shoot at a guard in this thief’s own sight (all four directions, also out of a building). { $n } VP; then you must move that guard as on a patrol.
about-equipment-cudgel = When robbing a guard, if you like: { $n } VP, the badge if it is still there, and then you must move that guard. It works on a guard without a badge too, but never from its sight.
about-equipment-fishing-rod = 1 action, once a turn, in a building beside the carriage: 1 wine and { $n } VP, and no poster.
about-equipment-grappling-hook = 1 action, once a turn, in a building: along a straight street to the building at its end, over all heads. No walls, no corners, no water.
about-equipment-sack = More slots, { $n } of them, for gold and loot as you like.
about-equipment-pigeon = 1 action, once a turn: up to { $n } goods in all (no artworks) pass between this thief and another of your guild, wherever it is.
about-equipment-lock-pick = In a villa this thief may take what is locked; and it gets { $n } VP whenever it takes gems or an artwork there.
about-equipment-shoes = { $n } movement points in a move instead of { $plain }.
about-equipment-smoke-bomb = 1 action, then it is gone: { $n } VP, and nobody can arrest this thief until its turn is over. A thief that is just being caught in its own turn may still throw it.
about-equipment-thimble-ring = Robbing a noble brings { $gold } gold and { $gem ->
    [one] a gem
   *[other] { $gem } gems
  }, not one of the two.
about-equipment-throwing-stars = 1 action, then they are gone: a noble or the carriage in this thief’s sight is moved to the next free lantern. { $n } VP.
about-client-antonius = Free, once a turn, in the church: 1 wine.
about-client-apollon = Free, once a turn, in a garden: 1 liquor becomes 1 wine.
about-client-beatrix = Free, in the church: { $vp } VP and { $ap } actions for this turn. Then Beatrix leaves the game, and the place is free for another ally.
about-client-benjamin = Rivals met or jumped cost this thief no VP.
about-client-bernhard = 1 action, once a turn: put 1 gold into the dungeon; a guard of your choice cannot arrest this thief until the night is over. Its badge stays guarded from its sight.
about-client-elise = At the end: { $gold } VP for each gold in your store.
about-client-grimm = At the end: { $badge } VP for each badge in your store.
about-client-helmut = At the end: { $liquor } VP for each liquor in your store.
about-client-iwana = At the end: { $gem } VP for each gem in your store.
about-client-janus = In the market this thief sells liquor at { $liquor } VP each.
about-client-jin = Once a turn, in a move: leap over a building beside this thief’s space and land on any space beside it.
about-client-juma = Free, once a turn: from any place beside the river to any other place beside the river.
about-client-jolanda = Free: from a garden to another garden.
about-client-johanna = Free: from a stable to another stable.
about-client-jonathan = In taverns this thief sells wine at { $wine } VP each, and in villas too.
about-client-kostanze = Free, once a turn, in the church: { $gold } gold for { $vp } VP, as often as you like.
about-client-kunrad = Activating the market also brings { $gem ->
    [one] a gem
   *[other] { $gem } gems
  } and { $vp } VP.
about-client-larissa = Free: from a forge to another forge.
about-client-lentz = Free, once a turn: give 1 good to another of your thieves, take 1 from it, or both. No artworks.
about-client-malika = At the dealer’s this thief sells gems at { $gem } VP each.
about-client-melisande = Your whole guild, free, in any forge: buy equipment of the display, { $discount } gold cheaper and worth { $vp } VP more.
about-client-mortana = When robbing the carriage, if you like: pay { $gold } gold for { $wine } wine and no poster.
about-client-oswald = Your whole guild: every smuggling mission brings { $gold } gold and { $vp } VP more.
about-client-quinta = Robbing a noble brings { $gem ->
    [one] a gem
   *[other] { $gem } gems
  } more.
about-client-richard = Your whole guild: allies cost no gold, and the market shows guests like a tavern.
about-client-ruth = Free, in your hideout, out of the store: for { $gold } gold each a gem ({ $gem } VP), liquor ({ $liquor } VP) or wine ({ $wine } VP).
about-client-samuel = 1 action, once a turn: this thief changes places with another of your guild.
about-client-siti = Free: from a tower to another tower.
about-client-stoffel = By day, if this thief is on a street space: { $gold } gold.
about-client-svenja = Activating a tavern or a dealer may end with a passage from tavern to dealer, or back.
about-client-towa = Free: from one tavern to the other.
about-client-tristan = { $points ->
    [one] A movement point
   *[other] { $points } movement points
  } more in a move that passes the catacombs.
about-client-wibald = Guards on the dungeon’s section (7) cannot arrest this thief, at any time.
about-client-wilma = At the end: { $wine } VP for each wine in your store.
about-location-market = Fill up with gold. Sell any number of liquor, { $vp } VP each.
about-location-dealer = Deliver an artwork for its reward. Sell any number of gems, { $vp } VP each. Buy equipment, { $n } at most.
about-location-dungeon = Take any goods lying here, as far as they fit. Sell any number of badges, { $vp } VP each. Burn your own poster for { $poster } VP.
about-location-tavern = If the thief has no ally: see { $n } guests, then pay one as an ally, brawl with one ({ $brawl } VP, and no ally ever), or leave it. Sell any number of wine, { $vp } VP each. Buy any number of liquor, { $gold } gold each.
about-location-smuggler = Deliver exactly what the mission asks for and take its reward.
about-location-villa = One of two: fill up with gems, or take the artwork. One of them is locked and opens to a Lock Pick only.
about-house-tower = A house like any other. Siti knows a way from tower to tower.
about-house-garden = A house like any other. Jolanda and Apollon are at home in gardens.
about-house-forge = A house like any other. Larissa and Melisande are at home in forges.
about-house-stable = A house like any other. Johanna knows a way from stable to stable.
about-house-church = No hideout may be here. Antonius, Beatrix and Kostanze come here.
about-guard = Sees straight ahead, through everybody, up to a wall or a building. Carries a badge that can be stolen from the side or from behind.
about-noble = Carries a bag: { $gold } gold or { $gem ->
    [one] a gem
   *[other] { $gem } gems
  }, once until the next refill. Arrests wanted thieves who jump over it, or it over them.
about-carriage = Robbing it brings 1 wine and a poster. It moves two lanterns at a time.
about-poster = Wanted: nobles and the carriage arrest this thief when one jumps over the other. Drop it in the hideout, or burn it in the dungeon for { $vp } VP.
about-stamina = One action more for one thief, once a night.
about-artwork = Takes { $n } loot slots. A dealer pays for it; undelivered it is worth { $vp } VP at the end.
about-reconstructed = The figures of this card are reconstructed: the printed ones are not published as text.

# Actions

action-keep = Keep { $card }
action-buy-for = Buy { $card } for { $thief }
action-hideout = Hide in { $place }
action-plan = Send out { $first } first, then { $second }, then { $third }, and { $fourth } last
action-plan-alone = Send out { $first } first, then { $second }, then { $third }
action-step = Step to { $place }
action-enter = Enter { $place }
action-teleport = Go to { $place }
action-walk = Walk { $way }
action-rob-guard = Steal the badge of { $figure }
action-club = Club { $figure }
action-rob-gold = Take gold from { $figure }
action-rob-gem = Take a gem from { $figure }
action-rob-both = Empty the bag of { $figure }
action-rob-carriage = Rob { $figure }
action-rob-quietly = Rob { $figure } quietly (Mortana)
action-activate = Use this place
action-fill = Fill up: { $good }
action-sell = Sell { $n } × { $good }
action-buy-liquor = Buy { $n } × liquor
action-deliver-artwork = Deliver the artwork
action-burn-poster = Burn the poster
action-guests = See the guests
action-ally = Make { $card } an ally
action-brawl = Brawl with { $card }
action-decline = Nobody this time
action-buy = Buy { $card }
action-use-crossbow = Shoot at { $figure }
action-use-fishing-rod = Fish for wine
action-use-grappling-hook = Throw the Grappling Hook
action-use-pigeon = Send the pigeon to { $thief }
action-use-smoke-bomb = Throw the Smoke Bomb
action-use-throwing-stars = Throw the stars at { $figure }
action-use-client = Ask { $card }
action-use-bernhard = Bribe { $figure } (Bernhard)
action-use-kostanze = Give { $n } × { $gold } gold (Kostanze)
action-use-lentz = Send Lentz to { $thief }
action-use-ruth = Sell { $good } out of the store (Ruth)
action-use-samuel = Change places with { $thief } (Samuel)
action-store = Put down { $good }
action-fetch = Take up { $good }
action-meet = Share goods with { $thief }
action-give = Give { $good }
action-take = Take { $good }
action-discard = Throw away { $good }
action-drop-poster = Drop the poster
action-stamina = Use the stamina: one action more
bar-stamina = Stamina: +1
action-surrender = Be arrested
action-done = Done
action-end = End the turn

# Prompts

prompt-keep = Which card do you keep? ({ $n } of { $of })
prompt-keep-more = Equipment for your thieves: its price in gold on the left, its VP on the right. Hold a card to read it.
prompt-keep-wait = The others are still choosing a card.
prompt-shop = What do you buy, and for whom? At most { $most }.
prompt-shop-wait = The others are still buying.
prompt-hideout = Where is your hideout?
prompt-hideout-more = Your thieves set out from here, store goods here, and are brought back here when arrested.
prompt-hideout-wait = { $seat } chooses a hideout.
prompt-plan = Night { $number }: in which order do you act?
prompt-plan-more = Tap them in that order. Between their turns the townsfolk walk, and guards arrest whom they see in the street.
prompt-plan-wait = The others are still planning night { $number }.
prompt-turn = { $ap ->
    [0] { $thief } has no action left. Anything else?
    [one] { $thief } has one action. What now?
   *[other] { $thief } has { $ap } actions. What now?
  }
prompt-turn-more = { $ap ->
    [0] Goods, cards and the poster may still be seen to; then end the turn.
   *[other] A move of up to { $steps } spaces, a robbery, or what a place offers: one action each.
  }
prompt-turn-wait = { $seat } acts with { $thief }.
prompt-move = { $points ->
    [one] { $thief } has one step left. Where to?
   *[other] { $thief } has { $points } steps left. Where to?
  }
prompt-move-wait = { $seat } moves { $thief }.
prompt-jump = { $thief } is in mid-jump. Where does it land?
prompt-jump-wait = { $seat } jumps with { $thief }.
prompt-leap = { $thief } leaps over the roof. Where does it land?
prompt-leap-wait = { $seat } leaps with { $thief }.
prompt-exchange = What do { $thief } and { $mate } exchange?
prompt-exchange-wait = { $seat } exchanges goods.
prompt-location = { $thief } in { $place }: what do you do here?
prompt-location-wait = { $seat } is busy in { $place }.
prompt-guests = { $n } guests: an ally, a brawl, or nobody?
prompt-guests-wait = { $seat } looks at the guests.
prompt-teleport = Where does { $thief } come out?
prompt-teleport-wait = { $seat } chooses where { $thief } comes out.
prompt-overflow = { $thief } cannot carry all this. What is thrown away?
prompt-overflow-wait = { $seat } throws something away.
prompt-seen = { $thief } has been seen! Throw the Smoke Bomb, or be arrested?
prompt-seen-wait = { $seat } has been seen and decides.
prompt-walk = Which way does { $figure } go?
prompt-walk-wait = { $seat } moves { $figure }.
prompt-over = The last night is over.

# Events

event-keep = You keep { $card }.
event-keep-unseen = { $seat } keeps a card.
event-buy = { who } gets { $card } for { $gold } gold{ $vp ->
    [0] .
   *[other] , +{ $vp } VP.
  }
event-hideout = { $seat_is ->
    [you] Your hideout is { $place }.
   *[other] { $seat } hides in { $place }.
  }
event-night = Night { $number }. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
event-night-alone = Night { $number }. { $odd ->
    [1] Your thieves begin.
   *[other] The townsfolk begin.
  }
event-planned = { $seat_is ->
    [you] Your plan is made.
   *[other] { $seat } has planned the night.
  }
event-plan = { $seat_is ->
    [you] Your plan:
   *[other] { $seat } plans:
  } { $first }, { $second }, { $third }, { $fourth }.
event-plan-alone = { $seat_is ->
    [you] Your plan:
   *[other] { $seat } plans:
  } { $first }, { $second }, { $third }.
event-turn = { $seat_is ->
    [you] It is the turn of your { $thief }.
   *[other] It is the turn of { $seat }’s { $thief }.
  }
event-patrol = { $seat_is ->
    [you] You send out patrol { $number }.
   *[other] { $seat } sends out patrol { $number }.
  }
event-board = Patrol { $number } sets out; the die shows { $roll }.
event-rival = The die shows { $roll }: a rival ({ $thief }) is now in { $place }.
event-walk = On { $place } now: { $figure }.
event-stay = No way on for { $figure }.
event-step = { who } goes to { $place }.
event-jump = { who } jumps over { $place }.
event-enter = { who } enters { $place }.
event-enter-house = { who } enters { $place } ({ $roof }).
event-teleport = { who } comes out at { $place }.
event-rivals = { who } meets { $n ->
    [one] a rival
   *[other] { $n } rivals
  }: −{ $vp } VP.
event-seen = { who } has been seen!
event-arrest = { who } is arrested: −{ $vp } VP, and everything it carried is gone.
event-rob = { who } robs { $figure }.
event-club = { who } clubs { $figure }: +{ $vp } VP.
event-gain = { who } gets { $n } × { $good }.
event-wanted = { who } is wanted now.
event-discard = { who } throws away { $good }.
event-store = { who } puts { $good } into the store.
event-fetch = { who } takes { $good } out of the store.
event-give = { who } gives { $good } to { $mate }.
event-take = { who } takes { $good } from { $mate }.
event-activate = { who } is busy in { $place }.
event-sell = { who } sells { $n } × { $good }: +{ $vp } VP.
event-drinks = { who } pays { $gold } gold for liquor.
event-deliver = { who } delivers { $good }: +{ $vp } VP.
event-burn = { who } burns the poster: +{ $vp } VP.
event-mission = { who } fulfils a mission ({ mission }): +{ $vp } VP.
event-mission-posted = New in { $place }: { mission }.
event-guest = { $card } sits in the tavern.
event-ally = { who } makes { $card } an ally for { $gold } gold{ $vp ->
    [0] .
   *[other] , +{ $vp } VP.
  }
event-brawl = { who } starts a brawl with { $card }: +{ $vp } VP.
event-decline = { who } wants nobody.
event-display = { $card } is for sale now.
event-shoot = { who } shoots at { $figure }: +{ $vp } VP.
event-stars = { who } throws the stars at { $figure }: +{ $vp } VP.
event-tool = { who } uses { $card }: +{ $vp } VP.
event-pigeon = { who } sends the pigeon to { $mate }.
event-favour = { $card } helps { whom }{ $vp ->
    [0] .
   *[other] : +{ $vp } VP.
  }
event-bribe = { who } bribes { $figure }.
event-ruth = Ruth sells { $good } out of the store for { whom }: +{ $vp } VP.
event-stamina = { who } takes a deep breath: one action more.
event-poster = { who } is no longer wanted.
event-day = Day { $number } breaks.
event-streets = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } { $n ->
    [one] one thief
   *[other] { $n } thieves
  } in the streets: +{ $vp } VP.
event-refill = Bags, badges, missions and the dealers’ display are renewed.
event-win = { $seat_is ->
    [you] You win with { $points } VP.
   *[other] { $seat } wins with { $points } VP.
  }
event-solo-stars = { $points } VP: { $stars ->
    [0] no star yet.
    [one] one star.
   *[other] { $stars } stars.
  }

# Scores

score-start = At the start
score-sales = Sold
score-missions = Missions
score-artworks = Artworks delivered
score-equipment = Equipment bought
score-tools = Equipment used
score-friends = Friends and brawls
score-posters = Posters burnt
score-streets = Days in the streets
score-arrests = Arrests
score-rivals = Rivals met
score-goods = Goods left
score-allies = Allies at the end
score-hideout = Thieves at home
tie-goods = Goods
tie-artworks = Artworks
tie-wine = Wine
tie-badge = Badges
tie-liquor = Liquor
tie-gem = Gems
tie-gold = Gold
tie-latest = Later in the first round

# Why not

why-keep-first = First choose the card you keep.
why-shop-first = First decide what you buy of your cards.
why-hideout-first = First choose a house for your hideout.
why-plan-first = First plan the night.
why-move-first = This thief is moving: step on, or stop with “done”.
why-exchange-first = Two thieves are exchanging goods: finish that first.
why-location-first = The thief is busy here: finish that first.
why-guests-first = First decide about the guests.
why-teleport-first = First choose where the thief comes out.
why-discard-first = The thief carries too much: first throw something away.
why-seen-first = The thief has been seen: throw the Smoke Bomb, or be arrested.
why-walk-first = A figure is walking: first choose its way.
why-not-now = That cannot be done now.
why-not-in-pack = This card is not in your hand.
why-not-for-sale = You cannot buy this card: it is not yours to buy, costs too much, or you have chosen enough.
why-no-hideout-there = A hideout is in a house that is in this city, not in the church, and not where another hideout is.
why-no-such-guest = This guest is not here, or costs more gold than the thief has.
why-no-way = The figure cannot go that way: no street, a dead end, or it would turn round.
why-not-there = This card does not lead there.
why-no-ap = This thief has no action left.
why-wall = There is a wall in between. Climbing Tools would help.
why-no-door = This building has no door here.
why-no-landing = There is no place to land behind that figure.
why-too-far = This is not one step away.
why-no-such-card = This thief does not have that card.
why-rob-from-street = Robbing is done from a street space, not from a building.
why-robbed-tonight = This thief has robbed that figure tonight.
why-not-beside = The thief must stand beside that figure.
why-guard-sees = The guard is looking at this thief. Come from the side or from behind.
why-nothing-to-rob = There is nothing to take from that figure now.
why-not-in-location = The thief must be in a market, villa, tavern, dungeon, or with a dealer or smuggler.
why-visited = This thief has been busy here tonight already.
why-nothing-to-do = There is nothing that this thief could do here now.
why-once-a-turn = This card works once a turn.
why-card-not-here = This card cannot be used here and now: tap it to read when.
why-not-home = The thief must be in your hideout.
why-not-carried = The thief does not carry that.
why-not-in-store = There is none in your store.
why-one-way = Between two other actions a kind of good goes only one way.
why-no-room = It would not fit.
why-no-use = Throwing that away would make no room for what the thief carries too much.
why-nothing-to-take = There is none to take here, or it would not fit.
why-nobody-to-meet = Nobody is here to share goods with, or you have shared already.
why-not-wanted = This thief is not wanted.
why-tired = Your guild has used its stamina tonight.
why-part-used = That has been done here already, is locked, or would not fit.
why-nothing-to-sell = The thief does not have that many to sell here, or has sold already.
why-no-liquor = The thief cannot pay or carry that much liquor, or has bought already.
why-no-artwork = The thief has no artwork to deliver.
why-no-guests = The guests have been seen, or the thief has an ally or a brawl behind it.
why-cannot-buy = The thief cannot buy this: not on display, too dear, alike to one it has, or it carries enough.
why-no-patrol = No figure is walking now.
why-planned = This night is planned already.

# Positions

position-no-table = “{ $field }” must be a table of fields.
position-list-of = “{ $field }” must be a list with { $count } entries.
position-city-size = With so many seats the city has { $count } sections; this is { $city }.
position-city-section = A section is written like 3A or 3A/2 (two quarter turns); this is { $city }.
position-city-river = The river sections ({ $river }) are last in each row and never turned; this is { $city }.
position-city-sections = Every section of this size of city must be there once; this is { $city }.
position-townsfolk = With these seats the townsfolk are: { $names }.
position-no-lantern = { $name } must stand on a lantern, and { $space } is none.
position-no-street = { $space } is no street in this city.
position-space-twice = Two figures stand on { $space }.
position-earned = The VP of seat { $seat } must be the sum of what it has earned.
position-hideout = { $place } cannot be a hideout.
position-boards = Every seat needs a patrol board of its own, and the first player board 1.
position-plan = A plan names each thief, and with two seats or more the patrol, once.
position-no-building = There is no { $place } in this city.
position-tools = { $thief } carries at most { $count } pieces of equipment, not alike.
position-count = There must be { $expected } of { $name } in all; this position has { $found }.
position-to-act = “to_act” must list the seats that owe a decision.
position-unknown = “{ $field }” knows no “{ $found }”, only: { $names }.
position-flag = “{ $field }” says { $found }; it must be true or false.
position-began = In night { $round } seat { $first } can be first only if seat { $began } began the game.
position-too-early = At this stage “{ $field }” must still be left out or empty.
position-too-late = At this stage “{ $field }” is over: it must be left out or empty.
position-over = The game is over after night { $rounds } and all its { $count } activations.
position-all-planned = All seats have made their plans: the night has begun, so the stage is “turn”.
position-chaotic = With chaotic planning nobody is asked for a plan: the stage is “turn”.
position-no-plan = At night every seat needs a plan; seat { $seat } has none.
position-hideout-twice = Two guilds have their hideout in { $place }.
position-hideout-order = The seats choose their hideouts in this order: { $order }.
position-no-hideout = Seat { $seat } needs a hideout.
position-not-home = Before the first night { $thief } of seat { $seat } is where its hideout is, or nowhere without one.
position-empty-handed = Before the first night { $thief } of seat { $seat } carries nothing, has no ally and is not wanted.
position-nowhere = { $thief } of seat { $seat } must be somewhere in the city.
position-brawl = { $thief } of seat { $seat } has been in a brawl with nobody: “brawled” needs a card in “ally”.
position-absent = { $name } is not in this city.
position-not-yet = { $thief } of seat { $seat } has not acted tonight: it has robbed, visited and bribed nobody.
position-load = { $thief } of seat { $seat } carries more than it has room for.
position-locks = Of the villas { $artworks } lock the artwork and { $gems } the gems, those left out included.
position-piles = With strategic missions there is no deck, and at most { $count } missions lie beside a smuggler.
position-one-deck = Piles and a box of missions belong to the option “strategic”.
position-display = At most { $count } cards are for sale.
position-guests = At most { $count } guests are shown.
position-guests-where = Guests are shown to a thief without an ally that is busy in a tavern or the market.
position-client-box = Only Beatrix goes back to the box.
position-draft-backs = In the draft each kind of equipment is there once with a half circle and once with a full one.
position-draft-step = Cards are kept in the first steps of the draft, counted from 0; in step { $last } the seats shop.
position-draft-hand = At this step of the draft seat { $seat } has so many cards: { $packs } in hand, { $kept } kept, { $passed } handed on.
position-draft-choice = Seat { $seat } keeps a card that is not in its hand.
position-draft-passed = What seat { $seat } has handed on must be with its neighbours to the right.
position-draft-bids = Seat { $seat } buys at most { $count } of the cards it has kept, each once, for the gold in its store.
position-all-kept = All seats have chosen the card they keep: the draft goes on to its next step.
position-shops-over = No seat can buy anything: the draft is over.
position-not-alone = “{ $field }” belongs to the solo game.
position-stack = Different patrol boards face down in the stack at this moment, without the one just turned: { $count }.
position-rolls = The first roll is for the townsfolk and stays while they walk; the second, for the rival, comes after it.
position-compass = The compass of a patrol follows the roll in the solo game; otherwise there is none.
position-nobody-acts = At this stage nobody acts: “turn” must be empty, and no guests are shown.
position-no-thief = Without a thief in “turn” there is nothing that it could be doing.
position-no-patrol = A figure walks, or a thief is seen, only in a thief’s turn or on a patrol.
position-whose-turn = Activation { $number } of this night belongs to { $name } of seat { $seat }.
position-patrol = “patrol” counts the figures of the board that have set out, { $count } at most.
position-one-thing = A thief does one thing at a time: it moves, is busy in a location, comes out of a passage, exchanges goods or makes a figure walk.
position-card = { $name } is not this thief’s to use, or leads nowhere from here.
position-location = The location being activated is the one in which the thief is, and no smuggler’s.
position-not-visited = A thief that is busy in { $place } has visited it tonight.
position-open-part = Only the shop and the cellar stay open, once they have been used.
position-move = A thief that moves is in the street, and does only what its cards allow.
position-trail = A thief that jumps is above the last space of its trail: occupied spaces, each beside the one before.
position-exchange = Two thieves of one guild exchange goods by a jump, in the hideout, by pigeon or through Lentz, as far as that goes.
position-walker = The figure that walks must be on the patrol board and have set out.
position-walk = The way of the figure does not fit: its corridors, path, place, heading and lanterns must belong together.
position-lying = A thief that has just been seen is in the street, and named once.
position-who-acts = “to_act” must be the seats that owe a decision: { $seats }.
position-stage = This is stage “{ $found }”, not “{ $stage }”.
position-stuck = Nobody could do anything in this position.

# The table

table-map = The city
table-larger = Larger
table-smaller = Smaller
table-whole = The whole city
table-closer = Closer
table-go = Go to { $place }
table-points = { $n ->
    [one] 1 step
   *[other] { $n } steps
  }
table-seen = a guard sees it
table-vp = { $vp } VP
table-vp-short = VP
table-cost = Costs { $gold } gold
table-actions = Actions
table-hint-ap = Actions: { $n }
table-hint-thieves = Thieves seen on the way
table-ap = { $n ->
    [one] 1 action
   *[other] { $n } actions
  }
table-deeds = What can be done here
table-waste = Throw goods away
table-poster = Poster
table-wanted = Wanted
table-stamina = Stamina
table-stamina-used = Stamina used
table-about-gold = Pays for equipment, allies and liquor. At the end { $n } gold are worth { $vp } VP.
table-about-badge = Sold in the dungeon, { $vp } VP each; some smugglers want it.
table-about-gem = Sold at the dealer’s, { $vp } VP each; some smugglers want it.
table-about-liquor = Sold in the market, { $vp } VP each; some smugglers want it.
table-about-wine = Sold in taverns, { $vp } VP each; some smugglers want it.
table-plan = Who acts first, who next?
table-plan-back = Take back { $who }
table-plan-ready = Put this plan down
table-plan-again = Begin again
table-plan-of = Tonight’s plan
table-planned = The plan is made
table-pack = Keep one, the others are passed on
table-pack-alone = Keep one, the others are laid aside; the next come from the pile
table-kept = Your cards
table-your-guild = Your guild
table-patrol = Patrol { $number }:
table-store = Store in { $place }
table-no-hideout = No hideout yet
table-nowhere = not in the city yet
table-street = on the street, { $space }
table-gold-slots = Gold
table-loot-slots = Loot
table-tonight = Tonight, in order
table-night-planning = The guilds are planning the night.
table-night-planning-alone = You are planning the night.
table-night-before = Before the first night
table-dealers = At the dealers’
table-smugglers = Smugglers want
table-section = Section { $section }
table-artworks = In the villas
table-guests = Guests of the tavern
table-ally = As an ally
table-brawl = Brawl
table-decks = Left in the decks: { $tools } equipment, { $clients ->
    [one] one client
   *[other] { $clients } clients
  }, { $missions ->
    [one] one mission
   *[other] { $missions } missions
  }.
table-stars = Stars to be won
table-boards-left = { $n ->
    [0] No patrol board lies face down.
    [one] One patrol board still lies face down.
   *[other] { $n } patrol boards still lie face down.
  }
table-last-board = Patrol { $number } was out last; the die showed { $roll }.
table-rivals = Rivals in:
table-before = Before the first night
table-night = Night { $number } of { $nights }

# The end

end-table = VP by source
end-you = You
end-total = VP in all
end-tie = Tie: { $what }
end-you-win = The city <is yours.>
end-other-wins = The city belongs <to { $seat }.>
end-solo = { $vp } VP <in { $nights } nights.>
end-stars = { $n ->
    [0] No star yet.
    [one] One star.
   *[other] { $n } stars.
  }
end-lead = { $vp } VP, { $margin } more than { $seat_is ->
    [you] you.
   *[other] { $seat }.
  }
end-lead-tie = { $vp } VP, as many as { $seat_is ->
    [you] you;
   *[other] { $seat };
  } the tie is broken.
end-chart = How the nights went
end-chart-note = VP night by night; then what is counted at the end
end-chart-label = How the nights went: { $lines }
end-chart-line = { $seat } ends with { $points } VP
end-plate = { $seat_is ->
    [you] You
   *[other] { $seat }
  }, { $vp } VP
end-next-star = { $vp ->
    [one] One VP more for the next.
   *[other] { $vp } VP more for the next.
  }
end-night = Night { $night }
end-count = Counted at the end
end-moments = Moments that made it
end-moment-lead = { $seat_is ->
    [you] You go ahead and stay there.
   *[other] { $seat } goes ahead and stays there.
  }
end-moment-count = Only what is counted at the end puts { $seat_is ->
    [you] you
   *[other] { $seat }
  } ahead.
end-moment-night = { $seat_is ->
    [you] You make
   *[other] { $seat } makes
  } { $points } VP in this one night.
end-moment-arrests = { $seat_is ->
    [you] Your thieves have
   *[other] { $seat }’s thieves have
  } been arrested { $times } times by now.

# The table as text

board-night = Night { $number } of { $of }
board-display = At the dealers’ (gold/VP):
board-missions = Smugglers want:
board-dungeon = In the dungeon:
board-draft = Your cards:
board-seat = { $seat_is ->
    [you] You
   *[other] { $seat }
  }
board-vp = VP
board-hideout = hideout { $place }
board-store = store:
board-brawl = a brawl
board-wanted = wanted
preview-enter = { $kind }
preview-jump = jumping over
preview-arrive = to { $space }
