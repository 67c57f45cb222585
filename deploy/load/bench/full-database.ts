import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import type pg from 'pg';
import { seedBoards, type SeededBoard } from '../stack/boards.ts';
import { fillDatabase, rowSizes } from '../stack/full-database.ts';
import { callersOf, newUserIds, type Caller } from '../stack/learners.ts';
import { startPrivateStack, type PrivateStack } from '../stack/private-stack.ts';
import { countRefused, type Report } from '../measuring.ts';
import { median, round, table } from './figures.ts';
import { bearer, fire, post } from './load.ts';

const CONNECTIONS = 16;
const ROUNDS = 5;
const ROUND_MS = 2_000;
const CARDS = 312;
/** The required share of the rate on an empty database. */
const WANTED = 0.8;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** A product, and those who ask it: each has a board of their own. */
interface Side {
  readonly site: string;
  readonly callers: readonly Caller[];
  readonly boards: readonly SeededBoard[];
}

const pick = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)] ?? '';
const command = () => ({ command_id: randomUUID() });

/** People's usual actions, by procedure. */
const works: Readonly<Record<string, (board: SeededBoard) => object>> = {
  create_card: ({ lists }) => ({ ...command(), card_id: randomUUID(), list_id: pick(lists), title: 'Una tarea' }),
  move_cards: ({ lists, cards }) => ({ ...command(), card_ids: [pick(cards)], list_id: pick(lists) }),
  update_cards: ({ cards }) => ({ ...command(), card_ids: [pick(cards)], set: { title: `Otra ${randomUUID()}` } }),
  add_comment: ({ cards }) => ({ card_id: pick(cards), comment_id: randomUUID(), text: 'Botones de madera' }),
  read_board: () => ({}),
  list_project_changes: () => ({ after: 0 }),
  read_card: ({ cards }) => ({ card_id: pick(cards) }),
  list_card_history: ({ cards }) => ({ card_id: pick(cards) }),
  list_comments: ({ cards }) => ({ card_id: pick(cards) }),
  list_activity: () => ({}),
  find_cards: () => ({ text: 'progress<50', sort: 'due' }),
  search_cards: () => ({ search: 'botones' }),
  list_my_work: () => ({}),
  get_crico_dashboard_data: () => ({}),
};
/** Operations without a project. */
const ofAll = new Set(['list_my_work', 'get_crico_dashboard_data']);

const seed = async ({ site, tokens }: PrivateStack, owner: pg.Client): Promise<Side> => {
  const ids = newUserIds(CONNECTIONS);
  const boards: SeededBoard[] = [];
  for (const id of ids) boards.push(...(await seedBoards(owner, [id], [CARDS])));
  await owner.query('VACUUM ANALYZE');
  return { site, boards, callers: await callersOf(tokens, ids) };
};

/** Requests a second. @throws Error when not one is answered as it has to be */
const rateOf = async ({ site, callers, boards }: Side, name: string, agent: Agent): Promise<number> => {
  const work = works[name];
  const done = await fire(CONNECTIONS, ROUND_MS, agent, (lane) => {
    const [caller, board] = [callers[lane], boards[lane]];
    if (!caller || !board || !work) throw new Error('There is nobody who asks.');
    const at = ofAll.has(name) ? {} : { project_id: board.projectId };
    return post(`${site}/rest/v1/rpc/${name}`, bearer(caller), { ...at, ...work(board) });
  });
  for (const [status, count] of Object.entries(done.refused)) countRefused(status, done.firstRefused, count);
  if (done.requests === 0) throw new Error(`not one was answered 200, the first: ${done.firstRefused}`);
  return done.requests / done.seconds;
};

/** The rates of each side, round by round. */
const ratesOf = async (sides: readonly Side[], name: string, agent: Agent): Promise<number[][]> => {
  const rates: number[][] = [[], []];
  // The first round warms up.
  for (let nth = 0; nth <= ROUNDS; nth += 1)
    for (const [index, side] of sides.entries()) {
      const rate = await rateOf(side, name, agent);
      if (nth > 0) rates[index]?.push(rate);
    }
  return rates;
};

/**
 * Compares the rates of a product with a nearly empty database with those of one with a million cards and five million rows of
 * the log. Both run at the same time and are measured in turns; the disk space of these rows is reported too.
 */
export const fullDatabase = async (empty: PrivateStack, owner: pg.Client, report: Report): Promise<string> => {
  const full = await startPrivateStack({ say });
  const agent = new Agent({ keepAlive: true });
  try {
    const sizes = await full.withOwner(async (filled) => {
      await fillDatabase(filled, say);
      return rowSizes(filled);
    });
    const sides = [await seed(empty, owner), await full.withOwner(async (filled) => seed(full, filled))];
    const lines: (string | number)[][] = [['asked', 'empty/s', 'full/s', 'ratio', 'wanted']];
    for (const name of Object.keys(works)) {
      const rates = await report.measure(name, () => ratesOf(sides, name, agent));
      if (rates === undefined) continue;
      const [before = Number.NaN, after = Number.NaN] = rates.map(median);
      lines.push([name, round(before, 0), round(after, 0), (after / before).toFixed(2), WANTED]);
      say(String(lines.at(-1)));
    }
    const { cards, log, cardBytes, logBytes } = sizes;
    const gigabytes = (bytes: number): string => `${round(bytes / 1e9, 0)} GB`;
    return [
      table(lines),
      `${cards} cards of ${round(cardBytes, 0)} bytes, ${log} rows of the log of ${round(logBytes, 0)} bytes, indexes included`,
      `20 million cards would take ${gigabytes(20e6 * cardBytes)}, 100 million rows of the log ${gigabytes(100e6 * logBytes)}`,
    ].join('\n');
  } finally {
    agent.destroy();
    await full.stop();
  }
};
