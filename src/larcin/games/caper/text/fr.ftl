# Caper, en français.

title = Caper
tagline = Recrutez. Équipez. Passez le reste.
mode-standard = Deux Masterminds
mode-snitch = À trois : deux Masterminds et le Mouchard
mode-teams = À quatre : Masterminds et Éclaireurs
seat-snitch-0 = Mastermind, crème
seat-snitch-1 = Mastermind, menthe
seat-snitch-2 = Le Mouchard
seat-teams-0 = Mastermind, crème
seat-teams-1 = Mastermind, menthe
seat-teams-2 = Éclaireur, crème
seat-teams-3 = Éclaireur, menthe
option-city = Ville
option-city-random = Au hasard
option-city-paris = Paris (des objets à chaque coin de rue)
option-city-rome = Rome (des capers à foison)
option-city-london = Londres (gare à vos pièces)

# Mots

city-paris = Paris
city-rome = Rome
city-london = Londres
mastermind-cream = crème
mastermind-mint = menthe
round-thief = cambrioleurs
round-gear = équipement
colour-green = vert
colour-purple = violet
colour-yellow = jaune
colour-red = rouge
colour-light-blue = bleu clair
colour-pink = rose
colour-dark-green = vert foncé
good-diamond = diamant
good-painting = tableau
good-antique = antiquité
good-joker = objet au choix
coin = pièce
about-caper = Les capers décident d’un lieu : à la fin, le côté qui en a le plus emporte le butin. À égalité, personne.
about-coin = Il y a { n-coins } en tout. Elles paient l’équipement et départagent les ex aequo. Quand la réserve est vide, une pièce qui vous est due vient de votre rival, tant que vous en avez moins que lui.
about-flipped = Une carte retournée n’a plus ni couleur, ni objet, ni points, ni capers, ni effet. Elle garde sa place et compte encore comme équipement (ou comme cambrioleur) là où la couleur est indifférente, et pour le caper d’un cambrioleur tout équipé.
about-full = Un cambrioleur dont l’équipement est complet ({ $gear }, retourné ou non) apporte { some-capers } de plus.
about-good = À la fin, les séries d’objets différents rapportent des points : { $one_good } pour un objet, { $two_goods } pour deux, { $three_goods } pour trois. Un objet au choix compte pour ce qui rapporte le plus.
about-good-diamond = Un objet volé. { about-good }
about-good-painting = Un objet volé. { about-good }
about-good-antique = Un objet volé. { about-good }
about-good-joker = Compte comme diamant, tableau ou antiquité, selon ce qui rapporte le plus. { about-good }
about-reconstructed = Le prix de l’équipement et le revenu des cambrioleurs sont nos propres chiffres : l’éditeur ne les donne qu’en images.
about-snitch = Le Mouchard distribue les cartes. Il veut que les deux Masterminds finissent au coude à coude : il gagne si le score le plus bas et le plus haut divisé par { $share } atteignent le plus haut.
about-lookout = Un Éclaireur passe deux cartes au Mastermind adverse, qui en joue une ; l’autre va à l’Éclaireur adverse.

# Cambrioleurs. Le nom est celui de la carte, dans toutes les langues ; `translation-…` le dit dans celle-ci.

