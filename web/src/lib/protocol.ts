// Written by `python -m larcin.server.typescript` from the server's own types. Do not edit.

export type Arg = number | string;
export type Args = Record<string, Arg>;

/** A sentence before it is put into a language: a message id and its arguments. */
export interface Sentence {
  text: string;
  args: Args;
}

/**
 * A legal action as a client lights it up: `action` is its notation, `kind` and `args` give its text and place.
 * `preview` says in a sentence what it would do, where that is certain and worth showing. A game that shows
 * more (what it costs, what it gains) subclasses this and adds typed fields: a client never reckons them
 * itself.
 */
export interface Choice {
  action: string;
  kind: string;
  args: Args;
  preview?: Sentence;
}

/** A seat's score: the total, the parts it is the sum of, and the tie-breakers in order. */
export interface ScoreLine {
  total: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
}

/** An event as one seat is told it: message `event-<kind>`, filled with `args`. */
export interface Told {
  kind: string;
  args: Args;
}

/**
 * Some equal components in a zone: `id` is the message id of their name, None where they lie face down. `play`
 * names the legal action that a click on them plays, if there is one.
 */
export interface Piece {
  id: string | null;
  count?: number;
  note?: Sentence | null;
  play?: string | null;
}

/**
 * A place where components lie, for games that bring no table of their own: `name` is a message id. A zone of a
 * seat is drawn at that seat; the others lie in the middle.
 */
export interface Zone {
  name: string;
  seat?: number | null;
  pieces?: Piece[];
  note?: Sentence | null;
}

/** What every game shows: whose decision it is, what this seat may do, and the result once there is one. */
export interface View {
  game: string;
  mode: string;
  options: Record<string, string>;
  players: number;
  seat: number | null;
  to_act: number[];
  prompt: Sentence;
  choices: Choice[];
  over: boolean;
  scores: ScoreLine[] | null;
  winners: number[];
  zones?: Zone[];
}

/**
 * What never changes in one game and everybody knows: a client gets it once, not with every view. A game adds
 * its own fields by subclassing: figures that a page shows, the map of a city.
 */
export interface Facts {
  game: string;
}

/** A stretch of the game, from one moment to another. `look` is the id of what it is about, for its colour. */
export interface Band {
  first: number;
  last: number;
  name: Sentence;
  look: string;
}

/** Something worth telling afterwards, and at which moment it happened. */
export interface Moment {
  at: number;
  told: Sentence;
}

/**
 * A row of the result: the seats that share it (partners, or one alone), its place, its points and where from.
 * Rows that nothing tells apart share a place. `tied`: another row has as many points, so what breaks ties
 * matters.
 */
export interface Rank {
  place: number;
  seats: number[];
  total: number;
  parts: Record<string, number>;
  ties: Record<string, number>;
  won: boolean;
  tied: boolean;
}

/**
 * How a game went, as one reader may know it. A game may subclass it and add what its own end shows. `points`
 * by seat, then by moment; empty while the reader may not know them. `called` names each moment, `marks` are
 * the short words under some of them (empty: none). `ranking`, `headline` and `why` are there once the game is
 * over.
 */
export interface Course {
  points: number[][];
  called: Sentence[];
  marks: string[];
  bands: Band[];
  moments: Moment[];
  ranking: Rank[];
  headline: Sentence | null;
  why: Sentence[];
}

/** An action played by a seat. */
export type Move = [seat: number, action: string];

/** The fingerprint of the position after that many moves. */
export type Check = [moves: number, fingerprint: string];

/** A whole game, finished or not. */
export interface GameRecord {
  format: number;
  game: string;
  rules: number;
  players: number;
  mode: string;
  options: Record<string, string>;
  source: "fair" | "fast";
  seed: number | string;
  names: string[];
  moves: Move[];
  checks: Check[];
  winners: number[] | null;
}

/** An official way to play, and the seat counts it is for. */
export interface ModeInfo {
  name: string;
  seats: number[];
}

/** A setting of a game. */
export interface OptionInfo {
  name: string;
  choices: string[];
  default: string;
}

/** The colours of a game's poster and of the house's own table, as CSS writes them. */
export interface PaletteInfo {
  ground: string;
  title: string;
  accent: string;
}

