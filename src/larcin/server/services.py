"""The parts of the server, put together once: what the HTTP routes and the WebSocket work with."""

from __future__ import annotations

from larcin.server.bot_turns import BotTurns
from larcin.server.chance import Chance
from larcin.server.guests import Guests
from larcin.server.live_tables import LiveTables
from larcin.server.lobby import Lobby
from larcin.server.replays import Replays
from larcin.server.seating import Seating
from larcin.server.storage import Storage
from larcin.server.thinking import Thinkers


class Services:
    """Everything that serves tables on one database."""

    def __init__(
        self,
        storage: Storage,
        cookie_key: str,
        thinkers: Thinkers,
        chance: Chance,
        pause: float = 0.6,
        most_idle: int = 500,
    ) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.guests = Guests(storage, cookie_key, chance)
        self.live = LiveTables(storage, self.guests, BotTurns(thinkers, chance, pause), chance, most_idle)
        self.seating = Seating(storage, self.guests, self.live, thinkers, chance)
        self.lobby = Lobby(storage, self.guests, self.live, self.seating, thinkers, chance)
        self.replays = Replays(storage)

    def begin(self) -> None:
        """Go on where the server stopped last time."""
        self.live.begin()

    async def close(self) -> None:
        """Stop; everything that was played is in the database already."""
        await self.live.close()
        self.thinkers.close()
        await self.storage.close()
