// boardgame.io in node: tic-tac-toe as in its tutorial, and Art Robbery (2 seats) as the same work.
//
//   node boardgame_io.mjs <seconds>        prints rows as benchmarks/clock.py does
//   node boardgame_io.mjs trace <games>    prints whole games of Art Robbery, for same_work.py to check
//
// Moves go through its game reducer, as in its own bots: the quickest way it has, with no client, server or undo.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv, cpuUsage, env } from 'node:process';

const require = createRequire(join(env.PEERS ?? '.', 'package.json'));
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

// Tic-tac-toe, from the tutorial

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const TicTacToe = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: Array(9).fill(null) }),
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
  ai: {
    enumerate: (G) => G.cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : [])),
  },
};

// Art Robbery, the corrected printing

const CARDS = ['0', '1', '2', '3', '4', '5', 'boss', 'dog', 'thief'];
const COPIES = [6, 6, 6, 6, 6, 6, 6, 6, 7];
const DOG = 7, THIEF = 8, HAND = 5;
const TOKENS = ['0', '1', '2', '3a', '3b', '3c', '4', '5', 'boss'];
const VALUES = [0, 1, 2, 3, 3, 3, 4, 5, 5];
const FOUR = 6, FIVE = 7, BOSS = 8;
const WANTED = [[0], [1], [2], [3, 4, 5], [6], [7], [8], [], TOKENS.map((_, token) => token)];
const ALIBIS = [
  [2, 1, 1, 0, 0, 0, 0, 0, 0],
  [2, 1, 1, 1, 0, 0, 0, 0, 0],
  [3, 1, 1, 1, 0, 0, 0, 0, 0],
  [3, 2, 1, 1, 0, 0, 0, 0, 0],
];
const CENTRE = -1, NOBODY = -1, NOTHING = -1;

function targets(G, card, seat) {
  const wanted = WANTED[card];
  const free = wanted.filter((token) => G.front[token] === CENTRE);
  if (free.length || card === THIEF) return free;
  return wanted.filter((token) => G.front[token] !== seat);
}

function endTurn({ G, ctx, events, random }) {
  const seat = Number(ctx.currentPlayer);
  G.card = NOTHING;
  G.wanted = NOTHING;
  G.hands[seat].push(G.deck.pop());
  if (!G.deck.length) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  if (G.front.includes(CENTRE)) {
    events.endTurn();
    return;
  }
  const boss = G.front[BOSS];
  G.front.forEach((holder, token) => {
    if (token !== BOSS || G.front[FOUR] === boss || G.front[FIVE] === boss) {
      G.loot[holder] += VALUES[token];
      G.alibis[holder] += ALIBIS[G.raid][token];
    }
  });
  G.raid += 1;
  if (G.raid === ALIBIS.length) {
    events.endGame(points(G, ctx.numPlayers));
    return;
  }
  G.front = Array(TOKENS.length).fill(CENTRE);
  if (G.dog === NOBODY) events.endTurn();
  else events.endTurn({ next: String(G.dog) });
}

function points(G, players) {
  const fewest = Math.min(...G.alibis);
  if (players > 2) return G.loot.map((loot, seat) => (G.alibis[seat] === fewest ? 0 : loot));
  return G.loot.map((loot, seat) => (G.alibis[seat] < G.alibis[1 - seat] ? loot - 10 : loot));
}

function resolve(context, token) {
  const { G, ctx, events } = context;
  const seat = Number(ctx.currentPlayer);
  if (G.front[token] !== CENTRE && G.front[token] === G.dog) {
    G.wanted = token;
    events.setActivePlayers({ value: { [G.dog]: 'answer' } });
    return;
  }
  G.front[token] = seat;
  endTurn(context);
}

