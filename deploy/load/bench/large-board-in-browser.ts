import type pg from 'pg';
import { sampled, times } from '../measuring.ts';
import { seedAccounts } from '../stack/accounts.ts';
import { seedBoards, type SeededBoard } from '../stack/boards.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { openBrowser } from './board-browser.ts';
import { loadCold, coldLoadRow, type ColdLoad } from './cold-board.ts';
import { table } from './figures.ts';

const SIZES = [25_000, 100_000];
const LOADS = 5;

const report = (size: number, loads: readonly ColdLoad[]): string => {
  const of = (field: keyof ColdLoad): number[] => loads.map((one) => one[field]);
  // The limits were set for 25,000 cards; 100,000 is the most that a project ever makes.
  const isMost = size > 25_000;
  return table([
    [`cold board of ${size.toLocaleString('en')} cards`, 'median', 'worst', 'limit', 'n'],
    coldLoadRow('first card, ms', isMost ? '' : '1000', of('firstCardMs')),
    coldLoadRow('all cards, ms', '', of('wholeMs')),
    coldLoadRow('DOM elements', '2500', of('nodes')),
    coldLoadRow('heap, MB', isMost ? '' : '80', of('heapMb'), 1),
    coldLoadRow('longest task, ms', '', of('longestTaskMs')),
  ]);
};

/** The cost of boards of several pages in the browser. */
export const largeBoardInBrowser = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const [email = ''] = await seedAccounts(owner, 1);
  const boards = await seedBoards(owner, [email.split('@')[0] ?? ''], SIZES);
  await owner.query('VACUUM ANALYZE');
  const browser = await openBrowser();
  const measure = async (board: SeededBoard): Promise<string> => {
    // Compilation for the first visitor of a server is not of interest.
    await loadCold(browser, stack.site, email, board);
    const loads = await sampled(times(LOADS), () => loadCold(browser, stack.site, email, board));
    return report(board.cards.length, loads);
  };
  try {
    const reports: string[] = [];
    for (const board of boards) reports.push(await measure(board));
    return reports.join('\n\n');
  } finally {
    await browser.close();
  }
};
