# Les phrases de la maison : ce que disent le moteur, le serveur et la commande. Le navigateur a les siennes dans web/src/text.

seat-name = Joueur { $n }

# Coups

why-game-over = La partie est finie.
why-not-your-turn = Ce n’est pas votre tour.
error-no-such-seat = Il n’y a pas de siège { $seat } à cette table : les sièges vont de 0 à { $last }.
error-notation = « { $notation } » n’est pas une action de ce jeu. La page des règles donne la liste des notations.
error-no-action = { $found } n’est pas une action. Jouez l’une des actions permises, ou écrivez sa notation.
error-no-undo = Trop tard pour annuler : une carte a été piochée, quelque chose a été révélé ou quelqu’un d’autre a joué.

# Jeux et réglages

error-missing-extra = Il faut pour cela le paquet « { $package } », qui n’est pas installé. L’extra « { $extra } » l’apporte : pip install "larcin[{ $extra }]"
error-unknown-game = Il n’y a pas de jeu appelé « { $slug } ». Il y a : { $known }.
error-game-left-out = Le jeu « { $slug } » est installé mais ne peut pas être chargé : « larcin info » dit pourquoi.
game-left-out = Le jeu « { $entry } » de { $package } est laissé de côté.
game-broken-import = Il ne peut pas être importé : { $error }
game-broken-type = Son point d’entrée doit nommer un jeu, et { $object } est un { $kind }.
game-broken-class = Son point d’entrée doit nommer un jeu, et { $object } est une classe : écrivez GAME = { $kind }() et nommez cela.
game-broken-slug = Son slug doit être fait de minuscules, de chiffres et de traits d’union, 40 au plus, et c’est { $slug }.
game-broken-taken = Il y a déjà un autre jeu dont le slug est « { $slug } ».
game-broken-english = Il n’a pas de text/en.ftl dans { $folder } : l’anglais est la seule langue dont chaque jeu a besoin.
game-broken-fact = « { $name } » y manque, ou n’est pas ce que dit la documentation de larcin.core.game.Game.
game-broken-facts = Une liste de jeux ne peut pas le montrer : { $error }
error-seats = { $title } ne se joue pas à { $players } ici. Choisissez parmi : { $counts }.
error-seats-no-number = Le nombre de joueurs doit être un nombre entier, pas { $players }. Choisissez parmi : { $counts }.
error-mode = { $title } n’a pas de mode « { $mode } ». Il y a : { $names }.
error-option = { $title } n’a pas d’option « { $option } ». Il y a : { $names }.
error-choice = « { $choice } » n’est pas un choix possible pour cette option. Choisissez parmi : { $choices }.

# Les bots : leur nom, et une ligne sur chacun

bot-novice = Débutant
bot-novice-about = Joue sur un coup de tête, se trompe et oublie. Pour une première partie.
bot-regular = Habitué
bot-regular-about = Connaît le jeu et se trompe de temps en temps. Un bon adversaire pour commencer.
bot-expert = Expert
bot-expert-about = Voit plus loin et fait peu de cadeaux.
bot-master = Maître
bot-master-about = Prend son temps, n’oublie rien, ne pardonne rien.
bot-random = Hasard
bot-random-about = Joue n’importe quel coup permis.
bot-greedy = Glouton
bot-greedy-about = Prend ce qui paraît le mieux sur le moment, sans voir plus loin.
bot-search = Recherche
bot-search-about = Réfléchit autant que son nom le dit : search@0.5s une demi-seconde, search@500 autant d’essais.

# Conseils dans le terminal

terminal-hint-title = Que ferait un maître ?
terminal-hint-share = { $share } % de la victoire, essayé { $visits } fois
terminal-hint-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à la fin, essayé { $visits } fois
terminal-hint-perhaps = puis peut-être { $steps }
terminal-hint-step = { $seat_is ->
    [you] vous : { $what }
   *[other] { $seat } : { $what }
  }

# Positions

