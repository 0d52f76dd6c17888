"""docs/own-bot.md: the bots it shows are run as they stand, one inside Larcin and one over the network."""

from __future__ import annotations

import asyncio
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import larcin
from larcin.bots import bot_names, make_bot, makers
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from tests.server.people import House

DOC = (Path(__file__).parents[2] / "docs" / "own-bot.md").read_text(encoding="utf-8")
CLASS, CLIENT = re.findall(r"```python\n(.*?)```", DOC, re.DOTALL)
(PROJECT,) = re.findall(r"```toml\n(.*?)```", DOC, re.DOTALL)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The package of the doc, as pip would leave it."""
    project = tomllib.loads(PROJECT)["project"]
    (tmp_path / "hasty.py").write_text(CLASS)
    folder = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    points = "\n".join(f"{name} = {where}" for name, where in project["entry-points"]["larcin.bots"].items())
    (folder / "entry_points.txt").write_text(f"[larcin.bots]\n{points}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    makers.cache_clear()
    yield
    makers.cache_clear()


@pytest.mark.parametrize("code", [CLASS, CLIENT])
def test_it_is_as_short_as_promised(code: str) -> None:
    lines = [line for line in code.splitlines() if line.strip() and not line.startswith(("#", "import", "from"))]
    assert len(lines) <= 20


@pytest.mark.usefixtures("installed")
def test_the_class_is_found_by_its_entry_point_and_plays_a_whole_game() -> None:
    assert "hasty" in bot_names()
    state = larcin.game("art-robbery").state(2, seed=3)
    bots = [make_bot("hasty", 1), make_bot("random", 2)]
    chance = FastRng(4)
    asked = 0
    while not state.over:
        seat = state.to_act[0]
        action = bots[seat].choose(Sight(state, seat, chance))
        assert action in state.legal(seat)
        state.apply(seat, action)
        asked += seat == 0
    assert asked > 10


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["art-robbery", "caper"])
async def test_the_client_plays_a_whole_game_against_a_server(house: House, tmp_path: Path, game: str) -> None:
    ada = house.person()
    token = (await ada.post("/api/me/tokens", {"name": "Passer-by"}))["token"]
    made = await ada.table("random", "open", game=game)
    program = house.person()
    program.http.headers["Authorization"] = f"Bearer {token}"
    await program.post(f"/api/tables/{made['id']}/seats/1")  # what the doc does with curl
    await ada.post(f"/api/tables/{made['id']}/start")
    script = tmp_path / "passerby.py"
    script.write_text(CLIENT)
    arguments = [str(script), house.url, made["id"], "1", token]
    running = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, trouble = await asyncio.wait_for(running.communicate(), 120)
    assert (running.returncode, trouble) == (0, b"")
    assert (await ada.get(f"/api/tables/{made['id']}"))["status"] == "over"
    record = await ada.get(f"/api/tables/{made['id']}/record")
    assert said.decode().strip() == ("won" if 1 in record["winners"] else "lost")
    assert record["names"][1] == "Passer-by"
