"""What a seat sees of Thiefdom: everything but the others' draft, plans not yet shown, and the order of the decks."""

from __future__ import annotations

from collections.abc import Sequence

from larcin.core import view as core
from larcin.core.action import Arg, seat_arg
from larcin.core.view import Sentence, shared
from larcin.games.thiefdom.box import (
    CARRIAGE,
    CLIENTS,
    DELTA,
    DIRECTIONS,
    DRAFT,
    DRAFT_BUYS,
    EQUIPMENT,
    FIRST_ART,
    FOLK,
    GOLD_SLOTS,
    GOODS,
    GUARDS,
    KINDS,
    LOCATIONS,
    MISSIONS,
    NONE,
    PATROL,
    PATROLS,
    PLACES,
    ROUNDS,
    SMUGGLER_SECTIONS,
    THIEVES,
    VILLA_SECTIONS,
)
from larcin.games.thiefdom.components import ORDERS, place_arg
from larcin.games.thiefdom.movement import points_of
from larcin.games.thiefdom.pieces import (
    ActivationView,
    DraftView,
    FigureView,
    GuildView,
    SmugglerView,
    SoloView,
    ThiefView,
    TurnView,
    VillaView,
)
from larcin.games.thiefdom.planning import activations, seat_of, what_of
from larcin.games.thiefdom.position import Position
from larcin.games.thiefdom.previews import Choice, choices
from larcin.games.thiefdom.reach import Reach, reach
from larcin.games.thiefdom.reading import bits_of, goods_in, names_of, one_of, place_name
from larcin.games.thiefdom.solo import stars
from larcin.games.thiefdom.tabletop import (
    DEALS,
    EXCHANGE,
    HIDING,
    KEEPING,
    LOCATION,
    MOVE,
    OVERFLOW,
    PLANNING,
    SEEN,
    SHOPPING,
    STAGES,
    TAVERN_GUESTS,
    TELEPORTING,
    TURN,
    WALKING,
)


class View(core.View, kw_only=True):
    """Thiefdom as one seat sees it."""

    choices: Sequence[Choice]
    stage: str
    round: int
    rounds: int
    first: int
    night: list[ActivationView]  # empty until the plans are shown
    activation: int  # how many of them are over
    layout: tuple[str, ...]  # the city's sections as they lie; its map is in the facts
    guilds: list[GuildView]
    figures: list[FigureView]
    turn: TurnView | None
    reach: list[Reach]  # for the seat that moves a thief
    draft: DraftView | None
    display: list[str]  # message ids, as those of the cards in the facts
    guests: list[str]
    smugglers: list[SmugglerView]
    villas: list[VillaView]
    dungeon: dict[str, int]
    equipment_deck: int
    equipment_discard: list[str]
    client_deck: int
    client_discard: list[str]
    mission_deck: int
    solo: SoloView | None


def look(t: Position, seat: int | None) -> View:
    """The view of a position; what it may not know is not read."""
    acting = seat is not None and seat in t.to_act
    return View(
        **shared(t, seat, _prompt(t, seat), [] if seat is None else choices(t, seat)),
        stage=STAGES[t.stage],
        round=t.round,
        rounds=ROUNDS,
        first=t.first,
        night=_night(t),
        activation=t.activation,
        layout=t.city.layout,
        guilds=[_guild(t, seat, other) for other in range(t.players)],
        figures=[_figure(t, figure) for figure in range(len(FOLK)) if t.folk[figure] != NONE],
        turn=_turn(t),
        reach=reach(t) if acting else [],
        draft=_draft(t, seat) if seat is not None and t.stage in (KEEPING, SHOPPING) else None,
        display=[f"equipment-{EQUIPMENT[tool]}" for tool in t.display],
        guests=[f"client-{CLIENTS[client]}" for client in t.guests],
        smugglers=[
            SmugglerView(
                section,
                f"smuggler-{section}",
                one_of(MISSIONS, t.mission[s]),
                names_of(MISSIONS, t.piles[s][::-1]),
            )
            for s, section in enumerate(SMUGGLER_SECTIONS)
            if section in t.city.outer
        ],
        villas=[
            VillaView(
                f"villa-{section}",
                "artwork" if t.lock[v] == FIRST_ART else "gem",
                None if t.villa_art[v] == NONE else GOODS[FIRST_ART + t.villa_art[v]],
            )
            for v, section in enumerate(VILLA_SECTIONS)
            if t.lock[v] != NONE
        ],
        dungeon=goods_in(t.dungeon, 0),
        equipment_deck=len(t.tool_deck),
        equipment_discard=names_of(EQUIPMENT, t.tool_discard),
        client_deck=len(t.client_deck),
        client_discard=names_of(CLIENTS, t.client_discard),
        mission_deck=len(t.mission_deck),
        solo=_solo(t) if t.players == 1 else None,
    )


def _night(t: Position) -> list[ActivationView]:
    if t.stage <= PLANNING or NONE in t.plans:
        return []
    return [
        ActivationView(
            None if t.players == 1 and what_of(t, a) == PATROL else seat_of(t, a), [*THIEVES, "patrol"][what_of(t, a)]
        )
        for a in range(activations(t))
    ]


def _guild(t: Position, seat: int | None, other: int) -> GuildView:
    shown = t.stage != PLANNING or other == seat
    plan = t.plans[other]
    board = t.boards[other] if t.players > 1 else NONE
    return GuildView(
        vp=t.vp[other],
        hideout=place_name(t.hideout[other]),
        store=goods_in(t.store, other * KINDS),
        stamina=not t.tired[other],
        board=board + 1 if board != NONE else None,
        patrol=names_of(FOLK, PATROLS[t.players][board]) if board != NONE else [],
        plan=names_of([*THIEVES, "patrol"], ORDERS[plan]) if shown and plan != NONE else None,
        planned=plan != NONE,
        missions=names_of(MISSIONS, t.fulfilled[other]),
        thieves=[_thief(t, thief) for thief in t.thieves_of(other)],
    )


