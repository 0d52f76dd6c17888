"""Variante pour 4 joueurs: Lookouts pass two cards to the rival Mastermind (rulings R59-R66)."""

from __future__ import annotations

from typing import Any

from larcin.core.rng import FastRng
from larcin.core.view import told
from larcin.games.caper.components import CARDS_EACH
from larcin.games.caper.position import Position
from tests.games.caper.builder import GAME, act, crew, end, legal, look, part, position, start


def choosing(*lookouts: str, round: int = 6, **more: Any) -> Position:
    """Both Lookouts hold these cards (filled up) and are to choose."""
    each = CARDS_EACH[round - 1]
    picture = str(more.pop("picture", "gala: saint | mime"))
    return position(picture, "", "", *lookouts, players=4, round=round, sizes=[0, 0, each, each], phase="offer", **more)


def give(state: Position, seat: int, *cards: str) -> None:
    for card in cards:
        action = GAME.action(f"give {card}")
        assert action in state.legal(seat), state.legal(seat)
        state.apply(seat, action)


def test_variante_4_cards_are_dealt_to_the_lookouts_who_choose_at_the_same_time() -> None:
    state = start(4, 2)
    assert [len(hand) for hand in state.dump()["hands"]] == [0, 0, 4, 4]
    assert state.to_act == (2, 3)


def test_r59_two_cards_go_to_the_opposing_mastermind() -> None:
    state = choosing("briefcase skeleton-key", "blazeblaster smoke-screen")
    give(state, 2, "briefcase", "skeleton-key")
    assert state.to_act == (3,)
    give(state, 3, "smoke-screen", "blazeblaster")
    hands = state.dump()["hands"]
    assert hands[1] == ["briefcase", "skeleton-key"]
    assert hands[0] == ["smoke-screen", "blazeblaster"]
    assert state.to_act == (1,)


def test_r59_the_card_kept_goes_to_ones_own_lookout() -> None:
    state = choosing("simple-disguise skeleton-key", "super-magnet smoke-screen")
    give(state, 2, "simple-disguise", "skeleton-key")
    give(state, 3, "super-magnet", "smoke-screen")
    act(state, "choose simple-disguise")
    hands = state.dump()["hands"]
    assert "skeleton-key" in hands[3]
    assert (len(hands[1]), len(hands[2]), len(hands[3])) == (0, 4, 5)


def test_r60_the_order_of_the_lookouts_makes_no_difference() -> None:
    ends = []
    for order in ((2, 3), (3, 2)):
        state = choosing("briefcase skeleton-key", "blazeblaster smoke-screen")
        for seat in order:
            give(state, seat, *(["skeleton-key", "briefcase"] if seat == 2 else ["smoke-screen", "blazeblaster"]))
        ends.append(state.dump())
    assert ends[0] == ends[1]


