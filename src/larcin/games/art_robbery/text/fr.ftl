# Art Robbery, en français.

title = Art Robbery
tagline = Décrochez le butin. Gardez un alibi.
mode-standard = La partie normale
option-printing = Jetons butin
option-printing-corrected = Jeu corrigé
option-printing-first = Première édition (Antiquités avec deux Boss et sans 5)
option-scores = Piles gagnées
option-scores-hidden = Face cachée, chacun compte les siennes
option-scores-open = Ouvertes : points et alibis visibles de tous

# Éléments

card-0 = 0
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-boss = Boss
card-dog = Chien de garde
card-thief = Voleur cupide
slot-0 = le 0
slot-1 = le 1
slot-2 = le 2
slot-3a = le premier 3
slot-3b = le deuxième 3
slot-3c = le troisième 3
slot-4 = le 4
slot-5 = le 5
slot-boss = la Boss
slot-boss2 = la seconde Boss
raid-sketches = Esquisses
raid-sculptures = Sculptures
raid-antiques = Antiquités
raid-paintings = Tableaux
token-sketches-0 = le 0 (une page déchirée)
token-sketches-1 = le 1 (un oiseau au fusain)
token-sketches-2 = le 2 (une étude de mains)
token-sketches-3a = le 3 (un cheval à l’encre)
token-sketches-3b = le 3 (un port au crayon)
token-sketches-3c = le 3 (une danseuse à la craie)
token-sketches-4 = le 4 (une machine volante)
token-sketches-5 = le 5 (un autoportrait)
token-sketches-boss = la Boss des Esquisses
token-sculptures-0 = le 0 (un pied fêlé)
token-sculptures-1 = le 1 (une chouette d’argile)
token-sculptures-2 = le 2 (un chat de bronze)
token-sculptures-3a = le 3 (un masque de marbre)
token-sculptures-3b = le 3 (un lion de pierre)
token-sculptures-3c = le 3 (un saint de bois)
token-sculptures-4 = le 4 (un penseur)
token-sculptures-5 = le 5 (une déesse ailée)
token-sculptures-boss = la Boss des Sculptures
token-antiques-0 = le 0 (un pot brisé)
token-antiques-1 = le 1 (une lampe à huile)
token-antiques-2 = le 2 (une amphore)
token-antiques-3a = le 3 (un scarabée)
token-antiques-3b = le 3 (un casque à cimier)
token-antiques-3c = le 3 (une lyre)
token-antiques-4 = le 4 (un sphinx)
token-antiques-5 = le 5 (un calice serti)
token-antiques-boss = la Boss des Antiquités
token-antiques-boss2 = la seconde Boss des Antiquités
token-paintings-0 = le 0 (un pinceau sec)
token-paintings-1 = le 1 (une coupe de fruits)
token-paintings-2 = le 2 (un moulin)
token-paintings-3a = le 3 (une mer démontée)
token-paintings-3b = le 3 (des tournesols)
token-paintings-3c = le 3 (une colline enneigée)
token-paintings-4 = le 4 (un ciel étoilé)
token-paintings-5 = le 5 (un sourire célèbre)
token-paintings-boss = la Boss des Tableaux

about-card-0 = Prenez le 0 au centre. S’il n’y est plus, volez-le à un adversaire.
about-card-1 = Prenez le 1 au centre. S’il n’y est plus, volez-le à un adversaire.
about-card-2 = Prenez le 2 au centre. S’il n’y est plus, volez-le à un adversaire.
about-card-3 = Prenez l’un des 3 au centre. S’il n’en reste aucun, et alors seulement, volez-en un à un adversaire.
about-card-4 = Prenez le 4 au centre. S’il n’y est plus, volez-le à un adversaire. Un 4 permet de garder la Boss de son raid.
about-card-5 = Prenez le 5 au centre. S’il n’y est plus, volez-le à un adversaire. Un 5 permet de garder la Boss de son raid.
about-card-boss = Prenez la Boss, au centre ou sinon chez un adversaire. Vous ne la gardez à la fin du raid que si vous avez aussi un 4 ou un 5 de ce raid.
about-card-dog = Prenez le chien de garde, où qu’il soit. Quand on vous vole, vous pouvez donner le chien à la place du butin.
about-card-thief = Prenez n’importe quel jeton du centre, la Boss comprise. Jamais chez un adversaire.
about-token = Les points blancs sont des alibis. Après le quatrième raid, qui en a le moins se fait prendre et ne marque rien (à deux : perd 10 points).
about-dog = Qui tient le chien peut le donner à la place du butin volé, et ouvre le raid suivant.

# Actions

action-play = Jouer { $card }
action-take = Prendre { $token }
action-steal = Voler { $token } { $victim_is ->
    [you] chez vous
   *[other] à { $victim }
  }
action-give-loot = Céder le butin
action-give-dog = Donner le chien à la place

# Invites

