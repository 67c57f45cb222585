import type { Browser, BrowserContext, Page } from 'playwright-core';
import { watchContext, type Watch } from './watch.ts';

export interface DeviceOptions {
  readonly width?: 390 | 768 | 1440;
  readonly isDark?: boolean;
  /** Console errors the journey itself provokes, such as the browser's own line about an answer it got. */
  readonly mayLog?: readonly RegExp[];
  /** Screenshots are compared or viewed, so motion is reduced. */
  readonly isStill?: boolean;
  /** Other sites that the journey leads to, such as that of the payment provider. */
  readonly mayAsk?: readonly string[];
  /**
   * The browser caches the program of the pages, as it does for people. A journey cannot intercept requests of such pages, so
   * all other journeys run without the cache.
   */
  readonly keepsProgram?: boolean;
  /** Device pixels per CSS pixel. */
  readonly scale?: number;
}

/** A browser profile of its own, with the page that is open in it. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
  /** Opens another tab of the same profile. */
  tab(): Promise<Page>;
  /** Complaints of the pages that the journey did not announce. */
  complaints(): string[];
}

const heights = { 390: 844, 768: 1024, 1440: 900 } as const;
const PATIENCE_MS = 60_000;
/** Playwright's message about a blocked service worker. */
const WORKER_BLOCKED = /Service Worker registration blocked/;

/** Opens a device on the site; nothing is loaded yet. */
export const openDevice = async (browser: Browser, site: string, options: DeviceOptions): Promise<Device> => {
  const width = options.width ?? 1440;
  const context = await browser.newContext({
    baseURL: site,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width, height: heights[width] },
    deviceScaleFactor: options.scale ?? 1,
    hasTouch: width === 390,
    colorScheme: options.isDark ? 'dark' : 'light',
    reducedMotion: options.isStill ? 'reduce' : 'no-preference',
    serviceWorkers: options.keepsProgram ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const watch = await watchContext(context, [site, ...(options.mayAsk ?? [])]);
  const page = await context.newPage();
  const expected = [...(options.mayLog ?? []), WORKER_BLOCKED];
  return {
    context,
    page,
    watch,
    tab: () => context.newPage(),
    complaints: () => watch.complaints.filter((line) => !expected.some((one) => one.test(line))),
  };
};
