import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

export const phoneChanged = fact({
  name: 'auth.phone.changed',
  version: 1,
  summary: 'An account has a number with which its owner can sign in; the owner is told by e-mail.',
  payload: accountNotice.extend({
    /** The last digits of the number. */
    phoneEnd: z.string().max(4),
  }),
});
