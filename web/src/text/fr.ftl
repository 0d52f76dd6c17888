# L’interface, en français. Ce que disent le moteur et le serveur est dans src/larcin/text, ce que dit un jeu dans son dossier.

## Partout

site = Larcin
site-title = Larcin · cinq casses, une table
home-link = Larcin, accueil
close = Fermer
loading = Un instant…
language = Langue
theme = Lumière
theme-dark = Sombre
theme-light = Clair
theme-system = Comme l’appareil
switch-to-light = Allumer la lumière
switch-to-dark = Éteindre la lumière
speed = Animations
speed-slow = Lentes
speed-normal = Normales
speed-fast = Rapides
speed-off = Aucune
settings = Réglages
about = À propos
rules = Règles
rules-of = Règles de { $title }
rules-for-programs = Pour les programmes et les curieux
you = Vous
your-name = Votre nom
your-name-why = C’est ainsi que les autres vous voient. Aucun compte à créer.
keep-name = Garder ce nom
change-name = Votre nom : { $name }. Le changer
back-to-games = Retour aux jeux
copied = Copié.
link-copied = Lien copié.
no-answer = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
went-wrong = Quelque chose a échoué ({ $status }). Réessayez dans un instant.
no-such-page = Il n’y a rien derrière cette porte.
no-such-game = Ce jeu n’est pas sur l’étagère.
unofficial = Projet de passionnés, non officiel : les jeux appartiennent à leurs auteurs et éditeurs.

## Accueil

hero-start = Cinq casses,
hero-end = une table.
hero-why = Pas de compte. Les bots sont déjà assis.
hero-why-phone = Pas de compte. Laiton : les bots. Affiche : vos amis.
the-games = Les jeux
from-to = { $least } à { $most }
minutes = { $minutes } min
no-games = Impossible de montrer les jeux pour l’instant.
try-again = Réessayer
play-bots = Contre les bots
play-bots-at = Jouer à { $title } contre les bots, tout de suite
with-friends = Entre amis
with-friends-at = Jouer à { $title } entre amis
open-tables = Tables ouvertes
tables-waiting = { $count ->
    [0] personne n’attend
    [one] une attend un voleur
   *[other] { $count } attendent un voleur
  }
tables-unknown = Elles s’affichent ici dès que le serveur répond.
no-open-tables = Aucune table ouverte pour l’instant. Ouvrez-en une entre amis, ou défiez les bots.
whose-table = Table de { $name } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
seats-free = { $free ->
    [0] Aucune place libre
    [one] Une place libre
   *[other] { $free } places libres
  }
sit-down = S’asseoir
have-a-link = Vous avez un lien ?
table-link = Lien d’une table
paste-link = Collez le lien d’une table
join = Rejoindre
no-such-link = Ce n’est pas le lien d’une table.
my-tables = Vos tables
waiting-for-players = En attente de joueurs
finished = Terminée
your-turn = À vous de jouer
their-turn = Aux autres de jouer
resume = Reprendre
look-back = Revoir

## Une nouvelle table

new-table = Nouvelle table
mode = Mode
how-many = Combien de joueurs ?
who-sits = Qui s’assied où ?
seat-number = Place { $n }
me-named = { $name } (moi)
seat-open = Libre : quelqu’un qui a le lien
seat-guest = Une autre personne sur cet appareil
guest-name = Son nom
hot-seat-why = On vous demandera de passer l’appareil : un rideau cache chaque main.
bots = Bots
bots-for-testing = Pour essayer
bot-at = Bot · { $level }
fill-with-bots = Des bots aux places libres
hints = Conseils
hints-on = Permis
hints-off = Aucun
hints-why = Qui doit jouer peut demander ce que ferait un maître.
who-may-join = Qui peut rejoindre ?
by-link = Qui a le lien
public = Tout le monde
open-table = Ouvrir la table
start-now = Commencer

## Salle d’attente

open-to-all = ouverte à tous
open-by-link = pour qui a le lien
option-is = { $option } : { $choice }
with-hints = conseils permis
without-hints = sans conseils
all-seated = Tout le monde est assis.
free-seat = Place libre
here = présent
away = absent
person = joueur
program = programme
stand-up = Se lever
put-bot = Mettre un bot ici
no-bot = Pas de bot ici
copy-link = Copier le lien
share = Partager
start = Commencer la partie
seat-a-program = Asseoir un programme à vous
host-starts = { $name } lance la partie quand tout le monde est assis.

## À la table

table-name = table { $id }
rail = Places, journal, discussion et règles
open-rail = Ouvrir places, journal, discussion et règles
at-the-table = À la table
log = Journal
chat = Discussion
no-chat = Personne n’a encore rien dit.
say-something = Dites quelque chose à la table
since-your-turn = depuis votre dernier tour
waiting-for = On attend { $names }.
undo = Annuler
undo-key = Reprendre votre dernier geste (touche U)
hint = Conseil
hint-key = Que ferait un maître ? (touche H)
hint-of-master = Que ferait un maître ?
hint-thinking = Un maître réfléchit…
hint-tries = { $visits ->
    [one] { $visits } essai
   *[other] { $visits } essais
  }
