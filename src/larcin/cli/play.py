"""The command `play`: in the browser by default, in the terminal if asked."""

from __future__ import annotations

import os
import secrets
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated
from urllib.parse import urlencode

import typer

import larcin
from larcin.bots import UnknownBot, bot_names, check_bot
from larcin.cli.command import (
    BadArgument,
    Lang,
    Mode,
    Options,
    check_range,
    chosen,
    command,
    consoles,
    speak,
    split_names,
    split_options,
    whole_or_word,
)
from larcin.cli.completion import game_names, players_with_commas
from larcin.cli.terminal import YOU, TerminalGame
from larcin.core.game import Game

USUAL_PORT = 8000
USUAL_SEATS = 3  # players, if the game allows that many and nobody says otherwise
USUAL_BOT = "regular"


@command(
    "larcin play",
    "larcin play art-robbery --seats you,regular,master",
    "larcin play art-robbery --terminal --lang fr --seed 7",
    "larcin play art-robbery --terminal --seats you,you --save game.json",
)
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", autocompletion=game_names)] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="you,BOT,BOT", autocompletion=players_with_commas)
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal")] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED")] = None,
    mode: Mode = None,
    option: Options = None,
    hints: Annotated[bool, typer.Option("--hints/--no-hints")] = True,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE")] = None,
    port: Annotated[int, typer.Option("--port", metavar="PORT")] = 0,
    lang: Lang = None,
) -> None:
    """Play a game, in the browser or here."""
    tongue = chosen(lang)
    if terminal:
        _play_here(game, seats, seed, mode, option, hints, save, tongue)
    else:
        for name, given in (("--seed", seed), ("--save", save)):
            if given is not None:
                raise BadArgument("play-only-terminal", what=name)
        _play_in_browser(game, seats, mode, option, hints, port, tongue)


def _play_here(
    slug: str | None,
    seats: str | None,
    seed: str | None,
    mode: str | None,
    option: list[str] | None,
    hints: bool,
    save: Path | None,
    lang: str,
) -> None:
    out, _ = consoles()
    game = larcin.game(slug) if slug is not None else _pick_a_game(lang)
    players = seat_list(game, seats, mode)
    setup = game.setup(len(players), mode, split_options(option))
    if save is not None and not save.parent.is_dir():
        raise BadArgument("usage-no-folder", folder=str(save.parent))
    chance = secrets.token_hex(8) if seed is None else whole_or_word(seed)
    match = TerminalGame(game, setup, players, chance, lang, out, hints)
    out.print(match.words[None].headline(match.match.record), style="bold", markup=False)
    match.play()
    if save is not None:
        match.save(save)


def _pick_a_game(lang: str) -> Game:
    games = list(larcin.all_games().values())
    for number, game in enumerate(games, 1):
        typer.echo(f" {number}  {game.say('title', lang=lang)}: {game.say('tagline', lang=lang)}")
    while True:
        answer = typer.prompt(speak("play-which", lang), prompt_suffix=" ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in larcin.all_games():
            return larcin.game(answer)


def seat_list(game: Game, seats: str | None, mode: str | None) -> list[str]:
    """Who sits where: "you" or the name of a bot. If nothing is said: you, against bots that err now and then."""
    if seats is None:
        allowed = next((found.seats for found in game.modes if found.name == mode), game.modes[0].seats)
        count = USUAL_SEATS if USUAL_SEATS in allowed else allowed[0]
        return [YOU] + [USUAL_BOT] * (count - 1)
    players = split_names(seats)
    for player in players:
        if player == YOU:
            continue
        try:
            check_bot(player)
        except UnknownBot:
            known = ", ".join([YOU, *bot_names()])
            raise UnknownBot("play-no-such-player", bot=player[:40], known=known) from None
    return players


def _play_in_browser(
    slug: str | None, seats: str | None, mode: str | None, option: list[str] | None, hints: bool, port: int, lang: str
) -> None:
    from larcin.server.serve import serve

    check_range("--port", port, 0, 65535)
    page = "/"
    if slug is not None:
        game = larcin.game(slug)
        players = seat_list(game, seats, mode)
        setup = game.setup(len(players), mode, split_options(option))
        asked = {"seats": ",".join(players), "mode": setup.mode, "lang": lang, **setup.options}
        if not hints:
            asked["hints"] = "off"
        page = f"/new/{game.slug}?{urlencode(asked, safe=',')}"
    host = "127.0.0.1"
    port = port or _free_port(host)
    url = f"http://{host}:{port}{page}"
    typer.echo(speak("play-open", lang, url=url))
    threading.Thread(target=_open_when_up, args=(host, port, url), daemon=True).start()
    raise typer.Exit(serve(host, port))


def _free_port(host: str) -> int:
    """The usual port, so that the page keeps its address; any free port if that one is taken."""
    for port in (USUAL_PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return USUAL_PORT


def _open_when_up(host: str, port: int, url: str, patience: float = 20.0) -> None:
    """Open the browser as soon as the server answers."""
    start = time.monotonic()
    while time.monotonic() - start < patience:
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
                webbrowser.open(url)  # without a screen the printed address must do
            return