const ArtRobbery = {
  name: 'art-robbery',
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(CARDS.flatMap((_, card) => Array(COPIES[card]).fill(card)));
    const hands = Array.from({ length: ctx.numPlayers }, () => deck.splice(-HAND));
    const nothing = Array(ctx.numPlayers).fill(0);
    return {
      raid: 0, front: Array(TOKENS.length).fill(CENTRE), loot: nothing, alibis: [...nothing], dog: NOBODY,
      card: NOTHING, wanted: NOTHING, hands, deck, discard: [], first: random.Die(ctx.numPlayers) - 1,
    };
  },
  turn: {
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    stages: {
      answer: {
        moves: {
          give: (context, what) => {
            const { G, ctx } = context;
            if (what === 'dog') G.dog = Number(ctx.currentPlayer);
            else G.front[G.wanted] = Number(ctx.currentPlayer);
            endTurn(context);
          },
        },
      },
    },
  },
  moves: {
    play: (context, card) => {
      const { G, ctx } = context;
      const seat = Number(ctx.currentPlayer);
      const place = G.hands[seat].indexOf(card);
      if (place < 0 || G.card !== NOTHING) return INVALID_MOVE;
      G.hands[seat].splice(place, 1);
      G.discard.push(card);
      if (card === DOG) G.dog = seat;
      const found = targets(G, card, seat);
      if (!found.length) endTurn(context);
      else if (found.length === 1) resolve(context, found[0]);
      else G.card = card;
    },
    choose: (context, token) => {
      if (context.G.card === NOTHING) return INVALID_MOVE;
      resolve(context, token);
    },
  },
  ai: {
    enumerate: (G, ctx) => {
      if (G.wanted !== NOTHING) return ['loot', 'dog'].map((what) => ({ move: 'give', args: [what] }));
      const seat = Number(ctx.currentPlayer);
      if (G.card !== NOTHING) return targets(G, G.card, seat).map((token) => ({ move: 'choose', args: [token] }));
      return [...new Set(G.hands[seat])].map((card) => ({ move: 'play', args: [card] }));
    },
  },
};

// The loop

function start(game, seed) {
  return InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
}

function toAct(ctx) {
  return ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;
}

function play(game, reducer, seed, watch) {
  let state = start(game, seed);
  let decisions = 0;
  watch?.begin(state);
  while (state.ctx.gameover === undefined) {
    const moves = game.ai.enumerate(state.G, state.ctx);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    const playerID = toAct(state.ctx);
    const next = reducer(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    watch?.move(state, moves, { move, args }, Number(playerID), next);
    state = next;
    decisions += 1;
  }
  watch?.end(state);
  return decisions;
}

function cpuSeconds() {
  const { user, system } = cpuUsage();
  return (user + system) / 1e6;
}

function measure(game, seconds) {
  const configured = ProcessGameConfig(game);
  const reducer = CreateGameReducer({ game });
  for (let warm = 0; warm < 30; warm += 1) play(configured, reducer, `warm ${warm}`);
  let decisions = 0, games = 0, spent = 0;
  const begun = cpuSeconds();
  while (spent < seconds) {
    decisions += play(configured, reducer, `game ${games}`);
    games += 1;
    spent = cpuSeconds() - begun;
  }
  return {
    who: 'boardgame.io', what: game.name, how: 'game reducer in node', unit: 'decisions',
    rate: decisions / spent, games: games / spent, seats: 2, mode: '',
  };
}

function named(G, { move, args }) {
  if (move === 'give') return `give ${args[0]}`;
  if (move === 'play') return `play ${CARDS[args[0]]}`;
  const [token] = args;
  return G.front[token] === CENTRE ? `take ${TOKENS[token]}` : `steal ${TOKENS[token]} from ${G.front[token]}`;
}

function trace(games) {
  const reducer = CreateGameReducer({ game: ArtRobbery });
  const told = [];
  for (let number = 0; number < games; number += 1) {
    const moves = [];
    let first;
    play(ProcessGameConfig(ArtRobbery), reducer, `trace ${number}`, {
      begin: ({ G }) => { first = { hands: G.hands, deck: G.deck, turn: G.first }; },
      move: ({ G }, legal, chosen, seat, next) =>
        moves.push({ seat, legal: legal.map((one) => named(G, one)), chosen: named(G, chosen), deck: next.G.deck }),
      end: ({ ctx }) => told.push({ ...first, moves, points: ctx.gameover }),
    });
  }
  return told;
}

if (argv[2] === 'trace') console.log(JSON.stringify(trace(Number(argv[3]))));
else console.log(JSON.stringify({ rows: [TicTacToe, ArtRobbery].map((game) => measure(game, Number(argv[2] ?? 0.2))) }));