card-actress = The Actress
translation-card-actress = L’Actrice
about-card-actress = { each-capers } pour chaque paire d’équipements jaune et violet à vous ici.
card-auctioneer = The Auctioneer
translation-card-auctioneer = Le Commissaire-priseur
about-card-auctioneer = { each-points } pour chaque objet que vous possédez, où qu’il soit, butins des lieux compris.
card-banker = The Banker
translation-card-banker = Le Banquier
about-card-banker = { each-points } pour chacun de vos équipements jaunes ici.
card-barber = The Barber
translation-card-barber = Le Barbier
about-card-barber = { each-capers } pour chaque série d’un de vos cambrioleurs et de deux de vos équipements ici, de n’importe quelle couleur.
card-bon-vivant = The Bon Vivant
translation-card-bon-vivant = Le Bon Vivant
about-card-bon-vivant = { each-points } pour chacun de vos équipements verts ici.
card-cleaner = The Cleaner
translation-card-cleaner = Le Nettoyeur
about-card-cleaner = { each-points } pour chaque équipement rouge de votre rival ici. L’équipement rouge vous coûte ici { coins-price } de moins.
card-colonel = The Colonel
translation-card-colonel = Le Colonel
about-card-colonel = { each-points } pour chacun de vos équipements violets ici.
card-conductor = The Conductor
translation-card-conductor = Le Chef d’orchestre
about-card-conductor = { each-capers } pour chaque paire d’équipements violet et vert à vous ici.
card-dame = The Dame
translation-card-dame = La Dame
about-card-dame = { each-capers } pour chaque paire d’équipements jaune et vert à vous ici.
card-gentleman = The Gentleman
translation-card-gentleman = Le Gentleman
about-card-gentleman = { each-points } pour chaque série d’équipements vert, violet et jaune à vous ici.
card-illusionist = The Illusionist
translation-card-illusionist = L’Illusionniste
about-card-illusionist = Tout de suite : retournez ici un cambrioleur de votre rival qui n’a pas d’équipement.
card-mime = The Mime
translation-card-mime = Le Mime
about-card-mime = { some-capers }. { each-points } pour chaque cambrioleur de votre rival ici.
card-saint = The Saint
translation-card-saint = Le Saint
about-card-saint = Vos équipements verts ne peuvent pas être retournés ici.
card-smuggler = The Smuggler
translation-card-smuggler = Le Contrebandier
about-card-smuggler = Un objet au choix à la fin.
card-tourist = The Tourist
translation-card-tourist = Le Touriste
about-card-tourist = { each-capers } pour trois de vos équipements ici, de n’importe quelle couleur.
card-artist = The Artist
translation-card-artist = L’Artiste
about-card-artist = { each-capers } pour chacun de vos équipements verts ici.
card-chef = The Chef
translation-card-chef = Le Chef
about-card-chef = { each-capers } pour chaque paire d’un équipement bleu clair et d’un autre, quelconque, à vous ici.
card-madame = The Madame
translation-card-madame = La Madame
about-card-madame = L’équipement coûte ici { coins-price } de plus à votre rival. { each-points } pour chaque équipement bleu clair de votre rival ici.
card-don = The Don
translation-card-don = Le Don
about-card-don = { some-capers }. { each-points } pour chaque équipement rose de votre rival ici.
card-driver = The Driver
translation-card-driver = Le Chauffeur
about-card-driver = À la dernière manche, une fois votre dernière carte défaussée, vous pouvez poser ici un équipement de votre défausse, sans payer.
card-soprano = The Soprano
translation-card-soprano = La Soprano
about-card-soprano = { each-points } pour chacun de vos équipements roses ici.
card-bookie = The Bookie
translation-card-bookie = Le Bookmaker
about-card-bookie = { each-points } pour chacun de vos équipements vert foncé ici.
card-boxer = The Boxer
translation-card-boxer = Le Boxeur
about-card-boxer = { each-capers } pour chaque série d’un équipement vert foncé et de deux autres, quelconques, à vous ici.
card-royal = The Royal
translation-card-royal = Sa Majesté
about-card-royal = { each-points } pour chaque paire d’équipements vert foncé et vert ici. Les deux côtés comptent, et une paire peut les mêler.

# Équipement

