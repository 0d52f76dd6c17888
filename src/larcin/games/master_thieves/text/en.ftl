# Master Thieves, in English.

title = Master Thieves
tagline = A box that turns, secret roles, and what you remember.
mode-standard = The standard game
option-memory = What a shut drawer held
option-memory-closed = Remember it: it leaves the page and the log
option-memory-assisted = The log keeps everything
option-memory-open = The box shows everything that was once seen
option-turning = At the end of a turn
option-turning-both = Turn levels and flip the box
option-turning-one = One of both (the easier game)
option-sixth-ruby = The last ruby
option-sixth-ruby-at-once = Ends the game at once
option-sixth-ruby-end-of-round = Ends it with the round

# Components

role-smuggler = Smuggler
role-jeweller-m = Jeweller ♂
role-jeweller-f = Jeweller ♀
role-thief = Thief
role-master-thief = Master Thief
role-detective = Detective
jewel-diamond = a diamond
jewel-sapphire = a sapphire
jewel-ruby = a ruby
cushion-white = white cushion
cushion-black = black cushion
cushion-red = red cushion
alarm = alarm
level-top = top
level-middle = middle
level-bottom = bottom
face-n = North
face-e = East
face-s = South
face-w = West
direction-clockwise = clockwise
direction-counterclockwise = counter-clockwise
grain-knot = one knot
grain-twin-knots = two knots
grain-wave = a wave
grain-arch = an arch
grain-flame = a flame
grain-stripes = straight stripes
grain-ripples = ripples
grain-eye = an eye
grain-burl = a burl
grain-feather = a feather
grain-comb = a comb
grain-river = a river

about-role-smuggler = Acts first, before anybody knows the Detectives. He empties the upper side of a drawer onto the red cushion and leaves one imitation there (in an empty drawer he may). Unless there are more Detectives than Smugglers, the Smugglers who let nothing fall then share the red cushion, lowest number first.
about-role-jeweller-m = Puts one imitation into a drawer, even among other jewels. He may add his alarm, if it is at home and no other is in the drawer: whoever lets it fall gives him all that falls with it.
about-role-jeweller-f = Puts one imitation into a drawer even if something fell out of it, and may add one more for each Detective of this round.
about-role-thief = Takes everything that lies on the upper side of a drawer to the black cushion.
about-role-master-thief = Takes like a Thief. From a long drawer he may pull out the secret compartment as well: a ruby above is his, but if a ruby falls out below he gets nothing at all, and it is laid back above.
about-role-detective = Opens nothing and never touches the box. At the end of the round the Detectives share the red cushion, lowest number first. More Detectives than Smugglers stop the Smugglers.
about-jewel-diamond = { preview-points } on your black cushion, as much less on your white one.
about-jewel-sapphire = { preview-points } on your black cushion, as much less on your white one. Genuine sapphires break the second tie.
about-jewel-ruby = { preview-points }. There are { $pieces } in the secret compartments, and only a Master Thief reaches them. With the last one the game ends. Rubies break the first tie.
about-alarm = Lies beside jewels in a drawer. If it falls when somebody else opens the drawer, the jewels go to its owner’s black cushion; if its owner opens it, to the red one. It goes home then, and also when no jewel is left beside it.
about-cushion-white = Your imitations: they count against you. When somebody has none left, the game ends with that round.
about-cushion-black = Your genuine jewels: your points.
about-cushion-red = Common booty: what fell, and what was smuggled. Smugglers or Detectives share it; otherwise it waits.

# How many jewels

some-diamonds = { $diamonds ->
    [0] no diamond
    [one] a diamond
   *[other] { $diamonds } diamonds
  }
some-sapphires = { $sapphires ->
    [0] no sapphire
    [one] a sapphire
   *[other] { $sapphires } sapphires
  }
jewels = { $sapphires ->
    [0] { some-diamonds }
   *[other] { $diamonds ->
        [0] { some-sapphires }
       *[other] { some-diamonds } and { some-sapphires }
      }
  }