position-no-dict = Une position est un ensemble de champs nommés, tel que State.dump() l’écrit.
position-other-game = C’est une position de { $found }, pas de { $expected }.
position-bad-setup = Les joueurs, le mode ou les options de cette position ne sont pas écrits comme State.dump() les écrit.
position-bad-rng = Le champ « rng » n’est pas une source de hasard enregistrée.
position-unknown-field = Une position de ce jeu n’a pas de champ « { $field } ». Il y a : { $names }.
position-bad-number = Le champ « { $field } » dit { $found } ; il faut un nombre entier de { $low } à { $high }.
position-bad-seat = Le champ « { $field } » dit { $found } ; il faut un siège de 0 à { $last }.
position-bad-name = Le champ « { $field } » dit { $found } ; il faut l’un de : { $names }.
position-name-twice = Le champ « { $field } » nomme deux fois { $found }.
position-census = Dans cette position, il y a { $found } « { $component } », et il en faut { $expected }.
position-stuck = Dans cette position, le siège { $seat } doit agir mais ne peut rien faire.
position-no-list = Le champ « { $field } » doit être une liste.
position-list-by-seat = Le champ « { $field } » doit être une liste de listes, une par siège : { $players } en tout.
position-unreadable = { $path } ne contient pas de position : { $why }.

# Parties enregistrées

record-unreadable = Impossible de lire la partie { $path } : { $why }.
record-malformed = Ce n’est pas une partie enregistrée : { $why }.
record-newer = Cette partie est au format { $found } ; cette version de Larcin lit jusqu’au format { $known }. Mettez Larcin à jour.
record-other-rules = Cette partie a été jouée avec la version { $found } des règles ; cette version de Larcin joue la version { $known }.
record-illegal = Le coup { $number } de la partie, « { $action } », ne peut pas être joué : { $why }
record-differs = Après le coup { $number }, la position n’est plus celle de la partie : le fichier a été modifié.

# La commande : bots et laboratoire

n-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }
error-unknown-bot = Il n’y a pas de bot nommé « { $bot } ». Les bots sont : { $known }.
lab-no-games = On ne peut pas jouer { n-games } : demandez-en une ou plus.
lab-no-positions = Demandez au moins une position.
lab-too-many-bots = { $bots ->
    [0] Nommez au moins un bot
   *[other] { $bots } bots ne tiennent pas sur { $players ->
        [one] { $players } place
       *[other] { $players } places
      } : nommez autant de bots que de places, ou moins
  }.
lab-two-bots = Un bot seul ne rencontre personne : nommez-en deux ou plus, ou ajoutez --table pour qu’il se rencontre lui-même.
lab-at-least = --at-least attend une part entre 0 et 1, comme 0.7 (ou 70%).
lab-other-run = { $path } garde une autre série : là, « { $field } » vaut { $kept }, ici { $asked }. Nommez un autre fichier avec --run, ou supprimez celui-ci.
lab-run-further = { $path } garde une série qui a déjà joué davantage ({ n-games }). Demandez-en autant avec --games, ou nommez un autre fichier avec --run.
lab-run-unreadable = { $path } ne garde pas une série de larcin : { $why }.
lab-run-unwritable = La série ne peut pas être gardée dans { $path } : { $why }.
lab-worker-died = Un processus qui jouait est mort, faute de mémoire peut-être. Avec --run rien n’est perdu : la même commande reprend où elle en était.
arena-no-game = Aucun jeu ne se joue dans ce mode avec autant de places.
spectator = un spectateur
after-moves = Après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
broken-exception = { after-moves }, la partie s’est arrêtée sur une erreur : { $error }
broken-too-long = { after-moves }, la partie n’est toujours pas finie : elle devrait en durer { $longest } au plus.
broken-census = { after-moves }, il y a { $found } « { $component } » au lieu de { $expected }.
broken-dead-end = { after-moves }, { $seat } doit agir mais n’a aucune action permise.
broken-order = { after-moves }, les actions permises de { $seat } ne sont pas dans l’ordre du catalogue, chacune une fois.
broken-absent = { after-moves }, l’action par défaut de { $seat }, en cas d’absence, n’est pas permise.
broken-score = { after-moves }, le score de { $seat } est { $total }, mais le détail donne { $parts }.
broken-no-winner = { after-moves }, la partie est finie et personne n’a gagné.
broken-dump = { after-moves }, la position change quand on l’écrit et la relit : « { $field } » diffère.
broken-clone = { after-moves }, une copie de la position n’est pas égale à l’original : « { $field } » diffère.
broken-imagine = { after-moves }, ce que voit { $seat } dépend de ce qui est caché : « { $field } » diffère.
broken-imagined-census = { after-moves }, une position est imaginée où quelque chose manque ou existe en double.
broken-imagined-load = { after-moves }, une position qu’imagine { $seat } est refusée : { $why }
broken-bot = { after-moves }, le bot « { $bot } » a choisi « { $action } », qui n’est pas permis.
broken-load-writes = La lecture de la position a changé les données d’où elle vient.
broken-loaded-census = La position a été acceptée avec { $found } composants au lieu de { $expected }.
broken-refusal = Le refus « { $text } » n’est pas une vraie phrase : { $sentence }
broken-prompt = La question « { $text } » de la position n’a pas de texte.

