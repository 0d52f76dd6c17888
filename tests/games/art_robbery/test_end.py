"""Fin d'un raid, Fin du jeu: who keeps the Boss, who opens the next raid, who is caught, who wins."""

from __future__ import annotations

from larcin.games.art_robbery.components import ALIBIS, RAIDS, SLOTS, TOKENS, VALUE
from tests.games.art_robbery.builder import act, position

ALL_BUT = "0 1 2 3a 3b 3c 4 5 boss"


def without(*slots: str) -> str:
    return " ".join(slot for slot in ALL_BUT.split() if slot not in slots)


def piles_of(state_piles: list[str], raid: str) -> list[str]:
    return [token for token in state_piles if token.startswith(raid)]


def test_fin_dun_raid_the_centre_is_empty_and_all_is_safe() -> None:
    state = position("4 0 0 0 0", "", centre="4", front={0: "0 1", 1: "2 3a 3b 3c 5 boss"}, deck="dog")
    act(state, "play 4")
    dump = state.dump()
    assert dump["raid"] == "sculptures"
    assert dump["piles"] == [
        ["sketches-0", "sketches-1", "sketches-4"],
        ["sketches-2", "sketches-3a", "sketches-3b", "sketches-3c", "sketches-5", "sketches-boss"],
    ]
    assert len(dump["centre"]) == 9
    assert dump["hands"][0] == ["0", "0", "0", "0", "dog"], "who took the last token still draws"


def test_fin_dun_raid_hands_deck_and_dog_stay() -> None:
    state = position("4", "1 1 1", centre="4", front={1: without("4")}, dog=1)
    deck, hand = len(state.deck), state.hands[1]
    act(state, "play 4")
    assert (len(state.deck), state.hands[1], state.dog) == (deck - 1, hand, 1)


def test_la_boss_is_kept_with_a_4() -> None:
    state = act(position("0", "", centre="0", front={0: "boss 4", 1: without("0", "4", "boss")}), "play 0")
    assert "sketches-boss" in state.dump()["piles"][0]


def test_la_boss_is_kept_with_a_5_taken_last() -> None:
    state = act(position("5", "", centre="5", front={0: "boss", 1: without("5", "boss")}), "play 5")
    assert "sketches-boss" in state.dump()["piles"][0]


def test_la_boss_is_lost_without_a_4_or_5() -> None:
    state = act(position("0", "", centre="0", front={0: "boss 3a", 1: without("0", "boss", "3a")}), "play 0")
    assert state.dump()["lost"] == ["sketches-boss"]


def test_la_boss_possession_at_the_end_decides_a_4_stolen_away_no_longer_helps() -> None:
    state = position("0", "4", centre="0", front={0: "boss 4", 1: without("0", "4", "boss")}, turn=1)
    act(state, "play 4", "play 0")
    assert state.dump()["lost"] == ["sketches-boss"]


def test_la_boss_a_5_of_an_earlier_raid_does_not_help() -> None:
    state = position(
        "0", "", raid="sculptures", piles={0: "sketches-5"}, centre="0", front={0: "boss", 1: without("0", "boss")}
    )
    act(state, "play 0")
    assert "sculptures-boss" in state.dump()["lost"]


def test_next_raid_is_opened_by_the_dogs_holder_even_who_just_played() -> None:
    for dog in (0, 2):
        state = position("4", "", "", centre="4", front={1: without("4")}, dog=dog)
        assert act(state, "play 4").to_act == (dog,)


def test_next_raid_without_a_holder_is_opened_by_the_player_after_the_last() -> None:
    state = position("", "", "4", centre="4", front={1: without("4")}, turn=2)
    assert act(state, "play 4").to_act == (0,)


def end(*piles: str, taker: int = 0) -> tuple[list[int], list[int], tuple[int, ...]]:
    """The totals, alibis and winners of a game in which the seats end with these tokens; the rest goes to the last."""
    players = len(piles)
    tokens = [pile.split() for pile in piles]
    everything = [f"{raid}-{slot}" for raid in RAIDS for slot in ALL_BUT.split()]
    named = {token for pile in tokens for token in pile}
    tokens[-1] += [token for token in everything if token not in named]
    last = next(token for token in tokens[taker] if token.startswith("paintings") and token[-1] in "012345")
    slot = last.removeprefix("paintings-")
    front = {
        seat: " ".join(t.removeprefix("paintings-") for t in pile if t.startswith("paintings") and t != last)
        for seat, pile in enumerate(tokens)
    }
    earlier = {seat: " ".join(t for t in pile if not t.startswith("paintings")) for seat, pile in enumerate(tokens)}
    hands = ["" for _ in range(players)]
    hands[taker] = slot
    state = position(*hands, raid="paintings", turn=taker, front=front, piles=earlier, centre=slot)
    act(state, f"play {slot}")
    assert state.over
    scores = state.scores()
    return [score.total for score in scores], [score.ties["alibis"] for score in scores], state.winners()