card-helping-hand = Helping Hand
translation-card-helping-hand = Coup de main
about-card-helping-hand = Un diamant.
card-suction-scalers = Suction Scalers
translation-card-suction-scalers = Ventouses
about-card-suction-scalers = Un tableau.
card-grappling-gun = Grappling Gun
translation-card-grappling-gun = Lance-grappin
about-card-grappling-gun = Une antiquité.
card-blaze-shield-suit = Blaze Shield Suit
translation-card-blaze-shield-suit = Combinaison ignifuge
about-card-blaze-shield-suit = Un diamant. { each-points } pour chaque équipement rouge de votre rival ici.
card-briefcase = Briefcase
translation-card-briefcase = Mallette
about-card-briefcase = Un tableau. Vos équipements verts ne peuvent pas être retournés ici, cette carte comprise.
card-stealth-suit = Stealth Suit
translation-card-stealth-suit = Combinaison furtive
about-card-stealth-suit = Une antiquité. { each-points } pour chaque équipement rouge ici, des deux côtés.
card-simple-disguise = Simple Disguise
translation-card-simple-disguise = Simple déguisement
about-card-simple-disguise = { some-capers }.
card-smoke-screen = Smoke Screen
translation-card-smoke-screen = Écran de fumée
about-card-smoke-screen = { some-capers } et { some-points }.
card-incognito-tuxedo = Incognito Tuxedo
translation-card-incognito-tuxedo = Smoking incognito
about-card-incognito-tuxedo = { each-capers } pour chacun de vos équipements verts ici.
card-false-documents = False Documents
translation-card-false-documents = Faux papiers
about-card-false-documents = { each-capers } pour chacun de vos équipements jaunes ici.
card-eavesdropper = Eavesdropper
translation-card-eavesdropper = Oreille indiscrète
about-card-eavesdropper = { each-capers } pour chaque cambrioleur de votre rival ici.
card-blazeblaster = Blazeblaster
translation-card-blazeblaster = Lance-flammes
about-card-blazeblaster = Tout de suite : retournez l’équipement du dessus d’un cambrioleur de votre rival ici. { some-points } à la fin.
card-skeleton-key = Skeleton Key
translation-card-skeleton-key = Passe-partout
about-card-skeleton-key = Tout de suite : { some-coins }.
card-plasma-cutter = Plasma Cutter
translation-card-plasma-cutter = Découpeur plasma
about-card-plasma-cutter = Tout de suite : { some-coins }. { some-points } à la fin.
card-super-magnet = Super Magnet
translation-card-super-magnet = Super aimant
about-card-super-magnet = Tout de suite : { some-coins }, et { $each_coins } de plus pour chaque cambrioleur de votre rival ici.
card-hidden-plans = Plans Cachés
translation-card-hidden-plans = { card-hidden-plans }
about-card-hidden-plans = { each-points } pour chacun de vos équipements bleu clair ici, celui-ci compris.
card-secret-shades = Secret Shades
translation-card-secret-shades = Lunettes d’espion
about-card-secret-shades = { some-capers }. L’équipement bleu clair coûte ici { coins-price } de plus à votre rival.
card-aqua-respirator = Aqua-Respirator
translation-card-aqua-respirator = Respirateur aquatique
about-card-aqua-respirator = Un objet au choix à la fin.
card-utility-belt = Utility Belt
translation-card-utility-belt = Ceinture à outils
about-card-utility-belt = { each-capers } pour trois de vos équipements ici, de n’importe quelle couleur.
card-posto-segreto = Posto Segreto
translation-card-posto-segreto = Cachette secrète
about-card-posto-segreto = { each-capers } pour chacun de vos équipements violets ici.
card-veloce-wheels = Veloce Wheels
translation-card-veloce-wheels = Roues rapides
about-card-veloce-wheels = À la dernière manche, après votre dernier tour et avant de défausser votre dernière carte, vous pouvez jouer ici un équipement de votre défausse, sans payer.
card-signal-jammer = Signal Jammer
translation-card-signal-jammer = Brouilleur
about-card-signal-jammer = { each-capers } pour chaque équipement vert foncé de votre rival ici. Quand vous envoyez un cambrioleur ici, votre rival remet une pièce dans la réserve.
card-hollow-book = Hollow Book
translation-card-hollow-book = Livre creux
about-card-hollow-book = { some-capers }. Vos équipements verts ne peuvent pas être retournés ici.
card-laundromatic = Laundromatic
translation-card-laundromatic = Blanchisseuse
about-card-laundromatic = Tout de suite : { some-coins } de la réserve sur votre défausse, pour de bon. À la fin, { each-points } pour chaque pièce sur votre défausse.

# Lieux

