import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const makeProposals = job({
  name: 'worker.make-proposals',
  summary: 'Has proposals made that automation rules asked for.',
  payload: z.strictObject({}),
  schedule: { setting: 'PROPOSALS_EVERY_MS' },
});
