# Maîtres Voleurs, en français.

title = Maîtres Voleurs
tagline = Un coffret qui tourne, des rôles secrets, et ce dont vous vous souvenez.
mode-standard = La partie normale
option-memory = Le contenu d’un tiroir fermé
option-memory-closed = À retenir : il quitte la page et le journal
option-memory-assisted = Le journal garde tout
option-memory-open = Le coffret montre tout ce qui a été vu
option-turning = À la fin d’un tour
option-turning-both = Tourner des étages et renverser le coffret
option-turning-one = L’un ou l’autre (partie plus facile)
option-sixth-ruby = Le dernier rubis
option-sixth-ruby-at-once = Termine la partie aussitôt
option-sixth-ruby-end-of-round = Termine la partie avec la manche

# Éléments

role-smuggler = Contrebandier
role-jeweller-m = Bijoutier
role-jeweller-f = Bijoutière
role-thief = Voleur
role-master-thief = Maître voleur
role-detective = Détective
jewel-diamond = un diamant
jewel-sapphire = un saphir
jewel-ruby = un rubis
cushion-white = coussin blanc
cushion-black = coussin noir
cushion-red = coussin rouge
alarm = alarme
level-top = en haut
level-middle = au milieu
level-bottom = en bas
face-n = nord
face-e = est
face-s = sud
face-w = ouest
direction-clockwise = dans le sens des aiguilles d’une montre
direction-counterclockwise = dans le sens inverse des aiguilles d’une montre
grain-knot = un nœud
grain-twin-knots = deux nœuds
grain-wave = une vague
grain-arch = une arche
grain-flame = une flamme
grain-stripes = des rayures droites
grain-ripples = des rides
grain-eye = un œil
grain-burl = une loupe
grain-feather = une plume
grain-comb = un peigne
grain-river = une rivière

about-role-smuggler = Il agit le premier, avant qu’on connaisse les Détectives. Il vide le dessus d’un tiroir sur le coussin rouge et y laisse une imitation (dans un tiroir vide, s’il le veut). S’il n’y a pas plus de Détectives que de Contrebandiers, ceux qui n’ont rien fait tomber se partagent ensuite le coussin rouge, le plus petit numéro d’abord.
about-role-jeweller-m = Il glisse une imitation dans un tiroir, même parmi d’autres bijoux. Il peut y ajouter son alarme, si elle est chez lui et qu’aucune autre n’est dans le tiroir : qui la fait tomber lui donne tout ce qui tombe avec elle.
about-role-jeweller-f = Elle glisse une imitation dans un tiroir, même si quelque chose en est tombé, et peut en ajouter une par Détective de la manche.
about-role-thief = Il prend tout ce qui se trouve sur le dessus d’un tiroir pour son coussin noir.
about-role-master-thief = Il prend comme un Voleur. D’un tiroir long, il peut aussi tirer le compartiment secret : un rubis au-dessus est à lui, mais si un rubis tombe par-dessous il ne reçoit rien du tout, et le rubis est remis au-dessus.
about-role-detective = Il n’ouvre rien et ne touche jamais au coffret. À la fin de la manche, les Détectives se partagent le coussin rouge, le plus petit numéro d’abord. Plus nombreux que les Contrebandiers, ils les arrêtent.
about-jewel-diamond = { preview-points } sur votre coussin noir, autant de moins sur le blanc.
about-jewel-sapphire = { preview-points } sur votre coussin noir, autant de moins sur le blanc. Les saphirs authentiques départagent en second.
about-jewel-ruby = { preview-points }. Il y en a { $pieces } dans les compartiments secrets, que seul un Maître voleur atteint. Le dernier termine la partie. Les rubis départagent en premier.
about-alarm = Elle est posée parmi les bijoux d’un tiroir. Si elle tombe quand quelqu’un d’autre l’ouvre, les bijoux vont sur le coussin noir de son propriétaire ; si c’est lui qui l’ouvre, sur le rouge. Elle rentre alors chez lui, tout comme lorsqu’il n’y a plus de bijou avec elle.
about-cushion-white = Vos imitations : elles comptent contre vous. Quand quelqu’un n’en a plus, la partie se termine avec cette manche.
about-cushion-black = Vos bijoux authentiques : vos points.
about-cushion-red = Le butin commun : ce qui est tombé et ce qui a été passé en contrebande. Contrebandiers ou Détectives se le partagent ; sinon il attend.

