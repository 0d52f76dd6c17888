# Thiefdom, en français.

title = Thiefdom
tagline = Trois voleurs, de longues nuits, une ville pleine d’yeux.
mode-standard = Guildes rivales
mode-solo = En solo
option-city = Ville
option-city-random = Assemblée au hasard
option-city-tutorial = La première ville (faces A, rien de tourné)
option-missions = Missions de contrebande
option-missions-standard = Tirées de la pile
option-missions-strategic = Stratégique : les deux suivantes de chaque contrebandier sont visibles
option-planning = Planification
option-planning-standard = Chacun planifie en secret
option-planning-chaotic = Chaotique : l’ordre est tiré au sort

# Qui

who = { $seat_is ->
    [you] Votre { $thief }
   *[other] { $thief } ({ $seat })
  }
whom = { $seat_is ->
    [you] votre { $thief }
   *[other] { $thief } ({ $seat })
  }

# Éléments

thief-cane = Canne
thief-feather = Plume
thief-satchel = Besace
figure-guard-a = le garde A
figure-guard-b = le garde B
figure-guard-c = le garde C
figure-guard-d = le garde D
figure-noble-a = le noble A
figure-noble-b = le noble B
figure-noble-c = le noble C
figure-noble-d = le noble D
figure-carriage = le chariot
good-gold = or
good-badge = insigne
good-gem = gemme
good-liquor = eau-de-vie
good-wine = vin
good-artwork = œuvre
good-artwork-a = l’œuvre A
good-artwork-b = l’œuvre B
good-artwork-c = l’œuvre C
good-artwork-d = l’œuvre D
house-tower = tour
house-garden = jardin
house-forge = forge
house-stable = étable
house-church = église
location-market = marché
location-dealer = trafiquant
location-dungeon = cachot
location-tavern = taverne
location-smuggler = contrebandier
location-villa = villa
plan-patrol = la patrouille
way-north = le nord
way-east = l’est
way-south = le sud
way-west = l’ouest
equipment-climbing-tools = Matériel d’escalade
equipment-crossbow = Arbalète
equipment-cudgel = Gourdin
equipment-fishing-rod = Canne à pêche
equipment-grappling-hook = Grappin
equipment-sack = Sac
equipment-pigeon = Pigeon voyageur
equipment-lock-pick = Crochet
equipment-shoes = Chaussures
equipment-smoke-bomb = Bombe fumigène
equipment-thimble-ring = Tour de passe-passe
equipment-throwing-stars = Shurikens
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
place-1a = la maison 1a
place-1b = la maison 1b
place-1c = la maison 1c
place-1d = la maison 1d
place-1e = la maison 1e
place-1f = la maison 1f
place-1g = la maison 1g
place-1h = la maison 1h
place-2a = la maison 2a
place-2b = la maison 2b
place-2c = la maison 2c
place-2d = la maison 2d
place-2e = la maison 2e
place-2f = la maison 2f
place-2g = la maison 2g
place-2h = la maison 2h
place-3a = la maison 3a
place-3b = la maison 3b
place-3c = la maison 3c
place-3d = la maison 3d
place-3e = la maison 3e
place-3f = la maison 3f
place-3g = la maison 3g
place-3h = la maison 3h
place-4a = la maison 4a
place-4b = la maison 4b
place-4c = la maison 4c
place-4d = la maison 4d
place-4e = la maison 4e
place-4f = la maison 4f
place-4g = la maison 4g
place-4h = la maison 4h
place-5a = la maison 5a
place-5b = la maison 5b
place-5c = la maison 5c
place-5d = la maison 5d
place-5e = la maison 5e
place-5f = la maison 5f
place-5g = la maison 5g
place-5h = la maison 5h
place-6a = la maison 6a
place-6b = la maison 6b
place-6c = la maison 6c
place-6d = la maison 6d
place-6e = la maison 6e
place-6f = la maison 6f
place-6g = la maison 6g
place-6h = la maison 6h
place-7a = la maison 7a
place-7b = la maison 7b
place-7c = la maison 7c
place-7d = la maison 7d
place-7e = la maison 7e
place-7f = la maison 7f
place-7g = la maison 7g
place-7h = la maison 7h
place-8a = la maison 8a
place-8b = la maison 8b
place-8c = la maison 8c
place-8d = la maison 8d
place-8e = la maison 8e
place-8f = la maison 8f
place-8g = la maison 8g
place-8h = la maison 8h
place-dealer-1 = l’échoppe du trafiquant (section 1)
place-tavern-2 = la taverne de la section 2
place-market-3 = le marché
place-smuggler-4 = l’entrepôt du contrebandier (section 4)
place-smuggler-5 = l’entrepôt du contrebandier (section 5)
place-dealer-6 = l’échoppe du trafiquant (section 6)
place-dungeon-7 = le cachot
place-smuggler-7 = l’entrepôt du contrebandier (section 7)
place-tavern-8 = la taverne de la section 8
place-smuggler-8 = l’entrepôt du contrebandier (section 8)
place-villa-2 = la villa de la section 2
place-villa-4 = la villa de la section 4
place-villa-5 = la villa de la section 5
place-villa-7 = la villa de la section 7
# Les tuiles des contrebandiers. Une liste s’écrit bien par bien ; $ask_first et $pay_first ouvrent la leur.
mission = { mission-ask } → { mission-pay }
mission-ask = { mission-ask-gold }{ mission-ask-badge }{ mission-ask-gem }{ mission-ask-liquor }{ mission-ask-wine }{ mission-ask-artwork }{ $ask_first ->
    [nothing] rien
   *[other] {""}
  }
mission-ask-gold = { $ask_gold ->
    [0] {""}
   *[other] { $ask_first ->
        [gold] {""}
       *[other] {", "}
      }{ $ask_gold } or
  }
