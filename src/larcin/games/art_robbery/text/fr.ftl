# Art Robbery, en français.

title = Art Robbery
tagline = Décrochez le butin. Gardez un alibi.
mode-standard = La partie normale
option-printing = Jetons butin
option-printing-corrected = Jeu corrigé
option-printing-first = Première édition (Antiquités avec deux Boss et sans 5)
option-scores = Piles gagnées
option-scores-hidden = Face cachée, chacun compte les siennes
option-scores-open = Ouvertes : points et alibis visibles de tous
option-starter = Qui commence
option-starter-random = Tiré au hasard
option-starter-seat-0 = Joueur 1
option-starter-seat-1 = Joueur 2
option-starter-seat-2 = Joueur 3
option-starter-seat-3 = Joueur 4
option-starter-seat-4 = Joueur 5

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
slot-3 = le 3
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
about-token = Les points blancs sont des alibis. Après le dernier raid, qui en a le moins se fait prendre et ne marque rien (à deux : perd { n-points }).
about-dog = Qui tient le chien peut le donner à la place du butin volé, et ouvre le raid suivant.

# Combien

n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
n-alibis = { $alibis ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $alibis } alibis
  }

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

prompt-play = À vous : quelle carte jouez-vous ?
prompt-play-wait = { $seat } choisit une carte.
prompt-take = À vous : lequel prenez-vous ?
prompt-take-wait = { $seat } a joué { $card } et choisit quoi prendre.
prompt-steal = À vous : à qui volez-vous ?
prompt-steal-wait = { $seat } a joué { $card } et choisit qui voler.
prompt-thief = À vous : prenez l’œuvre de votre choix au mur.
prompt-thief-wait = { $seat } envoie le voleur cupide et choisit.
prompt-defend = { $thief } veut { $token }. Céder le jeton, ou donner le chien ?
prompt-defend-wait = { $seat_is ->
    [you] À vous de décider : le butin ou le chien.
   *[other] { $seat } décide : le butin ou le chien.
  }
prompt-over = La nuit est finie.

# Événements

event-raid = Raid { $number } : { $raid }
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
event-reshuffle = La pioche est épuisée : la défausse est mélangée pour en former une nouvelle.
event-boss-kept = { $seat_is ->
    [you] Vous gardez { $token }, grâce à votre 4 ou 5.
   *[other] { $seat } garde { $token }, grâce à un 4 ou un 5.
  }
event-boss-lost = { $seat_is ->
    [you] Vous n’avez ni 4 ni 5 : { $token } retourne dans la boîte.
   *[other] { $seat } n’a ni 4 ni 5 : { $token } retourne dans la boîte.
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
    [you] Vous avez moins d’alibis ({ $alibis }) et perdez { n-points }.
   *[other] { $seat } a moins d’alibis ({ $alibis }) et perd { n-points }.
  }