# Combien de bijoux

some-diamonds = { $diamonds ->
    [0] aucun diamant
    [one] un diamant
   *[other] { $diamonds } diamants
  }
some-sapphires = { $sapphires ->
    [0] aucun saphir
    [one] un saphir
   *[other] { $sapphires } saphirs
  }
jewels = { $sapphires ->
    [0] { some-diamonds }
   *[other] { $diamonds ->
        [0] { some-sapphires }
       *[other] { some-diamonds } et { some-sapphires }
      }
  }
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

# Actions

action-choose = Choisir : { $role }
action-open = Ouvrir le tiroir { $level }, face { $face }
action-place = Mettre { $jewel } dans le tiroir
action-alarm = Ajouter votre alarme
action-secret = Tirer jusqu’au compartiment secret
action-take-ruby = Prendre le rubis
action-leave-ruby = Laisser le rubis à sa place
action-draft = Prendre { $jewel }
action-turn = { $levels ->
    [1] Tourner l’étage du haut { $direction }
   *[other] Tourner les deux étages du haut { $direction }
  }
action-flip = Renverser le coffret
action-done = Laisser le coffret

# Ce que ferait un choix

preview-number = Numéro { $number }
preview-number-red = Numéro { $number }. Sur le coussin rouge : { jewels }
preview-alarm = Protège { jewels }
preview-takes = Vous prenez { jewels }
preview-falls = Tomberait : { jewels }
preview-finds = Vous trouveriez { jewels }
preview-empty = Il est vide
preview-fill = { $left ->
    [0] Le dernier
   *[other] Il en restera { $left }
  }
preview-place = { $points ->
    [1] Un point de moins contre vous, il reste { $left } sur le coussin blanc
   *[other] { $points } points de moins contre vous, il reste { $left } sur le coussin blanc
  }
preview-points = { $points ->
    [0] Aucun point
    [one] Un point
   *[other] { $points } points
  }
preview-last-ruby = { n-points }. C’est le dernier rubis
preview-secret = Un rubis dessus est à vous
preview-secret-risk = Un rubis dessus est à vous ; s’il en tombe un, vous perdez ce qui est devant
preview-ends = Termine votre tour
preview-goes-on = Ferme le tiroir

# Questions

prompt-fill = Remplissez le coffret : { $left ->
    [1] dans quel tiroir va votre diamant ?
   *[other] dans quel tiroir va le premier de vos { $left } diamants ?
  }
prompt-fill-next = { $left ->
    [1] Encore un diamant : dans ce tiroir, ou dans un autre ?
   *[other] Encore { $left } diamants : un de plus dans ce tiroir, ou dans un autre ?
  }
prompt-fill-wait = { $seat } remplit le coffret (encore { $left }).
prompt-fill-box = Maintenant, tournez des étages, renversez le coffret, ou les deux.
prompt-fill-box-both = Les deux, si vous voulez ; ou laissez-le ainsi.
prompt-fill-box-wait = { $seat } va tourner le coffret.
prompt-choose = Manche { $round } : qui serez-vous ? Choisissez une carte en secret.
prompt-choose-wait = Manche { $round } : { $missing ->
    [1] une carte reste à choisir.
   *[other] { $missing } cartes restent à choisir.
  }