hint-play = Jouer ce coup
hint-more = En dire plus
hint-less = En dire moins
hint-points-short = ≈ { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
hint-perhaps-then = puis peut-être
hint-why = Part de victoire, d’après ce que vous savez ; d’abord le plus essayé. La suite est une supposition.
hint-why-alone = Points à la fin, d’après ce que vous savez ; d’abord le plus essayé. La suite est une supposition.
percent = { $percent } %
colon = {" "}:
semicolon = {" "};{" "}
hints-on-here = Les conseils sont permis à cette table.
hints-off-here = Pas de conseils à cette table.
winner = Vainqueur
connection-lost = Connexion perdue. Nouvel essai…
table-closed = Cette table ne vous est pas ouverte depuis ce navigateur.
this-table = Cette table
leave = Quitter la table
keys = Touches : les flèches parcourent ce qui est éclairé, Entrée joue, U annule, H demande un conseil.
pass-the-device = Passez l’appareil à { $name }
pass-the-device-why = Personne d’autre ne doit regarder maintenant.
i-am = Je suis { $name }
look-once-more = Attendez, je regarde encore

## La fin

thief = Voleur
total = Total
rematch = Revanche
join-rematch = Vers la revanche
watch-replay = Revoir la partie
see-table = Voir la table
see-result = Voir le résultat

## Revoir

replay-of = { $title }, la partie revue
moment = { $at } sur { $last }
to-start = Au début
step-back = Un pas en arrière
play = Lecture
pause = Pause
step-on = Un pas en avant
to-end = À la fin
pace = Allure
through-eyes = Par les yeux de qui
spectator = Spectateur
share-moment = Partager ce moment

## Hasard vérifiable

fair = Hasard vérifiable
fair-why = Tout le hasard d’une partie vient d’une seule graine secrète. Son sceau (SHA-256) est montré dès le début et la graine à la fin : chacun peut vérifier que rien n’a été changé en route.
fair-seal = Sceau
fair-seed = Graine
fair-matches = La graine correspond au sceau.
fair-broken = La graine ne correspond pas au sceau !
download-record = Télécharger l’enregistrement de la partie

## À propos

about-title = À propos de Larcin
about-house = Larcin réunit cinq jeux de cambriole autour d’une table. Jouez-y contre des bots ou entre amis, sur un appareil ou plusieurs. C’est gratuit, et le code est ouvert.
about-games-title = Les jeux
about-games = Art Robbery, Le Bazar des Voleurs, Maîtres Voleurs, Caper et Thiefdom appartiennent à leurs auteurs et éditeurs, qui n’ont aucune part dans ce projet. C’est une adaptation non officielle : les mots et les images sont les nôtres. Si un jeu vous plaît, achetez sa boîte.
about-fair-title = Le hasard
about-fair = Le serveur mélange avec un générateur que personne ne peut prévoir et que chacun peut vérifier. Chaque table montre dès le début le sceau de sa graine ; une fois la partie finie, la graine elle-même.
about-privacy-title = Ce qui est gardé
about-privacy = Un cookie retient quelles places sont les vôtres, et ce navigateur garde vos réglages. Pas de compte, pas de traçage, rien de chargé d’ailleurs.
about-programs = Qui écrit un bot peut le faire jouer ici, contre ses amis ou contre les nôtres.
programs-link = Vos programmes
about-credits-title = Merci
credit-icons = Icônes :
and-others = et d’autres
credit-fonts = Caractères :
credit-colours = Des couleurs de places pour tous les yeux :

## Programmes

programs = Vos programmes
programs-why = Un bot à vous peut jouer ici par le réseau. Il montre un jeton, s’assied à une table comme un invité qui a son nom, et tout le monde voit que c’est un programme.
program-name = Nom du programme
make-token = Faire un jeton
token-of = Jeton de { $name }
token-once = Gardez-le maintenant : il n’est montré qu’une fois. Qui l’a joue sous ce nom.
token-since = Fait le { $day }
take-token-back = Reprendre
copy = Copier
programs-how = Comment il joue
programs-join = Un bot installé sur votre machine prend une place libre en une commande :
programs-more = Les programmes en d’autres langages parlent JSON par WebSocket : docs/own-bot.md, dans le code source, en montre un en vingt lignes.

## La table de la maison

zone-empty = vide
face-down = { $count }, face cachée
so-many = Il y en a { $count }
your-choices = Ce que vous pouvez faire
own-table-failed = La table de ce jeu ne peut pas être affichée. Vous jouez à la nôtre à la place.
