"""Catalogue: every thief, gear card and location, counted at the end (rulings R32-R45)."""

from __future__ import annotations

import itertools

import pytest

from larcin.games.caper.components import CARDS, CITIES, GOODS, LOCATIONS, SETS_OF_GOODS
from larcin.games.caper.scoring import value_of_goods
from tests.games.caper.builder import capers, end, look, part, position

# Thieves: city, table at The Gala (it has no attribute), cream's and mint's capers there, cream's points from thieves.
THIEVES = {
    "actress": ("paris", "actress+skeleton-key+smoke-screen saint+skeleton-key |", (2, 0), 0),
    "auctioneer": ("paris", "auctioneer+helping-hand+smoke-screen |", (1, 0), 1),
    "banker": ("paris", "banker+skeleton-key+super-magnet mime+plasma-cutter+helping-hand |", (1, 0), 3),
    "barber": ("paris", "barber+helping-hand+skeleton-key saint+briefcase+super-magnet |", (2, 0), 0),
    "bon-vivant": ("paris", "bon-vivant+helping-hand+skeleton-key saint+briefcase |", (0, 0), 2),
    "cleaner": ("paris", "cleaner+blazeblaster | saint+blazeblaster+blazeblaster", (0, 0), 6),
    "colonel": ("paris", "colonel+simple-disguise+smoke-screen saint+skeleton-key |", (2, 0), 2),
    "conductor": ("paris", "conductor+simple-disguise+helping-hand saint+briefcase |", (2, 0), 0),
    "dame": ("paris", "dame+skeleton-key+helping-hand saint+briefcase+super-magnet |", (2, 0), 0),
    "gentleman": ("paris", "gentleman+helping-hand+skeleton-key saint+smoke-screen+briefcase |", (1, 0), 3),
    "illusionist": ("paris", "illusionist |", (0, 0), 0),
    "mime": ("paris", "mime | saint banker+skeleton-key", (1, 0), 2),
    "saint": ("paris", "saint+helping-hand |", (0, 0), 0),
    "smuggler": ("paris", "smuggler |", (0, 0), 0),
    "tourist": (
        "paris",
        "tourist+skeleton-key+helping-hand saint+super-magnet+briefcase dame+hidden-plans |",
        (3, 0),
        0,
    ),
    "artist": ("paris", "artist+helping-hand+skeleton-key saint+briefcase |", (2, 0), 0),
    "chef": ("paris", "chef+hidden-plans+skeleton-key saint+helping-hand |", (1, 0), 0),
    "madame": ("paris", "madame | saint+hidden-plans+aqua-respirator", (0, 0), 2),
    "don": ("rome", "don | saint+utility-belt+veloce-wheels", (1, 0), 2),
    "driver": ("rome", "driver |", (0, 0), 0),
    "soprano": ("rome", "soprano+utility-belt saint+veloce-wheels |", (0, 0), 4),
    "bookie": ("london", "bookie+laundromatic+hollow-book |", (1, 0), 2),
    "boxer": ("london", "boxer+laundromatic+skeleton-key saint+helping-hand+hollow-book |", (2, 0), 0),
    "royal": ("london", "royal+laundromatic+hollow-book | saint+helping-hand", (1, 0), 1),
}