location-antique-shop = Antique Shop
translation-location-antique-shop = L’Antiquaire
about-location-antique-shop = Gagnant : { some-points }, et { $each_points } pour chaque paire d’équipements jaune et vert à lui ici.
location-art-gallery = Art Gallery
translation-location-art-gallery = La Galerie d’art
about-location-art-gallery = Gagnant : { some-points }, et { $each_points } pour chaque paire d’équipements violet et vert à lui ici.
location-bank = The Bank
translation-location-bank = La Banque
about-location-bank = Gagnant : { some-points }, et { $each_points } pour chacun de ses équipements jaunes ici.
location-casino = The Casino
translation-location-casino = Le Casino
about-location-casino = Gagnant : { some-points }, et { $each_points } pour chacun de ses cambrioleurs ici.
location-chapel = The Chapel
translation-location-chapel = La Chapelle
about-location-chapel = Gagnant : { some-points }, et { $each_points } pour chacun de ses cambrioleurs ici. Les cambrioleurs ne peuvent pas être retournés ici.
location-gala = The Gala
translation-location-gala = Le Gala
about-location-gala = Gagnant : { some-points }, et { $each_points } pour chacun de ses équipements violets ici.
location-museum = The Museum
translation-location-museum = Le Musée
about-location-museum = Gagnant : { some-points }, et { $each_points } pour chacun de ses équipements verts ici.
location-yacht = The Yacht
translation-location-yacht = Le Yacht
about-location-yacht = Gagnant : { some-points }, et { $each_points } pour chaque paire d’équipements jaune et violet à lui ici.
location-eiffel-tower = Eiffel Tower
translation-location-eiffel-tower = La Tour Eiffel
about-location-eiffel-tower = Gagnant : { some-points }, et { $each_points } pour chaque objet qu’il possède, où qu’il soit. L’équipement vert coûte ici { coins-price } de moins.
location-louvre = The Louvre
translation-location-louvre = Le Louvre
about-location-louvre = Gagnant : { some-points } et un tableau.
location-moulin-rouge = Moulin Rouge
translation-location-moulin-rouge = Le Moulin Rouge
about-location-moulin-rouge = Gagnant : { some-points } et un objet au choix. L’équipement vert ne peut pas être retourné ici.
location-notre-dame = Notre Dame
translation-location-notre-dame = Notre-Dame
about-location-notre-dame = Gagnant : { some-points } et une antiquité.
location-versailles = Versailles
translation-location-versailles = { location-versailles }
about-location-versailles = Gagnant : { some-points } et un diamant.
location-colosseum = Colosseum
translation-location-colosseum = Le Colisée
about-location-colosseum = Gagnant : { some-points }, et { $each_points } pour chaque équipement du rival ici. L’équipement coûte ici { coins-price } de moins.
location-pantheon = Pantheon
translation-location-pantheon = Le Panthéon
about-location-pantheon = Gagnant : { some-points }, et { $each_points } pour chaque équipement jaune du rival ici. Chacun de vos équipements jaunes ici vaut { each-capers }.
location-trastevere = Trastevere
translation-location-trastevere = Le Trastevere
about-location-trastevere = Gagnant : { some-points }, et { $each_points } pour chaque équipement violet du rival ici. Chacun de vos équipements violets ici vaut { each-capers }.
location-trevi-fountain = Trevi Fountain
translation-location-trevi-fountain = La Fontaine de Trevi
about-location-trevi-fountain = Gagnant : { some-points }, et { $each_points } pour deux de ses équipements roses ici. L’équipement rose coûte ici { coins-price } de plus.
location-vatican = The Vatican
translation-location-vatican = Le Vatican
about-location-vatican = Gagnant : { some-points }, et { $each_points } pour chaque équipement vert du rival ici. Chacun de vos équipements verts ici vaut { each-capers }.
location-big-ben = Big Ben
translation-location-big-ben = { location-big-ben }
about-location-big-ben = Gagnant : { some-points }, et { $each_points } pour chaque équipement du rival ici. Quand vous jouez un équipement ici, votre rival remet une pièce dans la réserve.
location-british-museum = The British Museum
translation-location-british-museum = Le British Museum
about-location-british-museum = Gagnant : { some-points }, et { $each_points } pour chaque équipement vert ici, des deux côtés. Quand vous jouez un équipement vert ici, votre rival remet une pièce dans la réserve.
location-oxford-street = Oxford Street
translation-location-oxford-street = { location-oxford-street }
about-location-oxford-street = Gagnant : { some-points }, et { $each_points } pour chaque cambrioleur du rival ici. L’équipement coûte ici { coins-price } de moins.
location-piccadilly-circus = Piccadilly Circus
translation-location-piccadilly-circus = { location-piccadilly-circus }
about-location-piccadilly-circus = Gagnant : { some-points }, et { $each_points } pour chaque équipement jaune ici, des deux côtés. Quand vous jouez un équipement jaune ici, votre rival remet une pièce dans la réserve.
location-tower-of-london = Tower of London
translation-location-tower-of-london = La Tour de Londres
about-location-tower-of-london = Gagnant : { some-points }, et { $each_points } pour chaque équipement violet ici, des deux côtés. Quand vous jouez un équipement violet ici, votre rival remet une pièce dans la réserve.

# Actions

action-choose = { $card }
action-give = Donner { $card }
action-to = Envoyer vers { $location }
action-on = Donner à { $thief }
action-flip = Retourner la carte du dessus de { $thief }
action-discard = Défausser contre { n-coins }
action-pass = S’en passer

# Chiffres des cartes et des lieux

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
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
coins-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
  }

# Aperçus : ce qu’un choix change

n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
  }
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
preview-price = { $price ->
    [0] gratuit
   *[other] coûte { $price }
  }
preview-discard = défaussée : { $coins ->
    [0] aucune pièce à prendre
   *[other] pièces +{ $coins }
  }