event-win = { $seat_is ->
    [you] Vous gagnez avec { n-points }.
   *[other] { $seat } gagne avec { n-points }.
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

why-answer-the-theft = On vous vole : cédez le butin, ou donnez le chien à la place.
why-no-theft = Personne ne vole en ce moment celui qui tient le chien.
why-not-in-hand = Vous n’avez pas cette carte en main.
why-card-played = Vous avez déjà joué une carte : choisissez maintenant ce que vous prenez.
why-card-first = Jouez d’abord une carte.
why-centre-first = Il en reste un au centre : tant qu’il y est, on ne peut pas en voler.
why-thief-never-steals = Le Voleur cupide prend au centre seulement, jamais chez un joueur.
why-not-that-token = Votre carte ne permet pas de prendre ce jeton.

# Positions

position-card-count = Le nombre de cartes « { $card } » n’est pas le bon : il en faut { $expected } en tout, cette position en a { $found }.
position-hand-size = Le siège { $seat } n’a pas le bon nombre de cartes en main : il lui en faut { $expected }, il en a { $found }.
position-token-missing = { $token } n’est nulle part dans cette position.
position-token-twice = { $token } est à deux endroits, ou à la place d’un autre raid.
position-token-unknown = { $token } ({ $raid }) ne fait pas partie de cette édition.
position-pile-too-early = { $token } ne peut pas être dans une pile avant la fin de son raid.
position-empty-centre = Le centre n’est vide qu’à la fin du dernier raid : la partie est alors finie.
position-over-with-card = Quand la partie est finie, aucune carte n’est en cours et aucun jeton n’est voulu.
position-lost = { $token } ne peut pas être dans la boîte : seule une Boss y retourne.
position-lost-too-early = { $token } ne peut pas retourner dans la boîte avant la fin de son raid.
position-boss-kept = { $token } ne peut pas rester chez qui n’a ni le 4 ni le 5 de son raid.
position-boss-lost = { $token } ne peut pas être dans la boîte : les deux joueurs ont le 4 ou le 5 de son raid.
position-not-wanted = { $card } ne vole pas ce jeton maintenant.
position-draws = « drawn » n’a pas le bon nombre de cartes : { $found } au lieu de { $turns } (ou de { $expected } avec les cartes distribuées).
position-drawn = Les cartes « { $card } » de « drawn » ne s’accordent pas avec celles des mains et de la défausse.
position-no-theft = Seul le siège dont c’est le tour peut vouloir un jeton de qui tient le chien, une carte étant jouée.
position-nothing-to-choose = La carte jouée ne laisse aucun choix : son effet aurait eu lieu aussitôt.
position-card-not-on-discard = La carte en cours doit être au sommet de la défausse.
position-no-deck = La pioche n’est jamais vide : la défausse aurait été mélangée aussitôt.

# La table en texte

board-raid = Raid { $number } sur { $of } : { $raid }
board-deck = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
  } dans la pioche, dernière jouée : { $card }
board-wall = Au mur :
board-hand = Votre main :
board-seat = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
board-pile = { $won } en poche
board-pile-known = { $won } en poche ({ n-points }, { n-alibis })
board-dog = [chien]
board-dog-free = Le chien n’est encore à personne.
preview-take = prend { $token }
preview-steal = vole { $token } à { $victim }
preview-dog = prend le chien
preview-dog-from = prend le chien à { $victim }
preview-nothing = rien ne se passerait
preview-choose-take = vous choisissez lequel
preview-choose-steal = vous choisissez à qui

# La table

prompt-take-more = Tant qu’il y en a un au mur, on ne peut pas en voler.
prompt-thief-more = N’importe laquelle, la Boss comprise.
prompt-steal-more = Il n’en reste pas au mur. Qui a le chien pourra le donner à la place.
prompt-defend-more = Dans les deux cas, le vol s’arrête là.
table-bot = bot
table-card-number = Prendre un { $number }
table-card-number-short = au mur, sinon voler
table-card-boss = la prendre ou la voler
table-card-dog = prendre le chien
table-card-thief = au choix, au mur
table-centre = Le mur : le butin à prendre
table-hand = Votre main
table-mine = Votre butin
table-deck-short = pioche
table-discard-short = défausse
table-deck = Pioche : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
table-discard = Défausse : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  }
table-discard-order = La dernière carte jouée vient en premier.
table-hanging = { $left } sur { $all } au mur
table-cards = { $count ->
    [0] Aucune carte en main
    [one] Une carte en main
   *[other] { $count } cartes en main
  }
table-won = { $count ->
    [0] Rien gagné aux raids précédents
    [one] Une œuvre gagnée aux raids précédents
   *[other] { $count } œuvres gagnées aux raids précédents
  }
table-loot = { $count ->
    [0] Aucun butin dans ce raid
    [one] Une œuvre dans ce raid
   *[other] { $count } œuvres dans ce raid
  }
table-open-score = Gagné jusqu’ici : { n-points }, { n-alibis }
table-taken-by = { $seat_is ->
    [you] Vous
   *[other] { $seat }
  }
table-dots = { $dots ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $dots } alibis
  }
table-work-hangs = { $token }, au mur, { $dots ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $dots } alibis
  }
table-work-held = { $token }, { $dots ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $dots } alibis
  }, { $holder_is ->
    [you] chez vous
   *[other] chez { $holder }
  }
table-work-lit = Vous pouvez prendre : { $what }
table-token-worth = { $value ->
    [0] Aucun point
    [one] Un point
   *[other] { $value } points
  }, { $dots ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $dots } alibis
  }
