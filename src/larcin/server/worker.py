"""What runs in a worker process: a bot's choice, or a hint, from a position as the seat may imagine it.

A worker imports little (this module is all it needs of the server), so that it starts quickly. It keeps the bots that
it has made for a while, because some remember: a search goes on with its tree in a chain of small decisions. Nothing
relies on that: a new worker makes its bots anew.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from multiprocessing import parent_process
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from larcin.bots import Bot
    from larcin.core.sight import Sight

MOST_KEPT: Final = 32  # bots that a worker remembers; the tree of one may take a few megabytes


class Question(NamedTuple):
    """What a worker is asked: what the bot of that name would do there. A worker keeps a bot for each table."""

    game: str
    position: dict[str, Any]  # Any: plain JSON data, what State.dump wrote
    seat: int
    bot: str
    seed: int
    table: str = ""


class Counsel(NamedTuple):
    """One action of a hint (see bots/hint.py), by its notation: processes share no actions."""

    action: str
    share: float | None
    points: int | None
    visits: int
    line: list[tuple[int, str]]


BotKey = tuple[str, int, str]  # table, seat, bot
kept: OrderedDict[BotKey, Bot] = OrderedDict()  # the longest unused first


def think(question: Question) -> str:
    """The notation of what the bot chooses."""
    key = (question.table, question.seat, question.bot)
    bot = kept.pop(key, None) or _made(question.bot, question.seed)
    chosen = bot.choose(_sight(question))  # a bot that fails here is not kept: its memory may be wrong
    kept[key] = bot
    if len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return chosen.notation


def counsel(question: Question) -> list[Counsel]:
    """The best actions of the seat. `question.bot` does not matter."""
    from larcin.bots import hints

    return [
        Counsel(hint.action.notation, hint.share, hint.points, hint.visits, [(s, a.notation) for s, a in hint.line])
        for hint in hints(_sight(question), question.seed)
    ]


def _made(name: str, seed: int) -> Bot:
    from larcin.bots import Budget, SearchBot, make_bot
    from larcin.bots.levels import PATIENCE

    bot = make_bot(name, seed)
    if isinstance(bot, SearchBot):  # whatever budget was named: an answer in time is better than none
        bot.budget = Budget(bot.budget.iterations, min(bot.budget.seconds, PATIENCE))
    return bot


def _sight(question: Question) -> Sight:
    from larcin.core.registry import game
    from larcin.core.rng import FastRng
    from larcin.core.sight import Sight

    return Sight(game(question.game).load(question.position), question.seat, FastRng(question.seed))


# How a worker begins and ends


def prepare() -> None:
    """Prepare a worker: it ignores the terminal's Ctrl-C, which is for the server, and ends when its server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = parent_process()

    def follow() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(5)  # people's moves come first


def warm() -> int:
    """Import what thinking needs, before somebody waits for it. Returns the id of this process."""
    from larcin.bots import bot_names
    from larcin.core.registry import all_games

    all_games()
    bot_names()
    return os.getpid()
