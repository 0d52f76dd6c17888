# Caper, in English.

title = Caper
tagline = Hire the crew. Kit them out. Pass on the rest.
mode-standard = Two Masterminds
mode-snitch = Three: two Masterminds and the Snitch
mode-teams = Four: Masterminds and Lookouts
seat-snitch-0 = Mastermind, cream
seat-snitch-1 = Mastermind, mint
seat-snitch-2 = The Snitch
seat-teams-0 = Mastermind, cream
seat-teams-1 = Mastermind, mint
seat-teams-2 = Lookout, cream
seat-teams-3 = Lookout, mint
option-city = City
option-city-random = Surprise me
option-city-paris = Paris (goods on every corner)
option-city-rome = Rome (capers galore)
option-city-london = London (mind your coins)

# Words

city-paris = Paris
city-rome = Rome
city-london = London
mastermind-cream = cream
mastermind-mint = mint
round-thief = thieves
round-gear = gear
colour-green = green
colour-purple = purple
colour-yellow = yellow
colour-red = red
colour-light-blue = light blue
colour-pink = pink
colour-dark-green = dark green
good-diamond = diamond
good-painting = painting
good-antique = antique
good-joker = good of your choice
coin = coin
about-caper = Capers decide who wins a location: at the end the side with more of them takes the prize. Equal, and nobody does.
about-coin = There are { $coins } coins in all. They pay for gear, and break a tie. When the supply is empty, a coin due to you comes from your rival, as long as you have fewer than they do.
about-flipped = A flipped card has no colour, good, points, capers or effect. It keeps its place, and still counts as gear (or as a thief) where any colour will do, and for the caper of a fully equipped thief.
about-full = A fully equipped thief ({ $gear } gear cards, flipped or not) brings { some-capers } more.
about-good = Sets of different goods score points at the end: { $one_good } for one, { $two_goods } for two, { $three_goods } for three. Goods of your choice are counted as what scores most.
about-good-diamond = A stolen good. { about-good }
about-good-painting = A stolen good. { about-good }
about-good-antique = A stolen good. { about-good }
about-good-joker = Counts as a diamond, a painting or an antique, whichever scores most. { about-good }
about-reconstructed = What gear costs and how many coins thieves bring are our own figures: the publisher prints them as pictures only.
about-snitch = The Snitch hands out the cards. He wants both Masterminds to score nearly the same: he wins if the lower score and the higher one divided by { $share } reach the higher one.
about-lookout = A Lookout passes two cards to the rival Mastermind, who plays one; the other goes to the rival Lookout.

# Thieves. The name is the one printed on the card, in every language; `translation-…` says it in this one.