def test_fin_du_jeu_fewest_alibis_is_caught_and_scores_nothing() -> None:
    totals, alibis, winners = end(
        "paintings-5 sketches-5 sketches-4 sketches-boss", "sketches-0 sketches-1 paintings-1", "paintings-0"
    )
    assert alibis[0] == 0
    assert totals[0] == 0
    assert totals[1] == 2
    assert winners == (2,)


def test_fin_du_jeu_all_tied_for_fewest_are_caught() -> None:
    totals, alibis, winners = end("paintings-4", "paintings-5", "sketches-0 sketches-5", "paintings-0")
    assert alibis[:2] == [0, 0]
    assert totals[:2] == [0, 0]
    assert winners == (3,)


def test_fin_du_jeu_two_players_the_one_with_fewer_alibis_loses_ten() -> None:
    totals, alibis, winners = end("paintings-5 sketches-4", "paintings-0")
    assert alibis == [0, 22]
    assert totals == [9 - 10, 104 - 9]
    assert winners == (1,)


def test_ruling_4_a_total_can_be_negative() -> None:
    totals, _, _ = end("paintings-4", "paintings-0")
    assert totals[0] == -6


def test_ruling_2_two_players_with_equal_alibis_lose_nothing() -> None:
    mine = "sketches-0 sculptures-0 antiques-0 paintings-0 paintings-2"  # 2 + 2 + 3 + 3 + 1
    totals, alibis, winners = end(mine, "")
    assert alibis == [11, 11]
    assert totals == [2, 102]
    assert winners == (1,)


def test_fin_du_jeu_a_boss_is_worth_five() -> None:
    totals, _, _ = end("paintings-5 paintings-boss sketches-0 antiques-0", "sketches-1 paintings-0", "paintings-4")
    assert totals[0] == 10


def test_fin_du_jeu_a_tie_goes_to_more_alibis() -> None:
    # Twelve points each for seats 0 and 1; seat 2 has all the rest, but no alibi.
    zero_alibi_rest = "paintings-5 paintings-4 paintings-3b"
    rich = "sketches-0 sketches-1 sketches-2 sculptures-0 sculptures-1 sculptures-2 sculptures-3a antiques-0"
    poor = "antiques-1 antiques-2 antiques-3a paintings-0 paintings-1 paintings-2 paintings-3a"
    assert points(rich) == 9
    assert points(poor) == 12
    totals, alibis, winners = end(rich + " sketches-3a", poor, zero_alibi_rest, taker=1)
    assert totals == [12, 12, 0]
    assert alibis[0] > alibis[1] > alibis[2]
    assert winners == (0,)


def test_fin_du_jeu_if_the_tie_holds_the_victory_is_shared() -> None:
    # Alibis 11 and 11, nobody loses ten; points made equal by who has the rest.
    half = (
        "sketches-0 sketches-1 sketches-2 sketches-3a sketches-3b sketches-3c sketches-4 sketches-5 sketches-boss "
        "sculptures-0 sculptures-1 sculptures-2 sculptures-3a sculptures-3b sculptures-3c sculptures-4 sculptures-5 "
        "sculptures-boss "
        "paintings-2 paintings-3a"
    )
    assert alibis_of(half) == 11
    spare = points(half) - 52
    assert spare == 5
    totals, alibis, winners = end(half.replace("sketches-5 ", ""), "", taker=1)
    assert alibis == [11, 11]
    assert totals == [52, 52]
    assert winners == (0, 1)


def test_fin_du_jeu_a_caught_player_never_wins_against_nothing() -> None:
    """Seat 0 holds no points but is not caught: it beats a caught seat with the same 0."""
    totals, alibis, winners = end("sketches-0 sculptures-0 antiques-0 paintings-0", "paintings-5", "paintings-1")
    assert (totals[0], totals[1]) == (0, 0)
    assert alibis[1] == 0
    assert 1 not in winners


def points(pile: str) -> int:
    return sum(VALUE[SLOTS.index(token.split("-")[1])] for token in pile.split())


def alibis_of(pile: str) -> int:
    return sum(ALIBIS[TOKENS.index(token)] for token in pile.split())
