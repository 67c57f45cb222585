import type pg from 'pg';
import type { BrowserContext, Page } from 'playwright-core';
import { PASSWORD, seedAccounts } from '../stack/accounts.ts';
import { seedAdvanced } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { openBrowser } from './board-browser.ts';
import { median, round, table } from './figures.ts';

const LOADS = 5;
const PHONE = { width: 390, height: 844 };
const MEGABIT = 1_000_000 / 8;

/** A phone of some years ago on a mobile network: 4 times slower, 10 Mbit/s, 150 ms there and back, nothing in its cache. */
const openSlowPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const speed = { downloadThroughput: 10 * MEGABIT, uploadThroughput: 10 * MEGABIT };
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
};

/** Seconds until the largest thing was on the screen. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve((list.getEntries().at(-1)?.startTime ?? 0) / 1_000)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

const paintsOf = async (context: BrowserContext, path: string): Promise<number[]> => {
  const seconds: number[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const page = await openSlowPage(context);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    seconds.push(await largestPaint(page));
    await page.close();
  }
  return seconds;
};

/** How soon a slow phone shows the landing page and the dashboard of a signed-in person. */
export const pagesInBrowser = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const [email = ''] = await seedAccounts(owner, 1);
  await seedAdvanced(owner, 'learning', [email.split('@')[0] ?? '']);
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({ viewport: PHONE, baseURL: stack.site });
    const landing = await paintsOf(context, '/');
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.locator('input[type=password]').press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.close();
    const dashboard = await paintsOf(context, '/estudiantes-dashboard');
    const row = (name: string, seconds: readonly number[], wanted: number): (string | number)[] => [
      name,
      seconds.length,
      round(median(seconds), 2),
      round(Math.max(...seconds), 2),
      wanted,
    ];
    return table([
      ['largest paint on a slow phone', 'n', 'median s', 'worst s', 'wanted s'],
      row('landing page', landing, 1.5),
      row('dashboard', dashboard, 1.8),
    ]);
  } finally {
    await browser.close();
  }
};