card-actress = The Actress
translation-card-actress = { card-actress }
about-card-actress = { each-capers } for each pair of your yellow and purple gear here.
card-auctioneer = The Auctioneer
translation-card-auctioneer = { card-auctioneer }
about-card-auctioneer = { each-points } for each good you own, wherever it is, prizes of locations included.
card-banker = The Banker
translation-card-banker = { card-banker }
about-card-banker = { each-points } for each of your yellow gear cards here.
card-barber = The Barber
translation-card-barber = { card-barber }
about-card-barber = { each-capers } for each set of one of your thieves and two of your gear cards here, of any colour.
card-bon-vivant = The Bon Vivant
translation-card-bon-vivant = { card-bon-vivant }
about-card-bon-vivant = { each-points } for each of your green gear cards here.
card-cleaner = The Cleaner
translation-card-cleaner = { card-cleaner }
about-card-cleaner = { each-points } for each red gear card of your rival here. Red gear costs you { coins-price } less here.
card-colonel = The Colonel
translation-card-colonel = { card-colonel }
about-card-colonel = { each-points } for each of your purple gear cards here.
card-conductor = The Conductor
translation-card-conductor = { card-conductor }
about-card-conductor = { each-capers } for each pair of your purple and green gear here.
card-dame = The Dame
translation-card-dame = { card-dame }
about-card-dame = { each-capers } for each pair of your yellow and green gear here.
card-gentleman = The Gentleman
translation-card-gentleman = { card-gentleman }
about-card-gentleman = { each-points } for each set of green, purple and yellow gear of yours here.
card-illusionist = The Illusionist
translation-card-illusionist = { card-illusionist }
about-card-illusionist = At once: flip a thief of your rival here who has no gear.
card-mime = The Mime
translation-card-mime = { card-mime }
about-card-mime = { some-capers }. { each-points } for each thief of your rival here.
card-saint = The Saint
translation-card-saint = { card-saint }
about-card-saint = Your green gear here cannot be flipped.
card-smuggler = The Smuggler
translation-card-smuggler = { card-smuggler }
about-card-smuggler = A good of your choice at the end.
card-tourist = The Tourist
translation-card-tourist = { card-tourist }
about-card-tourist = { each-capers } for each three of your gear cards here, of any colour.
card-artist = The Artist
translation-card-artist = { card-artist }
about-card-artist = { each-capers } for each of your green gear cards here.
card-chef = The Chef
translation-card-chef = { card-chef }
about-card-chef = { each-capers } for each pair of a light blue gear card and any other of yours here.
card-madame = The Madame
translation-card-madame = { card-madame }
about-card-madame = Gear costs your rival { coins-price } more here. { each-points } for each light blue gear card of your rival here.
card-don = The Don
translation-card-don = { card-don }
about-card-don = { some-capers }. { each-points } for each pink gear card of your rival here.
card-driver = The Driver
translation-card-driver = { card-driver }
about-card-driver = In the last round, when your last card has gone to your discard, you may put a gear card of your discard here, free.
card-soprano = The Soprano
translation-card-soprano = { card-soprano }
about-card-soprano = { each-points } for each of your pink gear cards here.
card-bookie = The Bookie
translation-card-bookie = { card-bookie }
about-card-bookie = { each-points } for each of your dark green gear cards here.
card-boxer = The Boxer
translation-card-boxer = { card-boxer }
about-card-boxer = { each-capers } for each set of a dark green gear card and any two others of yours here.
card-royal = The Royal
translation-card-royal = { card-royal }
about-card-royal = { each-points } for each pair of dark green and green gear here. Both sides count, and a pair may mix them.

# Gear