mission-ask-badge = { $ask_badge ->
    [0] {""}
    [one] { $ask_first ->
        [badge] {""}
       *[other] {", "}
      }{ $ask_badge } insigne
   *[other] { $ask_first ->
        [badge] {""}
       *[other] {", "}
      }{ $ask_badge } insignes
  }
mission-ask-gem = { $ask_gem ->
    [0] {""}
    [one] { $ask_first ->
        [gem] {""}
       *[other] {", "}
      }{ $ask_gem } gemme
   *[other] { $ask_first ->
        [gem] {""}
       *[other] {", "}
      }{ $ask_gem } gemmes
  }
mission-ask-liquor = { $ask_liquor ->
    [0] {""}
    [one] { $ask_first ->
        [liquor] {""}
       *[other] {", "}
      }{ $ask_liquor } eau-de-vie
   *[other] { $ask_first ->
        [liquor] {""}
       *[other] {", "}
      }{ $ask_liquor } eaux-de-vie
  }
mission-ask-wine = { $ask_wine ->
    [0] {""}
    [one] { $ask_first ->
        [wine] {""}
       *[other] {", "}
      }{ $ask_wine } vin
   *[other] { $ask_first ->
        [wine] {""}
       *[other] {", "}
      }{ $ask_wine } vins
  }
mission-ask-artwork = { $ask_artwork ->
    [0] {""}
    [one] { $ask_first ->
        [artwork] {""}
       *[other] {", "}
      }{ $ask_artwork } œuvre
   *[other] { $ask_first ->
        [artwork] {""}
       *[other] {", "}
      }{ $ask_artwork } œuvres
  }
mission-pay = { $pay_vp ->
    [0] {""}
   *[other] { $pay_vp } PV
  }{ mission-pay-gold }{ mission-pay-badge }{ mission-pay-gem }{ mission-pay-liquor }{ mission-pay-wine }{ mission-pay-artwork }{ $pay_first ->
    [nothing] rien
   *[other] {""}
  }
mission-pay-gold = { $pay_gold ->
    [0] {""}
   *[other] { $pay_first ->
        [gold] {""}
       *[other] {" + "}
      }{ $pay_gold } or
  }
mission-pay-badge = { $pay_badge ->
    [0] {""}
    [one] { $pay_first ->
        [badge] {""}
       *[other] {" + "}
      }{ $pay_badge } insigne
   *[other] { $pay_first ->
        [badge] {""}
       *[other] {" + "}
      }{ $pay_badge } insignes
  }
mission-pay-gem = { $pay_gem ->
    [0] {""}
    [one] { $pay_first ->
        [gem] {""}
       *[other] {" + "}
      }{ $pay_gem } gemme
   *[other] { $pay_first ->
        [gem] {""}
       *[other] {" + "}
      }{ $pay_gem } gemmes
  }
mission-pay-liquor = { $pay_liquor ->
    [0] {""}
    [one] { $pay_first ->
        [liquor] {""}
       *[other] {" + "}
      }{ $pay_liquor } eau-de-vie
   *[other] { $pay_first ->
        [liquor] {""}
       *[other] {" + "}
      }{ $pay_liquor } eaux-de-vie
  }
mission-pay-wine = { $pay_wine ->
    [0] {""}
    [one] { $pay_first ->
        [wine] {""}
       *[other] {" + "}
      }{ $pay_wine } vin
   *[other] { $pay_first ->
        [wine] {""}
       *[other] {" + "}
      }{ $pay_wine } vins
  }
mission-pay-artwork = { $pay_artwork ->
    [0] {""}
    [one] { $pay_first ->
        [artwork] {""}
       *[other] {" + "}
      }{ $pay_artwork } œuvre
   *[other] { $pay_first ->
        [artwork] {""}
       *[other] {" + "}
      }{ $pay_artwork } œuvres
  }

# À quoi servent les éléments

about-equipment-climbing-tools = Une fois par tour, pendant un déplacement : un pas peut franchir un mur, de case à case, pour entrer dans un bâtiment ou en sortir. Juste après l’atterrissage, on peut entrer sans porte dans un bâtiment voisin de cette case.
about-equipment-crossbow = 1 action, une fois par tour : tirez sur un garde que ce voleur a en vue (dans les quatre directions, même depuis un bâtiment). { $n } PV ; ensuite vous devez déplacer ce garde comme en patrouille.
about-equipment-cudgel = En détroussant un garde, si vous voulez : { $n } PV, l’insigne s’il y est encore, puis vous devez déplacer ce garde. Marche aussi sur un garde sans insigne, mais jamais sous ses yeux.
about-equipment-fishing-rod = 1 action, une fois par tour, dans un bâtiment voisin du chariot : 1 vin et { $n } PV, sans affiche.
about-equipment-grappling-hook = 1 action, une fois par tour, dans un bâtiment : tout droit par la rue jusqu’au bâtiment du bout, par-dessus tout le monde. Ni mur, ni coin, ni eau.
about-equipment-sack = Des emplacements de plus, { $n } en tout, pour l’or et le butin à votre guise.
about-equipment-pigeon = 1 action, une fois par tour : jusqu’à { $n } biens en tout (pas d’œuvre) passent entre ce voleur et un autre de la guilde, où qu’il soit.
about-equipment-lock-pick = Dans une villa, ce voleur peut prendre ce qui est sous clé ; et il gagne { $n } PV chaque fois qu’il y prend des gemmes ou une œuvre.
about-equipment-shoes = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } de déplacement au lieu de { $plain }.
about-equipment-smoke-bomb = 1 action, puis elle est défaussée : { $n } PV, et personne ne peut arrêter ce voleur jusqu’à la fin de son tour. Un voleur surpris pendant son propre tour peut encore la lancer.
about-equipment-thimble-ring = Détrousser un noble rapporte { $gold } or et { $gem ->
    [one] { $gem } gemme
   *[other] { $gem } gemmes
  }, au lieu de l’un des deux.
