"""`larcin token` and `larcin join`, as people run them, against a server of their own."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest

from larcin.cli.remote import Program, RemoteError, TableLink
from larcin.core import registry
from larcin.core.rng import FastRng
from larcin.core.view import Sentence
from larcin.server.protocol import Act, Imagine, RefusedMessage, ViewMessage, WorldMessage
from tests.cli.larcin_command import larcin
from tests.server.people import House

LARCIN = [sys.executable, "-m", "larcin"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(str(tmp_path_factory.mktemp("house") / "larcin.db"), "--pause", "0", "--thinkers", "1")
    yield opened
    opened.stop()


def post(house: House, path: str, token: str, body: object = None) -> Any:  # Any: JSON
    request = urllib.request.Request(
        house.url + path,
        method="POST",
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {token}"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


@pytest.mark.parametrize("bot", ["greedy", "search@20"])
def test_a_bot_of_this_machine_plays_at_a_table_elsewhere(house: House, bot: str) -> None:
    host, guest = (larcin("token", house.url, "--name", name).stdout.strip() for name in ("Host", "Deep Purse"))
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "open"}]
    table = post(house, "/api/tables", host, {"game": "art-robbery", "seats": seats})["id"]
    process = subprocess.Popen(
        [*LARCIN, "join", f"{house.url}/t/{table}", "--bot", bot, "--token", guest, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == f"Deep Purse ({bot}) sits on seat 1 of {table}.\n"
    assert post(house, f"/api/tables/{table}/start", host)["status"] == "playing"
    said, trouble = process.communicate(timeout=120)
    assert (process.returncode, trouble) == (0, "")
    assert said.count("\n· play ") > 10
    assert said.splitlines()[-1] in ("Deep Purse has won.", "The game is over; Deep Purse has not won.")
    full = larcin("join", f"{house.url}/t/{table}", "--token", host)
    assert (full.exit_code, full.stderr) == (2, f"No seat is free at {table}.\n")


def test_what_cannot_be_done_is_a_sentence(house: House) -> None:
    token = larcin("token", house.url).stdout.strip()
    assert larcin("join", f"{house.url}/t/nowhere-1", "--token", token).stderr.startswith(
        "The server refuses: There is no"
    )
    bad = larcin("join", f"{house.url}/t/nowhere-1", "--token", "x.y", "--lang", "fr")
    assert bad.stderr.startswith("Le serveur refuse\u00a0: Ce jeton n’est pas valable")
    assert larcin("join", house.url, "--token", token).stderr.startswith("“http://")
    assert larcin("join", "http://127.0.0.1:9/t/velvet-42", "--token", token).stderr.startswith("No server answers at")
    assert larcin("join", f"{house.url}/t/x", "--token", token, "--bot", "hal").stderr.startswith(
        "There is no bot called"
    )
    assert "--token" in larcin("join", f"{house.url}/t/x").stderr
    assert larcin("token", house.url, "--name", " ").stderr == "The server refuses: A name has 1 to 24 characters.\n"


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://127.0.0.1:8000/t/velvet-42", "http://127.0.0.1:8000", "velvet-42"),
        ("https://games.example/larcin/t/velvet-42/", "https://games.example/larcin", "velvet-42"),
        ("http://host/t/velvet-42?seat=1", "http://host", "velvet-42"),
    ],
)
def test_links_as_people_send_them(link: str, server: str, table: str) -> None:
    assert TableLink.of(link) == (server, table)


class Stranger(BaseHTTPRequestHandler):
    """Some other program on that port."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>It works!</h1>")

    def log_message(self, format: str, *args: object) -> None:
        """Keep quiet."""


def test_an_answer_that_is_not_of_our_protocol_is_a_sentence_too() -> None:
    with HTTPServer(("127.0.0.1", 0), Stranger) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        said = larcin("join", f"{address}/t/velvet-42", "--token", "x.y").stderr
        server.shutdown()
    assert said.startswith(f"No server answers at {address}")


def test_a_program_imagines_before_it_acts_and_looks_again_when_somebody_was_quicker() -> None:
    state = registry.game("art-robbery").state(2, seed=1)
    seat = state.to_act[0]
    played: list[str] = []
    program = Program(TableLink("http://host", "velvet-42"), "x.y", "random", played.append)

    def heard(message: ViewMessage | WorldMessage | RefusedMessage) -> object:
        return asyncio.run(program._hear("art-robbery", seat, message))

    view = ViewMessage(4, state.view(seat), [], True, False)
    position = state.imagine(seat, FastRng(1)).dump()
    asked = heard(view)
    assert isinstance(asked, Imagine)
    assert asked.version == 4
    assert heard(WorldMessage(asked.id, 3, position)) is None  # an answer about a position that is gone
    act = heard(WorldMessage(asked.id, 4, position))
    assert isinstance(act, Act)
    assert (act.version, act.action) == (4, played[0])
    assert state.why_not(seat, state.game.action(act.action)) is None
    again = heard(RefusedMessage(act.id, Sentence("server-stale")))
    assert isinstance(again, Imagine)
    assert len({asked.id, act.id, again.id}) == 3
    with pytest.raises(RemoteError, match="The server refuses: It is not your turn"):
        heard(RefusedMessage(again.id, Sentence("why-not-your-turn")))
