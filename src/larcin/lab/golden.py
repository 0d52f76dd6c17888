"""Golden playthroughs: one game of each kind written out move by move, so that a change of the rules shows as text."""

from __future__ import annotations

from larcin.core import text
from larcin.core.event import Event
from larcin.core.game import Game, Mode
from larcin.core.match import Match
from larcin.core.rng import FastRng

SEED = 2021


def playthroughs(game: Game) -> dict[str, str]:
    """The text of one random game for every mode and seat count, by the name of its file."""
    return {
        f"{game.slug}-{mode.name}-{players}.txt": playthrough(game, mode, players)
        for mode in game.modes
        for players in mode.seats
    }


def playthrough(game: Game, mode: Mode, players: int, seed: int = SEED) -> str:
    """One random game in English: its setup, then each move (out of how many, and what came of it), then the result."""
    match = game.start(players, seed, mode.name)
    chance = FastRng(f"{seed}/moves")
    options = " ".join(f"{name}={choice}" for name, choice in match.record.options.items())
    head = f"{game.slug} rules={game.rules_version} mode={mode.name} players={players} seed={seed} {options}".rstrip()
    lines = [head, "start | " + _tell(match, match.history)]
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        action = legal[chance.below(len(legal))]
        events = match.play(seat, action)
        lines.append(f"{seat} {action.notation} ({len(legal)}) | {_tell(match, events)}".rstrip(" |"))
    for seat, score in enumerate(match.scores()):
        parts = " ".join(f"{name}={points}" for name, points in {**score.parts, **score.ties}.items())
        lines.append(f"seat {seat}: {score.total} = {parts}")
    lines.append("winners: " + " ".join(str(seat) for seat in match.winners()))
    lines.append(f"fingerprint: {match.fingerprint()}")
    return "\n".join(lines) + "\n"


def _tell(match: Match, events: list[Event]) -> str:
    """What happened, as a spectator is told it, with the secrets behind it."""
    sentences: list[str] = []
    for event in events:
        sentence = text.say(f"event-{event.kind_for(None)}", event.args, game=match.game.slug)
        secrets = " ".join(f"{name}={value}" for name, value in (event.secret or {}).items())
        sentences.append(f"{sentence} [{secrets}]" if secrets else sentence)
    return " / ".join(sentences)