about-equipment-throwing-stars = 1 action, puis ils sont défaussés : un noble ou le chariot en vue de ce voleur va à la prochaine lanterne libre. { $n } PV.
about-client-antonius = Gratuit, une fois par tour, dans l’église : 1 vin.
about-client-apollon = Gratuit, une fois par tour, dans un jardin : 1 eau-de-vie devient 1 vin.
about-client-beatrix = Gratuit, dans l’église : { $vp } PV et { $ap ->
    [one] { $ap } action
   *[other] { $ap } actions
  } pour ce tour. Puis Beatrix quitte la partie, et la place est libre pour un autre allié.
about-client-benjamin = Croiser ou sauter des rivaux ne coûte aucun PV à ce voleur.
about-client-bernhard = 1 action, une fois par tour : mettez 1 or au cachot ; un garde de votre choix ne peut plus arrêter ce voleur jusqu’à la fin de la nuit. Sous ses yeux, son insigne reste hors d’atteinte.
about-client-elise = À la fin : { $gold } PV par or dans votre réserve.
about-client-grimm = À la fin : { $badge } PV par insigne dans votre réserve.
about-client-helmut = À la fin : { $liquor } PV par eau-de-vie dans votre réserve.
about-client-iwana = À la fin : { $gem } PV par gemme dans votre réserve.
about-client-janus = Au marché, ce voleur vend l’eau-de-vie { $liquor } PV pièce.
about-client-jin = Une fois par tour, pendant un déplacement : sautez un bâtiment voisin de la case de ce voleur et retombez sur n’importe quelle case qui le touche.
about-client-juma = Gratuit, une fois par tour : d’un endroit au bord du fleuve à un autre endroit au bord du fleuve.
about-client-jolanda = Gratuit : d’un jardin à un autre jardin.
about-client-johanna = Gratuit : d’une étable à une autre étable.
about-client-jonathan = Dans les tavernes, ce voleur vend le vin { $wine } PV pièce, et dans les villas aussi.
about-client-kostanze = Gratuit, une fois par tour, dans l’église : { $gold } or contre { $vp } PV, autant de fois que voulu.
about-client-kunrad = Activer le marché rapporte en plus { $gem ->
    [one] { $gem } gemme
   *[other] { $gem } gemmes
  } et { $vp } PV.
about-client-larissa = Gratuit : d’une forge à une autre forge.
about-client-lentz = Gratuit, une fois par tour : donnez 1 bien à un autre de vos voleurs, prenez-lui-en 1, ou les deux. Pas d’œuvre.
about-client-malika = Chez le trafiquant, ce voleur vend les gemmes { $gem } PV pièce.
about-client-melisande = Toute la guilde, gratuit, dans n’importe quelle forge : achetez l’équipement de l’étalage, { $discount } or moins cher et { $vp } PV de plus.
about-client-mortana = En dévalisant le chariot, si vous voulez : payez { $gold } or pour { $wine ->
    [one] { $wine } vin
   *[other] { $wine } vins
  } et pas d’affiche.
about-client-oswald = Toute la guilde : chaque mission de contrebande rapporte { $gold } or et { $vp } PV de plus.
about-client-quinta = Détrousser un noble rapporte { $gem ->
    [one] { $gem } gemme
   *[other] { $gem } gemmes
  } de plus.
about-client-richard = Toute la guilde : les alliés ne coûtent pas d’or, et le marché montre des clients comme une taverne.
about-client-ruth = Gratuit, dans votre repaire, sur la réserve : contre { $gold } or, une gemme ({ $gem } PV), une eau-de-vie ({ $liquor } PV) ou un vin ({ $wine } PV).
about-client-samuel = 1 action, une fois par tour : ce voleur échange sa place avec un autre de la guilde.
about-client-siti = Gratuit : d’une tour à une autre tour.
about-client-stoffel = Le jour, si ce voleur est dans la rue : { $gold } or.
about-client-svenja = Activer une taverne ou un trafiquant peut finir par un passage de la taverne au trafiquant, ou l’inverse.
about-client-towa = Gratuit : d’une taverne à l’autre.
about-client-tristan = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de déplacement de plus quand on passe par les catacombes.
about-client-wibald = Les gardes sur la section du cachot (7) ne peuvent jamais arrêter ce voleur.
about-client-wilma = À la fin : { $wine } PV par vin dans votre réserve.
about-location-market = Faites le plein d’or. Vendez autant d’eau-de-vie que voulu, { $vp } PV pièce.
about-location-dealer = Livrez une œuvre contre sa récompense. Vendez autant de gemmes que voulu, { $vp } PV pièce. Achetez de l’équipement, { $n } au plus.
about-location-dungeon = Prenez ce qui traîne ici, selon la place. Vendez autant d’insignes que voulu, { $vp } PV pièce. Brûlez votre affiche pour { $poster } PV.
about-location-tavern = Si le voleur n’a pas d’allié : voyez { $n ->
    [one] { $n } client
   *[other] { $n } clients
  }, puis payez-en un comme allié, bagarrez-vous avec un ({ $brawl } PV, et plus jamais d’allié), ou laissez. Vendez autant de vin que voulu, { $vp } PV pièce. Achetez autant d’eau-de-vie que voulu, { $gold } or pièce.
about-location-smuggler = Livrez exactement ce que demande la mission et prenez sa récompense.
about-location-villa = L’un des deux : faire le plein de gemmes, ou prendre l’œuvre. L’un est sous clé et ne cède qu’à un Crochet.
about-house-tower = Une maison comme une autre. Siti connaît un passage de tour en tour.
about-house-garden = Une maison comme une autre. Jolanda et Apollon aiment les jardins.
about-house-forge = Une maison comme une autre. Larissa et Melisande fréquentent les forges.
about-house-stable = Une maison comme une autre. Johanna connaît un passage d’étable en étable.
about-house-church = Aucun repaire ici. Antonius, Beatrix et Kostanze y viennent.
about-guard = Voit droit devant, à travers tout le monde, jusqu’à un mur ou un bâtiment. Son insigne se vole par le côté ou par derrière.
about-noble = Porte un sac : { $gold } or ou { $gem ->
    [one] { $gem } gemme
   *[other] { $gem } gemmes
  }, une fois jusqu’au prochain réassort. Arrête les voleurs recherchés qui le sautent, ou qu’il saute.
