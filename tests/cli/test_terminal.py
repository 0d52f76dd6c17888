"""`larcin play --terminal`, driven by what somebody types."""

from __future__ import annotations

import queue
import re
from pathlib import Path

import pytest

import larcin as package
from larcin.bots import UnknownBot
from larcin.cli import play as play_module
from larcin.cli.play import seat_list
from larcin.cli.words import Words
from larcin.core.match import replay
from larcin.core.record import read_record
from tests.cli.larcin_command import larcin

GAMES = list(package.all_games().values())


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_against_bots(lang: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = larcin(
        *("play", "art-robbery", "--terminal", "--seats", "you,greedy,random", "--seed", "7"),
        *("--lang", lang, "--save", str(record)),
        typed="1\n" * 500,
    )
    assert result.exit_code == 0, result.stderr
    said = result.stdout
    if lang == "en":
        assert said.startswith("Art Robbery (The standard game): Player 1, Greedy 2, Random 3\n")
        for sentence in ("Raid 4: Paintings", "Your hand:", "You play ", "You draw ", "Greedy 2 draws a card.", "★ "):
            assert sentence in said
    else:
        assert said.startswith("Art Robbery (La partie normale)\u00a0: Joueur 1, Glouton 2, Hasard 3\n")
        for sentence in (
            "Raid 4\u00a0: ",
            "Votre main\u00a0:",
            "Vous jouez ",
            "Vous piochez ",
            "Glouton 2 pioche une carte.",
            "★ ",
        ):
            assert sentence in said
    match = replay(read_record(record))
    assert match.over
    assert match.record.names == said.split("\n")[0].split(": ")[1].split(", ")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_game_can_be_played_to_its_end(game: package.Game, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    result = larcin(
        *("play", game.slug, "--terminal", "--seed", "3", "--save", str(record)),
        *("--seats", ",".join(["you", *["greedy"] * (game.modes[0].seats[0] - 1)])),
        typed="1\n2\n3\n" * game.longest,
    )
    assert result.exit_code == 0, result.stderr
    assert replay(read_record(record)).over


def test_bots_alone_are_watched() -> None:
    result = larcin("play", "art-robbery", "--terminal", "--seats", "greedy,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Greedy 1 draws a card." in result.stdout
    assert "You " not in result.stdout
    assert "★ " in result.stdout


def choices(screen: str) -> list[str]:
    """The last list of numbered choices on the screen."""
    return re.findall(r"^ +\d+  (.+)$", screen.rpartition("\n\n")[2], re.MULTILINE)


def test_the_screen_shows_the_table_the_hand_and_what_each_choice_would_do() -> None:
    screen = larcin("play", "art-robbery", "--terminal", "--seats", "you,random", "--seed", "7", typed="q\n").stdout
    assert "Raid 1 of 4: Sketches · 45 cards in the deck, last played: –\n" in screen
    assert "On the wall:  0••   1•   2•   3   3   3   4   5   Boss\n" in screen
    assert "▸ You       0 won (0 points, no alibi)\n  Random 2  0 won\n  The dog is nobody’s yet.\n" in screen
    hand = next(line for line in screen.splitlines() if line.startswith("Your hand:")).split(":")[1].split("·")
    assert len(hand) == 5
    assert " 1  Play 0 → takes the 0 (a torn page)\n" in screen
    assert screen.endswith("Until next time.\n")


def test_numbers_notations_help_rules_and_mistakes() -> None:
    typed = "?\n99\n0\n\nplay queen\ntake 5\nPLAY 5\nq\n"
    screen = larcin("play", "art-robbery", "--terminal", "--seats", "you,random", "--seed", "7", typed=typed).stdout
    assert "Type the number of your choice. h asks for a hint; u takes your last action back" in screen
    assert screen.count("Please type a number from 1 to 4, or ? for help.") == 3
    assert "“play queen” is not an action of this game." in screen
    assert "Play a card first." in screen
    assert "You take the 5 (a self-portrait)." in screen


def test_undo_takes_back_what_may_be_taken_back(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    typed = "u\nplay 3\nu\nplay 3\ntake 3b\nu\nq\n"
    screen = larcin(
        *("play", "art-robbery", "--terminal", "--seats", "you,random", "--seed", "7", "--save", str(record)),
        typed=typed,
    ).stdout
    assert screen.count("This can no longer be taken back") == 2  # before the first move, and after a card was drawn
    assert screen.count("Taken back.") == 1
    assert screen.count("Number (h for a hint, u to undo, ? for help):") == 2
    assert screen.count("· You play 3.") == 2
    moves = read_record(record).moves
    assert [move.action for move in moves[:2]] == ["play 3", "take 3b"]


@pytest.mark.parametrize(
    ("lang", "title", "share"),
    [
        ("en", "What would a master do?", " % of the win, tried "),
        ("fr", "Que ferait un maître\u202f?", "\u00a0% de la victoire, essayé "),
    ],
)
def test_a_hint_names_choices_by_their_numbers_and_plays_nothing(lang: str, title: str, share: str) -> None:
    args = ("play", "art-robbery", "--terminal", "--seats", "you,random", "--seed", "7", "--lang", lang)
    screen = larcin(*args, typed="h\nHINT\nq\n").stdout
    first, second = screen.split(title)[1:]
    for hint in (first, second):
        found = re.findall(rf"^ (\d)  .+ · (\d+){share}(\d+) ", hint, re.MULTILINE)
        assert 1 <= len(found) <= 3
        assert {int(number) for number, _, _ in found} <= set(range(1, 5))
        assert [int(tries) for _, _, tries in found] == sorted((int(tries) for _, _, tries in found), reverse=True)
    assert ("then perhaps " if lang == "en" else "puis peut-être ") in first
    assert "You play" not in screen


def test_alone_a_hint_counts_points() -> None:
    args = ("play", "thiefdom", "--terminal", "--seats", "you", "--mode", "solo", "--seed", "7")
    screen = larcin(*args, typed="h\nq\n").stdout
    assert re.search(r"· about \d+ points? in the end, tried \d+ times", screen)


def test_hints_can_be_switched_off() -> None:
    args = ("play", "art-robbery", "--terminal", "--seats", "you,random", "--seed", "7", "--no-hints")
    screen = larcin(*args, typed="h\nq\n").stdout
    assert "No hints in this game: it was begun with --no-hints." in screen
    assert "What would a master do?" not in screen


def test_several_people_pass_the_screen_and_keep_their_secrets() -> None:
    typed = "\n1\n\n1\n\nq\n"
    screen = larcin("play", "art-robbery", "--terminal", "--seats", "you,you", "--seed", "7", typed=typed).stdout
    first, second, third = screen.split("Pass the screen to ")[1:4]
    assert first.startswith("Player 1, then press Enter.")
    assert second.startswith("Player 2, then press Enter.")
    assert third.startswith("Player 1, then press Enter.")
    assert "You draw " in first
    assert "Player 1 draws a card." in second
    assert "Player 2 draws a card." in third


def test_the_end_of_input_is_a_farewell() -> None:
    result = larcin("play", "art-robbery", "--terminal", typed="")
    assert result.exit_code == 0
    assert result.stdout.endswith("Until next time.\n")


def test_a_game_can_be_picked_from_a_list() -> None:
    screen = larcin("play", "--terminal", "--seed", "1", typed="nonsense\n1\nq\n").stdout
    assert " 1  Art Robbery: Lift the loot. Keep an alibi." in screen
    assert screen.count("Which game?") == 2
    assert "Art Robbery (The standard game): Player 1, Regular 2, Regular 3" in screen
    assert "Raid 1: Sketches" in larcin("play", "--terminal", typed="art-robbery\nq\n").stdout


def test_without_a_word_you_sit_with_regulars_and_a_search_may_be_named_with_its_budget() -> None:
    game = package.game("art-robbery")
    assert seat_list(game, None, None) == ["you", "regular", "regular"]
    assert seat_list(game, "you, random", None) == ["you", "random"]
    assert seat_list(game, "you,master,search@0.1s", None) == ["you", "master", "search@0.1s"]
    with pytest.raises(UnknownBot, match=r"“search@soon” cannot sit down: .* you, novice, regular, expert, master"):
        seat_list(game, "you,search@soon", None)


def test_bots_are_called_what_they_are_in_the_users_language() -> None:
    args = ("play", "art-robbery", "--terminal", "--seats", "you,novice,master,search@50", "--seed", "7")
    assert "Player 1, Novice 2, Master 3, Search 50 4" in larcin(*args, typed="q\n").stdout
    assert "Joueur 1, Débutant 2, Maître 3, Recherche 50 4" in larcin(*args, "--lang", "fr", typed="q\n").stdout


def test_a_game_without_a_picture_of_its_own_lists_what_its_view_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    game = package.game("art-robbery")
    monkeypatch.setattr(game, "board", lambda view, say: [])
    state = game.state(players=2, seed=1)
    lines = Words(game, "en", ("Ada", "Bruno"), 0).board(state.view(0))
    assert lines[0] == f"raid sketches · turn {state.to_act[0]} · deck 45"
    state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    later = Words(game, "en", ("Ada", "Bruno"), 0).board(state.view(0))
    assert any(re.fullmatch(r"  sketches-\w+ [01]", line) for line in later), later  # who holds which token
    assert all(line.strip() for line in lines)
    assert "  Bruno: cards 5 · won 0" in lines
    assert not any(line.startswith(("choices", "discard")) for line in lines)


def test_in_the_browser_the_server_starts_and_the_right_page_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[str, int]] = []
    opened: queue.Queue[str] = queue.Queue()
    pages: list[str] = []

    def serve(host: str, port: int) -> int:
        served.append((host, port))
        pages.append(opened.get(timeout=10))
        return 0

    monkeypatch.setattr("larcin.server.serve.serve", serve)
    monkeypatch.setattr(play_module, "_open_when_up", lambda host, port, url: opened.put(url))
    result = larcin("play", "art-robbery", "--seats", "you,greedy", "--port", "8123", "--lang", "fr")
    assert result.exit_code == 0
    assert served == [("127.0.0.1", 8123)]
    page = "http://127.0.0.1:8123/new/art-robbery"
    assert result.stdout.startswith(f"Votre table est à {page}?seats=you,greedy&mode=standard&lang=fr&")
    assert "hints" not in result.stdout
    assert "&hints=off" in larcin("play", "art-robbery", "--no-hints").stdout
    larcin("play")
    assert served[2][1] > 0
    assert pages[2] == f"http://127.0.0.1:{served[2][1]}/"