def _thief(t: Position, thief: int) -> ThiefView:
    return ThiefView(
        id=THIEVES[thief % 3],
        place=place_name(t.where[thief]),
        goods=goods_in(t.bag, thief * KINDS),
        free_gold=max(0, GOLD_SLOTS - t.bag[thief * KINDS]),
        free_loot=t.loot_room(thief),
        equipment=names_of(EQUIPMENT, [tool for tool in t.tools[thief * 2 : thief * 2 + 2] if tool != NONE]),
        ally=one_of(CLIENTS, t.ally[thief]),
        brawled=t.brawled[thief],
        wanted=t.wanted[thief],
        robbed=bits_of(FOLK, t.robbed[thief]),
        visited=bits_of(LOCATIONS, t.visited[thief]),
        bribed=bits_of(FOLK, t.bribed[thief]),
    )


def _figure(t: Position, figure: int) -> FigureView:
    space = t.folk[figure]
    beam: list[str] = []
    facing = None
    if figure < GUARDS:
        way = t.facing[figure]
        facing = DIRECTIONS[way]
        beam = [PLACES[space + DELTA[way] * step] for step in range(1, t.city.reach[space * 4 + way] + 1)]
    board = next(number for number, figures in enumerate(PATROLS[t.players]) if figure in figures)
    return FigureView(
        id=FOLK[figure],
        kind=FOLK[figure].partition("-")[0],
        space=PLACES[space],
        facing=facing,
        full=t.full[figure] if figure < CARRIAGE else None,
        beam=beam,
        board=board + 1,
    )


def _turn(t: Position) -> TurnView | None:
    if t.over or t.stage <= PLANNING:
        return None
    return TurnView(
        seat=t.to_act[0],
        thief=None if t.actor == NONE else THIEVES[t.actor % 3],
        ap=t.ap,
        points=t.points,
        moving=t.moving,
        over=place_name(t.hover),
        leaping=t.leaping,
        smoke=t.smoke,
        location=place_name(t.location),
        mate=None if t.mate == NONE else THIEVES[t.mate % 3],
        exchange=None if t.mate == NONE else DEALS[t.deal],
        figure=one_of(FOLK, t.walker),
        path=names_of(PLACES, t.path) if t.walker != NONE else [],
        lying=[f"{thief // 3} {THIEVES[thief % 3]}" for thief in t.lying],
    )


def _draft(t: Position, seat: int) -> DraftView:
    pack = t.packs[seat] if t.choices[seat] == NONE else [card for card in t.packs[seat] if card != t.choices[seat]]
    kept = t.kept[seat] + ([] if t.choices[seat] == NONE or t.stage != KEEPING else [t.choices[seat]])
    return DraftView(
        pack=names_of(EQUIPMENT, pack),
        kept=names_of(EQUIPMENT, kept),
        passed=names_of(EQUIPMENT, t.passed[seat]),
        bids=[f"{EQUIPMENT[bid // 3]} for {THIEVES[bid % 3]}" for bid in t.bids[seat]],
    )


def _solo(t: Position) -> SoloView:
    rolled = t.rolls[0] != NONE
    return SoloView(
        left=len(t.stack),
        board=t.boards[0] + 1 if rolled else None,
        roll=t.rolls[0] if rolled else None,
        rival_roll=t.rolls[1] if t.rolls[1] != NONE else None,
        rivals=[place_name(t.where[thief]) for thief in range(3, 6)],
        stars=stars(t.vp[0]),
    )


# The prompt and the choices

_PROMPTS = {
    KEEPING: "keep",
    SHOPPING: "shop",
    HIDING: "hideout",
    PLANNING: "plan",
    TURN: "turn",
    MOVE: "move",
    EXCHANGE: "exchange",
    LOCATION: "location",
    TAVERN_GUESTS: "guests",
    TELEPORTING: "teleport",
    OVERFLOW: "overflow",
    SEEN: "seen",
    WALKING: "walk",
}


def _prompt(t: Position, seat: int | None) -> Sentence:
    if t.over:
        return Sentence("prompt-over")
    name = _PROMPTS[t.stage]
    acting = seat is not None and seat in t.to_act
    args: dict[str, Arg] = {"seat": seat_arg(seat if acting and seat is not None else t.to_act[0])}
    if t.stage == KEEPING:
        args |= {"n": t.draft_step + 1, "of": DRAFT}
    elif t.stage == SHOPPING:
        args["most"] = DRAFT_BUYS
    elif t.stage == PLANNING:
        args["number"] = t.round
    elif t.stage == WALKING:
        args["figure"] = "figure-" + FOLK[t.walker]
    elif t.actor != NONE:
        args["thief"] = "thief-" + THIEVES[t.actor % 3]
        args["ap"] = t.ap
        if t.stage == TURN:
            args["steps"] = points_of(t, t.actor)
        elif t.stage == TAVERN_GUESTS:
            args["n"] = len(t.guests)
        elif t.stage == MOVE:
            name = "leap" if t.leaping else "jump" if t.hover != NONE else "move"
            args["points"] = t.points
        elif t.stage == LOCATION:
            args["place"] = place_arg(t.location)
        elif t.stage == EXCHANGE:
            args["mate"] = "thief-" + THIEVES[t.mate % 3]
    return Sentence(f"prompt-{name}" if acting else f"prompt-{name}-wait", args)