/**
 * A game on the shelf; `title` and `tagline` by language; `levels`: the bots made for people, weakest first.
 * `poster`: its folder has a poster.svg; `table`: the address of the table that its package built for itself.
 */
export interface GameInfo {
  slug: string;
  title: Record<string, string>;
  tagline: Record<string, string>;
  minutes: number;
  shelf: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  levels: string[];
  bots: string[];
  palette: PaletteInfo;
  poster: boolean;
  table: string | null;
}

/** The rules of a game in one language. */
export interface Rules {
  markdown: string;
}

/** The guest who asks. */
export interface Me {
  id: string;
  name: string;
}

/** A token by which a program plays under that name. */
export interface TokenInfo {
  id: string;
  name: string;
  created: string;
}

/** A new token: `token` is what the program must show. Only this answer has it. */
export interface NewToken extends TokenInfo {
  token: string;
}

/**
 * A seat of a table. `mine`: the reader sits there. `left`: the reader sat there, and may come back. `program`:
 * a program that somebody runs on another machine sits there, as a person would.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  program: boolean;
  mine: boolean;
  left: boolean;
  online: boolean;
}

/** A table as one guest sees it. `host`: the reader made it. `name`: what the host is called. */
export interface TableInfo {
  id: string;
  game: string;
  mode: string;
  options: Record<string, string>;
  players: number;
  status: "open" | "over" | "playing";
  public: boolean;
  hints: boolean;
  host: boolean;
  name: string;
  seats: SeatInfo[];
  commitment: string;
  created: string;
  next: string | null;
  to_act: number[];
}

/** One moment of a finished game: the move that led to it (none at first), the view, and what happened. */
export interface Frame {
  version: number;
  seat: number | null;
  action: string | null;
  view: View;
  events: Told[];
}

/** A finished game: its facts, how it went, and every moment of it. */
export interface Replay {
  facts: Facts;
  course: Course;
  frames: Frame[];
}

/** Why a request was refused: the sentence's id and arguments, and the sentence itself in the asker's language. */
export interface Problem {
  error: Sentence;
  message: string;
}

/** What the guest wants to be called. */
export interface Rename {
  name: string;
}

/** What the program shall be called. */
export interface MakeToken {
  name: string;
}

/** Who shall sit on a seat of a new table. `guest`: another person on the creator's own device. */
export interface SeatWish {
  kind: "bot" | "guest" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A table to be made. Without `seats`, the creator takes the first seat and the others are open. */
export interface NewTable {
  game: string;
  players?: number | null;
  mode?: string | null;
  options?: Record<string, string>;
  seats?: SeatWish[];
  public?: boolean;
  hints?: boolean;
  start?: boolean;
}

/** The name under which somebody sits down; null: the guest's own. */
export interface SitDown {
  name?: string | null;
}

/** Which bot to put on a seat. */
export interface PutBot {
  bot: string;
}

/**
 * The table as the reader's seat sees it. `fresh`: `events` is the whole history, else only what is new.
 * `course` tells how the game went, once it is over.
 */
export interface ViewMessage {
  type: "view";
  version: number;
  view: View;
  events: Told[];
  fresh: boolean;
  undo: boolean;
  course?: Course;
}

/** What never changes in this game: sent once to every connection, before its first view. */
export interface FactsMessage {
  type: "facts";
  facts: Facts;
}

/** The request was not carried out, and nothing has changed. `id` is null where the request had none. */
export interface RefusedMessage {
  type: "refused";
  id: string | null;
  reason: Sentence;
}

/** The request was carried out and is in the database. */
export interface DoneMessage {
  type: "done";
  id: string;
}

/** Somebody came, went, sat down or stood up; the game began or ended; there is a rematch. */
export interface TableMessage {
  type: "table";
  table: TableInfo;
}

/** A line of chat. `seat` is null if a spectator said it. */
export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
  at: string;
}

/** Lines of chat. `fresh`: these are all there are; otherwise only what is new. */
export interface ChatMessage {
  type: "chat";
  lines: ChatLine[];
  fresh: boolean;
}

/** Why that action is not legal now; null if it is legal. */
export interface WhyMessage {
  type: "why";
  id: string;
  reason: Sentence | null;
}

