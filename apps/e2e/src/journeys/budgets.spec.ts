import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { aLearner } from '../learners/learner.ts';
import { loginPage, signIn } from '../pages/account-pages.ts';
import { dashboardPage } from '../pages/learning-pages.ts';
import { reportFigure } from '../stage/figures.ts';
import { journey } from '../stage/journey.ts';

/** Bytes of compressed JavaScript the page has fetched, as they came over the wire. */
const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => {
          const shifts = observer.takeRecords() as Shift[];
          resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        });
      }),
  );

describe('the first visit', () => {
  journey('costs at most 105 KB of JavaScript for landing and sign-in together', async ({ device }) => {
    const { page } = await device();
    // Like most installations, without providers. With providers, their buttons are fetched too.
    await page.route('**/auth/v1/settings', (route) => route.fulfill({ json: { external_labels: {} } }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await loginPage(page).submit.waitFor();
    await page.waitForLoadState('networkidle');
    const kilobytes = (await scriptBytes(page)) / 1_000;
    reportFigure('JavaScript of landing and sign-in', kilobytes, 'KB', 105);
    expect(kilobytes).toBeGreaterThan(20);
    expect(kilobytes).toBeLessThanOrEqual(105);
  });
});

describe('the dashboard', () => {
  journey('costs at most 160 KB of JavaScript, and shows itself without jumping', async ({ device }) => {
    const [{ page, context }, learner] = await Promise.all([device({ width: 390 }), aLearner()]);
    await page.goto('/login');
    await signIn(page, learner);
    await dashboardPage(page).greeting.waitFor();
    const fresh = await context.newPage();
    const session = await context.newCDPSession(fresh);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await fresh.goto('/estudiantes-dashboard', { waitUntil: 'networkidle' });
    await dashboardPage(fresh).goOn.waitFor();
    const [kilobytes, shift] = [(await scriptBytes(fresh)) / 1_000, await layoutShift(fresh)];
    reportFigure('JavaScript of the dashboard', kilobytes, 'KB', 160);
    reportFigure('CLS of the dashboard', shift, '', 0.05);
    expect(kilobytes).toBeLessThanOrEqual(160);
    expect(shift).toBeLessThanOrEqual(0.05);
  });
});
