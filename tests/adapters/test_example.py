"""The example learns: its gradients are right, its advantages are what they should be, and it gets better."""

from __future__ import annotations

import csv
import importlib.util
import math
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_art_robbery.py"
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_art_robbery", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_gradients_are_those_of_the_loss(example: ModuleType) -> None:
    """Compared with what a small change of a parameter does to the loss."""
    rng = np.random.default_rng(1)
    network = example.Network(5, 4, rng)
    network.weights = [weights.astype(np.float64) for weights in network.weights]
    network.parameters = [*network.weights, *network.biases]
    network.weights[-1] *= 10
    masks = np.array([[1, 1, 0, 1], [0, 1, 1, 0], [1, 1, 1, 1]] * 4, np.int8)
    actions = np.array([0, 1, 3] * 4)
    seen = rng.random((12, 5))
    rollout = example.Rollout(
        seen, masks, actions, rng.uniform(0.2, 0.9, 12), rng.normal(size=12), rng.uniform(-1, 1, 12)
    )

    def loss() -> float:
        _, odds, values = network.forward(seen, masks)
        return float(example.slope_of_loss(rollout, odds, values)[0])

    layers, odds, values = network.forward(seen, masks)
    gradients = network.gradients(layers, example.slope_of_loss(rollout, odds, values)[1])
    for level, weights in enumerate(network.weights):
        for place in [(0, 0), (2, 1), (1, 3)]:
            kept = weights[place]
            weights[place] = kept + 1e-5
            higher = loss()
            weights[place] = kept - 1e-5
            lower = loss()
            weights[place] = kept
            assert gradients[level][place] == pytest.approx((higher - lower) / 2e-5, abs=1e-4)


def test_advantages_follow_each_seat_to_the_end_of_its_game(example: ModuleType) -> None:
    """One table: seats 0, 1, 0, then seat 1 ends the game and wins it; a further decision leads nowhere yet."""
    nothing = np.zeros((1, 1), np.float32)

    def moment(seat: int, value: float, rewards: tuple[float, float], done: bool) -> object:
        return example.Moment(
            *(nothing, nothing, nothing, nothing),
            *(np.array([value], np.float32), np.array([seat]), np.array([rewards], np.float32), np.array([done])),
        )

    story = [
        moment(0, 0.1, (0, 0), False),
        moment(1, 0.2, (0, 0), False),
        moment(0, -0.3, (0, 0), False),
        moment(1, 0.5, (-1, 1), True),
        moment(0, 0.4, (0, 0), False),
    ]
    last_of_0, last_of_1 = -1 - -0.3, 1 - 0.5
    expected = [
        (-0.3 - 0.1) + example.LAMBDA * last_of_0,
        (0.5 - 0.2) + example.LAMBDA * last_of_1,
        last_of_0,
        last_of_1,
        0,
    ]
    assert example.advantages(story).tolist() == pytest.approx(expected)


def test_it_gets_better(tmp_path: Path) -> None:
    """As somebody would run it, but not for long."""
    short = ["--updates", "16", "--every", "16", "--games", "40", "--tables", "128", "--out", str(tmp_path / "curve")]
    subprocess.run([sys.executable, str(EXAMPLE), *short], check=True, capture_output=True)
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        first, last = ({name: float(value) for name, value in row.items()} for row in csv.DictReader(file))
    assert math.isfinite(last["loss"])
    assert last["games"] > 800
    assert last["random"] > 0.65
    assert last["random"] > first["random"] + 0.1
    drawn = (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count("<polyline") == 2


def test_the_curve_in_the_docs_beats_random_clearly() -> None:
    """The one that a whole run wrote; who changes the example runs it again."""
    rows = (DOCS / "art-robbery-ppo.csv").read_text(encoding="utf-8").splitlines()
    names, last = rows[0].split(","), rows[-1].split(",")
    result = dict(zip(names, map(float, last), strict=True))
    assert result["random"] > 0.85
    assert (DOCS / "art-robbery-ppo.svg").exists()