def test_r59_in_round_5_the_lookouts_have_no_choice() -> None:
    state = choosing(round=4)
    rng = FastRng(5)
    while state.dump()["round"] == 4:
        seat = state.to_act[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    dump = state.dump()
    assert (dump["round"], dump["phase"]) == (5, "card")
    assert [len(hand) for hand in dump["hands"]] == [2, 2, 0, 0]
    assert state.to_act == (0,)


def test_variante_4_a_round_has_as_many_turns_as_with_two_seats() -> None:
    state = start(4, 8)
    rng = FastRng(2)
    while not state.over:
        seat = state.to_act[rng.below(len(state.to_act))]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    dump = state.dump()
    for mastermind in (0, 1):
        crews = [stack for stacks in dump["crews"][mastermind].values() for stack in stacks]
        gear = sum(len(stack) - 1 for stack in crews)
        thrown = len(dump["discards"][mastermind])
        assert len(crews) == 6
        assert gear + thrown == 15 + 3 + 3  # fifteen gear turns, three thieves and three gear cards left over


def playing(cream: str, mint: str, picture: str = "gala: saint | mime", **more: Any) -> Position:
    """Mint is to play one of two cards, first of the round."""
    return position(picture, cream, mint, players=4, **more)


def test_r61_one_purse_and_one_discard_a_team_and_all_choices_on_the_table_are_the_masterminds() -> None:
    table = "gala: saint+skeleton-key banker+skeleton-key | mime"
    state = playing("", "blazeblaster helping-hand", picture=table, coins=(0, 2))
    act(state, "choose blazeblaster")
    assert state.to_act == (1,)
    assert legal(state) == ["flip banker", "flip saint"]
    assert (len(state.coins), len(state.dump()["discards"])) == (2, 2)


def test_r62_who_can_play_must_play() -> None:
    fields = {"phase": "place", "chosen": "simple-disguise"}  # the card that can be played is chosen by itself
    state = playing("", "simple-disguise smoke-screen", picture="gala: saint | mime dame", **fields)
    assert legal(state) == ["on dame", "on mime"]
    assert state.why_not(1, GAME.action("choose smoke-screen")) == "why-play-what-you-can"
    assert state.why_not(1, GAME.action("choose simple-disguise")) == "why-card-forced"
    assert state.why_not(1, GAME.action("discard")) == "why-no-discard"


def test_r62_a_card_that_alone_can_be_played_is_chosen_by_itself() -> None:
    state = choosing("simple-disguise smoke-screen", "briefcase blazeblaster", picture="gala: saint | mime dame")
    give(state, 2, "simple-disguise", "smoke-screen")
    assert state.why_not(3, GAME.action("discard")) == "why-give-a-card"
    give(state, 3, "briefcase")
    assert state.why_not(3, GAME.action("give briefcase")) == "why-offered"
    give(state, 3, "blazeblaster")
    dump = state.dump()
    assert (dump["turn"], dump["phase"]) == (1, "place")
    assert GAME.load(dump).dump() == dump


def test_r62_discarding_for_a_coin_is_allowed_if_neither_card_can_be_played() -> None:
    state = playing("", "blazeblaster smoke-screen")
    assert legal(state) == ["choose smoke-screen", "choose blazeblaster"]
    act(state, "choose smoke-screen")
    assert state.dump()["discards"][1] == ["smoke-screen"]
    assert state.coins == [0, 1]
    assert "blazeblaster" in state.dump()["hands"][3]


def test_r62_at_any_location() -> None:
    state = playing(
        "", "blazeblaster briefcase", picture="colosseum: saint | mime\ngala: | dame", city="rome", coins=(0, 1)
    )
    assert legal(state) == ["choose briefcase", "choose blazeblaster"]
    act(state, "choose briefcase")
    assert crew(state, 1, "colosseum") == ["mime+briefcase"]


def test_r63_three_points_for_each_gear_card_on_the_discard_and_none_for_thieves() -> None:
    state = end("gala: saint | mime", players=4, discards=("", "banker briefcase smoke-screen"))
    assert part(state, 1, "discard") == 6
    assert "discard" not in end("gala: saint | mime").scores()[0].parts


def test_r64_a_card_brought_back_is_no_longer_on_the_discard() -> None:
    before = end("gala: saint | driver", players=4, city="rome", discards=("", "briefcase skeleton-key"))
    after = end("gala: saint | driver+briefcase", players=4, city="rome", discards=("", "skeleton-key"))
    assert part(before, 1, "discard") - part(after, 1, "discard") == 3


def test_r65_both_seats_of_a_team_have_its_score_and_win_together() -> None:
    state = end("gala: saint | mime", players=4, rest=1)
    scores = state.scores()
    assert scores[0].parts == scores[2].parts
    assert scores[1].parts == scores[3].parts
    assert state.winners() == (1, 3)


def test_r65_a_tie_goes_to_coins_then_cream() -> None:
    half = "gala: |"
    tied = end(half, players=4)
    gear = [card for card in tied.dump()["discards"][0] if card in gear_names(tied)]
    split = (" ".join(gear[: len(gear) // 2]), " ".join(gear[len(gear) // 2 :]))
    assert len(gear) % 2 == 0
    assert end(half, players=4, discards=split).winners() == (0, 2)
    assert end(half, players=4, discards=split, coins=(0, 1)).winners() == (1, 3)


def gear_names(state: Position) -> set[str]:
    return {name for name, facts in GAME.facts(state).cards.items() if facts.type == "gear"}


def test_r66_partners_do_not_see_each_others_cards() -> None:
    state = choosing("briefcase skeleton-key", "blazeblaster smoke-screen")
    assert look(state, 0).hands[2].known == []
    give(state, 2, "briefcase", "skeleton-key")
    give(state, 3, "smoke-screen", "blazeblaster")
    assert look(state, 2).hands[0].known == []
    assert look(state, 3).hands[0].known == ["smoke-screen", "blazeblaster"]
    assert look(state, 0).hands[2].known == []


def test_r59_a_pass_is_told_to_those_concerned_alone() -> None:
    state = choosing("briefcase skeleton-key", "blazeblaster smoke-screen")
    state.events = []
    give(state, 2, "briefcase", "skeleton-key")
    assert state.events == []
    give(state, 3, "smoke-screen", "blazeblaster")
    to_cream, to_mint = state.events
    assert told(to_mint, 1).args["card"] == "card-briefcase"
    assert told(to_mint, 2).args["other"] == "card-skeleton-key"
    for seat in (0, 3, None):
        assert told(to_mint, seat).kind == "offer-unseen"
    assert told(to_cream, 3).kind == "offer"


def test_a_lookout_whose_cards_are_alike_is_asked_once() -> None:
    state = choosing("skeleton-key skeleton-key skeleton-key skeleton-key skeleton-key briefcase", "")
    give(state, 2, "briefcase")
    assert state.to_act == (3,)
    assert sorted(state.dump()["offers"][0]) == ["briefcase", "skeleton-key"]