n-points = { $points ->
    [one] one point
   *[other] { $points } points
  }

# Actions

action-choose = Choose the { $role }
action-open = Open { $level } { $face }
action-place = Put { $jewel } into the drawer
action-alarm = Add your alarm
action-secret = Pull it out to the secret compartment
action-take-ruby = Take the ruby
action-leave-ruby = Leave the ruby where it lies
action-draft = Take { $jewel }
action-turn = { $levels ->
    [1] Turn the top level { $direction }
   *[other] Turn the top two levels { $direction }
  }
action-flip = Flip the box
action-done = Leave the box

# What a choice would do

preview-number = Number { $number }
preview-number-red = Number { $number }. On the red cushion: { jewels }
preview-alarm = Guards { jewels }
preview-takes = You take { jewels }
preview-falls = This would fall: { jewels }
preview-finds = You would find { jewels }
preview-empty = It is empty
preview-fill = { $left ->
    [0] The last one
   *[other] { $left } left after it
  }
preview-place = { $points ->
    [one] One point less against you, { $left } left on the white cushion
   *[other] { $points } points less against you, { $left } left on the white cushion
  }
preview-points = { $points ->
    [one] One point
   *[other] { $points } points
  }
preview-last-ruby = { $points } points. It is the last ruby
preview-secret = A ruby above is yours
preview-secret-risk = A ruby above is yours; if one falls, you lose what lies in front
preview-ends = Ends your turn
preview-goes-on = Shuts the drawer

# Prompts

prompt-fill = Fill the box: { $left ->
    [one] in which drawer does your diamond go?
   *[other] in which drawer does the first of your { $left } diamonds go?
  }
prompt-fill-next = { $left ->
    [one] One diamond left: into this drawer, or open another?
   *[other] { $left } diamonds left: another one into this drawer, or open a new one?
  }
prompt-fill-wait = { $seat } is filling the box ({ $left } to go).
prompt-fill-box = Now turn levels, flip the box, or both.
prompt-fill-box-both = Both, if you like; or leave it as it is.
prompt-fill-box-wait = { $seat } is about to turn the box.
prompt-choose = Round { $round }: who will you be? Choose a card in secret.
prompt-choose-wait = Round { $round }: { $missing ->
    [one] one card is still to be chosen.
   *[other] { $missing } cards are still to be chosen.
  }
prompt-open-smuggler = You are the Smuggler ({ $number }): which drawer do you empty onto the red cushion?
prompt-open-jeweller-m = You are the Jeweller ♂ ({ $number }): in which drawer do you hide an imitation?
prompt-open-jeweller-f = You are the Jeweller ♀ ({ $number }): in which drawer do you hide imitations?
prompt-open-thief = You are the Thief ({ $number }): which drawer do you rob?
prompt-open-master-thief = You are the Master Thief ({ $number }): which drawer do you rob?
prompt-open-wait = { $seat } ({ $role } { $number }) is choosing a drawer.
prompt-place = Which imitation goes into the drawer?
prompt-place-wait = { $seat } ({ $role } { $number }) is putting an imitation into the drawer.
prompt-ruby = A ruby! Do you take it?
prompt-ruby-wait = { $seat } has found a ruby.
prompt-draft = Choose a jewel from the red cushion: { jewels }.
prompt-draft-wait = { $seat } is choosing from the red cushion.
prompt-box = Move the box (turn, flip) or leave it.
prompt-box-fell = Down fell { jewels }, onto the red cushion. You may still move the box (turn, flip).
prompt-box-rang = The alarm! { $owner } gets { jewels }. You may still move the box (turn, flip).
prompt-box-took = Nothing fell: { jewels } for you. Move the box (turn, flip) or leave it.
prompt-box-nothing = Nothing fell, nothing found. Move the box (turn, flip) or leave it.
prompt-box-secret = { $diamonds ->
    [0] { $sapphires ->
        [0] Nothing in front.
       *[other] In front: { jewels }.
      }
   *[other] In front: { jewels }.
  } Pull the drawer out for a ruby? If one falls you get nothing.
