"""Figures as people write them, in their language."""

from __future__ import annotations


def plain(number: float, lang: str, digits: int = 1, sign: bool = False) -> str:
    """A number with its decimals: 3.5, in French 3,5."""
    text = f"{number:+.{digits}f}" if sign else f"{number:.{digits}f}"
    text = text.replace("-", "−")
    return text.replace(".", ",") if lang == "fr" else text


def percent(share: float, lang: str, digits: int = 1) -> str:
    """A share of 1 in percent."""
    return f"{plain(share * 100, lang, digits)} %"


def between(interval: tuple[float, float], lang: str) -> str:
    """An interval of shares."""
    return f"{plain(interval[0] * 100, lang)} – {percent(interval[1], lang)}"


def span(interval: tuple[float, float] | None, lang: str, sign: bool = False) -> str:
    """An interval of points; empty if there is none."""
    return f"{plain(interval[0], lang, sign=sign)} – {plain(interval[1], lang, sign=sign)}" if interval else ""


def rating(mu: float, sigma: float, lang: str) -> str:
    """A rating and what holds 95 % of its uncertainty."""
    return f"{plain(mu, lang)} ± {plain(2 * sigma, lang)}"
