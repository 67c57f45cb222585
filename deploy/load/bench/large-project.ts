import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { seedAccounts } from '../stack/accounts.ts';
import { seedLargeProject } from '../stack/large-project.ts';
import { callersOf, type Caller } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { openBrowser, signedIn } from './board-browser.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { waitsOf, type Waits } from './figures.ts';
import { bearer } from './load.ts';
import { tableScrolled } from './table-scrolled.ts';

const ASKED = 200;
const WARM_UP = 40;
const BULK = 1_000;
const BULKS = 20;

/** As people narrow a board: by one thing, by several, by nearly nothing, sorted in some way. */
const FILTERS = [
  { text: 'priority:critical', sort: 'due' },
  { text: 'overdue:yes assignee:me', sort: 'priority' },
  { text: '(priority>=high or is:blocked) -assignee:me', sort: 'title' },
  { text: 'due<7d progress<50', sort: 'board' },
  { text: 'due:none', sort: 'number' },
  { text: 'at-risk:yes progress>=90', sort: 'progress' },
];

/** One question after the other, each waited for. */
export const asked = async (
  site: string,
  caller: Caller,
  procedure: string,
  { count, input }: { readonly count: number; readonly input: (nth: number) => object },
): Promise<Waits> => {
  const one = async (nth: number): Promise<number> => {
    const askedAt = performance.now();
    const response = await fetch(`${site}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: { ...bearer(caller), 'content-type': 'application/json' },
      body: JSON.stringify(input(nth)),
    });
    const answer = await response.text();
    if (!response.ok) throw new Refused(procedure, response.status, answer);
    return performance.now() - askedAt;
  };
  await sampled(times(WARM_UP), one);
  return waitsOf(
    await sampled(
      times(count).map((nth) => nth + WARM_UP),
      one,
    ),
  );
};

/** One line for people, with its limit. */
export const line = (name: string, limit: number, { n, p50, p95, p99 }: Waits): string =>
  `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${limit}), p99 ${p99.toFixed(1)} ms (n = ${n})`;

/** Requests to a project of 100,000 cards and 500,000 comments, changes of 1,000 of them, and its table in a browser. */
export const largeProject = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const emails = await seedAccounts(owner, 1);
  const ids = emails.map((email) => email.split('@')[0] ?? '');
  const { projectId: project_id, cards, words } = await seedLargeProject(owner, ids);
  const [caller] = await callersOf(stack.tokens, ids);
  const [email] = emails;
  if (!caller || email === undefined) throw new Error('There is nobody who asks.');
  const of = <One>(all: readonly One[], nth: number): One => all[nth % all.length] as One;
  const ask = (procedure: string, count: number, input: (nth: number) => object) =>
    asked(stack.site, caller, procedure, { count, input: (nth) => ({ project_id, ...input(nth) }) });
  const lines = [
    line('filter', 150, await ask('find_cards', ASKED, (nth) => of(FILTERS, nth))),
    line('search', 150, await ask('search_cards', ASKED, (nth) => ({ search: of(words, nth) }))),
    line(
      'search of two words',
      150,
      await ask('search_cards', ASKED, (nth) => ({ search: `${of(words, nth)} ${of(words, nth + 1)}` })),
    ),
    line('search, sorted and counted', 150, await ask('find_cards', ASKED, (nth) => ({ search: of(words, nth) }))),
    line(
      'bulk edit of 1,000 cards',
      2_000,
      await ask('update_cards', BULKS, (nth) => ({
        command_id: randomUUID(),
        card_ids: cards.slice(nth * BULK, (nth + 1) * BULK),
        set: { priority: 'high', progress: nth % 100, due_on: '2027-01-01' },
      })),
    ),
  ];
  const browser = await openBrowser();
  try {
    lines.push(await tableScrolled(await signedIn(browser, stack.site, email), project_id));
  } finally {
    await browser.close();
  }
  return lines.join('\n');
};
