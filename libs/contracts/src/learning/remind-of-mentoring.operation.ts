import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const remindOfMentoring = operation({
  name: 'learning.remind-of-mentoring',
  summary: 'Tells both sides of sessions that begin within a day, and within an hour, each once.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ reminded: z.int(), has_more: z.boolean() }),
  errors: [],
});