preview-give = { $rival } reçoit { $other }
preview-play = pièces { $coins }, capers { $capers }, points { $points }{ preview-rival }
preview-flip = retourne { $flips } : capers { $capers }, points { $points }{ preview-rival }
preview-rival = { $rival_capers ->
    [0] {""}
   *[other] {", "}capers du rival { $rival_capers }
  }{ $rival_points ->
    [0] {""}
   *[other] {", "}points du rival { $rival_points }
  }{ $rival_coins ->
    [0] {""}
   *[other] {", "}pièces du rival { $rival_coins }
  }

# Questions

prompt-thief = À vous : quel cambrioleur envoyez-vous ?
prompt-thief-last = Le dernier cambrioleur de cette manche : lequel envoyez-vous ? L’autre est défaussé.
prompt-thief-wait = { $seat } choisit un cambrioleur.
prompt-gear = À vous : quel équipement jouer, ou défausser contre { n-coins } ?
prompt-gear-last = Le dernier tour de cette manche : quel équipement ? L’autre carte est défaussée sans rien rapporter.
prompt-gear-wait = { $seat } choisit un équipement.
prompt-to = Où envoyez-vous { $card } ?
prompt-on = Choisissez un cambrioleur pour { $card }, ou défaussez la carte contre { n-coins }.
prompt-on-must = Choisissez un cambrioleur pour { $card }.
prompt-discard = Vous ne pouvez payer { $card } nulle part : défaussez la carte contre { n-coins }.
prompt-flip = { $card } : quelle carte retournez-vous ?
prompt-flip-wait = { $seat } a joué { $card } et choisit quoi retourner.
prompt-free = { $source } : poser ici un équipement de votre défausse sans payer ({ $location }), ou vous en passer ?
prompt-free-place = Choisissez un cambrioleur pour { $card } ({ $location }).
prompt-free-wait = { $seat } peut reprendre un équipement : { $source }.
prompt-give = Laquelle de ces deux cartes va à { $victim } ? { $rival } reçoit l’autre.
prompt-give-more = Vous gagnez si leurs scores restent proches : aidez qui est derrière.
prompt-give-wait = { $seat } décide qui reçoit quelle carte.
prompt-offer = Choisissez deux cartes pour { $victim } : la première.
prompt-offer-second = Et la seconde carte pour { $victim }.
prompt-offer-wait = { $seat } choisit deux cartes à passer.
prompt-offers-wait = Les Éclaireurs choisissent chacun deux cartes.
prompt-over = Le coup est fait.

# Événements

event-city = { $city } : { $first }, { $second }, { $third }.
event-round = Manche { $number } : { $kind }, { n-cards } de chaque côté. { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
event-swap = Les mains sont échangées.
event-send = { $seat_is ->
    [you] Vous envoyez { $card } vers { $location }.
   *[other] { $seat } envoie { $card } vers { $location }.
  }
event-equip = { $seat_is ->
    [you] Vous jouez
   *[other] { $seat } joue
  } { $card } sur { $thief } ({ $location }) { $coins ->
    [0] sans payer
   *[other] pour { n-coins }
  }.
event-bring-back = { $source } : { $seat_is ->
    [you] vous posez
   *[other] { $seat } pose
  } { $card } sur { $thief } ({ $location }) sans payer.
event-decline = { $seat_is ->
    [you] Vous n’utilisez pas
   *[other] { $seat } n’utilise pas
  } { $source }.
event-discard = { $seat_is ->
    [you] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
  }
event-leftover = { $seat_is ->
    [you] Votre dernière carte, { $card }, est défaussée.
   *[other] La dernière carte de { $seat }, { $card }, est défaussée.
  }
event-gain = { $seat_is ->
    [you] Vous prenez { n-coins }.
   *[other] { $seat } prend { n-coins }.
  }
event-gain-from = La réserve est vide : { $seat_is ->
    [you] vous prenez { n-coins } à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous prend { n-coins }.
       *[other] { $seat } prend { n-coins } à { $victim }.
      }
  }
event-gain-nothing = La réserve est vide : rien à prendre pour { $seat_is ->
    [you] vous
   *[other] { $seat }
  } ({ n-coins }).
event-launder = { $seat_is ->
    [you] { n-coins } de la réserve sur votre défausse.
   *[other] { n-coins } de la réserve sur la défausse de { $seat }.
  }
