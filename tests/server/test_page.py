"""The page, its files and the headers that protect it; and the documents that describe the API."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from larcin.server.app import create_app
from tests.server.people import House

pytestmark = pytest.mark.anyio


async def fetch(app: FastAPI, path: str, **headers: str) -> httpx.Response:
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://larcin.test") as client:
            return await client.get(path, headers=headers)


@pytest.fixture
def built(tmp_path: Path) -> FastAPI:
    """A server with a small client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Larcin</title>")
    (client / "assets" / "index-BX1a2b3c.js").write_text("export {};")
    (client / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return create_app(f"sqlite:///{tmp_path / 'larcin.db'}", client=client)


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/velvet-42", "/play/art-robbery?seats=you,greedy"])
async def test_every_path_of_the_client_is_its_page(built: FastAPI, path: str) -> None:
    answer = await fetch(built, path)
    assert answer.status_code == 200
    assert "<title>Larcin</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"
    assert "larcin_guest=" in answer.headers["set-cookie"]
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_hashed_files_are_kept_for_good_and_others_asked_for_again(built: FastAPI) -> None:
    script = await fetch(built, "/assets/index-BX1a2b3c.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    assert (await fetch(built, "/favicon.svg")).headers["cache-control"] == "no-cache"
    assert (await fetch(built, "/assets/index-gone.js")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd"]
)
async def test_nothing_outside_the_client_is_handed_out(built: FastAPI, path: str) -> None:
    answer = await fetch(built, path)
    assert "secret" not in answer.text
    assert "root:" not in answer.text


async def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'larcin.db'}", client=tmp_path / "nowhere")
    french = await fetch(app, "/", **{"Accept-Language": "fr"})
    assert french.status_code == 503
    assert (
        french.text
        == "L’interface n’est pas encore construite. Lancez «\u00a0make client\u00a0» et rechargez la page.\n"
    )


async def test_healthz(built: FastAPI) -> None:
    answer = await fetch(built, "/healthz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ok"})


async def test_openapi_describes_every_route_with_its_types(built: FastAPI) -> None:
    document = (await fetch(built, "/api/openapi.json")).json()
    assert {"/api/games", "/api/me", "/api/tables/{table_id}/seats/{seat}"} <= set(document["paths"])
    make = document["paths"]["/api/tables"]["post"]
    reference = make["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    assert reference == "#/components/schemas/NewTable"
    schemas = document["components"]["schemas"]
    fields = {"game", "players", "mode", "options", "seats", "public", "hints", "start"}
    assert set(schemas["NewTable"]["properties"]) == fields
    assert {"Act", "Undo", "ViewMessage", "RefusedMessage", "Problem", "Record"} <= set(schemas)
    text = str(document)
    for name in {part.split("'")[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas


async def test_what_breaks_on_our_side_is_a_sentence_and_no_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    app = create_app(f"sqlite:///{tmp_path / 'larcin.db'}")
    secret = "the boss is in the hand of seat 2"

    async def broken() -> None:
        raise KeyError(secret)

    app.add_api_route("/broken", broken)
    app.router.routes.insert(0, app.router.routes.pop())
    answer = await fetch(app, "/broken")
    assert answer.status_code == 500
    assert answer.json()["error"] == {"text": "server-broken", "args": {}}
    assert "boss" not in answer.text + caplog.text
    assert "KeyError" in caplog.text


def test_a_port_that_is_taken_is_a_sentence(house: House, tmp_path: Path) -> None:
    port = house.url.rpartition(":")[2]
    code, words = run("--port", port, "--database", str(tmp_path / "x.db"))
    assert code == 1
    assert words.startswith(f"Port {port} cannot be used")


def test_a_database_that_cannot_be_opened_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "folder.db").mkdir()
    (tmp_path / "letter.db").write_text("Dear Ada, " * 100)
    for database in (tmp_path / "folder.db", tmp_path / "letter.db", "postgresql://nobody@127.0.0.1:1/larcin"):
        code, words = run("--port", "0", "--database", str(database))
        assert code == 1
        assert words.startswith("The database cannot be opened: ")
        assert len(words.splitlines()) == 1


def run(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-m", "larcin.server.serve", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={"LANG": "en_GB.UTF-8", "PATH": ""},
    )
    return done.returncode, done.stderr


def test_a_server_makes_the_folder_of_its_database(open_house: Callable[..., House], tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "larcin.db"
    open_house(str(path))
    assert path.is_file()