card-helping-hand = Helping Hand
translation-card-helping-hand = { card-helping-hand }
about-card-helping-hand = A diamond.
card-suction-scalers = Suction Scalers
translation-card-suction-scalers = { card-suction-scalers }
about-card-suction-scalers = A painting.
card-grappling-gun = Grappling Gun
translation-card-grappling-gun = { card-grappling-gun }
about-card-grappling-gun = An antique.
card-blaze-shield-suit = Blaze Shield Suit
translation-card-blaze-shield-suit = { card-blaze-shield-suit }
about-card-blaze-shield-suit = A diamond. { each-points } for each red gear card of your rival here.
card-briefcase = Briefcase
translation-card-briefcase = { card-briefcase }
about-card-briefcase = A painting. Your green gear here cannot be flipped, this card included.
card-stealth-suit = Stealth Suit
translation-card-stealth-suit = { card-stealth-suit }
about-card-stealth-suit = An antique. { each-points } for each red gear card here, on both sides.
card-simple-disguise = Simple Disguise
translation-card-simple-disguise = { card-simple-disguise }
about-card-simple-disguise = { some-capers }.
card-smoke-screen = Smoke Screen
translation-card-smoke-screen = { card-smoke-screen }
about-card-smoke-screen = { some-capers } and { some-points }.
card-incognito-tuxedo = Incognito Tuxedo
translation-card-incognito-tuxedo = { card-incognito-tuxedo }
about-card-incognito-tuxedo = { each-capers } for each of your green gear cards here.
card-false-documents = False Documents
translation-card-false-documents = { card-false-documents }
about-card-false-documents = { each-capers } for each of your yellow gear cards here.
card-eavesdropper = Eavesdropper
translation-card-eavesdropper = { card-eavesdropper }
about-card-eavesdropper = { each-capers } for each thief of your rival here.
card-blazeblaster = Blazeblaster
translation-card-blazeblaster = { card-blazeblaster }
about-card-blazeblaster = At once: flip the top gear card of a thief of your rival here. { some-points } at the end.
card-skeleton-key = Skeleton Key
translation-card-skeleton-key = { card-skeleton-key }
about-card-skeleton-key = At once: { some-coins }.
card-plasma-cutter = Plasma Cutter
translation-card-plasma-cutter = { card-plasma-cutter }
about-card-plasma-cutter = At once: { some-coins }. { some-points } at the end.
card-super-magnet = Super Magnet
translation-card-super-magnet = { card-super-magnet }
about-card-super-magnet = At once: { some-coins }, and { $each_coins } more for each thief of your rival here.
card-hidden-plans = Hidden Plans
translation-card-hidden-plans = { card-hidden-plans }
about-card-hidden-plans = { each-points } for each of your light blue gear cards here, this one included.
card-secret-shades = Secret Shades
translation-card-secret-shades = { card-secret-shades }
about-card-secret-shades = { some-capers }. Light blue gear costs your rival { coins-price } more here.
card-aqua-respirator = Aqua-Respirator
translation-card-aqua-respirator = { card-aqua-respirator }
about-card-aqua-respirator = A good of your choice at the end.
card-utility-belt = Utility Belt
translation-card-utility-belt = { card-utility-belt }
about-card-utility-belt = { each-capers } for each three of your gear cards here, of any colour.
card-posto-segreto = Posto Segreto
translation-card-posto-segreto = Secret Place
about-card-posto-segreto = { each-capers } for each of your purple gear cards here.
card-veloce-wheels = Veloce Wheels
translation-card-veloce-wheels = Fast Wheels
about-card-veloce-wheels = In the last round, after your last turn and before your last card is discarded, you may play a gear card of your discard here, free.
card-signal-jammer = Signal Jammer
translation-card-signal-jammer = { card-signal-jammer }
about-card-signal-jammer = { each-capers } for each dark green gear card of your rival here. When you send a thief here, your rival returns a coin.
card-hollow-book = Hollow Book
translation-card-hollow-book = { card-hollow-book }
about-card-hollow-book = { some-capers }. Your green gear here cannot be flipped.
card-laundromatic = Laundromatic
translation-card-laundromatic = { card-laundromatic }
about-card-laundromatic = At once: { some-coins } of the supply onto your discard, for good. At the end { each-points } for each coin on your discard.

# Locations