event-launder-from = La réserve est vide : { $seat_is ->
    [you] { n-coins } de { $victim } sur votre défausse.
   *[other] { $victim_is ->
        [you] { n-coins } à vous sur la défausse de { $seat }.
       *[other] { n-coins } de { $victim } sur la défausse de { $seat }.
      }
  }
event-launder-nothing = La réserve est vide : { $seat_is ->
    [you] vous n’avez rien à blanchir.
   *[other] { $seat } n’a rien à blanchir.
  }
event-return = { $seat_is ->
    [you] Vous remettez une pièce dans la réserve.
   *[other] { $seat } remet une pièce dans la réserve.
  }
event-no-target = { $card } : rien à retourner.
event-flip = { $seat_is ->
    [you] Vous retournez { $card } ({ $location }).
   *[other] { $seat } retourne { $card } ({ $location }).
  }
event-first-card = { $victim_is ->
    [you] Votre première carte est { $card }.
   *[other] La première carte de { $victim } est { $card }.
  }
event-first-card-unseen = { $victim_is ->
    [you] Vous recevez votre première carte.
   *[other] { $victim } reçoit une première carte, que personne d’autre ne voit.
  }
event-hand-out = { $seat_is ->
    [you] Vous donnez { $card } à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous donne { $card }.
       *[other] { $seat } donne { $card } à { $victim }.
      }
  }
event-hand-out-unseen = { $victim_is ->
    [you] { $seat } vous donne une carte.
   *[other] { $seat } donne une carte à { $victim }.
  }
event-offer = { $seat_is ->
    [you] Vous passez { $card } et { $other } à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous passe { $card } et { $other }.
       *[other] { $seat } passe { $card } et { $other } à { $victim }.
      }
  }
event-offer-unseen = { $seat } passe deux cartes à { $victim }.
event-keep = { $seat_is ->
    [you] { $card } va à { $victim }.
   *[other] { $victim_is ->
        [you] { $card } vous vient de { $seat }.
       *[other] { $card } va de { $seat } à { $victim }.
      }
  }
event-keep-unseen = L’autre carte de { $seat } va à { $victim }.
event-won = { $location } : { $seat_is ->
    [you] vous l’emportez
   *[other] { $seat } l’emporte
  } par { $capers ->
    [one] { $capers } caper
   *[other] { $capers } capers
  } à { $others } ({ n-points }).
event-tied = { $location } : personne ne l’emporte, { $capers ->
    [0] aucun caper de part et d’autre
    [one] un caper partout
   *[other] { $capers } capers partout
  }.
event-win = { $seat_is ->
    [you] Vous gagnez avec { n-points }.
   *[other] { $seat } gagne avec { n-points }.
  }
event-win-snitch = { $seat_is ->
    [you] Les scores sont assez proches : le Mouchard, c’est vous, gagne avec { n-points }.
   *[other] Les scores sont assez proches : le Mouchard, { $seat }, gagne avec { n-points }.
  }
event-win-coins = Égalité à { n-points } : { $seat_is ->
    [you] vous gagnez, ayant plus de pièces.
   *[other] { $seat } gagne, ayant plus de pièces.
  }
event-win-cream = Égalité à { n-points } et en pièces : { $seat_is ->
    [you] vous gagnez, étant crème.
   *[other] { $seat } gagne, étant crème.
  }
event-win-with = { $seat_is ->
    [you] Vous gagnez avec { $partner }.
   *[other] { $seat } gagne aussi.
  }

# Scores

score-locations = Lieux
score-thieves = Cambrioleurs
score-gear = Équipement
score-goods = Séries d’objets
score-discard = Équipement défaussé
score-lower = Le score le plus bas
score-share = Part du plus haut
tie-coins = Pièces
tie-cream = Crème l’emporte à égalité

# Pourquoi pas

