"""Plays one game between bots, as fast as possible. A game that goes wrong is kept as a record."""

from __future__ import annotations

import traceback
from typing import Any

from larcin.bots import RandomBot, make_bot
from larcin.core.errors import LarcinError
from larcin.core.playout import play_at_random
from larcin.core.record import Move, Record
from larcin.core.registry import game as find
from larcin.core.rng import FastRng, Rng
from larcin.core.sight import Sight
from larcin.lab.checks import BrokenRule, Watch
from larcin.lab.plan import Deal, Plan
from larcin.lab.tally import Failure, Outcome, Result

PATIENCE = 10  # `Game.longest` is for random moves; games between bots with a plan may be this many times as long


def play_range(
    plan: Plan[Any],  # Any: only counting cares what is summed up
    first: int,
    last: int,
    settled: frozenset[int] = frozenset(),
) -> list[Result]:
    """Play the plan's games from `first` up to, not including, `last`. None stands for a game that is skipped."""
    results: list[Result] = []
    for number in range(first, last):
        if not plan.wanted(number, settled):
            results.append(None)
            continue
        deal = plan.deal(number)
        moves: list[Move] = []
        try:
            results.append(play(deal, plan.check, moves))
        except Exception as problem:  # a rule or a bot may raise anything: this game failed, the others go on
            results.append(write_down(deal, plan.check, number, moves, problem))
    return results


def play(deal: Deal, check: bool, moves: list[Move], quick: bool = True) -> Outcome:
    """Play one game to its end. `moves` collects what is played, except in the fast loop for random bots."""
    game = find(deal.game)
    state = game.deal(deal.setup, FastRng(deal.seed))
    bots = [make_bot(name, seed) for name, seed in zip(deal.bots, deal.bot_seeds, strict=True)]
    chances: list[Rng] = [bot.rng for bot in bots if type(bot) is RandomBot]
    random = len(chances) == len(bots)
    longest = game.longest if random else game.longest * PATIENCE
    if random and quick and not check:
        decisions = play_at_random(state, chances, longest)
        if decisions < 0:
            raise BrokenRule("broken-too-long", game=game.slug, moves=longest, longest=longest)
        return Outcome(decisions, state.totals(), state.winners())
    watch = Watch(game, state, deal.seed, longest) if check else None
    sights = [FastRng(f"{seed}/sight") for seed in deal.bot_seeds]
    while not state.over:
        if len(moves) == longest and watch is None:
            raise BrokenRule("broken-too-long", game=game.slug, moves=longest, longest=longest)
        seat = state.to_act[0]
        sight = Sight(state, seat, sights[seat])
        action = bots[seat].choose(sight)
        if action not in sight.legal:
            raise BrokenRule("broken-bot", game=game.slug, moves=len(moves), bot=deal.bots[seat], action=str(action))
        moves.append(Move(seat, action.notation))
        state.apply(seat, action)
        if watch is not None:
            watch.after_move(state)
    return Outcome(len(moves), state.totals(), state.winners())


def write_down(deal: Deal, check: bool, number: int, moves: list[Move], problem: Exception) -> Failure:
    """The record of a game that failed, up to the move that broke it."""
    trace = "".join(traceback.format_exception(problem))
    if not moves:  # the fast loop kept no moves: play it again, slowly
        try:
            play(deal, check, moves, quick=False)
        except Exception as again:  # it fails as before
            trace = "".join(traceback.format_exception(again))
    record = Record(
        game=deal.game,
        rules=find(deal.game).rules_version,
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
