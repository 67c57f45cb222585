import { createHash } from 'node:crypto';
import { rowsOf, type BoardPage } from '@nivel/contracts/projects/board-rows';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import type { BrowserContext } from 'playwright-core';
import { openBrowser, signedIn } from '../../bench/board-browser.ts';
import { bearer } from '../../bench/load.ts';
import { Refused, times } from '../../measuring.ts';
import { seedAccounts } from '../../stack/accounts.ts';
import { seedBoards } from '../../stack/boards.ts';
import { callersOf, type Caller } from '../../stack/learners.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { anyAct } from './hand-acts.ts';
import { WatchedBoard } from './watched-board.ts';

/** The maximum that can be undone. */
const ACTS = 100;

export interface UndoReport {
  readonly rounds: number;
  readonly acts: number;
  /** Commands that changed something; each is undone. */
  readonly commands: number;
  readonly refused: number;
  readonly wrongs: readonly string[];
}

type Ask = <Answer>(procedure: string, input: object) => Promise<Answer>;

const askingAs =
  (site: string, caller: Caller): Ask =>
  async (procedure, input) => {
    const response = await fetch(`${site}/rest/v1/rpc/${procedure}`, {
      method: 'POST',
      headers: { ...bearer(caller), 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
    if (!response.ok) throw new Refused(procedure, response.status, await response.text());
    return response.json() as never;
  };

/** The service's state of a project: all rows, in a fixed order. */
const hashOf = async (ask: Ask, project_id: string): Promise<string> => {
  const pages: BoardPage[] = [];
  for (let after: number | null = 0; after !== null; after = pages.at(-1)?.next ?? null)
    pages.push(await ask<BoardPage>('read_board', { project_id, after }));
  const rows = rowsOf(pages);
  if (rows === undefined) throw new Error('A board has a first page.');
  const sorted = [rows.lists, rows.labels, rows.fields, rows.cards].map((of) =>
    [...of.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
  );
  return createHash('sha256')
    .update(JSON.stringify([rows.project, ...sorted]))
    .digest('hex');
};

/** The page's state of it. */
const shownIn = ({ page }: WatchedBoard): Promise<string[]> =>
  page.locator('main [role=region] li, main section li').allInnerTexts();

const aProject = async (ask: Ask, round: number): Promise<string> => {
  const made = await ask<{ project_id: string }>('create_crico_project', { name_param: `Vuelta ${round}` });
  const { lists } = await ask<{ lists: { id: string }[] }>('read_board', { project_id: made.project_id });
  for (const nth of times(6)) {
    const ids = { project_id: made.project_id, command_id: crypto.randomUUID(), card_id: crypto.randomUUID() };
    await ask('create_card', { ...ids, list_id: lists[nth % lists.length]?.id, title: `Al principio ${nth}` });
  }
  return made.project_id;
};

/** Does a hundred things by hand on a fresh board, and takes all of them back. @returns what went wrong */
const oneRound = async (watched: WatchedBoard, seed: number): Promise<string[]> => {
  const { page } = watched;
  const random = seededRandom(seed);
  const wrongs: string[] = [];
  for (const nth of times(ACTS)) {
    const act = await anyAct({ page, random, text: `Algo ${seed} ${nth}` }).catch((error: unknown) => {
      throw new Error(`act ${nth} of round ${seed}: ${String(error)}`);
    });
    await watched.settled();
    const { sent } = watched;
    // On a slow machine a command may be sent after the next act has begun, but never more than one per act.
    if (sent.length > nth + 1) wrongs.push(`round ${seed}: after ${act}, ${nth + 1} acts sent ${sent.length} commands`);
  }
  if (watched.done === 0) wrongs.push(`round ${seed}: no act has changed anything`);
  for (let count = 0; count < ACTS && watched.undone < watched.done; count += 1) {
    await page.getByRole('main').focus();
    await page.keyboard.press('Control+z');
    await watched.turned();
  }
  if (watched.undone !== watched.done) wrongs.push(`round ${seed}: ${watched.undone} of ${watched.done} taken back`);
  return wrongs;
};

interface Rounds {
  readonly ask: Ask;
  /** The caller's context, signed in. */
  readonly context: BrowserContext;
  readonly rounds: number;
  readonly say: (text: string) => void;
}

/** UND-2: undoing all actions of a person on the screens restores the first state, in the service and on the screen. */
const undoRounds = async ({ ask, context, rounds, say }: Rounds): Promise<UndoReport> => {
  const wrongs: string[] = [];
  let [commands, refused] = [0, 0];
  for (const round of times(rounds).map((nth) => nth + 1)) {
    const project = await aProject(ask, round);
    const first = await hashOf(ask, project);
    const page = await context.newPage();
    await page.goto(`/crico/dashboard?project=${project}`);
    await page.locator('[data-card]').first().waitFor();
    const watched = new WatchedBoard(page);
    await watched.settled();
    const shown = await shownIn(watched);
    wrongs.push(...(await oneRound(watched, round)));
    if ((await hashOf(ask, project)) !== first) wrongs.push(`round ${round}: the service holds another state`);
    if ((await shownIn(watched)).join() !== shown.join()) wrongs.push(`round ${round}: the screen shows another state`);
    commands += watched.done;
    refused += watched.refused.length;
    const taken = `${watched.undone} of ${watched.done} commands taken back, ${watched.refused.length} refused`;
    say(`round ${round}: ${taken}; ${wrongs.length} wrong so far`);
    await page.close();
  }
  return { rounds, acts: rounds * ACTS, commands, refused, wrongs };
};

/** Rounds on a stack of its own, with a new person of Crico. */
export const runUndo = async (
  stack: PrivateStack,
  { rounds, say }: Pick<Rounds, 'rounds' | 'say'>,
): Promise<UndoReport> => {
  const email = await stack.withOwner(async (owner) => {
    const [address = ''] = await seedAccounts(owner, 1);
    await seedBoards(owner, [address.slice(0, address.indexOf('@'))], []);
    return address;
  });
  const [caller] = await callersOf(stack.tokens, [email.slice(0, email.indexOf('@'))]);
  if (!caller) throw new Error('There is nobody who works.');
  const browser = await openBrowser();
  try {
    const context = await signedIn(browser, stack.site, email);
    // Acts find things by their English names.
    await context.addInitScript(() => localStorage.setItem('nivel.locale', 'en'));
    return await undoRounds({ ask: askingAs(stack.site, caller), context, rounds, say });
  } finally {
    await browser.close();
  }
};
