import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
let source: Promise<string> | undefined;

interface AxeWindow {
  readonly axe: { run(context: Document, options: object): Promise<AxeResults> };
}

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands, one line per element. */
export const findings = async (page: Page): Promise<string[]> => {
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  // Half-shown elements have colours of their own: let what moves arrive first.
  await page.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined))));
  await page.evaluate(await source);
  const { violations } = await page.evaluate(
    (tags) => (window as unknown as AxeWindow).axe.run(document, { runOnly: tags, resultTypes: ['violations'] }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`),
  );
};

/** Fails when axe finds anything, or when the page is wider than the screen. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  expect({ state, findings: await findings(page) }).toEqual({ state, findings: [] });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ state, overflow }).toEqual({ state, overflow: 0 });
};
