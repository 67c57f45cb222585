import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@jest/globals';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);
let source: Promise<string> | undefined;

declare global {
  interface Window {
    readonly axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const rules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // A frame is another site's, which looks after itself.
  iframes: false,
};

/** The findings of axe about one element. */
interface Finding {
  readonly rule: string;
  readonly element: string;
  readonly why: string;
}

/** The faults of a page in its present state. */
interface Faults {
  readonly findings: readonly Finding[];
  readonly isTooWide: boolean;
}

interface Look {
  readonly options: RunOptions;
  /** Whether the page stays where it is scrolled to. */
  readonly staysPut: boolean;
}

/** Looks at a document, unless axe is not in it yet; this runs in the page. */
const lookAround = async ({ options, staysPut }: Look): Promise<Faults | undefined> => {
  if (window.axe === undefined) return undefined;
  // Another width leaves the page anywhere; people have what they work on in front of them, not below the header.
  if (!staysPut) document.activeElement?.scrollIntoView({ block: 'center' });
  // Half-shown elements have colours of their own: let what moves arrive first, and what moves after it. What turns for ever, such
  // as the sign of a busy button, never arrives.
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  const moving = (): Animation[] =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  do {
    await Promise.all(moving().map((one) => one.finished.catch(() => undefined)));
    await frame();
    await frame();
  } while (moving().length > 0);
  const { violations } = await window.axe.run(document, options);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({
      rule: id,
      element: target.join(' '),
      why: failureSummary?.replaceAll(/\s+/g, ' ') ?? '',
    })),
  );
  return { findings, isTooWide: document.documentElement.scrollWidth > innerWidth };
};

/** A document keeps the axe it was given once. */
const faultsOf = async (page: Page, staysPut = false): Promise<Faults> => {
  const faults = await page.evaluate(lookAround, { options: rules, staysPut });
  if (faults !== undefined) return faults;
  source ??= readFile(require.resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(await source);
  return faultsOf(page, staysPut);
};

const SIZE = 'target-size';
const isSmall = ({ rule }: Finding): boolean => rule === SIZE;

/** Scrolls the open dialog, else the page, by less than its visible height; at the end it scrolls back. */
const scrollOn = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]')];
    const scroller = dialogs.findLast((one) => one.scrollHeight > one.clientHeight) ?? document.documentElement;
    const [before, step] = [scroller.scrollTop, scroller.clientHeight / 4];
    scroller.scrollBy(0, step);
    if (scroller.scrollTop === before) scroller.scrollBy(0, -step);
  });

/**
 * Controls under the header, a footer or a toast are too small only while they are covered: a finding counts if it occurs at
 * two scroll positions.
 */
const smallAtTwoPlaces = async (page: Page, small: readonly Finding[]): Promise<readonly Finding[]> => {
  if (small.length === 0) return small;
  await scrollOn(page);
  const again = (await faultsOf(page, true)).findings.filter(isSmall);
  return small.filter(({ element }) => again.some((other) => other.element === element));
};

/** One line per element that is wrong, and whether the page is wider than its window. */
const complaintsOf = async (page: Page): Promise<{ findings: string[]; isTooWide: boolean }> => {
  const { findings, isTooWide } = await faultsOf(page);
  const small = await smallAtTwoPlaces(page, findings.filter(isSmall));
  const counted = [...findings.filter((one) => !isSmall(one)), ...small];
  return { findings: counted.map(({ rule, element, why }) => `${rule}: ${element} ${why}`), isTooWide };
};

const desk = { width: 1440, height: 900 } as const;
const phone = { width: 390, height: 844 } as const;

/**
 * Fails when axe finds anything in a state of a page, on a desktop or a phone, or when the page is wider than the screen. The
 * desktop has the colour scheme in which the previous state left the phone, and the phone the other one: content that both show
 * is checked in both schemes each time, and content of only one of them alternates from state to state.
 */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const schemes = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  for (const [size, colorScheme] of [[desk, schemes[0]] as const, [phone, schemes[1]] as const]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const look = `${state}, ${size.width} px, ${colorScheme}`;
    expect({ look, ...(await complaintsOf(page)) }).toEqual({ look, findings: [], isTooWide: false });
  }
};

/** The same in the middle of something: the window is as wide as before. */
export const glance = async (page: Page, state: string): Promise<void> => {
  const size = page.viewportSize();
  await expectAccessible(page, state);
  if (size) await page.setViewportSize(size);
};