# La commande : l’aide

help = Cinq jeux de cambriolage : jouez-y, faites-y jouer des bots, servez-les.
help-examples = Exemples :
help-panel-commands = Commandes
help-panel-arguments = Arguments
help-panel-options = Options
help-games = Les jeux qu’il y a.
help-play = Jouer, dans le navigateur ou dans le terminal.
help-simulate = Joue beaucoup de parties entre bots et dit comment elles se sont passées : scores moyens et part de victoires par place, avec des intervalles à 95 %.
help-arena = Oppose des bots : chacun contre chacun, dans un jeu ou plusieurs. Chaque donne est jouée de toutes les places, pour que chaque bot soit assis partout aussi souvent ; à trois places ou plus, un bot parmi des copies de l’autre, puis l’inverse, si bien qu’une part égale est toujours 50 %. Avec --table, ou quand un bot est nommé deux fois, les bots nommés remplissent les places d’une seule table. Une égalité est partagée entre ses vainqueurs.
help-fuzz = Cherche des fautes dans les règles : des parties au hasard dans chaque mode et à chaque nombre de places, tout étant contrôlé après chaque coup. La partie qui échoue est enregistrée.
help-replay = Raconte une partie enregistrée, coup par coup.
help-verify = Rejoue un enregistrement et le compare à ses propres empreintes et à son résultat. Le code de sortie 1 dit qu’il diffère.
help-serve = Sert des tables aux navigateurs.
help-join = Faire jouer un bot de cette machine à une table ailleurs, par le réseau. Il prend une place libre et joue jusqu’à la fin de la partie.
help-token = Faire un jeton par lequel un programme peut jouer sur un serveur, et l’afficher. Qui l’a joue sous ce nom.
help-info = Ce qui est installé ici : versions, moteur, jeux, base de données.
help-golden = Contrôle les parties témoins (ou les réécrit) : une partie de chaque sorte, coup par coup.
param-game = Le jeu : son nom court, comme « larcin games » le donne.
param-play-game = Le jeu ; sans lui, vous choisissez.
param-lang = La langue ; sans elle, celle de votre système.
param-as_json = Écrire en JSON.
param-players = Combien de places ; sinon, le moins que le mode permet.
param-games = Combien de parties jouer.
param-fuzz-games = Combien de parties jouer, tous modes et nombres de places ensemble.
param-positions = Abîme plutôt autant de positions de parties au hasard, et contrôle que chacune est refusée par une phrase ou jouée jusqu’au bout.
param-position = Regarde à nouveau la position de ce fichier : une position simple, ou une que --positions a enregistrée.
param-arena-games = Combien de parties joue chaque rencontre, au moins : assez pour que chacun ait été assis partout aussi souvent.
param-which = Les jeux : leurs noms courts, comme « larcin games » les donne, ou « all ».
param-arena-bots = Les bots, comme greedy, search@500 ou master.
param-table = Une seule table, dont les bots nommés remplissent les places tour à tour.
param-at_least = Demander à chaque rencontre si la part de victoires du premier bot est d’au moins tant, comme 0.7.
param-stop_when_settled = Finir une rencontre dès que c’est tranché, avec une erreur de 5 % au plus ; sans --at-least, lequel des deux est le meilleur.
param-run = Garder la série dans ce fichier. La même commande avec le même fichier reprend où elle a été interrompue.
param-html = Écrire dans ce fichier une page avec tableaux et graphiques.
param-bots = Les bots, par place. S’il y en a moins que de places, ils se répètent.
param-seed = Un nombre ou un mot. La même graine joue les mêmes parties.
param-play-seed = Un nombre ou un mot : la même graine donne la même partie (dans le terminal).
param-mode = Le mode du jeu ; sinon, le premier qui a autant de places.
param-option = Une option du jeu, comme printing=first. Peut être donnée plusieurs fois.
param-workers = Combien de processus ; sinon, un par cœur. Le résultat n’en dépend pas.
param-check = Contrôler après chaque coup ce qui doit toujours être vrai.
param-verify-check = Regarder de près chaque position en chemin : ce qui doit toujours être vrai.
param-failures = Où est enregistrée une partie qui échoue.
param-seats = Qui joue, par place : you (vous), ou un bot : novice, regular, expert, master, ou pour essayer random, greedy, search@0.5s. Plusieurs « you » partagent l’écran.
param-terminal = Jouer ici, dans le terminal.
param-hints = Peut-on demander un conseil ? Avec --no-hints, personne.
param-save = Enregistrer la partie dans ce fichier (dans le terminal).
param-host = L’adresse où écouter ; 0.0.0.0 est chacune de cette machine.
param-port = Le port où écouter.
param-play-port = Le port de la page ; sinon, un port libre.
param-thinkers = Dans combien de processus les bots réfléchissent ; sinon un par cœur, moins un.
param-bot_seconds = Combien de secondes un bot peut réfléchir à un coup avant qu’un coup anodin soit joué pour lui.
param-pause = Les secondes entre deux coups de bots, pour que chacun puisse suivre.
param-database = Où les tables sont gardées : l’URL d’une base, sqlite ou postgresql.
param-link = Le lien de la table, tel que son hôte l’envoie à ses amis.
param-token = Le jeton du programme ; sans lui, ce que dit LARCIN_TOKEN.
param-bot = Le bot qui joue : un niveau, search@1s, ou celui d’un autre paquet.
param-join-seat = La place à prendre, à partir de 0 ; sans elle, la première qui est libre.
param-server = L’adresse du serveur, comme http://127.0.0.1:8000.
param-name = Le nom du programme à la table.
param-file = L’enregistrement : un fichier JSON.
param-seat = Par les yeux de quelle place, à partir de 0 ; sinon, d’un spectateur.
param-step = Attendre Entrée avant chaque coup.
param-update = Les réécrire.
param-version = Écrire la version.
param-install_completion = Laisser votre shell compléter ce que vous tapez : commandes, jeux, modes, bots. Pour un autre shell, nommez-le après.
param-show_completion = Écrire le script qui fait cela.
param-folder = Où elles sont gardées.

