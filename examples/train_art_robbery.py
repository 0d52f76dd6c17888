"""Teach a small network to play Art Robbery with two seats, by masked PPO in self-play, with numpy and nothing else.

    python examples/train_art_robbery.py                       about two minutes of one core
    python examples/train_art_robbery.py --updates 5           a look at it

It writes its learning curve (wins against the random bot and the greedy one) as CSV and as a plot in SVG.
"""

from __future__ import annotations

import argparse
import csv
import os
import time
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("OMP_NUM_THREADS", "1")  # matrices this small are slower on several cores

import numpy as np
from numpy.typing import NDArray

from larcin.adapters.gymnasium import SingleSeat
from larcin.adapters.sampler import Sampler

Array = NDArray[np.float32]

TABLES = 256  # games at once
STEPS = 64  # decisions at each of them between two updates
EPOCHS = 3
MINIBATCH = 2048
HIDDEN = 128
RATE = 1e-3
CLIP = 0.2
LAMBDA = 0.95  # of generalised advantage estimation; the reward comes at the end, so nothing is discounted
ENTROPY = 0.01
VALUE = 0.5
LONGEST = 0.5  # of a gradient


class Network:
    """Two hidden layers; a logit for each action, and how the seat thinks that the game will end for it (-1 to 1)."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / a), (a, b)).astype(np.float32) for a, b in sizes]
        self.weights[-1] *= 0.1  # nearly all actions alike, at first
        self.biases = [np.zeros(b, np.float32) for _, b in sizes]
        self.parameters = [*self.weights, *self.biases]
        self.means = [np.zeros_like(p) for p in self.parameters]
        self.squares = [np.zeros_like(p) for p in self.parameters]
        self.steps = 0

    def forward(self, seen: Array, masks: NDArray[np.int8]) -> tuple[list[Array], Array, Array]:
        """The layers, the probability of each action (0 for what is not legal), and the value."""
        layers = [seen]
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weights + biases, 0))
        out = layers[-1] @ self.weights[-1] + self.biases[-1]
        logits = np.where(masks, out[:, :-1], np.float32(-1e9))
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return layers, odds / odds.sum(axis=1, keepdims=True), np.tanh(out[:, -1])

    def gradients(self, layers: list[Array], slope: Array) -> list[Array]:
        """How the loss changes with each parameter, given its slope at the last layer."""
        of_weights: list[Array] = []
        of_biases: list[Array] = []
        for layer, weights in zip(reversed(layers), reversed(self.weights), strict=True):
            of_weights.insert(0, layer.T @ slope)
            of_biases.insert(0, slope.sum(axis=0))
            slope = (slope @ weights.T) * (layer > 0)
        return of_weights + of_biases

    def descend(self, gradients: list[Array], rate: float) -> None:
        """One step of Adam; gradients that are too long are shortened."""
        length = np.sqrt(sum(float((g * g).sum()) for g in gradients))
        self.steps += 1
        for p, g, mean, square in zip(self.parameters, gradients, self.means, self.squares, strict=True):
            g = g * np.float32(min(1.0, LONGEST / (length + 1e-8)))
            mean += 0.1 * (g - mean)
            square += 0.001 * (g * g - square)
            step = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            p -= np.float32(rate) * step


class Moment(NamedTuple):
    """One decision at each table, and what came of it."""

    seen: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    odds: Array  # of the action, when it was chosen
    values: Array
    seats: NDArray[np.int64]
    rewards: Array
    done: NDArray[np.bool_]


class Rollout(NamedTuple):
    """Many decisions, one after the other, to learn from."""

    seen: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    odds: Array
    advantages: Array
    returns: Array

    def rows(self, rows: NDArray[np.int64]) -> Rollout:
        """Some of the decisions."""
        return Rollout(
            self.seen[rows],
            self.masks[rows],
            self.actions[rows],
            self.odds[rows],
            self.advantages[rows],
            self.returns[rows],
        )


def pick(odds: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row."""
    drawn = rng.random((len(odds), 1), np.float32) * odds.sum(axis=1, keepdims=True)
    picked: NDArray[np.int64] = np.minimum((odds.cumsum(axis=1) < drawn).sum(axis=1), odds.shape[1] - 1)
    return picked


