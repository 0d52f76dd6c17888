"""Bots in their processes: what goes wrong there stays there, and the table goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from larcin.bots import SearchBot
from larcin.core import registry
from larcin.core.errors import LarcinError
from larcin.core.match import Match
from larcin.core.rng import FastRng
from larcin.core.sight import Sight
from larcin.core.state import State
from larcin.server import worker
from larcin.server.bot_turns import LINGER, rest_seconds
from larcin.server.thinking import Thinkers
from larcin.server.worker import Question, think
from larcin.testing import Seating, every, seatings, walk
from tests.server.people import House

pytestmark = pytest.mark.anyio
linux = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes under /proc")
PLUGINS = {"PYTHONPATH": str(Path(__file__).parent / "plugins")}


async def finished(house: House, *bots: str) -> str:
    """Let bots play a whole game, and return what the server wrote to its log."""
    ada = house.person()
    made = await ada.table(*bots, start=True)
    info = made
    for _ in range(400):
        info = await ada.get(f"/api/tables/{made['id']}")
        if info["status"] == "over":
            break
        await asyncio.sleep(0.1)
    assert info["status"] == "over"
    record = await ada.get(f"/api/tables/{made['id']}/record")
    assert record["winners"]
    return house.stop()


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["raises", "cheats", "invents"])
async def test_a_bot_with_a_fault_plays_the_harmless_default(open_house: Callable[..., House], bot: str) -> None:
    house = open_house(None, "--thinkers", "1", environment=PLUGINS)
    log = await finished(house, bot, "random")
    assert "hand" not in log  # what a bot cries out may be a secret
    assert ("ValueError" in log) == (bot == "raises")


@linux
@pytest.mark.slow
@pytest.mark.parametrize("bot", ["dies", "hangs"])
async def test_a_bot_that_dies_or_hangs_does_not_stop_the_table(open_house: Callable[..., House], bot: str) -> None:
    house = open_house(None, "--thinkers", "1", "--bot-seconds", "0.05", environment=PLUGINS)
    ada = house.person()
    made = await ada.table(bot, "me", start=True)
    socket = await ada.live(made["id"], 1)
    for _ in range(3):
        turn = await socket.my_turn()
        action = turn["view"]["choices"][0]["action"]
        assert (await socket.request("act", version=turn["version"], action=action))["type"] == "done"
    await socket.my_turn()
    for _ in range(50):
        if not workers(house):
            break
        await asyncio.sleep(0.1)
    assert workers(house) == []  # what hung is gone, each time; the next bot to think gets a new one
    await socket.close()


def workers(house: House) -> list[int]:
    """The processes in which the server's bots think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_text()
        except OSError:  # it has just ended
            continue
        if parent == house.process.pid and "spawn_main" in command:
            found.append(int(folder.name))
    return found


@linux
async def test_workers_do_not_outlive_a_killed_server(open_house: Callable[..., House]) -> None:
    house = open_house()
    ada = house.person()
    made = await ada.table("me", "greedy", start=True)
    socket = await ada.live(made["id"], 0)
    await socket.my_turn()
    pids: list[int] = []
    while not pids:
        pids = workers(house)
        await asyncio.sleep(0.05)
    house.kill()
    for _ in range(100):
        if not any(Path(f"/proc/{pid}").exists() for pid in pids):
            break
        await asyncio.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)


def question(bot: str = "random", table: str = "velvet-42", state: State | None = None) -> Question:
    state = registry.game("art-robbery").state(3, seed=1) if state is None else state
    seat = state.to_act[0]
    return Question("art-robbery", state.imagine(seat, FastRng(1)).dump(), seat, bot, 7, table)


@pytest.mark.parametrize("seating", seatings(), ids=str)
def test_a_worker_can_load_whatever_position_a_seat_imagines(seating: Seating) -> None:
    """`load` refuses what is no position; what the server hands to its bots and to programs must be one."""
    chance = FastRng(str(seating))
    for _, match, _, _ in every(5, walk(seating, 3)):
        for seat in range(seating.players):
            imagined = match.state.imagine(seat, chance).dump()
            assert seating.game.load(imagined).dump() == imagined