prompt-box-ruby-fell = A ruby fell: you get nothing. It now lies above. Move the box (turn, flip) or leave it.
prompt-box-ruby-left = The ruby stays. Move the box (turn, flip) or leave it.
prompt-box-ruby-taken = The ruby is yours. Move the box (turn, flip) or leave it.
prompt-box-place = { $more ->
    [one] You may add an imitation.
   *[other] You may add up to { $more } imitations.
  } Or go on: turn, flip, or shut the drawer.
prompt-box-alarm = You may add your alarm. Or go on: turn, flip, or shut the drawer.
prompt-box-turn = You may also turn levels. Or leave it.
prompt-box-flip = You may also flip the box. Or leave it.
prompt-box-wait = { $seat } ({ $role } { $number }) is finishing the turn.
prompt-over = The night is over.

# Events

event-rubies = The rubies are in: { $above ->
    [3] three
   *[other] { $above }
  } above in the secret compartments on the North face, { $below ->
    [3] three
   *[other] { $below }
  } below on the South face.
event-first = { $seat_is ->
    [you] You begin to fill the box.
   *[other] { $seat } begins to fill the box.
  }
event-open = { $seat_is ->
    [you] You open { $level } { $face } ({ $grain }).
   *[other] { $seat } opens { $level } { $face } ({ $grain }).
  }
event-open-unseen = { $seat_is ->
    [you] You open a drawer.
   *[other] { $seat } opens a drawer.
  }
event-find = In the drawer: { jewels }.
event-fill = { $seat_is ->
    [you] You lay a diamond in { $level } { $face }.
   *[other] { $seat } lays a diamond in { $level } { $face }.
  }
event-fill-unseen = { $seat_is ->
    [you] You lay a diamond in the box.
   *[other] { $seat } lays a diamond in the box.
  }
event-fall = { $seat_is ->
    [you] You let { jewels } fall onto the red cushion.
   *[other] { $seat } lets { jewels } fall onto the red cushion.
  }
event-fall-own-alarm = { $seat_is ->
    [you] Your own alarm rings: { jewels } to the red cushion, the alarm home.
   *[other] { $seat }’s own alarm rings: { jewels } to the red cushion, the alarm home.
  }
event-fall-alarm = { $owner_is ->
    [you] { $seat } sets off your alarm: { jewels } for you.
   *[other] { $seat_is ->
        [you] You set off { $owner }’s alarm: { jewels } for its owner.
       *[other] { $seat } sets off { $owner }’s alarm: { jewels } for its owner.
      }
  }
event-round = Round { $round } of cycle { $cycle }
event-choose = You choose the { $role }.
event-choose-unseen = { $seat } has chosen a role.
event-reveal = { $seat_is ->
    [you] You are the { $role } ({ $number }).
   *[other] { $seat } is the { $role } ({ $number }).
  }
event-no-smugglers = Nobody smuggles.
event-count-free = Smugglers { $smugglers }, Detectives { $detectives }: the red cushion is shared among the Smugglers.
event-count-stopped = Smugglers { $smugglers }, Detectives { $detectives }: the Smugglers get nothing.
event-count-clumsy = Smugglers { $smugglers }, Detectives { $detectives }; but every Smuggler let something fall: nobody shares.
event-draft = { $seat_is ->
    [you] You take { $jewel } from the red cushion.
   *[other] { $seat } takes { $jewel } from the red cushion.
  }
event-share = { $seat_is ->
    [you] You get { jewels } from the red cushion.
   *[other] { $seat } gets { jewels } from the red cushion.
  }
event-red-stays = No Detective: the red cushion keeps { jewels }.
event-pass = { $rounds ->
    [6] Six
   *[other] { $rounds }
  } rounds are played: everybody passes their cards to the left. Cycle { $cycle } begins.
