# Les phrases de la maison : ce que disent le moteur, le serveur et la commande. Le navigateur a les siennes dans web/src/text.

seat-name = Joueur { $n }

# Coups

why-game-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
error-no-such-seat = Il n’y a pas de siège { $seat } à cette table : les sièges vont de 0 à { $last }.
error-notation = « { $notation } » n’est pas une action de ce jeu. La page des règles donne la liste des notations.
error-no-undo = Trop tard pour annuler : une carte a été piochée, quelque chose a été révélé ou quelqu’un d’autre a joué.

# Jeux et réglages

error-unknown-game = Il n’y a pas de jeu appelé « { $slug } ». Il y a : { $known }.
error-seats = { $title } ne se joue pas à { $players } ici. Choisissez parmi : { $counts }.
error-mode = { $title } n’a pas de mode « { $mode } ». Il y a : { $names }.
error-option = { $title } n’a pas d’option « { $option } ». Il y a : { $names }.
error-choice = « { $choice } » n’est pas un choix possible pour cette option. Choisissez parmi : { $choices }.

# Positions

position-no-dict = Une position est un ensemble de champs nommés, tel que State.dump() l’écrit.
position-other-game = C’est une position de { $found }, pas de { $expected }.
position-bad-setup = Les joueurs, le mode ou les options de cette position ne sont pas écrits comme State.dump() les écrit.
position-bad-rng = Le champ « rng » n’est pas une source de hasard enregistrée.
position-bad-number = Le champ « { $field } » dit { $found } ; il faut un nombre entier de { $low } à { $high }.
position-bad-seat = Le champ « { $field } » dit { $found } ; il faut un siège de 0 à { $last }.
position-bad-name = Le champ « { $field } » dit { $found } ; il faut l’un de : { $names }.
position-no-list = Le champ « { $field } » doit être une liste.
position-list-by-seat = Le champ « { $field } » doit être une liste contenant une liste pour chacun des { $players } sièges.

# Parties enregistrées

record-unreadable = Impossible de lire la partie { $path } : { $why }.
record-malformed = Ce n’est pas une partie enregistrée : { $why }.
record-newer = Cette partie est au format { $found } ; cette version de Larcin lit jusqu’au format { $known }. Mettez Larcin à jour.
record-other-rules = Cette partie a été jouée avec la version { $found } des règles ; cette version de Larcin joue la version { $known }.
record-illegal = Le coup { $number } de la partie, « { $action } », ne peut pas être joué : { $why }
record-differs = Après le coup { $number }, la position n’est plus celle de la partie : le fichier a été modifié.

# Command: bots and the lab

error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Les robots sont : { $known }.
lab-no-games = On ne peut pas jouer { $games } parties : demandez-en une ou plus.
lab-too-many-bots = { $bots ->
    [0] Nommez au moins un robot
   *[other] { $bots } robots ne tiennent pas sur { $players } places : nommez autant de robots que de places, ou moins
  }.
spectator = un spectateur
broken-exception = Après { $moves } coups, la partie s’est arrêtée sur une erreur : { $error }
broken-too-long = Après { $moves } coups, la partie n’est toujours pas finie : elle devrait en durer { $longest } au plus.
broken-census = Après { $moves } coups, il y a { $found } « { $component } » au lieu de { $expected }.
broken-dead-end = Après { $moves } coups, { $seat } doit agir mais n’a aucune action permise.
broken-order = Après { $moves } coups, les actions permises de { $seat } ne sont pas dans l’ordre du catalogue, chacune une fois.
broken-absent = Après { $moves } coups, l’action par défaut de { $seat }, en cas d’absence, n’est pas permise.
broken-score = Après { $moves } coups, { $seat } a { $total } points, mais le détail en compte { $parts }.
broken-no-winner = Après { $moves } coups, la partie est finie et personne n’a gagné.
broken-dump = Après { $moves } coups, la position change quand on l’écrit et la relit : « { $field } » diffère.
broken-clone = Après { $moves } coups, une copie de la position n’est pas égale à l’original : « { $field } » diffère.
broken-imagine = Après { $moves } coups, ce que voit { $seat } dépend de ce qui est caché : « { $field } » diffère.
broken-imagined-census = Après { $moves } coups, une position est imaginée où quelque chose manque ou existe en double.
broken-bot = Après { $moves } coups, le robot « { $bot } » a choisi « { $action } », qui n’est pas permis.
