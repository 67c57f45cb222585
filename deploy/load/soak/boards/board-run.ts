import { newUserIds, callersOf } from '../../stack/learners.ts';
import { seedBoards } from '../../stack/boards.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { killAndRestart, waitUntilAllReady, type Victim } from '../kill.ts';
import { BoardWindow } from './board-window.ts';
import { BoardWrites } from './board-writes.ts';

/** The processes whose death a board has to survive. */
export const boardVictims = ['gateway', 'projects', 'nats', 'redis', 'postgres'] as const satisfies readonly Victim[];

export interface BoardRunOptions {
  readonly clients: number;
  /** Commands of all clients together. */
  readonly writes: number;
  readonly killsEach: number;
  /** How long everyone continues before each kill, in ms. */
  readonly betweenMs?: number;
  readonly paceMs: number;
  readonly say: (text: string) => void;
}

export interface BoardReport {
  readonly acknowledged: number;
  readonly refused: number;
  readonly kills: number;
  /** How often a window had to read the whole board again. */
  readonly readAgain: number;
  /** Every sentence that is not true. */
  readonly wrongs: readonly string[];
}

/** By default. */
const BETWEEN_KILLS_MS = 1_500;
const SETTLE_MS = 60_000;
const CARDS = 60;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** People with open windows on one new board. */
export const openWindows = async (stack: PrivateStack, clients: number): Promise<BoardWindow[]> => {
  const userIds = newUserIds(clients);
  const [board] = await stack.withOwner((owner) => seedBoards(owner, userIds, [CARDS]));
  if (board === undefined) throw new Error('There is no board.');
  const callers = await callersOf(stack.tokens, userIds);
  const windows = callers.map((caller) => new BoardWindow(stack.site, caller, board.projectId));
  await Promise.all(windows.map((window) => window.open()));
  return windows;
};

/**
 * RTM-1: people change one board while its servers are killed one after another; in the end all windows show the stored state.
 */
export const runBoards = async (stack: PrivateStack, options: BoardRunOptions): Promise<BoardReport> => {
  const windows = await openWindows(stack, options.clients);
  const writes = new BoardWrites();
  const each = Math.ceil(options.writes / options.clients);
  const running = Promise.all(windows.map((window) => writes.run(window, each, options.paceMs)));
  let kills = 0;
  for (let round = 1; round <= options.killsEach; round += 1)
    for (const victim of boardVictims) {
      await pause(options.betweenMs ?? BETWEEN_KILLS_MS);
      await killAndRestart(stack, victim);
      await waitUntilAllReady(stack);
      kills += 1;
      options.say(`kill ${round} of ${victim}: ${writes.acknowledged.size} commands so far`);
    }
  await running;
  options.say('no more kills; the windows catch up');
  const wrongs = await compare(stack, windows, writes);
  for (const window of windows) window.close();
  return {
    acknowledged: writes.acknowledged.size,
    refused: writes.refused,
    kills,
    readAgain: windows.reduce((sum, { reads }) => sum + reads - 1, 0),
    wrongs: [...wrongs, ...writes.wrongs],
  };
};

const LOG = `SELECT sequence::int AS sequence, command_id FROM projects.project_changes WHERE project_id = $1 ORDER BY sequence`;

const compare = async (
  stack: PrivateStack,
  windows: readonly BoardWindow[],
  writes: BoardWrites,
): Promise<string[]> => {
  const [first] = windows;
  if (first === undefined) return ['there is no window'];
  const log = await stack.withOwner(
    async (owner) => (await owner.query<{ sequence: number; command_id: string }>(LOG, [first.projectId])).rows,
  );
  const until = performance.now() + SETTLE_MS;
  while (performance.now() < until && windows.some(({ sequence }) => sequence < log.length)) await pause(100);
  const fresh = await first.reader();
  const bySequence = new Map(log.map(({ sequence, command_id }) => [sequence, command_id]));
  return [
    ...log.filter(({ sequence }, index) => sequence !== index + 1).map(({ sequence }) => `${sequence} is out of turn`),
    ...windows
      .filter((window) => window.sequence !== log.length || window.hash() !== fresh.hash())
      .map(({ sequence }, index) => `window ${index} is at ${sequence} of ${log.length}, or shows something else`),
    ...[...writes.acknowledged]
      .filter(([id, sequence]) => bySequence.get(sequence) !== id)
      .map(([id]) => `${id} was acknowledged and is not in the log where it should be`),
  ];
};