about-carriage = Le dévaliser rapporte 1 vin et une affiche. Il avance de deux lanternes à la fois.
about-poster = Recherché : les nobles et le chariot arrêtent ce voleur quand l’un saute l’autre. Jetez l’affiche au repaire, ou brûlez-la au cachot pour { $vp } PV.
about-stamina = Une action de plus pour un voleur, une fois par nuit.
about-artwork = Prend { $n } emplacements de butin. Un trafiquant la paie ; non livrée, elle vaut { $vp } PV à la fin.
about-reconstructed = Les valeurs de cette carte sont reconstituées : celles qui sont imprimées ne sont publiées nulle part en texte.

# Actions

action-keep = Garder { $card }
action-buy-for = Acheter { $card } pour { $thief }
action-hideout = Se cacher ici : { $place }
action-plan = Envoyer d’abord { $first }, puis { $second }, puis { $third }, enfin { $fourth }
action-plan-alone = Envoyer d’abord { $first }, puis { $second }, puis { $third }
action-step = Aller à { $place }
action-enter = Entrer : { $place }
action-teleport = Sortir ici : { $place }
action-walk = Marcher vers { $way }
action-rob-guard = Dérober l’insigne : { $figure }
action-club = Assommer { $figure }
action-rob-gold = Prendre l’or : { $figure }
action-rob-gem = Prendre une gemme : { $figure }
action-rob-both = Vider le sac : { $figure }
action-rob-carriage = Dévaliser { $figure }
action-rob-quietly = Dévaliser discrètement { $figure } (Mortana)
action-activate = Agir dans ce lieu
action-fill = Faire le plein : { $good }
action-sell = Vendre { $n } × { $good }
action-buy-liquor = Acheter { $n } × eau-de-vie
action-deliver-artwork = Livrer l’œuvre
action-burn-poster = Brûler l’affiche
action-guests = Voir les clients
action-ally = S’allier à { $card }
action-brawl = Se bagarrer avec { $card }
action-decline = Personne cette fois
action-buy = Acheter { $card }
action-use-crossbow = Tirer : { $figure }
action-use-fishing-rod = Pêcher du vin
action-use-grappling-hook = Lancer le grappin
action-use-pigeon = Envoyer le pigeon à { $thief }
action-use-smoke-bomb = Lancer la bombe fumigène
action-use-throwing-stars = Lancer les shurikens : { $figure }
action-use-client = Demander à { $card }
action-use-bernhard = Soudoyer { $figure } (Bernhard)
action-use-kostanze = Donner { $n } × { $gold } or (Kostanze)
action-use-lentz = Envoyer Lentz à { $thief }
action-use-ruth = Vendre de la réserve : { $good } (Ruth)
action-use-samuel = Changer de place avec { $thief } (Samuel)
action-store = Déposer : { $good }
action-fetch = Reprendre : { $good }
action-meet = Partager avec { $thief }
action-give = Donner : { $good }
action-take = Prendre : { $good }
action-discard = Jeter : { $good }
action-drop-poster = Jeter l’affiche
action-stamina = Utiliser l’endurance : une action de plus
bar-stamina = Endurance : +1
action-surrender = Se laisser arrêter
action-done = Terminé
action-end = Finir le tour

# Invites

prompt-keep = Quelle carte gardez-vous ? ({ $n } sur { $of })
prompt-keep-more = L’équipement de vos voleurs : son prix en or à gauche, ses PV à droite. Appuyez longuement pour lire une carte.
prompt-keep-wait = Les autres choisissent encore une carte.
prompt-shop = Qu’achetez-vous, et pour qui ? { $most } au plus.
prompt-shop-wait = Les autres achètent encore.
prompt-hideout = Où est votre repaire ?
prompt-hideout-more = Vos voleurs en partent, y déposent leurs biens et y reviennent quand on les arrête.
prompt-hideout-wait = { $seat } choisit un repaire.
prompt-plan = Nuit { $number } : dans quel ordre agissez-vous ?
prompt-plan-more = Touchez-les dans cet ordre. Entre leurs tours, les habitants se déplacent, et les gardes arrêtent qui ils voient dans la rue.
prompt-plan-wait = Les autres planifient encore la nuit { $number }.
prompt-turn = { $ap ->
    [0] { $thief } n’a plus d’action. Autre chose ?
    [one] { $thief } a une action. Et maintenant ?
   *[other] { $thief } a { $ap } actions. Et maintenant ?
  }
prompt-turn-more = { $ap ->
    [0] Il reste les biens, les cartes et l’affiche ; puis terminez le tour.
   *[other] Un déplacement de { $steps } cases au plus, un vol, ou ce qu’offre un lieu : une action chacun.
  }
prompt-turn-wait = { $seat } agit avec { $thief }.
prompt-move = { $points ->
    [1] { $thief } a encore un pas. Où aller ?
   *[other] { $thief } a encore { $points } pas. Où aller ?
  }
prompt-move-wait = { $seat } déplace { $thief }.
prompt-jump = { $thief } est en plein saut. Où retomber ?
prompt-jump-wait = { $seat } saute avec { $thief }.
prompt-leap = { $thief } bondit par-dessus le toit. Où retomber ?
prompt-leap-wait = { $seat } bondit avec { $thief }.
prompt-exchange = Qu’échangent { $thief } et { $mate } ?
prompt-exchange-wait = { $seat } échange des biens.
prompt-location = { $thief }, { $place } : que faire ici ?
prompt-location-wait = { $seat } s’affaire : { $place }.
prompt-guests = { $n ->
    [one] { $n } client
   *[other] { $n } clients
  } : un allié, une bagarre, ou personne ?