/** What a seat might do; `kind` and `args` give its text, as in a choice. */
export interface HintStep {
  seat: number;
  action: string;
  kind: string;
  args: Args;
}

/**
 * One of the reader's choices: its share of the win, how often it was tried, and what might follow. Somebody
 * who plays alone has no share: `points` says about how many points it leads to. What might follow is a guess
 * from what the reader's seat knows.
 */
export interface HintAction {
  action: string;
  share: number | null;
  points: number | null;
  visits: number;
  line: HintStep[];
}

/** What the strongest level would do on the reader's seat at the position of that version, the best first. */
export interface HintMessage {
  type: "hint";
  id: string;
  version: number;
  advice: HintAction[];
}

/** A position as the reader's seat may imagine it, as `State.dump` writes it: what is hidden is made up. */
export interface WorldMessage {
  type: "world";
  id: string;
  version: number;
  position: Record<string, unknown>;
}

/**
 * Play an action, by its notation, on the position of that version. A retry with the same `id` is harmless. An
 * older version is refused, unless all that happened since is that others made their own secret choices.
 */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: string;
}

/** Take the last action back. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** Say something to the table. */
export interface Say {
  type: "chat";
  id: string;
  text: string;
}

/** Ask why an action is not legal now. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/** Ask what to do at the position of that version. One at a time: the answer takes up to a few seconds. */
export interface AskHint {
  type: "hint";
  id: string;
  version: number;
}

/** A program asks for what the server's own bots get: the position of that version as its seat may imagine it. */
export interface Imagine {
  type: "imagine";
  id: string;
  version: number;
}

export type FromServer = FactsMessage | ViewMessage | RefusedMessage | DoneMessage | TableMessage | ChatMessage | WhyMessage | HintMessage | WorldMessage;

export type ToServer = Act | Undo | Say | Why | AskHint | Imagine;

/** Points and alibis; `risk` are the points of a Boss that would go back to the box. */
export interface ArtRobberyPurse {
  points: number;
  alibis: number;
  risk: number;
}

/** A legal action. A card that leaves a choice says no `effect` yet: it can be taken back. */
export interface ArtRobberyChoice extends Choice {
  effect?: string;
  target?: string;
  gain?: ArtRobberyPurse;
  ask?: Sentence;
  then?: Sentence;
}

/** What can be seen in front of a seat. `points` and `alibis` are those of its face-down pile, if one may know. */
export interface ArtRobberyPlace {
  cards: number;
  hand: string[] | null;
  won: number;
  points: number | null;
  alibis: number | null;
}

/** Art Robbery as one seat sees it. */
export interface ArtRobberyView extends View {
  game: "art-robbery";
  choices: ArtRobberyChoice[];
  raid: string;
  turn: number;
  card: string | null;
  wanted: string | null;
  tokens: Record<string, number | null>;
  dog: number | null;
  deck: number;
  discard: string[];
  places: ArtRobberyPlace[];
  purse: ArtRobberyPurse | null;
}

/** What is printed on a loot token. */
export interface ArtRobberyToken {
  raid: string;
  slot: string;
  value: number;
  dots: number;
}

/** The tokens of this printing by id, and two figures of the rules. */
export interface ArtRobberyFacts extends Facts {
  tokens: Record<string, ArtRobberyToken>;
  hand: number;
  fine: number;
}

/** The points are the loot in hand and in the bag after each turn, and in the end what counts. */
export interface ArtRobberyCourse extends Course {
  dots: number[][];
}

/**
 * A way to pay a card: so many dice of each colour and gold (`price` in all), and the infamy that it brings.
 * `actions` are played one after the other: paying otherwise than in the plain way is asked for first.
 */
export interface ThiefsMarketWay {
  dice: Record<string, number>;
  gold: number;
  price: number;
  infamy: number;
  actions: string[];
}

/** A legal action, with what it leads to. For a theft, `pile` and `pays` are before anything is returned. */
export interface ThiefsMarketChoice extends Choice {
  pile?: Record<string, number>;
  pays?: string[];
  ways?: ThiefsMarketWay[];
}

