import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const deleteClosedAccounts = job({
  name: 'worker.delete-closed-accounts',
  summary: 'Has closed accounts deleted that were not taken back in time. Promised to people, so it cannot be paused.',
  payload: z.strictObject({}),
  schedule: { setting: 'ACCOUNTS_DELETE_MS' },
});
