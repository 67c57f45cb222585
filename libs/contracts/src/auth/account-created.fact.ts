import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { accountProfile } from './account-profile.ts';

/**
 * Published with the first proof of the address, so that no other service stores what a stranger wrote. Profile data are those
 * of the sign-up if the proof came from the same browser; foreign clients may send none, and the texts are empty then.
 */
export const accountCreated = fact({
  name: 'auth.account.created',
  version: 1,
  summary: 'Somebody has an account: they signed up and have proven the address.',
  payload: accountProfile.extend({ createdAt: z.iso.datetime() }),
});
