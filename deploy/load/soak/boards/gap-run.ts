import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProjectDelta } from '@nivel/contracts/projects/project-delta';
import { sampled, times } from '../../measuring.ts';
import { percentile } from '../../bench/figures.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { openWindows } from './board-run.ts';
import type { BoardWindow } from './board-window.ts';

export interface GapReport {
  readonly rounds: number;
  readonly wrongs: readonly string[];
  /** From the last answer of a round until every window showed all of it, in ms. */
  readonly p50: number;
  readonly p95: number;
}

const PATIENCE_MS = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The cards of the list, from top to bottom, as this window shows them. */
const orderIn = ({ rows }: BoardWindow, listId: string): { id: string; position: string }[] =>
  [...(rows?.cards.values() ?? [])]
    .filter(({ list_id }) => list_id === listId)
    .map(({ id, position }) => ({ id, position }))
    .sort((one, other) => (one.position < other.position ? -1 : 1));

/** RTM-2: everybody puts a card into the same gap at the same moment, again and again. */
export const runGaps = async (stack: PrivateStack, clients: number, rounds: number): Promise<GapReport> => {
  const windows = await openWindows(stack, clients);
  const [first] = windows;
  const list_id = first?.rows?.lists.keys().next().value;
  if (first === undefined || list_id === undefined) throw new Error('There is no list.');
  const waits: number[] = [];
  const wrongs: string[] = [];
  await sampled(times(rounds), async (round) => {
    const [before] = orderIn(first, list_id);
    const answers = await Promise.all(
      windows.map((window) =>
        window.ask('create_card', {
          command_id: randomUUID(),
          card_id: randomUUID(),
          title: `Tarea ${round}`,
          list_id,
          before: before?.id ?? null,
        }),
      ),
    );
    const answeredAt = performance.now();
    const refused = answers.filter(({ status }) => status !== 200);
    if (refused.length > 0) {
      wrongs.push(`round ${round}: ${JSON.stringify(refused[0])}`);
      return;
    }
    const last = Math.max(...answers.map(({ body }) => (body as ProjectDelta).sequence));
    while (windows.some(({ sequence }) => sequence < last) && performance.now() - answeredAt < PATIENCE_MS)
      await pause(1);
    const shownAt = Math.max(...windows.map(({ heldAt }) => heldAt.get(last) ?? Number.POSITIVE_INFINITY));
    waits.push(Math.max(0, shownAt - answeredAt));
    const orders = windows.map((window) => orderIn(window, list_id));
    const positions = orders[0]?.map(({ position }) => position) ?? [];
    if (new Set(positions).size !== positions.length) wrongs.push(`round ${round}: two cards have one position`);
    if (orders.some((order) => !isDeepStrictEqual(order, orders[0]))) wrongs.push(`round ${round}: several orders`);
  });
  for (const window of windows) window.close();
  const sorted = waits.toSorted((a, b) => a - b);
  return { rounds, wrongs, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
};
