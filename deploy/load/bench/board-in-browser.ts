import type pg from 'pg';
import { seedAccounts } from '../stack/accounts.ts';
import { seedBoards, type SeededBoard } from '../stack/boards.ts';
import { callersOf } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import {
  LATE_MS,
  notedFrames,
  noteFrames,
  openBoard,
  openBrowser,
  picture,
  signedIn,
  workOf,
  type OpenBoard,
} from './board-browser.ts';
import { loadCold, coldLoadRow, type ColdLoad } from './cold-board.ts';
import { table, waitsOf, type Waits } from './figures.ts';
import { sampled, times } from '../measuring.ts';
import { writesToScreen } from './write-to-screen.ts';

const CARDS = 5_000;
const FEW = 20;
const LOADS = 5;
const STEPS = 240;

interface Drag {
  /** Script, style and layout of one frame. */
  readonly work: Waits;
  readonly frames: number;
  readonly lateShare: number;
}

/** A way over the columns and back, in steps as a hand makes them. */
const stepAt = (step: number): { x: number; y: number } => ({
  x: 400 + 800 * Math.abs(Math.sin((step / STEPS) * Math.PI * 2)),
  y: 250 + 450 * Math.abs(Math.sin((step / STEPS) * Math.PI * 5)),
});

const dragged = async ({ page, devtools }: OpenBoard): Promise<Drag> => {
  const card = await page.locator('[data-card]').first().boundingBox();
  if (!card) throw new Error('There is no card to drag.');
  await page.mouse.move(card.x + 40, card.y + 20);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 60);
  const work: number[] = [];
  if ((await page.locator('li.opacity-50').count()) === 0) throw new Error('Nothing is dragged.');
  let before = await workOf(devtools);
  for (let step = 0; step < STEPS; step += 1) {
    const { x, y } = stepAt(step);
    await page.mouse.move(x, y);
    await picture(page);
    const after = await workOf(devtools);
    work.push(after - before);
    before = after;
  }
  // The same way again without stopping at each frame, so that frames come as they would.
  await page.evaluate(noteFrames);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.move(stepAt(step).x, stepAt(step).y);
  const frames = await notedFrames(page);
  await page.mouse.up();
  const late = frames.filter((ms) => ms > LATE_MS).length;
  return { work: waitsOf(work), frames: frames.length, lateShare: late / Math.max(1, frames.length) };
};

const report = (loads: readonly ColdLoad[], drag: Drag, few: Waits, many: Waits): string => {
  const of = (field: keyof ColdLoad): number[] => loads.map((one) => one[field]);
  const rows = table([
    ['cold board of 5,000 cards', 'median', 'worst', 'limit', 'n'],
    coldLoadRow('first card, ms', '800', of('firstCardMs')),
    coldLoadRow('DOM elements', '2500', of('nodes')),
    coldLoadRow('heap, MB', '80', of('heapMb'), 1),
    coldLoadRow('longest task, ms', '100', of('longestTaskMs')),
  ]);
  const wait = (name: string, limit: number, { n, p50, p95, p99 }: Waits): string =>
    `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${limit}), p99 ${p99.toFixed(1)} ms (n = ${n})`;
  return [
    rows,
    '',
    wait('drag, script and layout per frame', 10, drag.work),
    `drag, frames later than ${LATE_MS} ms: ${(drag.lateShare * 100).toFixed(1)} % (limit 5 %, n = ${drag.frames}, drawn in software)`,
    wait(`write by API to the other's screen, board of ${FEW}`, 50, few),
    wait(`write by API to the other's screen, board of ${CARDS}`, 100, many),
  ].join('\n');
};

/** The cost of a board of 5,000 cards in the browser, and how soon one person sees what another writes. */
export const boardInBrowser = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const emails = await seedAccounts(owner, 2);
  const ids = emails.map((email) => email.split('@')[0] ?? '');
  const boards = await seedBoards(owner, ids, [CARDS, FEW]);
  await owner.query('VACUUM ANALYZE');
  const [large, small] = boards as [SeededBoard, SeededBoard];
  const [, writer] = await callersOf(stack.tokens, ids);
  const [reader = ''] = emails;
  if (!writer) throw new Error('There is nobody who writes.');
  const browser = await openBrowser();
  try {
    // Compilation for the first visitor of a server is not of interest.
    await loadCold(browser, stack.site, reader, large);
    const loads = await sampled(times(LOADS), () => loadCold(browser, stack.site, reader, large));
    const context = await signedIn(browser, stack.site, reader);
    const drag = await dragged(await openBoard(context, large.projectId));
    const few = await writesToScreen(stack.site, writer, small, await openBoard(context, small.projectId));
    const many = await writesToScreen(stack.site, writer, large, await openBoard(context, large.projectId));
    return report(loads, drag, few, many);
  } finally {
    await browser.close();
  }
};
