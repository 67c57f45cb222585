import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** The account cannot be used until it is reopened. Nothing of it is deleted yet. */
export const accountClosed = fact({
  name: 'auth.account.closed',
  version: 1,
  summary: 'A person closed their account: it is deleted later, unless they sign in before.',
  payload: accountNotice.extend({ deletesAt: z.iso.datetime() }),
});
