import { z } from 'zod';
import { snapshot } from '../kernel/snapshot.ts';
import { tier } from './plan.ts';

export const listAccess = snapshot({
  name: 'billing.list-access',
  summary: 'What each person has paid for, for those who keep a copy. Who never paid is not named.',
  rule: 'services that open something by plan',
  removals: 'kept',
  row: z.strictObject({ userId: z.uuid(), tier, until: z.iso.datetime().nullable() }),
});
