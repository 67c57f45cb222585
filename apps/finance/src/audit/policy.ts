import type { BookEntity } from '@nivel/contracts/finance/book-values';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { account } from '@nivel/contracts/projects/memberships';

/** Managers may not see shares of people, nor their history. */
export const mayReadTrail = (role: string | null, entity: BookEntity): boolean =>
  isAtLeast(account, role, entity === 'equity' ? 'admin' : 'manager');