location-antique-shop = Antique Shop
translation-location-antique-shop = { location-antique-shop }
about-location-antique-shop = Winner: { some-points }, and { $each_points } for each pair of your yellow and green gear here.
location-art-gallery = Art Gallery
translation-location-art-gallery = { location-art-gallery }
about-location-art-gallery = Winner: { some-points }, and { $each_points } for each pair of your purple and green gear here.
location-bank = The Bank
translation-location-bank = { location-bank }
about-location-bank = Winner: { some-points }, and { $each_points } for each of your yellow gear cards here.
location-casino = The Casino
translation-location-casino = { location-casino }
about-location-casino = Winner: { some-points }, and { $each_points } for each of your thieves here.
location-chapel = The Chapel
translation-location-chapel = { location-chapel }
about-location-chapel = Winner: { some-points }, and { $each_points } for each of your thieves here. Thieves cannot be flipped here.
location-gala = The Gala
translation-location-gala = { location-gala }
about-location-gala = Winner: { some-points }, and { $each_points } for each of your purple gear cards here.
location-museum = The Museum
translation-location-museum = { location-museum }
about-location-museum = Winner: { some-points }, and { $each_points } for each of your green gear cards here.
location-yacht = The Yacht
translation-location-yacht = { location-yacht }
about-location-yacht = Winner: { some-points }, and { $each_points } for each pair of your yellow and purple gear here.
location-eiffel-tower = Eiffel Tower
translation-location-eiffel-tower = { location-eiffel-tower }
about-location-eiffel-tower = Winner: { some-points }, and { $each_points } for each good you own, wherever it is. Green gear costs { coins-price } less here.
location-louvre = The Louvre
translation-location-louvre = { location-louvre }
about-location-louvre = Winner: { some-points } and a painting.
location-moulin-rouge = Moulin Rouge
translation-location-moulin-rouge = { location-moulin-rouge }
about-location-moulin-rouge = Winner: { some-points } and a good of your choice. Green gear cannot be flipped here.
location-notre-dame = Notre Dame
translation-location-notre-dame = { location-notre-dame }
about-location-notre-dame = Winner: { some-points } and an antique.
location-versailles = Versailles
translation-location-versailles = { location-versailles }
about-location-versailles = Winner: { some-points } and a diamond.
location-colosseum = Colosseum
translation-location-colosseum = { location-colosseum }
about-location-colosseum = Winner: { some-points }, and { $each_points } for each gear card of your rival here. Gear costs { coins-price } less here.
location-pantheon = Pantheon
translation-location-pantheon = { location-pantheon }
about-location-pantheon = Winner: { some-points }, and { $each_points } for each yellow gear card of your rival here. Each of your yellow gear cards here is { each-capers }.
location-trastevere = Trastevere
translation-location-trastevere = { location-trastevere }
about-location-trastevere = Winner: { some-points }, and { $each_points } for each purple gear card of your rival here. Each of your purple gear cards here is { each-capers }.
location-trevi-fountain = Trevi Fountain
translation-location-trevi-fountain = { location-trevi-fountain }
about-location-trevi-fountain = Winner: { some-points }, and { $each_points } for each two of your pink gear cards here. Pink gear costs { coins-price } more here.
location-vatican = The Vatican
translation-location-vatican = { location-vatican }
about-location-vatican = Winner: { some-points }, and { $each_points } for each green gear card of your rival here. Each of your green gear cards here is { each-capers }.
location-big-ben = Big Ben
translation-location-big-ben = { location-big-ben }
about-location-big-ben = Winner: { some-points }, and { $each_points } for each gear card of your rival here. When you play gear here, your rival returns a coin.
location-british-museum = The British Museum
translation-location-british-museum = { location-british-museum }
about-location-british-museum = Winner: { some-points }, and { $each_points } for each green gear card here, on both sides. When you play green gear here, your rival returns a coin.
location-oxford-street = Oxford Street
translation-location-oxford-street = { location-oxford-street }
about-location-oxford-street = Winner: { some-points }, and { $each_points } for each thief of your rival here. Gear costs { coins-price } less here.
location-piccadilly-circus = Piccadilly Circus
translation-location-piccadilly-circus = { location-piccadilly-circus }
about-location-piccadilly-circus = Winner: { some-points }, and { $each_points } for each yellow gear card here, on both sides. When you play yellow gear here, your rival returns a coin.
location-tower-of-london = Tower of London
translation-location-tower-of-london = { location-tower-of-london }
about-location-tower-of-london = Winner: { some-points }, and { $each_points } for each purple gear card here, on both sides. When you play purple gear here, your rival returns a coin.

# Actions

action-choose = { $card }
action-give = Give { $card }
action-to = Send to { $location }
action-on = Give to { $thief }
action-flip = Flip the top card of { $thief }
action-discard = Discard for { n-coins }
action-pass = Do without

# Figures of cards and locations

some-capers = { $capers ->
    [one] { $capers } caper
   *[other] { $capers } capers
  }
each-capers = { $each_capers ->
    [one] { $each_capers } caper
   *[other] { $each_capers } capers
  }
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
each-points = { $each_points ->
    [one] { $each_points } point
   *[other] { $each_points } points
  }
