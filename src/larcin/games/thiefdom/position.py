"""The rules of Thiefdom as one position: what may be done now, and what follows.

Each chapter of rules has its own file. The city: sections.py, city.py. Before the first night: setup.py, draft.py.
A night: planning.py. The townsfolk: townsfolk.py, arrest.py, solo.py. Thieves: movement.py, robbing.py, locations.py,
goods.py, equipment.py, friends.py. Then day.py, and scoring.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from larcin.core.action import Action, seat_arg
from larcin.core.rng import Rng
from larcin.core.state import Score, Setup
from larcin.games.thiefdom import components as c
from larcin.games.thiefdom import (
    day,
    draft,
    equipment,
    friends,
    goods,
    locations,
    movement,
    planning,
    robbing,
    scoring,
    solo,
    townsfolk,
)
from larcin.games.thiefdom.arrest import arrest, get_up, settle
from larcin.games.thiefdom.box import (
    BATCH,
    FORGE,
    JIN,
    MELISANDE,
    MELISANDE_DISCOUNT,
    NONE,
    PATROL,
    ROUNDS,
)
from larcin.games.thiefdom.imagine import shuffle_unseen
from larcin.games.thiefdom.tabletop import (
    BY_MEETING,
    EXCHANGE,
    HIDING,
    KEEPING,
    LOCATION,
    MOVE,
    NO_WAYS,
    OVER,
    OVERFLOW,
    PLANNING,
    SEATS,
    SEEN,
    SHOPPING,
    TAVERN_GUESTS,
    TELEPORTING,
    TURN,
    WALKING,
    Table,
    end_deal,
    stop_moving,
)

if TYPE_CHECKING:
    from larcin.core.game import Game


QUIET: Final[list[Action]] = [c.END, c.DONE, c.DECLINE, c.USE_SMOKE]  # what an absent player does


class Position(Table):
    """One position of Thiefdom."""

    def __init__(self, game: Game, setup: Setup, rng: Rng) -> None:
        super().__init__(game, setup, rng)
        self.options = []

    # What may be done

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.to_act:
            return []
        if self.stage == KEEPING:
            return draft.keep_options(self, seat)
        if self.stage == SHOPPING:
            return draft.shop_options(self, seat)
        if self.stage == PLANNING:
            return planning.plan_options(self)
        return self.options

    def _options(self) -> list[Action]:
        """What is asked; in a thief's turn it may throw goods away at any moment (rulebook: "Les biens", remark).

        What is forced is still not asked, unless room for another good would open a choice.
        """
        options = self._stage_options()
        if self.actor == NONE or self.stage == TURN or self.stage == OVERFLOW:
            return options
        return goods.with_discards(self, options) if len(options) > 1 or self._wants_room() else options

    def _wants_room(self) -> bool:
        if self.stage == LOCATION:
            return locations.location_wants_room(self)
        return goods.exchange_wants_room(self)

    def _stage_options(self) -> list[Action]:
        stage = self.stage
        if stage == MOVE:
            return movement.move_options(self)
        if stage == TURN:
            return self._turn_options()
        if stage == WALKING:
            return townsfolk.walk_options(self)
        if stage == LOCATION:
            return locations.location_options(self)
        if stage == TAVERN_GUESTS:
            return friends.guest_options(self)
        if stage == TELEPORTING:
            return movement.teleport_options(self)
        if stage == OVERFLOW:
            return goods.overflow_options(self)
        if stage == EXCHANGE:
            return goods.exchange_options(self)
        if stage == SEEN:
            return [c.USE_SMOKE, c.SURRENDER]
        return draft.hideout_options(self)

    def _turn_options(self) -> list[Action]:
        """Between two actions of a thief (rulebook: "Actions des voleurs")."""
        options: list[Action] = []
        thief = self.actor
        seat = thief // 3
        paid = self.ap > 0
        if paid:
            movement.add_steps(self, options)
            robbing.add_robberies(self, options)
            if locations.can_activate(self):
                options.append(c.ACTIVATE)
        if self.city.kind[self.where[thief]] == FORGE and self.guild_has(seat, MELISANDE):
            equipment.add_purchases(self, options, MELISANDE_DISCOUNT)
        if paid:
            equipment.add_tools(self, options)
            if movement.can_leap(self):
                options.append(c.FAVOUR[JIN])
        friends.add_favours(self, options)
        home = self.at_home(thief)
        if home:
            goods.add_store(self, options)
        if options or not self.tired[seat] or friends.favour_wants_room(self):
            goods.add_discards(self, options)
        if home and self.wanted[thief]:
            options.append(c.DROP_POSTER)
        if not self.tired[seat]:
            options.append(c.STAMINA)
        options.append(c.END)
        return options

    # What is done

    def apply(self, seat: int, action: Action) -> None:
        stage = self.stage
        if stage <= PLANNING:
            self._prepare(seat, c.WHAT[action.number], c.OF[action.number])
        else:
            self.carry_out(c.WHAT[action.number], c.OF[action.number])
        self.go_on()

    def _prepare(self, seat: int, what: int, of: int) -> None:
        if what == c.DO_KEEP:
            draft.keep(self, seat, of)
        elif what == c.DO_BUY_FOR:
            draft.bid(self, seat, of)
        elif what == c.DO_DONE:
            draft.finish_shopping(self, seat)
        elif what == c.DO_HIDEOUT:
            draft.choose_hideout(self, seat, of)
        else:
            planning.plan(self, seat, of)

    def carry_out(self, what: int, of: int) -> None:
        """Do what an action of a night says, and nothing of what follows from it."""
        if what == c.DO_STEP:
            self._forget_sharing()
            movement.step(self, of)
        elif what == c.DO_WALK:
            townsfolk.take_way(self, of)
        elif what == c.DO_END:
            planning.end_turn(self)
        elif what == c.DO_DONE:
            self._done()
        elif what >= c.DO_STORE:
            self._handle(what, of)
        else:
            self._forget_sharing()
            if what <= c.DO_ROB_QUIETLY:
                self._rob(what, of)
            elif what <= c.DO_BUY:
                self._visit(what, of)
            else:
                self._use_card(what, of)

    def _rob(self, what: int, of: int) -> None:
        if what == c.DO_TELEPORT:
            if self.location != NONE:
                locations.pass_through(self, of)
            else:
                self.card = NONE
                movement.teleport(self, self.actor, of)
        elif what == c.DO_ROB_GUARD:
            robbing.rob_guard(self, of)
        elif what == c.DO_CLUB:
            robbing.club(self, of)
        elif what == c.DO_ROB_CARRIAGE or what == c.DO_ROB_QUIETLY:
            robbing.rob_carriage(self, what == c.DO_ROB_QUIETLY)
        else:
            robbing.rob_noble(self, of, what != c.DO_ROB_GEM, what != c.DO_ROB_GOLD)

    def _visit(self, what: int, of: int) -> None:
        if what == c.DO_ACTIVATE:
            locations.activate(self)
        elif what == c.DO_FILL:
            locations.fill(self, of)
        elif what == c.DO_SELL:
            locations.sell(self, of // BATCH, of % BATCH)
        elif what == c.DO_BUY_LIQUOR:
            locations.buy_liquor(self, of)
        elif what == c.DO_DELIVER:
            locations.deliver_artwork(self)
        elif what == c.DO_BURN:
            locations.burn_poster(self)
        elif what == c.DO_GUESTS:
            locations.use(self, locations.GUEST)
            friends.show_guests(self)
        elif what == c.DO_ALLY:
            friends.make_ally(self, of)
        elif what == c.DO_BRAWL:
            friends.brawl(self, of)
        elif what == c.DO_DECLINE:
            friends.decline(self)
        elif self.location == NONE:
            equipment.buy(self, of, True)
        else:
            locations.use(self, locations.SHOP, True)
            self.bought += 1
            equipment.buy(self, of, False)

    def _use_card(self, what: int, of: int) -> None:
        seat = self.actor // 3
        if what == c.DO_SHOOT:
            equipment.shoot(self, of)
        elif what == c.DO_FISH:
            equipment.fish(self)
        elif what == c.DO_HOOK:
            equipment.throw_hook(self)
        elif what == c.DO_PIGEON:
            equipment.send_pigeon(self, seat * 3 + of)
        elif what == c.DO_SMOKE:
            equipment.throw_smoke(self)
        elif what == c.DO_STARS:
            equipment.throw_stars(self, of)
        elif what == c.DO_FAVOUR:
            if of == JIN:
                movement.leap(self)
            else:
                friends.use_favour(self, of)
        elif what == c.DO_BRIBE:
            friends.bribe(self, of)
        elif what == c.DO_KOSTANZE:
            friends.pray(self, of)
        elif what == c.DO_LENTZ:
            friends.send_lentz(self, seat * 3 + of)
        elif what == c.DO_RUTH:
            friends.trade_with_ruth(self, of)
        else:
            friends.swap_with(self, seat * 3 + of)

    def _handle(self, what: int, of: int) -> None:
        if what == c.DO_STORE:
            goods.put_down(self, of)
        elif what == c.DO_FETCH:
            goods.take_up(self, of)
        elif what == c.DO_MEET:
            goods.begin_deal(self, self.actor // 3 * 3 + of, BY_MEETING)
        elif what == c.DO_GIVE:
            goods.give(self, of)
        elif what == c.DO_TAKE:
            if self.mate != NONE:
                goods.take(self, of)
            else:
                locations.take_from_location(self, of)
        elif what == c.DO_DISCARD:
            goods.discard(self, self.actor, of)
        elif what == c.DO_DROP_POSTER:
            planning.drop_poster(self)
        elif what == c.DO_STAMINA:
            planning.rest(self)
        else:  # surrender
            get_up(self, self.actor)
            arrest(self, self.actor)

    def _done(self) -> None:
        if self.stage == MOVE:
            stop_moving(self)
        elif self.stage == EXCHANGE:
            end_deal(self)
        else:
            locations.close(self)

    def _forget_sharing(self) -> None:
        """Between two other actions a kind of good goes one way only between thief and store (R35)."""
        if self.at_home(self.actor):
            self.store_ways = NO_WAYS
            self.met = 0

    # What follows

    def go_on(self) -> None:
        """Play on until there is something to decide: what is forced is not asked."""
        while True:
            stage = self.stage
            if stage in (KEEPING, SHOPPING, PLANNING, OVER):
                return
            if stage != HIDING and not self._find_stage():
                continue
            self.options = self._options()
            if len(self.options) != 1:
                return
            action = self.options[0]
            self.carry_out(c.WHAT[action.number], c.OF[action.number])

    def _find_stage(self) -> bool:
        """See what has to be settled or asked next; False: something has begun that must be looked at anew."""
        if self.actor != NONE and self.mate == NONE and self.excess(self.actor) > 0:
            self.stage = OVERFLOW
        elif self.walker != NONE and not townsfolk.walk_on(self):
            self.stage = WALKING
        elif self.lying and not settle(self):
            self.stage = SEEN
        elif self.actor == NONE:
            self._next_activation()
            return False
        elif self.guests:
            self.stage = TAVERN_GUESTS
        elif self.card != NONE:
            self.stage = TELEPORTING
        elif self.moving and (self.points > 0 or self.hover != NONE):
            self.stage = MOVE
        elif self.mate != NONE:
            self.stage = EXCHANGE
        elif self.location != NONE:
            self.stage = LOCATION
        else:
            if self.moving:
                stop_moving(self)
            self.stage = TURN
        return True

    def _next_activation(self) -> None:
        """The next figure of a patrol, the next activation of the night, or the day."""
        if self.patrol != NONE:
            board = townsfolk.board_of(self, planning.seat_of(self, self.activation))
            if self.patrol < len(board):
                figure = board[self.patrol]
                self.patrol += 1
                townsfolk.begin_walk(self, figure, townsfolk.lanterns_for(figure))
                return
            if self.players == 1:
                solo.place_rival(self)
            planning.end_turn(self)
        if self.activation == planning.activations(self):
            if self.round == ROUNDS:
                self._end_game()
            else:
                day.dawn(self)
            return
        seat = planning.seat_of(self, self.activation)
        what = planning.what_of(self, self.activation)
        if what != PATROL:
            planning.begin_turn(self, seat * 3 + what)
            return
        self.patrol = 0
        self.to_act = SEATS[seat]
        if self.players == 1:
            solo.turn_board(self)
        elif self.events is not None:
            self.tell("patrol", {"seat": seat_arg(seat), "number": self.boards[seat] + 1})

    def _end_game(self) -> None:
        self.stage = OVER
        self.to_act = ()
        if self.events is None:
            return
        scores = self.scores()
        if self.players == 1:
            self.tell(
                "solo-stars", {"seat": seat_arg(0), "points": scores[0].total, "stars": solo.stars(scores[0].total)}
            )
            return
        for seat in self.winners():
            self.tell("win", {"seat": seat_arg(seat), "points": scores[seat].total})

    def scores(self) -> list[Score]:
        """The marker, and what the goods, allies and hideouts would be worth now."""
        return [scoring.score_of(self, seat) for seat in range(self.players)]

    def winners(self) -> tuple[int, ...]:
        return () if self.to_act else scoring.best(self.scores())

    # The rest of the contract

    def absent(self, seat: int) -> Action:
        """Stop where one may stop, and let nobody be arrested who need not; else the first thing there is."""
        legal = self.legal(seat)
        for quiet in QUIET:
            if quiet in legal:
                return quiet
        return legal[0]

    def clone(self) -> Position:
        copy = Position(self.game, self.setup, self.rng.clone())
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> Position:
        copy = Position(self.game, self.setup, rng)
        self.copy_to(copy)
        shuffle_unseen(copy, seat)
        return copy