# La commande : ce qui est mal écrit

usage-lang = Il n’y a pas de langue « { $lang } » ici : choisissez parmi { $known }.
usage-no-such-option = « { $where } » n’a pas d’option { $option }{ $near ->
    [none] {""}
   *[other] {" "}; vouliez-vous dire { $near }
  }{ $near ->
    [none] {" "}: « { $where } --help » en donne la liste.
   *[other] {" "}?
  }
usage-no-such-command = « { $command } » n’est pas une commande de larcin{ $near ->
    [none] {" "}: il y a { $known }.
   *[other] {" "}; vouliez-vous dire « larcin { $near } » ?
  }
usage-missing = Il manque { $what } à « { $where } » : voyez les exemples de « { $where } --help ».
usage-no-number = { $what } attend un nombre entier : voyez les exemples de « { $where } --help ».
usage-range = { $what } attend un nombre entier de { $low } à { $high }.
usage-number = { $what } attend un nombre de { $low } à { $high }.
usage-no-value = Il manque une valeur après { $what } : voyez les exemples de « { $where } --help ».
usage-too-many = « { $where } » ne sait que faire de « { $what } » : voyez les exemples de « { $where } --help ».
usage-option = « { $option } » n’est pas une option avec son choix : écrivez --option nom=choix.
completion-no-shell = { $shell ->
    [none] larcin ne reconnaît pas le shell d’ici : nommez-en un, comme « larcin { $wish } bash ». Ce peut être l’un de { $known }.
   *[other] Il n’y a pas de complétion pour « { $shell } » : prenez l’un de { $known }.
}
usage-no-folder = Il n’y a pas de dossier { $folder } où enregistrer.
record-no-file = Il n’y a pas de fichier { $path }.
play-only-terminal = { $what } est pour les parties dans le terminal : ajoutez --terminal.
play-no-such-player = « { $bot } » ne peut pas s’asseoir : une place se donne à l’un de ceux-ci : { $known }.

