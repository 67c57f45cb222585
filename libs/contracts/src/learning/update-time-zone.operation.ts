import { z } from 'zod';
import { changeProfile } from '../auth/change-profile.operation.ts';
import { LONGEST_TIME_ZONE } from '../kernel/time-zone.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

export const updateTimeZone = operation({
  name: 'learning.update-time-zone',
  summary: "Sets the time zone of the caller's account, in which the learner's days are counted from now on.",
  door: { kind: 'procedure', procedure: 'update_time_zone' },
  policy: signedIn("the caller's own time zone"),
  repeat: 'idempotent',
  /** An IANA name such as `America/Mexico_City`. */
  input: z.strictObject({ time_zone: z.string().min(1).max(LONGEST_TIME_ZONE) }),
  output: z.strictObject({ timeZone: z.string() }),
  errors: changeProfile.errors,
});
