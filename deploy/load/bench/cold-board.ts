import type { Browser } from 'playwright-core';
import type { SeededBoard } from '../stack/boards.ts';
import { metricsOf, openBoard, signedIn } from './board-browser.ts';
import { median, percentile, round } from './figures.ts';

/** The work of a browser without any data of a board to show it. */
export interface ColdLoad {
  readonly firstCardMs: number;
  /** Until the figures above the board count every card. */
  readonly wholeMs: number;
  readonly nodes: number;
  readonly heapMb: number;
  readonly longestTaskMs: number;
}

/** Opens a board cold and waits until it is at rest. */
export const loadCold = async (
  browser: Browser,
  site: string,
  email: string,
  { projectId, cards }: SeededBoard,
): Promise<ColdLoad> => {
  const context = await signedIn(browser, site, email);
  const { page, devtools } = await openBoard(context, projectId);
  const total = String(cards.length);
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('dd')].some(({ textContent }) => textContent === wanted),
    total,
  );
  const wholeMs = await page.evaluate(() => performance.now());
  await page.waitForTimeout(2_000);
  await devtools.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize = 0 } = await metricsOf(devtools);
  const noted = await page.evaluate(() => ({
    ...window.nivelBench,
    nodes: document.getElementsByTagName('*').length,
  }));
  await context.close();
  return {
    firstCardMs: noted.firstCard ?? Number.NaN,
    wholeMs,
    nodes: noted.nodes,
    heapMb: JSHeapUsedSize / 1_048_576,
    longestTaskMs: Math.max(0, ...noted.tasks),
  };
};

/** A line of a table: name, median, worst, limit, n. */
export const coldLoadRow = (
  name: string,
  limit: string,
  values: readonly number[],
  digits = 0,
): (string | number)[] => {
  const sorted = values.toSorted((one, other) => one - other);
  return [name, round(median(values), digits), round(percentile(sorted, 1), digits), limit, values.length];
};