# La commande : ce qu’elle écrit

games-slug = Nom
games-title = Titre
games-seats = Places
games-minutes = Minutes
games-modes = --mode
games-options = --option (défaut d’abord)
completion-installed = La complétion pour { $shell } est installée dans { $path }. Ouvrez un nouveau terminal pour l’utiliser.
info-version = Larcin
info-python = Python
info-engine = Moteur
info-engine-interpreted = interprété
info-engine-compiled = compilé
info-games = Jeux
info-broken = Laissé de côté
info-bots = Bots
info-database = Base de données
lab-playing = En jeu
lab-interrupted = Arrêté ; voici ce qui a été fait jusque-là.
lab-interrupted-run = Arrêté ; voici ce qui a été fait jusque-là. La même commande reprendra ici.
lab-counts = { n-games }, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }, { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
  }, { $seconds } s (décisions par seconde : { $rate } ; { $workers ->
    [1] un processus
   *[other] { $workers } processus
  }).
lab-failure = La partie { $game } a échoué. { $problem }
lab-replay-failure = Regardez-la avec : larcin verify --check { $path }
lab-position-counts = { $positions ->
    [1] Une position abîmée
   *[other] { $positions } positions abîmées
  } : { $refused } refusées, { $played } jouées jusqu’au bout ({ $decisions } décisions), { $errors ->
    [0] aucune erreur
    [one] une erreur
   *[other] { $errors } erreurs
  }, { $seconds } s.
lab-position-flaw = La position { $number } a échoué ({ $edits }). { $problem }
lab-position-again = Regardez-la avec : larcin fuzz { $game } --position { $path }
lab-position-refused = Refusée : { $why }
lab-position-plays = La position est entière et a été jouée jusqu’au bout : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }.
lab-column-seat = Place
lab-column-bot = Bot
lab-column-mean = Score moyen
lab-column-share = Gagnées
lab-column-interval = Intervalle à 95 %
lab-column-rating = Cote
lab-column-bots = Rencontre
lab-column-games = Parties
lab-column-alone = Seul
lab-column-ahead = Avance
arena-headline = { $title } ({ $mode }, { $players ->
    [1] une place
   *[other] { $players } places
  })
arena-overall = Tous jeux ensemble
arena-against = Contre
arena-page = La page est écrite : { $path }
arena-answer-yes = { $bots } : après { n-games }, il est tranché que { $first } gagne { $share } ou plus{ $stopped ->
    [yes] , et la rencontre s’est arrêtée
   *[other] {""}
  }.
arena-answer-no = { $bots } : après { n-games }, il est tranché que { $first } gagne moins de { $share }{ $stopped ->
    [yes] , et la rencontre s’est arrêtée
   *[other] {""}
  }.
arena-answer-open = { $bots } : après { n-games }, il n’est pas tranché si { $first } gagne { $share } ou plus.
arena-error-rate = Chaque rencontre est jugée pour elle-même, après chaque donne, et une telle réponse est fausse avec une probabilité de { $error } au plus.
arena-title = Larcin · Arène
arena-page-how = { n-games } ou plus par rencontre, chaque donne de toutes les places. Graine : { $seed }.
arena-page-crosstable = Ligne contre colonne
arena-page-shares = Parties gagnées
arena-page-settled = Ce qui était demandé
arena-page-versus = contre
arena-page-alone = { $bot } seul parmi les autres
arena-page-games = { n-games }
arena-page-ahead = points par partie : { $ahead }
arena-page-reading = Comment lire cette page
arena-reading-share = Une égalité est partagée entre ses vainqueurs. La ligne tiretée est une part égale, une ligne pleine ce qui était demandé. Entre deux bots à trois places ou plus, l’un est assis parmi des copies de l’autre, puis l’inverse : 50 % est l’égalité, et « seul » compte les parties où un bot n’avait qu’une place. Là où chacun joue seul, le meilleur score avec la même donne gagne.
arena-reading-interval = Où se trouve la vraie part, avec une confiance de 95 % (Wilson). Après un arrêt anticipé, il est un peu trop sûr de lui.
arena-reading-rating = La force d’un bot ; tous partent de 25 (openskill, Plackett-Luce), et ± contient 95 %. Une donne jouée de toutes les places est une rencontre : qui en gagne davantage bat l’autre.
arena-reading-ahead = Combien de points de plus le premier bot a marqués par partie, les mêmes donnes comparées ; ± contient 95 %.
result-player = Joueur
result-total = Total
replay-headline = { $title } ({ $mode }) : { $who }
replay-enter = [Entrée]
verify-ok = OK : { $moves ->
    [one] { $moves } coup se rejoue
   *[other] { $moves } coups se rejouent
  } et { $checks ->
    [0] il n’y a pas d’empreinte à comparer.
    [one] l’empreinte concorde.
   *[other] les { $checks } empreintes concordent.
  }
