"""What a game of another package brings for the browser: its texts, its poster and the table it built for itself.

Everything is read from the game's own folder and handed out under /api/games/<slug>/. A client has the files of the
games it was built with, and asks here for the others'.
"""

from __future__ import annotations

import hashlib
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Any

from fastapi import APIRouter, Request, Response

from larcin.core import registry, text
from larcin.core.game import Game
from larcin.server.errors import Refusal, log_trouble
from larcin.server.protocol import GameInfo, ModeInfo, OptionInfo, PaletteInfo

TABLE = "table.js"  # in the folder static/: the module that the page loads
POSTER = "poster.svg"
TYPES = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}
# A picture is opened on its own now and then: nothing in it may run or ask for anything.
PICTURE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"
ALWAYS_ASK = "no-cache"  # it is kept, and asked for again with its tag
FOR_GOOD = "public, max-age=31536000, immutable"  # its address names its content

_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
RESPONSES: dict[int | str, dict[str, Any]] = {  # Any: a part of the OpenAPI document, as FastAPI types it
    200: {"description": "the file"},
    304: {"description": "the asker has it already"},
    404: {"description": "not there", "content": _PROBLEM},
    422: {"description": "not possible", "content": _PROBLEM},
}
_left_out: set[str] = set()  # the games of which the log has told so

router = APIRouter(prefix="/api/games")


def shelf() -> list[GameInfo]:
    """Every game that can be shown; one that cannot is left out, and the log says why."""
    found: list[GameInfo] = []
    for slug, game in registry.all_games().items():
        try:
            found.append(game_info(game))
        except Exception as problem:  # a stranger's game may fail in any way, and must not take the others along
            if slug not in _left_out:
                _left_out.add(slug)
                log_trouble(f"the game {slug} is left out", problem)
    return found


def game_info(game: Game) -> GameInfo:
    """A game as the home page shows it."""
    from larcin.bots import LEVELS, bot_names

    module = _inside(game.folder / "static", TABLE)
    colours = game.palette
    return GameInfo(
        slug=game.slug,
        title=_in_languages(game, "title"),
        tagline=_in_languages(game, "tagline"),
        minutes=game.minutes,
        shelf=game.shelf,
        modes=[ModeInfo(mode.name, mode.seats) for mode in game.modes],
        options=[OptionInfo(option.name, option.choices, option.default) for option in game.options],
        levels=list(LEVELS),
        bots=list(bot_names()),
        palette=PaletteInfo(colours.ground, colours.title, colours.accent),
        poster=(game.folder / POSTER).is_file(),
        table=None if module is None else f"/api/games/{game.slug}/static/{TABLE}?v={_tag(module.read_bytes())}",
    )


def _in_languages(game: Game, text_id: str) -> dict[str, str]:
    """A sentence in every language that the game speaks, English above all."""
    spoken = [lang for lang in text.LANGUAGES if lang == "en" or (game.folder / "text" / f"{lang}.ftl").is_file()]
    return {lang: game.say(text_id, lang=lang) for lang in spoken}


@router.get("/{slug}/text/{lang}", response_class=Response, responses=RESPONSES)
async def words(slug: str, lang: str, request: Request) -> Response:
    """The sentences of a game in one language (Fluent); in English where it does not speak that one."""
    game = registry.game(slug)
    if lang not in text.LANGUAGES:
        raise Refusal(404, "server-no-path", path=request.url.path[:60])
    for spoken in (lang, "en"):
        file = game.folder / "text" / f"{spoken}.ftl"
        if file.is_file():
            return _answer(request, file, "text/plain; charset=utf-8", {"Content-Language": spoken})
    raise Refusal(404, "server-no-path", path=request.url.path[:60])


@router.get("/{slug}/poster.svg", response_class=Response, responses=RESPONSES)
async def poster(slug: str, request: Request) -> Response:
    """The picture of a game."""
    return _file(request, registry.game(slug).folder, POSTER)


@router.get("/{slug}/static/{path:path}", response_class=Response, responses=RESPONSES)
async def static(slug: str, path: str, request: Request) -> Response:
    """A file of the table that a game's package built for itself."""
    return _file(request, registry.game(slug).folder / "static", path)


def _file(request: Request, folder: Traversable, path: str) -> Response:
    file = _inside(folder, path)
    kind = TYPES.get(PurePosixPath(path).suffix)
    if file is None or kind is None:
        raise Refusal(404, "server-no-path", path=request.url.path[:60])
    return _answer(request, file, kind, {"Content-Security-Policy": PICTURE} if kind == TYPES[".svg"] else {})


def _inside(folder: Traversable, path: str) -> Traversable | None:
    """The file at that path, if it is one and lies in the folder: no way leads up and out of it."""
    parts = path.split("/")
    if any(not part or part.startswith(".") or "\\" in part or "\0" in part for part in parts):
        return None
    file = folder.joinpath(*parts)
    if isinstance(file, Path) and isinstance(folder, Path) and not file.resolve().is_relative_to(folder.resolve()):
        return None  # a link that leads elsewhere
    return file if file.is_file() else None


def _answer(request: Request, file: Traversable, kind: str, more: dict[str, str]) -> Response:
    content = file.read_bytes()
    tag = _tag(content)
    lasting = request.query_params.get("v") == tag
    headers = {"ETag": f'"{tag}"', "Cache-Control": FOR_GOOD if lasting else ALWAYS_ASK, **more}
    if f'"{tag}"' in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(content, media_type=kind, headers=headers)


def _tag(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]
