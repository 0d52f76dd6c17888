"""The server as one ASGI application: `create_app("sqlite:///larcin.db")`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import larcin
from larcin.core.errors import LarcinError
from larcin.server import game_files, routes
from larcin.server.chance import Chance
from larcin.server.errors import Refusal, language, problem_of, status_of
from larcin.server.page import BUILT, client_file
from larcin.server.protocol import FromServer, ToServer
from larcin.server.safety import SafetyLayer
from larcin.server.services import Services
from larcin.server.storage import Storage
from larcin.server.thinking import Thinkers


def create_app(
    database_url: str = "sqlite:///larcin.db",
    *,
    pause: float = 0.6,
    bot_seconds: float = 10.0,
    thinkers: int | None = None,
    most_idle: int = 500,
    client: Path = BUILT,
    chance: Chance | None = None,
) -> FastAPI:
    """The application on that database.

    `pause`: seconds between two moves of bots; `bot_seconds`: how long a bot may think about one; `thinkers`: in how
    many processes; `most_idle`: how many idle tables stay in memory; `client`: the folder of the built client;
    `chance`: what draws seeds, ids and tokens (None: the operating system does).
    """

    drawn = chance or Chance()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        storage = Storage(database_url)
        await storage.open()
        cookie_key = await storage.secret("cookies", drawn.cookie_key())
        services = Services(storage, cookie_key, Thinkers(thinkers, bot_seconds), drawn, pause, most_idle)
        app.state.services = services
        services.begin()
        try:
            yield
        finally:
            await services.close()

    app = FastAPI(
        title="Larcin",
        version=larcin.__version__,
        description="Five heist board games on one table. Moves travel over the WebSocket /api/tables/{id}/live.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # FastAPI's pages load scripts from other sites; the document itself is served
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(game_files.router)
    app.add_middleware(GZipMiddleware, minimum_size=4096, compresslevel=5)
    app.add_middleware(SafetyLayer)
    app.add_exception_handler(LarcinError, _refused)
    app.add_exception_handler(HTTPException, _refused_by_http)
    app.add_exception_handler(RequestValidationError, _refused_by_path)
    app.openapi = lambda: _openapi(app)  # type: ignore[method-assign]  # FastAPI's own way to extend the document

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthz(request: Request) -> Response:
        """Does the server answer, and its database?"""
        await routes.services_of(request).storage.editions([])
        return routes.answer(request, {"status": "ok"})

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE"], include_in_schema=False)
    async def nothing_here(path: str) -> Response:
        """Refuse a path that the API does not have."""
        raise Refusal(404, "server-no-path", path=f"/api/{path[:60]}")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        """The client."""
        return await client_file(request, client, path)

    return app


async def _refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, LarcinError)
    lang = language(request.headers.get("accept-language", ""))
    return routes.answer(request, problem_of(problem, lang), status_of(problem))


async def _refused_by_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    kind = "server-no-method" if problem.status_code == 405 else "server-no-path"
    return await _refused(request, Refusal(problem.status_code, kind, path=request.url.path[:60]))


async def _refused_by_path(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    where = ", ".join(str(error["loc"][-1]) for error in problem.errors())
    return await _refused(request, Refusal(422, "server-invalid", why=f"{where}?"))


def _openapi(app: FastAPI) -> dict[str, Any]:  # Any: a JSON document
    """FastAPI's document of the routes, with msgspec's schemas of all that is sent and received."""
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        kinds = [*routes.STRUCTS, FromServer, ToServer]
        _, schemas = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
        document["components"] = {"schemas": schemas}
        app.openapi_schema = document
    return app.openapi_schema
