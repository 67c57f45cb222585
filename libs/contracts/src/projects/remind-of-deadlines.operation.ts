import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const remindOfDeadlines = operation({
  name: 'projects.remind-of-deadlines',
  summary: 'Tells people of deadlines of their cards that have come near, as the settings of each project say.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Deadlines that a notice was sent for. */
    reminded: z.int(),
    has_more: z.boolean(),
  }),
  errors: [],
});
