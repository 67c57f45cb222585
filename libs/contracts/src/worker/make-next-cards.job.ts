import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const makeNextCards = job({
  name: 'worker.make-next-cards',
  summary: 'Has the next card made of those that repeat.',
  payload: z.strictObject({}),
  schedule: { setting: 'REPEATS_EVERY_MS' },
});