prompt-open-smuggler = Vous êtes le Contrebandier ({ $number }) : quel tiroir videz-vous sur le coussin rouge ?
prompt-open-jeweller-m = Vous êtes le Bijoutier ({ $number }) : dans quel tiroir cachez-vous une imitation ?
prompt-open-jeweller-f = Vous êtes la Bijoutière ({ $number }) : dans quel tiroir cachez-vous des imitations ?
prompt-open-thief = Vous êtes le Voleur ({ $number }) : quel tiroir volez-vous ?
prompt-open-master-thief = Vous êtes le Maître voleur ({ $number }) : quel tiroir volez-vous ?
prompt-open-wait = { $seat } ({ $role } { $number }) choisit un tiroir.
prompt-place = Quelle imitation mettez-vous dans le tiroir ?
prompt-place-wait = { $seat } ({ $role } { $number }) met une imitation dans le tiroir.
prompt-ruby = Un rubis ! Le prenez-vous ?
prompt-ruby-wait = { $seat } a trouvé un rubis.
prompt-draft = Choisissez un bijou du coussin rouge : { jewels }.
prompt-draft-wait = { $seat } choisit sur le coussin rouge.
prompt-box = Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-fell = Tombé sur le coussin rouge : { jewels }. Vous pouvez encore bouger le coffret (tourner, renverser).
prompt-box-rang = L’alarme ! { $owner } reçoit { jewels }. Vous pouvez encore bouger le coffret (tourner, renverser).
prompt-box-took = Rien n’est tombé : à vous { jewels }. Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-nothing = Rien n’est tombé, rien trouvé. Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-secret = { $diamonds ->
    [0] { $sapphires ->
        [0] Rien à l’avant.
       *[other] À l’avant : { jewels }.
      }
   *[other] À l’avant : { jewels }.
  } Tirer le tiroir pour un rubis ? S’il en tombe un, vous n’avez rien.
prompt-box-ruby-fell = Un rubis est tombé : vous n’avez rien. Il est maintenant au-dessus. Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-ruby-left = Le rubis reste. Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-ruby-taken = Le rubis est à vous. Bougez le coffret (tourner, renverser) ou laissez-le.
prompt-box-place = { $more ->
    [1] Vous pouvez ajouter une imitation.
   *[other] Vous pouvez ajouter jusqu’à { $more } imitations.
  } Ou continuez : tourner, renverser, ou fermer le tiroir.
prompt-box-alarm = Vous pouvez ajouter votre alarme. Ou continuez : tourner, renverser, ou fermer le tiroir.
prompt-box-turn = Vous pouvez aussi tourner des étages. Ou laissez-le ainsi.
prompt-box-flip = Vous pouvez aussi renverser le coffret. Ou laissez-le ainsi.
prompt-box-wait = { $seat } ({ $role } { $number }) finit son tour.
prompt-over = La nuit est finie.

# Événements

event-rubies = Les rubis sont en place : { $above ->
    [3] trois
   *[other] { $above }
  } dans les compartiments secrets du dessus, face nord, { $below ->
    [3] trois
   *[other] { $below }
  } dans ceux du dessous, face sud.
event-first = { $seat_is ->
    [you] Vous commencez à remplir le coffret.
   *[other] { $seat } commence à remplir le coffret.
  }
event-open = { $seat_is ->
    [you] Vous ouvrez le tiroir { $level }, face { $face } ({ $grain }).
   *[other] { $seat } ouvre le tiroir { $level }, face { $face } ({ $grain }).
  }
event-open-unseen = { $seat_is ->
    [you] Vous ouvrez un tiroir.
   *[other] { $seat } ouvre un tiroir.
  }
event-find = Dans le tiroir : { jewels }.
event-fill = { $seat_is ->
    [you] Vous mettez un diamant { $level }, face { $face }.
   *[other] { $seat } met un diamant { $level }, face { $face }.
  }
event-fill-unseen = { $seat_is ->
    [you] Vous mettez un diamant dans le coffret.
   *[other] { $seat } met un diamant dans le coffret.
  }
event-fall = { $seat_is ->
    [you] Vous faites tomber { jewels } sur le coussin rouge.
   *[other] { $seat } fait tomber { jewels } sur le coussin rouge.
  }
event-fall-own-alarm = { $seat_is ->
    [you] Votre propre alarme sonne : { jewels } sur le coussin rouge, et l’alarme rentre.
   *[other] { $seat } déclenche sa propre alarme : { jewels } sur le coussin rouge, et l’alarme rentre.
  }
event-fall-alarm = { $owner_is ->
    [you] { $seat } déclenche votre alarme : à vous { jewels }.
   *[other] { $seat_is ->
        [you] Vous déclenchez l’alarme de { $owner }, qui reçoit { jewels }.
       *[other] { $seat } déclenche l’alarme de { $owner }, qui reçoit { jewels }.
      }
  }