# Gear: the same, and cream's points from gear.
GEAR = {
    "helping-hand": ("paris", "saint+helping-hand |", (0, 0), 0),
    "suction-scalers": ("paris", "saint+suction-scalers |", (0, 0), 0),
    "grappling-gun": ("paris", "saint+grappling-gun |", (0, 0), 0),
    "blaze-shield-suit": ("paris", "saint+blaze-shield-suit+blazeblaster | banker+blazeblaster", (0, 0), 3),
    "briefcase": ("paris", "saint+briefcase |", (0, 0), 0),
    "stealth-suit": ("paris", "saint+stealth-suit+blazeblaster | banker+blazeblaster", (0, 0), 3),
    "simple-disguise": ("paris", "saint+simple-disguise |", (1, 0), 0),
    "smoke-screen": ("paris", "saint+smoke-screen |", (1, 0), 1),
    "incognito-tuxedo": ("paris", "saint+incognito-tuxedo+helping-hand banker+briefcase |", (2, 0), 0),
    "false-documents": ("paris", "saint+false-documents+skeleton-key banker+skeleton-key |", (2, 0), 0),
    "eavesdropper": ("paris", "saint+eavesdropper | banker colonel", (2, 0), 0),
    "blazeblaster": ("paris", "saint+blazeblaster |", (0, 0), 1),
    "skeleton-key": ("paris", "saint+skeleton-key |", (0, 0), 0),
    "plasma-cutter": ("paris", "saint+plasma-cutter |", (0, 0), 1),
    "super-magnet": ("paris", "saint+super-magnet |", (0, 0), 0),
    "hidden-plans": ("paris", "saint+hidden-plans+hidden-plans banker+aqua-respirator |", (0, 0), 6),
    "secret-shades": ("paris", "saint+secret-shades |", (1, 0), 0),
    "aqua-respirator": ("paris", "saint+aqua-respirator |", (0, 0), 0),
    "utility-belt": ("rome", "saint+utility-belt+skeleton-key banker+helping-hand |", (1, 0), 0),
    "posto-segreto": ("rome", "saint+posto-segreto+simple-disguise |", (2, 0), 0),
    "veloce-wheels": ("rome", "saint+veloce-wheels |", (0, 0), 0),
    "signal-jammer": ("london", "saint+signal-jammer+hollow-book | banker+laundromatic+laundromatic", (3, 0), 0),
    "hollow-book": ("london", "saint+hollow-book |", (1, 0), 0),
    "laundromatic": ("london", "saint+laundromatic banker+~laundromatic |", (0, 0), 2),
}

# Locations: city, table, capers, and who gets how many points for the location.
PRIZES = {
    "antique-shop": ("paris", "saint+skeleton-key+helping-hand mime+skeleton-key |", (1, 0), (6, 0)),
    "art-gallery": ("paris", "saint+simple-disguise+helping-hand banker+briefcase |", (1, 0), (6, 0)),
    "bank": ("paris", "mime+skeleton-key+plasma-cutter |", (1, 0), (7, 0)),
    "casino": ("paris", "mime saint banker | tourist", (1, 0), (9, 0)),
    "chapel": ("paris", "mime saint |", (1, 0), (7, 0)),
    "gala": ("paris", "saint | banker+simple-disguise+smoke-screen", (0, 2), (0, 7)),
    "museum": ("paris", "mime+helping-hand | saint+helping-hand", (1, 0), (6, 0)),
    "yacht": ("paris", "saint+simple-disguise+skeleton-key banker+smoke-screen+skeleton-key |", (2, 0), (8, 0)),
    "eiffel-tower": ("paris", "mime+helping-hand+aqua-respirator | saint+briefcase", (1, 0), (5, 0)),
    "louvre": ("paris", "mime |", (1, 0), (5, 0)),
    "moulin-rouge": ("paris", "mime |", (1, 0), (4, 0)),
    "notre-dame": ("paris", "mime |", (1, 0), (5, 0)),
    "versailles": ("paris", "mime |", (1, 0), (5, 0)),
    "colosseum": ("rome", "don | saint+skeleton-key+~utility-belt", (1, 0), (4, 0)),
    "pantheon": ("rome", "saint+skeleton-key+plasma-cutter | banker+skeleton-key", (2, 1), (7, 0)),
    "trastevere": ("rome", "saint+simple-disguise+smoke-screen | banker+simple-disguise", (4, 2), (7, 0)),
    "trevi-fountain": ("rome", "don+utility-belt+utility-belt banker+veloce-wheels |", (3, 0), (7, 0)),
    "vatican": ("rome", "saint+helping-hand+briefcase | banker+suction-scalers", (2, 1), (7, 0)),
    "big-ben": ("london", "mime | saint+skeleton-key+helping-hand", (1, 0), (5, 0)),
    "british-museum": ("london", "mime+helping-hand | saint+briefcase+helping-hand", (1, 0), (6, 0)),
    "oxford-street": ("london", "mime | saint banker", (1, 0), (8, 0)),
    "piccadilly-circus": ("london", "mime+skeleton-key | saint+skeleton-key", (1, 0), (5, 0)),
    "tower-of-london": ("london", "saint+smoke-screen+smoke-screen | banker+simple-disguise", (2, 1), (6, 0)),
}


