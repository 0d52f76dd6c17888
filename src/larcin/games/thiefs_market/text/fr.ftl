# Le Bazar des Voleurs, en français.

title = Le Bazar des Voleurs
tagline = Partagez le butin en le volant, puis dépensez votre part au bazar.

mode-standard = Standard
option-infamy = Infamie des autres
option-infamy-hidden = Cachée
option-infamy-open = Visible
option-promos = Cartes promo
option-promos-off = Sans
option-promos-on = Avec les quatre promos
option-starter = Qui commence
option-starter-random = Tiré au hasard
option-starter-seat-0 = Joueur 1
option-starter-seat-1 = Joueur 2
option-starter-seat-2 = Joueur 3
option-starter-seat-3 = Joueur 4
option-starter-seat-4 = Joueur 5

## Objets et jetons

object-red = Rubis
object-white = Perle
object-blue = Saphir
object-green = Émeraude
object-bag = Bourse
object-mask = Masque
object-pawn = Pion premier joueur
a-red = un rubis
a-white = une perle
a-blue = un saphir
a-green = une émeraude
a-bag = une bourse
a-mask = un masque
a-pawn = le pion
about-object-red = Un dé joyau : il paie un joyau rouge du coût d’une carte.
about-object-white = Un dé joyau : il paie un joyau blanc du coût d’une carte.
about-object-blue = Un dé joyau : il paie un joyau bleu du coût d’une carte.
about-object-green = Un dé joyau : il paie un joyau vert du coût d’une carte.
about-object-bag = Si elle est encore dans votre tas en fin de manche, elle devient 1 or. Avant cela, elle ne paie rien.
about-object-mask = S’il est encore dans votre tas en fin de manche, il devient 1 infamie.
about-object-pawn = Qui l’a dans son tas achète en premier et lance les dés de la manche suivante. Il compte comme un objet.
token-gold = Or
token-infamy = Infamie
about-token-gold = Paie n’importe quel joyau. Tout le monde voit combien vous en avez ; le plus d’or à la fin vaut { n-points }.
about-token-infamy = 1 point chacune à la fin. Les autres vous voient la prendre, mais pas combien vous en avez.

icon-henchman = Homme de main
icon-wand = Magie
icon-building = Bâtiment
icon-finery = Parure
icon-compass = Boussole
icon-plan = Plan
about-icon-henchman = Le plus d’hommes de main à la fin : { $first ->
    [one] { $first } point
   *[other] { $first } points
  }. Le deuxième : { $second ->
    [one] { $second } point
   *[other] { $second } points
  }. Qui partage une place a { $less } de moins.
about-icon-wand = Compte pour le Golem de collection.
about-icon-building = À partir de deux, chaque repaire vaut sa plus haute valeur.
about-icon-finery = Aucun effet en elle-même.
about-icon-compass = Les Cartes au trésor des autres joueurs valent moins.
about-icon-plan = Aucun effet en lui-même.

# De quoi se compose une liste d’objets ; ces messages sont insérés dans d’autres phrases.
list-gems = { $red ->
        [0] {""}
        [one] {" "}· { $red } rubis
       *[other] {" "}· { $red } rubis
    }{ $white ->
        [0] {""}
        [one] {" "}· { $white } perle
       *[other] {" "}· { $white } perles
    }{ $blue ->
        [0] {""}
        [one] {" "}· { $blue } saphir
       *[other] {" "}· { $blue } saphirs
    }{ $green ->
        [0] {""}
        [one] {" "}· { $green } émeraude
       *[other] {" "}· { $green } émeraudes
    }
list-objects = { list-gems }{ $bag ->
        [0] {""}
        [one] {" "}· { $bag } bourse
       *[other] {" "}· { $bag } bourses
    }{ $mask ->
        [0] {""}
        [one] {" "}· { $mask } masque
       *[other] {" "}· { $mask } masques
    }{ $pawn ->
        [0] {""}
       *[other] {" "}· le pion
    }
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
list-size = { $objects ->
        [one] { $objects } objet
       *[other] { $objects } objets
    }

