import type { BookEntity } from '@nivel/contracts/finance/book-values';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account } from '@nivel/contracts/projects/memberships';

/** Shares of people are nothing for managers, and neither is what was done to them. */
export const mayReadTrail = (role: string | null, entity: BookEntity): boolean =>
  isAtLeast(account, role, entity === 'equity' ? 'admin' : 'manager');
