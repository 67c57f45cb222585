import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { LATE_MS, notedFrames, noteFrames, picture, workOf } from './board-browser.ts';
import { waitsOf } from './figures.ts';

const STEPS = 240;
/** A turn of the wheel, and a page at once. */
const TURN_PX = 137;
const PAGE_PX = 700;

/** Script, style and layout of each frame in which the table has been scrolled by this much. */
const scrolledBy = async (page: Page, devtools: CDPSession, px: number): Promise<number[]> => {
  const work: number[] = [];
  let before = await workOf(devtools);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, step < STEPS / 2 ? px : -px);
    await picture(page);
    const after = await workOf(devtools);
    work.push(after - before);
    before = after;
  }
  return work;
};

/** The cost of scrolling the table of all cards of a project in the browser. */
export const tableScrolled = async (context: BrowserContext, projectId: string): Promise<string> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  await page.goto(`/crico/dashboard?project=${projectId}&view=table&size=all`);
  await page.locator('[data-row]').first().waitFor({ timeout: 120_000 });
  await page.waitForTimeout(5_000);
  const rows = await page.locator('[role=grid]').getAttribute('aria-rowcount');
  await page.locator('[data-row]').nth(5).hover();
  const turned = waitsOf(await scrolledBy(page, devtools, TURN_PX));
  const paged = waitsOf(await scrolledBy(page, devtools, PAGE_PX));
  // The same way again without stopping at each frame, so that frames come as they would.
  await page.evaluate(noteFrames);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, step < STEPS / 2 ? TURN_PX : -TURN_PX);
  const frames = await notedFrames(page);
  const late = frames.filter((ms) => ms > LATE_MS).length / Math.max(1, frames.length);
  const said = (name: string, { n, p50, p95, p99 }: typeof turned): string =>
    `table of ${Number(rows) - 1} rows, ${name}, script and layout per frame: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit 10), p99 ${p99.toFixed(1)} ms (n = ${n})`;
  return [
    said(`scrolled by ${TURN_PX} px`, turned),
    said(`scrolled by ${PAGE_PX} px`, paged),
    `table, frames later than ${LATE_MS} ms: ${(late * 100).toFixed(1)} % (limit 5 %, n = ${frames.length}, drawn in software)`,
  ].join('\n');
};
