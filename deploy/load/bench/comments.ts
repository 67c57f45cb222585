import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type pg from 'pg';
import { seedAccounts } from '../stack/accounts.ts';
import { seedBoards, type SeededBoard } from '../stack/boards.ts';
import { callersOf, type Caller } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { openBrowser, signedIn } from './board-browser.ts';
import { waitsOf, type Waits } from './figures.ts';
import { asked, line } from './large-project.ts';
import { bearer } from './load.ts';

const COMMENTS = 1_000;
/** The maximum of one answer. */
const PAGE = 100;
const ASKED = 200;
const WRITTEN = 100;
const PAUSE_MS = 60;
const PATIENCE_MS = 5_000;
const LIST_LIMIT_MS = 60;
const SCREEN_LIMIT_MS = 50;

/** Some are replies, some are for the team, some have reactions, as cards have them that are much talked about. */
const ROWS = `INSERT INTO projects.comments
  (id, project_id, card_id, number, author_id, is_team_only, text, mentions, version, asked, created_at)
SELECT gen_random_uuid(), $1, $2, n, ($3::uuid[])[1 + n % cardinality($3::uuid[])], n % 10 = 0,
  repeat('Los de **madera** se ven mejor con este gris. ', 1 + n % 5), '{}', 1, '', now() - (${COMMENTS} - n) * interval '1 minute'
FROM generate_series(1, ${COMMENTS}) n`;
const REPLIES = `UPDATE projects.comments c SET parent_id = b.id, is_team_only = b.is_team_only
FROM projects.comments b WHERE c.card_id = $1 AND b.card_id = $1 AND c.number % 3 = 0 AND b.number = c.number - 2`;
const REACTIONS = `INSERT INTO projects.comment_reactions (comment_id, user_id, reaction, reacted_at)
SELECT id, $2, 'heart', now() FROM projects.comments WHERE card_id = $1 AND number % 4 = 0`;

const now = (): number => performance.timeOrigin + performance.now();

/** From the moment at which a person sends a comment until it is on the screen of another person, who has the card open. */
const commentsToScreen = async (
  site: string,
  writer: Caller,
  { projectId, cards: [card] }: SeededBoard,
  page: Page,
): Promise<Waits> => {
  await page.goto(`/crico/dashboard?project=${projectId}&card=${card}`);
  await page.locator('article').first().waitFor();
  // The room is joined a moment after the board appears.
  await page.waitForTimeout(2_000);
  await page.evaluate(() => {
    const note = (): void => {
      for (const article of document.querySelectorAll('article')) {
        const text = /dicho-\d+/.exec(article.textContent)?.[0];
        if (text !== undefined) window.nivelBench.seen[text] ??= performance.timeOrigin + performance.now();
      }
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const began = new Map<string, number>();
  await sampled(times(WRITTEN), async (nth) => {
    const text = `dicho-${nth}`;
    const begunAt = now();
    const response = await fetch(`${site}/rest/v1/rpc/add_comment`, {
      method: 'POST',
      headers: { ...bearer(writer), 'content-type': 'application/json' },
      body: JSON.stringify({ project_id: projectId, card_id: card, comment_id: randomUUID(), text }),
    });
    if (!response.ok) throw new Refused('add_comment', response.status, await response.text());
    began.set(text, begunAt);
    await page.waitForFunction((name) => window.nivelBench.seen[name] !== undefined, text, { timeout: PATIENCE_MS });
    await page.waitForTimeout(PAUSE_MS);
  });
  const seen = await page.evaluate(() => window.nivelBench.seen);
  return waitsOf([...began].map(([text, at]) => (seen[text] ?? Number.NaN) - at));
};

/** The comments of one card with many comments: how long a list of it takes, and how soon a new one is on another's screen. */
export const comments = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const emails = await seedAccounts(owner, 2);
  const ids = emails.map((email) => email.split('@')[0] ?? '');
  const [board] = await seedBoards(owner, ids, [20]);
  const [reader, writer] = await callersOf(stack.tokens, ids);
  const [email] = emails;
  if (!board || !reader || !writer || email === undefined) throw new Error('There is nobody who reads.');
  const { projectId: project_id, cards } = board;
  const card_id = cards[0] ?? '';
  await owner.query(ROWS, [project_id, card_id, ids]);
  await owner.query(REPLIES, [card_id]);
  await owner.query(REACTIONS, [card_id, ids[1]]);
  await owner.query('VACUUM ANALYZE projects.comments, projects.comment_reactions');
  const page = (nth: number) => ({
    project_id,
    card_id,
    limit: PAGE,
    before: COMMENTS + 1 - PAGE * (nth % (COMMENTS / PAGE)),
  });
  const listed = await asked(stack.site, reader, 'list_comments', { count: ASKED, input: page });
  const browser = await openBrowser();
  try {
    const context = await signedIn(browser, stack.site, email);
    const shown = await commentsToScreen(stack.site, writer, board, await context.newPage());
    return [
      line(`a page of ${PAGE} of ${COMMENTS} comments`, LIST_LIMIT_MS, listed),
      line("a comment to the other's screen", SCREEN_LIMIT_MS, shown),
    ].join('\n');
  } finally {
    await browser.close();
  }
};
