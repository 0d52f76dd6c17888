"""Chance: one interface, two sources. `FastRng` for search and simulation, `FairRng` for matches between people."""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

Item = TypeVar("Item")

MASK: Final = 0xFFFFFFFF
MOST: Final = 1 << 31  # the largest number that `below` may be asked for: its products stay within 64 bits


@mypyc_attr(allow_interpreted_subclasses=True)  # a test or a match may bring a source of its own
class Rng:
    """A source of chance. `draws` counts what was asked of it, so that a match knows when chance came out."""

    draws: int

    def __init__(self) -> None:
        self.draws = 0

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely as the others; n is at most `MOST`."""
        raise NotImplementedError

    def clone(self) -> Rng:
        """A copy that goes on with the same numbers, independently."""
        raise NotImplementedError

    def save(self) -> str:
        """This source and its place in it, as one word that `load_rng` understands."""
        raise NotImplementedError

    def fork(self) -> FastRng:
        """A fast source of its own, started from this one's next numbers: quicker made than one from a seed."""
        copy = FastRng.__new__(FastRng)
        copy.draws = 0
        copy.a = self.below(MOST)
        copy.b = self.below(MOST)
        copy.c = self.below(MOST)
        copy.d = self.below(MOST) | 1
        return copy

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order, in place (Fisher and Yates)."""
        i = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


class FastRng(Rng):
    """xoshiro128++ (Blackman and Vigna): 32-bit words only, so that it is the same, and quick, compiled or not."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int | str = 0) -> None:
        self.draws = 0
        words = hashlib.blake2b(str(seed).encode(), digest_size=16, person=b"larcin-fast").digest()
        self.a = int.from_bytes(words[0:4], "little")
        self.b = int.from_bytes(words[4:8], "little")
        self.c = int.from_bytes(words[8:12], "little")
        self.d = int.from_bytes(words[12:16], "little") | 1

    def below(self, n: int) -> int:
        self.draws += 1
        size: i64 = n
        return (self._word() * size) >> 32

    def shuffle(self, items: list[Item]) -> None:
        # As every source does it, without a call and a number object for each item: decks are shuffled all the time.
        i: i64 = len(items) - 1
        if i > 0:
            self.draws += i
        while i > 0:
            j = (self._word() * (i + 1)) >> 32
            item = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1

    def _word(self) -> i64:
        """The next 32 bits."""
        a = self.a
        b = self.b
        d = self.d
        x = (a + d) & MASK
        x = ((((x << 7) & MASK) | (x >> 25)) + a) & MASK
        c = self.c ^ a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return x

    def clone(self) -> FastRng:
        copy = FastRng.__new__(FastRng)
        copy.draws = self.draws
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.d = self.d
        return copy

    def save(self) -> str:
        return f"fast:{self.a:08x}{self.b:08x}{self.c:08x}{self.d:08x}"


class FairRng(Rng):
    """A keyed-hash counter stream: nobody can guess the next number, anybody with the seed can check every one.

    Number i is the first of the 64-bit words blake2b(key=seed, "i/try") for try = 0, 1, ... that falls in the largest
    multiple of n below 2**64, modulo n: so every value is exactly as likely as the others.
    """

    seed: str
    count: int

    def __init__(self, seed: int | str, count: int = 0) -> None:
        self.draws = 0
        self.seed = str(seed)
        self.count = count

    def below(self, n: int) -> int:
        self.draws += 1
        self.count += 1
        key = hashlib.blake2b(self.seed.encode(), digest_size=32, person=b"larcin-fair").digest()
        limit = (1 << 64) - (1 << 64) % n
        attempt = 0
        while True:
            text = f"{self.count}/{attempt}".encode()
            word = int.from_bytes(hashlib.blake2b(text, key=key, digest_size=8).digest(), "big")
            if word < limit:
                return word % n
            attempt += 1

    def clone(self) -> FairRng:
        copy = FairRng(self.seed, self.count)
        copy.draws = self.draws
        return copy

    def save(self) -> str:
        return f"fair:{self.count}:{self.seed}"


class ScriptedRng(Rng):
    """Chance that was decided beforehand, for tests: `below` gives the script's numbers in turn, then zeros."""

    script: list[int]

    def __init__(self, script: list[int]) -> None:
        self.draws = 0
        self.script = list(script)

    def below(self, n: int) -> int:
        self.draws += 1
        if not self.script:
            return 0
        number = self.script.pop(0)
        if not 0 <= number < n:
            raise ValueError(f"The script says {number} where a number below {n} was asked for.")
        return number

    def clone(self) -> ScriptedRng:
        copy = ScriptedRng(self.script)
        copy.draws = self.draws
        return copy

    def save(self) -> str:
        return "scripted:" + ",".join([str(number) for number in self.script])


def make_rng(source: str, seed: int | str) -> Rng:
    """The source of that name ("fast" or "fair"), started from a seed."""
    if source == "fair":
        return FairRng(seed)
    if source == "fast":
        return FastRng(seed)
    raise ValueError(f"There is no source of chance called {source!r}: use 'fast' or 'fair'.")


def load_rng(word: str) -> Rng:
    """The source that `save` wrote down."""
    source, _, rest = word.partition(":")
    if source == "fast" and len(rest) == 32:
        fast = FastRng()
        fast.a = int(rest[0:8], 16)
        fast.b = int(rest[8:16], 16)
        fast.c = int(rest[16:24], 16)
        fast.d = int(rest[24:32], 16)
        return fast
    if source == "fair":
        count, _, seed = rest.partition(":")
        return FairRng(seed, int(count))
    if source == "scripted":
        return ScriptedRng([int(number) for number in rest.split(",") if number])
    raise ValueError(f"{word!r} is no saved source of chance.")