## Ce que vous pouvez faire

action-take = Prendre { $object }
action-take-all = Prendre tout ce qui reste
action-steal = Voler le tas de { $victim }
action-return = Remettre { $object }
action-done = Terminé
action-reroll = Relancer { $object }
action-keep = Garder les dés tels quels
action-buy = Acheter { $card }
action-otherwise = Acheter { $card } en payant autrement
action-pay = { $dice ->
        [0] Payer sans dé
       *[other] Payer{ list-gems }
    }
action-turn = { $card } : changer { $object } en { $into }
action-spend = { $card } : dépenser { $object } pour 1 infamie
action-spend-for-gold = { $card } : dépenser { $object } pour 1 or
action-cash-in = { $card } : { $gold } or contre { $infamy ->
        [one] { $infamy } infamie
       *[other] { $infamy } infamies
    }
action-copy = Copier { $card }
action-end-turn = Finir le tour

## Ce qu’un choix donnerait

preview-pays = { $pays ->
        [0] ne paie aucune carte
        [one] paie { $pays } carte
       *[other] paie { $pays } cartes
    }
preview-take = Votre tas { preview-pays } ensuite
preview-take-all = { list-size }, cela { preview-pays }
preview-steal = { list-size }, dont au moins un à remettre ; entier, il { preview-pays }
preview-return = { $rolled ->
        [0] Remis tel quel
       *[other] Remis et relancé
    } ; le reste { preview-pays }
preview-done = { list-size }, cela { preview-pays }
preview-reroll = Sans lui, votre tas { preview-pays }
preview-keep = Tel quel, votre tas { preview-pays }
preview-buy = { $ways ->
        [1] { preview-price }
       *[other] { $ways } façons de payer
    }
preview-price = { $price ->
        [0] Gratuit
       *[other] Coûte
    }{ list-gems }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } or
    }{ $infamy ->
        [0] {""}
        [one] {" "}· rapporte { $infamy } infamie
       *[other] {" "}· rapporte { $infamy } infamies
    }
preview-otherwise = { $ways ->
        [one] { $ways } autre façon de payer
       *[other] { $ways } autres façons de payer
    }
preview-pay = { preview-price }
preview-turn = Votre tas { preview-pays } ensuite
preview-spend = +{ $infamy ->
        [one] { $infamy } infamie
       *[other] { $infamy } infamies
      } ; le reste { preview-pays }
preview-spend-for-gold = +{ $gold } or ; votre tas { preview-pays } ensuite
preview-cash-in = { $gold } or, +{ $infamy ->
        [one] { $infamy } infamie
       *[other] { $infamy } infamies
      }
preview-copy = Appartient à { $owner }
preview-end-turn = { $purchases ->
        [0] Plus aucun achat
        [one] Encore { $purchases } achat
       *[other] Encore { $purchases } achats
    } · +{ $bags } or · +{ $masks ->
        [one] { $masks } infamie
       *[other] { $masks } infamies
      } en fin de manche

## Ce qui s’est passé

event-first = { $seat_is ->
        [you] Vous commencez
       *[other] { $seat } commence
    } avec le pion.
event-round = Manche { $number }.
event-roll = { $seat_is ->
        [you] Vous lancez
       *[other] { $seat } lance
    } { $objects } dés{ list-objects }
event-take = { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    } { list-size }{ list-objects }
event-steal = { $seat_is ->
        [you] Vous volez
       *[other] { $seat } vole
    } { $victim_is ->
        [you] votre tas
       *[other] le tas de { $victim }
    }{ list-objects }
event-return = { $seat_is ->
        [you] Vous remettez
       *[other] { $seat } remet
    } { list-size }{ list-objects }
event-reroll = { $objects ->
        [1] Le dé remis est relancé
       *[other] Les dés remis sont relancés
    }{ list-objects }
event-charm-protects = { $card } ({ $seat_is ->
        [you] à vous
       *[other] { $seat }
    }) : les dés remis gardent leur face.