verify-winners = L’enregistrement donne pour vainqueurs les places { $said } ; en le rejouant, ce sont { $found }.
verify-cut = L’enregistrement a une empreinte après le coup { $number }, mais il s’arrête après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } : il en manque.
golden-no-folder = Il n’y a pas de dossier { $folder } : lancez ceci là où sont les sources, ou écrivez les parties avec --update.
golden-differs = { $name } n’est pas ce que les règles jouent maintenant.
golden-updated = { $name } réécrit.
golden-count = Parties témoins : { $all } ; différentes : { $differing }.
join-sits = { $name } ({ $bot }) prend la place { $seat } de { $table }.
join-won = { $name } a gagné.
join-lost = La partie est finie ; { $name } n’a pas gagné.
join-no-link = « { $link } » n’est pas le lien d’une table : il ressemble à http://127.0.0.1:8000/t/velvet-42.
join-no-answer = Aucun serveur ne répond à { $server }.
join-refused = Le serveur refuse : { $why }
join-no-seat = Aucune place n’est libre à { $table }.
play-open = Votre table est à { $url } (Ctrl-C y met fin).
play-which = Quel jeu ?
terminal-ask = Numéro (h pour un conseil, « ? » pour l’aide) :
terminal-ask-undo = Numéro (h pour un conseil, u pour annuler, « ? » pour l’aide) :
terminal-help = Tapez le numéro de votre choix. h demande un conseil ; u annule votre dernière action, là où c’est encore permis ; r montre les règles ; q quitte.
terminal-number = Tapez un numéro de 1 à { $last }, ou « ? » pour l’aide.
terminal-no-hints = Pas de conseils dans cette partie : elle a commencé avec --no-hints.
piece-hidden = { $count } face cachée
terminal-undone = Annulé.
terminal-pass = Passez l’écran à { $name }, puis tapez sur Entrée.
terminal-thinks = { $name } réfléchit…
terminal-quit = À la prochaine.
terminal-saved = La partie est enregistrée dans { $path }.

# Serveur