some-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
  }
coins-price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
  }

# Previews: what a choice changes

n-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
n-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
n-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
preview-price = { $price ->
    [0] free
   *[other] costs { $price }
  }
preview-discard = discarded: { $coins ->
    [0] no coin to be had
   *[other] coins +{ $coins }
  }
preview-give = { $rival } gets { $other }
preview-play = coins { $coins }, capers { $capers }, points { $points }{ preview-rival }
preview-flip = flips { $flips }: capers { $capers }, points { $points }{ preview-rival }
preview-rival = { $rival_capers ->
    [0] {""}
   *[other] {", "}rival capers { $rival_capers }
  }{ $rival_points ->
    [0] {""}
   *[other] {", "}rival points { $rival_points }
  }{ $rival_coins ->
    [0] {""}
   *[other] {", "}rival coins { $rival_coins }
  }

# Prompts

prompt-thief = Your turn: which thief do you send?
prompt-thief-last = The last thief of this round: which one do you send? The other is discarded.
prompt-thief-wait = { $seat } is choosing a thief.
prompt-gear = Your turn: which gear do you play, or discard for { n-coins }?
prompt-gear-last = The last turn of this round: which gear? The other card is discarded without a coin.
prompt-gear-wait = { $seat } is choosing gear.
prompt-to = Where do you send { $card }?
prompt-on = Choose a thief for { $card }, or discard it for { n-coins }.
prompt-on-must = Choose a thief for { $card }.
prompt-discard = You cannot pay for { $card } anywhere: discard it for { n-coins }.
prompt-flip = { $card }: which card do you flip?
prompt-flip-wait = { $seat } played { $card } and is choosing what to flip.
prompt-free = { $source }: put a gear card of your discard here for nothing ({ $location }), or do without?
prompt-free-place = Choose a thief for { $card } ({ $location }).
prompt-free-wait = { $seat } may bring back a gear card: { $source }.
prompt-give = Which of these two cards goes to { $victim }? { $rival } gets the other.
prompt-give-more = You win if their scores end up close: help the one who is behind.
prompt-give-wait = { $seat } is deciding who gets which card.
prompt-offer = Choose two cards for { $victim }: the first one.
prompt-offer-second = And the second card for { $victim }.
prompt-offer-wait = { $seat } is choosing two cards to pass.
prompt-offers-wait = The Lookouts are choosing two cards each.
prompt-over = The job is done.

# Events

event-city = { $city }: { $first }, { $second }, { $third }.
event-round = Round { $number }: { $kind }, { $cards } cards a side. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
event-swap = Hands are swapped.
event-send = { $seat_is ->
    [you] You send { $card } to { $location }.
   *[other] { $seat } sends { $card } to { $location }.
  }
event-equip = { $seat_is ->
    [you] You play
   *[other] { $seat } plays
  } { $card } on { $thief } ({ $location }) { $coins ->
    [0] for nothing
   *[other] for { n-coins }
  }.
event-bring-back = { $source }: { $seat_is ->
    [you] you put
   *[other] { $seat } puts
  } { $card } on { $thief } ({ $location }) for nothing.
event-decline = { $seat_is ->
    [you] You leave
   *[other] { $seat } leaves
  } { $source } unused.
event-discard = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
event-leftover = { $seat_is ->
    [you] Your last card, { $card }, is discarded.
   *[other] The last card of { $seat }, { $card }, is discarded.
  }
event-gain = { $seat_is ->
    [you] You take { n-coins }.
   *[other] { $seat } takes { n-coins }.
  }
event-gain-from = The supply is empty: { $seat_is ->
    [you] you take { n-coins } from { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } takes { n-coins } from you.
       *[other] { $seat } takes { n-coins } from { $victim }.
      }
  }
event-gain-nothing = The supply is empty: { n-coins } due to { $seat_is ->
    [you] you
   *[other] { $seat }
  } cannot be had.