why-not-in-hand = Vous n’avez pas cette carte en main.
why-give-a-card = Choisissez une carte à donner.
why-not-giving = Seuls le Mouchard et les Éclaireurs donnent des cartes, et seulement avant que les Masterminds jouent.
why-not-that-target = Impossible à retourner : la carte est ailleurs, couverte, déjà retournée ou protégée, ou n’est pas de la bonne sorte.
why-flip-first = Choisissez d’abord la carte à retourner.
why-nothing-to-flip = Il n’y a rien à retourner maintenant.
why-no-pass = Vous ne pouvez pas vous en passer maintenant.
why-not-discarded = Ce n’est pas un équipement de votre défausse.
why-choose-or-pass = Choisissez un équipement de votre défausse, ou passez-vous-en.
why-card-first = Choisissez d’abord une carte.
why-play-what-you-can = Vous ne pouvez pas payer cette carte, mais vous pouvez jouer l’autre : en équipe, il le faut.
why-offered = Vous avez déjà préparé cette carte pour la passer.
why-card-forced = Cette carte est déjà choisie : il ne reste qu’à décider où elle va.
why-card-chosen = Vous avez déjà choisi une carte. Annulez pour en choisir une autre.
why-thief-stays = Un cambrioleur ne se défausse pas à volonté.
why-no-discard = En équipe, on ne défausse que si aucune des deux cartes ne peut être jouée.
why-bring-back = Une carte reprise doit être posée.
why-gear-on-a-thief = L’équipement se pose sur un de vos cambrioleurs.
why-thief-to-a-location = Un cambrioleur va dans un lieu.
why-no-such-location = Ce lieu n’est pas de la partie.
why-crew-full = Votre côté n’y a plus de place pour un cambrioleur.
why-not-your-thief = Ce n’est pas un de vos cambrioleurs sur la table.
why-thief-full = Ce cambrioleur ne peut pas prendre plus d’équipements.
why-too-dear = Vous n’avez pas assez de pièces pour cette carte à cet endroit.
why-not-here = Elle doit aller là où se trouve la carte qui la reprend.

# Positions

position-other-city = Cette position se joue ici : { $city }. Ses options nomment une autre ville.
position-locations = Une position a besoin de trois lieux différents, de la ville ({ $city }) ou sans ville.
position-coin-lists = Le champ « { $field } » doit donner deux nombres : celui de crème et celui de menthe.
position-coins = Les pièces ne tombent pas juste : il en faut { $expected } en tout ; réserve, bourses et pièces blanchies en font { $found }.
position-crews = Le champ « crews » doit donner deux ensembles de piles par lieu : ceux de crème et de menthe.
position-crew = L’équipe de « { $location } » n’est pas une liste de { $most } piles au plus, dans un lieu de cette position.
position-stack = Une pile est une liste de cartes : un cambrioleur, puis des équipements, { $most } au plus. Une pile ici ne l’est pas : { $location }.
position-card-count = { $card } : il en faut { $expected } en tout, cette position en a { $found }.
position-wrong-round = Seules des cartes de la sorte de la manche, cambrioleurs ou équipement, peuvent être en main.
position-wrong-deck = La pioche des cambrioleurs n’a que des cambrioleurs, celle de l’équipement que de l’équipement.
position-hand-size = Le siège { $seat } n’a pas le bon nombre de cartes : il lui en faut { $expected } maintenant, il en a { $found }.
position-heap-size = Le champ « { $field } » n’a pas le bon nombre de cartes : il lui en faut { $expected } maintenant, il en a { $found }.
position-decision = La décision en cours ne convient pas : voyez phase, round, pairs, turn, chosen, window, flipper et spot.
position-secret = La carte que le Mouchard n’a pas vue doit être dans la main de son propriétaire, et avant le premier tour d’une manche chaque Mastermind en a une.
position-passes = Les passes de cette manche ne mènent pas des cartes distribuées aux cartes en main, jouées et défaussées.
position-to-act = Le champ « to_act » doit donner les sièges qui ont à décider maintenant : { $seats }.
position-offers = Un Éclaireur prépare deux cartes au plus, et seulement dans la phase « offer » : voyez le champ « offers ».
position-forced = Il n’y a rien d’autre à choisir dans cette main : { $card }. La phase est alors « place », et « chosen » nomme la carte.
position-too-many-played = Un Mastermind ({ $colour }) a plus de cartes sur la table qu’il n’a eu de tours : { $thieves } de cambrioleurs, { $gear } d’équipement.
position-safe = { $card } ({ $location }) ne peut pas être retournée : la carte ou son lieu la protège.
position-laundered = Trop de pièces blanchies pour un Mastermind ({ $colour }) : { $found }, alors que ses Laundromatic sur la table en permettent { $most }.
position-pass-order = Les passes doivent nommer crème et menthe tour à tour : dans chaque paire, la première va à crème, la seconde à menthe.

# Dans le terminal

board-head = { $city } · manche { $round } sur { $rounds } : { $kind } · tour { $pair } sur { $pairs } · réserve { $supply }
board-side = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } · capers { $capers }, butin { $worth } :
board-purse = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  } ({ $colour }) · { n-coins } · { n-points } à présent ·
board-discard = défausse :
board-laundered = { n-coins }
board-hand = Votre main :
board-hand-known = { $seat } a en main :