event-round = Manche { $round } du cycle { $cycle }
event-choose = Vous choisissez : { $role }.
event-choose-unseen = { $seat } a choisi un rôle.
event-reveal = { $seat_is ->
    [you] Votre carte : { $role } ({ $number }).
   *[other] La carte de { $seat } : { $role } ({ $number }).
  }
event-no-smugglers = Personne ne fait de contrebande.
event-count-free = Contrebandiers { $smugglers }, Détectives { $detectives } : les Contrebandiers se partagent le coussin rouge.
event-count-stopped = Contrebandiers { $smugglers }, Détectives { $detectives } : les Contrebandiers ne reçoivent rien.
event-count-clumsy = Contrebandiers { $smugglers }, Détectives { $detectives } ; mais chaque Contrebandier a fait tomber quelque chose : pas de partage.
event-draft = { $seat_is ->
    [you] Vous prenez { $jewel } sur le coussin rouge.
   *[other] { $seat } prend { $jewel } sur le coussin rouge.
  }
event-share = { $seat_is ->
    [you] Vous recevez { jewels } du coussin rouge.
   *[other] { $seat } reçoit { jewels } du coussin rouge.
  }
event-red-stays = Pas de Détective : le coussin rouge garde { jewels }.
event-pass = { $rounds ->
    [6] Six
   *[other] { $rounds }
  } manches sont jouées : chacun donne ses cartes à son voisin de gauche. Le cycle { $cycle } commence.
event-act = { $seat_is ->
    [you] À vous, { $role } ({ $number }).
   *[other] Au tour de { $seat }, { $role } ({ $number }).
  }
event-smuggle = { $seat_is ->
    [you] Vous passez { jewels } sur le coussin rouge.
   *[other] { $seat } passe { jewels } sur le coussin rouge.
  }
event-place = { $seat_is ->
    [you] Vous mettez { $jewel } { $level }, face { $face }.
   *[other] { $seat } met { $jewel } { $level }, face { $face }.
  }
event-place-unseen = { $seat_is ->
    [you] Une imitation quitte votre coussin blanc.
   *[other] Une imitation quitte le coussin blanc de { $seat }.
  }
event-alarm = { $seat_is ->
    [you] Vous posez votre alarme { $level }, face { $face }.
   *[other] { $seat } pose son alarme { $level }, face { $face }.
  }
event-alarm-unseen = { $seat_is ->
    [you] Vous posez votre alarme dans le tiroir.
   *[other] { $seat } pose son alarme dans le tiroir.
  }
event-alarm-home = { $owner_is ->
    [you] Votre alarme rentre chez vous.
   *[other] L’alarme de { $owner } rentre chez elle.
  }
event-take = { $seat_is ->
    [you] Vous prenez { jewels }.
   *[other] { $seat } prend { jewels }.
  }
event-take-nothing = { $seat_is ->
    [you] Vous ne prenez rien dans le tiroir.
   *[other] { $seat } ne prend rien dans le tiroir.
  }
event-secret = { $seat_is ->
    [you] Vous tirez jusqu’au compartiment secret : { $level }, face { $face }.
   *[other] { $seat } tire jusqu’au compartiment secret : { $level }, face { $face }.
  }
event-secret-unseen = { $seat_is ->
    [you] Vous tirez le tiroir jusqu’au compartiment secret.
   *[other] { $seat } tire le tiroir jusqu’au compartiment secret.
  }
event-secret-empty = Le compartiment secret est vide.
event-ruby-fell = Un rubis tombe par-dessous : il est remis au-dessus, et il n’y a pas de butin.
event-ruby-left = { $seat_is ->
    [you] Vous trouvez un rubis et le laissez.
   *[other] { $seat } trouve un rubis et le laisse.
  }
event-ruby = { $seat_is ->
    [you] Vous prenez un rubis (il en reste { $left }).
   *[other] { $seat } prend un rubis (il en reste { $left }).
  }
event-turn = { $seat_is ->
    [you] { $levels ->
        [1] Vous tournez l’étage du haut { $direction }.
       *[other] Vous tournez les deux étages du haut { $direction }.
      }
   *[other] { $levels ->
        [1] { $seat } tourne l’étage du haut { $direction }.
       *[other] { $seat } tourne les deux étages du haut { $direction }.
      }
  }
