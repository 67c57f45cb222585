import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const refreshDueSubscriptions = job({
  name: 'worker.refresh-due-subscriptions',
  summary: 'Has subscribers told of charges that are near, and of those that failed.',
  payload: z.strictObject({}),
});