async def test_workers_answer_and_a_dead_one_is_replaced() -> None:
    thinkers = Thinkers(most=1, seconds=20)
    legal = [
        action.notation for action in registry.game("art-robbery").load(question().position).legal(question().seat)
    ]
    try:
        assert await thinkers.choose(question()) in legal
        assert await thinkers.choose(question("unknown")) is None
        pid = thinkers._idle[0]._pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        answers = [await thinkers.choose(question()) for _ in range(2)]
        assert answers[-1] in legal
    finally:
        thinkers.close()


async def test_many_questions_share_few_workers() -> None:
    thinkers = Thinkers(most=1, seconds=20)
    try:
        answers = await asyncio.gather(*[thinkers.choose(question()) for _ in range(8)])
        assert None not in answers
        assert len(thinkers._all) == 1
    finally:
        thinkers.close()


@pytest.mark.parametrize(("memory", "lingers"), [("closed", True), ("assisted", True), ("open", False)])
def test_a_drawer_that_will_be_shut_for_good_stays_open_for_a_while(memory: str, lingers: bool) -> None:
    game = registry.game("master-thieves")
    match = Match(game, game.setup(3, None, {"memory": memory}), 5)
    seen: object = None
    pauses = []
    for _ in range(200):
        glimpse = game.glimpse(match.state)
        pauses.append(rest_seconds(1.0, seen, glimpse))
        assert (pauses[-1] > 1.0) <= (match.view(None).open is not None)  # type: ignore[attr-defined]  # this game's view
        seen = glimpse
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    assert (LINGER in pauses) == lingers
    assert pauses.count(LINGER) < 100  # only when there is something new to see


def test_a_search_goes_on_with_its_tree_in_a_chain_of_small_decisions() -> None:
    worker.kept.clear()
    state = registry.game("art-robbery").state(2, seed=4)
    kept = 0
    while not state.over:
        seat = state.to_act[0]
        asked = question("search@40", state=state)
        before = worker.kept.get(("velvet-42", seat, "search@40"))
        # A bot that has just drawn a card sees another world than it foresaw; one that only chose its target does not.
        kept += isinstance(before, SearchBot) and before._foreseen == Sight(state, seat).view
        state.apply(seat, state.game.action(think(asked)))
        assert before in (None, worker.kept[("velvet-42", seat, "search@40")])
    assert kept > 5
    assert len(worker.kept) == 2


def test_a_worker_remembers_the_bots_it_used_last_and_none_that_failed() -> None:
    worker.kept.clear()
    for number in range(worker.MOST_KEPT + 5):
        think(question(table=f"velvet-{number}"))
        think(question(table="velvet-0"))
    assert len(worker.kept) == worker.MOST_KEPT
    assert ("velvet-0", question().seat, "random") in worker.kept
    assert ("velvet-1", question().seat, "random") not in worker.kept
    with pytest.raises(LarcinError):
        think(question(table="velvet-0")._replace(position={"game": "art-robbery"}))
    assert ("velvet-0", question().seat, "random") not in worker.kept


@pytest.mark.slow
async def test_a_table_is_thought_about_where_its_bots_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(PLUGINS["PYTHONPATH"])
    thinkers = Thinkers(most=2, seconds=20)
    legal = [action.notation for action in registry.game("art-robbery").load(question().position).legal(0)]
    try:
        for time in range(4):
            answers = await asyncio.gather(*[thinkers.choose(question("counts", f"velvet-{n}")) for n in (1, 2)])
            assert answers == [legal[time % len(legal)]] * 2
        assert len(thinkers._all) == 2
        await asyncio.gather(*[thinkers.choose(question("dies", f"velvet-{n}")) for n in (1, 2)])
        assert await thinkers.choose(question("counts", "velvet-1")) == legal[0]  # a new worker, a new bot
    finally:
        thinkers.close()
