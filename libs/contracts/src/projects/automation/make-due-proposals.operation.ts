import { z } from 'zod';
import { operation } from '../../kernel/operation.ts';
import { servicesOnly } from '../../kernel/policy.ts';

/** In small parts: the caller repeats while there is more. */
export const makeDueProposals = operation({
  name: 'projects.make-due-proposals',
  summary: 'Has `ai` make the proposals that automation rules asked for, and asks again where it did not answer.',
  door: { kind: 'inside' },
  policy: servicesOnly('the service with the schedules'),
  repeat: 'idempotent',
  input: z.strictObject({}),
  output: z.strictObject({ asked: z.int(), has_more: z.boolean() }),
  errors: [],
  deadlineMs: 20_000,
});
