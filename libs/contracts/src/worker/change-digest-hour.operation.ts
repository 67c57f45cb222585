import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { digestHour } from './notification-preferences.ts';

export const changeDigestHour = operation({
  name: 'worker.change-digest-hour',
  summary: "Says at which hour of the caller's own day the daily e-mail leaves.",
  door: { kind: 'procedure', procedure: 'change_digest_hour' },
  policy: signedIn("the caller's own preferences"),
  repeat: 'idempotent',
  input: z.strictObject({ hour: digestHour }),
  output: z.strictObject({ hour: digestHour }),
  errors: [],
});
