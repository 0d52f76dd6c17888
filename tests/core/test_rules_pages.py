"""The rules pages: what stands above `<!-- programs -->` is for players, in the words of the new-table page."""

import re

import pytest

import larcin
from larcin.core import text

PAGES = [(slug, lang) for slug in larcin.all_games() for lang in text.LANGUAGES]


def parts(slug: str, lang: str) -> tuple[str, str]:
    """What players read, and what the page folds away."""
    players, mark, programs = larcin.game(slug).rules(lang).partition("<!-- programs -->")
    assert mark, f"{slug} says nothing to programs in {lang}"
    return players, programs


def plain(words: str) -> str:
    """Lower case, with every white space (and line end) as one blank."""
    return re.sub(r"\s+", " ", words).lower()


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_players_read_no_code_no_files_and_no_second_title(slug: str, lang: str) -> None:
    players, _ = parts(slug, lang)
    assert "`" not in players
    assert not re.search(r"\.(toml|txt|py|md)\b|\btests?\b|\bR\d", players)
    assert not re.search(r"^# ", players, re.MULTILINE)


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_options_are_called_what_the_new_table_calls_them(slug: str, lang: str) -> None:
    players, programs = parts(slug, lang)
    game = larcin.game(slug)
    for option in game.options:
        assert f"**{plain(game.say(f'option-{option.name}', lang=lang))}**" in plain(players)
        assert f"`{option.name}`" in programs
        for choice in option.choices:
            label, *_ = re.split(r"\s*[(:,]", game.say(f"option-{option.name}-{choice}", lang=lang))
            assert plain(label) in plain(players)
            assert f"`{choice}`" in programs


@pytest.mark.parametrize(("slug", "lang"), PAGES)
def test_apostrophes_are_round_and_french_signs_keep_to_their_words(slug: str, lang: str) -> None:
    told = re.sub(r"`[^`]*`", "code", "".join(parts(slug, lang)))
    assert not re.findall(r".*['\"].*", told)
    if lang == "fr":
        assert not re.findall(r".*(?:[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]).*", told)


def test_the_rulings_of_caper_that_are_cited_by_number_are_there() -> None:
    for lang in text.LANGUAGES:
        numbers = [int(number) for number in re.findall(r"^(\d+)\. (?!\*)", parts("caper", lang)[0], re.MULTILINE)]
        assert numbers == list(range(1, 69))