event-act = { $seat_is ->
    [you] Your turn, as { $role } ({ $number }).
   *[other] { $seat }’s turn, as { $role } ({ $number }).
  }
event-smuggle = { $seat_is ->
    [you] You smuggle { jewels } to the red cushion.
   *[other] { $seat } smuggles { jewels } to the red cushion.
  }
event-place = { $seat_is ->
    [you] You put { $jewel } into { $level } { $face }.
   *[other] { $seat } puts { $jewel } into { $level } { $face }.
  }
event-place-unseen = { $seat_is ->
    [you] An imitation leaves your white cushion.
   *[other] An imitation leaves { $seat }’s white cushion.
  }
event-alarm = { $seat_is ->
    [you] You lay your alarm in { $level } { $face }.
   *[other] { $seat } lays an alarm in { $level } { $face }.
  }
event-alarm-unseen = { $seat_is ->
    [you] You lay your alarm in the drawer.
   *[other] { $seat } lays an alarm in the drawer.
  }
event-alarm-home = { $owner_is ->
    [you] Your alarm comes home.
   *[other] { $owner }’s alarm goes home.
  }
event-take = { $seat_is ->
    [you] You take { jewels }.
   *[other] { $seat } takes { jewels }.
  }
event-take-nothing = { $seat_is ->
    [you] You take nothing from the drawer.
   *[other] { $seat } takes nothing from the drawer.
  }
event-secret = { $seat_is ->
    [you] You pull out { $level } { $face } to its secret compartment.
   *[other] { $seat } pulls out { $level } { $face } to its secret compartment.
  }
event-secret-unseen = { $seat_is ->
    [you] You pull the drawer out to its secret compartment.
   *[other] { $seat } pulls the drawer out to its secret compartment.
  }
event-secret-empty = The secret compartment is empty.
event-ruby-fell = A ruby falls out below: it is laid back above, and there is no booty.
event-ruby-left = { $seat_is ->
    [you] You find a ruby and leave it.
   *[other] { $seat } finds a ruby and leaves it.
  }
event-ruby = { $seat_is ->
    [you] You take a ruby ({ $left } left).
   *[other] { $seat } takes a ruby ({ $left } left).
  }
event-turn = { $seat_is ->
    [you] { $levels ->
        [1] You turn the top level { $direction }.
       *[other] You turn the top two levels { $direction }.
      }
   *[other] { $levels ->
        [1] { $seat } turns the top level { $direction }.
       *[other] { $seat } turns the top two levels { $direction }.
      }
  }
event-flip = { $seat_is ->
    [you] You flip the box.
   *[other] { $seat } flips the box.
  }
event-end-rubies = The last ruby is gone: the game is over.
event-end-imitations = { $seat_is ->
    [you] Your white cushion is empty: the game is over.
   *[other] { $seat }’s white cushion is empty: the game is over.
  }
event-win = { $seat_is ->
    [you] You win with { n-points }.
   *[other] { $seat } wins with { n-points }.
  }

# Scores

score-diamonds = Diamonds
score-sapphires = Sapphires
score-rubies = Rubies
score-false-diamonds = False diamonds
score-false-sapphires = False sapphires
tie-rubies = Rubies
tie-sapphires = Genuine sapphires

# Why not

