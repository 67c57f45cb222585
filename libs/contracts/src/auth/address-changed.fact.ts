import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/**
 * The owner is notified at the previous address, even after a change of their own. Copies follow `auth.account.changed`, which
 * is published with it.
 */
export const addressChanged = fact({
  name: 'auth.address.changed',
  version: 1,
  summary: 'The address of an account was changed; the previous one is notified by e-mail.',
  payload: accountNotice.extend({ newEmail: z.string().max(320) }),
});
