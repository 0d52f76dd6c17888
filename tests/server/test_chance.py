"""Chance: whoever gives the server its seeds, ids and tokens knows the deal; the usual ones are all different."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from larcin.server.app import create_app
from larcin.server.chance import Chance

pytestmark = pytest.mark.anyio


class Fixed(Chance):
    """Every draw is known beforehand."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def table_seed(self) -> str:
        return self.seed

    def bot_seed(self) -> int:
        return 7

    def world_seed(self) -> str:
        return self.seed

    def pick(self, words: Sequence[str]) -> str:
        return words[0]

    def table_number(self) -> int:
        return 42

    def guest_id(self) -> str:
        return "ada"

    def token_id(self) -> str:
        return "t1"

    def token_secret(self) -> str:
        return "open-sesame"


@asynccontextmanager
async def client_of(database: Path, chance: Chance) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who talks to a server with that chance."""
    app = create_app(f"sqlite:///{database}", pause=0, thinkers=1, chance=chance)
    transport = httpx.ASGITransport(app)
    async with app.router.lifespan_context(app), httpx.AsyncClient(transport=transport, base_url="http://a") as client:
        yield client


async def record_of(database: Path, chance: Chance) -> dict[str, Any]:
    """The record of a game between bots on a server with that chance."""
    wishes = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    async with client_of(database, chance) as client:
        asked = {"game": "art-robbery", "seats": wishes, "start": True}
        made = (await client.post("/api/tables", json=asked)).json()
        for _ in range(600):
            if (await client.get(f"/api/tables/{made['id']}")).json()["status"] == "over":
                break
            await asyncio.sleep(0.1)
        record: dict[str, Any] = (await client.get(f"/api/tables/{made['id']}/record")).json()
    assert made["commitment"] == hashlib.sha256(record["seed"].encode()).hexdigest()
    return record


@pytest.mark.slow
async def test_the_same_chance_plays_the_same_game_on_every_server(tmp_path: Path) -> None:
    first, same, other = [await record_of(tmp_path / f"{n}.db", Fixed(seed)) for n, seed in enumerate("xxy")]
    assert first["seed"] == "x"
    assert first == same
    assert first["moves"] != other["moves"]


async def test_ids_names_and_tokens_come_from_it(tmp_path: Path) -> None:
    async with client_of(tmp_path / "larcin.db", Fixed("x")) as client:
        assert (await client.get("/api/me")).json()["id"] == "ada"
        token = await client.post("/api/me/tokens", json={"name": "Deep Purse"})
        assert token.json()["token"] == "t1.open-sesame"
        made = await client.post("/api/tables", json={"game": "art-robbery"})
        word, number = made.json()["id"].split("-")
        assert (word.isalpha(), number) == (True, "42")
        longer = await client.post("/api/tables", json={"game": "art-robbery"})  # the short id is taken
        assert longer.json()["id"] == f"{word}-{word}-42"


def test_the_operating_system_draws_nothing_twice() -> None:
    chance = Chance()
    for draw in (
        chance.table_seed,
        chance.bot_seed,
        chance.world_seed,
        chance.guest_id,
        chance.token_id,
        chance.token_secret,
        chance.cookie_key,
    ):
        assert len({draw() for _ in range(100)}) == 100
    assert {10 <= chance.table_number() <= 999 for _ in range(100)} == {True}
    assert "." not in "".join(chance.guest_id() for _ in range(100))