event-flip = { $seat_is ->
    [you] Vous renversez le coffret.
   *[other] { $seat } renverse le coffret.
  }
event-end-rubies = Le dernier rubis est parti : la partie est finie.
event-end-imitations = { $seat_is ->
    [you] Votre coussin blanc est vide : la partie est finie.
   *[other] Le coussin blanc de { $seat } est vide : la partie est finie.
  }
event-win = { $seat_is ->
    [you] Vous gagnez avec { n-points }.
   *[other] { $seat } gagne avec { n-points }.
  }

# Points

score-diamonds = Diamants
score-sapphires = Saphirs
score-rubies = Rubis
score-false-diamonds = Faux diamants
score-false-sapphires = Faux saphirs
tie-rubies = Rubis
tie-sapphires = Saphirs authentiques

# Pourquoi pas

why-role-played = Vous avez déjà joué ce rôle dans ce cycle.
why-choose-first = Choisissez d’abord votre rôle.
why-fill-first = On remplit le coffret : les rôles se choisissent quand la première manche commence.
why-roles-chosen = Les rôles de cette manche sont choisis.
why-draft-first = On partage le coussin rouge : choisissez-y un bijou.
why-not-sharing = On ne partage pas le coussin rouge maintenant.
why-answer-ruby = Vous avez trouvé un rubis : prenez-le ou laissez-le.
why-no-ruby = Il n’y a pas de rubis devant vous.
why-ruby-answered = Vous avez déjà pris ce rubis, ou l’avez laissé.
why-ruby-fell = Le rubis est tombé : vous n’avez rien ce tour-ci.
why-pull-first = Tirez d’abord le tiroir jusqu’au compartiment secret.
why-already-open = Ce tiroir est ouvert : mettez-y un diamant, ou ouvrez-en un autre.
why-one-drawer = On ouvre un seul tiroir par tour.
why-all-laid = Tous vos diamants sont déjà dans le coffret.
why-open-first = Ouvrez d’abord un tiroir : personne ne touche au coffret avant.
why-only-diamonds = On remplit le coffret : seuls vos diamants y entrent, et seulement à l’avant.
why-no-such-imitation = Il n’y en a pas sur votre coussin blanc.
why-nothing-to-place = Vous ne pouvez pas mettre d’imitation dans le tiroir maintenant.
why-place-first = Mettez d’abord une imitation dans le tiroir.
why-place-role = Seuls Contrebandiers, Bijoutiers et Bijoutières mettent des imitations dans les tiroirs.
why-alarm-role = Seul le Bijoutier peut poser une alarme.
why-alarm-away = Votre alarme est dans un autre tiroir.
why-alarm-here = Votre alarme est déjà dans ce tiroir.
why-alarm-already = Il y a déjà une alarme dans ce tiroir.
why-drawer-shut = Votre tiroir est fermé.
why-action-lost = Quelque chose est tombé du tiroir : votre action est perdue.
why-secret-role = Seul le Maître voleur peut ouvrir un compartiment secret.
why-secret-short = Ce tiroir est court : il n’a pas de compartiment secret.
why-secret-done = Vous avez déjà tiré ce tiroir jusqu’au bout.
why-lay-first = Posez d’abord tous vos diamants.
why-turned = On tourne les étages une fois par tour.
why-flipped = On renverse le coffret une fois par tour.
why-turn-or-flip = Tournez des étages ou renversez le coffret, au moins l’un des deux.

# Positions

