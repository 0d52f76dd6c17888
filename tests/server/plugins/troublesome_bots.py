"""Bots that other packages might bring, each with a fault; found by the server through their entry points."""

from __future__ import annotations

import os
import time

from larcin.core.action import Action
from larcin.core.sight import Sight
from larcin.core.state import State


class _Troublesome:
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Raises(_Troublesome):
    def choose(self, sight: Sight) -> Action:
        raise ValueError(f"my hand is {sight.view}")


class Hangs(_Troublesome):
    def choose(self, sight: Sight) -> Action:
        while True:
            time.sleep(1)


class Dies(_Troublesome):
    def choose(self, sight: Sight) -> Action:
        os._exit(3)


class Cheats(_Troublesome):
    def choose(self, sight: Sight) -> Action:
        legal = set(sight.legal)
        world: State = sight.imagine()
        return next(action for action in world.game.catalogue if action not in legal)


class Invents(_Troublesome):
    def choose(self, sight: Sight) -> Action:
        return Action(0, "win the game", "win", {})


class Counts(_Troublesome):
    """Nothing is wrong with it: it plays its first action the first time, its second the second time, and so on."""

    asked = 0

    def choose(self, sight: Sight) -> Action:
        self.asked += 1
        return sight.legal[(self.asked - 1) % len(sight.legal)]
