"""Hints: a seat asks what to do, a worker thinks about it as it would for a bot, and only that seat gets the answer.

The worker never gets the true position, only one that the seat may imagine, as bots do; so a hint knows what the seat
knows. What might follow may name a card in another's hand: that is a guess, and the client says "perhaps".
"""

from __future__ import annotations

from larcin.core import registry
from larcin.core.action import Action
from larcin.server.errors import Refusal
from larcin.server.live_table import LiveTable
from larcin.server.protocol import AskHint, HintAction, HintMessage, HintStep
from larcin.server.thinking import Thinkers
from larcin.server.worker import Counsel


async def give_hint(table: LiveTable, thinkers: Thinkers, guest: str, seat: int, asked: AskHint) -> HintMessage:
    """The answer for the seat that asked; Refusal if it is not its turn, or the table has moved on meanwhile."""
    question = await table.hint_question(guest, seat, asked.version)
    found = await thinkers.advise(question)
    if found is None:
        raise Refusal(503, "server-no-hint")
    if not await table.still_to_decide(seat, asked.version):
        raise Refusal(409, "server-stale")
    return HintMessage(asked.id, asked.version, in_words(question.game, found))


def in_words(slug: str, found: list[Counsel]) -> list[HintAction]:
    """A worker's answer as it is sent: each action that might follow comes with what its text is made of."""
    game = registry.game(slug)
    return [
        HintAction(
            action=one.action,
            share=None if one.share is None else round(one.share, 3),
            points=one.points,
            visits=one.visits,
            line=[_step(seat, game.action(notation)) for seat, notation in one.line],
        )
        for one in found
    ]


def _step(seat: int, action: Action) -> HintStep:
    return HintStep(seat, action.notation, action.kind, action.args)