event-launder = { $seat_is ->
    [you] { n-coins } of the supply onto your discard.
   *[other] { n-coins } of the supply onto the discard of { $seat }.
  }
event-launder-from = The supply is empty: { $seat_is ->
    [you] { n-coins } of { $victim } onto your discard.
   *[other] { $victim_is ->
        [you] { n-coins } of yours onto the discard of { $seat }.
       *[other] { n-coins } of { $victim } onto the discard of { $seat }.
      }
  }
event-launder-nothing = The supply is empty: { $seat_is ->
    [you] there is no coin for you to launder.
   *[other] there is no coin for { $seat } to launder.
  }
event-return = { $seat_is ->
    [you] You return a coin to the supply.
   *[other] { $seat } returns a coin to the supply.
  }
event-no-target = { $card } finds nothing to flip.
event-flip = { $seat_is ->
    [you] You flip { $card } ({ $location }).
   *[other] { $seat } flips { $card } ({ $location }).
  }
event-first-card = { $victim_is ->
    [you] Your first card is { $card }.
   *[other] The first card of { $victim } is { $card }.
  }
event-first-card-unseen = { $victim_is ->
    [you] You get your first card.
   *[other] { $victim } gets a first card, unseen.
  }
event-hand-out = { $seat_is ->
    [you] You give { $card } to { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } gives you { $card }.
       *[other] { $seat } gives { $card } to { $victim }.
      }
  }
event-hand-out-unseen = { $victim_is ->
    [you] { $seat } gives you a card.
   *[other] { $seat } gives { $victim } a card.
  }
event-offer = { $seat_is ->
    [you] You pass { $card } and { $other } to { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } passes you { $card } and { $other }.
       *[other] { $seat } passes { $card } and { $other } to { $victim }.
      }
  }
event-offer-unseen = { $seat } passes two cards to { $victim }.
event-keep = { $seat_is ->
    [you] { $card } goes on to { $victim }.
   *[other] { $victim_is ->
        [you] { $card } comes to you from { $seat }.
       *[other] { $card } goes on from { $seat } to { $victim }.
      }
  }
event-keep-unseen = The other card of { $seat } goes on to { $victim }.
event-won = { $location }: { $seat_is ->
    [you] you win it
   *[other] { $seat } wins it
  } with { $capers } to { $others } capers ({ n-points }).
event-tied = { $location }: nobody wins it, { $capers ->
    [0] no caper on either side
    [one] one caper each
   *[other] { $capers } capers each
  }.
event-win = { $seat_is ->
    [you] You win with { n-points }.
   *[other] { $seat } wins with { n-points }.
  }
event-win-snitch = { $seat_is ->
    [you] The scores are close enough: you win as the Snitch with { n-points }.
   *[other] The scores are close enough: { $seat } wins as the Snitch with { n-points }.
  }
event-win-coins = Equal at { n-points }: { $seat_is ->
    [you] you win, having more coins.
   *[other] { $seat } wins, having more coins.
  }
event-win-cream = Equal at { n-points } and in coins: { $seat_is ->
    [you] you win, being cream.
   *[other] { $seat } wins, being cream.
  }
event-win-with = { $seat_is ->
    [you] You win together with { $partner }.
   *[other] { $seat } wins, too.
  }

# Scores

score-locations = Locations
score-thieves = Thieves
score-gear = Gear
score-goods = Sets of goods
score-discard = Gear on the discard
score-lower = The lower score
score-share = Share of the higher score
tie-coins = Coins
tie-cream = Cream wins a tie

# Why not

