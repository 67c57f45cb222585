import type { Reads } from '@nivel/messaging/unit-of-work';
import type { AccountEndings } from './account-endings.ts';
import { signedInAddresses } from '../sessions/open-sessions.repository.ts';

/** Accounts whose sessions end concurrently, each in its own unit of work. */
const SIDE_BY_SIDE = 8;

/**
 * Ends the sessions of everybody, as an operator does for one account: at once at every door. Sessions that open meanwhile
 * may remain.
 * @returns how many sessions ended
 */
export const endEverySession = async (endings: AccountEndings, reads: Reads): Promise<number> => {
  let ended = 0;
  let page = await signedInAddresses(reads, '', SIDE_BY_SIDE);
  while (page.length > 0) {
    const counts = await Promise.all(page.map((email) => endings.endSessions(email)));
    ended += counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    page = await signedInAddresses(reads, page.at(-1) ?? '', SIDE_BY_SIDE);
  }
  return ended;
};
