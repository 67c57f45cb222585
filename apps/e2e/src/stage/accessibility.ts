import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
let source: Promise<string> | undefined;

declare global {
  interface Window {
    readonly axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};
/** What a dark page may do wrong that the light one did right. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/** What axe finds on a page as it stands, one line per element. */
const findings = async (page: Page, options: RunOptions): Promise<string[]> => {
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  // Half-shown elements have colours of their own: let what moves arrive first, and what moves after it.
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const moving = (): Animation[] => document.getAnimations().filter(({ playState }) => playState === 'running');
    do {
      await Promise.all(moving().map((one) => one.finished.catch(() => undefined)));
      await frame();
      await frame();
    } while (moving().length > 0);
  });
  await page.evaluate(await source);
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  );
};

const looks = [
  { width: 1440, height: 900, colorScheme: 'light', options: everything },
  { width: 1440, height: 900, colorScheme: 'dark', options: colours },
  { width: 390, height: 844, colorScheme: 'dark', options: colours },
  { width: 390, height: 844, colorScheme: 'light', options: everything },
] as const;

type Look = (typeof looks)[number];

const expectIn = async (page: Page, state: string, chosen: readonly Look[]): Promise<void> => {
  for (const { width, height, colorScheme, options } of chosen) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    // Another width leaves the page anywhere; whoever looks has what they work on in front of them, not below the header.
    await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'center' }));
    const look = `${state}, ${width} px, ${colorScheme}`;
    const found = await findings(page, options);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ look, findings: found, isTooWide: overflow > 0 }).toEqual({
      look,
      findings: [],
      isTooWide: false,
    });
  }
};

/** Fails when axe finds anything in a state of a page, on a desk or a phone, light or dark, or when it is wider than the screen. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => expectIn(page, state, looks);

/**
 * The same for one of many states in a row: all rules on a light phone, colours on a dark desk, and then as wide as before.
 * It takes half as long.
 */
export const glance = async (page: Page, state: string): Promise<void> => {
  const size = page.viewportSize();
  const [, darkDesk, , lightPhone] = looks;
  await expectIn(page, state, [lightPhone, darkDesk]);
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
};