why-not-in-hand = You do not hold that card.
why-give-a-card = Choose a card to give.
why-not-giving = Only the Snitch and the Lookouts give cards, and only before the Masterminds play.
why-not-that-target = It cannot be flipped: it lies elsewhere, is covered, flipped or protected, or is not the right kind of card.
why-flip-first = First choose the card to flip.
why-nothing-to-flip = There is nothing to flip now.
why-no-pass = You cannot do without a card now.
why-not-discarded = That is no gear card of your discard.
why-choose-or-pass = Choose a gear card of your discard, or do without.
why-card-first = Choose a card first.
why-play-what-you-can = You cannot pay for that card, but you can play the other: in teams you must.
why-offered = You have already laid that card ready to pass.
why-card-forced = That card is chosen already: only its place is to be decided.
why-card-chosen = You have already chosen a card. Take that back to choose another.
why-thief-stays = A thief cannot be discarded by choice.
why-no-discard = In teams gear is discarded only if neither card can be played.
why-bring-back = A card brought back must be played.
why-gear-on-a-thief = Gear goes on one of your thieves.
why-thief-to-a-location = A thief goes to a location.
why-no-such-location = That location is not part of this game.
why-crew-full = Your side there has no room for another thief.
why-not-your-thief = That is not one of your thieves on the table.
why-thief-full = That thief cannot take more gear.
why-too-dear = You have too few coins for that card there.
why-not-here = It must go where the card lies that brings it back.

# Positions

position-other-city = This position is in { $city }, but its options name another city.
position-locations = A position needs three different locations of { $city } or without a city.
position-coin-lists = The field “{ $field }” must list two numbers: cream’s and mint’s.
position-coins = There must be { $expected } coins in all: supply, purses and laundered coins make { $found }.
position-crews = The field “crews” must list two sets of stacks by location: cream’s and mint’s.
position-crew = The crew at “{ $location }” is no list of at most { $most } stacks at a location of this position.
position-stack = A stack is a list of cards: a thief, then at most { $most } gear cards. One at { $location } is not.
position-card-count = { $card } must be there { $expected ->
    [0] not at all
    [one] once
   *[other] { $expected } times
  } in all; this position has it { $found ->
    [0] not at all
    [one] once
   *[other] { $found } times
  }.
position-wrong-round = Only cards of the round’s kind, thieves or gear, can be in hands now.
position-wrong-deck = The thief deck holds thieves only, the gear deck gear only.
position-hand-size = Seat { $seat } must hold { $expected } cards now; it holds { $found }.
position-heap-size = The field “{ $field }” must have { $expected } cards now; it has { $found }.
position-decision = What is being decided does not fit: look at phase, round, pairs, turn, chosen, window, flipper and spot.
position-secret = The card that the Snitch has not seen must be in its owner’s hand, and before the first turn of a round each Mastermind has one.
position-passes = The passes of this round do not lead from the cards dealt to the cards held, played and discarded.
position-to-act = The field “to_act” must list the seats that owe a decision now: { $seats }.
position-offers = A Lookout lays at most two cards ready, and only in the phase “offer”: look at the field “offers”.
position-forced = There is nothing to choose from this hand but { $card }: the phase is “place” then, and “chosen” names the card.
position-too-many-played = The { $colour } Mastermind has more cards on the table than turns were taken: { $thieves } with thieves, { $gear } with gear.
position-safe = { $card } ({ $location }) cannot be flipped: the card or its location protects it.
position-laundered = The { $colour } Mastermind has { $found } laundered coins, but Laundromatics on the table for { $most }.
position-pass-order = The passes must name cream and mint in turn: in each pair the first goes to cream, the second to mint.

# In the terminal

board-head = { $city } · round { $round } of { $rounds }: { $kind } · turn { $pair } of { $pairs } · supply { $supply }
board-side = { $seat_is ->
    [you] You
   *[other] { $seat }
  } · capers { $capers }, worth { $worth }:
board-purse = { $seat_is ->
    [you] You
   *[other] { $seat }
  } ({ $colour }) · { n-coins } · { n-points } now ·
board-discard = discard:
board-laundered = { n-coins }
board-hand = Your hand:
board-hand-known = { $seat } holds:

# On the screen