event-infamy = { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount ->
        [one] { $amount } infamie
       *[other] { $amount } infamies
    } ({ $card }).
event-gold = { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } { $amount } or ({ $card }).
event-market = Le butin est partagé ; { $seat_is ->
        [you] vous avez le pion et achetez en premier.
       *[other] { $seat } a le pion et achète en premier.
    }
event-charm = { $card } : { $seat_is ->
        [you] vous relancez
       *[other] { $seat } relance
    } { $object } et { $seat_is ->
        [you] obtenez
       *[other] obtient
    } { $into }.
event-buy = { $seat_is ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $card }{ list-gems }{ $gold ->
        [0] {""}
       *[other] {" "}· { $gold } or
    }
event-buy-nothing = { $seat_is ->
        [you] Vous n’achetez
       *[other] { $seat } n’achète
    } rien.
event-turn = { $card } : { $seat_is ->
        [you] vous changez
       *[other] { $seat } change
    } { $object } en { $into }.
event-spend = { $card } : { $seat_is ->
        [you] vous dépensez
       *[other] { $seat } dépense
    } { $object }.
event-cash-in = { $card } : { $seat_is ->
        [you] vous donnez
       *[other] { $seat } donne
    } { $gold } or.
event-potion = { $potion } : { $seat_is ->
        [you] vous gagnez
       *[other] { $seat } gagne
    } gratuitement { $card }, première carte de la pioche.
event-potion-empty = { $card } : il ne reste aucune carte à gagner.
event-copy = { $stew } ({ $seat_is ->
        [you] à vous
       *[other] { $seat }
    }) devient une copie de { $card }.
event-exchange = { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } des dés{ $gold ->
        [0] {""}
       *[other] {" "}· +{ $gold } or
    }{ $infamy ->
        [0] {""}
        [one] {" "}· +{ $infamy } infamie
       *[other] {" "}· +{ $infamy } infamies
    }
event-row-opens = La rangée { $deck } ouvre ; il reste { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
      } dans sa pioche.
event-deal = Nouveau dans la rangée { $deck } : { $card }.
event-henchmen = Hommes de main : { $seat_is ->
        [you] vous marquez
       *[other] { $seat } marque
    } { $points }.
event-most-gold = Le plus d’or : { $seat_is ->
        [you] vous marquez
       *[other] { $seat } marque
    } { $points }.
event-win = { $seat_is ->
        [you] Vous gagnez
       *[other] { $seat } gagne
    } avec { n-points }.

## Ce qui est demandé

prompt-over = La partie est finie.
prompt-split = Prenez des objets au centre, ou volez un tas.
prompt-split-wait = { $seat } prend au centre ou vole un tas.
prompt-take = Prenez des objets au centre : un, plusieurs ou tous.
prompt-take-wait = { $seat } prend des objets au centre.
prompt-take-more = { $objects ->
        [one] { $objects } objet choisi.
       *[other] { $objects } objets choisis.
    } En prendre d’autres, ou terminer ?
prompt-take-more-wait = { $seat } a { list-size } et peut en prendre d’autres.
prompt-last = Vous passez en dernier : prenez tout ce qui reste, ou volez un tas.
prompt-last-wait = { $seat } passe en dernier : tout ce qui reste, ou un tas à voler.
prompt-steal = Le centre est vide : quel tas volez-vous ?
prompt-steal-wait = Le centre est vide : { $seat } vole un tas.
prompt-return = Vous avez volé le tas de { $victim }. Que remettez-vous ?
prompt-return-wait = { $seat } a volé { $victim_is ->
        [you] votre tas
       *[other] le tas de { $victim }
    } et remet au moins un objet.
prompt-return-more = Vous gardez { list-size } et en remettez { $back }. En remettre encore, ou terminer ?
prompt-return-more-wait = { $seat } garde { list-size } { $victim_is ->
        [you] de votre tas
       *[other] du tas de { $victim }
    } et peut en remettre encore.