/**
 * A die or the pawn, the same one all game long. `seat`: in whose pile; `back`: returned and about to be
 * rolled. Actions name a kind (`take red`): any of that kind may be clicked, and the first of them is the one
 * that moves.
 */
export interface ThiefsMarketObject {
  id: string;
  kind: string;
  seat: number | null;
  back: boolean;
}

/** A card for sale. `payable`: the seats whose pile and gold would pay it now. */
export interface ThiefsMarketOffer {
  id: string;
  payable: number[];
}

/** A row of the market. Only the newest one is filled up at the end of a round. */
export interface ThiefsMarketRow {
  deck: string;
  open: boolean;
  newest: boolean;
  left: number;
  places: (ThiefsMarketOffer | null)[];
}

/**
 * A card in front of a seat, and what it is worth now (None: that hangs on infamy you do not see). `copy` is
 * what Mimetic Stew has become: icons and worth are then those of that card. `used`: its power has been, in
 * this turn.
 */
export interface ThiefsMarketOwned {
  id: string;
  copy: string | null;
  worth: number | null;
  used: boolean;
}

/** The score if the game ended now. `total` leaves out what this seat does not see of it. */
export interface ThiefsMarketStanding {
  cards: number;
  henchmen: number;
  gold: number;
  infamy: number | null;
  total: number;
}

/** What can be seen in front of a seat. `pile` lists the ids of its objects. */
export interface ThiefsMarketPlace {
  pile: string[];
  gold: number;
  infamy: number | null;
  cards: ThiefsMarketOwned[];
  icons: Record<string, number>;
  purchases: number;
  left: number | null;
  score: ThiefsMarketStanding;
}

/** A bonus of the end as it stands: what it would bring, and to whom; nothing while nobody has any. */
export interface ThiefsMarketBonus {
  kind: string;
  counts: number[];
  leaders: number[];
  points: number;
}

/** Thief's Market as one seat sees it. */
export interface ThiefsMarketView extends View {
  game: "thiefs-market";
  choices: ThiefsMarketChoice[];
  round: number;
  phase: string;
  step: string;
  first: number;
  turn: number;
  objects: ThiefsMarketObject[];
  victim: number | null;
  market: ThiefsMarketRow[];
  gone: string[];
  buying: string | null;
  places: ThiefsMarketPlace[];
  bonuses: ThiefsMarketBonus[];
}

/**
 * A card as printed: what it costs and shows, and what it does in pictograms. `use` is the notation of its
 * power, in the first of its ways, if it has one.
 */
export interface ThiefsMarketCard {
  deck: string;
  cost: string[];
  icons: string[];
  use: string | null;
  signs: string[][][];
}

/** The cards of this game by id, the icons in the order in which cards are sorted, and what everything does. */
export interface ThiefsMarketFacts extends Facts {
  cards: Record<string, ThiefsMarketCard>;
  icons: string[];
  about: Record<string, Sentence>;
}

/** The points are the scores after each round, as if it were the last. */
export interface ThiefsMarketCourse extends Course {
}

/** A legal action. A drawer that one has to remember says nothing of what it holds. */
export interface MasterThievesChoice extends Choice {
  points?: number;
}

/** How many of each kind. */
export interface MasterThievesJewels {
  diamonds: number;
  sapphires: number;
  rubies: number;
}

/** One side of a drawer: its front compartment, and the secret one behind it (rubies). */
export interface MasterThievesSide {
  jewels: MasterThievesJewels;
  alarm: number | null;
}

/**
 * A drawer. `grain` is its identity for the whole game: key its picture by it. `level` and `face` are its slot
 * now. `long` and the two sides are None where one has to remember them.
 */
export interface MasterThievesDrawer {
  grain: string;
  level: string;
  face: string;
  long: boolean | null;
  upper: MasterThievesSide | null;
  lower: MasterThievesSide | null;
}

/**
 * The drawer that lies open: all see it, until it is shut. `found` lay in its upper side when it was opened,
 * `inside` lies there now. What fell went to `fell_to`: "red", or the seat ("@2") whose alarm rang. `secret` is
 * "shut", or, for the Master Thief, "offered" (he may pull it out), "empty", "found" (he decides), "taken",
 * "left", or "fell" (and was put back on the upper side).
 */