# À l’écran

table-you = Vous
table-snitch = Mouchard
table-lookout = Éclaireur
table-mastermind = Mastermind
table-team = { $seat_is ->
    [you] Vous et { $lookout }
   *[other] { $lookout_is ->
        [you] Vous et { $seat }
       *[other] { $seat } et { $lookout }
      }
  }
table-free = gratuit
table-flipped = retourné
table-leads = mène
table-tied = égalité
table-worth = vaut
table-track = { $location }, { $seat_is ->
    [you] votre côté
   *[other] côté de { $seat }
  } : capers { $capers }, butin { $worth }, { $state ->
    [leads] mène
    [tied] égalité
   *[worth] mené
  }
table-tab = { $location } : de votre côté { $own ->
    [one] { $own } caper
   *[other] { $own } capers
  }, de l’autre { $rival }
table-stack = { $thief }, { $seat_is ->
    [you] à vous
   *[other] à { $seat }
  }{ $count ->
    [0] , sans équipement
   *[other] , avec { $gear }
  }
table-round = Manche { $round } : { $kind }, { n-cards } chacun
table-turn = Tour { $pair } sur { $pairs }
table-then-swap = Puis vous échangez vos mains avec { $seat }.
table-then-swap-watched = Puis les mains sont échangées.
table-then-last = La dernière carte est défaussée, sans pièce.
table-then-keep = La carte que vous ne jouez pas vous reste ; { $seat } donne la suivante.
table-then-pass = La carte que vous ne jouez pas va à votre Éclaireur.
table-pile = { n-cards } dans la pile
table-purse = { $seat_is ->
    [you] Votre bourse : { n-coins }
   *[other] Bourse de { $seat } : { n-coins }
  }
table-supply = Réserve : { n-coins }
table-supply-short = Réserve
table-coins = Les pièces
table-hand = Votre main
table-drawn = Les deux cartes que vous avez piochées
table-from-discard = L’équipement de votre défausse
table-hand-empty = Pas de cartes en main pour l’instant.
table-hand-short = Main { $cards }
table-lookout-short = Éclaireur { $cards }
table-discard-short = Défausse { $cards }
table-hand-of = { $owner_is ->
    [you] Votre main
   *[other] Main de { $owner }
  } : { n-cards }
table-discard-of = { $owner_is ->
    [you] Votre défausse
   *[other] Défausse de { $owner }
  } : { n-cards }
table-unknown = Vous ne pouvez pas connaître cette carte.
table-nothing-there = Rien pour l’instant.
table-no-place = pas de place
table-to = à { $seat }
table-now = Si c’était fini : { $lines }
table-score-now = Si c’était fini
end-you = Vous
end-total = Total
end-thief = Équipe
end-partner = avec { $seat_is ->
    [you] vous
   *[other] { $seat }
  }
end-table = Les scores par source
end-won = { $seat_is ->
    [you] Le coup est fait.<Vous gagnez.>
   *[other] Le coup est fait.<{ $seat } gagne.>
  }
end-plate = { $seat } · { $points }
end-lead-margin = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } { n-points }, soit { $margin } de plus que { $second_is ->
    [you] vous
   *[other] { $second }
  }.
end-lead-coins = Égalité à { n-points } : la bourse la mieux remplie décide.
end-lead-cream = Égalité à { n-points } et en pièces : { $seat_is ->
    [you] vous gagnez, étant crème.
   *[other] { $seat } gagne, étant crème.
  }
end-lead-snitch = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } tenu les scores assez serrés : { n-points }, de quoi rejoindre le plus haut Mastermind.
end-lead-no-snitch = Le Mouchard a { n-points }, ce qui ne suffit pas.
end-chart = Comment les coups se sont passés
end-chart-note = les capers des deux côtés, tour après tour
end-job = { $location }, capers : { $seat_is ->
    [you] vous
   *[other] { $seat }
  } { $capers }, { $second_is ->
    [you] vous
   *[other] { $second }
  } { $others }
end-nobody = personne
end-moments = Les moments décisifs
end-moment-round = Manche { $round }
end-moment-lead = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
  } l’avantage pour de bon : { $location }.
end-moment-flip = { $seat_is ->
    [you] Vous retournez
   *[other] { $seat } retourne
  } { $card } ({ $location }).
end-moment-tied = { $location } : égalité, personne n’a le butin.
end-moment-prize = { $location } est le meilleur butin : { n-points }.
