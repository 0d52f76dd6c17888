"""Small positions of Master Thieves: a test names what it cares about, the rest is filled in.

Jewels are letters: "DDS" is two diamonds and a sapphire, "A1" in a drawer is the alarm of seat 1. Drawers are named by
slot and side ("top E upper"). A position is one in which roles are about to be chosen; `roles` chooses them.
"""

from __future__ import annotations

from typing import Any

from larcin.games import master_thieves
from larcin.games.master_thieves.box import JewelBox
from larcin.games.master_thieves.components import FACES, JEWELS, LEVELS, ROLES
from larcin.games.master_thieves.position import Position

GAME = master_thieves.GAME
LETTERS = "DSR"
FULL = "DDDDDDDDSS"


def table(
    drawers: dict[str, str] | None = None,
    *,
    players: int = 2,
    white: dict[int, str] | None = None,
    black: dict[int, str] | None = None,
    red: str = "",
    rubies: list[str] | None = None,
    upside_down: bool = True,
    quarters: tuple[int, int, int] = (2, 2, 2),
    numbers: dict[int, dict[str, int]] | None = None,
    round: int = 0,
    cycle: int = 0,
    played: list[str] | None = None,
    memory: str = "closed",
    turning: str = "both",
    sixth_ruby: str = "at-once",
    **more: Any,
) -> Position:
    """A position before roles are chosen.

    White cushions are full, black and red ones empty, rubies as at the start, unless they are named. Diamonds that are
    nowhere lie on the last seat's black cushion; jewels that are one too many are missing from the last white cushions.
    """
    box = JewelBox()
    box.over, box.quarters = int(upside_down), list(quarters)
    contents: list[dict[str, Any]] = [{"sides": [[], []], "rubies": [0, 0]} for _ in range(12)]
    for name, words in (drawers or {}).items():
        drawer, side = find(box, name)
        contents[drawer]["sides"][side] += things(words)
    for name in rubies if rubies is not None else []:
        drawer, side = find(box, name)
        contents[drawer]["rubies"][side] = 1
    if rubies is None:
        for level in range(3):
            contents[level * 4]["rubies"][0] = 1
            contents[level * 4 + 2]["rubies"][1] = 1
    whites = [counts((white or {}).get(seat, FULL)) for seat in range(players)]
    blacks = [counts((black or {}).get(seat, "")) for seat in range(players)]
    reds = counts(red)
    in_box = [thing for drawer in contents for side in drawer["sides"] for thing in side]
    for jewel, total in (("diamond", 8 * players + 12), ("sapphire", 2 * players)):
        placed = in_box.count(jewel) + reds[jewel] + sum(cushion[jewel] for cushion in [*whites, *blacks])
        blacks[-1][jewel] += max(0, total - placed)
        for cushion in whites[::-1]:
            excess = min(max(0, placed - total), cushion[jewel])
            cushion[jewel] -= excess
            placed -= excess
    blacks[-1]["ruby"] += 6 - sum(sum(drawer["rubies"]) for drawer in contents) - sum(b["ruby"] for b in blacks)
    dealt = [dict.fromkeys(ROLES, seat + 1) | (numbers or {}).get(seat, {}) for seat in range(players)]
    done = [list(played or [])[:round] for _ in range(players)]
    return GAME.load(
        {
            "players": players,
            "options": {"memory": memory, "turning": turning, "sixth-ruby": sixth_ruby},
            "stage": "choosing",
            "phase": "choose",
            "turn": 0,
            "round": round,
            "cycle": cycle,
            "upside_down": upside_down,
            "quarters": list(quarters),
            "drawers": contents,
            "white": [{"diamond": c["diamond"], "sapphire": c["sapphire"]} for c in whites],
            "black": blacks,
            "red": {"diamond": reds["diamond"], "sapphire": reds["sapphire"]},
            "numbers": dealt,
            "played": done,
            **more,
        }
    )


def find(box: JewelBox, name: str) -> tuple[int, int]:
    """The drawer and which of its two sides "top E upper" names now."""
    level, face, side = name.split()
    drawer = box.drawer_at(LEVELS.index(level) * 4 + FACES.index(face))
    return drawer, (box.upper(drawer) if side == "upper" else box.lower(drawer)) & 1


def things(words: str) -> list[str]:
    found: list[str] = []
    for word in words.split():
        if word[0] == "A":
            found.append(f"alarm {word[1:]}")
        else:
            found += [JEWELS[LETTERS.index(letter)] for letter in word]
    return found


def counts(letters: str) -> dict[str, int]:
    return {jewel: letters.count(letter) for jewel, letter in zip(JEWELS, LETTERS, strict=True)}


def roles(state: Position, *names: str) -> Position:
    """Seat 0 chooses the first role, seat 1 the second, and so on."""
    for seat, name in enumerate(names):
        play(state, seat, f"choose {name}")
    return state


def act(state: Position, *moves: str) -> Position:
    """Play these notations, each by the seat that is to act."""
    for move in moves:
        play(state, state.to_act[0], move)
    return state


def play(state: Position, seat: int, move: str) -> None:
    """Play a legal move."""
    action = GAME.action(move)
    why = state.why_not(seat, action)
    assert why is None, f"{move} by seat {seat}: {why}"
    state.apply(seat, action)


def legal(state: Position) -> list[str]:
    """What the one seat to act may do."""
    return [action.notation for action in state.legal(state.to_act[0])]


def inside(state: Position, name: str) -> str:
    """What lies on that side, in letters; the alarm last."""
    drawer, side = find(state.box, name)
    place = drawer * 2 + side
    letters = "D" * state.box.diamonds[place] + "S" * state.box.sapphires[place]
    owner = state.box.alarm_in(place)
    return letters if owner < 0 else f"{letters} A{owner}"


def white(state: Position, seat: int) -> str:
    return _letters(state.white[seat * 2 : seat * 2 + 2])


def black(state: Position, seat: int) -> str:
    return _letters(state.black[seat * 3 : seat * 3 + 3])


def red(state: Position) -> str:
    return _letters(state.red)


def ruby(state: Position, name: str) -> bool:
    """Does a ruby lie in the secret compartment of that side?"""
    drawer, side = find(state.box, name)
    return state.box.rubies[drawer * 2 + side] == 1


def _letters(amounts: list[int]) -> str:
    return "".join(letter * amount for letter, amount in zip(LETTERS, amounts, strict=False))
