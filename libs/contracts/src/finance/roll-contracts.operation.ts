import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const rollContracts = operation({
  name: 'finance.roll-contracts',
  summary: 'Adds the payments of open-ended contracts that have come within the next 12 months, each once.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ rolled: z.int(), has_more: z.boolean() }),
  errors: [],
});
