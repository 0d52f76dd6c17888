"""What games of other packages bring for the browser: texts, poster, a built table; and what must not get out or in."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from larcin.core import registry
from larcin.core.game import Game
from larcin.server.app import create_app

PLUGINS = Path(__file__).resolve().parents[1] / "browser" / "plugins"

pytestmark = pytest.mark.anyio


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Puts games beside ours."""

    def put(*games: Game) -> None:
        all_games = {**registry.all_games(), **{game.slug: game for game in games}}
        monkeypatch.setattr(registry, "all_games", lambda: all_games)

    return put


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch, shelf: Callable[..., None], tmp_path: Path) -> Path:
    """A game of another package on the shelf; its folder."""
    registry.all_games()  # it is kept: found before the other package can be
    monkeypatch.syspath_prepend(str(PLUGINS))
    base = importlib.import_module("strangers").SwagGame
    folder = tmp_path / "swag"
    shutil.copytree(PLUGINS / "strangers" / "swag", folder)
    shutil.copytree(PLUGINS / "strangers" / "own" / "static", folder / "static")
    (tmp_path / "secret.js").write_text("secret")
    (folder / "secret.js").write_text("secret")
    shelf(type("Copied", (base,), {"slug": "copied", "folder": folder})())
    return folder


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    return create_app(f"sqlite:///{tmp_path / 'larcin.db'}")


async def fetch(app: FastAPI, path: str, **headers: str) -> httpx.Response:
    async with app.router.lifespan_context(app):
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://larcin.test") as client:
            return await client.get(path, headers=headers)


async def infos(app: FastAPI) -> dict[str, dict[str, object]]:
    answer = await fetch(app, "/api/games")
    assert answer.status_code == 200
    return {info["slug"]: info for info in answer.json()}


async def test_a_game_tells_its_colours_its_poster_and_its_table(app: FastAPI, stranger: Path) -> None:
    info = (await infos(app))["copied"]
    assert info["palette"] == {"ground": "#173a3f", "title": "#f3e2b8", "accent": "#d8b46a"}
    assert info["poster"] is True
    assert str(info["table"]).startswith("/api/games/copied/static/table.js?v=")
    assert info["title"] == {"en": "Swag", "fr": "Butin"}


async def test_our_own_games_have_colours_of_their_own_and_bring_no_files(app: FastAPI) -> None:
    ours = [info for slug, info in (await infos(app)).items() if type(registry.game(slug)).__module__[:7] == "larcin."]
    assert len(ours) == 5
    assert len({str(info["palette"]) for info in ours}) == 5
    assert all(info["poster"] is False and info["table"] is None for info in ours)


async def test_texts_are_served_with_a_tag_and_english_stands_in(app: FastAPI, stranger: Path) -> None:
    french = await fetch(app, "/api/games/copied/text/fr")
    assert french.text == (stranger / "text" / "fr.ftl").read_text(encoding="utf-8")
    assert french.headers["content-type"] == "text/plain; charset=utf-8"
    assert (french.headers["content-language"], french.headers["cache-control"]) == ("fr", "no-cache")
    again = await fetch(app, "/api/games/copied/text/fr", **{"If-None-Match": french.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    (stranger / "text" / "fr.ftl").unlink()
    fallback = await fetch(app, "/api/games/copied/text/fr")
    assert fallback.headers["content-language"] == "en"
    assert "title = Swag" in fallback.text


async def test_the_texts_of_our_own_games_can_be_had_too(app: FastAPI) -> None:
    assert "title = Caper" in (await fetch(app, "/api/games/caper/text/en")).text


@pytest.mark.parametrize(
    "path", ["nothing/text/en", "copied/text/xx", "copied/text/..%2Fen", "nothing/poster.svg", "caper/poster.svg"]
)
async def test_what_is_not_there_is_a_sentence(app: FastAPI, stranger: Path, path: str) -> None:
    answer = await fetch(app, f"/api/games/{path}")
    assert answer.status_code == 404
    assert answer.json()["message"].endswith(".")


async def test_a_poster_is_a_picture_in_which_nothing_runs(app: FastAPI, stranger: Path) -> None:
    answer = await fetch(app, "/api/games/copied/poster.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "sandbox" in policy
    assert "script" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"


async def test_a_table_is_served_from_the_same_origin_and_kept(app: FastAPI, stranger: Path) -> None:
    address = str((await infos(app))["copied"]["table"])
    module = await fetch(app, address)
    assert module.headers["content-type"] == "text/javascript; charset=utf-8"
    assert module.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert module.headers["content-security-policy"].startswith("default-src 'self'")
    beside = await fetch(app, "/api/games/copied/static/element.js")
    assert (beside.status_code, beside.headers["cache-control"]) == (200, "no-cache")
    style = await fetch(app, "/api/games/copied/static/table.css")
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    (stranger / "static" / "table.js").write_text("export const changed = true;")
    assert (await infos(app))["copied"]["table"] != address, "another content has another address"
    assert (await fetch(app, address)).headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "../secret.js",
        "%2e%2e/secret.js",
        "..%2fsecret.js",
        "..%5csecret.js",
        "a/../../secret.js",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        ".hidden.js",
        "link.js",
        "linked/secret.js",
        "page.html",
        "notes.py",
        "",
        "folder.js",
    ],
)
async def test_nothing_outside_the_folder_and_nothing_unknown_is_handed_out(
    app: FastAPI, stranger: Path, path: str
) -> None:
    static = stranger / "static"
    for name in (".hidden.js", "page.html", "notes.py"):
        (static / name).write_text("secret")
    (static / "link.js").symlink_to(stranger.parent / "secret.js")
    (static / "linked").symlink_to(stranger)
    (static / "folder.js").mkdir()
    answer = await fetch(app, f"/api/games/copied/static/{path}")
    assert answer.status_code == 404
    assert "secret" not in answer.text.replace("secret.js", "")
    assert "root:" not in answer.text


async def test_a_game_that_cannot_be_described_is_left_out_and_logged_once(
    app: FastAPI,
    stranger: Path,
    shelf: Callable[..., None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    silent = type("Silent", (type(registry.game("copied")),), {"slug": "silent", "palette": None})()
    shelf(silent)
    for _ in range(2):
        found = await infos(app)
        assert "silent" not in found
        assert "copied" in found
    assert caplog.text.count("the game silent is left out") == 1


async def test_a_game_without_french_is_on_the_shelf(app: FastAPI, stranger: Path) -> None:
    (stranger / "text" / "fr.ftl").unlink()
    assert (await infos(app))["copied"]["title"] == {"en": "Swag"}