why-role-played = You have played that role in this cycle.
why-choose-first = Choose your role first.
why-fill-first = The box is being filled: roles are chosen when the first round begins.
why-roles-chosen = The roles of this round are chosen.
why-draft-first = The red cushion is being shared: choose a jewel from it.
why-not-sharing = The red cushion is not being shared now.
why-answer-ruby = You have found a ruby: take it or leave it.
why-no-ruby = There is no ruby before you.
why-ruby-answered = You have already taken this ruby, or left it.
why-ruby-fell = The ruby fell: you get nothing in this turn.
why-pull-first = Pull the drawer out to its secret compartment first.
why-already-open = That drawer is open: put a diamond in, or open another.
why-one-drawer = You open one drawer a turn.
why-all-laid = All your diamonds are in the box already.
why-open-first = Open a drawer first: nobody touches the box before.
why-only-diamonds = The box is being filled: only your diamonds go in, and only in front.
why-no-such-imitation = There is none of these on your white cushion.
why-nothing-to-place = You cannot put an imitation into the drawer now.
why-place-first = Put an imitation into the drawer first.
why-place-role = Only Smugglers and Jewellers put imitations into drawers.
why-alarm-role = Only the Jeweller ♂ may set an alarm.
why-alarm-away = Your alarm lies in another drawer.
why-alarm-here = Your alarm lies in this drawer already.
why-alarm-already = There is an alarm in this drawer already.
why-drawer-shut = Your drawer is shut.
why-action-lost = Something fell out of the drawer: your action is lost.
why-secret-role = Only the Master Thief may open a secret compartment.
why-secret-short = This drawer is short: there is no secret compartment.
why-secret-done = You have pulled this drawer out already.
why-lay-first = Lay all your diamonds first.
why-turned = You may turn levels once a turn.
why-flipped = You may flip the box once a turn.
why-turn-or-flip = Turn levels or flip the box, at least one of them.

# Positions

position-drawers = The field “drawers” must be a list of { $count } drawers.
position-sides = Drawer { $drawer } must have two sides, each a list of what lies there.
position-grain-twice = Each drawer has a grain of its own: one is named twice.
position-alarm-twice = The alarm of seat { $seat } lies in two places.
position-open = The field “open” must be null or say which drawer is open, what fell and what was found.
position-count = The field “{ $field }” must be a list of { $count } numbers.
position-cushion = The field “{ $field }” must say how many there are of: { $names }.
position-jewel-count = There must be { $expected } in all of “{ $jewel }”; this position has { $found }.
position-both-sides = Drawer { $drawer } has jewels on both sides: opening it would have emptied the lower one.
position-ruby-place = Drawer { $drawer } cannot hold these rubies: at most one, and only in a long drawer (an even number).
position-alarm-alone = The alarm of seat { $seat } lies in a compartment without jewels: it would have gone home.
position-alarms-together = There are two alarms in drawer { $drawer }.
position-number-twice = Two seats have the same number on their card “{ $role }”.
position-cards = The cards of seat { $seat } do not fit: as many are played as rounds have passed, and one more once it lies face up.
position-phase = This “phase” is never asked at this “stage”.
position-moment = Nobody would be asked this now: the seat, its role or the cushions do not fit the “phase”.
position-drawer-open = A drawer lies open from its opening until the box is turned or flipped, and only then.
position-unknown-name = There is no “{ $field }” here; these names are known: { $names }.
position-seen = The field “seen” does not fit drawer { $drawer }: its secret compartment is seen only when it lies open, and short drawers have none.
position-white-full = Seat { $seat } cannot have more imitations than at the start: { $diamonds } of diamond and { $sapphires } of sapphire.
position-white-empty = The white cushion of seat { $seat } is empty, but not through this round: the game would be over.
position-rubies-gone = No ruby is left in the box: the game would be over, or nobody has taken the last one.
position-known = The field “known” does not fit: in the first cycle it lists the roles played, later all of them.
position-to-fill = The field “to_fill” does not fit: clockwise from “first” everybody lays their diamonds, before the first round and only then.
position-filling = While the box is being filled nothing else has happened: white cushions are full, black ones empty, alarms at home, no round is over.
position-acted = The field “acted” does not fit: by roles and numbers these seats have begun their turns: { $seats }.
position-dropped = The field “dropped” does not fit: it lists the Smugglers who have let something fall, and nobody else.
position-drafters = The field “drafters” does not fit: it lists those who share the red cushion now, by their numbers, whose turn it is first.
position-open-content = The open drawer does not fit: what was found there, what fell, what the role has done and what lies there now.

# The table in a browser

table-you = You
table-order = The order of play
table-plays = { $seat_is ->
    [you] You are the { $role } ({ $number })
   *[other] { $seat } is the { $role } ({ $number })
  }