table-dog = Le chien de garde
table-dog-free = Le chien de garde est au milieu : personne ne l’a
table-dog-of = { $seat_is ->
    [you] Vous avez le chien de garde
   *[other] { $seat } a le chien de garde
  }
table-card = Carte { $card }
table-card-choose = Carte { $card } : la jouer, puis choisir
table-card-does = Carte { $card } : { $what }
table-card-chosen = Carte { $card } choisie. Encore une fois pour la jouer : { $what }
table-about = À propos : { $what }
table-gain = { n-points } et { n-alibis } de plus
table-points-word = { $points ->
    [one] point
   *[other] points
  }
table-points = { $risk ->
    [0] Si le raid finissait maintenant, vous auriez { n-points }
   *[other] Si le raid finissait maintenant, vous auriez { n-points } ; la Boss ({ $risk }) ne reste qu’avec un 4 ou un 5
  }
table-risk = La Boss ne reste que si vous avez aussi un 4 ou un 5 à la fin du raid
table-alibis = { $alibis ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $alibis } alibis
  }
table-ask-take = Prendre { $token } ?
table-ask-steal = Voler { $token } à { $victim } ?
table-ask-dog = Prendre le chien ?
table-ask-dog-from = Prendre le chien à { $victim } ?
table-ask-nothing = Jouer cette carte pour rien ?
then-draw = Ensuite, vous piochez une carte.
then-raid-ends = C’est le dernier : le raid s’achève.
then-boss-needs = Elle ne reste que si vous avez aussi un 4 ou un 5 à la fin du raid.
then-no-dog = { $victim } n’a pas de chien à donner à la place.
then-dog-may-answer = { $victim } a le chien et peut vous le donner à la place.
then-dog = Tant que vous l’avez, un voleur devra peut-être s’en contenter.
then-own-dog = Vous avez déjà le chien. Vous piochez seulement une carte.
then-own-token = Vous avez déjà ce qu’elle prendrait. Vous piochez seulement une carte.
then-no-such-token = Il n’y en a pas dans ce raid. Vous piochez seulement une carte.
table-do-take = Prendre
table-do-steal = Voler
table-do-dog = Prendre le chien
table-do-dog-from = Prendre le chien
table-do-nothing = Jouer quand même
table-defence = { $thief } veut { $token }
table-give-loot = Céder le butin
table-give-loot-then = { $thief } l’emporte ; le chien reste.
table-give-dog = Donner le chien
table-give-dog-then = Le butin reste ; { $thief } reçoit le chien.
table-track = Raid { $number } sur { $all } : { $raid }

# La fin

end-won = { $seat_is ->
    [you] Vous repartez <avec les œuvres.>
   *[other] { $seat } repart <avec les œuvres.>
  }
end-shared = { $seat_is ->
    [you] Vous et { $other } repartez <avec les œuvres.>
   *[other] { $seat } et { $other } repartent <avec les œuvres.>
  }
end-shared-many = { $count } voleurs repartent <avec les œuvres.>
end-winner-plate = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
end-caught-stamp = Au trou
end-fine-stamp = −{ $points }
end-caught-plate = { $seat }, { $alibis ->
    [0] aucun alibi
    [one] un alibi
   *[other] { $alibis } alibis
  }
end-lead-caught-rich = { $seat_is ->
    [you] Vous aviez { $loot ->
        [one] { $loot } point
       *[other] { $loot } points
      } de butin mais le moins d’alibis : il ne vous en reste rien.
   *[other] { $seat } avait { $loot ->
        [one] { $loot } point
       *[other] { $loot } points
      } de butin mais le moins d’alibis : il n’en reste rien.
  }
end-lead-caught = { $seat_is ->
    [you] Vous aviez le moins d’alibis et finissez au poste.
   *[other] { $seat } avait le moins d’alibis et finit au poste.
  }
end-lead-caught-many = { $count } voleurs avaient le moins d’alibis et se sont fait prendre.
end-lead-fine = { $seat_is ->
    [you] Moins d’alibis : cela vous coûte { n-points }.
   *[other] Moins d’alibis : cela coûte { n-points } à { $seat }.
  }
