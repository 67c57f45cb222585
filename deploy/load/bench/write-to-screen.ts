import { randomUUID } from 'node:crypto';
import type { SeededBoard } from '../stack/boards.ts';
import type { Caller } from '../stack/learners.ts';
import type { OpenBoard } from './board-browser.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { waitsOf, type Waits } from './figures.ts';
import { bearer } from './load.ts';

const WRITES = 100;
const PAUSE_MS = 60;

const now = (): number => performance.timeOrigin + performance.now();

/** How long it takes from a write by API until it is on the screen of another person. */
export const writesToScreen = async (
  site: string,
  writer: Caller,
  { projectId, cards: [card] }: SeededBoard,
  { page }: OpenBoard,
): Promise<Waits> => {
  const shown = page.locator(`[data-card="${card}"]`);
  await shown.waitFor();
  // The room is joined a moment after the board appears.
  await page.waitForTimeout(2_000);
  await shown.evaluate((button) => {
    const note = (): void => {
      const title = /escrito-\d+/.exec(button.textContent)?.[0];
      if (title !== undefined) window.nivelBench.seen[title] ??= performance.timeOrigin + performance.now();
    };
    new MutationObserver(note).observe(button, { childList: true, subtree: true, characterData: true });
  });
  const began = new Map<string, number>();
  await sampled(times(WRITES), async (write) => {
    const title = `escrito-${write}`;
    const begunAt = now();
    const response = await fetch(`${site}/rest/v1/rpc/update_cards`, {
      method: 'POST',
      headers: { ...bearer(writer), 'content-type': 'application/json' },
      body: JSON.stringify({ project_id: projectId, command_id: randomUUID(), card_ids: [card], set: { title } }),
    });
    if (!response.ok) throw new Refused('update_cards', response.status, await response.text());
    began.set(title, begunAt);
    await page.waitForTimeout(PAUSE_MS);
  });
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate(() => window.nivelBench.seen);
  const unseen = [...began.keys()].filter((title) => seen[title] === undefined);
  if (unseen.length > 0) throw new Error(`${unseen.length} of ${began.size} writes were not shown`);
  return waitsOf([...began].map(([title, at]) => (seen[title] ?? Number.NaN) - at));
};