table-you = You
table-snitch = Snitch
table-lookout = Lookout
table-mastermind = Mastermind
table-team = { $seat_is ->
    [you] You & { $lookout }
   *[other] { $lookout_is ->
        [you] You & { $seat }
       *[other] { $seat } & { $lookout }
      }
  }
table-free = free
table-flipped = flipped
table-leads = leads
table-tied = tied
table-worth = worth
table-track = { $location }, { $seat_is ->
    [you] your side
   *[other] side of { $seat }
  }: capers { $capers }, prize { $worth }, { $state ->
    [leads] leads
    [tied] tied
   *[worth] behind
  }
table-tab = { $location }: your side { $own ->
    [one] one caper
   *[other] { $own } capers
  }, the other { $rival }
table-stack = { $thief }, { $seat_is ->
    [you] yours
   *[other] of { $seat }
  }{ $count ->
    [0] , without gear
   *[other] , with { $gear }
  }
table-round = Round { $round }: { $kind }, { $cards } cards each
table-turn = Turn { $pair } of { $pairs }
table-then-swap = Then you swap hands with { $seat }.
table-then-swap-watched = Then the hands are swapped.
table-then-last = The last card is discarded, without a coin.
table-then-keep = The card you do not play stays with you; the next one is given by { $seat }.
table-then-pass = The card you do not play goes to your Lookout.
table-pile = { n-cards } in the pile
table-purse = { $seat_is ->
    [you] Your purse: { n-coins }
   *[other] Purse of { $seat }: { n-coins }
  }
table-supply = Supply: { n-coins }
table-supply-short = Supply
table-coins = Coins
table-hand = Your hand
table-drawn = The two cards you have drawn
table-from-discard = Gear on your discard
table-hand-empty = No cards in hand now.
table-hand-short = Hand { $cards }
table-lookout-short = Lookout { $cards }
table-discard-short = Discard { $cards }
table-hand-of = { $owner_is ->
    [you] Your hand
   *[other] Hand of { $owner }
  }: { n-cards }
table-discard-of = { $owner_is ->
    [you] Your discard
   *[other] Discard of { $owner }
  }: { n-cards }
table-unknown = You cannot know this card.
table-nothing-there = Nothing there yet.
table-no-place = no place
table-to = to { $seat }
table-now = If it ended now: { $lines }
table-score-now = If it ended now
end-you = You
end-total = Total
end-thief = Crew
end-partner = with { $seat_is ->
    [you] you
   *[other] { $seat }
  }
end-table = The scores by source
end-won = { $seat_is ->
    [you] The job is done.<You win.>
   *[other] The job is done.<{ $seat } wins.>
  }
end-plate = { $seat } · { $points }
end-lead-margin = { $seat_is ->
    [you] You have
   *[other] { $seat } has
  } { n-points }, { $margin } more than { $second_is ->
    [you] you
   *[other] { $second }
  }.
end-lead-coins = Equal at { n-points }: the fuller purse decides.
end-lead-cream = Equal at { n-points } and in coins: { $seat_is ->
    [you] you win, being cream.
   *[other] { $seat } wins, being cream.
  }
end-lead-snitch = { $seat_is ->
    [you] You have kept
   *[other] { $seat } has kept
  } the scores close enough: { $points } points reach the higher Mastermind.
end-lead-no-snitch = The Snitch has { n-points }, which is not enough.
end-chart = How the jobs went
end-chart-note = capers of both sides, turn by turn
end-job = { $location }, capers: { $seat_is ->
    [you] you
   *[other] { $seat }
  } { $capers }, { $second_is ->
    [you] you
   *[other] { $second }
  } { $others }
end-nobody = nobody
end-moments = Moments that made it
end-moment-round = Round { $round }
end-moment-lead = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
  } the lead at { $location } for good.
end-moment-flip = { $seat_is ->
    [you] You flip
   *[other] { $seat } flips
  } { $card } at { $location }.
end-moment-tied = { $location } ends in a tie: nobody gets its prize.
end-moment-prize = { $location } is the best haul: { n-points }.
