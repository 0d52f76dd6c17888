"""The HTTP API: guests, games, and everything about tables except the moves, which go over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response, WebSocket

from larcin.core import registry, text
from larcin.core.record import Record
from larcin.server.connection import serve_connection
from larcin.server.errors import Refusal, language
from larcin.server.game_files import shelf
from larcin.server.guests import COOKIE, COOKIE_SECONDS, is_program, token_in
from larcin.server.protocol import (
    MOST_BYTES,
    GameInfo,
    MakeToken,
    Me,
    NewTable,
    NewToken,
    Problem,
    PutBot,
    Rename,
    Replay,
    Rules,
    SitDown,
    TableInfo,
    TokenInfo,
)
from larcin.server.rows import iso
from larcin.server.services import Services

Body = TypeVar("Body")

REFUSALS = {
    400: "malformed",
    401: "no such token",
    403: "not yours",
    404: "not there",
    409: "not now",
    413: "too big",
    422: "not possible",
}
STRUCTS: list[Any] = []  # every type that a route takes or gives, for the OpenAPI document (Any: type expressions)

router = APIRouter(prefix="/api")


def says(gives: Any, takes: Any = None, status: int = 200) -> dict[str, Any]:  # Any: types, and FastAPI's keywords
    """What a route takes and gives, for the OpenAPI document."""
    STRUCTS.extend(kind for kind in (gives, takes, Problem) if kind is not None and kind not in STRUCTS)
    refusals = {code: {"description": why, "content": _content(Problem)} for code, why in REFUSALS.items()}
    described: dict[str, Any] = {
        "responses": {status: {"description": "done", "content": _content(gives)}, **refusals},
        "status_code": status,
    }
    if takes is not None:
        described["openapi_extra"] = {"requestBody": {"required": True, "content": _content(takes)}}
    return described


def _content(kind: Any) -> dict[str, Any]:
    schema = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")[0][0]
    return {"application/json": {"schema": schema}}


# Who asks


def services_of(request: Request) -> Services:
    """What serves this request."""
    services: Services = request.app.state.services
    return services


async def some_guest(request: Request) -> str | None:
    """The guest who asks, if it has been here before; a program shows its token."""
    guests = services_of(request).guests
    token = token_in(request.headers.get("authorization"))
    return guests.recognise(request.cookies.get(COOKIE)) if token is None else await guests.bearer(token)


async def the_guest(request: Request) -> str:
    """The guest who asks; a newcomer gets an id, and the cookie with the answer."""
    guest = await some_guest(request)
    if is_program(guest):
        assert guest is not None
        return guest  # it has its token, and needs no cookie
    request.state.guest = guest or services_of(request).guests.fresh()
    return str(request.state.guest)


Serving = Annotated[Services, Depends(services_of)]
Somebody = Annotated[str | None, Depends(some_guest)]
Guest = Annotated[str, Depends(the_guest)]


def answer(request: Request, value: Any, status: int = 200) -> Response:  # Any: whatever msgspec can encode
    """The value as JSON, with the guest's cookie where one is due."""
    body = value if isinstance(value, bytes) else msgspec.json.encode(value)
    response = Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})
    give_cookie(request, response)
    return response


def give_cookie(request: Request, response: Response) -> None:
    """Let the guest of this request be recognised next time."""
    guest = getattr(request.state, "guest", None)
    if guest is not None:
        response.set_cookie(
            COOKIE,
            services_of(request).guests.seal(guest),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )


async def body(request: Request, kind: type[Body]) -> Body:
    """The body of the request, checked."""
    raw = await request.body()
    if len(raw) > MOST_BYTES:
        raise Refusal(413, "server-too-big", most=MOST_BYTES // 1024)
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except msgspec.ValidationError as problem:
        raise Refusal(422, "server-invalid", why=str(problem)) from problem
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal(400, "server-malformed") from problem


# Games


@router.get("/games", **says(list[GameInfo]))
async def games(request: Request) -> Response:
    """The games on the shelf."""
    return answer(request, shelf())


@router.get("/games/{slug}/rules", **says(Rules))
async def rules(slug: str, request: Request, lang: str | None = None) -> Response:
    """How a game is played, in Markdown."""
    wanted = lang if lang in text.LANGUAGES else language(request.headers.get("accept-language", ""))
    try:
        return answer(request, Rules(registry.game(slug).rules(wanted)))
    except FileNotFoundError as problem:
        raise Refusal(404, "server-no-rules") from problem


# The guest


@router.get("/me", **says(Me))
async def me(request: Request, services: Serving, guest: Guest) -> Response:
    """Who you are."""
    return answer(request, Me(guest, await services.guests.name(guest)))


@router.put("/me", **says(Me, Rename))
async def rename(request: Request, services: Serving, guest: Guest) -> Response:
    """Be called something else."""
    wish = await body(request, Rename)
    return answer(request, Me(guest, await services.seating.rename(guest, wish.name)))


@router.post("/me/tokens", **says(NewToken, MakeToken, 201))
async def make_token(request: Request, services: Serving, guest: Guest) -> Response:
    """Make a token by which a program can play. What the program must show is in this answer only."""
    wish = await body(request, MakeToken)
    made, shown = await services.guests.give_token(guest, wish.name)
    return answer(request, NewToken(made.id, made.name, iso(made.created), shown), 201)


@router.get("/me/tokens", **says(list[TokenInfo]))
async def my_tokens(request: Request, services: Serving, guest: Guest) -> Response:
    """The tokens that you made."""
    return answer(request, await _tokens(services, guest))


@router.delete("/me/tokens/{token_id}", **says(list[TokenInfo]))
async def take_token_back(token_id: str, request: Request, services: Serving, guest: Guest) -> Response:
    """Take a token back: its bearer can do nothing more. Returns the tokens that are left."""
    services.live.close_connections(await services.guests.take_back(guest, token_id))
    return answer(request, await _tokens(services, guest))


async def _tokens(services: Services, guest: str) -> list[TokenInfo]:
    return [TokenInfo(one.id, one.name, iso(one.created)) for one in await services.guests.tokens_of(guest)]


# Tables


@router.post("/tables", **says(TableInfo, NewTable, 201))
async def make_table(request: Request, services: Serving, guest: Guest) -> Response:
    """Make a table."""
    return answer(request, await services.lobby.make(guest, await body(request, NewTable)), 201)


@router.get("/tables", **says(list[TableInfo]))
async def open_tables(request: Request, services: Serving, guest: Somebody) -> Response:
    """The public tables that wait for players."""
    return answer(request, await services.lobby.open_tables(guest))


@router.get("/tables/mine", **says(list[TableInfo]))
async def my_tables(request: Request, services: Serving, guest: Somebody) -> Response:
    """Your tables, unfinished first."""
    return answer(request, await services.lobby.tables_of(guest))


@router.get("/tables/{table_id}", **says(TableInfo))
async def one_table(table_id: str, request: Request, services: Serving, guest: Somebody) -> Response:
    """A table."""
    return answer(request, await services.lobby.info(table_id, guest))


@router.post("/tables/{table_id}/seats/{seat}", **says(TableInfo, SitDown))
async def sit(table_id: str, seat: int, request: Request, services: Serving, guest: Guest) -> Response:
    """Sit down."""
    wish = await body(request, SitDown)
    return answer(request, await services.seating.sit(table_id, seat, guest, wish.name))


@router.delete("/tables/{table_id}/seats/{seat}", **says(TableInfo))
async def stand(table_id: str, seat: int, request: Request, services: Serving, guest: Guest) -> Response:
    """Stand up. If the game has begun, a bot takes over."""
    return answer(request, await services.seating.stand(table_id, seat, guest))


@router.put("/tables/{table_id}/seats/{seat}", **says(TableInfo, PutBot))
async def put_bot(table_id: str, seat: int, request: Request, services: Serving, guest: Guest) -> Response:
    """Put a bot on an open seat (the host, before the start)."""
    wish = await body(request, PutBot)
    return answer(request, await services.seating.put_bot(table_id, seat, guest, wish.bot))


@router.post("/tables/{table_id}/start", **says(TableInfo))
async def start(table_id: str, request: Request, services: Serving, guest: Guest) -> Response:
    """Begin (the host, once every seat is filled)."""
    return answer(request, await services.lobby.start(table_id, guest))


@router.post("/tables/{table_id}/rematch", **says(TableInfo))
async def rematch(table_id: str, request: Request, services: Serving, guest: Guest) -> Response:
    """Play again. Asking twice gives the same table."""
    return answer(request, await services.lobby.rematch(table_id, guest))


@router.get("/tables/{table_id}/record", **says(Record))
async def record(table_id: str, request: Request, services: Serving) -> Response:
    """The record of a finished game."""
    return answer(request, (await services.replays.record(table_id)).json())


@router.get("/tables/{table_id}/replay", **says(Replay))
async def replay(
    table_id: str,
    request: Request,
    services: Serving,
    seat: Annotated[int | None, Query(description="whose eyes")] = None,
) -> Response:
    """A finished game, frame by frame, as a seat or a spectator saw it."""
    return answer(request, await services.replays.replay(table_id, seat))


@router.websocket("/tables/{table_id}/live")
async def live_table(websocket: WebSocket, table_id: str, seat: int | None = None, token: str | None = None) -> None:
    """Play, watch and talk."""
    services: Services = websocket.app.state.services
    await serve_connection(websocket, table_id, seat, token, services)