position-drawers = Le champ « drawers » doit être une liste de { $count } tiroirs.
position-sides = Le tiroir { $drawer } doit avoir deux côtés, chacun une liste de ce qui s’y trouve.
position-grain-twice = Chaque tiroir a sa propre veinure : l’une est nommée deux fois.
position-alarm-twice = L’alarme de la place { $seat } est à deux endroits.
position-open = Le champ « open » doit être null, ou dire quel tiroir est ouvert, ce qui est tombé et ce qui a été trouvé.
position-count = Le champ « { $field } » doit être une liste de { $count } nombres.
position-cushion = Le champ « { $field } » doit dire combien il y a de : { $names }.
position-jewel-count = « { $jewel } » : il en faut { $expected } en tout ; cette position en a { $found }.
position-both-sides = Le tiroir { $drawer } a des bijoux des deux côtés : en l’ouvrant, on aurait vidé le dessous.
position-ruby-place = Le tiroir { $drawer } ne peut pas contenir ces rubis : un au plus, et seulement dans un tiroir long (numéro pair).
position-alarm-alone = L’alarme de la place { $seat } est dans un compartiment sans bijoux : elle serait rentrée.
position-alarms-together = Il y a deux alarmes dans le tiroir { $drawer }.
position-number-twice = Deux places ont le même numéro sur leur carte « { $role } ».
position-cards = Les cartes de la place { $seat } ne vont pas : il y en a autant de jouées que de manches passées, et une de plus quand elle est retournée.
position-phase = Cette « phase » n’arrive jamais à ce « stage ».
position-moment = On ne demanderait cela à personne maintenant : la place, son rôle ou les coussins ne vont pas avec la « phase ».
position-drawer-open = Un tiroir est ouvert depuis qu’on l’ouvre jusqu’à ce qu’on tourne ou renverse le coffret, et seulement alors.
position-unknown-name = Il n’y a pas de « { $field } » ici ; ces noms sont connus : { $names }.
position-seen = Le champ « seen » ne convient pas au tiroir { $drawer } : son compartiment secret ne se voit que quand il est ouvert, et un tiroir court n’en a pas.
position-white-full = Le siège { $seat } ne peut pas avoir plus d’imitations qu’au début : { $diamonds } en diamants et { $sapphires } en saphirs.
position-white-empty = Le coussin blanc du siège { $seat } est vide, mais pas depuis cette manche : la partie serait finie.
position-rubies-gone = Il n’y a plus de rubis dans le coffret : la partie serait finie, ou personne n’a pris le dernier.
position-known = Le champ « known » ne convient pas : au premier cycle il donne les rôles joués, ensuite tous.
position-to-fill = Le champ « to_fill » ne convient pas : à partir de « first », dans le sens des aiguilles d’une montre, chacun pose ses diamants avant la première manche, et seulement alors.
position-filling = Pendant le remplissage, rien d’autre n’a eu lieu : coussins blancs pleins, coussins noirs vides, alarmes chez elles, aucune manche finie.
position-acted = Le champ « acted » ne convient pas : d’après les rôles et les numéros, ces sièges ont commencé leur tour : { $seats }.
position-dropped = Le champ « dropped » ne convient pas : il donne les Contrebandiers qui ont fait tomber quelque chose, et personne d’autre.
position-drafters = Le champ « drafters » ne convient pas : il donne ceux qui se partagent maintenant le coussin rouge, selon leurs numéros, en commençant par celui dont c’est le tour.
position-open-content = Le tiroir ouvert ne convient pas : ce qu’on y a trouvé, ce qui est tombé, ce que le rôle a fait et ce qui s’y trouve.

# La table dans un navigateur

table-you = Vous
table-order = L’ordre du jeu
table-plays = { $seat_is ->
    [you] Vous : { $role } ({ $number })
   *[other] { $seat } : { $role } ({ $number })
  }
table-done = a joué
table-nobody = personne
table-top = le haut
table-top-two = les deux
table-flip = renverser
table-faces = Les quatre faces
table-upside-down = Le coffret est sur la tête
table-look = Regarder la face { $face }
table-look-seen = Face { $face }, en vue
table-letter-n = N
table-letter-e = E
table-letter-s = S
table-letter-w = O
table-short-top = haut
table-short-middle = mil.
table-short-bottom = bas
table-drawer = { $level }, face { $face }, { $grain }
table-long = Un tiroir long
table-nothing-there = rien
table-jewels = { $rubies ->
    [0] { $diamonds ->
        [0] { $sapphires ->
            [0] { table-nothing-there }
           *[other] { some-sapphires }
          }
       *[other] { jewels }
      }
   *[other] { $diamonds ->
        [0] { $sapphires ->
            [0] { table-some-rubies }
           *[other] { some-sapphires } et { table-some-rubies }
          }
       *[other] { $sapphires ->
            [0] { some-diamonds } et { table-some-rubies }
           *[other] { some-diamonds }, { some-sapphires } et { table-some-rubies }
          }
      }
  }
