"""What the rows of a table mean: the match they make, and the table as a guest sees it."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from larcin.core import registry
from larcin.core.errors import LarcinError
from larcin.core.match import Match
from larcin.server.errors import Refusal
from larcin.server.guests import is_program
from larcin.server.protocol import SeatInfo, TableInfo
from larcin.server.storage import Entry, StoredTable


def rebuild(table: StoredTable, entries: list[Entry]) -> Match:
    """The match that the rows of a table make: its seed, and everything that was played."""
    game = registry.game(table.game)
    if table.rules != game.rules_version:
        raise Refusal(409, "server-other-rules", found=table.rules, known=game.rules_version)
    setup = game.setup(len(table.seats), table.mode, table.options)
    match = Match(game, setup, table.seed, "fair", [player.name for player in table.seats])
    for entry in entries:
        try:
            if entry.kind == "undo":
                match.undo(entry.seat)
            else:
                match.play(entry.seat, entry.action or "")
        except LarcinError as problem:
            raise Refusal(409, "server-unplayable", number=entry.number) from problem
    return match


def table_info(table: StoredTable, guest: str | None, online: set[str]) -> TableInfo:
    """A table as that guest sees it."""
    return TableInfo(
        id=table.id,
        game=table.game,
        mode=table.mode,
        options=table.options,
        players=len(table.seats),
        status=table.status,
        public=table.public,
        hints=table.hints,
        host=table.host == guest,
        name=table.host_name,
        seats=[
            SeatInfo(
                seat=seat,
                kind="person" if player.guest else "bot" if player.bot else "open",
                name=player.name,
                bot=player.bot,
                program=is_program(player.guest),
                mine=player.guest is not None and player.guest == guest,
                left=player.left_by is not None and player.left_by == guest,
                online=player.bot is not None or player.guest in online,
            )
            for seat, player in enumerate(table.seats)
        ],
        commitment=hashlib.sha256(table.seed.encode()).hexdigest(),
        created=iso(table.created),
        next=table.next,
        to_act=list(table.to_act),
    )


def iso(milliseconds: int) -> str:
    """A stored time as it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