end-lead-margin = { $seat_is ->
    [you] Vous gagnez avec { n-points }
   *[other] { $seat } gagne avec { n-points }
  }, soit { $margin } de plus que { $second_is ->
    [you] vous
   *[other] { $second }
  }.
end-lead-alone = { $seat_is ->
    [you] Vous gagnez avec { n-points } : personne d’autre n’en réchappe.
   *[other] { $seat } gagne avec { n-points } : personne d’autre n’en réchappe.
  }
end-lead-tie-break = { $seat_is ->
    [you] Vous et { $second } avez { n-points }
   *[other] { $second_is ->
        [you] Vous et { $seat } avez { n-points }
       *[other] { $seat } et { $second } ont { n-points }
      }
  } : les alibis départagent.
end-lead-shared = Autant de points, autant d’alibis : la victoire est partagée.
end-thief = Voleur
score-loot = Butin
score-alibis = Alibis
end-total = Score
end-you = Vous
end-fewest = le moins d’alibis
end-fined = moins d’alibis : −{ $points }
end-winner = victoire
end-table = Les scores
end-chart = Le cours de la nuit
end-chart-note = points en main et dans le sac, tour par tour
end-chart-label = Le cours de la nuit : { $lines }
end-chart-line = { $seat } finit avec { $points }
end-moments = Les tournants
end-turn = Tour { $turn }
end-count = Le décompte
end-turn-decides = { $seat_is ->
    [you] Vous prenez { $token } : la partie est jouée.
   *[other] { $seat } prend { $token } : la partie est jouée.
  }
end-turn-decides-steal = { $seat_is ->
    [you] Vous volez { $token } à { $victim } : la partie est jouée.
   *[other] { $victim_is ->
        [you] { $seat } vous vole { $token } : la partie est jouée.
       *[other] { $seat } vole { $token } à { $victim } : la partie est jouée.
      }
  }
end-turn-decides-boss-lost = { $seat_is ->
    [you] Ni 4 ni 5 : votre Boss s’en va, et la partie avec elle.
   *[other] { $seat } n’a ni 4 ni 5 : la Boss s’en va, et la partie avec elle.
  }
end-turn-decides-tie = { $seat_is ->
    [you] Vous prenez { $token } : l’égalité ne bouge plus.
   *[other] { $seat } prend { $token } : l’égalité ne bouge plus.
  }
end-turn-decides-tie-steal = { $seat_is ->
    [you] Vous volez { $token } : l’égalité ne bouge plus.
   *[other] { $seat } vole { $token } : l’égalité ne bouge plus.
  }
end-turn-decides-tie-boss-lost = La Boss s’en va, et l’égalité demeure.
end-turn-fewest = { $seat_is ->
    [you] Vous obtenez { $token }
   *[other] { $seat } obtient { $token }
  } : dès lors { $caught_is ->
    [you] vous avez
   *[other] { $caught } a
  } le moins d’alibis.
end-turn-leads = { $seat_is ->
    [you] Vous prenez { $token } et gardez dès lors le plus gros butin.
   *[other] { $seat } prend { $token } et garde dès lors le plus gros butin.
  }
end-turn-leads-steal = { $seat_is ->
    [you] Vous volez { $token } à { $victim } et gardez dès lors le plus gros butin.
   *[other] { $victim_is ->
        [you] { $seat } vous vole { $token } et garde dès lors le plus gros butin.
       *[other] { $seat } vole { $token } à { $victim } et garde dès lors le plus gros butin.
      }
  }
end-turn-boss-lost = { $seat_is ->
    [you] Votre Boss retourne dans la boîte : ni 4 ni 5.
   *[other] La Boss de { $seat } retourne dans la boîte : ni 4 ni 5.
  }
end-turn-steal = { $seat_is ->
    [you] Vous volez { $token } à { $victim }.
   *[other] { $victim_is ->
        [you] { $seat } vous vole { $token }.
       *[other] { $seat } vole { $token } à { $victim }.
      }
  }
end-turn-dog = { $victim_is ->
    [you] Vous donnez le chien pour garder { $token }.
   *[other] { $victim } donne le chien pour garder { $token }.
  }
