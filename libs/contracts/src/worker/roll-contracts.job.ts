import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const rollContracts = job({
  name: 'worker.roll-contracts',
  summary: 'Has payments added to open-ended contracts as time goes on.',
  payload: z.strictObject({}),
});