def test_catalogue_every_card_and_location_is_tested() -> None:
    assert [*THIEVES, *GEAR] == CARDS
    assert list(PRIZES) == LOCATIONS


@pytest.mark.parametrize("thief", THIEVES)
def test_catalogue_thieves(thief: str) -> None:
    city, table, expected, points = THIEVES[thief]
    state = end(f"gala: {table}", city=city)
    assert capers(state, "gala") == expected
    assert part(state, 0, "thieves") == points


@pytest.mark.parametrize("gear", GEAR)
def test_catalogue_gear(gear: str) -> None:
    city, table, expected, points = GEAR[gear]
    state = end(f"gala: {table}", city=city, laundered=(2, 0) if gear == "laundromatic" else (0, 0))
    assert capers(state, "gala") == expected
    assert part(state, 0, "gear") == points


@pytest.mark.parametrize("location", PRIZES)
def test_catalogue_locations(location: str) -> None:
    city, table, expected, points = PRIZES[location]
    state = end(f"{location}: {table}", city=city)
    assert capers(state, location) == expected
    assert (part(state, 0, "locations"), part(state, 1, "locations")) == points


@pytest.mark.parametrize(
    ("location", "good"),
    [("louvre", "painting"), ("notre-dame", "antique"), ("versailles", "diamond"), ("moulin-rouge", "joker")],
)
def test_catalogue_the_prize_of_these_locations_holds_a_good(location: str, good: str) -> None:
    state = end(f"{location}: saint | mime")
    mint = look(state).masterminds[1]
    assert mint.goods[good] == 1
    assert part(state, 1, "goods") == 1
    assert part(state, 0, "goods") == 0


@pytest.mark.parametrize(
    ("gear", "good"),
    [
        ("helping-hand", "diamond"),
        ("blaze-shield-suit", "diamond"),
        ("suction-scalers", "painting"),
        ("briefcase", "painting"),
        ("grappling-gun", "antique"),
        ("stealth-suit", "antique"),
        ("aqua-respirator", "joker"),
    ],
)
def test_catalogue_gear_with_a_good(gear: str, good: str) -> None:
    view = look(end(f"gala: saint+{gear} |"))
    assert view.masterminds[0].goods == {name: int(name == good) for name in GOODS}


def test_r36_here_is_the_whole_side_and_not_the_stack() -> None:
    state = end("gala: saint+incognito-tuxedo banker+helping-hand |")
    assert capers(state, "gala") == (1, 0)


def test_r36_cards_at_another_location_do_not_count() -> None:
    state = end("gala: artist |\nbank: saint+helping-hand |")
    assert capers(state, "gala") == (0, 0)


def test_r37_a_thief_who_comes_later_is_counted_by_the_eavesdropper() -> None:
    table = "gala: saint+eavesdropper | {}"
    assert capers(end(table.format("")), "gala") == (0, 0)
    assert capers(end(table.format("banker colonel")), "gala") == (2, 0)


def test_r38_each_ability_counts_its_sets_for_itself() -> None:
    state = end("gala: actress+skeleton-key dame+helping-hand conductor+simple-disguise |")
    assert capers(state, "gala") == (4, 0)  # three pairs out of three cards, and the disguise itself


def test_r38_within_one_ability_a_card_is_in_one_set_only() -> None:
    state = end("gala: actress+skeleton-key saint+simple-disguise+smoke-screen |")
    assert capers(state, "gala") == (3, 0)  # one pair, one disguise, one smoke screen