table-some-rubies = { $rubies ->
    [0] aucun rubis
    [one] un rubis
   *[other] { $rubies } rubis
  }
table-inside = Dedans : { table-jewels }.
table-side-upper = Dessus : { table-jewels }
table-side-lower = Dessous : { table-jewels }
table-empty = vide
table-red = Le coussin rouge : { table-jewels }.
table-white = { $diamonds ->
    [0] { $sapphires ->
        [0] Aucune imitation
       *[other] Imitations : { table-jewels }
      }
   *[other] Imitations : { table-jewels }
  }
table-black = Authentiques : { table-jewels }
table-white-short = imitations
table-black-short = authentiques
table-shares = { $seat_is ->
    [you] Vous y choisissez
   *[other] { $seat } y choisit
  }
table-heirs = { $many ->
    [1] { $seat_is ->
        [you] À vous en fin de manche
       *[other] À { $seat } en fin de manche
      }
   *[other] Pour { $many } Détectives en fin de manche
  }
table-count-open = { $smugglers ->
    [0] Aucun Contrebandier.
    [one] Un Contrebandier. Combien de Détectives ?
   *[other] { $smugglers } Contrebandiers. Combien de Détectives ?
  }
table-count-free = Les Contrebandiers partagent le coussin rouge.
table-count-stopped = Plus de Détectives : les Contrebandiers n’ont rien.
table-count-clumsy = Chaque Contrebandier a fait tomber quelque chose : pas de partage.
table-shows = { $role } ({ $number })
table-face-down = Une carte face cachée
table-seat = { $seat_is ->
    [you] Vous : { n-points }
   *[other] { $seat } : { n-points }
  }
table-alarm-home = L’alarme est à la maison
table-alarm-away = L’alarme est dans le coffret
table-alarm-mine = votre alarme
table-alarm-out = votre alarme est dans le coffret
table-to-fill = { $left ->
    [0] Plus aucun diamant à poser
    [one] Un diamant à poser dans le coffret
   *[other] { $left } diamants à poser dans le coffret
  }
table-card = { $role } ({ $number })
table-hand = Vos cartes de rôle
table-played = { $many ->
    [0] Aucune carte jouée dans ce cycle
    [one] Une carte jouée dans ce cycle
   *[other] { $many } cartes jouées dans ce cycle
  }
table-in-hand = Encore en main
table-remember = Quels rôles ont été joués, il faut s’en souvenir.
table-lies-down = Elle est face cachée
table-this-round = Votre rôle dans cette manche
table-name-smuggler = Contre­bandier
table-name-jeweller-m = Bijoutier
table-name-jeweller-f = Bijoutière
table-name-thief = Voleur
table-name-master-thief = Maître voleur
table-name-detective = Détective
table-open = { $seat_is ->
    [you] Vous avez ouvert le tiroir { $level }, face { $face }.
   *[other] { $seat } a ouvert le tiroir { $level }, face { $face }.
  }
table-fell-red = Tombé sur le coussin rouge : { table-jewels }.
table-fell-alarm = Tombé, et { $owner_is ->
    [you] à vous
   *[other] à { $owner }
  } par l’alarme : { table-jewels }.
table-found = Trouvé : { table-jewels }.
table-alarm-in = { $owner_is ->
    [you] Votre alarme y est.
   *[other] L’alarme de { $owner } y est.
  }
table-secret-empty = Le compartiment secret est vide.
table-secret-found = Un rubis dans le compartiment secret !
table-secret-taken = Le rubis est pris.
table-secret-left = Le rubis reste.
table-secret-fell = Un rubis est tombé et a été remis dessus.
table-fell = Tombé :
table-to-red = sur le coussin rouge
table-to-seat = { $owner_is ->
    [you] pour vous
   *[other] pour { $owner }
  }