prompt-charm = { $card } : relancer un dé ?
prompt-charm-wait = { $card } : { $seat } peut relancer un dé.
prompt-buy = Qu’achetez-vous ? { $purchases ->
        [one] Encore { $purchases } achat.
       *[other] Encore { $purchases } achats.
    }
prompt-buy-wait = { $seat } est au marché.
prompt-use = Utilisez vos cartes, ou finissez votre tour.
prompt-use-wait = { $seat } est au marché.
prompt-pay = Comment payez-vous { $card } ?
prompt-pay-wait = { $seat } paie { $card }.
prompt-copy = Quelle carte votre Ragoût mimétique copie-t-il ?
prompt-copy-wait = { $seat } choisit la carte que copie le Ragoût mimétique.

## Pourquoi pas

why-split-first = Il faut partager le butin avant d’acheter.
why-nothing-chosen = Choisissez d’abord au moins un objet.
why-not-in-pile = Il n’y a pas cet objet dans votre tas, ou vous devez garder le dernier.
why-nothing-stolen = On ne remet des objets que d’un tas qu’on vient de voler.
why-return-first = Décidez d’abord ce que vous remettez du tas volé.
why-centre-empty = Il ne reste rien au centre : vous pouvez seulement voler.
why-one-by-one = D’autres n’ont pas encore de tas : prenez les objets un par un, puis terminez.
why-take-all = Vous seul n’avez pas de tas : prenez tout ce qui reste, ou volez.
why-not-in-centre = Cet objet n’est pas au centre.
why-take-or-steal = Vous avez commencé à prendre au centre : vous ne pouvez plus voler ce tour-ci.
why-no-such-seat = Personne n’est assis là.
why-own-pile = On ne se vole pas soi-même.
why-no-pile = Il n’y a pas de tas à voler là.
why-single-object = Un tas d’un seul objet est à l’abri : le voleur doit en garder un et en remettre un.
why-charm-first = Décidez d’abord si votre amulette relance un dé.
why-split-over = Le butin est partagé : c’est le moment d’acheter.
why-no-charm = C’est réservé à l’amulette, avant les achats.
why-not-that-payment = Cela ne paie pas cette carte, ou c’est la façon que vous avez écartée.
why-pay-first = Payez d’abord la carte que vous achetez.
why-not-theirs = Aucun autre joueur n’a cette carte.
why-copy-first = Choisissez d’abord la carte que copie le Ragoût mimétique.
why-not-for-sale = Cette carte n’est pas en vente maintenant.
why-no-purchase-left = Il ne vous reste aucun achat ce tour-ci.
why-cannot-pay = Vos dés et votre or ne paient pas cette carte.
why-one-way-to-pay = Il n’y a pas d’autre façon de payer cette carte.
why-nothing-to-pay = Il n’y a rien à payer maintenant.
why-nothing-to-copy = Il n’y a rien à copier maintenant.
why-not-your-card = Vous n’avez pas cette carte.
why-used = Cette carte a déjà servi ce tour-ci.
why-no-such-die = Il ne vous reste aucun dé que cette carte puisse utiliser.
why-no-gold = Vous n’avez pas d’or à donner.

## Le score

score-cards = Cartes
score-infamy = Infamie
score-henchmen = Hommes de main
score-gold = Le plus d’or
tie-cards = Cartes possédées
tie-tokens = Infamie et or

## La table dans un terminal

phase-split = le partage
phase-charm = l’amulette
phase-market = le marché
phase-over = la fin
board-round = Manche { $round } : { $phase }
board-row = Rangée { $deck } ({ $left } dans la pioche)
board-row-old = Rangée { $deck } (n’est plus complétée)
board-centre = Centre
board-seat = { $seat }
board-tokens = { $gold } or, { n-points } sans l’infamie
board-tokens-known = { $gold } or, infamie { $infamy }, { n-points }

## Positions qui n’en sont pas

