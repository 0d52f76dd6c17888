"""Playing one game between bots, as fast as it can be done; one that goes wrong is written down."""

from __future__ import annotations

import traceback

from larcin.bots import RandomBot, make_bot
from larcin.core.errors import LarcinError
from larcin.core.game import Game
from larcin.core.record import Move, Record
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State
from larcin.lab.checks import BrokenRule, Watch
from larcin.lab.plan import Deal, Plan
from larcin.lab.tally import Failure, Outcome, Tally

PATIENCE = 10  # `Game.longest` is about random moves; bots with a plan may keep each other busy this much longer


def play_range(plan: Plan, first: int, last: int) -> Tally:
    """Play the plan's games from `first` up to, not including, `last`."""
    tally = Tally(len(plan.sides))
    game = plan.game
    for number in range(first, last):
        deal = plan.deal(number)
        try:
            tally.add(play(game, deal, plan.check), deal.sides)
        except Exception as problem:  # whatever a rule or a bot may raise: this game failed, the others go on
            tally.fail(write_down(game, deal, plan.check, number, problem))
    return tally


def play(game: Game, deal: Deal, check: bool = False, moves: list[Move] | None = None) -> Outcome:
    """Play one game to its end. `moves` collects what was played."""
    state = game.deal(deal.setup, FastRng(deal.seed))
    bots = [make_bot(name, seed) for name, seed in zip(deal.bots, deal.bot_seeds, strict=True)]
    chances = [bot.rng for bot in bots if type(bot) is RandomBot]
    random = len(chances) == len(bots)
    longest = game.longest if random else game.longest * PATIENCE
    if random and not check and moves is None:
        decisions = _play_at_random(game, state, chances)
    else:
        watch = Watch(game, state, deal.seed, longest) if check else None
        decisions = 0
        sights = [FastRng(f"{seed}/sight") for seed in deal.bot_seeds]
        while not state.over:
            seat = state.to_act[0]
            sight = Sight(state, seat, sights[seat])
            action = bots[seat].choose(sight)
            if action not in sight.legal:
                raise BrokenRule("broken-bot", game=game.slug, moves=decisions, bot=deal.bots[seat], action=str(action))
            if moves is not None:
                moves.append(Move(seat, action.notation))
            state.apply(seat, action)
            decisions += 1
            if watch is not None:
                watch.after_move(state)
            elif decisions > longest:
                raise BrokenRule("broken-too-long", game=game.slug, moves=decisions, longest=longest)
    return Outcome(decisions, [score.total for score in state.scores()], state.winners())


def _play_at_random(game: Game, state: State, chances: list[FastRng]) -> int:
    """What random bots do, without making sights for them: the same game, some times faster."""
    decisions = 0
    longest = game.longest
    while to_act := state.to_act:
        seat = to_act[0]
        legal = state.legal(seat)
        count = len(legal)
        state.apply(seat, legal[chances[seat].below(count)] if count > 1 else legal[0])
        decisions += 1
        if decisions > longest:
            raise BrokenRule("broken-too-long", game=game.slug, moves=decisions, longest=longest)
    return decisions


def write_down(game: Game, deal: Deal, check: bool, number: int, problem: Exception) -> Failure:
    """Play a game that failed once more, the same way, and keep its moves up to the one that broke it."""
    trace = "".join(traceback.format_exception(problem))
    moves: list[Move] = []
    try:
        play(game, deal, check, moves)
    except Exception as again:  # as before
        trace = "".join(traceback.format_exception(again))
    record = Record(
        game=game.slug,
        rules=game.rules_version,
        players=deal.setup.players,
        mode=deal.setup.mode,
        options=dict(deal.setup.options),
        seed=deal.seed,
        names=[f"{bot} {seat + 1}" for seat, bot in enumerate(deal.bots)],
        moves=moves,
    )
    if isinstance(problem, LarcinError):
        return Failure(number, problem.text, dict(problem.args_of_text), trace, record)
    error = f"{type(problem).__name__}: {problem}"[:200]
    return Failure(number, "broken-exception", {"moves": len(moves), "error": error}, trace, record)