table-done = has acted
table-nobody = nobody
table-top = top
table-top-two = top two
table-flip = flip
table-faces = All four faces
table-upside-down = The box stands on its head
table-look = Look at the { $face } face
table-look-seen = { $face } face, in view
table-letter-n = N
table-letter-e = E
table-letter-s = S
table-letter-w = W
table-short-top = top
table-short-middle = mid
table-short-bottom = low
table-drawer = { $level } level, { $face } face, { $grain }
table-long = A long drawer
table-nothing-there = nothing
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
           *[other] { some-sapphires } and { table-some-rubies }
          }
       *[other] { $sapphires ->
            [0] { some-diamonds } and { table-some-rubies }
           *[other] { some-diamonds }, { some-sapphires } and { table-some-rubies }
          }
      }
  }
table-some-rubies = { $rubies ->
    [one] a ruby
   *[other] { $rubies } rubies
  }
table-inside = Inside: { table-jewels }.
table-side-upper = Above: { table-jewels }
table-side-lower = Below: { table-jewels }
table-empty = empty
table-red = The red cushion: { table-jewels }.
table-white = { $diamonds ->
    [0] { $sapphires ->
        [0] No imitations
       *[other] Imitations: { table-jewels }
      }
   *[other] Imitations: { table-jewels }
  }
table-black = Genuine: { table-jewels }
table-white-short = imitations
table-black-short = genuine
table-shares = { $seat_is ->
    [you] You are choosing from it
   *[other] { $seat } is choosing from it
  }
table-heirs = { $many ->
    [one] { $seat_is ->
        [you] Yours when the round ends
       *[other] { $seat }’s when the round ends
      }
   *[other] For { $many } Detectives when the round ends
  }
table-count-open = { $smugglers ->
    [one] One Smuggler. How many Detectives?
   *[other] { $smugglers } Smugglers. How many Detectives?
  }
table-count-free = The Smugglers share the red cushion.
table-count-stopped = More Detectives: the Smugglers get nothing.
table-count-clumsy = Every Smuggler let something fall: nobody shares.
table-shows = { $role } ({ $number })
table-face-down = A card lies face down
table-seat = { $seat_is ->
    [you] You: { n-points }
   *[other] { $seat }: { n-points }
  }
table-alarm-home = The alarm is at home
table-alarm-away = The alarm is in the box
table-alarm-mine = your alarm
table-alarm-out = your alarm is in the box
table-to-fill = { $left ->
    [one] One diamond to lay in the box
   *[other] { $left } diamonds to lay in the box
  }
table-card = { $role } ({ $number })
table-hand = Your role cards
table-played = { $many ->
    [one] One card played in this cycle
   *[other] { $many } cards played in this cycle
  }
table-in-hand = Still in hand
table-remember = Which roles were played one has to remember.
table-lies-down = It lies face down
table-this-round = Your role in this round
table-name-smuggler = Smuggler
table-name-jeweller-m = Jeweller ♂
table-name-jeweller-f = Jeweller ♀
table-name-thief = Thief
table-name-master-thief = Master Thief
table-name-detective = Detective
table-open = { $seat_is ->
    [you] You have opened { $level } { $face }.
   *[other] { $seat } has opened { $level } { $face }.
  }
table-fell-red = Fallen onto the red cushion: { table-jewels }.
table-fell-alarm = Fallen, and { $owner_is ->
    [you] yours
   *[other] { $owner }’s
  } by the alarm: { table-jewels }.
table-found = Found: { table-jewels }.
table-alarm-in = { $owner_is ->
    [you] Your alarm lies in it.
   *[other] { $owner }’s alarm lies in it.
  }
table-secret-empty = The secret compartment is empty.
table-secret-found = A ruby in the secret compartment!
table-secret-taken = The ruby is taken.
table-secret-left = The ruby stays.
table-secret-fell = A ruby fell and was laid back above.
table-fell = Fell:
table-to-red = to the red cushion
table-to-seat = { $owner_is ->
    [you] to you
   *[other] to { $owner }
  }
