"""Commands for bots that play on another server: `token` makes their credential there, `join` sits one down."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from larcin.bots import check_bot
from larcin.cli.command import Lang, chosen, command, consoles, speak
from larcin.cli.completion import one_bot
from larcin.cli.remote import Program, RemoteApi, TableLink
from larcin.server.protocol import MakeToken, NewToken

TokenOption = Annotated[str, typer.Option("--token", metavar="TOKEN", envvar="LARCIN_TOKEN", show_envvar=False)]


@command(
    "larcin join http://127.0.0.1:8000/t/velvet-42 --token TOKEN",
    "LARCIN_TOKEN=… larcin join http://127.0.0.1:8000/t/velvet-42 --bot search@1s --seat 1",
)
def join(
    link: Annotated[str, typer.Argument(metavar="LINK")],
    token: TokenOption,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT", autocompletion=one_bot)] = "regular",
    seat: Annotated[int | None, typer.Option("--seat", metavar="SEAT")] = None,
    lang: Lang = None,
) -> None:
    """Let a bot of this machine play at a table on another server."""
    tongue = chosen(lang)
    out, _ = consoles()
    check_bot(bot)
    at = TableLink.of(link)
    program = Program(at, token, bot, lambda action: out.print(f"· {action}", style="dim", markup=False), tongue)
    table, ours = program.sit(seat)
    name = table.seats[ours].name
    out.print(speak("join-sits", tongue, name=name, bot=bot, seat=ours, table=at.table), markup=False)
    view = asyncio.run(program.play(table.game, ours))
    out.print(speak("join-won" if ours in view.winners else "join-lost", tongue, name=name), markup=False)


@command('larcin token http://127.0.0.1:8000 --name "Deep Purse"')
def token(
    server: Annotated[str, typer.Argument(metavar="ADDRESS")],
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "Larcin",
    lang: Lang = None,
) -> None:
    """Make a token by which a program can play on a server."""
    api = RemoteApi(server.rstrip("/"), lang=chosen(lang))
    typer.echo(api.post("/me/tokens", NewToken, MakeToken(name)).token)