export interface MasterThievesOpenDrawer {
  grain: string;
  level: string;
  face: string;
  seat: number;
  fell: MasterThievesJewels;
  fell_to: string | null;
  found: MasterThievesJewels;
  inside: MasterThievesJewels;
  alarm: number | null;
  secret: string;
  pulled: boolean;
  ruby: boolean;
}

/** A role card; `number` None: its owner alone knows it. */
export interface MasterThievesCard {
  role: string;
  number: number | null;
}

/** What lies in front of a seat. `hand` and `played` (in this cycle) are None where one has to remember them. */
export interface MasterThievesPlace {
  white: MasterThievesJewels;
  black: MasterThievesJewels;
  points: number;
  alarm_home: boolean;
  to_fill: number;
  cards: number;
  hand: MasterThievesCard[] | null;
  played: MasterThievesCard[] | null;
  played_count: number;
  chosen: boolean;
  card: MasterThievesCard | null;
  dropped: boolean;
}

/** A place in the order of play, from the cards that lie face up: "done", "acting" or "waiting". */
export interface MasterThievesTurn {
  seat: number;
  role: string;
  number: number;
  state: string;
}

/** Smugglers against Detectives. `outcome`: None until all cards are up, then "free", "stopped" or "clumsy". */
export interface MasterThievesHeadCount {
  smugglers: number;
  detectives: number | null;
  outcome: string | null;
}

/** Master Thieves as one seat sees it. */
export interface MasterThievesView extends View {
  game: "master-thieves";
  choices: MasterThievesChoice[];
  stage: string;
  cycle: number;
  round: number;
  rounds: number;
  turn: number | null;
  upside_down: boolean;
  drawers: MasterThievesDrawer[];
  in_view: [string, string];
  open: MasterThievesOpenDrawer | null;
  turned: boolean;
  flipped: boolean;
  red: MasterThievesJewels;
  rubies_left: number;
  places: MasterThievesPlace[];
  order: MasterThievesTurn[];
  count: MasterThievesHeadCount | null;
  drafters: number[];
  heirs: number[];
}

/** What a jewel is worth, and how many there are in this game. */
export interface MasterThievesJewel {
  points: number;
  pieces: number;
}

/** The jewels by name, the roles in the order in which they act, and how the box is built. */
export interface MasterThievesFacts extends Facts {
  jewels: Record<string, MasterThievesJewel>;
  roles: string[];
  levels: string[];
  faces: string[];
  drawers: number;
}

/** The points are black less white cushions, after the box is filled and after each round. */
export interface MasterThievesCourse extends Course {
  left: MasterThievesJewels | null;
}

/** A legal action. What it changes is left out where it changes nothing. */
export interface ThiefdomChoice extends Choice {
  ap?: number;
  vp?: number;
  goods?: Record<string, number>;
  poster?: boolean;
  points?: number;
  seen_by?: string[];
  path?: string[];
  thieves?: number;
  market?: number;
  tavern?: number;
}

/** One of tonight's activations, in order: a seat's thief or patrol; in the solo game a patrol has no seat. */
export interface ThiefdomActivationView {
  seat: number | null;
  what: string;
}

/** A thief with all it carries. The free slots of a Sack are counted with those for loot. */
export interface ThiefdomThiefView {
  id: string;
  place: string | null;
  goods: Record<string, number>;
  free_gold: number;
  free_loot: number;
  equipment?: string[];
  ally?: string | null;
  brawled?: boolean;
  wanted?: boolean;
  robbed?: string[];
  visited?: string[];
  bribed?: string[];
}

/** A seat's board. */
export interface ThiefdomGuildView {
  vp: number;
  hideout: string | null;
  store: Record<string, number>;
  stamina: boolean;
  board: number | null;
  patrol: string[];
  plan: string[] | null;
  planned: boolean;
  missions: string[];
  thieves: ThiefdomThiefView[];
}

/** One of the townsfolk; `beam` are the spaces a guard sees. `full`: the badge is there, the bag is full. */
export interface ThiefdomFigureView {
  id: string;
  kind: string;
  space: string;
  board: number;
  facing?: string | null;
  full?: boolean | null;
  beam?: string[];
}