position-dice = « dice » doit contenir { $expected } dés, et non { $found }.
position-die = Le dé { $number } doit être une face et un endroit, comme ["red", "centre"].
position-card-count = { $card } doit être { $expected ->
        [0] nulle part, puisque les promos sont exclues
       *[other] à un seul endroit
    }, et non à { $found }.
position-wrong-deck = { $card } n’appartient pas à la pioche { $deck }.
position-deck-size = La pioche { $deck } n’a pas le bon nombre de cartes en jeu (toutes sauf les retirées) : il en faut { $expected }, et non { $found }.
position-rows = « rows » doit contenir trois listes, A d’abord : cinq places chacune, et aucune pour une rangée encore fermée.
position-closed-deck = La pioche { $deck } doit avoir de quoi remplir sa rangée (au moins { $row }), sinon elle ne pourrait jamais ouvrir.
position-copied = « copied » doit être une carte d’un autre joueur que celui qui a le Ragoût mimétique.
position-potion = Personne ne possède { $card } : elle quitte le jeu quand on l’obtient.
position-impossible = La phase « { $phase } », l’étape « { $step } » et ce qui est sur la table ne vont pas ensemble.
position-not-the-market = C’est au marché seulement qu’un siège a acheté, utilisé ou doit payer des cartes : ailleurs « bought » vaut 0, « used » est vide et « buying » vaut null.
position-bought = Avec ses cartes, le siège { $seat } n’a pas pu acheter autant pendant ce tour : { $found }.
position-used = « used » nomme une carte que le siège { $seat } ne possède pas, ou qui n’a pas de pouvoir à utiliser.
position-noted = « noted » et « noted_size » doivent donner le tas final de chaque siège : ses sortes d’objets et leur nombre, le pion dans l’un d’eux.
position-noted-now = « noted » et « noted_size » ne s’accordent pas avec les tas : le pion reste où il était, et aucun tas ne grandit au marché.

## Cartes : pioche A

about-points = À la fin : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
about-buildings = À la fin : { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
  }, ou { $together ->
    [one] { $together } point
   *[other] { $together } points
  } si vous avez au moins deux icônes bâtiment (celle-ci compte).
about-treasure-map = À la fin : { $alone ->
    [one] { $alone } point
   *[other] { $alone } points
  }, ou { $rivalled ->
    [one] { $rivalled } point
   *[other] { $rivalled } points
  } si un autre joueur a une icône boussole.
card-alchemical-lab = Laboratoire alchimique
about-card-alchemical-lab = Une fois par manche : changez un de vos rubis en perle, saphir ou émeraude.
card-bondsman = Garant
about-card-bondsman = Une fois par manche : changez un de vos rubis en bourse.
card-coercion-coordinator = Coordinateur de coercition
about-card-coercion-coordinator = Une fois par manche : dépensez un de vos saphirs pour 1 infamie.
card-corrupt-official = Fonctionnaire corrompu
about-card-corrupt-official = Un achat de plus à chaque manche où votre tas final a une perle.
card-disgruntled-minion = Serviteur mécontent
about-card-disgruntled-minion = Un achat de plus à chaque manche où votre tas final a un rubis.
card-fence = Receleur
about-card-fence = Une fois par manche : changez une de vos perles en bourse.
card-glamer = Tromperie visuelle
about-card-glamer = Une fois par manche : changez un de vos saphirs en rubis, perle ou émeraude.
card-guy-in-a-trenchcoat = Type en pardessus
about-card-guy-in-a-trenchcoat = Un achat de plus à chaque manche où votre tas final a un saphir.
card-local-celebrity = Célébrité locale
about-card-local-celebrity = Une fois par manche : dépensez une de vos perles pour 1 infamie.
card-nearby-safehouse = Repaire proche
card-necklace = Collier
card-pawnbroker = Prêteur sur gage
about-card-pawnbroker = Une fois par manche : changez une de vos émeraudes en bourse.
card-philosophers-stone = Pierre philosophale
about-card-philosophers-stone = Une fois par manche : changez une de vos émeraudes en rubis, perle ou saphir.
card-public-relations-expert = Expert en relations publiques
about-card-public-relations-expert = Une fois par manche : dépensez une de vos émeraudes pour 1 infamie.
card-shadowy-hood = Capuche d’ombre
card-tailor = Tailleur
about-card-tailor = Une fois par manche : dépensez un de vos rubis pour 1 infamie.

