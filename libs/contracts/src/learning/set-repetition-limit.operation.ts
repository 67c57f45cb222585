import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { repetitionLimit } from './repetition.ts';

export const setRepetitionLimit = operation({
  name: 'learning.set-repetition-limit',
  summary: 'Sets how many questions a day the caller wants to repeat at most.',
  door: { kind: 'procedure', procedure: 'set_repetition_limit' },
  policy: signedIn("the caller's own daily repetition"),
  repeat: 'idempotent',
  input: z.strictObject({ daily_limit: repetitionLimit }),
  output: z.strictObject({ daily_limit: repetitionLimit }),
  errors: [],
});