table-found-short = Found:
table-lies = In it:
table-nothing = Nothing in it
table-about-grain = Each of the { $drawers } drawers has a grain of its own. It goes with the drawer when levels turn, and stands on its head when the box does.
table-filling = The box is filled
table-cycle = Cycle { $cycle }, round
table-cycle-short = { $cycle } ·
table-rounds = Round { $round } of { $rounds }
table-rubies = { $left ->
    [one] One ruby left in the box
   *[other] { $left } rubies left in the box
  }
table-points = { n-points } so far
log-fall = { $seat_is ->
    [you] You let fall onto the red cushion:
   *[other] { $seat } lets fall onto the red cushion:
  }
log-smuggle = { $seat_is ->
    [you] You smuggle to the red cushion:
   *[other] { $seat } smuggles to the red cushion:
  }
log-take = { $seat_is ->
    [you] You take
   *[other] { $seat } takes
  }
log-share = { $seat_is ->
    [you] From the red cushion you get
   *[other] From the red cushion { $seat } gets
  }
log-find = In the drawer:
log-red-stays = No Detective: the red cushion keeps
log-fall-own-alarm = { $seat_is ->
    [you] Your own alarm rings and goes home. To the red cushion:
   *[other] { $seat }’s own alarm rings and goes home. To the red cushion:
  }
log-fall-alarm = { $owner_is ->
    [you] { $seat } sets off your alarm! You get
   *[other] { $seat_is ->
        [you] You set off { $owner }’s alarm! For its owner:
       *[other] { $seat } sets off { $owner }’s alarm! For its owner:
      }
  }

# The end

end-won = { $seat_is ->
    [you] You are the master <among the thieves.>
   *[other] { $seat } is the master <among the thieves.>
  }
end-shared = { $count } masters <among the thieves.>
end-plate = { $seat }, { n-points }
end-lead-margin = { $seat_is ->
    [you] You are ahead of { $second } by { $margin }.
   *[other] { $second_is ->
        [you] { $seat } is ahead of you by { $margin }.
       *[other] { $seat } is ahead of { $second } by { $margin }.
      }
  }
end-lead-rubies = As many points; the rubies decide.
end-lead-sapphires = As many points and rubies; genuine sapphires decide.
end-lead-shared = The same points, rubies and sapphires: a shared victory.
end-left = Nobody took from the box:
end-table = The scores
end-thief = Thief
end-you = You
end-total = Points
end-cycle = Cycle { $cycle }
end-round = Cycle { $cycle }, round { $round }
end-chart = How the night went
end-chart-note = the score after each round: genuine jewels less imitations
end-chart-label = How the night went: { $lines }
end-chart-line = { $seat_is ->
    [you] you end with { $points }
   *[other] { $seat } ends with { $points }
  }
end-filled = The box is filled
end-moments = Moments that counted
end-moment-lead = { $seat_is ->
    [you] You take the lead for good, { $by }.
   *[other] { $seat } takes the lead for good, { $by }.
  }
by-hand = with jewels from a drawer
by-ruby = with a ruby
by-red = with a share of the red cushion
by-alarm = when an alarm rings
by-imitations = by getting rid of imitations
end-moment-round = { $seat_is ->
    [you] The best round of the night is yours: { n-points }.
   *[other] The best round of the night: { n-points } for { $seat }.
  }
end-moment-alarm = { $seat_is ->
    [you] Your alarm rings and brings you { n-points }.
   *[other] { $seat }’s alarm rings and brings { n-points }.
  }
end-moment-rubies = { $seat_is ->
    [you] { $many ->
        [one] You find a ruby.
       *[other] You find the last of your { $many } rubies.
      }
   *[other] { $many ->
        [one] { $seat } finds a ruby.
       *[other] { $seat } finds the last of { $many } rubies.
      }
  }