def collect(sampler: Sampler, network: Network, rng: np.random.Generator) -> Rollout:
    """Let the network play all seats for a while, and see what came of each decision."""
    batch = sampler.look()
    moments: list[Moment] = []
    for _ in range(STEPS):
        _, odds, values = network.forward(batch.observations, batch.masks)
        actions = pick(odds, rng)
        chosen = odds[np.arange(len(actions)), actions]
        after = sampler.step(actions)
        moments.append(
            Moment(batch.observations, batch.masks, actions, chosen, values, batch.seats, after.rewards, after.done)
        )
        batch = after
    gains = advantages(moments)
    every = Moment(*(np.concatenate(column) for column in zip(*moments, strict=True)))
    return Rollout(every.seen, every.masks, every.actions, every.odds, gains, gains + every.values)


def advantages(moments: list[Moment]) -> Array:
    """Generalised advantages, from the last decision to the first; each seat of each table is a story of its own."""
    tables = np.arange(len(moments[0].seats))
    gain, later, ahead = (np.zeros_like(moments[0].rewards) for _ in range(3))  # reward, next value, next advantage
    known = np.zeros(gain.shape, np.bool_)  # is there a later decision or an end to learn from?
    found: list[Array] = []
    for moment in reversed(moments):
        done = moment.done
        gain[done], later[done], ahead[done], known[done] = moment.rewards[done], 0, 0, True
        here = (tables, moment.seats)
        surprise = gain[here] + later[here] - moment.values
        advantage = np.where(known[here], surprise + LAMBDA * ahead[here], 0).astype(np.float32)
        gain[here], later[here], ahead[here], known[here] = 0, moment.values, advantage, True
        found.insert(0, advantage)
    return np.concatenate(found)


def slope_of_loss(rollout: Rollout, odds: Array, values: Array) -> tuple[float, Array]:
    """PPO's loss of these decisions, and its slope at the last layer: logits, then the value before its tanh."""
    rows = np.arange(len(odds))
    gains = (rollout.advantages - rollout.advantages.mean()) / (rollout.advantages.std() + 1e-6)
    ratio = odds[rows, rollout.actions] / rollout.odds
    kept = np.clip(ratio, 1 - CLIP, 1 + CLIP)
    logs = np.log(odds + 1e-12)
    entropy = -(odds * logs).sum(axis=1, keepdims=True)
    error = values - rollout.returns
    loss = -np.minimum(ratio * gains, kept * gains).mean() + VALUE * (error**2).mean() - ENTROPY * entropy.mean()
    push = np.where(ratio * gains <= kept * gains, ratio * gains, 0)[:, None]  # what is clipped pushes no more
    slope = np.empty((len(odds), odds.shape[1] + 1), np.float32)
    slope[:, :-1] = odds * push + ENTROPY * odds * (logs + entropy)
    slope[rows, rollout.actions] -= push[:, 0]
    slope[:, -1] = VALUE * 2 * error * (1 - values**2)
    slope /= len(odds)
    return float(loss), slope


def update(network: Network, rollout: Rollout, rate: float, rng: np.random.Generator) -> float:
    """A few passes of PPO over what was collected; the mean loss."""
    losses: list[float] = []
    for _ in range(EPOCHS):
        order = rng.permutation(len(rollout.actions))
        for first in range(0, len(order), MINIBATCH):
            part = rollout.rows(order[first : first + MINIBATCH])
            layers, odds, values = network.forward(part.seen, part.masks)
            loss, slope = slope_of_loss(part, odds, values)
            network.descend(network.gradients(layers, slope), rate)
            losses.append(loss)
    return float(np.mean(losses))