prompt-guests-wait = { $seat } regarde les clients.
prompt-teleport = Où ressort { $thief } ?
prompt-teleport-wait = { $seat } choisit où ressort { $thief }.
prompt-overflow = { $thief } ne peut pas tout porter. Que jeter ?
prompt-overflow-wait = { $seat } jette quelque chose.
prompt-seen = { $thief } est repérée ! Lancer la bombe fumigène, ou se laisser arrêter ?
prompt-seen-wait = Un garde a vu un voleur : { $seat } décide.
prompt-walk = De quel côté va { $figure } ?
prompt-walk-wait = { $seat } déplace { $figure }.
prompt-over = La dernière nuit est passée.

# Événements

event-keep = Vous gardez { $card }.
event-keep-unseen = { $seat } garde une carte.
event-buy = { who } obtient { $card } pour { $gold } or{ $vp ->
    [0] .
   *[other] , +{ $vp } PV.
  }
event-hideout = { $seat_is ->
    [you] Votre repaire : { $place }.
   *[other] Le repaire de { $seat } : { $place }.
  }
event-night = Nuit { $number }. { $seat_is ->
    [you] Vous commencez.
   *[other] { $seat } commence.
  }
event-night-alone = Nuit { $number }. { $odd ->
    [1] Vos voleurs commencent.
   *[other] Les citadins commencent.
  }
event-planned = { $seat_is ->
    [you] Votre plan est prêt.
   *[other] { $seat } a planifié la nuit.
  }
event-plan = { $seat_is ->
    [you] Votre plan :
   *[other] Le plan de { $seat } :
  } { $first }, { $second }, { $third }, { $fourth }.
event-plan-alone = { $seat_is ->
    [you] Votre plan :
   *[other] Le plan de { $seat } :
  } { $first }, { $second }, { $third }.
event-turn = { $seat_is ->
    [you] C’est le tour de votre { $thief }.
   *[other] C’est le tour de { $thief } ({ $seat }).
  }
event-patrol = { $seat_is ->
    [you] Vous envoyez la patrouille { $number }.
   *[other] { $seat } envoie la patrouille { $number }.
  }
event-board = La patrouille { $number } se met en route ; le dé montre { $roll }.
event-rival = Le dé montre { $roll } : un rival ({ $thief }) est maintenant ici : { $place }.
event-walk = Désormais à { $place } : { $figure }.
event-stay = Aucun chemin pour { $figure }.
event-step = { who } va à { $place }.
event-jump = { who } saute { $place }.
event-enter = { who } entre : { $place }.
event-enter-house = { who } entre : { $place } ({ $roof }).
event-teleport = { who } ressort ici : { $place }.
event-rivals = { who } croise { $n ->
    [1] un rival
   *[other] { $n } rivaux
  } : −{ $vp } PV.
event-seen = { who } est repérée !
event-arrest = { who } est arrêtée : −{ $vp } PV, et tout ce qu’elle portait est perdu.
event-rob = { who } détrousse { $figure }.
event-club = { who } assomme { $figure } : +{ $vp } PV.
event-gain = { who } reçoit { $n } × { $good }.
event-wanted = { who } est désormais recherchée.
event-discard = { who } jette : { $good }.
event-store = { who } dépose dans la réserve : { $good }.
event-fetch = { who } reprend dans la réserve : { $good }.
event-give = { who } donne à { $mate } : { $good }.
event-take = { who } prend à { $mate } : { $good }.
event-activate = { who } s’affaire : { $place }.
event-sell = { who } vend { $n } × { $good } : +{ $vp } PV.
event-drinks = { who } paie { $gold } or d’eau-de-vie.
event-deliver = { who } livre { $good } : +{ $vp } PV.
event-burn = { who } brûle l’affiche : +{ $vp } PV.
event-mission = { who } accomplit une mission ({ mission }) : +{ $vp } PV.
event-mission-posted = Nouvelle mission, { $place } : { $mission }.
event-guest = { $card } est à la taverne.
event-ally = { who } s’allie à { $card } pour { $gold } or{ $vp ->
    [0] .
   *[other] , +{ $vp } PV.
  }
event-brawl = { who } se bagarre avec { $card } : +{ $vp } PV.
event-decline = { who } ne veut personne.
event-display = Désormais en vente : { $card }.
event-shoot = { who } tire : { $figure }, +{ $vp } PV.
event-stars = { who } lance les shurikens : { $figure }, +{ $vp } PV.
event-tool = { who } utilise { $card } : +{ $vp } PV.
event-pigeon = { who } envoie le pigeon à { $mate }.
event-favour = { $card } aide { whom }{ $vp ->
    [0] .
   *[other] {" "}: +{ $vp } PV.
  }
event-bribe = { who } soudoie { $figure }.
event-ruth = Ruth vend de la réserve pour { whom } : { $good }, +{ $vp } PV.
event-stamina = { who } reprend son souffle : une action de plus.
event-poster = { who } n’est plus recherchée.
event-day = Le jour { $number } se lève.
event-streets = { $seat_is ->
    [you] Vous avez
   *[other] { $seat } a
  } { $n ->
    [0] aucun voleur
    [one] un voleur
   *[other] { $n } voleurs
  } dans les rues : +{ $vp } PV.
event-refill = Sacs, insignes, missions et étalage des trafiquants sont renouvelés.
event-win = { $seat_is ->
    [you] Vous gagnez avec { $points } PV.
   *[other] { $seat } gagne avec { $points } PV.
  }
event-solo-stars = { $points } PV : { $stars ->
    [0] pas encore d’étoile.
    [one] une étoile.
   *[other] { $stars } étoiles.
  }

# Scores

