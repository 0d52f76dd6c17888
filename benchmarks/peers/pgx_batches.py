"""pgx on a CPU, though it is made for GPUs: 1,024 games at once in one compiled loop, on one thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from clock import Row, rate, report, seconds_wanted
from pgx.experimental import auto_reset

GAMES = ("leduc_holdem", "sparrow_mahjong")
BATCH = 1024
STEPS = 10  # in one call of the compiled loop


def random_games(env: Any) -> Callable[[], int]:  # Any: pgx's and JAX's own types
    """So many decisions in every game of the batch; a game that ends begins anew."""
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, for_choice, for_step = jax.random.split(key, 3)
        legal = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(for_choice, legal, axis=-1)
        return (step(state, action, jax.random.split(for_step, BATCH)), key), None

    many = jax.jit(lambda carried: jax.lax.scan(one, carried, None, length=STEPS)[0])
    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH))
    carried = jax.block_until_ready(many((first, jax.random.PRNGKey(1))))

    def work() -> int:
        nonlocal carried
        carried = jax.block_until_ready(many(carried))
        return BATCH * STEPS

    return work


def rows(seconds: float) -> Iterator[Row]:
    for name in GAMES:
        env = pgx.make(name)
        decisions, _ = rate(random_games(env), seconds)
        yield Row("pgx", name, f"batch of {BATCH:,}", "decisions", decisions, 0.0, env.num_players)


if __name__ == "__main__":
    report(list(rows(seconds_wanted())))
