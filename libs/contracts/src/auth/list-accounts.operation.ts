import { z } from 'zod';
import { snapshot } from '../kernel/snapshot.ts';
import { accountProfile } from './account-profile.ts';

/** An account as every copy stores it: the data published when it is created and when it changes. */
export const accountRow = accountProfile.extend({ createdAt: z.iso.datetime() });

export const listAccounts = snapshot({
  name: 'auth.list-accounts',
  summary: 'Every account whose address is proven, and those that were deleted, for those who keep a copy.',
  rule: 'services that keep a copy of what accounts say of their people',
  removals: 'kept',
  row: accountRow,
});