score-start = Au départ
score-sales = Ventes
score-missions = Missions
score-artworks = Œuvres livrées
score-equipment = Équipement acheté
score-tools = Équipement utilisé
score-friends = Amis et bagarres
score-posters = Affiches brûlées
score-streets = Jours dans les rues
score-arrests = Arrestations
score-rivals = Rivaux croisés
score-goods = Biens restants
score-allies = Alliés à la fin
score-hideout = Voleurs au repaire
tie-goods = Biens
tie-artworks = Œuvres
tie-wine = Vin
tie-badge = Insignes
tie-liquor = Eau-de-vie
tie-gem = Gemmes
tie-gold = Or
tie-latest = Plus tard dans la première manche

# Pourquoi non

why-keep-first = Choisissez d’abord la carte que vous gardez.
why-shop-first = Décidez d’abord ce que vous achetez parmi vos cartes.
why-hideout-first = Choisissez d’abord une maison pour votre repaire.
why-plan-first = Planifiez d’abord la nuit.
why-move-first = Ce voleur se déplace : faites un pas, ou arrêtez avec « terminé ».
why-exchange-first = Deux voleurs échangent des biens : finissez d’abord.
why-location-first = Le voleur s’affaire ici : finissez d’abord.
why-guests-first = Décidez d’abord pour les clients.
why-teleport-first = Choisissez d’abord où le voleur ressort.
why-discard-first = Le voleur porte trop : jetez d’abord quelque chose.
why-seen-first = Le voleur est repéré : lancez la bombe fumigène, ou laissez-vous arrêter.
why-walk-first = Une figurine est en marche : choisissez d’abord son chemin.
why-not-now = Ce n’est pas possible maintenant.
why-not-in-pack = Cette carte n’est pas dans votre main.
why-not-for-sale = Vous ne pouvez pas acheter cette carte : elle n’est pas à vous, coûte trop cher, ou vous en avez choisi assez.
why-no-hideout-there = Un repaire est dans une maison de cette ville, pas dans l’église, ni là où il y en a déjà un.
why-no-such-guest = Ce client n’est pas là, ou coûte plus d’or que n’en a le voleur.
why-no-way = La figurine ne peut pas aller par là : pas de rue, une impasse, ou elle ferait demi-tour.
why-not-there = Cette carte ne mène pas là.
why-no-ap = Ce voleur n’a plus d’action.
why-wall = Il y a un mur entre les deux. Le matériel d’escalade aiderait.
why-no-door = Ce bâtiment n’a pas de porte ici.
why-no-landing = Il n’y a pas de place où retomber derrière cette figurine.
why-too-far = Ce n’est pas à un pas d’ici.
why-no-such-card = Ce voleur n’a pas cette carte.
why-rob-from-street = On détrousse depuis une case de rue, pas depuis un bâtiment.
why-robbed-tonight = Ce voleur a déjà détroussé cette figurine cette nuit.
why-not-beside = Le voleur doit être à côté de cette figurine.
why-guard-sees = Le garde regarde ce voleur. Venez par le côté ou par derrière.
why-nothing-to-rob = Il n’y a rien à prendre à cette figurine maintenant.
why-not-in-location = Le voleur doit être au marché, dans une villa, une taverne, au cachot, ou chez un trafiquant ou contrebandier.
why-visited = Ce voleur a déjà agi ici cette nuit.
why-nothing-to-do = Ce voleur ne peut rien faire ici maintenant.
why-once-a-turn = Cette carte sert une fois par tour.
why-card-not-here = Cette carte ne peut pas servir ici et maintenant : touchez-la pour lire quand.
why-not-home = Le voleur doit être dans votre repaire.
why-not-carried = Le voleur ne porte pas cela.
why-not-in-store = Il n’y en a pas dans votre réserve.
why-one-way = Entre deux autres actions, une sorte de bien ne va que dans un sens.
why-no-use = Jeter cela ne ferait pas de place pour ce que le voleur porte en trop.
why-no-room = Cela ne tiendrait pas.
why-nothing-to-take = Il n’y en a pas à prendre ici, ou cela ne tiendrait pas.
why-nobody-to-meet = Personne ici avec qui partager, ou vous avez déjà partagé.
why-not-wanted = Ce voleur n’est pas recherché.
why-tired = Votre guilde a déjà utilisé son endurance cette nuit.
why-part-used = C’est déjà fait ici, sous clé, ou cela ne tiendrait pas.
why-nothing-to-sell = Le voleur n’en a pas tant à vendre ici, ou a déjà vendu.
why-no-liquor = Le voleur ne peut pas payer ou porter tant d’eau-de-vie, ou a déjà acheté.
why-no-artwork = Le voleur n’a pas d’œuvre à livrer.
why-no-guests = Les clients ont été vus, ou le voleur a déjà un allié ou une bagarre derrière lui.
why-cannot-buy = Le voleur ne peut pas acheter cela : pas à l’étalage, trop cher, déjà possédé, ou il en porte assez.
why-no-patrol = Aucune figurine n’est en marche.
why-planned = Cette nuit est déjà planifiée.

# Positions

position-no-table = « { $field } » doit être une table de champs.
position-list-of = « { $field } » doit être une liste de { $count } éléments.
position-city-size = À ce nombre de sièges, la ville a { $count } sections ; celle-ci est { $city }.
position-city-section = Une section s’écrit 3A ou 3A/2 (deux quarts de tour) ; celle-ci est { $city }.
position-city-river = Les sections du fleuve ({ $river }) sont au bout de chaque rangée et jamais tournées ; celle-ci est { $city }.
position-city-sections = Chaque section de cette taille de ville doit y être une fois ; celle-ci est { $city }.
position-townsfolk = Avec ces sièges, les citadins sont : { $names }.
position-no-lantern = { $name } doit être sur une lanterne, et { $space } n’en est pas une.
position-no-street = { $space } n’est pas une rue de cette ville.
position-space-twice = Deux figurines sont à { $space }.
position-earned = Les PV du siège { $seat } doivent être la somme de ce qu’il a gagné.
position-hideout = { $place } ne peut pas être un repaire.
position-boards = Chaque siège a son propre plateau de patrouille, et le premier joueur le plateau 1.
position-plan = Un plan nomme une fois chaque voleur, et la patrouille à partir de deux sièges.
position-no-building = Ce bâtiment n’est pas dans cette ville : { $place }.
position-tools = { $thief } porte au plus { $count ->
    [one] { $count } équipement
   *[other] { $count } équipements
  }, tous différents.