table-found-short = Trouvé :
table-lies = Dedans :
table-nothing = Rien dedans
table-about-grain = Chacun des { $drawers } tiroirs a sa veinure. Elle suit le tiroir quand les étages tournent, et se trouve sur la tête quand le coffret est renversé.
table-filling = On remplit le coffret
table-cycle = Cycle { $cycle }, manche
table-cycle-short = { $cycle } ·
table-rounds = Manche { $round } sur { $rounds }
table-rubies = { $left ->
    [0] Plus aucun rubis dans le coffret
    [one] Encore un rubis dans le coffret
   *[other] Encore { $left } rubis dans le coffret
  }
table-points = { n-points } jusqu’ici
log-fall = { $seat_is ->
    [you] Vous faites tomber sur le coussin rouge :
   *[other] { $seat } fait tomber sur le coussin rouge :
  }
log-smuggle = { $seat_is ->
    [you] Vous passez sur le coussin rouge :
   *[other] { $seat } passe sur le coussin rouge :
  }
log-take = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
  }
log-share = { $seat_is ->
    [you] Du coussin rouge, vous recevez
   *[other] Du coussin rouge, { $seat } reçoit
  }
log-find = Dans le tiroir :
log-red-stays = Pas de Détective : le coussin rouge garde
log-fall-own-alarm = { $seat_is ->
    [you] Votre propre alarme sonne et rentre. Sur le coussin rouge :
   *[other] L’alarme de { $seat } sonne pour rien et rentre. Sur le coussin rouge :
  }
log-fall-alarm = { $owner_is ->
    [you] { $seat } déclenche votre alarme ! Vous recevez
   *[other] { $seat_is ->
        [you] Vous déclenchez l’alarme de { $owner } ! Pour son propriétaire :
       *[other] { $seat } déclenche l’alarme de { $owner } ! Pour son propriétaire :
      }
  }

# La fin

end-won = { $seat_is ->
    [you] Vous voilà maître <parmi les voleurs.>
   *[other] { $seat } règne <parmi les voleurs.>
  }
end-shared = { $count } maîtres <parmi les voleurs.>
end-plate = { $seat }, { n-points }
end-lead-margin = { $seat_is ->
    [you] Vous devancez { $second }
   *[other] { $second_is ->
        [you] { $seat } vous devance
       *[other] { $seat } devance { $second }
      }
  } de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
  }.
end-lead-rubies = Autant de points ; les rubis départagent.
end-lead-sapphires = Autant de points et de rubis ; les saphirs authentiques départagent.
end-lead-shared = Autant de points, de rubis et de saphirs : victoire partagée.
end-left = Resté dans le coffret :
end-table = Les scores
end-thief = Voleur
end-you = Vous
end-total = Points
end-cycle = Cycle { $cycle }
end-round = Cycle { $cycle }, manche { $round }
end-chart = Le cours de la nuit
end-chart-note = le score après chaque manche : bijoux authentiques moins imitations
end-chart-label = Le cours de la nuit : { $lines }
end-chart-line = { $seat_is ->
    [you] vous finissez avec { $points }
   *[other] { $seat } finit avec { $points }
  }
end-filled = Le coffret est rempli
end-moments = Les moments qui ont compté
end-moment-lead = { $seat_is ->
    [you] Vous passez en tête pour de bon, { $by }.
   *[other] { $seat } passe en tête pour de bon, { $by }.
  }
by-hand = avec les bijoux d’un tiroir
by-ruby = avec un rubis
by-red = avec une part du coussin rouge
by-alarm = grâce à une alarme
by-imitations = à force de placer des imitations
end-moment-round = { $seat_is ->
    [you] La meilleure manche de la nuit est la vôtre : { n-points }.
   *[other] La meilleure manche de la nuit : { n-points } pour { $seat }.
  }
end-moment-alarm = { $seat_is ->
    [you] Votre alarme sonne et vous rapporte { n-points }.
   *[other] L’alarme de { $seat } sonne et rapporte { n-points }.
  }
end-moment-rubies = { $seat_is ->
    [you] { $many ->
        [1] Vous trouvez un rubis.
       *[other] Vous trouvez le dernier de vos { $many } rubis.
      }
   *[other] { $many ->
        [1] { $seat } trouve un rubis.
       *[other] { $seat } trouve le dernier de ses { $many } rubis.
      }
  }