/** What is going on: a thief's turn or a patrol. */
export interface ThiefdomTurnView {
  seat: number;
  thief: string | null;
  ap: number;
  points: number;
  moving: boolean;
  over: string | null;
  leaping: boolean;
  smoke: boolean;
  location: string | null;
  mate: string | null;
  exchange: string | null;
  figure: string | null;
  path: string[];
  lying: string[];
}

/** A place within one move: the points it costs, the places on the way, itself the last, and the price of going. */
export interface ThiefdomReach {
  points: number;
  way: string[];
  jumped?: string[];
  seen_by?: string[];
  vp?: number;
}

/** The seat's own cards of the draft; `bids` are what it has decided to buy ("sack for cane"). */
export interface ThiefdomDraftView {
  pack: string[];
  kept: string[];
  passed: string[];
  bids: string[];
}

/** A smuggler: the mission he offers, and those to come (option `strategic`), the next first. */
export interface ThiefdomSmugglerView {
  section: number;
  place: string;
  mission: string | null;
  pile: string[];
}

/** A villa: what is locked in it ("artwork" or "gem"), and the artwork if it is still there. */
export interface ThiefdomVillaView {
  place: string;
  locked: string;
  artwork: string | null;
}

/** The solo game: boards still face down, the last board and rolls, the rivals, the stars won so far. */
export interface ThiefdomSoloView {
  left: number;
  board: number | null;
  roll: number | null;
  rival_roll: number | null;
  rivals: (string | null)[];
  stars: number;
}

/** Thiefdom as one seat sees it. */
export interface ThiefdomView extends View {
  game: "thiefdom";
  choices: ThiefdomChoice[];
  stage: string;
  round: number;
  rounds: number;
  first: number;
  night: ThiefdomActivationView[];
  activation: number;
  layout: string[];
  guilds: ThiefdomGuildView[];
  figures: ThiefdomFigureView[];
  turn: ThiefdomTurnView | null;
  reach: ThiefdomReach[];
  draft: ThiefdomDraftView | null;
  display: string[];
  guests: string[];
  smugglers: ThiefdomSmugglerView[];
  villas: ThiefdomVillaView[];
  dungeon: Record<string, number>;
  equipment_deck: number;
  equipment_discard: string[];
  client_deck: number;
  client_discard: string[];
  mission_deck: number;
  solo: ThiefdomSoloView | null;
}

/** A section in its place: `x` and `y` are the column and row of its north-western cell, counted from 0. */
export interface ThiefdomSection {
  number: number;
  side: string;
  turns: number;
  x: number;
  y: number;
  columns: number;
  rows: number;
  outer: string;
  entrance: string;
  way: string;
}

/** A house or location: one place, however many cells. Doors are the spaces it is entered from. */
export interface ThiefdomBuilding {
  id: string;
  kind: string;
  house: boolean;
  section: number;
  cells: string[];
  doors: string[];
  spaces: string[];
}

/** A wall on one side of a cell. */
export interface ThiefdomWall {
  cell: string;
  way: string;
}

/** The whole city. */
export interface ThiefdomCity {
  columns: number;
  rows: number;
  river: number;
  sections: ThiefdomSection[];
  streets: string[];
  lanterns: string[];
  catacombs: string[];
  buildings: ThiefdomBuilding[];
  walls: ThiefdomWall[];
}

/** What is printed on a card or tile; `args` are those of a mission's own text. */
export interface ThiefdomCard {
  cost: number;
  vp: number;
  goods: Record<string, number>;
  deliver: Record<string, number>;
  args: Args;
}

/** The city; every card and tile by its id; the figures in the texts that explain something, by the text's id. */
export interface ThiefdomFacts extends Facts {
  city: ThiefdomCity;
  cards: Record<string, ThiefdomCard>;
  about: Record<string, Args>;
  stars: number[];
  reconstructed: string[];
}

/** The points are the markers before the first night and after each, and in the end what counts. */
export interface ThiefdomCourse extends Course {
  decider: string | null;
  stars: number;
}