position-count = Il faut { $expected } fois { $name } en tout ; cette position en a { $found }.
position-to-act = « to_act » doit nommer les sièges qui doivent une décision.
position-unknown = « { $field } » ne connaît pas « { $found } », seulement : { $names }.
position-flag = « { $field } » dit { $found } ; il faut true ou false.
position-began = À la nuit { $round }, le siège { $first } n’est premier que si le siège { $began } a commencé la partie.
position-too-early = À ce stade, « { $field } » doit encore être omis ou vide.
position-too-late = À ce stade, « { $field } » est terminé : il doit être omis ou vide.
position-over = La partie est finie après la nuit { $rounds } et ses { $count } activations.
position-all-planned = Tous les sièges ont fait leur plan : la nuit a commencé, le stade est « turn ».
position-chaotic = Avec la planification chaotique, personne ne fait de plan : le stade est « turn ».
position-no-plan = La nuit, chaque siège a besoin d’un plan ; le siège { $seat } n’en a pas.
position-hideout-twice = Deux guildes ont leur repaire en { $place }.
position-hideout-order = Les sièges choisissent leur repaire dans cet ordre : { $order }.
position-no-hideout = Le siège { $seat } a besoin d’un repaire.
position-not-home = Avant la première nuit, { $thief } du siège { $seat } est là où est son repaire, ou nulle part sans repaire.
position-empty-handed = Avant la première nuit, { $thief } du siège { $seat } ne porte rien, n’a pas d’allié et n’est pas recherché.
position-nowhere = { $thief } du siège { $seat } doit être quelque part dans la ville.
position-brawl = { $thief } du siège { $seat } s’est battu avec personne : « brawled » demande une carte dans « ally ».
position-absent = { $name } n’est pas dans cette ville.
position-not-yet = { $thief } du siège { $seat } n’a pas encore agi cette nuit : aucun vol, aucune visite, aucun pot-de-vin.
position-load = { $thief } du siège { $seat } porte plus que ce qui tient.
position-locks = Parmi les villas, { $artworks } enferment l’œuvre et { $gems } les gemmes, celles laissées de côté comprises.
position-piles = Avec les missions stratégiques, il n’y a pas de pioche, et il y a une limite aux missions à côté d’un contrebandier : { $count }.
position-one-deck = Des piles et une boîte de missions vont avec l’option « strategic ».
position-display = Cartes en vente : { $count } au plus.
position-guests = Clients montrés : { $count } au plus.
position-guests-where = Les clients sont montrés à un voleur sans allié, occupé dans une taverne ou au marché.
position-client-box = Seule Beatrix retourne dans la boîte.
position-draft-backs = Au choix des équipements, chaque sorte existe une fois avec un demi-cercle et une fois avec un cercle plein.
position-draft-step = On garde des cartes aux premières étapes, comptées à partir de 0 ; à l’étape { $last }, on achète.
position-draft-hand = À cette étape, les cartes du siège { $seat } sont : en main { $packs }, gardées { $kept }, passées { $passed }.
position-draft-choice = Le siège { $seat } garde une carte qu’il n’a pas en main.
position-draft-passed = Ce que le siège { $seat } a passé doit être chez ses voisins de droite.
position-draft-bids = Le siège { $seat } achète au plus { $count } des cartes gardées, chacune une fois, avec l’or de sa réserve.
position-all-kept = Tous les sièges ont choisi leur carte : on passe à l’étape suivante.
position-shops-over = Aucun siège ne peut plus rien acheter : le choix des équipements est fini.
position-not-alone = « { $field } » appartient à la partie en solo.
position-stack = Plateaux de patrouille différents, face cachée dans la pile à ce moment (sans celui qui vient d’être retourné) : { $count }.
position-rolls = Le premier jet est pour les citadins et reste tant qu’ils marchent ; le second, pour le rival, vient après.
position-compass = La boussole d’une patrouille suit le jet dans la partie en solo ; sinon il n’y en a pas.
position-nobody-acts = À ce stade, personne n’agit : « turn » doit être vide, et aucun client n’est montré.
position-no-thief = Sans voleur dans « turn », il n’y a rien qu’il puisse être en train de faire.
position-no-patrol = Un citadin ne marche, ou un voleur n’est vu, que dans le tour d’un voleur ou pendant une patrouille.
position-whose-turn = L’activation { $number } de cette nuit revient à { $name } du siège { $seat }.
position-patrol = « patrol » compte les figurines du plateau déjà parties, { $count } au plus.
position-one-thing = Un voleur fait une chose à la fois : il se déplace, s’occupe dans un lieu, sort d’un passage, échange des biens ou fait marcher un citadin.
position-card = { $name } n’est pas une carte que ce voleur puisse utiliser, ou ne mène nulle part d’ici.
position-location = Le lieu activé est celui où se trouve le voleur, et ce n’est pas un contrebandier.
position-not-visited = Un voleur occupé en { $place } l’a visité cette nuit.
position-open-part = Seules la boutique et la cave restent ouvertes, une fois utilisées.
position-move = Un voleur qui se déplace est dans la rue, et ne fait que ce que ses cartes permettent.
position-trail = Un voleur qui saute est au-dessus de la dernière case de sa trace : des cases occupées, chacune à côté de la précédente.
position-exchange = Deux voleurs d’une guilde échangent par un saut, dans le repaire, par pigeon ou par Lentz, dans les limites de chacun.
position-walker = Le citadin qui marche doit être sur le plateau de patrouille et déjà parti.
position-walk = Le chemin du citadin ne convient pas : couloirs, chemin, case, direction et lanternes doivent aller ensemble.
position-lying = Un voleur qui vient d’être vu est dans la rue, et nommé une fois.
position-who-acts = « to_act » doit nommer les sièges qui ont à décider : { $seats }.
position-stage = C’est le stade « { $found } », pas « { $stage } ».
position-stuck = Personne ne pourrait rien faire dans cette position.

