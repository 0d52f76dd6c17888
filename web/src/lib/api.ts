// The server's HTTP interface, one function a request.
import type { GameInfo, Me, NewTable, NewToken, Problem, Replay, Rules, TableInfo, TokenInfo } from "./protocol";
import type { Args, Language } from "./text";

/** A request the server refused: the sentence's id and arguments, and the sentence as the server put it. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: string;
  readonly args: Args;

  constructor(status: number, text: string, args: Args, message: string) {
    super(message);
    this.status = status;
    this.text = text;
    this.args = args;
  }
}

export const games = () => ask<GameInfo[]>("GET", "/games");
export const rules = (slug: string, lang: Language) => ask<Rules>("GET", `/games/${slug}/rules?lang=${lang}`);
/** The sentences of a game that this client was not built with, as Fluent writes them. */
export const words = async (slug: string, lang: Language) =>
  (await fetched("GET", `/games/${slug}/text/${lang}`)).text();
export const me = () => ask<Me>("GET", "/me");
export const rename = (name: string) => ask<Me>("PUT", "/me", { name });
export const tokens = () => ask<TokenInfo[]>("GET", "/me/tokens");
export const makeToken = (name: string) => ask<NewToken>("POST", "/me/tokens", { name });
export const takeTokenBack = (id: string) => ask<TokenInfo[]>("DELETE", `/me/tokens/${id}`);
export const openTables = () => ask<TableInfo[]>("GET", "/tables");
export const myTables = () => ask<TableInfo[]>("GET", "/tables/mine");
export const table = (id: string) => ask<TableInfo>("GET", `/tables/${id}`);
export const newTable = (wish: NewTable) => ask<TableInfo>("POST", "/tables", wish);
export const sit = (id: string, seat: number, name?: string) =>
  ask<TableInfo>("POST", `/tables/${id}/seats/${seat}`, name ? { name } : {});
export const stand = (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`);
export const putBot = (id: string, seat: number, bot: string) =>
  ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}`, { bot });
export const start = (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`);
export const rematch = (id: string) => ask<TableInfo>("POST", `/tables/${id}/rematch`);
export const record = (id: string) => ask<{ seed: number | string }>("GET", `/tables/${id}/record`);
export const replay = (id: string, seat: number | null) =>
  ask<Replay>("GET", `/tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** The address of a table's live line, for a seat of ours or (null) a spectator. */
export function liveAddress(id: string, seat: number | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/api/tables/${id}/live${seat === null ? "" : `?seat=${seat}`}`;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await fetched(method, path, body)).json()) as T;
}

async function fetched(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch("/api" + path, {
      method,
      headers: {
        "Accept-Language": document.documentElement.lang,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "no-answer", {}, "The server does not answer.");
  }
  if (answer.ok) return answer;
  const problem = await readProblem(answer);
  if (problem) throw new Refusal(answer.status, problem.error.text, problem.error.args, problem.message);
  throw new Refusal(answer.status, "went-wrong", { status: answer.status }, answer.statusText);
}

async function readProblem(answer: Response): Promise<Problem | null> {
  try {
    const body = (await answer.json()) as Partial<Problem>;
    return body.error && typeof body.message === "string" ? (body as Problem) : null;
  } catch {
    return null;
  }
}