server-stale = La partie a avancé entre-temps. Regardez la table et choisissez de nouveau.
server-not-your-seat = Cette place n’est pas la vôtre.
server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-not-over = La partie est en cours. On peut la revoir et la télécharger quand elle est finie.
server-not-host = Seul l’hôte de la table peut faire cela.
server-not-at-table = Seules les personnes assises à la table peuvent faire cela.
server-seat-taken = Cette place est déjà prise. Choisissez-en une autre.
server-still-there = { $name } est encore à la table, ou vient de partir. Attendez une minute.
server-no-database = La base de données ne peut pas être ouverte : { $why }
server-bad-database = Les tables ne peuvent pas être gardées dans « { $kind } ». Donnez un fichier pour SQLite, comme larcin.db, ou une adresse comme postgresql://moi@db/larcin (pip install "larcin[postgres]").
server-seats-open = Il reste des places libres. Mettez-y des bots, ou attendez des joueurs.
server-too-many-seats = Trop de places sont décrites : { $seats }, alors que la partie en compte { $players }.
server-changed = Quelqu’un a été plus rapide. Regardez de nouveau.
server-no-table = Aucune table ne s’appelle « { $id } ». Vérifiez le lien, ou ouvrez une nouvelle table.
server-no-free-id = Aucun nom n’a été trouvé pour la table. Réessayez.
server-no-bot = Aucun bot ne s’appelle « { $bot } ». Il y a : { $known }.
server-no-rules = Les règles de ce jeu ne sont pas encore rédigées.
server-no-path = Il n’y a rien à { $path }.
server-no-method = { $path } ne s’utilise pas ainsi.
server-name-length = Un nom compte de 1 à { $most } caractères.
server-spectator = Vous regardez cette table. Seules les personnes assises peuvent jouer.
server-nobody = Sans cookie, on peut regarder, mais ni parler ni jouer. Autorisez les cookies et rechargez la page.
server-other-site = Cette page appartient à un autre site.
server-malformed = Ce n’est pas du JSON valide.
server-invalid = Cette demande n’est pas comprise : { $why }
server-binary = Les messages doivent être du texte, pas du binaire.
server-too-big = C’est trop gros : { $most } ko au plus sont acceptés.
server-chat-empty = Cette ligne ne dit rien.
server-chat-long = Une ligne de discussion compte au plus { $most } caractères.
server-chat-fast = Pas si vite : attendez un instant avant la ligne suivante.
server-hints-off = Pas de conseils à cette table : son hôte les a désactivés.
server-hint-busy = Un conseil à la fois : le précédent se prépare encore.
server-no-hint = Aucun conseil cette fois. Demandez encore.
server-bad-token = Ce jeton n’est pas valable, ou il a été repris. Faites-en un autre.
server-no-token = Vous n’avez pas de tel jeton.
server-token-many = Vous avez tous les jetons permis ({ $most }) : reprenez-en un d’abord.
server-token-program = Un programme ne peut pas faire de jetons : la personne qui le lance, si.
server-only-programs = Seuls les programmes reçoivent des positions à imaginer : connectez-vous avec un jeton.
server-broken-move = Le jeu n’a pas pu jouer ce coup. Rien n’a changé ; choisissez-en un autre et signalez-le.
server-broken = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; réessayez.
server-other-rules = Cette partie suit la version { $found } des règles ; cette version de Larcin joue la version { $known }.
server-unplayable = Le coup { $number } de cette partie ne peut plus être joué : les règles ont changé depuis.
server-no-client = L’interface n’est pas encore construite. Lancez « make client » et rechargez la page.
server-no-port = Le port { $port } ne peut pas être utilisé : { $why }. Choisissez-en un autre avec --port.
server-open-at = Larcin est ouvert à { $address } (Ctrl-C pour fermer).

position-no-flag = Le champ « { $field } » doit être vrai ou faux (true ou false), et il vaut { $found }.
position-seats-in-order = Le champ « { $field } » doit nommer chaque place une seule fois, dans l’ordre.

