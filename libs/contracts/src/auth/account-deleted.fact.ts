import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Services that store data of the person delete them, or remove the names if a ledger must stay. */
export const accountDeleted = fact({
  name: 'auth.account.deleted',
  version: 1,
  summary: 'An account was deleted: every copy of its data is deleted, or stripped of the name of the person.',
  payload: z.strictObject({ userId: z.uuid() }),
});
