"""Chance: the same numbers from the same seed, every value as likely, and a word that brings a source back."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from larcin.core.rng import FairRng, FastRng, Rng, ScriptedRng, load_rng, make_rng

SOURCES = ["fast", "fair"]
FAST_ONE = [71, 48, 64, 22, 95, 4, 25, 31]


@pytest.mark.parametrize("source", SOURCES)
def test_the_same_seed_gives_the_same_numbers(source: str) -> None:
    one, two, other = make_rng(source, 7), make_rng(source, "7"), make_rng(source, 8)
    numbers = [one.below(1000) for _ in range(50)]
    assert numbers == [two.below(1000) for _ in range(50)]
    assert numbers != [other.below(1000) for _ in range(50)]


def test_the_fast_source_is_what_it_was_when_records_were_made() -> None:
    rng = FastRng(1)
    assert [rng.below(100) for _ in range(8)] == FAST_ONE


def test_the_fair_source_can_be_checked_by_hand() -> None:
    key = hashlib.blake2b(b"seed", digest_size=32, person=b"larcin-fair").digest()
    word = int.from_bytes(hashlib.blake2b(b"1/0", key=key, digest_size=8).digest(), "big")
    assert FairRng("seed").below(6) == word % 6


@pytest.mark.parametrize("source", SOURCES)
def test_every_value_is_about_as_likely(source: str) -> None:
    rng = make_rng(source, 3)
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(880 < count < 1120 for count in counts), counts


@pytest.mark.parametrize("source", SOURCES)
@given(seed=st.integers(), skip=st.integers(0, 20))
def test_a_saved_source_goes_on_where_it_was(source: str, seed: int, skip: int) -> None:
    rng = make_rng(source, seed)
    for _ in range(skip):
        rng.below(10)
    again, copy = load_rng(rng.save()), rng.clone()
    following = [rng.below(1 << 20) for _ in range(5)]
    assert following == [again.below(1 << 20) for _ in range(5)]
    assert following == [copy.below(1 << 20) for _ in range(5)]


@given(st.lists(st.integers()))
def test_shuffling_keeps_every_item(items: list[int]) -> None:
    shuffled = list(items)
    FastRng(0).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("size", [0, 1, 2, 40])
def test_the_fast_source_shuffles_as_every_source_does(size: int) -> None:
    fast, plain = FastRng(3), FastRng(3)
    one, other = list(range(size)), list(range(size))
    fast.shuffle(one)
    Rng.shuffle(plain, other)
    assert one == other
    assert (fast.draws, fast.save()) == (plain.draws, plain.save())


def test_draws_are_counted() -> None:
    for rng in (FastRng(0), FairRng(0), ScriptedRng([1])):
        rng.below(5)
        rng.below(5)
        assert rng.draws == 2


def test_a_script_is_followed_then_gives_zeros() -> None:
    rng = load_rng(ScriptedRng([3, 1]).save())
    assert [rng.below(5), rng.below(5), rng.below(5)] == [3, 1, 0]
    with pytest.raises(ValueError, match="below 2"):
        ScriptedRng([9]).below(2)


@pytest.mark.parametrize("word", ["", "dice", "fast:12", "fair:x:seed"])
def test_what_is_no_source_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        load_rng(word)


def test_an_unknown_source_is_refused() -> None:
    with pytest.raises(ValueError, match="no source of chance called 'dice'"):
        make_rng("dice", 1)


def test_the_interface_alone_is_no_source() -> None:
    for method in (lambda: Rng().below(2), lambda: Rng().clone(), lambda: Rng().save()):
        with pytest.raises(NotImplementedError):
            method()