/** A legal action. A card that is only chosen, and can be taken back, changes nothing yet. */
export interface CaperChoice extends Choice {
  price?: number;
  discards?: boolean;
  location?: string;
  flips?: string;
  targets?: number;
  coins?: [number, number];
  capers?: [number, number];
  points?: [number, number];
  lead?: number;
}

/** A card on the table. Everybody saw it face up, so its name is known when it is flipped, too. */
export interface CaperLaid {
  card: string;
  flipped: boolean;
}

/** A thief and its gear, the last on top. `full`: it has all the gear it can take, which is a caper. */
export interface CaperStack {
  thief: CaperLaid;
  gear: CaperLaid[];
  full: boolean;
}

/** One Mastermind's cards at a location: capers now, and the points of the prize if it were won from here now. */
export interface CaperSide {
  crew: CaperStack[];
  capers: number;
  worth: number;
  leads: boolean;
}

/** A location: its name, and both sides, cream's first. */
export interface CaperLocation {
  id: string;
  sides: CaperSide[];
}

/** What one Mastermind has besides cards at locations: seat 0 is cream, seat 1 mint. */
export interface CaperMastermind {
  coins: number;
  laundered: number;
  thieves: string[];
  gear: string[];
  goods: Record<string, number>;
}

/** What a seat holds: how many cards, and those the viewer can be sure of. */
export interface CaperHand {
  cards: number;
  known: string[];
}

/** Caper as one seat sees it. */
export interface CaperView extends View {
  game: "caper";
  choices: CaperChoice[];
  city: string;
  locations: CaperLocation[];
  masterminds: CaperMastermind[];
  hands: CaperHand[];
  supply: number;
  now: ScoreLine[];
  round: number;
  pair: number;
  pairs: number;
  turn: number;
  step: string;
  chosen: string | null;
  offer: string[];
  flipper: string | null;
  spot: string | null;
  window: string | null;
  pile: number;
  thief_deck: number;
  gear_deck: number;
  then: Sentence | null;
}

/**
 * One symbol of a card: `amount` of what it `gives`, for each set of `per` that lies here on the side `of`
 * whom. gives: "caper", "point", "coin", a good ("diamond", "painting", "antique", "joker"), "launder" (a coin
 * onto the discard), "flip" (`per` says what), "safe" (what `per` names cannot be flipped), "price" (gear of
 * the colours in `per` costs so much more), "return" (the rival returns a coin when what `per` names is
 * played), "free-play".
 */
export interface CaperSymbol {
  gives: string;
  amount: number;
  per: string[];
  of: string;
  once: boolean;
}

/** A card of this city. `reconstructed`: its cost or income is our figure, not the publisher's. */
export interface CaperCardFacts {
  type: string;
  set: string;
  colour: string | null;
  cost: number;
  copies: number;
  symbols: CaperSymbol[];
  figures: Record<string, number>;
  reconstructed: boolean;
}

/** What the winner of a location gets, and what holds there for both sides. */
export interface CaperLocationFacts {
  prize: CaperSymbol[];
  attribute: CaperSymbol[];
  figures: Record<string, number>;
}

/** A place of the round tracker. */
export interface CaperRound {
  kind: string;
  cards: number;
  starter: number;
}

/** What a seat is ("mastermind", "snitch" or "lookout"), and which Mastermind's side lies nearest to it. */
export interface CaperSeat {
  role: string;
  mastermind: number;
}

/** One game of Caper as everybody knows it from the start. */
export interface CaperFacts extends Facts {
  cards: Record<string, CaperCardFacts>;
  locations: Record<string, CaperLocationFacts>;
  rounds: CaperRound[];
  seats: CaperSeat[];
  figures: Record<string, number>;
}

/** What happened at a location: the capers of cream and of mint, each by moment; who won it, and its prize. */
export interface CaperJob {
  location: string;
  capers: number[][];
  winner: number | null;
  points: number;
}

/** The winner's picture: a location, and the thieves who stand in front of it. */
export interface CaperScene {
  location: string;
  crew: string[];
}

/** The points are what each seat would have scored after each card; the capers are told by location. */
export interface CaperCourse extends Course {
  jobs: CaperJob[];
  scene: CaperScene | null;
}

export type AnyView = ArtRobberyView | ThiefsMarketView | MasterThievesView | ThiefdomView | CaperView;