## Cartes : pioche B

card-anthropomorphic-water-buffalo = Buffle d’eau anthropomorphique
about-card-anthropomorphic-water-buffalo = 1 infamie chaque fois que vous achetez une carte avec du rouge dans son coût imprimé, celle-ci comprise.
card-bookie = Bookmaker
about-card-bookie = Une fois par manche : changez un de vos saphirs en bourse.
card-brooch = Broche
card-concealed-safehouse = Repaire dissimulé
card-deceptive-bits-of-colored-glass = Morceaux de verre colorés
about-card-deceptive-bits-of-colored-glass = Une fois par manche : changez une de vos perles en rubis, saphir ou émeraude.
card-easily-impressed-noble = Noble facilement impressionnable
about-card-easily-impressed-noble = 1 infamie chaque fois que vous achetez une carte avec du blanc dans son coût imprimé, celle-ci comprise.
card-executive-assistant = Assistant exécutif
about-card-executive-assistant = Un achat de plus à chaque manche où votre tas final a une émeraude. Compte comme deux hommes de main.
card-eyepatch-of-command = Cache-œil de commandement
about-card-eyepatch-of-command = Quand le partage finit avec le pion dans votre tas : 1 infamie.
card-fortified-safehouse = Repaire fortifié
card-gauntlet-of-evil-intent = Gantelet de mauvaises intentions
about-card-gauntlet-of-evil-intent = Une fois par manche : dépensez un de vos masques pour 1 or, utilisable aussitôt.
card-imbalanced-scales = Balance déséquilibrée
about-card-imbalanced-scales = Quand au moins une de vos bourses est échangée en fin de manche : 1 or de plus.
card-legitimate-jeweller = Bijoutier légitime
about-card-legitimate-jeweller = Une fois par manche : changez une de vos bourses en n’importe quel joyau.
card-lucky-animal-appendage = Amulette animale de la chance
about-card-lucky-animal-appendage = Quand on vole votre tas, les dés remis ne sont pas relancés. Avant les achats, vous pouvez relancer un dé de votre tas.
card-menacing-monocle = Monocle menaçant
card-provisioned-safehouse = Repaire approvisionné
card-rumor-monger = Cancanier
about-card-rumor-monger = 1 infamie chaque fois que vous achetez une carte avec du vert dans son coût imprimé, celle-ci comprise.
card-sticky-fingered-dockhand = Docker malhonnête
about-card-sticky-fingered-dockhand = 1 infamie chaque fois que vous achetez une carte avec du bleu dans son coût imprimé, celle-ci comprise.
card-unlabeled-potion = Potion non étiquetée
about-card-unlabeled-potion = Quitte le jeu dès que vous l’achetez : vous gagnez pour rien la première carte de la pioche, quelle qu’elle soit.
card-wicked-clutches = Mauvaises serrures
about-card-wicked-clutches = Chaque fois qu’on vole votre tas : 1 infamie.

## Cartes : pioche C

card-big-haul = Grosse prise
about-card-big-haul = Quand vous la gagnez : 1 infamie par objet qui était dans votre tas final de cette manche, pion compris.
card-collecting-golem = Golem de collection
about-card-collecting-golem = À la fin : { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
  } par paire d’icônes magie que vous avez (celle-ci compte).
card-crown = Couronne
card-exit-strategy = Plan d’évasion
about-card-exit-strategy = À votre tour, autant de fois que vous voulez : { $gold } or contre { $infamy ->
    [one] { $infamy } infamie
   *[other] { $infamy } infamies
  }.