prompt-play = À vous : quelle carte jouez-vous ?
prompt-play-wait = { $seat } choisit une carte.
prompt-take = À vous : lequel prenez-vous ?
prompt-take-wait = { $seat } a joué { $card } et choisit quoi prendre.
prompt-steal = À vous : à qui volez-vous ?
prompt-steal-wait = { $seat } a joué { $card } et choisit qui voler.
prompt-thief = À vous : prenez l’œuvre de votre choix au mur.
prompt-thief-wait = { $seat } envoie le voleur cupide et choisit.
prompt-defend = { $thief } veut { $token }. Céder le jeton, ou donner le chien ?
prompt-defend-wait = { $seat_is ->
    [you] À vous de décider : le butin ou le chien.
   *[other] { $seat } décide : le butin ou le chien.
  }
prompt-over = La nuit est finie.

# Événements

event-raid = Raid { $number } : { $raid }
event-first = { $seat_is ->
    [you] Vous ouvrez le raid.
   *[other] { $seat } ouvre le raid.
  }
event-play = { $seat_is ->
    [you] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
  }
event-take = { $seat_is ->
    [you] Vous prenez { $token }.
   *[other] { $seat } prend { $token }.
  }
event-steal = { $seat_is ->
    [you] Vous volez { $token } à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous vole { $token }.
       *[other] { $seat } vole { $token } à { $victim }.
      }
  }
event-threat = { $seat_is ->
    [you] Vous visez { $token }, mais { $victim } a le chien.
   *[other] { $victim_is ->
        [you] { $seat } vise { $token }, mais vous avez le chien.
       *[other] { $seat } vise { $token }, mais { $victim } a le chien.
      }
  }
event-defend = { $victim_is ->
    [you] Vous gardez { $token } et donnez le chien à { $seat }.
   *[other] { $seat_is ->
        [you] { $victim } garde { $token } et vous donne le chien.
       *[other] { $victim } garde { $token } et donne le chien à { $seat }.
      }
  }
event-dog = { $seat_is ->
    [you] Vous prenez le chien.
   *[other] { $seat } prend le chien.
  }
event-dog-from = { $seat_is ->
    [you] Vous prenez le chien à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous prend le chien.
       *[other] { $seat } prend le chien à { $victim }.
      }
  }
event-nothing = Rien ne se passe.
event-draw = Vous piochez { $card }.
event-draw-unseen = { $seat } pioche une carte.
event-reshuffle = La pioche est épuisée : la défausse est mélangée pour en former une nouvelle.
event-boss-kept = { $seat_is ->
    [you] Vous gardez { $token }, grâce à votre 4 ou 5.
   *[other] { $seat } garde { $token }, grâce à un 4 ou un 5.
  }
event-boss-lost = { $seat_is ->
    [you] Vous n’avez ni 4 ni 5 : { $token } retourne dans la boîte.
   *[other] { $seat } n’a ni 4 ni 5 : { $token } retourne dans la boîte.
  }
event-caught = { $seat_is ->
    [you] Vous êtes pris avec { $alibis ->
        [0] aucun alibi
        [one] un seul alibi
       *[other] { $alibis } alibis
      } et perdez votre butin.
   *[other] { $seat } se fait prendre avec { $alibis ->
        [0] aucun alibi
        [one] un seul alibi
       *[other] { $alibis } alibis
      } et ne marque rien.
  }
event-fewest-alibis = { $seat_is ->
    [you] Vous avez moins d’alibis ({ $alibis }) et perdez 10 points.
   *[other] { $seat } a moins d’alibis ({ $alibis }) et perd 10 points.
  }
event-win = { $seat_is ->
    [you] Vous gagnez avec { $points } points.
   *[other] { $seat } gagne avec { $points } points.
  }

# Scores

score-sketches = Esquisses
score-sculptures = Sculptures
score-antiques = Antiquités
score-paintings = Tableaux
score-caught = Pris par la police
score-fewest-alibis = Moins d’alibis
tie-alibis = Alibis

# Pourquoi non

why-answer-the-theft = On vous vole : cédez le butin, ou donnez le chien à la place.
why-no-theft = Personne ne vole en ce moment celui qui tient le chien.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-card-played = Vous avez déjà joué une carte : choisissez maintenant ce que vous prenez.
why-card-first = Jouez d’abord une carte.
why-centre-first = Il en reste un au centre : tant qu’il y est, on ne peut pas en voler.
why-not-that-token = Votre carte ne permet pas de prendre ce jeton.

# Positions

position-card-count = Il faut { $expected } cartes « { $card } » en tout ; cette position en a { $found }.
position-hand-size = Le siège { $seat } doit avoir { $expected } cartes en main ; il en a { $found }.
position-token-missing = { $token } n’est nulle part dans cette position.
position-token-twice = { $token } est à deux endroits, ou à la place d’un autre raid.
position-token-unknown = { $token } ne fait pas partie de cette édition.
position-pile-too-early = { $token } ne peut pas être dans une pile avant la fin de son raid.
position-empty-centre = Le centre n’est vide qu’à la fin du quatrième raid : la partie est alors finie.
position-no-theft = Seul le siège dont c’est le tour peut vouloir un jeton de qui tient le chien, une carte étant jouée.
position-nothing-to-choose = La carte jouée ne laisse aucun choix : son effet aurait eu lieu aussitôt.
position-card-not-on-discard = La carte en cours doit être au sommet de la défausse.
position-no-deck = La pioche n’est jamais vide : la défausse aurait été mélangée aussitôt.
