"""How a game went, as its course tells it: the scores round by round, the moments, and what decided it.

Who wins is the rulebook's (p. 4, "Fin du jeu"): most points, then most cards, then most tokens; else they share it.
"""

from __future__ import annotations

from larcin.core.action import Arg
from larcin.core.course import Step, Story
from larcin.core.view import Sentence, Told
from larcin.games.thiefs_market.bazaar import OVER
from larcin.games.thiefs_market.course import Course, course
from larcin.games.thiefs_market.position import Position
from tests.games.thiefs_market.builder import GAME, market


def told(line: str) -> Told:
    """An event in short: "round", "steal 1 from 0", "buy 0 fur-coat", "potion 0 fur-coat"."""
    kind, *rest = line.split()
    args: dict[str, Arg] = {}
    if rest:
        args["seat"] = f"@{rest[0]}"
    if kind == "steal":
        args["victim"] = f"@{rest[2]}"
    elif kind in ("buy", "potion"):
        args["card"] = f"card-{rest[1]}"
    return Told(kind, args)


def story(final: Position | None, *steps: tuple[list[int] | None, str]) -> Story[Position]:
    """A game in short: after each step the totals, and what was told, line by line."""
    told_steps = [Step([told(line) for line in lines.split("; ") if line], totals, None) for totals, lines in steps]
    return Story(GAME, None, 3, told_steps, final)


def over(owned: dict[int, str], infamy: list[int], gold: list[int] | None = None) -> Position:
    """The end of a game in which the seats have these cards and tokens."""
    state = market(owned=owned, sale={"C": "crown"}, infamy=infamy, gold=gold or [0, 0, 0])
    state.phase = OVER
    return state


# Seat 0: Fur Coat 4 and 3 infamy. Seat 1: Bookie 0, 5 infamy, most henchmen 3. Seat 2: most gold 3.
FINAL = over({0: "fur-coat", 1: "bookie"}, [3, 5, 0], [0, 0, 2])
GAME_OF_TWO = (
    ([3, 0, 0], "round"),
    ([3, 0, 0], "steal 1 from 0; steal 1 from 0"),
    ([7, 3, 3], "buy 0 fur-coat; buy 1 bookie"),
    ([7, 3, 3], "round; steal 2 from 0"),
    ([7, 8, 3], "end-turn"),
)


def moments(made: Course) -> list[tuple[int, str, dict[str, Arg]]]:
    return [(moment.at, moment.told.text, moment.told.args) for moment in made.moments]


def why(final: Position) -> tuple[str, list[int]]:
    made = course(story(final, ([0, 0, 0], "round"), (final.totals(), "")))
    (sentence,) = made.why
    return sentence.text, [row.place for row in made.ranking]


def test_the_points_are_the_scores_after_each_round_and_end_with_the_result() -> None:
    made = course(story(FINAL, *GAME_OF_TWO))
    assert FINAL.totals() == [7, 8, 3]
    assert made.points == [[0, 7, 7], [0, 3, 8], [0, 3, 3]]
    assert made.called == [
        Sentence("end-start"),
        Sentence("table-round", {"round": 1}),
        Sentence("table-round", {"round": 2}),
    ]
    assert made.marks == ["", "1", "2"]


def test_nobody_is_told_totals_or_a_result_before_the_end() -> None:
    made = course(story(None, (None, "round"), (None, "steal 1 from 0"), (None, "round")))
    assert made.points == []
    assert made.moments == []
    assert made.ranking == []
    assert made.headline is None
    assert made.why == []


def test_the_moments_are_the_best_round_the_best_card_and_whose_pile_was_stolen_most() -> None:
    made = course(story(FINAL, *GAME_OF_TWO))
    assert moments(made) == [
        (1, "end-moment-round", {"seat": "@0", "points": 7}),
        (1, "end-moment-card", {"seat": "@0", "card": "card-fur-coat", "points": 4}),
        (2, "end-moment-prey", {"seat": "@0", "times": 3}),
    ]


def test_a_card_from_a_potion_is_told_like_one_that_was_bought() -> None:
    steps = [(totals, lines.replace("buy 0", "potion 0")) for totals, lines in GAME_OF_TWO]
    assert moments(course(story(FINAL, *steps)))[1][1:] == (
        "end-moment-card",
        {"seat": "@0", "card": "card-fur-coat", "points": 4},
    )


def test_small_rounds_cheap_cards_and_two_thefts_are_not_worth_telling() -> None:
    final = over({0: "brooch"}, [0, 3, 0])
    steps = (([0, 0, 0], "round"), ([3, 3, 0], "buy 0 brooch; steal 1 from 0; steal 2 from 0"))
    assert moments(course(story(final, *steps))) == []


def test_who_led_from_a_round_on_is_told_with_that_round() -> None:
    final = over({0: "fur-coat"}, [5, 2, 0])
    steps = (([0, 0, 0], "round"), ([4, 2, 0], ""), ([9, 2, 0], "round"))
    assert (1, "end-moment-lead", {"seat": "@0"}) in moments(course(story(final, *steps)))


def test_the_winner_is_named_and_by_how_much_they_won() -> None:
    made = course(story(FINAL, *GAME_OF_TWO))
    assert made.headline == Sentence("end-won", {"seat": "@1"})
    assert made.why == [Sentence("end-lead-margin", {"seat": "@1", "second": "@0", "points": 8, "margin": 1})]
    assert [(row.seats, row.total, row.won) for row in made.ranking] == [
        ((1,), 8, True),
        ((0,), 7, False),
        ((2,), 3, False),
    ]


def test_p4_more_cards_break_a_tie() -> None:
    final = over({0: "brooch", 1: "necklace wicked-clutches"}, [2, 3, 5])
    assert final.totals() == [5, 5, 5]
    assert why(final) == ("end-lead-cards", [1, 2, 3])


def test_p4_then_more_tokens_do_and_equals_share_a_place() -> None:
    final = over({0: "brooch", 1: "necklace", 2: "shadowy-hood"}, [2, 3, 3])
    assert final.totals() == [5, 5, 5]
    assert why(final)[0] == "end-lead-shared"
    final = over({0: "brooch", 1: "menacing-monocle", 2: "necklace"}, [2, 2, 3])
    assert final.totals() == [5, 5, 5]
    assert why(final) == ("end-lead-tokens", [1, 2, 2])


def test_p4_who_is_still_level_shares_the_victory() -> None:
    final = over({0: "brooch", 1: "menacing-monocle"}, [2, 2, 0])
    made = course(story(final, ([0, 0, 0], "round"), (final.totals(), "")))
    assert made.headline == Sentence("end-shared", {"count": 2})
    assert [(row.place, row.won) for row in made.ranking] == [(1, True), (1, True), (3, False)]
    assert [sentence.text for sentence in made.why] == ["end-lead-shared"]


def test_the_course_of_a_whole_game_ends_with_its_totals() -> None:
    match = GAME.start(players=4, seed=5)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    for reader in (None, 0, 3):
        made = match.course(reader)
        assert [line[-1] for line in made.points] == match.state.totals()
        assert len(made.called) == len(made.marks) == len(made.points[0]) > 3
