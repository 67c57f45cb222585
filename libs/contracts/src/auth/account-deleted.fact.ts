import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Whoever keeps something about the person removes it, or what names the person where a ledger must stay. */
export const accountDeleted = fact({
  name: 'auth.account.deleted',
  version: 1,
  summary: 'An account was deleted: every copy of its data goes, or loses what names the person.',
  payload: z.strictObject({ userId: z.uuid() }),
});
