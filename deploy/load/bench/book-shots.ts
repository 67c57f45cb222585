import type { Caller } from '../stack/learners.ts';
import { bearer, post, type Shot } from './load.ts';

export type BookWork = 'read-payments' | 'read-payments-uncounted';

interface Book {
  readonly site: string;
  readonly baseline: string;
  readonly callers: readonly Caller[];
}

/** The first page of the payments as the screen shows it. Uncounted: the baseline does not count them in all. */
export const bookShot = (
  { site, baseline, callers }: Book,
  work: BookWork,
  side: 'ours' | 'baseline',
  lane: number,
): Shot => {
  if (side === 'baseline') return post(`${baseline}/payments`, {}, { is_counted: work === 'read-payments' });
  const caller = callers[lane];
  if (caller === undefined) throw new Error('There are fewer callers than connections.');
  return post(`${site}/rest/v1/rpc/get_money_payments`, bearer(caller), { sort: 'open_first' });
};