# Le déroulement d’une partie.
course-move = Coup { $number }
course-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
course-won = { $seat_is ->
    [you] <Vous gagnez>
   *[other] <{ $seat }> gagne
}
course-won-together = { $seat_is ->
    [you] { $other } et vous gagnez
   *[other] { $other_is ->
        [you] { $seat } et vous gagnez
       *[other] { $seat } et { $other } gagnent
    }
}
course-shared = { $seat_is ->
    [you] { $other } et vous partagez la victoire
   *[other] { $other_is ->
        [you] { $seat } et vous partagez la victoire
       *[other] { $seat } et { $other } partagent la victoire
    }
}
course-shared-many = { $count ->
    [one] { $count } joueur gagne
   *[other] { $count } joueurs partagent la victoire
}
course-ahead = { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
} d’avance sur { $other_is ->
    [you] vous
   *[other] { $other }
}.
course-tie-broken = Autant de points que { $other_is ->
    [you] vous
   *[other] { $other }
} : le départage décide.
course-lead = À partir d’ici, { $seat_is ->
    [you] vous restez
   *[other] { $seat } reste
} en tête.
course-gain = { $seat_is ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’un coup.

# La fin d’une partie, en des mots qu’un jeu peut remplacer par les siens.
end-you = Vous
end-thief = Joueur
end-table = Les scores
end-total = Points
end-plate = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-chart = Le cours de la partie
end-chart-note = les points de chaque place, coup après coup
end-chart-label = Le cours de la partie : { $lines }
end-chart-line = { $seat } finit avec { $points }
end-moments = Les moments décisifs

# La commande : écrire un jeu

help-check = Dit en phrases ce qui manque encore au contrat d’un jeu. Le code de sortie 1 dit qu’il manque quelque chose d’obligatoire.
help-new-game = Écrit un paquet avec un petit jeu qui marche tout de suite, pour en faire le vôtre.
param-new_name = Le nom du jeu : des mots de lettres et de chiffres, comme midnight-vault.
param-new-game-folder = Où faire le dossier du paquet ; sinon, ici.
new-game-made = { $title } est écrit dans { $path }. Essayez-le :
new-game-bad-name = « { $name } » ne peut pas être le nom d’un jeu : des mots de lettres sans accents et de chiffres, le premier commençant par une lettre, comme midnight-vault.
new-game-long-name = Le nom est trop long : { $most } lettres au plus.
new-game-taken-package = Python a déjà quelque chose qui s’appelle { $package } : choisissez un autre nom.
new-game-taken-slug = Il y a déjà un jeu appelé « { $slug } » : choisissez un autre nom.
new-game-folder-exists = { $folder } existe déjà : choisissez un autre nom, ou un autre endroit avec --folder.
new-game-unwritable = Impossible d’écrire { $folder } : { $why }.
lang-en = anglais
lang-fr = français
check-result = { $game } : { $required ->
    [0] il ne manque rien d’obligatoire
    [1] il manque une chose obligatoire
   *[other] il manque { $required } choses obligatoires
  }{ $advice ->
    [0] .
    [1] {" "}; un conseil.
   *[other] {" "}; { $advice } conseils.
  }
check-unwritten = { $method } n’est pas écrit : chaque jeu en a besoin.
check-raises = { $method } échoue sur une première position : { $error }
check-nobody-acts = Personne ne doit agir après la donne : mettez dans to_act les places qui décident.
check-no-language = Il manque une langue ({ $lang }) : écrivez { $file }. D’ici là, on lit de l’anglais.
check-junk = { $file } a une ligne que Fluent ne peut pas lire : { $line }
check-texts = En { $lang }, il manque { $count ->
    [1] un message
   *[other] { $count } messages
  } : { $names }
check-filled = Le message « { $id } » ne peut pas être rempli en { $lang } : { $error }
check-no-rules = Il n’y a pas de RULES.md : écrivez les règles pour les gens, en anglais et en français.
check-rules-language = RULES.md n’a pas de partie en { $lang } : commencez-la par { $mark }.
check-rules-short = La partie de RULES.md en { $lang } compte { $length } caractères : il en faut plus de { $least } pour dire comment on joue.
check-to-act = Aucun trait d’observation ne s’appelle « to-act » : ajoutez larcin.core.features.to_act(players), qui dit qui décide.
check-about = Le trait « { $feature } » doit être décrit par une phrase avec un point, et non par « { $about } ».
check-point = { $point } Le test { $test } échoue pour { $where } : { $error }
check-point-1 = Le point 1 n’est pas tenu : chaque partie au hasard finit, et personne n’est jamais bloqué.
check-point-2 = Le point 2 n’est pas tenu : la même graine et les mêmes coups donnent la même partie.
check-point-3 = Le point 3 n’est pas tenu : la copie d’une position en est indépendante.
check-point-4 = Le point 4 n’est pas tenu : rien n’apparaît ni ne disparaît, le compte des éléments ne change donc jamais.
check-point-5 = Le point 5 n’est pas tenu : ce qu’une place ne peut pas savoir ne change rien à ce qu’on lui donne.
check-point-6 = Le point 6 n’est pas tenu : des choix simultanés donnent la même position dans n’importe quel ordre.
check-point-7 = Le point 7 n’est pas tenu : une action interdite est refusée par une phrase et ne change rien.
check-point-8 = Le point 8 n’est pas tenu : les vues, les enregistrements et les positions survivent au JSON.
check-point-10 = Le point 10 n’est pas tenu : annuler rend la position d’avant.
check-point-11 = Le point 11 n’est pas tenu : tout ce qui est montré a son texte dans les deux langues.
check-poster = Conseil : dessinez un poster.svg, pour que le jeu ait une image sur l’étagère.
check-palette = Conseil : donnez au jeu sa propre palette ; il a pour l’instant les couleurs de la maison.
check-zones = Conseil : que la vue nomme ses zones, pour que la table de la maison puisse la dessiner.
check-previews = Conseil : donnez aux choix un aperçu, une phrase qui dit ce que chacun ferait.
