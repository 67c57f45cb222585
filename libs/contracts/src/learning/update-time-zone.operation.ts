import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';

export const updateTimeZone = operation({
  name: 'learning.update-time-zone',
  summary: "Sets the time zone in which the learner's days are counted from now on.",
  door: { kind: 'procedure', procedure: 'update_time_zone' },
  policy: signedIn("the caller's own time zone"),
  repeat: 'idempotent',
  /** An IANA name such as `America/Mexico_City`. */
  input: z.strictObject({ time_zone: z.string().min(1).max(64) }),
  output: z.strictObject({ timeZone: z.string() }),
  errors: [learningErrors.unknown_time_zone, learningErrors.time_zone_changed_recently, learningErrors.progress_busy],
});
