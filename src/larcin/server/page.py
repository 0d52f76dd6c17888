"""The browser client as the server sends it: the files that Vite built, and the one page for every other path."""

from __future__ import annotations

from pathlib import Path

from fastapi import Request, Response
from starlette.responses import FileResponse, PlainTextResponse

from larcin.core import text
from larcin.server.errors import language
from larcin.server.routes import give_cookie, the_guest

BUILT = Path(__file__).parent / "client"


async def client_file(request: Request, folder: Path, path: str) -> Response:
    """The file at that path; the page where there is none, because the client draws its own paths."""
    wanted = (folder / path).resolve()
    if path and wanted.is_relative_to(folder.resolve()) and wanted.is_file() and wanted.name != "index.html":
        # Vite puts a hash of the content into these names, so a file of that name never changes.
        lasting = wanted.is_relative_to((folder / "assets").resolve())
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": cache})
    if path.startswith("assets/"):
        return PlainTextResponse("", 404)
    page = folder / "index.html"
    if not page.is_file():
        lang = language(request.headers.get("accept-language", ""))
        return PlainTextResponse(text.say("server-no-client", lang=lang) + "\n", 503)
    response = FileResponse(page, headers={"Cache-Control": "no-cache"})
    await the_guest(request)
    give_cookie(request, response)
    return response
