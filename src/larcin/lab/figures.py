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
    return f"{plain(interval[0] * 100, lang)}–{percent(interval[1], lang)}"


def about(number: float, interval: tuple[float, float] | None, lang: str, sign: bool = False) -> str:
    """A mean and how far its interval reaches to either side, if it has one."""
    reach = f" ± {plain((interval[1] - interval[0]) / 2, lang)}" if interval else ""
    return plain(number, lang, sign=sign) + reach


def rating(mu: float, sigma: float, lang: str) -> str:
    """A rating, and the distance to either side within which it is with 95 % confidence."""
    return f"{plain(mu, lang)} ± {plain(2 * sigma, lang)}"
