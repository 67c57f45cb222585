import { findTools, howToInstall } from '@nivel/process/tools';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { PASSWORD } from '../stack/accounts.ts';

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** A Chromium that draws in software, as on a machine without a graphics card. */
export const openBrowser = async (): Promise<Browser> => {
  const { chromium: executablePath } = await findTools(['chromium']);
  if (executablePath === undefined) throw new Error(howToInstall(['chromium']));
  return chromium.launch({ executablePath, args });
};

declare global {
  interface Window {
    /** A page's own measurements. */
    nivelBench: { firstCard: number | null; tasks: number[]; seen: Record<string, number>; frames: number[] };
  }
}

/** Runs before any script of the page: records when the first card appears, and every task longer than 50 ms. */
const noteLoad = (): void => {
  const noted: Window['nivelBench'] = { firstCard: null, tasks: [], seen: {}, frames: [] };
  window.nivelBench = noted;
  new PerformanceObserver((list) => noted.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
    buffered: true,
  });
  const observer = new MutationObserver(() => {
    if (noted.firstCard !== null || document.querySelector('[data-card]') === null) return;
    noted.firstCard = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
};

/** A device of a signed-in person that has not read a board yet. */
export const signedIn = async (browser: Browser, site: string, email: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 }, baseURL: site });
  const page = await context.newPage();
  await page.goto('/crico/login');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/crico/login');
  await page.close();
  await context.addInitScript(noteLoad);
  return context;
};

export interface OpenBoard {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** Opens a board as on a first visit, with an empty cache. */
export const openBoard = async (context: BrowserContext, projectId: string): Promise<OpenBoard> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Performance.enable');
  await page.goto(`/crico/dashboard?project=${projectId}`);
  await page.locator('[data-card]').first().waitFor();
  return { page, devtools };
};

/** The engine's counters since the page was opened. */
export const metricsOf = async (devtools: CDPSession): Promise<Record<string, number>> => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

/** A frame that comes later than this was seen to. */
export const LATE_MS = 17.5;

/** Script, style and layout since the page was opened, in ms. */
export const workOf = async (devtools: CDPSession): Promise<number> => {
  const { ScriptDuration = 0, LayoutDuration = 0, RecalcStyleDuration = 0 } = await metricsOf(devtools);
  return (ScriptDuration + LayoutDuration + RecalcStyleDuration) * 1_000;
};

/** Waits for the next frame. */
export const picture = (page: Page): Promise<number> =>
  page.evaluate(() => new Promise<number>((resolve) => requestAnimationFrame(resolve)));

/** Runs in the page: notes how long each frame takes from now on. */
export const noteFrames = (): void => {
  let last = performance.now();
  const next = (now: number): void => {
    window.nivelBench.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

/** The records of frames; the first had begun before. */
export const notedFrames = (page: Page): Promise<number[]> => page.evaluate(() => window.nivelBench.frames.slice(1));
