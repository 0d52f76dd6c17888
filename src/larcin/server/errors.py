"""Refusals: every error a person can cause is a sentence with a status, in the language they read."""

from __future__ import annotations

import logging
import traceback

from larcin.core.action import Arg
from larcin.core.errors import IllegalMove, LarcinError, UnknownGame
from larcin.core.text import LANGUAGES
from larcin.core.view import Sentence
from larcin.server.protocol import Problem

log = logging.getLogger("larcin.server")


class Refusal(LarcinError):
    """Why a request is not carried out, with the HTTP status of that kind of refusal."""

    def __init__(self, status: int, text_id: str, /, *, game: str | None = None, **args: Arg) -> None:
        super().__init__(text_id, game=game, **args)
        self.status = status


def status_of(problem: LarcinError) -> int:
    """The HTTP status of any of our errors."""
    if isinstance(problem, Refusal):
        return problem.status
    if isinstance(problem, UnknownGame):
        return 404
    return 409 if isinstance(problem, IllegalMove) else 422


def sentence(problem: LarcinError) -> Sentence:
    """The error as the WebSocket sends it."""
    return Sentence(problem.text, problem.args_of_text)


def problem_of(problem: LarcinError, lang: str) -> Problem:
    """The error as HTTP sends it."""
    return Problem(sentence(problem), problem.say(lang))


def language(accept: str) -> str:
    """The one of our languages that an Accept-Language header prefers."""
    best, weight = "en", 0.0
    for part in accept.split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            liking = float(quality or 1)
        except ValueError:
            continue
        lang = name.strip().lower()[:2]
        if lang in LANGUAGES and liking > weight:
            best, weight = lang, liking
    return best


def log_trouble(where: str, problem: BaseException) -> None:
    """Log an error of our own: its kind and its traceback, but not its message, which may name a hidden card."""
    way = "".join(traceback.format_list(traceback.extract_tb(problem.__traceback__)))
    log.error("%s: %s\n%s", where, type(problem).__name__, way)