def wins(network: Network, opponent: str, games: int, seed: int) -> float:
    """The share of games won against a bot, a shared victory counting half; half of them in either seat."""
    points = 0.0
    for number in range(games):
        table = SingleSeat("art-robbery", players=2, seat=number % 2, opponents=opponent)
        seen, info = table.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            _, odds, _ = network.forward(seen[None], info["action_mask"][None])
            seen, reward, over, _, info = table.step(int(odds[0].argmax()))
        points += (reward + 1) / 2
    return points / games


def train(
    updates: int, seed: int, games: int, every: int, tables: int = TABLES
) -> tuple[Network, list[dict[str, float]]]:
    """Learn for so many updates, and look how good it is every so often."""
    rng = np.random.default_rng(seed)
    sampler = Sampler("art-robbery", tables, players=2, seed=seed)
    network = Network(sampler.lens.size, sampler.lens.actions, rng)
    curve: list[dict[str, float]] = []
    start = time.process_time()
    loss = 0.0
    for number in range(updates + 1):
        if number % every == 0 or number == updates:
            row = {
                "update": number,
                "decisions": number * tables * STEPS,
                "games": sampler.games,
                "seconds": round(time.process_time() - start, 1),
                "loss": round(loss, 4),
                "random": wins(network, "random", games, 10_000),
                "greedy": wins(network, "greedy", games, 20_000),
            }
            curve.append(row)
            print("  ".join(f"{name} {value:g}" for name, value in row.items()), flush=True)
        if number < updates:
            rate = RATE * (1 - number / updates)
            loss = update(network, collect(sampler, network, rng), rate, rng)
    return network, curve


def plot(curve: list[dict[str, float]]) -> str:
    """The curve as a small picture: share of games won against decisions seen."""
    most = max(row["decisions"] for row in curve)

    def line(name: str) -> str:
        return " ".join(f"{60 + 500 * row['decisions'] / most:.1f},{270 - 240 * row[name]:.1f}" for row in curve)

    ticks = "".join(
        f'<path d="M60 {270 - 240 * t / 4}h500" stroke="#ccc"/>'
        f'<text x="52" y="{274 - 240 * t / 4}" text-anchor="end">{25 * t} %</text>'
        for t in range(5)
    )
    last = curve[-1]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 320" font-family="sans-serif" font-size="12">'
        f'<rect width="660" height="320" fill="#fff"/>{ticks}'
        f'<polyline fill="none" stroke="#b8862b" stroke-width="2" points="{line("random")}"/>'
        f'<polyline fill="none" stroke="#7a2e3a" stroke-width="2" points="{line("greedy")}"/>'
        f'<text x="566" y="{274 - 240 * last["random"]:.0f}" fill="#b8862b">random {last["random"]:.0%}</text>'
        f'<text x="566" y="{274 - 240 * last["greedy"]:.0f}" fill="#7a2e3a">greedy {last["greedy"]:.0%}</text>'
        f'<text x="310" y="300" text-anchor="middle">Games won, over {most / 1e6:.1f} million decisions of self-play '
        f"({last['games']:,.0f} games, {last['seconds'] / 60:.1f} minutes of one core)</text></svg>\n"
    )


def main() -> None:
    """Read the command line, learn, and write the curve down."""
    parser = argparse.ArgumentParser(description="Teach a small network to play Art Robbery.")
    parser.add_argument("--updates", type=int, default=120, help="how long to learn")
    parser.add_argument("--tables", type=int, default=TABLES, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="to measure it by, each time")
    parser.add_argument("--every", type=int, default=10, help="updates between two measurements")
    parser.add_argument("--out", type=Path, default=Path("art-robbery-ppo"), help="where to write .csv and .svg")
    given = parser.parse_args()
    _, curve = train(given.updates, given.seed, given.games, given.every, given.tables)
    with given.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(curve[0]))
        writer.writeheader()
        writer.writerows(curve)
    given.out.with_suffix(".svg").write_text(plot(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