def test_r39_a_card_counts_itself_where_it_fits() -> None:
    assert part(end("gala: saint+hidden-plans |"), 0, "gear") == 1
    assert capers(end("gala: barber+helping-hand+skeleton-key |"), "gala") == (1, 0)
    assert capers(end("gala: saint+utility-belt+skeleton-key banker+super-magnet |", city="rome"), "gala") == (1, 0)


def test_r40_any_colour_may_be_the_named_colour_again() -> None:
    assert capers(end("gala: chef+hidden-plans+aqua-respirator |"), "gala") == (1, 0)
    assert capers(end("gala: boxer+laundromatic+laundromatic saint+laundromatic |", city="london"), "gala") == (1, 0)


def test_r40_flipped_gear_fits_any_colour_but_not_the_named_one() -> None:
    assert capers(end("gala: chef+hidden-plans+~skeleton-key |"), "gala") == (1, 0)
    assert capers(end("gala: chef+~hidden-plans+skeleton-key |"), "gala") == (0, 0)


def test_r41_three_gear_cards_on_a_thief_are_a_caper_whatever_is_flipped() -> None:
    full = "saint+skeleton-key+helping-hand+super-magnet"
    assert capers(end(f"gala: {full} |"), "gala") == (1, 0)
    assert capers(end("gala: ~saint+~skeleton-key+~helping-hand+~super-magnet |"), "gala") == (1, 0)
    assert capers(end("gala: saint+skeleton-key+helping-hand banker+super-magnet |"), "gala") == (0, 0)


def test_r41_the_bonus_is_one_for_each_full_thief() -> None:
    state = end("gala: saint+skeleton-key+helping-hand+super-magnet banker+skeleton-key+helping-hand+super-magnet |")
    assert capers(state, "gala") == (2, 0)


def test_r42_attributes_count_for_the_loser_too_and_rewards_for_the_winner_alone() -> None:
    state = end("trastevere: saint+simple-disguise | banker+smoke-screen+simple-disguise", city="rome")
    assert capers(state, "trastevere") == (2, 4)
    assert (part(state, 0, "locations"), part(state, 1, "locations")) == (0, 7)


def test_r43_one_caper_against_none_is_enough() -> None:
    state = end("bank: mime |")
    assert capers(state, "bank") == (1, 0)
    assert part(state, 0, "locations") == 5


@pytest.mark.parametrize("table", ["mime | don", " | ", "saint | banker"])
def test_fin_du_jeu_equal_capers_and_nobody_wins_the_location(table: str) -> None:
    state = end(f"bank: {table}", city="rome")
    assert [part(state, seat, "locations") for seat in (0, 1)] == [0, 0]
    assert not any(side.leads for side in look(state).locations[0].sides)


def test_r44_the_auctioneer_counts_goods_of_all_locations_and_of_prizes() -> None:
    state = end("gala: auctioneer+helping-hand |\nlouvre: mime |\nbank: smuggler+aqua-respirator+~suction-scalers |")
    assert part(state, 0, "thieves") == 4  # diamond, the Louvre's painting, two jokers; flipped gear is nothing


def test_r44_the_eiffel_tower_counts_goods_of_other_prizes() -> None:
    state = end("eiffel-tower: mime+helping-hand |\nlouvre: saint+simple-disguise |")
    assert part(state, 0, "locations") == 3 + 2 + 5


def test_r45_the_rulebooks_example_a_diamond_twice_and_a_joker_are_four_points() -> None:
    assert part(end("gala: smuggler+helping-hand+helping-hand |"), 0, "goods") == 4


def test_objets_voles_sets_of_one_two_and_three() -> None:
    one = "gala: saint+helping-hand |"
    two = "gala: saint+helping-hand+suction-scalers |"
    three = "gala: saint+helping-hand+suction-scalers+grappling-gun |"
    assert [part(end(table), 0, "goods") for table in (one, two, three)] == [1, 3, 7]
    assert part(end(three.replace(" |", " banker+helping-hand |")), 0, "goods") == 8


