# Teaching Game, en français. Un argument « @2 » est une place : il donne son nom, et avec _is si c’est celle du lecteur.

title = Teaching Game
tagline = Encore une carte, et on s’en va.
mode-standard = La partie normale

# Ce qu’il y a sur la table : ce sont les noms de components.toml

coin = un sac de pièces
jewel = un bijou
painting = un tableau
crown = une couronne
alarm = une alarme
pliers = une pince
fence = un receleur

zone-vault = La chambre forte
zone-sack = Le sac
zone-lost = Perdu et utilisé
zone-stash = Cachette
zone-hand = Outils
note-vault = { $cards ->
    [0] Vide
    [1] Une carte
   *[other] { $cards } cartes
}{ $alarms ->
    [0] , aucune alarme
    [1] , une alarme
   *[other] , { $alarms } alarmes
}
note-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce qu’on peut faire, et ce que cela ferait

action-grab = Prendre une carte
action-leave = Partir avec le sac
action-use-pliers = Se servir de la pince
action-use-fence = Appeler un receleur
preview-grab = Alarmes : { $alarms } sur { $cards }
preview-leave = À l’abri : { note-points }
preview-use-pliers = Prendre une carte : une alarme ne sonne pas
preview-use-fence = Tout de suite à l’abri : { note-points }, et vous continuez

prompt-choose = Encore une carte, ou partir ?
prompt-wait = { $seat } est dans la chambre forte.
prompt-over = La chambre forte est vide.

why-empty-sack = Votre sac est vide : prenez d’abord une carte.
why-not-in-hand = Vous n’avez pas cet outil.

# Ce qui s’est passé

event-first = { $seat_is ->
    [you] Vous entrez
   *[other] { $seat } entre
} en premier.
event-grab = { $seat_is ->
    [you] Vous prenez
   *[other] { $seat } prend
} { $card }.
event-alarm = L’alarme sonne : { $seat_is ->
    [you] vous perdez votre sac
   *[other] { $seat } perd son sac
}.
event-comfort = { $seat_is ->
    [you] Vous trouvez
   *[other] { $seat } trouve
} { $tool } en sortant.
event-comfort-unseen = { $seat } trouve un outil en sortant.
event-use-pliers = { $seat_is ->
    [you] Vous coupez les fils et prenez
   *[other] { $seat } coupe les fils et prend
} { $card }.
event-use-fence = { $seat_is ->
    [you] Vous vendez
   *[other] { $seat } vend
} le sac à un receleur. À l’abri : { note-points }.
event-leave = { $seat_is ->
    [you] Vous partez
   *[other] { $seat } part
} avec { note-points }.
event-last = La chambre forte est vide : { $seat_is ->
    [you] vous gardez
   *[other] { $seat } garde
} { note-points } du sac.

score-loot = Butin
score-tools = Outils restants
tie-cards = Cartes
