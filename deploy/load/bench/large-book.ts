import type pg from 'pg';
import { seedBook } from '../stack/book.ts';
import { callersOf, newUserIds, type Caller } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { asked, line } from './large-project.ts';

const ASKED = 200;
const LIMIT_MS = 300;
/** People who look at the figures at the same moment. */
const AT_ONCE = 8;

/** Requests to a book with a million payments, half of them in the months that are drawn, and 100,000 leads. */
export const largeBook = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const [id = ''] = newUserIds(1);
  await seedBook(owner, { payments: 1_000_000, leads: 100_000 }, [id]);
  const [caller] = await callersOf(stack.tokens, [id]);
  if (!caller) throw new Error('There is nobody who asks.');
  const lines: string[] = [];
  for (const procedure of ['get_money_analytics', 'get_money_charts', 'get_money_payments'])
    lines.push(
      line(procedure, LIMIT_MS, await ask(stack.site, caller, procedure)),
      await atOnce(stack.site, caller, procedure),
    );
  return lines.join('\n');
};

const ask = (site: string, caller: Caller, procedure: string) =>
  asked(site, caller, procedure, {
    count: ASKED,
    input: () => (procedure === 'get_money_payments' ? { sort: 'open_first' } : {}),
  });

/** The slowest of several lanes. */
const atOnce = async (site: string, caller: Caller, procedure: string): Promise<string> => {
  const lanes = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(site, caller, procedure)));
  const slowest = lanes.reduce((one, other) => (other.p95 > one.p95 ? other : one));
  return line(`${procedure}, the slowest of ${AT_ONCE} at once`, LIMIT_MS, slowest);
};
