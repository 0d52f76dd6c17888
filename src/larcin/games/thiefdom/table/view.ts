// The view in this table's words: cells of the map as places on the paper, and what is where.
import type {
  ThiefdomBuilding,
  ThiefdomCard,
  ThiefdomChoice,
  ThiefdomCity,
  ThiefdomFacts,
  ThiefdomFigureView,
  ThiefdomGuildView,
  ThiefdomThiefView,
  ThiefdomView,
} from "$lib/protocol";

import { sign } from "./geometry";

export type CityData = ThiefdomCity;
export type Building = ThiefdomBuilding;
export type Figure = ThiefdomFigureView;
export type Guild = ThiefdomGuildView;
export type Thief = ThiefdomThiefView;
export type Printed = ThiefdomCard;
export type NightView = ThiefdomView;
export type NightFacts = ThiefdomFacts;
export type Choice = ThiefdomChoice;

/** The side of a cell on the paper. */
export const UNIT = 40;

export interface Point {
  x: number;
  y: number;
}

/** The column and row of a cell: "k7" is column 10, row 7; the first row of the city is 1, the villas lie in row 0. */
export function cell(name: string): { column: number; row: number } {
  return { column: name.charCodeAt(0) - 97, row: Number(name.slice(1)) };
}

export const isCell = (place: string): boolean => /^[a-z]\d+$/.test(place);

/** The north-western corner of a cell. */
export function corner(name: string): Point {
  const { column, row } = cell(name);
  return { x: column * UNIT, y: row * UNIT };
}

/** The middle of a cell. */
export function middle(name: string): Point {
  const { x, y } = corner(name);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** How large the paper is: the city and a row of villas and catacombs above and below. */
export function paper(city: CityData): { width: number; height: number } {
  return { width: city.columns * UNIT, height: (city.rows + 2) * UNIT };
}

/** The place an argument or action names: "place-market-3" or "step k7" both end in it. */
export const placeOf = (text: unknown): string => String(text).replace(/^place-/, "");

export interface Standing extends Point {
  seat: number;
  thief: Thief;
}

/** Every thief on the map and where it stands; several in one building stand side by side. */
export function standing(view: NightView, spots: ReadonlyMap<string, Point>): Standing[] {
  const crowd = new Map<string, number>();
  return view.guilds.flatMap((guild, seat) =>
    guild.thieves.flatMap((thief): Standing[] => {
      if (thief.place === null) return [];
      const home = isCell(thief.place) ? middle(thief.place) : spots.get(thief.place);
      if (!home) return [];
      const before = crowd.get(thief.place) ?? 0;
      crowd.set(thief.place, before + 1);
      const shift = isCell(thief.place) ? 0 : (before - 1) * 15;
      return [
        {
          seat,
          thief,
          x: home.x + shift,
          y: home.y + (isCell(thief.place) ? -2 : 6),
        },
      ];
    }),
  );
}

/** Where each building is shown and pressed: at its sign. */
export function signs(city: CityData): Map<string, Point> {
  return new Map(city.buildings.map(({ id, cells }) => [id, sign(cells)]));
}

/** Where a place is on the paper. */
export function spotOf(place: string, at: ReadonlyMap<string, Point>): Point | null {
  return isCell(place) ? middle(place) : (at.get(place) ?? null);
}

/** The space or building at a point of the paper. */
export function placeAt(city: CityData, { x, y }: Point): string | null {
  const name = `${String.fromCharCode(97 + Math.floor(x / UNIT))}${Math.floor(y / UNIT)}`;
  const building = city.buildings.find(({ cells }) => cells.includes(name));
  return building?.id ?? (city.streets.includes(name) ? name : null);
}

/** Where the acting thief or the walking figure is. */
export function acting({ turn, guilds, figures }: NightView): string | null {
  if (!turn) return null;
  if (turn.figure) return turn.path.at(-1) ?? figures.find(({ id }) => id === turn.figure)?.space ?? null;
  if (turn.over) return turn.over;
  return guilds[turn.seat]?.thieves.find(({ id }) => id === turn.thief)?.place ?? null;
}

/** A seat as an argument of a text. */
export const at = (seat: number): string => `@${seat}`;

/** Goods one by one, gold first: what fills the slots of a board. */
export function listed(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([good, many]) => Array<string>(many).fill(good));
}

/** A thief's loot piece by piece; its gold has slots of its own. */
export const lootOf = ({ goods }: Thief): string[] => listed(goods).filter((good) => good !== "gold");