card-fur-coat = Manteau de fourrure
card-giant-belt-buckle = Boucle de ceinture géante
card-insurance-racket = Assurance de racket
about-card-insurance-racket = Un achat de plus à chaque manche, et tous vos achats coûtent un joyau de moins : à vous de choisir lequel.
card-island-estate = Île privée
about-card-island-estate = Quand au moins un de vos masques est échangé en fin de manche : 1 infamie de plus.
card-loyalty-program = Programme de fidélité
about-card-loyalty-program = À la fin : 1 point par autre carte que vous avez.
card-political-campaign = Campagne politique
about-card-political-campaign = À la fin : 1 point pour deux infamies, en plus de ce qu’elles valent déjà.
card-scepter = Sceptre
card-the-heist = Le casse
about-card-the-heist = Quand vous la gagnez : 1 infamie par objet qui était dans votre tas final de cette manche, pion compris.
card-treasure-map-blue = Carte au trésor
card-treasure-map-red = Carte au trésor

## Cartes promo

card-mimetic-stew = Ragoût mimétique
about-card-mimetic-stew = Quand vous le gagnez, choisissez une carte d’un autre joueur : il en est désormais une copie.
card-narrow-alleyway = Ruelle étroite
about-card-narrow-alleyway = Quand le partage finit et qu’un autre a un tas d’au moins { $crowd ->
    [one] { $crowd } objet
   *[other] { $crowd } objets
  } : { $infamy ->
    [one] { $infamy } infamie
   *[other] { $infamy } infamies
  }.
card-wut = Wut
about-card-wut = Ne fait rien, mais porte les six icônes.
card-purported-curse = Prétendue malédiction
about-card-purported-curse = À la fin : 1 point par icône magie des autres joueurs.

## La table à l’écran

table-round = Manche { $round }
table-phase-split = Partage du butin
table-phase-market = Achats
table-decks = Cartes restantes dans les pioches
table-deck = Pioche { $deck } : { $left ->
    [0] vide
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
  }
table-row = Rangée { $deck } du marché
table-row-short = { $compact ->
    [1] { $deck }
   *[other] Rangée { $deck }
  }
table-row-old = plus complétée
table-row-left = { $left } dans la pioche
table-row-empty = pioche vide, puis la rangée { $next } ouvre
table-row-last = pioche vide : la dernière manche approche
table-offer = { $card }, rangée { $deck }
table-offer-payable = { $card }, rangée { $deck } ; vous pourriez la payer
table-centre = Le centre
table-centre-empty = Le centre est vide.
table-spent = Dés dépensés
table-object-centre = { $object }, au centre
table-object-back = { $object }, remis : il sera relancé
table-object-of = { $object }, { $owner_is ->
    [you] dans votre tas
   *[other] dans le tas de { $owner }
  }
table-pile-of = Tas de { $owner } : { $objects ->
    [0] rien
    [one] { $objects } objet
   *[other] { $objects } objets
  }
table-cards-of = { $owner_is ->
    [you] Vos cartes
   *[other] Cartes de { $owner }
  } ({ $cards })
table-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
table-icons = { $icon } : { $many }
table-steal = Voler
table-robbed = détroussé : attend ce qui revient
table-no-pile = pas encore de tas
table-choosing = choisit…
table-safe = un seul objet : à l’abri
table-my-pile = Votre tas
table-keep = Vous gardez
table-return-rest = choisissez ce qui repart
table-purchases = { $purchases ->
    [0] plus d’achat
    [one] { $purchases } achat
   *[other] { $purchases } achats
  } · { $pays ->
    [0] ne paie rien
    [one] paie { $pays } carte
   *[other] paie { $pays } cartes
  }
table-my-cards = Vos cartes ({ $cards })
table-my-tokens = Votre or, votre infamie et vos points
table-no-cards = Ici viennent les cartes que vous achetez.
table-no-cards-yet = Pas encore de carte.
table-owned = Votre carte { $card }
table-use = Utiliser { $card } : plusieurs façons
table-used = { $card } : utilisée pendant ce tour
table-worth = Vaut { $points } à présent
table-gold = Or : { $gold }
table-infamy = Infamie : { $infamy }
table-secret = vous seul la voyez
table-score = { n-points } à présent
table-score-open = { $points ->
    [one] { $points } point visible
   *[other] { $points } points visibles
  } ; l’infamie est cachée
