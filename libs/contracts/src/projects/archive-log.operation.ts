import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const archiveLog = operation({
  name: 'projects.archive-log',
  summary: 'Lays rows of the logs of projects that are old apart from those that are worked with; they stay readable.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Rows. */
    archived: z.int(),
    has_more: z.boolean(),
  }),
  errors: [],
});
