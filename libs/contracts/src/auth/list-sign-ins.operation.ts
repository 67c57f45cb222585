import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** Accounts in one request. */
export const MOST_SIGN_INS = 200;

/** The calling service shows it to administrators only. */
export const listSignIns = operation({
  name: 'auth.list-sign-ins',
  summary: 'When and from where accounts were last signed in to, and the limits that apply to their addresses.',
  door: { kind: 'inside' },
  policy: servicesOnly('services that show it to administrators'),
  repeat: 'safe',
  input: z.strictObject({ userIds: z.array(z.uuid()).max(MOST_SIGN_INS) }),
  output: z.strictObject({
    accounts: z.array(
      z.strictObject({
        userId: z.uuid(),
        lastSignInAt: z.iso.datetime().nullable(),
        lastSignInIp: z.string().nullable(),
        failedSignIns: z.int(),
        lockedUntil: z.iso.datetime().nullable(),
        passwordChangedAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  errors: [],
});