def test_r45_jokers_take_the_kinds_that_score_most() -> None:
    """Against every way of giving the jokers kinds and splitting the goods into sets."""
    for counts in itertools.product(range(5), range(4), range(4), range(4)):
        *kinds, jokers = counts
        best = max(
            best_split([have + extra for have, extra in zip(kinds, given, strict=True)])
            for given in itertools.product(range(jokers + 1), repeat=3)
            if sum(given) == jokers
        )
        assert value_of_goods([*kinds, jokers], 0) == best, counts


def best_split(kinds: list[int]) -> int:
    """The best sets of different goods, by trying how many of each size."""
    best = 0
    for threes in range(min(kinds) + 1):
        rest = sorted(kind - threes for kind in kinds)
        most_pairs = min(sum(rest) // 2, rest[0] + rest[1])
        for pairs in range(most_pairs + 1):
            ones = sum(rest) - 2 * pairs
            best = max(best, threes * SETS_OF_GOODS[2] + pairs * SETS_OF_GOODS[1] + ones * SETS_OF_GOODS[0])
    return best


def test_r32_green_dark_green_and_light_blue_are_three_colours() -> None:
    assert part(end("museum: mime+hollow-book |", city="london"), 0, "locations") == 5
    assert part(end("gala: bon-vivant+hollow-book |", city="london"), 0, "thieves") == 0
    assert part(end("gala: bookie+helping-hand |", city="london"), 0, "thieves") == 0
    assert part(end("gala: bon-vivant+hidden-plans |"), 0, "thieves") == 0


def test_r33_flipped_gear_has_no_colour_good_points_or_capers() -> None:
    state = end("gala: banker+~plasma-cutter bon-vivant+~suction-scalers saint+~smoke-screen |")
    assert capers(state, "gala") == (0, 0)
    assert state.scores()[0].total == 0


def test_r33_flipped_gear_is_still_counted_as_gear() -> None:
    assert part(end("colosseum: don | saint+~skeleton-key+~utility-belt", city="rome"), 0, "locations") == 4
    assert part(end("big-ben: mime | saint+~skeleton-key", city="london"), 0, "locations") == 4


def test_r34_a_flipped_thief_has_no_ability_but_is_counted_as_a_thief() -> None:
    assert capers(end("gala: ~mime |"), "gala") == (0, 0)
    assert part(end("casino: mime ~saint |"), 0, "locations") == 7
    assert part(end("oxford-street: mime | ~saint", city="london"), 0, "locations") == 6
    assert part(end("gala: mime | ~saint"), 0, "thieves") == 1
    assert capers(end("gala: saint+eavesdropper | ~banker"), "gala") == (1, 0)


def test_r34_gear_on_a_flipped_thief_works_as_usual() -> None:
    state = end("gala: ~banker+smoke-screen+skeleton-key |")
    assert capers(state, "gala") == (1, 0)
    assert state.scores()[0].parts == {"locations": 6, "thieves": 0, "gear": 1, "goods": 0}


def test_r35_points_of_gear_flipped_later_are_lost() -> None:
    assert part(end("gala: saint+~plasma-cutter banker+~blazeblaster |"), 0, "gear") == 0


def test_catalogue_the_banker_counts_yellow_gear_alone() -> None:
    assert part(end("gala: banker+skeleton-key+smoke-screen+helping-hand |"), 0, "thieves") == 1


def test_gagner_des_points_four_lines_do_not_depend_on_who_won_the_location() -> None:
    state = end("bank: banker+plasma-cutter+suction-scalers | mime")
    assert state.scores()[0].parts == {"locations": 0, "thieves": 1, "gear": 1, "goods": 1}
    assert state.scores()[1].parts == {"locations": 5, "thieves": 1, "gear": 0, "goods": 0}


@pytest.mark.parametrize("city", CITIES)
def test_score_now_is_the_score_of_the_table_as_it_is(city: str) -> None:
    table = "bank: banker+skeleton-key mime+smoke-screen | saint"
    assert [s.parts for s in position(table, city=city).scores()] == [s.parts for s in end(table, city=city).scores()]