table-score-short = points à présent
table-bonuses = Bonus de fin, à présent
table-bonus-mine = Vous en auriez { $points }
table-bonus-none = personne encore
table-bonus-one = { $leader_is ->
    [you] vous en avez le plus
   *[other] { $leader } mène
  }
table-bonus-tied-you = { $count ->
    [2] vous et un autre
   *[other] vous et d’autres, { $count } en tout
  }
table-bonus-tied = { $count } à égalité
table-bonus-counts = { $most }, vous { $count }
table-turn-into = { $card } : changer { $object } en…
table-free = Gratuit
table-rows = Les rangées du marché
table-row-holds = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } ; { $pays ->
    [0] vous ne pouvez en payer aucune
   *[other] vous pouvez en payer { $pays }
  }
table-round-short = manche { $round }

## La fin à l’écran

end-won = { $seat_is ->
    [you] Le bazar est à vous <pour cette nuit.>
   *[other] { $seat } tient le bazar <pour cette nuit.>
  }
end-start = Le début
end-shared = { $count } voleurs se partagent le bazar <pour cette nuit.>
end-plate = { $seat }, { n-points }
end-lead-margin = { $seat_is ->
    [you] Vous gagnez avec { n-points }
   *[other] { $seat } gagne avec { n-points }
  }, soit { $margin } de plus que { $second_is ->
    [you] vous
   *[other] { $second }
  }.
end-lead-cards = { $seat_is ->
    [you] Vous et { $second } avez { n-points }
   *[other] { $second_is ->
        [you] Vous et { $seat } avez { n-points }
       *[other] { $seat } et { $second } ont { n-points }
      }
  } : le nombre de cartes départage.
end-lead-tokens = { $seat_is ->
    [you] Vous et { $second } avez { n-points }
   *[other] { $second_is ->
        [you] Vous et { $seat } avez { n-points }
       *[other] { $seat } et { $second } ont { n-points }
      }
  } et autant de cartes : l’infamie et l’or départagent.
end-lead-shared = Mêmes points, mêmes cartes, mêmes jetons : victoire partagée.
end-table = Les scores
end-thief = Voleur
end-you = Vous
end-total = Points
end-chart = Le cours de la partie
end-chart-note = les scores manche après manche, comme si chacune était la dernière
end-chart-label = Le cours de la partie : { $lines }
end-chart-line = { $seat } finit avec { $points }
end-moments = Les moments décisifs
end-moment-lead = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
  } la tête et ne la { $seat_is ->
    [you] quittez
   *[other] quitte
  } plus.
end-moment-round = { $seat_is ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { n-points } en une seule manche.
end-moment-card = { $seat_is ->
    [you] Vous obtenez
   *[other] { $seat } obtient
  } { $card }, qui vaut { $points } à la fin.
end-moment-prey = { $seat_is ->
    [you] Votre tas est volé
   *[other] Le tas de { $seat } est volé
  } encore une fois : { $times } fois en tout, et personne plus souvent.

## Le journal à l’écran : ce qu’il énumère est dessiné ensuite

log-roll = { $seat_is ->
        [you] Vous lancez
       *[other] { $seat } lance
    }
log-take = { $seat_is ->
        [you] Vous prenez
       *[other] { $seat } prend
    }
log-steal = { $seat_is ->
        [you] Vous volez
       *[other] { $seat } vole
    } { $victim_is ->
        [you] votre tas
       *[other] le tas de { $victim }
    }
log-return = { $seat_is ->
        [you] Vous remettez
       *[other] { $seat } remet
    }
log-reroll = Relancés :
log-buy = { $seat_is ->
        [you] Vous achetez
       *[other] { $seat } achète
    } { $card }
log-exchange = { $seat_is ->
        [you] Vous échangez
       *[other] { $seat } échange
    } des dés contre
