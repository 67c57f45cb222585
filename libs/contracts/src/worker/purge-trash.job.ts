import { z } from 'zod';
import { job } from '../kernel/job.ts';

export const purgeTrash = job({
  name: 'worker.purge-trash',
  summary: 'Has the trash of projects emptied of what was there for too long.',
  payload: z.strictObject({}),
});