# La table

table-map = La ville
table-larger = Agrandir
table-smaller = Réduire
table-whole = Toute la ville
table-closer = De plus près
table-go = Aller à { $place }
table-points = { $n ->
    [one] { $n } pas
   *[other] { $n } pas
  }
table-seen = sous les yeux d’un garde
table-vp = { $vp } PV
table-vp-short = PV
table-cost = Coûte { $gold } or
table-actions = Actions
table-hint-ap = Actions : { $n }
table-hint-thieves = Voleurs vus en chemin
table-ap = { $n ->
    [one] { $n } action
   *[other] { $n } actions
  }
table-deeds = Ce qui peut être fait ici
table-waste = Jeter des biens
table-poster = Affiche
table-wanted = Recherchée
table-stamina = Endurance
table-stamina-used = Endurance utilisée
table-about-gold = Paie l’équipement, les alliés et l’eau-de-vie. À la fin, { $n } or valent { $vp } PV.
table-about-badge = Se vend au cachot, { $vp } PV pièce ; certains contrebandiers en veulent.
table-about-gem = Se vend chez le trafiquant, { $vp } PV pièce ; certains contrebandiers en veulent.
table-about-liquor = Se vend au marché, { $vp } PV pièce ; certains contrebandiers en veulent.
table-about-wine = Se vend dans les tavernes, { $vp } PV pièce ; certains contrebandiers en veulent.
table-plan = Qui agit d’abord, qui ensuite ?
table-plan-back = Reprendre { $who }
table-plan-ready = Poser ce plan
table-plan-again = Recommencer
table-plan-of = Le plan de cette nuit
table-planned = Le plan est fait
table-pack = Gardez-en une, passez les autres
table-pack-alone = Gardez-en une, les autres sont écartées ; les suivantes viennent de la pile
table-kept = Vos cartes
table-your-guild = Votre guilde
table-patrol = Patrouille { $number } :
table-store = Réserve : { $place }
table-no-hideout = Pas encore de repaire
table-nowhere = pas encore en ville
table-street = dans la rue, { $space }
table-gold-slots = Or
table-loot-slots = Butin
table-tonight = Cette nuit, dans l’ordre
table-night-planning = Les guildes préparent la nuit.
table-night-planning-alone = Vous préparez la nuit.
table-night-before = Avant la première nuit
table-dealers = Chez les trafiquants
table-smugglers = Les contrebandiers veulent
table-section = Section { $section }
table-artworks = Dans les villas
table-guests = Les clients de la taverne
table-ally = Comme allié
table-brawl = Bagarre
table-decks = Dans les pioches : { $tools ->
    [one] { $tools } équipement
   *[other] { $tools } équipements
  }, { $clients ->
    [one] { $clients } client
   *[other] { $clients } clients
  }, { $missions ->
    [one] { $missions } mission
   *[other] { $missions } missions
  }.
table-stars = Étoiles à gagner
table-boards-left = { $n ->
    [0] Aucun plateau de patrouille face cachée.
    [one] Encore un plateau de patrouille face cachée.
   *[other] Encore { $n } plateaux de patrouille face cachée.
  }
table-last-board = Dernière patrouille : { $number } ; le dé a donné { $roll }.
table-rivals = Rivaux :
table-before = Avant la première nuit
table-night = Nuit { $number } sur { $nights }

# La fin

end-table = PV par source
end-you = Vous
end-total = PV en tout
end-tie = Égalité : { $what }
end-you-win = La ville <est à vous.>
end-other-wins = La ville est <à { $seat }.>
end-solo = { $vp } PV <en { $nights } nuits.>
end-stars = { $n ->
    [0] Pas encore d’étoile.
    [one] Une étoile.
   *[other] { $n } étoiles.
  }
end-lead = { $vp } PV, soit { $margin } de plus que { $seat_is ->
    [you] vous.
   *[other] { $seat }.
  }
end-lead-tie = { $vp } PV, autant que { $seat_is ->
    [you] vous ;
   *[other] { $seat } ;
  } l’égalité est départagée.
end-chart = Le cours des nuits
end-chart-note = PV nuit après nuit ; puis ce qui compte à la fin
end-chart-label = Le cours des nuits : { $lines }
end-chart-line = { $seat } finit à { $points } PV
end-plate = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }, { $vp } PV
end-next-star = { $vp ->
    [1] Encore un PV pour la suivante.
   *[other] Encore { $vp } PV pour la suivante.
  }
end-night = Nuit { $night }
end-count = Décompte final
end-moments = Les moments décisifs
end-moment-lead = { $seat_is ->
    [you] Vous prenez la tête et ne la quittez plus.
   *[other] { $seat } prend la tête et ne la quitte plus.
  }
end-moment-count = Seul le décompte final { $seat_is ->
    [you] vous fait passer devant.
   *[other] fait passer { $seat } devant.
  }
end-moment-night = { $seat_is ->
    [you] Vous marquez
   *[other] { $seat } marque
  } { $points } PV en une seule nuit.
end-moment-arrests = { $seat_is ->
    [you] Vos voleurs ont
   *[other] Les voleurs de { $seat } ont
  } déjà été arrêtés { $times } fois.

# La table en texte

board-night = Nuit { $number } sur { $of }
board-display = Chez les trafiquants (or/PV) :
board-missions = Les contrebandiers veulent :
board-dungeon = Au cachot :
board-draft = Vos cartes :
board-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
board-vp = PV
board-hideout = repaire { $place }
board-store = réserve :
board-brawl = une bagarre
board-wanted = recherchée
preview-enter = { $kind }
preview-jump = par-dessus
preview-arrive = jusqu’à { $space }
