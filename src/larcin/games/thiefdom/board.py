"""The table of Thiefdom as lines of text, for who plays in a terminal: the map, what is on offer, the guilds.

Every cell of the map is two signs wide. Streets are `·`, lanterns `*`, watched spaces `!`; roofs are small letters
(t g f s c), locations capitals (M D U K S V). `a>` is guard A looking east, `na` noble A, `&&` the carriage, `2f`
Feather of the second seat.
"""

from __future__ import annotations

from larcin.core.action import seat_arg
from larcin.core.text import Say
from larcin.games.thiefdom.city_map import Building, city_map
from larcin.games.thiefdom.facts import cards
from larcin.games.thiefdom.pieces import FigureView, GuildView, ThiefView
from larcin.games.thiefdom.view import View

_ARROWS = {"north": "^", "east": ">", "south": "v", "west": "<"}
_LOCATIONS = {"market": "M", "dealer": "D", "dungeon": "U", "tavern": "K", "smuggler": "S", "villa": "V"}


def board(view: View, say: Say) -> list[str]:
    """The map, the offers, a block for each guild."""
    lines = [say("board-night", {"number": view.round, "of": view.rounds})]
    lines += _map(view)
    if view.display:
        lines.append(say("board-display", {}) + "  " + ", ".join(_card(card, say) for card in view.display))
    missions = [(place.section, place.mission) for place in view.smugglers if place.mission is not None]
    wishes = [f"{section}: {say('mission', cards()[mission].args)}" for section, mission in missions]
    lines.append(say("board-missions", {}) + "  " + ("   ".join(wishes) or "–"))
    if view.dungeon:
        lines.append(say("board-dungeon", {}) + "  " + _goods(view.dungeon, say))
    for seat, guild in enumerate(view.guilds):
        lines += _guild(view, seat, guild, say)
    if view.draft is not None:
        offered = view.draft.kept + view.draft.pack
        lines.append(say("board-draft", {}) + "  " + ", ".join(say(f"equipment-{card}", {}) for card in offered))
    return lines


def _map(view: View) -> list[str]:
    city = city_map(view.layout)
    signs: dict[str, str] = dict.fromkeys(city.streets, "· ") | dict.fromkeys(city.lanterns, "* ")
    for building in city.buildings:
        signs |= dict.fromkeys(building.cells, _roof(building) * 2)
    for figure in view.figures:
        signs |= {space: "! " for space in figure.beam if signs[space] in ("· ", "* ")}
    for figure in view.figures:
        signs[figure.space] = _figure(figure)
    for seat, guild in enumerate(view.guilds):
        for thief in guild.thieves:
            if thief.place in city.streets:
                signs[str(thief.place)] = f"{seat + 1}{thief.id[0]}"
    columns = [chr(97 + column) for column in range(city.columns - 1)]
    lines = ["    " + "".join(f"{column} " for column in columns)]
    for row in range(city.rows + 2):
        label = f"{row:>2}  " if 0 < row <= city.rows else "    "
        river = "~~" if 0 < row <= city.rows else ""
        lines.append((label + "".join(signs.get(f"{column}{row}", "  ") for column in columns) + river).rstrip())
    return lines


def _roof(building: Building) -> str:
    return building.kind[0] if building.house else _LOCATIONS[building.kind]


def _figure(figure: FigureView) -> str:
    letter = figure.id[-1]
    if figure.facing is not None:
        return letter + _ARROWS[figure.facing]
    return "&&" if figure.kind == "carriage" else "n" + letter


def _card(id_: str, say: Say) -> str:
    return f"{say(id_, {})} ({cards()[id_].cost}/{cards()[id_].vp})"


def _goods(goods: dict[str, int], say: Say) -> str:
    return ", ".join(f"{count} × {say(f'good-{good}', {})}" for good, count in goods.items())


def _guild(view: View, seat: int, guild: GuildView, say: Say) -> list[str]:
    mark = "▸" if seat in view.to_act else " "
    name = say("board-seat", {"seat": seat_arg(seat)})
    parts = [f"{mark} {name}", f"{guild.vp} " + say("board-vp", {})]
    if guild.hideout is not None:
        parts.append(say("board-hideout", {"place": guild.hideout}))
    if guild.store:
        parts.append(say("board-store", {}) + " " + _goods(guild.store, say))
    if guild.plan is not None:
        order = [say("plan-patrol" if who == "patrol" else f"thief-{who}", {}) for who in guild.plan]
        parts.append(" > ".join(order))
    return ["  ".join(parts), *(_thief(view, seat, thief, say) for thief in guild.thieves)]


def _thief(view: View, seat: int, thief: ThiefView, say: Say) -> str:
    turn = view.turn
    acting = turn is not None and turn.seat == seat and turn.thief == thief.id
    carried = [say(f"equipment-{card}", {}) for card in thief.equipment]
    if thief.ally is not None:
        carried.append(say("board-brawl", {}) if thief.brawled else say(f"client-{thief.ally}", {}))
    if thief.wanted:
        carried.append(say("board-wanted", {}))
    held = _goods(thief.goods, say) or "–"
    line = f"    {'*' if acting else ' '} {say(f'thief-{thief.id}', {}):<8} {thief.place or '–':<12} {held}"
    return line + (f"   [{', '.join(carried)}]" if carried else "")
